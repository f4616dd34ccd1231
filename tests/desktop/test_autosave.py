"""Nothing is lost: every action is on the disk, and a bad file costs only itself."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahrensache_desktop.opening import progress_of
from ahrensache_desktop.play import archive as archive_module
from ahrensache_desktop.play.archive import GENERATIONS, Archive, saves_in
from ahrensache_desktop.play.autosave import Autosave
from ahrensache_desktop.play.table import Table
from rules_core.kernel.codec import digest
from tests.desktop.conftest import act
from tests.desktop.fakes import FakeThinker


def test_every_action_is_on_the_disk_when_it_is_shown(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    seen: list[bool] = []

    def compare(*_: object) -> None:
        if saves_in(folder):
            seen.append(digest(archive.open(folder).match.state) == digest(table.match.state))

    table.advanced.connect(compare)
    table.start()
    act(table, 12)
    assert len(seen) > 12 and all(seen)


def test_a_loaded_match_is_the_same_match(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 9)
    opened = archive.open(folder)
    assert opened.match.records == table.match.records
    assert opened.seats == table.seats
    assert (opened.edition, opened.folder, opened.trouble, opened.skipped) == ("own", folder, "", None)
    prompt = opened.match.prompt()
    assert prompt == table.match.prompt()


def test_undo_is_saved_like_everything_else(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    table.lift_curtain()
    while not table.can_undo():
        act(table)
    table.undo()
    assert archive.open(folder).match.records == table.match.records


def test_five_generations_are_kept(table: Table, folder: Path, autosave: Autosave) -> None:
    table.start()
    act(table, 8)
    assert [path.name for path in saves_in(folder)] == [f"{n:06}.match" for n in (8, 7, 6, 5, 4)]
    assert len(list(folder.iterdir())) == 5


@pytest.mark.parametrize("left", [0, 1, 2000, -2])
def test_a_damaged_save_falls_back_to_the_one_before_and_is_left_alone(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, left: int
) -> None:
    table.start()
    act(table, 6)
    before = len(table.match.moments)
    act(table)
    newest = saves_in(folder)[0]
    broken = newest.read_bytes()[:left]
    newest.write_bytes(broken)
    opened = archive.open(folder)
    assert opened.skipped == newest
    assert len(opened.match.moments) == before
    assert opened.folder != folder
    archive.save(opened.folder, b"what comes next")
    assert newest.read_bytes() == broken
    assert len(saves_in(folder)) == 5


def test_what_cannot_be_read_is_never_removed(table: Table, folder: Path, autosave: Autosave) -> None:
    table.start()
    act(table, 2)
    damaged, newer = reversed(saves_in(folder))
    damaged.write_bytes(b"{")
    newer.write_bytes(newer.read_bytes().replace(b'"format":1', b'"format":99', 1))
    act(table, 9)
    kept = saves_in(folder)
    assert kept[-2:] == [newer, damaged]
    assert len(kept) == GENERATIONS + 2


@pytest.mark.logs("could not be removed")
def test_an_old_save_that_the_system_keeps_stops_nothing(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    autosave.failed.connect(told.append)
    table.start()
    act(table)
    stuck = saves_in(folder)[0]
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path == stuck:
            raise PermissionError(13, "Permission denied")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    act(table, 8)
    assert told == []
    assert [path.name for path in saves_in(folder)] == [f"{n:06}.match" for n in (9, 8, 7, 6, 5, 1)]


def test_what_a_killed_program_left_half_written_is_cleared_away(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table)
    left, of_old, busy = (folder / f"{name}.new" for name in ("1.match.77", "000001.match", "2.match.78"))
    for half in (left, of_old, busy):
        half.write_bytes(b"{")
    for half in (left, of_old):
        os.utime(half, (1, 1))
    act(table)
    assert not left.exists() and not of_old.exists()
    assert busy.exists()  # of another program that runs just now


def test_damaged_saves_do_not_take_the_place_of_those_that_can_be_read(
    table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 5)
    good = saves_in(folder)[-1]
    for path in saves_in(folder)[:4]:
        path.write_bytes(b"{")
    act(table)
    assert good in saves_in(folder)
    assert len(saves_in(folder)) == 6


def test_two_programs_with_one_match_do_not_lose_each_others_moves(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 3)
    opened = archive.open(folder)
    second = Table(opened.match, opened.seats, FakeThinker())  # type: ignore[arg-type]
    Autosave(archive, opened, second, progress_of, second)
    second.start()
    act(second, 2)
    act(table, 8)
    act(second, 1)
    matches = [archive.open(saved.folder).match.records for saved in archive.matches()]
    assert sorted(matches, key=len) == sorted((second.match.records, table.match.records), key=len)
    second.close()


def test_a_folder_that_somebody_removed_is_made_again(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 2)
    archive.delete(folder)
    act(table)
    assert archive.open(folder).match.records == table.match.records


@pytest.mark.logs("could not be saved")
def test_a_full_disk_is_told_once_and_the_game_goes_on(
    table: Table, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    told: list[Any] = []
    autosave.failed.connect(told.append)
    table.start()
    monkeypatch.setattr(archive_module, "write_durably", refuse)
    act(table, 3)
    assert [error.errno for error in told] == [28]
    monkeypatch.undo()
    act(table)
    monkeypatch.setattr(archive_module, "write_durably", refuse)
    act(table)
    assert len(told) == 2


@pytest.mark.logs("could not be saved")
def test_what_the_disk_refused_is_written_when_the_match_is_left(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    table.start()
    act(table, 2)
    monkeypatch.setattr(os, "fsync", full)
    act(table)
    assert not list(folder.glob("*.new"))
    assert archive.open(folder).match.records != table.match.records
    monkeypatch.undo()
    autosave.close()
    assert archive.open(folder).match.records == table.match.records


def test_a_save_says_who_wrote_it_and_when(autosave: Autosave) -> None:
    document = msgspec.json.decode(autosave.document())
    assert document["program"]
    assert document["saved"].startswith("20")
