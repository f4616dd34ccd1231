"""A saved match in words: who plays, how far it is, and when it was saved."""

from datetime import UTC, datetime

from ahrensache_desktop.play.archive import SavedMatch
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.text.system_words import numbered_words
from rules_core.kernel.save import Header, SaveError

MOST_NAMES = 8  # no game has more seats, but a file may say so


def saved_names(phrasebook: Phrasebook, saved: SavedMatch) -> str:
    """Who plays, or that nobody can tell."""
    if saved.header is None:
        return phrasebook.say("saved-damaged", name=saved.folder.name)
    names = [seat.name for seat in saved.header.seats]
    return ", ".join(names[:MOST_NAMES]) + (" …" if len(names) > MOST_NAMES else "")


def saved_state(phrasebook: Phrasebook, saved: SavedMatch) -> str:
    """How far it is, or what is wrong with it."""
    if saved.header is None:
        return save_trouble(phrasebook, saved.trouble) if saved.trouble else ""
    state = _progress(phrasebook, saved.header)
    return phrasebook.say("saved-one-lost", state=state) if saved.trouble else state


def _progress(phrasebook: Phrasebook, header: Header) -> str:
    if header.finished:
        return phrasebook.say("saved-finished")
    current = header.progress.get("round")
    return phrasebook.say("saved-round", round=current) if current else phrasebook.say("saved-running")


def saved_summary(phrasebook: Phrasebook, saved: SavedMatch) -> str:
    """Its state in one line, and below it who plays."""
    state = f"{saved_state(phrasebook, saved)} · {saved_when(phrasebook, saved.when)}"
    return f"{state}\n{saved_names(phrasebook, saved)}"


def saved_when(phrasebook: Phrasebook, seconds: float) -> str:
    """The day and time of a save, from seconds since 1970, as this language writes them."""
    when = datetime.fromtimestamp(seconds, UTC).astimezone()
    time = f"{when:%H:%M}"
    days = (datetime.now(UTC).astimezone().date() - when.date()).days
    if days in (0, 1):
        return phrasebook.say("saved-today" if days == 0 else "saved-yesterday", time=time)
    day = f"{when.day}.{when.month}.{when.year}" if phrasebook.language == "de" else f"{when:%Y-%m-%d}"
    return phrasebook.say("saved-on", day=day, time=time)


def save_trouble(phrasebook: Phrasebook, error: SaveError) -> str:
    """Why a file cannot be used, in one sentence."""
    values = dict(error.values)
    if "number" in values:
        values["detail"] = numbered_words(phrasebook, int(values["number"]), str(values["detail"]))
    return phrasebook.say(f"save-{error.reason.replace('_', '-')}", **values)
