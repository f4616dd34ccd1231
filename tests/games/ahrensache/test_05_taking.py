"""Rule section 5, up to the placing of tiles."""

from msgspec.structs import replace

from rules_core.games.ahrensache.actions import (
    ChooseEither,
    DeclineFarmer,
    Discard,
    LeaveOut,
    PlaceTile,
    TakeFarmer,
    TakeSeven,
)
from rules_core.games.ahrensache.events import (
    BuildingTaken,
    FarmerDeclined,
    GoodsTaken,
    MarkerTaken,
    PasturesTaken,
    PileShuffled,
)
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import Card, FarmerColour, TileId
from rules_core.games.ahrensache.public import Placement, Public
from tests.games.ahrensache.tables import Table, all_cards, bid, bidding, pass_all


def taking(offer: str, others: str, players: int = 3, grain: int = 2, hand: str = "r6 r6 r6") -> Table:
    """Seat 0 has the highest bid and picks this offer, the others pick theirs; seat 0 takes its own."""
    table = bidding(hand, *["b3"] * (players - 1), grain=grain)
    table.do(bid("r6 r6 r6"), *[bid("b3")] * (players - 1))
    return pass_all(table, offer, *others)


def changed(table: Table, **changes: object) -> Table:
    """The table with these public fields changed."""
    public: Public = replace(table.state.public, **changes)
    table.state = replace(table.state, public=public)
    return table


def place_all(table: Table) -> Table:
    """Draw and leave out whatever waits, until another kind of decision is open."""
    while table.kind in ("draw_card", "place", "discard"):
        actions = list(GAME.legal(table.state))
        leaving = [action for action in actions if isinstance(action, LeaveOut)]
        table.do((leaving or actions)[0])
    return table


def test_rule_5_1_offers_are_taken_from_left_to_right() -> None:
    table = taking("C", "BA")
    # seat 2 has A, seat 1 has B, seat 0 has C
    assert (table.at_turn, table.kind) == (2, "place")
    place_all(table)
    assert (table.at_turn, table.kind) == (1, "choose_either")
    table.do(ChooseEither("pasture"))
    place_all(table)
    assert (table.at_turn, table.kind) == (0, "choose_either")


def test_rule_5_1_everything_is_taken_before_cards_are_drawn_and_tiles_placed() -> None:
    table = taking("B", "CDE", players=4)
    assert (table.at_turn, table.kind) == (0, "choose_farmer")
    assert table.happened(PasturesTaken)
    table.do(TakeFarmer("green"))
    assert table.kind == "draw_card"
    table.deal("red3", "red3")
    assert table.kind == "place"
    frame = table.state.public.pending[-1]
    assert frame.tiles[-1] == "farmer_green"  # type: ignore[union-attr]


def test_rule_5_2_at_a_both_open_pastures_elsewhere_one() -> None:
    table = taking("A", "BC")
    tiles = table.happened(PasturesTaken)[0].tiles
    assert len(tiles) == 2
    place_all(table)
    table.do(ChooseEither("pasture"))
    assert len(table.happened(PasturesTaken)[1].tiles) == 1
    assert table.state.public.open_pastures == (None, None, None)


def test_rule_5_3_a_farmer_comes_from_a_stack_and_never_in_a_colour_already_placed() -> None:
    table = taking("B", "AC", players=4)
    place_all(table)
    table = taking("B", "AC", players=4)
    _owns(table, 0, "green")
    while not (table.at_turn == 0 and table.kind == "choose_farmer"):
        table.do(next(iter(GAME.legal(table.state))))
    assert table.refused(TakeFarmer("green")) == "5.3"
    before = table.state.public.farmers["orange"]
    table.do(TakeFarmer("orange"))
    assert table.state.public.farmers["orange"] == before - 1


def _owns(table: Table, seat: int, colour: FarmerColour) -> None:
    players = list(table.state.public.players)
    farm = (Placement(TileId(f"farmer_{colour}"), (0, -1)),)
    players[seat] = replace(players[seat], farm=farm)
    changed(table, players=tuple(players))


def _choosing_farmer(grain: int = 2) -> Table:
    """Seat 0 chooses a farmer at offer B of a game for four."""
    table = taking("B", "CDE", players=4, grain=grain)
    assert (table.at_turn, table.kind) == (0, "choose_farmer")
    return table


def test_rule_5_3_a_seven_only_when_a_stack_is_empty_and_while_any_is_left() -> None:
    table = _choosing_farmer()
    assert table.refused(TakeSeven()) == "5.3"
    changed(table, farmers={**table.state.public.farmers, "brown": 0})
    assert table.refused(TakeFarmer("brown")) == "5.3"
    changed(table, sevens=0)
    assert table.refused(TakeSeven()) == "5.3"
    changed(table, sevens=1)
    table.do(TakeSeven())
    assert (table.player(0).sevens, table.state.public.sevens) == (1, 0)


def test_rule_5_3_a_farmer_may_be_declined() -> None:
    table = _choosing_farmer()
    table.do(DeclineFarmer())
    assert len(table.happened(FarmerDeclined)) == 1


def test_rule_5_3_a_farmer_for_3_grain_needs_3_grain_to_pay() -> None:
    table = taking("D", "AB", grain=3)
    _until_either(table, 0)
    table.do(ChooseEither("paid_farmer"), TakeFarmer("green"))
    assert table.player(0).grain == 0


def test_rule_5_3_the_price_is_paid_for_a_seven_too_and_not_when_declined() -> None:
    for action, left in ((TakeSeven(), 0), (DeclineFarmer(), 3)):
        table = taking("D", "AB", grain=3)
        _until_either(table, 0)
        changed(table, farmers={**table.state.public.farmers, "brown": 0})
        table.do(ChooseEither("paid_farmer"), action)
        assert table.player(0).grain == left


def test_rule_5_3_a_side_may_be_chosen_even_if_it_gives_nothing() -> None:
    table = taking("D", "AB", grain=2)
    _until_either(table, 0)
    table.do(ChooseEither("paid_farmer"))
    assert table.happened(FarmerDeclined)[-1].seat == 0
    assert table.kind != "choose_farmer"


def _until_either(table: Table, seat: int) -> None:
    while not (table.kind == "choose_either" and table.at_turn == seat):
        place_all(table)
        if table.kind == "choose_either" and table.at_turn != seat:
            table.do(next(iter(GAME.legal(table.state))))
        elif table.kind == "choose_farmer":
            table.do(DeclineFarmer())


def test_rule_5_4_the_card_works_at_once_and_the_marker_comes_along() -> None:
    table = taking("C", "AB")
    building = table.state.public.open_building
    assert building is not None
    _until_either(table, 0)
    table.do(ChooseEither("building"))
    assert table.happened(BuildingTaken)[0].building == building
    assert table.happened(MarkerTaken)[0].round == 1
    assert (table.player(0).buildings, table.player(0).markers) == ((building,), (1,))
    table.deal_on()
    table.do(LeaveOut(TileId(building)))
    assert table.player(0).buildings == (building,)


def test_rule_5_6_grain_and_apples_as_shown() -> None:
    table = taking("D", "AB")
    _until_either(table, 0)
    table.do(ChooseEither("goods"))
    assert (table.player(0).grain, table.player(0).apples) == (4, 2)
    assert table.happened(GoodsTaken)[-1].grain == 2


def test_rule_5_7_no_cards_at_a_elsewhere_as_the_edition_prints() -> None:
    table = taking("D", "AB")
    place_all(table)
    assert len(table.hand(1)) == 0  # seat 1 had A
    _until_either(table, 0)
    table.do(ChooseEither("goods"))
    place_all(table)
    assert len(table.hand(0)) == 4


def test_rule_5_7_over_12_cards_the_player_discards_before_placing() -> None:
    hand = "r6 r6 r6 " + " ".join(["y3"] * 10)
    table = taking("D", "AB", hand=hand)
    _until_either(table, 0)
    table.do(ChooseEither("goods"))
    table.deal("yellow4", "yellow4", "yellow4", "yellow4")
    assert table.kind == "discard"
    assert table.refused(Discard(Card("red6"))) == "4.11"
    table.do(Discard(Card("yellow3")))
    assert table.kind == "discard"
    table.do(Discard(Card("yellow3")))
    assert table.kind != "discard"
    assert len(table.hand(0)) == 12


def test_rule_1_4_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    table = taking("D", "AB")
    _until_either(table, 0)
    pile = dict(table.state.draw_pile)
    public = table.state.public
    discards = {**public.discards}
    for card, count in pile.items():
        discards[card] = discards.get(card, 0) + count
    table.state = replace(table.state, draw_pile={}, public=replace(public, discards=discards))
    table.do(ChooseEither("goods"))
    assert table.happened(PileShuffled)[-1].count == sum(discards.values())
    assert table.state.public.discards == {}
    table.deal("red6")
    assert all_cards(table.state) == 87


def test_rule_1_4_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    table = taking("D", "AB")
    _until_either(table, 0)
    public = replace(table.state.public, discards={})
    table.state = replace(table.state, draw_pile={Card("red3"): 1}, public=public)
    table.do(ChooseEither("goods"))
    table.deal("red3")
    assert table.hand(0) == ("red3",)
    assert table.kind != "draw_card"


def test_rule_5_11_a_tile_left_out_leaves_the_game() -> None:
    table = taking("A", "BC")
    frame = table.state.public.pending[-1]
    first, second = frame.tiles  # type: ignore[union-attr]
    table.do(LeaveOut(first))
    assert table.refused(PlaceTile(first, (0, -1))) == "5.8"
    table.do(PlaceTile(second, (0, -1)))
    assert [placement.tile for placement in table.player(0).farm] == [second]
