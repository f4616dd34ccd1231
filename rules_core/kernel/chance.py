"""Where luck comes from: one number for each draw, fixed by the seed and by what is drawn from."""

import hashlib
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def fraction(seed: str, source: str, count: int) -> float:
    """The number in [0, 1) that decides the draw after `count` draws from that source.

    The top 53 bits of a BLAKE2b hash of `seed:source:count`, so the same on every machine; nothing is
    stored, and doing something else first, undoing or loading does not change the next draw.
    """
    text = f"{seed}:{source}:{count}".encode()
    return (int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 11) / (1 << 53)


def picked(odds: Mapping[T, int], at: float) -> T:
    """The outcome that lies at a point of [0, 1), where each takes up room by its odds, in their order."""
    left = at * sum(odds.values())
    for outcome, weight in odds.items():
        left -= weight
        if left < 0:
            return outcome
    return outcome  # rounding at the very end of the interval
