"""Nothing is lost: every action is on the disk, and a bad file costs only itself."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahrensache_desktop.opening import known_game, progress_of
from ahrensache_desktop.play import archive as archive_module
from ahrensache_desktop.play.archive import GENERATIONS, Archive, Opened, read_file, saves_in
from ahrensache_desktop.play.autosave import Autosave
from ahrensache_desktop.play.table import Table
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.saved_line import save_trouble, saved_state
from rules_core.kernel.codec import digest
from rules_core.kernel.save import SaveError
from tests.desktop.fakes import FakeThinker


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "matches", known_game)


@pytest.fixture
def table(table_of: Callable[..., Table]) -> Table:
    return table_of("pp")


@pytest.fixture
def folder(archive: Archive) -> Path:
    return archive.new_folder("ahrensache")


@pytest.fixture
def autosave(archive: Archive, table: Table, folder: Path) -> Autosave:
    return Autosave(archive, Opened(table.match, table.seats, "own", folder), table, progress_of)


def act(table: Table, times: int = 1) -> None:
    """Somebody does something."""
    for _ in range(times):
        table.lift_curtain()
        prompt = table.match.prompt()
        assert prompt is not None
        table.submit(prompt.options[0])


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


def test_where_nothing_can_be_read_the_newest_fault_is_told(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 7)
    for path in saves_in(folder):
        path.write_bytes(b"{")
    with pytest.raises(SaveError) as told:
        archive.open(folder)
    assert told.value.reason == "damaged"


def test_a_save_of_a_newer_program_is_refused_and_left_alone(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 7)
    newest = saves_in(folder)[0]
    newer = newest.read_bytes().replace(b'"format":1', b'"format":99', 1)
    newest.write_bytes(newer)
    with pytest.raises(SaveError) as told:
        archive.open(folder)
    assert told.value.reason == "newer_format"
    assert newest.read_bytes() == newer


def test_a_match_under_other_rules_goes_on_with_its_history_set_aside(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, table_of: Callable[..., Table]
) -> None:
    table.start()
    act(table, 8)
    newest = saves_in(folder)[0]
    count = len(table.match.moments)
    # As if the rules had changed since: a record in the middle is not legal any more.
    text = newest.read_text(encoding="utf-8")
    changed = text.replace(
        '"type":"ChoosePlanSide","side":"easy"', '"type":"ChoosePlanSide","side":"hard"', 1
    )
    assert changed != text
    newest.write_text(changed, encoding="utf-8")
    opened = archive.open(folder)
    assert opened.trouble
    assert len(opened.earlier) == count
    assert digest(opened.match.state) == digest(table.match.state)
    again = Table(opened.match, opened.seats, FakeThinker())  # type: ignore[arg-type]
    Autosave(archive, opened, again, progress_of, again)
    again.start()
    act(again)
    reopened = archive.open(opened.folder)
    assert len(reopened.earlier) >= count
    assert digest(reopened.match.state) == digest(again.match.state)
    again.close()


def test_the_list_reads_headers_and_shows_a_damaged_file_as_damaged(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.start()
    act(table, 3)
    other = archive.new_folder("ahrensache")
    other.mkdir()
    (other / "000001.match").write_bytes(b"\x00\x01")
    os.utime(other / "000001.match", (1, 1))
    (archive.root / "a stray file").write_bytes(b"")
    (archive.root / "an empty folder").mkdir()
    monkeypatch.setattr(archive_module, "read", None)
    good, bad = archive.matches()
    assert good.header is not None
    assert [seat.name for seat in good.header.seats] == ["Anna", "Bert"]
    assert good.header.progress == {"round": 1}
    assert bad.header is None
    assert bad.trouble is not None and bad.trouble.reason == "damaged"


def test_the_newest_unfinished_match_is_the_one_to_continue(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    assert archive.unfinished() == (None, False)
    table.start()
    act(table, 2)
    found, damaged = archive.unfinished()
    assert found is not None and found.folder == folder
    assert not damaged
    while table.match.decision is not None:
        act(table)
    assert archive.unfinished() == (None, False)
    header = archive.matches()[0].header
    assert header is not None and header.finished


def test_a_match_whose_last_save_is_damaged_is_still_the_one_to_continue(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    older = archive.root / "an older match"
    archive.save(older, autosave.document())
    os.utime(saves_in(older)[0], (1, 1))
    table.start()
    act(table, 4)
    before, newest = saves_in(folder)[1], saves_in(folder)[0]
    newest.write_bytes(b"{")
    found, damaged = archive.unfinished()
    assert found is not None and (found.folder, found.newest) == (folder, before)
    assert found.trouble is not None and found.trouble.reason == "damaged"
    assert not damaged
    assert "Stand davor" in saved_state(Phrasebook("de"), found)


def test_a_match_that_is_lost_is_not_passed_over_in_silence(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    older = archive.root / "an older match"
    archive.save(older, autosave.document())
    os.utime(saves_in(older)[0], (1, 1))
    table.start()
    act(table, 2)
    for path in saves_in(folder):
        path.write_bytes(b"{")
    found, damaged = archive.unfinished()
    assert found is not None and found.folder == older
    assert damaged


def test_a_match_of_a_newer_program_is_not_forked_from_an_older_save(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 2)
    newest = saves_in(folder)[0]
    newest.write_bytes(newest.read_bytes().replace(b'"format":1', b'"format":99', 1))
    (listed,) = archive.matches()
    assert listed.header is None
    assert listed.trouble is not None and listed.trouble.reason == "newer_format"


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


def test_names_that_only_look_like_saves_are_left_alone(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    folder.mkdir(parents=True)
    (folder / "000003.match").mkdir()
    (folder / f"{'9' * 240}.match").write_bytes(b"{")
    (folder / "٣.match").write_bytes(b"{")
    table.start()
    act(table, 2)
    assert [path.name for path in saves_in(folder)] == ["000005.match", "000004.match"]
    assert archive.open(folder).skipped is None


def test_what_a_killed_program_left_half_written_is_cleared_away(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table)
    left, busy = folder / "000001.match.new", folder / "000002.match.new"
    for half in (left, busy):
        half.write_bytes(b"{")
    os.utime(left, (1, 1))
    act(table)
    assert not left.exists()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.match"
    with file.open("wb") as sparse:
        sparse.truncate(3_000_000_000)
    with pytest.raises(SaveError) as told:
        read_file(file)
    assert "zu groß" in save_trouble(Phrasebook("de"), told.value)


def test_two_matches_begun_in_one_second_have_two_folders(archive: Archive) -> None:
    first = archive.new_folder("ahrensache")
    first.mkdir(parents=True)
    assert archive.new_folder("ahrensache") != first


def test_a_file_from_elsewhere_is_opened_but_never_written(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, tmp_path: Path
) -> None:
    table.start()
    act(table, 2)
    file = tmp_path / "from a friend.match"
    file.write_bytes(autosave.document())
    before = file.read_bytes()
    opened = archive.open_file(file)
    archive.save(opened.folder, b"next")
    assert file.read_bytes() == before
    assert opened.folder.parent == archive.root


@pytest.mark.parametrize("data", [None, b"", b"[]", b'{"format": "one"}'])
def test_a_file_that_is_no_match_is_a_clear_error(
    archive: Archive, tmp_path: Path, data: bytes | None
) -> None:
    file = tmp_path / "file"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(SaveError) as told:
        archive.open_file(file)
    assert told.value.reason == ("unreadable" if data is None else "damaged")


def test_a_save_of_another_game_is_a_clear_error(
    archive: Archive, table: Table, autosave: Autosave, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_bytes(autosave.document().replace(b'"game":"ahrensache"', b'"game":"chess"', 1))
    with pytest.raises(SaveError) as told:
        archive.open_file(file)
    assert (told.value.reason, told.value.values) == ("other_game", {"game": "chess"})


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


def test_deleting_removes_one_match_and_nothing_else(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, tmp_path: Path
) -> None:
    table.start()
    act(table)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    archive.delete(elsewhere)
    archive.delete(folder)
    assert archive.matches() == ()
    assert elsewhere.is_dir()


def test_a_save_says_who_wrote_it_and_when(autosave: Autosave) -> None:
    document = msgspec.json.decode(autosave.document())
    assert document["program"]
    assert document["saved"].startswith("20")
