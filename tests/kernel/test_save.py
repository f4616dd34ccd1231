"""Documents: written, read, brought up to date, restored, verified; and the ways in which they are bad."""

import json
from typing import Any

import pytest

from rules_core.kernel import save
from rules_core.kernel.codec import digest, encode
from rules_core.kernel.problem import problem
from rules_core.kernel.save import Document, Imprint, SaveError, problems, read, read_header, restore, verify
from tests.kernel.documents import SEATS, act, changed, played, written
from tests.toy.sealed import GAME


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


def test_equal_matches_give_equal_bytes() -> None:
    assert written(3) == written(3)


def test_everything_that_does_not_hold_is_told() -> None:
    document = json.loads(written())
    document["seed"] = "another"
    document["finished"] = True
    document["snapshot"]["drawn"] = {"numbers": 7}
    document["checkpoints"] = [{"at": at, "digest": "0" * 16} for at in (3, 5)]
    found = problems(read(json.dumps(document).encode()), GAME)
    assert [each.reason for each in found] == ["checkpoint", "checkpoint", "draws", "draw_counts", "finished"]
    assert [each.values.get("record") for each in found[:2]] == [3, 5]


def test_a_draw_that_somebody_picked_by_hand_is_found() -> None:
    document = json.loads(written(0))
    document["records"][5]["action"]["number"] = next(iter(played(0).state.bag))
    found = problems(read(json.dumps(document).encode()), GAME)
    assert problem("draws", count=1, record=6) in found


def test_a_match_that_goes_on_from_a_snapshot_is_written_with_its_earlier_records() -> None:
    document = read(changed(records=[]))
    restored = restore(document, GAME)
    assert restored.history == "read_only"
    act(restored.match)
    earlier = read(written()).records
    again = read(save.write(restored.match, SEATS, Imprint("0", "none"), earlier))
    assert again.earlier == earlier
    assert [each.reason for each in problems(again, GAME)] == ["history_closed"]
    twice = restore(again, GAME)
    assert twice.problem == problem("history_closed")
    assert digest(twice.match.state) == digest(restored.match.state)
    assert twice.match.records == ()


def test_a_header_that_tells_another_progress_is_found() -> None:
    def told(view: object) -> dict[str, int | str]:
        assert view is not None
        return {"round": 1}

    assert problems(read(written()), GAME, told) == []
    assert problems(read(changed(progress={})), GAME, told) == []
    wrong = read(changed(progress={"round": 2}))
    assert [each.reason for each in problems(wrong, GAME, told)] == ["progress"]


def test_an_unranked_match_stays_so() -> None:
    match = played(2)
    point = match.undo_point(0)
    assert point is not None
    match.undo(point)
    data = save.write(match, SEATS, Imprint("0", "none"))
    assert read_header(data).unranked
    assert restore(read(data), GAME).match.unranked


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


def test_a_newer_format_that_hides_its_program_is_refused_all_the_same() -> None:
    with pytest.raises(SaveError) as caught:
        read_header(changed(format=99, program=["9"]))
    assert caught.value.values["program"] == "?"


@pytest.mark.parametrize(
    ("records", "trouble"),
    [
        ([{"seat": "nobody"}], "record_unreadable"),
        ([{"seat": 0, "action": {"type": "Lay", "number": "1"}}], "record_seat"),
        ([{"seat": -1, "action": {"type": "Draw", "number": "77"}}], "record_illegal"),
        ([], "end"),
    ],
)
def test_a_record_that_cannot_be_taken_is_told(records: list[Any], trouble: str) -> None:
    document = read(changed(records=records))
    restored = restore(document, GAME)
    assert restored.problem is not None
    assert restored.problem.reason == trouble
    assert restored.trouble == verify(document, GAME)[0]


def test_a_log_that_ends_before_a_draw_is_no_history() -> None:
    document = json.loads(written(0))
    del document["records"][-1]
    found = problems(read(json.dumps(document).encode()), GAME)
    assert [each.reason for each in found] == ["end", "log_cut", "draw_counts"]


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


def test_digests_rest_on_the_value_alone() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert encode({"b": 2, "a": 1}) == encode({"a": 1, "b": 2})
