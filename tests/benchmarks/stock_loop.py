"""The stock loop that each architecture's throughput is measured against.

The architecture's own network and optimizer in plain PyTorch, fed as ``reference.py`` tells, in
batches of 64 whatever the recipe says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import torch
from measure import data_folder
from reference import BATCH, cpu_seconds_per_image, loader, steps
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.data.split import Dataset, load_dataset
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build

IMAGES: Final = 1280
SEED: Final = 0


def stock_cpu_seconds_per_image(dataset: str, name: str) -> float:
    """Take the loop's next steps and return the CPU seconds for each image.

    ``dataset``: also the name of its folder. A second call goes on where the first one stopped.
    """
    torch.set_num_threads(1)
    return cpu_seconds_per_image(_loop(dataset, name), IMAGES // BATCH)


@cache
def _loop(dataset: str, name: str) -> Iterator[int]:
    return _endless(architecture(name), _data(dataset))


@cache
def _data(dataset: str) -> Dataset:
    return load_dataset(dataset, data_dir=data_folder(dataset))


def _endless(made: Architecture, data: Dataset) -> Iterator[int]:
    """Yield the steps of the stock loop, epoch after epoch."""
    images, labels = data.train.batch(torch.arange(data.train.count))
    network = build(made, seed=SEED)
    optimizer = plain_optimizer(made, network)
    batches = loader(images, labels, normalised=False, shuffled=True)
    while True:
        yield from steps(network, optimizer, _stock_loss(made), batches)


def plain_optimizer(made: Architecture, network: nn.Module) -> torch.optim.Optimizer:
    recipe = made.recipe
    rate, decay = recipe.learning_rate, recipe.weight_decay
    if recipe.optimizer == "sgd":
        return torch.optim.SGD(network.parameters(), lr=rate, weight_decay=decay)
    kind = torch.optim.Adam if recipe.optimizer == "adam" else torch.optim.AdamW
    return kind(network.parameters(), lr=rate, weight_decay=decay)


def _stock_loss(made: Architecture) -> Callable[[Tensor, Tensor, Tensor], Tensor]:
    if made.reconstructs:
        return lambda outputs, inputs, _labels: F.mse_loss(outputs, inputs)
    return lambda outputs, _inputs, labels: F.cross_entropy(outputs[:, : made.class_count], labels)
