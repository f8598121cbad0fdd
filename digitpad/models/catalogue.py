"""Every architecture that digitpad knows, by name.

Our own are defined in ``models/own.py``, published ones in ``models/published.py`` and
``models/vit.py``, and those that users build from layers in ``models/custom.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models.architecture import DIGIT_INPUT, Architecture
from digitpad.models.custom import custom
from digitpad.models.own import (
    DEEP_LINE_READER,
    DIGITPAD,
    INK_READER,
    LINE_READER,
    NUMBER_SIGN_READER,
    QUICK,
    own_classes,
)
from digitpad.models.pixels import ARGUMENT, with_pixels
from digitpad.models.published import CANDLE_AND_TCH, CIFAR
from digitpad.models.vision import MOBILE, RESNET, mobilenet_v3_small, resnet18
from digitpad.models.vit import vit
from digitpad.words import QT_TRANSLATE_NOOP

_PUBLISHED: Final = (*CANDLE_AND_TCH, vit(), *CIFAR)
GROUPS: Final[dict[str, tuple[Architecture, ...]]] = {
    QT_TRANSLATE_NOOP("models", "Fast"): (QUICK,),
    QT_TRANSLATE_NOOP("models", "Published"): tuple(
        net for net in _PUBLISHED if net.input_shape == DIGIT_INPUT
    ),
    QT_TRANSLATE_NOOP("models", "Colour pictures"): tuple(
        net
        for net in (*_PUBLISHED, resnet18(), mobilenet_v3_small())
        if net.input_shape != DIGIT_INPUT
    ),
    QT_TRANSLATE_NOOP("models", "digitpad’s own"): (DIGITPAD, INK_READER),
    QT_TRANSLATE_NOOP("models", "Build your own"): (custom(),),
    QT_TRANSLATE_NOOP("models", "Numbers"): (NUMBER_SIGN_READER, LINE_READER, DEEP_LINE_READER),
}
"""The architectures under their headings in the window."""
ARCHITECTURES: Final = {
    net.name: net for group in (*GROUPS.values(), (own_classes(),)) for net in group
}
BUILDERS: Final[dict[str, Callable[..., Architecture]]] = {
    "vit": vit, "custom": custom, "own-classes": own_classes, RESNET: resnet18,
    MOBILE: mobilenet_v3_small,
}  # fmt: skip
"""Builders of the architectures that take arguments."""


def names() -> tuple[str, ...]:
    """Return the names of all architectures, group by group."""
    return tuple(ARCHITECTURES)


def architecture(name: str, /, **arguments: int | str) -> Architecture:
    """Return the architecture called ``name``, built with ``arguments`` if it takes any.

    All take ``pixels``, the scaling of pixels that its weights want (``models/pixels.py``).

    Raises ``ConfigError`` for an unknown name, listing the known ones, and for unknown or invalid
    arguments.
    """
    if name not in ARCHITECTURES:
        there = ", ".join(ARCHITECTURES)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "There is no model called “{name}”. Available: {there}."
            ).filled(name=name, there=there)
        )
    pixels = arguments.pop(ARGUMENT, None)
    if pixels is not None:
        return with_pixels(architecture(name, **arguments), str(pixels))
    if not arguments:
        return ARCHITECTURES[name]
    taken = signature(BUILDERS[name]).parameters if name in BUILDERS else {}
    for argument, value in arguments.items():
        if argument not in taken:
            defaults = ", ".join(f"{key}={taken[key].default}" for key in taken)
            takes = QT_TRANSLATE_NOOP("errors", "It takes none.")
            if defaults:
                phrase = QT_TRANSLATE_NOOP("errors", "It takes these (with defaults): {arguments}.")
                takes = phrase.filled(arguments=defaults)
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "The model {name} takes no argument “{argument}”. {takes}"
                ).filled(name=name, argument=argument, takes=takes)
            )
        kind = type(taken[argument].default)
        if type(value) is not kind:
            kind_name = QT_TRANSLATE_NOOP("errors", "words")
            if kind is int:
                kind_name = QT_TRANSLATE_NOOP("errors", "a whole number")
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "The argument “{argument}” of {name} is {wanted}, not {value}."
                ).filled(argument=argument, name=name, wanted=kind_name, value=value)
            )
    return BUILDERS[name](**arguments)
