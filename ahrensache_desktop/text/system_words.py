"""What the operating system says when it refuses something, in the player's language."""

import errno

from ahrensache_desktop.text.phrasebook import Phrasebook

KEYS = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EFBIG: "system-large",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOTEMPTY: "system-not-empty",
    errno.EBUSY: "system-busy",
    errno.ETXTBSY: "system-busy",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EIO: "system-broken",
    errno.ELOOP: "system-circle",
}
"""For each refusal that a player may meet the key of its words."""


def system_words(phrasebook: Phrasebook, error: OSError) -> str:
    """Why the system refused; its own words, as a quotation, where we have none for it."""
    return numbered_words(phrasebook, error.errno or 0, error.strerror or str(error))


def numbered_words(phrasebook: Phrasebook, number: int, otherwise: str) -> str:
    """Why the system refused, from its error number; `otherwise` where there are no words for it."""
    key = KEYS.get(number)
    return phrasebook.say(key) if key else phrasebook.say("system-other", words=otherwise)
