"""What one person was told is on the screen no more when the next one comes to it."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.sitting import Sitting
from rules_core.kernel.event import redact
from rules_core.kernel.game import Refusal, Seat
from tests.desktop.conftest import seats_of

ACTIONS = 120
PLACES_OF_WORDS = ("text", "toolTip", "accessibleName", "accessibleDescription")


def words_on(desktop: Desktop) -> Iterator[str]:
    """Everything that can be read in the window, or be heard by a screen reader."""
    for widget in desktop.window.findChildren(QWidget):
        if widget.isVisible():
            for place in PLACES_OF_WORDS:
                if callable(read := getattr(widget, place, None)):
                    yield str(read())
    log = desktop.window.match.log
    yield from (log.item(row).text() for row in range(log.count()))


def secrets_from(sitting: Sitting, viewer: Seat | None) -> set[str]:
    """The sentences that were told to other seats, and that this viewer may not be told."""
    events = [event for moment in sitting.table.match.moments for event in moment.events]
    say = sitting.narrator.event
    others = {seat for seat in range(len(sitting.seats)) if seat != viewer}
    told = {say(redact(event, seat)) for event in events for seat in others}
    return told - {say(redact(event, viewer)) for event in events}


def leaks(desktop: Desktop, sitting: Sitting) -> set[str]:
    secrets = secrets_from(sitting, sitting.table.viewer)
    return {secret for words in words_on(desktop) for secret in secrets if secret in words}


@pytest.mark.parametrize("switches", [False, True], ids=["as it is", "in another language"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_nothing_that_one_person_was_told_is_left_for_the_next(
    desktop: Desktop, seed: str, switches: bool
) -> None:
    desktop.change_setting("speed", "instant")
    desktop.change_setting("play_single_options", True)
    desktop.begin(MatchSetup("ahrensache", seats_of("pp"), seed=seed))
    page, sitting = desktop.window.match, desktop.window.match.sitting
    assert sitting is not None
    rng, curtains, hidden = Random(seed), 0, 0
    for _ in range(ACTIONS):
        if sitting.table.curtain_waits_for is not None:
            curtains += 1
            if switches:
                desktop.change_setting("language", "de" if curtains % 2 else "en")
            hidden += len(secrets_from(sitting, None))
            assert page.curtain.isVisible()
            assert leaks(desktop, sitting) == set()
            page.curtain.button.click()
            assert leaks(desktop, sitting) == set()
        if sitting.table.match.result is not None:
            break
        match = sitting.table.match
        sitting.table.submit(match.game.sample(match.view(sitting.table.viewer), rng))
    assert curtains > 10
    assert hidden > 100


def test_no_refusal_is_left_for_the_next_person(desktop: Desktop) -> None:
    desktop.change_setting("speed", "instant")
    desktop.begin(MatchSetup("ahrensache", seats_of("pp"), seed="secrets"))
    page, sitting = desktop.window.match, desktop.window.match.sitting
    assert sitting is not None
    page.curtain.button.click()
    refusal = Refusal("3.3", "colours_differ", {"card": "yellow3", "other": "blue6"})
    said = sitting.narrator.refusal(refusal)
    sitting.table.refused.emit(refusal)
    assert any(said in words for words in words_on(desktop))
    while sitting.table.curtain_waits_for is None:
        prompt = sitting.table.match.prompt()
        assert prompt is not None
        sitting.table.submit(prompt.options[0])
    assert not any(said in words for words in words_on(desktop))


def test_the_curtain_lets_nothing_shine_through(desktop: Desktop) -> None:
    desktop.begin(MatchSetup("ahrensache", seats_of("pp"), seed="secrets"))
    page = desktop.window.match
    before = page.grab().toImage()
    page.banner.sentence.setText("Anna")
    page.log.note("Anna")
    assert page.grab().toImage() == before


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_nothing_of_the_table_shines_through_the_curtain(desktop: Desktop, theme: str) -> None:
    desktop.change_setting("theme", theme)
    desktop.begin(MatchSetup("ahrensache", seats_of("ppp"), seed="curtain"))
    curtain = desktop.window.match.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == desktop.window.match.rect()
    image = QImage(curtain.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    curtain.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    places = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in places)
