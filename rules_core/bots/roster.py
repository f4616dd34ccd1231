"""Which bots there are, by the name that a seat or the command line gives them."""

from collections.abc import Callable
from functools import cache
from typing import Any

from rules_core.bots.bot import Bot
from rules_core.bots.greedy_bot import Appraise, GreedyBot
from rules_core.bots.play_out import Mind
from rules_core.bots.random_bot import RandomBot
from rules_core.bots.search_bot import Habits, SearchBot
from rules_core.bots.weights import learned_value, weights_file
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.features import schema
from rules_core.games.ahrensache.mind import Learned
from rules_core.games.ahrensache.mind import Mind as AhrensacheMind
from rules_core.games.ahrensache.valuation import appraise as appraise_ahrensache
from rules_core.kernel.codec import digest
from rules_core.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]

APPRAISALS: dict[str, Appraise] = {"ahrensache": appraise_ahrensache}
"""The valuation of each title's options."""

LEVELS: dict[str, Habits] = {
    "apprentice": Habits(blur=5.0),
    "farmhand": Habits(blur=2.0),
    "farmer": Habits(),
    "steward": Habits(plays=8),
    "master": Habits(plays=40),
}
"""The levels, the weakest first: one way of thinking, by how well it sees and how far it looks ahead."""


@cache
def _learned(edition: str, players: int) -> Learned | None:
    return learned_value(weights_file("ahrensache", players), "ahrensache", players, edition, schema(players))


def _learned_here(edition: Edition, players: int) -> Learned | None:
    return _learned(digest(edition), players)


MINDS: dict[str, Callable[[], Mind]] = {"ahrensache": lambda: AhrensacheMind(_learned_here)}
"""How each title thinks ahead."""


def _greedy(game: AnyGame) -> Bot:
    return GreedyBot(game, APPRAISALS[game.id])


def _level(habits: Habits) -> Callable[[AnyGame], Bot]:
    return lambda game: SearchBot(game, MINDS[game.id](), habits)


BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomBot,
    "greedy": _greedy,
    **{name: _level(habits) for name, habits in LEVELS.items()},
}


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game; KeyError if there is none of that name."""
    return BOTS[name](game)
