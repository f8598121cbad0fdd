"""Explanations: a model, an image and a method make a map.

A new method is a function that makes a map and a row in ``METHODS``. Which methods are offered,
and which of them is the usual one, was measured: ``docs/figures.md``, `make bench BENCH=explain`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

from digitpad.errors import ConfigError
from digitpad.explain import perturbation
from digitpad.explain.pieces import Image, blank_of
from digitpad.explain.target import Floats, Target
from digitpad.modelfile import Model
from digitpad.recognise.engine import Engine

if TYPE_CHECKING:
    from digitpad.explain.gradients import Differentiator

Result = TypeVar("Result")
Steps = Generator[None, None, Floats]


@dataclass(frozen=True, slots=True)
class Method:
    """A way to make a map; ``needs_torch``: it takes gradients."""

    title: str
    make: Callable[[Explainer, Image, Target], Steps]
    needs_torch: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """What spoke for a target and against it.

    ``map``: float32 (h, w) for a digit, (3, h, w) for a colour picture, positive for the target
    and negative against, in units of its score. ``score`` and ``blank_score``: of the image and
    of blank paper, the mean colour of a picture.
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
        if model.info.architecture.reconstructs:
            raise ConfigError(
                f"{model.info.name} gives no names: it draws again what it sees, so there is no "
                "answer to explain. Choose a model that reads digits or pictures."
            )
        self.model = model
        self.outputs = Engine(model.info.architecture, model.tensors).logits
        self._differentiator: Differentiator | None = None

    @property
    def differentiator(self) -> Differentiator:
        """The network for gradients, built when it is first asked for; it loads torch."""
        from digitpad.explain.gradients import Differentiator

        if self._differentiator is None:
            self._differentiator = Differentiator(self.model)
        return self._differentiator

    def steps(
        self, image: Image, target: Target, method: str = ""
    ) -> Generator[None, None, Explanation]:
        """Explain an image that has been through the model's preprocessing; yields on the way.

        ``image``: uint8 (h, w) or (channels, h, w). ``method``: "" for the usual one. Raises
        ``ConfigError`` for an unknown method.
        """
        made = METHODS[checked_method(method)]
        seen = image.reshape(self.model.info.architecture.input_shape)
        found = yield from made.make(self, seen, target)
        outputs = self.outputs(np.stack((seen, blank_of(seen))))
        score, blank_score = target.scores(outputs).tolist()
        shown = found.reshape(image.shape)
        return Explanation(method or DEFAULT, target, shown, score, blank_score)

    def explain(self, image: Image, target: Target, method: str = "") -> Explanation:
        """Return the explanation at once; as ``steps``."""
        return finished(self.steps(image, target, method))


def checked_method(name: str) -> str:
    """Return the name of a method, the usual one for "". Raises ``ConfigError``."""
    if name and name not in METHODS:
        there = ", ".join(METHODS)
        raise ConfigError(f"There is no method called “{name}”. There are: {there}.")
    return name or DEFAULT


def finished(steps: Generator[Any, None, Result]) -> Result:
    """Drive a generator to its end and return what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            result: Result = ended.value
            return result


METHODS: Final = {
    "lime": Method(
        "LIME along the strokes",
        lambda explainer, image, target: perturbation.lime(explainer.outputs, image, target),
    ),
    "occlusion": Method(
        "Occlusion along the strokes",
        lambda explainer, image, target: perturbation.occlusion(explainer.outputs, image, target),
    ),
    "integrated-gradients": Method(
        "Integrated gradients",
        lambda explainer, image, target: explainer.differentiator.integrated_gradients(
            image, target
        ),
        needs_torch=True,
    ),
    "input-x-gradient": Method(
        "Input × gradient",
        lambda explainer, image, target: explainer.differentiator.input_x_gradient(image, target),
        needs_torch=True,
    ),
}
DEFAULT: Final = "lime"
