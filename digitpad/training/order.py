"""In which order a run sees its images: a function of the seed and the epoch alone.

Because nothing is remembered between epochs, a resumed run continues in the very order of the
uninterrupted one.
"""

from __future__ import annotations

import hashlib

import torch
from torch import Tensor

from digitpad.data.split import Split
from digitpad.training.config import TrainConfig


def seed_for(seed: int, *purpose: str | int) -> int:
    """Return a seed of its own for each purpose, epoch or step of a run."""
    digest = hashlib.blake2b(repr((seed, *purpose)).encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "little") >> 1


def steps_per_epoch(config: TrainConfig, count: int) -> int:
    """Return the number of batches in an epoch over ``count`` images, at least one."""
    if config.recipe.batch_size == "full" or config.recipe.batch_size >= count:
        return 1
    whole, rest = divmod(count, config.recipe.batch_size)
    return whole if config.recipe.drop_last or not rest else whole + 1


def epoch_batches(config: TrainConfig, split: Split, epoch: int) -> list[Tensor]:
    """Return the indices, int64 on the CPU, of each batch of an epoch (0 is the first)."""
    steps = steps_per_epoch(config, split.count)
    size = (
        split.count
        if config.recipe.batch_size == "full"
        else min(config.recipe.batch_size, split.count)
    )
    generator = torch.Generator().manual_seed(seed_for(config.seed, "order", epoch))
    if config.recipe.order == "batches":
        contiguous = list(torch.arange(split.count).split(size)[:steps])
        if epoch == 0:
            order = split.arrival(generator)[::size][:steps].argsort(stable=True)
        else:
            order = torch.randperm(steps, generator=generator)
        return [contiguous[index] for index in order.tolist()]
    if epoch == 0:
        # Images that are still being made come in the order in which they are made.
        order = split.arrival(generator).argsort(stable=True)
    else:
        order = torch.randperm(split.count, generator=generator)
    if split.device.type == "cuda":
        # From pinned memory the indices travel without anybody waiting.
        order = order.pin_memory()
    return list(order.split(size)[:steps])
