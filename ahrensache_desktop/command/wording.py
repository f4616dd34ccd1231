"""In which language the command line speaks."""

import argparse
import locale
import os
from pathlib import Path

from ahrensache_desktop.paths import NoPlaceForData, folders_at
from ahrensache_desktop.settings import language_in, language_of
from ahrensache_desktop.text.phrasebook import LANGUAGES, Phrasebook

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_SEED = 100  # bytes


def phrasebook_for(arguments: argparse.Namespace) -> Phrasebook:
    """The phrasebook that `--lang`, the player's settings or the system ask for."""
    return phrasebook_in(arguments.lang, arguments.data_dir)


def phrasebook_in(language: str | None, data_dir: Path | None) -> Phrasebook:
    """The phrasebook of that language, or else of the one that the settings or the system ask for."""
    return Phrasebook(language or _chosen(data_dir) or language_of(_wishes(), LANGUAGES))


def seed_in(text: str) -> str:
    """A seed as it may be named; raises ValueError."""
    if len(text.encode()) > LONGEST_SEED:  # what the system could not read as text cannot be encoded either
        raise ValueError(text)
    return text


def _chosen(data_dir: Path | None) -> str | None:
    """The language of the settings, if they name one and can be read."""
    try:
        return language_in(folders_at(data_dir).settings)
    except NoPlaceForData:
        return None


def _wishes() -> list[str]:
    """The languages that the system asks for, the first wish first."""
    for name in VARIABLES:
        if value := os.environ.get(name):
            return value.split(":")
    return [locale.normalize(locale.getlocale()[0] or "")]  # Windows says German_Germany
