"""Lines are pasted together of pictures of digits, in the order of their text."""

from __future__ import annotations

import numpy as np
import pytest
from drawn import bars

from digitpad.models.architecture import LINE_CLASSES, LINE_INPUT
from digitpad.numbers.data import pasted as module
from digitpad.numbers.data.pasted import pasted_lines
from digitpad.numbers.data.pictures import LONGEST, labelled_lines
from digitpad.numbers.line import COLUMN, VIEW


def runs_of(strip: np.ndarray, least: int = 8) -> list[int]:
    """Return how wide each thing is that columns part which have less ink, in pixels."""
    shown = (strip > 100).sum(axis=0) > least
    edges = np.flatnonzero(np.diff(np.concatenate(([False], shown, [False])).astype(int)))
    return np.diff(edges)[::2].tolist()


def test_a_line_has_the_digits_of_its_text_from_left_to_right() -> None:
    lines = pasted_lines([bars()], np.random.default_rng(1))
    as_many, apart, sevens_broadest = 0, 0, 0
    for _ in range(60):
        text, strip = next(lines)
        assert strip.dtype == np.uint8
        assert strip.shape[0] == VIEW
        assert strip.shape[1] % COLUMN == 0
        digits = [sign for sign in text if sign.isdigit()]
        widths = runs_of(strip)
        as_many += len(widths) == len(digits)
        if len(widths) == len(digits) and "7" in digits and {*digits} != {"7"}:
            apart += 1
            sevens_broadest += digits[int(np.argmax(widths))] == "7"
    # The others touch, overlap, are linked, or lie on what is left of the paper.
    assert as_many >= 20
    assert sevens_broadest >= 0.9 * apart > 0


@pytest.mark.parametrize(("how", "most"), [("LINKED", 1.0), ("OVERLAP", 0.4)])
def test_noughts_may_be_linked_or_lie_on_each_other(
    monkeypatch: pytest.MonkeyPatch, how: str, most: float
) -> None:
    for name, value in (("PAPER", 0.0), ("HASTY", 1.0), ("LINKED", 0.0), ("OVERLAP", 0.0)):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module, "_text", lambda _: "7000")
    parts = []
    for much in (0.0, most):
        monkeypatch.setattr(module, how, much)
        lines = pasted_lines([bars()], np.random.default_rng(2))
        parts.append(sum(len(runs_of(next(lines)[1], least=0)) for _ in range(60)))
    assert parts[1] < 0.9 * parts[0]


def test_pasted_pictures_are_the_same_whenever_they_are_made() -> None:
    images, labels = labelled_lines(5, 0, 4, pictures=[bars()])
    again, _ = labelled_lines(5, 0, 2, pictures=[bars()])
    assert (images[:2] == again).all()
    assert images.shape == (4, *LINE_INPUT)
    assert labels.shape == (4, LONGEST)
    said = labels[labels < len(LINE_CLASSES)]
    assert {LINE_CLASSES[sign] for sign in said.tolist()} <= {*"0123456789.,-?# "}
    with pytest.raises(ValueError, match="block"):
        labelled_lines(5, 7, 3, pictures=[bars()])
