"""Own classes are named, drawn, dropped, renamed, trained and read live in the real window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid as is_valid
from window_mouse import SEVEN, child, draw_stroke

from digitpad.collection.class_file import read_class_file, write_class_file
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection, new_set, set_paths, usual_place
from digitpad.files import models_folder
from digitpad.gui.collection import collecting
from digitpad.gui.collection.new_set import NewSetWindow, parsed_classes
from digitpad.gui.evaluate.window import HowGoodWindow
from digitpad.handwriting.glyphs.characters import SYMBOLS
from digitpad.handwriting.outliers import written
from digitpad.handwriting.synthesis import labelled_drawings, new_generator
from digitpad.ink.normalise import drawing_to_image
from digitpad.recognise.prediction import Verdict

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.collection.window import CollectionWindow
    from digitpad.gui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    qtbot.mouseClick(child(parent, QWidget, name), LEFT)


def samples(count: int = 8, writer: str = "") -> list[Sample]:
    kinds = {"✓": "check mark", "♥": "heart"}
    ways = [next(way for way in SYMBOLS if way.name == kind) for kind in kinds.values()]
    drawings, _ = written([way for way in ways for _ in range(count)], new_generator(1))
    labels = [label for label in kinds for _ in range(count)]
    return [Sample(one, label, "", writer) for one, label in zip(drawings, labels, strict=True)]


def opened(window: MainWindow, qtbot: QtBot, path: Path | None = None) -> CollectionWindow:
    window.menu_actions["handwriting"].trigger()
    shown = window.handwriting.window
    assert shown is not None
    qtbot.waitUntil(shown.isActiveWindow)
    if path is not None:
        shown.sets.follow(shown.keeper)
        shown.sets.combo.setCurrentIndex(shown.sets.combo.findText(path.stem))
        qtbot.waitUntil(lambda: not shown.keeper.is_busy and bool(shown.keeper.classes))
    return shown


def marks(window: MainWindow, qtbot: QtBot, kept: Sequence[Sample] = ()) -> CollectionWindow:
    """Return the window in which a set of two signs is open."""
    made = new_set("marks", ("✓", "♥"))
    if kept:
        made.add(kept)
    return opened(window, qtbot, made.path)


def dropped(shown: CollectionWindow, at: QPoint, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(one)) for one in files])
    copies, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(at, copies, data, LEFT, none),
        QDropEvent(QPointF(at), copies, data, LEFT, none),
    ):
        QApplication.sendEvent(shown.wall.viewport(), event)
        assert event.isAccepted()


@pytest.mark.parametrize(
    ("text", "classes"),
    [
        ("✓ ✗", ["✓", "✗"]),
        ("✓✗", ["✓", "✗"]),
        ("A–F", [*"ABCDEF"]),
        ("a-c x", [*"abcx"]),
        ("cat, guinea  pig,", ["cat", "guinea pig"]),
        ("😀 ❤️", ["😀", "❤️"]),
        ("👩‍🔬👍🏽🇩🇪❤️‍🔥", ["👩‍🔬", "👍🏽", "🇩🇪", "❤️‍🔥"]),
        ("cat", [*"cat"]),
        ("z–a", ["z–a"]),
        ("  ", []),
    ],
)
def test_names_of_classes_are_understood_as_people_write_them(
    text: str, classes: list[str]
) -> None:
    assert parsed_classes(text) == classes


def test_of_two_windows_for_a_new_set_each_closes_itself(window: MainWindow, qtbot: QtBot) -> None:
    collection = opened(window, qtbot)
    for _ in range(2):
        click(qtbot, collection, "new_set_button")
    for count in (1, 0):
        asking = [each for each in collection.findChildren(NewSetWindow) if each.isVisible()]
        assert len(asking) == count + 1
        asking[0].classes.setText("✓ ✗")
        asking[0].name.setText(f"marks {count}")
        qtbot.mouseClick(asking[0].create_button, LEFT)
        qtbot.waitUntil(lambda done=asking[0]: not is_valid(done))
    assert len(set_paths()) == 2


def test_a_set_is_named_by_one_click_drawn_by_pausing_and_asked_for_in_turn(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions["own_signs"].trigger()
    shown = window.handwriting.window
    assert shown is not None
    shown.collecting.rest_timer.setInterval(1)
    asked = child(shown, QWidget, "new_set_window")
    create = child(asked, QWidget, "new_set_create_button")
    assert not create.isEnabled()
    click(qtbot, asked, "proposal_0_button")
    assert child(asked, QLineEdit, "new_set_classes").text() == "✓ ✗"
    assert "2 classes" in child(asked, QLabel, "new_set_said").text()
    qtbot.mouseClick(create, LEFT)
    qtbot.waitUntil(lambda: shown.keeper.classes == ("✓", "✗"))
    panel = shown.collecting
    assert panel.request.text() == "Draw ✓ (1 of 20)"
    assert panel.canvas.hint().startswith("Draw ✓ here")
    train = shown.learning.begin_button
    for number, name in enumerate("✓✗✓✗", 1):
        assert not train.isEnabled()
        assert "some of each class first" in shown.learning.note.text()
        assert name in panel.request.text()
        draw_stroke(panel.canvas, SEVEN)
        qtbot.waitUntil(lambda n=number: len(shown.keeper.entries) == n)
        assert panel.canvas.drawing().is_empty
    qtbot.waitUntil(train.isEnabled)
    assert [one.label for one in Collection(set_paths()[0]).samples] == [*"✓✗✓✗"]
    assert not usual_place().exists()


def test_what_was_trained_reads_live_refuses_and_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    new = samples(9)
    shown = marks(window, qtbot, [one for n, one in enumerate(new) if n % 9])
    click(qtbot, shown, "learn_button")
    qtbot.waitUntil(lambda: shown.learning.result is not None)
    qtbot.waitUntil(shown.learning.keep_button.isVisible)
    assert "16 of 16 drawings are read correctly" in shown.learning.figures.text()
    window.canvas.set_page(new[9].drawing)
    qtbot.waitUntil(lambda: window.prediction is not None and window.prediction.label == "♥")
    assert window.panel.answer.bars.isVisible()
    window.canvas.set_page(labelled_drawings(5, 0, 1)[0][0])
    qtbot.waitUntil(lambda: window.prediction.verdict is Verdict.NOT_A_DIGIT)
    assert "None of these" in window.panel.answer.verdict.text()
    click(qtbot, shown, "learn_keep_button")
    assert (models_folder() / "marks.safetensors").exists()
    assert window.desk.model is not None
    assert window.desk.model.info.classes == ("✓", "♥")
    # Train would learn from the same set, not digits.
    assert window.training.setup.datasets.name == "my-things"
    assert window.training.setup.models.architecture().class_count == 2


def test_the_set_that_was_used_last_is_shown_at_the_next_start(
    make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    made = new_set("marks", ("✓", "♥"))
    window = make_window()
    assert opened(window, qtbot).keeper.path is None
    assert opened(window, qtbot, made.path).keeper.path == made.path
    window.close_at_once()
    shown = opened(make_window(), qtbot)
    assert shown.keeper.path == made.path
    assert shown.sets.combo.currentText() == "marks"
    assert shown.learning.isVisible()


def test_windows_about_a_reader_of_own_classes_take_its_set_and_speak_of_no_digits(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown = marks(window, qtbot, samples())
    click(qtbot, shown, "learn_button")
    qtbot.waitUntil(lambda: shown.learning.result is not None and not shown.learning.is_busy)
    assert window.desk.folders()["my-things"] == shown.keeper.path
    assert not window.training.setup.go_on_check.isVisible()
    child(window, QToolButton, "thresholds_button").click()
    measuring = window.findChild(HowGoodWindow)
    assert measuring is not None
    assert measuring.data.dataset == "my-things"
    words = [one.text() for one in measuring.thresholds.findChildren(QLabel)]
    assert any("“none of these”" in text for text in words)
    assert not any("digit" in text.replace("digitpad", "") for text in words)


def test_a_drawing_on_the_canvas_is_kept_in_the_set_that_the_reader_was_made_from(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown = marks(window, qtbot, samples())
    click(qtbot, shown, "learn_button")
    qtbot.waitUntil(lambda: shown.learning.result is not None)
    draw_stroke(window.canvas, SEVEN)
    click(qtbot, window, "naming_1_button")
    assert [one.label for one in Collection(shown.keeper.path).entries][-1] == "♥"
    assert not usual_place().exists()


def test_going_back_reads_digits_again(window: MainWindow, qtbot: QtBot) -> None:
    shown = marks(window, qtbot, samples())
    before = window.desk.model
    click(qtbot, shown, "learn_button")
    qtbot.waitUntil(lambda: shown.learning.result is not None)
    qtbot.waitUntil(shown.learning.back_button.isVisible)
    click(qtbot, shown, "learn_back_button")
    assert window.desk.model is before
    assert not shown.learning.figures.isVisible()


def test_a_class_is_renamed_joined_and_deleted_with_undo(window: MainWindow, qtbot: QtBot) -> None:
    made = new_set("marks", ("✓", "♥", "c"))
    made.add(samples())
    shown = opened(window, qtbot, made.path)
    keeper = shown.keeper

    def chosen(of_class: str, action: int) -> None:
        menu = shown.sets.classes_button.menu()
        menu.aboutToShow.emit()
        entry = next(one for one in menu.actions() if one.text() == of_class)
        entry.menu().actions()[action].trigger()

    def rename(new: str) -> None:
        box = child(shown, QInputDialog, "choice_box")
        box.setTextValue(new)
        box.accept()
        box.setObjectName("")

    menu = shown.sets.classes_button.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    rename("star")
    assert keeper.classes == ("✓", "♥", "c", "star")
    click(qtbot, shown, "undo_samples_button")
    chosen("c", 0)
    rename("d")
    assert keeper.classes == ("✓", "♥", "d")
    chosen("♥", 0)
    rename("✓")
    assert keeper.classes == ("✓", "d")
    assert {one.label for one in keeper.entries} == {"✓"}
    click(qtbot, shown, "undo_samples_button")
    assert keeper.classes == ("✓", "♥", "d")
    chosen("♥", 1)
    assert len(keeper.entries) == 8
    click(qtbot, shown, "undo_samples_button")
    assert len(keeper.entries) == 16


def test_the_name_of_a_renamed_class_is_seen_whole(window: MainWindow, qtbot: QtBot) -> None:
    shown = marks(window, qtbot, samples())
    shown.resize(1000, 720)  # no scroll bar comes, which would lay it out anew
    header = shown.wall.verticalHeader()
    QApplication.processEvents()
    before = header.width()
    shown.keeper.set_classes(("correct", "♥"), {"✓": "correct"})
    qtbot.waitUntil(lambda: header.width() == header.sizeHint().width())
    assert header.width() > before


def pictures(folder: Path) -> list[Path]:
    from PIL import Image

    folder.mkdir(parents=True)
    for number, one in enumerate(samples(3)[:3]):
        Image.fromarray(255 - drawing_to_image(one.drawing)).resize((90, 90)).save(
            folder / f"{number}.png"
        )
    return sorted(folder.iterdir())


def test_pictures_are_dropped_on_the_row_of_their_class(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = marks(window, qtbot)
    wall = shown.wall
    row = QPoint(5, wall.rowViewportPosition(1) + 10)
    dropped(shown, row, *pictures(tmp_path / "any"))
    qtbot.waitUntil(lambda: len(shown.keeper.entries) == 3)
    assert {one.label for one in shown.keeper.entries} == {"♥"}
    assert "3 drawings added" in shown.status.text()
    wall.grab()


def test_a_dropped_folder_becomes_a_set_with_a_class_for_each_folder(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("yes", "no"):
        pictures(tmp_path / "answers" / name)
    shown = opened(window, qtbot)
    dropped(shown, QPoint(30, 300), tmp_path / "answers")
    qtbot.waitUntil(lambda: len(shown.keeper.entries) == 6)
    assert shown.keeper.classes == ("no", "yes")
    assert shown.sets.combo.currentText() == "answers"


def test_a_set_is_handed_on_and_the_hands_of_others_are_collected(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = marks(window, qtbot, samples(writer="Ann"))
    path = tmp_path / "marks.digitpad-class"
    shown.keeper.export_file(path, shown.on_wall())
    qtbot.waitUntil(lambda: not shown.keeper.is_busy)
    assert len(read_class_file(path).samples) == 16
    write_class_file(tmp_path / "Bo.digitpad-class", ("✓", "♥"), samples(3))
    dropped(shown, QPoint(30, 300), tmp_path / "Bo.digitpad-class")
    qtbot.waitUntil(lambda: len(shown.keeper.entries) == 22)
    assert shown.keeper.writers == ("Ann", "Bo")


def test_a_set_that_was_handed_on_is_learned_from_where_it_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    write_class_file(tmp_path / "Bo.digitpad-class", ("✓", "♥"), samples(10))
    window.opener.open_file(tmp_path / "Bo.digitpad-class")
    setup = window.training.setup
    assert setup.datasets.name == "my-things"
    assert setup.datasets.source.classes == ("✓", "♥")
    assert setup.models.architecture().class_count == 2
    assert window.training.can_train


def test_what_cannot_be_dropped_is_said_and_nothing_is_lost(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = marks(window, qtbot, samples())
    (tmp_path / "bad.digitpad-class").write_bytes(b"PK\x03\x04 no zip")
    dropped(shown, QPoint(30, 300), tmp_path / "bad.digitpad-class")
    qtbot.waitUntil(lambda: shown.findChild(QWidget, "message_box") is not None)
    box = child(shown, QWidget, "message_box")
    assert "not a zip" in box.text()
    box.close()
    assert len(Collection(shown.keeper.path).entries) == 16
    dropped(shown, QPoint(30, 300), *pictures(tmp_path / "any"))
    assert "row of their class" in shown.status.text()


def test_too_few_drawings_are_told_where_one_trains(window: MainWindow, qtbot: QtBot) -> None:
    shown = marks(window, qtbot, samples()[:5])
    assert "some of each class first" in shown.learning.note.text()
    assert not shown.learning.begin_button.isEnabled()


def test_a_set_is_offered_to_the_training_form(window: MainWindow, qtbot: QtBot) -> None:
    shown = marks(window, qtbot, samples())
    click(qtbot, shown, "from_nothing_button")
    setup = window.training.setup
    assert setup.datasets.name == "my-things"
    assert setup.config().classes in ((), ("✓", "♥"))
    assert setup.models.architecture().class_count == 2
    assert window.training.can_train


def test_digits_are_collected_as_before_beside_a_set(window: MainWindow, qtbot: QtBot) -> None:
    new_set("marks", ("✓", "♥"))
    shown = opened(window, qtbot)
    panel = shown.collecting
    panel.mode.setCurrentIndex(panel.mode.findData(collecting.EACH))
    assert panel.request.text() == "Write the digit 0 (1 of 5)"
    assert not shown.learning.isVisible()
    assert shown.teaching.isVisible()
