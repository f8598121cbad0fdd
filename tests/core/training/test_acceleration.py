"""Precision "auto": measured once, cached, recorded, and never asked for by a resumed run."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
import torch

from digitpad.errors import DatasetError, DigitpadError
from digitpad.generators import finished
from digitpad.models import catalogue
from digitpad.models.architecture import Architecture
from digitpad.training.checkpoint import read_checkpoint
from digitpad.training.compute import acceleration
from digitpad.training.compute.acceleration import (
    PLAIN,
    ComputeMode,
    fastest_mode,
    resolve_precision,
)
from digitpad.training.compute.devices import processor
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Estimated, Preparing, Started
from digitpad.training.loop import train

CPU = torch.device("cpu")
IN_BFLOAT16 = ("quick", "digitpad", "digitpad-ink", "number-signs", "deep-line-reader")
OURS = (*IN_BFLOAT16, "line-reader", "own-classes", "resnet18", "mobilenet-v3-small")
SMALL = catalogue.architecture("quick")
SHORT = ComputeMode("bfloat16", True)


def resolved(config: TrainConfig, device: torch.device, **settings: Any) -> TrainConfig:
    return finished(resolve_precision(config, device, Control(), **settings))


def cached_mode(path: Path, key: str, network: Architecture) -> ComputeMode:
    return finished(acceleration.cached_mode(path, key, network, Control()))


def at_once(found: ComputeMode) -> Any:
    """Stand in for the look at the device: no steps, and this found."""

    def for_device(*_: object) -> Generator[Preparing, None, ComputeMode]:
        yield from ()
        return found

    return for_device


def quick(**settings: object) -> TrainConfig:
    """A run of a second on generated digits."""
    few = {"train_limit": 512, "test_limit": 50, "epochs": 2, "threads": 1, "device": "cpu"}
    return config_for("quick", "handwriting", **(few | settings))


def measured_as(found: ComputeMode, monkeypatch: pytest.MonkeyPatch) -> list[ComputeMode]:
    """Let every measurement find ``found`` the fastest; return the list of those made."""
    asked: list[ComputeMode] = []

    def seconds(way: ComputeMode, _network: Architecture, **_: float) -> Iterator[float]:
        asked.append(way)
        yield 1.0 if way == found else 2.0

    monkeypatch.setattr(acceleration, "time_steps", seconds)
    return asked


def test_only_a_clear_gain_is_taken() -> None:
    assert fastest_mode({PLAIN: 1.0, SHORT: 0.5}) == SHORT
    assert fastest_mode({PLAIN: 2.0, SHORT: 1.79}) == SHORT
    assert fastest_mode({PLAIN: 2.0, SHORT: 1.8}) == PLAIN
    assert fastest_mode({PLAIN: 1.0, SHORT: 3.0}) == PLAIN


def test_it_is_measured_once_for_each_processor_and_torch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = measured_as(SHORT, monkeypatch)
    path = tmp_path / "precision.json"
    assert cached_mode(path, "one", SMALL) == cached_mode(path, "one", SMALL) == SHORT
    assert len(asked) == len(acceleration.MODES)
    assert cached_mode(path, "another torch", SMALL) == SHORT
    assert len(asked) == 2 * len(acceleration.MODES)
    assert cached_mode(path, "one", SMALL) == SHORT
    assert len(asked) == 2 * len(acceleration.MODES)


@pytest.mark.parametrize("text", ["", "[]", "7", '{"one": {"precision": "float8"}}', "{"])
def test_a_damaged_note_is_measured_again(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured_as(SHORT, monkeypatch)
    path = tmp_path / "precision.json"
    path.write_text(text)
    assert cached_mode(path, "one", SMALL) == SHORT


def test_a_place_that_cannot_be_written_only_means_measuring_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DigitpadError("The disk is full.")

    monkeypatch.setattr(acceleration, "write_atomically", full)
    measured_as(SHORT, monkeypatch)
    assert cached_mode(tmp_path / "precision.json", "one", SMALL) == SHORT


def test_a_real_measurement_ends_with_a_known_way_and_draws_no_random_number(
    tmp_path: Path,
) -> None:
    before = torch.get_rng_state()
    assert cached_mode(tmp_path / "precision.json", "one", SMALL) in acceleration.MODES
    assert torch.equal(torch.get_rng_state(), before)


def test_a_way_that_is_many_times_slower_is_given_up_after_a_look() -> None:
    looked = list(acceleration.time_steps(PLAIN, SMALL, give_up_s=0.0))
    assert looked == [inf]
    assert fastest_mode({PLAIN: 1.0, SHORT: looked[-1]}) == PLAIN
    assert list(acceleration.time_steps(PLAIN, SMALL))[-1] < inf


@pytest.mark.parametrize(
    ("steps", "give_up_s", "told"),
    [
        # Three looks at few images, and six steps ...
        ([9, 9, 9, 0.4, 0.1, 0.3, 0.1, 0.05, 0.2], inf, [0.4, 0.1, 0.1, 0.1, 0.05, 0.05]),
        ([9, 9, 9, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], inf, [0.1] * 6),
        # ... or as many as take a second.
        ([9, 9, 9, 0.4, 0.5, 0.2], inf, [0.4, 0.4, 0.2]),
        ([9, 9, 9, 1.0], inf, [1.0]),
        # One slow look may be an accident; two of the same images are none.
        ([2, 0.5, 1, 1, 1.5], 1.0, [1.5]),
        ([1, 2, 0.5, 2, 2], 1.0, None),
    ],
)
def test_a_way_is_timed_by_its_fastest_step(
    steps: list[float], give_up_s: float, told: list[float] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, counts, taken = 0, [], []

    def clock() -> float:
        taken.append(None)
        return 0.0 if len(taken) % 2 else steps[len(taken) // 2 - 1]

    monkeypatch.setattr(acceleration, "perf_counter", clock)
    monkeypatch.setattr(acceleration, "lay_out", lambda network, *_, **__: watched(network))

    def watched(network: torch.nn.Module) -> None:
        network.register_forward_pre_hook(lambda _, given: counts.append(len(given[0])))

    made = catalogue.architecture("candle-linear")
    found = list(acceleration.time_steps(PLAIN, made, give_up_s=give_up_s))
    looks = 3 if told else found.count(inf)
    assert found == [inf] * looks + (told or [])
    assert len(taken) == 2 * len(steps)
    assert sorted(set(counts)) == ([8, 16, 32, 64] if told else [8, 16, 32])


def test_each_way_is_laid_out_and_called_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[str, bool, torch.dtype]] = []
    lay_out = acceleration.lay_out

    def watched(network: Any, precision: Any, *, channels_last: bool) -> None:
        lay_out(network, precision, channels_last=channels_last)
        network.register_forward_hook(
            lambda _, __, outputs: laid.append((precision, channels_last, outputs.dtype))
        )

    monkeypatch.setattr(acceleration, "lay_out", watched)
    for way in acceleration.MODES:
        next(acceleration.time_steps(way, catalogue.architecture("candle-linear")))
    assert laid == [
        ("float32", False, torch.float32),
        ("float32", True, torch.float32),
        ("bfloat16", False, torch.bfloat16),
        ("bfloat16", True, torch.bfloat16),
    ]


def test_measuring_says_how_many_ways_are_done_and_for_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured_as(SHORT, monkeypatch)
    monkeypatch.setattr(acceleration, "cache_folder", lambda: tmp_path)
    config = config_for("vit", "mnist", precision="auto", model_arguments={"blocks": 2, "heads": 4})
    told = list(resolve_precision(config, CPU, Control()))
    assert told == [Preparing("the fastest way to compute", done, 4) for done in range(4)]
    (key,) = json.loads((tmp_path / "precision.json").read_text("utf-8"))
    assert key.startswith("vit, blocks 2, heads 4, ")
    assert key.endswith(f"{processor().title}, torch {torch.__version__}")


@pytest.mark.parametrize(
    ("kind", "has_bfloat16", "found"),
    [("cuda", True, SHORT), ("cuda", False, PLAIN), ("mps", True, PLAIN)],
)
def test_a_graphics_card_with_bfloat16_takes_it_without_a_look(
    kind: str, has_bfloat16: bool, found: ComputeMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = measured_as(SHORT, monkeypatch)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda including_emulation: has_bfloat16)
    recipe = resolved(quick(), torch.device(kind)).recipe
    assert (recipe.precision, recipe.channels_last) == (found.precision, found.channels_last)
    assert not asked


def test_a_resumed_run_is_not_measured_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = measured_as(SHORT, monkeypatch)
    began = quick(precision="bfloat16", channels_last=False)
    assert resolved(quick(), CPU, resumed=began).recipe == began.recipe
    assert not asked


def begun(config: TrainConfig) -> list[type]:
    """Return the kinds of events of a run that is stopped at the first measurement."""
    control, kinds = Control(), []
    for event in train(config, control, estimates=True):
        kinds.append(type(event))
        if isinstance(event, Preparing) and event.total:
            assert not event.is_in_bytes
            control.stop()
    return kinds


def test_a_stop_ends_the_measuring_at_its_next_step_and_nothing_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[ComputeMode] = []

    def endless(way: ComputeMode, _network: Architecture, **_: float) -> Iterator[float]:
        while len(taken) < 10:
            taken.append(way)
            yield 1.0

    monkeypatch.setattr(acceleration, "time_steps", endless)
    monkeypatch.setattr(acceleration, "cache_folder", lambda: tmp_path)
    assert begun(quick()) == [Preparing, Preparing, Ended]
    assert taken == [PLAIN]
    assert not list(tmp_path.iterdir())


def test_data_that_is_missing_is_reported_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = measured_as(SHORT, monkeypatch)
    monkeypatch.setattr(acceleration, "cache_folder", lambda: tmp_path)
    with pytest.raises(DatasetError):
        list(train(config_for("quick", "mnist", data_dir=tmp_path / "nothere")))
    assert not asked


def test_how_long_it_takes_is_told_of_the_way_that_was_found_if_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured_as(PLAIN, monkeypatch)
    monkeypatch.setattr(acceleration, "cache_folder", lambda: tmp_path)
    kinds = [type(event) for event in train(quick(epochs=1), estimates=True)]
    assert kinds.count(Estimated) == 1
    assert kinds.index(Preparing) < kinds.index(Estimated) < kinds.index(Started)
    assert Estimated not in [type(event) for event in train(quick(epochs=1))]


@pytest.mark.parametrize("name", IN_BFLOAT16)
def test_our_own_networks_take_bfloat16_only_where_it_pays(name: str) -> None:
    assert config_for(name, "mnist").recipe.precision == "auto"


@pytest.mark.parametrize("name", [n for n in catalogue.names() if n not in OURS])
def test_no_published_recipe_depends_on_the_machine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = measured_as(SHORT, monkeypatch)
    config = config_for(name, "mnist")
    assert resolved(config, CPU) == config
    assert (config.recipe.precision, config.recipe.channels_last) == ("float32", False)
    assert not asked


@pytest.mark.parametrize("found", [PLAIN, SHORT])
def test_what_was_found_is_what_the_run_and_its_checkpoint_say(
    found: ComputeMode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceleration, "_for_device", at_once(found))
    checkpoint = tmp_path / "run.checkpoint"
    started = next(
        e for e in train(quick(epochs=1), checkpoint=checkpoint) if isinstance(e, Started)
    )
    list(train(quick(epochs=1), checkpoint=checkpoint))
    for config in (started.config, read_checkpoint(checkpoint).config):
        recipe = config.recipe
        assert (recipe.precision, recipe.channels_last) == (found.precision, found.channels_last)


def test_a_resumed_run_computes_as_it_began_whatever_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkpoint = tmp_path / "run.checkpoint"
    monkeypatch.setattr(acceleration, "_for_device", at_once(PLAIN))
    whole = [event for event in train(quick()) if isinstance(event, Ended)]
    control = Control()
    for event in train(quick(), control, checkpoint=checkpoint):
        if isinstance(event, EpochDone):
            control.stop()
    monkeypatch.setattr(acceleration, "_for_device", at_once(SHORT))
    resumed = [event for event in train(quick(), resume=checkpoint) if isinstance(event, Ended)]
    assert [done.test_loss for done in resumed[0].history] == [
        done.test_loss for done in whole[0].history
    ]


def test_all_processes_of_a_team_take_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    class Others:
        def any(self, *flags: bool) -> tuple[bool, ...]:
            return tuple(True for _ in flags)

    monkeypatch.setattr(acceleration, "_for_device", at_once(PLAIN))
    config = resolved(quick(), CPU, group=Others())  # type: ignore[arg-type]
    assert (config.recipe.precision, config.recipe.channels_last) == ("bfloat16", True)


@pytest.mark.parametrize("precision", ["auto", "float32"])
@pytest.mark.parametrize("resumes", [True, False])
def test_every_process_takes_part_in_the_vote_whatever_its_settings(
    precision: str, resumes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one with other settings would lose synchronisation and report the others gone."""
    votes = []

    class Others:
        def any(self, *flags: bool) -> tuple[bool, ...]:
            votes.append(flags)
            return flags

    monkeypatch.setattr(acceleration, "_for_device", at_once(PLAIN))
    config = quick(precision=precision)
    resumed = config.with_settings(precision="float32") if resumes else None
    resolved(config, CPU, resumed=resumed, group=Others())  # type: ignore[arg-type]
    assert votes == [(False, False)]


def test_each_network_is_measured_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[str] = []

    def seconds(way: ComputeMode, network: Architecture, **_: float) -> Iterator[float]:
        measured.append(network.name)
        yield 1.0 if way == (SHORT if network.name == "quick" else PLAIN) else 2.0

    monkeypatch.setattr(acceleration, "time_steps", seconds)
    monkeypatch.setattr(acceleration, "cache_folder", lambda: tmp_path)
    for _ in range(2):
        assert resolved(quick(), CPU).recipe.precision == "bfloat16"
        fast = resolved(config_for("candle-cnn", "mnist", preset="fast"), CPU)
        assert fast.recipe.precision == "float32"
    assert measured == ["quick"] * len(acceleration.MODES) + ["candle-cnn"] * len(
        acceleration.MODES
    )


def test_precision_that_is_chosen_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = measured_as(SHORT, monkeypatch)
    chosen = quick().with_settings(precision="float32")
    assert resolved(chosen, CPU) == chosen
    assert not asked
