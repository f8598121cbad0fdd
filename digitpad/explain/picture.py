"""Maps as pictures: what spoke for in one colour, what spoke against in another.

The colours are told apart by people who see no red or green, on light paper and dark.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

STRONGEST_PART: Final = 0.99
"""Evidence beyond this quantile has the full colour: one loud pixel does not fade the others."""
FAINTEST: Final = 0.25
"""Ink without evidence is still to be seen, in the colour of the ink, so strongly."""


class Shades(NamedTuple):
    """The colours, red, green, blue: for, against, paper, and ink that says nothing."""

    supports: Colour
    opposes: Colour
    paper: Colour
    neutral: Colour


LIGHT: Final = Shades((31, 111, 214), (207, 91, 0), (255, 255, 255), (70, 74, 84))


def strength_of(evidence: Floats) -> float:
    """Return the evidence that gets the full colour; at least a little above 0."""
    found = np.abs(evidence[evidence != 0])
    return max(1e-9, float(np.quantile(found, STRONGEST_PART)) if found.size else 0.0)


def map_pixels(
    evidence: Floats, image: Pixels, shades: Shades = LIGHT, strength: float = 0.0
) -> Pixels:
    """Return a map as a picture: uint8 (h, w, 3).

    ``evidence``: float (h, w), or (3, h, w), whose channels are added up. ``image``: what the
    network saw, uint8 of the same shape; its ink, or a faint picture, stays to be seen.
    ``strength``: the evidence that gets the full colour, so that two maps can be compared; 0 for
    the map's own.
    """
    flat = evidence.sum(axis=0) if evidence.ndim == 3 else evidence
    share = np.clip(flat / (strength or strength_of(flat)), -1, 1)[..., None]
    supports, opposes, paper, neutral = np.array(shades, dtype=np.float64)
    # Of a picture's own light a trace is left, of ink as much as shows where it is.
    seen = (image.mean(axis=0) if image.ndim == 3 else image)[..., None] / 255
    trace = 0.75 - seen / 2 if image.ndim == 3 else seen * FAINTEST
    ground = paper + (neutral - paper) * trace
    colour = np.where(share > 0, supports, opposes)
    # The root lets weak evidence be seen beside strong evidence.
    pixels: Pixels = np.rint(ground + (colour - ground) * np.sqrt(np.abs(share))).astype(np.uint8)
    return pixels


def plain_pixels(image: Pixels, shades: Shades = LIGHT) -> Pixels:
    """Return an image, uint8 (h, w) or (3, h, w), as it is seen, without a map: uint8 (h, w, 3)."""
    if image.ndim == 3:
        return image.transpose(1, 2, 0)
    paper, ink = np.array((shades.paper, shades.neutral), dtype=np.float64)
    pixels: Pixels = np.rint(paper + (ink - paper) * image[..., None] / 255).astype(np.uint8)
    return pixels
