"""How the pixels were scaled that a network was trained on.

A text such as “mean 0.1307 std 0.3081” becomes a layer before all others, so that whatever runs,
explains, trains or exports the network applies it. It is stored in a model file as the argument
``pixels`` of the architecture.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture
from digitpad.models.layers import Layer, Scale
from digitpad.untrusted import quoted
from digitpad.words import QT_TRANSLATE_NOOP

ARGUMENT: Final = "pixels"
AS_THEY_ARE: Final = "0-1"
CONVENTIONS: Final = (
    AS_THEY_ARE, "0-255", "inverted", "mean 0.1307 std 0.3081", "mean 0.5 std 0.5",
    "inverted 0-255", "inverted mean 0.5 std 0.5",
)  # fmt: skip
"""The usual ones for grey digits, likeliest first; ink is light on dark unless inverted."""
_NUMBERS: Final = r"((?: [0-9.]+(?:e-?[0-9]+)?)+)"
_GRAMMAR: Final = re.compile(rf"(inverted)? ?(?:(0-1)|(0-255)|mean{_NUMBERS} std{_NUMBERS})?")


GUESS: Final = QT_TRANSLATE_NOOP(
    "errors",
    "Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: "
    "if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)",
)
"""The sentence about guessed pixels in what is guessed about a model."""


def without_guess(guess: str) -> str:
    """Return what else is guessed about a model, once its pixels are known."""
    beginning = GUESS.partition("{")[0]
    return ". ".join(part for part in guess.split(". ") if not part.startswith(beginning))


def pixels_of(architecture: Architecture) -> str:
    """Return the text of a network's pixels, “0-1” unless they are scaled."""
    return str(dict(architecture.arguments).get(ARGUMENT, AS_THEY_ARE))


def with_pixels(architecture: Architecture, text: str) -> Architecture:
    """Return the network for pixels of the convention ``text`` instead of its own.

    Raises ``ConfigError`` if it is none, and for a network that draws pixels itself.
    """
    layers: tuple[Layer, ...] = tuple(
        layer for layer in architecture.layers if not isinstance(layer, Scale)
    )
    arguments = tuple(pair for pair in architecture.arguments if pair[0] != ARGUMENT)
    text = " ".join(text.lower().replace(",", " ").split())
    scale = _scale(text, architecture.input_shape[0])
    if scale is not None:
        if architecture.reconstructs:
            phrase = QT_TRANSLATE_NOOP("errors", "{model} draws pixels itself: only 0-1 are known.")
            raise ConfigError(phrase.filled(model=architecture.name))
        layers, arguments = (scale, *layers), (*arguments, (ARGUMENT, text))
    return replace(architecture, layers=layers, arguments=arguments)


def _scale(text: str, channels: int) -> Scale | None:
    """Return the layer for a convention, None if pixels stay as they are."""
    parts = _GRAMMAR.fullmatch(text)
    try:
        means, deviations = (
            [float(number) for number in (parts[group] or standard).split()] if parts else []
            for group, standard in ((4, "0"), (5, "1"))
        )
    except ValueError:
        means, deviations = [], []
    if parts and parts[3]:
        deviations = [1 / 255]
    is_one_each = {len(means), len(deviations)} <= {1, channels}
    if not text or not parts or not is_one_each or not all(1e-6 < d < 1e6 for d in deviations):
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to "
                "1, one each or one a channel), not {text}.",
            ).filled(text=quoted(text))
        )
    count = max(len(means), len(deviations))
    # of a pixel p: ((1 - p if inverted else p) - mean) / deviation
    sign, start = (-1.0, 1.0) if parts[1] else (1.0, 0.0)
    means, deviations = means * (count // len(means)), deviations * (count // len(deviations))
    factors = tuple(sign / deviation for deviation in deviations)
    offsets = tuple(
        (start - mean) / deviation for mean, deviation in zip(means, deviations, strict=True)
    )
    return None if set(factors) == {1.0} and set(offsets) == {0.0} else Scale(factors, offsets)
