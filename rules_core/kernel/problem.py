"""What is wrong with a saved match: a key and its values, to be worded in any language, and plain English."""

from rules_core.kernel.value import Value

LONGEST = 200  # letters of a value: a file that nobody trusts must not fill a screen

ENGLISH = {
    "damaged": "the file is damaged: {detail}",
    "newer_format": "format {format} was written by version {program}; this one knows formats up to {known}",
    "old_format": "format {format} can no longer be read; this version reads format {known}",
    "other_game": "this is a match of another game: {game}",
    "record_unreadable": "record {record} cannot be read: {detail}",
    "record_illegal": "record {record} is not legal under rule {rule} ({why})",
    "record_seat": "record {record} is of seat {seat}, whose decision it was not",
    "record_breaks": "record {record} leads where the rules know no way: {detail}",
    "checkpoint": "after record {record} the state is another than when it was written",
    "end": "after record {record}, the last, the state is another than when it was written",
    "log_cut": "the log ends before a draw",
    "history_closed": "its earlier history was written under other rules and cannot be replayed",
    "draws": "draws that the seed does not give: {count}, the first of them in record {record}",
    "draw_counts": "the snapshot counts other draws than there are in the log",
    "finished": "the header says wrongly whether the match is over",
    "progress": "the header says wrongly how far the match is",
}
"""A sentence for each key that the kernel uses."""


class Problem(Value, frozen=True):
    """Something that does not hold in a document."""

    reason: str  # key of the sentence
    values: dict[str, int | str] = {}

    def __str__(self) -> str:
        """The sentence in English."""
        sentence = ENGLISH.get(self.reason)
        if sentence is None:
            return " ".join([self.reason, *(f"{name}={value}" for name, value in self.values.items())])
        return sentence.format(**self.values)


def problem(reason: str, **values: int | str) -> Problem:
    """A problem whose values are short enough to be shown."""
    return Problem(reason, {name: _short(value) for name, value in values.items()})


def _short(value: int | str) -> int | str:
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value
