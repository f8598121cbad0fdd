"""What a model is: its architecture, where it comes from, how sure it may be, its tensors."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from digitpad.errors import ConfigError
from digitpad.modelfile.safetensors import Floats
from digitpad.models.architecture import CLASSES, DIGITS, Architecture
from digitpad.models.custom import called
from digitpad.preprocess.preprocessing import Preprocessing
from digitpad.preprocess.registry import preprocessing_for

MAX_CURVE_POINTS: Final = 200
"""More than anybody could choose from; a file that claims more is damaged."""


class CurvePoint(NamedTuple):
    """What a threshold does: the share of digits it ``kept``, and of what else it let ``passed``.

    All are in 0..1; ``passed`` is None where it was not measured.
    """

    threshold: float
    kept: float
    passed: float | None


@dataclass(frozen=True, slots=True)
class Calibration:
    """How logits become honest probabilities, and from where on the reader says “unsure”.

    ``temperature`` divides the logits. A reading whose highest probability is below
    ``unsure_below`` is unsure; one whose digit score is below ``reject_below`` is no digit. What
    other thresholds would do, from the lowest to the highest: of the ``reject_curve``, ``passed``
    is the share of non-digits that is taken for a digit; of the ``unsure_curve``, the share of
    the digits kept that is read right. ``measured_on`` says what they were measured on.
    """

    temperature: float = 1.0
    unsure_below: float = 0.6
    reject_below: float = 0.5
    reject_curve: tuple[CurvePoint, ...] = ()
    unsure_curve: tuple[CurvePoint, ...] = ()
    measured_on: str = ""

    def __post_init__(self) -> None:
        if not 1e-3 <= self.temperature <= 1e3:
            raise ConfigError(f"A calibration cannot have the temperature {self.temperature}.")
        if not (0.0 <= self.unsure_below <= 1.0 and 0.0 <= self.reject_below <= 1.0):
            raise ConfigError("A calibration’s thresholds must lie between 0 and 1.")
        for curve in (self.reject_curve, self.unsure_curve):
            numbers = [number for point in curve for number in point if number is not None]
            is_sorted = all(a.threshold < b.threshold for a, b in itertools.pairwise(curve))
            is_possible = all(0.0 <= number <= 1.0 for number in numbers)
            if not (is_sorted and is_possible and len(curve) <= MAX_CURVE_POINTS):
                raise ConfigError("A calibration’s curve must rise, between 0 and 1.")


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """Everything about a model but its weights.

    ``name``: what a person calls it, the file's stem. ``preprocessing``: what its images have
    been through. ``metrics``: for instance accuracy (0..1), loss, n, dataset, seed.
    ``training``: ``TrainConfig.to_json()``, empty when unknown. ``created``: UTC, ISO 8601, ""
    when unknown. ``extra``: other metadata, kept as it is. ``has_metadata``: False for a file
    recognised by its tensors. ``stored_as``: the kind of numbers in the file. ``container``: the
    kind of file, “safetensors”, “npz” or “pt”. ``guess``: a sentence about what of the
    architecture was assumed, since the file does not tell it, or "".
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
    """A model: what it is, and its tensors (float32) under their published names."""

    info: ModelInfo
    tensors: Mapping[str, Floats]


def new_info(architecture: Architecture, name: str = "", **values: Any) -> ModelInfo:
    """Return the description of a model of ``architecture`` about which nothing else is known.

    ``values`` are fields of ``ModelInfo`` that are known.
    """
    known: dict[str, Any] = {
        "classes": CLASSES.get(architecture.input_shape, DIGITS),
        "preprocessing": preprocessing_for(architecture.input_shape),
    }
    name = name or called(architecture.name, architecture.arguments)
    return ModelInfo(architecture=architecture, name=name, **(known | values))
