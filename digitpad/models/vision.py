"""Two networks of torchvision, with stems for small images.

Tensor names are torchvision's. Its networks begin by halving a photograph of 224 pixels two or four
times, which would leave nothing of 28 or 32: here they begin at full size. ``resnet18`` has a first
convolution of 3×3 and no pooling, as in its paper for CIFAR-10 (He et al. 2015, arXiv 1512.03385);
of ``mobilenet_v3_small`` the first two strides are 1, so that its weights keep their shapes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models import layers
from digitpad.models.architecture import CLASS_SETS, Architecture, ReadingKind
from digitpad.models.custom import MOST_CLASSES
from digitpad.models.plain import Shapes
from digitpad.models.recipe import ONE_CYCLE
from digitpad.models.vit import CHANNELS
from digitpad.words import QT_TRANSLATE_NOOP

RESNET: Final = "resnet18"
MOBILE: Final = "mobilenet-v3-small"
WIDTHS: Final = (64, 64, 128, 256, 512)
MOBILE_BLOCKS: Final[tuple[tuple[int, int, int, int, int, bool, bool], ...]] = (
    *((16, 16, 1, 3, 16, True, False), (16, 24, 2, 3, 72, False, False)),
    *((24, 24, 1, 3, 88, False, False), (24, 40, 2, 5, 96, True, True)),
    *((40, 40, 1, 5, 240, True, True), (40, 40, 1, 5, 240, True, True)),
    *((40, 48, 1, 5, 120, True, True), (48, 48, 1, 5, 144, True, True)),
    *((48, 96, 2, 5, 288, True, True), (96, 96, 1, 5, 576, True, True)),
    (96, 96, 1, 5, 576, True, True),
)
"""Inputs, outputs, stride, kernel, width in the middle, whether it squeezes and swishes."""
MOBILE_EPSILON: Final = 1e-3
LAST_SIDE: Final = 4
"""Side of the last maps: 28 and 32 are halved three times."""
ENDS: Final = {
    RESNET: ("conv1.weight", "fc.weight"),
    MOBILE: ("features.0.0.weight", "classifier.3.weight"),
}
"""Names of the first and the last weight."""


def resnet18(image: int = 32, classes: int = 10) -> Architecture:
    """Return ResNet-18 for images of ``image`` pixels. Raises ``ConfigError`` for other sizes."""
    channels = _channels(image, classes)
    blocks: list[layers.Layer] = []
    for number, (inputs, outputs) in enumerate(pairwise(WIDTHS), 1):
        stride = 1 if number == 1 else 2
        blocks += [
            layers.ResidualBlock(inputs, outputs, stride, f"layer{number}.0"),
            layers.ResidualBlock(outputs, outputs, 1, f"layer{number}.1"),
        ]
    network = Architecture(
        name=RESNET,
        title=QT_TRANSLATE_NOOP("models", "ResNet-18 (torchvision)"),
        origin=QT_TRANSLATE_NOOP("models", "torchvision (He et al. 2015, arXiv 1512.03385)"),
        summary=QT_TRANSLATE_NOOP(
            "models",
            "Eight blocks, each of which adds something to what it is given. Large: a processor "
            "takes long to train it.",
        ),
        published=QT_TRANSLATE_NOOP("models", "not measured in this size"),
        layers=(
            layers.Conv(channels, WIDTHS[0], 3, ENDS[RESNET][0], None, padding=1),
            layers.BatchNorm(WIDTHS[0], "bn1"),
            layers.ReLU(),
            *blocks,
            *(layers.AveragePool(LAST_SIDE), layers.Flatten()),
            layers.Linear(WIDTHS[-1], classes, *layers.named("fc")),
        ),
        recipe=ONE_CYCLE(
            20, 128, "sgd", 0.1, momentum=0.9, weight_decay=5e-4, augment=True, precision="auto"
        ),
    )
    return _of_size(network, image, classes)


def mobilenet_v3_small(image: int = 32, classes: int = 10) -> Architecture:
    """Return MobileNetV3 small for images of ``image`` pixels. Raises like ``resnet18``."""
    first, last = MOBILE_BLOCKS[0][0], MOBILE_BLOCKS[-1][1]
    expanded = 6 * last
    blocks: list[layers.Layer] = []
    for number, sizes in enumerate(MOBILE_BLOCKS, 1):
        inputs, outputs, stride, kernel, wide, squeezes, swishes = sizes
        sides, name = (inputs, outputs, stride), f"features.{number}"
        blocks.append(layers.InvertedResidual(*sides, name, kernel, wide, squeezes, swishes))
    end = f"features.{len(MOBILE_BLOCKS) + 1}"
    swish = layers.Activation("hardswish")
    network = Architecture(
        name=MOBILE,
        title=QT_TRANSLATE_NOOP("models", "MobileNetV3 small (torchvision)"),
        origin=QT_TRANSLATE_NOOP("models", "torchvision (Howard et al. 2019, arXiv 1905.02244)"),
        summary=QT_TRANSLATE_NOOP(
            "models",
            "Made for telephones: convolutions on one channel each, and a look at the whole "
            "picture that weighs the channels.",
        ),
        published=QT_TRANSLATE_NOOP("models", "not measured in this size"),
        layers=(
            layers.Conv(_channels(image, classes), first, 3, ENDS[MOBILE][0], None, padding=1),
            *(layers.BatchNorm(first, "features.0.1", MOBILE_EPSILON), swish),
            *blocks,
            layers.Conv(last, expanded, 1, f"{end}.0.weight", None),
            *(layers.BatchNorm(expanded, f"{end}.1", MOBILE_EPSILON), swish),
            *(layers.AveragePool(LAST_SIDE), layers.Flatten()),
            *(layers.Linear(expanded, 1024, *layers.named("classifier.0")), swish),
            layers.Dropout(0.2),
            layers.Linear(1024, classes, *layers.named("classifier.3")),
        ),
        recipe=ONE_CYCLE(20, 128, "adamw", 4e-3, weight_decay=0.05, augment=True, precision="auto"),
    )
    return _of_size(network, image, classes)


def fitting_sizes(name: str, shapes: Shapes) -> Iterator[dict[str, int | str]]:
    """Yield the arguments, if any, of the network ``name`` that tensors of these shapes have."""
    first, last = (shapes.get(end, ()) for end in ENDS[name])
    for image, channels in CHANNELS.items():
        known = CLASS_SETS[channels, image, image]
        if first[1:2] == (channels,) and len(last) == 2 and last[0] in known:
            yield {"image": image, "classes": last[0]}


def _channels(image: int, classes: int) -> int:
    if image not in CHANNELS or not 2 <= classes <= MOST_CLASSES:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells "
                "2 to {most} classes apart, not {image}×{image} and {classes}.",
            ).filled(most=MOST_CLASSES, image=image, classes=classes)
        )
    return CHANNELS[image]


def _of_size(network: Architecture, image: int, classes: int) -> Architecture:
    return replace(
        network,
        input_shape=(CHANNELS[image], image, image),
        reading=ReadingKind.DIGIT if CHANNELS[image] == 1 else ReadingKind.PICTURE,
        class_count=classes,
        arguments=(("classes", classes), ("image", image)),
    )
