"""What layers a plain network of somebody else's has, as far as its tensors tell.

Shapes say which layers have weights and how large they are; the numbers in the names of a
``torch.nn.Sequential`` say how many others lie between them. Which activations those are, nothing
tells: they are taken for ReLU, as most are. Padding and pooling are chosen so that all fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Final, NamedTuple

from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture
from digitpad.models.custom import MOST_LAYERS, Step, as_text, custom
from digitpad.models.layers import STATISTICS, Shape
from digitpad.models.vit import CHANNELS

MOST_CONVOLUTIONS: Final = 6
SHRINKING: Final = ("pool", "", "stride")
"""What may make a picture smaller after a convolution, the likeliest first."""
UNLIKELY: Final = 10
Parts = Mapping[str, Shape]


class Guess(NamedTuple):
    """``modules``: what each layer with tensors is called in the file, in their order."""

    architecture: Architecture
    modules: tuple[str, ...]
    words: str


def guessed(modules: Mapping[str, Parts]) -> Guess | None:
    """Return the network that modules make in this order, None where they make none.

    ``modules``: the shape of each tensor by its part ("weight", …), by the module's name.
    """
    names, parts = tuple(modules), list(modules.values())
    kinds = [_kind(one) for one in parts]
    if "" in kinds or kinds.count("conv") > MOST_CONVOLUTIONS or not 0 < len(kinds) <= MOST_LAYERS:
        return None
    image = _image(kinds[0], parts[0])
    found: list[tuple[int, Architecture]] = []
    for misfit, steps in _networks(parts, kinds, _gaps(names)) if image else ():
        try:
            made = custom(as_text(steps), image)
        except ConfigError:
            continue
        with_tensors = [layer.parts() for layer in made.layers if layer.parts()]
        shapes = [{part: shape for part, (_, shape) in one.items()} for one in with_tensors]
        if shapes == parts:
            found.append((misfit, made))
    if not found:
        return None
    made = min(found, key=lambda one: one[0])[1]  # the first of equals is the likeliest
    return Guess(made, names, _words(made))


def _kind(parts: Parts) -> str:
    if set(parts) == {"weight", "bias", *STATISTICS}:
        return "norm"
    if set(parts) == {"weight", "bias"}:
        return {2: "dense", 4: "conv"}.get(len(parts["weight"]), "")
    return ""


def _image(kind: str, first: Parts) -> int:
    """Return the side of the pictures that the first layer takes, 0 where it takes none of ours."""
    for side, channels in CHANNELS.items():
        inputs = {"conv": channels, "dense": channels * side**2}.get(kind)
        if first["weight"][1:2] == (inputs,):
            return side
    return 0


def _networks(
    parts: Sequence[Parts], kinds: Sequence[str], gaps: Sequence[int | None]
) -> Iterator[tuple[int, list[Step]]]:
    """Yield what the layers could be, and how badly the names fit it."""
    ways = product(SHRINKING, repeat=kinds.count("conv"))
    for shrinking, is_padded in product(ways, (False, True)):
        steps: list[Step] = []
        misfit, conv = 0, -1
        is_picture = True
        for place, (kind, one) in enumerate(zip(kinds, parts, strict=True)):
            outputs = one["weight"][0]
            if kind == "conv":
                conv += 1
                kernel = one["weight"][2]
                stride = 2 if shrinking[conv] == "stride" else 1
                pad = kernel // 2 if is_padded else 0
                steps.append(Step("conv", (outputs, kernel, pad, stride)))
            else:
                steps.append(Step("dense", (outputs,)) if kind == "dense" else Step("norm"))
                is_picture = is_picture and kind != "dense"
            if place == len(gaps):
                break
            gap, following = gaps[place], kinds[place + 1]
            # What is normalised is bent afterwards, unless something stands between.
            is_bent = bool(gap) if following == "norm" else gap != 0
            added = [Step("relu")] if is_bent else []
            if is_picture and following != "norm" and shrinking[conv] == "pool":
                added.append(Step("pool", (2,)))
            steps += added
            if gap is not None:
                more = gap - len(added)
                flatten = int(is_picture and following == "dense")
                # More than these may be dropout, fewer cannot be.
                misfit += UNLIKELY if more < 0 else min(more, abs(more - flatten))
        yield misfit, steps


def _gaps(names: Sequence[str]) -> list[int | None]:
    """Return how many modules lie between each two, None where their names do not say."""
    gaps: list[int | None] = []
    for one, other in pairwise(names):
        (room, _, number), (next_room, _, following) = one.rpartition("."), other.rpartition(".")
        is_said = room == next_room and number.isdecimal() and following.isdecimal()
        gaps.append(int(following[:6]) - int(number[:6]) - 1 if is_said else None)
    # A list of layers alone is numbered so, too, and what lies between is not in it.
    return gaps if any(gaps) else [None] * len(gaps)


def _words(made: Architecture) -> str:
    text = dict(made.arguments)["layers"]
    kinds = {type(layer).__name__ for layer in made.layers}
    unknown = {"ReLU": "activations (taken for ReLU)", "Conv": "padding", "MaxPool": "pooling"}
    guesses = [words for kind, words in unknown.items() if kind in kinds]
    told = f"{text}, by the shapes of its tensors"
    return f"{told}; these cannot tell: {', '.join(guesses)}" if guesses else told
