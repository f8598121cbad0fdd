"""The target of a map: a score computed from the network's outputs for the classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import ConfigError
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from torch import Tensor

    from digitpad.modelfile import Model
    from digitpad.recognise.prediction import Prediction


ALL: Final = "all"
NONE: Final = "none"
RUNNER_UP: Final = "runner-up"


@dataclass(frozen=True, slots=True)
class Target:
    """The score of the class at index ``of`` against those at the indices ``rivals``.

    Against one rival it is the difference of the two logits: “why 4 and not 9”; against all
    others, the log-odds of the class, log(p / (1 − p)) before calibration; against none, its
    logit alone. ``sign`` −1: what speaks against it.
    """

    of: int
    rivals: tuple[int, ...] = ()
    sign: int = 1

    def scores(self, outputs: Floats) -> Floats:
        """Return the score of each row of ``outputs``: float32 (n, outputs) → (n,)."""
        own = self.sign * outputs[:, self.of]
        if not self.rivals:
            return own
        others = outputs[:, list(self.rivals)]
        highest = others.max(axis=1)
        rest: Floats = np.log(np.exp(others - highest[:, None]).sum(axis=1)) + highest
        return own - rest

    def shares(self, outputs: Floats) -> npt.NDArray[np.float64]:
        """Return the probability of the class among its rivals, 0..1; its logit without any.

        In double precision: in single precision, a very confident network's would round to 1.
        """
        scores = self.scores(outputs).astype(np.float64)
        # 1 / (1 + e^−s), which does not overflow.
        return (1 + np.tanh(scores / 2)) / 2 if self.rivals else scores

    def torch_scores(self, outputs: Tensor) -> Tensor:
        """Return ``scores`` of a tensor, differentiably."""
        own = self.sign * outputs[:, self.of]
        if not self.rivals:
            return own
        return own - outputs[:, list(self.rivals)].logsumexp(dim=1)


def target_for(
    model: Model, prediction: Prediction, of: str | None = None, against: str = ALL
) -> Target:
    """Return the target that explains a prediction.

    ``of``: the name of a class, None for the most probable one. ``against``: the name of another
    class, ``RUNNER_UP`` (the most probable other one), ``ALL`` or ``NONE``. Raises
    ``ConfigError`` for a class that the model does not know, and for one against itself.
    """
    require_classes(model, of, against)
    classes = model.info.classes
    by_probability = np.argsort(-prediction.probabilities, kind="stable").tolist()
    index = by_probability[0] if of is None else classes.index(of)
    others = [candidate for candidate in by_probability if candidate != index]
    if against == NONE:
        rivals = []
    elif against == ALL:
        rivals = sorted(others)
    elif against == RUNNER_UP:
        rivals = others[:1]
    elif against == classes[index]:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "{against} cannot be compared with itself: choose another class."
            ).filled(against=against)
        )
    else:
        rivals = [classes.index(against)]
    return Target(index, tuple(rivals))


def refusal_target(model: Model) -> Target | None:
    """Return the target that explains why a page is taken for none of a model’s classes.

    None if the model cannot tell.
    """
    architecture, count = model.info.architecture, model.info.architecture.class_count
    if not architecture.rejects:
        return None
    return Target(count, tuple(range(count))) if architecture.competes else Target(count, sign=-1)


def require_classes(model: Model, of: str | None, against: str = ALL) -> None:
    """Raise ``ConfigError`` if one of them is not a class of the model."""
    for name in (of, against):
        if name not in (None, ALL, NONE, RUNNER_UP, *model.info.classes):
            there = ", ".join(model.info.classes)
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "{model} knows no class “{name}”. It knows: {there}."
                ).filled(model=model.info.name, name=name, there=there)
            )


def target_words(target: Target, classes: tuple[str, ...]) -> str:
    """Return a target as text: “4”, “4 rather than 9”."""
    own = classes[target.of]
    return f"{own} rather than {classes[target.rivals[0]]}" if len(target.rivals) == 1 else own
