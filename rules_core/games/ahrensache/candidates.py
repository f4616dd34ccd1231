"""The bids worth thinking about: of all that cost the same, the highest (see also `legal.bids`).

A hand of twelve cards allows up to two hundred thousand bids; about ten of them are not dominated by
one that is worth more and costs no more cards and no more grain. Cards that count most are played face
up, those that count least face down.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Bid, Change, Mode
from rules_core.games.ahrensache.bids import (
    CHANGES_EACH,
    PIGSTY,
    PIGSTY_FROM,
    WATER_TOWER,
    WATER_TOWER_FROM,
    bid_refusal,
    display_value,
    face_down_value,
    grain_value,
    tally,
)
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, VALUE_OF, VALUES, BuildingId, Card
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value

GRAIN_AT_MOST = 8  # more grain in one bid is never worth it

_Offered = tuple[Card, Card]
"""A card of the hand, and what it would count as."""

_Plain = tuple[Mode | None, tuple[_Offered, ...], int, tuple[Card, ...], int]
"""A bid not yet made: mode, cards face up, how many of the others face down, those others, grain."""

_Key = tuple[int, int]
"""What a bid costs: cards and grain."""


class Group(Value, frozen=True):
    """Cards of the hand that can be played face up together, the best first."""

    mode: Mode
    cards: tuple[_Offered, ...]


def candidate_bids(public: Public, seat: Seat, secret: Secret) -> tuple[Bid, ...]:
    """The undominated bids, cheapest first, with free building points taken; empty without a hand."""
    if not secret.hand:
        return ()
    best: dict[_Key, tuple[int, _Plain]] = {}
    for value, plain in _plain_bids(public, seat, secret):
        _, up, down, _, grain = plain
        key = (len(up) + down, grain)
        if key not in best or value > best[key][0]:
            best[key] = (value, plain)
    kept = [
        (value, key, plain)
        for key, (value, plain) in best.items()
        if not any(_dominates(other, best[other][0], key, value) for other in best)
    ]
    kept.sort(key=lambda entry: entry[:2])
    full = (_with_choices(public, seat, secret, _made(plain)) for _, _, plain in kept)
    return tuple(bid for bid in full if bid is not None)


def _made(plain: _Plain) -> Bid:
    mode, up, down, rest, grain = plain
    changes = tuple(Change(card, counted) for card, counted in up if card != counted)
    return Bid(tuple(card for card, _ in up), rest[:down], grain, mode, changes)


def _dominates(other: _Key, other_value: int, key: _Key, value: int) -> bool:
    return other != key and other[0] <= key[0] and other[1] <= key[1] and other_value >= value


def _plain_bids(public: Public, seat: Seat, secret: Secret) -> Iterator[tuple[int, _Plain]]:
    """Bids with their value, before the choices of tool shed, grain mill and dairy."""
    player = public.players[seat]
    standing = player.standing
    fixed = [card.counts_as for card in standing.face_up] if standing else []
    spent = standing.grain if standing else 0
    kept = sum(bonus.points for bonus in standing.bonuses) if standing else 0
    before = len(secret.face_down)
    hayloft = "hayloft" in player.buildings
    down_before = face_down_value(before, 0, hayloft)
    grains = [
        (grain, grain_value(spent + grain, "sheep_pasture" in player.buildings))
        for grain in range(min(player.grain, GRAIN_AT_MOST) + 1)
    ]
    for mode, up in _face_ups(public, player, fixed, secret.hand):
        rest = _least_useful(secret.hand, up)
        worth_up = sum(VALUE_OF[counted] for _, counted in up)
        example = up[0][1] if up else (fixed[0] if fixed else None)
        base = sum(VALUE_OF[card] for card in fixed) + worth_up + kept + down_before
        base += display_value(public.display, mode, example)
        for down in range(0 if up else 1, len(rest) + 1):
            worth_down = face_down_value(down, before, hayloft)
            value = base + worth_down + _bonus(player.buildings, len(up) + down, worth_up + worth_down)
            for grain, points in grains:
                yield value + points, (mode, up, down, rest, grain)


def _bonus(owned: tuple[BuildingId, ...], cards: int, worth: int) -> int:
    tower = WATER_TOWER if "water_tower" in owned and worth >= WATER_TOWER_FROM else 0
    return tower + (PIGSTY if "pigsty" in owned and cards >= PIGSTY_FROM else 0)


def _least_useful(hand: tuple[Card, ...], up: tuple[_Offered, ...]) -> tuple[Card, ...]:
    """The rest of the hand, the cards first that are missed least: low, and with few companions."""
    rest = list(hand)
    for card, _ in up:
        rest.remove(card)
    company = {card: sum(COLOUR_OF[other] == COLOUR_OF[card] for other in rest) for card in set(rest)}
    return tuple(sorted(rest, key=lambda card: (VALUE_OF[card], company[card], card)))


def _face_ups(
    public: Public, player: Player, fixed: list[Card], hand: tuple[Card, ...]
) -> Iterator[tuple[Mode | None, tuple[_Offered, ...]]]:
    """Selections of cards to play face up: of each group the best card, the best two, and so on."""
    if not fixed:
        yield None, ()
    for group in groups(player, fixed, hand):
        for count in range(0 if fixed else 1, len(group.cards) + 1):
            yield group.mode, group.cards[:count]


def groups(player: Player, fixed: list[Card], hand: tuple[Card, ...]) -> Iterator[Group]:
    """The groups that fit the cards already played, with and without changes (3.3, 4.5, 4.6)."""
    recolour = "cowshed" in player.buildings and "cowshed" not in player.used
    revalue = "water_mill" in player.buildings and "water_mill" not in player.used
    colours = {COLOUR_OF[card] for card in fixed}
    values = {VALUE_OF[card] for card in fixed}
    for colour in COLOURS:
        if colours <= {colour}:
            own: list[_Offered] = [(card, card) for card in hand if COLOUR_OF[card] == colour]
            yield _group("colour", own)
            if recolour:
                others = [card for card in hand if COLOUR_OF[card] != colour]
                others.sort(key=lambda card: -VALUE_OF[card])
                own += [(card, Card(f"{colour}{VALUE_OF[card]}")) for card in others[:CHANGES_EACH]]
                yield _group("colour", own)
            if revalue:
                yield _group("colour", _raised(own))
    for value in VALUES:
        if values <= {value}:
            same: list[_Offered] = [(card, card) for card in hand if VALUE_OF[card] == value]
            yield _group("value", same)
            if revalue:
                near = [card for card in hand if abs(VALUE_OF[card] - value) == 1]
                near.sort(key=lambda card: VALUE_OF[card])
                same += [(card, Card(f"{COLOUR_OF[card]}{value}")) for card in near[:CHANGES_EACH]]
                yield _group("value", same)


def _group(mode: Mode, cards: list[_Offered]) -> Group:
    return Group(mode, tuple(sorted(cards, key=lambda offered: -VALUE_OF[offered[1]])))


def _raised(cards: list[_Offered]) -> list[_Offered]:
    """The cards with up to two of them counting 1 more (4.6)."""
    left = CHANGES_EACH
    raised = []
    for card, counted in sorted(cards, key=lambda offered: -VALUE_OF[offered[1]]):
        more = 1 if left and VALUE_OF[counted] < max(VALUES) else 0
        left -= more
        raised.append((card, Card(f"{COLOUR_OF[counted]}{VALUE_OF[counted] + more}")))
    return raised


def _with_choices(public: Public, seat: Seat, secret: Secret, bid: Bid) -> Bid | None:
    """The bid with tool shed, grain mill and dairy used where they may be, or None if it is refused."""
    if bid_refusal(public, seat, secret, bid) is not None:
        return None
    if not public.players[seat].buildings:
        return bid
    for wanted in ({"tool_shed": True}, {"grain_mill": True}, {"dairy": True}):
        tried = replace(bid, **wanted)
        if bid_refusal(public, seat, secret, tried) is None:
            bid = tried
    return bid


def pressed(public: Public, seat: Seat, secret: Secret, bid: Bid) -> Bid | None:
    """The bid with the cider press, if it may be used (4.14)."""
    tried = replace(bid, cider_press=True)
    return tried if bid_refusal(public, seat, secret, tried) is None else None


def values(public: Public, seat: Seat, secret: Secret, bids: tuple[Bid, ...]) -> tuple[int, ...]:
    """The value of each bid."""
    return tuple(tally(public, seat, secret, bid).value for bid in bids)
