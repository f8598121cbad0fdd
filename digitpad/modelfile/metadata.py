"""What a model file says about itself: ``ModelInfo`` to strings and back, checked.

``__metadata__`` of a safetensors file holds strings only; what is structured is JSON. Messages
are parts of sentences: ``store`` names the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from digitpad import __version__
from digitpad.errors import ConfigError, DigitpadError, ModelFileError
from digitpad.modelfile.info import Calibration, CurvePoint, ModelInfo
from digitpad.modelfile.safetensors import CHECKSUM
from digitpad.models import catalogue
from digitpad.preprocess.registry import PREPROCESSINGS
from digitpad.untrusted import json_text, parse_json, printable, quoted

FORMAT: Final = "digitpad/1"
KEYS: Final = (
    "format", "architecture", "arguments", "classes", "input_shape", "preprocessing", "dataset",
    "dataset_checksum", "training", "metrics", "calibration", "created", "versions", "guess",
    CHECKSUM,
)  # fmt: skip
MAX_TEXT: Final = 200
MAX_LIST: Final = 4_000
"""Of texts that name several data sets: a checksum alone has 71 characters."""


def from_metadata(metadata: Mapping[str, str], name: str) -> ModelInfo:
    """Check and rebuild what ``to_metadata`` wrote."""
    arguments = _table(metadata, "arguments")
    if not all(type(value) in (int, str) for value in arguments.values()):
        raise ModelFileError("its metadata “arguments” holds more than whole numbers and words")
    try:
        architecture = catalogue.architecture(_text(metadata, "architecture"), **arguments)
    except ConfigError as error:
        raise ModelFileError(
            f"{_lower(error)}. What another version made opens in that version"
        ) from error
    wanted = _text(metadata, "preprocessing")
    preprocessing = PREPROCESSINGS.get(wanted)
    if preprocessing is None:
        raise ModelFileError(
            f"it asks for the preprocessing {quoted(wanted)}, which this version does not "
            f"know (it knows {', '.join(PREPROCESSINGS)}); open it with the version that made it"
        )
    shape = tuple(_list(metadata, "input_shape"))
    if shape != architecture.input_shape or shape != preprocessing.input_shape:
        raise ModelFileError(
            f"its input shape, preprocessing and architecture do not go together "
            f"({shape}, {wanted}, {architecture.name})"
        )
    classes = tuple(_list(metadata, "classes"))
    if not all(isinstance(text, str) and _is_shown(text) for text in classes):
        raise ModelFileError("its metadata “classes” is not a list of names")
    if len(classes) != architecture.class_count or len(set(classes)) != len(classes):
        raise ModelFileError(
            f"it names {len(classes)} classes; {architecture.name} needs "
            f"{architecture.class_count} different ones"
        )
    versions = _table(metadata, "versions")
    return ModelInfo(
        architecture=architecture,
        name=name,
        classes=classes,
        preprocessing=preprocessing,
        dataset=_text(metadata, "dataset", MAX_LIST),
        dataset_checksum=_text(metadata, "dataset_checksum", MAX_LIST),
        metrics=_checked_metrics(_table(metadata, "metrics")),
        calibration=_calibration(_table(metadata, "calibration")),
        training=_table(metadata, "training"),
        created=_text(metadata, "created"),
        versions={printable(key): printable(str(value)) for key, value in versions.items()},
        guess=_text(metadata, "guess", MAX_LIST),
        extra={key: value for key, value in metadata.items() if key not in KEYS},
    )


def to_metadata(info: ModelInfo) -> dict[str, str]:
    values: dict[str, Any] = {
        "format": FORMAT,
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
        raise ModelFileError(f"its metadata “{key}” cannot be written: {error}") from error
    return texts


def _json(metadata: Mapping[str, str], key: str, kind: type) -> Any:
    """Return a table or a list, an empty one where it is missing."""
    try:
        value = parse_json(metadata[key]) if key in metadata else kind()
    except ValueError as error:
        raise ModelFileError(f"its metadata “{key}” cannot be read: {error}") from None
    if not isinstance(value, kind):
        raise ModelFileError(f"its metadata “{key}” is not a {'list' if kind is list else 'table'}")
    return value


def _table(metadata: Mapping[str, str], key: str) -> dict[str, Any]:
    return dict(_json(metadata, key, dict))


def _list(metadata: Mapping[str, str], key: str) -> list[Any]:
    items = _json(metadata, key, list)
    return [item if not isinstance(item, dict | list) else "" for item in items]


def _text(metadata: Mapping[str, str], key: str, limit: int = MAX_TEXT) -> str:
    return printable(metadata.get(key, ""), limit)


def _is_shown(text: str) -> bool:
    return text.isprintable() and 0 < len(text) <= MAX_TEXT


def _checked_metrics(metrics: dict[str, Any]) -> dict[str, Any]:
    accuracy, count = metrics.get("accuracy"), metrics.get("n")
    numbers = (int, float, type(None))
    if not isinstance(accuracy, numbers) or not 0 <= (accuracy or 0) <= 1:
        raise ModelFileError("its metadata claims an accuracy that is not between 0 and 1")
    if not isinstance(count, numbers):
        raise ModelFileError("its metadata claims a number of test images that is no number")
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
        raise ModelFileError("its metadata “calibration” makes no sense") from error


def _curve(points: Any) -> tuple[CurvePoint, ...]:
    return tuple(
        CurvePoint(float(threshold), float(kept), None if passed is None else float(passed))
        for threshold, kept, passed in points
    )


def _lower(error: DigitpadError) -> str:
    text = str(error).rstrip(".")
    return text[:1].lower() + text[1:]
