"""Which part of an event may who know: secrets are declared where an event is defined, once."""

from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value

T = TypeVar("T")


class SecretTo(Value, frozen=True):
    """Marks an event's field as known only to the seat that another field of it names."""

    owner: str


class Public(Value, frozen=True):
    """Marks an event's field that holds a hideable kind of id as known to everybody."""


def secret_to(owner: str) -> SecretTo:
    """The mark of a field of type `X | None` that only the named seat may see, in an `Annotated` hint."""
    return SecretTo(owner)


PUBLIC = Public()


_SECRETS: dict[type, tuple[tuple[str, str], ...]] = {}  # what `secrets_of` found, by event type


def secrets_of(event_type: type) -> tuple[tuple[str, str], ...]:
    """The secret fields of an event type, each with the field that names its owner."""
    found = _SECRETS.get(event_type)
    if found is None:
        marks = marks_of(event_type)
        found = tuple((name, mark.owner) for name, mark in marks.items() if isinstance(mark, SecretTo))
        _SECRETS[event_type] = found
    return found


def marks_of(event_type: type) -> dict[str, SecretTo | Public | None]:
    """Each field of an event type with its mark, or None where it has none."""
    hints = get_type_hints(event_type, include_extras=True)
    return {field: _mark(hints[field]) for field in hints}


def _mark(hint: Any) -> SecretTo | Public | None:
    if get_origin(hint) is not Annotated:
        return None
    return next((extra for extra in get_args(hint)[1:] if isinstance(extra, SecretTo | Public)), None)


def redact(event: T, viewer: Seat | None) -> T:
    """The event as a seat, or a bystander, may know it: foreign secrets are None."""
    hidden = {
        name: None
        for name, owner in secrets_of(type(event))
        if viewer is None or getattr(event, owner) != viewer
    }
    return msgspec.structs.replace(event, **hidden) if hidden else event  # type: ignore[type-var]
