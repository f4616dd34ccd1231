"""The ways to go on in a bidding turn, each with its price: quickly, since plays of a search ask for many."""

from typing import NamedTuple

from rules_core.games.ahrensache.actions import Action, Bid, DropOut, Pass
from rules_core.games.ahrensache.bidding import CRATE_STORE_DRAWS, DAIRY_DRAWS
from rules_core.games.ahrensache.bids import FACE_DOWN_VALUE, display_value, modes, tally
from rules_core.games.ahrensache.candidates import (
    FREE_POINTS,
    Play,
    Priced,
    candidate_bids,
    groups,
    priced_plays,
    undominated,
)
from rules_core.games.ahrensache.legal import small_turns
from rules_core.games.ahrensache.material import VALUE_OF, BuildingId, Card
from rules_core.games.ahrensache.outlook import (
    CARD_WORTH,
    DRAW_WORTH,
    Outlook,
    bids_to_come,
    grain_worth,
    hand_worth,
    majority_worth,
)
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.kernel.game import Seat

IDLE: frozenset[BuildingId] = frozenset({"greenhouse", "crate_store", "cider_press", "sheep_pasture"})
"""Buildings that change nothing in what cards are worth in a bid."""


class Way(NamedTuple):
    """A way to go on in the bidding."""

    value: int  # of the bid then
    kept: float  # what hand and goods are worth then
    act: Action | Priced  # or a play of which the bid is still to be made


def ways(state: State, seat: Seat, most: int) -> list[Way]:
    """All that is worth trying in a bidding turn; `most` is the largest hand of the others."""
    public, secret = state.public, state.secrets[seat]
    look = Outlook(public, seat)
    turns = small_turns(public, seat, secret)
    found = [
        _way(state, look, most, turn) for turn in turns if not isinstance(turn, Pass) or not turn.cider_press
    ]
    if any(each in look.player.buildings and each not in look.player.used for each in FREE_POINTS):
        return found + [_way(state, look, most, bid) for bid in candidate_bids(public, seat, secret)]
    return found + _plain_bids(public, look, most, secret)


def _way(state: State, look: Outlook, most: int, action: Action) -> Way:
    """The price of an action."""
    player, secret = look.player, state.secrets[look.seat]
    hand, grain, drawn, value = secret.hand, player.grain, 0, 0
    if isinstance(action, Bid):
        value = tally(state.public, look.seat, secret, action).value
        hand = _without(hand, action.face_up + action.face_down)
        grain -= action.grain
        drawn = DAIRY_DRAWS * action.dairy
    elif isinstance(action, Pass):
        value = tally(state.public, look.seat, secret, action).value
        drawn = DAIRY_DRAWS * action.dairy
    elif isinstance(action, DropOut):
        back = tuple([card.card for card in player.standing.face_up]) if player.standing else ()
        hand = hand + back + secret.face_down
        drawn = CRATE_STORE_DRAWS * action.crate_store
    kept = hand_worth(look, hand, (most,)) + grain_worth(look, grain) + DRAW_WORTH * drawn
    return Way(value, kept, action)


def _plain_bids(public: Public, look: Outlook, most: int, secret: Secret) -> list[Way]:
    """Bids to which nothing can be added: their plays say all, and only the chosen one is ever made."""
    player, hand = look.player, secret.hand
    worths = sorted([CARD_WORTH[VALUE_OF[card]] for card in hand])
    whole, share = sum(worths), bids_to_come(look)
    grains = [grain_worth(look, left) for left in range(player.grain + 1)]
    if IDLE.issuperset(player.buildings):
        plays = list(undominated(player, best_plays(public, player, secret)))
    else:
        plays = priced_plays(public, look.seat, secret)
    kept: dict[int, float] = {}
    found = []
    for priced in plays:
        value, cards, grain, (_, up, down) = priced
        if cards not in kept:
            lost = _lost(worths, [CARD_WORTH[VALUE_OF[card]] for card, _ in up], down)
            kept[cards] = (whole - lost) * share + majority_worth(look, len(hand) - cards, most)
        found.append(Way(value, kept[cards] + grains[player.grain - grain], priced))
    return found


def _lost(worths: list[float], up: list[float], down: int) -> float:
    """What the cards played are worth; face down go those that are missed least."""
    if not down:
        return sum(up)
    rest = worths.copy()
    for worth in up:
        rest.remove(worth)
    return sum(up) + sum(rest[:down])


def best_plays(public: Public, player: Player, secret: Secret) -> dict[int, tuple[int, Play]]:
    """For each number of cards the play that counts most, when a card face down always counts the same."""
    standing = player.standing
    fixed = [card.counts_as for card in standing.face_up] if standing else []
    base = sum([VALUE_OF[card] for card in fixed]) + FACE_DOWN_VALUE * len(secret.face_down)
    base += sum([bonus.points for bonus in standing.bonuses]) if standing else 0
    best: dict[int, tuple[int, Play]] = {}
    for mode in modes(tuple(fixed)) if fixed else (None,):
        value = base + display_value(public.display, mode, fixed[0] if fixed else None)
        if 0 not in best or value > best[0][0]:
            best[0] = (value, (mode, (), 0))
    for group in groups(player, fixed, secret.hand):
        if not group.cards:
            continue
        value = base + display_value(public.display, group.mode, group.cards[0][1])
        for count, (_, counted) in enumerate(group.cards, 1):
            value += VALUE_OF[counted]
            if count not in best or value > best[count][0]:
                best[count] = (value, (group.mode, group.cards[:count], 0))
    for count in range(1, len(secret.hand) + 1):
        value, (mode, up, down) = best[count - 1]
        if count not in best or value + FACE_DOWN_VALUE > best[count][0]:
            best[count] = (value + FACE_DOWN_VALUE, (mode, up, down + 1))
    del best[0]
    return best


def _without(hand: tuple[Card, ...], played: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(hand)
    for card in played:
        left.remove(card)
    return tuple(left)
