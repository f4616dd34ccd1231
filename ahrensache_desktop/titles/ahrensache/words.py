"""The words on the table, asked for by key."""

from collections.abc import Sequence

from ahrensache_desktop.text.phrasebook import Phrasebook
from rules_core.games.ahrensache.material import BuildingId, FarmerColour, ScoringId
from rules_core.kernel.game import Seat


class Words:
    """What the table says: names of seats and of what lies about."""

    def __init__(self, phrasebook: Phrasebook, names: Sequence[str]) -> None:
        self._phrasebook = phrasebook
        self._names = names

    def say(self, key: str, **values: int | str) -> str:
        """A short text of the table."""
        return self._phrasebook.say(f"table-{key}", **values)

    def seat(self, seat: Seat) -> str:
        """The name of a seat, or of the neutral figure."""
        return self._names[seat] if seat >= 0 else self.say("neutral")

    def building(self, building: BuildingId) -> str:
        """A building with what it does."""
        name = self._phrasebook.say(f"ahrensache-building-{building}")
        return f"{name}: {self._phrasebook.say(f'ahrensache-building-{building}-effect')}"

    def building_name(self, building: BuildingId) -> str:
        """A building's name."""
        return self._phrasebook.say(f"ahrensache-building-{building}")

    def farmer(self, colour: FarmerColour) -> str:
        """A farmer's name."""
        return self._phrasebook.say(f"ahrensache-farmer-{colour}")

    def scoring(self, card: ScoringId) -> str:
        """A scoring card with what it counts."""
        return f"{card}: {self._phrasebook.say(f'ahrensache-scoring-{card}-effect')}"
