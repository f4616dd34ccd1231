"""Matches of the toy, and the documents made of them."""

import json
from typing import Any

from rules_core.kernel import save
from rules_core.kernel.match import Match
from rules_core.kernel.save import Imprint, SeatInfo
from tests.toy.sealed import GAME, Options

SEATS = (SeatInfo("Anna"), SeatInfo("Bert", "bot", "greedy"))


def played(actions: int) -> Match[Any, Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, Options(), 2, "save")
    for _ in range(actions):
        act(match)
    return match


def written(actions: int = 2) -> bytes:
    return save.write(played(actions), SEATS, Imprint("0.1.0", "none", "2026-12-01", {"round": 1}))


def act(match: Match[Any, Any, Any, Any, Any]) -> None:
    prompt = match.prompt()
    assert prompt is not None
    match.submit(prompt.options[0])


def changed(**entries: Any) -> bytes:
    """A document with entries of its JSON replaced."""
    document = json.loads(written())
    document.update(entries)
    return json.dumps(document).encode()
