"""Finds and writes the golden matches: one per number of players, and one per way in which a game goes oddly.

`python -m tests.golden.make` writes those that are missing. A file is written anew only when a rule has
changed: delete it, run this, and say in the commit which rule it was.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from ahrensache_desktop.paths import resource
from rules_core.bots.bot import Budget
from rules_core.bots.roster import make_bot
from rules_core.games.ahrensache.actions import LeaveOut, PlaceTile
from rules_core.games.ahrensache.edition import read_edition
from rules_core.games.ahrensache.events import BiddingEnded, BidMade, CardDiscarded, Passed, PileShuffled
from rules_core.games.ahrensache.frames import KeepLimit
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.public import NEUTRAL
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyMatch, Imprint, SeatInfo, write

FOLDER = Path(__file__).parent / "ahrensache"
TRIES = 20_000
EXTRAS = ((), ("W1",), ("W2", "G1"), ("G2",))
Odd = Callable[[AnyMatch], bool]


def events_of(match: AnyMatch, kind: type) -> Iterator[object]:
    """All events of a kind."""
    return (event for moment in match.moments for event in moment.events if isinstance(event, kind))


def pile_empty_twice(match: AnyMatch) -> bool:
    """Rule 1.4."""
    return sum(1 for _ in events_of(match, PileShuffled)) >= 2


def bid_over_40(match: AnyMatch) -> bool:
    """Rule 3.7."""
    return any(isinstance(event, BidMade) and event.value > 40 for event in events_of(match, BidMade))


def all_bids_equal(match: AnyMatch) -> bool:
    """Rule 3.8: everybody has bid, and all bids of a round are the same."""
    for before, moment in zip(match.moments, match.moments[1:], strict=False):
        if any(isinstance(event, BiddingEnded) for event in moment.events):
            standings = [player.standing for player in moment.state.public.players]
            values = {standing.value for standing in standings if standing}
            if None not in standings and len(values) == 1 and before.state.public.round:
                return True
    return False


def shared_win(match: AnyMatch) -> bool:
    """Rule 7.8."""
    return match.result is not None and len(match.result.winners()) > 1


def hand_limit(match: AnyMatch) -> bool:
    """Rule 4.11 or 5.7: somebody must discard down to 12."""
    return any(
        isinstance(before.state.public.pending[-1], KeepLimit)
        for before, moment in zip(match.moments, match.moments[1:], strict=False)
        if any(isinstance(event, CardDiscarded) for event in moment.events)
    )


def bid_of_zero(match: AnyMatch) -> bool:
    """Rule 3.13."""
    return any(isinstance(event, Passed) and event.value == 0 for event in events_of(match, Passed))


def neutral_first(match: AnyMatch) -> bool:
    """Rule 9.3."""
    ended = events_of(match, BiddingEnded)
    return any(isinstance(event, BiddingEnded) and event.order[0] == NEUTRAL for event in ended)


def nothing_fits(match: AnyMatch) -> bool:
    """Rule 5.11: a tile is left out since no space was open to any."""
    for before, moment in zip(match.moments, match.moments[1:], strict=False):
        if isinstance(moment.record.action, LeaveOut):
            options = list(GAME.legal(before.state))
            if not any(isinstance(option, PlaceTile) for option in options):
                return True
    return False


ODD: dict[str, tuple[int, Odd]] = {
    "pile-empty-twice": (5, pile_empty_twice),
    "bid-over-40": (4, bid_over_40),
    "all-bids-equal": (3, all_bids_equal),
    "shared-win": (2, shared_win),
    "hand-limit": (3, hand_limit),
    "bid-of-zero": (3, bid_of_zero),
    "neutral-first": (2, neutral_first),
    "nothing-fits": (4, nothing_fits),
}
"""For each odd way the number of players, and whether a match went so."""


def random_match(seats: int, number: int) -> AnyMatch:
    """A match of random seats."""
    edition = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))
    options = Options(edition, scoring="any_five", extras=EXTRAS[number % 4])  # type: ignore[arg-type]
    match = Match(GAME, options, seats, f"golden {number}")
    rng = Random(number)
    while match.decision is not None:
        match.submit(GAME.sample(match.view(match.decision.seat), rng))
    return match


def mixed_match(seats: int) -> AnyMatch:
    """A match of one random seat and greedy others."""
    edition = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))
    match = Match(GAME, Options(edition, scoring="mix", extras=("W1", "G2")), seats, f"mixed {seats}")
    bots = [make_bot("random" if seat == 0 else "greedy", GAME) for seat in range(seats)]
    rng = Random(seats)
    while (prompt := match.prompt()) is not None:
        match.submit(bots[prompt.decision.seat].choose(prompt, Budget(), rng).action)
    return match


def document(match: AnyMatch) -> bytes:
    """The golden file of a match."""
    seats = tuple(SeatInfo(name, "bot", "random") for name in "ABCDE"[: match.seats])
    return write(match, seats, Imprint("golden", match.options.edition.id))


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for seats in GAME.seat_counts:
        file = FOLDER / f"players-{seats}.json"
        if not file.exists():
            file.write_bytes(document(mixed_match(seats)))
    for name, (seats, odd) in ODD.items():
        file = FOLDER / f"{name}.json"
        if not file.exists():
            match = next(match for n in range(TRIES) if odd(match := random_match(seats, n)))
            print(f"{name}: seed {match.seed}")
            file.write_bytes(document(match))


if __name__ == "__main__":
    main()
