"""Images per CPU second in training: each architecture with its recipe and its fast preset.

The reference is a stock loop (``stock_loop.py``): the same network and optimizer in plain PyTorch,
pictures through PIL and a ``DataLoader``, batches of 64, one thread. Ours and the reference run
in turn, each in a process of its own, as ours changes how its process keeps freed memory; steps
are timed, not loading and testing. For candle-cnn's published recipe both also take the same
steps from the same weights without dropout, and the losses are compared.
"""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace

import torch
from measure import Row, SecondProcess, Skipped, data_folder, second_process
from reference import BATCH
from stock_loop import plain_optimizer, stock_cpu_seconds_per_image
from torch import Tensor
from torch.nn import functional as F

from digitpad.data.split import Dataset, TensorSplit, limited, load_dataset
from digitpad.errors import DatasetError
from digitpad.generators import finished
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture, names
from digitpad.models.layers import Dropout
from digitpad.models.recipe import Preset
from digitpad.models.torch.network import Network, build
from digitpad.training.compute.acceleration import keep_freed_memory, resolve_precision
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.step import TrainingRun, epoch_batches

REPEATS = 3
IMAGES = 4096
LIMIT = 8192  # images of a step over a full batch
SAME_STEPS = 20
SEED = 0
TARGETS = {("candle-cnn", "recipe"): 1.5, ("candle-cnn", "fast"): 3.2}
CPU = torch.device("cpu")


def run() -> list[Row]:
    torch.set_num_threads(1)
    with second_process() as elsewhere, keep_freed_memory():
        return _all_rows(elsewhere)


def _all_rows(elsewhere: SecondProcess) -> list[Row]:
    rows: list[Row] = []
    for dataset, folder in (("mnist", "mnist"), ("cifar10", "cifar10")):
        try:
            data = load_dataset(dataset, data_dir=data_folder(folder))
        except (Skipped, DatasetError) as why:
            if dataset == "mnist":
                raise
            rows.append(Row("throughput-cifar", "skipped", str(why), None, 0))
            continue
        for name in names():
            made = architecture(name)
            if made.input_shape == data.info.input_shape:
                rows += _rows(made, data, elsewhere)
    return rows


def _rows(made: Architecture, data: Dataset, elsewhere: SecondProcess) -> list[Row]:
    kinds: list[Preset] = ["recipe", "fast"] if made.fast else ["recipe"]
    configs = {kind: _config(made, data, kind) for kind in kinds}
    runs = {kind: _OurSteps(made, config, data) for kind, config in configs.items()}
    measured: dict[str, list[float]] = {"reference": [], **{kind: [] for kind in kinds}}
    for _ in range(REPEATS):
        measured["reference"].append(
            elsewhere(stock_cpu_seconds_per_image, data.info.name, made.name)
        )
        for kind, ours in runs.items():
            measured[kind].append(ours.cpu_seconds_per_image())
    medians = {name: statistics.median(values) for name, values in measured.items()}
    stock = medians["reference"]
    same = _same_results(made, data) if made.name == "candle-cnn" else None
    rows = []
    for kind in kinds:
        speed, recipe = 1 / medians[kind], configs[kind].recipe
        times = stock / medians[kind]
        wanted = TARGETS.get((made.name, kind))
        agreement = f"; losses of {SAME_STEPS} steps within {same:.0e}" if same is not None else ""
        rows.append(
            Row(
                f"throughput-{made.name}-{kind}",
                f"batch {recipe.batch_size}, {recipe.precision}"
                f"{', channels_last' if recipe.channels_last else ''}: {speed:,.0f} images/CPU s, "
                f"{times:.2f} times{agreement if kind == 'recipe' else ''}",
                f"stock loop, batch {BATCH}: {1 / stock:,.0f} images/CPU s",
                medians[kind] / stock,
                REPEATS,
                (SEED,),
                figures={"images_per_cpu_s": speed, "times": times},
                target=f"≥ {wanted} times" if wanted else "",
                is_met=times >= wanted if wanted else None,
            )
        )
    return rows


def _config(made: Architecture, data: Dataset, kind: Preset) -> TrainConfig:
    config = config_for(made.name, data.info.name, preset=kind, seed=SEED, device="cpu", threads=1)
    return finished(resolve_precision(config, CPU, Control()))


class _OurSteps:
    """A training run of ours that is measured a few steps at a time."""

    def __init__(self, made: Architecture, config: TrainConfig, data: Dataset) -> None:
        self._run = TrainingRun(config, build(made, seed=SEED), limited(data.train, LIMIT))
        self._batches = self._orders()
        self._take()  # warm

    def cpu_seconds_per_image(self) -> float:
        images, begun = 0, time.process_time()
        while images < IMAGES:
            images += self._take()
        return (time.process_time() - begun) / images

    def _take(self) -> int:
        batch = next(self._batches)
        for _ in self._run.gradients(batch):
            pass
        self._run.apply()
        return len(batch)

    def _orders(self) -> Iterator[Tensor]:
        for epoch in itertools.count():
            yield from epoch_batches(self._run.config, self._run.split, epoch)


def _same_results(made: Architecture, data: Dataset) -> float:
    """Return the largest difference of losses between our loop and a plain one, same batches.

    Without dropout, for which the two draw different random numbers.
    """
    layers = tuple(Dropout(0.0) if isinstance(x, Dropout) else x for x in made.layers)
    plain = replace(made, layers=layers)
    config = _config(made, data, "recipe")
    run = TrainingRun(config, build(plain, seed=SEED), data.train)
    network: Network = build(plain, seed=SEED)
    optimizer = plain_optimizer(made, network)
    largest = 0.0
    assert isinstance(data.train, TensorSplit)
    for batch in epoch_batches(config, data.train, 0)[:SAME_STEPS]:
        ours = [float(loss) for loss, _, _ in run.gradients(batch)]
        run.apply()
        images, labels = data.train.batch(batch)
        loss = F.cross_entropy(network(images.float() / 255), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        largest = max(largest, abs(ours[0] - loss.item()))
    return largest
