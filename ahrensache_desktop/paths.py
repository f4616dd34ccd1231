"""Where things lie: what comes with the program, and what belongs to the player."""

from pathlib import Path

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


def user_folders(data_dir: Path | None = None) -> Folders:
    """The folders below that one, or below the place where this system keeps a user's data."""
    if data_dir is not None:
        return Folders(data_dir.expanduser().resolve())
    from platformdirs import user_data_path

    return Folders(user_data_path(PROGRAM, appauthor=False))
