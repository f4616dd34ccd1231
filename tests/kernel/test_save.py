"""Documents: written, read, brought up to date, restored, verified; and every way in which they are bad."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.kernel import save
from rules_core.kernel.codec import digest, encode
from rules_core.kernel.match import Match
from rules_core.kernel.save import Document, Imprint, SaveError, SeatInfo, read, read_header, restore, verify
from tests.toy.sealed import GAME, Options

SEATS = (SeatInfo("Anna"), SeatInfo("Bert", "bot", "greedy"))


def played(actions: int) -> Match[Any, Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, Options(), 2, "save")
    for _ in range(actions):
        prompt = match.prompt()
        assert prompt is not None
        match.submit(prompt.options[0])
    return match


def written(actions: int = 2) -> bytes:
    return save.write(played(actions), SEATS, Imprint("0.1.0", "none", "2026-12-01", {"round": 1}))


def changed(**entries: Any) -> bytes:
    """A document with entries of its JSON replaced."""
    document = json.loads(written())
    document.update(entries)
    return json.dumps(document).encode()


def test_a_match_comes_back_as_it_was() -> None:
    match = played(2)
    restored = restore(read(save.write(match, SEATS, Imprint("0.1.0", "none"))), GAME)
    assert restored.history == "live"
    assert restored.match.state == match.state
    assert restored.match.records == match.records
    assert restored.match.drawn == match.drawn


@pytest.mark.parametrize("actions", range(5))
def test_after_every_action_the_future_of_a_saved_match_is_the_same(actions: int) -> None:
    match = played(actions)
    again = restore(read(save.write(match, SEATS, Imprint("0", "none"))), GAME).match
    while match.decision is not None:
        prompt = match.prompt()
        assert prompt is not None
        assert again.prompt() == prompt
        assert match.submit(prompt.options[-1]) == again.submit(prompt.options[-1])
    assert again.result == match.result


def test_a_document_is_readable_one_record_a_line() -> None:
    lines = written().decode().splitlines()
    assert sum(line.startswith('{"seat":') for line in lines) == 8


def test_the_header_tells_what_a_list_needs() -> None:
    header = read_header(written())
    assert (header.game, header.seats, header.saved, header.progress) == (
        "sealed",
        SEATS,
        "2026-12-01",
        {"round": 1},
    )
    assert not header.finished


def test_a_good_document_verifies() -> None:
    assert verify(read(written(4)), GAME) == []


def test_a_record_that_is_no_longer_legal_gives_the_snapshot_and_a_read_only_history() -> None:
    document = json.loads(written())
    document["records"][-1]["action"]["number"] = (
        "9" if document["records"][-1]["action"]["number"] != "9" else "8"
    )
    restored = restore(read(json.dumps(document).encode()), GAME)
    assert restored.history == "read_only"
    assert "record 8" in restored.trouble
    assert digest(restored.match.state) == document["snapshot"]["digest"]
    assert restored.match.drawn == {"numbers": 6}


def test_another_state_than_written_is_found_at_its_record() -> None:
    document = json.loads(written())
    document["snapshot"]["digest"] = "0" * 16
    assert verify(read(json.dumps(document).encode()), GAME) == [
        "after record 8, the last, the state is another than when it was written",
        "the file is damaged: snapshot: its digest does not match",
    ]
    with pytest.raises(SaveError):
        restore(read(json.dumps(document).encode()), GAME)


def test_a_checkpoint_that_differs_is_named() -> None:
    data = changed(checkpoints=[{"at": 3, "digest": "0" * 16}])
    assert verify(read(data), GAME) == ["after record 3 the state is another than when it was written"]


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_document_is_damaged(share: float) -> None:
    data = written()
    with pytest.raises(SaveError) as caught:
        read(data[: int(len(data) * share)])
    assert caught.value.reason == "damaged"


def test_a_newer_format_is_refused_with_the_version_that_wrote_it() -> None:
    with pytest.raises(SaveError) as caught:
        read(changed(format=99, program="9.9.9", records="what a newer format may hold"))
    assert caught.value.reason == "newer_format"
    assert caught.value.values == {"format": 99, "known": save.FORMAT, "program": "9.9.9"}


def test_another_game_is_refused() -> None:
    with pytest.raises(SaveError) as caught:
        restore(read(changed(game="chess")), GAME)
    assert caught.value.reason == "other_game"


@pytest.mark.parametrize(
    "entries",
    [
        {"options": {"rounds": "two"}},
        {"options": {"rounds": 77}},
        {"seats": [{"name": "alone"}]},
        {"snapshot": {"at": 8, "digest": "", "drawn": {}, "state": {}}, "records": []},
        {"snapshot": {"at": 8, "digest": "", "drawn": {}, "state": None}, "records": []},
    ],
)
def test_a_document_that_makes_no_sense_is_damaged(entries: dict[str, Any]) -> None:
    with pytest.raises(SaveError) as caught:
        restore(read(changed(**entries)), GAME)
    assert caught.value.reason == "damaged"
    assert verify(read(changed(**entries)), GAME) != []


def test_old_formats_are_brought_up_to_date_step_by_step() -> None:
    def to_two(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "format": 2, "seed": document["seed"] + "!"}

    def to_three(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "format": 3, "seed": document["seed"] + "?"}

    document = save.read_as(written(), Document, 3, {1: to_two, 2: to_three})
    assert (document.format, document.seed) == (3, "save!?")
    with pytest.raises(SaveError) as caught:
        save.read_as(written(), Document, 3, {1: to_two})
    assert caught.value.reason == "old_format"


def test_an_upgrade_that_stumbles_says_damaged() -> None:
    def stumbling(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "format": document["nowhere"]}

    with pytest.raises(SaveError) as caught:
        save.read_as(written(), Document, 2, {1: stumbling})
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
        snapshot = document.get("snapshot")
        if isinstance(snapshot, dict):
            snapshot["digest"] = digest(snapshot.get("state"))
            document["records"] = []
    assert restored_or_refused(json.dumps(document).encode()) is not None


def test_digests_rest_on_the_value_alone() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert encode({"b": 2, "a": 1}) == encode({"a": 1, "b": 2})
