"""What the system refuses is said in one sentence, in one language, and what is shown stays true."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from ahrensache_desktop.app import Desktop
from ahrensache_desktop.opening import NoSuchEdition, edition_from
from ahrensache_desktop.paths import NoPlaceForData, folders_at, user_folders
from ahrensache_desktop.play.match_setup import MatchSetup
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.text.system_words import KEYS, system_words
from ahrensache_desktop.trouble import edition_trouble
from rules_core.kernel.save import SeatInfo


def test_what_has_words_of_ours_never_shows_the_systems_own() -> None:
    book = Phrasebook("de")
    for number in KEYS:
        assert os.strerror(number) not in system_words(book, OSError(number, os.strerror(number)))


def test_what_has_none_is_quoted() -> None:
    told = system_words(Phrasebook("de"), OSError(errno.ENXIO, "No such device"))
    assert told == "Das System sagt: „No such device“"
    assert system_words(Phrasebook("en"), OSError("odd")) == "the system says: “odd”"


def test_a_fault_of_the_whole_file_names_no_entry(tmp_path: Path) -> None:
    with pytest.raises(NoSuchEdition) as caught:
        edition_from(str(tmp_path))
    told = edition_trouble(Phrasebook("de"), caught.value)
    assert told.endswith(
        "passt nicht: Die Datei lässt sich nicht öffnen: Das ist ein Ordner und keine Datei."
    )


def test_looking_for_the_folders_makes_none(tmp_path: Path) -> None:
    assert folders_at(tmp_path / "data").root == tmp_path / "data"
    assert not (tmp_path / "data").exists()
    assert user_folders(tmp_path / "data").root.is_dir()
    with pytest.raises(NoPlaceForData):
        folders_at(Path("~nobody-of-this-name/data"))


def test_a_save_that_the_system_keeps_stays_in_the_list(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: Path, *_: Any, **__: Any) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))

    desktop.begin(MatchSetup("ahrensache", (SeatInfo("Anna"), SeatInfo("Bot", "bot", "greedy"))))
    desktop.choose_saved()
    page = desktop.window.saved
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "rmtree", refuse)
        page._delete.click()
        page._delete.click()
    assert page._trouble.text() == (
        "Das Spiel lässt sich nicht löschen: Es ist nicht erlaubt. "
        "Schließe Programme, die es geöffnet haben, oder lösche den Ordner selbst."
    )
    assert page._list.count() == 1
    page._delete.click()
    page._delete.click()
    assert page._trouble.text() == ""
    assert page._list.count() == 0
