"""Closed loops in ink, on drawings where their number is obvious."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.ink.loops import loops


def rings(*centres: int, radius: int = 15) -> np.ndarray:
    """Return rings of ink on paper of 96 × 96, one above the other."""
    paper = np.zeros((96, 96), np.uint8)
    for y in centres:
        cv2.circle(paper, (48, y), radius, 255, 4)
    return paper > 0


@pytest.mark.parametrize("centres", [(), (40,), (28, 65)])
def test_as_many_loops_as_there_are_rings(centres: tuple[int, ...]) -> None:
    assert loops(rings(*centres), 0.0015) == len(centres)


def test_a_gap_opens_a_loop() -> None:
    ink = rings(40)
    ink[:, 46:50] = False
    assert loops(ink, 0.0015) == 0


def test_a_smaller_hole_is_none() -> None:
    ink = rings(40, radius=8)
    assert loops(ink, 0.001) == 1
    assert loops(ink, 0.1) == 0
