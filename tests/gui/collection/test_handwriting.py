"""What is drawn is named, kept, moved, deleted, collected and taught through the real window."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from file_reasons import FULL
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QToolButton, QWidget
from window_mouse import SEVEN, child, draw_stroke

from digitpad.collection.sample import NOT_A_DIGIT, Sample, export_samples
from digitpad.collection.store import Collection, usual_place
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.collection import keeper as keeper_module
from digitpad.gui.collection import wall as wall_module
from digitpad.gui.collection.collecting import EACH, CollectedReading
from digitpad.gui.collection.wall import Wall
from digitpad.gui.workers.task import LatestWins, Task
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model, save_model

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.collection.window import CollectionWindow
    from digitpad.gui.main_window import MainWindow
from digitpad.gui.reading.live_reading import LiveReading

Key = Qt.Key


def stored() -> list[Sample]:
    return list(Collection(usual_place()).samples)


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


def choose_file(shown: CollectionWindow, path: Path) -> None:
    dialog = child(shown, QFileDialog, "file_dialog")
    dialog.fileSelected.emit(str(path))
    dialog.close()
    dialog.setObjectName("")


def write(qtbot: QtBot, shown: CollectionWindow, drawing: Drawing, read_as: str) -> None:
    """Draw, read surely as that, and go on by Enter."""
    panel = shown.collecting
    with qtbot.waitSignal(shown.reader.answered):
        panel.canvas.set_page(drawing)
    shown._read = panel.canvas.drawing(), CollectedReading(read_as, True)
    qtbot.keyClick(panel.canvas, Key.Key_Return)


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
    assert "Kept as 7" in child(window, QLabel, "naming_caption").text()
    qtbot.keyClick(window.canvas, Key.Key_1)  # a slip is corrected, not kept twice
    assert [one.label for one in stored()] == ["1"]
    qtbot.keyClick(window.canvas, Key.Key_N)
    assert [one.label for one in stored()] == [NOT_A_DIGIT]
    with qtbot.waitSignal(window.handwriting.message) as told:
        qtbot.keyClick(window.canvas, Key.Key_N)  # and again: taken back
    assert stored() == []
    assert told.args == ["Taken out of My handwriting again."]


def test_a_drawing_that_is_named_before_it_was_read_is_kept_without_an_answer(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(synthesis.drawing(7, seed=4))
    monkeypatch.setattr(LiveReading, "_ask", lambda _: None)  # a thread that has no time yet
    window.canvas.set_page(synthesis.drawing(2, seed=4))
    qtbot.keyClick(window.canvas, Key.Key_2)
    (kept,) = stored()
    assert (kept.label, kept.answer) == ("2", "")


def test_another_drawing_is_another_sample(window: MainWindow, qtbot: QtBot) -> None:
    for seed in (1, 2):
        window.canvas.set_page(synthesis.drawing(5, seed=seed))
        qtbot.keyClick(window.canvas, Key.Key_5)
    assert [one.label for one in stored()] == ["5", "5"]
    window.canvas.clear()
    qtbot.keyClick(window.canvas, Key.Key_5)
    assert len(stored()) == 2


def test_the_stroke_after_a_label_begins_a_new_drawing_and_undo_brings_the_former_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    for _ in range(2):
        draw_stroke(window.canvas, SEVEN)
        click(qtbot, window, "naming_7_button")
    first, second = stored()
    assert first.drawing == second.drawing == window.canvas.drawing()
    draw_stroke(window.canvas, SEVEN)
    draw_stroke(window.canvas, [(0.4, 0.5), (0.7, 0.5)])  # without a label it goes on
    assert len(window.canvas.drawing().strokes) == 2
    for _ in range(2):
        window.menu_actions["undo"].trigger()
    assert window.canvas.drawing() == second.drawing
    assert child(window, QToolButton, "naming_7_button").isChecked()
    qtbot.mousePress(window.canvas, Qt.MouseButton.LeftButton, pos=QPoint(30, 40))
    assert window.canvas.drawing().point_count == 1
    qtbot.keyClick(window.canvas, Key.Key_Escape)  # what was labelled is still there
    assert window.canvas.drawing() == second.drawing
    click(qtbot, window, "naming_undo_button")  # and if it was no digit yet, it goes on
    draw_stroke(window.canvas, [(0.4, 0.5), (0.7, 0.5)])
    assert len(window.canvas.drawing().strokes) == 2


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


def test_arrow_keys_find_the_first_drawing_where_nobody_wrote_a_0(
    window: MainWindow, qtbot: QtBot
) -> None:
    fill("3", "4")
    wall = opened(window, qtbot).wall
    qtbot.waitUntil(lambda: wall.has_any)
    wall.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(wall, Key.Key_Down)
    assert [one.label for one in wall.chosen()] == ["4"]
    qtbot.keyClick(wall, Key.Key_Delete)
    assert [one.label for one in stored()] == ["3"]
    qtbot.keyClick(wall, Key.Key_Down)
    assert [one.label for one in wall.chosen()] == ["3"]


def test_digits_are_collected_as_asked_and_as_one_likes(window: MainWindow, qtbot: QtBot) -> None:
    shown = opened(window, qtbot)
    panel = shown.collecting
    shown.writer.setCurrentText("Ada")
    panel.canvas.set_page(synthesis.drawing(6, seed=1))
    qtbot.keyClick(panel.canvas, Key.Key_6)
    assert panel.canvas.drawing().is_empty  # room for the next
    panel.mode.setCurrentIndex(panel.mode.findData("7"))
    panel.count.setValue(2)
    for said in ("Write the digit 7 (1 of 2)", "Write the digit 7 (2 of 2)"):
        qtbot.waitUntil(lambda said=said: panel.request.text() == said)
        write(qtbot, shown, synthesis.drawing(7, seed=2), "7")
    qtbot.waitUntil(lambda: panel.request.text() == "All written. Thank you!")
    shown.writer.setCurrentText("Bo")  # who is asked for all of them, too
    assert panel.request.text() == "Write the digit 7 (1 of 2)"
    assert [(one.label, one.writer) for one in stored()] == [("6", "Ada"), *[("7", "Ada")] * 2]


def test_a_click_leaves_no_key_lit_for_the_next_digit(window: MainWindow, qtbot: QtBot) -> None:
    shown = opened(window, qtbot)
    key = child(shown.collecting, QToolButton, "collecting_3_button")
    for seed in range(2):
        shown.collecting.canvas.set_page(synthesis.drawing(3, seed=seed))
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
        assert not key.isChecked()
    assert [one.label for one in stored()] == ["3", "3"]


def test_what_is_deleted_or_taken_back_is_asked_for_again(window: MainWindow, qtbot: QtBot) -> None:
    shown = opened(window, qtbot)
    panel = shown.collecting
    panel.mode.setCurrentIndex(panel.mode.findData("7"))
    panel.count.setValue(1)
    write(qtbot, shown, synthesis.drawing(7, seed=2), "7")
    assert panel.request.text() == "All written. Thank you!"
    choose(shown.wall, *stored())
    qtbot.keyClick(shown.wall, Key.Key_Delete)
    assert panel.request.text() == "Write the digit 7 (1 of 1)"
    assert panel.next_button.text() == "Next (Enter)"
    qtbot.keyClick(shown.wall, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert panel.request.text() == "All written. Thank you!"
    click(qtbot, shown, "collecting_next_button")  # not dead: once more
    assert panel.request.text() == "Write the digit 7 (1 of 1)"


@pytest.mark.parametrize(
    ("read_as", "question"),
    [
        ("7", "This looks like 7. Keep it as 0?"),
        (NOT_A_DIGIT, "This does not look like a digit. Keep it as 0?"),
    ],
)
def test_a_drawing_that_surely_looks_like_another_is_asked_about_before_it_is_kept(
    window: MainWindow, qtbot: QtBot, read_as: str, question: str
) -> None:
    shown = opened(window, qtbot)
    panel, drawing = shown.collecting, synthesis.drawing(7, seed=2)
    panel.mode.setCurrentIndex(panel.mode.findData("0"))
    write(qtbot, shown, drawing, read_as)
    assert panel.request.text() == question
    qtbot.keyClick(panel.canvas, Key.Key_Return)  # who goes on by habit keeps nothing
    assert stored() == []
    qtbot.keyClick(panel.canvas, Key.Key_Backspace)
    assert panel.canvas.drawing().is_empty
    assert panel.request.text() == "Write the digit 0 (1 of 5)"
    write(qtbot, shown, drawing, read_as)
    qtbot.keyClick(panel.canvas, Key.Key_0)
    write(qtbot, shown, drawing, read_as)
    click(qtbot, shown, "collecting_keep_button")
    write(qtbot, shown, drawing, read_as)
    click(qtbot, shown, "collecting_again_button")
    assert [(one.label, one.answer) for one in stored()] == [("0", read_as)] * 2
    assert panel.request.text() == "Write the digit 0 (3 of 5)"


def test_enter_waits_for_the_reading_and_a_drawing_that_is_not_kept_comes_back(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened(window, qtbot)
    panel = shown.collecting
    panel.mode.setCurrentIndex(panel.mode.findData("7"))
    panel.canvas.set_page(synthesis.drawing(7, seed=2))
    drawing = panel.canvas.drawing()
    shown._read = None
    qtbot.keyClick(panel.canvas, Key.Key_Return)
    assert stored() == []
    monkeypatch.setattr(shown.keeper, "add", lambda *_: "")  # a full disk, say
    shown._on_read((window.current.model, drawing), CollectedReading("7", True))
    assert panel.canvas.drawing() == drawing
    assert panel.request.text() == "Write the digit 7 (1 of 5)"


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
    assert "1 drawing · 1 misread when drawn" in child(shown, QLabel, "collection_status").text()


def test_writers_are_shown_taught_and_tested_apart(window: MainWindow, qtbot: QtBot) -> None:
    fill("1", "2", writer="Ada")
    fill("3", writer="Ben")
    shown = opened(window, qtbot)
    assert len(shown.on_wall()) == 3
    shown.tested.setCurrentIndex(shown.tested.findData("Ben"))
    assert [one.label for one in shown.on_wall()] == ["1", "2"]
    assert [one.label for one in shown.to_test()] == ["3"]
    assert shown.status.text() == "2 drawings to teach · 1 drawing of Ben to test on"
    shown.shown_writer.setCurrentIndex(shown.shown_writer.findData("Ben"))  # nobody is left
    assert not child(shown, QWidget, "teach_button").isEnabled()
    assert "choose others to teach" in child(shown, QLabel, "teach_note").text()
    shown.shown_writer.setCurrentIndex(0)
    shown.tested.setCurrentIndex(0)
    shown.shown_writer.setCurrentIndex(shown.shown_writer.findData("Ben"))
    assert [one.label for one in shown.on_wall()] == ["3"]


def test_a_writer_whose_name_begins_anothers_name_is_somebody_else(
    window: MainWindow, qtbot: QtBot
) -> None:
    fill("1", writer="Anna")
    shown = opened(window, qtbot)
    shown.activateWindow()
    field = shown.writer.lineEdit()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    qtbot.keyClicks(field, "Ann")
    qtbot.keyClick(field, Key.Key_Tab)
    assert (field.text(), shown.keeper.writer) == ("Ann", "Ann")


def test_handwriting_goes_to_an_ink_file_and_comes_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    fill("1", "2")
    shown = opened(window, qtbot)
    for name, said in (
        ("export_button", "2 drawings saved as mine.inkml"),
        ("import_button", "2 drawings from mine.inkml"),
    ):
        assert child(shown, QWidget, name).isEnabled()
        click(qtbot, shown, name)
        choose_file(shown, tmp_path / "mine.inkml")
        assert not child(shown, QWidget, name).isEnabled()  # one at a time
        qtbot.waitUntil(lambda said=said: said in shown.status.text())
        qtbot.waitUntil(lambda: not shown.keeper.is_busy)
    assert [one.label for one in stored()] == ["1", "2", "1", "2"]
    click(qtbot, shown, "undo_samples_button")
    assert [one.label for one in stored()] == ["1", "2"]


def test_a_store_that_cannot_be_read_is_said_and_the_window_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    usual_place().parent.mkdir(parents=True, exist_ok=True)
    usual_place().write_text("a list of mine")
    window.canvas.set_page(synthesis.drawing(5, seed=1))
    qtbot.keyClick(window.canvas, Key.Key_5)
    box = child(window, QMessageBox, "message_box")
    assert str(usual_place()) in box.text()
    box.close()
    assert usual_place().read_text("utf-8") == "a list of mine"


def test_an_import_that_does_not_fit_leaves_nothing_and_says_so(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill("1")
    file = tmp_path / "many.inkml"
    export_samples(file, [Sample(synthesis.drawing(3, seed=seed), "3") for seed in range(200)])
    connect = sqlite3.connect

    def nearly_full(*given: Any, **others: Any) -> sqlite3.Connection:
        connection = connect(*given, **others)
        connection.execute("PRAGMA max_page_count = 12")
        return connection

    shown = opened(window, qtbot)
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", nearly_full)
        click(qtbot, shown, "import_button")
        choose_file(shown, file)
        qtbot.waitUntil(lambda: shown.findChild(QMessageBox, "message_box") is not None)
    box = child(shown, QMessageBox, "message_box")
    assert "Nothing was imported" in box.text() + box.windowTitle()
    assert FULL in box.text() + box.informativeText()
    box.close()
    assert [one.label for one in stored()] == ["1"]
    assert len(shown.on_wall()) == 1
    assert not child(shown, QWidget, "undo_samples_button").isEnabled()


def test_a_drawing_that_cannot_be_read_has_its_place_and_opens_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    fill("3", "4")
    with closing(sqlite3.connect(usual_place())) as file, file:
        file.execute("UPDATE drawings SET strokes = x'00' WHERE label = '3'")
    shown = opened(window, qtbot)
    damaged, sound = shown.on_wall()
    heard: list[Drawing] = []
    window.desk.page_changed.connect(lambda: heard.append(window.canvas.drawing()))
    for entry in (damaged, sound):
        choose(shown.wall, entry)
        shown.wall.setCurrentIndex(shown.wall.model().index_of(entry.id))
        shown.wall.grab()  # it is painted
        qtbot.keyClick(shown.wall, Key.Key_Return)
    assert [one.point_count for one in heard] == [synthesis.drawing(3, seed=1).point_count]
    choose(shown.wall, damaged)
    qtbot.keyClick(shown.wall, Key.Key_Delete)
    assert [one.label for one in shown.on_wall()] == ["4"]


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
def quick_teaching(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Teaching without learning: the model comes back under another name, with figures.

    Calling it changes them: the shares of one's own and of the original images read afterwards.
    """
    from digitpad.training import teaching

    def use(own: float = 0.98, original: float = 0.989, **extra: str) -> None:
        def teach(model: Any, drawings: Any, **_: Any) -> Generator[Any, None, Any]:
            yield teaching.TeachingProgress("learning", 0.5)
            before = teaching.Scores(teaching.Score(0.9, 50), teaching.Score(0.99, 5000))
            after = teaching.Scores(teaching.Score(own, 50), teaching.Score(original, 5000))
            taught = replace(model, info=replace(model.info, name="taught", extra=extra))
            return teaching.TeachingResult(taught, before, after, "mnist", len(drawings), 0, 3)

        monkeypatch.setattr(teaching, "teach", teach)

    use()
    return use


def taught(window: MainWindow, qtbot: QtBot) -> CollectionWindow:
    shown = opened(window, qtbot)
    click(qtbot, shown, "teach_button")
    qtbot.waitUntil(lambda: shown.teaching.result is not None and not shown.teaching.is_busy)
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
    path = window.settings.model_file
    assert path is not None
    assert path.name == "my-hand.safetensors"
    assert window.current.model is not None
    assert window.current.model.info.name == "my-hand"
    assert not window.current.unsaved


@pytest.mark.usefixtures("quick_teaching")
def test_if_no_drawing_is_misread_that_is_said_at_once_and_one_may_teach_anyway(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.training import teaching

    teach, begun = teaching.teach, []

    def nothing_misread(*given: Any, **known: Any) -> Generator[Any, None, Any]:
        begun.append(given)
        while len(begun) == 1:  # until it is cancelled
            yield teaching.TeachingProgress("before", 0.0, misread=0)
            threading.Event().wait(0.01)  # leaves the window its time
        yield teaching.TeachingProgress("before", 0.0, misread=0)
        return (yield from teach(*given, **known))

    monkeypatch.setattr(teaching, "teach", nothing_misread)
    fill("1", "2")
    shown = opened(window, qtbot)
    button, note = child(shown, QWidget, "teach_button"), child(shown, QLabel, "teach_note")
    click(qtbot, shown, "teach_button")
    qtbot.waitUntil(lambda: note.text().startswith("None of these is misread"))
    qtbot.waitUntil(lambda: not shown.teaching.is_busy)
    assert button.text() == "Teach anyway"
    assert note.text().startswith("None of these is misread")
    click(qtbot, shown, "teach_button")
    qtbot.waitUntil(lambda: shown.teaching.result is not None)


@pytest.mark.usefixtures("quick_teaching")
def test_the_taught_model_that_is_kept_reads_though_another_one_is_still_being_opened(
    window: MainWindow, qtbot: QtBot, linear_model: Model, tmp_path: Path
) -> None:
    fill("1", "2")
    shown = taught(window, qtbot)
    save_model(tmp_path / "other.safetensors", linear_model)
    window.opener.open_model(tmp_path / "other.safetensors")
    click(qtbot, shown, "teach_keep_button")
    qtbot.waitUntil(lambda: not window.opener.findChildren(Task))
    assert window.settings.model_file.name == "my-hand.safetensors"
    assert window.current.reading.info.name == "my-hand"


@pytest.mark.parametrize(
    ("own", "original", "says", "is_worth_it"),
    [
        (0.98, 0.989, "", True),
        (0.98, 0.96, "forgot something", True),
        (0.92, 0.96, "forgot something", False),
        (0.9, 0.989, "No gain", False),
        (0.65, 0.989, "worse than before. Go back", False),
    ],
)
def test_a_teaching_that_harms_or_brings_nothing_says_so_and_offers_to_go_back_first(
    window: MainWindow,
    qtbot: QtBot,
    quick_teaching: Callable[..., None],
    own: float,
    original: float,
    says: str,
    is_worth_it: bool,
) -> None:
    quick_teaching(own, original)
    fill("1", "2")
    shown = taught(window, qtbot)
    keep, back = (child(shown, QWidget, f"teach_{name}_button") for name in ("keep", "back"))
    said = child(shown, QLabel, "teach_note").text()
    for fault in ("forgot something", "No gain", "worse than before. Go back"):
        assert (fault in said) is (fault == says)
    qtbot.waitUntil(lambda: shown.focusWidget() is (keep if is_worth_it else back))
    QApplication.processEvents()
    assert (keep.x() < back.x()) is is_worth_it
    assert (keep.property("look") == "primary") is is_worth_it
    assert (back.property("look") == "primary") is not is_worth_it


@pytest.mark.usefixtures("quick_teaching")
@pytest.mark.parametrize("keeps", [True, False])
def test_whichever_model_is_chosen_the_window_says_what_became_of_the_taught_one(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, keeps: bool
) -> None:
    fill("1", "2")
    shown = taught(window, qtbot)
    note = child(shown, QLabel, "teach_note")
    assert "The taught model reads now" in note.text()
    window.menu_actions["shipped_model"].trigger()
    assert "The taught model reads now" not in note.text()
    assert "Now digitpad (shipped) reads" in note.text()
    if keeps:
        click(qtbot, shown, "teach_keep_button")
        assert note.text() == "Kept: it reads from now on."
        assert window.current.reading.info.name == "my-hand"
        return
    click(qtbot, shown, "teach_back_button")
    taught(window, qtbot)
    assert window.save_model(tmp_path / "by-hand.safetensors")
    window.menu_actions["shipped_model"].trigger()
    assert note.text() == "The model is as it was."
    assert child(shown, QWidget, "teach_button").isVisible()


def test_on_closing_a_taught_model_is_not_called_a_trained_one(
    window: MainWindow, qtbot: QtBot, quick_teaching: Callable[..., None]
) -> None:
    quick_teaching(**{"taught from": "small"})
    fill("1", "2")
    taught(window, qtbot)
    window.close()
    box = child(window, QMessageBox, "message_box")
    assert box.text() == "Save the taught model “taught” before closing?"
    box.close()


@pytest.mark.usefixtures("quick_teaching")
def test_going_back_leaves_the_model_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    fill("1", "2")
    before = window.current.model
    shown = taught(window, qtbot)
    click(qtbot, shown, "teach_back_button")
    assert window.current.reading is before
    assert window.settings.model_file is None
    assert not window.current.unsaved


@pytest.mark.parametrize(
    ("box", "says"),
    [("shown_writer", "The wall shows only drawings of Ann."), ("tested", "Kept to test on.")],
)
def test_a_drawing_that_is_kept_but_not_on_the_wall_is_said_to_be_kept(
    window: MainWindow, qtbot: QtBot, box: str, says: str
) -> None:
    fill("1", writer="Ann")
    fill("2", writer="Bob")
    shown = opened(window, qtbot)
    of = getattr(shown, box)
    of.setCurrentIndex(of.findData("Ann" if box == "shown_writer" else "Bob"))
    shown.writer.setCurrentText("Bob")
    with qtbot.waitSignal(shown.reader.answered):
        shown.collecting.canvas.set_page(synthesis.drawing(3, seed=5))
    shown.collecting.canvas.setFocus()
    qtbot.keyClick(shown.collecting.canvas, Key.Key_3)
    assert len(stored()) == 3
    assert says in shown.status.text()


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


@pytest.mark.parametrize("size", [(1280, 800), (640, 400)])
def test_a_correction_is_said_with_undo_beside_it_however_small_the_window_is(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(synthesis.drawing(7, seed=4))
    undo = child(window, QToolButton, "naming_undo_button")
    caption = child(window, QLabel, "naming_caption")
    seven = child(window, QToolButton, "naming_7_button")
    QApplication.processEvents()
    assert not undo.isVisible()
    places: list[QPoint] = []

    def is_at_rest() -> bool:
        places.append(seven.mapTo(window, QPoint()))
        return len(places) > 5 and all(place == places[-1] for place in places[-5:])

    qtbot.waitUntil(is_at_rest)
    click(qtbot, window, "naming_7_button")
    assert len(stored()) == 1
    qtbot.waitUntil(lambda: undo.isVisible() and caption.height() >= caption.sizeHint().height())
    assert "Kept as 7" in caption.text()
    assert caption.width() >= caption.sizeHint().width()
    bars = window.panel.answer.bars
    qtbot.waitUntil(lambda: bars.height() >= bars.minimumSizeHint().height())
    assert seven.mapTo(window, QPoint()) == places[-1]  # a second click hits the same button
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert stored() == []
    assert not undo.isVisible()


@pytest.mark.parametrize("collects", [False, True])
def test_a_key_in_the_middle_of_a_stroke_keeps_no_part_of_a_drawing(
    window: MainWindow, qtbot: QtBot, collects: bool
) -> None:
    canvas = opened(window, qtbot).collecting.canvas if collects else window.canvas
    canvas.set_page(synthesis.drawing(7, seed=4))
    canvas.setFocus()
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(30, 40))
    qtbot.mouseMove(canvas, QPoint(90, 40))
    qtbot.keyClick(canvas, Key.Key_7)
    assert stored() == []
    assert canvas.is_drawing  # the stroke goes on
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(90, 90))
    drawing = canvas.drawing()
    qtbot.keyClick(canvas, Key.Key_7)
    (kept,) = stored()
    assert kept.drawing.point_count == drawing.point_count


def test_ink_that_changed_between_the_press_and_the_release_of_a_name_is_not_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.canvas.set_page(synthesis.drawing(7, seed=4))
    seven = child(window, QToolButton, "naming_7_button")
    qtbot.mousePress(seven, Qt.MouseButton.LeftButton)
    window.canvas.begin((0.1, 0.1))
    window.canvas.draw_to((0.3, 0.1))
    window.canvas.finish()
    qtbot.mouseRelease(seven, Qt.MouseButton.LeftButton)
    assert stored() == []
    assert not seven.isChecked()
    click(qtbot, window, "naming_7_button")
    assert len(stored()) == 1


@pytest.mark.parametrize(
    ("key", "said", "left"),
    [(Key.Key_7, "Moving 5 drawings…", ["7"] * 5), (Key.Key_Delete, "Deleting 5 drawings…", [])],
    ids=["moved", "deleted"],
)
def test_many_drawings_are_changed_beside_the_window_which_says_so(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    key: Qt.Key,
    said: str,
    left: list[str],
) -> None:
    monkeypatch.setattr(keeper_module, "MANY", 5)
    fill(*"33345")
    shown = opened(window, qtbot)
    undo = child(shown, QWidget, "undo_samples_button")
    shown.wall.setFocus()
    shown.wall.selectAll()
    with closing(sqlite3.connect(usual_place(), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # it takes as long as this is not over
        qtbot.keyClick(shown.wall, key)
        assert shown.status.text() == said
        assert not undo.isEnabled()
    qtbot.waitUntil(lambda: [one.label for one in stored()] == left)
    qtbot.waitUntil(undo.isEnabled)
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert "Undoing" in shown.status.text()
    qtbot.waitUntil(lambda: [one.label for one in stored()] == list("33345"))
    qtbot.waitUntil(lambda: not window.handwriting.keeper.is_busy)


def draw_across(qtbot: QtBot, canvas: Canvas, height: float) -> None:
    paper = canvas.paper_rect()
    at = [
        (paper.topLeft() + QPointF(x * paper.width(), height * paper.height())).toPoint()
        for x in (0.3, 0.5, 0.7)
    ]
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=at[0])
    for point in at:
        qtbot.mouseMove(canvas, point)
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=at[-1])


def test_while_one_draws_ctrl_z_takes_strokes_back_and_otherwise_what_was_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown = opened(window, qtbot)
    panel, control = shown.collecting, Qt.KeyboardModifier.ControlModifier
    canvas = panel.canvas
    panel.mode.setCurrentIndex(panel.mode.findData(EACH))
    write(qtbot, shown, synthesis.drawing(0, seed=1), "0")
    assert [one.label for one in stored()] == ["0"]
    assert "Write the digit 1" in panel.request.text()
    draw_across(qtbot, canvas, 0.3)
    draw_across(qtbot, canvas, 0.7)
    assert len(canvas.drawing().strokes) == 2
    for count in (1, 0):
        qtbot.keyClick(canvas, Key.Key_Z, control)
        assert len(canvas.drawing().strokes) == count
    qtbot.keyClick(canvas, Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert len(canvas.drawing().strokes) == 1
    assert [one.label for one in stored()] == ["0"]
    assert "Write the digit 1" in panel.request.text()
    shown.wall.setFocus()
    qtbot.keyClick(shown.wall, Key.Key_Z, control)
    assert stored() == []
    assert len(canvas.drawing().strokes) == 1
    canvas.setFocus()
    qtbot.keyClick(canvas, Key.Key_1)
    assert [one.label for one in stored()] == ["1"]
    qtbot.keyClick(canvas, Key.Key_Z, control)
    assert stored() == []
    assert canvas.drawing().is_empty
