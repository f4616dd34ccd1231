"""The table in words: its areas in the order of reading, and what each thing in them is."""

from collections.abc import Callable, Hashable, Iterator

from ahrensache_desktop.scene.browser import Area
from ahrensache_desktop.scene.piece import Piece
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.farms import FARM_TOOLS
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import FARMSTEAD
from rules_core.games.ahrensache.material import OfferId
from rules_core.games.ahrensache.offers import offers_for, pasture_slots
from rules_core.kernel.game import Seat
from rules_core.pieces.grid import Cell

AREAS: tuple[tuple[str, frozenset[str]], ...] = (
    (
        "choice",
        frozenset({"plan-choice", "side", "to-place", "TradeForApples", "TradeForFarmer", "EndTrade"}),
    ),
    ("choice", frozenset({"TakeSeven", "DeclineFarmer"})),
    ("bid", frozenset({"bid-card", "mode", "grain-more", "grain-less", "recolour", "revalue"})),
    ("hand", frozenset({"hand", "sort-hand"})),
    ("own", frozenset({"plan", "good", "building"})),
    ("track", frozenset({"figure"})),
    ("offers", frozenset({"offer", "open-pasture", "open-building"})),
    ("display", frozenset({"display", "draw-pile", "discard-pile"})),
    ("farmers", frozenset({"stack", "extra"})),
    ("rounds", frozenset({"round"})),
)
"""The areas beside the farms, and the kinds of pieces that are read there."""

IN_FARM = frozenset({"farmstead", "tile"})


def areas(board: Board, pieces: dict[Hashable, Piece], large: Seat) -> Iterator[Area]:
    """Everything with a name, area by area."""
    names = {name for name, _ in AREAS}
    for name in sorted(names, key=[each for each, _ in AREAS].index):
        kinds = frozenset().union(*(kinds for each, kinds in AREAS if each == name))
        keys = _keys(pieces, lambda key, kinds=kinds: key[0] in kinds)  # type: ignore[misc]
        yield Area(board.words.say(f"area-{name}"), keys)
    for seat in board.public.seats:
        yield Area(board.words.say("area-farm", seat=board.words.seat(seat)), _farm_keys(pieces, seat, large))


def _keys(
    pieces: dict[Hashable, Piece], wanted: Callable[[tuple[Hashable, ...]], bool]
) -> tuple[Hashable, ...]:
    """Keys of pieces that have a name, as they are read: row by row."""
    found = [
        (key, piece.spot)
        for key, piece in pieces.items()
        if isinstance(key, tuple) and piece.spot.tip and wanted(key)
    ]
    found.sort(key=lambda entry: (round(entry[1].y / max(entry[1].h, 1)), entry[1].x))
    return tuple(key for key, _ in found)


def _farm_keys(pieces: dict[Hashable, Piece], seat: Seat, large: Seat) -> tuple[Hashable, ...]:
    clip = "farm" if seat == large else f"mini-{seat}"
    others = {"mini-good", "mini-deed", "strip-value", "strip-card"}

    def wanted(key: tuple[Hashable, ...]) -> bool:
        if key[0] == clip:
            return key[1] in IN_FARM
        if key[0] in ("space-cell", "barred", *FARM_TOOLS):
            return seat == large
        return key[0] in others and key[1] == seat

    heading: tuple[Hashable, ...] = (("mini", seat),) if ("mini", seat) in pieces else ()
    return (*heading, *_keys(pieces, wanted))


def cell_of(key: Hashable) -> Cell | None:
    """The space of the farm that a key names."""
    if not isinstance(key, tuple) or not key:
        return None
    if key[0] in ("space-cell", "barred"):
        return key[1]  # type: ignore[no-any-return]
    if len(key) == 3 and key[1] == "tile":
        return key[2]  # type: ignore[no-any-return]
    return FARMSTEAD if len(key) == 3 and key[1] == "farmstead" else None


def offer_of(key: Hashable, players: int) -> OfferId | None:
    """The offer in whose crate a tile lies."""
    if not isinstance(key, tuple) or not key:
        return None
    if key[0] == "open-pasture":
        return pasture_slots(players)[key[1]]
    with_building = (
        each.id
        for each in offers_for(players)
        if any(gain.building for gain in (each.always, *each.either.values()))
    )
    return next(with_building, None) if key[0] == "open-building" else None


def cell_words(cell: Cell, words: Words) -> str:
    """A space of the farm, as seen from the farmstead."""
    x, y = cell
    parts = []
    if y:
        parts.append(words.say("cell-north" if y < 0 else "cell-south", count=abs(y)))
    if x:
        parts.append(words.say("cell-east" if x > 0 else "cell-west", count=abs(x)))
    return " ".join(parts)


def path_words(face: Face, words: Words) -> str:
    """The paths of a tile and the sides with grain."""
    sides = [
        words.say("path-joined", sides="–".join(words.say(f"side-{side}") for side in path))
        for path in face.paths
    ]
    text = ", ".join(sides)
    if face.grain:
        grain = ", ".join(words.say(f"side-{side}") for side in face.grain)
        text += ", " + words.say("path-grain", sides=grain)
    return text
