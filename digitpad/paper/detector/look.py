"""Looks at a photo of paper with the networks: signs, and the numbers that they make."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Doubles, Floats, Grey
from digitpad.paper.detector.certainty import NO_CELL, number_features
from digitpad.paper.detector.chains import Chain, chains_of
from digitpad.paper.detector.flow import SheetFlow, flow_of
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.second_look import (
    LineLook,
    SecondLook,
    agreed,
    ink_of,
    line_look,
    second_look,
)
from digitpad.paper.detector.signs import (
    POSSIBLE,
    WEAK,
    Network,
    Signs,
    best_fit,
    fit_at,
    maps_of,
    seen_at,
    signs_in,
)
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.weights import Weights

TURNED: Final = 1.2
"""How much better a photo is read another way up, before it is turned: 0, 6, 8 and 9 look alike."""
STEP: Final = 3
"""Each so many-th pixel in either direction tells whether a photo is dark ..."""
DARK_LEVEL: Final = 90
"""... with a median below this."""


class DetectorLook(NamedTuple):
    """What the networks say of a photo turned upright, by quarters, to the left.

    ``ink``: uint8, of the photo seen at ``scale``. ``weak``: what may be signs, but is not read.
    ``lines``: of each chain.
    """

    turns: int
    ink: Grey
    maps: Floats
    scale: float
    signs: Signs
    weak: Signs
    second: SecondLook
    chains: list[Chain]
    lines: list[LineLook]
    flow: SheetFlow

    def features_of(self, number: int) -> dict[str, float]:
        """Return what speaks for and against a chain."""
        chain, line = self.chains[number], self.lines[number]
        return number_features(self.signs, self.weak, chain, self.second, line)

    def chances_by(self, weights: Weights) -> Doubles:
        """Return how likely each chain is right where it is in no table, (n,)."""
        chains = range(len(self.chains))
        return weights.probabilities([self.features_of(number) | NO_CELL for number in chains])

    def other_text(self, number: int) -> str:
        """Return what a chain is if it is not what it was read as.

        What the network for lines reads, or the text with the likeliest other digit.
        """
        chain, line = self.chains[number], self.lines[number].text
        if line not in ("", chain.text):
            return line
        chances = self.signs.chances[np.array(chain.signs), : len(SIGNS)]
        others = np.where(chances == chances.max(axis=1, keepdims=True), 0, chances)
        sign, other = divmod(int(others.argmax()), others.shape[1])
        return "".join(
            SIGNS[other] if place == sign else text for place, text in enumerate(chain.text)
        )


def look_at(
    picture: Grey, detector: Network, glyphs: GlyphReader, *, is_upright: bool = False
) -> DetectorLook:
    """Look at a photo, uint8 (h, w, 3), the way up in which its digits are read best."""
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), np.uint8)
    if np.median(grey[::STEP, ::STEP]) < DARK_LEVEL:  # light writing on a board or a screen
        grey = 255 - grey
    scale = best_fit(detector, grey).scale
    turns = 0
    if not is_upright:
        fits = [fit_at(detector, np.rot90(grey, turn), scale) for turn in range(4)]
        weights = [fit.weight / (TURNED if turn else 1) for turn, fit in enumerate(fits)]
        turns = int(np.argmax(weights))
        fit = fits[turns]
        if turns:  # the height of digits on their side is another
            scale = fit.scale
        grey = np.ascontiguousarray(np.rot90(grey, turns))
    seen = seen_at(grey, scale)
    maps, ink = maps_of(detector, seen), ink_of(seen)
    possible = signs_in(maps, scale, WEAK)
    is_read = possible.sureness > POSSIBLE
    signs, weak = possible.kept(is_read), possible.kept(~is_read)
    second = second_look(glyphs, ink, scale, signs)
    signs = agreed(signs, second)
    chains = chains_of(signs)
    lines = [line_look(glyphs, ink, scale, signs, chain) for chain in chains]
    flow = flow_of(maps, scale)
    return DetectorLook(turns, ink, maps, scale, signs, weak, second, chains, lines, flow)
