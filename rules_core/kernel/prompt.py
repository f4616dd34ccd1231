"""What is handed to whoever must choose."""

from typing import Generic, TypeVar

from rules_core.kernel.game import Decision
from rules_core.kernel.value import Value

V = TypeVar("V")
A = TypeVar("A")


class Prompt(Value, Generic[V, A], frozen=True):
    """A view, the decision that is open, and actions to choose from."""

    view: V
    decision: Decision
    options: tuple[A, ...]
    complete: bool  # False: these are the undominated ones, and other actions may be legal, too
