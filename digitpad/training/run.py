"""The state of a training run between two steps, and one step.

All that a checkpoint must hold is here; the loop around it is ``training/loop.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

import torch
from torch import Tensor

from digitpad.data.augment import DigitAugmentation, PictureAugmentation
from digitpad.data.sets.generated import NONDIGIT_COUNT, GeneratedSplit, nondigit_split
from digitpad.data.split import Split
from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture
from digitpad.models.torch.network import Network
from digitpad.models.torch.rows import Rows
from digitpad.training.config import TrainConfig
from digitpad.training.distributed import ALONE, Team
from digitpad.training.losses import to_input, training_loss
from digitpad.training.optimise import learning_rate_at, make_optimizer, set_learning_rate
from digitpad.training.order import epoch_batches, seed_for, steps_per_epoch
from digitpad.training.shared_network import shared, without_exchange

MOST_AT_ONCE: Final = 2048
"""Images that go through the network at once at most: a full batch is summed up from such
pieces, so that memory stays bounded and a stop is heard in the middle of it."""
CALMEST: Final = 0.4
"""How strong augmentation is at the end of a run that calms down, relative to its beginning."""
WHOLE: Final = 512
"""Batches of up to so many images are never cut up."""
CACHED: Final = 1 << 22
"""Numbers that the largest layer may give at once on a processor: 16 MB stay in its caches. The
CIFAR-10 networks go through 2.7 to 3.2 times as many images a second so as in pieces of 2,048."""


def augmentation_strength(calm: float, fraction: float) -> float:
    """Return how strongly to augment when ``fraction`` (0..1) of all steps is done.

    Whole at first; over the part ``calm`` at the end it falls to ``CALMEST``.
    """
    if not calm or fraction <= 1.0 - calm:
        return 1.0
    return 1.0 - (1.0 - CALMEST) * (fraction - (1.0 - calm)) / calm


def piece_size(config: TrainConfig, architecture: Architecture, device: torch.device) -> int:
    """Return how many images go through the network at once.

    A batch that was chosen small stays whole: batch normalisation is over what goes through
    together.
    """
    if device.type != "cpu" or (
        config.recipe.batch_size != "full" and config.recipe.batch_size <= WHOLE
    ):
        return MOST_AT_ONCE
    largest = max(prod(shape) for shape in (architecture.input_shape, *architecture.shapes_along()))
    return max(1, min(MOST_AT_ONCE, CACHED // largest))


class TrainingRun:
    """A network that is being trained, with its optimizer and its place in the run.

    ``team``: the processes that share each batch, with the same settings and data. Raises
    ``ConfigError`` where a batch has fewer images than there are processes.
    """

    def __init__(
        self, config: TrainConfig, network: Network, split: Split, team: Team = ALONE
    ) -> None:
        self.piece = piece_size(config, network.architecture, split.device)
        _require_shareable(config, split, team, self.piece)
        self.config = config
        self.split = split
        self.team = team
        self.device = split.device
        self.network = network.to(self.device)
        self.network.lay_out(config.recipe.precision, channels_last=config.recipe.channels_last)
        self._model = shared(self.network, team)
        self.optimizer = make_optimizer(config, self.network.parameters(), self.device)
        self.generator = torch.Generator(self.device)
        self.average = (
            {name: tensor.detach().clone() for name, tensor in self.network.tensors().items()}
            if config.recipe.average_decay
            else None
        )
        self.steps_per_epoch = steps_per_epoch(config, split.count)
        self.step = 0
        self._statistics: list[Tensor] = []
        self.augmentation = self._augmentation() if config.recipe.augment else None
        self.nondigits = self._nondigits()

    @property
    def total_steps(self) -> int:
        return self.config.recipe.epochs * self.steps_per_epoch

    def gradients(self, batch: Tensor) -> Iterator[tuple[Tensor, Tensor, int]]:
        """Compute the gradients of one batch in pieces.

        ``batch``: indices into the split. Yields, after each piece, its mean loss and how
        many of its images were read right (detached scalars on the device), and its number of
        images, those of the whole team. ``apply`` takes the step afterwards, or ``abandon``
        drops it.
        """
        self.network.train()
        self.optimizer.zero_grad(set_to_none=True)
        self.generator.manual_seed(seed_for(self.config.seed, "step", self.step))
        self._statistics = [buffer.clone() for buffer in self.network.buffers()]
        pieces = batch.split(self.piece)
        for piece in pieces:
            with without_exchange(self._model, wanted=piece is not pieces[-1]):
                loss, right = self._loss(piece)
                # The team's gradients are averaged, its parts of the loss add up.
                (loss * (self.team.size * len(piece) / len(batch))).backward()
            loss, right = self.team.summed(loss.detach(), right)
            yield loss, right, len(piece)

    def apply(self) -> None:
        """Take one optimizer step with the gradients that ``gradients`` left."""
        rate = learning_rate_at(self.config, self.step / self.total_steps)
        set_learning_rate(self.optimizer, rate)
        self.optimizer.step()
        self.step += 1
        self._follow()

    def abandon(self) -> None:
        """Undo what a batch that was begun has left: the statistics that it already moved."""
        for buffer, before in zip(self.network.buffers(), self._statistics, strict=True):
            buffer.copy_(before)

    def weights_to_read_with(self) -> dict[str, Tensor]:
        """Return the tensors to test and save: the running average where there is one."""
        return self.network.tensors() if self.average is None else self.average

    def _loss(self, indices: Tensor) -> tuple[Tensor, Tensor]:
        """Return the own part of a piece's mean loss and of its images read right."""
        share = self.team.share(len(indices))
        images, labels = self.split.batch(indices[share])
        rows, part = Rows(len(indices), self._mine(share)), len(images) / len(indices)
        if self.nondigits is not None:
            chosen = self._nondigit_indices(len(indices))
            share = self.team.share(len(chosen))
            others, other_labels = self.nondigits.batch(chosen[share])
            images, labels = torch.cat((images, others)), torch.cat((labels, other_labels))
            rows = rows.and_then(Rows(len(chosen), self._mine(share)))
        self.network.use_generator(self.generator, rows)
        inputs = to_input(images)
        if self.augmentation is not None:
            strength = augmentation_strength(
                self.config.recipe.annealing, self.step / self.total_steps
            )
            inputs = self.augmentation.times(strength)(inputs, self.generator, rows)
        with torch.autocast(
            self.device.type, torch.bfloat16, enabled=self.config.recipe.precision == "bfloat16"
        ):
            outputs = self._model(inputs)
        return training_loss(
            self.network.architecture,
            outputs,
            inputs,
            labels,
            self.config.recipe.label_smoothing,
            parts=(part, len(images) / rows.count),
        )

    def _mine(self, share: slice) -> Tensor | None:
        if self.team.is_alone:
            return None
        return torch.arange(share.start, share.stop, device=self.device)

    def _follow(self) -> None:
        """Move the running average towards the weights, faster at the start."""
        if self.average is None:
            return
        decay = min(self.config.recipe.average_decay, (1 + self.step) / (10 + self.step))
        live = [tensor.detach() for tensor in self.network.tensors().values()]
        torch._foreach_lerp_(list(self.average.values()), live, 1.0 - decay)

    def _augmentation(self) -> DigitAugmentation | PictureAugmentation:
        is_grey = self.network.architecture.input_shape[0] == 1
        return DigitAugmentation() if is_grey else PictureAugmentation()

    def _nondigits(self) -> GeneratedSplit | None:
        architecture = self.network.architecture
        if not (self.config.recipe.outliers and architecture.rejects):
            return None
        return nondigit_split(self.device, architecture.class_count)

    def _nondigit_indices(self, images: int) -> Tensor:
        count = max(1, images * self.config.recipe.outliers // 100)
        return (torch.arange(count) + self.step * count) % NONDIGIT_COUNT


def _require_shareable(config: TrainConfig, split: Split, team: Team, piece: int) -> None:
    if team.is_alone:
        return
    smallest = min(len(batch.split(piece)[-1]) for batch in epoch_batches(config, split, 0))
    if smallest < team.size:
        raise ConfigError(
            f"{team.size} processes cannot share {smallest} images, the smallest part of a batch "
            "here. Choose another batch size, or fewer processes."
        )
