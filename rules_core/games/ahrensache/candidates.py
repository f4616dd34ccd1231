"""The bids worth thinking about: of all that cost the same, the highest (see also `legal.bids`).

A hand of twelve cards allows up to two hundred thousand bids; about ten of them are not dominated by
one that is worth more and costs no more cards and no more grain. Cards that count most are played face
up, those that count least face down.
"""

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import Bid, Change, Mode
from rules_core.games.ahrensache.bids import (
    CHANGES_EACH,
    GRAIN_MILL,
    PIGSTY,
    PIGSTY_FROM,
    TOOL_SHED,
    WATER_TOWER,
    WATER_TOWER_FROM,
    bid_refusal,
    dairy_refusal,
    display_value,
    face_down_value,
    grain_value,
    mill_refusal,
    shed_refusal,
)
from rules_core.games.ahrensache.material import COLOUR_OF, COLOURS, VALUE_OF, VALUES, BuildingId, Card
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value

FREE_POINTS: tuple[BuildingId, ...] = ("tool_shed", "grain_mill", "dairy")
"""The "once" buildings that bring something and cost nothing."""

GRAIN_AT_MOST = 8  # more grain in one bid is never worth it

_Offered = tuple[Card, Card]
"""A card of the hand, and what it would count as."""

Play = tuple[Mode | None, tuple[_Offered, ...], int]
"""What a bid lays down: mode, cards face up, how many of the others face down."""

Priced = tuple[int, int, int, Play]
"""A play with its price: the bid's value, cards, grain."""


class Group(Value, frozen=True):
    """Cards of the hand that can be played face up together, the best first."""

    mode: Mode
    cards: tuple[_Offered, ...]


def candidate_bids(public: Public, seat: Seat, secret: Secret) -> tuple[Bid, ...]:
    """The undominated bids, cheapest first, with free building points taken; empty without a hand."""
    return tuple([bid_of(public, seat, secret, priced) for priced in priced_plays(public, seat, secret)])


def priced_plays(public: Public, seat: Seat, secret: Secret) -> list[Priced]:
    """The undominated bids as plays with their prices, cheapest first, before free building points."""
    player = public.players[seat]
    best: dict[int, tuple[int, Play]] = {}
    for value, play in _plays(public, player, secret):
        cards = len(play[1]) + play[2]
        if cards not in best or value > best[cards][0]:
            best[cards] = (value, play)
    return sorted(undominated(player, best), key=itemgetter(0, 1, 2))


def undominated(player: Player, best: dict[int, tuple[int, Play]]) -> Iterator[Priced]:
    """Of the best plays of each number of cards, with each amount of grain, those worth their price."""
    spent = player.standing.grain if player.standing else 0
    pasture = "sheep_pasture" in player.buildings
    grains = [grain_value(spent + grain, pasture) for grain in range(min(player.grain, GRAIN_AT_MOST) + 1)]
    beaten = [0] * len(grains)  # the value that no more cards and just that much grain have reached
    for cards, (value, play) in sorted(best.items()):
        most = 0
        for grain, points in enumerate(grains):
            most = max(most, beaten[grain])
            if value + points > most:
                most = value + points
                yield most, cards, grain, play
            beaten[grain] = most


def bid_of(public: Public, seat: Seat, secret: Secret, priced: Priced) -> Bid:
    """The bid of a play, with "once" buildings that cost nothing used where they may be (4.0)."""
    value, cards, grain, (mode, up, down) = priced
    hand = secret.hand
    shed = mill = dairy = False
    player = public.players[seat]
    once = [each for each in FREE_POINTS if each in player.buildings and each not in player.used]
    if once:
        shed = "tool_shed" in once and shed_refusal(player, len(hand) - cards) is None
        arrival = value + TOOL_SHED * shed
        mill = "grain_mill" in once and mill_refusal(public, seat, arrival) is None
        dairy = "dairy" in once and dairy_refusal(player, arrival + GRAIN_MILL * mill) is None
    changes = tuple([Change(card, counted) for card, counted in up if card != counted])
    face_down = _least_useful(hand, up)[:down] if down else ()
    face_up = tuple([card for card, _ in up])
    return Bid(face_up, face_down, grain, mode, changes, shed, False, mill, dairy)


def _plays(public: Public, player: Player, secret: Secret) -> Iterator[tuple[int, Play]]:
    """All plays with their value, before grain and the choices of tool shed, grain mill and dairy."""
    standing = player.standing
    fixed = [card.counts_as for card in standing.face_up] if standing else []
    before = len(secret.face_down)
    hayloft = "hayloft" in player.buildings
    base = sum([VALUE_OF[card] for card in fixed]) + face_down_value(before, 0, hayloft)
    base += sum([bonus.points for bonus in standing.bonuses]) if standing else 0
    held = len(secret.hand)
    downs = [face_down_value(down, before, hayloft) for down in range(held + 1)]
    for mode, up in _face_ups(player, fixed, secret.hand):
        worth_up = sum([VALUE_OF[counted] for _, counted in up])
        example = up[0][1] if up else (fixed[0] if fixed else None)
        value = base + worth_up + display_value(public.display, mode, example)
        for down in range(0 if up else 1, held - len(up) + 1):
            bonus = _bonus(player.buildings, len(up) + down, worth_up + downs[down])
            yield value + downs[down] + bonus, (mode, up, down)


def _bonus(owned: tuple[BuildingId, ...], cards: int, worth: int) -> int:
    if not owned:
        return 0
    tower = WATER_TOWER if "water_tower" in owned and worth >= WATER_TOWER_FROM else 0
    return tower + (PIGSTY if "pigsty" in owned and cards >= PIGSTY_FROM else 0)


def _least_useful(hand: tuple[Card, ...], up: tuple[_Offered, ...]) -> tuple[Card, ...]:
    """The rest of the hand, the cards first that are missed least: low, and with few companions."""
    rest = list(hand)
    for card, _ in up:
        rest.remove(card)
    company = Counter([COLOUR_OF[card] for card in rest])
    return tuple(sorted(rest, key=lambda card: (VALUE_OF[card], company[COLOUR_OF[card]], card)))


def _face_ups(
    player: Player, fixed: list[Card], hand: tuple[Card, ...]
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


def pressed(public: Public, seat: Seat, secret: Secret, bid: Bid) -> Bid | None:
    """The bid with the cider press, if it may be used (4.14)."""
    tried = replace(bid, cider_press=True)
    return tried if bid_refusal(public, seat, secret, tried) is None else None
