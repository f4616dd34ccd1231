"""The colour of each seat, as chosen or one after another."""

from collections.abc import Sequence

from ahrensache_desktop.scene.theme import SEAT_SHAPES

ORDER = tuple(SEAT_SHAPES)


def colours_of(wished: Sequence[str]) -> tuple[str, ...]:
    """A colour for each seat: the one wished for where it is free, otherwise the next one."""
    taken: list[str] = []
    for wish in wished:
        free = [colour for colour in ORDER if colour not in taken]
        taken.append(wish if wish in free else free[0])
    return tuple(taken)
