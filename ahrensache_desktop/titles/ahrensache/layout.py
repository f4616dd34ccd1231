"""Where the places of the table are, for a size and a number of players."""

import msgspec

Rect = tuple[float, float, float, float]
"""Left, top, width and height."""

SMALLEST = (960.0, 600.0)


class Layout(msgspec.Struct, frozen=True):
    """The places of the table, in logical pixels; everything else is measured in `unit`."""

    unit: float
    track: Rect
    offers: Rect
    display: Rect
    rounds: Rect
    farm: Rect
    farmers: Rect
    minis: Rect
    plan: Rect
    goods: Rect
    buildings: Rect
    bid: Rect
    hand: Rect

    def offer(self, index: int, count: int) -> Rect:
        """The place of one offer, with room for its tiles below the crate."""
        x, y, w, h = self.offers
        gap = 5 * self.unit
        width = (w - gap * (count - 1)) / count
        return (x + index * (width + gap), y, width, h)

    def crate(self, index: int, count: int) -> Rect:
        """The crate of an offer."""
        x, y, w, _ = self.offer(index, count)
        return (x, y, w, 60 * self.unit)

    def offer_tile(self, index: int, count: int, slot: int) -> Rect:
        """One of the two places for tiles below a crate."""
        x, y, w, h = self.offer(index, count)
        top = y + 64 * self.unit
        side = min(h - 64 * self.unit, (w - 4 * self.unit) / 2)
        left = x + (w - 2 * side - 4 * self.unit) / 2
        return (left + slot * (side + 4 * self.unit), top, side, side)

    def space(self, number: int) -> Rect:
        """A space of the bid track: 1 to 20 above, 21 to 40 below."""
        x, y, w, h = self.track
        column, row = (number - 1) % 20, (number - 1) // 20
        return (x + column * w / 20, y + row * h / 2, w / 20, h / 2)

    def farmer(self, index: int) -> Rect:
        """The place of a farmer stack with its scoring card."""
        x, y, w, h = self.farmers
        return (x, y + index * h / 5, w, h / 5 - 3 * self.unit)

    def mini(self, index: int, count: int) -> Rect:
        """The place of another seat's farm."""
        x, y, w, h = self.minis
        columns = 1 if count <= 2 else 2
        rows = -(-count // columns)
        gap = 5 * self.unit
        width, height = (w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows
        column, row = index % columns, index // columns
        return (x + column * (width + gap), y + row * (height + gap), width, height)


def lay_out(width: float, height: float) -> Layout:
    """The layout for a table of that size; it may be larger than SMALLEST, and of any shape."""
    unit = max(0.4, min(width / SMALLEST[0], height / SMALLEST[1]))
    m = 6 * unit
    inner = width - 2 * m
    track = (m, m, inner, 52 * unit)
    second = track[1] + track[3] + m
    side = 342 * unit
    offers = (m, second, inner - side - m, 128 * unit)
    display = (width - m - side, second, side, 84 * unit)
    rounds = (width - m - side, second + 88 * unit, side, 40 * unit)
    bottom = height - m - 140 * unit
    third = second + 128 * unit + m
    middle = bottom - m - third
    farmers_width, minis_width = 146 * unit, 262 * unit
    farm_width = inner - farmers_width - minis_width - 2 * m
    plan_side = 100 * unit
    left = m + plan_side + m
    buildings_left = left + 62 * unit + m
    bid_left = buildings_left + 176 * unit + m
    hand_left = bid_left + 150 * unit + m
    return Layout(
        unit,
        track,
        offers,
        display,
        rounds,
        (m, third, farm_width, middle),
        (m + farm_width + m, third, farmers_width, middle),
        (width - m - minis_width, third, minis_width, middle),
        (m, bottom + 20 * unit, plan_side, plan_side),
        (left, bottom + 20 * unit, 62 * unit, 110 * unit),
        (buildings_left, bottom + 20 * unit, 176 * unit, 116 * unit),
        (bid_left, bottom, 150 * unit, 140 * unit),
        (hand_left, bottom, width - m - hand_left, 140 * unit),
    )
