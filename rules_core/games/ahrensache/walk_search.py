"""The search behind `walks`: which joints, the meetings of two path ends, the best walk uses.

Joints make a walk exactly when they hang together and at most two paths have an odd number of them, its start
and its end. So no walk is ever followed. The tiles are gone through in a fixed order, and of those behind
only this matters: which joints to tiles ahead are used, which of them hang together already, and how many
paths are odd. The number of such states is bounded by how many joints lead ahead at once, seven or so in a
farm of forty tiles, whatever the number of walks. Three things keep it far below even that bound:

- States are looked at in the order of what they must lose at least. That is exact but for the demand that
  joints hang together, and is counted backwards from the last tile first.
- Of two states with the same joints ahead, the one with more of them hanging together is at least as good:
  a walk may go in circles.
- So is the one with no odd path yet, compared with the one that has both.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

Joints = int
"""A set of joints, as the sum of their bits."""

_Pieces = tuple[Joints, ...]
"""The used joints to tiles ahead; those in one piece hang together. In ascending order."""

_State = tuple[int, Joints, int, _Pieces, int, Joints]
"""The next tile, used joints ahead, odd paths, pieces, loss so far, all used joints."""

_Outlook = dict[tuple[Joints, int], int]
"""What is lost at least from a tile on, by used joints ahead of the tiles before it and by odd paths."""

_DONE = -1
_NEVER = 1 << 30
_MOST_ODD = 2


class Stop(NamedTuple):
    """A tile in the order of the search."""

    paths: tuple[tuple[Joints, tuple[Joints, ...]], ...]  # of each: joints behind, choices of those ahead
    most: int  # joints of a path that a walk may use
    double: bool  # counts double with four joints used


class Found(NamedTuple):
    """The best walk: what it is worth, in tiles, its joints, and how many states were looked at."""

    worth: int
    joints: Joints
    steps: int


_Choice = tuple[tuple[tuple[Joints, Joints], ...], Joints, int, int]
"""What a walk may do at a tile: joints behind and ahead of each path in use, all ahead, odd paths, loss."""


class _Table(NamedTuple):
    """What may be done at a tile."""

    behind: Joints
    choices: dict[tuple[Joints, int], list[_Choice]]  # by used joints behind and odd paths so far


def best_joints(stops: Sequence[Stop], beat: int) -> Found | None:
    """The joints of a walk worth most, if there is one worth more than `beat` tiles."""
    left = _worth_left(stops)
    tables, outlooks = _look_ahead(stops, left)
    limit = left[0] - beat
    if outlooks[0][0, 0] >= limit:
        return None
    waiting: list[list[_State]] = [[] for _ in range(limit)]
    waiting[outlooks[0][0, 0]].append((0, 0, 0, (), 0, 0))
    seen: dict[tuple[int, Joints, int], list[_Pieces]] = {}
    steps = 0
    for loss, states in enumerate(waiting):
        while states:
            state = states.pop()
            at, ahead, odd, pieces, _, used = state
            if at == _DONE:
                return Found(left[0] - loss, used, steps)
            known = seen.setdefault((at, ahead, odd), [])
            if _is_beaten(pieces, known) or (odd and _is_beaten(pieces, seen.get((at, ahead, 0), []))):
                continue
            known.append(pieces)
            steps += 1
            for following, least in _following(state, tables[at], outlooks[at + 1], left[at + 1]):
                if least < limit:
                    waiting[least].append(following)
    return None


def _following(state: _State, table: _Table, outlook: _Outlook, left: int) -> Iterator[tuple[_State, int]]:
    """The states after one tile more, each with what it must lose at least."""
    at, ahead, odd, pieces, lost, used = state
    passing = ahead & ~table.behind
    for paths, chosen, odd_now, loss in table.choices[ahead & table.behind, odd]:
        joined = _joined(pieces, paths)
        now = lost + loss
        if joined[:1] != (0,):
            after = passing | chosen
            yield (at + 1, after, odd_now, joined, now, used | chosen), now + outlook[after, odd_now]
        elif len(joined) == 1 and ahead:  # nothing of the one piece leads ahead: the walk is complete
            yield (_DONE, 0, odd_now, (), now, used), now + left


def _joined(pieces: _Pieces, paths: tuple[tuple[Joints, Joints], ...]) -> _Pieces:
    """The pieces after a tile; one that leads no further ahead is left as 0."""
    for behind, chosen in paths:
        new = chosen
        others: list[Joints] = []
        for piece in pieces:
            if piece & behind:
                new |= piece & ~behind
            else:
                others.append(piece)
        others.append(new)
        pieces = tuple(others)
    return tuple(sorted(pieces)) if paths and len(pieces) > 1 else pieces


def _is_beaten(pieces: _Pieces, known: list[_Pieces]) -> bool:
    """Whether known pieces of the same joints hang together at least as much."""
    for better in known:
        if len(better) <= 1:
            return True
        for piece in pieces:
            if piece not in [piece & whole for whole in better]:
                break
        else:
            return True
    return False


def _worth_left(stops: Sequence[Stop]) -> list[int]:
    """What all tiles from each on would be worth at most, in tiles."""
    left = [0]
    for stop in reversed(stops):
        left.append(left[-1] + (2 if stop.double else 1))
    return left[::-1]


def _look_ahead(stops: Sequence[Stop], left: list[int]) -> tuple[list[_Table], list[_Outlook]]:
    """What may be done at each tile, and the outlook if joints need not hang together."""
    tables: list[_Table] = []
    reached: list[dict[tuple[Joints, int], None]] = [{(0, 0): None}]
    for stop in stops:
        table = _Table(sum([behind for behind, _ in stop.paths]), {})
        tables.append(table)
        reached.append(_reached_after(stop, table, reached[-1]))
    outlook: _Outlook = dict.fromkeys(reached[-1], _NEVER)  # no walk was begun
    outlooks = [outlook]
    for at in range(len(stops) - 1, -1, -1):
        outlook = {key: _least(*key, tables[at], outlook, left[at + 1]) for key in reached[at]}
        outlooks.append(outlook)
    return tables, outlooks[::-1]


def _reached_after(
    stop: Stop, table: _Table, reached: Iterable[tuple[Joints, int]]
) -> dict[tuple[Joints, int], None]:
    """What a tile may leave to the tiles after it; fills its table."""
    following: dict[tuple[Joints, int], None] = {}
    for ahead, odd in reached:
        passing, used = ahead & ~table.behind, ahead & table.behind
        choices = table.choices.get((used, odd))
        if choices is None:
            choices = table.choices[used, odd] = _choices(stop, used, odd)
        for _, chosen, odd_now, _ in choices:
            if passing | chosen or not ahead:
                following[passing | chosen, odd_now] = None
    return following


def _least(ahead: Joints, odd: int, table: _Table, outlook: _Outlook, left: int) -> int:
    """What is lost at least by any choice at a tile and after it."""
    passing = ahead & ~table.behind
    least = _NEVER
    for _, chosen, odd_now, loss in table.choices[ahead & table.behind, odd]:
        after = passing | chosen
        total = loss + (outlook[after, odd_now] if after or not ahead else left)
        least = min(least, total)
    return least


def _choices(stop: Stop, used_behind: Joints, odd: int) -> list[_Choice]:
    """What may be done at a tile: for each of its paths, which joints ahead to use."""
    made: list[tuple[tuple[tuple[Joints, Joints], ...], Joints, int, int]] = [((), 0, odd, 0)]
    for behind, sets_ahead in stop.paths:
        count = (used_behind & behind).bit_count()
        more = []
        for paths, chosen, odd_now, ends in made:
            for ahead in sets_ahead:
                use = count + ahead.bit_count()
                if use <= stop.most and odd_now + (use & 1) <= _MOST_ODD:
                    here = (*paths, (behind, ahead)) if use else paths
                    more.append((here, chosen | ahead, odd_now + (use & 1), ends + use))
        made = more
    full = 4 if stop.double else _NEVER
    worth = 2 if stop.double else 1
    return [
        (paths, chosen, odd_now, worth - (ends > 0) - (ends == full)) for paths, chosen, odd_now, ends in made
    ]
