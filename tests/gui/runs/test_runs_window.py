"""Runs in the real window: listed, compared, named, run again, loaded, reported, deleted."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import pytest
from file_reasons import MISSING
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QStyledItemDelegate,
)

sys.path.insert(0, str(Path(__file__).parents[2] / "core" / "runs"))
from made_runs import kept

from digitpad.files import models_folder
from digitpad.gui.main_window import MainWindow
from digitpad.gui.plots.compared_plot import ComparedPlot, RunCurve, run_colours
from digitpad.gui.runs.window import RunsWindow
from digitpad.gui.training.panel import TrainingPanel
from digitpad.handwriting.synthesis import drawing
from digitpad.modelfile import new_info
from digitpad.models.custom import custom
from digitpad.report.marks import Path as Line
from digitpad.report.marks import Words
from digitpad.runs.archive import archived_runs, runs_folder
from digitpad.runs.record import RECORD, default_name, read_record, write_record
from digitpad.training.config import config_for


def opened(qtbot, window: MainWindow, count: int) -> RunsWindow:
    window.menu_actions["runs"].trigger()
    runs = window.findChild(RunsWindow)
    qtbot.waitUntil(lambda: runs.table.rowCount() == count and not runs.is_busy)
    return runs


def choose(qtbot, runs: RunsWindow, *names: str) -> None:
    runs.table.clearSelection()
    for row in range(runs.table.rowCount()):
        if runs.table.item(row, 0).text() in names:
            flags = (
                QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            )
            runs.table.setCurrentCell(row, 0, flags)
    qtbot.waitUntil(lambda: not runs.is_busy)


def press(qtbot, runs: RunsWindow, name: str) -> None:
    button = runs.findChild(QPushButton, f"runs_{name}_button")
    assert button.isEnabled(), name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def facts(runs: RunsWindow) -> dict[str, list[str]]:
    table = runs.facts
    return {
        table.verticalHeaderItem(row).text(): [
            table.item(row, column).text() for column in range(table.columnCount())
        ]
        for row in range(table.rowCount())
    }


def note(runs: RunsWindow) -> str:
    return runs.findChild(QLabel, "runs_note").text()


def test_without_runs_the_window_says_how_one_comes(qtbot, window):
    runs = opened(qtbot, window, 0)
    assert "train a network" in note(runs)
    assert not runs.findChild(QPushButton, "runs_delete_button").isEnabled()


def test_the_latest_run_is_chosen_also_while_ctrl_is_held(qtbot, window):
    kept("small")
    qtbot.keyPress(window, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    runs = opened(qtbot, window, 1)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    assert [run.name for run in runs.table.chosen()] == ["small"]


class Measured(QStyledItemDelegate):
    """Counts how often a cell is measured."""

    count = 0

    def sizeHint(self, option, index):
        self.count += 1
        return super().sizeHint(option, index)


def test_however_many_runs_are_listed_each_cell_is_measured_a_few_times(qtbot, window):
    for number in range(30):
        kept(f"run {number}", learning_rate=0.1)
    runs = opened(qtbot, window, 30)
    measured = Measured()
    runs.table.setItemDelegate(measured)
    runs.refresh()
    qtbot.waitUntil(lambda: not runs.is_busy)
    cells = runs.table.rowCount() * runs.table.columnCount()
    assert 0 < measured.count <= 4 * cells


def test_two_runs_are_compared_in_curves_and_in_what_differs(qtbot, window):
    kept("small", learning_rate=0.1)
    kept("large", learning_rate=2.0, accuracy=0.7)
    runs = opened(qtbot, window, 2)
    assert "The bold curve is the test, the faint one the training." in note(runs)
    choose(qtbot, runs, "small", "large")
    assert {run.name for run in runs.loss.runs} == {"small", "large"}
    assert all(len(run.test[0]) == 3 for run in runs.accuracy.runs)
    table = facts(runs)
    assert sorted(table["Learning rate"]) == ["0.1", "2"]
    assert "Batch size" not in table
    assert sorted(table["Best test accuracy"]) == ["70.00 %", "90.00 %"]
    colours = run_colours(runs.palette())
    for column in (0, 1):  # which curve is whose
        dot = runs.facts.horizontalHeaderItem(column).icon().pixmap(16).toImage()
        assert dot.pixelColor(dot.rect().center()) == colours[column]
    assert "bold curves are the tests" in note(runs)


def test_accuracies_of_different_data_are_labelled_and_said_not_to_compare(qtbot, window):
    kept("on paper", dataset="mnist")
    kept("made up", dataset="handwriting", accuracy=0.99)
    runs = opened(qtbot, window, 2)
    best = {runs.table.item(row, 0).text(): runs.table.item(row, 4).text() for row in (0, 1)}
    assert best == {
        "on paper": "90.00 % of 10,000 MNIST test digits",
        "made up": "99.00 % of 10,000 generated test digits",
    }
    choose(qtbot, runs, "on paper", "made up")
    assert "Tested on different images (" in note(runs)
    assert "do not say which is better" in note(runs)
    choose(qtbot, runs, "on paper")
    assert "different images" not in note(runs)


def test_the_first_steps_are_cut_off_and_not_drawn_along_the_edge(qtbot, window):
    epochs = np.linspace(0.01, 10, 200)
    train = epochs, 0.1 + 2.2 * np.exp(-3 * epochs)
    plot = ComparedPlot("plot", "Loss")
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.show_runs([RunCurve("one", train, (np.arange(1, 11), np.full(10, 0.2)))])
    marks = plot.figure().marks
    (points,) = [mark.points for mark in marks if isinstance(mark, Line) and len(mark.points) > 99]
    assert points[0][1] < points[1][1] < points[2][1], "it falls from the first point that is seen"
    assert "the first steps are cut off" in [one.words for one in marks if isinstance(one, Words)]


def test_of_long_runs_no_more_points_are_handed_to_the_plots_than_can_be_told_apart(qtbot, window):
    kept("long", epochs=3_000)
    runs = opened(qtbot, window, 1)
    choose(qtbot, runs, "long")
    for plot in (runs.loss, runs.accuracy):
        (curve,) = plot.runs
        assert len(curve.train[0]) == len(curve.test[0]) == 250
        assert curve.test[0][-1] == 3_000


def test_runs_of_ones_own_layers_are_told_apart_by_their_names(qtbot, window):
    for layers in ("dense 10", "conv 16 3, relu, pool 2, dense 100, relu, dense 10"):
        arguments = (("image", 28), ("layers", layers))
        assert default_name(config_for("custom", "mnist", model_arguments=arguments)) in (
            "dense 10, mnist",
            "conv 16 3, relu, pool 2, dense 100, rel…, mnist",
        )
    assert new_info(custom("dense 10")).name == "dense 10"


def test_runs_that_are_compared_are_named_by_what_differs(qtbot, window):
    kept(train_limit=200)
    kept(learning_rate=5.0)
    kept("mine", seed=3)
    runs = opened(qtbot, window, 3)
    runs.table.selectAll()
    qtbot.waitUntil(lambda: not runs.is_busy)
    assert facts(runs)["Run"] == ["mine", "rate 5, all images", "rate 1, 200 images"]
    assert [curve.name for curve in runs.loss.runs] == facts(runs)["Run"]
    choose(qtbot, runs, "mine")
    assert runs.facts.horizontalHeaderItem(0).text() == "mine"


def test_six_runs_are_too_many_to_compare(qtbot, window):
    for number in range(6):
        kept(f"run {number}")
    runs = opened(qtbot, window, 6)
    choose(qtbot, runs, *(f"run {number}" for number in range(6)))
    assert "these are 6" in note(runs)
    assert runs.loss.runs == ()


def test_one_run_shows_all_its_settings_and_is_given_a_name_by_f2(qtbot, window):
    run = kept("before", seed=7)
    runs = opened(qtbot, window, 1)
    assert facts(runs)["Seed"] == ["7"]
    press(qtbot, runs, "rename")
    editor = runs.table.findChild(QLineEdit)
    editor.setText("after <b>all</b>")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: read_record(run.folder).name == "after <b>all</b>")
    item = runs.table.item(0, 0)
    item.setText("  ")
    assert item.text() == "after <b>all</b>"
    assert "needs a name" in note(runs)


def test_a_run_that_learned_nothing_is_listed_as_such(qtbot, window):
    write_record(kept("too fast", accuracy=0.1)._replace(fault="loss"))
    table = opened(qtbot, window, 1).table
    cells = [table.item(0, column).text() for column in range(table.columnCount())]
    assert any("learned nothing" in cell for cell in cells)


def test_a_deleted_run_comes_back_by_ctrl_z(qtbot, window):
    run = kept("mine")
    runs = opened(qtbot, window, 1)
    press(qtbot, runs, "delete")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)
    assert archived_runs() == []
    press(qtbot, runs, "undo")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    assert archived_runs() == [run]


def test_a_model_whose_run_is_deleted_is_asked_about_until_the_run_comes_back(qtbot, window):
    kept("mine")
    runs = opened(qtbot, window, 1)
    with qtbot.waitSignal(window.current.changed):
        press(qtbot, runs, "load")
    qtbot.waitUntil(lambda: note(runs) == "“mine” reads from now on.")
    assert window.current.is_saved
    press(qtbot, runs, "delete")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)
    assert not window.current.is_saved
    window.close()
    box = window.findChild(QMessageBox, "message_box")
    assert box is not None
    assert "“mine”" in box.text()
    box.close()
    press(qtbot, runs, "undo")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    assert window.current.is_saved


def test_a_runs_model_reads_and_one_whose_weights_are_gone_says_so(qtbot, window):
    run = kept("mine")
    runs = opened(qtbot, window, 1)
    with qtbot.waitSignal(window.current.changed):
        press(qtbot, runs, "load")
    assert window.current.model.info.name == "mine"
    qtbot.waitUntil(lambda: note(runs) == "“mine” reads from now on.")
    run.model_file.unlink()
    runs.refresh()
    qtbot.waitUntil(lambda: "no longer there" in note(runs))
    assert not runs.findChild(QPushButton, "runs_load_button").isEnabled()


def test_what_is_saved_after_a_runs_model_was_loaded_does_not_go_into_its_folder(
    qtbot, window, tmp_path
):
    window.settings.add_recent("drawing", tmp_path / "last.inkml")
    kept("mine")
    runs = opened(qtbot, window, 1)
    with qtbot.waitSignal(window.opener.model_opened):
        press(qtbot, runs, "load")
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(drawing(3, seed=5))
    window.menu_actions["save_drawing"].trigger()
    dialog = window.findChild(QFileDialog)
    assert Path(dialog.selectedFiles()[0]) == tmp_path / "drawing.inkml"
    dialog.close()
    window.menu_actions["open_model"].trigger()
    dialog = window.findChildren(QFileDialog)[-1]
    assert Path(dialog.directory().absolutePath()) == models_folder()


def test_run_again_sets_the_panel_up_with_every_setting(qtbot, window):
    config = kept(
        "mine", learning_rate=0.25, seed=9, epochs=7, dataset="handwriting", train_limit=200
    ).config
    runs = opened(qtbot, window, 1)
    press(qtbot, runs, "again")
    again = window.training.setup.config()
    assert again.with_settings(threads=0, device="auto") == config
    window.training.setup.limit_check.setChecked(False)
    assert window.training.setup.config().train_limit == 0


def test_run_again_takes_data_sets_that_a_command_put_together(qtbot, window):
    kept("mine", dataset="handwriting-small+my-handwriting")
    runs = opened(qtbot, window, 1)
    press(qtbot, runs, "again")
    assert window.training.setup.config().dataset == "handwriting-small+my-handwriting"
    assert "press Train" in note(runs)


def test_run_again_of_an_unknown_data_set_says_so_and_changes_nothing(qtbot, window):
    run = kept("theirs", learning_rate=0.25)
    record = run.folder / RECORD
    record.write_text(record.read_text("utf-8").replace('"mnist"', '"of-next-year"'))
    before = window.training.setup.choices()
    runs = opened(qtbot, window, 1)
    press(qtbot, runs, "again")
    assert "no data set called “of-next-year”" in note(runs)
    assert "press Train" not in note(runs)
    assert window.training.setup.choices() == before


def test_the_report_is_written_in_the_background(qtbot, window, tmp_path, monkeypatch):
    monkeypatch.setattr("digitpad.gui.workers.task.load_torch", lambda: None)  # takes seconds
    kept("mine").model_file.unlink()
    runs = opened(qtbot, window, 1)
    press(qtbot, runs, "report")
    out = tmp_path / "mine.html"
    dialog = runs.findChild(QFileDialog)
    assert dialog.selectedFiles()[0].endswith("mine.html")
    dialog.fileSelected.emit(str(out))
    qtbot.waitUntil(lambda: "Saved as mine.html" in note(runs))
    assert "90.00 %" in out.read_text("utf-8")
    dialog.close()


def test_a_run_that_cannot_be_read_says_why_and_can_be_deleted(qtbot, window):
    run = kept("mine")
    (run.folder / RECORD).write_text("{}")
    runs = opened(qtbot, window, 1)
    choose(qtbot, runs, f"{run.folder.name} (cannot be read)")
    assert "another version" in note(runs)
    press(qtbot, runs, "delete")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)


def test_a_run_deleted_elsewhere_meanwhile_is_told_and_the_list_lives_on(qtbot, window):
    run = kept("mine")
    runs = opened(qtbot, window, 1)
    run.folder.rename(run.folder.with_name(".gone"))
    press(qtbot, runs, "delete")
    assert MISSING in runs.findChild(QMessageBox).text()
    runs.findChild(QMessageBox).close()


def test_delete_pressed_twice_deletes_once_and_says_nothing(qtbot, window):
    for number in range(3):
        kept(f"run {number}")
    runs = opened(qtbot, window, 3)
    runs.table.selectAll()
    runs.table.setFocus()
    for _ in range(2):
        qtbot.keyClick(runs.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)
    assert runs.findChild(QMessageBox) is None
    press(qtbot, runs, "undo")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 3)


def test_who_deletes_by_keyboard_is_in_the_list_then_and_not_on_close(qtbot, window):
    for number in range(2):
        kept(f"run {number}")
    runs = opened(qtbot, window, 2)
    for name, count in (("delete", 1), ("undo", 2)):
        button = runs.findChild(QPushButton, f"runs_{name}_button")
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        qtbot.keyClick(button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda count=count: runs.table.rowCount() == count and not runs.is_busy)
        assert not button.isEnabled()
        assert runs.table.hasFocus()


def test_runs_that_cannot_be_deleted_are_told_in_one_box(qtbot, window, tmp_path):
    for number in range(3):
        kept(f"run {number}")
    runs = opened(qtbot, window, 3)
    for run in archived_runs():
        run.folder.rename(tmp_path / run.folder.name)
    runs.table.selectAll()
    press(qtbot, runs, "delete")
    (box,) = runs.findChildren(QMessageBox)
    assert box.text().count(MISSING) == 3
    box.close()
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)


@pytest.mark.slow
def test_a_run_trained_in_the_window_comes_into_the_open_list(qtbot, make_window):
    panel = TrainingPanel(preloads=False)
    window = make_window(training=panel)
    config = config_for(
        "candle-linear", "handwriting", epochs=1, train_limit=200, test_limit=50, threads=1
    )
    panel.setup.config = lambda: config
    runs = opened(qtbot, window, 0)
    with qtbot.waitSignal(panel.trainer.archived, timeout=60_000):
        panel.start()
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    (run,) = archived_runs()
    assert run.config.with_settings(threads=1) == config
    assert run.test_count == 50
    assert run.has_model
    panel.offers.forget_run()
    assert archived_runs() == [run]
    window.close_at_once()
    assert [path.name for path in runs_folder().iterdir()] == [run.folder.name]


@pytest.mark.skipif(sys.platform != "linux", reason="no such names there")
@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_folder_whose_name_is_no_utf_8_is_listed_named_and_deleted(qtbot, window, is_damaged):
    kept("other")
    folder = kept("mine").folder.rename(runs_folder() / os.fsdecode(b"z\xff"))
    if is_damaged:
        (folder / RECORD).write_text("{")
    runs = opened(qtbot, window, 2)
    (row,) = [row for row in (0, 1) if runs.table.item(row, 0).text() != "other"]
    runs.table.selectRow(row)
    (run,) = runs.table.chosen()
    assert run.folder == folder
    if not is_damaged:
        runs.table.item(row, 0).setText("ours")
        assert read_record(folder).name == "ours"
    press(qtbot, runs, "delete")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    assert [run.name for run in archived_runs()] == ["other"]


def test_a_name_is_no_markup_in_a_tooltip(qtbot, window):
    kept("<img src=/etc/passwd>")
    runs = opened(qtbot, window, 1)
    choose(qtbot, runs, "<img src=/etc/passwd>")
    assert "<img" not in runs.facts.horizontalHeaderItem(0).toolTip()
