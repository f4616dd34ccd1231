"""Where things lie: what comes with the program, and what belongs to the player."""

import errno
from pathlib import Path
from tempfile import TemporaryFile

import msgspec

PROGRAM = "ahrensache"
_HERE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """A file or folder that comes with the program, wherever it was started from."""
    inside = _HERE / "resources"  # in a wheel or a frozen build; a checkout has the folder at its top
    return (inside if inside.is_dir() else _HERE.parent / "resources").joinpath(*parts)


class Folders(msgspec.Struct, frozen=True):
    """The places of one player's data, all below one folder."""

    root: Path

    @property
    def matches(self) -> Path:
        """One folder for each match, with its newest saves."""
        return self.root / "matches"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.root / "settings.json"

    @property
    def reports(self) -> Path:
        """What was written down when something went wrong."""
        return self.root / "reports"


class NoPlaceForData(Exception):
    """The folder for a player's data cannot be used, and why."""

    def __init__(self, folder: Path, error: OSError) -> None:
        super().__init__(f"{folder}: {error}")
        self.folder = folder
        self.error = error


def user_folders(data_dir: Path | None = None) -> Folders:
    """The same as `folders_at`, when something can be kept there; raises NoPlaceForData otherwise."""
    folders = folders_at(data_dir)
    try:
        folders.root.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folders.root):
            return folders
    except OSError as error:
        raise NoPlaceForData(folders.root, error) from error


def folders_at(data_dir: Path | None = None) -> Folders:
    """The folders below that one, or below the place where this system keeps a user's data.

    Raises NoPlaceForData if it is the home of a user whom nobody knows.
    """
    try:
        root = _usual_place() if data_dir is None else data_dir.expanduser()
    except RuntimeError as error:
        raise NoPlaceForData(data_dir or Path(), OSError(errno.ENOENT, str(error))) from error
    return Folders(root.absolute())


def _usual_place() -> Path:
    from platformdirs import user_data_path

    return user_data_path(PROGRAM, appauthor=False)
