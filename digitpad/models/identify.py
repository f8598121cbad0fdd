"""Identifies the architecture of a file without metadata by its tensors' names and shapes.

Published names are tried first (candle, tch's VarStore, the CIFAR recipes, patch encoders), then a
PyTorch ``state_dict`` of the same layers under any names, then one of any plain layers. Anything
else is refused, saying what was found and what would fit. Messages are clauses: the caller names
the file.

For plain layers, the shapes give those with weights, and the indices in the names of a
``torch.nn.Sequential`` give the number of layers in between. Nothing says which activations those
are; they are assumed to be ReLU, as most are. Padding and pooling are chosen so that shapes fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import isqrt
from typing import Final, NamedTuple

from digitpad.errors import ConfigError, ModelFileError
from digitpad.models import catalogue, custom, vit
from digitpad.models.architecture import Architecture
from digitpad.models.custom import Step
from digitpad.models.layers import STATISTICS, PatchEmbedding, Shape
from digitpad.words import QT_TRANSLATE_NOOP, clause, joined

Shapes = Mapping[str, Shape]
"""Shapes of tensors by name, or of a layer's tensors by part (“weight”, …)."""

WRAPPERS: Final = ("module.", "_orig_mod.", "model.", "net.", "network.", "vit.", "deit.", "beit.")
"""Prefixes that frameworks add: DataParallel, torch.compile, the published encoders."""
DISTILLATION: Final = "embeddings.distillation_token"
POSITIONS: Final = "embeddings.position_embeddings"
PROJECTION: Final = "embeddings.patch_embeddings.projection.weight"
MAX_SHOWN: Final = 3
MOST_CONVOLUTIONS: Final = 6
SHRINKING: Final = ("pool", "", "stride")
"""Ways to downsample after a convolution, likeliest first."""
UNLIKELY: Final = 10


class Match(NamedTuple):
    """An architecture that fits a file; ``names``: published name → name in the file.

    ``guess``: a sentence about what had to be assumed, or "".
    """

    architecture: Architecture
    names: Mapping[str, str]
    guess: str = ""


def identify(shapes: Shapes) -> Match:
    """Return the architecture that tensors of these names and shapes belong to.

    With the published names, superfluous tensors are ignored, as candle does. Raises
    ``ModelFileError`` if nothing fits.
    """
    if not shapes:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it holds no tensors"))
    unwrapped = {_unwrapped(name): name for name in shapes}
    plain = {name: shapes[stored] for name, stored in unwrapped.items()}
    known = [catalogue.architecture(name) for name in catalogue.names() if name != custom.NAME]
    fitting = [candidate for candidate in known if not misfits(candidate, plain)]
    guess = ""
    if POSITIONS in plain and PROJECTION in plain:
        fitting = [_transformer(plain)]
        require_fit(fitting[0], plain)
        heads = dict(fitting[0].arguments)["heads"]
        words = QT_TRANSLATE_NOOP(
            "errors", "How many heads its attention has is not in the file: {heads} is a guess."
        )
        guess = words.filled(heads=heads)
    if fitting:
        found = max(fitting, key=lambda candidate: len(candidate.tensors()))
        return Match(found, {name: unwrapped[name] for name in found.tensors()}, guess)
    for candidate in known:
        names = _matched_by_shapes(candidate, plain)
        if names is not None:
            stored = {name: unwrapped[there] for name, there in names.items()}
            return Match(candidate, stored, _guessed_layers(candidate))
    match = _guessed(plain)
    if match is not None:
        return match._replace(names={name: unwrapped[there] for name, there in match.names.items()})
    raise ModelFileError(_what_would_fit(known, plain))


def require_fit(architecture: Architecture, shapes: Shapes) -> None:
    """Raise ``ModelFileError`` unless every tensor of ``architecture`` is present and fits."""
    embedding = architecture.layers[0]
    if isinstance(embedding, PatchEmbedding):
        _require_patches(embedding, shapes)
    if problems := misfits(architecture, shapes):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it does not fit {model}: {what}").filled(
                model=architecture.name, what=_first_of(problems)
            )
        )


def _first_of(problems: list[str]) -> str:
    if len(problems) == 1:
        return problems[0]
    words = QT_TRANSLATE_NOOP("errors", "{problem}, and {count} more do not fit")
    return words.filled(problem=problems[0], count=len(problems) - 1)


def misfits(architecture: Architecture, shapes: Shapes) -> list[str]:
    """Return a phrase for each tensor that does not fit ``architecture``."""
    problems: list[str] = []
    missing = QT_TRANSLATE_NOOP("errors", "the tensor “{name}” {sizes} is missing")
    other = QT_TRANSLATE_NOOP("errors", "the tensor “{name}” is {found}, not {sizes}")
    for name, shape in architecture.tensors().items():
        sizes, there = _sizes(shape), shapes.get(name)
        if there is None:
            problems.append(missing.filled(name=name, sizes=sizes))
        elif there != shape:
            problems.append(other.filled(name=name, found=_sizes(there), sizes=sizes))
    return problems


def listed(shapes: Shapes) -> str:
    """Return the first few names and shapes as text."""
    shown = [f"“{name[:60]}” {_sizes(shape)}" for name, shape in list(shapes.items())[:MAX_SHOWN]]
    more = len(shapes) - len(shown)
    if not more:
        return ", ".join(shown)
    words = QT_TRANSLATE_NOOP("errors", "{tensors} and {count} more")
    return words.filled(tensors=", ".join(shown), count=more)


def _unwrapped(name: str) -> str:
    # TrOCR's encoder; a plain encoder has “encoder.layer.”, which belongs to its names.
    if name.startswith(("encoder.embeddings.", "encoder.encoder.", "encoder.layernorm.")):
        name = name.removeprefix("encoder.")
    while wrapper := next((wrapper for wrapper in WRAPPERS if name.startswith(wrapper)), ""):
        name = name.removeprefix(wrapper)
    return name


def _transformer(shapes: Shapes) -> Architecture:
    """Return the patch transformer with the sizes that the tensors' shapes imply."""
    positions, projection = shapes[POSITIONS], shapes[PROJECTION]
    if len(positions) != 3 or len(projection) != 4 or projection[2] != projection[3]:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "its patch embedding has the shapes {positions} and {projection}, not [1, "
                "patches + 1, width] and [width, channels, patch, patch]",
            ).filled(positions=_sizes(positions), projection=_sizes(projection))
        )
    width, channels, patch, _ = projection
    side = isqrt(max(0, positions[1] - 1))
    image = side * patch
    if (
        DISTILLATION in shapes
        or side * side + 1 != positions[1]
        or (vit.CHANNELS.get(image) != channels)
    ):
        tokens = 2 if DISTILLATION in shapes else 1
        raise ModelFileError(_patches_that_fit(positions[1], patch, channels, tokens))
    blocks = len({name.split(".")[2] for name in shapes if name.startswith("encoder.layer.")})
    heads = 4 if width < 192 or width % 64 else width // 64  # the published ones: 64 a head
    try:
        return vit.vit(image=image, patch=patch, width=width, blocks=blocks, heads=heads)
    except ConfigError as error:
        raise ModelFileError(clause(error)) from error


def _patches_that_fit(rows: int, patch: int, channels: int, tokens: int) -> str:
    kinds = {
        1: QT_TRANSLATE_NOOP(
            "errors", "{rows} rows for {image}×{image} (grey) in {patches} patches"
        ),
        3: QT_TRANSLATE_NOOP(
            "errors", "{rows} rows for {image}×{image} (colour) in {patches} patches"
        ),
    }
    fitting = [
        kinds[count].filled(
            rows=(image // patch) ** 2 + 1, image=image, patches=(image // patch) ** 2
        )
        for image, count in vit.CHANNELS.items()
        if patch > 1 and image % patch == 0
    ]
    fits = QT_TRANSLATE_NOOP("errors", "no image that digitpad reads (28×28 or 32×32) divides so")
    if len(fitting) > 1:
        either = QT_TRANSLATE_NOOP("errors", "{first} or {second}")
        fits = either.filled(first=fitting[0], second=fitting[1])
    elif fitting:
        fits = fitting[0]
    words = QT_TRANSLATE_NOOP(
        "errors",
        "its position embeddings have {rows} rows, that is {image} with {channels} channels; with "
        "patches of {patch}×{patch}, vit needs {fits}",
    )
    return words.filled(
        rows=rows, image=_image_of(rows, patch, tokens), channels=channels, patch=patch, fits=fits
    )


def _require_patches(embedding: PatchEmbedding, shapes: Shapes) -> None:
    """Raise ``ModelFileError``, naming both patch counts, if position embeddings do not fit."""
    stored = shapes.get(f"{embedding.name}.position_embeddings")
    if stored is None or len(stored) != 3 or stored[1] == embedding.patches + 1:
        return
    projection = shapes.get(f"{embedding.name}.patch_embeddings.projection.weight", ())
    patch = projection[-1] if len(projection) == 4 else embedding.patch
    raise ModelFileError(
        QT_TRANSLATE_NOOP(
            "errors",
            "its position embeddings have {rows} rows, that is {given}; the model needs "
            "{patches}, for an image of {image}×{image} cut into {patches_2} patches of "
            "{patch}×{patch}",
        ).filled(
            rows=stored[1],
            given=_image_of(stored[1], patch),
            patches=embedding.patches + 1,
            image=embedding.image,
            patches_2=embedding.patches,
            patch=embedding.patch,
        )
    )


def _image_of(rows: int, patch: int, tokens: int = 1) -> str:
    """Return, as text, the image that has ``rows`` position embeddings.

    ``tokens``: number of tokens before the patches; 2 with DeiT's distillation token, which vit
    does not have.
    """
    patches = rows - tokens
    side = isqrt(max(0, patches))
    if patches < 1 or side * side != patches:
        words = QT_TRANSLATE_NOOP(
            "errors", "a class token and {patches} patches, which no square image has"
        )
        if tokens == 2:
            words = QT_TRANSLATE_NOOP(
                "errors",
                "a class token, with a distillation token, which vit does not have, and {patches} "
                "patches, which no square image has",
            )
        return words.filled(patches=patches)
    words = QT_TRANSLATE_NOOP(
        "errors", "an image of {side}×{side} cut into {patches} patches of {patch}×{patch}"
    )
    if tokens == 2:
        words = QT_TRANSLATE_NOOP(
            "errors",
            "an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a "
            "distillation token, which vit does not have",
        )
    return words.filled(side=side * patch, patches=patches, patch=patch)


def _matched_by_shapes(architecture: Architecture, shapes: Shapes) -> dict[str, str] | None:
    """Return published name → name in the file for the same layers under other names, or None.

    Layers of equal shapes are matched in the natural order of their names.
    """
    wanted = [parts for layer in architecture.layers if (parts := layer.parts())]
    modules = _modules(shapes)
    if len(wanted) != len(modules):
        return None
    free = sorted(modules, key=_natural_sort_key)
    names: dict[str, str] = {}
    for parts in wanted:
        needed = {part: shape for part, (_, shape) in parts.items()}
        module = next((module for module in free if modules[module] == needed), "")
        if not module:
            return None
        free.remove(module)
        names |= {published: f"{module}.{part}" for part, (published, _) in parts.items()}
    return names


def _guessed(shapes: Shapes) -> Match | None:
    """Return a network of plain layers, in the order of the file or of the names, or None."""
    modules = _modules(shapes)
    for names in (list(modules), sorted(modules, key=_natural_sort_key)):
        built = _of_plain_layers(names, [modules[name] for name in names])
        if built is not None:
            layers = [parts for layer in built.layers if (parts := layer.parts())]
            stored = {
                published: f"{module}.{part}" if module else part
                for module, parts in zip(names, layers, strict=True)
                for part, (published, _) in parts.items()
            }
            return Match(built, stored, _words(built))
    return None


def _of_plain_layers(names: Sequence[str], parts: Sequence[Shapes]) -> Architecture | None:
    """Return the network with layers of these names and parts in this order, or None."""
    kinds = [_kind(one) for one in parts]
    most = custom.MOST_LAYERS
    if "" in kinds or kinds.count("conv") > MOST_CONVOLUTIONS or not 0 < len(kinds) <= most:
        return None
    image = _image(kinds[0], parts[0])
    found: list[tuple[int, Architecture]] = []
    too_slow: list[tuple[int, ConfigError]] = []
    for misfit, steps in _networks(parts, kinds, _gaps(names)) if image else ():
        try:
            built = custom.custom(custom.as_text(steps), image)
        except custom.TooSlowError as error:
            too_slow.append((misfit, error))
            continue
        except ConfigError:
            continue
        with_tensors = [layer.parts() for layer in built.layers if layer.parts()]
        if [{part: shape for part, (_, shape) in one.items()} for one in with_tensors] == parts:
            found.append((misfit, built))
    # Among equals, the first is the likeliest.
    if too_slow and not found:
        raise ModelFileError(str(min(too_slow, key=lambda one: one[0])[1]).rstrip("."))
    return min(found, key=lambda one: one[0])[1] if found else None


def _kind(parts: Shapes) -> str:
    if set(parts) == {"weight", "bias", *STATISTICS}:
        return "norm"
    if set(parts) == {"weight", "bias"}:
        return {2: "dense", 4: "conv"}.get(len(parts["weight"]), "")
    return ""


def _image(kind: str, first: Shapes) -> int:
    """Return the side of the pictures that the first layer takes, or 0 if it is none of ours."""
    for side, channels in vit.CHANNELS.items():
        inputs = {"conv": channels, "dense": channels * side**2}.get(kind)
        if first["weight"][1:2] == (inputs,):
            return side
    return 0


def _networks(
    parts: Sequence[Shapes], kinds: Sequence[str], gaps: Sequence[int | None]
) -> Iterator[tuple[int, list[Step]]]:
    """Yield candidate networks, each with the misfit of the names."""
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
            # Normalisation is followed by an activation, unless there is one in between.
            is_bent = bool(gap) if following == "norm" else gap != 0
            added = [Step("relu")] if is_bent else []
            if is_picture and following != "norm" and shrinking[conv] == "pool":
                added.append(Step("pool", (2,)))
            steps += added
            if gap is not None:
                more = gap - len(added)
                flatten = int(is_picture and following == "dense")
                # Further modules may be dropout; missing ones cannot be explained.
                misfit += UNLIKELY if more < 0 else min(more, abs(more - flatten))
        yield misfit, steps


def _gaps(names: Sequence[str]) -> list[int | None]:
    """Return the number of modules between each two, or None if the names do not say."""
    gaps: list[int | None] = []
    for one, other in pairwise(names):
        (room, _, number), (next_room, _, following) = one.rpartition("."), other.rpartition(".")
        is_said = room == next_room and number.isdecimal() and following.isdecimal()
        gaps.append(int(following[:6]) - int(number[:6]) - 1 if is_said else None)
    # A ModuleList of these layers alone is numbered consecutively, too.
    return gaps if any(gaps) else [None] * len(gaps)


def _words(built: Architecture) -> str:
    text = dict(built.arguments)["layers"]
    kinds = {type(layer).__name__ for layer in built.layers}
    unknown = {
        "ReLU": QT_TRANSLATE_NOOP("errors", "activations (taken for ReLU)"),
        "Conv": QT_TRANSLATE_NOOP("errors", "padding"),
        "MaxPool": QT_TRANSLATE_NOOP("errors", "pooling"),
    }
    guesses = [words for kind, words in unknown.items() if kind in kinds]
    words = QT_TRANSLATE_NOOP("errors", "{layers}, by the shapes of its tensors")
    if guesses:
        words = QT_TRANSLATE_NOOP(
            "errors", "{layers}, by the shapes of its tensors; these cannot tell: {guesses}"
        )
    return words.filled(layers=text, guesses=joined(guesses))


def _modules(shapes: Shapes) -> dict[str, dict[str, Shape]]:
    """Return the shapes of tensors by module and part."""
    modules: dict[str, dict[str, Shape]] = {}
    for name, shape in shapes.items():
        module, _, part = name.rpartition(".")
        if part != "num_batches_tracked":
            modules.setdefault(module, {})[part] = shape
    return modules


def _guessed_layers(architecture: Architecture) -> str:
    """Return a sentence about what is assumed; "" for a single layer, which leaves no choice."""
    if sum(bool(layer.parts()) for layer in architecture.layers) < 2:
        return ""
    along = ", ".join(str(layer) for layer in architecture.layers)
    words = QT_TRANSLATE_NOOP(
        "errors",
        "It is taken for {model} by the shapes of its tensors, which do not tell what comes "
        "between them; assumed is: {layers}. If it was made with other layers, ReLU after each "
        "convolution say, it reads worse: digitpad convert --layers tells it which.",
    )
    return words.filled(model=architecture.name, layers=along)


def _natural_sort_key(name: str) -> list[tuple[int, str]]:
    return [
        (int(part), "") if part.isdecimal() and len(part) < 10 else (-1, part)
        for part in re.split(r"(\d+)", name)
    ]


def _what_would_fit(known: list[Architecture], shapes: Shapes) -> str:
    """Return what was found, and what keeps it from fitting the nearest architecture."""

    def nearness(candidate: Architecture) -> tuple[int, int]:
        wanted = candidate.tensors()
        fitting = sum(shapes.get(name) == shape for name, shape in wanted.items())
        return fitting, len(wanted.keys() & shapes.keys())

    best = max(known, key=lambda candidate: (*nearness(candidate), -len(candidate.tensors())))
    fitting, named = nearness(best)
    if 2 * named < len(best.tensors()) or not fitting:
        names = ", ".join(candidate.name for candidate in known)
        words = QT_TRANSLATE_NOOP(
            "errors",
            "it holds {tensors}, which is none of the models that digitpad knows ({names}) and no "
            "plain row of dense layers and convolutions, with biases, that takes 28×28 grey or "
            "32×32 colour pictures and ends in ten classes",
        )
        return words.filled(tensors=listed(shapes), names=names)
    words = QT_TRANSLATE_NOOP("errors", "it looks like {model}, but {problem}")
    return words.filled(model=best.name, problem=_first_of(misfits(best, shapes)))


def _sizes(shape: Shape) -> str:
    return "[" + ", ".join(str(size) for size in shape) + "]"
