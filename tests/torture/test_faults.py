"""Disks that are full, files that vanish, two at once: a reason is given, and nothing is lost."""

from __future__ import annotations

import errno
import math
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from made_models import blank
from safetensors import SafetensorError

from digitpad import files
from digitpad.cli.app import run
from digitpad.data.split import TensorSplit
from digitpad.errors import DigitpadError
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import read_inkml, write_inkml
from digitpad.modelfile import Model, describe, open_model, save_model
from digitpad.training.checkpoint import read_checkpoint
from digitpad.training.config import config_for
from digitpad.training.events import Ended, Warned

Counted = Callable[[str], None]
REASONS = {
    errno.ENOSPC: "disk is full", errno.EDQUOT: "quota", errno.EACCES: "permission",
    errno.EROFS: "read-only", errno.EIO: "the disk reports an error", errno.ENOENT: "no such file",
    errno.ENOTCONN: "not connected", errno.ESTALE: "stale",
}  # fmt: skip
MOMENTS = ("open", "write", "sync", "replace")


def model(value: float = 1.0) -> Model:
    return blank("candle-linear", value)


WRITERS: dict[str, Callable[[Path], object]] = {
    "model": lambda path: save_model(path, model(2.0)),
    "ink": lambda path: write_inkml(path, [LabelledDrawing(synthesis.drawing(3, seed=0))]),
    "bytes": lambda path: files.write_atomically(path, b"new" * 1000),
}


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, moment: str, number: int) -> Iterator[None]:
    """Let one step of every atomic write fail with an error of the system."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    def fail_as_library(*_: object) -> None:
        words = f"Error while serializing: I/O error: {os.strerror(number)} (os error {number})"
        raise SafetensorError(words)

    class Full:
        """A file on a disk that takes half of what is written."""

        def __init__(self, file: Any) -> None:
            self._file = file

        def write(self, data: bytes) -> None:
            self._file.write(data[: len(data) // 2])
            fail()

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def __getattr__(self, name: str) -> Any:
            return getattr(self._file, name)

    opened = open

    def half(*given: Any, **others: Any) -> Any:
        return Full(opened(*given, **others))

    with monkeypatch.context() as patch:
        if moment in ("open", "write"):
            patch.setattr("safetensors.numpy.save_file", fail_as_library)
        if moment == "open":
            patch.setattr(files, "open", fail, raising=False)
        elif moment == "write":
            patch.setattr(files, "open", half, raising=False)
        elif moment == "sync":
            patch.setattr(os, "fsync", fail)
        else:
            patch.setattr(Path, "replace", fail)
        yield


def test_a_write_that_fails_at_any_moment_leaves_the_old_file_and_says_why(
    home: Path, monkeypatch: pytest.MonkeyPatch, counted: Counted
) -> None:
    faults = 0
    for name, write in WRITERS.items():
        path = home / name
        path.write_bytes(b"precious")
        for moment in MOMENTS:
            for number, words in REASONS.items():
                with failing(monkeypatch, moment, number), pytest.raises(DigitpadError) as caught:
                    write(path)
                assert words in str(caught.value)
                assert "\n" not in str(caught.value)
                assert path.read_bytes() == b"precious"
                assert [one.name for one in home.glob(".*")] == []
                faults += 1
    counted(f"{faults} faults while writing")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_run_whose_checkpoint_cannot_be_written_continues_and_says_so(
    moment: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.training.loop import train

    settings = {"epochs": 2, "train_limit": 100, "test_limit": 20, "threads": 1, "device": "cpu"}
    config = config_for("candle-linear", "handwriting", **settings)
    with failing(monkeypatch, moment, errno.ENOSPC):
        events = list(train(config, checkpoint=home / "run.checkpoint"))
    (warned,) = (event for event in events if isinstance(event, Warned))
    assert "disk is full" in warned.message
    assert list(home.glob(".digitpad-*")) == []
    assert isinstance(events[-1], Ended)
    assert events[-1].reason == "completed"


def test_files_that_change_while_they_are_read_are_refused_with_a_reason(
    home: Path, counted: Counted
) -> None:
    """Cut off, emptied, removed and replaced after the header was read."""
    path, faults = home / "a.safetensors", 0
    save_model(path, model())
    content = path.read_bytes()

    def replaced() -> None:
        other = home / "other"
        other.write_bytes(b"{}")
        other.replace(path)

    changes: tuple[Callable[[], object], ...] = (
        lambda: os.truncate(path, len(content) // 2),
        lambda: os.truncate(path, 0),
        path.unlink,
        replaced,
    )
    from digitpad.modelfile import store

    for change in changes:
        path.write_bytes(content)
        interpret = store._interpret

        def changed(
            stored: Any, where: Path, told: Any, change: Any = change, then: Any = interpret
        ) -> Any:
            result = then(stored, where, told)
            change()
            return result

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "_interpret", changed)
            try:
                found = open_model(path)
            except DigitpadError as error:
                assert "\n" not in str(error)
            else:  # it was opened before, and is read to its end
                assert found.tensors["weight"][0, 0] == 1.0
        faults += 1
    counted(f"{faults} files changed under a reader")


def test_a_folder_that_vanishes_is_named(home: Path) -> None:
    folder = home / "gone"
    folder.mkdir()
    with pytest.raises(DigitpadError, match="gone"), files.atomic_writer(folder / "a") as file:
        file.write(b"half")
        for part in folder.iterdir():
            part.unlink()
        folder.rmdir()


def test_a_clock_that_goes_backwards_disturbs_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.training.loop import train

    then = iter(range(10**9, 0, -1000))
    monkeypatch.setattr(time, "time", lambda: float(next(then)))
    settings = {"epochs": 2, "train_limit": 100, "test_limit": 20, "threads": 1, "device": "cpu"}
    config = config_for("candle-linear", "handwriting", **settings)
    ended = list(train(config, checkpoint=home / "run.checkpoint"))[-1]
    assert isinstance(ended, Ended)
    assert ended.reason == "completed"
    assert ended.seconds >= 0
    assert read_checkpoint(home / "run.checkpoint").step > 0


@pytest.mark.parametrize(
    "writes", [60, pytest.param(5_000, marks=pytest.mark.torture)], ids=lambda n: f"{n} writes"
)
def test_two_writers_of_one_file_never_tear_it(writes: int, home: Path, counted: Counted) -> None:
    path = home / "a.safetensors"
    save_model(path, model(0.0))
    errors: list[Exception] = []

    def write(value: float) -> None:
        try:
            for _ in range(writes // 2):
                save_model(path, model(value))
        except DigitpadError as error:
            errors.append(error)

    threads = [threading.Thread(target=write, args=(value,)) for value in (1.0, 2.0)]
    for thread in threads:
        thread.start()
    reads = 0
    while any(thread.is_alive() for thread in threads):
        tensors = open_model(path).tensors
        assert len(set(np.unique(np.concatenate([t.ravel() for t in tensors.values()])))) == 1
        reads += 1
    assert errors == []
    assert [one.name for one in home.glob(".*")] == []
    counted(f"{writes} writes by two, {reads} reads between them, none torn")


def test_two_runs_on_one_model_are_told_apart(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "a.safetensors"
    with files.locked(path.with_name(f"{path.name}.checkpoint")):
        words = ["train", "--model", "candle-linear", "--dataset", "handwriting", "--epochs", "1"]
        assert run([*words, "--limit-train", "50", "--save", str(path)]) == 1
    assert "Another run is writing" in capsys.readouterr().err
    assert not path.exists()


def test_data_that_are_no_numbers_end_a_run_with_its_last_good_weights(home: Path) -> None:
    from digitpad.training.loop import train

    settings = {"epochs": 3, "train_limit": 100, "test_limit": 20, "threads": 1, "device": "cpu"}
    config = config_for("candle-mlp", "handwriting", learning_rate=1e30, batch_size=10, **settings)
    ended = list(train(config, checkpoint=home / "run.checkpoint"))[-1]
    assert isinstance(ended, Ended)
    assert ended.reason == "diverged"
    assert all(math.isfinite(array.sum()) for array in ended.last.values())


SMALL = {"train_limit": 100, "test_limit": 20, "threads": 1, "device": "cpu", "batch_size": 20}
FULL = (
    torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.\nSee documentation"),
    RuntimeError("[enforce fail at alloc_cpu.cpp:124] DefaultCPUAllocator: can't allocate memory"),
    MemoryError("Unable to allocate 9.31 GiB for an array"),
)


def gone_wrong(
    monkeypatch: pytest.MonkeyPatch, error: Exception, is_wrong: Callable[[int, int], bool]
) -> None:
    """Let a network fail at a step and a number of images that go through it at once.

    Each epoch before leaves a checkpoint, however slow the machine is.
    """
    from digitpad.training import session
    from digitpad.training.step import TrainingRun

    monkeypatch.setattr(session, "CHECKPOINT_AT_MOST_EVERY_S", 0.0)
    monkeypatch.setattr(session, "WRITING_SHARE", float("inf"))

    then = TrainingRun._loss

    def loss(run: TrainingRun, indices: torch.Tensor, before: int) -> Any:
        if is_wrong(run.step, len(indices)):
            raise error
        return then(run, indices, before)

    monkeypatch.setattr(TrainingRun, "_loss", loss)


@pytest.mark.parametrize("error", FULL, ids=lambda error: type(error).__name__)
def test_a_full_memory_takes_smaller_parts_of_the_same_batches_and_says_so(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.training.loop import train

    config = config_for("candle-mlp", "handwriting", epochs=2, **SMALL)
    undisturbed = list(train(config))[-1]
    gone_wrong(monkeypatch, error, lambda step, count: step >= 3 and count > 5)
    events = list(train(config))
    told = [event.message for event in events if isinstance(event, Warned)]
    assert ["From step 4 on" in line for line in told] == [True, True]
    assert "at most 5 images" in told[1]
    assert isinstance(events[-1], Ended)
    assert isinstance(undisturbed, Ended)
    assert events[-1].reason == "completed"
    for name, tensor in undisturbed.last.items():
        assert np.allclose(events[-1].last[name], tensor, atol=1e-5)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FULL[0], "Choose a smaller batch or network."),
        (RuntimeError("CUDA error: unspecified launch failure\nCUDA kernel"), "device cpu failed"),
    ],
)
def test_a_device_that_fails_or_vanishes_costs_no_weights(
    error: Exception,
    words: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    gone_wrong(monkeypatch, error, lambda step, count: step >= 7)
    path, checkpoint = home / "a.safetensors", home / "a.safetensors.checkpoint"
    words_given = ["train", "--model", "candle-mlp", "--dataset", "handwriting", "--epochs", "3"]
    words_given += ["--limit-train", "100", "--limit-test", "20", "--batch-size", "20"]
    assert run([*words_given, "--device", "cpu", "--save", str(path)]) == 1
    line = capsys.readouterr().err.splitlines()[-1]
    assert words in line
    assert "step 8" in line
    assert describe(path).metrics["epoch"] == 1
    assert read_checkpoint(checkpoint).step == 5  # and the run can be resumed


TRAIN = (
    *("train", "--model", "candle-mlp", "--dataset", "handwriting", "--epochs", "2", "--device"),
    *("cpu", "--limit-train", "60", "--limit-test", "20", "--batch-size", "20", "--optimizer"),
    *("sgd", "--no-augment"),
)
CALLS: dict[str, tuple[type, str]] = {
    "images": (TensorSplit, "batch"),
    "forward": (torch.nn.Linear, "forward"),
    "backward": (torch.Tensor, "backward"),
    "optimizer": (torch.optim.SGD, "step"),
    "copying": (torch.Tensor, "copy_"),
    "fetching": (torch.Tensor, "to"),
}
"""Where torch may say that a device is full or gone."""
LOST = (
    RuntimeError("CUDA error: unspecified launch failure\nCUDA kernel errors might be reported"),
    RuntimeError("CUDA error: device-side assert triggered\nCompile with `TORCH_USE_CUDA_DSA`"),
    torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.\nSee documentation"),
)


class Device:
    """Lets the call with the number ``at`` of one of ``CALLS`` fail, and all that come after.

    A device that is gone stays gone, and all memory of one that another program filled is full.
    """

    def __init__(self, patch: pytest.MonkeyPatch, call: str, at: int, error: Exception) -> None:
        self.called = 0
        for name, (kind, method) in CALLS.items():
            patch.setattr(kind, method, self._failing(getattr(kind, method), name == call))
        self.at, self.error = at, error

    def _failing(self, then: Callable[..., Any], counts: bool) -> Callable[..., Any]:
        def call(*given: Any, **others: Any) -> Any:
            self.called += counts
            if self.called >= self.at:
                raise self.error
            return then(*given, **others)

        return call


def weights(path: Path) -> list[bytes]:
    return [tensor.tobytes() for _, tensor in sorted(open_model(path).tensors.items())]


@pytest.mark.parametrize(
    ("call", "moments"),
    [
        ("backward", 1),
        *(pytest.param(call, 25, marks=pytest.mark.torture) for call in CALLS),
    ],
)
def test_whenever_a_device_is_lost_it_is_said_and_the_run_ends_as_if_nothing_had_been(
    call: str,
    moments: int,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    counted: Counted,
) -> None:
    whole, path = home / "whole.safetensors", home / "a.safetensors"
    checkpoint = home / "a.safetensors.checkpoint"
    for _ in range(2):  # the first one makes the images, which are kept
        with monkeypatch.context() as patch:
            device = Device(patch, call, 10**9, LOST[0])
            assert run([*TRAIN, "--save", str(whole)]) == 0
    draw, resumed = random.Random(call), 0
    for number in range(moments):
        with monkeypatch.context() as patch:
            Device(patch, call, draw.randint(1, device.called), LOST[number % len(LOST)])
            capsys.readouterr()
            assert run([*TRAIN, "--save", str(path)]) == 1
        said = capsys.readouterr().err.splitlines()[-1]
        assert any(word in said for word in ("device cpu failed", "memory of cpu is full")), said
        assert "in step" in said or "before the first step" in said
        if path.exists():
            assert all(np.isfinite(array).all() for array in open_model(path).tensors.values())
        if checkpoint.exists():
            resumed += 1
            assert run(["train", "--resume", str(checkpoint), "--save", str(path)]) == 0
            assert weights(path) == weights(whole)
        for left in (path, checkpoint):
            left.unlink(missing_ok=True)
    counted(f"{moments} times lost while {call}, {resumed} resumed, to the same bits")


def test_a_worker_that_raises_ends_a_run_in_one_line_with_its_checkpoint(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone_wrong(monkeypatch, KeyError("a mistake of ours"), lambda step, count: step >= 7)
    path = home / "a.safetensors"
    words = ["train", "--model", "candle-mlp", "--dataset", "handwriting", "--epochs", "3"]
    words += ["--limit-train", "100", "--limit-test", "20", "--batch-size", "20"]
    assert run([*words, "--device", "cpu", "--save", str(path)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert "a mistake of ours" in told[-1]
    assert not any("Traceback" in line for line in told)
    assert read_checkpoint(home / "a.safetensors.checkpoint").step == 5


def test_no_number_that_is_none_comes_in_by_any_file(home: Path) -> None:
    """NaN and infinity: in strokes, in weights, in a checkpoint."""
    from digitpad.training.loop import train

    for number in ("NaN", "Infinity", "1e999"):
        ink = home / "a.inkml"
        ink.write_text(f"<ink><trace>0 0, {number} 1</trace></ink>")
        with pytest.raises(DigitpadError):
            read_inkml(ink)
    path = home / "a.safetensors"
    for value in (math.nan, math.inf):
        save_model(path, model(1.0))
        content = path.read_bytes()
        path.write_bytes(content[:-4] + np.array(value, "<f4").tobytes())
        with pytest.raises(DigitpadError):
            open_model(path)
    place = home / "run.checkpoint"
    config = config_for("candle-linear", "handwriting", epochs=1, **SMALL)
    list(train(config, checkpoint=place))
    content = place.read_bytes()
    place.write_bytes(content[:-4] + np.array(math.nan, "<f4").tobytes())
    with pytest.raises(DigitpadError):
        read_checkpoint(place)


def test_what_was_not_a_model_does_not_become_one_by_reading(home: Path) -> None:
    """Reading changes nothing: neither the file nor its times nor its neighbours."""
    path = home / "a.safetensors"
    save_model(path, model())
    path.chmod(0o400)
    before = (path.read_bytes(), path.stat().st_mtime_ns, sorted(home.iterdir()))
    describe(path)
    open_model(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns, sorted(home.iterdir())) == before
    (home / "a.inkml").write_text("<ink><trace>1 2</trace></ink>")
    assert len(read_inkml(home / "a.inkml")) == 1
