"""Sentences about a match: what happened, what is asked, what could be done, why something is not allowed."""

from collections.abc import Sequence
from typing import Any, Protocol

from ahrensache_desktop.text.phrasebook import Phrasebook
from rules_core.kernel.game import Decision, PointsLine, Refusal

Values = dict[str, int | str]


class Phrases(Protocol):
    """What a title knows about its own sentences: the key and the values of each."""

    prefix: str

    def event(self, event: Any, say: "Saying") -> tuple[str, Values]:
        """The key and the values of the sentence about an event."""
        ...

    def action(self, action: Any, view: Any, say: "Saying") -> tuple[str, Values]:
        """The key and the values of the words of a button for an action."""
        ...

    def refusal_values(self, refusal: Refusal, say: "Saying") -> Values:
        """The values of a refusal, with names instead of ids."""
        ...

    def points_reason(self, line: PointsLine) -> tuple[str, Values]:
        """The key and the values of the sentence about what points rest on."""
        ...


class Saying:
    """The words that a title's phrases are put together from."""

    def __init__(self, phrasebook: Phrasebook, prefix: str, names: Sequence[str]) -> None:
        self._phrasebook = phrasebook
        self._prefix = prefix
        self._names = names

    def name(self, key: str, **values: int | str) -> str:
        """A word of the title."""
        return self._phrasebook.say(f"{self._prefix}-{key}", **values)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat] if seat >= 0 else self.name("neutral")

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, with "and" before the last."""
        if len(words) < 2:
            return "".join(words)
        return self._phrasebook.say("list-and", first=", ".join(words[:-1]), last=words[-1])


class Narrator:
    """Tells a match of one title in the phrasebook's language."""

    def __init__(self, phrasebook: Phrasebook, phrases: Phrases, names: Sequence[str]) -> None:
        self._phrasebook = phrasebook
        self._phrases = phrases
        self._saying = Saying(phrasebook, phrases.prefix, names)

    def _say(self, key: str, **values: int | str) -> str:
        return self._phrasebook.say(f"{self._phrases.prefix}-{key}", **values)

    def event(self, event: Any) -> str:
        """What happened, as far as the event tells it."""
        key, values = self._phrases.event(event, self._saying)
        return self._say(f"event-{key}", **values)

    def times(self, sentence: str, count: int) -> str:
        """A sentence that has come true so often in a row."""
        return self._phrasebook.say("log-times", sentence=sentence, count=count)

    def decision(self, decision: Decision, view: Any) -> str:
        """Who must choose what."""
        return self._say(f"decision-{decision.kind}", seat=self._saying.seat(decision.seat))

    def action(self, action: Any, view: Any) -> str:
        """The words of a button that takes an action."""
        key, values = self._phrases.action(action, view, self._saying)
        return self._say(f"action-{key}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the number of the rule."""
        values = self._phrases.refusal_values(refusal, self._saying)
        sentence = self._say(f"refusal-{refusal.reason}", **values)
        if not refusal.rule:
            return sentence
        return f"{sentence} ({self._phrasebook.say('rule-number', rule=refusal.rule)})"

    def points_line(self, line: PointsLine) -> str:
        """Where points come from."""
        return self._say(f"points-{line.reason}")

    def points_reason(self, line: PointsLine) -> str:
        """What points rest on: the amounts that were counted."""
        key, values = self._phrases.points_reason(line)
        return self._say(f"reason-{key}", **values)
