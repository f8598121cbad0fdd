"""The colours of the curves, legible on the background that the palette brings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from digitpad.gui.theme.colours import mixed


@dataclass(frozen=True, slots=True)
class PlotColours:
    """Colours of one plot; ``rough`` is training before smoothing, ``old_*`` the previous run."""

    background: QColor
    text: QColor
    grid: QColor
    train: QColor
    rough: QColor
    test: QColor
    old_train: QColor
    old_test: QColor


def plot_colours(palette: QPalette) -> PlotColours:
    """Return colours with a contrast of at least 3:1 on the palette's base."""
    base = palette.color(QPalette.ColorRole.Base)
    text = palette.color(QPalette.ColorRole.Text)
    is_dark = base.lightness() < 128
    train = QColor("#5aa9ff" if is_dark else "#1f6fd6")
    test = QColor("#ffa24a" if is_dark else "#cf5b00")
    return PlotColours(
        background=base,
        text=mixed(text, base, 0.72),
        grid=mixed(text, base, 0.12),
        train=train,
        rough=mixed(train, base, 0.38),
        test=test,
        old_train=mixed(train, base, 0.42),
        old_test=mixed(test, base, 0.42),
    )
