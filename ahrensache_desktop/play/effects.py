"""The program's sounds, made from scratch: each a short mono wave of samples between -1 and 1."""

from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

RATE = 44_100

Wave = npt.NDArray[np.float32]


def _time(seconds: float) -> npt.NDArray[np.float64]:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(count: int, seed: int) -> npt.NDArray[np.float64]:
    return np.random.default_rng(seed).uniform(-1, 1, count)


def _smooth(wave: npt.NDArray[np.float64], width: int) -> npt.NDArray[np.float64]:
    """Take the sharpness off: the mean over so many samples."""
    return np.convolve(wave, np.ones(width) / width, mode="same")


def _finished(wave: npt.NDArray[np.float64], loudness: float) -> Wave:
    """As loud as wanted, and silent at both ends so that nothing clicks."""
    edge = min(len(wave) // 4, RATE // 200)
    wave[:edge] *= np.linspace(0, 1, edge)
    wave[-edge:] *= np.linspace(1, 0, edge)
    finished: Wave = (wave / np.max(np.abs(wave)) * loudness).astype(np.float32)
    return finished


def card() -> Wave:
    """A card slides onto the table: a breath of paper."""
    t = _time(0.11)
    rustle = _noise(len(t), 1) - _smooth(_noise(len(t), 1), 9)
    return _finished(rustle * np.exp(-t * 34) * (1 + 0.6 * np.sin(2 * np.pi * 55 * t)), 0.35)


def tile() -> Wave:
    """A wooden tile is set down: a knock with a short ring."""
    t = _time(0.16)
    knock = np.sin(2 * np.pi * 210 * t) * np.exp(-t * 38) + 0.5 * np.sin(2 * np.pi * 545 * t) * np.exp(
        -t * 60
    )
    return _finished(knock + 0.25 * _smooth(_noise(len(t), 2), 5) * np.exp(-t * 160), 0.7)


def grain() -> Wave:
    """Grain runs into the sack, with a bright speck on top."""
    t = _time(0.26)
    falling = _noise(len(t), 3) * (_noise(len(t), 4) > 0.93) * np.exp(-t * 9)
    speck = np.sin(2 * np.pi * 1568 * t) * np.exp(-t * 22)
    return _finished(_smooth(falling, 4) * 2 + 0.35 * speck, 0.4)


def turn() -> Wave:
    """It is a person's turn: two soft bells, a fourth apart."""
    t = _time(0.5)
    first = (np.sin(2 * np.pi * 784 * t) + 0.3 * np.sin(2 * np.pi * 1568 * t)) * np.exp(-t * 9)
    late = np.maximum(0, t - 0.13)
    second = (np.sin(2 * np.pi * 1046.5 * late) + 0.3 * np.sin(2 * np.pi * 2093 * late)) * np.exp(-late * 8)
    return _finished(first + second * (t > 0.13), 0.4)


def sheep() -> Wave:
    """The Rainbow Sheep says what sheep say."""
    t = _time(0.62)
    pitch = 315 + 26 * np.sin(2 * np.pi * 8.5 * t) - 60 * t
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    voice = np.sum([np.sin(phase * n) / n for n in range(1, 9)], axis=0)
    shake = 0.62 + 0.38 * np.sin(2 * np.pi * 11 * t)
    return _finished(_smooth(voice, 6) * shake * np.sin(np.pi * np.minimum(1, t / 0.62)) ** 0.6, 0.45)


def refused() -> Wave:
    """Something is not allowed: one dull, friendly thud."""
    t = _time(0.14)
    return _finished(np.sin(2 * np.pi * (150 - 300 * t) * t) * np.exp(-t * 26), 0.45)


EFFECTS: dict[str, Callable[[], Wave]] = {
    "card": card,
    "tile": tile,
    "grain": grain,
    "turn": turn,
    "sheep": sheep,
    "refused": refused,
}


@cache
def wave(name: str) -> Wave:
    """The samples of an effect, made once."""
    return EFFECTS[name]()
