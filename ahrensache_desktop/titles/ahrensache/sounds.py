"""Which events of Ährensache are heard, and how."""

from typing import Any

from rules_core.games.ahrensache.events import (
    ApplesBought,
    BidMade,
    BuildingTaken,
    CardDiscarded,
    CardDisplayed,
    CardDrawn,
    DroppedOut,
    GoodsTaken,
    OfferTaken,
    Passed,
    SevenTaken,
    SheepTaken,
    TilePlaced,
)

_HEARD: dict[type, str] = {
    ApplesBought: "grain",
    BidMade: "card",
    BuildingTaken: "tile",
    CardDiscarded: "card",
    CardDisplayed: "card",
    CardDrawn: "card",
    DroppedOut: "tile",
    GoodsTaken: "grain",
    OfferTaken: "tile",
    Passed: "card",
    SevenTaken: "grain",
    SheepTaken: "sheep",
    TilePlaced: "tile",
}


def sound_of(event: Any) -> str | None:
    """The name of the effect that goes with an event, or None."""
    if isinstance(event, TilePlaced) and event.grain:
        return "grain"
    return _HEARD.get(type(event))
