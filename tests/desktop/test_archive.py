"""The folder of saved matches: what is listed, what is opened, and what a file may hold."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahrensache_desktop.opening import progress_of
from ahrensache_desktop.play import archive as archive_module
from ahrensache_desktop.play.archive import Archive, Opened, read_file, saves_in
from ahrensache_desktop.play.autosave import Autosave
from ahrensache_desktop.play.table import Table
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.saved_line import save_trouble, saved_state, saved_when
from rules_core.kernel.codec import digest
from rules_core.kernel.save import SaveError
from tests.desktop.conftest import act
from tests.desktop.fakes import FakeThinker


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


def test_names_that_only_look_like_saves_are_left_alone(archive: Archive, table: Table, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "000003.match").mkdir()
    (folder / f"{'9' * 240}.match").write_bytes(b"{")
    (folder / "٣.match").write_bytes(b"{")
    Autosave(archive, Opened(table.match, table.seats, "own", folder), table, progress_of, table)
    table.start()
    act(table, 2)
    assert [path.name for path in saves_in(folder)] == ["000005.match", "000004.match"]
    assert archive.open(folder).skipped is None


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.match"
    with file.open("wb") as sparse:
        sparse.truncate(3_000_000_000)
    with pytest.raises(SaveError) as told:
        read_file(file)
    assert "zu groß" in save_trouble(Phrasebook("de"), told.value)


def test_the_match_that_was_played_last_is_offered_though_its_last_save_is_damaged(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 2)
    newest, before = saves_in(folder)
    newest.write_bytes(b"{")
    os.utime(before, (1000, 1000))
    other = archive.root / "played in between"
    archive.save(other, autosave.document())
    os.utime(saves_in(other)[0], (2000, 2000))
    found, _ = archive.unfinished()
    assert found is not None and (found.folder, found.when) == (folder, 1000)


def test_after_the_last_number_a_match_goes_on_in_another_folder(
    archive: Archive, table: Table, folder: Path, autosave: Autosave
) -> None:
    table.start()
    act(table, 2)
    saves_in(folder)[0].rename(folder / f"{archive_module.LAST_NUMBER}.match")
    opened = archive.open(folder)
    assert opened.folder == folder
    again = Table(opened.match, opened.seats, FakeThinker())  # type: ignore[arg-type]
    Autosave(archive, opened, again, progress_of, again)
    again.start()
    act(again, 3)
    newest = archive.matches()[0]
    assert newest.folder != folder
    assert archive.open(newest.folder).match.records == again.match.records
    again.close()


def test_a_folder_that_cannot_be_read_is_listed_with_the_reason(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.start()
    act(table)
    shut: list[Path] = [folder]
    iterdir = Path.iterdir

    def refuse(path: Path) -> Any:
        if path in shut:
            raise PermissionError(13, "Permission denied", str(path))
        return iterdir(path)

    monkeypatch.setattr(Path, "iterdir", refuse)
    for wanted in (folder, archive.root):
        shut[:] = [wanted]
        (listed,) = archive.matches()
        assert listed.header is None and listed.folder == wanted
        assert listed.trouble is not None
        assert "nicht erlaubt" in save_trouble(Phrasebook("de"), listed.trouble)
        assert archive.unfinished() == (None, True)
    shut[:] = [folder]
    with pytest.raises(SaveError):
        archive.open(folder)


@pytest.mark.parametrize("seconds", [-(10**10), 10**12])
def test_a_day_that_no_calendar_knows_is_still_a_day(
    archive: Archive, table: Table, folder: Path, autosave: Autosave, seconds: int
) -> None:
    table.start()
    act(table)
    os.utime(saves_in(folder)[0], (seconds, seconds))
    assert "Uhr" in saved_when(Phrasebook("de"), archive.matches()[0].when)


def test_names_of_any_length_fit_the_table(archive: Archive, table: Table, autosave: Autosave) -> None:
    long = "N" * 100_000
    document = msgspec.json.decode(autosave.document())
    document["seats"][0]["name"] = long
    document["seats"][1]["name"] = "a\nb\u202ec"
    archive.save(archive.root / "long", msgspec.json.encode(document))
    (listed,) = archive.matches()
    assert listed.header is not None
    for seats in (listed.header.seats, archive.open(listed.folder).seats, read_file(listed.newest).seats):
        assert [len(seat.name) for seat in seats] == [archive_module.LONGEST_NAME, 5]
        assert seats[1].name == "a b c"


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
