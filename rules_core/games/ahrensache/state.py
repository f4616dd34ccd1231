"""Everything true now: the open table and what each seat alone knows."""

from rules_core.games.ahrensache.material import Card
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.kernel.value import Value
from rules_core.pieces.bag import Bag


class State(Value, frozen=True):
    """The complete truth."""

    public: Public
    secrets: tuple[Secret, ...]
    draw_pile: Bag[Card]
