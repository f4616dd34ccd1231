"""How a net learns from rows and what came of them: a line by least squares, the rest by gradient."""

from typing import TYPE_CHECKING, Any

import numpy as np

from rules_core.bots.net import SIZES, Net

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[Any]

BATCH = 256
RATE = 1e-3
DECAY = 1e-4  # of the weights, for each step
RIDGE = 30.0
AVERAGED = 0.4  # of the last steps, whose weights are averaged: single ones swing


def fresh(rows: "Matrix", rng: "np.random.Generator") -> Net:
    """A net that knows nothing yet, its scales taken from rows."""
    mean = rows.mean(axis=0)
    spread = np.maximum(rows.std(axis=0), 0.05)
    inputs = rows.shape[1]
    layers = []
    for before, after in zip((inputs, *SIZES), SIZES, strict=False):
        scale = np.sqrt(2.0 / before) if after != SIZES[-1] else 0.01
        weights = rng.normal(0.0, scale, (before + 1, after))
        weights[-1] = 0.0
        layers.append(weights.astype(np.float32))
    return Net(mean, spread, np.zeros(inputs + 1, np.float32), layers)


def learn(net: Net, rows: "Matrix", worths: "Matrix", epochs: int, rng: "np.random.Generator") -> None:
    """Fit the line anew and go on with the layers, in place."""
    scaled = (rows - net.mean) / net.spread
    net.line = _line(scaled, worths)
    rest = worths - (scaled @ net.line[:-1] + net.line[-1])
    first = [np.zeros_like(layer) for layer in net.layers]
    second = [np.zeros_like(layer) for layer in net.layers]
    total = [np.zeros_like(layer) for layer in net.layers]
    steps = epochs * (len(rows) // BATCH)
    averaged = 0
    for step in range(1, steps + 1):
        chosen = rng.integers(0, len(rows), BATCH)
        rate = RATE * (1.0 - step / (steps + 1)) ** 0.5
        for number, slope in enumerate(_slopes(net, scaled[chosen], rest[chosen])):
            first[number] += 0.1 * (slope - first[number])
            second[number] += 0.001 * (slope * slope - second[number])
            towards = first[number] / (1 - 0.9**step)
            size = np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8
            net.layers[number] -= rate * (towards / size + DECAY * net.layers[number])
        if step > steps * (1 - AVERAGED):
            averaged += 1
            for number, layer in enumerate(net.layers):
                total[number] += layer
    if averaged:
        net.layers = [layer / averaged for layer in total]


def _line(scaled: "Matrix", worths: "Matrix") -> "Matrix":
    """Least squares, drawn a little towards nothing."""
    inputs = np.hstack([scaled, np.ones((len(scaled), 1), np.float32)]).astype(np.float64)
    square = inputs.T @ inputs
    square[np.diag_indices(square.shape[0] - 1)] += RIDGE
    return np.linalg.solve(square, inputs.T @ worths).astype(np.float32)


def _slopes(net: Net, scaled: "Matrix", rest: "Matrix") -> "list[Matrix]":
    """How the squared miss, in units of 30 points, changes with each weight."""
    outputs = net.outputs(scaled)
    miss = (outputs[-1] - rest[:, None]) / len(rest) / 15.0
    slopes: list[Matrix] = []
    for number in range(len(net.layers) - 1, -1, -1):
        before = outputs[number]
        slopes.append(np.vstack([before.T @ miss, miss.sum(axis=0, keepdims=True)]))
        if number:
            miss = (miss @ net.layers[number][:-1].T) * (before > 0)
    return slopes[::-1]
