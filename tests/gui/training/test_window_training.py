"""The window while a network trains: it reads with it, keeps it, and asks before closing."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
import pytest
from made_models import blank
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot
from scripted_run import Scripted, choose_linear, click, scripted_window
from window_mouse import draw, press

from digitpad import modelfile
from digitpad.gui.main_window import MainWindow
from digitpad.gui.training import panel
from digitpad.gui.training.panel import TrainingPanel
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, open_model, save_model
from digitpad.runs.archive import archived_runs
from digitpad.runs.unfinished import unfinished_runs


@pytest.fixture
def open_window(
    make_window: Callable[..., MainWindow], linear_model: Model
) -> Callable[[int], MainWindow]:
    """Return a function that opens the window with a scripted run of so many epochs."""
    return partial(scripted_window, make_window, linear_model)


def test_the_drawing_is_read_by_the_network_as_it_learns(
    open_window: Callable[[int], MainWindow], qtbot: QtBot
) -> None:
    window = open_window(1000)
    draw(window.canvas, synthesis.drawing(3, seed=5))
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    readings: list[float] = []
    window.predicted.connect(lambda prediction: readings.append(prediction.confidence))
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.run_state == "running")
    assert "training" in window.status.text()
    qtbot.waitUntil(lambda: len(set(readings)) >= 3)
    assert "learning" in window.panel.strip.reader_label.text()
    window.menu_actions["pause"].trigger()
    qtbot.waitUntil(lambda: window.run_state == "paused")
    assert window.menu_actions["pause"].text() == "Co&ntinue"
    window.menu_actions["stop"].trigger()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    reader = window.panel.strip.reader_label
    qtbot.waitUntil(lambda: "learning" not in reader.text().split("·")[0])


def test_the_legend_of_a_run_before_on_other_data_is_whole_in_a_small_window(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot
) -> None:
    panel = TrainingPanel(run=Scripted(linear_model, 1), preloads=False)
    window = make_window(size=(1280, 720), training=panel)
    choose_linear(window)
    for dataset in ("handwriting", "mnist"):
        panel.setup.datasets.choose(dataset)
        click(window, "train_button")
        qtbot.waitUntil(lambda: window.run_state == "idle" and panel.run is not None)
        qtbot.waitUntil(lambda: not panel.display.history.is_empty)
        panel.display.notice.clear()
    for plot in panel.display.plots:
        place = plot.findChild(QLabel, f"{plot.figure}_place")
        qtbot.waitUntil(lambda place=place: place.width() >= place.sizeHint().width())
        assert "on generated test digits" in place.toolTip()


def test_a_reading_names_the_model_that_gave_it_from_the_first_step_to_the_file(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(100_000)
    draw(window.canvas, synthesis.drawing(3, seed=5))
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    named: dict[str, None] = {}
    wrong: list[tuple[str, str]] = []

    def look() -> None:
        words = window.panel.strip.reader_label.text().rpartition(" · ")[0]
        named[words] = None
        if words != f"Read by {window.prediction.model}":
            wrong.append((words, window.prediction.model))

    changes = (window.current.changed, window.training.trainer.state_changed, window.predicted)
    for change in changes:
        change.connect(look)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
        qtbot.waitUntil(lambda: "learning" in window.prediction.model)
        click(window, "stop_button")
    qtbot.waitUntil(lambda: window.prediction.model == "candle-linear")
    assert window.save_model(tmp_path / "mine.safetensors")
    qtbot.waitUntil(lambda: window.prediction.model == "mine")
    assert wrong == []
    assert next(iter(named)) == "Read by digitpad (shipped)"
    assert list(named)[1].startswith("Read by candle-linear, learning (epoch")
    assert list(named)[-2:] == ["Read by candle-linear", "Read by mine"]


def test_no_model_is_named_where_nothing_could_be_read(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(window.canvas, synthesis.drawing(3, seed=5))
    qtbot.waitUntil(lambda: window.prediction.label is not None)
    label = window.panel.strip.reader_label
    assert label.text().startswith("Read by digitpad (shipped) · ")
    window.desk.failed.emit("Its weights give no numbers.")
    assert label.text().strip() == ""


def test_a_finished_run_is_the_model_that_reads_and_can_be_saved(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, tmp_path: Path, linear_model: Model
) -> None:
    window = open_window(2)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
    assert window.current.unsaved
    assert window.save_model(tmp_path / "mine.safetensors")
    assert not window.current.unsaved
    assert window.training.display.controls.status == "Saved as mine.safetensors"
    assert unfinished_runs() == []
    saved = open_model(tmp_path / "mine.safetensors")
    for name, tensor in linear_model.tensors.items():
        assert np.array_equal(saved.tensors[name], tensor)
    assert window.close()


def test_saving_another_model_leaves_an_unsaved_run_on_offer(
    open_window: Callable[[int], MainWindow],
    qtbot: QtBot,
    tmp_path: Path,
    linear_model: Model,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = open_window(2)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
    forgotten: list[bool] = []
    monkeypatch.setattr(window.training.offers, "forget_run", lambda: forgotten.append(True))
    window.current.use(linear_model)
    assert window.save_model(tmp_path / "other.safetensors")
    assert not forgotten
    assert "Saved" not in window.training.display.controls.status


def test_a_run_thrown_away_gives_the_model_from_before_back(
    open_window: Callable[[int], MainWindow], qtbot: QtBot
) -> None:
    window = open_window(2)
    before = window.current.model
    with qtbot.waitSignal(window.training.trainer.settled):
        window.menu_actions["train"].trigger()
    assert window.current.model is not before
    with qtbot.waitSignal(window.training.offers.model_discarded):
        click(window, "discard_button")
    assert window.current.model is before
    click(window, "restore_button")
    assert window.current.model is not before
    assert window.current.unsaved
    assert not window.current.is_saved
    click(window, "discard_button")
    assert window.current.model is before
    assert window.close()


def test_closing_while_training_asks_stops_waits_and_closes(
    open_window: Callable[[int], MainWindow], qtbot: QtBot
) -> None:
    window = open_window(100_000)
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.current.learning is not None)
    assert not window.close()
    assert window.run_state == "running"
    press(window, "Cancel")
    assert window.run_state == "running"
    assert not window.close()
    start = monotonic()
    press(window, "yes")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert monotonic() - start < 5


def test_saving_at_the_question_closes_the_window_when_it_is_done(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(1)
    window.current.keep(replace(window.current.model))
    assert not window.close()
    press(window, "yes")
    dialog = window.findChild(QFileDialog)
    dialog.selectFile(str(tmp_path / "kept.safetensors"))
    dialog.accept()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert open_model(tmp_path / "kept.safetensors").info.has_metadata


def test_a_run_that_begins_while_a_model_is_saved_before_closing_is_asked_about(
    open_window: Callable[[int], MainWindow],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, written = open_window(100_000), threading.Event()
    window.current.keep(replace(window.current.model))

    def slowly(*given: object) -> None:
        written.wait()
        save_model(*given)

    monkeypatch.setattr(modelfile, "save_model", slowly)
    assert not window.close()
    press(window, "yes")
    dialog = window.findChild(QFileDialog)
    dialog.selectFile(str(tmp_path / "kept.safetensors"))
    dialog.accept()
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.current.learning is not None)
    written.set()
    qtbot.waitUntil((tmp_path / "kept.safetensors").exists)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    assert window.isVisible()
    press(window, "yes")
    qtbot.waitUntil(lambda: not window.isVisible())


@pytest.mark.parametrize("is_stopped", [True, False])
def test_closing_does_not_ask_about_a_run_that_is_kept_anyway(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, is_stopped: bool
) -> None:
    window = open_window(100_000 if is_stopped else 1)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
        if is_stopped:
            qtbot.waitUntil(lambda: window.current.learning is not None)
            click(window, "stop_button")
    result = window.current.model
    assert result is not None
    assert window.close()
    (run,) = archived_runs()
    kept = open_model(run.model_file).tensors
    assert all(np.array_equal(kept[name], tensor) for name, tensor in result.tensors.items())


def test_going_on_with_this_model_takes_the_one_that_reads(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(100_000)
    save_model(tmp_path / "myquick.safetensors", blank("quick", name="myquick"))
    assert window.open_model(tmp_path / "myquick.safetensors")
    choose_linear(window)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
        qtbot.waitUntil(lambda: window.current.learning is not None)
        click(window, "stop_button")
    window.training.display.notice.clear()
    assert "candle-linear" in window.status.text()
    window.menu_actions["train_on"].trigger()
    assert window.training.setup.config().model == "candle-linear"
    assert window.training.setup.start_model is window.current.reading


def test_in_a_small_window_the_plots_come_into_sight_when_training_begins(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot
) -> None:
    run = Scripted(linear_model, 1000)
    panel = TrainingPanel(run=run, preloads=False)
    window = make_window(training=panel, size=(1000, 560))
    choose_linear(window)
    lowest = panel.display.plots[1]

    def is_in_sight() -> bool:
        return bool(lowest.visibleRegion().boundingRect().height() > 0.9 * lowest.height())

    assert not is_in_sight()
    window.menu_actions["train"].trigger()
    qtbot.waitUntil(is_in_sight)
    window.menu_actions["stop"].trigger()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_the_buttons_stay_under_the_mouse_when_a_run_begins(
    open_window: Callable[[int], MainWindow], qtbot: QtBot
) -> None:
    window = open_window(1000)
    stop = window.training.display.controls.stop_button
    aim = stop.mapTo(window, stop.rect().center())
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.training.display.has_progress)
    assert stop.mapTo(window, stop.rect().center()) == aim
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_one_batch_after_the_other_by_a_key_and_then_on_as_usual(
    open_window: Callable[[int], MainWindow], qtbot: QtBot
) -> None:
    window = open_window(1000)
    draw(window.canvas, synthesis.drawing(3, seed=5))
    view = window.training.display.step_view

    def is_at(step: int) -> bool:
        return view.isVisible() and view.step.step == step and window.run_state == "paused"

    for step in (1, 2, 3):
        QTest.keyClick(window, Qt.Key.Key_F12)
        qtbot.waitUntil(lambda step=step: is_at(step))
        # What reads the drawing is the network as that step left it.
        qtbot.waitUntil(lambda: "learning" in window.desk.reading.model.info.name)
    said = view.accessibleDescription()
    for words in ("Step 3", "128 images", "loss 2.5", "0 → 0", "7 → 1", "0.1000 → 0.3000"):
        assert words in said
    assert view.height() >= view.sizeHint().height()
    click(window, "pause_button")  # Continue
    qtbot.waitUntil(lambda: window.run_state == "running" and not view.isVisible())
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_slow_motion_takes_steps_by_itself_until_it_is_left(
    open_window: Callable[[int], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel, "SLOW_MS", 20)
    window = open_window(1000)
    slow, view = window.menu_actions["slow"], window.training.display.step_view
    QTest.keyClick(window, Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    assert slow.isChecked()
    qtbot.waitUntil(lambda: view.isVisible() and view.step.step >= 4)
    slow.trigger()
    qtbot.waitUntil(lambda: window.run_state == "running" and not view.isVisible())
    slow.trigger()
    qtbot.waitUntil(view.isVisible)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    assert not slow.isChecked()
    assert not view.isVisible()


def test_all_settings_are_in_sight_in_the_first_window(window: MainWindow, qtbot: QtBot) -> None:
    area = window.training.scroll_area
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    for part in (window.training.setup, *window.training.display.plots):
        assert part.visibleRegion().boundingRect() == part.rect()


def test_the_menu_trains_what_the_button_would(window: MainWindow) -> None:
    setup = window.training.setup
    setup.models.choose("vit")
    train = window.menu_actions["train"]
    assert train.isEnabled()
    patch = window.findChild(QSpinBox, "patch_size_spin")
    patch.setValue(5)  # 28 pixels are no whole number of patches of 5
    assert setup.models.arguments.why_not
    assert not train.isEnabled()
    patch.setValue(4)
    assert train.isEnabled()
