"""Changes to digits in words."""

from __future__ import annotations

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.sensitivity import Sweep
from digitpad.gui.explain.change_words import amount_words, change_title, held_words


def test_amounts_have_units_and_a_real_minus_sign() -> None:
    assert amount_words("shift", -2) == "−2 px"
    assert amount_words("rotation", -40) == "−40°"
    assert amount_words("scale", 0.7) == "70 %"
    assert amount_words("pen width", 0.5) == "+0.5 px"
    assert amount_words("noise", 0.3) == "30 %"


def test_every_change_has_a_title() -> None:
    assert all(change_title(change)[0].isupper() for change in RANGES)


def test_a_range_is_said_by_its_ends(monkeypatch) -> None:
    sweep = Sweep("rotation", (), ())
    monkeypatch.setattr(Sweep, "holds", lambda _: (-20.0, 5.0))
    assert held_words(sweep) == "−20° to 5°"
    monkeypatch.setattr(Sweep, "holds", lambda _: (0.0, 0.0))
    assert held_words(sweep) == "only unchanged"
