"""A learned value: a straight line through all numbers, and a small network for what it misses.

Made for numpy, which is imported when a value is first used: an engine of quick bots does without.
"""

import base64
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules_core.kernel.value import Value

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[Any]

SIZES = (64, 32, 1)


class Weights(Value, frozen=True):
    """A learned value as a file holds it."""

    game: str
    players: int
    edition: str  # digest of the edition that its games were played with
    schema: str  # digest of the names of its inputs
    games: int  # that it has learned from
    sizes: tuple[int, ...]
    numbers: str  # all numbers, 32-bit little-endian, in base64


class Net:
    """Values rows: mean and spread of each input, the line, then the layers."""

    def __init__(self, mean: "Matrix", spread: "Matrix", line: "Matrix", layers: "list[Matrix]") -> None:
        self.mean, self.spread, self.line, self.layers = mean, spread, line, layers

    def __call__(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The worth of each row in points."""
        import numpy as np  # noqa: PLC0415

        scaled = (np.asarray(rows, dtype=np.float32) - self.mean) / self.spread
        values: list[float] = self.of(scaled).tolist()
        return values

    def of(self, scaled: "Matrix") -> "Matrix":
        """The worth of each scaled row."""
        worths: Matrix = scaled @ self.line[:-1] + self.line[-1] + self.outputs(scaled)[-1][:, 0]
        return worths

    def outputs(self, scaled: "Matrix") -> "list[Matrix]":
        """What each layer puts out, the scaled rows first; all but the last are cut off below 0."""
        outputs = [scaled]
        for number, layer in enumerate(self.layers):
            values = outputs[-1] @ layer[:-1] + layer[-1]
            outputs.append(values if number == len(self.layers) - 1 else values.clip(0.0))
        return outputs


def packed(net: Net) -> str:
    """All numbers of a net as text."""
    import numpy as np  # noqa: PLC0415

    parts = [net.mean, net.spread, net.line, *net.layers]
    return base64.b64encode(np.concatenate([part.ravel() for part in parts]).astype("<f4").tobytes()).decode()


def unpacked(numbers: str, inputs: int, sizes: Sequence[int]) -> Net:
    """The net of a text; ValueError if it holds another count of numbers."""
    import numpy as np  # noqa: PLC0415

    left = np.frombuffer(base64.b64decode(numbers, validate=True), dtype="<f4").astype(np.float32)
    shapes: list[tuple[int, ...]] = [(inputs,), (inputs,), (inputs + 1,)]
    shapes += [(before + 1, after) for before, after in zip((inputs, *sizes), sizes, strict=False)]
    if left.size != sum(int(np.prod(shape)) for shape in shapes):
        raise ValueError("the weights hold another count of numbers than their shape asks for")
    parts = []
    for shape in shapes:
        count = int(np.prod(shape))
        parts.append(left[:count].reshape(shape))
        left = left[count:]
    return Net(parts[0], parts[1], parts[2], parts[3:])
