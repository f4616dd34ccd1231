"""The table lets each decide in turn, and shows nobody what they may not know."""

from collections.abc import Callable
from typing import Any

import pytest

from ahrensache_desktop.play.table import Table
from rules_core.games.ahrensache.events import CardDrawn
from rules_core.kernel.event import secrets_of
from rules_core.kernel.game import Refusal
from tests.desktop.fakes import FakeThinker

Make = Callable[..., Table]


class Witness:
    """Writes down everything that a table says."""

    def __init__(self, table: Table) -> None:
        self.heard: list[tuple[str, Any]] = []
        self.prompts: list[Any] = []
        self.views: list[Any] = []
        table.advanced.connect(self._advance)
        table.viewer_changed.connect(lambda seat: self.heard.append(("viewer", seat)))
        table.curtain_dropped.connect(lambda seat: self.heard.append(("curtain", seat)))
        table.thinking.connect(lambda seat, on: self.heard.append(("thinking", (seat, on))))
        table.refused.connect(lambda refusal: self.heard.append(("refused", refusal)))
        table.rewound.connect(lambda: self.heard.append(("rewound", None)))
        table.committed.connect(lambda: self.heard.append(("committed", None)))
        table.ended.connect(lambda result: self.heard.append(("ended", result)))

    def _advance(self, events: tuple[Any, ...], view: Any, prompt: Any) -> None:
        self.heard.append(("advanced", events))
        self.views.append(view)
        self.prompts.append(prompt)

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.heard]


def first_option(table: Table) -> Any:
    prompt = table.match.prompt()
    assert prompt is not None
    return prompt.options[0]


def test_a_person_gets_a_prompt_and_a_bot_is_asked(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    witness = Witness(table)
    table.start()
    assert table.viewer == 0
    assert witness.prompts[-1].decision.seat == 0
    assert thinker.asked == []
    table.submit(first_option(table))
    assert witness.prompts[-1] is None
    assert [question.prompt.decision.seat for question in thinker.asked] == [1]
    thinker.answer()
    assert ("thinking", (1, True)) in witness.heard
    assert ("thinking", (1, False)) in witness.heard


def test_every_action_is_committed_before_it_is_shown(table_of: Make) -> None:
    table = table_of("pb")
    table.start()
    witness = Witness(table)
    table.submit(first_option(table))
    assert witness.kinds()[:2] == ["committed", "advanced"]


def test_a_refused_action_changes_nothing_and_says_why(table_of: Make) -> None:
    from rules_core.games.ahrensache.actions import Pass

    table = table_of("pb")
    table.start()
    before = table.match.state
    witness = Witness(table)
    table.submit(Pass())
    assert witness.heard == [("refused", table.match.refusal(Pass()))]
    assert table.match.state is before


def test_nobody_plays_for_a_seat_that_is_not_on_the_screen(table_of: Make) -> None:
    table = table_of("pb")
    table.start()
    table.submit(first_option(table))
    witness = Witness(table)
    action = first_option(table)
    assert table.refusal(action) == Refusal("", "wrong_seat", {"seat": 1})
    table.submit(action)
    assert witness.kinds() == ["refused"]


def test_a_bot_waits_until_the_screen_has_caught_up(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    shown = False
    table.ready = lambda: shown
    table.start()
    table.submit(first_option(table))
    count = len(table.match.moments)
    thinker.answer()
    assert len(table.match.moments) == count
    shown = True
    table.proceed()
    assert len(table.match.moments) > count


def test_an_answer_to_an_old_question_is_dropped(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    table.start()
    table.submit(first_option(table))
    question = thinker.asked[-1]
    table.undo()
    assert thinker.cancelled == [1]
    count = len(table.match.moments)
    thinker.answered.emit(1, question.prompt.options[0])
    assert len(table.match.moments) == count


def test_a_seed_for_a_bot_does_not_tell_the_seed_of_the_match(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb", seed="SECRET")
    table.start()
    table.submit(first_option(table))
    assert "SECRET" not in thinker.asked[-1].seed


def test_without_a_person_everybody_may_watch(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("bb")
    witness = Witness(table)
    table.start()
    assert table.viewer is None
    assert witness.views[-1].secret is None
    thinker.answer()
    assert len(thinker.asked) == 2


def test_with_one_person_no_curtain_ever_drops(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("bpb")
    witness = Witness(table)
    table.start()
    for _ in range(60):
        if thinker.open:
            thinker.answer()
        else:
            table.submit(first_option(table))
    assert "curtain" not in witness.kinds()
    assert [value for kind, value in witness.heard if kind == "viewer"] == [1]


def test_between_two_persons_the_curtain_hides_everything(table_of: Make) -> None:
    table = table_of("pp")
    witness = Witness(table)
    table.start()
    assert witness.heard[-1] == ("curtain", 0)
    assert witness.views[-1].secret is None
    assert witness.prompts[-1:] == [None]
    table.lift_curtain()
    assert table.viewer == 0
    assert witness.views[-1].seat == 0
    assert witness.prompts[-1].decision.seat == 0
    table.submit(first_option(table))
    assert [view.seat for view in witness.views[-2:]] == [0, None]
    assert witness.prompts[-2:] == [None, None]
    assert witness.heard[-1] == ("curtain", 1)


def test_behind_the_curtain_nobody_can_act_or_undo(table_of: Make) -> None:
    table = table_of("pp")
    table.start()
    witness = Witness(table)
    assert not table.can_undo()
    table.submit(first_option(table))
    assert witness.kinds() == ["refused"]


def test_a_lifted_curtain_cannot_be_lifted_again(table_of: Make) -> None:
    table = table_of("pp")
    table.start()
    table.lift_curtain()
    witness = Witness(table)
    table.lift_curtain()
    assert witness.heard == []


@pytest.mark.parametrize("kinds", ["pbb", "pbp", "ppp"])
def test_events_and_story_hide_what_the_viewer_may_not_know(
    table_of: Make, thinker: FakeThinker, kinds: str
) -> None:
    table = table_of(kinds)
    wrong: list[Any] = []

    def look(event: Any) -> None:
        for name, owner in secrets_of(type(event)):
            if getattr(event, name) is not None and getattr(event, owner) != table.viewer:
                wrong.append((table.viewer, event))

    def look_at_all(events: tuple[Any, ...], *_: object) -> None:
        for event in events:
            look(event)

    table.advanced.connect(look_at_all)
    table.start()
    drawn = 0
    while table.match.decision is not None and len(table.match.moments) < 250:
        if table.curtain_waits_for is not None:
            table.lift_curtain()
        elif thinker.open:
            thinker.answer(-1)
        else:
            table.submit(first_option(table))
        for told in table.story():
            look(told.event)
            drawn += isinstance(told.event, CardDrawn) and told.event.card is not None
    assert wrong == []
    assert drawn > 0, "the viewer sees the own cards"


def test_undo_leads_back_to_the_own_decision(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    table.start()
    assert not table.can_undo()
    before = table.match.state
    table.submit(first_option(table))
    assert table.can_undo()
    witness = Witness(table)
    table.undo()
    assert table.match.state == before
    assert witness.kinds() == ["thinking", "committed", "rewound", "advanced"]
    assert witness.prompts[-1].decision.seat == 0
    assert table.can_redo()
    table.redo()
    assert table.match.state != before
    assert not table.can_redo()


def test_an_undo_over_what_a_bot_did_costs_the_rank(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    table.start()
    table.submit(first_option(table))
    costs = [table.undo_costs_rank]
    thinker.answer()
    costs.append(table.undo_costs_rank)
    assert costs == [False, True]
    table.undo()
    assert table.match.unranked


def test_among_two_persons_an_undo_over_the_others_turn_needs_consent(table_of: Make) -> None:
    table = table_of("pp")
    table.start()
    table.lift_curtain()
    table.submit(first_option(table))
    table.lift_curtain()
    while table.viewer != 0:
        table.submit(first_option(table))
        table.lift_curtain()
    assert table.can_undo()
    assert table.undo_needs_consent
    table.undo()
    assert table.match.records[-1].seat < 0
    assert not table.undo_needs_consent


def play_to_the_end(table: Table, thinker: FakeThinker) -> None:
    """Take the last option everywhere, so that there are trades, drop-outs and farmers."""
    while (prompt := table.match.prompt()) is not None:
        if thinker.open:
            thinker.answer(-1)
        else:
            table.submit(prompt.options[-1])


def test_where_there_is_no_choice_the_table_may_choose(table_of: Make, thinker: FakeThinker) -> None:
    from random import Random

    for seed in range(30):
        table = table_of("ppppp", seed=str(seed))
        table.plays_single_options = True
        witness = Witness(table)
        table.start()
        choosing = Random(seed)
        while (prompt := table.match.prompt()) is not None:
            table.lift_curtain()
            table.submit(choosing.choice(prompt.options))
        asked = [prompt for prompt in witness.prompts if prompt is not None]
        assert all(len(prompt.options) > 1 or not prompt.complete for prompt in asked)
        if sum(record.seat >= 0 for record in table.match.records) > len(asked) > 0:
            return
    pytest.fail("no game had a decision without a choice")


def test_undo_goes_back_over_what_was_no_choice(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    table.plays_single_options = True
    table.start()
    play_to_the_end(table, thinker)
    witness = Witness(table)
    while table.can_undo():
        table.undo()
    assert len(witness.prompts) > 10
    assert None not in witness.prompts


def test_the_end_is_told_once_with_the_result(table_of: Make, thinker: FakeThinker) -> None:
    table = table_of("pb")
    witness = Witness(table)
    table.start()
    play_to_the_end(table, thinker)
    assert witness.kinds().count("ended") == 1
    assert witness.heard[-1] == ("ended", table.match.result)


def test_a_closed_table_forgets_its_question_and_hears_no_answer(
    table_of: Make, thinker: FakeThinker
) -> None:
    table = table_of("bb")
    table.start()
    question = thinker.asked[-1]
    table.close()
    assert thinker.cancelled == [1]
    count = len(table.match.moments)
    thinker.answered.emit(1, question.prompt.options[0])
    table.lift_curtain()
    assert len(table.match.moments) == count


def test_a_past_moment_is_seen_with_the_eyes_of_now(table_of: Make) -> None:
    table = table_of("pb")
    table.start()
    view = table.view_after(5)
    assert view.seat == 0
    assert view.public != table.match.view(0).public
