"""The one JSON form and digest of all values: a thin layer over msgspec."""

import hashlib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")


class BadValue(ValueError):
    """Bytes that do not hold the value they should; the message names the place and the fault."""


def encode(value: Any) -> bytes:
    """The JSON form of a value; equal values give equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of that kind which the bytes hold.

    Raises BadValue, with the path of the bad part, if they hold none.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadValue(str(error)) from error


def digest(value: Any) -> str:
    """A short fingerprint of a value: equal values have equal digests, on every machine."""
    return hashlib.blake2b(encode(value), digest_size=8).hexdigest()
