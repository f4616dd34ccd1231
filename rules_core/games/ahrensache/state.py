"""Everything true now: the open table and what each seat alone knows."""

import msgspec

from rules_core.games.ahrensache.material import Card
from rules_core.games.ahrensache.public import Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.pieces.bag import Bag


class State(msgspec.Struct, frozen=True):
    """The complete truth."""

    public: Public
    secrets: tuple[Secret, ...]
    draw_pile: Bag[Card]
