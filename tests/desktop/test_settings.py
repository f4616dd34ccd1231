"""The settings survive everything that can stand in their file."""

import json
from pathlib import Path

import pytest

from ahrensache_desktop.durable import write_durably
from ahrensache_desktop.paths import resource, user_folders
from ahrensache_desktop.settings import Settings, SettingsFile, language_in, language_of


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    assert settings.now == Settings()
    assert settings.misread == ()


def test_what_was_changed_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    SettingsFile(path).change(language="de", text_scale=150)
    assert SettingsFile(path).now == Settings(language="de", text_scale=150)


def test_a_bad_entry_falls_back_alone_and_is_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"speed": "warp", "text_scale": 900, "language": "en"}', encoding="utf-8")
    settings = SettingsFile(path)
    assert settings.now == Settings(language="en")
    assert settings.misread == ("speed", "text_scale")
    settings.change(theme="dark")
    assert json.loads(settings.kept_aside.read_text(encoding="utf-8"))["speed"] == "warp"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\x00\x01", "[" * 100_000])
def test_a_file_that_is_no_settings_is_kept_aside_whole(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings = SettingsFile(path)
    assert settings.now == Settings()
    assert settings.misread == ("*",)
    assert settings.kept_aside.read_text(encoding="utf-8") == text
    assert language_in(path) is None


def test_entries_of_a_newer_version_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"weather": 0.5}', encoding="utf-8")
    settings = SettingsFile(path)
    settings.change(speed="fast")
    assert settings.misread == ()
    found = json.loads(path.read_text(encoding="utf-8"))
    assert (found["weather"], found["speed"]) == (0.5, "fast")


@pytest.mark.logs("could not be written")
def test_a_disk_that_refuses_does_not_stop_the_program(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    settings = SettingsFile(tmp_path / "taken" / "settings.json")
    settings.change(speed="fast")
    assert settings.now.speed == "fast"


def test_a_durable_file_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    write_durably(path, b"one")
    write_durably(path, b"two")
    assert path.read_bytes() == b"two"
    assert [found.name for found in path.parent.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [(["de-AT", "en"], "de"), (["fr", "en_GB.UTF-8"], "en"), (["C.UTF-8"], "en"), ([], "en")],
)
def test_the_language_is_the_first_wish_that_is_known(wishes: list[str], language: str) -> None:
    assert language_of(wishes, ("de", "en")) == language


def test_resources_are_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert resource("translations", "de", "window.ftl").is_file()


def test_a_data_folder_of_ones_own_is_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert user_folders(Path("here")).settings == tmp_path / "here" / "settings.json"
