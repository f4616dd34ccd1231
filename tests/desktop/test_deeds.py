"""What each seat did last stands beside its farm until its next deed, and only what everybody may know."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.sitting import Sitting
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.titles.ahrensache.crate_art import DeedPicture
from ahrensache_desktop.titles.ahrensache.deeds import Deeds
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache import events
from rules_core.games.ahrensache.events import Event
from rules_core.games.ahrensache.material import Card, TileId
from tests.desktop.conftest import seats_of

A_BID = events.BidMade(1, (Card("red4"),), None, 1, 0, "colour", (), (), 23)


def told(*story: Event) -> str:
    """What is marked beside the farm of seat 1."""
    deeds = Deeds()
    deeds.retell(story)
    deed = deeds.of(1)
    return deed.sentence(Words(Phrasebook("de", strict=True), ("Anna", "Bruno"))) if deed else ""


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ((), ""),
        ((events.CardDrawn(1, None),), ""),
        ((A_BID,), "bietet 23"),
        ((A_BID, events.BidRaised(1, "grain_mill", 3, 26)), "erhöht auf 26"),
        ((A_BID, events.Passed(1, 23, (), None, 0)), "passt mit 23"),
        ((A_BID, events.DroppedOut(1, "F", (), None, 0), events.GoodsTaken(1, 2, 2)),
         "steigt aus F: 2 Korn und 2 Äpfel"),
        ((events.OfferTaken(1, "A"), events.PasturesTaken(1, "A", (TileId("p1"), TileId("p2"))),
          events.TilePlaced(1, TileId("p1"), (0, 1), 1, ("N",)),
          events.TilePlaced(1, TileId("p2"), (1, 1), 0, ())),
         "nimmt A: 2 Weiden und 1 Korn"),
        ((events.OfferTaken(1, "C"), events.FarmerTaken(1, "green", 0), events.CardDrawn(1, None),
          events.CardDrawn(1, None)), "nimmt C: 1 Bauer und 2 Karten"),
        ((events.OfferTaken(1, "E"), events.BuildingTaken(1, "cowshed"), events.MarkerTaken(1, 2)),
         "nimmt E: 1 Gebäude und 1 Rundenplättchen"),
        ((events.OfferTaken(1, "C"), events.SevenTaken(1, 0)), "nimmt C: 1 Plättchen „7“"),
        ((events.OfferTaken(1, "A"), events.ApplesBought(1, 5, 2)), "tauscht: 2 Äpfel"),
        ((A_BID, events.OfferTaken(0, "B"), events.GoodsTaken(0, 2, 0), events.RoundStarted(3)), "bietet 23"),
        ((events.OfferTaken(1, "B"), A_BID, events.CardDrawn(1, None)), "bietet 23"),
    ],
)  # fmt: skip
def test_the_last_deed_is_told_with_what_it_brought(story: tuple[Event, ...], expected: str) -> None:
    assert told(*story) == expected


def marks(sitting: Sitting) -> dict[object, object]:
    """What stands beside the farms."""
    return {
        key: piece.spot.picture
        for key, piece in sitting.stage.items_by_key.items()
        if isinstance(piece.spot.picture, DeedPicture)
    }


def play_some(desktop: Desktop, qtbot: QtBot, until: Callable[[Sitting], bool]) -> Sitting:
    """A person and bots until something holds; the person takes the first option."""
    desktop.begin(MatchSetup("ahrensache", seats_of("pbb"), seed="deeds"))
    sitting = desktop.window.match.sitting
    assert sitting is not None
    for _ in range(200):
        qtbot.waitUntil(lambda: sitting.stage.interaction is not None, timeout=20_000)
        if until(sitting):
            return sitting
        prompt = sitting.table.match.prompt()
        assert prompt is not None
        count = len(sitting.table.match.moments)
        sitting.table.submit(prompt.options[0])
        qtbot.waitUntil(lambda count=count: len(sitting.table.match.moments) > count, timeout=20_000)  # type: ignore[misc]
    raise AssertionError("it never came to that")


def test_the_marks_are_those_of_the_moment_that_is_shown(desktop: Desktop, qtbot: QtBot) -> None:
    sitting = play_some(desktop, qtbot, lambda sitting: len(marks(sitting)) == 2)
    page, now = desktop.window.match, marks(sitting)
    page.look_back(0)
    assert marks(sitting) == {}
    page.look_ahead()
    assert marks(sitting) == now


def test_what_is_taken_back_is_marked_no_more(desktop: Desktop, qtbot: QtBot) -> None:
    sitting = play_some(desktop, qtbot, lambda sitting: len(marks(sitting)) == 2)
    while sitting.table.can_undo():
        desktop.window.match.undo()
        qtbot.wait(20)
    assert marks(sitting) == {}
