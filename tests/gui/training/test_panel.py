"""A click on Train becomes curves, words, a network to read with, and a choice what to keep."""

from __future__ import annotations

import gc
import math
import queue
import sys
import threading
import time
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)
from window_mouse import child

from digitpad.errors import ConfigError, DatasetError
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.training.session import GIVE_UP_MS, train_for_real
from digitpad.gui.widgets.named_combo import TIP_ROLE
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.runs.unfinished import unfinished_runs
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Estimated,
    Paused,
    Preparing,
    Progress,
    Snapshot,
    Started,
    StepProgress,
    Warned,
)

LEFT = Qt.MouseButton.LeftButton


def weights(value: float = 0.0) -> dict[str, np.ndarray]:
    shapes = architecture("candle-linear").tensors()
    return {name: np.full(shape, value, np.float32) for name, shape in shapes.items()}


def progress(fraction: float, loss: float = 0.5) -> Progress:
    return Progress(
        int(4 * fraction) + 1, int(40 * fraction), 4 * fraction, fraction, loss, 12_345.6, 3.0,
        42.0, train_accuracy=0.9,
    )  # fmt: skip


def epoch(number: int, accuracy: float, *, is_best: bool = True) -> EpochDone:
    return EpochDone(number, 10 * number, 0.4, 0.3, accuracy, 12_345.6, 1.0 * number, is_best)


def ended(reason="completed", history=(), best_epoch=0, message="Over.") -> Ended:
    best = next((one for one in history if one.epoch == best_epoch), None)
    return Ended(
        reason, message, weights(1.0), weights(2.0), best_epoch,
        best.test_accuracy if best else math.nan, best.test_loss if best else math.nan,
        len(history), 10_000, 65.0, tuple(history), "sha256:0",
    )  # fmt: skip


class HandFed:
    """A run that says what the test feeds it, and obeys pause, stop and snapshot meanwhile."""

    def __init__(self):
        self.events = queue.Queue()
        self.options = {}
        self.config = None
        self.count = 0
        self.writes_checkpoint = True

    def feed(self, *events):
        for event in events:
            self.events.put(event)

    def __call__(self, config, control, **options):
        self.config, self.options = config, options
        self.count += 1
        if options["checkpoint"] is not None and self.writes_checkpoint:
            options["checkpoint"].write_bytes(b"a checkpoint")
        history = []
        yield Preparing("data")
        yield Started(config, "Processor", 7850, 60_000, 10_000, 10)
        while True:
            if control.is_paused:
                yield Paused()
                control.wait_while_paused()
                yield Continued()
            if control.is_stopping:
                yield ended("stopped", history, len(history), "Stopped by hand.")
                return
            if control.take_snapshot_request():
                yield Snapshot(weights(0.5), 1, 3, 0.3)
            try:
                event = self.events.get(timeout=0.005)
            except queue.Empty:
                continue
            if isinstance(event, Exception):
                raise event
            if isinstance(event, EpochDone):
                history.append(event)
            yield event
            if isinstance(event, Ended):
                return


@pytest.fixture
def run():
    return HandFed()


@pytest.fixture
def panel(qtbot, run):
    widget = TrainingPanel(run=run, preloads=False)
    qtbot.addWidget(widget)
    widget.resize(640, 700)
    widget.show()
    widget.setup.models.choose("candle-linear")
    widget.setup.form.apply({"epochs": 4})
    yield widget
    assert widget.shutdown()


def click(qtbot, panel, name):
    button = child(panel, QPushButton, name)
    assert button.isVisible(), name
    assert button.isEnabled(), name
    qtbot.mouseClick(button, LEFT)


def until_state(qtbot, panel, state):
    qtbot.waitUntil(lambda: panel.run_state == state, timeout=5_000)


def train(qtbot, panel):
    click(qtbot, panel, "train_button")
    until_state(qtbot, panel, "running")


# Choices


def turn_wheel(panel, box):
    """One notch towards the user, with the pointer over a box."""
    centre = box.mapTo(panel.window(), box.rect().center())
    QTest.wheelEvent(panel.window().windowHandle(), QPointF(centre), QPoint(0, -120))


def test_the_wheel_over_a_box_without_the_focus_scrolls_the_panel_and_changes_nothing(panel):
    panel.resize(640, 400)
    model, bar = panel.setup.models, panel.scroll_area.verticalScrollBar()
    boxes = *panel.findChildren(QComboBox), *panel.findChildren(QAbstractSpinBox)
    before = panel.setup.config()
    for box in (box for box in boxes if box.isVisible()):
        (panel.setup.form if box is model else model).setFocus()
        panel.scroll_area.ensureWidgetVisible(box)
        bar.setValue(bar.value() - 1)
        scrolled = bar.value()
        turn_wheel(panel, box)
        assert (bar.value() > scrolled, box.hasFocus()) == (True, False), box.objectName()
    assert panel.setup.config() == before
    model.setFocus()
    panel.scroll_area.ensureWidgetVisible(model)
    turn_wheel(panel, model)
    assert panel.setup.config() != before


def test_nothing_can_be_trained_on_before_a_folder_is_chosen(panel, tmp_path):
    for digit in "38":
        (tmp_path / digit).mkdir()
        Image.new("L", (28, 28), "white").save(tmp_path / digit / "one.png")
    button = child(panel, QPushButton, "train_button")
    panel.setup.datasets.choose("pictures")
    assert not button.isEnabled()
    assert "Choose a folder" in button.toolTip()
    assert "Choose a folder" in panel.display.controls.status
    panel.setup.datasets.take(tmp_path)
    assert (button.isEnabled(), panel.display.controls.status) == (True, "Ready to train")


# A run from click to end


def test_a_run_moves_bar_curves_and_words(qtbot, panel, run):
    train(qtbot, panel)
    assert not child(panel, QPushButton, "train_button").isEnabled()
    assert not child(panel, QComboBox, "model_combo").isEnabled()
    run.feed(progress(0.25, 0.9), epoch(1, 0.8), progress(0.5, 0.6))
    bar = child(panel, QProgressBar, "progress_bar")
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() / 2)
    assert panel.display.controls.status == "Epoch 3 of 4 · 42 s left"
    assert panel.display.controls.speed.text() == "12,346 images/s"
    loss, accuracy = panel.display.plots
    assert loss.curve("train")[1].tolist() == [0.9, 0.6]
    assert loss.curve("test")[1].tolist() == [0.3]
    assert accuracy.curve("test")[1].tolist() == [80.0]
    with qtbot.waitSignal(panel.trainer.settled) as over:
        run.feed(ended("completed", [epoch(1, 0.8)], 1, "Trained 4 epochs."))
    assert over.args[0].reason == "completed"
    assert panel.run_state == "idle"
    assert bar.value() == bar.maximum()
    assert "80.00 % of 10,000 generated test digits, in epoch 1" in panel.display.notice.text


def test_what_was_left_out_is_said_during_the_run_and_at_its_end(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(Warned("broken.png is no picture."), progress(0.5))
    qtbot.waitUntil(lambda: "broken.png is no picture." in panel.display.controls.hint.text())
    with qtbot.waitSignal(panel.trainer.settled):
        run.feed(ended("completed", [epoch(1, 0.8)], 1, "Trained 4 epochs."))
    assert "broken.png is no picture." in panel.display.notice.text


def test_a_step_of_many_seconds_shows_that_it_goes_on(qtbot, panel, run):
    bar = child(panel, QProgressBar, "progress_bar")
    train(qtbot, panel)
    run.feed(StepProgress(False, 0.42, 1, 0.105, 2_500.0, 77.0))
    qtbot.waitUntil(lambda: bar.value() == round(0.105 * bar.maximum()))
    assert panel.display.controls.status == "Epoch 1 of 4, 42 % · 1 min 17 s left"
    run.feed(StepProgress(True, 0.5, 1, 0.25, 2_500.0, 60.0))
    qtbot.waitUntil(lambda: "testing" in panel.display.controls.status)
    run.feed(progress(0.25, 1.0))
    qtbot.waitUntil(lambda: panel.display.controls.status.startswith("Epoch 2 of 4 ·"))


def test_the_run_gets_the_settings_on_show(qtbot, panel, run):
    panel.setup.models.choose("candle-mlp")
    child(panel, QSpinBox, "epochs_spin").setValue(3)
    child(panel, QSpinBox, "batch_size_spin").setValue(0)
    child(panel, QComboBox, "optimizer_combo").setCurrentText("adam")
    child(panel, QDoubleSpinBox, "learning_rate_spin").setValue(0.0125)
    child(panel, QCheckBox, "augment_check").setChecked(True)
    train(qtbot, panel)
    qtbot.waitUntil(lambda: run.config is not None)
    recipe = run.config.recipe
    assert (run.config.model, recipe.epochs, recipe.batch_size) == ("candle-mlp", 3, "full")
    assert (recipe.optimizer, recipe.learning_rate, recipe.augment) == ("adam", 0.0125, True)


def test_pause_rests_and_continue_goes_on(qtbot, panel, run):
    states = []
    panel.trainer.state_changed.connect(states.append)
    train(qtbot, panel)
    run.feed(progress(0.25))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    click(qtbot, panel, "pause_button")
    until_state(qtbot, panel, "paused")
    assert child(panel, QPushButton, "pause_button").text() == "Continue"
    qtbot.waitUntil(lambda: panel.display.controls.status.endswith("paused"))
    click(qtbot, panel, "pause_button")
    until_state(qtbot, panel, "running")
    click(qtbot, panel, "stop_button")
    until_state(qtbot, panel, "idle")
    assert states == ["running", "paused", "running", "stopping", "idle"]


def test_pause_while_the_run_gets_ready_is_shown_at_once_and_can_be_taken_back(qtbot, panel):
    panel.start()
    panel.pause_or_continue()
    assert panel.run_state == "paused"
    assert child(panel, QPushButton, "pause_button").text() == "Continue"
    panel.display.redraw()
    assert panel.display.controls.status == "Pauses before its next step"
    qtbot.waitUntil(lambda: panel.display.controls.status == "Paused")
    panel.pause_or_continue()
    until_state(qtbot, panel, "running")
    panel.stop()
    until_state(qtbot, panel, "idle")
    panel.start()
    panel.pause_or_continue()
    panel.pause_or_continue()
    assert panel.run_state == "running"


def test_the_keyboard_stays_with_what_can_be_pressed(qtbot, panel, run):
    def focused():
        widget = panel.focusWidget()
        return widget.objectName() if widget else ""

    child(panel, QPushButton, "train_button").setFocus()
    train(qtbot, panel)
    assert focused() == "pause_button"
    click(qtbot, panel, "pause_button")
    until_state(qtbot, panel, "paused")
    assert focused() == "pause_button"
    click(qtbot, panel, "stop_button")
    assert panel.run_state == "stopping"
    assert focused() not in ("train_button", "pause_button", "stop_button")
    assert panel.display.controls.has_focus
    until_state(qtbot, panel, "idle")
    qtbot.waitUntil(lambda: panel.display.notice.text != "")
    qtbot.waitUntil(lambda: focused() == "keep_best_button" or focused() == "go_on_button")
    click(qtbot, panel, focused())
    qtbot.waitUntil(lambda: focused() in ("train_button", "pause_button"))


def test_the_end_of_a_run_takes_the_keyboard_from_nobody(qtbot, panel, run):
    train(qtbot, panel)
    elsewhere = child(panel, QWidget, "settings_fold")
    elsewhere.setFocus()
    run.feed(progress(1.0), epoch(1, 0.9), ended("completed", [epoch(1, 0.9)], 1))
    until_state(qtbot, panel, "idle")
    qtbot.waitUntil(lambda: panel.display.notice.text != "")
    assert panel.focusWidget() is elsewhere


@pytest.mark.parametrize("width", [360, 420, 520])
def test_words_and_speed_share_a_line_without_being_cut_or_the_words_have_it_alone(
    qtbot, panel, run, width
):
    panel.resize(width, 700)
    train(qtbot, panel)
    run.feed(progress(0.02)._replace(seconds_left=2_103.0))
    qtbot.waitUntil(lambda: panel.display.controls.status == "Epoch 1 of 4 · 35 min 3 s left")
    words = child(panel, QLabel, "run_words")
    speed = child(panel, QLabel, "run_speed")
    assert words.text() == panel.display.controls.status
    assert speed.isVisible() is (width >= 400)
    if speed.isVisible():
        assert speed.width() >= speed.sizeHint().width()
        assert words.geometry().right() < speed.geometry().left()
    panel.display.controls.say("Getting ready: " + "a name that is long " * 9, "7 images/s")
    assert words.text().endswith("…")
    assert words.fontMetrics().horizontalAdvance(words.text()) <= words.width()


def test_stop_is_acknowledged_at_once_and_done_within_a_second(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.25), epoch(1, 0.8))
    qtbot.waitUntil(lambda: len(panel.display.history.epochs) == 1)
    began = time.monotonic()
    click(qtbot, panel, "stop_button")
    assert panel.run_state == "stopping"
    assert panel.display.controls.status == "Stopping…"
    until_state(qtbot, panel, "idle")
    assert time.monotonic() - began < 1.0


def test_what_cannot_be_interrupted_is_left_behind_within_a_second(qtbot):
    hang = threading.Event()

    def run(config, control, **options):
        yield Preparing("a server that does not answer")
        hang.wait(30)
        yield ended("stopped")

    panel = TrainingPanel(run=run, preloads=False)
    qtbot.addWidget(panel)
    panel.show()
    panel.start()
    with qtbot.waitSignal(panel.trainer.settled, timeout=GIVE_UP_MS + 1_000) as over:
        panel.stop()
    assert over.args == [None]
    assert panel.run_state == "idle"
    assert panel.run.result is None
    hang.set()
    assert panel.shutdown()


# What takes long


def test_a_run_that_takes_long_says_how_long_before_it_begins(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(Estimated(9_700.0), progress(0.1))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    assert panel.display.notice.text == "This takes about 2 h 40 min on this computer."
    click(qtbot, panel, "train_anyway_button")
    assert panel.display.notice.text == ""
    assert panel.run_state == "running"


def test_the_quick_network_can_be_chosen_instead_of_what_takes_long(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(Estimated(9_700.0), progress(0.1))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    folder = panel.run.folder.folder
    with qtbot.waitSignal(panel.trainer.settled) as over:
        click(qtbot, panel, "choose_quick_button")
    assert over.args[0].reason == "stopped"
    assert panel.setup.config().model == "quick"
    assert panel.run.result is None
    assert panel.display.notice.text == ""
    assert panel.display.controls.status == "Ready to train"
    assert not folder.exists()


def test_nothing_is_asked_where_no_quick_network_fits_the_data(qtbot, panel, run):
    panel.setup.models.choose("cifar-cnn")
    panel.setup.datasets.choose("cifar10")
    train(qtbot, panel)
    run.feed(Estimated(9_700.0), progress(0.1))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    assert panel.display.notice.text == "This takes about 2 h 40 min on this computer."
    assert not panel.findChildren(QPushButton, "train_anyway_button")


def test_what_is_done_within_five_minutes_asks_nothing(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(Estimated(290.0), progress(0.1))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    assert panel.display.notice.text == ""


# The network as it learns


def test_the_settings_give_their_room_to_the_plots_until_the_run_is_dealt_with(qtbot, panel, run):
    epochs = child(panel, QSpinBox, "epochs_spin")
    card = child(panel, QLabel, "model_card")
    stop_after_two_epochs(qtbot, panel, run)
    assert not epochs.isVisible()
    assert not card.isVisible()
    click(qtbot, panel, "discard_button")
    assert not epochs.isVisible()
    panel.display.notice.clear()
    qtbot.waitUntil(epochs.isVisible)
    assert card.isVisible()
    assert not panel.setup.form.is_folded


def test_ones_own_layers_can_be_changed_while_the_notice_about_the_run_is_up(qtbot, panel, run):
    panel.setup.models.choose("custom")
    layers = child(panel, QLineEdit, "layers_edit")
    assert layers.isVisible()
    train(qtbot, panel)
    run.feed(progress(0.25), epoch(1, 0.8))
    qtbot.waitUntil(lambda: len(panel.display.history.epochs) == 1)
    with qtbot.waitSignal(panel.trainer.settled):
        click(qtbot, panel, "stop_button")
    assert panel.display.notice.text
    assert layers.isVisible()
    assert layers.isEnabled()
    layers.selectAll()
    qtbot.keyClicks(layers, "flatten, dense 10")
    assert panel.display.notice.text, "the notice stays"
    assert dict(panel.setup.config().model_arguments)["layers"] == "flatten, dense 10"


def test_no_snapshot_is_asked_for_while_the_run_rests(qtbot, panel, run):
    seen = []
    panel.trainer.learned.connect(seen.append)
    train(qtbot, panel)
    qtbot.waitUntil(lambda: bool(seen))
    click(qtbot, panel, "pause_button")
    until_state(qtbot, panel, "paused")
    assert not panel.run._control.take_snapshot_request()


def test_a_pause_that_a_slow_step_delays_is_said_at_once(qtbot):
    may_go_on = threading.Event()

    def run(config, control, **options):
        yield Started(config, "Processor", 7850, 60_000, 10_000, 10)
        yield StepProgress(False, 0.1, 1, 0.025, 50.0, 77.0)
        may_go_on.wait(30)
        yield Paused()
        control.wait_while_paused()
        yield ended("stopped")

    panel = TrainingPanel(run=run, preloads=False)
    qtbot.addWidget(panel)
    panel.show()
    panel.setup.form.apply({"epochs": 4})
    panel.start()
    qtbot.waitUntil(lambda: "10 %" in panel.display.controls.status)
    click(qtbot, panel, "pause_button")
    assert panel.display.controls.status == "Epoch 1 of 4, 10 % · pausing…"
    click(qtbot, panel, "pause_button")
    assert "left" in panel.display.controls.status
    click(qtbot, panel, "pause_button")
    may_go_on.set()
    until_state(qtbot, panel, "paused")
    qtbot.waitUntil(lambda: panel.display.controls.status.endswith("· paused"))
    panel.stop()
    until_state(qtbot, panel, "idle")
    assert panel.shutdown()


# What is kept


def stop_after_two_epochs(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.25), epoch(1, 0.8), epoch(2, 0.7, is_best=False), progress(0.6))
    qtbot.waitUntil(lambda: len(panel.display.history.epochs) == 2)
    with qtbot.waitSignal(panel.trainer.settled):
        click(qtbot, panel, "stop_button")


def test_after_a_stop_the_best_weights_read_and_the_user_chooses(qtbot, panel, run):
    kept = []
    panel.offers.model_kept.connect(kept.append)
    stop_after_two_epochs(qtbot, panel, run)
    assert kept[-1].tensors["bias"].tolist() == [1.0] * 10
    assert "Stopped by hand." in panel.display.notice.text
    click(qtbot, panel, "keep_best_button")
    assert panel.run.result is kept[0] is kept[-1]
    assert panel.display.notice.text == ""


def test_the_last_weights_can_be_kept_instead_of_the_best(qtbot, panel, run):
    stop_after_two_epochs(qtbot, panel, run)
    with qtbot.waitSignal(panel.offers.model_kept) as kept:
        click(qtbot, panel, "keep_last_button")
    assert kept.args[0].tensors["bias"].tolist() == [2.0] * 10


def test_a_discarded_run_leaves_the_bar_empty_until_it_is_got_back(qtbot, panel, run):
    bar = child(panel, QProgressBar, "progress_bar")
    stop_after_two_epochs(qtbot, panel, run)
    reached = bar.value()
    assert reached > 0
    click(qtbot, panel, "discard_button")
    assert bar.value() == 0
    click(qtbot, panel, "restore_button")
    assert bar.value() == reached


def test_weights_are_not_called_the_best_before_the_first_test(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.1))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    with qtbot.waitSignal(panel.trainer.settled):
        panel.stop()
    assert "untested" in child(panel, QPushButton, "keep_best_button").toolTip()


def test_a_discarded_run_can_be_got_back_until_the_next_one_begins(qtbot, panel, run):
    stop_after_two_epochs(qtbot, panel, run)
    folder = panel.run.folder.folder
    click(qtbot, panel, "discard_button")
    with qtbot.waitSignal(panel.offers.model_kept):
        click(qtbot, panel, "restore_button")
    assert panel.run.result is not None
    assert folder.exists()
    # The buttons from before are deleted soon.
    qtbot.waitUntil(lambda: len(panel.findChildren(QPushButton, "discard_button")) == 1)
    assert child(panel, QPushButton, "go_on_button").isVisible()
    click(qtbot, panel, "discard_button")
    train(qtbot, panel)
    assert not folder.exists()
    assert panel.display.notice.text == ""


def test_a_completed_run_is_kept_and_can_be_saved_at_once(qtbot, panel, run):
    train(qtbot, panel)
    with qtbot.waitSignal(panel.offers.model_kept) as kept:
        run.feed(progress(1.0), epoch(1, 0.9), ended("completed", [epoch(1, 0.9)], 1))
    assert kept.args[0].info.metrics["accuracy"] == 0.9
    assert kept.args[0].info.dataset_checksum == "sha256:0"
    with qtbot.waitSignal(panel.offers.save_requested) as wanted:
        click(qtbot, panel, "save_result_button")
    assert wanted.args == kept.args


def test_a_result_of_few_images_says_so(qtbot, panel, run):
    panel.set_up(panel.setup.config().with_settings(train_limit=200))
    train(qtbot, panel)
    with qtbot.waitSignal(panel.offers.model_kept):
        run.feed(progress(1.0), epoch(1, 0.7), ended("completed", [epoch(1, 0.7)], 1))
    assert "200 images only" in panel.display.notice.text


@pytest.mark.parametrize("reason", ["completed", "stopped"])
def test_what_learned_nothing_says_so_and_is_not_recommended_to_be_saved(qtbot, panel, run, reason):
    train(qtbot, panel)
    with qtbot.waitSignal(panel.offers.model_kept):
        run.feed(
            progress(1.0), epoch(1, 0.1), ended(reason, [epoch(1, 0.1)], 1)._replace(fault="loss")
        )
    assert "Best: 10.00 %" in panel.display.notice.text
    assert "learned nothing" in panel.display.notice.text
    buttons = panel.display.notice.findChildren(QPushButton)
    assert {"discard_button"} < {button.objectName() for button in buttons}
    assert "primary" not in [button.property("look") for button in buttons]
    click(qtbot, panel, "discard_button")


def test_weights_that_are_no_numbers_leave_the_model_before_and_no_file(
    qtbot, panel, run, own_home
):
    train(qtbot, panel)
    with qtbot.waitSignal(panel.offers.model_discarded) as gone:
        run.feed(
            progress(1.0), epoch(1, 0.1),
            ended("completed", [epoch(1, 0.1)], 1)._replace(fault="not finite"),
        )  # fmt: skip
    assert gone.args == [None]
    assert "no longer numbers" in panel.display.notice.text
    assert panel.findChild(QPushButton, "save_result_button") is None
    assert not list((own_home / "data").rglob("*.safetensors"))
    train(qtbot, panel)  # nothing is asked


def test_a_stopped_run_goes_on_from_its_checkpoint(qtbot, panel, run):
    stop_after_two_epochs(qtbot, panel, run)
    checkpoint = run.options["checkpoint"]
    assert run.options["resume"] is None
    click(qtbot, panel, "go_on_button")
    qtbot.waitUntil(lambda: run.count == 2)
    assert run.options["resume"] == checkpoint
    assert len(panel.display.plots[0].curve("test")[0]) == 2


def test_the_next_run_leaves_the_one_before_faintly_behind_it(qtbot, panel, run):
    stop_after_two_epochs(qtbot, panel, run)
    train(qtbot, panel)
    loss = panel.display.plots[0]
    assert len(loss.curve("test")[0]) == 0
    assert len(loss.curve("old_test")[0]) == 2


@pytest.mark.parametrize("act", ["train", "stop", "fold"])
def test_what_is_laid_out_anew_is_painted_once_it_has_its_place(qtbot, panel, run, act):
    stop_after_two_epochs(qtbot, panel, run)
    qtbot.waitUntil(panel.updatesEnabled)
    if act == "stop":
        train(qtbot, panel)
        qtbot.waitUntil(panel.updatesEnabled)
        was_painted = []
        panel.trainer.settled.connect(lambda _: was_painted.append(panel.updatesEnabled()))
        panel.stop()
        until_state(qtbot, panel, "idle")
        assert was_painted == [False]
    else:
        button = {"train": "train_button", "fold": "settings_fold"}[act]
        child(panel, QAbstractButton, button).click()
        assert not panel.updatesEnabled()
    qtbot.waitUntil(panel.updatesEnabled)


def test_an_autoencoder_has_an_error_with_all_the_room_and_no_accuracy(qtbot, panel, run):
    loss, accuracy = panel.display.plots
    room = loss.width()
    panel.setup.models.choose("digits-autoencoder")
    qtbot.waitUntil(lambda: loss.width() > 1.8 * room)
    assert not accuracy.isVisible()
    assert "mean-squared" in " ".join(label.text() for label in loss.findChildren(QLabel))
    panel.setup.models.choose("candle-linear")
    qtbot.waitUntil(accuracy.isVisible)


def test_the_run_on_show_keeps_its_plots_whatever_is_chosen_next(qtbot, panel, run):
    loss, accuracy = panel.display.plots
    train(qtbot, panel)
    run.feed(epoch(1, 0.9), ended(history=(epoch(1, 0.9),), best_epoch=1))
    until_state(qtbot, panel, "idle")
    panel.setup.models.choose("digits-autoencoder")
    assert accuracy.isVisible()
    train(qtbot, panel)
    assert not accuracy.isVisible()
    assert not loss.has_previous  # errors of names and of pixels cannot be compared
    run.feed(ended("completed"))
    until_state(qtbot, panel, "idle")


def test_going_on_with_a_model_hands_its_weights_to_the_run(qtbot, panel, run):
    model = Model(new_info(architecture("candle-linear"), "mine"), weights(3.0))
    panel.setup.set_start_model(model)
    panel.go_on_training()
    train(qtbot, panel)
    qtbot.waitUntil(lambda: run.count == 1)
    assert run.options["start"] is model


# In the background


def test_torch_is_loaded_and_devices_are_found_after_the_first_paint(qtbot):
    widget = TrainingPanel()
    qtbot.addWidget(widget)
    widget.show()
    devices = widget.setup.devices
    qtbot.waitUntil(lambda: "cores" in devices.itemData(0, TIP_ROLE), timeout=60_000)
    assert "digitpad.training.loop" in sys.modules
    assert widget.shutdown()


def test_a_torch_that_cannot_be_loaded_is_told_in_the_status_bar(qtbot, monkeypatch):
    def broken():
        raise OSError("libtorch is damaged")

    monkeypatch.setattr("digitpad.gui.workers.preload.load_torch", broken)
    widget = TrainingPanel()
    qtbot.addWidget(widget)
    with qtbot.waitSignal(widget.message) as told:
        widget.show()
    assert "libtorch is damaged" in told.args[0]
    assert widget.shutdown()


# What goes wrong


def test_a_run_without_a_place_for_its_checkpoint_trains_all_the_same(qtbot, panel, run, own_home):
    (own_home / "data").mkdir(parents=True, exist_ok=True)
    (own_home / "data" / "runs").write_text("in the way")
    stop_after_two_epochs(qtbot, panel, run)
    assert run.options["checkpoint"] is None
    assert "save it now. Cannot make the folder" in panel.display.notice.text
    assert panel.findChild(QPushButton, "go_on_button") is None
    click(qtbot, panel, "keep_best_button")
    assert panel.run.result is not None


def test_a_failure_is_told_in_words_and_the_next_run_can_start(qtbot, panel, run):
    train(qtbot, panel)
    with qtbot.waitSignal(panel.trainer.settled) as over:
        run.feed(DatasetError("The data set mnist is not complete: one file is missing."))
    assert isinstance(over.args[0], DatasetError)
    assert panel.display.notice.text == "The data set mnist is not complete: one file is missing."
    assert panel.run_state == "idle"
    assert child(panel, QPushButton, "train_button").isEnabled()


def test_a_failure_of_the_data_is_no_longer_told_when_a_folder_is_chosen(
    qtbot, panel, run, tmp_path
):
    run.writes_checkpoint = False
    panel.setup.datasets.choose("mnist")
    for error, stays in (
        (DatasetError("No connection to the internet: a file could not be downloaded."), False),
        (ConfigError("The learning rate is too high."), True),
    ):
        train(qtbot, panel)
        with qtbot.waitSignal(panel.trainer.settled):
            run.feed(error)
        assert panel.display.notice.text == str(error)
        panel.setup.datasets.set_folder("mnist", tmp_path)
        assert bool(panel.display.notice.text) == stays


def test_a_run_that_failed_can_be_gone_on_with_from_its_checkpoint(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.3), epoch(1, 0.8))
    with qtbot.waitSignal(panel.trainer.settled):
        run.feed(DatasetError("The disk is full."))
    assert panel.run.folder.has_checkpoint
    checkpoint = panel.run.folder.checkpoint
    click(qtbot, panel, "go_on_button")
    qtbot.waitUntil(lambda: run.count == 2)
    assert run.options["resume"] == checkpoint


def test_a_run_that_failed_before_its_first_checkpoint_leaves_no_folder(qtbot, panel, run):
    run.writes_checkpoint = False
    train(qtbot, panel)
    folder = panel.run.folder.folder
    with qtbot.waitSignal(panel.offers.model_discarded):
        run.feed(DatasetError("There is no such folder."))
    assert not folder.exists()


def test_stopping_while_a_run_is_taken_up_again_does_not_lose_it(qtbot, panel, run):
    stop_after_two_epochs(qtbot, panel, run)

    def stopped_at_once(config, control, **options):
        yield Preparing("data")
        yield ended("stopped", message="Stopped before the first step.")

    panel.trainer.train = stopped_at_once
    with qtbot.waitSignal(panel.trainer.settled):
        click(qtbot, panel, "go_on_button")
    assert panel.run.folder.has_checkpoint
    # The buttons from before are deleted soon.
    qtbot.waitUntil(lambda: len(panel.findChildren(QPushButton, "go_on_button")) == 1)
    assert child(panel, QPushButton, "go_on_button").isVisible()


@pytest.mark.parametrize("error", [RuntimeError("shapes"), MemoryError()])
def test_a_failure_nobody_foresaw_is_told_without_a_stack_trace(qtbot, panel, run, error):
    train(qtbot, panel)
    with qtbot.waitSignal(panel.trainer.settled):
        run.feed(error)
    assert type(error).__name__ in panel.display.notice.text
    assert "Traceback" not in panel.display.notice.text


def test_a_loss_that_explodes_is_told_and_the_good_weights_can_be_kept(qtbot, panel, run):
    train(qtbot, panel)
    history = [epoch(1, 0.8)]
    with qtbot.waitSignal(panel.trainer.settled):
        run.feed(
            progress(0.3),
            ended("diverged", history, 1, "The loss is no longer a number: try a smaller rate."),
        )
    assert "no longer a number" in panel.display.notice.text
    assert panel.display.controls.status.startswith("The loss exploded")
    with qtbot.waitSignal(panel.offers.model_kept):
        click(qtbot, panel, "keep_best_button")


def test_closing_while_training_ends_the_run_and_keeps_its_checkpoint(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.3))
    qtbot.waitUntil(lambda: panel.display.has_progress)
    began = time.monotonic()
    assert panel.shutdown()
    assert time.monotonic() - began < 1.0
    assert panel.run.folder.folder.is_dir()


def test_a_second_click_on_train_starts_no_second_run(qtbot, panel, run):
    train(qtbot, panel)
    panel.start()
    panel.start()
    qtbot.waitUntil(lambda: run.count == 1)
    panel.stop()
    until_state(qtbot, panel, "idle")
    assert run.count == 1


def test_pause_and_stop_without_a_run_do_nothing(panel):
    panel.pause_or_continue()
    panel.stop()
    assert panel.run_state == "idle"


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="from 3.12 on None is never counted")
def test_repainting_leaves_the_reference_count_of_none_alone(qtbot, panel, run):
    train(qtbot, panel)
    run.feed(progress(0.3), epoch(1, 0.8))
    qtbot.waitUntil(panel.display.plots[0].canvas.isVisible)
    panel.display.plots[0].canvas.repaint()
    gc.collect()  # garbage that goes meanwhile takes its references along
    before = sys.getrefcount(None)
    for _ in range(1_000):
        panel.display.plots[0].canvas.update()
        panel.display.plots[0].canvas.repaint()
    assert abs(sys.getrefcount(None) - before) < 200


# The real loop


def small(config, control, **options):
    return train_for_real(
        replace(config, train_limit=2_000, test_limit=500, threads=1), control, **options
    )


@pytest.fixture
def real_panel(qtbot):
    widget = TrainingPanel(run=small, preloads=False)
    qtbot.addWidget(widget)
    widget.show()
    widget.setup.models.choose("candle-mlp")
    widget.setup.datasets.choose("handwriting")
    widget.setup.devices.choose("cpu")
    yield widget
    assert widget.shutdown()


def test_a_real_network_learns_handwriting_in_the_window(qtbot, real_panel):
    real_panel.setup.form.apply(
        {"epochs": 4, "batch_size": 50, "learning_rate": 3e-3, "optimizer": "adam"}
    )
    readers = []
    real_panel.offers.model_kept.connect(readers.append)
    with qtbot.waitSignal(real_panel.trainer.settled, timeout=60_000) as over:
        click(qtbot, real_panel, "train_button")
    result = over.args[0]
    assert result.reason == "completed"
    assert result.best_accuracy > 0.6
    losses = real_panel.display.plots[0].curve("test")[1]
    assert len(losses) == 4
    assert losses[-1] < losses[0]
    model = real_panel.run.result
    assert model.info.training["epochs"] == 4
    assert readers[-1] is model


def test_a_real_run_is_stopped_and_goes_on_after_the_window_was_closed(qtbot, real_panel):
    real_panel.setup.form.apply({"epochs": 5_000, "batch_size": 100})
    click(qtbot, real_panel, "train_button")
    qtbot.waitUntil(lambda: len(real_panel.display.history.epochs) >= 2, timeout=60_000)
    began = time.monotonic()
    click(qtbot, real_panel, "stop_button")
    qtbot.waitUntil(lambda: real_panel.run_state == "idle", timeout=5_000)
    assert time.monotonic() - began < 1.0
    assert real_panel.shutdown()

    (found,) = unfinished_runs()
    assert len(found.history) >= 2
    second = TrainingPanel(run=small, preloads=False)
    qtbot.addWidget(second)
    second.show()
    qtbot.waitUntil(lambda: "was stopped or interrupted" in second.display.notice.text)
    click(qtbot, second, "resume_button")
    shown = real_panel.display.plots[0].curve("train")
    for again, before in zip(second.display.plots[0].curve("train"), shown, strict=True):
        assert again[: len(before)].tolist() == before.tolist()
    before = len(found.history)
    qtbot.waitUntil(lambda: len(second.display.history.epochs) > before, timeout=60_000)
    assert second.display.history.epochs[before].epoch == before + 1
    second.stop()
    qtbot.waitUntil(lambda: second.run_state == "idle", timeout=5_000)
    click(qtbot, second, "discard_button")
    assert second.shutdown()
    assert unfinished_runs() == []
