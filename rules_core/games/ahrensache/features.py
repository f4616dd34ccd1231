"""A position between two rounds as numbers, for a value that is learned from games.

A row holds what one seat may know: all of its own, what lies open of the others, the hands by their size.
The others come in the order of what they seem worth, so that equal positions give equal rows whoever sits
where. The names are the schema: weights learned for other names are of no use.
"""

from rules_core.games.ahrensache.farm import network
from rules_core.games.ahrensache.material import (
    ANIMALS,
    FARMER_CARDS,
    FARMER_COLOURS,
    ROUNDS,
    THINGS,
    VALUE_OF,
    Card,
    FarmerColour,
)
from rules_core.games.ahrensache.outlook import CARD_WORTH, Outlook, farmer_worth
from rules_core.games.ahrensache.position import TERMS, farm_worth
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.scoring_cards import CARD_POINTS
from rules_core.kernel.game import Seat

STACKS = tuple(range(5))  # of farmers, in the order of their scoring cards

SEAT_PARTS = (
    *TERMS,
    "total",
    *(f"count_{name}" for name in ("grain", "apples", "tiles", "plan_left", "open", "reach", "buildings")),
    "plan_difficult",
    "plan_done",
    *(f"farmer_{stack}" for stack in STACKS),
)
OWN_PARTS = (
    *(f"count_{name}" for name in (*ANIMALS, *THINGS)),
    *(f"card_points_{stack}" for stack in STACKS),
    *(f"farmer_worth_{stack}" for stack in STACKS),
)
HAND_PARTS = ("cards", "worth", "six", "most", "second")
TABLE_PARTS = (
    *(f"round_{number}" for number in range(2, ROUNDS + 1)),
    "to_play",
    *(f"stock_{stack}" for stack in STACKS),
    *(f"scoring_{card}" for card in FARMER_CARDS),
    "sevens",
    "pile",
)


def schema(players: int) -> tuple[str, ...]:
    """The names of the numbers of a row, in their order."""
    others = range(1, players)
    return (
        "lead",
        *(f"own_{name}" for name in (*SEAT_PARTS, *OWN_PARTS)),
        *(f"hand_{name}" for name in HAND_PARTS),
        "own_after_sheep",
        *(f"other{n}_{name}" for n in others for name in (*SEAT_PARTS, "hand", "after_sheep")),
        *TABLE_PARTS,
    )


class SeatNumbers:
    """The numbers of one seat that change with its farm and goods only."""

    def __init__(self, public: Public, seat: Seat) -> None:
        self.worth = farm_worth(public, seat)
        self.total = sum(self.worth.values())
        look = Outlook(public, seat)
        player = look.player
        farm = network(public.edition, player.farm)
        reach = [cell for cell, arriving in farm.open.items() if arriving]
        left = len(look.marked - farm.faces.keys())
        stacks = scoring_stacks(public)
        weights = look.weights
        self.shown = [
            *[worth / 10 for worth in self.worth.values()],
            self.total / 50,
            player.grain / 4,
            player.apples / 3,
            len(player.farm) / 8,
            left / 4,
            len(reach) / 6,
            sum([cell in look.marked for cell in reach]) / 3,
            len(player.buildings) / 2,
            float(player.plan_side == "difficult"),
            float(not left),
            *[float(weights[colour] == 1.0) for colour in stacks],
        ]
        count = look.count
        self.own = [
            *[amount / 3 for amount in count.animals.values()],
            *[amount / 3 for amount in count.objects.values()],
            *[CARD_POINTS[public.scoring[colour]](count) / 10 for colour in stacks],
            *[0.0 if weights[colour] == 1.0 else farmer_worth(look, colour) / 10 for colour in stacks],
        ]


def scoring_stacks(public: Public) -> list[FarmerColour]:
    """The farmers' colours in the order of their scoring cards."""
    return sorted(FARMER_COLOURS, key=lambda colour: public.scoring[colour])


def row(
    public: Public, seat: Seat, hand: tuple[Card, ...], hands: list[int], numbers: list[SeatNumbers]
) -> list[float]:
    """The row of a seat: its hand, the sizes of all hands, the numbers of all seats."""
    players = len(public.players)
    sheep = public.sheep or 0
    others = sorted([each for each in public.seats if each != seat], key=lambda each: -numbers[each].total)
    sizes = [hands[each] for each in others]
    own = numbers[seat]
    best = numbers[others[0]].total
    values = [
        (own.total - best) / 30,
        *own.shown,
        *own.own,
        *_hand(hand, sizes),
        (seat - sheep) % players / 4,
    ]
    for each in others:
        values += numbers[each].shown
        values += (hands[each] / 6, (each - sheep) % players / 4)
    values += [float(public.round == number) for number in range(2, ROUNDS + 1)]
    values.append((ROUNDS + 1 - public.round) / ROUNDS)
    values += [public.farmers[colour] / 2 for colour in scoring_stacks(public)]
    in_play = set(public.scoring.values())
    values += [float(card in in_play) for card in FARMER_CARDS]
    values += (public.sevens / 8, len(public.pastures) / 32)
    return values


def _hand(hand: tuple[Card, ...], others: list[int]) -> list[float]:
    most = max(others)
    return [
        len(hand) / 6,
        sum([CARD_WORTH[VALUE_OF[card]] for card in hand]) / 8,
        sum([VALUE_OF[card] >= 5 for card in hand]) / 3,
        float(len(hand) > most),
        (len(hand) - most) / 4,
    ]
