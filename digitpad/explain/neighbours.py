"""Features of images in a network, and the training images nearest to a drawing; with torch.

Features are the inputs of the last layer with weights: the network's representation of an image
before it is classified. Distance is by angle (cosine), which ignores the strength of the ink.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from digitpad.arrays import Floats
from digitpad.data.catalogue import MY_THINGS
from digitpad.data.convention import convention_of
from digitpad.data.family import Series
from digitpad.data.source import DataSource, split_names
from digitpad.data.split import CPU, loading_steps
from digitpad.errors import DatasetError, DigitpadError
from digitpad.explain.pieces import Image
from digitpad.generators import finished
from digitpad.modelfile import Model
from digitpad.models.torch.network import Network
from digitpad.words import QT_TRANSLATE_NOOP

BATCH: Final = 250
SEARCHED: Final = 2000
"""Number of training images that are searched, from the front; they are not sorted by class."""
FALLBACKS: Final = ("mnist", "cifar10", "handwriting-small")
"""Data sets to use if the model's own is not available; the last is built in."""


@dataclass(frozen=True, slots=True, eq=False)
class Neighbours:
    """The images of a data set with their features, unit vectors float32 (n, k)."""

    images: Image
    labels: npt.NDArray[np.int64]
    features: Floats

    def nearest(self, features: Floats, count: int) -> list[tuple[int, float]]:
        """Return the indices of the nearest images and their similarity, −1..1, best first.

        ``features``: unit vector (k,).
        """
        likeness = self.features @ features
        best = np.argpartition(-likeness, min(count, len(likeness) - 1))[:count]
        best = best[np.argsort(-likeness[best], kind="stable")]
        return [(int(number), float(likeness[number])) for number in best]


def features_of(network: Network, images: Image) -> Floats:
    """Return the features, unit vectors float32 (n, k), of uint8 images (n, channels, h, w)."""
    return features_and_classes(network, images)[0]


def features_and_classes(network: Network, images: Image) -> tuple[Floats, npt.NDArray[np.int64]]:
    """Return the features of images, like ``features_of``, and their predicted classes, (n,)."""
    class_count = network.architecture.class_count
    last = max(n for n, layer in enumerate(network.architecture.layers) if layer.parts())
    with torch.inference_mode():
        # A copy, because torch does not support read-only arrays.
        values: Tensor = torch.tensor(images).to(torch.float32) / 255
        for stage in network.stages[:last]:
            values = stage(values)
        outputs, values = values, values.flatten(1)
        for stage in network.stages[last:]:
            outputs = stage(outputs)
        features: Floats = (values / values.norm(dim=1, keepdim=True).clamp_min(1e-9)).numpy()
        classes: npt.NDArray[np.int64] = outputs[:, :class_count].argmax(dim=1).numpy()
    return features, classes


def neighbours_of(
    network: Network, images: Image, labels: npt.NDArray[np.int64]
) -> Generator[tuple[int, int], None, Neighbours]:
    """Compute the features of images; yields (done, total) after each batch."""
    features = []
    for start in range(0, len(images), BATCH):
        features.append(features_of(network, images[start : start + BATCH]))
        yield min(start + BATCH, len(images)), len(images)
    return Neighbours(images, labels, np.concatenate(features))


def images_at_hand(
    model: Model, folders: Mapping[str, Path], part: Literal["train", "test"], count: int
) -> tuple[DataSource, Image, npt.NDArray[np.int64]]:
    """Return the first images of a part of the model's data set, or of a similar one.

    Images uint8 (n, channels, h, w) and labels int64 (n,); of My things some of all that there are,
    as they were drawn, since such a model has learned from all of them. ``folders``: the user's,
    by data set. Nothing is downloaded. Raises ``DatasetError`` if no suitable images are available.
    """
    info = model.info
    kind = info.architecture.input_shape, info.classes
    for name in (*split_names(info.dataset), *FALLBACKS):
        with suppress(DigitpadError):
            folder = folders.get(DataSource.parse(name).folder_owner)
            source = DataSource.parse(name, folder).as_input(kind[0])
            is_there = source.status(folder).state in ("ready", "built-in")
            if (source.input_shape, source.classes) == kind and is_there:
                if name == MY_THINGS.name:
                    drawn = finished(source.tested_on.sampling(folder, count))
                    return source, *(drawn.make(0, count) if isinstance(drawn, Series) else drawn)
                convention = convention_of(info, name)
                dataset = finished(loading_steps(source, folder, CPU, convention))
                split = dataset.test if part == "test" else dataset.train
                images, labels = split.batch(torch.arange(min(count, split.count)))
                return source, images.numpy(), labels.numpy()
    raise DatasetError(
        QT_TRANSLATE_NOOP(
            "errors",
            "No images that {model} could have learned from are at hand. Choose their folder "
            "beside the data set.",
        ).filled(model=info.name)
    )
