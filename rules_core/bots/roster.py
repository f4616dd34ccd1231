"""Which bots there are, by the name that a seat or the command line gives them."""

from collections.abc import Callable
from typing import Any

from rules_core.bots.bot import Bot
from rules_core.bots.greedy_bot import Appraise, GreedyBot
from rules_core.bots.random_bot import RandomBot
from rules_core.games.ahrensache.valuation import appraise as appraise_ahrensache
from rules_core.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]

APPRAISALS: dict[str, Appraise] = {"ahrensache": appraise_ahrensache}
"""The valuation of each title's options."""


def _greedy(game: AnyGame) -> Bot:
    return GreedyBot(game, APPRAISALS[game.id])


BOTS: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomBot, "greedy": _greedy}


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game; KeyError if there is none of that name."""
    return BOTS[name](game)
