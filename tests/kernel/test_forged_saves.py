"""Documents that somebody, or a bad disk, has changed: each gives a match or a clean answer."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.games.ahrensache.options import Options as AhrensacheOptions
from rules_core.games.catalog import GAMES
from rules_core.kernel import save
from rules_core.kernel.codec import BadValue, decode, digest, encode
from rules_core.kernel.match import Match
from rules_core.kernel.save import AnyGame, Imprint, SaveError, SeatInfo, problems, read, restore, verify
from tests.conformance.titles import EDITION
from tests.kernel.documents import act, written
from tests.toy.sealed import GAME

AHRENSACHE = GAMES["ahrensache"]


def fitting(state: Any, game: AnyGame) -> str:
    """The digest that a forger gives to the JSON of a state."""
    return digest(decode(encode(state), game.state_type))


def forged(**entries: Any) -> bytes:
    """A document without records whose state was changed, and whose digest fits."""
    document = json.loads(written())
    for place, value in entries.items():
        where = document["snapshot"]["state"]
        *way, last = place.split("__")
        for name in way:
            where = where[name]
        where[last] = value
    document["snapshot"]["digest"] = fitting(document["snapshot"]["state"], GAME)
    document["records"] = []
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    "entries",
    [
        {"public__pending": [{"type": "DrawNumber", "seat": 0, "left": 1}]},
        {"public__pending": [{"type": "LayNumber", "seat": 5}]},
        {"public__pending": [{"type": "LayNumber", "seat": -1}]},
        {"public__pending": []} | {"public__points": [0, 0, 0]},
        {"secrets": [{"hand": ["1"]}]},
        {"bag": {"1": 1}, "public__rounds_left": 99},
    ],
)
def test_a_forged_snapshot_from_which_no_match_goes_on_is_damaged(entries: dict[str, Any]) -> None:
    assert restore(read(forged()), GAME).history == "read_only"
    with pytest.raises(SaveError) as caught:
        restore(read(forged(**entries)), GAME)
    assert caught.value.reason == "damaged"
    assert str(caught.value) in verify(read(forged(**entries)), GAME)


def test_a_forged_snapshot_from_which_a_match_never_ends_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "LONGEST", 0)
    with pytest.raises(SaveError) as caught:
        restore(read(forged()), GAME)
    assert caught.value.reason == "damaged"


def restored_or_refused(data: bytes) -> object:
    """What a document gives: a restored match, or the reason why not."""
    try:
        document = read(data)
        verify(document, GAME)
        return restore(document, GAME)
    except SaveError as error:
        return error.reason


@given(st.binary(max_size=200))
def test_any_bytes_give_a_clean_answer(data: bytes) -> None:
    assert isinstance(restored_or_refused(data), str)


@given(st.data())
def test_any_change_of_a_document_gives_a_clean_answer(data: st.DataObject) -> None:
    good = written()
    start = data.draw(st.integers(0, len(good) - 1))
    length = data.draw(st.integers(0, 30))
    put_in = data.draw(
        st.one_of(st.binary(max_size=8), st.sampled_from([b"null", b"-1", b"[]", b"{}", b'"x"', b"1e9"]))
    )
    assert restored_or_refused(good[:start] + put_in + good[start + length :]) is not None


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_entry_replaced_by_any_value_gives_a_clean_answer(data: st.DataObject) -> None:
    document = json.loads(written())
    place: Any = document
    for _ in range(data.draw(st.integers(0, 4))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key]:
            break
        place = place[key]
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    place[data.draw(st.sampled_from(keys))] = data.draw(values)
    if data.draw(st.booleans()):  # a forger makes the digest fit
        with suppress(BadValue, KeyError, TypeError):
            document["snapshot"]["digest"] = fitting(document["snapshot"]["state"], GAME)
            document["records"] = []
    assert restored_or_refused(json.dumps(document).encode()) is not None


def test_forged_documents_of_a_real_title_give_a_clean_answer() -> None:
    """A match goes on from a forged document, or there is a SaveError; never anything else."""
    rng = Random(4)
    good = json.loads(half_a_match())
    places = list(places_in(good))
    answers = Counter(forged_answer(good, rng.choice(places), rng) for _ in range(80))
    assert set(answers) >= {"live", "read_only", "damaged"}


def test_a_record_that_leads_where_the_rules_know_no_way_is_told() -> None:
    document = json.loads(half_a_match())
    del document["options"]["edition"]["draws"]["3"]
    found = problems(read(json.dumps(document).encode()), AHRENSACHE)
    assert "record_breaks" in [each.reason for each in found]


def half_a_match() -> bytes:
    match: Match[Any, Any, Any, Any, Any] = Match(AHRENSACHE, AhrensacheOptions(EDITION), 3, "half")
    rng = Random(1)
    while len(match.moments) < 140:
        assert match.decision is not None
        match.submit(AHRENSACHE.sample(match.view(match.decision.seat), rng))
    return save.write(match, tuple(SeatInfo(name) for name in "ABC"), Imprint("0", "any"))


def places_in(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every entry of a document."""
    if way:
        yield way
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places_in(value[key], (*way, key))


def forged_answer(good: Any, place: tuple[Any, ...], rng: Random) -> str:
    document = json.loads(json.dumps(good))
    where = document
    for key in place[:-1]:
        where = where[key]
    old = where[place[-1]]
    near = (
        [old + 1, old - 1, -old]
        if isinstance(old, int)
        else list(where.values() if isinstance(where, dict) else where)
    )
    where[place[-1]] = rng.choice([*near, None, "x", 10**12, [], {}])
    if rng.random() < 0.8:
        with suppress(BadValue, KeyError, TypeError):
            document["snapshot"]["digest"] = fitting(document["snapshot"]["state"], AHRENSACHE)
    try:
        read_document = read(json.dumps(document).encode())
        verify(read_document, AHRENSACHE)
        restored = restore(read_document, AHRENSACHE)
    except SaveError as error:
        return error.reason
    for seat in range(restored.match.seats):
        restored.match.view(seat)
    act(restored.match)
    return restored.history
