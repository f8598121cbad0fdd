"""Several processes train as one: real torchrun processes on the processor, with gloo."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import numpy as np
import pytest
import torch
import torch.distributed as dist

from digitpad.cli.app import run as command_line
from digitpad.data.split import TensorSplit
from digitpad.errors import ConfigError
from digitpad.modelfile import open_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training.compute.distributed import ALONE, ProcessGroup, group_from_environment
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.events import Ended
from digitpad.training.loop import train
from digitpad.training.step import TrainingRun

CHECKOUT = Path(__file__).resolve().parents[3]
WORKER = Path(__file__).with_name("distributed_runs.py")
PATIENCE_S = 120
SMALL = {
    "dataset": "handwriting",
    "epochs": 2,
    "batch_size": 67,  # never divides into equal shares
    "order": "samples",
    "drop_last": False,
    "train_limit": 250,
    "test_limit": 150,
    "threads": 1,
    "device": "cpu",
}
MLP = SMALL | {"model": "candle-mlp", "learning_rate": 0.1}
CNN = SMALL | {"model": "candle-cnn", "learning_rate": 1e-3, "augment": True}
# Batch statistics and non-digits. One step, because rounding turns a ReLU here and there, which
# further steps amplify (as they do a change of 1e-7 in the weights of one process); torch's own
# batch statistics are exact to 1e-6 in this layout only.
OURS = SMALL | {
    "model": "digitpad",
    "optimizer": "sgd",
    "learning_rate": 0.01,
    "epochs": 1,
    "train_limit": 67,
    "precision": "float32",
    "channels_last": False,
}
COMMAND = (
    *("train", "--model", "candle-cnn", "--dataset", "handwriting", "--optimizer", "sgd"),
    *("--learning-rate", "0.001", "--batch-size", "60", "--epochs", "8", "--limit-train", "300"),
    *("--limit-test", "100", "--threads", "1", "--device", "cpu", "--keep", "last", "--json"),
)

needs_processes = pytest.mark.skipif(
    sys.platform != "linux" or not torch.distributed.is_available(),
    reason="finds torchrun's processes in /proc, and needs a torch built for several",
)


def environment(**more: object) -> dict[str, str]:
    settings = {"OMP_NUM_THREADS": "1", "PYTHONPATH": str(CHECKOUT)}
    return os.environ | settings | {name: str(value) for name, value in more.items()}


def torchrun(processes: int, *arguments: str) -> list[str]:
    start = [sys.executable, "-m", "torch.distributed.run", "--standalone"]
    return [*start, f"--nproc-per-node={processes}", *arguments]


def trained_by(processes: int, runs: list[dict[str, Any]], folder: Path) -> None:
    (folder / "runs.json").write_text(json.dumps(runs))
    command = torchrun(processes, str(WORKER), str(folder / "runs.json"), str(folder))
    done = subprocess.run(
        command, check=False, env=environment(), capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr


def trained_alone(config: TrainConfig) -> Ended:
    *_, last = train(config)
    assert isinstance(last, Ended)
    return last


def assert_equals_one_process(folder: Path, name: str, config: Any, within: float) -> None:
    theirs, ours = np.load(folder / f"{name}.npz"), trained_alone(config_for(**config))
    done = ours.history[-1]
    np.testing.assert_allclose(theirs["losses"], [done.train_loss, done.test_loss], rtol=within)
    # One image may lie so near the edge that rounding turns it.
    np.testing.assert_allclose(theirs["accuracy"], done.test_accuracy, atol=0.01)
    for tensor, array in ours.last.items():
        np.testing.assert_allclose(theirs[tensor], array, atol=within, err_msg=tensor)


@pytest.fixture(scope="module")
def by_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What two processes trained."""
    folder = tmp_path_factory.mktemp("two")
    configs = {"mlp": MLP, "cnn": CNN, "ours": OURS, "stopped": CNN}
    runs = [{"name": name, "config": config} for name, config in configs.items()]
    runs[-1]["stop"] = True
    trained_by(2, runs, folder)
    return folder


@pytest.mark.slow
@needs_processes
@pytest.mark.parametrize(
    ("name", "config", "within"),
    [
        ("mlp", MLP, 1e-5),
        ("cnn", CNN, 1e-4),
        ("ours", OURS, 1e-3),
        ("stopped", CNN, 1e-4),
    ],
    ids=[
        "a plain network",
        "dropout and augmentation",
        "batch statistics and non-digits",
        "stopped by the second process alone, and resumed by both",
    ],
)
def test_two_processes_train_as_one_does(
    by_two: Path, name: str, config: Any, within: float
) -> None:
    assert_equals_one_process(by_two, name, config, within)


@pytest.mark.torture
@needs_processes
def test_four_processes_train_as_one_does(tmp_path: Path) -> None:
    trained_by(4, [{"name": "cnn", "config": CNN | {"epochs": 1}}], tmp_path)
    assert_equals_one_process(tmp_path, "cnn", CNN | {"epochs": 1}, 1e-4)


@contextmanager
def started(
    command: list[str], errors: Path, **variables: object
) -> Iterator[tuple[subprocess.Popen[str], TextIO]]:
    """Start a command; give it and its stdout, while its stderr goes to a file."""
    with (
        errors.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            command, env=environment(**variables), stdout=subprocess.PIPE, stderr=file, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


def worker_of(agent: int, rank: int) -> int:
    """Return the process that torchrun started with this rank."""
    children = Path(f"/proc/{agent}/task/{agent}/children").read_text(encoding="utf-8").split()
    for child in children:
        if f"RANK={rank}".encode() in Path(f"/proc/{child}/environ").read_bytes().split(b"\0"):
            return int(child)
    raise AssertionError(f"no process of rank {rank} among {children}")


@pytest.mark.torture
@needs_processes
def test_a_killed_process_ends_the_run_which_one_process_resumes_to_the_same_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model, whole, csv = (tmp_path / name for name in ("a.safetensors", "b.safetensors", "c.csv"))
    command = torchrun(2, "-m", "digitpad", *COMMAND, "--save", str(model), "--csv", str(csv))
    errors = tmp_path / "errors"
    with started(command, errors) as (agent, out):
        lines = [out.readline()]
        os.kill(worker_of(agent.pid, 1), signal.SIGKILL)
        lines += out.readlines()
        assert agent.wait(PATIENCE_S) != 0
    assert "Process 0 of 2 has lost the others" in errors.read_text("utf-8")
    assert "--resume" in errors.read_text("utf-8")
    epochs = [json.loads(line)["epoch"] for line in lines]
    assert epochs == list(range(1, len(epochs) + 1))
    assert len(epochs) < 8
    assert not model.exists()
    assert command_line(["train", "--resume", str(model), "--save", str(model), "--json"]) == 0
    assert command_line([*COMMAND, "--save", str(whole)]) == 0
    resumed, straight = open_model(model), open_model(whole)
    for name, array in straight.tensors.items():
        np.testing.assert_allclose(resumed.tensors[name], array, atol=1e-4, err_msg=name)
    capsys.readouterr()


@pytest.mark.torture
@needs_processes
def test_a_process_that_does_not_answer_ends_the_run_in_the_time_that_was_set(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    described = {
        "WORLD_SIZE": 2, "LOCAL_WORLD_SIZE": 2, "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port,
        "DIGITPAD_DIST_TIMEOUT_S": 5,
    }  # fmt: skip
    command = [sys.executable, "-m", "digitpad", *COMMAND]
    errors = tmp_path / "errors"
    with (
        started(command, errors, RANK=0, LOCAL_RANK=0, **described) as (first, out),
        started(command, tmp_path / "other", RANK=1, LOCAL_RANK=1, **described) as (second, _),
    ):
        assert json.loads(out.readline())["epoch"] == 1
        second.send_signal(signal.SIGSTOP)
        assert first.wait(PATIENCE_S) == 1
    assert "did not answer for 5 s" in errors.read_text("utf-8")
    assert "Traceback" not in errors.read_text("utf-8")


def test_a_command_that_leaves_a_group_open_ends_with_its_code_before_gloo_is_taken_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    assert command_line(["models"]) == 0
    assert codes == []
    store = dist.FileStore(str(tmp_path / "store"), 1)  # torch for Windows has no HashStore
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    try:
        assert command_line(["info", "missing.safetensors"]) == 1
    finally:
        dist.destroy_process_group()
    assert codes == [1]
    assert "missing" in capsys.readouterr().err


@pytest.mark.parametrize("size", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("count", [7, 64, 67])
def test_shares_are_contiguous_whole_and_differ_by_at_most_one(size: int, count: int) -> None:
    shares = [list(range(count))[ProcessGroup(rank, size).share(count)] for rank in range(size)]
    assert [index for share in shares for index in share] == list(range(count))
    assert max(map(len, shares)) - min(map(len, shares)) <= 1


def test_without_torchrun_a_process_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WORLD_SIZE", raising=False)
    assert group_from_environment() == ALONE


def test_a_batch_smaller_than_the_team_is_refused() -> None:
    split = TensorSplit(torch.zeros(66, 1, 28, 28, dtype=torch.uint8), torch.zeros(66))
    config = config_for("candle-mlp", "handwriting", batch_size=64)
    network = build(architecture("candle-mlp"), seed=0)
    with pytest.raises(ConfigError, match="cannot share 2 images"):
        TrainingRun(config, network, split, ProcessGroup(0, 4, 0, 4))
