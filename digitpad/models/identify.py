"""Identifies the architecture of a file without metadata by its tensors' names and shapes.

Published names are tried first (candle, tch's VarStore, the CIFAR recipes, patch encoders), then a
PyTorch ``state_dict`` of the same layers under any names, then one of any plain layers
(``models/plain.py``). Anything else is refused with the reason. Messages are clauses: the caller
names the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from typing import Final, NamedTuple

from digitpad.errors import ConfigError, ModelFileError
from digitpad.models import catalogue, custom, vision, vit
from digitpad.models.architecture import Architecture
from digitpad.models.layers import Layer, PatchEmbedding, Shape
from digitpad.models.plain import (
    Module,
    Shapes,
    guess_words,
    modules,
    natural_sort_key,
    plain_networks,
    sizes_text,
)
from digitpad.words import QT_TRANSLATE_NOOP, clause

WRAPPERS: Final = ("module.", "_orig_mod.", "model.", "net.", "network.", "vit.", "deit.", "beit.")
"""Prefixes that frameworks add: DataParallel, torch.compile, the published encoders."""
DISTILLATION: Final = "embeddings.distillation_token"
POSITIONS: Final = "embeddings.position_embeddings"
PROJECTION: Final = "embeddings.patch_embeddings.projection.weight"


class Match(NamedTuple):
    """An architecture that fits a file; ``names``: published name → name in the file.

    ``guess``: a sentence about what had to be assumed, or "".
    """

    architecture: Architecture
    names: Mapping[str, str]
    guess: str = ""


def identify(shapes: Shapes) -> list[Match]:
    """Return the architectures that tensors of these names and shapes may belong to.

    Likeliest first; several if what has no tensors is a guess. With the published names,
    superfluous tensors are ignored, as candle does. Raises ``ModelFileError`` if nothing fits.
    """
    unwrapped, plain = _unwrapped_all(shapes)
    known = [catalogue.architecture(name) for name in catalogue.names() if name != custom.NAME]
    known += [
        catalogue.architecture(name, **sizes)
        for name in vision.ENDS
        for sizes in vision.fitting_sizes(name, plain)
    ]
    fitting = [candidate for candidate in known if not misfits(candidate, plain)]
    guess = ""
    if POSITIONS in plain and PROJECTION in plain:
        fitting = [_transformer(plain)]
        require_fit(fitting[0], plain)
        heads = dict(fitting[0].arguments)["heads"]
        message = QT_TRANSLATE_NOOP(
            "errors", "How many heads its attention has is not in the file: {heads} is a guess."
        )
        guess = message.filled(heads=heads)
    if fitting:
        best = max(fitting, key=lambda candidate: len(candidate.tensors()))
        return [Match(best, {name: unwrapped[name] for name in best.tensors()}, guess)]
    matches: list[Match] = []
    for candidate in known:
        names = _matched_by_shapes(candidate, modules(plain))
        if names is not None:
            matches.append(Match(candidate, names, _guessed_layers(candidate)))
    try:
        row, networks = plain_networks(plain)
    except ModelFileError as error:
        if not matches:
            raise ModelFileError(_near_miss(known, plain) or str(error)) from error
    else:
        matches += [Match(net, _named(net, row), guess_words(net)) for net in networks]
    return [
        match._replace(names={name: unwrapped[there] for name, there in match.names.items()})
        for match in matches
    ]


def match_layers(shapes: Shapes, layers: str) -> Match:
    """Return the network of the user's ``layers`` for tensors of these names and shapes.

    Layers without a bias in the file get none. Raises ``ConfigError`` for layers that are not
    valid, or that the tensors are not those of.
    """
    unwrapped, plain = _unwrapped_all(shapes)
    there = modules(plain)
    complaints: list[str] = []
    for image in vit.CHANNELS:
        try:
            architecture = custom.custom(layers, image)
        except ConfigError as error:
            complaints.append(clause(error))
            continue
        row, lacking = _row_of(architecture, there)
        if lacking is None and len(row) == len(there):
            biases = ["bias" in module.parts for module in row if module.kind != "norm"]
            steps = list(custom.parse_layers(layers))
            weighted = [n for n, step in enumerate(steps) if step.word in ("dense", "conv")]
            for number, has_bias in zip(weighted, biases, strict=True):
                step = steps[number]
                steps[number] = step._replace(numbers=(*step.numbers[:-1], has_bias))
            network = custom.custom(custom.as_text(steps), image)
            names = _named(network, row)
            return Match(network, {name: unwrapped[names[name]] for name in names})
        message = QT_TRANSLATE_NOOP("errors", "no tensors fit its layer “{layer}”")
        subject = str(lacking)
        if lacking is None:
            message = QT_TRANSLATE_NOOP("errors", "it has no layer for “{layer}”")
            subject = next(module.name for module in there if module not in row)
        complaints.append(message.filled(layer=subject))
    message = QT_TRANSLATE_NOOP("errors", "The tensors are not those of “{layers}”: {why}.")
    raise ConfigError(message.filled(layers=layers, why=complaints[0]))


def require_fit(architecture: Architecture, shapes: Shapes) -> None:
    """Raise ``ModelFileError`` unless every tensor of ``architecture`` is present and fits."""
    for layer in architecture.layers:
        if isinstance(layer, PatchEmbedding):
            _require_patches(layer, shapes)
    if problems := misfits(architecture, shapes):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it does not fit {model}: {what}").filled(
                model=architecture.name, what=_first_of(problems)
            )
        )


def _first_of(problems: list[str]) -> str:
    if len(problems) == 1:
        return problems[0]
    message = QT_TRANSLATE_NOOP("errors", "{problem}, and {count} more do not fit")
    return message.filled(problem=problems[0], count=len(problems) - 1)


def misfits(architecture: Architecture, shapes: Shapes) -> list[str]:
    """Return a phrase for each tensor that does not fit ``architecture``."""
    problems: list[str] = []
    missing = QT_TRANSLATE_NOOP("errors", "the tensor “{name}” {sizes} is missing")
    resized = QT_TRANSLATE_NOOP("errors", "the tensor “{name}” is {found}, not {sizes}")
    for name, shape in architecture.tensors().items():
        sizes, there = sizes_text(shape), shapes.get(name)
        if there is None:
            problems.append(missing.filled(name=name, sizes=sizes))
        elif there != shape:
            problems.append(resized.filled(name=name, found=sizes_text(there), sizes=sizes))
    return problems


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
            ).filled(positions=sizes_text(positions), projection=sizes_text(projection))
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
    message = QT_TRANSLATE_NOOP(
        "errors",
        "its position embeddings have {rows} rows, that is {image} with {channels} channels; with "
        "patches of {patch}×{patch}, vit needs {fits}",
    )
    return message.filled(
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
        message = QT_TRANSLATE_NOOP(
            "errors", "a class token and {patches} patches, which no square image has"
        )
        if tokens == 2:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "a class token, with a distillation token, which vit does not have, and {patches} "
                "patches, which no square image has",
            )
        return message.filled(patches=patches)
    message = QT_TRANSLATE_NOOP(
        "errors", "an image of {side}×{side} cut into {patches} patches of {patch}×{patch}"
    )
    if tokens == 2:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a "
            "distillation token, which vit does not have",
        )
    return message.filled(side=side * patch, patches=patches, patch=patch)


def _matched_by_shapes(architecture: Architecture, there: list[Module]) -> dict[str, str] | None:
    """Return published name → name in the file for the same layers under other names, or None."""
    row, lacking = _row_of(architecture, there)
    weighted = [layer.parts() for layer in architecture.layers if layer.parts()]
    if lacking is not None or len(row) != len(there):
        return None
    are_all = all(
        parts.keys() == own.parts.keys() for parts, own in zip(weighted, row, strict=True)
    )
    return _named(architecture, row) if are_all else None


def _row_of(architecture: Architecture, there: list[Module]) -> tuple[list[Module], Layer | None]:
    """Return the file's module for each layer with weights, and the first layer without one.

    Layers of equal shapes are matched in the natural order of their names; biases are ignored.
    """
    free = sorted(there, key=lambda module: natural_sort_key(module.name))
    row: list[Module] = []
    for layer in architecture.layers:
        if not layer.parts():
            continue
        wanted = _without_bias({part: shape for part, (_, shape) in layer.parts().items()})
        module = next((module for module in free if _without_bias(module.parts) == wanted), None)
        if module is None:
            return row, layer
        free.remove(module)
        row.append(module)
    return row, None


def _without_bias(parts: Shapes) -> dict[str, Shape]:
    return {part: shape for part, shape in parts.items() if part != "bias"}


def _named(architecture: Architecture, row: list[Module]) -> dict[str, str]:
    """Return published name → name in the file, given the module of each layer with weights."""
    weighted = [parts for layer in architecture.layers if (parts := layer.parts())]
    return {
        published: f"{module.name}.{part}" if module.name else part
        for module, parts in zip(row, weighted, strict=True)
        for part, (published, _) in parts.items()
    }


def _unwrapped_all(shapes: Shapes) -> tuple[dict[str, str], dict[str, Shape]]:
    """Return names without wrappers → names in the file, and the shapes by the former."""
    if not shapes:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it holds no tensors"))
    unwrapped = {_unwrapped(name): name for name in shapes}
    return unwrapped, {name: shapes[stored] for name, stored in unwrapped.items()}


def _guessed_layers(architecture: Architecture) -> str:
    """Return a sentence about what is assumed; "" for a single layer, which leaves no choice."""
    if sum(bool(layer.parts()) for layer in architecture.layers) < 2:
        return ""
    along = ", ".join(str(layer) for layer in architecture.layers)
    message = QT_TRANSLATE_NOOP(
        "errors",
        "It is taken for {model} by the shapes of its tensors, which do not tell what comes "
        "between them; assumed is: {layers}. If it was made with other layers, ReLU after each "
        "convolution say, it reads worse: digitpad convert --layers tells it which.",
    )
    return message.filled(model=architecture.name, layers=along)


def _near_miss(known: list[Architecture], shapes: Shapes) -> str:
    """Return what keeps tensors from fitting a published network whose names they have, or ""."""

    def nearness(candidate: Architecture) -> tuple[int, int]:
        wanted = candidate.tensors()
        fitting = sum(shapes.get(name) == shape for name, shape in wanted.items())
        return fitting, len(wanted.keys() & shapes.keys())

    best = max(known, key=lambda candidate: (*nearness(candidate), -len(candidate.tensors())))
    fitting, named = nearness(best)
    if 2 * named < len(best.tensors()) or 2 * fitting < len(best.tensors()):
        return ""
    message = QT_TRANSLATE_NOOP("errors", "it looks like {model}, but {problem}")
    return message.filled(model=best.name, problem=_first_of(misfits(best, shapes)))
