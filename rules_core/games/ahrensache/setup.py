"""The first state of a game: what lies ready before anything is dealt (rule section 2)."""

from rules_core.games.ahrensache.dealing import STACK_SIZE
from rules_core.games.ahrensache.frames import (
    AddFarmers,
    DealPlan,
    DrawCards,
    Frame,
    GiveSheep,
    PickPlanSide,
    PlaceScoring,
    RevealBuilding,
    RevealPasture,
    StartBidding,
)
from rules_core.games.ahrensache.material import (
    BUILDINGS,
    DECK,
    DISPLAY_SIZE,
    FARMER_CARDS,
    FARMER_COLOURS,
    RULEBOOK_BUILDINGS,
    SEVENS,
    START_CARDS,
    START_GRAIN,
    ScoringId,
)
from rules_core.games.ahrensache.offers import pasture_slots
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State

EXTRA_FARMERS = {2: 2, 3: 2, 4: 1, 5: 0}  # rule 2.5


def new_state(options: Options, players: int) -> State:
    """The table before the first draw."""
    edition = options.edition
    pastures = sorted(
        tile for tile, face in edition.pastures.items() if players == 5 or not face.five_players
    )
    public = Public(
        options=options,
        players=(Player(grain=START_GRAIN),) * players,
        pending=_setup_frames(options, players),
        round=1,
        pastures=tuple(pastures),
        open_pastures=(None,) * len(pasture_slots(players)),
        building_cards=BUILDINGS if options.own_buildings else RULEBOOK_BUILDINGS,
        farmers=dict.fromkeys(FARMER_COLOURS, STACK_SIZE[players]),
        sevens=SEVENS,
        marker=True,
    )
    return State(public, (Secret(),) * players, dict(DECK))


def _setup_frames(options: Options, players: int) -> tuple[Frame, ...]:
    """All of the setup, the first step last."""
    seats = range(players - 1, -1, -1)
    extra = EXTRA_FARMERS[players]
    return (
        StartBidding(),
        GiveSheep(),
        *(DrawCards(seat, START_CARDS) for seat in seats),
        *(PickPlanSide(seat) for seat in seats),
        *(DealPlan(seat) for seat in seats),
        DrawCards(None, DISPLAY_SIZE),
        RevealBuilding(),
        *(RevealPasture(slot) for slot in reversed(range(len(pasture_slots(players))))),
        PlaceScoring(scoring_candidates(options)),
        *([AddFarmers(extra)] if extra else []),
    )


def scoring_candidates(options: Options) -> tuple[ScoringId, ...]:
    """The scoring cards from which five come to lie at the farmer stacks (2.6)."""
    if options.scoring == "any_five":
        return FARMER_CARDS
    letters: dict[str, str] = dict(options.letters) if options.scoring == "mix" else {}
    fixed = {"first_game": "1", "advanced": "2", "mix": "random"}[options.scoring]
    return tuple(card for card in FARMER_CARDS if letters.get(card[0], fixed) in ("random", card[1]))
