"""What states, actions, events and views are made of."""

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """A value that never changes once it is made.

    A frozen value can only hold what was made before it, so values never form a circle, and Python's search
    for circles need not look at them: a game makes thousands.
    """
