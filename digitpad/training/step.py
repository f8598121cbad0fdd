"""One step of a run, and the state between two steps, which is what a checkpoint must hold.

The order of the images depends on the seed and the epoch alone. Since nothing is carried over
between epochs, a resumed run continues in exactly the order of an uninterrupted one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from math import cos, nan, pi, prod
from typing import Any, Final

import torch

# The first optimizer imports this, which takes 1.2 CPU seconds. Imported here, they are spent when
# the training loop is preloaded and not after the click on Train.
import torch._dynamo  # noqa: F401
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.data.augment import (
    DigitAugmentation,
    InkAugmentation,
    LineAugmentation,
    PictureAugmentation,
    ScanWear,
)
from digitpad.data.sets.generated import outlier_series
from digitpad.data.split import GeneratedSplit, InterleavedSplit, Split
from digitpad.errors import ConfigError
from digitpad.models.architecture import DIGITS, INK_INPUT, Architecture
from digitpad.models.recipe import Recipe
from digitpad.models.torch.network import Network
from digitpad.models.torch.shard import Shard
from digitpad.training.compute.acceleration import lay_out
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.compute.shared_network import shared, without_exchange
from digitpad.training.config import TrainConfig
from digitpad.training.ctc import best_path, ctc_loss, is_whole
from digitpad.words import QT_TRANSLATE_NOOP

MAX_MICRO_BATCH: Final = 2048
"""Largest micro-batch, in images. Larger batches are accumulated from micro-batches, so that memory
stays bounded and a stop takes effect in the middle of a batch."""
FINAL_STRENGTH: Final = 0.4
"""Strength of augmentation at the end of its annealing, relative to the start of the run."""
UNSPLIT_BATCH: Final = 512
"""Batches of up to this many images are never split."""
CACHED_VALUES: Final = 1 << 22
"""Most values in a layer's output on a processor: 16 MB, which stay in its caches. The CIFAR-10
networks process 2.7 to 3.2 times as many images per second as with micro-batches of 2,048."""
WARM_UP_SHARE: Final = 0.2
"""Fraction of a one-cycle run in which the rate rises (Smith, https://arxiv.org/abs/1708.07120)."""
INITIAL_RATE: Final = 0.1
"""Learning rate at the start of a one-cycle run, relative to its maximum."""
FUSED_DEVICES: Final = ("cpu", "cuda")
REJECT_WEIGHT: Final = 0.3
TEACHER_INTERVAL: Final = 2
"""The teacher is run once in this many steps; it can cost as much as the step itself."""
MIXUP_ALPHA: Final = 0.2
"""Of the Beta distribution of shares: mostly a little of the other picture, as in the paper."""
NONE_IGNORED: Final = -100
"""torch's own default for no label that is ignored."""
TEACHER_TEMPERATURE: Final = 2.0
"""Softens a teacher's outputs, so that they show which other digits an image resembles (Hinton,
Vinyals, Dean, https://arxiv.org/abs/1503.02531)."""


class TrainingRun:
    """A network in training, with its optimizer and its place in the run.

    ``group``: the processes that share each batch, with the same settings and data.
    ``teacher``: a trained network whose outputs are distilled into this one. ``outliers``: the
    data set's own, which alternate with generated ones if the recipe asks for outliers. Raises
    ``ConfigError`` if a batch has fewer images than there are processes.
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
            # More layers learn a hand no better, and their gradients cost most of the time.
            stages = list(self.network.stages)
            weighted = [part for part in stages if any(p.dim() > 1 for p in part.parameters())]
            for stage in stages:
                stage.requires_grad_(stage is weighted[-1])
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
        architecture = self.network.architecture
        self.augmentation = _augmentation(config, architecture) if config.recipe.augment else None
        self.wear = ScanWear() if self.augmentation and config.recipe.scan_wear else None
        self.mixing = _mixing(config, architecture)
        self.watch: Callable[[Tensor, Tensor, Tensor], None] | None = None
        """Called with inputs, labels and outputs of each micro-batch."""
        self.outliers: Split | None = None
        if config.recipe.outliers and architecture.rejects:
            series = outlier_series(architecture.class_count, architecture.input_shape)
            generated = GeneratedSplit(series, self.device)
            self.outliers = InterleavedSplit([generated, outliers]) if outliers else generated

    @property
    def total_steps(self) -> int:
        return self.config.recipe.epochs * self.steps_per_epoch

    def gradients(self, batch: Tensor) -> Iterator[tuple[Tensor, Tensor, int]]:
        """Compute the gradients of one batch in micro-batches.

        ``batch``: indices into the split. Yields, after each micro-batch, its mean loss (without
        label smoothing or distillation, so comparable to a test's), its number of images read
        correctly (both detached scalars on the device) and its number of images, all for the
        whole group. ``apply`` takes the step afterwards; ``abandon`` drops it.
        """
        self.network.train(not self.config.recipe.fine_tunes)
        self.optimizer.zero_grad(set_to_none=True)
        self.generator.manual_seed(seed_for(self.config.seed, "step", self.step))
        self._statistics = [buffer.clone() for buffer in self.network.buffers()]
        parts, done = batch.split(self.micro_batch), 0
        for part in parts:
            with without_exchange(self._model, wanted=part is not parts[-1]):
                loss, reported, right = self._loss(part, done)
                # DistributedDataParallel averages the gradients; the loss is a sum over the group.
                (loss * (self.group.size * len(part) / len(batch))).backward()
            done += len(part)
            reported, right = self.group.summed(reported.detach(), right)
            yield reported, right, len(part)

    def apply(self) -> None:
        """Take one optimizer step with the gradients that ``gradients`` left."""
        rate = learning_rate_at(self.config, self.step / self.total_steps)
        for parameters in self.optimizer.param_groups:
            parameters["lr"] = rate
        self.optimizer.step()
        self.step += 1
        self._update_average()

    def halve(self, count: int) -> bool:
        """Halve the micro-batch of a batch of ``count`` images; return whether it could be."""
        at_once = min(self.micro_batch, count)
        if not self.group.is_alone or at_once < 2:
            return False
        self.micro_batch = at_once // 2
        if self.device.type == "cuda":
            torch.cuda.empty_cache()
        return True

    def abandon(self) -> None:
        """Restore the batch statistics that an unfinished batch has already changed."""
        for buffer, before in zip(self.network.buffers(), self._statistics, strict=True):
            buffer.copy_(before)

    def evaluation_weights(self) -> dict[str, Tensor]:
        """Return the weights to test and save: the running average if there is one."""
        return self.network.tensors() if self.average is None else self.average

    def _loss(self, indices: Tensor, before: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return ``training_loss`` of this process's share of a micro-batch.

        ``before``: images of the batch that came before this micro-batch.
        """
        share = self.group.share(len(indices))
        images, labels = self.split.batch(indices[share])
        shard, part = Shard(len(indices), self._shard_indices(share)), len(images) / len(indices)
        if self.outliers is not None:
            chosen = self._outlier_indices(before, before + len(indices))
            share = self.group.share(len(chosen))
            outliers, outlier_labels = self.outliers.batch(chosen[share])
            images, labels = torch.cat((images, outliers)), torch.cat((labels, outlier_labels))
            shard = shard.and_then(Shard(len(chosen), self._shard_indices(share)))
        self.network.use_generator(self.generator, shard)
        classed, teacher_outputs = len(images), None
        inputs = to_input(images)
        if self.augmentation is not None:
            done = self.step / self.total_steps
            strength = augmentation_strength(self.config.recipe.annealing, done)
            inputs = self.augmentation.times(strength)(inputs, self.generator, shard)
        if self.mixing is not None:
            with torch.random.fork_rng(devices=[]):  # it draws from torch's global generator
                torch.default_generator.manual_seed(
                    seed_for(self.config.seed, "mix", self.step, before)
                )
                inputs, labels = self.mixing(inputs, labels)
        with torch.autocast(
            self.device.type, torch.bfloat16, enabled=self.config.recipe.precision == "bfloat16"
        ):
            if self.teacher is not None and self.step % TEACHER_INTERVAL == 0:
                # The teacher sees the images without scan wear, which it was not trained on.
                with torch.no_grad():
                    teacher_outputs = self.teacher(inputs[:classed])
            if self.wear is not None:
                inputs = self.wear(inputs, self.generator, shard)
            outputs = self._model(inputs)
        if self.watch is not None:
            self.watch(inputs, labels, outputs)
        return training_loss(
            self.network.architecture,
            outputs,
            inputs,
            labels,
            self.config.recipe,
            parts=(part, len(images) / shard.count),
            teacher_outputs=teacher_outputs,
        )

    def _outlier_indices(self, start: int, stop: int) -> Tensor:
        """Return the outliers that go with the images from ``start`` to ``stop`` of the batch.

        They are distinct within a batch, and the next batch continues where this one ends.
        """
        share, batch = self.config.recipe.outliers, self.config.recipe.batch_size
        whole = self.split.count if batch == "full" else min(batch, self.split.count)
        first, last = (bound * share // 100 for bound in (start, stop))
        numbers = torch.arange(first, max(last, first + 1))
        count = self.outliers.count if self.outliers else 1
        return (numbers + self.step * max(1, whole * share // 100)) % count

    def _shard_indices(self, share: slice) -> Tensor | None:
        if self.group.is_alone:
            return None
        return torch.arange(share.start, share.stop, device=self.device)

    def _update_average(self) -> None:
        """Update the running average of the weights; it follows faster at the start."""
        if self.average is None:
            return
        decay = min(self.config.recipe.average_decay, (1 + self.step) / (10 + self.step))
        live = [tensor.detach() for tensor in self.network.tensors().values()]
        torch._foreach_lerp_(list(self.average.values()), live, 1.0 - decay)


def _augmentation(
    config: TrainConfig, architecture: Architecture
) -> DigitAugmentation | PictureAugmentation | InkAugmentation:
    if architecture.input_shape == INK_INPUT:
        return InkAugmentation()
    if architecture.input_shape[0] == 1:
        return LineAugmentation() if architecture.reads_lines else DigitAugmentation()
    return PictureAugmentation(mirrors=config.source.classes != DIGITS)


def _mixing(config: TrainConfig, architecture: Architecture) -> Callable[..., Any] | None:
    """Return what mixes pictures and makes shares of classes of their labels, if it is asked for.

    Raises ``ConfigError`` for networks that do not tell colour pictures apart.
    """
    if config.recipe.mixing == "none":
        return None
    if not architecture.mixes:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "{model} does not tell colour pictures apart, and only these are mixed: choose none.",
        )
        raise ConfigError(message.filled(model=architecture.name))
    from torchvision.transforms import v2

    kind = v2.MixUp if config.recipe.mixing == "mixup" else v2.CutMix
    mixes: Callable[..., Any] = kind(
        alpha=MIXUP_ALPHA if config.recipe.mixing == "mixup" else 1.0,
        num_classes=architecture.class_count,
    )
    return mixes


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
    """Return a seed that is distinct for each purpose, epoch or step of a run."""
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
    if epoch == 0 or split.renews:
        # Images still being generated are taken in the order in which they become available.
        arrival = split.arrival(generator)
        order = (arrival[::size][:steps] if in_batches else arrival).argsort(stable=True)
    else:
        order = torch.randperm(steps if in_batches else split.count, generator=generator)
    if in_batches:
        contiguous = torch.arange(split.count).split(size)
        return [contiguous[index] for index in order.tolist()]
    if split.device.type == "cuda":
        # Copies from pinned memory are asynchronous.
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
    """Return the learning rate after ``fraction`` (0..1) of all steps."""
    highest = config.recipe.learning_rate
    if config.recipe.schedule == "constant":
        return highest
    if fraction < WARM_UP_SHARE:
        return highest * (INITIAL_RATE + (1.0 - INITIAL_RATE) * fraction / WARM_UP_SHARE)
    left = (fraction - WARM_UP_SHARE) / (1.0 - WARM_UP_SHARE)
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
    teacher_outputs: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the loss to minimise, the loss to report, and the number of images read correctly.

    The reported loss leaves out label smoothing and distillation.
    Classes: mean cross-entropy. An architecture that rejects also learns, in its last output,
    whether an image is a digit at all; outliers have a label equal to the class count and
    contribute to that output only. Reconstruction: mean squared error. Lines: CTC, mean per sign.
    ``parts``: the fractions of a shared batch's classed images, and of all its images, that these
    are; the losses of all parts add up to that of the batch. ``teacher_outputs``: a teacher's
    outputs for the first images; they are distilled with the weight ``recipe.distillation``
    where the teacher is right. ``labels`` of mixed pictures: float32 (n, classes), the share of
    each class, of which the largest counts as read correctly.
    """
    classed_share, image_share = parts
    outputs = outputs.float()
    if architecture.reconstructs:
        loss = image_share * F.mse_loss(outputs, inputs)
        return loss, loss, torch.full((), nan, device=outputs.device)
    classes = architecture.class_count
    if architecture.reads_lines:
        loss = classed_share * ctc_loss(outputs, labels)
        return loss, loss, is_whole(best_path(outputs.detach()), labels, classes).sum()
    logits = outputs[:, :classes]
    targets, ignored = labels, classes
    if labels.is_floating_point():
        labels, ignored = labels.argmax(1), NONE_IGNORED
    reported = classed_share * F.cross_entropy(logits, targets, ignore_index=ignored)
    loss = reported
    if recipe.label_smoothing:
        loss = classed_share * F.cross_entropy(
            logits, targets, ignore_index=ignored, label_smoothing=recipe.label_smoothing
        )
    if teacher_outputs is not None:
        count = len(teacher_outputs)
        distillation = _distillation_loss(
            logits[:count], teacher_outputs[:, :classes].float(), labels[:count]
        )
        loss = loss + classed_share * recipe.distillation * distillation
    if architecture.rejects:
        is_digit = (labels != classes).float()
        score = outputs[:, classes]
        if architecture.competes:
            score = logits.logsumexp(1) - score
        entropy = F.binary_cross_entropy_with_logits(score, is_digit)
        loss, reported = (x + image_share * REJECT_WEIGHT * entropy for x in (loss, reported))
    right = (logits.detach().argmax(1) == labels).sum()
    return loss, reported, right


def _distillation_loss(logits: Tensor, teacher_outputs: Tensor, labels: Tensor) -> Tensor:
    """Return the softened Kullback-Leibler divergence from the teacher, where it is right.

    Scaled so that it compares with a cross-entropy.
    """
    ours, theirs = (x.div(TEACHER_TEMPERATURE).log_softmax(1) for x in (logits, teacher_outputs))
    divergence = F.kl_div(ours, theirs, reduction="none", log_target=True).sum(1)
    is_right = teacher_outputs.argmax(1) == labels
    return (divergence * is_right).mean() * TEACHER_TEMPERATURE**2


def augmentation_strength(annealing: float, fraction: float) -> float:
    """Return the strength of augmentation after ``fraction`` (0..1) of all steps.

    It is 1 at first and falls to ``FINAL_STRENGTH`` over the last ``annealing`` of the run.
    """
    if not annealing or fraction <= 1.0 - annealing:
        return 1.0
    return 1.0 - (1.0 - FINAL_STRENGTH) * (fraction - (1.0 - annealing)) / annealing


def micro_batch_size(config: TrainConfig, architecture: Architecture, device: torch.device) -> int:
    """Return the number of images in a micro-batch.

    Small batches are not split, because batch normalisation uses the statistics of a micro-batch.
    """
    size = config.recipe.batch_size
    if device.type != "cpu" or (size != "full" and size <= UNSPLIT_BATCH):
        return MAX_MICRO_BATCH
    largest = max(prod(shape) for shape in (architecture.input_shape, *architecture.shapes_along()))
    return max(1, min(MAX_MICRO_BATCH, CACHED_VALUES // largest))
