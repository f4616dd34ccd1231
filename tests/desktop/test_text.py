"""Every sentence exists in both languages, with the same values, and none is left in the other one."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ahrensache_desktop.paths import resource
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import LANGUAGES, PSEUDO, MissingText, Phrasebook
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from rules_core.games.ahrensache import actions, events
from rules_core.games.ahrensache.material import (
    ANIMALS,
    BUILDINGS,
    FARMER_COLOURS,
    THINGS,
    ScoringId,
    TileId,
    farmer_tile,
)
from rules_core.games.ahrensache.public import Bonus
from rules_core.games.ahrensache.refusals import ACTIONS_OF
from rules_core.kernel.event import redact
from rules_core.kernel.game import Decision, PointsLine, Refusal
from tests.desktop.stages import match_at

NAMES = ("Anna", "Bruno", "Clara")
CORE = Path(events.__file__).parents[2]


def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language by key."""
    found = {}
    for file in sorted(resource("translations", language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(node: Any) -> set[str]:
    """The names of all values that a message asks for."""
    names: set[str] = set()

    def visit(part: Any) -> None:
        if isinstance(part, ftl.VariableReference):
            names.add(part.id.name)
        for value in vars(part).values() if isinstance(part, ftl.BaseNode) else ():
            for inner in value if isinstance(value, list) else [value]:
                visit(inner)

    visit(node)
    return names


def narrator(language: str) -> Narrator:
    """Complains about everything that is missing."""
    return Narrator(Phrasebook(language, strict=True), AhrensachePhrases(), NAMES)


def refusal_literals() -> list[tuple[str, set[str]]]:
    """The reason and the names of the values of every refusal in the rules."""
    found = []
    for file in CORE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "Refusal"
                and len(node.args) > 1
            ):
                reason = node.args[1]
                values = (
                    node.args[2].keys if len(node.args) > 2 and isinstance(node.args[2], ast.Dict) else []
                )
                if isinstance(reason, ast.Constant):
                    found.append(
                        (str(reason.value), {str(k.value) for k in values if isinstance(k, ast.Constant)})
                    )
    return found


def made(kind: type) -> Any:
    """A value of that type, its fields filled by their names."""
    fill = {
        "seat": 1, "card": "red4", "counts_as": "red5", "cards": ("red3", "blue4"), "colour": "green",
        "plan": "plan_1", "side": "easy", "count": 3, "round": 2, "slot": 0, "offer": "B",
        "tile": TileId("p01"), "building": "dairy", "value": 17, "points": 3, "face_up": ("red3", "red4"),
        "face_down": ("blue3",), "face_down_count": 1, "grain": 2, "mode": "colour", "changes": (),
        "bonuses": (Bonus("pigsty", 4),), "order": (1, 0), "tiles": (TileId("p01"), TileId("p02")),
        "price": 3, "apples": 1, "cell": (0, 1), "grain_sides": ("N",), "outcome": "red3",
        "tool_shed": False, "cider_press": False, "grain_mill": False, "dairy": False, "crate_store": False,
    }  # fmt: skip
    if kind is actions.ChooseEither:
        return actions.ChooseEither("goods")
    return kind(**{name: fill[name] for name in kind.__struct_fields__})  # type: ignore[attr-defined]


STAND_INS: dict[str, int | str] = {
    "card": "red4",
    "counts_as": "red5",
    "other": "blue3",
    "building": "dairy",
    "farmer": "green",
    "tile": "p01",
    "offer": "A",
    "letters": "Z",
}
"""Values for refusals, by name; numbers for all others."""


def test_both_languages_have_the_same_keys_and_values() -> None:
    german, english = messages("de"), messages("en")
    assert set(german) == set(english)
    for key in german:
        assert variables(german[key]) == variables(english[key]), key


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_for_those_who_know_and_those_who_do_not(
    kind: type, language: str
) -> None:
    event = made(kind)
    for viewer in (1, 0, None):
        sentence = narrator(language).event(redact(event, viewer))
        assert sentence
        assert "None" not in sentence
        assert "_" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(actions.Action), ids=lambda kind: kind.__name__)
def test_every_action_has_words_for_its_button(kind: type, language: str) -> None:
    assert narrator(language).action(made(kind), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACTIONS_OF)
def test_every_decision_is_asked_for(kind: str, language: str) -> None:
    assert "Bruno" in narrator(language).decision(Decision(kind, 1), match_at("bid").view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_with_its_rule(language: str) -> None:
    literals = refusal_literals()
    assert len(literals) > 30
    for reason, names in literals:
        values = {name: STAND_INS.get(name, 2) for name in names}
        sentence = narrator(language).refusal(Refusal("3.3", reason, values))
        assert sentence.endswith("3.3)"), reason
        assert "_" not in sentence, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    book = Phrasebook(language, strict=True)
    for building in BUILDINGS:
        assert book.say(f"ahrensache-building-{building}")
        assert book.say(f"ahrensache-building-{building}-effect")
    for colour in FARMER_COLOURS:
        assert book.say(f"ahrensache-{farmer_tile(colour).replace('_', '-')}")
    for animal in ANIMALS:
        assert book.say(f"ahrensache-animal-{animal}")
    for thing in THINGS:
        assert book.say(f"ahrensache-object-{thing}")
    for card in get_args(ScoringId):
        assert book.say(f"ahrensache-scoring-{card}-effect")
        assert narrator(language).points_line(PointsLine(card, 1))
    for reason in ("pastures", "special_farmer", "sevens", "markers", "hand_cards", "grain", "plan"):
        assert narrator(language).points_line(PointsLine(reason, 1))


def test_the_languages_differ_and_german_has_its_umlauts() -> None:
    spoken = " ".join(
        Phrasebook("de").say(key) for key, message in messages("de").items() if not variables(message)
    )
    assert {"ä", "ö", "ü", "ß"} <= set(spoken)
    words = set(re.findall(r"[A-Za-zÄÖÜäöüß]{3,}", spoken))
    assert not {"the", "and", "your", "card", "cards", "bid", "with", "offer", "farmer"} & words


def test_plurals_are_right() -> None:
    event = events.PasturesTaken(0, "A", (TileId("p01"),))
    assert narrator("de").event(event) == "Anna bekommt eine Weide."
    assert narrator("en").event(event) == "Anna gets a pasture."
    both = events.PasturesTaken(0, "A", (TileId("p01"), TileId("p02")))
    assert narrator("de").event(both) == "Anna bekommt 2 Weiden."


def test_the_language_changes_at_once() -> None:
    book = Phrasebook("de", strict=True)
    teller = Narrator(book, AhrensachePhrases(), NAMES)
    assert "bietet" in teller.event(made(events.BidMade))
    book.set_language("en")
    assert "bids" in teller.event(made(events.BidMade))


def test_pseudo_texts_are_marked_and_two_fifths_longer() -> None:
    plain, longer = Phrasebook("en").say("table-display"), Phrasebook(PSEUDO).say("table-display")
    assert longer.startswith("[")
    assert len(longer) >= 1.4 * len(plain)


def test_a_missing_text_is_loud_where_it_is_asked_for_and_never_stops_a_player(caplog: Any) -> None:
    with pytest.raises(MissingText):
        Phrasebook("de", strict=True).say("nowhere")
    with pytest.raises(MissingText):
        Phrasebook("de", strict=True).say("table-hand")


@pytest.mark.logs("text nowhere")
def test_a_missing_text_stands_in_by_its_key() -> None:
    book = Phrasebook("de")
    assert [book.say("nowhere"), book.say("nowhere")] == ["nowhere", "nowhere"]
    assert not book.has("nowhere")
