"""All texts of the program by key, in the language of the moment."""

import logging
from collections.abc import Callable
from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource

from ahrensache_desktop.paths import resource

LANGUAGES = ("de", "en")
PSEUDO = "pseudo"
"""English made longer and marked, to see whether every text has room and comes from here."""

LONGEST_VALUE = 600
"""More characters than that are cut off where a value is put into a sentence."""

MOST_KEPT = 4096
"""Sentences that are kept as they were said last."""

_log = logging.getLogger(__name__)
_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), " ")  # a terminal would obey them


class MissingText(KeyError):
    """A key or a value that no text was written for; only raised by a strict phrasebook."""


class Phrasebook:
    """Says texts in one language, which may change at any time."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._complained: set[str] = set()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are texts in."""
        return LANGUAGES

    def set_language(self, language: str) -> None:
        """Speak that language from now on."""
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return bundle_of(self._spoken()).has_message(key)

    def say(self, key: str, **values: int | str) -> str:
        """The text of a key, with its values put in.

        What is missing raises MissingText where the phrasebook is strict; otherwise the key stands in.
        """
        text, wrong = _said(self._spoken(), key, tuple(values.items()))
        if wrong:
            return self._missing(key, wrong)
        return _longer(text) if self.language == PSEUDO else text

    def _spoken(self) -> str:
        return self.language if self.language in LANGUAGES else "en"

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingText(f"{key}: {why}")
        if key not in self._complained:
            self._complained.add(key)
            _log.warning("text %s in %s: %s", key, self.language, why)
        return key


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(resource("translations", language).iterdir()):
        if file.suffix == ".ftl":
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache(MOST_KEPT)
def _said(language: str, key: str, values: tuple[tuple[str, int | str], ...]) -> tuple[str, str]:
    """The text of a key with its values, and what is wrong; kept, as a table says most things often."""
    bundle = bundle_of(language)
    if not bundle.has_message(key):
        return "", "no such text"
    pattern = bundle.get_message(key).value
    if pattern is None:
        return "", "the text is empty"
    text, errors = bundle.format_pattern(pattern, {name: _clipped(value) for name, value in values})
    return str(text), str(errors[0]) if errors else ""


def _clipped(value: int | str) -> int | str:
    """A value that fits into a sentence; a file may hold a name of any length, and of any characters."""
    if isinstance(value, int):
        return value
    plain = value.translate(_CONTROLS)
    return plain if len(plain) <= LONGEST_VALUE else f"{plain[: LONGEST_VALUE - 1]}…"


def _longer(text: str) -> str:
    return f"[{text.translate(_ACCENTS)}{'~' * (len(text) * 2 // 5)}]"


Say = Callable[..., str]
"""The `say` of some phrasebook."""
