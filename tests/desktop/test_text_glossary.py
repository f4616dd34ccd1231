"""A word of the rules has one name in each language, the one of the glossary."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.desktop.test_text import messages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"

GERMAN_OF = {
    "animals?": "tier",
    "apple trees?": "apfelb(aum|äum)",
    "beehives?": "bienenst(ock|öck)",
    "bids?": "gebot|biete",
    "bid track": "gebotsleiste",
    "buildings?(?! plan)": "gebäude",
    "building plans?": "baupl(an|än)",
    "crossings?": "kreuzung",
    "discard pile": "ablagestapel",
    "display": "auslage",
    "draw pile": "nachziehstapel",
    "drop(s|ped|ping)? out": "steig|ausstieg",
    "edge": "rand",
    "edition": "ausgabe",
    "face[- ]down": "verdeckt",
    "face[- ]up": "offen",
    "farms?(?! games)": "hof|höfe",
    "farmers?": "bauer|bäuerin",
    "farmstead": "gehöft",
    "figures?": "figur",
    "grain(?! mill)": "korn",
    "offers?": "angebot",
    "pass(es|ed)?": "pass",
    "pastures?": "weide",
    "paths?": "weg",
    "Rainbow Sheep": "regenbogenschaf",
    "rounds?": "runde",
    "round markers?": "rundenplättchen",
    "scoring cards?": "wertungskarte",
    "stacks?": "stapel",
    "tiles?": "plättchen",
    "tractors?": "traktor",
    "turn": r"\bzug|dran",
    "wheelbarrows?": "schubkarre",
}
"""What the German text has in it where the English one has the word."""

ENGLISH_OF = {
    "auslage": "display",
    "ablagestapel": "discard pile",
    "angebot": "offer",
    "bäuerin|bauern?(?!hof)": "farmer",
    "gebot": "bid",
    "gehöft": "farmstead",
    "korn": "grain",
    "nachziehstapel": "draw pile",
    "runden?": "round",
    "weiden?": "pasture",
    "zug|züge?": "turn|move",
}
"""What the English text has in it where the German one has the word."""

OTHER_MEANING = {"simulate-json-place", "test-done"}
"""Texts where such a word is not one of the rules: figures that are numbers, a test that is passed."""

NEVER = (
    "kachel",
    "getreide(?!mühle)",
    "pfad",
    "phase",
    "stoß",
    "wiese",
    "spielstein",
    "punktzahl",
    "lege .* ab",
)
"""German words for things that have another name in the glossary."""


def text_of(message: ftl.Message) -> str:
    """The words of all variants of a text, without its values."""
    found: list[str] = []

    def visit(part: object) -> None:
        if isinstance(part, ftl.TextElement):
            found.append(part.value)
        for value in vars(part).values() if isinstance(part, ftl.BaseNode) else ():
            for inner in value if isinstance(value, list) else [value]:
                visit(inner)

    visit(message)
    return " ".join(found)


def word(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])({pattern})(?![\w-])", re.IGNORECASE)


def texts(language: str) -> dict[str, str]:
    return {key: text_of(message) for key, message in messages(language).items() if key not in OTHER_MEANING}


@pytest.mark.parametrize("english", GERMAN_OF)
def test_an_english_word_of_the_rules_is_always_the_same_word_in_german(english: str) -> None:
    german = texts("de")
    having = [key for key, text in texts("en").items() if word(english).search(text)]
    assert having
    assert [key for key in having if not re.search(GERMAN_OF[english], german[key], re.IGNORECASE)] == []


@pytest.mark.parametrize("german", ENGLISH_OF)
def test_a_german_word_of_the_rules_is_always_the_same_word_in_english(german: str) -> None:
    english = texts("en")
    having = [key for key, text in texts("de").items() if word(german).search(text)]
    assert having
    assert [key for key in having if not re.search(ENGLISH_OF[german], english[key], re.IGNORECASE)] == []


def test_no_other_word_stands_for_a_word_of_the_rules() -> None:
    for key, text in texts("de").items():
        for wrong in NEVER:
            assert not re.search(wrong, text, re.IGNORECASE), f"{key}: {text}"


def test_the_glossary_names_each_word_once() -> None:
    rows = re.findall(
        r"^\| (?!English|---)(.+?) \| (.+?) \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) > 50
    for column in (0, 1):
        words = [each for row in rows for each in row[column].split(", ")]
        assert sorted(set(words)) == sorted(words)


@pytest.mark.parametrize("column", [0, 1], ids=["en", "de"])
def test_the_buildings_are_called_as_in_the_glossary(column: int) -> None:
    rows = re.findall(
        r"^\| (.+?) \| (.+?) \| `(\w+)` \|",
        GLOSSARY.read_text(encoding="utf-8").split("### Buildings")[1],
        re.MULTILINE,
    )
    assert len(rows) == 12
    spoken = texts(("en", "de")[column])
    for row in rows:
        assert spoken[f"ahrensache-building-{row[2]}"].lower() == row[column].lower()
