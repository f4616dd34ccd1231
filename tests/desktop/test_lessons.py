"""Learning to play: each kind of decision is explained once, in an ordinary game."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt

from ahrensache_desktop.paths import resource
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.lessons import LESSONS
from ahrensache_desktop.windows.lesson_pane import LessonPane
from rules_core.games.ahrensache.refusals import ACTIONS_OF


@pytest.fixture
def pane(qtbot: Any) -> LessonPane:
    made = LessonPane(Phrasebook("en"), LESSONS)
    qtbot.addWidget(made)
    return made


def test_every_decision_of_a_person_has_a_lesson() -> None:
    assert set(LESSONS) == set(ACTIONS_OF)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_lesson_names_a_rule_that_can_be_read(language: str) -> None:
    text = resource("rules", f"ahrensache.{language}.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"\*\*(\d+\.\d+)\*\*", text))
    assert {part.rule for parts in LESSONS.values() for part in parts} <= numbers


def test_a_lesson_goes_on_part_by_part_and_is_not_given_twice(pane: LessonPane, qtbot: Any) -> None:
    pane.teach("bid")
    read = []
    while not pane.isHidden():
        read.append(pane._words.text())
        qtbot.mouseClick(pane.on_button, Qt.MouseButton.LeftButton)
    assert len(set(read)) == len(LESSONS["bid"])
    pane.teach("choose_offer")
    assert not pane.isHidden()
    pane.teach("bid")
    assert pane.isHidden()


def test_a_lesson_broken_off_begins_again_with_the_next_decision(pane: LessonPane) -> None:
    pane.teach("bid")
    first = pane._words.text()
    pane.go_on()
    pane.teach("bid")
    assert pane._words.text() != first, "the same decision goes on where it was"
    pane.close_lesson()
    assert pane.isHidden()
    pane.teach("bid")
    assert pane._words.text() == first


def test_another_match_explains_from_the_beginning(pane: LessonPane) -> None:
    pane.teach("trade")
    pane.go_on()
    pane.begin()
    pane.teach("trade")
    assert not pane.isHidden()


def test_the_rule_of_the_part_can_be_read(pane: LessonPane, qtbot: Any) -> None:
    pane.teach("place")
    with qtbot.waitSignal(pane.rule_wanted) as told:
        pane.rule_button.click()
    assert told.args == [LESSONS["place"][0].rule]


def test_the_lesson_is_said_in_the_other_language(pane: LessonPane) -> None:
    pane.teach("place")
    before = pane._words.text()
    pane._phrasebook.set_language("de")
    pane.retranslate()
    assert pane._words.text() != before
