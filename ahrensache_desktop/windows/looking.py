"""Looking about on the table with the keys and menus of the window: it changes nothing of the match."""

from collections.abc import Callable

from ahrensache_desktop.titles.ahrensache.stage import ZOOM_STEP, AhrensacheStage


class Looking:
    """What a person may turn to on the table of the moment."""

    def __init__(self, stage: Callable[[], AhrensacheStage | None]) -> None:
        """`stage` is asked each time: tables come and go."""
        self._stage = stage

    def at_next_farm(self) -> None:
        """Make the next seat's farm the large one."""
        if stage := self._stage():
            stage.watch_next()

    def at_own_farm(self) -> None:
        """Make the own farm the large one again."""
        if stage := self._stage():
            stage.watch(None)

    def at_whole_farm(self) -> None:
        """Show the whole large farm."""
        if stage := self._stage():
            stage.fit_farm()

    def closer(self) -> None:
        """Show the large farm larger."""
        if stage := self._stage():
            stage.zoom_by(ZOOM_STEP)

    def wider(self) -> None:
        """Show more around the large farm."""
        if stage := self._stage():
            stage.zoom_by(1 / ZOOM_STEP)

    def at_sorted_hand(self) -> None:
        """Sort the hand the other way."""
        if stage := self._stage():
            stage.sort_hand()
