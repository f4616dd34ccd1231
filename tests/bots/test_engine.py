"""A bot as a program: what it answers to which line."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from rules_core.bots.engine import Inbox, serve
from rules_core.bots.messages import Quit, Stop
from rules_core.games.ahrensache.game import GAME
from rules_core.kernel.codec import decode, encode
from rules_core.kernel.match import Match
from tests.conformance.titles import options_of

HELLO = {"type": "hello", "protocol": 1, "game": "ahrensache"}


def asked(ticket: int = 1, bot: str = "greedy") -> dict[str, Any]:
    """A prompt message for the first decision of a match."""
    prompt = Match(GAME, options_of(GAME, 0), 3, "engine").prompt()
    return {"type": "prompt", "ticket": ticket, "prompt": json.loads(encode(prompt)), "bot": bot, "seed": "1"}


def talk(*lines: dict[str, Any] | str) -> list[dict[str, Any]]:
    """The answers to these lines."""
    sent = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    out = io.BytesIO()
    serve(io.BytesIO(sent.encode()), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_hello_is_answered_with_ready() -> None:
    assert talk(HELLO) == [{"type": "ready", "name": "Ährensache table", "protocol": 1}]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_prompt_is_answered_with_a_legal_choice_and_its_ticket(bot: str) -> None:
    ready, choice = talk(HELLO, asked(7, bot))
    assert (ready["type"], choice["type"], choice["ticket"]) == ("ready", "choice", 7)
    action = decode(json.dumps(choice["action"]), GAME.action_type)
    match = Match(GAME, options_of(GAME, 0), 3, "engine")
    assert match.refusal(action) is None


def test_equal_questions_have_equal_answers() -> None:
    assert talk(HELLO, asked()) == talk(HELLO, asked())


def test_a_refusal_is_answered_with_another_try() -> None:
    refused = {"type": "refused", "ticket": 1, "refusal": {"rule": "2.10", "reason": "not_now"}}
    answers = talk(HELLO, asked(1, "random"), refused)
    assert [answer["type"] for answer in answers] == ["ready", "choice", "choice"]
    assert answers[2]["ticket"] == 1


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("nonsense", "cannot be read"),
        ({"type": "dance"}, "cannot be read"),
        ({"type": "hello", "protocol": 99, "game": "ahrensache"}, "protocol 99"),
        ({"type": "hello", "protocol": 1, "game": "chess"}, "'chess'"),
        ({**HELLO, "game": 5}, "cannot be read"),
        (asked(bot="grandmaster"), "grandmaster"),
        ({"type": "prompt", "ticket": 3, "prompt": {"view": 1}}, "prompt 3"),
        ({"type": "refused", "ticket": 9, "refusal": {"rule": "", "reason": ""}}, "ticket 9"),
    ],
)
def test_what_makes_no_sense_is_answered_with_one_sentence_and_play_goes_on(line: Any, part: str) -> None:
    ready, trouble, _, choice = talk(HELLO, line, HELLO, asked())
    assert ready["type"] == "ready"
    assert trouble["type"] == "error"
    assert part in trouble["text"]
    assert choice["type"] == "choice"


def test_a_prompt_before_hello_is_trouble() -> None:
    assert talk(asked())[0]["type"] == "error"


def test_nothing_is_answered_after_quit() -> None:
    assert talk({"type": "quit"}, HELLO) == []


def test_the_program_ends_when_its_input_does() -> None:
    sent = (json.dumps(HELLO) + "\n" + json.dumps(asked()) + "\n").encode()
    done = subprocess.run(
        [sys.executable, "-m", "rules_core.bots.engine"],
        input=sent,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["ready", "choice"]


def test_a_stop_is_known_as_soon_as_it_is_read() -> None:
    inbox = Inbox([b'{"type":"stop","ticket":3}'])
    assert list(inbox) == [Stop(3)]
    assert (inbox.stopped(3), inbox.stopped(4)) == (True, False)


def test_quit_stops_every_question() -> None:
    inbox = Inbox([b'{"type":"quit"}', b"never read"])
    assert list(inbox) == [Quit()]
    assert inbox.stopped(1)
