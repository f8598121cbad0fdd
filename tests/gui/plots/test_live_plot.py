"""The plots show what a run says, whatever its length, and can be taken along as files."""

from __future__ import annotations

import math
import sys

import numpy as np
import pytest
from contrast import contrast
from defusedxml.ElementTree import fromstring
from file_reasons import MISSING
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton

from digitpad.gui.plots.curves import RunHistory, csv_text, value_near
from digitpad.gui.plots.export import PlotMenu, figure_of
from digitpad.gui.plots.figure import figure_image
from digitpad.gui.plots.live_plot import PX_PER_MARK, LivePlot
from digitpad.gui.theme.colours import DARK, LIGHT, palette_of, plot_colours
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.models.architecture import ReadingKind
from digitpad.report.axes import epoch_axis, linear_axis, logarithmic_axis
from digitpad.report.curves import sampled, smoothed
from digitpad.report.marks import Words
from digitpad.report.svg import figure_svg
from digitpad.training.curve import MOST_POINTS, GrowingCurve, TrainCurve
from digitpad.training.events import EpochDone, Progress


def progress(position: float, loss: float, accuracy: float = math.nan) -> Progress:
    return Progress(
        int(position) + 1, 1, position, 0.1, loss, 100.0, 1.0, 1.0, train_accuracy=accuracy
    )


def epoch(number: int, loss: float, accuracy: float) -> EpochDone:
    return EpochDone(number, 10 * number, loss, loss, accuracy, 100.0, 1.5 * number, True)


def history(epochs: int = 4) -> RunHistory:
    run = RunHistory()
    for number in range(1, epochs + 1):
        run.add(progress(number - 0.5, 2 / number, 1 - 0.5 / number))
        run.add(progress(number, 1.5 / number, 1 - 0.4 / number))
        run.add(epoch(number, 1 / number, 1 - 0.3 / number))
    return run


@pytest.fixture
def plot(qtbot):
    widget = LivePlot("loss")
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget


# What a run leaves as curves


def test_why_the_test_may_be_better_than_the_training_is_said_on_the_spot(plot):
    tip = plot.findChild(QLabel, "loss_read_out").toolTip()
    assert "varied" in tip
    assert "never learned from" in tip


def test_the_first_point_of_a_run_is_seen_before_there_is_a_line(plot):
    run = RunHistory()
    run.add(progress(1, 2.0))
    plot.set_runs(run, None)
    assert plot.canvas.chart.lines[-1].has_dots
    run.add(progress(2, 1.0))
    plot.refresh()
    assert not plot.canvas.chart.lines[-1].has_dots


def test_the_first_marks_fit_the_plot_and_not_what_it_was_before_it_was_shown(plot):
    plot.resize(150, 300)
    run = RunHistory()
    run.add(progress(0.2, 2.0))
    plot.set_runs(run, None)
    marks = plot.canvas.chart.across.marks
    assert 2 <= len(marks) <= 1 + plot.canvas.width() / PX_PER_MARK


def test_a_series_never_holds_more_points_than_it_may():
    series = GrowingCurve()
    for x in range(50_000):
        series.append(x, math.sin(x / 5_000))
    x, y = series.curve()
    assert len(x) <= MOST_POINTS + 1
    assert (np.diff(x) > 0).all()
    assert y == pytest.approx(np.sin(x / 5_000), abs=0.01)
    assert (x[-1], series.last) == (49_999, pytest.approx(math.sin(49_999 / 5_000)))


def test_a_series_that_was_kept_goes_on_as_if_it_had_never_ended():
    whole, first = GrowingCurve(), GrowingCurve()
    for x in range(8_000):
        whole.append(x, math.sin(x / 500))
        if x < 4_096:
            first.append(x, math.sin(x / 500))
    again = GrowingCurve.of(first.points, first.per_point)
    for x in range(4_096, 8_000):
        again.append(x, math.sin(x / 500))
    for found, wanted in zip(again.curve(), whole.curve(), strict=True):
        assert found == pytest.approx(wanted, abs=20)
        assert len(found) == len(wanted)


@pytest.mark.parametrize("points", [np.zeros(4), np.zeros((2, 3)), np.full((1, 2), np.nan)])
def test_points_that_are_no_curve_are_refused(points):
    with pytest.raises(ValueError, match="curve"):
        GrowingCurve.of(points, 1)


def test_a_run_whose_checkpoint_holds_no_curve_shows_the_means_of_its_epochs():
    run = RunHistory()
    run.restore([epoch(number, 1 / number, 0.5) for number in (1, 2, 3)], TrainCurve())
    assert run.series["train_loss"].curve()[0].tolist() == [1, 2, 3]


def test_values_that_are_no_numbers_leave_the_curve_as_it_is():
    series = GrowingCurve()
    for value in (1.0, math.nan, math.inf, 2.0):
        series.append(value, value)
    assert series.curve()[1].tolist() == [1.0, 2.0]


def test_a_network_without_accuracy_has_an_empty_accuracy_curve():
    run = RunHistory()
    run.add(epoch(1, 0.5, math.nan))
    assert len(run.series["test_accuracy"].curve()[0]) == 0
    assert len(run.series["test_loss"].curve()[0]) == 1


def test_smoothing_keeps_length_and_level_and_calms_the_noise():
    noise = np.random.default_rng(0).normal(0, 1, 600)
    x = np.arange(600.0)
    smooth = smoothed((x, 5 + noise))[1]
    assert len(smooth) == 600
    assert smooth.mean() == pytest.approx(5, abs=0.1)
    assert smooth.std() < 0.4 * noise.std()


def test_smoothing_leaves_a_straight_line_and_a_short_curve_alone():
    x = np.arange(300.0)
    assert smoothed((x, 2 * x))[1][:-10] == pytest.approx(2 * x[:-10])
    short = (x[:20], x[:20] ** 2)
    assert smoothed(short) is short


def test_the_value_under_the_mouse_is_the_nearest_one():
    curve = (np.array([0.0, 1.0, 3.0]), np.array([5.0, 6.0, 7.0]))
    assert value_near(curve, 1.9) == (1.0, 6.0)
    assert value_near(curve, 2.1) == (3.0, 7.0)
    assert value_near(curve, -4) == (0.0, 5.0)
    assert value_near((np.empty(0), np.empty(0)), 1) is None


def test_a_sample_of_a_smooth_curve_keeps_its_ends_and_its_course():
    x = np.linspace(0, 100, 1_900)
    few_x, few_y = sampled((x, np.sin(x / 10)))
    assert len(few_x) <= 250
    assert (few_x[0], few_x[-1]) == (0, 100)
    assert (np.diff(few_x) > 0).all()
    assert few_y == pytest.approx(np.sin(few_x / 10))
    short = (x[:20], x[:20])
    assert sampled(short) is short


# Axes

RANGES = [(0.02, 0.21), (93.2, 99.4), (3, 3), (0, 0), (1e-7, 2e-6)]


@pytest.mark.parametrize(("low", "high"), RANGES)
def test_an_axis_holds_its_values_between_its_marks(low, high):
    axis = linear_axis(low, high, 6)
    assert axis.low <= low
    assert axis.high >= high
    assert 2 <= len(axis.marks) <= 9
    assert len(set(axis.labels)) == len(axis.labels)


def test_an_axis_of_per_cent_ends_at_a_hundred():
    axis = linear_axis(97.4, 99.96, 5, ceiling=100)
    assert axis.high == 100
    assert axis.marks[-1] <= 100


def test_no_axis_goes_below_nought_because_everything_is_nought():
    assert linear_axis(0.0, 0.0, 6, ceiling=100).marks[0] == 0


def test_an_axis_stays_as_it_is_while_the_values_change_little():
    assert linear_axis(0.021, 0.204, 6) == linear_axis(0.024, 0.231, 6)
    assert epoch_axis(6.2, 6) == epoch_axis(6.9, 6)


def test_the_epoch_axis_begins_at_nought_and_ends_behind_the_run():
    for right in (0.01, 0.9, 1, 7.3, 42, 999, 10_000):
        axis = epoch_axis(right, 8)
        assert axis.low == 0
        assert right <= axis.high <= max(1, 1.2 * right + 1)


def test_a_logarithmic_axis_is_marked_in_plain_numbers():
    axis = logarithmic_axis(math.log10(0.03), math.log10(2.3))
    assert axis.low <= math.log10(0.03)
    assert axis.high >= math.log10(2.3)
    assert "0.1" in axis.labels
    assert "1" in axis.labels


# The widget


def test_an_empty_plot_says_what_it_will_show(plot):
    assert not plot.canvas.isVisible()
    assert plot.read_out() == "train, test"


def test_nothing_of_the_plot_is_built_before_there_is_something_to_show(plot, monkeypatch):
    monkeypatch.delitem(sys.modules, "pyqtgraph", raising=False)
    plot.set_runs(RunHistory(), None)
    assert not plot.canvas.children()
    assert "pyqtgraph" not in sys.modules


def test_a_plot_shows_training_and_test_with_their_last_values(plot):
    plot.set_runs(history(), None)
    assert plot.canvas.isVisible()
    assert plot.curve("test")[1].tolist() == pytest.approx([1, 1 / 2, 1 / 3, 1 / 4])
    assert len(plot.curve("train")[0]) == 8
    assert plot.read_out() == "train 0.3750, test 0.2500"


def test_the_accuracy_is_shown_in_per_cent(qtbot):
    plot = LivePlot("accuracy")
    qtbot.addWidget(plot)
    plot.set_runs(history(), None)
    assert plot.read_out() == "train 90.00 %, test 92.50 %"


def test_a_reader_of_lines_has_a_curve_of_errors_too(qtbot):
    plot = LivePlot("accuracy")
    qtbot.addWidget(plot)
    run = RunHistory()
    for number, errors in ((1, 0.4), (2, 0.125)):
        run.add(epoch(number, 1.0, 0.25 * number)._replace(character_error=errors))
    plot.show_reading(ReadingKind.LINE)
    plot.set_runs(run, None)
    assert plot.curve("errors")[1].tolist() == [40.0, 12.5]
    assert plot.read_out() == "train, test 50.00 %, errors 12.50 %"
    assert "errors" in [words for _, words in plot.chart(300, 200).legend]
    assert csv_text(run.epochs).splitlines()[0].endswith("test_accuracy,character_error")
    assert "character_error" not in csv_text(history().epochs)


def test_a_refresh_changes_the_picture(plot):
    run = history(3)
    plot.set_runs(run, None)
    before = plot.grab().toImage()
    run.add(epoch(4, 0.9, 0.9))
    plot.refresh()
    assert plot.grab().toImage() != before


def test_axes_that_grow_are_painted_once(plot, qtbot, qapp):
    run = history(1)
    plot.set_runs(run, None)
    painted = []

    class Painted(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            painted.extend([1] * (event.type() is QEvent.Type.Paint))
            return False

    for _ in range(10):
        qapp.processEvents()
    listens = Painted()
    plot.canvas.parts.view.viewport().installEventFilter(listens)
    before = plot.canvas.chart.across
    run.add(progress(9, 9.0))
    plot.refresh()
    assert plot.canvas.chart.across != before
    qtbot.waitUntil(lambda: bool(painted))
    for _ in range(10):
        qapp.processEvents()
    assert len(painted) == 1


def test_a_curve_that_grew_is_drawn_as_if_it_had_been_there_at_once(plot, qapp):
    run, noise = RunHistory(), np.random.default_rng(0).normal(size=300)
    plot.set_runs(run, None)
    for step in range(300):
        run.add(progress(0.008 * step, 2.3 * math.exp(-0.03 * step) + 0.2 + 0.04 * noise[step]))
        if step % 5 == 0:
            plot.refresh()
            qapp.processEvents()
    plot.refresh()
    grown = plot.grab().toImage()
    plot.resize(plot.width(), plot.height() + 40)
    plot.grab()
    plot.resize(plot.width(), plot.height() - 40)
    assert plot.grab().toImage() == grown


def test_the_previous_run_stays_faintly_behind_the_next(plot):
    plot.set_runs(history(2), history(5))
    assert len(plot.curve("old_test")[0]) == 5
    assert plot.read_out().endswith("before")
    plot.set_runs(history(2), None)
    assert not plot.has_previous


def test_the_mouse_reads_values_off_and_leaving_brings_the_last_ones_back(plot, qtbot):
    plot.set_runs(history(4), None)
    plot.grab()
    area = plot.canvas.area()
    middle = QPoint(round(area.center().x()), round(area.center().y()))
    qtbot.mouseMove(plot.canvas, middle)
    assert plot.read_out().startswith("epoch 2, ")
    assert "test 0.5000" in plot.read_out()
    qtbot.mouseMove(plot.canvas, QPoint(2, 2))
    assert "test 0.2500" in plot.read_out()
    assert "epoch" not in plot.read_out()


def test_below_a_mouse_that_rests_the_values_are_those_of_the_run_as_it_goes_on(plot, qtbot):
    run = RunHistory()
    run.add(progress(0.3, 2.0))
    plot.set_runs(run, None)
    plot.grab()
    area = plot.canvas.area()
    right = QPoint(round(area.right()) - 4, round(area.center().y()))
    qtbot.mouseMove(plot.canvas, right)
    assert plot.read_out().startswith("epoch 0.3, ")
    for number in range(1, 4):
        run.add(progress(number, 1 / number))
        run.add(epoch(number, 0.3, 0.9))
    plot.refresh()
    assert plot.read_out().startswith("epoch 3, ")
    # A new run has nothing to do with where the mouse was.
    plot.set_runs(history(4), None)
    assert "epoch" not in plot.read_out()
    assert not plot.canvas.parts.marker.isVisible()


def test_the_mouse_reads_off_only_where_there_is_a_point(plot, qtbot):
    run = history(4)
    run.add(progress(4.6, 0.2))
    plot.set_runs(run, None)
    plot.grab()
    area = plot.canvas.area()
    for share, words in ((0.33, "epoch 2,"), (0.62, "epoch 3,"), (0.94, "epoch 4.6,")):
        place = QPoint(round(area.left() + share * area.width()), round(area.center().y()))
        qtbot.mouseMove(plot.canvas, place)
        assert plot.read_out().startswith(words)


def test_the_curve_of_a_new_run_is_in_sight_beside_a_longer_one(plot):
    old = RunHistory()
    for number in range(1, 4):
        old.add(progress(number, 0.3))
        old.add(epoch(number, 0.3, 0.9))
    new = RunHistory()
    for step in range(1, 5):
        new.add(progress(step / 10, 2.3 - step / 10))
    plot.set_runs(new, old)
    chart = plot.chart(600, 300)
    assert chart.up.low <= 0.3
    assert chart.up.high >= 2.2


def test_the_swatches_of_the_run_before_have_the_colours_of_its_curves(plot):
    plot.set_runs(history(2), history(5))
    colours = plot_colours(plot.palette())
    words = plot.findChild(QLabel, "loss_place").text()
    for colour in (colours.old_train, colours.old_test):
        assert colour.name() in words
    without = RunHistory()
    without.add(progress(1, 0.5))
    plot.set_runs(history(2), without)
    words = plot.findChild(QLabel, "loss_place").text()
    assert colours.old_train.name() in words
    assert colours.old_test.name() not in words


def test_a_logarithmic_plot_draws_without_the_values_that_have_no_logarithm(plot):
    run = history(3)
    run.add(progress(3.5, 0.0))
    plot.set_logarithmic(True)
    plot.set_runs(run, None)
    assert plot.is_logarithmic
    assert not plot.grab().isNull()


def test_ten_thousand_epochs_draw_hardly_more_points_than_a_thousand(plot):
    def drawn(run: RunHistory) -> int:
        plot.set_runs(run, run)
        curves = plot.canvas.parts.curves
        return sum(0 if curve.xData is None else len(curve.xData) for curve in curves)

    short, long = drawn(history(1_000)), drawn(history(10_000))
    assert short > 1_000
    assert long <= 1.5 * short
    assert long <= 3 * (MOST_POINTS + 1) + 2 * 250
    assert len(plot.canvas.parts.dots.data) == 0


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_curves_are_legible_in_light_and_dark(shade):
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor("#ffffff" if shade == "light" else "#1d2027"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#1b1e27" if shade == "light" else "#e9ebf1"))
    colours, ground = plot_colours(palette), palette.base().color()
    assert contrast(colours.train, ground) >= 3
    assert contrast(colours.test, ground) >= 3
    assert contrast(colours.text, ground) >= 4.5
    faint = contrast(colours.old_train, ground)
    assert faint < contrast(colours.train, ground)


def test_the_colours_follow_the_palette(plot):
    plot.set_runs(history(), None)
    light = plot.grab().toImage()
    palette = QPalette(QColor("#272b34"), QColor("#15171c"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#1d2027"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#e9ebf1"))
    plot.setPalette(palette)
    assert plot.grab().toImage() != light


# Files


def test_csv_holds_a_line_for_each_epoch_with_all_that_was_counted():
    run = history(1)
    run.add(EpochDone(2, 20, 0.5, 0.5, 0.85, 100.0, 3.0, True, train_accuracy=0.9))
    assert csv_text(run.epochs) == (
        "epoch,time,train_loss,test_loss,train_accuracy,test_accuracy\n"
        "1,1.500,1,1,,0.7\n2,3.000,0.5,0.5,0.9,0.85\n"
    )


def test_a_saved_plot_is_ready_for_a_report_whatever_the_theme(plot, tmp_path):
    plot.setPalette(palette_of(DARK))
    plot.set_runs(history(), history(6), "quick on MNIST")
    image = figure_image(figure_of(plot))
    assert image.width() >= 1600
    assert image.pixelColor(2, 2) == QColor("white")
    colours = plot_colours(palette_of(LIGHT))
    seen = {image.pixelColor(x, y).name() for x in range(170, 1620) for y in range(0, 900, 2)}
    for name in ("train", "test", "old_train", "old_test"):
        assert getattr(colours, name).name() in seen
    words = {mark.words for mark in figure_of(plot).marks if isinstance(mark, Words)}
    assert {"Loss · quick on MNIST", "epochs", "loss", "train", "test"} <= words
    assert {"train, run before", "test, run before"} <= words


def test_the_axis_of_a_saved_accuracy_names_its_unit(qtbot):
    plot = LivePlot("accuracy")
    qtbot.addWidget(plot)
    plot.set_runs(history(), None, "quick on MNIST")
    words = {mark.words for mark in figure_of(plot).marks if isinstance(mark, Words)}
    assert {"Accuracy · quick on MNIST", "accuracy (%)"} <= words


def test_the_plot_is_saved_as_svg_with_lines_and_letters(plot):
    plot.set_runs(history(), None)
    root = fromstring(figure_svg(figure_of(plot), plot.title))
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert "path" in names
    assert "text" in names
    assert "image" not in names


def test_a_plot_that_cannot_be_written_says_why(plot, qtbot, tmp_path, monkeypatch):
    missing = tmp_path / "missing" / "loss.png"
    monkeypatch.setattr(Dialogs, "ask_save", lambda *given: given[-1](missing))
    menu = PlotMenu(plot, list)
    actions = {action.text(): action for action in menu.menu().actions()}
    with qtbot.waitSignal(menu.message) as said:
        actions["Save this plot as PNG…"].trigger()
    assert MISSING in said.args[0]


def test_the_menu_offers_what_can_be_done(plot, qtbot):
    run = RunHistory()
    menu = PlotMenu(plot, lambda: run.epochs)
    actions = {action.text(): action for action in menu.menu().actions() if action.text()}
    assert not actions["Save the figures (CSV)…"].isEnabled()
    assert not actions["Remove the previous run"].isEnabled()
    run.add(epoch(1, 0.5, 0.9))
    actions = {action.text(): action for action in menu.menu().actions() if action.text()}
    assert actions["Save the figures (CSV)…"].isEnabled()
    actions["Logarithmic axis"].trigger()
    assert plot.is_logarithmic


def test_a_right_click_and_the_button_open_the_menu(plot, qtbot):
    PlotMenu(plot, list)
    button = plot.findChild(QToolButton, "loss_plot_menu_button")
    place = QPoint(5, 5)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, plot.canvas.mapToGlobal(place))
    for ask in (
        lambda: qtbot.mouseClick(button, Qt.MouseButton.LeftButton),
        lambda: QApplication.sendEvent(plot.canvas, asked),
    ):
        ask()
        (menu,) = [one for one in plot.findChildren(QMenu) if one.isVisible()]
        menu.close()
