"""Every numbered rule has a test, and every number that the code cites is a rule."""

import ast
import re
from pathlib import Path

import pytest

import rules_core.games.ahrensache as package
from ahrensache_desktop.paths import resource

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "games" / "ahrensache-rules.md"
CODE = Path(package.__path__[0])
NUMBER = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)


def numbers(text: Path) -> list[str]:
    """The numbers of all rules, in the order of a text."""
    return NUMBER.findall(text.read_text(encoding="utf-8"))


def in_program(language: str) -> Path:
    """The rules that the program shows."""
    return resource("rules", f"ahrensache.{language}.md")


RULES = numbers(DOCUMENT)


def named() -> set[str]:
    """The numbers in the names of test functions: `test_rule_3_5_…` tests rule 3.5."""
    found = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := re.match(r"test_rule_(\d+)_(\d+)_", node.name)):
                found.add(f"{name[1]}.{name[2]}")
    return found


def cited() -> set[str]:
    """The numbers that the rules' code hands on, all those of refusals among them."""
    found = set()
    for file in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^\d\.\d{1,2}$", node.value))
    return found


def spoken_of() -> set[str]:
    """The numbers in docstrings and comments: `(rule 3.5)`, `(rules 3.2 to 3.9)`, `Rules 4.5, 4.6:`."""
    found = set()
    for file in CODE.glob("*.py"):
        for words in re.findall(
            r"\brules? ((?:\d+\.\d+|, | and | to |-)+)", file.read_text(encoding="utf-8"), re.IGNORECASE
        ):
            found |= set(re.findall(r"\d+\.\d+", words))
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_program_shows_all_rules(language: str) -> None:
    assert numbers(in_program(language)) == RULES
    assert len(RULES) == len(set(RULES)) == 70


@pytest.mark.parametrize("number", RULES)
def test_each_rule_has_a_test_named_after_it(number: str) -> None:
    assert number in named(), f"no test_rule_{number.replace('.', '_')}_… in {HERE.name}"


def test_decisions_of_the_program_are_marked_in_every_text() -> None:
    """Each text marks as many decisions of each rule, which the rulebook leaves open."""
    marks = {DOCUMENT: "[ruling]", in_program("en"): "**[ruling]**", in_program("de"): "**[Festlegung]**"}
    decided = [[rule_of(text, number).count(mark) for number in RULES] for text, mark in marks.items()]
    assert decided[0] == decided[1] == decided[2]
    assert sum(decided[0]) > 20


def rule_of(text: Path, number: str) -> str:
    """The words of a rule: what stands between its number and the next number or heading."""
    after = text.read_text(encoding="utf-8").split(f"**{number}**")[1]
    return re.split(r"^(?:\*\*\d+\.\d+\*\*|#)", after, maxsplit=1, flags=re.MULTILINE)[0]


def test_each_scoring_card_has_a_test() -> None:
    text = (HERE / "test_08_cards.py").read_text(encoding="utf-8")
    for card in ("A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"):
        assert re.search(rf"def test_rule_8_\w*{card.lower()}_", text), card


def test_the_code_cites_rules_that_exist() -> None:
    assert cited() | spoken_of() <= set(RULES)
    assert len(cited()) > 20
    assert len(spoken_of()) > 20
