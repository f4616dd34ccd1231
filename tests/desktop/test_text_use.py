"""The texts and the program fit each other: nothing asked for is missing, nothing written is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

import ahrensache_desktop
import rules_core
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import LANGUAGES, PSEUDO, Phrasebook
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from rules_core.games.ahrensache.actions import ChoosePlanSide, TakeFarmer
from rules_core.games.ahrensache.events import (
    BidMade,
    EitherChosen,
    Event,
    FarmerTaken,
    GoodsTaken,
    ScoringCardPlaced,
    TileLeftOut,
    TilePlaced,
)
from rules_core.games.ahrensache.material import (
    FARMER_COLOURS,
    Card,
    PlanSide,
    ScoringId,
    TileId,
    farmer_tile,
)
from rules_core.games.ahrensache.scoring import score
from rules_core.games.ahrensache.scoring_cards import RESTS_ON
from rules_core.kernel.game import PointsLine, Refusal
from rules_core.kernel.problem import ENGLISH as ENGLISH_PROBLEMS
from tests.desktop.stages import match_at
from tests.desktop.test_text import messages, variables

CORE = Path(rules_core.__file__).parent
DESKTOP = Path(ahrensache_desktop.__file__).parent
PREFIXES = ("", "ahrensache-", "table-", "seat-colour-")
"""Words in front of keys that some classes add by themselves."""
BY_VALUE = ("language-", "theme-", "vision-", "speed-", "ahrensache-refusal-", "ahrensache-points-")
"""Keys that end in a value of the settings or of the rules."""


@cache
def syntax(folder: Path) -> tuple[ast.Module, ...]:
    """The program text below a folder."""
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))


def nodes(folder: Path) -> Iterator[ast.AST]:
    for module in syntax(folder):
        yield from ast.walk(module)


def first_words(folder: Path, *functions: str) -> Iterator[str]:
    """The first argument of each call of these functions, where it is written out."""
    for node in nodes(folder):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            argument = node.args[0]
            if name in functions and isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def written_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings of the desktop, and a pattern for each that is put together."""
    whole, parts = set(), []
    for node in nodes(DESKTOP):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            fixed = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
            if any(word is not None and re.search("[a-z]", str(word)) for word in fixed):
                parts.append(
                    re.compile("".join(".+" if word is None else re.escape(str(word)) for word in fixed))
                )
    return whole, parts


def test_every_key_that_is_asked_for_exists() -> None:
    keys = set(messages("en"))
    asked = set(first_words(DESKTOP, "say", "_say", "name"))
    assert len(asked) > 100
    missing = {key for key in asked if not any(prefix + key in keys for prefix in PREFIXES)}
    assert missing == set()


def test_every_text_is_asked_for_somewhere() -> None:
    whole, parts = written_keys()
    kinds = {node.name for node in nodes(CORE) if isinstance(node, ast.ClassDef)}

    def is_used(key: str) -> bool:
        if key.startswith(BY_VALUE):
            return True
        told = re.fullmatch(r"ahrensache-(?:event|action)-([A-Za-z]+)(?:-.+)?", key)
        if told:
            return told[1] in kinds
        tails = [key.removeprefix(prefix) for prefix in PREFIXES if key.startswith(prefix)]
        return any(tail in whole or any(part.fullmatch(tail) for part in parts) for tail in tails)

    assert {key for key in messages("en") if not is_used(key)} == set()


def test_every_refusal_sentence_belongs_to_a_refusal() -> None:
    reasons = {
        node.args[1].value
        for node in nodes(CORE)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Refusal"
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
    }
    told = {
        key.removeprefix("ahrensache-refusal-")
        for key in messages("en")
        if key.startswith("ahrensache-refusal-")
    }
    assert told == reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_has_its_words(language: str) -> None:
    reasons = {*first_words(CORE, "PointsLine"), *get_args(ScoringId)}
    assert len(reasons) == 21
    narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ())
    assert len({narrator.points_line(PointsLine(reason, 1)) for reason in reasons}) == len(reasons)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_line_of_the_score_says_what_it_rests_on(language: str) -> None:
    narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ())
    amounts: dict[str, int | str] = {
        "pastures": 3, "sevens": 1, "markers": 2, "cards": 4, "grain": 5, "tiles": 6, "crossings": 1,
        "ends": 7, "areas": 2, "filled": 4, "marked": 8, "side": "easy",
    }  # fmt: skip
    for reason in first_words(CORE, "PointsLine"):
        names = variables(messages("en")[f"ahrensache-reason-{reason}"]) - {"points"}
        assert narrator.points_reason(PointsLine(reason, 2, {name: amounts[name] for name in names}))
    for card, rests_on in RESTS_ON.items():
        assert variables(messages("en")[f"ahrensache-reason-{card}"]) == set(rests_on), card
        assert narrator.points_reason(PointsLine(card, 2, dict.fromkeys(rests_on, 3)))
    assert narrator.points_reason(PointsLine("plan", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_score_says_what_it_rests_on(language: str) -> None:
    narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ())
    view = match_at("trade").view(0)
    lines = score(view.public, 0, view.hand_counts)
    told = [narrator.points_reason(line) for line in lines]
    assert len(told) == len(lines) > 7
    assert not [sentence for sentence in told if "{" in sentence or "_" in sentence]


def test_every_trouble_with_a_saved_match_has_a_sentence() -> None:
    reasons = {*ENGLISH_PROBLEMS, *first_words(CORE, "SaveError"), *first_words(DESKTOP, "SaveError")}
    assert {"damaged", "newer_format", "old_format", "other_game", "missing"} <= reasons
    assert {f"save-{reason.replace('_', '-')}" for reason in reasons} <= set(messages("de"))
    for reason, english in ENGLISH_PROBLEMS.items():
        values = {field for _, field, _, _ in Formatter().parse(english) if field}
        assert variables(messages("de")[f"save-{reason.replace('_', '-')}"]) <= values, reason


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_text_can_be_said_with_its_values(language: str) -> None:
    book, english = Phrasebook(language, strict=True), Phrasebook("en", strict=True)
    for key, message in messages("en").items():
        for amount in (0, 1, 2):
            values = dict.fromkeys(variables(message), amount)
            said = book.say(key, **values)
            assert said.strip(), key
            assert "{" not in said, key
            if language == PSEUDO:
                plain = english.say(key, **values)
                assert len(said) >= 1.4 * len(plain), key


def words_of(message: ftl.Message) -> set[str]:
    """The words of a text in all its variants, in small letters."""
    found: set[str] = set()

    def visit(part: object) -> None:
        if isinstance(part, ftl.TextElement):
            found.update(re.findall(r"[a-zäöüß’]+", part.value.lower()))
        for value in vars(part).values() if isinstance(part, ftl.BaseNode) else ():
            for inner in value if isinstance(value, list) else [value]:
                visit(inner)

    visit(message)
    return found


ENGLISH = {
    "the", "and", "your", "you", "card", "cards", "with", "offer", "farmer", "pasture", "building", "grain",
    "apple", "apples", "round", "game", "takes", "gets", "bids", "draws", "pile", "discard", "display", "of",
    "is", "are", "to", "from", "saved", "file", "settings", "language", "save",
}  # fmt: skip
GERMAN = {
    "der", "die", "das", "und", "dein", "deine", "du", "karte", "karten", "bieten", "angebot", "bauer",
    "weide", "gebäude", "korn", "apfel", "äpfel", "runde", "spiel", "nehmen",
}  # fmt: skip


def test_neither_language_is_left_in_the_other() -> None:
    german, english = messages("de"), messages("en")
    # These name a language in itself.
    for key in set(german) - {"language-de", "language-en"}:
        assert not words_of(german[key]) & ENGLISH, key
        assert not words_of(english[key]) & GERMAN, key


@pytest.mark.parametrize(
    ("language", "taken", "button"),
    [
        ("de", "Anna zahlt 3 Korn und nimmt die grüne Bäuerin.", "Die grüne Bäuerin nehmen"),
        ("en", "Anna pays 3 grain and takes the green farmer.", "Take the green farmer"),
    ],
)
def test_farmers_are_taken_in_the_right_case(language: str, taken: str, button: str) -> None:
    narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ("Anna",))
    assert narrator.event(FarmerTaken(0, "green", 3)) == taken
    assert narrator.action(TakeFarmer("green"), None) == button
    for colour in FARMER_COLOURS:
        assert narrator.event(FarmerTaken(0, colour, 0))
        assert narrator.action(TakeFarmer(colour), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_plan_side_names_its_points(language: str) -> None:
    narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ())
    points: dict[PlanSide, str] = {"easy": "15", "difficult": "25"}
    for side, worth in points.items():
        assert worth in narrator.action(ChoosePlanSide(side), None)


TOLD = [
    (TilePlaced(0, farmer_tile("brown"), (0, 1), 2, ("N",)),
     "Anna legt den braunen Bauern an und bekommt 2 Korn.", "Anna places the brown farmer and gets 2 grain."),
    (TilePlaced(0, TileId("dairy"), (0, 1), 0, ()),
     "Anna legt das Gebäude Molkerei an.", "Anna places the building Dairy."),
    (TileLeftOut(0, TileId("p01")), "Anna legt eine Weide nicht an.", "Anna leaves out a pasture."),
    (ScoringCardPlaced("green", "A1"),
     "Wertungskarte A1 liegt beim Stapel der grünen Bäuerin.",
     "Scoring card A1 lies at the stack of the green farmer."),
    (EitherChosen(0, "D", "goods"),
     "Anna entscheidet sich bei Angebot D für 2 Korn und 2 Äpfel.",
     "Anna decides at offer D for 2 grain and 2 apples."),
    (GoodsTaken(0, 2, 1), "Anna bekommt 2 Korn und einen Apfel.", "Anna gets 2 grain and an apple."),
    (BidMade(0, (Card("red5"),), None, 1, 2, "colour", (), (), 10),
     "Anna bietet 10: rote 5, eine verdeckte Karte und 2 Korn.",
     "Anna bids 10: red 5, one card face down and 2 grain."),
    (Refusal("5.3", "farmer_owned", {"farmer": "orange"}),
     "Du hast den orangen Bauern schon in deinem Hof. Jede Farbe geht nur einmal. (Regel 5.3)",
     "You have the orange farmer in your farm already. Each colour may lie there once. (rule 5.3)"),
    (Refusal("5.3", "stack_empty", {"farmer": "purple"}),
     "Der Stapel der lila Bäuerin ist leer. Wähle eine andere Farbe. (Regel 5.3)",
     "The stack of the purple farmer is empty. Choose another colour. (rule 5.3)"),
    (Refusal("3.3", "colours_differ", {"card": "red4", "other": "blue3"}),
     ("Nach Farbe passen eine rote 4 und eine blaue 3 nicht zusammen. "
      "Spiele nur eine Farbe offen. (Regel 3.3)"),
     "By colour a red 4 and a blue 3 do not match. Play only one colour face up. (rule 3.3)"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "german", "english"), TOLD, ids=lambda told: type(told).__name__)
def test_sentences_are_right_as_sentences(told: Event | Refusal, german: str, english: str) -> None:
    for language, expected in (("de", german), ("en", english)):
        narrator = Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), ("Anna",))
        said = narrator.refusal(told) if isinstance(told, Refusal) else narrator.event(told)
        assert said == expected
