"""Whether the tree holds what was agreed and nothing else."""

import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

TOP_LEVEL = {
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "ahrensache_desktop",
    "docs",
    "packaging",
    "pyproject.toml",
    "resources",
    "rules_core",
    "tests",
}

MACHINE_PATH = re.compile(r"(?<![\w.~$-])/(?:work|root|opt)/\w")
TEMPORARY_PATH = re.compile(r"(?<![\w.~$-])/tmp/(?!\.X11-unix/)\w")
REGISTRY = re.compile(
    r"https?://[\w.-]*(?:pypi|pythonhosted|npmjs|registry|pkg\.dev|deb\.debian)[\w.-]*", re.IGNORECASE
)

FORBIDDEN_CALLS = {
    r"\b\w*scene\w*(?:\(\))?\.clear\(\)": "remove items one by one, in Stage.close()",
    r"^\s*(?:import|from) (?:pickle|shelve|marshal)\b": "write documents with rules_core.kernel.save",
    r"\bQThread\b": "thinking happens in a QProcess",
}


@cache
def tracked() -> tuple[str, ...]:
    """The files that git knows, and those that could be added."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed here")
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(git, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this copy of the tree is no git checkout")
    return tuple(name for name in done.stdout.split("\0") if name and (ROOT / name).is_file())


def text_of(name: str) -> str | None:
    """The text of a file, or None for a picture and the like."""
    data = (ROOT / name).read_bytes()
    if b"\0" in data:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def python_sources() -> list[str]:
    return [name for name in tracked() if name.endswith(".py") and name != "tests/project/test_layout.py"]


def test_the_top_level_holds_only_what_was_agreed() -> None:
    found = {name.split("/")[0] for name in tracked()}
    assert {name for name in found if not name.startswith(".")} <= TOP_LEVEL


@pytest.mark.parametrize(
    "pattern", [MACHINE_PATH, TEMPORARY_PATH, REGISTRY], ids=["machine", "temporary", "registry"]
)
def test_no_file_names_a_place_of_one_machine(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}: {match.group()}"
        for name in tracked()
        if name != "tests/project/test_layout.py"
        for match in pattern.finditer(text_of(name) or "")
    ]
    assert found == []


@pytest.mark.parametrize("pattern", FORBIDDEN_CALLS)
def test_no_source_uses_what_was_ruled_out(pattern: str) -> None:
    compiled = re.compile(pattern, re.MULTILINE)
    found = [name for name in python_sources() if compiled.search(text_of(name) or "")]
    assert found == [], FORBIDDEN_CALLS[pattern]


def test_no_source_is_longer_than_four_hundred_lines() -> None:
    lengths = {name: len((text_of(name) or "").splitlines()) for name in python_sources()}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    version_line = re.compile(r"^__version__ = ", re.MULTILINE)
    holders = [name for name in python_sources() if version_line.search(text_of(name) or "")]
    assert holders == [project["tool"]["hatch"]["version"]["path"]]


def test_the_lock_names_exact_versions_and_no_address() -> None:
    lines = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8").splitlines()
    exact = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; .+)?")
    assert [line for line in lines if not exact.fullmatch(line)] == []


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[<>=!~]", each)[0]).lower() for each in wanted}
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    assert names - {line.split("==")[0] for line in lock.splitlines()} == set()
