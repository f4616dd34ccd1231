"""Everything that is chosen before a match, in a form that settings can keep."""

from typing import Any

import msgspec

from rules_core.kernel.save import SeatInfo


class MatchSetup(msgspec.Struct, frozen=True):
    """The choices of the new-match page."""

    game: str
    seats: tuple[SeatInfo, ...]
    choices: dict[str, Any] = {}  # the title's own options, without what is printed on its material
    edition: str = ""  # the file of a player's own edition; empty for the program's
    seed: str = ""  # empty for another one each time
