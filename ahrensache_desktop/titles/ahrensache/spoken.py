"""The table for the ear: everything that lies on it, in groups, each thing with its words and its place."""

from collections.abc import Hashable, Iterator

import msgspec

from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.stage import AhrensacheStage
from rules_core.games.ahrensache.view import View
from rules_core.pieces.grid import SIDES, Cell

GROUPS = ("choice", "hand", "seat", "farm", "offers", "board", "others")
"""In the order in which they are read."""

_GROUP_OF = {
    "to-place": "choice",
    "space-cell": "choice",
    "option": "choice",
    "hand": "hand",
    "bid-card": "hand",
    "sort-hand": "hand",
    "good": "seat",
    "plan": "seat",
    "building": "seat",
    "farm": "farm",
    "farm-fit": "farm",
    "farm-closer": "farm",
    "farm-wider": "farm",
    "offer": "offers",
    "open-pasture": "offers",
    "open-building": "offers",
}

_SAID_BY_OTHERS = ("stack-panel", "scoring", "open-building-tile", "barred", "strip-value", "strip-card")
"""Kinds of pieces whose words another piece says, too."""


class Spoken(msgspec.Struct, frozen=True):
    """One thing on the table."""

    key: Hashable
    name: str
    more: str
    pickable: bool


class SpokenTable:
    """Says what a stage shows."""

    def __init__(self, stage: AhrensacheStage, phrasebook: Phrasebook) -> None:
        self.stage = stage
        self._phrasebook = phrasebook

    def group_name(self, group: str) -> str:
        """What a group of things is called."""
        return self._phrasebook.say(f"spoken-group-{group}")

    def things(self, group: str) -> tuple[Spoken, ...]:
        """The things of a group, as one reads: from the top, and from left to right."""
        pieces = [
            piece.spot
            for key, piece in self.stage.items_by_key.items()
            if isinstance(key, tuple)
            and group_of(key) == group
            and (piece.spot.tip or key[0] == "space-cell")
        ]
        pieces.sort(key=lambda spot: (round(spot.y / 8), spot.x))
        return tuple(self._spoken(spot.key, spot.tip) for spot in pieces)

    def thing(self, key: Hashable) -> Spoken | None:
        """One thing, while it lies on the table."""
        piece = self.stage.items_by_key.get(key)
        return None if piece is None else self._spoken(key, piece.spot.tip)

    def _spoken(self, key: Hashable, tip: str) -> Spoken:
        first, *others = tip.split("\n") if tip else [self._phrasebook.say("spoken-space")]
        parts = [first, *self._where(key)]
        return Spoken(key, ", ".join(parts), "; ".join(others), self.stage.pickable(key))

    def _where(self, key: Hashable) -> Iterator[str]:
        """For what lies in a farm: where from the farmstead, and which way its paths lead."""
        if not isinstance(key, tuple) or not _is_cell(key[-1]):
            return
        cell: Cell = key[-1]
        yield self._place(cell)
        seat = _seat_of(key, self.stage.view)
        if seat is not None:
            yield from self._paths(seat, cell)

    def _place(self, cell: Cell) -> str:
        say = self._phrasebook.say
        x, y = cell
        parts = []
        if y:
            parts.append(say("spoken-north" if y < 0 else "spoken-south", count=abs(y)))
        if x:
            parts.append(say("spoken-west" if x < 0 else "spoken-east", count=abs(x)))
        return " ".join(parts)

    def _paths(self, seat: int, cell: Cell) -> Iterator[str]:
        public = self.stage.view.public
        for placement in public.players[seat].farm:
            if placement.cell == cell:
                ends = public.edition.face(placement.tile).ends()
                sides = [self._phrasebook.say(f"spoken-side-{side}") for side in SIDES if side in ends]
                yield self._phrasebook.say("spoken-paths", sides=", ".join(sides))


def group_of(key: tuple[Hashable, ...]) -> str | None:
    """The group that a piece belongs to, or None where another piece says the same."""
    kind = str(key[0])
    if kind in _SAID_BY_OTHERS:
        return None
    return _GROUP_OF.get(kind, "others" if kind.startswith("mini") else "board")


def _is_cell(part: Hashable) -> bool:
    return isinstance(part, tuple) and len(part) == 2 and all(isinstance(each, int) for each in part)


def _seat_of(key: tuple[Hashable, ...], view: View) -> int | None:
    """Whose farm a tile lies in."""
    kind = str(key[0])
    if kind == "farm":
        return view.seat
    return int(kind.removeprefix("mini-")) if kind.startswith("mini-") and kind[5:].isdecimal() else None
