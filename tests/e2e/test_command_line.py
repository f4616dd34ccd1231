"""What the program does when it is started by a word."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ahrensache_desktop import __version__
from ahrensache_desktop.__main__ import COMMANDS
from ahrensache_desktop.command.simulate import interval
from ahrensache_desktop.opening import edition_from, options_from
from rules_core.games.catalog import GAMES
from rules_core.kernel.match import Match
from rules_core.kernel.save import Imprint, SeatInfo, write

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole match of three, played by always taking the last option."""
    match = Match(GAMES["ahrensache"], options_from({}, edition_from()), 3, "saved")
    while (prompt := match.prompt()) is not None:
        match.submit(prompt.options[-1])
    path = tmp_path / "saved.match"
    seats = tuple(SeatInfo(name) for name in ("Anna", "Bert", "Cleo"))
    path.write_bytes(write(match, seats, Imprint("test", "own")))
    return path


def test_simulate_reports_and_writes_its_figures(ahrensache: Run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = ahrensache("simulate", "--seats", "greedy,random", "--games", "6", "--seed", "7", "--json", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "greedy" in done.stdout
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert set(figures) == {"game", "games", "seed", "seats", "decisions", "cpu_seconds"}
    assert (figures["game"], figures["games"], figures["seed"]) == ("ahrensache", 6, 7)
    assert [set(seat) for seat in figures["seats"]] == [{"bot", "wins", "win_share", "mean_points"}] * 2
    assert [seat["bot"] for seat in figures["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(6)
    assert figures["seats"][0]["wins"] > figures["seats"][1]["wins"]


def test_simulate_gives_the_same_on_one_process_and_on_two(ahrensache: Run, tmp_path: Path) -> None:
    figures = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        done = ahrensache(
            "simulate", "--seats", "random,random,greedy", "--games", "5", "--jobs", jobs, "--json", file
        )
        assert done.returncode == 0
        found = json.loads(file.read_text(encoding="utf-8"))
        del found["cpu_seconds"]
        figures.append(found)
    assert figures[0] == figures[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "greedy,einstein"], "einstein"),
        (["--game", "chess"], "chess"),
        (["--seats", "random"], "2.1"),
        (["--games", "0"], "--games"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_simulate_says_in_one_line_what_makes_no_sense(
    ahrensache: Run, arguments: list[str], said: str
) -> None:
    done = ahrensache("simulate", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_interval_holds_the_share_and_stays_a_share() -> None:
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1
    low, high = interval(200, 400)
    assert 0.45 < low < 0.5 < high < 0.55


def test_verify_says_of_each_file_whether_it_holds(ahrensache: Run, saved: Path, tmp_path: Path) -> None:
    assert ahrensache("verify", saved).returncode == 0
    bad = tmp_path / "bad.match"
    text = saved.read_text(encoding="utf-8")
    bad.write_text(text.replace('"side":"difficult"', '"side":"easy"', 1), encoding="utf-8")
    short = tmp_path / "short.match"
    short.write_text(text[:5000], encoding="utf-8")
    newer = tmp_path / "newer.match"
    newer.write_text(text.replace('"format":1', '"format":2', 1), encoding="utf-8")
    done = ahrensache("verify", saved, bad, short, newer, tmp_path / "nothing", "--lang", "en")
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert len(lines) == 5
    assert lines[0].endswith("good")
    for line, word in zip(lines[1:], ["does not hold", "damaged", "newer", "cannot be opened"], strict=True):
        assert word in line


def test_show_tells_a_match_as_a_seat_saw_it(ahrensache: Run, saved: Path) -> None:
    done = ahrensache("show", saved, "--seat", "2", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    drawn = [line for line in done.stdout.splitlines() if "draw" in line.lower()]
    own = [line for line in drawn if line.startswith("Bert")]
    others = [line for line in drawn if line.startswith(("Anna", "Cleo"))]
    assert any(any(colour in line for colour in ("red", "blue", "yellow")) for line in own)
    assert others
    assert not any(colour in line for line in others for colour in ("red", "blue", "yellow"))
    assert "Result" in done.stdout


def test_show_refuses_a_seat_that_is_not_there(ahrensache: Run, saved: Path) -> None:
    done = ahrensache("show", saved, "--seat", "4", "--lang", "de")
    assert done.returncode == 2
    assert done.stderr == "Es gibt nur die Plätze 1 bis 3.\n"
    assert ahrensache("show", saved, "--seat", "0", "--lang", "de").stderr == done.stderr


def test_language_and_data_folder_may_stand_before_the_word(ahrensache: Run, saved: Path) -> None:
    before = ahrensache("--lang", "de", "--data-dir", "somewhere", "verify", saved)
    after = ahrensache("verify", saved, "--lang", "de", "--data-dir", "somewhere")
    assert before.stdout == after.stdout
    assert "in Ordnung" in before.stdout


def test_output_that_nobody_reads_to_the_end_is_no_fault(ahrensache: Run, saved: Path) -> None:
    from tests.e2e.conftest import environment

    with subprocess.Popen(
        [sys.executable, "-m", "ahrensache_desktop", "show", str(saved)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_the_version_is_the_one_of_the_package(ahrensache: Run) -> None:
    assert ahrensache("--version").stdout == f"Ährensache {__version__}\n"


def test_an_option_that_does_not_exist_is_an_error(ahrensache: Run) -> None:
    assert ahrensache("--no-such-thing").returncode == 2
    assert ahrensache("simulate", "--no-such-thing").returncode == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_explains_itself(ahrensache: Run, command: str) -> None:
    done = ahrensache(command, "--help")
    assert done.returncode == 0
    assert "--lang" in done.stdout and "--data-dir" in done.stdout


def test_the_engine_answers_on_its_pipe() -> None:
    from tests.e2e.conftest import environment

    asked = b'{"type":"hello","protocol":1,"game":"ahrensache"}\n{"type":"quit"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "ahrensache_desktop", "--engine"],
        input=asked,
        env=environment(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["type"] == "ready"


LOADED = """
import sys
from ahrensache_desktop.__main__ import main
code = main(sys.argv[1:])
heavy = {"PySide6", "numpy", "PIL", "asyncio"}
print(code, sorted(name for name in sys.modules if name.split(".")[0] in heavy))
"""


def test_simulate_loads_nothing_of_the_window(python: Run) -> None:
    done = python(LOADED, "simulate", "--games", "1", "--seats", "random,greedy")
    assert done.stdout.splitlines()[-1] == "0 []", done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "2", "--json", "nowhere/figures.json"), "nowhere/figures.json"),
        (("--seats", "nobot,greedy"), "nobot"),
        (("--seats", "greedy"), "(Regel 2.1)"),
        (("--scoring", "quatsch"), "quatsch"),
        (("--extras", "W99"), "W99"),
        (("--extras", "W1,W2"), "(Regel 2.6)"),
        (("--games", "0"), "--games"),
        (("--edition", "nowhere.toml"), "nowhere.toml"),
        (("--game", "chess"), "chess"),
        (("--jobs", "62"), "--jobs darf höchstens 61 sein"),
    ],
)
def test_simulate_answers_nonsense_with_one_sentence(
    ahrensache: Run, arguments: tuple[str, ...], said: str
) -> None:
    done = ahrensache("--lang", "de", "simulate", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_word_that_is_neither_file_nor_command_is_answered_without_a_window(ahrensache: Run) -> None:
    done = ahrensache("--lang", "en", "simulat")
    assert (done.returncode, done.stdout) == (2, "")
    assert "simulat" in done.stderr
    assert "self-test" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "--games", "x"), "ahrensache simulate: --games: 'x' ist hier nicht möglich"),
        (("show",), "ahrensache show: Es fehlt noch: DATEI"),
        (("show", "x", "--seat"), "ahrensache show: --seat: danach muss etwas stehen"),
        (("pictures", "--out", "x", "--theme", "pink"), "möglich: 'light', 'dark', 'contrast'"),
        (("simulate", "--no-such-thing"), "ahrensache simulate: Das ist hier nicht bekannt: --no-such-thing"),
        (("simulate", "--seed", "9" * 101), "ist hier nicht möglich"),
        (("--data-dir=", "verify", "x"), "--data-dir: '' ist hier nicht möglich"),
        (("pictures", "--out", "x", "--text-scale", "0"), "--text-scale: '0' ist hier nicht möglich"),
        (("pictures", "--out", "x", "--text-scale", "9999"), "--text-scale: '9999' ist hier nicht möglich"),
        (("verify",), "ahrensache verify: Es fehlt noch: DATEI"),
    ],
)
def test_what_the_parser_refuses_is_said_in_the_language_that_was_asked_for(
    ahrensache: Run, arguments: tuple[str, ...], said: str
) -> None:
    done = ahrensache("--lang", "de", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.startswith("Aufruf: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_help_is_in_one_language(ahrensache: Run, command: tuple[str, ...]) -> None:
    told = ahrensache(*command, "--help", "--lang", "de").stdout
    assert told.startswith("Aufruf: ")
    assert not re.search(r"\b(the|options?|usage|help message|without|FILE|DIR|SEED)\b", told)


def test_figures_are_written_as_the_language_writes_them(ahrensache: Run) -> None:
    games = ("simulate", "--games", "2", "--seats", "random,random")
    german, english = (ahrensache("--lang", lang, *games).stdout for lang in ("de", "en"))
    assert re.search(r"\d,\d %", german) and not re.search(r"\d\.\d", german)
    assert re.search(r"\d\.\d%", english) and not re.search(r"\d,\d", english)


@pytest.mark.parametrize(
    "arguments", [["--data-dir", "{}"], ["--data-dir", "{}", "self-test"], ["pictures", "--out", "{}"]]
)
def test_a_file_where_a_folder_must_be_is_one_sentence(
    ahrensache: Run, tmp_path: Path, arguments: list[str]
) -> None:
    file = tmp_path / "no folder"
    file.write_bytes(b"mine")
    done = ahrensache("--lang", "de", *(word.format(file) for word in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{file}" in done.stderr and "Dort liegt schon eine Datei" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert file.read_bytes() == b"mine"


def test_a_folder_of_nobody_and_links_in_a_circle_are_one_sentence(ahrensache: Run, tmp_path: Path) -> None:
    circle = tmp_path / "circle"
    try:
        circle.symlink_to(circle)
    except OSError:  # Windows lets only some users make links
        circle = tmp_path / "no folder"
        circle.write_bytes(b"")
    for folder in (circle, "~nobody-of-this-name/games"):
        for command in ([], ["self-test"], ["pictures", "--out", str(tmp_path / "out")]):
            done = ahrensache("--lang", "de", "--data-dir", folder, *command)
            assert (done.returncode, done.stdout) == (2, "")
            assert re.fullmatch(r"Der Ordner .* lässt sich nicht .*\. Nenne .*\.\n", done.stderr)
    assert not Path(tmp_path / "~nobody-of-this-name").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_pictures_for_which_there_is_no_room_are_not_counted(ahrensache: Run, tmp_path: Path) -> None:
    for scale in ("1", "2"):
        (tmp_path / f"start_en_light_{scale}x.png").symlink_to("/dev/full")
    done = ahrensache("--lang", "en", "pictures", "--out", tmp_path, "--theme", "light")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"No pictures can be written to {tmp_path}: there is no room left.")
    assert len(done.stderr.splitlines()) == 1


def test_a_seed_that_looks_like_a_number_is_given_back_as_it_was(ahrensache: Run, tmp_path: Path) -> None:
    for seed, told in (("7", 7), ("007", "007"), ("٣", "٣")):
        file = tmp_path / "figures.json"
        done = ahrensache(
            "simulate", "--games", "1", "--seats", "random,random", "--seed", seed, "--json", file
        )
        assert done.returncode == 0
        assert json.loads(file.read_text(encoding="utf-8"))["seed"] == told


def test_a_name_that_a_terminal_would_obey_is_only_shown(ahrensache: Run, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8").replace('"Anna"', '"\\u001b[31mAn\\nna"')
    saved.write_text(text, encoding="utf-8")
    done = ahrensache("--lang", "en", "show", saved, "--seat", "1")
    assert done.stdout.splitlines()[0] == "As seen from seat 1,  [31mAn na"
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("variables", "settings", "german"),
    [
        ({"LANG": "de_DE.UTF-8"}, "", True),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "", False),
        ({"LANG": "C", "LANGUAGE": "fr:de"}, "", True),
        ({"LANG": "C"}, '{"language": "de"}', True),
        ({"LANG": "de_DE.UTF-8"}, '{"language": "en"}', False),
        ({"LANG": "de_DE.UTF-8"}, '{"language": "system"}', True),
        ({"LANG": "de_DE.UTF-8"}, '{"language": 7}', True),
        ({"LANG": "de_DE.UTF-8"}, "[", True),
    ],
)
def test_without_a_word_on_it_the_language_is_that_of_the_settings_or_the_system(
    ahrensache: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    settings: str,
    *,
    german: bool,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text(settings, encoding="utf-8")
    done = ahrensache("--data-dir", folder, "--help", variables=variables)
    assert done.stdout.startswith("Aufruf: " if german else "usage: ")
    assert [file.name for file in folder.iterdir()] == ["settings.json"], "looking changes nothing"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("command", ["verify", "show"])
def test_output_for_which_there_is_no_room_is_one_sentence(
    ahrensache: Run, saved: Path, command: str
) -> None:
    with Path("/dev/full").open("w") as full:
        done = _run_with("de", command, saved, stdout=full)
    assert done.returncode == 1
    assert done.stderr == "Die Ausgabe lässt sich nicht schreiben: Es ist kein Platz mehr.\n"


@pytest.mark.skipif(os.name == "nt", reason="its shell cannot close a stream")
@pytest.mark.parametrize("closed", ["1", "2"])
def test_a_closed_stream_is_no_fault(saved: Path, closed: str) -> None:
    line = f'"{sys.executable}" -m ahrensache_desktop verify "{saved}" {closed}>&-'
    done = _run_with("en", shell_line=line)
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + (done.stderr or "")


def _run_with(
    language: str, *arguments: str | Path, stdout: Any = subprocess.PIPE, shell_line: str = ""
) -> "subprocess.CompletedProcess[str]":
    from tests.e2e.conftest import environment

    words = [sys.executable, "-m", "ahrensache_desktop", "--lang", language, *map(str, arguments)]
    return subprocess.run(
        ["sh", "-c", shell_line] if shell_line else words,
        env=environment(),
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
