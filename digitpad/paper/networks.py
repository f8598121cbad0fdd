"""The networks that read paper, and the weights by which what they say becomes a probability."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from digitpad.files import resource
from digitpad.modelfile import Model
from digitpad.paper.detector.certainty import Certainty, certainty_of
from digitpad.paper.detector.engine import network_of
from digitpad.paper.detector.signs import Network
from digitpad.paper.glyphs import GlyphReader

DETECTOR: Final = "paper-detector.onnx"
"""What ``make retrain-paper`` makes; its weights lie beside it, in a JSON file of its name."""


class Networks(NamedTuple):
    """The detector, the networks for digits and lines that look again, and the weights."""

    detector: Network
    glyphs: GlyphReader
    certainty: Certainty


def networks_for(model: Model, detector: Path | None = None) -> Networks:
    """Return what photos are read with beside a model for digits.

    ``detector``: its file, None for the shipped one. Raises ``InkError`` for a model of others.
    """
    path = detector or resource(DETECTOR)
    return Networks(network_of(path), GlyphReader(model), certainty_of(path.with_suffix(".json")))
