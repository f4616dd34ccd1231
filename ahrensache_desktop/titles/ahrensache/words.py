"""The words on the table, asked for by key."""

from collections.abc import Callable, Sequence

from ahrensache_desktop.text.phrasebook import Phrasebook
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.material import (
    COLOUR_OF,
    VALUE_OF,
    BuildingId,
    Card,
    FarmerColour,
    ScoringId,
    TileId,
    farmer_colour,
)
from rules_core.kernel.game import Seat


class Words:
    """What the table says: names of seats and of what lies about."""

    def __init__(self, phrasebook: Phrasebook, names: Sequence[str]) -> None:
        self._phrasebook = phrasebook
        self._names = names
        self.key_of: Callable[[str], str] = lambda _command: ""
        """The key of a command as it is shown to the person; empty where it has none."""

    def say(self, key: str, **values: int | str) -> str:
        """A short text of the table."""
        return self._phrasebook.say(f"table-{key}", **values)

    def hint(self, key: str, *commands: str) -> str:
        """A short text with the keys that do the same."""
        keys = " ".join(filter(None, map(self.key_of, commands)))
        return f"{self.say(key)} [{keys}]" if keys else self.say(key)

    def seat(self, seat: Seat) -> str:
        """The name of a seat, or of the neutral figure."""
        return self._names[seat] if seat >= 0 else self.say("neutral")

    def joined(self, parts: Sequence[str]) -> str:
        """Things that all come, in a row."""
        return self._chained(parts, "and")

    def either(self, parts: Sequence[str]) -> str:
        """Things of which one comes, in a row."""
        return self._chained(parts, "either")

    def _chained(self, parts: Sequence[str], key: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def card(self, card: Card) -> str:
        """A bidding card's name."""
        return self._phrasebook.say(f"ahrensache-card-{COLOUR_OF[card]}", value=VALUE_OF[card])

    def tile(self, edition: Edition, tile: TileId) -> str:
        """A tile: what it is, and what is printed on it."""
        colour = farmer_colour(tile)
        face = edition.face(tile)
        if colour is not None:
            heading = self.farmer(colour)
        elif tile in edition.buildings:
            return self.building(tile)  # type: ignore[arg-type]
        else:
            heading = self._phrasebook.say("ahrensache-pasture")
        things = [self._phrasebook.say(f"ahrensache-animal-{animal}") for animal in face.animals]
        things += [self._phrasebook.say(f"ahrensache-object-{thing}") for thing in face.objects]
        if face.points:
            things.append(self.say("points", points=face.points))
        return "\n".join([heading, *([", ".join(things)] if things else [])])

    def building(self, building: BuildingId) -> str:
        """A building, and below what it does."""
        effect = self._phrasebook.say(f"ahrensache-building-{building}-effect")
        return f"{self.building_name(building)}\n{effect}"

    def building_name(self, building: BuildingId) -> str:
        """A building's name."""
        return self._phrasebook.say(f"ahrensache-building-{building}")

    def farmer(self, colour: FarmerColour) -> str:
        """A farmer's name."""
        return self._phrasebook.say(f"ahrensache-farmer-{colour}")

    def scoring(self, card: ScoringId) -> str:
        """A scoring card, and below what it counts."""
        heading = self._phrasebook.say(f"ahrensache-points-{card}")
        return f"{heading}\n{self._phrasebook.say(f'ahrensache-scoring-{card}-effect')}"
