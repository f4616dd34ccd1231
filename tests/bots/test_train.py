"""`ahrensache train`: lessons, the curve, and going on where it was broken off."""

import csv
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from ahrensache_desktop.__main__ import main
from ahrensache_desktop.command.lessons import School, Settings
from rules_core.bots.weights import learned_value
from rules_core.games.ahrensache.features import schema
from rules_core.kernel.codec import digest
from tests.conformance.titles import EDITION

SETTINGS = Settings(2, "1", digest(EDITION), digest(schema(2)), lesson=2, warm=1)


def school(folder: Path, settings: Settings = SETTINGS) -> School:
    """The school of a folder, open."""
    opened = School(folder, EDITION, settings)
    assert opened.open()
    return opened


def test_a_school_goes_on_as_if_it_had_never_been_broken_off(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    once = school(whole)
    for _ in range(3):
        once.next_lesson()
    school(broken).next_lesson()
    (broken / "lesson-0002.part.npz").write_bytes(b"half a lesson")
    again = school(broken)
    assert again.games == 2
    again.next_lesson()
    school(broken).next_lesson()
    assert (broken / "weights.json").read_bytes() == (whole / "weights.json").read_bytes()
    lines = list(csv.DictReader((broken / "curve.csv").read_text("utf-8").splitlines()))
    assert [line["games"] for line in lines] == ["2", "4", "6"]
    found = learned_value(whole / "weights.json", "ahrensache", 2, digest(EDITION), schema(2))
    assert found is not None


@pytest.mark.parametrize("change", [{"players": 3}, {"seed": "2"}, {"edition": "x"}, {"schema": "x"}])
def test_lessons_of_other_settings_are_left_alone(change: dict[str, object], tmp_path: Path) -> None:
    school(tmp_path)
    assert not School(tmp_path, EDITION, replace(SETTINGS, **change)).open()


@pytest.mark.parametrize("damage", ["cut", "junk", "empty", "other"])
def test_a_damaged_lesson_is_named(damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(2, "1", digest(EDITION), digest(schema(2)))
    school(tmp_path, settings)
    file = tmp_path / "lesson-0001.npz"
    arrays = {"rows": np.zeros((4, 9)), "worths": np.zeros(4)} if damage == "other" else {"x": np.zeros(2)}
    np.savez(file, **arrays)
    data = file.read_bytes()
    file.write_bytes({"cut": data[:-20], "junk": b"junk", "empty": b""}.get(damage, data))
    assert main(["train", "--lang", "en", "--players", "2", "--out", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "lesson-0001.npz is damaged" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--players", "6"], "2, 3, 4, 5"),
        (["--games", "0"], "--games"),
        (["--edition", "nowhere"], "nowhere"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(
    arguments: list[str], part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--lang", "en", "--out", str(tmp_path / "out"), *arguments]) == 2
    told = capsys.readouterr().err
    assert part in told
    assert told.count("\n") == 1
    assert not (tmp_path / "out").exists()
