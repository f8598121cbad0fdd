"""Explains a model's answer about an image with a chosen method, as a map.

A new method is a function that makes a map, and a row in ``METHODS``. The methods offered and the
default were chosen by measurement: ``docs/results/explanations.md``, `make bench BENCH=explain`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.arrays import Floats
from digitpad.errors import ConfigError
from digitpad.explain import perturbation
from digitpad.explain.pieces import Image, blank_of, is_colour
from digitpad.explain.target import Target
from digitpad.generators import finished
from digitpad.modelfile import Model
from digitpad.recognise.engine import Engine, require_numbers
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.explain.gradients import Differentiator

Steps = Generator[None, None, tuple[Floats, ...]]


@dataclass(frozen=True, slots=True)
class Method:
    """A method, which makes a map for each target; ``needs_torch``: it uses gradients.

    The last argument of ``make`` asks for a preview, for methods that have a faster one.
    """

    make: Callable[[Explainer, Image, Sequence[Target], bool], Steps]
    needs_torch: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """The evidence for and against a target.

    ``map``: float32 (h, w) for a digit, (3, h, w) for a colour picture, positive for the target
    and negative against it (all maps of ink together), in units of its score, or of its
    probability with LIME. ``score`` and ``blank_score``: of the image, and of blank paper (or a
    picture's mean colour).
    """

    method: str
    target: Target
    map: Floats
    score: float
    blank_score: float


class Explainer:
    """Explains the answers of one model. One thread at a time may use it.

    Raises ``ConfigError`` for a model without classes.
    """

    def __init__(self, model: Model) -> None:
        require_classifier(model)
        self.model = model
        self._engine = Engine(model.info.architecture, model.tensors)
        self._differentiator: Differentiator | None = None

    def outputs(self, images: Image) -> Floats:
        """Return the model's outputs. Raises ``ModelFileError`` if they are not finite."""
        outputs = self._engine.logits(images)
        self._require_numbers(outputs)
        return outputs

    def _require_numbers(self, outputs: Floats) -> None:
        require_numbers(outputs, f"The model {self.model.info.name}")

    @property
    def differentiator(self) -> Differentiator:
        """The network for gradients, built on first use, which loads torch."""
        from digitpad.explain.gradients import Differentiator

        if self._differentiator is None:
            self._differentiator = Differentiator(self.model)
        return self._differentiator

    def steps(
        self, image: Image, targets: Sequence[Target], method: str = "", *, is_quick: bool = False
    ) -> Generator[None, None, tuple[Explanation, ...]]:
        """Explain each target for a preprocessed image.

        A generator that can be closed at each ``yield``. ``image``: uint8 (h, w) or
        (channels, h, w). ``method``: "" for the default. ``is_quick``: make only a preview.
        Raises ``ConfigError`` for an unknown method, and ``ModelFileError`` for a model whose
        weights are so large that its maps would not be finite.
        """
        name = checked_method(method)
        seen = image.reshape(self.model.info.architecture.input_shape)
        maps = yield from METHODS[name].make(self, seen, targets, is_quick)
        for evidence in maps:
            self._require_numbers(evidence)
        outputs = self.outputs(np.stack((seen, blank_of(seen))))
        return tuple(
            Explanation(
                name,
                target,
                evidence if is_colour(seen) else evidence.sum(axis=0),
                *target.scores(outputs).tolist(),
            )
            for target, evidence in zip(targets, maps, strict=True)
        )

    def explain(self, image: Image, target: Target, method: str = "") -> Explanation:
        """Explain one target; see ``steps``."""
        return finished(self.steps(image, (target,), method))[0]


def require_classifier(model: Model) -> None:
    """Raise ``ConfigError`` for a model without classes."""
    if model.info.architecture.reconstructs:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{model} is an autoencoder: it reconstructs images, so there is no answer to "
                "explain. Choose a model that reads digits or pictures.",
            ).filled(model=model.info.name)
        )


def checked_method(name: str) -> str:
    """Return the name of a method, the default for "". Raises ``ConfigError``."""
    if name and name not in METHODS:
        there = ", ".join(METHODS)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "There is no method called “{name}”. Available: {there}."
            ).filled(name=name, there=there)
        )
    return name or DEFAULT


def _lime(explainer: Explainer, image: Image, targets: Sequence[Target], is_quick: bool) -> Steps:
    plan = perturbation.PREVIEW if is_quick else perturbation.FINAL
    return perturbation.lime(explainer.outputs, image, targets, plan)


def _occlusion(explainer: Explainer, image: Image, targets: Sequence[Target], _: bool) -> Steps:
    return perturbation.occlusion(explainer.outputs, image, targets)


def _integrated(explainer: Explainer, image: Image, targets: Sequence[Target], _: bool) -> Steps:
    return explainer.differentiator.integrated_gradients(image, targets)


def _input_x(explainer: Explainer, image: Image, targets: Sequence[Target], _: bool) -> Steps:
    return explainer.differentiator.input_x_gradients(image, targets)


METHODS: Final = {
    "lime": Method(_lime),
    "occlusion": Method(_occlusion),
    "integrated-gradients": Method(_integrated, needs_torch=True),
    "input-x-gradient": Method(_input_x, needs_torch=True),
}
DEFAULT: Final = "lime"
