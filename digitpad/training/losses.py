"""What a network is trained to make small, and how a test part is scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import nan
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.data.split import Split
from digitpad.models.architecture import Architecture
from digitpad.models.torch.network import Network
from digitpad.training.distributed import ALONE, Team

REJECT_WEIGHT: Final = 0.3
TEST_CHUNK: Final = 500
"""Images tested at once: candle's cnn needs 37 MB for its first layer then, not 737."""


def to_input(images: Tensor) -> Tensor:
    """Return uint8 pixels as float32 in 0..1."""
    return images.to(torch.float32).div_(255.0)


def training_loss(
    architecture: Architecture,
    outputs: Tensor,
    inputs: Tensor,
    labels: Tensor,
    smoothing: float,
    parts: tuple[float, float] = (1.0, 1.0),
) -> tuple[Tensor, Tensor]:
    """Return the mean loss of a batch, and how many of its images were read right, as scalars.

    Classes: mean cross-entropy. An architecture that rejects is also taught, in its last
    output, whether an image is a digit at all; a label equal to the class count says that it
    is not, and such images count for that alone. Reconstruction: mean-squared error.
    ``parts``: which part of a shared batch's classed images, and of all its images, these are;
    the losses of all parts add up to that of the batch.
    """
    of_classed, of_all = parts
    outputs = outputs.float()
    if architecture.reconstructs:
        loss = of_all * F.mse_loss(outputs, inputs)
        return loss, torch.full((), nan, device=outputs.device)
    classes = architecture.class_count
    loss = of_classed * F.cross_entropy(
        outputs[:, :classes], labels, ignore_index=classes, label_smoothing=smoothing
    )
    if architecture.rejects:
        is_digit = (labels != classes).float()
        loss = loss + of_all * REJECT_WEIGHT * F.binary_cross_entropy_with_logits(
            outputs[:, classes], is_digit
        )
    right = (outputs[:, :classes].detach().argmax(1) == labels).sum()
    return loss, right


@dataclass(frozen=True, slots=True)
class TestScore:
    """``loss``: mean over the images; ``accuracy``: 0..1, NaN for a network that reconstructs."""

    loss: float
    accuracy: float
    count: int


def score(network: Network, split: Split, team: Team = ALONE) -> Iterator[TestScore | None]:
    """Test a network on a whole split, in chunks, each shared out over the team.

    Yields None after each chunk, so that the caller can look up, and the score at the end.
    """
    architecture = network.architecture
    network.eval()
    loss = torch.zeros((), device=split.device)
    right = torch.zeros((), dtype=torch.int64, device=split.device)
    for chunk in torch.arange(split.count).split(TEST_CHUNK * team.size):
        indices = chunk[team.share(len(chunk))]
        if not len(indices):  # a small last chunk leaves nothing for some processes
            yield None
            continue
        with torch.inference_mode():
            images, labels = split.batch(indices)
            inputs = to_input(images)
            outputs = network(inputs).float()
            if architecture.reconstructs:
                loss += F.mse_loss(outputs, inputs) * len(inputs)
            else:
                logits = outputs[:, : architecture.class_count]
                loss += F.cross_entropy(logits, labels, reduction="sum")
                right += (logits.argmax(1) == labels).sum()
        yield None
    loss, right = team.summed(loss, right)
    accuracy = nan if architecture.reconstructs else int(right) / split.count
    yield TestScore(float(loss) / split.count, accuracy, split.count)
