"""A bot as a program: JSON lines in, JSON lines out, as chess engines do it."""

import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

from rules_core.bots.bot import Bot, Choice
from rules_core.bots.messages import (
    PROTOCOL,
    Ask,
    Chosen,
    FromEngine,
    Hello,
    Quit,
    Ready,
    Refused,
    Stop,
    ToEngine,
    Trouble,
)
from rules_core.bots.roster import make_bot
from rules_core.games.catalog import GAMES
from rules_core.kernel.codec import BadValue, decode, encode
from rules_core.kernel.game import Game
from rules_core.kernel.prompt import Prompt

NAME = "Ährensache table"


class Engine:
    """Answers messages one after another; knows nothing but what they say."""

    def __init__(self) -> None:
        self._game: Game[Any, Any, Any, Any, Any] | None = None
        self._bots: dict[str, Bot] = {}
        self._last: Ask | None = None
        self._tries = 0

    def answer(self, message: ToEngine) -> FromEngine | None:
        """The answer to a message, or None where it asks for none."""
        match message:
            case Hello(protocol, game):
                return self._hello(protocol, game)
            case Ask():
                self._last, self._tries = message, 0
                return self._choose(message)
            case Refused(ticket):
                # A second try with another seed: the random bot of a stranger's position may do better.
                if self._last is None or self._last.ticket != ticket:
                    return Trouble(f"ticket {ticket} is not the last one asked")
                self._tries += 1
                return self._choose(self._last)
            case Stop() | Quit():
                return None

    def _hello(self, protocol: int, game: str) -> FromEngine:
        if protocol != PROTOCOL:
            return Trouble(f"protocol {protocol} is not known here, only {PROTOCOL}")
        if game not in GAMES:
            return Trouble(f"game {game!r} is not known here, only {', '.join(GAMES)}")
        self._game = GAMES[game]
        self._bots = {}
        return Ready(NAME)

    def _choose(self, ask: Ask) -> FromEngine:
        game = self._game
        if game is None:
            return Trouble("a prompt came before hello")
        try:
            prompt = decode(bytes(ask.prompt), Prompt[game.view_type, game.action_type])  # type: ignore[name-defined]
            bot = self._bots.get(ask.bot) or make_bot(ask.bot, game)
        except BadValue as error:
            return Trouble(f"prompt {ask.ticket} cannot be read: {error}")
        except KeyError:
            return Trouble(f"there is no bot named {ask.bot!r}")
        self._bots[ask.bot] = bot
        rng = Random(f"{ask.seed}:{self._tries}")
        choice: Choice = bot.choose(prompt, ask.budget, rng)
        return Chosen(ask.ticket, msgspec.Raw(encode(choice.action)), choice.reasons)


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer each line until `quit` or the end of the input."""
    engine = Engine()
    for line in lines:
        if not line.strip():
            continue
        try:
            message: ToEngine = decode(line, ToEngine)  # type: ignore[arg-type]
        except BadValue as error:
            _send(out, Trouble(f"a line cannot be read: {error}"))
            continue
        if isinstance(message, Quit):
            return
        answer = engine.answer(message)
        if answer is not None:
            _send(out, answer)


def _send(out: BinaryIO, message: FromEngine) -> None:
    out.write(encode(message) + b"\n")
    out.flush()


def main() -> int:
    """Serve on standard input and output; ends quietly when the table is gone."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
