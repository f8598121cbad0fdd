"""How robust a model is: its accuracy against changes, and one drawing read along a change.

At which stage each change is made is said in ``evaluation.changes``. torch is loaded for
measuring, inside a function; reading one drawing needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import ConfigError, DatasetError, InkError
from digitpad.evaluation.changes import (
    RANGES,
    Change,
    Images,
    can_have,
    drawing_changed,
    images_changed,
)
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser

DIRECTIONS: Final = 4
"""Where shifts go, in turn from image to image: right, down, left, up."""


class Row(NamedTuple):
    """The accuracy (0..1) on ``n`` images, all changed by this amount."""

    change: Change
    amount: float
    n: int
    accuracy: float


def measure_robustness(
    model: Model, digits: Images | Sequence[Drawing], labels: npt.NDArray[np.integer]
) -> Iterator[Row]:
    """Yield the accuracy for each amount of each change in ``RANGES``, in their order.

    ``digits``: uint8 (n, channels, h, w), through the model's preprocessing, which are changed
    after it; or drawings, which are changed as strokes. ``labels``: integers (n,), the class's
    place; those of no class are left out. Raises ``ConfigError`` for a model that reads no
    classes, ``DatasetError`` where the images do not fit it or none is of its classes,
    ``InkError`` for drawings and a model that reads none.
    """
    info = model.info
    architecture = info.architecture
    if isinstance(digits, np.ndarray):
        if digits.ndim != 4 or digits.shape[1:] != architecture.input_shape:
            raise DatasetError(
                f"The model {info.name} reads images of the shape {architecture.input_shape}, not "
                f"{digits.shape[1:]}."
            )
    elif info.preprocessing.from_drawing is None:
        raise InkError(
            f"The model {info.name} reads {info.preprocessing.reads}, not drawings. "
            "Choose a model that reads drawings."
        )
    if architecture.reconstructs:
        raise ConfigError(
            f"{info.name} draws images again and has no accuracy. Choose a model that reads "
            "classes."
        )
    known = np.flatnonzero((labels >= 0) & (labels < architecture.class_count))
    if not len(known):
        raise DatasetError(
            f"None of the {len(labels)} images is one of the classes that {info.name} knows."
        )
    if isinstance(digits, np.ndarray):
        return _rows(model, partial(_images_changed, digits[known]), labels[known])
    drawings = [digits[place] for place in known.tolist()]
    return _rows(model, partial(_drawings_changed, drawings), labels[known])


def _images_changed(images: Images, change: Change, amount: float) -> Images:
    result = np.empty_like(images)
    turns = DIRECTIONS if change == "shift" else 1
    for turn in range(turns):
        result[turn::turns] = images_changed(images[turn::turns], change, amount, direction=turn)
    return result


def _drawings_changed(drawings: Sequence[Drawing], change: Change, amount: float) -> Images:
    images = [
        drawing_changed(drawing, change, amount, direction=place % DIRECTIONS)
        for place, drawing in enumerate(drawings)
    ]
    return np.stack(images)[:, None]


def _rows(
    model: Model, changed: Callable[[Change, float], Images], truths: npt.NDArray[np.integer]
) -> Iterator[Row]:
    from digitpad.recognise.torch_engine import TorchEngine

    architecture = model.info.architecture
    engine = TorchEngine(architecture, model.tensors)

    def accuracy(images: Images) -> float:
        outputs = engine.logits(images)[:, : architecture.class_count]
        return float((outputs.argmax(axis=1) == truths).mean())

    # Nothing changed is the same for every change, and measured once.
    plain = accuracy(changed("shift", RANGES["shift"].none))
    for change, tried in RANGES.items():
        for amount in tried.amounts if can_have(change, architecture.input_shape[0]) else ():
            share = plain if amount == tried.none else accuracy(changed(change, amount))
            yield Row(change, float(amount), len(truths), share)


def along(
    recogniser: Recogniser, page: Drawing | Images, change: Change, amounts: Iterable[float]
) -> Iterator[Prediction]:
    """Yield how one page is read as it is changed further and further.

    ``page``: a drawing, or for a picture, of which no strokes are known, the image that the
    network sees: uint8 (28, 28) or (3, 32, 32). A shift goes to the right, a negative one to the
    left. What is nothing drawn stays so whatever is done to it. Raises as ``Recogniser.recognise``
    does, and ``ValueError`` for the pen width of a colour picture.
    """
    if isinstance(page, Drawing):
        plain = recogniser.recognise(page)
    else:
        plain = recogniser.recognise_image(page)
        page = page.reshape(1, *recogniser.model.info.architecture.input_shape)
    for amount in amounts:
        if plain.verdict is Verdict.NOTHING or amount == RANGES[change].none:
            yield plain
        elif isinstance(page, Drawing):
            yield recogniser.recognise_image(drawing_changed(page, change, amount))
        else:
            yield recogniser.recognise_image(images_changed(page, change, amount)[0])
