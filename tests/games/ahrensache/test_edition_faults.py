"""An edition that a player typed is read, or one clear fault says what is wrong with it (rule 1.3)."""

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ahrensache_desktop.paths import resource
from ahrensache_desktop.text.phrasebook import Phrasebook
from rules_core.games.ahrensache import edition, edition_shape
from rules_core.games.ahrensache.edition import EditionError, Fault, read_edition
from rules_core.games.ahrensache.face import Edition
from rules_core.kernel.codec import decode, encode

TEXT = resource("editions", "ahrensache.toml").read_text(encoding="utf-8")
P01 = 'p01 = { paths = ["NESW"], grain = "W", points = 1, objects = ["apple_tree", "apple_tree"] }'
DRAWS = "4 = [0, 2, 3, 3, 4]"
BROWN = 'brown = { paths = ["S"], points = 2 }'
DAIRY = 'dairy = { paths = ["NEW"], grain = "W" }'
HOOK = '    "..F##",'  # the middle row of the first plan
EASY = TEXT[TEXT.index("easy = [") : TEXT.index("difficult = [")]
EMPTY = 'easy = [".....", ".....", "..F..", ".....", "....."]\n'


def fault_of(text: str) -> Fault | None:
    """What is wrong with a text, if anything is."""
    try:
        read_edition(text)
    except EditionError as error:
        return error.fault
    return None


def changed(old: str, new: str) -> str:
    """Our edition with its first such piece changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FAULTS = [
    ("format = 1", "format = ", "text", "not_toml"),
    ("format = 1", "format = 1\nformat = 1", "text", "not_toml"),
    ("format = 1", "format = " + "9" * 5000, "text", "too_large"),
    ("format = 1", "format = " + "[" * 5000, "text", "too_large"),
    ("format = 1", "format = 2", "format", "unknown_format"),
    ("format = 1", "", "format", "missing"),
    ("format = 1", "format = true", "format", "not_a_number"),
    ("format = 1", "format = 1.0", "format", "not_a_number"),
    ("format = 1", "format = 0x" + "f" * 5000, "format", "out_of_range"),
    ('id = "ahrensache"', "id = 7", "id", "not_a_text"),
    ('id = "ahrensache"', 'id = "my box"', "id", "bad_name"),
    ("name = {", "name = 1979-05-27 #", "name", "not_a_table"),
    ("name = {", "name = {} #", "name", "empty"),
    ("name = {", 'name = { de = " " } #', "name.de", "empty"),
    ("[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3, 4, 5, 6, 7]", "round_markers", "wrong_count"),
    ("[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3, 4, 5, 6, 7, 100]", "round_markers", "out_of_range"),
    ("[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, '3', 4, 5, 6, 7, 8]", "round_markers.3", "not_a_number"),
    ("[1, 2, 3, 4, 5, 6, 7, 8]", "36", "round_markers", "not_a_list"),
    ('farmstead = { paths = ["NESW"]', "farmstead = { paths = []", "farmstead.paths", "no_path"),
    (DRAWS, "4 = [1, 2, 3, 3, 4]", "draws.4", "draws_at_a"),
    (DRAWS, "4 = [0, 2, 3, 3]", "draws.4", "wrong_count"),
    (DRAWS, "4 = [0, 2, 3, 3, -4]", "draws.4", "out_of_range"),
    (DRAWS, "", "draws.4", "missing"),
    (DRAWS, DRAWS + "\n6 = [0]", "draws.6", "unknown_entry"),
    (P01, "", "pastures", "wrong_count"),
    (P01, P01.replace("p01", "dairy"), "pastures.dairy", "name_taken"),
    (P01, P01.replace("p01", "farmer_green"), "pastures.farmer_green", "name_taken"),
    (P01, P01.replace("p01", '"p 01"'), "pastures.'p 01'", "bad_name"),
    (P01, P01.replace("NESW", "NEXW"), "pastures.p01.paths", "unknown_side"),
    (P01, P01.replace('"NESW"', '"NE", "ES"'), "pastures.p01.paths", "side_twice"),
    (P01, P01.replace('"NESW"', '"NESW", ""'), "pastures.p01.paths", "no_path"),
    (P01, P01.replace('"NESW"', '"NES"'), "pastures.p01.grain", "grain_without_path"),
    (P01, P01.replace('"W"', '"WW"'), "pastures.p01.grain", "side_twice"),
    (P01, P01.replace('"W"', '"w"'), "pastures.p01.grain", "unknown_side"),
    (P01, P01.replace("paths", "path"), "pastures.p01.path", "unknown_entry"),
    (P01, P01.replace("points = 1", "points = -1"), "pastures.p01.points", "out_of_range"),
    (P01, P01.replace('"apple_tree"]', '"pear_tree"]'), "pastures.p01.objects.2", "unknown_word"),
    (P01, P01.replace('"apple_tree"]', '"apple_tree"' + ', "tractor"' * 7 + "]"), "pastures.p01", "too_full"),
    ("five_players = true", "five_players = 1", "pastures.p25.five_players", "not_true_or_false"),
    (", five_players = true", "", "pastures", "wrong_marked"),
    (BROWN, 'brown = { paths = ["S"] }', "farmers", "not_one_special"),
    (BROWN, 'brown = { paths = ["S"], points = 3 }', "farmers.brown.points", "fixed_points"),
    (BROWN, BROWN.replace("}", ", five_players = true }"), "farmers.brown.five_players", "pastures_only"),
    (BROWN, BROWN.replace("brown", "blue"), "farmers.blue", "unknown_entry"),
    (BROWN, "", "farmers.brown", "missing"),
    (DAIRY, "", "buildings.dairy", "missing"),
    (DAIRY, DAIRY.replace("}", ', animals = ["cow"] }'), "buildings.dairy.animals", "pastures_only"),
    (DAIRY, DAIRY.replace("}", ", points = 4 }"), "buildings.dairy.points", "fixed_points"),
    ("[plans.plan_1]", '[plans."plan 1"]', "plans.'plan 1'", "bad_name"),
    ("[plans.plan_1]", "[plans.plan_2]", "text", "not_toml"),
    (HOOK, "", "plans.plan_1.easy", "wrong_count"),
    (HOOK, '    "..F#",', "plans.plan_1.easy", "row_length"),
    (HOOK, '    "..F#?",', "plans.plan_1.easy", "unknown_mark"),
    (HOOK, '    "...##",', "plans.plan_1.easy", "no_farmstead"),
    (HOOK, '    ".FF##",', "plans.plan_1.easy", "no_farmstead"),
    (EASY, EMPTY, "plans.plan_1.easy", "nothing_marked"),
    (EASY, EASY + EMPTY.replace("easy", "middling"), "plans.plan_1.middling", "unknown_entry"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "entry", "reason"), FAULTS)
def test_a_fault_names_its_entry(old: str, new: str, entry: str, reason: str) -> None:
    fault = fault_of(changed(old, new))
    assert fault is not None
    assert (fault.entry, fault.reason) == (entry, reason)


def test_a_fault_in_the_text_names_its_line() -> None:
    fault = fault_of("format = 1\nid = \n")
    assert fault is not None
    assert fault.values["line"] == 2


def test_a_fault_can_be_read_in_english() -> None:
    with pytest.raises(EditionError, match=r"^pastures\.p01\.grain: unknown side \(side w\)$"):
        read_edition(changed(P01, P01.replace('"W"', '"w"')))


@pytest.mark.parametrize(
    "entry",
    [
        "hand_limit = 20",
        "rounds = 9",
        "start_cards = 8",
        "start_grain = 3",
        "sevens = 9",
        "farmers_per_colour = 5",
        "plan_points = { easy = 20, difficult = 30 }",
        "deck = { red3 = 12 }",
        "display = 6",
        "light_offers = { 3 = 2 }",
        "scoring_cards = { E1 = 20 }",
    ],
)
def test_rule_1_3_no_edition_changes_a_number_of_the_rulebook(entry: str) -> None:
    fault = fault_of(changed("format = 1", f"format = 1\n{entry}"))
    assert fault == Fault(entry.split(maxsplit=1)[0], "unknown_entry")


def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_on_windows() -> None:
    assert read_edition("\ufeff" + TEXT.replace("\n", "\r\n")) == read_edition(TEXT)


def reasons() -> set[str]:
    """The reasons of all faults in the code."""
    found = set()
    for module in (edition, edition_shape):
        assert module.__file__ is not None
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault":
                reason = node.args[1]
                assert isinstance(reason, ast.Constant)
                found.add(str(reason.value))
    return found


def test_every_fault_is_tested() -> None:
    assert reasons() == {reason for *_, reason in FAULTS}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_fault_can_be_said(language: str) -> None:
    phrasebook = Phrasebook(language, strict=True)
    for old, new, *_ in FAULTS:
        fault = fault_of(changed(old, new))
        assert fault is not None
        said = phrasebook.say(f"edition-{fault.reason.replace('_', '-')}", **fault.values)
        assert len(phrasebook.say("edition-fault", entry=fault.entry, what=said)) > len(fault.entry) + 10


# Whatever was typed, nothing but an edition or a fault comes out.

SNIPPETS = [
    "", "[]", "{}", "[[]]", "true", "0", "-1", "1e9", "nan", "inf", "1979-05-27", "07:32:00", '""', '"N"',
    "'''\n'''", '"\\u0000"', '"..F.."', '"cow"', "[1, 2]", '["NESW"]', "{ paths = [] }", "9" * 30, "=", "#",
    "0x" + "f" * 40, '"', "[pastures]", "[[plans]]", "a.b.c = 1", "\n", "\ufeff", "é", "🐑",
]  # fmt: skip


@st.composite
def mistyped(draw: st.DrawFn) -> str:
    """Our edition with a few pieces lost, doubled or replaced, as they may be by hand."""
    lines = TEXT.splitlines()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(["value", "piece", "lose", "double", "move"]))
        piece = draw(st.sampled_from(SNIPPETS) | st.text(max_size=6))
        line = lines[at]
        if what == "value" and "=" in line:
            lines[at] = f"{line.split('=')[0]}= {piece}"
        elif what in ("value", "piece"):
            start = draw(st.integers(0, len(line)))
            lines[at] = line[:start] + piece + line[start + draw(st.integers(0, 4)) :]
        elif what == "lose":
            lines[at] = ""
        elif what == "double":
            lines.insert(draw(st.integers(0, len(lines))), line)
        else:
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
    return "\n".join(lines)


@given(mistyped() | st.text())
def test_any_text_is_an_edition_or_has_a_fault(text: str) -> None:
    fault = fault_of(text)
    if fault is None:
        found = read_edition(text)
        assert decode(encode(found), Edition) == found
    else:
        assert str(fault).startswith(f"{fault.entry}: ")
        assert decode(encode(fault), Fault) == fault
