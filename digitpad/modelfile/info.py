"""A model: its architecture, origin, calibration and tensors, and their metadata in files.

``ModelInfo`` is converted to strings and back, with checks: the ``__metadata__`` of a safetensors
file holds only strings, so structured values are JSON. Messages are clauses: ``store`` names the
file.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from digitpad import __version__
from digitpad.arrays import Floats
from digitpad.errors import ConfigError, ModelFileError
from digitpad.modelfile.safetensors import CHECKSUM
from digitpad.models import catalogue
from digitpad.models.architecture import Architecture, usual_classes
from digitpad.models.custom import default_title
from digitpad.models.pixels import with_pixels, without_guess
from digitpad.preprocess.preprocessing import Preprocessing
from digitpad.preprocess.registry import PREPROCESSINGS, preprocessing_for
from digitpad.untrusted import is_printable, json_text, parse_json, printable, quoted
from digitpad.words import QT_TRANSLATE_NOOP, clause, message_of

FORMAT: Final = "digitpad/1"
HUB_FORMAT: Final = {"format": "pt", "digitpad": FORMAT.partition("/")[2]}
"""The same for hubs, whose programs open nothing but the format “pt”."""
KEYS: Final = (
    "format", "digitpad", "architecture", "arguments", "classes", "input_shape", "preprocessing",
    "dataset", "dataset_checksum", "training", "metrics", "calibration", "created", "versions",
    "guess", CHECKSUM,
)  # fmt: skip
MAX_TEXT: Final = 200
MAX_LIST: Final = 4_000
"""Longest text about several data sets; a single checksum has 71 characters."""
MAX_CURVE_POINTS: Final = 200
"""More than anyone could choose from; a file that claims more is damaged."""


class CurvePoint(NamedTuple):
    """The effect of a threshold: the fraction of digits ``kept``, and of others ``passed``.

    All are in 0..1; ``passed`` is None if it was not measured.
    """

    threshold: float
    kept: float
    passed: float | None


@dataclass(frozen=True, slots=True)
class Calibration:
    """Converts logits to calibrated probabilities, and holds the thresholds of verdicts.

    ``temperature`` divides the logits. A reading whose highest probability is below
    ``unsure_below`` is unsure; one whose digit score is below ``reject_below`` is no digit. The
    curves give the effect of other thresholds, in ascending order: in the ``reject_curve``,
    ``passed`` is the fraction of non-digits taken for a digit; in the ``unsure_curve``, the
    fraction of the kept digits that are read correctly. ``measured_on``: the images used.
    """

    temperature: float = 1.0
    unsure_below: float = 0.6
    reject_below: float = 0.5
    reject_curve: tuple[CurvePoint, ...] = ()
    unsure_curve: tuple[CurvePoint, ...] = ()
    measured_on: str = ""

    def __post_init__(self) -> None:
        if not 1e-3 <= self.temperature <= 1e3:
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "A calibration cannot have the temperature {temperature}."
                ).filled(temperature=self.temperature)
            )
        if not (0.0 <= self.unsure_below <= 1.0 and 0.0 <= self.reject_below <= 1.0):
            raise ConfigError(
                QT_TRANSLATE_NOOP("errors", "A calibration’s thresholds must lie between 0 and 1.")
            )
        for curve in (self.reject_curve, self.unsure_curve):
            numbers = [number for point in curve for number in point if number is not None]
            is_sorted = all(a.threshold < b.threshold for a, b in itertools.pairwise(curve))
            is_possible = all(0.0 <= number <= 1.0 for number in numbers)
            if not (is_sorted and is_possible and len(curve) <= MAX_CURVE_POINTS):
                raise ConfigError(
                    QT_TRANSLATE_NOOP("errors", "A calibration’s curve must rise, between 0 and 1.")
                )


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """Everything about a model but its weights.

    ``name``: for users, the file's stem. ``preprocessing``: that of its training images.
    ``metrics``: for instance accuracy (0..1), loss, n, dataset, seed. ``training``:
    ``TrainConfig.to_json()``, empty if unknown. ``created``: UTC, ISO 8601, "" if unknown.
    ``extra``: other metadata, kept unchanged. ``has_metadata``: False for a file identified by
    its tensors. ``stored_as``: the dtype in the file. ``container``: “safetensors”, “npz” or
    “pt”. ``guess``: a sentence about what had to be assumed of the architecture, or "".
    """

    architecture: Architecture
    name: str
    classes: tuple[str, ...]
    preprocessing: Preprocessing
    dataset: str = ""
    dataset_checksum: str = ""
    metrics: Mapping[str, Any] = field(default_factory=dict)
    calibration: Calibration = field(default_factory=Calibration)
    training: Mapping[str, Any] = field(default_factory=dict)
    created: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, str] = field(default_factory=dict)
    has_metadata: bool = True
    guess: str = ""
    stored_as: str = "float32"
    container: str = "safetensors"


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """A model; ``tensors`` are float32, under their published names."""

    info: ModelInfo
    tensors: Mapping[str, Floats]


def new_info(architecture: Architecture, name: str = "", **values: Any) -> ModelInfo:
    """Return a ``ModelInfo`` with defaults for all fields but ``values``."""
    known: dict[str, Any] = {
        "classes": usual_classes(architecture.input_shape, architecture.class_count),
        "preprocessing": preprocessing_for(architecture.input_shape),
    }
    name = name or default_title(architecture.name, architecture.arguments)
    return ModelInfo(architecture=architecture, name=name, **(known | values))


def rescaled(info: ModelInfo, pixels: str) -> ModelInfo:
    """Return the model for pixels of another convention (``models/pixels.py``).

    Its metrics and calibration are of the former one. Raises ``ConfigError`` if it is none.
    """
    architecture, guess = with_pixels(info.architecture, pixels), without_guess(info.guess)
    if architecture == info.architecture:
        return replace(info, guess=guess)
    calibration = Calibration()
    return replace(
        info, architecture=architecture, guess=guess, metrics={}, calibration=calibration
    )


def _classes(metadata: Mapping[str, str]) -> tuple[str, ...]:
    classes = tuple(_json(metadata, "classes", list))
    are_texts = all(isinstance(text, str) and is_printable(text) for text in classes)
    if not are_texts or not all(0 < len(text) <= MAX_TEXT for text in classes):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata “classes” is not a list of names")
        )
    return classes


def from_metadata(metadata: Mapping[str, str], name: str) -> ModelInfo:
    """Rebuild a ``ModelInfo`` from what ``to_metadata`` wrote, checking all of it."""
    arguments = _json(metadata, "arguments", dict)
    if not all(type(value) in (int, str) for value in arguments.values()):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "its metadata “arguments” holds more than whole numbers and words"
            )
        )
    try:
        architecture = catalogue.architecture(_text(metadata, "architecture"), **arguments)
    except ConfigError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "{why}. What another version made opens in that version"
            ).filled(why=clause(error))
        ) from error
    wanted = _text(metadata, "preprocessing")
    preprocessing = PREPROCESSINGS.get(wanted)
    if preprocessing is None:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "it asks for the preprocessing {wanted}, which this version does not know (it "
                "knows {list}); open it with the version that made it",
            ).filled(wanted=quoted(wanted), list=", ".join(PREPROCESSINGS))
        )
    shape = tuple(_json(metadata, "input_shape", list))
    if shape != architecture.input_shape or shape != preprocessing.input_shape:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "its input shape, preprocessing and architecture do not go together ({shape}, "
                "{wanted}, {model})",
            ).filled(shape=shape, wanted=wanted, model=architecture.name)
        )
    classes = _classes(metadata)
    if len(classes) != architecture.class_count or len(set(classes)) != len(classes):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "it names {count} classes; {model} needs {class_count} different ones"
            ).filled(
                count=len(classes), model=architecture.name, class_count=architecture.class_count
            )
        )
    versions = _json(metadata, "versions", dict)
    return ModelInfo(
        architecture=architecture,
        name=name,
        classes=classes,
        preprocessing=preprocessing,
        dataset=_text(metadata, "dataset", MAX_LIST),
        dataset_checksum=_text(metadata, "dataset_checksum", MAX_LIST),
        metrics=_checked_metrics(_json(metadata, "metrics", dict)),
        calibration=_calibration(_json(metadata, "calibration", dict)),
        training=_json(metadata, "training", dict),
        created=_text(metadata, "created"),
        versions={printable(key): printable(str(value)) for key, value in versions.items()},
        guess=_text(metadata, "guess", MAX_LIST),
        extra={key: value for key, value in metadata.items() if key not in KEYS},
    )


def format_of(metadata: Mapping[str, str]) -> str:
    """Return the format that a file of digitpad names, or "" for another program's."""
    version = metadata.get("format", "")
    if version == HUB_FORMAT["format"] and "digitpad" in metadata:
        return f"digitpad/{metadata['digitpad']}"
    return version if version.startswith("digitpad/") else ""


def to_metadata(info: ModelInfo, *, for_hub: bool = False) -> dict[str, str]:
    values: dict[str, Any] = {
        **(HUB_FORMAT if for_hub else {"format": FORMAT}),
        "architecture": info.architecture.name,
        "arguments": dict(info.architecture.arguments),
        "classes": list(info.classes),
        "input_shape": list(info.architecture.input_shape),
        "preprocessing": info.preprocessing.name,
        "dataset": info.dataset,
        "dataset_checksum": info.dataset_checksum,
        "training": dict(info.training),
        "metrics": dict(info.metrics),
        "calibration": asdict(info.calibration),
        "created": info.created or datetime.now(UTC).isoformat(timespec="seconds"),
        "versions": {"digitpad": __version__} | dict(info.versions),
    }
    texts = {key: text for key, text in info.extra.items() if key not in KEYS}
    if info.guess:
        values["guess"] = info.guess
    try:
        for key, value in values.items():
            texts[key] = value if isinstance(value, str) else json_text(value)
    except (TypeError, ValueError) as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata “{key}” cannot be written: {why}").filled(
                key=key, why=message_of(error)
            )
        ) from error
    # File names in the texts may be invalid UTF-8. Replaced here, before the checksum is taken.
    return {key: text.encode(errors="replace").decode() for key, text in texts.items()}


def _json(metadata: Mapping[str, str], key: str, kind: type) -> Any:
    """Return a table or a list, empty if it is missing."""
    try:
        value = parse_json(metadata[key]) if key in metadata else kind()
    except ValueError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata “{key}” cannot be read: {why}").filled(
                key=key, why=message_of(error)
            )
        ) from None
    if not isinstance(value, kind):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata “{key}” is not a {value}").filled(
                key=key, value="list" if kind is list else "table"
            )
        )
    return value


def _text(metadata: Mapping[str, str], key: str, limit: int = MAX_TEXT) -> str:
    return printable(metadata.get(key, ""), limit)


def _checked_metrics(metrics: dict[str, Any]) -> dict[str, Any]:
    accuracy, count = metrics.get("accuracy"), metrics.get("n")
    numbers = (int, float, type(None))
    if not isinstance(accuracy, numbers) or not 0 <= (accuracy or 0) <= 1:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "its metadata claims an accuracy that is not between 0 and 1"
            )
        )
    if not isinstance(count, numbers):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata claims an invalid number of test images")
        )
    return metrics


def _calibration(values: dict[str, Any]) -> Calibration:
    numbers = ("temperature", "unsure_below", "reject_below")
    try:
        return Calibration(
            **{name: float(values[name]) for name in numbers if name in values},
            reject_curve=_curve(values.get("reject_curve", [])),
            unsure_curve=_curve(values.get("unsure_curve", [])),
            measured_on=printable(str(values.get("measured_on", "")), MAX_TEXT),
        )
    except (ConfigError, TypeError, ValueError) as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata “calibration” makes no sense")
        ) from error


def _curve(points: Any) -> tuple[CurvePoint, ...]:
    return tuple(
        CurvePoint(float(threshold), float(kept), None if passed is None else float(passed))
        for threshold, kept, passed in points
    )
