"""The preprocessing ``ink/1``, of drawings alone: ``ink.maps`` makes maps of their strokes."""

from __future__ import annotations

from typing import Final

from digitpad.errors import InkError
from digitpad.handwriting.stroke_order import VERSION, maps_in_any_order
from digitpad.ink.maps import drawing_to_maps
from digitpad.models.architecture import INK_INPUT
from digitpad.preprocess.preprocessing import PreparedPicture, Preprocessing
from digitpad.preprocess.steps import Pixels
from digitpad.words import QT_TRANSLATE_NOOP

REFUSAL: Final = QT_TRANSLATE_NOOP(
    "errors",
    "{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or "
    "choose a model that reads pictures.",
)


def _refused(_: Pixels) -> PreparedPicture:
    raise InkError(REFUSAL.filled(name=QT_TRANSLATE_NOOP("errors", "This")))


INK: Final = Preprocessing(
    name="ink/1",
    input_shape=INK_INPUT,
    reads=QT_TRANSLATE_NOOP("models", "digits drawn with a pen"),
    from_picture=_refused,
    from_drawing=drawing_to_maps,
    to_learn=maps_in_any_order,
    version=f" {VERSION}",
    is_foreign=lambda _: True,
    refusal=REFUSAL,
    reads_pictures=False,
)
