"""Plays the program's few sounds, if it may and there is something to play them on."""

import contextlib
import logging
import os
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ahrensache_desktop.play.effects import Wave

AT_ONCE = 6  # more would be noise
BUFFER_MS = 60

_log = logging.getLogger(__name__)


@contextlib.contextmanager
def _speechless() -> Iterator[None]:
    """Keep what the system's sound libraries say of missing devices from the player's console."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has nothing to keep clean
        yield
        return
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123  a descriptor is wanted, not a path
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Mixer:
    """Adds up the effects that sound right now."""

    def __init__(self) -> None:
        self.volume = 0.6
        self._voices: list[tuple[Wave, int]] = []  # each with how far it has been played

    def add(self, wave: "Wave") -> None:
        """Let an effect sound from its beginning; too many drop the oldest."""
        self._voices = [*self._voices, (wave, 0)][-AT_ONCE:]

    @property
    def sounding(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._voices)

    def mix(self, frames: int) -> "Wave":
        """The next samples."""
        import numpy as np

        total = np.zeros(frames, dtype=np.float32)
        going_on = []
        for wave, played in self._voices:
            part = wave[played : played + frames]
            total[: len(part)] += part
            if played + frames < len(wave):
                going_on.append((wave, played + frames))
        self._voices = going_on
        mixed: Wave = np.clip(total * self.volume, -1, 1).astype(np.float32)
        return mixed


class Sounds:
    """The sounds of the table. Without a device, or switched off, all is silent and nothing is loaded."""

    def __init__(self, backends: list[Any] | None = None) -> None:
        self.on = True
        self.mixer = Mixer()
        self._backends = backends  # of miniaudio; None for the system's own
        self._device: Any = None
        self._dumb = False  # no device was to be had

    def set(self, *, on: bool, volume: int) -> None:
        """Follow the settings: volume in per cent."""
        self.on = on
        self.mixer.volume = volume / 100

    @property
    def playing(self) -> bool:
        """Whether a device is open."""
        return self._device is not None

    def play(self, name: str) -> None:
        """Let an effect sound, by its name in `effects`."""
        if not self.on or self._dumb or self.mixer.volume <= 0:
            return
        if self._device is None:
            self._open()
        if self._device is not None:
            from ahrensache_desktop.play.effects import wave

            self.mixer.add(wave(name))

    def _open(self) -> None:
        try:
            import miniaudio

            from ahrensache_desktop.play.effects import RATE

            with _speechless():
                device = miniaudio.PlaybackDevice(
                    output_format=miniaudio.SampleFormat.FLOAT32,
                    nchannels=1,
                    sample_rate=RATE,
                    buffersize_msec=BUFFER_MS,
                    backends=self._backends,
                    app_name="Ährensache",
                )
            stream = self._stream()
            next(stream)
            device.start(stream)
            self._device = device
        except Exception as error:  # noqa: BLE001  whatever is wrong with sound must not stop a game
            self._dumb = True
            _log.info("no sound: %s", error)

    def _stream(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self.mixer.mix(frames).tobytes()

    def close(self) -> None:
        """Give the device back."""
        if self._device is not None:
            self._device.close()
            self._device = None
