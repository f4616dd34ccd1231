"""Matches: what changes them, and how they go back."""

import pytest

from rules_core.kernel.codec import encode
from rules_core.kernel.game import CHANCE, IllegalAction
from rules_core.kernel.match import IllegalOptions, Match, Record
from tests.toy.sealed import GAME, Action, Event, Lay, Number, Options, State, View

ToyMatch = Match[Options, State, Action, Event, View]


def toy(seed: str = "seed", seats: int = 2, *, late: bool = False) -> ToyMatch:
    return Match(GAME, Options(late=late), seats, seed)


def first(match: ToyMatch) -> Action:
    prompt = match.prompt()
    assert prompt is not None
    return prompt.options[0]


def test_a_match_begins_at_the_first_decision_of_a_seat() -> None:
    match = toy()
    assert match.decision is not None
    assert match.decision.seat == 0
    assert len(match.records) == 6
    assert {record.seat for record in match.records} == {CHANCE}
    assert len(match.opening) == 6
    assert match.drawn == {"numbers": 6}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = toy()
    state, records = match.state, match.records
    missing = next(Number(str(n)) for n in range(1, 10) if str(n) not in match.state.secrets[0].hand)
    assert match.refusal(Lay(missing)) is not None
    with pytest.raises(IllegalAction) as caught:
        match.submit(Lay(missing))
    assert caught.value.refusal.rule == "2.1"
    assert (match.state, match.records) == (state, records)


def test_a_chooser_that_draws_for_itself_is_spared_the_list() -> None:
    match = toy()
    full, lean = match.prompt(), match.prompt(listed=False)
    assert full is not None
    assert lean is not None
    assert (lean.view, lean.decision) == (full.view, full.decision)
    assert (full.complete, lean.complete, lean.options) == (True, False, ())


def test_the_log_begins_with_the_first_state() -> None:
    match = toy()
    state = match.first_state
    assert state == GAME.new(Options(), 2)
    for moment in match.moments:
        state = GAME.apply(state, moment.record.action).state
    assert state == match.state


def test_options_for_which_there_is_no_game_are_refused() -> None:
    with pytest.raises(IllegalOptions) as caught:
        Match(GAME, Options(), 7, "seed")
    assert caught.value.refusal.values == {"seats": 7}


def test_submit_tells_everything_up_to_the_next_decision() -> None:
    match = toy()
    assert [type(event).__name__ for event in match.submit(first(match))] == ["NumberLaid"]
    assert [type(event).__name__ for event in match.submit(first(match))] == ["NumberLaid", "NumbersShown"]
    assert {type(event).__name__ for event in match.opening} == {"NumberDrawn"}


def test_a_match_ends_with_a_result_and_takes_no_more_actions() -> None:
    match = toy()
    while match.decision is not None:
        match.submit(first(match))
    assert match.prompt() is None
    result = match.result
    assert result is not None
    assert [result.total(seat) for seat in range(2)] == list(match.state.public.points)
    assert result.winners() == tuple(seat for seat in range(2) if result.places[seat] == 1) != ()
    with pytest.raises(IllegalAction):
        match.submit(Lay(Number("1")))


def test_equal_seeds_give_equal_matches_and_others_do_not() -> None:
    assert toy("a").state == toy("a").state
    assert toy("a").state != toy("b").state


def test_undo_goes_back_to_the_own_last_decision_and_is_free_if_nothing_was_learned() -> None:
    match = toy()
    before = match.state
    match.submit(first(match))
    point = match.undo_point(0)
    assert point is not None
    assert (point.at, point.free) == (6, True)
    match.undo(point)
    assert match.state == before
    assert not match.unranked
    assert match.redo() != ()
    assert match.decision is not None
    assert match.decision.seat == 1


def test_undo_is_free_if_all_that_was_dealt_since_is_another_seats_secret() -> None:
    match = toy(late=True)
    match.submit(first(match))
    assert [record.seat for record in match.records[-4:]] == [0, CHANCE, CHANCE, CHANCE]
    point = match.undo_point(0)
    assert point is not None
    assert (point.at, point.free) == (3, True)


def test_undo_is_not_free_if_the_action_itself_revealed_something() -> None:
    match = toy()
    match.submit(first(match))
    assert [type(event).__name__ for event in match.submit(first(match))] == ["NumberLaid", "NumbersShown"]
    point = match.undo_point(1)
    assert point is not None
    assert (point.at, point.free) == (7, False)


def test_undo_past_what_others_did_makes_the_match_unranked() -> None:
    match = toy()
    match.submit(first(match))
    match.submit(first(match))
    point = match.undo_point(0)
    assert point is not None
    assert not point.free
    match.undo(point)
    assert match.unranked
    assert match.decision is not None
    assert match.decision.seat == 0


def test_who_has_not_decided_has_nothing_to_undo() -> None:
    assert toy().undo_point(0) is None


def test_something_new_ends_redo() -> None:
    match = toy()
    match.submit(first(match))
    point = match.undo_point(0)
    assert point is not None
    match.undo(point)
    could = match.can_redo
    match.submit(first(match))
    assert (could, match.can_redo) == (True, False)
    assert match.redo() == ()


def test_a_draw_that_is_undone_comes_out_the_same() -> None:
    from rules_core.games.ahrensache.actions import ChoosePlanSide
    from rules_core.games.ahrensache.options import Options as AhrensacheOptions
    from rules_core.games.catalog import GAMES
    from tests.conformance.titles import EDITION

    match = Match(GAMES["ahrensache"], AhrensacheOptions(EDITION), 2, "draws")
    match.submit(ChoosePlanSide("easy"))
    match.submit(ChoosePlanSide("easy"))
    dealt = match.state
    seen = match.undo_point(1)
    assert seen is not None
    assert not seen.free
    point = match.undo_point(0)
    assert point is not None
    match.undo(point)
    match.submit(ChoosePlanSide("difficult"))
    match.submit(ChoosePlanSide("easy"))
    assert match.state.secrets == dealt.secrets
    assert match.state.public.open_pastures == dealt.public.open_pastures


@pytest.mark.parametrize("number", range(3))
def test_undo_brings_back_every_byte_whatever_was_chosen(number: int) -> None:
    match = toy()
    before, drawn = encode(match.state), match.drawn
    prompt = match.prompt()
    assert prompt is not None
    match.submit(prompt.options[min(number, len(prompt.options) - 1)])
    point = match.undo_point(0)
    assert point is not None
    match.undo(point)
    assert (encode(match.state), match.drawn) == (before, drawn)


def test_a_record_of_another_seat_is_refused() -> None:
    match = toy()
    with pytest.raises(IllegalAction):
        match.take_record(Record(1, first(match)))
