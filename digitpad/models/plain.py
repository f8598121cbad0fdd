"""Networks of plain layers, rebuilt from the shapes of their tensors.

Dense layers, convolutions and batch normalisations are put in a row in which each takes what the
one before gives. Padding, strides and pooling have no tensors: they are searched for, cheapest
first, so that the sizes fit from the picture to the scores. The indices in the names of a
``torch.nn.Sequential`` tell the number of layers in between; which activations those are, nothing
tells. Messages are clauses: the caller names the file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import Final, NamedTuple

from digitpad.errors import ConfigError, ModelFileError
from digitpad.models import custom
from digitpad.models.architecture import CLASS_SETS, Architecture
from digitpad.models.custom import Step
from digitpad.models.layers import STATISTICS, Shape
from digitpad.models.vit import CHANNELS
from digitpad.words import QT_TRANSLATE_NOOP, clause, figure, joined

Shapes = Mapping[str, Shape]
"""Shapes of tensors by name, or of a layer's tensors by part (“weight”, …)."""

MOST_NETWORKS: Final = 10
"""Most networks of different sizes in between that are proposed for one file."""
MOST_TRIALS: Final = 20_000
"""Bounds the search in files of many equal layers."""
UNEXPLAINED: Final = 10
"""Cost of each layer in between that must be there by the names' numbers, and is not."""


class Module(NamedTuple):
    """A layer in a file: its name, the shapes of its parts, and its kind, “” for an unknown one."""

    name: str
    parts: Shapes

    @property
    def kind(self) -> str:
        if set(self.parts) == {"weight", "bias", *STATISTICS}:
            return "norm"
        if set(self.parts) in ({"weight"}, {"weight", "bias"}):
            shape = self.parts["weight"]
            return {2: "dense", 4: "conv"}.get(len(shape), "") if min(shape, default=0) else ""
        return ""

    @property
    def outputs(self) -> int:
        return self.parts["weight"][0]

    @property
    def inputs(self) -> int:
        """Number of channels or values that it takes."""
        return self.parts["weight"][0 if self.kind == "norm" else 1]

    @property
    def step(self) -> Step:
        has_bias = int("bias" in self.parts)
        if self.kind == "conv":
            return Step("conv", (self.outputs, self.parts["weight"][2], 0, 1, has_bias))
        return Step("dense", (self.outputs, has_bias)) if self.kind == "dense" else Step("norm")

    def takes(self, before: Module | None, channels: int, image: int) -> bool:
        """Return whether it may follow ``before``, or a picture if that is None.

        ``channels``: of what comes in.
        """
        is_row = before is not None and before.kind == "dense"
        match self.kind:
            case "conv":
                kernel = self.parts["weight"][2:]
                return not is_row and self.inputs == channels and kernel[0] == kernel[1]
            case "norm":
                return (before is None or before.kind != "norm") and self.inputs == channels
        if before is None:
            return self.inputs == channels * image**2
        return self.inputs == channels if is_row else self.inputs % channels == 0


def modules(shapes: Shapes) -> list[Module]:
    """Return the layers of a file, in its order."""
    parts: dict[str, dict[str, Shape]] = {}
    for name, shape in shapes.items():
        module, _, part = name.rpartition(".")
        if part != "num_batches_tracked":
            parts.setdefault(module, {})[part] = shape
    return [Module(name, shapes) for name, shapes in parts.items()]


def natural_sort_key(name: str) -> list[tuple[int, str]]:
    """Return a key by which “fc10” comes after “fc9”."""
    return [
        (int(part), "") if part.isdecimal() and len(part) < 10 else (-1, part)
        for part in re.split(r"(\d+)", name)
    ]


def plain_networks(shapes: Shapes) -> tuple[list[Module], list[Architecture]]:
    """Return a file's layers in a row, and the networks that they may belong to, likeliest first.

    Raises ``ModelFileError`` with the reason if there are none.
    """
    listed = modules(shapes)
    for module in listed:
        if not module.kind:
            part, shape = next(iter(module.parts.items()))
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt "
                    "from tensors alone: dense, convolution, batch normalisation",
                ).filled(name=f"{module.name}.{part}"[:60], sizes=sizes_text(shape))
            )
    row, image = _row(listed)
    if row[-1].outputs not in CLASS_SETS[CHANNELS[image], image, image]:
        known = [figure(number) for number in CLASS_SETS[CHANNELS[image], image, image]]
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} "
                "digitpad knows what {known} stand for",
            ).filled(layer=row[-1].name, count=row[-1].outputs, image=image, known=joined(known))
        )
    return row, _built(row, image)


def variants(architecture: Architecture) -> list[Architecture]:
    """Return networks of the same tensors with other activations and poolings.

    Only those that read quite differently: nobody could tell a gelu from a relu by its readings.
    """
    arguments = dict(architecture.arguments)
    if "layers" not in arguments:
        return []
    text, image = str(arguments["layers"]), int(arguments["image"])
    texts: list[str] = []
    for pool in ("pool", "average"):
        for activation in ("relu", "tanh", "sigmoid"):
            steps = [
                activation if step == "relu" else re.sub("^pool", pool, step)
                for step in text.split(", ")
            ]
            texts.append(", ".join(steps))
    return [custom.custom(variant, image) for variant in dict.fromkeys(texts) if variant != text]


def guess_words(architecture: Architecture) -> str:
    """Return a sentence about what had to be assumed of a network from ``plain_networks``."""
    text = str(dict(architecture.arguments)["layers"])
    kinds = {step.word for step in custom.parse_layers(text)}
    activations = [name for name in custom.ACTIVATIONS if name in kinds]
    unknown = {
        "conv": QT_TRANSLATE_NOOP("errors", "padding"),
        "pool": QT_TRANSLATE_NOOP("errors", "pooling"),
        "average": QT_TRANSLATE_NOOP("errors", "pooling"),
    }
    guesses = list(dict.fromkeys(guess for kind, guess in unknown.items() if kind in kinds))
    if activations:
        message = QT_TRANSLATE_NOOP("errors", "activations (taken for {kind})")
        guesses.insert(0, message.filled(kind={"relu": "ReLU"}.get(activations[0], activations[0])))
    message = QT_TRANSLATE_NOOP("errors", "{layers}, by the shapes of its tensors")
    if guesses:
        message = QT_TRANSLATE_NOOP(
            "errors", "{layers}, by the shapes of its tensors; these cannot tell: {guesses}"
        )
    return message.filled(layers=text, guesses=joined(guesses))


def sizes_text(shape: Shape) -> str:
    return "[" + ", ".join(str(size) for size in shape) + "]"


def _row(listed: Sequence[Module]) -> tuple[list[Module], int]:
    """Return the layers in an order in which each takes what comes before, and the picture's side.

    Raises ``ModelFileError`` if there is none.
    """
    furthest: list[Module] = []
    trials = count()

    def follow(row: list[Module], left: list[Module], channels: int, image: int) -> list[Module]:
        nonlocal furthest
        furthest = max(row, furthest, key=len)
        before = row[-1] if row else None
        tried: list[Shapes] = []
        for module in left if next(trials) < MOST_TRIALS else ():
            # Of equal layers the first is as good as any.
            if module.parts in tried or not module.takes(before, channels, image):
                continue
            tried.append(module.parts)
            others = [other for other in left if other is not module]
            if whole := follow([*row, module], others, module.outputs, image):
                return whole
        return [] if left else row

    for image, channels in CHANNELS.items():
        by_name = sorted(listed, key=lambda module: natural_sort_key(module.name))
        for order in (list(listed), by_name):
            row = follow([], order, channels, image)
            if row:
                return row, image
    raise ModelFileError(_why_no_row(listed, furthest))


def _why_no_row(listed: Sequence[Module], furthest: Sequence[Module]) -> str:
    left = [module for module in listed if module not in furthest]
    if not furthest:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 "
            "values: “{layer}” has the weights {sizes}",
        )
        return message.filled(layer=left[0].name, sizes=sizes_text(left[0].parts["weight"]))
    message = QT_TRANSLATE_NOOP(
        "errors",
        "its layers make no single row: “{before}” gives {outputs:,} channels or values, and "
        "“{layer}”, with the weights {sizes}, does not take them",
    )
    return message.filled(
        before=furthest[-1].name,
        outputs=furthest[-1].outputs,
        layer=left[0].name,
        sizes=sizes_text(left[0].parts["weight"]),
    )


def _built(row: Sequence[Module], image: int) -> list[Architecture]:
    """Return the networks of a row. Raises ``ModelFileError`` with the reason if none fits."""
    networks: list[Architecture] = []
    too_slow: ConfigError | None = None
    for steps in _arrangements(row, image):
        try:
            networks.append(custom.custom(custom.as_text(steps), image))
        except custom.TooSlowError as error:
            too_slow = too_slow or error
        except ConfigError as error:
            raise ModelFileError(clause(error)) from error
        if len(networks) == MOST_NETWORKS:
            break
    if networks:
        return networks
    if too_slow is not None:
        raise ModelFileError(clause(too_slow))
    dense = next((module for module in row if module.kind == "dense"), row[-1])
    message = QT_TRANSLATE_NOOP(
        "errors",
        "no usual padding, stride and pooling of its convolutions makes the {count:,} values that "
        "“{layer}” takes of a picture of {image}×{image}",
    )
    raise ModelFileError(message.filled(count=dense.inputs, layer=dense.name, image=image))


class _State(NamedTuple):
    """The first layers of a row, arranged. ``side``: of the picture after them, 0 for a row.

    ``serial`` keeps the order among equal costs.
    """

    cost: float
    serial: int
    length: int
    side: int
    is_padded: bool | None
    steps: tuple[Step, ...]


def _arrangements(row: Sequence[Module], image: int) -> Iterator[tuple[Step, ...]]:
    """Yield ways to pad, stride and pool a row so that the sizes fit, the likeliest first."""
    gaps = _gaps(row)
    serials = count()
    queue = [_State(0, next(serials), 0, image, None, ())]
    visits: Counter[tuple[int, int, bool | None]] = Counter()
    while queue:
        state = heappop(queue)
        position = state.length, state.side, state.is_padded
        visits[position] += 1
        if state.length == len(row):
            yield state.steps
        elif visits[position] <= MOST_NETWORKS:
            for cost, side, is_padded, steps in _next(row, gaps, state):
                later = _State(
                    *(state.cost + cost, next(serials), state.length + 1, side, is_padded),
                    (*state.steps, *steps),
                )
                heappush(queue, later)


def _next(
    row: Sequence[Module], gaps: Sequence[int | None], state: _State
) -> Iterator[tuple[float, int, bool | None, list[Step]]]:
    """Yield each way to add the next layer and what follows it: its cost, and the result."""
    module, side = row[state.length], state.side
    following = row[state.length + 1] if state.length + 1 < len(row) else None
    gap = gaps[state.length]
    if module.kind != "conv":
        side = 0 if module.kind == "dense" else side
        for cost, after, added in _between(module, following, gap, side, is_strided=False):
            yield cost, after, state.is_padded, [module.step, *added]
        return
    kernel = module.parts["weight"][2]
    for pad in sorted({0, 1, 2, kernel // 2}):
        reach = side + 2 * pad - kernel
        if pad > kernel // 2 or reach < 0:
            continue
        is_padded = state.is_padded if kernel == 1 else pad > 0
        # One kind of padding in all convolutions is usual, and none or the whole one.
        mixed = 3 * (state.is_padded is not None and is_padded != state.is_padded)
        is_usual = (pad > 0) == (kernel < 5)
        padding = mixed + 0.5 * (not is_usual) + 3 * (pad not in (0, kernel // 2))
        for stride in (1, 2):
            step = Step("conv", (*module.step.numbers[:2], pad, stride, module.step.numbers[4]))
            steps = _between(module, following, gap, reach // stride + 1, is_strided=stride > 1)
            for cost, after, added in steps:
                yield padding + 1.5 * (stride - 1) + cost, after, is_padded, [step, *added]


def _between(
    module: Module, following: Module | None, gap: int | None, side: int, *, is_strided: bool
) -> Iterator[tuple[float, int, list[Step]]]:
    """Yield what may stand between two layers: its cost, the side after it, and the steps.

    ``gap``: number of layers there, None if it is unknown. ``side``: before them, 0 for a row.
    """
    if following is None:
        ending = [Step("average", (side,))] if side > 1 else []
        yield 0, 0, [*ending, *([Step("flatten")] if side else [])]
        return
    is_flattened = bool(side) and following.kind == "dense"
    # Normalisation is followed by an activation, unless there is one in between.
    is_bent = bool(gap) if following.kind == "norm" else gap != 0
    for cost, pool, size in _poolings(side, is_strided=is_strided, is_last=is_flattened):
        if pool and following.kind == "norm" and gap is None:
            continue
        after = side // size if side else 0
        if is_flattened and module.outputs * after**2 != following.inputs:
            continue
        steps = [Step("relu")] if is_bent else []
        steps += [Step(pool, (size,))] if pool else []
        if gap is not None:
            more = gap - len(steps)
            # Further modules may be dropout; missing ones cannot be explained.
            cost += UNEXPLAINED * -more if more < 0 else min(more, abs(more - is_flattened))
        yield cost, after, steps


def _poolings(side: int, *, is_strided: bool, is_last: bool) -> Iterator[tuple[float, str, int]]:
    """Yield ways to pool a picture of this side: cost, kind (“” for none) and size."""
    yield (0 if is_strided or not side else 1), "", 1
    if side > 1:
        yield (2 if is_strided else 0), "pool", 2
    if side > 3:
        yield 4, "pool", 3
        yield 4, "pool", 4
    if side > 2 and is_last:
        yield 1, "average", side


def _gaps(row: Sequence[Module]) -> list[int | None]:
    """Return how many layers of a ``Sequential`` follow each one, None where names do not say."""
    gaps: list[int | None] = []
    for module, following in pairwise(row):
        (room, _, number), (next_room, _, next_number) = (
            either.name.rpartition(".") for either in (module, following)
        )
        is_said = room == next_room and number.isdecimal() and next_number.isdecimal()
        gaps.append(int(next_number[:6]) - int(number[:6]) - 1 if is_said else None)
    # A ModuleList of these layers alone is numbered consecutively, too.
    return [*(gaps if any(gaps) else [None] * len(gaps)), None]
