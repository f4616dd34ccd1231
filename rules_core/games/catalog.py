"""The registered games, by id: the only place that names them all."""

from typing import Any

from rules_core.games.ahrensache.game import GAME as AHRENSACHE
from rules_core.kernel.game import Game

GAMES: dict[str, Game[Any, Any, Any, Any, Any]] = {game.id: game for game in (AHRENSACHE,)}
