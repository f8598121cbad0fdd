"""What a model is: its architecture, where it comes from, how sure it may be, its tensors.

May import: ``errors``, ``ink.normalise`` and ``ink.colour`` (their names),
``models.architecture``, ``models.published``, ``modelfile.container``. Tests:
``tests/core/test_modelfile.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from digitpad.errors import ConfigError
from digitpad.ink import colour, normalise
from digitpad.modelfile.container import Floats
from digitpad.models.architecture import DIGITS, Architecture
from digitpad.models.layers import Shape
from digitpad.models.published import CIFAR_CLASSES

PREPROCESSINGS: Final[dict[str, Shape]] = {
    normalise.NAME: (1, normalise.IMAGE_SIZE, normalise.IMAGE_SIZE),
    colour.NAME: (3, colour.SIDE, colour.SIDE),
}
"""What an image becomes before a network sees it, by name, and the shape that it then has."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """How logits become honest probabilities, and from where on the reader says “unsure”.

    ``temperature`` divides the logits. A reading whose highest probability is below
    ``unsure_below`` is unsure; one whose digit score is below ``reject_below`` is no digit.
    """

    temperature: float = 1.0
    unsure_below: float = 0.6
    reject_below: float = 0.5

    def __post_init__(self) -> None:
        if not 1e-3 <= self.temperature <= 1e3:
            raise ConfigError(f"A calibration cannot have the temperature {self.temperature}.")
        if not (0.0 <= self.unsure_below <= 1.0 and 0.0 <= self.reject_below <= 1.0):
            raise ConfigError("A calibration’s thresholds must lie between 0 and 1.")


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """Everything about a model but its weights.

    ``name``: what a person calls it, the file's stem. ``preprocessing``: a key of
    ``PREPROCESSINGS``. ``metrics``: for instance accuracy (0..1), loss, n, dataset, seed.
    ``training``: ``TrainConfig.to_json()``, empty when unknown. ``created``: UTC, ISO 8601, ""
    when unknown. ``extra``: other metadata, kept as it is. ``has_metadata``: False for a file
    recognised by its tensors. ``stored_as``: the kind of numbers in the file.
    """

    architecture: Architecture
    name: str
    classes: tuple[str, ...]
    preprocessing: str
    dataset: str = ""
    dataset_checksum: str = ""
    metrics: Mapping[str, Any] = field(default_factory=dict)
    calibration: Calibration = field(default_factory=Calibration)
    training: Mapping[str, Any] = field(default_factory=dict)
    created: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, str] = field(default_factory=dict)
    has_metadata: bool = True
    stored_as: str = "float32"


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """A model: what it is, and its tensors (float32) under their published names."""

    info: ModelInfo
    tensors: Mapping[str, Floats]


def new_info(architecture: Architecture, name: str = "", **values: Any) -> ModelInfo:
    """Return the description of a model of ``architecture`` about which nothing else is known.

    ``values`` are fields of ``ModelInfo`` that are known.
    """
    is_colour = architecture.input_shape == PREPROCESSINGS[colour.NAME]
    known: dict[str, Any] = {
        "classes": CIFAR_CLASSES if is_colour else DIGITS,
        "preprocessing": colour.NAME if is_colour else normalise.NAME,
    }
    return ModelInfo(architecture=architecture, name=name or architecture.name, **(known | values))
