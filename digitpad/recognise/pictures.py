"""Which model reads a picture: one that reads strokes alone leaves it to the shipped one."""

from __future__ import annotations

from functools import lru_cache

from digitpad.files import SHIPPED_MODEL, resource
from digitpad.modelfile import Model, open_model
from digitpad.models.architecture import DIGITS


def reader_of_pictures(model: Model) -> Model:
    """Return the model that reads pictures in a model's place, itself if it can or nobody can.

    Raises ``ModelFileError`` if the shipped model is missing or damaged.
    """
    if model.info.preprocessing.reads_pictures or model.info.classes != DIGITS:
        return model
    return _shipped()


@lru_cache(maxsize=1)
def _shipped() -> Model:
    return open_model(resource(SHIPPED_MODEL))
