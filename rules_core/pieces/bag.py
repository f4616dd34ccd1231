"""A bag: an unordered pool of pieces, as a frozen count of each kind.

A bag is a plain dict that nobody changes after it is made: every function returns a new one. Whoever
lists a bag does so in an order of its own, so that equal bags always behave alike.
"""

from collections.abc import Iterable
from typing import TypeVar

K = TypeVar("K", bound=str)

Bag = dict[K, int]


def bag_of(pieces: Iterable[K]) -> Bag[K]:
    """The bag that holds these pieces."""
    bag: Bag[K] = {}
    for piece in pieces:
        bag[piece] = bag.get(piece, 0) + 1
    return bag


def size(bag: Bag[K]) -> int:
    """How many pieces a bag holds."""
    return sum(bag.values())


def added(bag: Bag[K], pieces: Iterable[K]) -> Bag[K]:
    """The bag with these pieces more."""
    more = dict(bag)
    for piece in pieces:
        more[piece] = more.get(piece, 0) + 1
    return more


def removed(bag: Bag[K], piece: K) -> Bag[K]:
    """The bag with one piece less; a kind of which none is left disappears. KeyError if it holds none."""
    less = dict(bag)
    if less[piece] == 1:
        del less[piece]
    else:
        less[piece] -= 1
    return less


def merged(bags: Iterable[Bag[K]]) -> Bag[K]:
    """All pieces of several bags in one."""
    total: Bag[K] = {}
    for bag in bags:
        for piece, count in bag.items():
            total[piece] = total.get(piece, 0) + count
    return total
