"""Whether data that a person typed has the shape of an edition: the right entries, each of the right kind.

The reader of msgspec would refuse bad data, too, but in words that cannot be translated and without the
names of tiles; so the data is first compared with the types of `face.py`, entry by entry.
"""

import re
from collections.abc import Iterator

from msgspec import inspect

from rules_core.kernel.value import Value

LARGEST = 999_999
"""No number in an edition is larger; what is larger may not even be printable."""

LONGEST = 40
"""So much of a text is said again in a fault."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Fault(Value, frozen=True):
    """One thing wrong with an edition: the entry, the key of the sentence, and its values."""

    entry: str
    reason: str
    values: dict[str, int | str] = {}

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.entry}: {self.reason.replace('_', ' ')}" + (f" ({values})" if values else "")


def is_bare(name: str) -> bool:
    """Whether a name needs no quotes in TOML."""
    return _BARE.fullmatch(name) is not None


def below(entry: str, name: str) -> str:
    """The entry of that name inside another."""
    named = name if is_bare(name) else repr(name[:LONGEST])
    return f"{entry}.{named}" if entry else named


def shape_faults(entry: str, value: object, kind: inspect.Type) -> Iterator[Fault]:
    """Where a value has another shape than its type."""
    match kind:
        case inspect.StructType(fields=fields):
            yield from _table_faults(entry, value, fields)
        case inspect.DictType(key_type=names, value_type=inner):
            yield from _names_faults(entry, value, names, inner)
        case inspect.TupleType(item_types=kinds):
            yield from _list_faults(entry, value, kinds)
        case inspect.VarTupleType(item_type=inner):
            yield from _list_faults(entry, value, (inner,) * _length(value))
        case _:
            yield from _plain_faults(entry, value, kind)


def _length(value: object) -> int:
    return len(value) if isinstance(value, list) else 0


def _table_faults(entry: str, value: object, fields: tuple[inspect.Field, ...]) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(entry, "not_a_table")
        return
    known = [field.name for field in fields]
    for name in value:
        if name not in known:
            yield Fault(below(entry, name), "unknown_entry")
    for field in fields:
        if field.name in value:
            yield from shape_faults(below(entry, field.name), value[field.name], field.type)
        elif field.required:
            yield Fault(below(entry, field.name), "missing")


def _names_faults(entry: str, value: object, names: inspect.Type, inner: inspect.Type) -> Iterator[Fault]:
    """Faults of a table whose entries are all of one kind, but whose names may be given."""
    if not isinstance(value, dict):
        yield Fault(entry, "not_a_table")
        return
    for name, each in value.items():
        if isinstance(names, inspect.LiteralType) and name not in names.values:
            yield Fault(below(entry, name), "unknown_entry")
        else:
            yield from shape_faults(below(entry, name), each, inner)


def _list_faults(entry: str, value: object, kinds: tuple[inspect.Type, ...]) -> Iterator[Fault]:
    """Faults of a list; its places are counted from 1."""
    if not isinstance(value, list):
        yield Fault(entry, "not_a_list")
    elif len(value) != len(kinds):
        yield Fault(entry, "wrong_count", {"found": len(value), "expected": len(kinds)})
    else:
        for place, (each, kind) in enumerate(zip(value, kinds, strict=True), 1):
            yield from shape_faults(below(entry, str(place)), each, kind)


def _plain_faults(entry: str, value: object, kind: inspect.Type) -> Iterator[Fault]:
    """Faults of a number, a yes or no, a text, or a word out of a few."""
    if isinstance(kind, inspect.IntType):
        if not isinstance(value, int) or isinstance(value, bool):
            yield Fault(entry, "not_a_number")
        elif abs(value) > LARGEST:
            yield Fault(entry, "out_of_range", {"least": -LARGEST, "most": LARGEST})
    elif isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            yield Fault(entry, "not_true_or_false")
    elif not isinstance(value, str):
        yield Fault(entry, "not_a_text")
    elif isinstance(kind, inspect.LiteralType) and value not in kind.values:
        known = ", ".join(str(word) for word in kind.values)
        yield Fault(entry, "unknown_word", {"found": value[:LONGEST], "known": known})
