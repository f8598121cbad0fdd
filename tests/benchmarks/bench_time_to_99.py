"""CPU seconds until 99 % of MNIST's test images are read: our fastest network, and the reference.

Ours is ``quick`` with its fast settings through the whole training loop, tested once, after its
last step: nothing is chosen on the test images. A computer's very first run also measures which
way of computing is the fastest; that is told beside it. The reference is the official PyTorch
example (``reference.py``) in a process of its own: four epochs. Both count training steps on one
thread; loading, importing torch and tests are told apart. With ``--quick`` the reference is not run
whole: its CPU seconds for each image are measured over part of an epoch, and multiplied.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

import torch
from measure import Row, data_folder, second_process
from reference import EPOCHS, cpu_seconds_per_image, example_epoch_steps, train_example

from digitpad.data.split import Split, load_dataset
from digitpad.files import HOME_VARIABLE
from digitpad.training.config import config_for
from digitpad.training.events import EpochDone, Progress, Started
from digitpad.training.loop import train

SEEDS = (0, 1, 2)
ACCURACY = 0.99
QUICK_STEPS = 40
MOST_S = 5.0


def run() -> list[Row]:
    torch.set_num_threads(1)
    folder = data_folder("mnist")
    data = load_dataset("mnist", data_dir=folder)
    is_quick = os.environ.get("QUICK") == "1"
    first = _first_run(folder)
    mine = [_ours(folder, seed) for seed in SEEDS]
    mean = statistics.mean(accuracy for _, _, accuracy in mine)
    ours = statistics.median(seconds for seconds, _, _ in mine)
    whole = statistics.median(seconds for _, seconds, _ in mine)
    with second_process() as elsewhere:
        if is_quick:
            each = [elsewhere(_reference_share, folder, seed) for seed in SEEDS]
            theirs = statistics.median(each) * EPOCHS * data.train.count
            told = (
                f"official example, {EPOCHS} epochs, from {QUICK_STEPS} steps a seed: "
                f"{theirs:.0f} s"
            )
        else:
            theirs, accuracy = elsewhere(_whole_reference, folder, SEEDS[0])
            told = f"official example, {EPOCHS} epochs: {theirs:.0f} s, {100 * accuracy:.2f} %"
    words = ", ".join(f"{100 * accuracy:.2f}" for _, _, accuracy in mine)
    return [
        Row(
            "time-to-99",
            f"quick, last weights: {100 * mean:.2f} % ({words}) in {ours:.2f} CPU s, "
            f"{whole:.2f} with loading the data and the test, {first:.2f} a computer's first time",
            told,
            ours / theirs,
            len(SEEDS),
            SEEDS,
            figures={"cpu_s": ours, "cpu_s_with_data_and_test": whole, "reference_cpu_s": theirs,
                     "cpu_s_first_time": first, "accuracy": mean},
            target=f"≤ 0.020, < {MOST_S:g} CPU s, mean ≥ {100 * ACCURACY:g} %",
            is_met=mean >= ACCURACY and ours <= theirs / 50 and ours < MOST_S,
        )
    ]  # fmt: skip


def _first_run(folder: Path) -> float:
    """Return the CPU seconds of a whole run where nothing is known of this computer yet."""
    home = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as empty:
        os.environ[HOME_VARIABLE] = empty
        try:
            return _ours(folder, SEEDS[0])[1]
        finally:
            del os.environ[HOME_VARIABLE]
            if home is not None:
                os.environ[HOME_VARIABLE] = home


def _ours(folder: Path, seed: int) -> tuple[float, float, float]:
    """Return CPU seconds of the steps, of everything, and the accuracy of the last weights."""
    config = config_for(
        "quick", "mnist", preset="fast", seed=seed, device="cpu", threads=1, data_dir=folder
    )
    begun = started = stepped = time.process_time()
    accuracy = 0.0
    for event in train(config):
        if isinstance(event, Started):
            started = time.process_time()
        elif isinstance(event, Progress):
            stepped = time.process_time()  # there is one after the last step
        elif isinstance(event, EpochDone):
            accuracy = event.test_accuracy
    return stepped - started, time.process_time() - begun, accuracy


def _reference_share(folder: Path, seed: int) -> float:
    torch.set_num_threads(1)
    images, labels = _all(load_dataset("mnist", data_dir=folder).train)
    return cpu_seconds_per_image(example_epoch_steps(images, labels, seed), QUICK_STEPS)


def _whole_reference(folder: Path, seed: int) -> tuple[float, float]:
    """Return the CPU seconds of the reference's training steps and its accuracy."""
    torch.set_num_threads(1)
    data = load_dataset("mnist", data_dir=folder)
    return train_example(_all(data.train), _all(data.test), seed)


def _all(split: Split) -> tuple[torch.Tensor, torch.Tensor]:
    return split.batch(torch.arange(split.count))
