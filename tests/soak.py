"""Thousands of random games with every piece counted after every action, and every match verified.

Too long for every test run; `python -m tests.soak --games 1000` plays that many for each number of seats.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from ahrensache_desktop.paths import resource
from rules_core.games.ahrensache.edition import read_edition
from rules_core.games.ahrensache.events import BuildingRemoved, Event, TileLeftOut, TilesRemoved
from rules_core.games.ahrensache.frames import PlaceTiles
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.material import (
    BUILDINGS,
    DECK_SIZE,
    FARMER_COLOURS,
    SEVENS,
    TileId,
    farmer_tile,
)
from rules_core.games.ahrensache.options import Options
from rules_core.games.ahrensache.state import State
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyMatch, Imprint, SeatInfo, read, verify, write

EXTRAS = ((), ("W1",), ("W2", "G1"), ("G2",))


def cards(state: State) -> int:
    """How many bidding cards there are anywhere."""
    public = state.public
    count = sum(state.draw_pile.values()) + len(public.display) + sum(public.discards.values())
    for player, secret in zip(public.players, state.secrets, strict=True):
        count += len(secret.hand) + len(secret.face_down) + len(secret.buried)
        count += len(player.standing.face_up) if player.standing else 0
    return count


def tiles(state: State) -> Iterator[TileId]:
    """Every tile that is still in the game, wherever it lies; buildings by their card."""
    public = state.public
    yield from public.pastures
    yield from (tile for tile in public.open_pastures if tile)
    yield from (TileId(building) for building in public.building_cards)
    if public.open_building:
        yield TileId(public.open_building)
    for colour, count in public.farmers.items():
        yield from (farmer_tile(colour),) * count
    for player in public.players:
        yield from (placement.tile for placement in player.farm)
    for frame in public.pending:
        if isinstance(frame, PlaceTiles):
            yield from frame.tiles


def gone(events: tuple[Event, ...]) -> Iterator[TileId]:
    """The tiles that these events took out of the game."""
    for event in events:
        match event:
            case TilesRemoved(tiles):
                yield from tiles
            case TileLeftOut(tile=tile):
                yield tile
            case BuildingRemoved(building):
                yield TileId(building)


def play(seats: int, number: int) -> int:
    """One random game; the number of its records. AssertionError where a piece is lost or doubled."""
    edition = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))
    options = Options(edition, scoring="any_five", extras=EXTRAS[number % 4], own_buildings=number % 5 > 0)  # type: ignore[arg-type]
    match = Match(GAME, options, seats, f"soak {number}")
    rng = Random(number)
    while match.decision is not None:
        match.submit(GAME.sample(match.view(match.decision.seat), rng))
    _count(match, seats, options)
    data = write(match, (SeatInfo("x"),) * seats, Imprint("soak", edition.id))
    problems = verify(read(data), GAME)
    assert not problems, problems
    return len(match.records)


def _count(match: AnyMatch, seats: int, options: Options) -> None:
    start = GAME.new(options, seats)
    farmers_added = 0
    removed: list[TileId] = []
    whole = sorted(tiles(start))
    for moment in match.moments:
        state = moment.state
        removed += gone(moment.events)
        farmers_added += moment.source == "farmers"
        assert cards(state) == DECK_SIZE
        assert len(list(tiles(state))) + len(removed) == len(whole) + farmers_added
        assert state.public.sevens + sum(player.sevens for player in state.public.players) == SEVENS
    last = sorted([*tiles(match.state), *removed])
    for tile in {*whole, *last}:
        extra = 1 if tile in {farmer_tile(colour) for colour in FARMER_COLOURS} else 0
        assert 0 <= last.count(tile) - whole.count(tile) <= extra
    assert set(BUILDINGS) >= {
        building for player in match.state.public.players for building in player.buildings
    }


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    with ProcessPoolExecutor(2) as pool:
        for seats in GAME.seat_counts:
            began = time.perf_counter()
            records = list(pool.map(play, [seats] * games, range(games), chunksize=20))
            seconds = time.perf_counter() - began
            told = f"{games} games, {sum(records)} records, all pieces counted, all verified"
            print(f"{seats} seats: {told}, in {seconds:.0f} s")


if __name__ == "__main__":
    main()
