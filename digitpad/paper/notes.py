"""What a user should know of a photo: why nothing on it was read, or that it is poor."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from digitpad.arrays import Grey
from digitpad.paper.detector.look import DetectorLook
from digitpad.preprocess.light import percentiles
from digitpad.words import QT_TRANSLATE_NOOP

SMALLEST_PX: Final = 16.0
"""Height of digits below which points and commas are easily missed."""
SIDE_PX: Final = 1300
"""Longer side at which a photo has a sharp edge, or is blurred."""


def notes_on(look: DetectorLook, picture: Grey) -> tuple[str, ...]:
    """Return these messages on an upright photo, uint8 (h, w, 3)."""
    signs = look.signs.kept(look.signs.are_digits)
    notes = []
    if not len(look.signs.sureness):
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper", "Nothing is written on it, or the writing is too faint or too small."
            )
        )
    elif not look.chains:
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper",
                "There is writing on it, but no number; if it lies on its side, turn the photo.",
            )
        )
    if is_blurred(picture):
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper", "The photo is blurred: hold the camera still and take it again."
            )
        )
    if look.chains and (height := float(np.median(signs.sizes[:, 1]))) < SMALLEST_PX:
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper",
                "The digits are only {height:.0f} pixels tall: take a photo of a part at a time.",
            ).filled(height=height)
        )
    return tuple(notes)


def is_blurred(picture: Grey) -> bool:
    """Return whether a photo, uint8 (h, w, 3), has no sharp edge anywhere."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    shrunk = min(1.0, SIDE_PX / max(grey.shape))
    size = max(1, round(grey.shape[1] * shrunk)), max(1, round(grey.shape[0] * shrunk))
    grey = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
    steps = cv2.morphologyEx(grey, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    low, high = percentiles(np.asarray(grey, np.uint8), 0.5, 99.5)
    # A sharp edge rises by at least a third of the range from dark to bright within three pixels.
    return bool(percentiles(np.asarray(steps, np.uint8), 99.8) < (high - low) / 3)
