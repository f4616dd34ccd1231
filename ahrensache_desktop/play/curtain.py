"""Who may look at the screen when several persons share it."""

from collections.abc import Iterable


class Curtain:
    """Hides the table between the turns of two persons; with one person, or none, it never drops."""

    def __init__(self, persons: Iterable[int]) -> None:
        self.persons = tuple(persons)
        self.viewer: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.waits_for: int | None = None  # the seat that must lift it; None while it is up

    @property
    def down(self) -> bool:
        """Nobody's secrets may be shown."""
        return self.waits_for is not None

    def hides(self, seat: int) -> bool:
        """Whether it must drop before that seat decides at the screen."""
        return seat in self.persons and seat != self.viewer

    def drop(self, seat: int) -> None:
        """Hide everything until that seat's person is there."""
        self.viewer, self.waits_for = None, seat

    def lift(self) -> int:
        """The seat whose screen it is now."""
        assert self.waits_for is not None
        self.viewer, self.waits_for = self.waits_for, None
        return self.viewer
