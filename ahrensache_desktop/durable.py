"""Files that are whole or not there: neither a crash nor a power cut leaves half of one."""

import errno
import os
from contextlib import suppress
from pathlib import Path

FRESH = ".new"
"""How the name of a file ends until it is whole; before it stands the number of the process."""


def write_durably(path: Path, data: bytes) -> None:
    """Put the data into the file, which until then keeps what it had."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}{FRESH}")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):  # half a file is of no use, and on a full disk it is in the way
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def read_bounded(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes; raises OSError, also for a file that is larger."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut, where the system lets a folder be opened."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
