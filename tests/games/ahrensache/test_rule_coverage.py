"""Every numbered rule has a test, and every number that the code cites is a rule."""

import ast
import re
from pathlib import Path

import pytest

from ahrensache_desktop.paths import resource

HERE = Path(__file__).parent
NUMBER = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)


def rules(language: str) -> list[str]:
    """The numbers of all rules, in the order of the text."""
    return NUMBER.findall(resource("rules", f"ahrensache.{language}.md").read_text(encoding="utf-8"))


def named() -> set[str]:
    """The numbers in the names of test functions: `test_rule_3_5_…` tests rule 3.5."""
    found = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := re.match(r"test_rule_(\d+)_(\d+)_", node.name)):
                found.add(f"{name[1]}.{name[2]}")
    return found


def cited() -> set[str]:
    """The numbers of all refusals in the rules' code."""
    import rules_core.games.ahrensache as package

    found = set()
    for file in Path(package.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                number = node.args[0]
                if isinstance(number, ast.Constant):
                    found.add(str(number.value))
    return found


def test_both_languages_hold_the_same_rules() -> None:
    assert rules("de") == rules("en")
    assert len(rules("de")) == 70


@pytest.mark.parametrize("number", rules("en"))
def test_each_rule_has_a_test_named_after_it(number: str) -> None:
    assert number in named(), f"no test_rule_{number.replace('.', '_')}_… in {HERE.name}"


def test_each_scoring_card_has_a_test() -> None:
    text = (HERE / "test_08_cards.py").read_text(encoding="utf-8")
    for card in ("A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"):
        assert re.search(rf"def test_rule_8_\w*{card.lower()}_", text), card


def test_refusals_cite_rules_that_exist() -> None:
    assert cited() <= set(rules("en"))
    assert len(cited()) > 20
