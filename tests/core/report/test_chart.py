"""A chart says once what it shows, and lies where its axes say, as marks and as SVG."""

from __future__ import annotations

import numpy as np
import pytest
from defusedxml.ElementTree import fromstring

from digitpad.report.axes import Axis, percent_axis
from digitpad.report.chart import (
    Chart,
    ChartFrame,
    ChartLine,
    chart_figure,
    chart_marks,
    training_lines,
)
from digitpad.report.curves import NOTHING
from digitpad.report.marks import Diagram, Dot, Path, Rectangle, Words
from digitpad.report.svg import figure_svg

ACROSS = Axis(0.0, 4.0, (0.0, 2.0, 4.0), ("0", "", "4"))
FRAME = ChartFrame(100.0, 10.0, 300.0, 110.0)


def chart(*values: float, **more: object) -> Chart:
    curve = np.arange(len(values), dtype=np.float64), np.array(values)
    lines = (ChartLine(curve, "train", has_dots=True),)
    return Chart(ACROSS, percent_axis(2), lines)._replace(**more)


def test_a_curve_goes_where_the_axes_say() -> None:
    marks = list(chart_marks(chart(0.0, 0.5, 1.0), FRAME))
    (curve,) = [one for one in marks if isinstance(one, Path) and one.colour == "train"]
    assert curve.points == ((100, 110), (150, 60), (200, 10))
    assert [one.middle for one in marks if isinstance(one, Dot)] == list(curve.points)
    words = [one.words for one in marks if isinstance(one, Words)]
    assert words == ["0 %", "50 %", "100 %", "0", "4"]


def test_what_leaves_the_axes_is_cut_off() -> None:
    marks = list(chart_marks(chart(2.0, 0.0), FRAME))
    (curve,) = [one for one in marks if isinstance(one, Path) and one.colour == "train"]
    assert curve.points == ((125, 10), (150, 110))


def test_places_are_marked() -> None:
    marks = list(chart_marks(chart(1.0, marked=(4.0,)), FRAME))
    (dashed,) = [one for one in marks if isinstance(one, Path) and one.is_dashed]
    assert dashed.points == ((300, 110), (300, 10))


def test_a_report_has_room_for_title_names_and_legend_only_where_there_are_any() -> None:
    def top(**more: object) -> float:
        marks = chart_figure(chart(1.0, 1.0), 400, 300, **more).marks
        return min(y for one in marks if isinstance(one, Path) for _, y in one.points)

    assert top() < top(title="Loss")
    named = chart(1.0, across_title="epochs", up_title="loss", legend=(("train", "training"),))
    words = [one.words for one in chart_figure(named, 400, 300).marks if isinstance(one, Words)]
    assert words[-3:] == ["epochs", "loss", "training"]
    assert len(chart_figure(None, 400, 300, "Loss").marks) == 1


def test_training_is_drawn_as_it_was_and_smoothed_below_the_tests() -> None:
    many = np.arange(200.0), np.arange(200.0) % 2
    few = np.arange(3.0), np.ones(3)
    lines = training_lines(many, {"test": few, "errors": NOTHING})
    assert [line.colour for line in lines] == ["rough", "train", "test"]
    assert np.ptp(lines[1].points[1][20:-20]) < 0.2
    (alone,) = training_lines((np.ones(1), np.ones(1)), {})
    assert alone.has_dots


@pytest.mark.parametrize("mark", [
    Words((5, 5), "<b> & c", 9, is_bold=True, is_turned=True),
    Path(((1, 2), (3, 4)), "train", 2, is_dashed=True),
    Rectangle(6, 8, 2, 3, "#ff0000", 0.5),
    Dot((4, 5), 2, "test"),
])  # fmt: skip
def test_every_mark_is_an_element_of_svg(mark: Words | Path | Rectangle | Dot) -> None:
    root = fromstring(figure_svg(Diagram(20, 10, (mark,)), "a <title>"))
    assert (root.get("viewBox"), root[0].text) == ("0 0 20 10", "a <title>")
    element = root[2]
    of = element.attrib
    match mark:
        case Words():
            assert element.text == "<b> & c"
            assert of["transform"] == "rotate(-90 5 5)"
        case Path():
            assert (of["d"], of["stroke-dasharray"]) == ("M1.0 2.0L3.0 4.0", "5 4")
        case Rectangle():
            assert (of["x"], of["y"]) == ("2.0", "3.0")
            assert (of["width"], of["height"]) == ("4.0", "5.0")
        case Dot():
            assert (of["cx"], of["cy"], of["fill"]) == ("4.0", "5.0", "#cf5b00")
