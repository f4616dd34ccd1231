"""Why a game cannot begin, in the player's language: one sentence for the window and the command line."""

from ahrensache_desktop.opening import NoSuchEdition
from ahrensache_desktop.text.narrator import Narrator
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.text.system_words import numbered_words
from ahrensache_desktop.titles.ahrensache.phrases import AhrensachePhrases
from rules_core.kernel.match import IllegalOptions

WHOLE = ("file", "text")
"""What a fault names where it is in no entry of its own."""


def edition_trouble(phrasebook: Phrasebook, error: NoSuchEdition) -> str:
    """Which entry of the edition is wrong, and how."""
    fault = error.fault
    values = dict(fault.values)
    if "number" in values:
        values["detail"] = numbered_words(phrasebook, int(values["number"]), str(values["detail"]))
    what = phrasebook.say(f"edition-{fault.reason.replace('_', '-')}", **values)
    told = what if fault.entry in WHOLE else phrasebook.say("edition-fault", entry=fault.entry, what=what)
    return phrasebook.say("edition-trouble", file=error.path.name, fault=told)


def options_trouble(phrasebook: Phrasebook, error: IllegalOptions) -> str:
    """Why so many seats cannot play with these options, with the rule."""
    return Narrator(phrasebook, AhrensachePhrases(), ()).refusal(error.refusal)
