"""What can be done at the table now, in words: the buttons of the open choice, and its pieces."""

from collections.abc import Iterator
from functools import partial

from ahrensache_desktop.scene.stage import Stage
from ahrensache_desktop.windows.palette import Deed


def deeds_at(stage: Stage) -> Iterator[Deed]:
    """Each thing that the open choice offers, with its key."""
    tool = stage.interaction
    if tool is None:
        return
    for control in tool.controls():
        if control.enabled:
            yield Deed(control.words, stage.keys.sign(control.shortcut), partial(tool.pressed, control.key))
    read_in = {key: area.name for area in stage.areas() for key in area.keys}
    for pick in tool.picks():
        if pick.key in read_in:
            words = f"{read_in[pick.key]}: {pick.words or stage.spoken(pick.key)}"
            do = partial(tool.clicked, pick.key, secondary=pick.secondary)
            yield Deed(words, stage.keys.sign(pick.sign), do)
