"""The program's sounds: what they are like, and that nothing depends on them."""

import sys
from pathlib import Path

import numpy as np
import pytest

from ahrensache_desktop.play.effects import EFFECTS, RATE, wave
from ahrensache_desktop.play.sound import AT_ONCE, Mixer, Sounds
from ahrensache_desktop.titles.ahrensache.sounds import sound_of
from rules_core.games.ahrensache.events import RoundStarted, SheepTaken, TilePlaced
from rules_core.games.ahrensache.material import TileId


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_bounded_and_silent_at_both_ends(name: str) -> None:
    samples = wave(name)
    assert 0.05 * RATE < len(samples) < 0.8 * RATE
    assert 0.2 < float(np.max(np.abs(samples))) <= 0.8
    assert abs(float(samples[0])) < 0.02
    assert abs(float(samples[-1])) < 0.02


def test_effects_differ() -> None:
    lengths_and_sums = {(len(wave(name)), float(np.sum(np.abs(wave(name))))) for name in EFFECTS}
    assert len(lengths_and_sums) == len(EFFECTS)


def test_the_mixer_plays_an_effect_to_its_end_and_then_is_silent() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    mixer.add(wave("tile"))
    heard = np.concatenate([mixer.mix(1000) for _ in range(9)])
    np.testing.assert_allclose(heard[: len(wave("tile"))], wave("tile"), atol=1e-6)
    assert not mixer.sounding
    assert not heard[len(wave("tile")) :].any()


def test_the_volume_scales_and_many_at_once_never_overdrive() -> None:
    mixer = Mixer()
    mixer.volume = 0.5
    mixer.add(wave("turn"))
    np.testing.assert_allclose(mixer.mix(2000), wave("turn")[:2000] * 0.5, atol=1e-6)
    mixer.volume = 1.0
    for _ in range(3 * AT_ONCE):
        mixer.add(wave("tile"))
    assert float(np.max(np.abs(mixer.mix(2000)))) <= 1.0


def test_sounds_play_on_a_device_and_give_it_back() -> None:
    import miniaudio

    sounds = Sounds([miniaudio.Backend.NULL])
    states = [sounds.playing]
    sounds.play("card")
    states.append(sounds.playing)
    sounds.close()
    assert [*states, sounds.playing] == [False, True, False]


def test_switched_off_or_at_volume_0_nothing_is_opened() -> None:
    sounds = Sounds()
    sounds.set(on=False, volume=80)
    sounds.play("card")
    sounds.set(on=True, volume=0)
    sounds.play("card")
    assert not sounds.playing


def test_without_a_device_the_game_is_silent_and_asks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)  # as where it is not installed
    sounds = Sounds()
    for _ in range(3):
        sounds.play("card")
    assert not sounds.playing


def test_a_machine_without_a_device_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    sounds = Sounds()
    sounds.play("card")
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_events_are_heard_or_not() -> None:
    assert sound_of(SheepTaken(0)) == "sheep"
    assert sound_of(TilePlaced(0, TileId("p01"), (0, 1), 0, ())) == "tile"
    assert sound_of(TilePlaced(0, TileId("p01"), (0, 1), 1, ("N",))) == "grain"
    assert sound_of(RoundStarted(2)) is None


def test_numpy_and_the_sound_library_are_loaded_with_the_first_sound_only() -> None:
    text = Path(sys.modules["ahrensache_desktop.play.sound"].__file__ or "").read_text(encoding="utf-8")
    top = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert not any("numpy" in line or "miniaudio" in line or "effects" in line for line in top)
