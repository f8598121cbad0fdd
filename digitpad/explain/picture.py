"""Maps as pictures: evidence for in one colour, evidence against in another.

The colours are distinguishable with red-green colour blindness, on light and dark paper.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

STRONGEST_PART: Final = 0.99
"""Evidence beyond this quantile has the full colour, so that one pixel cannot fade the others."""
FAINTEST: Final = 0.25
"""Opacity of ink without evidence."""


class Shades(NamedTuple):
    """RGB colours of evidence for and against, of paper, and of ink without evidence."""

    supports: Colour
    opposes: Colour
    paper: Colour
    neutral: Colour


LIGHT: Final = Shades((31, 111, 214), (207, 91, 0), (255, 255, 255), (70, 74, 84))


def strength_of(evidence: Floats) -> float:
    """Return the evidence that gets the full colour; always above 0."""
    strengths = np.abs(evidence[evidence != 0])
    return max(1e-9, float(np.quantile(strengths, STRONGEST_PART)) if strengths.size else 0.0)


def map_pixels(
    evidence: Floats, image: Pixels, shades: Shades = LIGHT, strength: float = 0.0
) -> Pixels:
    """Return a map as a picture: uint8 (h, w, 3).

    ``evidence``: float (h, w), or (3, h, w), whose channels are summed. ``image``: the network's
    input, uint8 of the same shape, which stays visible. ``strength``: the evidence that gets the
    full colour, to make two maps comparable; 0 for the map's own.
    """
    flat = evidence.sum(axis=0) if evidence.ndim == 3 else evidence
    share = np.clip(flat / (strength or strength_of(flat)), -1, 1)[..., None]
    supports, opposes, paper, neutral = np.array(shades, dtype=np.float64)
    # A picture shows through faintly, ink as strongly as needed to see it.
    seen = (image.mean(axis=0) if image.ndim == 3 else image)[..., None] / 255
    trace = 0.75 - seen / 2 if image.ndim == 3 else seen * FAINTEST
    ground = paper + (neutral - paper) * trace
    colour = np.where(share > 0, supports, opposes)
    # The square root keeps weak evidence visible beside strong evidence.
    pixels: Pixels = np.rint(ground + (colour - ground) * np.sqrt(np.abs(share))).astype(np.uint8)
    return pixels


def plain_pixels(image: Pixels, shades: Shades = LIGHT) -> Pixels:
    """Return an image, uint8 (h, w) or (3, h, w), as a picture without a map: uint8 (h, w, 3)."""
    if image.ndim == 3:
        return image.transpose(1, 2, 0)
    paper, ink = np.array((shades.paper, shades.neutral), dtype=np.float64)
    pixels: Pixels = np.rint(paper + (ink - paper) * image[..., None] / 255).astype(np.uint8)
    return pixels
