"""In which language the command line speaks."""

import argparse
import locale
import os

from ahrensache_desktop.settings import language_of
from ahrensache_desktop.text.phrasebook import Phrasebook

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def phrasebook_for(arguments: argparse.Namespace) -> Phrasebook:
    """The phrasebook that `--lang` or else the system asks for."""
    return phrasebook_in(arguments.lang)


def phrasebook_in(language: str | None) -> Phrasebook:
    """The phrasebook of that language, or else of the one the system asks for."""
    wishes = [wish for name in VARIABLES for wish in os.environ.get(name, "").split(":")]
    wishes.append(locale.getlocale()[0] or "")  # where a system has no such variables
    return Phrasebook(language or language_of(wishes, ("de", "en")))
