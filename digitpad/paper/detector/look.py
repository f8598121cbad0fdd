"""Looks at a photo of paper with the networks: signs, and the numbers that they make."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Floats, Grey
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
    fit_of,
    maps_of,
    seen_at,
    signs_in,
)
from digitpad.paper.glyphs import GlyphReader

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

    @property
    def features(self) -> list[dict[str, float]]:
        """What speaks for and against each chain where it is in no table."""
        return [self.features_of(number) | NO_CELL for number in range(len(self.chains))]

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
    seen = seen_at(grey, scale)
    maps = maps_of(detector, seen)
    if not is_upright:
        lying = [fit_at(detector, np.rot90(grey, turn), scale) for turn in (1, 2, 3)]
        fits = [fit_of(maps, scale, grey.size), *lying]
        weights = [fit.weight / (TURNED if turn else 1) for turn, fit in enumerate(fits)]
        turns = int(np.argmax(weights))
    if turns:
        scale = fits[turns].scale  # the height of digits on their side is another
        seen = seen_at(np.rot90(grey, turns), scale)
        maps = maps_of(detector, seen)
    ink = ink_of(seen)
    possible = signs_in(maps, scale, WEAK)
    is_read = possible.sureness > POSSIBLE
    signs, weak = possible.kept(is_read), possible.kept(~is_read)
    second = second_look(glyphs, ink, scale, signs)
    signs = agreed(signs, second)
    chains = chains_of(signs)
    lines = [line_look(glyphs, ink, scale, signs, chain) for chain in chains]
    flow = flow_of(maps, scale)
    return DetectorLook(turns, ink, maps, scale, signs, weak, second, chains, lines, flow)
