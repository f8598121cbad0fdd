"""A small patch-embedding transformer: the encoder that TrOCR, BEiT and DeiT use.

Tensor names are those of the published encoders. An image is cut into square patches; the
position embeddings have a row for each patch and one for the class token, so a file fits only
the image and patch sizes that it was trained with.
"""

from __future__ import annotations

from typing import Final

from digitpad.errors import ConfigError
from digitpad.models import layers
from digitpad.models.architecture import Architecture, ReadingKind, operations_complaint
from digitpad.models.recipe import ONE_CYCLE
from digitpad.words import QT_TRANSLATE_NOOP, in_percent

CHANNELS: Final = {28: 1, 32: 3}
"""Channels of images by their side: digits, and CIFAR’s colour pictures."""
MAX_WIDTH: Final = 1024
MAX_BLOCKS: Final = 24
EPOCHS: Final = 8
"""Of the recipe, and of the accuracy measured with it."""
RECIPE: Final = ONE_CYCLE(EPOCHS, 256, "adamw", 2e-3, weight_decay=0.05, betas=(0.9, 0.99))


def vit(
    image: int = 28, patch: int = 7, width: int = 64, blocks: int = 4, heads: int = 4
) -> Architecture:
    """Return the transformer for images of ``image`` pixels cut into patches of ``patch``.

    Raises ``ConfigError`` if the sizes are not compatible.
    """
    _check(image, patch, width, blocks, heads)
    published: str = QT_TRANSLATE_NOOP(
        "models", "not measured in this size; far smaller than the published ones"
    )
    if (image, patch, width, blocks, heads) == (28, 7, 64, 4, 4):  # seed 0
        measured = QT_TRANSLATE_NOOP(
            "models",
            "{share} of MNIST’s test set after {epochs} epochs; far smaller than the "
            "published ones",
        )
        published = measured.filled(share=in_percent(0.9808), epochs=EPOCHS)
    cuts = QT_TRANSLATE_NOOP(
        "models", "Cuts the image into {count} patches and lets each look at all others."
    )
    encoder = (f"encoder.layer.{number}" for number in range(blocks))
    arguments: dict[str, int | str] = {
        "image": image,
        "patch": patch,
        "width": width,
        "blocks": blocks,
        "heads": heads,
    }
    network = Architecture(
        name="vit",
        title=QT_TRANSLATE_NOOP("models", "Transformer"),
        origin=QT_TRANSLATE_NOOP(
            "models",
            "the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, "
            "arXiv 2010.11929)",
        ),
        summary=cuts.filled(count=(image // patch) ** 2),
        published=published,
        layers=(
            layers.PatchEmbedding(CHANNELS[image], image, patch, width, "embeddings"),
            *(layers.TransformerBlock(width, heads, 4 * width, name) for name in encoder),
            layers.LayerNorm(width, "layernorm"),
            layers.ClassToken(),
            layers.Dropout(0.1),
            layers.Linear(width, 10, *layers.named("classifier")),
        ),
        input_shape=(CHANNELS[image], image, image),
        recipe=RECIPE,
        initialisation="vit",
        reading=ReadingKind.DIGIT if CHANNELS[image] == 1 else ReadingKind.PICTURE,
        arguments=tuple(sorted(arguments.items())),
    )
    if too_many := operations_complaint(network.operations()):
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "A vit of this size needs {too_many}. Take fewer patches or blocks."
            ).filled(too_many=too_many)
        )
    return network


def _check(image: int, patch: int, width: int, blocks: int, heads: int) -> None:
    if image not in CHANNELS:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "vit reads images of 28×28 (digits) or 32×32 (colour pictures), not "
                "{image}×{image}.",
            ).filled(image=image)
        )
    if patch < 2 or image % patch:
        fitting = ", ".join(str(size) for size in range(2, image + 1) if image % size == 0)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "An image of {image} pixels cannot be cut into patches of {patch}, but of "
                "{fitting}.",
            ).filled(image=image, patch=patch, fitting=fitting)
        )
    if not 1 <= blocks <= MAX_BLOCKS:
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "vit has 1 to {most} blocks, not {blocks}.").filled(
                most=MAX_BLOCKS, blocks=blocks
            )
        )
    if not 1 <= width <= MAX_WIDTH or heads < 1 or width % heads:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "A width of {width} cannot be shared by {heads} heads."
            ).filled(width=width, heads=heads)
        )
