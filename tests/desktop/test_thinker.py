"""Engines at the end of a pipe: asked, watched, ended, and replaced when they are of no use."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ahrensache_desktop.play.thinker import Patience, Question, Thinker
from rules_core.bots.bot import Budget
from rules_core.kernel.game import Refusal
from tests.desktop.conftest import new_match

PATIENCE = Patience(start=10_000, grace=150)
QUICK = Budget(iterations=1, seconds=0.05)

PREAMBLE = """
import json, sys, time, pathlib
lives = pathlib.Path(__file__).with_suffix(".lives")
lives.write_text((lives.read_text() if lives.exists() else "") + "x")
life = len(lives.read_text())
def say(**message):
    print(json.dumps(message), flush=True)
def first(message):
    say(type="choice", ticket=message["ticket"], action=message["prompt"]["options"][0])
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(type="ready", name="scripted")
        continue
"""

HONEST = "    if kind == 'prompt': first(message)"
DEAF = "    pass"
MUTE_FROM_THE_START = PREAMBLE.replace('say(type="ready", name="scripted")', "pass")
DYING = "    if kind == 'prompt': sys.exit(3)"
DYING_ONCE = "    if kind == 'prompt' and life == 1: sys.exit(3)\n    if kind == 'prompt': first(message)"
BABBLING = "    print('the weather is fine', flush=True)"
STRANGE = "    if kind == 'prompt': say(type='choice', ticket=message['ticket'], action={'type': 'Fly'})"
STUBBORN = (
    "    if kind in ('prompt', 'refused'):"
    " say(type='choice', ticket=message['ticket'], action={'type': 'Discard', 'card': 'red3'})"
)
LEARNING = (
    "    if kind == 'prompt': asked = message; say(type='choice', ticket=message['ticket'],"
    " action={'type': 'Discard', 'card': 'red3'})\n"
    "    if kind == 'refused': assert message['refusal']['rule']; first(asked)"
)
TROUBLED = "    if kind == 'prompt': say(type='error', text='I am tired')"
EAGER = "    say(type='ready', name='still here')"
TALKATIVE = (
    "    if kind == 'prompt':\n"
    "        say(type='info', ticket=message['ticket'], best=message['prompt']['options'][0])\n"
    "        say(type='choice', ticket=message['ticket'] - 1, action=message['prompt']['options'][-1])\n"
    "        first(message)"
)
STOPPABLE = "    if kind == 'prompt': asked = message\n    if kind == 'stop': first(asked)"


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    made = Thinker(patience=PATIENCE)
    yield made
    made.close()


@pytest.fixture
def engine(tmp_path: Path) -> Callable[[str], tuple[str, ...]]:
    """Writes an engine program and gives its command."""

    def write(body: str, preamble: str = PREAMBLE) -> tuple[str, ...]:
        path = tmp_path / "engine.py"
        path.write_text(preamble + body + "\n", encoding="utf-8")
        return (sys.executable, str(path))

    return write


def question(command: tuple[str, ...] = (), bot: str = "greedy") -> Question:
    match = new_match()
    prompt = match.prompt()
    assert prompt is not None
    return Question(match.game, prompt, match.refusal, "seed", bot, command, QUICK)


def answer(thinker: Thinker, qtbot: QtBot, asked: Question) -> Any:
    with qtbot.waitSignal(thinker.answered, timeout=20_000) as told:
        ticket = thinker.ask(asked)
    assert told.args is not None and told.args[0] == ticket
    return told.args[1]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_programs_own_engine_answers(thinker: Thinker, qtbot: QtBot, bot: str) -> None:
    asked = question(bot=bot)
    assert answer(thinker, qtbot, asked) in asked.prompt.options
    first = thinker.process_ids
    assert answer(thinker, qtbot, asked) in asked.prompt.options
    assert thinker.process_ids == first, "one program serves all questions"


@pytest.mark.parametrize(
    "body", [HONEST, TALKATIVE, LEARNING, STOPPABLE], ids=["honest", "talkative", "learning", "stoppable"]
)
def test_anybodys_program_can_play(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]], body: str
) -> None:
    asked = question(engine(body))
    with qtbot.assertNotEmitted(thinker.replaced):
        assert answer(thinker, qtbot, asked) == asked.prompt.options[0]


@pytest.mark.logs("is ended")
def test_an_engine_that_dies_once_is_started_again(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]]
) -> None:
    asked = question(engine(DYING_ONCE))
    with qtbot.assertNotEmitted(thinker.replaced):
        assert answer(thinker, qtbot, asked) == asked.prompt.options[0]


@pytest.mark.logs("is ended")
@pytest.mark.parametrize(
    "body",
    [DEAF, DYING, BABBLING, STRANGE, STUBBORN, TROUBLED, EAGER],
    ids=["deaf", "dying", "babbling", "strange", "stubborn", "troubled", "eager"],
)
def test_a_useless_engine_is_replaced_by_the_greedy_bot(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]], body: str, tmp_path: Path
) -> None:
    asked = question(engine(body))
    with qtbot.waitSignal(thinker.replaced, timeout=20_000):
        assert answer(thinker, qtbot, asked) in asked.prompt.options
    assert (tmp_path / "engine.lives").read_text(encoding="utf-8") == "xx", "it was started exactly twice"
    with qtbot.assertNotEmitted(thinker.replaced):
        assert answer(thinker, qtbot, asked) in asked.prompt.options
    assert (tmp_path / "engine.lives").read_text(encoding="utf-8") == "xx", "and never again"


@pytest.mark.logs("is ended")
def test_a_new_match_gives_an_engine_another_chance(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]], tmp_path: Path
) -> None:
    asked = question(engine(DYING))
    answer(thinker, qtbot, asked)
    engine(HONEST)
    thinker.forgive()
    assert answer(thinker, qtbot, asked) == asked.prompt.options[0]


@pytest.mark.logs("is ended")
def test_an_engine_that_never_gets_ready_is_replaced(
    qtbot: QtBot, engine: Callable[..., tuple[str, ...]]
) -> None:
    thinker = Thinker(patience=Patience(start=300, grace=100))
    asked = question(engine("    pass", MUTE_FROM_THE_START))
    assert answer(thinker, qtbot, asked) in asked.prompt.options
    thinker.close()


@pytest.mark.logs("is ended")
def test_a_program_that_does_not_exist_is_replaced(thinker: Thinker, qtbot: QtBot, tmp_path: Path) -> None:
    asked = question((str(tmp_path / "nothing here"),))
    with qtbot.waitSignal(thinker.replaced, timeout=20_000):
        assert answer(thinker, qtbot, asked) in asked.prompt.options


def test_a_cancelled_question_is_never_answered(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]]
) -> None:
    command = engine(HONEST)
    answer(thinker, qtbot, question(command))
    answers: list[int] = []
    thinker.answered.connect(lambda ticket, _: answers.append(ticket))
    thinker.cancel(thinker.ask(question(command)))
    last = thinker.ask(question(command))
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert answers == [last]


@pytest.mark.logs("could not answer|is ended")
def test_even_a_broken_bot_does_not_stop_the_game(
    thinker: Thinker, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rules_core.bots import roster

    def broken(name: str, game: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(roster, "make_bot", broken)
    asked = question((str(tmp_path / "nothing here"),))
    assert answer(thinker, qtbot, asked) == asked.prompt.options[0]


@pytest.mark.parametrize("body", [HONEST, DEAF, "    time.sleep(60)"], ids=["honest", "deaf", "asleep"])
def test_closing_ends_every_program_whatever_it_does(
    qtbot: QtBot, engine: Callable[[str], tuple[str, ...]], body: str
) -> None:
    import os

    thinker = Thinker(patience=Patience())
    thinker.ask(question(engine(body)))
    qtbot.waitUntil(lambda: thinker.process_ids != (), timeout=10_000)
    (process_id,) = thinker.process_ids
    thinker.close()
    assert thinker.process_ids == ()
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)


def test_a_referee_hears_every_answer(
    thinker: Thinker, qtbot: QtBot, engine: Callable[[str], tuple[str, ...]]
) -> None:
    import msgspec

    heard: list[Any] = []

    def refusal(action: Any) -> Refusal | None:
        heard.append(action)
        return None

    asked = msgspec.structs.replace(question(engine(HONEST)), refusal=refusal)
    assert answer(thinker, qtbot, asked) == heard[0]


def test_the_engine_of_the_handbook_plays(thinker: Thinker, qtbot: QtBot, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    path = tmp_path / "example_bot.py"
    path.write_text(program, encoding="utf-8")
    asked = question((sys.executable, str(path)))
    with qtbot.assertNotEmitted(thinker.replaced):
        assert answer(thinker, qtbot, asked) == asked.prompt.options[0]


@pytest.mark.logs("is ended")
def test_an_engine_of_another_protocol_is_replaced(thinker: Thinker, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "later.py"
    later = PREAMBLE.replace('name="scripted"', 'name="scripted", protocol=99')
    file.write_text(later + HONEST, encoding="utf-8")
    asked = question((sys.executable, str(file)))
    with qtbot.waitSignal(thinker.replaced, timeout=20_000):
        assert answer(thinker, qtbot, asked) in asked.prompt.options


@pytest.mark.logs("is ended")
@pytest.mark.parametrize("command", [("",), ("/nowhere/at/all",)])
def test_a_program_that_does_not_start_is_replaced_at_once(
    thinker: Thinker, qtbot: QtBot, command: tuple[str, ...]
) -> None:
    asked = question(command)
    with qtbot.waitSignal(thinker.replaced, timeout=5_000):
        assert answer(thinker, qtbot, asked) in asked.prompt.options


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of Unix")
def test_what_an_engine_has_started_ends_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    import os

    note = tmp_path / "child"
    file = tmp_path / "parent.py"
    start = (
        "import subprocess; p = subprocess.Popen(['sleep', '600'])\n"
        f"open({str(note)!r}, 'w').write(str(p.pid))\n"
    )
    file.write_text(start + PREAMBLE + DEAF, encoding="utf-8")
    thinker = Thinker(patience=Patience())
    thinker.ask(question((sys.executable, str(file))))
    qtbot.waitUntil(lambda: note.exists() and note.read_text(encoding="ascii") != "", timeout=10_000)
    thinker.close()
    child = int(note.read_text(encoding="ascii"))

    def ended() -> bool:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return True
        return Path(f"/proc/{child}/stat").read_text(encoding="ascii").split()[2] == "Z"

    qtbot.waitUntil(ended, timeout=5_000)
