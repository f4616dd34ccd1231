"""A bot as a program: JSON lines in, JSON lines out, as chess engines do it.

A second thread reads, so that a bot which thinks hears at once that it is to stop. It is the one thread of
the program, and in a process of its own: it cannot make a window wait.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from random import Random
from threading import Thread
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


class Inbox:
    """The messages that have come, in order, and which of them are urgent."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = lines
        self._waiting: SimpleQueue[ToEngine | BadValue | None] = SimpleQueue()
        self._stopped: set[int] = set()
        self._quit = False
        Thread(target=self._read, daemon=True).start()

    def __iter__(self) -> "Iterator[ToEngine | BadValue]":
        """Each message, or what is wrong with a line, as it comes; ends with the input."""
        while (message := self._waiting.get()) is not None:
            yield message

    def stopped(self, ticket: int) -> bool:
        """Whether nobody wants to wait any longer for the answer with that ticket."""
        return self._quit or ticket in self._stopped

    def _read(self) -> None:
        for line in self._lines:
            if not line.strip():
                continue
            try:
                message: ToEngine = decode(line, ToEngine)  # type: ignore[arg-type]
            except BadValue as error:
                self._waiting.put(error)
                continue
            if isinstance(message, Stop):
                self._stopped.add(message.ticket)
            self._waiting.put(message)
            if isinstance(message, Quit):
                self._quit = True
                break
        self._waiting.put(None)


class Engine:
    """Answers messages one after another; knows nothing but what they say."""

    def __init__(self, stopped: Callable[[int], bool]) -> None:
        self._stopped = stopped
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
        choice: Choice = bot.choose(prompt, ask.budget, rng, lambda: self._stopped(ask.ticket))
        return Chosen(ask.ticket, msgspec.Raw(encode(choice.action)), choice.reasons)


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer each line until `quit` or the end of the input."""
    inbox = Inbox(lines)
    engine = Engine(inbox.stopped)
    for message in inbox:
        if isinstance(message, BadValue):
            _send(out, Trouble(f"a line cannot be read: {message}"))
            continue
        answer = engine.answer(message)
        if answer is not None:
            _send(out, answer)


def _lines_of(file: int) -> Iterator[bytes]:
    """The lines of a file by its number; read without a buffer of Python's, whose lock outlives a thread."""
    rest = b""
    while new := os.read(file, 1 << 16):
        *lines, rest = (rest + new).split(b"\n")
        yield from lines
    yield rest


def _send(out: BinaryIO, message: FromEngine) -> None:
    out.write(encode(message) + b"\n")
    out.flush()


def main() -> int:
    """Serve on standard input and output; ends quietly when the table is gone."""
    try:
        serve(_lines_of(sys.stdin.fileno()), sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
