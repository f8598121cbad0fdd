"""What training costs as the work grows: 10 and 100 times the images, 2 and 4 processes.

Images: CPU seconds for each image of the network ``quick`` over 600, 6,000 and 60,000 images,
against the smallest; 1 is ideal. Processes: CPU seconds of an epoch over all processes that
``torchrun`` starts (gloo, one thread each) against one process, start-up left out by the
difference between a run of one epoch and one of three; 1 is ideal there, too, since the batch is
shared out and not repeated.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

import torch
from measure import Row, cpu_seconds_of_process, data_folder

from digitpad.training.config import config_for
from digitpad.training.events import Progress, Started
from digitpad.training.loop import train

COUNTS = (600, 6_000, 60_000)
PROCESSES = (1, 2, 4)
REPEATS = 3
LIMIT = 6_400
SEED = 0


def run() -> list[Row]:
    torch.set_num_threads(1)
    folder = data_folder("mnist")
    return _images(folder) + _processes(folder)


def _images(folder: Path) -> list[Row]:
    _seconds_per_image(folder, COUNTS[0])  # warm
    taken: dict[int, list[float]] = {count: [] for count in COUNTS}
    for _ in range(REPEATS):
        for count in COUNTS:
            taken[count].append(_seconds_per_image(folder, count))
    medians = {count: statistics.median(values) for count, values in taken.items()}
    first = COUNTS[0]
    return [
        Row(
            f"growth-images-{count // first}x",
            f"{count:,} images: {1e6 * medians[count]:.1f} CPU µs each",
            f"{first:,} images: {1e6 * medians[first]:.1f} CPU µs each",
            medians[count] / medians[first],
            REPEATS,
            (SEED,),
        )
        for count in COUNTS[1:]
    ]


def _seconds_per_image(folder: Path, count: int) -> float:
    epochs = max(1, 6_000 // count)  # a measurement needs some length
    config = config_for(
        "quick", "mnist", seed=SEED, device="cpu", threads=1, data_dir=folder, epochs=epochs,
        train_limit=count, test_limit=1,
    )  # fmt: skip
    begun = ended = 0.0
    steps = 0
    for event in train(config):
        if isinstance(event, Started):
            begun = time.process_time()
        elif isinstance(event, Progress):
            ended, steps = time.process_time(), event.step
    return (ended - begun) / (steps * int(config.recipe.batch_size))


def _processes(folder: Path) -> list[Row]:
    seconds = {count: _epoch_seconds(folder, count) for count in PROCESSES}
    return [
        Row(
            f"growth-processes-{count}",
            f"{count} processes: {seconds[count]:.2f} CPU s an epoch in all",
            f"one process: {seconds[1]:.2f} CPU s an epoch",
            seconds[count] / seconds[1],
            1,
            (SEED,),
        )
        for count in PROCESSES[1:]
    ]


def _epoch_seconds(folder: Path, processes: int) -> float:
    start = [sys.executable, "-m", "torch.distributed.run", "--standalone"]
    if processes == 1:
        start = [sys.executable]
    else:
        start += ["--nproc-per-node", str(processes)]
    long, short = (
        cpu_seconds_of_process(
            [
                *start, "-m", "digitpad", "train", "--model", "candle-cnn", "--dataset", "mnist",
                "--data-dir", str(folder), "--device", "cpu", "--threads", "1", "--batch-size",
                "256", "--limit-train", str(LIMIT), "--limit-test", "100", "--epochs", str(epochs),
                "--json",
            ]
        )
        for epochs in (3, 1)
    )  # fmt: skip
    return (long - short) / 2
