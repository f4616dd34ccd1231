"""The quick list of bids: it has the prices of the careful one."""

from random import Random

import pytest

from rules_core.games.ahrensache.candidates import priced_plays, undominated
from rules_core.games.ahrensache.frames import BidTurn
from rules_core.games.ahrensache.game import GAME
from rules_core.games.ahrensache.ways import IDLE, best_plays
from rules_core.kernel.game import CHANCE
from tests.conformance.titles import options_of


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_quick_bids_cost_and_count_what_the_careful_ones_do(seats: int) -> None:
    rng = Random(seats)
    compared = 0
    for number in range(6):
        state = GAME.new(options_of(GAME, number), seats)
        while (decision := GAME.decision(state)) is not None:
            frame = state.public.pending[-1]
            if isinstance(frame, BidTurn):
                player, secret = state.public.players[frame.seat], state.secrets[frame.seat]
                if IDLE.issuperset(player.buildings):
                    careful = priced_plays(state.public, frame.seat, secret)
                    quick = list(undominated(player, best_plays(state.public, player, secret)))
                    assert sorted(one[:3] for one in quick) == [one[:3] for one in careful]
                    compared += bool(quick)
            dealt = decision.seat == CHANCE
            action = (
                GAME.dealt(state, rng.random())
                if dealt
                else GAME.sample(GAME.view(state, decision.seat), rng)
            )
            state = GAME.apply(state, action).state
    assert compared > 100
