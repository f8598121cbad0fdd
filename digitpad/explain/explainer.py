"""Explanations: a model, an image and a method make a map.

A new method is a function that makes a map and a row in ``METHODS``. Which methods are offered,
and which of them is the usual one, was measured: ``docs/results/explanations.md``,
`make bench BENCH=explain`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.arrays import Floats
from digitpad.errors import ConfigError
from digitpad.explain import perturbation
from digitpad.explain.pieces import Image, blank_of
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
    """A way to make a map for each of some targets; ``needs_torch``: it takes gradients.

    The last argument of ``make`` says that a first idea will do, where that is any quicker.
    """

    make: Callable[[Explainer, Image, Sequence[Target], bool], Steps]
    needs_torch: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """What spoke for a target and against it.

    ``map``: float32 (h, w) for a digit, (3, h, w) for a colour picture, positive for the target
    and negative against, in units of its score, or with LIME of its probability. ``score`` and
    ``blank_score``: of the image and of blank paper, the mean colour of a picture.
    """

    method: str
    target: Target
    map: Floats
    score: float
    blank_score: float


class Explainer:
    """A model that is asked why. One thread at a time may use it.

    Raises ``ConfigError`` for a model that names no classes.
    """

    def __init__(self, model: Model) -> None:
        require_names(model)
        self.model = model
        self._engine = Engine(model.info.architecture, model.tensors)
        self._differentiator: Differentiator | None = None

    def outputs(self, images: Image) -> Floats:
        """Return the model's outputs. Raises ``ModelFileError`` where they are no numbers."""
        found = self._engine.logits(images)
        self._require_numbers(found)
        return found

    def _require_numbers(self, found: Floats) -> None:
        require_numbers(found, f"The model {self.model.info.name}")

    @property
    def differentiator(self) -> Differentiator:
        """The network for gradients, built when it is first asked for; it loads torch."""
        from digitpad.explain.gradients import Differentiator

        if self._differentiator is None:
            self._differentiator = Differentiator(self.model)
        return self._differentiator

    def steps(
        self, image: Image, targets: Sequence[Target], method: str = "", *, is_quick: bool = False
    ) -> Generator[None, None, tuple[Explanation, ...]]:
        """Explain each target for an image that has been through the model's preprocessing.

        A generator, which can be given up at each ``yield``. ``image``: uint8 (h, w) or
        (channels, h, w). ``method``: "" for the usual one. ``is_quick``: a first idea will do.
        Raises ``ConfigError`` for an unknown method, and ``ModelFileError`` for a model whose
        weights are too large: its maps would be no numbers.
        """
        name = checked_method(method)
        seen = image.reshape(self.model.info.architecture.input_shape)
        maps = yield from METHODS[name].make(self, seen, targets, is_quick)
        for one in maps:
            self._require_numbers(one)
        outputs = self.outputs(np.stack((seen, blank_of(seen))))
        return tuple(
            Explanation(name, target, one.reshape(image.shape), *target.scores(outputs).tolist())
            for target, one in zip(targets, maps, strict=True)
        )

    def explain(self, image: Image, target: Target, method: str = "") -> Explanation:
        """Explain one target at once; as ``steps``."""
        return finished(self.steps(image, (target,), method))[0]


def require_names(model: Model) -> None:
    """Raise ``ConfigError`` for a model that names no classes."""
    if model.info.architecture.reconstructs:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{model} is an autoencoder: it reconstructs images, so there is no answer to "
                "explain. Choose a model that reads digits or pictures.",
            ).filled(model=model.info.name)
        )


def checked_method(name: str) -> str:
    """Return the name of a method, the usual one for "". Raises ``ConfigError``."""
    if name and name not in METHODS:
        there = ", ".join(METHODS)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "There is no method called “{name}”. There are: {there}."
            ).filled(name=name, there=there)
        )
    return name or DEFAULT


def _lime(explainer: Explainer, image: Image, targets: Sequence[Target], is_quick: bool) -> Steps:
    plan = perturbation.FIRST_IDEA if is_quick else perturbation.FINISHED
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
