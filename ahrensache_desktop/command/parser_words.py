"""The sentences of argparse, said by the phrasebook.

argparse asks gettext for each of them, and gettext would want compiled catalogues and a language in the
environment. So the two functions that it asks are answered here; what has no words of ours stays English.
"""

import argparse
from collections.abc import Callable

from ahrensache_desktop.text.phrasebook import Phrasebook

KEYS = {
    "usage: ": "parser-usage",
    "options": "parser-options",
    "positional arguments": "parser-positional",
    "show this help message and exit": "parser-help",
    "%(prog)s: error: %(message)s\n": "parser-error",
    "argument %(argument_name)s: %(message)s": "parser-argument",
    "the following arguments are required: %s": "parser-required",
    "unrecognized arguments: %s": "parser-unknown",
    "invalid %(type)s value: %(value)r": "parser-bad-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "parser-bad-choice",
    "expected one argument": "parser-expects-one",
    "expected at least one argument": "parser-expects-some",
    "ignored explicit argument %r": "parser-expects-none",
}
"""For each sentence of argparse the key of ours; the values come in as they do in its own."""


def speak_as(phrasebook: Phrasebook) -> None:
    """Let every parser speak that language from now on."""

    def said(text: str) -> str:
        key = KEYS.get(text)
        if key is None:
            return text
        ending = "\n" if text.endswith("\n") else " " if text.endswith(" ") else ""
        return phrasebook.say(key) + ending

    def counted(one: str, many: str, count: int) -> str:
        return said(one if count == 1 else many)

    asked: dict[str, Callable[..., str]] = {"_": said, "ngettext": counted}
    vars(argparse).update(asked)
