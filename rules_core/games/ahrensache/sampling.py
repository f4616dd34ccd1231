"""One legal action drawn at random, without listing all: what random play and tests live on."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Action, Bid, LeaveOut, Mode, PlaceTile
from rules_core.games.ahrensache.bids import bid_refusal, modes
from rules_core.games.ahrensache.farm import network, spaces
from rules_core.games.ahrensache.frames import BidTurn, PlaceTiles
from rules_core.games.ahrensache.legal import choices, small_turns
from rules_core.games.ahrensache.material import COLOUR_OF, VALUE_OF, BuildingId, Card
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.view import View
from rules_core.kernel.game import Seat

T = TypeVar("T")

BID_SHARE = 0.6  # how often a seat that may bid does so


def sample(view: View, rng: Random) -> Action:
    """A legal action of the viewer, who decides; every legal one that uses no changes may come up."""
    public, secret = view.public, view.secret
    assert secret is not None
    frame = public.pending[-1]
    if isinstance(frame, BidTurn):
        if secret.hand and rng.random() < BID_SHARE:
            return _bid(public, frame.seat, secret, rng)
        others = small_turns(public, frame.seat, secret)
        return _pick(others, rng) if others else _bid(public, frame.seat, secret, rng)
    if isinstance(frame, PlaceTiles):
        return _placing(public, frame, rng)
    return _pick(choices(public, secret, frame), rng)


def _placing(public: Public, frame: PlaceTiles, rng: Random) -> Action:
    """Any tile on any space, or, one time in as many as it has spaces and one, left out."""
    tile = _pick(frame.tiles, rng)
    cells = spaces(network(public.edition, public.players[frame.seat].farm), public.edition.face(tile))
    choice = int(rng.random() * (len(cells) + 1))
    return PlaceTile(tile, cells[choice]) if choice < len(cells) else LeaveOut(tile)


def _pick(actions: Sequence[T], rng: Random) -> T:
    return actions[int(rng.random() * len(actions))]


def _bid(public: Public, seat: Seat, secret: Secret, rng: Random) -> Bid:
    """A bid: a first card at random, some that go with it, some face down, some grain."""
    player = public.players[seat]
    hand = secret.hand
    standing = player.standing
    fixed = tuple([card.counts_as for card in standing.face_up]) if standing else ()
    first = _pick(hand, rng)
    allowed = modes((*fixed, first))
    up: list[Card] = []
    down: list[Card] = []
    mode: Mode | None = None
    if allowed and rng.random() < 0.8:
        mode = _pick(allowed, rng)
        up.append(first)
    else:
        down.append(first)
        fixed_modes = modes(fixed)
        mode = _pick(fixed_modes, rng) if fixed_modes else None
    rest = list(hand)
    rest.remove(first)
    trait: Mapping[Card, object] = COLOUR_OF if mode == "colour" else VALUE_OF
    wanted = trait[first] if up else None
    for card in rest:
        chance = rng.random()
        if trait[card] == wanted:
            if chance < 0.6:
                up.append(card)
        elif chance < 0.1:
            down.append(card)
    grain = int(rng.random() * (player.grain + 1)) if rng.random() < 0.3 else 0
    bid = Bid(tuple(up), tuple(down), grain, mode)
    return _with_buildings(public, seat, secret, bid, rng) if player.buildings else bid


_CHOICES: dict[BuildingId, dict[str, bool]] = {
    "tool_shed": {"tool_shed": True},
    "cider_press": {"cider_press": True},
    "grain_mill": {"grain_mill": True},
    "dairy": {"dairy": True},
}


def _with_buildings(public: Public, seat: Seat, secret: Secret, bid: Bid, rng: Random) -> Bid:
    for building in public.players[seat].buildings:
        choice = _CHOICES.get(building)
        if choice is not None and rng.random() < 0.5:
            tried = replace(bid, **choice)
            if bid_refusal(public, seat, secret, tried) is None:
                bid = tried
    return bid
