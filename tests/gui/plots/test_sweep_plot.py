"""The small plot: what it paints, says and leaves out."""

from __future__ import annotations

import numpy as np
import pytest
from contrast import contrast
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from digitpad.gui.plots import sweep_plot
from digitpad.gui.plots.sweep_plot import CurvePlot, PlotContent
from digitpad.gui.theme.colours import DARK, LIGHT, Colours, curve_colours, palette_of
from digitpad.gui.widgets.pixels import from_qimage

BLUE, *_ = curve_colours(palette_of(LIGHT))


def content(**changed: object) -> PlotContent:
    parts: dict[str, object] = {
        "title": "Turned",
        "remark": "7 from −20° to 40°",
        "amounts": (-40.0, -20.0, 0.0, 20.0, 40.0),
        "ticks": ("−40°", "−20°", "0°", "20°", "40°"),
        "identity": 2,
        "values": (0.1, 0.9, 1.0, 1.0, 1.0),
    }
    return PlotContent(**(parts | changed))  # type: ignore[arg-type]


@pytest.fixture
def plot(qtbot: QtBot) -> CurvePlot:
    made = CurvePlot()
    qtbot.addWidget(made)
    made.setPalette(palette_of(LIGHT))
    made.resize(330, 220)
    return made


def painted(plot: CurvePlot) -> np.ndarray:
    image = QImage(plot.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    plot.render(image, QPoint())
    return from_qimage(image).astype(int)


def count(pixels: np.ndarray, colour: QColor) -> int:
    wanted = np.array([colour.red(), colour.green(), colour.blue()])
    return int((np.abs(pixels - wanted).sum(axis=2) < 30).sum())


def test_the_curve_is_painted_in_its_colour(plot: CurvePlot) -> None:
    assert count(painted(plot), BLUE) == 0
    plot.show_content(content())
    assert count(painted(plot), BLUE) > 100


def test_the_curve_goes_where_the_values_are(plot: CurvePlot) -> None:
    plot.show_content(content(values=(1.0, 1.0, 1.0, 0.0, 0.0)))
    rows, columns = np.nonzero(np.abs(painted(plot) - np.array(BLUE.getRgb()[:3])).sum(axis=2) < 30)
    left, right = rows[columns < 150], rows[columns > 280]
    assert left.max() < right.min()


def test_curves_that_are_not_yet_complete_are_painted_as_far_as_they_go(plot: CurvePlot) -> None:
    plot.show_content(content(values=(0.5, 0.6)))
    assert count(painted(plot), BLUE) > 10
    plot.show_content(content(values=()))
    assert count(painted(plot), BLUE) == 0


def test_it_says_what_it_shows_and_the_values_at_a_place(plot: CurvePlot) -> None:
    plot.show_content(content())
    assert plot.accessibleName() == "Turned"
    assert plot.accessibleDescription() == "7 from −20° to 40°"
    assert plot.words_of(0) == "Turned, −40°: 10.0 %"


def test_a_place_that_is_not_measured_yet_has_no_values(plot: CurvePlot) -> None:
    plot.show_content(content(values=(0.5, 0.6)))
    assert plot.words_of(1) == "Turned, −20°: 60.0 %"
    assert plot.words_of(4) == "Turned, 40°"


def test_its_curves_are_in_another_themes_colours_at_once(plot: CurvePlot) -> None:
    plot.show_content(content())
    plot.setPalette(palette_of(DARK))
    assert count(painted(plot), curve_colours(palette_of(DARK))[0]) > 100


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_curves_are_legible_and_unlike_in_both_themes(colours: Colours) -> None:
    found = curve_colours(palette_of(colours))
    assert all(contrast(colour, colours.surface) >= 3 for colour in found)
    assert len({colour.name() for colour in found}) == 4


def test_the_last_of_unevenly_spaced_amounts_is_said_where_it_finds_room(qtbot: QtBot) -> None:
    plot = CurvePlot()
    qtbot.addWidget(plot)
    plot.resize(300, 160)
    amounts = (-1.0, -0.5, 0.0, 0.5, 1.0, 2.0)
    ticks = ("−1 px", "−0.5 px", "0 px", "+0.5 px", "+1 px", "+2 px")
    shown = content(amounts=amounts, ticks=ticks, values=())
    plot.show_content(shown)
    assert [ticks[place] for place in plot.ticked()] == [
        "−1 px",
        "0 px",
        "+1 px",
        "+2 px",
    ]


@pytest.mark.parametrize(("width", "labelled"), [(330, [0, 1, 2, 3, 4]), (215, [0, 2, 4])])
def test_labels_keep_apart(plot: CurvePlot, width: int, labelled: list[int]) -> None:
    plot.resize(width, 220)
    plot.show_content(content(ticks=("60 %", "80 %", "100 %", "120 %", "140 %"), values=()))
    assert plot.ticked() == labelled


def test_the_size_of_the_letters_is_not_asked_for_at_every_point(
    plot: CurvePlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    monkeypatch.setattr(sweep_plot, "grown", lambda length: asked.append(length) or round(length))
    counts = []
    for points in (5, 50):
        amounts = tuple(map(float, range(points)))
        ticks = ("",) * points
        plot.show_content(content(amounts=amounts, ticks=ticks, values=(0.5,) * points))
        asked.clear()
        plot.figure()
        counts.append(len(asked))
    assert counts[1] < counts[0] + 5
