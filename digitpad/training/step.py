"""One step of a run, and the state between two steps: all that a checkpoint must hold.

In which order a run sees its images is a function of the seed and the epoch alone: because
nothing is remembered between epochs, a resumed run continues in the very order of the
uninterrupted one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from math import cos, nan, pi, prod
from typing import Final

import torch

# The first optimizer imports this, 1.2 CPU seconds of it; whoever loads the training loop ahead
# of time must not leave them to the click on Train.
import torch._dynamo
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.data.augment import DigitAugmentation, LineAugmentation, PictureAugmentation, ScanWear
from digitpad.data.sets.generated import outlier_series
from digitpad.data.split import GeneratedSplit, InterleavedSplit, Split
from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture
from digitpad.models.recipe import Recipe
from digitpad.models.torch.network import Network
from digitpad.models.torch.shard import Shard
from digitpad.training.compute.acceleration import lay_out
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.compute.shared_network import shared, without_exchange
from digitpad.training.config import TrainConfig
from digitpad.training.ctc import best_path, ctc_loss, is_whole
from digitpad.words import QT_TRANSLATE_NOOP

MOST_AT_ONCE: Final = 2048
"""Images that go through the network at once at most: a full batch is summed up from such
micro-batches, so that memory stays bounded and a stop is heard in the middle of it."""
WEAKEST: Final = 0.4
"""How strong augmentation is at the end of its annealing, relative to the run's beginning."""
WHOLE: Final = 512
"""Batches of up to so many images are never cut up."""
CACHED: Final = 1 << 22
"""Numbers that the largest layer may give at once on a processor: 16 MB stay in its caches. The
CIFAR-10 networks go through 2.7 to 3.2 times as many images a second so as in
micro-batches of 2,048."""
WARM_UP: Final = 0.2
"""Part of a one-cycle run in which the rate rises (Smith, https://arxiv.org/abs/1708.07120)."""
FIRST: Final = 0.1
"""Rate at the start of a one-cycle run, relative to the highest."""
FUSED_DEVICES: Final = ("cpu", "cuda")
REJECT_WEIGHT: Final = 0.3
TUNED: Final = 3
"""So many of the last layers with weights are trained when a network is fine-tuned: what strokes
there are it knows, and all layers together forget more of it than they learn. Normalisation stays
as it is, too: its few numbers move at every image, and took most of what was forgotten."""
TAUGHT_EVERY: Final = 2
"""The teacher answers in one step of so many: it may well cost as much as the step itself."""
TEACHER_TEMPERATURE: Final = 2.0
"""Softens a teacher's answers, so that they say which digits an image is a little like (Hinton,
Vinyals, Dean, https://arxiv.org/abs/1503.02531)."""


class TrainingRun:
    """A network that is being trained, with its optimizer and its place in the run.

    ``group``: the processes that share each batch, with the same settings and data.
    ``teacher``: a trained network whose answers are learned from, too. ``outliers``: the data
    set's own, which take turns with generated ones where the recipe wants some. Raises
    ``ConfigError`` where a batch has fewer images than there are processes.
    """

    def __init__(
        self,
        config: TrainConfig,
        network: Network,
        split: Split,
        group: ProcessGroup = ALONE,
        teacher: Network | None = None,
        outliers: Split | None = None,
    ) -> None:
        self.micro_batch = micro_batch_size(config, network.architecture, split.device)
        require_shareable(config, split, group, self.micro_batch)
        self.config = config
        self.split = split
        self.group = group
        self.device = split.device
        self.network = network.to(self.device)
        lay_out(self.network, config.recipe.precision, channels_last=config.recipe.channels_last)
        if config.recipe.fine_tunes:
            stages = self.network.stages
            weighted = [
                n for n, it in enumerate(stages) if any(p.dim() > 1 for p in it.parameters())
            ]
            for number, stage in enumerate(stages):
                stage.requires_grad_(number in weighted[-TUNED:])
        self._model = shared(self.network, group)
        self.teacher = teacher
        if teacher is not None:
            teacher.to(self.device).eval()
            lay_out(teacher, config.recipe.precision, channels_last=config.recipe.channels_last)
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
        made = self.network.architecture
        self.augmentation: DigitAugmentation | PictureAugmentation | None = None
        if config.recipe.augment:
            of_digits = LineAugmentation() if made.reads_lines else DigitAugmentation()
            is_grey = made.input_shape[0] == 1
            self.augmentation = of_digits if is_grey else PictureAugmentation()
        self.wear = ScanWear() if self.augmentation and config.recipe.scan_wear else None
        self.outliers: Split | None = None
        if config.recipe.outliers and made.rejects:
            generated = GeneratedSplit(outlier_series(made.class_count), self.device)
            self.outliers = InterleavedSplit([generated, outliers]) if outliers else generated

    @property
    def total_steps(self) -> int:
        return self.config.recipe.epochs * self.steps_per_epoch

    def gradients(self, batch: Tensor) -> Iterator[tuple[Tensor, Tensor, int]]:
        """Compute the gradients of one batch in micro-batches.

        ``batch``: indices into the split. Yields, after each of them, its mean loss (against the
        labels as they are, so that it compares with that of a test) and how many of its images
        were read right (detached scalars on the device), and its number of images, those of all
        of the group. ``apply`` takes the step afterwards, or ``abandon`` drops it.
        """
        self.network.train(not self.config.recipe.fine_tunes)
        self.optimizer.zero_grad(set_to_none=True)
        self.generator.manual_seed(seed_for(self.config.seed, "step", self.step))
        self._statistics = [buffer.clone() for buffer in self.network.buffers()]
        parts, done = batch.split(self.micro_batch), 0
        for part in parts:
            with without_exchange(self._model, wanted=part is not parts[-1]):
                loss, told, right = self._loss(part, done)
                # The group's gradients are averaged, its parts of the loss add up.
                (loss * (self.group.size * len(part) / len(batch))).backward()
            done += len(part)
            told, right = self.group.summed(told.detach(), right)
            yield told, right, len(part)

    def apply(self) -> None:
        """Take one optimizer step with the gradients that ``gradients`` left."""
        rate = learning_rate_at(self.config, self.step / self.total_steps)
        for parameters in self.optimizer.param_groups:
            parameters["lr"] = rate
        self.optimizer.step()
        self.step += 1
        self._follow()

    def halve(self, count: int) -> bool:
        """Put half as many of ``count`` images through at once; return whether that can be."""
        at_once = min(self.micro_batch, count)
        if not self.group.is_alone or at_once < 2:
            return False
        self.micro_batch = at_once // 2
        if self.device.type == "cuda":
            torch.cuda.empty_cache()
        return True

    def abandon(self) -> None:
        """Undo what a batch that was begun has left: the statistics that it already moved."""
        for buffer, before in zip(self.network.buffers(), self._statistics, strict=True):
            buffer.copy_(before)

    def weights_to_read_with(self) -> dict[str, Tensor]:
        """Return the tensors to test and save: the running average where there is one."""
        return self.network.tensors() if self.average is None else self.average

    def _loss(self, indices: Tensor, before: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return what ``training_loss`` does, for the own part of a micro-batch.

        ``before``: images of the batch that went before.
        """
        share = self.group.share(len(indices))
        images, labels = self.split.batch(indices[share])
        shard, part = Shard(len(indices), self._mine(share)), len(images) / len(indices)
        if self.outliers is not None:
            chosen = self._outlier_numbers(before, before + len(indices))
            share = self.group.share(len(chosen))
            outliers, outlier_labels = self.outliers.batch(chosen[share])
            images, labels = torch.cat((images, outliers)), torch.cat((labels, outlier_labels))
            shard = shard.and_then(Shard(len(chosen), self._mine(share)))
        self.network.use_generator(self.generator, shard)
        classed, taught = len(images), None
        inputs = to_input(images)
        if self.augmentation is not None:
            done = self.step / self.total_steps
            strength = augmentation_strength(self.config.recipe.annealing, done)
            inputs = self.augmentation.times(strength)(inputs, self.generator, shard)
        with torch.autocast(
            self.device.type, torch.bfloat16, enabled=self.config.recipe.precision == "bfloat16"
        ):
            if self.teacher is not None and self.step % TAUGHT_EVERY == 0:
                # The teacher sees the images before they are worn: it need not know scans.
                with torch.no_grad():
                    taught = self.teacher(inputs[:classed])
            if self.wear is not None:
                inputs = self.wear(inputs, self.generator, shard)
            outputs = self._model(inputs)
        return training_loss(
            self.network.architecture,
            outputs,
            inputs,
            labels,
            self.config.recipe,
            parts=(part, len(images) / shard.count),
            taught=taught,
        )

    def _outlier_numbers(self, start: int, stop: int) -> Tensor:
        """Return which outliers go with the images from ``start`` to ``stop`` of the batch.

        All of a batch are different, and the next batch goes on where this one ends.
        """
        share, batch = self.config.recipe.outliers, self.config.recipe.batch_size
        whole = self.split.count if batch == "full" else min(batch, self.split.count)
        first, last = (place * share // 100 for place in (start, stop))
        numbers = torch.arange(first, max(last, first + 1))
        count = self.outliers.count if self.outliers else 1
        return (numbers + self.step * max(1, whole * share // 100)) % count

    def _mine(self, share: slice) -> Tensor | None:
        if self.group.is_alone:
            return None
        return torch.arange(share.start, share.stop, device=self.device)

    def _follow(self) -> None:
        """Move the running average towards the weights, faster at the start."""
        if self.average is None:
            return
        decay = min(self.config.recipe.average_decay, (1 + self.step) / (10 + self.step))
        live = [tensor.detach() for tensor in self.network.tensors().values()]
        torch._foreach_lerp_(list(self.average.values()), live, 1.0 - decay)


def require_shareable(config: TrainConfig, split: Split, group: ProcessGroup, size: int) -> None:
    if group.is_alone:
        return
    smallest = min(len(batch.split(size)[-1]) for batch in epoch_batches(config, split, 0))
    if smallest < group.size:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{size} processes cannot share {smallest} images, the smallest part of a batch "
                "here. Choose another batch size, or fewer processes.",
            ).filled(size=group.size, smallest=smallest)
        )


def seed_for(seed: int, *purpose: str | int) -> int:
    """Return a seed of its own for each purpose, epoch or step of a run."""
    digest = hashlib.blake2b(repr((seed, *purpose)).encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "little") >> 1


def steps_per_epoch(config: TrainConfig, count: int) -> int:
    """Return the number of batches in an epoch over ``count`` images, at least one."""
    size = config.recipe.batch_size
    if size == "full" or size >= count:
        return 1
    return count // size if config.recipe.drop_last else -(-count // size)


def epoch_batches(config: TrainConfig, split: Split, epoch: int) -> list[Tensor]:
    """Return the indices, int64 on the CPU, of each batch of an epoch (0 is the first)."""
    steps, batch = steps_per_epoch(config, split.count), config.recipe.batch_size
    size = split.count if batch == "full" else min(batch, split.count)
    generator = torch.Generator().manual_seed(seed_for(config.seed, "order", epoch))
    in_batches = config.recipe.order == "batches"
    if epoch == 0:
        # Images that are still being made come in the order in which they are made.
        arrival = split.arrival(generator)
        order = (arrival[::size][:steps] if in_batches else arrival).argsort(stable=True)
    else:
        order = torch.randperm(steps if in_batches else split.count, generator=generator)
    if in_batches:
        contiguous = torch.arange(split.count).split(size)
        return [contiguous[index] for index in order.tolist()]
    if split.device.type == "cuda":
        # From pinned memory the indices travel without anybody waiting.
        order = order.pin_memory()
    return list(order.split(size)[:steps])


def make_optimizer(
    config: TrainConfig, parameters: Iterable[nn.Parameter], device: torch.device
) -> torch.optim.Optimizer:
    """Return the optimizer that ``config`` names, over exactly these parameters."""
    recipe, fused = config.recipe, device.type in FUSED_DEVICES
    rate, decay = recipe.learning_rate, recipe.weight_decay
    if recipe.optimizer == "sgd":
        momentum = recipe.momentum
        return torch.optim.SGD(parameters, rate, momentum, weight_decay=decay, fused=fused)
    kind = torch.optim.Adam if recipe.optimizer == "adam" else torch.optim.AdamW
    return kind(parameters, rate, recipe.betas, eps=1e-8, weight_decay=decay, fused=fused)


def learning_rate_at(config: TrainConfig, fraction: float) -> float:
    """Return the learning rate when ``fraction`` (0..1) of all steps is done."""
    highest = config.recipe.learning_rate
    if config.recipe.schedule == "constant":
        return highest
    if fraction < WARM_UP:
        return highest * (FIRST + (1.0 - FIRST) * fraction / WARM_UP)
    left = (fraction - WARM_UP) / (1.0 - WARM_UP)
    return highest * (0.5 + 0.5 * cos(pi * min(left, 1.0)))


def to_input(images: Tensor) -> Tensor:
    """Return uint8 pixels as float32 in 0..1."""
    return images.to(torch.float32).div_(255.0)


def training_loss(
    architecture: Architecture,
    outputs: Tensor,
    inputs: Tensor,
    labels: Tensor,
    recipe: Recipe,
    parts: tuple[float, float] = (1.0, 1.0),
    taught: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the mean loss of a batch, the same to be told, and how many images were read right.

    What is told is the loss against the labels as they are.
    Classes: mean cross-entropy. An architecture that rejects is also taught, in its last
    output, whether an image is a digit at all; a label equal to the class count says that it
    is not, and such images count for that alone. Reconstruction: mean-squared error. Lines:
    CTC, the mean a sign.
    ``parts``: which part of a shared batch's classed images, and of all its images, these are;
    the losses of all parts add up to that of the batch. ``taught``: a teacher's outputs for the
    first images; they are learned from with the weight ``recipe.distillation`` where the
    teacher is right.
    """
    of_classed, of_all = parts
    outputs = outputs.float()
    if architecture.reconstructs:
        loss = of_all * F.mse_loss(outputs, inputs)
        return loss, loss, torch.full((), nan, device=outputs.device)
    classes = architecture.class_count
    if architecture.reads_lines:
        loss = of_classed * ctc_loss(outputs, labels)
        return loss, loss, is_whole(best_path(outputs.detach()), labels, classes).sum()
    logits = outputs[:, :classes]
    told = of_classed * F.cross_entropy(logits, labels, ignore_index=classes)
    loss = told
    if recipe.label_smoothing:
        loss = of_classed * F.cross_entropy(
            logits, labels, ignore_index=classes, label_smoothing=recipe.label_smoothing
        )
    if taught is not None:
        count = len(taught)
        of_teacher = _distance(logits[:count], taught[:, :classes].float(), labels[:count])
        loss = loss + of_classed * recipe.distillation * of_teacher
    if architecture.rejects:
        is_digit = (labels != classes).float()
        of_reject = F.binary_cross_entropy_with_logits(outputs[:, classes], is_digit)
        loss, told = (one + of_all * REJECT_WEIGHT * of_reject for one in (loss, told))
    right = (logits.detach().argmax(1) == labels).sum()
    return loss, told, right


def _distance(logits: Tensor, taught: Tensor, labels: Tensor) -> Tensor:
    """Return how far the answers are from those of a teacher, where that one is right.

    The Kullback-Leibler divergence of both, softened, in the scale of a cross-entropy.
    """
    ours, theirs = (it.div(TEACHER_TEMPERATURE).log_softmax(1) for it in (logits, taught))
    apart = F.kl_div(ours, theirs, reduction="none", log_target=True).sum(1)
    is_right = taught.argmax(1) == labels
    return (apart * is_right).mean() * TEACHER_TEMPERATURE**2


def augmentation_strength(annealing: float, fraction: float) -> float:
    """Return how strongly to augment when ``fraction`` (0..1) of all steps is done.

    Whole at first; over the part ``annealing`` at the end it falls to ``WEAKEST``.
    """
    if not annealing or fraction <= 1.0 - annealing:
        return 1.0
    return 1.0 - (1.0 - WEAKEST) * (fraction - (1.0 - annealing)) / annealing


def micro_batch_size(config: TrainConfig, architecture: Architecture, device: torch.device) -> int:
    """Return how many images go through the network at once.

    A batch that was chosen small stays whole: batch normalisation is over what goes through
    together.
    """
    size = config.recipe.batch_size
    if device.type != "cpu" or (size != "full" and size <= WHOLE):
        return MOST_AT_ONCE
    largest = max(prod(shape) for shape in (architecture.input_shape, *architecture.shapes_along()))
    return max(1, min(MOST_AT_ONCE, CACHED // largest))
