"""What is wrong with a save, in words."""

import re
from pathlib import Path

import pytest

from rules_core.kernel import save
from rules_core.kernel.problem import ENGLISH, LONGEST, problem

VALUES = {name: 7 for sentence in ENGLISH.values() for name in re.findall(r"{(\w+)}", sentence)}


@pytest.mark.parametrize("reason", ENGLISH)
def test_every_problem_has_an_english_sentence(reason: str) -> None:
    assert re.fullmatch(r"[a-z][^{}]+", str(problem(reason, **VALUES)))


def test_the_sentences_are_those_of_the_problems_that_there_are() -> None:
    assert save.__file__ is not None
    source = Path(save.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'(?:problem|SaveError)\(\s*"(\w+)"', source)) == set(ENGLISH)


def test_a_problem_without_a_sentence_says_its_key_and_values() -> None:
    assert str(problem("missing", file="here")) == "missing file=here"


def test_a_value_from_an_untrusted_file_is_clipped() -> None:
    long = problem("damaged", detail="x" * 5000, record=10**9)
    assert long.values == {"detail": "x" * (LONGEST - 1) + "…", "record": 10**9}
    assert len(str(long)) < LONGEST + 40
