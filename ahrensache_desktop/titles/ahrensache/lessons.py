"""What a newcomer is told at the first decision of each kind, part by part, each with the rule to read on."""

from typing import NamedTuple


class Part(NamedTuple):
    """One thing to learn: the key of its words, and the number of its rule."""

    key: str
    rule: str


LESSONS: dict[str, tuple[Part, ...]] = {
    "choose_plan_side": (Part("lesson-aim", "2.10"), Part("lesson-plan", "7.3")),
    "bid": (Part("lesson-bid", "3.3"), Part("lesson-display", "3.4"), Part("lesson-leave", "3.12")),
    "discard": (Part("lesson-discard", "4.11"),),
    "choose_offer": (Part("lesson-offer", "3.14"),),
    "choose_either": (Part("lesson-either", "5.1"),),
    "choose_farmer": (Part("lesson-farmer", "5.3"),),
    "place": (Part("lesson-place", "5.9"), Part("lesson-gain", "5.10")),
    "trade": (Part("lesson-trade", "6.1"),),
}
"""The lesson of each kind of decision."""
