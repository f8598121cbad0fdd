"""Custom networks, whose layers are given by one line of text.

“conv 16 3, relu, pool 2, dense 10” becomes an ordinary ``Architecture``. The text is stored in the
model file as the argument of the architecture “custom”. Tensors are numbered like the modules of a
``torch.nn.Sequential``, counting a flatten before the first dense layer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Final, NamedTuple

from digitpad.errors import ConfigError
from digitpad.models import layers
from digitpad.models.architecture import (
    CLASS_SETS,
    Architecture,
    ReadingKind,
    operations_complaint,
)
from digitpad.models.recipe import ONE_CYCLE
from digitpad.models.vit import CHANNELS
from digitpad.words import QT_TRANSLATE_NOOP, figure, message_of

NAME: Final = "custom"
ACTIVATIONS: Final = ("relu", "tanh", "sigmoid", "gelu")
MAIN: Final = ("conv", "pool", "average", "dense")
"""Words of the layers that are seen as columns, each with what follows it unit by unit."""
MOST_LAYERS: Final = 60
MOST_PARAMETERS: Final = 50_000_000
"""With more, a checkpoint (which adds moments and best weights) would exceed its size limit."""
MOST_VALUES: Final = 4_000_000
"""Most outputs of a layer for one image; those of a whole batch are in memory in training."""
MOST_LETTERS: Final = 2_000
MOST_SHOWN: Final = 40
RECIPE: Final = ONE_CYCLE(5, 128, "adam", 2e-3)
MOST_CLASSES: Final = 1_000


class LayerNumber(NamedTuple):
    """A numeric argument of a layer, allowed from ``least`` to ``most``.

    ``is_named``: whether the text gives it by name (“padding 1”), after the positional ones.
    """

    name: str
    default: float
    least: float
    most: float
    is_named: bool = False
    is_whole: bool = True


class CustomLayer(NamedTuple):
    """A kind of layer: its keyword, a short explanation, and its numeric arguments."""

    word: str
    title: str
    numbers: tuple[LayerNumber, ...] = ()


_OUTPUTS: Final = LayerNumber(QT_TRANSLATE_NOOP("layers", "outputs"), 10, 1, 65_536)
_BIAS: Final = LayerNumber(QT_TRANSLATE_NOOP("layers", "bias"), 1, 0, 1, is_named=True)
KINDS: Final = {
    kind.word: kind
    for kind in (
        CustomLayer(
            "dense", QT_TRANSLATE_NOOP("layers", "every output sees every input"), (_OUTPUTS, _BIAS)
        ),
        CustomLayer(
            "conv",
            QT_TRANSLATE_NOOP("layers", "small filters slide over the picture"),
            (
                LayerNumber(QT_TRANSLATE_NOOP("layers", "outputs"), 16, 1, 4_096),
                LayerNumber(QT_TRANSLATE_NOOP("layers", "kernel"), 3, 1, 32),
                LayerNumber(QT_TRANSLATE_NOOP("layers", "pad"), 0, 0, 16, is_named=True),
                LayerNumber(QT_TRANSLATE_NOOP("layers", "stride"), 1, 1, 16, is_named=True),
                _BIAS,
            ),
        ),
        CustomLayer(
            "pool",
            QT_TRANSLATE_NOOP("layers", "the largest value of each square"),
            (LayerNumber(QT_TRANSLATE_NOOP("layers", "size"), 2, 1, 32),),
        ),
        CustomLayer(
            "average",
            QT_TRANSLATE_NOOP("layers", "the mean of each square"),
            (LayerNumber(QT_TRANSLATE_NOOP("layers", "size"), 2, 1, 32),),
        ),
        CustomLayer(
            "dropout",
            QT_TRANSLATE_NOOP("layers", "leaves out a random part in training"),
            (LayerNumber(QT_TRANSLATE_NOOP("layers", "part"), 0.3, 0, 1, is_whole=False),),
        ),
        CustomLayer("norm", QT_TRANSLATE_NOOP("layers", "batch normalisation: mean 0, spread 1")),
        CustomLayer("relu", QT_TRANSLATE_NOOP("layers", "negative values become 0")),
        CustomLayer("tanh", QT_TRANSLATE_NOOP("layers", "squashes values to −1 … 1")),
        CustomLayer("sigmoid", QT_TRANSLATE_NOOP("layers", "squashes values to 0 … 1")),
        CustomLayer("gelu", QT_TRANSLATE_NOOP("layers", "a smooth relu")),
        CustomLayer(
            "flatten",
            QT_TRANSLATE_NOOP("layers", "turns a picture into a row; dense does so by itself"),
        ),
    )
}
STARTS: Final[dict[str, str]] = {
    QT_TRANSLATE_NOOP("layers", "Linear"): "dense 10",
    QT_TRANSLATE_NOOP("layers", "Two layers"): "dense 100, relu, dense 10",
    QT_TRANSLATE_NOOP("layers", "Small convolutional"): "conv 16 3, relu, pool 2, dense 10",
    QT_TRANSLATE_NOOP(
        "layers", "Deeper, normalised"
    ): "conv 16 3, norm, relu, pool 2, conv 32 3, norm, relu, pool 2, "
    "dropout 0.2, dense 64, relu, dense 10",
}
"""Starting points by their titles."""
SMALL: Final = STARTS["Small convolutional"]


def small_network(image: int, classes: int) -> dict[str, int | str]:
    """Return the arguments of a small network for images of this side and so many classes."""
    return {"layers": SMALL.replace("dense 10", f"dense {classes}"), "image": image}


class Step(NamedTuple):
    """A layer as given by the user: its keyword and all its numbers."""

    word: str
    numbers: tuple[float, ...] = ()

    def __str__(self) -> str:
        words, kind = [self.word], KINDS[self.word]
        for number, value in zip(kind.numbers, self.numbers, strict=True):
            if not number.is_named:
                words.append(f"{value:g}")
            elif value != number.default:
                words += [number.name, f"{value:g}"]
        return " ".join(words)


class TooSlowError(ConfigError):
    """Raised for layers that fit together but need too many operations."""


class TracedStep(NamedTuple):
    """The layers that a step becomes, and the shape after them.

    ``operations``: approximate multiplications per image.
    """

    layers: tuple[layers.Layer, ...]
    shape: layers.Shape
    operations: int

    @property
    def parameters(self) -> int:
        return sum(layer.parameter_count() for layer in self.layers)


def custom(layers: str = SMALL, image: int = 28) -> Architecture:
    """Return the network that ``layers`` describes, for images of ``image`` × ``image`` pixels.

    Raises ``ConfigError``, saying why and what to do, if it is not a valid network.
    """
    steps = parse_layers(layers)
    traced, complaint = trace(steps, image)
    if complaint:
        is_slow = len(traced) == len(steps) and operations_complaint(total_operations(traced))
        raise (TooSlowError if is_slow else ConfigError)(complaint)
    text = as_text(steps)
    return Architecture(
        name=NAME,
        title=QT_TRANSLATE_NOOP("models", "Your own layers"),
        origin=QT_TRANSLATE_NOOP("models", "your own"),
        summary=QT_TRANSLATE_NOOP("models", "Layers that you choose, one after the other."),
        published=QT_TRANSLATE_NOOP("models", "not measured"),
        layers=tuple(layer for step in traced for layer in step.layers),
        input_shape=(CHANNELS[image], image, image),
        recipe=RECIPE,
        reading=ReadingKind.DIGIT if CHANNELS[image] == 1 else ReadingKind.PICTURE,
        class_count=traced[-1].shape[0],
        arguments=(("image", image), ("layers", text)),
    )


def default_title(model: str, arguments: Iterable[tuple[str, object]]) -> str:
    """Return the title of an unnamed network: its layers if it is custom, else its name."""
    name = str(dict(arguments).get("layers", model)) if model == NAME else model
    return name if len(name) <= MOST_SHOWN else f"{name[: MOST_SHOWN - 1]}…"


def as_text(steps: Iterable[Step]) -> str:
    """Return the text of layers, the inverse of ``parse_layers``."""
    return ", ".join(map(str, steps))


def parse_layers(text: str) -> tuple[Step, ...]:
    """Parse the text of layers. Raises ``ConfigError`` for anything else."""
    if len(text) > MOST_LETTERS:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "The layers have {count:,} characters; the limit is {most:,}."
            ).filled(count=len(text), most=MOST_LETTERS)
        )
    printable = "".join(letter if letter.isprintable() else " " for letter in text.lower())
    parts = [part.split() for part in printable.replace(";", ",").split(",")]
    return tuple(_step(words) for words in parts if words)


def _step(words: Sequence[str]) -> Step:
    word, step_text = words[0], " ".join(words)
    if word not in KINDS:
        raise ConfigError(_unknown(word))
    numbers = KINDS[word].numbers
    named_ones = {number.name: number for number in numbers}
    free = [number.name for number in numbers if not number.is_named]
    given: dict[str, float] = {}
    rest = list(words[1:])
    while rest:
        name = rest.pop(0) if rest[0] in named_ones else (free.pop(0) if free else "")
        if not name or name in given or not rest:
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "“{step_text}” is not understood: it should be like {example}."
                ).filled(step_text=step_text, example=_example(word))
            )
        given[name] = _number(named_ones[name], rest.pop(0), step_text)
        free = [number for number in free if number != name]
    if word in ("dense", "conv") and "outputs" not in given:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "“{step_text}” does not say how many outputs: write {example}, say."
            ).filled(step_text=step_text, example=_example(word))
        )
    return Step(word, tuple(given.get(number.name, number.default) for number in numbers))


def _unknown(word: str) -> str:
    if "softmax" in word:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "Leave “{word}” out: digitpad turns the last outputs into probabilities itself.",
        )
        return message.filled(word=word)
    message = QT_TRANSLATE_NOOP("errors", "There is no layer called “{word}”. Available: {kinds}.")
    return message.filled(word=word[:30], kinds=", ".join(KINDS))


def _example(word: str) -> str:
    default = Step(word, tuple(number.default for number in KINDS[word].numbers))
    optional = "".join(
        f" [{number.name} {number.default:g}]"
        for number in KINDS[word].numbers
        if number.is_named and number is not _BIAS
    )
    return f"“{default}{optional}”"


def _number(number: LayerNumber, text: str, step_text: str) -> float:
    try:
        # As the text of the layers gives it, from which a file’s network is built again.
        value = float(f"{float(text):g}")
    except ValueError:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "“{step_text}” is not understood: “{text}” stands where a number should."
            ).filled(step_text=step_text, text=text[:20])
        ) from None
    if not number.least <= value <= number.most or (number.is_whole and not value.is_integer()):
        message = QT_TRANSLATE_NOOP(
            "errors",
            "“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.",
        )
        if not number.is_whole:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.",
            )
        raise ConfigError(
            message.filled(
                step_text=step_text,
                number=number.name,
                least=number.least,
                most=number.most,
                text=text[:20],
            )
        )
    return value


def trace(steps: Sequence[Step], image: int) -> tuple[list[TracedStep], str]:
    """Build the layers of each step, as far as they fit; also return what is wrong, or "".

    ``image``: the side of the pictures, 28 or 32.
    """
    if image not in CHANNELS:
        message = QT_TRANSLATE_NOOP(
            "errors", "Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}."
        )
        return [], message.filled(image=f"{image}")
    done: list[TracedStep] = []
    index = 0
    shape: layers.Shape = (CHANNELS[image], image, image)
    for place, step in enumerate(steps):
        number = _number_of(steps, place)
        try:
            added = _layers(step, shape, index)
        except ConfigError as error:
            message = QT_TRANSLATE_NOOP("errors", "Layer {number}, “{layer}”: {why}")
            return done, message.filled(number=number, layer=f"{step}", why=message_of(error))
        operations = 0
        for layer in added:
            operations += layer.operations(shape)
            shape = layer.output_shape(shape)
        index += len(added)
        done.append(TracedStep(added, shape, operations))
        if prod(shape) > MOST_VALUES:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "Layer {number}, “{layer}”, gives {count:,} values for one image; the "
                "limit is {most:,}. Give it fewer outputs.",
            )
            return done, message.filled(
                number=number, layer=f"{step}", count=prod(shape), most=MOST_VALUES
            )
    return done, _complaint(steps, done, tuple(CLASS_SETS[CHANNELS[image], image, image]))


def _complaint(steps: Sequence[Step], done: Sequence[TracedStep], counts: tuple[int, ...]) -> str:
    """Return why layers that fit together still cannot be trained, or "".

    ``counts``: the usual numbers of classes; a last “dense” may tell any number apart.
    """
    if not steps:
        message = QT_TRANSLATE_NOOP("errors", "There are no layers yet. Begin with “{start}”, say.")
        return message.filled(start=STARTS["Linear"])
    if len(steps) > MOST_LAYERS:
        message = QT_TRANSLATE_NOOP("errors", "These are {count} layers; the limit is {most}.")
        return message.filled(count=len(steps), most=MOST_LAYERS)
    shape = done[-1].shape
    is_dense = steps[-1].word == "dense" and 2 <= shape[0] <= MOST_CLASSES
    if not is_dense and (len(shape) > 1 or shape[0] not in counts):
        end = "flatten" if prod(shape) in counts else "dense 10"
        message = QT_TRANSLATE_NOOP(
            "errors",
            "The last layer has {shape} outputs, and there are ten classes: end with “{end}”.",
        )
        if len(shape) > 1:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "The last layer gives {shape}, and there are ten classes: end with “{end}”.",
            )
        return message.filled(shape=shape_text(shape), end=end)
    parameters = sum(step.parameters for step in done)
    if parameters > MOST_PARAMETERS:
        largest = max(range(len(done)), key=lambda index: done[index].parameters)
        message = QT_TRANSLATE_NOOP(
            "errors",
            "The network has {count:,} weights; the limit is {most:,}. Make layer {number}, "
            "“{layer}”, smaller, or put a “pool 2” before it.",
        )
        return message.filled(
            count=parameters,
            most=MOST_PARAMETERS,
            number=_number_of(steps, largest),
            layer=f"{steps[largest]}",
        )
    if too_many := operations_complaint(total_operations(done)):
        slowest = max(range(len(done)), key=lambda index: done[index].operations)
        message = QT_TRANSLATE_NOOP(
            "errors",
            "The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put "
            "a “pool 2” before it.",
        )
        number = _number_of(steps, slowest)
        return message.filled(operations=too_many, number=number, layer=f"{steps[slowest]}")
    return ""


def _number_of(steps: Sequence[Step], index: int) -> int:
    """Return the number of the layer that a step belongs to, counted as they are seen."""
    return max(1, sum(step.word in MAIN for step in steps[: index + 1]))


def total_operations(traced: Iterable[TracedStep]) -> int:
    return sum(step.operations for step in traced)


def shape_text(shape: layers.Shape) -> str:
    """Return the shape after a layer as text: “16 × 26×26”, or a number of values."""
    if len(shape) == 3:
        channels, height, width = shape
        phrase = QT_TRANSLATE_NOOP("layers", "{channels:,} × {height}×{width}")
        return phrase.filled(channels=channels, height=height, width=width)
    return figure(shape[0])


def _layers(step: Step, shape: layers.Shape, index: int) -> tuple[layers.Layer, ...]:
    """Return the layers of a step for an input of ``shape``; ``index``: that of the first.

    Raises ``ConfigError`` with a clause that follows the name of the step.
    """
    whole = [int(number) for number in step.numbers]
    if step.word in ("conv", "pool", "average") and len(shape) != 3:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "it needs a picture, but what comes before it gives a row of values."
            )
        )
    match step.word:
        case "dense":
            flatten = (layers.Flatten(),) if len(shape) > 1 else ()
            weight, bias = layers.named(f"{index + len(flatten)}")
            dense = layers.Linear(prod(shape), whole[0], weight, bias if whole[1] else None)
            return (*flatten, dense)
        case "conv":
            outputs, kernel, pad, stride, has_bias = whole
            if kernel > min(shape[1:]) + 2 * pad:
                raise ConfigError(
                    QT_TRANSLATE_NOOP(
                        "errors",
                        "its {kernel}×{kernel} pixels are more than there are: a picture of "
                        "{height}×{width} comes in.",
                    ).filled(kernel=kernel, height=shape[1], width=shape[2])
                )
            weight, bias = layers.named(f"{index}")
            sizes = shape[0], outputs, kernel, weight, bias if has_bias else None
            return (layers.Conv(*sizes, pad, stride),)
        case "pool" | "average":
            if whole[0] > min(shape[1:]):
                raise ConfigError(
                    QT_TRANSLATE_NOOP(
                        "errors", "a picture of {height}×{width} is too small for it."
                    ).filled(height=shape[1], width=shape[2])
                )
            kind = layers.MaxPool if step.word == "pool" else layers.AveragePool
            return (kind(whole[0]),)
        case "dropout":
            if step.numbers[0] == 1:
                raise ConfigError(
                    QT_TRANSLATE_NOOP(
                        "errors", "it would leave everything out; 0.5 is much already."
                    )
                )
            return (layers.Dropout(step.numbers[0]),)
        case "norm":
            return (layers.BatchNorm(shape[0], f"{index}"),)
        case "relu":
            return (layers.ReLU(),)
        case "flatten":
            return (layers.Flatten(),)
        case "tanh" | "sigmoid" | "gelu":
            return (layers.Activation(step.word),)
    raise ConfigError(_unknown(step.word))
