"""Where the places of the table are, for a size, a size of words and a number of players."""

import msgspec

from ahrensache_desktop.scene.spot import Rect

SMALLEST = (960.0, 600.0)
TRACK_SPACES = 40
CARD = 1.45  # the height of a bidding card for a width of 1
GAP = 6.0  # between places, in units
LINE = 15.0  # the height of a line of words of the usual size, in units
WAY = 16.0  # the height of the way with the numbers, in units
HEAD = 24.0  # of a crate, in units
DIGITS = 0.74  # how high two digits are that are 1 wide


class Layout(msgspec.Struct, frozen=True):
    """The places of the table, in logical pixels; pictures are measured in `unit`, words in `line`."""

    unit: float
    text: float  # how much larger than usual words are, beside the pictures
    track: Rect
    offers: Rect
    display: Rect
    rounds: Rect
    farmers: Rect
    minis: Rect
    plan: Rect
    goods: Rect
    buildings: Rect
    farm: Rect
    bid: Rect
    hand: Rect

    @property
    def line(self) -> float:
        """The height of a line of words."""
        return LINE * self.unit * self.text

    # The board.

    @property
    def way(self) -> float:
        """The height of the way on the bid track."""
        return self.track[3] - 28 * self.unit

    def space(self, number: int) -> Rect:
        """A space of the bid track: the way, with room above it for the figures."""
        x, y, w, h = self.track
        inner, step = x + 7 * self.unit, (w - 14 * self.unit) / TRACK_SPACES
        return (inner + (number - 1) * step, y, step, h)

    def figure(self, number: int, place: int, count: int) -> Rect:
        """Where a figure stands on a space: how many are ahead of it there, and how many there are."""
        x, y, w, h = self.space(number)
        size = 34 * self.unit
        spread = min(9 * self.unit, 16 * self.unit / max(1, count - 1))
        middle = x + w / 2 + ((count - 1) / 2 - place) * spread
        return (middle - size / 2, y + h - self.way + 2 * self.unit - size, size, size)

    def offer(self, index: int, count: int) -> Rect:
        """The place of one offer."""
        x, y, w, h = self.offers
        gap = 5 * self.unit
        width = (w - gap * (count - 1)) / count
        return (x + index * (width + gap), y, width, h)

    def offer_figure(self, index: int, count: int) -> Rect:
        """Where the figure of the taker stands at an offer."""
        x, y, w, _ = self.offer(index, count)
        size = 29 * self.unit
        return (x + w / 2 - size / 2 + 4 * self.unit, y - 4 * self.unit, size, size)

    def offer_tile(self, index: int, count: int, place: int, tiles: int) -> Rect:
        """One of the tiles that lie in an offer."""
        x, y, w, h = self.offer(index, count)
        gap = 4 * self.unit
        side = min((w - 12 * self.unit - gap * (tiles - 1)) / tiles, 46 * self.unit)
        left = x + (w - side * tiles - gap * (tiles - 1)) / 2
        return (left + place * (side + gap), y + h - 5 * self.unit - side, side, side)

    def display_card(self, index: int) -> Rect:
        """The place of a card of the display, from the left."""
        x, y, w, h = self.display
        gap, head = 5 * self.unit, self.line + 3 * self.unit
        width = min((w - 14 * self.unit - 6 * gap) / 7, (h - head - 2 * self.unit) / CARD)
        left = x + w - 5 * width - 4 * gap
        return (left + index * (width + gap), y + head, width, width * CARD)

    def pile(self, index: int) -> Rect:
        """The place of the draw pile (0) and the discard pile (1)."""
        _, y, w, h = self.display_card(0)
        return (self.display[0] + index * (w + 7 * self.unit), y, w, h)

    def round(self, number: int) -> Rect:
        """The place of a round marker."""
        x, y, w, h = self.rounds
        side = min(h - 2 * self.unit, (w - 2 * self._extra_width - 10 * self.unit) / 8 - 2 * self.unit)
        return (x + (number - 1) * (side + 2 * self.unit), y + (h - side) / 2, side, side)

    @property
    def _extra_width(self) -> float:
        return min(2 * self.rounds[3], 56 * self.unit)

    def extra_card(self, index: int) -> Rect:
        """The place of a W or G card."""
        x, y, w, h = self.rounds
        width = self._extra_width
        return (x + w - (index + 1) * width - index * 4 * self.unit, y, width, h)

    def farmer(self, index: int) -> Rect:
        """The place of a farmer stack with its scoring card."""
        x, y, w, h = self.farmers
        gap = 5 * self.unit
        width = (w - 4 * gap) / 5
        return (x + index * (width + gap), y, width, h)

    def mini(self, index: int, count: int) -> Rect:
        """The place of another seat's farm."""
        x, y, w, h = self.minis
        gap = GAP * self.unit

        def size(columns: int) -> tuple[float, float]:
            rows = -(-count // columns)
            return (w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows

        def room(columns: int) -> float:  # for the farm, without what the seat has and does
            width, height = size(columns)
            return min(width - 45 * self.unit, height - 55 * self.unit)

        columns = max(range(1, min(count, 2) + 1), key=room)
        width, height = size(columns)
        column, row = index % columns, index // columns
        if index == count - 1 and column == 0:
            width = w  # the last one of an odd number has the row for itself
        return (x + column * (width + gap), y + row * (height + gap), width, height)

    # My seat.

    def good(self, index: int) -> Rect:
        """The place of one of the four kinds of goods."""
        x, y, w, h = self.goods
        return (x + index % 2 * w / 2, y + index // 2 * h / 2, w / 2, h / 2)

    def building(self, index: int, count: int) -> Rect:
        """The place of a building card, in the grid in which so many are largest."""
        x, y, w, h = self.buildings
        gap, head, label = 5 * self.unit, self.line + 2 * self.unit, self.line

        def side(columns: int) -> float:
            rows = max(2, -(-count // columns))
            return min((w - gap * (columns - 1)) / columns, (h - head) / rows - label)

        columns = max((2, 3, 4), key=side)
        wide = side(columns)
        row, column = divmod(index, columns)
        return (x + column * (wide + gap), y + head + row * (wide + label), wide, wide)

    def bid_card(self, index: int, count: int) -> Rect:
        """The place of a card in the own bid."""
        x, y, w, h = self.bid
        height = h - 2 * self.line - 18 * self.unit
        width = height / CARD
        room = w - 38 * self.unit - width  # without that of the grain to the right
        step = min(width + 4 * self.unit, room / max(1, count - 1))
        return (x + 7 * self.unit + index * step, y + self.line + 12 * self.unit, width, height)

    def hand_card(self, index: int, count: int) -> Rect:
        """The place of a card in the hand, from the left."""
        x, y, w, h = self.hand
        height = h - self.line - 5 * self.unit
        width = height / CARD
        step = min(width + 5 * self.unit, (w - width) / max(1, count - 1))
        left = x + (w - width - step * (count - 1)) / 2
        return (left + index * step, y + self.line + 3 * self.unit, width, height)


def lay_out(width: float, height: float, text_scale: float = 1.0) -> Layout:
    """The layout for a table of that size; it may be larger than SMALLEST, and of any shape.

    Of two arrangements it takes the one with more room for the large farm: with the own bid and hand
    below the farm, or, on a wide table, in a column beside it.
    """
    unit = max(0.4, min(width / SMALLEST[0], height / SMALLEST[1]))
    text = min(2.0, max(1.0, text_scale / unit, (1 + text_scale) / 2))
    room = (width / unit, height / unit)
    usual, wide = (_arranged(room, text, aside=aside) for aside in (False, True))
    places = max((usual, wide), key=_room_of_farm)
    scaled = {name: tuple(each * unit for each in place) for name, place in places.items()}
    return Layout(unit, text, **scaled)  # type: ignore[arg-type]  # a place has four numbers


Places = dict[str, Rect]


def _room_of_farm(places: Places) -> float:
    """How large a farm can be shown; few are taller than wide."""
    return min(places["farm"][2] / 1.15, places["farm"][3])


def _arranged(room: tuple[float, float], text: float, *, aside: bool) -> Places:
    """The places in units, for a table of so many units and words so much larger."""
    width, height = room
    line, inner = LINE * text, width - 2 * GAP
    right = 342 + max(0.0, width - SMALLEST[0]) * 0.3
    left = inner - right - GAP
    numbers = min(12.8 * text, DIGITS * (inner - 14) / TRACK_SPACES)
    track = 28 + max(WAY, 1.22 * numbers)
    second = track + 2 * GAP
    third = second + 115 + (text - 1) * 8 + GAP
    places: Places = {
        "track": (GAP, GAP, inner, track),
        "offers": (GAP, second, left, third - GAP - second),
        **_right_of_table(width - GAP - right, second, right, height, line),
    }
    own = _aside if aside else _below
    return places | own((GAP, third, left, height - GAP - third), line)


def _right_of_table(x: float, top: float, width: float, height: float, line: float) -> Places:
    """The column with display, rounds, farmers and the small farms."""
    rounds = top + 69 + line + 3
    farmers = rounds + 26 + 0.2 * (line - LINE) + 5
    minis = farmers + 104 + GAP
    return {
        "display": (x, top, width, 69 + line),
        "rounds": (x, rounds, width, farmers - 5 - rounds),
        "farmers": (x, farmers, width, 104),
        "minis": (x, minis, width, height - GAP - minis),
    }


def _seat_height(line: float) -> float:
    """The height of bid and hand."""
    return 108 + 1.3 * (line - LINE)


def _below(room: Rect, line: float) -> Places:
    """The own things in a narrow column, bid and hand below the farm."""
    x, y, w, h = room
    spare = max(0.0, w - 600)
    column = 104 + 1.2 * (line - LINE) + spare * 0.08
    seat = _seat_height(line)
    farm = x + column + GAP
    bid = 206 + spare * 0.25
    goods = y + line + 2 + column + GAP
    goods_high = 58 + 0.6 * (line - LINE)
    return {
        "plan": (x, y + line + 2, column, column),
        "goods": (x, goods, column, goods_high),
        "buildings": (x, goods + goods_high + GAP, column, y + h - goods - goods_high - GAP),
        "farm": (farm, y, x + w - farm, h - seat - GAP),
        "bid": (farm, y + h - seat, bid, seat),
        "hand": (farm + bid + GAP, y + h - seat, x + w - farm - bid - GAP, seat),
    }


def _aside(room: Rect, line: float) -> Places:
    """The own things, the bid and the hand in a broad column, and the farm as high as the table."""
    x, y, w, h = room
    column = max(330 + 2 * (line - LINE), 0.3 * w)
    seat = _seat_height(line)
    hand, bid = y + h - seat, y + h - 2 * seat - GAP
    top = y + line + 2
    plan = min(bid - GAP - top, 0.45 * column)
    beside = x + plan + GAP
    goods = 58 + 0.6 * (line - LINE)
    return {
        "plan": (x, top, plan, plan),
        "goods": (beside, y, column - plan - GAP, goods),
        "buildings": (beside, y + goods + GAP, column - plan - GAP, bid - 2 * GAP - y - goods),
        "farm": (x + column + GAP, y, w - column - GAP, h),
        "bid": (x, bid, column, seat),
        "hand": (x, hand, column, seat),
    }
