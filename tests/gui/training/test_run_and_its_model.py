"""What a run gave stays its own and unlost, whichever model takes its place; by real clicks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[2] / "core" / "runs"))
from made_models import blank
from made_runs import kept, linear
from saving import wait_till_written
from scripted_run import click, scripted_window, shown
from test_unfinished import write_checkpoint
from window_mouse import press

from digitpad.errors import ModelFileError
from digitpad.gui.main_window import MainWindow
from digitpad.gui.runs.window import RunsWindow
from digitpad.modelfile import Model, open_model, save_model
from digitpad.models.custom import custom
from digitpad.runs.archive import archived_runs, runs_folder
from digitpad.runs.record import Recorder, RunRecord
from digitpad.runs.unfinished import FACTS, RunFolder, unfinished_runs


@pytest.fixture
def window(make_window: Callable[..., MainWindow], linear_model: Model) -> MainWindow:
    return scripted_window(make_window, linear_model, 2)


@pytest.fixture
def other_file(tmp_path: Path) -> Path:
    path = tmp_path / "other.safetensors"
    save_model(path, linear(seed=3))
    return path


def train(window: MainWindow, qtbot: QtBot) -> Model:
    """Train to the end by the button and return what the run gave, when the archive has it."""
    with qtbot.waitSignals([window.training.trainer.settled, window.training.trainer.archived]):
        click(window, "train_button")
    result = window.current.model
    assert result is not None
    assert offered(window) is result
    return result


def notice(window: MainWindow) -> str:
    return window.training.display.notice.text


def offered(window: MainWindow) -> Model | None:
    """Return the model that the notice is about."""
    return window.training.display.notice.about


def has_button(window: MainWindow, name: str) -> bool:
    QApplication.processEvents()  # new buttons are shown by then
    return bool(shown(window, f"{name}_button"))


def answer(window: MainWindow, path: Path | None) -> None:
    """Choose a file in the dialog that is open, or cancel it."""
    (dialog,) = [one for one in window.findChildren(QFileDialog) if one.isVisible()]
    if path is None:
        dialog.reject()
    else:
        dialog.fileSelected.emit(str(path))
        dialog.close()
        wait_till_written(window)


def holds(path: Path, model: Model) -> bool:
    saved = open_model(path).tensors
    return all(np.array_equal(saved[name], tensor) for name, tensor in model.tensors.items())


def test_the_curves_keep_their_room_once_the_network_is_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.resize(1280, 720)
    train(window, qtbot)
    click(window, "save_result_button")
    answer(window, tmp_path / "mine.safetensors")
    qtbot.waitUntil(lambda: not notice(window))
    setup, plots = window.training.setup, window.training.display.plots
    QApplication.processEvents()
    assert setup.is_folded
    assert all(plot.canvas.height() >= 120 for plot in plots)
    assert all(plot.canvas.visibleRegion().boundingRect() == plot.canvas.rect() for plot in plots)
    # Whoever wants to see the settings gets all of them.
    click(window, "settings_fold")
    assert not setup.is_folded
    assert setup.models.card.isVisible()


# All the ways in which another model comes to read


def loads_another_run(window: MainWindow, _qtbot: QtBot, _file: Path) -> None:
    window.menu_actions["runs"].trigger()
    runs = window.findChild(RunsWindow)
    _qtbot.waitUntil(lambda: runs.table.rowCount() == 2 and not runs.is_busy)
    runs.table.clearSelection()
    (row,) = [row for row in (0, 1) if runs.table.item(row, 0).text() == "an earlier run"]
    flags = QItemSelectionModel.SelectionFlag
    runs.table.setCurrentCell(row, 0, flags.Select | flags.Rows)
    click(runs, "runs_load_button")


def uses_the_shipped_model(window: MainWindow, _qtbot: QtBot, _file: Path) -> None:
    window.menu_actions["shipped_model"].trigger()


def opens_a_model(window: MainWindow, _qtbot: QtBot, file: Path) -> None:
    window.menu_actions["open_model"].trigger()
    answer(window, file)


def opens_any_file(window: MainWindow, _qtbot: QtBot, file: Path) -> None:
    window.menu_actions["open"].trigger()
    answer(window, file)


def opens_a_recent_model(window: MainWindow, _qtbot: QtBot, file: Path) -> None:
    window.settings.add_recent("model", file)
    menu = window.menus.recent_models
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    next(one for one in menu.actions() if "other" in one.text()).trigger()


def urls(file: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    return data


def drops_a_model(window: MainWindow, _qtbot: QtBot, file: Path) -> None:
    data, none = urls(file), Qt.KeyboardModifier.NoModifier
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    window.exchange.eventFilter(window, QDropEvent(QPointF(50, 50), copy, data, left, none))


def pastes_a_model(window: MainWindow, _qtbot: QtBot, file: Path) -> None:
    QGuiApplication.clipboard().setMimeData(urls(file))
    window.menu_actions["paste"].trigger()


def keeps_a_taught_model(window: MainWindow, _qtbot: QtBot, _file: Path) -> None:
    window.handwriting.open()
    collection = window.handwriting.window
    assert collection is not None
    teaching, taught = collection.teaching, linear(seed=4)
    window.current.trial(taught, has_learned=True)
    assert window.current.reading is taught
    teaching.kept.emit(taught)


WAYS = (
    loads_another_run,
    uses_the_shipped_model,
    opens_a_model,
    opens_any_file,
    opens_a_recent_model,
    drops_a_model,
    pastes_a_model,
    keeps_a_taught_model,
)
Way = Callable[[MainWindow, QtBot, Path], None]


@pytest.mark.parametrize("replaces", WAYS, ids=lambda way: way.__name__)
def test_whichever_model_takes_its_place_the_notice_saves_the_model_of_its_run(
    window: MainWindow, qtbot: QtBot, other_file: Path, tmp_path: Path, replaces: Way
) -> None:
    kept("an earlier run")
    result = train(window, qtbot)
    replaces(window, qtbot, other_file)
    qtbot.waitUntil(lambda: window.current.model is not result)
    other = window.current.model
    assert other is not None
    assert offered(window) is result
    assert other.info.name in notice(window)
    assert window.current.is_saved
    click(window, "save_result_button")
    answer(window, None)
    assert offered(window) is result, "Cancel changes nothing"
    click(window, "save_result_button")
    answer(window, tmp_path / "mine.safetensors")
    assert holds(tmp_path / "mine.safetensors", result)
    assert window.current.model is other
    assert window.settings.model_file != tmp_path / "mine.safetensors"
    assert notice(window) == ""
    assert unfinished_runs() == []
    assert window.close()


@pytest.mark.parametrize("replaces", WAYS, ids=lambda way: way.__name__)
def test_an_unsaved_model_is_got_back_even_after_its_notice_was_closed(
    window: MainWindow, qtbot: QtBot, other_file: Path, replaces: Way
) -> None:
    kept("an earlier run")
    result = train(window, qtbot)
    click(window, "run_notice_close")
    window.menu_actions["show_training"].setChecked(False)
    replaces(window, qtbot, other_file)
    qtbot.waitUntil(lambda: notice(window) != "")
    other = window.current.model
    assert window.training.isVisible()
    click(window, "read_result_button")
    assert window.current.model is result
    assert not window.current.is_saved
    assert offered(window) is result
    assert not has_button(window, "read_result")
    click(window, "discard_button")
    assert window.current.model is other
    assert window.close()


def test_discarding_a_run_while_another_model_reads_leaves_that_one(
    window: MainWindow, qtbot: QtBot, other_file: Path
) -> None:
    result = train(window, qtbot)
    opens_a_model(window, qtbot, other_file)
    qtbot.waitUntil(lambda: window.current.model is not result)
    other = window.current.model
    click(window, "discard_button")
    assert window.current.model is other
    click(window, "restore_button")
    assert window.current.model is not other
    assert holds(other_file, linear(seed=3))
    assert not window.current.is_saved
    click(window, "discard_button")
    assert window.current.model is other


def test_closing_asks_about_a_run_that_was_not_stored_while_another_model_reads(
    window: MainWindow,
    qtbot: QtBot,
    other_file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object) -> None:
        raise ModelFileError("The disk is full.")

    monkeypatch.setattr(Recorder, "archive", full)
    result = train(window, qtbot)
    opens_a_model(window, qtbot, other_file)
    qtbot.waitUntil(lambda: window.current.model is not result)
    click(window, "run_notice_close")
    assert not window.close()
    (box,) = [one for one in window.findChildren(QMessageBox) if one.isVisible()]
    assert "“candle-linear”" in box.text()
    press(window, "yes")
    answer(window, tmp_path / "mine.safetensors")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert holds(tmp_path / "mine.safetensors", result)


def test_a_model_that_cannot_be_saved_keeps_its_notice(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    train(window, qtbot)
    click(window, "save_result_button")
    answer(window, tmp_path / "no" / "mine.safetensors")
    press(window, "Ok")
    assert has_button(window, "save_result")


def test_the_window_goes_on_while_a_model_is_written_and_says_when_it_is(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result, path, may_write = train(window, qtbot), tmp_path / "mine.safetensors", Event()

    def written(path: Path, model: Model) -> None:
        assert may_write.wait(60)
        save_model(path, model)

    monkeypatch.setattr("digitpad.modelfile.save_model", written)
    click(window, "save_result_button")
    (dialog,) = window.findChildren(QFileDialog)
    with qtbot.waitSignal(window.saver.model_saved):
        dialog.fileSelected.emit(str(path))
        dialog.close()
        qtbot.wait(0)
        assert not window.current.is_saved
        may_write.set()
    assert window.current.is_saved
    assert holds(path, result)
    assert "mine.safetensors" in window.status.text()


def test_after_a_stop_another_model_can_be_looked_at_before_anything_is_decided(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot, other_file: Path
) -> None:
    window = scripted_window(make_window, linear_model, 1000)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
        qtbot.waitUntil(lambda: len(window.training.display.history.epochs) > 1)
        click(window, "stop_button")
    result = window.training.run.result
    opens_a_model(window, qtbot, other_file)
    qtbot.waitUntil(lambda: "other" in notice(window))
    click(window, "keep_best_button")
    assert window.current.model is result
    uses_the_shipped_model(window, qtbot, other_file)
    assert has_button(window, "save_result")
    assert has_button(window, "go_on")
    click(window, "keep_last_button")
    assert window.current.model is window.training.run.result is not result
    assert [one is window.current.model for one in window.current.unsaved] == [True]
    assert not window.close(), "the last weights are in no file"


def test_the_next_run_takes_over_where_runs_keeps_the_one_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    first = train(window, qtbot)
    second = train(window, qtbot)
    assert second is not first
    assert [one is second for one in window.current.unsaved] == [True]
    runs = [run for run in archived_runs() if isinstance(run, RunRecord)]
    assert len(runs) == 2
    assert all(holds(run.model_file, first) for run in runs)
    click(window, "discard_button")
    assert window.current.model is first


def test_the_next_run_starts_from_what_the_last_one_learned_where_that_is_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    first, starts = train(window, qtbot), []
    scripted = window.training.trainer.train

    def watched(*given: Any, **options: Any) -> Iterator[object]:
        starts.append(options["start"])
        return scripted(*given, **options)

    window.training.trainer.train = watched
    window.menu_actions["train_on"].trigger()
    train(window, qtbot)
    assert [one is first for one in starts] == [True]


def test_the_next_run_asks_first_where_the_one_before_is_kept_nowhere(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    runs_folder().parent.mkdir(parents=True, exist_ok=True)
    runs_folder().write_text("in the way")
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
    first = window.current.model
    assert first is not None
    click(window, "train_button")
    assert window.run_state == "idle"
    assert has_button(window, "start_anyway")
    click(window, "run_notice_close")
    qtbot.waitUntil(lambda: offered(window) is first and not has_button(window, "start_anyway"))
    click(window, "train_button")
    click(window, "save_result_button")
    answer(window, tmp_path / "first.safetensors")
    assert holds(tmp_path / "first.safetensors", first)
    assert notice(window) == ""
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
    click(window, "train_button")
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "start_anyway_button")
    assert len(window.current.unsaved) == 1


def test_a_notice_that_something_is_wrong_gives_the_one_about_the_run_back(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.errors import ConfigError

    def broken() -> None:
        raise ConfigError("These settings do not go together.")

    result = train(window, qtbot)
    monkeypatch.setattr(window.training.setup, "config", broken)
    click(window, "train_button")
    assert notice(window) == "These settings do not go together."
    click(window, "run_notice_close")
    qtbot.waitUntil(lambda: offered(window) is result)
    assert has_button(window, "save_result")


def test_what_the_dialog_names_is_saved_whatever_reads_when_it_is_answered(
    window: MainWindow, qtbot: QtBot, other_file: Path, tmp_path: Path
) -> None:
    result = train(window, qtbot)
    window.menu_actions["save_model"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert result.info.name in dialog.windowTitle()
    window.opener.open_model(other_file)
    qtbot.waitUntil(lambda: window.current.model is not result)
    answer(window, tmp_path / "mine.safetensors")
    assert holds(tmp_path / "mine.safetensors", result)
    assert window.current.unsaved == ()


def test_a_taught_model_that_could_not_be_saved_is_offered_when_another_takes_its_place(
    window: MainWindow, qtbot: QtBot, other_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.errors import DigitpadError

    def full(*_: object) -> None:
        raise DigitpadError("The disk is full.")

    monkeypatch.setattr("digitpad.modelfile.save_model", full)
    keeps_a_taught_model(window, qtbot, other_file)
    taught = window.current.model
    window.menu_actions["shipped_model"].trigger()
    assert offered(window) is taught
    click(window, "read_result_button")
    assert window.current.model is taught
    click(window, "discard_button")
    assert window.current.unsaved == ()
    assert notice(window) == ""


def test_during_a_run_no_key_press_on_another_model_touches_what_learns(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot, other_file: Path
) -> None:
    window = scripted_window(make_window, linear_model, 1000)
    with qtbot.waitSignal(window.training.trainer.settled):
        click(window, "train_button")
        qtbot.waitUntil(lambda: window.current.learning is not None)
        opens_a_model(window, qtbot, other_file)
        qtbot.waitUntil(lambda: window.current.model.info.name == "other")
        qtbot.waitUntil(lambda: window.current.learning is not None)
        click(window, "stop_button")
    assert window.current.model is window.training.run.result
    click(window, "discard_button")
    assert window.current.model.info.name == "other"


def checkpoints() -> list[Path]:
    return list(runs_folder().rglob("checkpoint.safetensors"))


def test_a_model_that_is_saved_after_another_run_is_not_offered_as_never_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    first = train(window, qtbot)
    (of_first,) = checkpoints()
    train(window, qtbot)
    click(window, "discard_button")
    qtbot.waitUntil(lambda: window.current.model is first)
    second = {*checkpoints()} - {of_first}
    window.menu_actions["save_model"].trigger()
    answer(window, tmp_path / "first.safetensors")
    qtbot.waitUntil(lambda: {*checkpoints()} == second)
    assert holds(tmp_path / "first.safetensors", first)
    # What is kept of the run stays in the archive.
    assert of_first.parent in [one.folder for one in archived_runs()]


def open_runs(window: MainWindow, qtbot: QtBot, count: int) -> RunsWindow:
    window.menu_actions["runs"].trigger()
    runs = window.findChild(RunsWindow)
    qtbot.waitUntil(lambda: runs.table.rowCount() == count and not runs.is_busy)
    return runs


def test_a_discarded_run_is_not_offered_in_runs_and_comes_back_there_for_a_day(
    window: MainWindow, qtbot: QtBot
) -> None:
    result = train(window, qtbot)
    (before,) = archived_runs()
    runs = open_runs(window, qtbot, 1)
    click(window, "discard_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)
    click(window, "restore_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    click(window, "discard_button")
    train(window, qtbot)
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1 and not runs.is_busy)
    assert archived_runs() != [before]
    click(runs, "runs_undo_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 2)
    assert before in archived_runs()
    assert holds(before.model_file, result)


def test_discarding_a_run_whose_model_was_loaded_leaves_its_file(
    window: MainWindow, qtbot: QtBot
) -> None:
    train(window, qtbot)
    runs = open_runs(window, qtbot, 1)
    click(runs, "runs_load_button")
    qtbot.waitUntil(lambda: window.current.is_saved)
    click(window, "discard_button")
    assert "stays in Runs" in notice(window)
    train(window, qtbot)
    assert window.settings.model_file.is_file()
    assert len(archived_runs()) == 2
    assert len(unfinished_runs()) + len(checkpoints()) == 1, "only the last one's"


@pytest.fixture
def after_a_stop(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot
) -> MainWindow:
    """The window at the next start after a run was stopped by closing it."""
    run = kept("stopped")
    config = run.config.with_settings(epochs=5)
    write_checkpoint(RunFolder(run.folder), config, 2)
    (run.folder / FACTS).write_text('{"data_dir": null}')
    window = scripted_window(make_window, linear_model, 2)
    qtbot.waitUntil(lambda: "stopped or interrupted after 2 of 5 epochs" in notice(window))
    assert "Runs has what it learned." in notice(window)
    return window


def test_a_run_from_before_is_discarded_and_restored_as_others_are(
    after_a_stop: MainWindow, qtbot: QtBot
) -> None:
    window = after_a_stop
    runs = open_runs(window, qtbot, 1)
    click(window, "forget_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0)
    click(window, "restore_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)
    click(window, "forget_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 0 and not runs.is_busy)
    click(runs, "runs_undo_button")
    qtbot.waitUntil(lambda: runs.table.rowCount() == 1)


def test_a_run_from_before_whose_model_was_loaded_keeps_its_file_when_it_is_discarded(
    after_a_stop: MainWindow, qtbot: QtBot
) -> None:
    window = after_a_stop
    (run,) = archived_runs()
    click(open_runs(window, qtbot, 1), "runs_load_button")
    qtbot.waitUntil(lambda: window.settings.model_file == run.model_file)
    click(window, "forget_button")
    assert archived_runs() == [run]
    assert run.model_file.is_file()
    assert unfinished_runs() == []
    assert "stays in Runs" in notice(window)


def test_the_curves_of_a_run_that_was_looked_at_and_continued_are_the_new_ones(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot
) -> None:
    window = scripted_window(make_window, linear_model, 1000)

    def run_until(epochs: int, button: str) -> None:
        with qtbot.waitSignal(window.training.trainer.archived):
            click(window, button)
            history = window.training.display.history
            qtbot.waitUntil(lambda: len(history.epochs) >= epochs)
            click(window, "stop_button")

    run_until(2, "train_button")
    runs = open_runs(window, qtbot, 1)
    (before,) = archived_runs()
    qtbot.waitUntil(lambda: runs.loss.runs[0].test[0][-1:].tolist() == [before.epochs_done])
    run_until(2 * before.epochs_done + 2, "go_on_button")
    (after,) = archived_runs()
    assert after.epochs_done > before.epochs_done
    qtbot.waitUntil(lambda: runs.loss.runs[0].test[0][-1:].tolist() == [after.epochs_done])


def test_a_network_of_ones_own_layers_is_saved_under_their_name(window: MainWindow) -> None:
    window.current.use(blank(custom("dense 10")))
    window.menu_actions["save_model"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "dense 10.safetensors"
    dialog.close()
