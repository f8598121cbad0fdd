"""What a run looks at before its first step: its data, its device, its checkpoint, its teacher."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterator
from dataclasses import replace
from math import isnan
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from digitpad.data.catalogue import FASHION_MNIST, MNIST
from digitpad.data.family import Arrays, Series, Transfer
from digitpad.data.source import DataSource
from digitpad.data.split import BLOCK, Dataset, GeneratedSplit, TensorSplit
from digitpad.errors import ConfigError, DeviceError, ModelFileError
from digitpad.modelfile import Model, new_info
from digitpad.models.architecture import LETTERS, Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training import loop
from digitpad.training.checkpoint import read_checkpoint
from digitpad.training.compute.distributed import ProcessGroup
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import (
    Ended,
    EpochDone,
    Estimated,
    Preparing,
    Progress,
    Started,
)
from digitpad.training.loop import seconds_needed, train
from digitpad.training.step import TrainingRun


@pytest.fixture(autouse=True)
def tell_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digitpad.training.meter.PROGRESS_EVERY_S", 0.0)


def noise(count: int, seed: int = 0, shape: tuple[int, ...] = (1, 28, 28)) -> TensorSplit:
    generator = torch.Generator().manual_seed(seed)
    images = torch.randint(256, (count, *shape), dtype=torch.uint8, generator=generator)
    return TensorSplit(images, torch.randint(10, (count,), generator=generator))


def data(checksum: str = "sha256:x", shape: tuple[int, int, int] = (1, 28, 28)) -> Dataset:
    return Dataset(
        replace(MNIST, input_shape=shape), noise(40, 0, shape), noise(20, 1, shape), checksum
    )


def config(model: str = "candle-linear", **settings: Any) -> TrainConfig:
    usual = {
        "epochs": 2, "batch_size": 10, "order": "samples", "device": "cpu", "threads": 1,
        "learning_rate": 0.1,
    }  # fmt: skip
    return config_for(model, "mnist", **(usual | settings))


def ended(wanted: TrainConfig, **given: Any) -> Ended:
    *_, last = train(wanted, **({"data": data()} | given))
    assert isinstance(last, Ended)
    return last


def model(name: str = "candle-linear", seed: int = 5) -> Model:
    return Model(
        new_info(architecture(name), "mine"), build(architecture(name), seed=seed).arrays()
    )


def same(ours: Any, theirs: Any) -> bool:
    return all(np.array_equal(ours[name], array) for name, array in theirs.items())


def stopped_after(step: int, wanted: TrainConfig, place: Path) -> Path:
    """Leave the checkpoint of a run that was stopped after a step; an epoch has four."""
    control = Control()
    for event in train(wanted, control, data=data(), checkpoint=place):
        if isinstance(event, Progress) and event.step == step:
            control.stop()
    return place


# The beginning


def test_a_run_says_what_it_begins_with(tmp_path: Path) -> None:
    wanted = config(train_limit=25, test_limit=15)
    preparing, started, *_ = train(wanted, data=data())
    assert preparing == Preparing("data", done=0, total=0, is_in_bytes=False)
    assert isinstance(started, Started)
    assert (started.config, started.parameters) == (wanted, 7850)
    assert (started.train_count, started.test_count, started.steps_per_epoch) == (25, 15, 3)
    assert started.start_epoch == 0
    whole = next(event for event in train(config(), data=data()) if isinstance(event, Started))
    assert (whole.train_count, whole.test_count) == (40, 20)
    place = stopped_after(5, wanted, tmp_path / "run.checkpoint")
    resumed = train(wanted, data=data(), resume=place)
    assert [event.start_epoch for event in resumed if isinstance(event, Started)] == [1]


def test_a_run_over_images_made_anew_is_resumed_with_those_of_its_epoch(tmp_path: Path) -> None:
    made: list[int] = []

    def make(start: int, count: int) -> Arrays:
        made.append(start)
        generator = np.random.default_rng(start)
        return generator.integers(256, size=(count, 28, 28), dtype=np.uint8), np.arange(count) % 10

    def fresh() -> Dataset:
        series = Series(make, BLOCK, renews=True)
        return data()._replace(train=GeneratedSplit(series, torch.device("cpu")))

    wanted, place, control = config(batch_size=250), tmp_path / "run.checkpoint", Control()
    for event in train(wanted, control, data=fresh(), checkpoint=place):
        if isinstance(event, Progress) and event.step == 6:
            control.stop()
    made.clear()
    whole = ended(wanted, data=fresh())
    assert made == [0, BLOCK]
    assert same(ended(wanted, data=fresh(), resume=place).last, whole.last)


def test_as_many_threads_compute_as_requested(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(torch, "set_num_threads", asked.append)
    next(train(config(threads=3), data=data()))
    seconds_needed(config(threads=2, train_limit=10, test_limit=10))
    assert asked == [3, 2]


def test_pictures_that_the_network_does_not_read_are_refused_with_a_reason() -> None:
    words = "candle-linear reads 28×28 grey pictures, but mnist has 32×32 colour ones"
    with pytest.raises(ConfigError, match=words):
        list(train(config(), data=data(shape=(3, 32, 32))))


def test_a_run_begins_with_the_weights_of_its_seed_or_of_a_model() -> None:
    control = Control()
    control.stop()
    for start, weights in (
        (None, build(architecture("candle-mlp"), seed=3).arrays()),
        (model("candle-mlp"), model("candle-mlp").tensors),
    ):
        end = ended(config("candle-mlp", seed=3), control=control, start=start)
        assert (end.reason, end.message) == ("stopped", "Stopped before the first step.")
        assert same(end.best, weights)
        assert same(end.last, weights)
        assert (end.best_epoch, end.epochs_done, end.test_count) == (0, 0, 0)
        assert (end.seconds, end.history, isnan(end.best_accuracy)) == (0.0, (), True)
    with pytest.raises(ModelFileError, match="to start from is candle-mlp.*do not fit candle-lin"):
        ended(config(), start=model("candle-mlp"))


class Fetched:
    """A data set that is not there; a stop is heard in the middle of its download."""

    def __init__(self) -> None:
        self.is_closed = False
        self.name, self.own_classes, self.is_own = "handwriting", (), False

    def fits(self, _network: Architecture) -> bool:
        return True

    def as_input(self, _shape: tuple[int, ...]) -> Fetched:
        return self

    def fetch_missing(self, data_dir: Path | None) -> Generator[Transfer, None, None]:
        assert data_dir == Path("somewhere")
        try:
            for done in (3, 6, 9):
                yield Transfer("mnist", done, 9)
        finally:
            self.is_closed = True


def test_a_download_is_reported_in_bytes_and_a_stop_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fetched, control, told = Fetched(), Control(), []
    wanted = replace(config(), data_dir=Path("somewhere"))
    monkeypatch.setattr(DataSource, "parse", lambda *_: fetched)
    for event in train(wanted, control):
        told.append(event)
        if isinstance(event, Preparing) and event.done == 6:
            control.stop()
    assert told[:-1] == [
        Preparing("data"),
        Preparing("mnist", 3, 9, is_in_bytes=True),
        Preparing("mnist", 6, 9, is_in_bytes=True),
    ]
    assert isinstance(told[-1], Ended)
    assert fetched.is_closed


def test_images_that_are_given_are_not_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = config(epochs=1)
    monkeypatch.setattr(DataSource, "parse", lambda *_: pytest.fail("asked for others"))
    assert ended(wanted).reason == "completed"


@pytest.mark.parametrize("where", ["loading_steps", "resolve_precision", "TrainingRun", "Session"])
def test_a_device_that_fails_before_the_first_step_is_reported(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Any:
        raise RuntimeError(words)

    def loaded() -> Generator[tuple[int, int], None, Dataset]:
        yield from ()
        return data()

    monkeypatch.setattr(loop, "loading_steps", lambda *_: loaded())
    monkeypatch.setattr(loop, "_download", lambda *_: iter(()))
    monkeypatch.setattr(loop, where, fail)
    words = "out of memory"
    with pytest.raises(DeviceError, match="memory of cpu is full before the first step"):
        list(train(config()))
    words = "shapes do not match"
    with pytest.raises(RuntimeError, match="shapes"):
        list(train(config()))


# Checkpoints of other runs


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"learning_rate": 0.2}, r"another run \(learning_rate 0.1 → 0.2\)"),
        ({"seed": 1, "batch_size": 5}, "another run .*batch_size 10 → 5.*seed 0 → 1"),
        ({"epochs": 1}, "has done 2 epochs already.* 1 would leave nothing to do"),
    ],
)
def test_a_checkpoint_of_another_run_is_refused(
    changes: dict[str, Any], words: str, tmp_path: Path
) -> None:
    place = tmp_path / "run.checkpoint"
    ended(config(), checkpoint=place)
    with pytest.raises(ConfigError, match=words):
        ended(config(**changes), resume=place)


def test_a_checkpoint_of_other_images_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "run.checkpoint"
    ended(config(), checkpoint=place)
    with pytest.raises(ConfigError, match="other images"):
        ended(config(), resume=place, data=data("sha256:y"))


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"schedule": "one-cycle"}, "rate rises and falls once over all of them: with 3 its"),
        ({"model": "quick", "annealing": 0.2, "schedule": "constant"}, "varied less and less"),
    ],
)
def test_a_run_whose_steps_depend_on_its_length_keeps_it(
    settings: dict[str, Any], why: str, tmp_path: Path
) -> None:
    settings |= {"precision": "float32"}
    place = stopped_after(5, config(**settings), tmp_path / "run.checkpoint")
    with pytest.raises(ConfigError, match=f"planned for 2 epochs and its .*{why}") as refused:
        ended(config(**settings, epochs=3), resume=place)
    assert refused.value.option == "--load MODEL"  # which the command line alone has


@pytest.mark.parametrize(
    "changes", [{"threads": 2}, {"keep": "last"}, {"epochs": 3}, {"epochs": 1}]
)
def test_what_changes_no_step_may_change(
    changes: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch, "set_num_threads", lambda _count: None)
    place = stopped_after(3, config(epochs=2), tmp_path / "run.checkpoint")
    wanted = config(**changes)
    assert same(ended(wanted, resume=place).last, ended(wanted).last)


@pytest.mark.parametrize("step", [3, 4, 6])
@pytest.mark.parametrize(
    "settings",
    [
        {"momentum": 0.9},
        # Dropout, and the average of the weights.
        {"model": "candle-cnn", "optimizer": "adam", "average_decay": 0.9},
        # Batch statistics, varied images, moments in the order of the weights in memory.
        {
            "model": "quick", "optimizer": "adamw", "weight_decay": 0.1, "schedule": "one-cycle",
            "augment": True, "channels_last": True, "precision": "bfloat16",
        },
        # Nothing that could be read right.
        {"model": "digits-autoencoder"},
    ],
    ids=["sgd", "adam", "adamw", "reconstruction"],
)  # fmt: skip
def test_a_resumed_run_is_the_uninterrupted_one_bit_for_bit(
    settings: dict[str, Any], step: int, tmp_path: Path
) -> None:
    wanted = config(**settings)
    whole = ended(wanted)
    resumed = ended(wanted, resume=stopped_after(step, wanted, tmp_path / "run.checkpoint"))
    assert same(resumed.last, whole.last)
    assert same(resumed.best, whole.best)
    np.testing.assert_equal([*map(figures, resumed.history)], [*map(figures, whole.history)])


def figures(done: EpochDone) -> tuple[Any, ...]:
    return (
        done.epoch, done.step, done.train_loss, done.train_accuracy, done.test_loss,
        done.test_accuracy, done.is_best,
    )  # fmt: skip


def test_a_checkpoint_knows_where_its_data_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "run.checkpoint"
    for folder, kept in ((None, None), (Path("here"), tmp_path / "here")):
        ended(replace(config(epochs=1), data_dir=folder), checkpoint=place)
        assert read_checkpoint(place).config.data_dir == kept
        elsewhere = read_checkpoint(place, data_dir=Path("elsewhere"))
        assert elsewhere.config.data_dir == Path("elsewhere")


def test_a_checkpoint_that_could_not_be_read_again_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "run.checkpoint"
    ended(config(epochs=1), checkpoint=place)
    size = place.stat().st_size
    for most, is_written in ((size + 200, True), (size - 200, False)):
        place.unlink(missing_ok=True)
        monkeypatch.setattr("digitpad.modelfile.safetensors.MAX_FILE_BYTES", most)
        ended(config(epochs=1), checkpoint=place)
        assert place.exists() is is_written


def test_a_run_that_only_said_it_would_anneal_may_be_made_longer(tmp_path: Path) -> None:
    wanted = {"annealing": 0.5, "augment": False}
    place = stopped_after(5, config(**wanted), tmp_path / "run.checkpoint")
    assert ended(config(**wanted, epochs=3), resume=place).epochs_done == 3


# Groups


class Others(ProcessGroup):
    """Others that agree on all but one thing."""

    differs: Any = None

    def any(self, *flags: bool) -> tuple[bool, ...]:
        return flags

    def is_same(self, value: object) -> bool:
        seen.append(value)
        return len(seen) != Others.differs


seen: list[Any] = []


@pytest.mark.parametrize(("number", "what"), [(1, "settings"), (2, "images"), (3, "checkpoint")])
def test_processes_that_do_not_do_the_same_are_told_what_differs(
    number: int, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen.clear()
    monkeypatch.setattr(Others, "differs", number)
    with pytest.raises(ConfigError, match=f"do not have the same {what}"):
        list(train(config(keep="last"), data=data(), group=Others(1, 2, 1, 2)))
    settings, *rest = seen
    assert rest == ["sha256:x", 0][: number - 1]
    own = {"device", "threads", "keep"}
    assert settings.keys() == config().to_json().keys() - own


class Voting(Others):
    """Others that want what this process wants, or to stop; how it votes is kept."""

    wants_stop = False

    def any(self, *flags: bool) -> tuple[bool, ...]:
        seen.append(flags)
        return (Voting.wants_stop, *flags[1:])


def test_a_stop_of_another_process_ends_the_run_here_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Voting, "wants_stop", True)
    assert ended(config(), group=Voting(1, 2, 1, 2)).message == "Stopped before the first step."


@pytest.mark.parametrize(("local_rank", "wait"), [(0, 3), (1, 0)])
def test_the_first_process_of_a_machine_fetches_and_the_others_wait(
    local_rank: int, wait: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen.clear()
    wanted = replace(config(), data_dir=Path("somewhere"))
    monkeypatch.setattr(DataSource, "parse", lambda *_: Fetched())
    monkeypatch.setattr(loop, "loading_steps", lambda *_: pytest.fail("begun"))
    with pytest.raises(pytest.fail.Exception, match="begun"):
        list(train(wanted, group=Voting(local_rank, 2, local_rank, 2)))
    # Once for each piece of news of the download, that the others know to wait.
    assert [flags[2] for flags in seen] == [True] * wait + [False]


# Teachers


def test_a_run_is_known_by_the_weights_of_its_teacher() -> None:
    def recorded(teacher: Model) -> str:
        wanted = config(distillation=1.0)
        started = next(
            event
            for event in train(wanted, data=data(), teacher=teacher)
            if isinstance(event, Started)
        )
        return started.config.teacher

    teacher = model("candle-mlp")
    backwards = dict(reversed(teacher.tensors.items()))
    first, again = recorded(teacher), recorded(replace(teacher, tensors=backwards))
    assert first == again != recorded(model("candle-mlp", seed=6))
    assert first.startswith("sha256:")


@pytest.mark.parametrize("name", ["digits-autoencoder", "cifar-cnn", "number-signs"])
def test_a_teacher_must_read_the_same_images_as_the_same_classes(name: str) -> None:
    with pytest.raises(ConfigError, match="mine cannot teach candle-linear"):
        ended(config(), teacher=model(name))


def test_classes_of_other_names_are_not_the_same_though_they_are_as_many() -> None:
    of_clothes = replace(model(), info=replace(model().info, classes=FASHION_MNIST.classes))
    with pytest.raises(ConfigError, match="mine cannot teach candle-linear"):
        ended(config(), teacher=of_clothes)


def test_layers_of_ones_own_for_letters_learn_from_a_teacher_of_letters() -> None:
    layers = {"layers": f"dense {len(LETTERS)}"}
    wanted = config_for("custom", "emnist-letters", model_arguments=layers, epochs=1, device="cpu")
    made = architecture("custom", **layers)
    teacher = Model(new_info(made, "mine"), build(made, seed=5).arrays())
    info = replace(MNIST, classes=LETTERS)
    assert ended(wanted, teacher=teacher, data=data()._replace(info=info)).reason == "completed"


@pytest.mark.parametrize("name", ["digits-autoencoder", "line-reader"])
def test_what_reads_no_classes_has_no_answers_to_teach(name: str) -> None:
    with pytest.raises(ConfigError, match=f"mine cannot teach {name}"):
        ended(config(name), teacher=model(name))


def test_a_run_with_a_teacher_needs_it() -> None:
    with pytest.raises(ConfigError, match="teacher, whose model file was not named"):
        ended(replace(config(), teacher="sha256:z"))


def test_what_is_learned_from_a_teacher_is_learned() -> None:
    alone, taught = (
        ended(config(distillation=share), teacher=model("candle-mlp")).last for share in (0.0, 1.0)
    )
    assert not same(alone, taught)


# How long it takes


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Let every look at the clock be a second later than the one before."""
    clock = itertools.count()
    monkeypatch.setattr(loop, "perf_counter", lambda: float(next(clock)))
    return clock


@pytest.mark.parametrize(
    ("settings", "steps", "tests"),
    [
        ({"batch_size": 100, "train_limit": 1000, "test_limit": 200}, 10, 2),
        ({"batch_size": "full", "train_limit": 1000, "test_limit": 200}, 1, 2),
        ({"batch_size": 100, "train_limit": 950, "test_limit": 50}, 10, 0.5),
        # All of MNIST: 60,000 images, 10,000 of the test; more than there are cannot be asked for.
        ({"batch_size": 1000}, 60, 100),
        ({"batch_size": 1000, "train_limit": 70_000, "test_limit": 20_000}, 60, 100),
        # The look is at a part of the batch, which goes through the network in parts anyway.
        ({"batch_size": 4096, "train_limit": 4096, "test_limit": 100}, 2, 1),
        # Of 10 images, a test of 100 takes ten times as long.
        ({"batch_size": 10, "train_limit": 10, "test_limit": 100}, 1, 10),
    ],
)
def test_a_run_takes_as_long_as_its_steps_and_tests(
    settings: dict[str, Any], steps: float, tests: float, seconds: Iterator[int]
) -> None:
    assert seconds_needed(config("candle-mlp", epochs=3, **settings)) == 3 * (steps + tests)


def test_the_first_step_and_a_slow_one_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now, steps = [0.0], iter([0.4, 0.1, 0.3, 0.1, 0.1, 9.0])
    monkeypatch.setattr(loop, "perf_counter", lambda: now[0])
    whole = TrainingRun.gradients

    def gradients(run: TrainingRun, batch: Tensor) -> Iterator[tuple[Tensor, Tensor, int]]:
        now[0] += next(steps)
        yield from whole(run, batch)

    monkeypatch.setattr(TrainingRun, "gradients", gradients)
    wanted = config(epochs=2, train_limit=30)
    assert seconds_needed(wanted) == pytest.approx(2 * 3 * 0.1)  # the median of the middle four
    assert next(steps) == 9.0
    steps = iter([0.9, 0.7, 9.0])  # after a second and a half no more is looked at
    assert seconds_needed(wanted) == pytest.approx(2 * 3 * 0.7)


def test_a_step_takes_until_the_device_has_done_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    class Loss:
        def item(self) -> float:
            now[0] += 0.25
            return 0.0

    monkeypatch.setattr(loop, "perf_counter", lambda: now[0])
    monkeypatch.setattr(TrainingRun, "gradients", lambda *_: iter([(Loss(), None, 10)]))
    monkeypatch.setattr(TrainingRun, "apply", lambda _run: None)
    assert seconds_needed(config(epochs=2, train_limit=30)) == pytest.approx(2 * 3 * 0.25)


def test_a_look_can_be_stopped_and_ends_where_nothing_is_known() -> None:
    control = Control()
    control.stop()
    assert seconds_needed(config(), control) is None
    assert seconds_needed(config_for("candle-mlp", "ink")) is None


@pytest.mark.parametrize(("name", "signs"), [("line-reader", (8,)), ("candle-linear", ())])
def test_the_noise_that_is_looked_at_is_such_as_the_network_reads(
    name: str, signs: tuple[int, ...]
) -> None:
    made = architecture(name)
    noise = loop._noise(build(made, seed=0), 50, torch.device("cpu"))
    assert noise.images.shape == (50, *made.input_shape)
    assert (int(noise.images.min()), int(noise.images.max())) == (0, 255)
    assert noise.labels.shape == (50, *signs)
    assert set(noise.labels.flatten().tolist()) == set(range(made.class_count))


def test_how_long_it_takes_is_estimated_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "seconds_needed", lambda *_: 7.5)
    for wanted, told in ((True, [Estimated(7.5)]), (False, [])):
        events = train(config(epochs=1), data=data(), estimates=wanted)
        assert [event for event in events if isinstance(event, Estimated)] == told


def test_a_checkpoint_that_is_resumed_is_kept_up_to_date(tmp_path: Path) -> None:
    place = stopped_after(5, config(), tmp_path / "run.checkpoint")
    assert read_checkpoint(place).step == 5
    ended(config(), resume=place, checkpoint=place)
    assert read_checkpoint(place).step == 8
