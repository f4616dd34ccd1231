"""What each seat did last, as it is marked beside its farm until its next deed."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ahrensache_desktop.titles.ahrensache.crate_art import Signs
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache import events
from rules_core.games.ahrensache.material import OfferId
from rules_core.kernel.game import Seat


class Deed(msgspec.Struct, frozen=True):
    """One deed: what was bid, or which offer was taken and what it brought."""

    kind: str  # what the words on the table are called by
    value: int = 0  # of a bid
    offer: OfferId | None = None
    pastures: int = 0
    farmers: int = 0
    buildings: int = 0
    markers: int = 0
    sevens: int = 0
    grain: int = 0
    apples: int = 0
    cards: int = 0

    def signs(self) -> Signs:
        """What it brought, as signs with their numbers."""
        found = (
            ("pasture", self.pastures),
            ("farmer", self.farmers),
            ("building", self.buildings),
            ("marker", self.markers),
            ("seven", self.sevens),
            ("grain", self.grain),
            ("apple", self.apples),
            ("card", self.cards),
        )
        return tuple((sign, count) for sign, count in found if count)

    def words(self, words: Words) -> str:
        """What was done, without what it brought."""
        return words.say(f"deed-{self.kind}", value=self.value)

    def sentence(self, words: Words) -> str:
        """All of it in words."""
        heading = self.words(words)
        if self.offer is not None:
            heading = f"{heading} {self.offer}"
        brought = [words.say(f"deed-{sign}", count=count) for sign, count in self.signs()]
        return f"{heading}: {words.joined(brought)}" if brought else heading


def after(last: Deed | None, event: object) -> Deed | None:
    """What the seat of an event did last, now that this has happened too."""
    match event:
        case events.BidMade(value=value):
            return Deed("bid", value)
        case events.BidRaised(value=value):
            return Deed("raised", value)
        case events.Passed(value=value):
            return Deed("passed", value)
        case events.DroppedOut(offer=offer):
            return Deed("dropped", offer=offer)
        case events.OfferTaken(offer=offer):
            return Deed("took", offer=offer)
        case events.ApplesBought(apples=apples):
            return Deed("traded", apples=apples)
    return last if last is None or last.offer is None else _with(last, event)


def _with(deed: Deed, event: object) -> Deed:
    """An offer that was taken brings one thing after another."""
    match event:
        case events.PasturesTaken(tiles=tiles):
            return replace(deed, pastures=deed.pastures + len(tiles))
        case events.FarmerTaken():
            return replace(deed, farmers=deed.farmers + 1)
        case events.SevenTaken():
            return replace(deed, sevens=deed.sevens + 1)
        case events.BuildingTaken():
            return replace(deed, buildings=deed.buildings + 1)
        case events.MarkerTaken():
            return replace(deed, markers=deed.markers + 1)
        case events.GoodsTaken(grain=grain, apples=apples):
            return replace(deed, grain=deed.grain + grain, apples=deed.apples + apples)
        case events.TilePlaced(grain=grain):
            return replace(deed, grain=deed.grain + grain)
        case events.CardDrawn():
            return replace(deed, cards=deed.cards + 1)
    return deed


class Deeds:
    """The last deed of each seat; it holds only what everybody may know."""

    def __init__(self) -> None:
        self._last: dict[Seat, Deed] = {}

    def of(self, seat: Seat) -> Deed | None:
        """What the seat did last."""
        return self._last.get(seat)

    def tell(self, event: object) -> None:
        """This has happened."""
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            return
        now = after(self._last.get(seat), event)
        if now is not None:
            self._last[seat] = now

    def retell(self, story: Iterable[object]) -> None:
        """Just this has happened, and nothing else."""
        self._last.clear()
        for event in story:
            self.tell(event)
