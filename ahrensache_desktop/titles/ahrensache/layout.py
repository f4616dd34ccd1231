"""Where the places of the table are, for a size and a number of players."""

import msgspec

from ahrensache_desktop.scene.spot import Rect

SMALLEST = (960.0, 600.0)
TRACK_SPACES = 40
CARD = 1.45  # the height of a bidding card for a width of 1
GAP = 6.0  # between places, in units


class Layout(msgspec.Struct, frozen=True):
    """The places of the table, in logical pixels; everything else is measured in `unit`."""

    unit: float
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

    # The board.

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
        return (middle - size / 2, y + h - 14 * self.unit - size, size, size)

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
        gap = 5 * self.unit
        width = min((w - 14 * self.unit - 6 * gap) / 7, (h - 20 * self.unit) / CARD)
        left = x + w - 5 * width - 4 * gap
        return (left + index * (width + gap), y + 18 * self.unit, width, width * CARD)

    def pile(self, index: int) -> Rect:
        """The place of the draw pile (0) and the discard pile (1)."""
        _, y, w, h = self.display_card(0)
        return (self.display[0] + index * (w + 7 * self.unit), y, w, h)

    def round(self, number: int) -> Rect:
        """The place of a round marker."""
        x, y, _, h = self.rounds
        side = min(h, 24 * self.unit)
        return (x + (number - 1) * (side + 2 * self.unit), y + (h - side) / 2, side, side)

    def extra_card(self, index: int) -> Rect:
        """The place of a W or G card."""
        x, y, w, h = self.rounds
        width = 2 * h
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
        columns = 1 if count <= 2 else 2
        rows = -(-count // columns)
        gap = GAP * self.unit
        width, height = (w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows
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
        """The place of a building card; there is room for eight, one a round."""
        x, y, w, h = self.buildings
        gap = 5 * self.unit
        rows = max(3, -(-count // 2))
        side = min((w - gap) / 2, (h - 17 * self.unit) / rows - 15 * self.unit)
        left = x + (w - 2 * side - gap) / 2 * (rows > 3) + index % 2 * (side + gap)
        return (left, y + 17 * self.unit + index // 2 * (side + 15 * self.unit), side, side)

    def bid_card(self, index: int, count: int) -> Rect:
        """The place of a card in the own bid."""
        x, y, w, h = self.bid
        height = h - 48 * self.unit
        width = height / CARD
        room = w - 38 * self.unit - width  # without that of the grain to the right
        step = min(width + 4 * self.unit, room / max(1, count - 1))
        return (x + 7 * self.unit + index * step, y + 27 * self.unit, width, height)

    def hand_card(self, index: int, count: int) -> Rect:
        """The place of a card in the hand, from the left."""
        x, y, w, h = self.hand
        height = h - 20 * self.unit
        width = height / CARD
        step = min(width + 5 * self.unit, (w - width) / max(1, count - 1))
        left = x + (w - width - step * (count - 1)) / 2
        return (left + index * step, y + 18 * self.unit, width, height)


def lay_out(width: float, height: float) -> Layout:
    """The layout for a table of that size; it may be larger than SMALLEST, and of any shape."""
    unit = max(0.4, min(width / SMALLEST[0], height / SMALLEST[1]))
    gap = GAP * unit
    inner = width - 2 * gap
    spare = width - SMALLEST[0] * unit
    right = 342 * unit + spare * 0.3
    left = inner - right - gap
    aside = width - gap - right
    column = 104 * unit + spare * 0.05
    second = 2 * gap + 44 * unit
    third = second + 115 * unit + gap
    seat = height - gap - 108 * unit
    farm_left = gap + column + gap
    bid = 206 * unit + spare * 0.15
    hand_left = farm_left + bid + gap
    farmers = second + 118 * unit
    minis = farmers + 104 * unit + gap
    return Layout(
        unit,
        track=(gap, gap, inner, 44 * unit),
        offers=(gap, second, left, 115 * unit),
        display=(aside, second, right, 84 * unit),
        rounds=(aside, second + 87 * unit, right, 26 * unit),
        farmers=(aside, farmers, right, 104 * unit),
        minis=(aside, minis, right, height - gap - minis),
        plan=(gap, third + 17 * unit, column, column),
        goods=(gap, third + 17 * unit + column + gap, column, 58 * unit),
        buildings=(
            gap,
            third + 87 * unit + column,
            column,
            height - gap - (third + 87 * unit + column),
        ),
        farm=(farm_left, third, left - column - gap, seat - gap - third),
        bid=(farm_left, seat, bid, 108 * unit),
        hand=(hand_left, seat, gap + left - hand_left, 108 * unit),
    )
