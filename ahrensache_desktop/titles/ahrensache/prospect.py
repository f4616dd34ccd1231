"""What a tile would bring on a space: grain, the building plan, and points as things stand."""

import msgspec
from msgspec.structs import replace

from rules_core.games.ahrensache.face import Face
from rules_core.games.ahrensache.farm import Network, grain_sides, network
from rules_core.games.ahrensache.material import TileId
from rules_core.games.ahrensache.public import Placement, Player, Public
from rules_core.games.ahrensache.scoring import score
from rules_core.games.ahrensache.view import View
from rules_core.pieces.grid import OPPOSITE, SIDES, Cell, Side, neighbour


class Prospect(msgspec.Struct, frozen=True):
    """What placing a tile would change."""

    grain: tuple[Side, ...]  # the sides at which grain is gained
    plan: tuple[int, int] | None  # spaces of the plan that would be filled, of how many; None off the plan
    points: int  # how much the seat's score would rise or fall


def prospect(view: View, tile: TileId, cell: Cell) -> Prospect:
    """What the viewer's seat would have from a tile on a space of its farm."""
    public, player = view.public, view.own()
    edition = public.edition
    face = edition.face(tile)
    grain = grain_sides(network(edition, player.farm), face, cell)
    farm = (*player.farm, Placement(tile, cell))
    after = replace(player, farm=farm, grain=player.grain + len(grain))
    return Prospect(
        grain, _plan(view, cell), _points(view, replace_player(view, after)) - _points(view, public)
    )


def joined_sides(farm: Network, face: Face, cell: Cell) -> tuple[Side, ...]:
    """The sides at which a path end of the tile would meet one of a neighbour."""
    joined: list[Side] = []
    for side in SIDES:
        other = farm.faces.get(neighbour(cell, side))
        if side in face.ends() and other is not None and OPPOSITE[side] in other.ends():
            joined.append(side)
    return tuple(joined)


def _plan(view: View, cell: Cell) -> tuple[int, int] | None:
    player = view.own()
    if player.plan is None or player.plan_side is None:
        return None
    marked = view.public.edition.plans[player.plan].cells(player.plan_side)
    if cell not in marked:
        return None
    return len(marked & {placement.cell for placement in player.farm}) + 1, len(marked)


def replace_player(view: View, player: Player) -> Public:
    """The open table with another public part of the viewer's seat."""
    players = list(view.public.players)
    assert view.seat is not None
    players[view.seat] = player
    return replace(view.public, players=tuple(players))


def _points(view: View, public: Public) -> int:
    assert view.seat is not None
    return sum(line.points for line in score(public, view.seat, view.hand_counts))
