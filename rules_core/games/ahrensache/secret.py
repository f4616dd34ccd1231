"""What one seat alone knows."""

from rules_core.games.ahrensache.material import Card
from rules_core.kernel.value import Value


class Secret(Value, frozen=True):
    """The cards that one seat alone knows; each tuple in the order of CARDS."""

    hand: tuple[Card, ...] = ()
    face_down: tuple[Card, ...] = ()  # in the own bid
    buried: tuple[Card, ...] = ()  # face down in the discard pile (3.10)
