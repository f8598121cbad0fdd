"""What is drawn is named, kept, moved, deleted, collected and taught through the real window."""

from __future__ import annotations

import threading
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QToolButton, QWidget

from digitpad.collection.sample import NOT_A_DIGIT, Sample
from digitpad.collection.store import Collection, usual_place
from digitpad.gui.collection import wall as wall_module
from digitpad.gui.collection.wall import Wall
from digitpad.gui.workers.task import LatestWins
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.collection.window import CollectionWindow
    from digitpad.gui.main_window import MainWindow

Key = Qt.Key


def stored() -> list[Sample]:
    return list(Collection(usual_place()).samples)


def child(parent: QWidget, kind: type, name: str) -> Any:
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    qtbot.mouseClick(child(parent, QWidget, name), Qt.MouseButton.LeftButton)


def opened(window: MainWindow, qtbot: QtBot) -> CollectionWindow:
    window.menu_actions["handwriting"].trigger()
    found = window.handwriting.window
    assert found is not None
    qtbot.waitUntil(lambda: found.isActiveWindow() and not window.handwriting.keeper.is_loading)
    return found


def fill(*labels: str, **known: str) -> None:
    Collection(usual_place()).add(
        [
            Sample(synthesis.drawing(3, seed=seed), label, **known)
            for seed, label in enumerate(labels)
        ]
    )


def choose(wall: Wall, *keys: Sample) -> None:
    wall.clearSelection()
    chosen = wall.selectionModel()
    for sample in keys:
        chosen.select(wall.model().index_of(sample.id), chosen.SelectionFlag.Select)
    wall.setFocus()


def test_one_click_under_the_verdict_keeps_the_drawing_with_what_was_read(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert not child(window, QToolButton, "naming_7_button").isEnabled()
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(synthesis.drawing(7, seed=4))
    assert window.prediction is not None
    click(qtbot, window, "naming_7_button")
    (kept,) = stored()
    assert kept.label == "7"
    assert kept.answer == window.prediction.label
    assert kept.drawing.point_count == window.canvas.drawing().point_count
    assert "Kept as a 7" in child(window, QLabel, "naming_caption").text()
    qtbot.keyClick(window.canvas, Key.Key_1)  # a slip is corrected, not kept twice
    assert [one.label for one in stored()] == ["1"]
    qtbot.keyClick(window.canvas, Key.Key_N)
    assert [one.label for one in stored()] == [NOT_A_DIGIT]
    qtbot.keyClick(window.canvas, Key.Key_N)  # and again: taken back
    assert stored() == []


def test_another_drawing_is_another_sample(window: MainWindow, qtbot: QtBot) -> None:
    for seed in (1, 2):
        window.canvas.set_page(synthesis.drawing(5, seed=seed))
        qtbot.keyClick(window.canvas, Key.Key_5)
    assert [one.label for one in stored()] == ["5", "5"]
    window.canvas.clear()
    qtbot.keyClick(window.canvas, Key.Key_5)
    assert len(stored()) == 2


def test_the_wall_moves_deletes_and_takes_back_by_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    fill("3", "3", "4")
    wall = opened(window, qtbot).wall
    first, second, third = stored()
    choose(wall, first, second)
    qtbot.keyClick(wall, Key.Key_8)
    assert [one.label for one in stored()] == ["8", "8", "4"]
    assert {one.id for one in wall.chosen()} == {first.id, second.id}  # they stay chosen
    choose(wall, third)
    qtbot.keyClick(wall, Key.Key_Delete)
    assert [one.label for one in stored()] == ["8", "8"]
    for _ in range(2):
        qtbot.keyClick(wall, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [one.label for one in stored()] == ["3", "3", "4"]


def test_digits_are_collected_as_asked_and_as_one_likes(window: MainWindow, qtbot: QtBot) -> None:
    shown = opened(window, qtbot)
    panel = shown.collecting
    shown.writer.setCurrentText("Ada")
    panel.canvas.set_page(synthesis.drawing(6, seed=1))
    qtbot.keyClick(panel.canvas, Key.Key_6)
    assert panel.canvas.drawing().is_empty  # room for the next
    panel.mode.setCurrentIndex(panel.mode.findData("7"))
    panel.count.setValue(2)
    for said in ("Write a 7 (1 of 2)", "Write a 7 (2 of 2)"):
        assert panel.request.text() == said
        panel.canvas.set_page(synthesis.drawing(7, seed=2))
        qtbot.keyClick(panel.canvas, Key.Key_Return)
    assert panel.request.text() == "All written. Thank you!"
    shown.writer.setCurrentText("Bo")  # who is asked for all of them, too
    assert panel.request.text() == "Write a 7 (1 of 2)"
    assert [(one.label, one.writer) for one in stored()] == [("6", "Ada"), *[("7", "Ada")] * 2]


def test_a_collected_drawing_is_kept_with_what_the_model_read(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown = opened(window, qtbot)
    canvas, drawing = shown.collecting.canvas, synthesis.drawing(6, seed=1)
    with qtbot.waitSignal(shown.findChild(LatestWins, "collecting_mailbox").answered):
        canvas.set_page(drawing)
    qtbot.keyClick(canvas, Key.Key_1)
    (kept,) = stored()
    assert (kept.label, kept.answer) == ("1", "6")
    assert "one drawing · 1 misread" in child(shown, QLabel, "collection_status").text()


def test_writers_are_shown_taught_and_tested_apart(window: MainWindow, qtbot: QtBot) -> None:
    fill("1", "2", writer="Ada")
    fill("3", writer="Ben")
    shown = opened(window, qtbot)
    assert len(shown.on_wall()) == 3
    shown.tested.setCurrentIndex(shown.tested.findData("Ben"))
    assert [one.label for one in shown.on_wall()] == ["1", "2"]
    assert [one.label for one in shown.to_test()] == ["3"]
    assert shown.status.text() == "2 drawings to teach · one drawing of Ben to test on"
    shown.shown.setCurrentIndex(shown.shown.findData("Ben"))  # nobody is left
    assert not child(shown, QWidget, "teach_button").isEnabled()
    assert "choose others to teach" in child(shown, QLabel, "teach_note").text()
    shown.shown.setCurrentIndex(0)
    shown.tested.setCurrentIndex(0)
    shown.shown.setCurrentIndex(shown.shown.findData("Ben"))
    assert [one.label for one in shown.on_wall()] == ["3"]


def test_handwriting_goes_to_an_ink_file_and_comes_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    fill("1", "2")
    shown = opened(window, qtbot)
    for name, file in (("export_button", "mine.inkml"), ("import_button", "mine.inkml")):
        click(qtbot, shown, name)
        dialog = child(shown, QFileDialog, "file_dialog")
        dialog.fileSelected.emit(str(tmp_path / file))
        dialog.close()
        dialog.setObjectName("")
    qtbot.waitUntil(lambda: "2 drawings from mine.inkml" in shown.status.text())
    assert [one.label for one in stored()] == ["1", "2", "1", "2"]
    click(qtbot, shown, "undo_samples_button")
    assert [one.label for one in stored()] == ["1", "2"]


def test_a_store_that_cannot_be_read_is_said_and_the_window_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    usual_place().parent.mkdir(parents=True, exist_ok=True)
    usual_place().write_text('{"format": "digitpad-handwriting/9"}\n')
    window.canvas.set_page(synthesis.drawing(5, seed=1))
    qtbot.keyClick(window.canvas, Key.Key_5)
    box = child(window, QMessageBox, "message_box")
    assert "another version" in box.text()
    box.close()
    assert usual_place().read_text() == '{"format": "digitpad-handwriting/9"}\n'


def test_a_large_store_is_read_beside_the_window_and_its_wall_painted_little_by_little(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(*"0123456789")
    reading, pictures = [], []
    refresh, picture = Collection.refresh, wall_module._picture

    def noted(store: Collection) -> bool:
        reading.append(threading.current_thread() is threading.main_thread())
        return refresh(store)

    def painted(*args: Any) -> Any:
        pictures.append(args[0].label)
        return picture(*args)

    monkeypatch.setattr(Collection, "refresh", noted)
    monkeypatch.setattr(wall_module, "_picture", painted)
    monkeypatch.setattr(wall_module, "PAINTED_S", 0.0)
    QPixmapCache.clear()
    window.menu_actions["handwriting"].trigger()
    shown = window.handwriting.window
    assert shown is not None
    assert "Reading" in shown.status.text()
    qtbot.waitUntil(lambda: sorted(pictures) == list("0123456789"))
    assert reading[0] is False
    assert "10 drawings" in shown.status.text()


def test_why_a_store_cannot_be_opened_stays_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    usual_place().mkdir(parents=True)  # a folder in its place
    window.menu_actions["handwriting"].trigger()
    shown = window.handwriting.window
    assert shown is not None
    qtbot.waitUntil(lambda: "Cannot read" in shown.status.text())
    child(shown, QMessageBox, "message_box").close()


@pytest.fixture
def quick_teaching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Teaching without learning: the model comes back under another name, with figures."""
    from digitpad.training import teaching

    def teach(model: Any, drawings: Any, **_: Any) -> Generator[Any, None, Any]:
        yield teaching.Teaching("learning", 0.5)
        before = teaching.Standing(teaching.Figure(0.9, 50), teaching.Figure(0.99, 5000))
        after = teaching.Standing(teaching.Figure(0.98, 50), teaching.Figure(0.989, 5000))
        taught = replace(model, info=replace(model.info, name="taught"))
        return teaching.Taught(taught, before, after, "mnist", len(drawings), 0, 3)

    monkeypatch.setattr(teaching, "teach", teach)


def taught(window: MainWindow, qtbot: QtBot) -> CollectionWindow:
    shown = opened(window, qtbot)
    click(qtbot, shown, "teach_button")
    qtbot.waitUntil(lambda: shown.teaching.taught is not None and not shown.teaching.is_teaching)
    return shown


@pytest.mark.usefixtures("quick_teaching")
def test_the_taught_model_is_tried_kept_and_read_with_at_the_next_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    fill("1", "2")
    shown = taught(window, qtbot)
    assert window.current.reading is not None
    assert window.current.reading.info.name == "taught"  # it reads at once
    assert child(shown, QLabel, "teach_own_before").text() == "90.0 % of 50"
    assert child(shown, QLabel, "teach_own_after").text() == "98.0 % of 50"
    assert child(shown, QLabel, "teach_original_after").text() == "98.9 % of 5,000"
    click(qtbot, shown, "teach_keep_button")
    path = window._settings.model_file
    assert path is not None
    assert path.name == "my-hand.safetensors"
    assert window.current.model is not None
    assert window.current.model.info.name == "my-hand"
    assert not window.current.has_unsaved


@pytest.mark.usefixtures("quick_teaching")
def test_going_back_leaves_the_model_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    fill("1", "2")
    before = window.current.model
    shown = taught(window, qtbot)
    click(qtbot, shown, "teach_back_button")
    assert window.current.reading is before
    assert window._settings.model_file is None
    assert not window.current.has_unsaved


def test_it_fits_a_small_screen(window: MainWindow, qtbot: QtBot) -> None:
    fill("1", "2")
    assert opened(window, qtbot).minimumSizeHint().width() <= 780


def test_nothing_can_be_taught_from_an_empty_wall(window: MainWindow, qtbot: QtBot) -> None:
    shown = opened(window, qtbot)
    assert not child(shown, QWidget, "teach_button").isEnabled()
    assert "Write some digits first" in child(shown, QLabel, "teach_note").text()
    assert isinstance(shown.collecting.canvas.drawing(), Drawing)


def test_a_writers_name_is_no_markup_in_a_tooltip(window: MainWindow, qtbot: QtBot) -> None:
    fill("3", writer="<img src=/etc/passwd>")
    wall = opened(window, qtbot).wall
    model = wall.model()
    index = next(
        model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).flags()
    )
    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert "passwd" in tip
    assert "<img" not in tip


def test_tab_goes_through_the_window_as_one_reads_it(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    found.writer.setFocus()
    names = []
    for _ in range(6):
        focus = found.focusWidget()
        names.append(focus.objectName())
        qtbot.keyClick(focus, Key.Key_Tab)
    wanted = "writer_combo collecting_mode collecting_canvas shown_writer_combo tested_writer_combo"
    assert names == [*wanted.split(), "wall"]
