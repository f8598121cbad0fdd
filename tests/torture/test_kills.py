"""Killed anywhere, in whatever way: every file is the old or the new one, and nothing is lost."""

from __future__ import annotations

import gzip
import os
import random
import signal
import socket
import struct
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("fcntl", reason="processes are forked here")

import torch
from forks import KILLED, PowerCut, begun, ended, killed_after
from made_models import blank

from digitpad import files
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection
from digitpad.data.catalogue import CIFAR10, MNIST
from digitpad.data.download import unpack
from digitpad.errors import ModelFileError
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import read_inkml, write_inkml
from digitpad.modelfile import open_model, save_model
from digitpad.training import session
from digitpad.training.checkpoint import read_checkpoint
from digitpad.training.compute.distributed import (
    ALONE,
    ProcessGroup,
    group_from_environment,
    joined,
)
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.events import Ended
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run
from digitpad.training.step import TrainingRun

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

Counted = Callable[[str], None]
SMALL = {"train_limit": 240, "test_limit": 40, "threads": 1, "device": "cpu", "batch_size": 40}
PLAIN: dict[str, object] = {"model": "candle-mlp", "epochs": 4, "learning_rate": 0.1}
RUNS: dict[str, dict[str, object]] = {
    "sgd": PLAIN | {"momentum": 0.9},
    "one-cycle, varied images": PLAIN
    | {"augment": True, "annealing": 0.5, "optimizer": "adamw", "schedule": "one-cycle"}
    | {"weight_decay": 0.01, "learning_rate": 0.002},
    "running average": PLAIN | {"average_decay": 0.9, "optimizer": "adam", "learning_rate": 0.001},
    "dropout": PLAIN | {"model": "candle-cnn", "epochs": 2, "learning_rate": 0.05},
    "bfloat16": PLAIN | {"precision": "bfloat16", "label_smoothing": 0.1},
    "channels_last": PLAIN | {"model": "tch-conv", "channels_last": True, "epochs": 2},
    "fixed batches": PLAIN | {"order": "batches", "drop_last": True},
}


@pytest.fixture(scope="session")
def digits(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A little MNIST of generated digits."""
    folder = tmp_path_factory.mktemp("mnist")
    draw = np.random.default_rng(0)
    for stem, count in zip(MNIST.stems, (240, 240, 40, 40), strict=True):
        shape = (count, 28, 28) if "images" in stem else (count,)
        content = draw.integers(0, 255 if "images" in stem else 10, shape, dtype=np.uint8)
        head = bytes([0, 0, 8, len(shape)]) + struct.pack(f">{len(shape)}I", *shape)
        (folder / f"{stem}.gz").write_bytes(gzip.compress(head + content.tobytes()))
    return folder


def config(name: str, digits: Path) -> TrainConfig:
    settings = SMALL | RUNS[name]
    made = config_for(str(settings.pop("model")), "mnist", **settings)
    return replace(made, data_dir=digits)


def run_to_the_end(
    config: TrainConfig, model: Path, checkpoint: Path, group: ProcessGroup = ALONE
) -> None:
    """Train, from the checkpoint on where there is one, writing it as often as can be."""
    session.CHECKPOINT_AT_MOST_EVERY_S = session.CHECKPOINT_EVERY_S = session.BACKUP_EVERY_S = 0.0
    torch.set_num_threads(1)
    resume = checkpoint if checkpoint.exists() else None
    for event in train(config, checkpoint=checkpoint, resume=resume, group=group):
        if isinstance(event, Ended) and group.is_first:
            save_model(model, model_from_run(config, event, keep="last", name="run"))


def whole(model: Path, checkpoint: Path) -> None:
    """Require that what is there can be read."""
    if model.exists():
        open_model(model)
    if checkpoint.exists():
        read_checkpoint(checkpoint)


@pytest.mark.parametrize("loses", [False, True], ids=["killed", "power cut"])
@pytest.mark.parametrize("name", RUNS)
@pytest.mark.parametrize(
    "kills", [pytest.param(40, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
def test_a_run_that_is_killed_again_and_again_ends_as_if_it_had_not_been(
    name: str, kills: int, loses: bool, digits: Path, home: Path, counted: Counted
) -> None:
    _killed_again_and_again(name, kills, loses, digits, home, counted)


def test_a_run_that_is_killed_a_few_times_ends_as_if_it_had_not_been(
    digits: Path, home: Path, counted: Counted
) -> None:
    _killed_again_and_again("running average", 4, True, digits, home, counted)


def _killed_again_and_again(
    name: str, kills: int, loses: bool, digits: Path, home: Path, counted: Counted
) -> None:
    settings, draw = config(name, digits), random.Random(f"{name} {loses}")
    undisturbed = home / "undisturbed.safetensors"

    def work(model: Path, checkpoint: Path, at: int = 0) -> None:
        if at:
            PowerCut(at, loses=loses).install()
        run_to_the_end(settings, model, checkpoint)

    log = home / "log"
    assert ended(begun(lambda: work(undisturbed, home / "u.checkpoint"), log)) == 0, log.read_text(
        "utf-8"
    )
    wanted, done, resumes, finished = open_model(undisturbed).tensors, 0, 0, 0
    while done < kills:
        finished += 1
        model, checkpoint = home / f"{finished}.safetensors", home / f"{finished}.checkpoint"
        while True:
            resumes += checkpoint.exists()
            # Of three kills, two hit a file as it is written, and one any moment.
            at = draw.randrange(1, 40) if draw.random() < 0.67 and done < kills else 0
            pid = begun(partial(work, model, checkpoint, at), log)
            seconds = 1e3 if at or done >= kills else draw.uniform(0.0, 1.5)
            code = killed_after(pid, seconds)
            whole(model, checkpoint)
            if code == 0:
                break
            assert code == KILLED, log.read_text("utf-8")[-2000:]
            done += 1
        tensors = open_model(model).tensors
        assert all(np.array_equal(tensors[tensor], wanted[tensor]) for tensor in wanted), name
    counted(f"{done} kills, {resumes} resumes, {finished} runs ended bit-identical")


@pytest.mark.parametrize(
    "kills", [pytest.param(20, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
@pytest.mark.skipif(sys.platform != "linux", reason="forked processes meet by gloo on Linux")
def test_two_processes_of_which_one_or_both_are_killed_end_as_if_they_had_not_been(
    kills: int, digits: Path, home: Path, counted: Counted
) -> None:
    settings, draw, log = config("running average", digits), random.Random(kills), home / "log"

    def together(model: Path, checkpoint: Path, at: tuple[int, int] = (0, 0)) -> list[int]:
        """Train in two processes, each of which ends itself at a moment of its writing or steps."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]

        def work(rank: int) -> None:
            os.environ |= {"RANK": f"{rank}", "LOCAL_RANK": f"{rank}", "MASTER_PORT": f"{port}"}
            os.environ |= {"WORLD_SIZE": "2", "LOCAL_WORLD_SIZE": "2", "MASTER_ADDR": "127.0.0.1"}
            os.environ["DIGITPAD_DIST_TIMEOUT_S"] = "20"
            if at[rank]:
                _kill_in_step(at[rank]) if rank else PowerCut(at[0], loses=True).install()
            group = group_from_environment()
            with joined(group):
                run_to_the_end(settings, model, checkpoint, group)

        return [ended(pid) for pid in [begun(partial(work, rank), log) for rank in (0, 1)]]

    assert together(home / "u.safetensors", home / "u.checkpoint") == [0, 0], log.read_text("utf-8")
    wanted, done, resumes, runs = open_model(home / "u.safetensors").tensors, 0, 0, 0
    while done < kills:
        runs += 1
        model, checkpoint = home / f"{runs}.safetensors", home / f"{runs}.checkpoint"
        codes = [KILLED]
        while codes != [0, 0]:
            resumes += checkpoint.exists()
            first, second = draw.randrange(1, 40), draw.randrange(1, 20)
            which = draw.choice(((first, 0), (0, second), (first, second)))
            codes = together(model, checkpoint, which if done < kills else (0, 0))
            whole(model, checkpoint)
            done += codes.count(KILLED)
            assert codes == [0, 0] or KILLED in codes, log.read_text("utf-8")[-2000:]
        tensors = open_model(model).tensors
        assert all(np.array_equal(tensors[tensor], wanted[tensor]) for tensor in wanted)
    counted(f"{done} kills of one of two, {resumes} resumes, {runs} runs ended bit-identical")


def _kill_in_step(number: int) -> None:
    """End this process in the middle of its step with that number."""
    then, left = TrainingRun.apply, iter(range(number - 1, -1, -1))

    def apply(run: TrainingRun) -> None:
        if next(left) == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        then(run)

    TrainingRun.apply = apply  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "kills", [12, pytest.param(240, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
def test_whatever_is_killed_while_it_writes_leaves_the_old_file_or_the_new(
    kills: int, home: Path, counted: Counted
) -> None:
    """Models, drawings and unpacked archives; nothing half written stays for good."""
    models = [blank("candle-linear", value, created="now") for value in (1.0, 2.0)]
    drawings = [[LabelledDrawing(synthesis.drawing(digit, seed=0))] for digit in (1, 2)]
    model, ink = home / "a.safetensors", home / "a.inkml"
    save_model(model, models[0])
    write_inkml(ink, drawings[0])
    old = {path: path.read_bytes() for path in (model, ink)}
    save_model(home / "new.safetensors", models[1])
    write_inkml(home / "new.inkml", drawings[1])
    new = {path: (home / f"new{path.suffix}").read_bytes() for path in (model, ink)}
    draw, done, kinds = random.Random(1), 0, {"old": 0, "new": 0}
    while done < kills:
        at, loses = draw.randrange(1, 14), draw.random() < 0.5

        def work(at: int = at, loses: bool = loses) -> None:
            PowerCut(at, loses=loses).install()
            save_model(model, models[1])
            write_inkml(ink, drawings[1])

        done += ended(begun(work, home / "log")) == KILLED
        for path in (model, ink):
            found = path.read_bytes()
            assert found in (old[path], new[path])
            kinds["new" if found == new[path] else "old"] += 1
            path.write_bytes(old[path])
        assert open_model(model).tensors["weight"][0, 0] == 1.0
        assert len(read_inkml(ink)) == 1
    parts = list(home.glob(".digitpad-*.part"))
    for part in parts:
        os.utime(part, (0, 0))
    files._tidy.cache_clear()  # once a process and folder, and this one did
    write_inkml(ink, drawings[1])
    assert not list(home.glob(".digitpad-*.part"))
    counted(f"{done} kills in writes: {kinds}; {len(parts)} left-over parts removed")


@pytest.mark.parametrize(
    "kills", [4, pytest.param(60, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
def test_my_handwriting_keeps_every_drawing_that_was_added(
    kills: int, home: Path, counted: Counted
) -> None:
    path, draw = home / "mine.sqlite", random.Random(2)
    sample = Sample(synthesis.drawing(7, seed=1), "7")
    read_end, write_end = os.pipe()
    os.set_blocking(read_end, False)

    def work() -> None:
        collection = Collection(path)
        while True:
            collection.add([replace(sample, id=os.urandom(8).hex())])
            os.write(write_end, b".")

    added = done = 0
    while done < kills:
        done += killed_after(begun(work, home / "log"), draw.uniform(0.01, 0.15)) == KILLED
        while True:
            try:
                added += len(os.read(read_end, 1 << 16))
            except BlockingIOError:
                break
        found = Collection(path)
        assert added <= len(found.samples) <= added + done
        assert found.unreadable == 0
    os.close(read_end)
    os.close(write_end)
    counted(f"{done} kills, {added} drawings added, none lost")


@pytest.mark.parametrize(
    "kills", [3, pytest.param(40, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
def test_an_archive_that_is_killed_as_it_unpacks_is_ready_only_when_it_is_whole(
    kills: int, home: Path, counted: Counted
) -> None:
    import io
    import tarfile

    content = np.random.default_rng(0).bytes(300_000)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", compresslevel=1) as tar:
        for stem in CIFAR10.stems:
            member = tarfile.TarInfo(f"cifar-10-batches-py/{stem}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    draw, ready = random.Random(3), 0
    for number in range(kills):
        folder = home / str(number)
        folder.mkdir()
        archive = folder / CIFAR10.fetched_files[0]
        archive.write_bytes(packed.getvalue())

        def work(archive: Path = archive, at: int = draw.randrange(1, 37)) -> None:
            PowerCut(at, loses=True).install()
            unpack(archive)

        assert ended(begun(work, home / "log")) in (0, KILLED)
        batches = [path for path in folder.rglob("*") if path.name in CIFAR10.stems]
        assert all(path.read_bytes() == content for path in batches)
        ready += CIFAR10.status(folder).state == "ready"
        assert CIFAR10.status(folder).state != "ready" or len(batches) == len(CIFAR10.stems)
    counted(f"{kills} kills while unpacking, {ready} times all was there")


@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        ("SIGTERM", 1),
        *(
            pytest.param(number, 25, marks=pytest.mark.torture)
            for number in ("SIGINT", "SIGTERM", "SIGHUP")
        ),
    ],
)
def test_a_run_that_is_asked_to_end_saves_what_it_has_and_can_be_resumed(
    number: str, rounds: int, digits: Path, home: Path, counted: Counted
) -> None:
    from digitpad.cli.app import run

    draw = random.Random(number)
    words = ["train", "--model", "candle-mlp", "--dataset", "mnist", "--data-dir", str(digits)]
    words += ["--batch-size", "40", "--threads", "1", "--device", "cpu", "--epochs", "100000"]
    for round_ in range(rounds):
        model = home / f"{round_}.safetensors"
        log = home / f"{round_}.log"
        code = killed_after(
            begun(partial(run, [*words, "--save", str(model)]), log),
            draw.uniform(1.0, 3.0),
            getattr(signal, number),
        )
        assert code in (130, 128 + getattr(signal, number)), log.read_text("utf-8")
        told = log.read_text("utf-8")
        if "Stopping" in told and "before the first step" not in told:  # else it had not begun
            saved = model if model.exists() else model.with_name(f"{round_}.unfinished.safetensors")
            open_model(saved)
            assert read_checkpoint(model.with_name(f"{model.name}.checkpoint")).step > 0
    counted(f"{rounds} times {number}")


def test_a_checkpoint_is_never_taken_for_whole_where_it_is_not(digits: Path, home: Path) -> None:
    """The harness itself: a writer that does not sync is found out."""
    path = home / "a.checkpoint"
    run_to_the_end(config("sgd", digits), home / "a.safetensors", path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    with pytest.raises(ModelFileError):
        whole(home / "a.safetensors", path)
    assert sys.platform != "win32"
