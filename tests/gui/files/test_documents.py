"""Drawings and pictures in and out: files, clipboard, drops."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from file_reasons import MISSING
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QClipboard,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
)
from PySide6.QtWidgets import QApplication, QListWidget, QMessageBox
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw, draw_stroke

from digitpad.errors import InkError
from digitpad.files import NOT_ORDINARY
from digitpad.gui.canvas.content import Picture
from digitpad.gui.files.documents import (
    clipboard_data,
    ink_in,
    kind_of,
    page_image,
    picture_in,
    read_page,
    write_page,
)
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.pixels import from_qimage
from digitpad.gui.workers.task import Task
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import parse_inkml, write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model
from digitpad.modelfile.foreign import to_npz, to_pt
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.pictures import open_picture
from digitpad.recognise.recogniser import Recogniser

SEVEN_DRAWN = drawing_from_points([SEVEN])


def message_in(window: MainWindow) -> str:
    box = window.findChild(QMessageBox)
    return "" if box is None else box.text()


# Files


def test_ink_saved_and_opened_again_is_the_same_drawing(tmp_path: Path) -> None:
    path = tmp_path / "seven.inkml"
    write_page(path, SEVEN_DRAWN)
    page, drawings = read_page(path)
    assert page == SEVEN_DRAWN
    assert [item.drawing for item in drawings] == [SEVEN_DRAWN]


def test_a_saved_picture_shows_the_drawing_in_black_on_white(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "seven.png"
    write_page(path, SEVEN_DRAWN)
    grey = np.asarray(Image.open(path).convert("L"))
    assert grey.shape == (1024, 1024)
    assert grey[int(0.2 * 1024), int(0.5 * 1024)] < 40
    assert grey[900, 100] == 255


def test_a_picture_cannot_be_saved_as_ink(tmp_path: Path) -> None:
    with pytest.raises(InkError, match="no strokes"):
        write_page(tmp_path / "a.inkml", Picture(np.zeros((5, 5, 3), dtype=np.uint8), ""))


def test_a_file_is_known_by_its_name_or_else_by_its_beginning(
    tmp_path: Path, model_file: Path
) -> None:
    for name, kind in (("a.safetensors", "model"), ("a.InkML", "ink"), ("a.png", "picture")):
        assert kind_of(tmp_path / name) == kind
    model = tmp_path / "weights"
    model.write_bytes(model_file.read_bytes())
    assert kind_of(model) == "model"
    for name in ("a.npz", "a.pt", "a.PTH"):
        assert kind_of(tmp_path / name) == "model"
    archive = tmp_path / "archive"
    with archive.open("wb") as file:
        np.savez(file, weight=np.zeros(3))
    assert kind_of(archive) == "model"
    ink = tmp_path / "strokes.xml"
    write_inkml(ink, [LabelledDrawing(SEVEN_DRAWN)])
    assert kind_of(ink) == "ink"


def test_what_is_copied_can_be_pasted_as_strokes_and_elsewhere_as_a_picture(
    qapp: QApplication,
) -> None:
    data = clipboard_data(SEVEN_DRAWN)
    ink = ink_in(data)
    assert ink is not None
    assert parse_inkml(ink)[0].drawing == SEVEN_DRAWN
    pasted = picture_in(data)
    assert isinstance(pasted, Picture)
    assert np.array_equal(pasted.pixels, from_qimage(page_image(SEVEN_DRAWN)))


def test_white_ink_on_nothing_is_pasted_as_it_is_opened(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    pixels = np.full((140, 140, 4), 255, np.uint8)
    pixels[..., 3] = drawing_to_image(synthesis.drawing(3, seed=1)).repeat(5, 0).repeat(5, 1)
    path = tmp_path / "white.png"
    Image.fromarray(pixels).save(path)
    QApplication.clipboard().setImage(QImage(str(path)))
    window.menu_actions["paste"].trigger()
    qtbot.waitUntil(lambda: window.prediction is not None and window.prediction.label == "3")
    page = window.canvas.page()
    assert isinstance(page, Picture)
    assert np.array_equal(page.pixels, open_picture(path))
    QApplication.clipboard().clear()


# The window


def test_an_ink_file_is_opened_drawn_and_read(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "three.inkml"
    drawing = synthesis.drawing(3, seed=5)
    write_inkml(path, [LabelledDrawing(drawing, truth="3")])
    with qtbot.waitSignal(window.predicted):
        window.opener.open_file(path)
    assert window.canvas.drawing().strokes == drawing.strokes
    expected = Recogniser(window.current.model).recognise(drawing)  # type: ignore[arg-type]
    assert np.array_equal(window.prediction.probabilities, expected.probabilities)


def test_a_file_that_loads_late_does_not_replace_what_was_drawn_meanwhile(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "three.inkml"
    write_inkml(path, [LabelledDrawing(synthesis.drawing(3, seed=5), truth="3")])
    window.opener.open_file(path)
    draw_stroke(window.canvas, SEVEN)
    drawn = window.canvas.drawing()
    qtbot.waitUntil(lambda: "not shown" in window.status.text())
    assert window.canvas.drawing() == drawn


def test_of_two_files_opened_in_a_row_the_later_one_is_shown(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    slow, quick = tmp_path / "slow.inkml", tmp_path / "quick.inkml"
    write_inkml(slow, [LabelledDrawing(synthesis.drawing(8, seed=n)) for n in range(500)])
    wanted = synthesis.drawing(1, seed=2)
    write_inkml(quick, [LabelledDrawing(wanted)])
    window.opener.open_file(slow)
    window.opener.open_file(quick)
    qtbot.waitUntil(lambda: window.findChild(Task, "opening_task") is None)
    assert window.canvas.drawing().strokes == wanted.strokes


def drop(
    window: MainWindow,
    data: QMimeData,
    offered: Qt.DropAction = Qt.DropAction.CopyAction,
    lets_go: bool = True,
) -> bool:
    """Drag ``data`` in above the canvas and let go; return whether it was welcome.

    ``offered``: what the source offers to do; whatever that is, the answer must be to copy.
    """
    place = window.canvas.mapTo(window, QPoint(50, 50))
    # With Shift, Qt proposes to move where it can.
    arguments = (offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    events: list[QDropEvent] = [QDragEnterEvent(place, *arguments)]
    if lets_go:
        events += [QDragMoveEvent(place, *arguments), QDropEvent(QPointF(place), *arguments)]
    for event in events:
        event.ignore()
        QApplication.sendEvent(window, event)
        if not event.isAccepted():
            return False
        assert event.dropAction() == Qt.DropAction.CopyAction
    return True


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_a_dropped_folder_of_signs_is_set_up_to_be_learned_and_looked_at(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("tick", "cross", "line"):
        (tmp_path / name).mkdir()
        for number in range(5):
            path = tmp_path / name / f"{number}.png"
            page_image(synthesis.drawing(3, seed=number), 60).save(str(path))
    assert drop(window, files(tmp_path))
    config = window.training.setup.config()
    assert (config.dataset, config.data_dir) == ("pictures", tmp_path)
    assert config.source.classes == ("cross", "line", "tick")
    assert dict(config.model_arguments)["layers"].endswith("dense 3")
    assert config.recipe.batch_size == 2  # of fifteen pictures
    assert not window.training.setup.form.changed_settings()
    assert "tick: 5" in window.training.setup.datasets.status_label.text()
    look = window.training.setup.datasets.look_button
    assert look.isVisible()
    qtbot.mouseClick(look, Qt.MouseButton.LeftButton)
    images = window.findChild(QListWidget, "images_grid")
    qtbot.waitUntil(lambda: images.count() == 3, timeout=120_000)
    assert [images.item(row).text() for row in range(3)] == ["cross", "line", "tick"]


def test_a_dropped_picture_is_shown_and_read_through_the_pixel_path(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "photo.png"
    page_image(synthesis.drawing(0, seed=5), 500).save(str(path))
    draw_stroke(window.canvas, SEVEN)
    with qtbot.waitSignal(window.predicted, check_params_cb=lambda p: p.label is not None):
        assert drop(window, files(path))
    qtbot.waitUntil(lambda: isinstance(window.canvas.page(), Picture))
    page = window.canvas.page()
    assert isinstance(page, Picture)
    reader = Recogniser(window.current.model)  # type: ignore[arg-type]
    seen = reader.recognise_picture(MNIST.from_picture(page.pixels)).prediction.image
    qtbot.waitUntil(lambda: bool(np.array_equal(window.prediction.image, seen)))
    window.canvas.clear()
    qtbot.waitUntil(lambda: window.prediction.label is None)
    assert window.canvas.drawing().is_empty


@pytest.mark.parametrize("suffix", ["npz", "pt"])
def test_a_dropped_file_of_numpy_or_pytorch_becomes_the_model_that_reads(
    window: MainWindow, qtbot: QtBot, linear_model: Model, tmp_path: Path, suffix: str
) -> None:
    path = tmp_path / f"theirs.{suffix}"
    write = to_npz if suffix == "npz" else to_pt
    path.write_bytes(write(linear_model.tensors, "float32"))
    assert drop(window, files(path))
    qtbot.waitUntil(lambda: window.settings.model_file == path, timeout=30_000)
    assert window.current.model is not None
    assert window.current.model.info.name == "theirs"
    assert window.training.setup.go_on()


def test_a_model_chosen_while_torch_is_loaded_for_another_one_stays(
    window: MainWindow, qtbot: QtBot, linear_model: Model, model_file: Path, tmp_path: Path
) -> None:
    slow = tmp_path / "slow.pt"
    slow.write_bytes(to_pt(linear_model.tensors, "float32"))
    window.opener.open_file(slow)
    window.opener.open_file(model_file)
    qtbot.waitUntil(lambda: window.findChild(Task, "opening_task") is None, timeout=30_000)
    assert window.settings.model_file == model_file


def test_a_dropped_image_without_a_file_is_shown_too(window: MainWindow) -> None:
    data = QMimeData()
    data.setImageData(page_image(SEVEN_DRAWN, 200))
    assert drop(window, data)
    assert isinstance(window.canvas.page(), Picture)


def test_a_dropped_model_reads(
    window: MainWindow, tmp_path: Path, model_file: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.safetensors"
    other.write_bytes(model_file.read_bytes())
    assert drop(window, files(other))
    qtbot.waitUntil(lambda: window.settings.model_file == other)
    assert window.status.text().startswith("other")
    assert other in window.settings.recent("model")


def test_what_a_source_wants_to_move_is_copied(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "three.inkml"
    write_inkml(path, [LabelledDrawing(synthesis.drawing(3, seed=5))])
    assert not drop(window, files(path), Qt.DropAction.MoveAction)
    with qtbot.waitSignal(window.predicted):
        assert drop(window, files(path), Qt.DropAction.CopyAction | Qt.DropAction.MoveAction)


def test_of_several_files_it_says_which_one_was_opened(
    window: MainWindow, tmp_path: Path, model_file: Path, qtbot: QtBot
) -> None:
    for name in ("one.inkml", "two.inkml"):
        write_inkml(tmp_path / name, [LabelledDrawing(synthesis.drawing(3, seed=5))])
    paths = [tmp_path / "one.inkml", tmp_path / "two.inkml", model_file]
    assert drop(window, files(*paths))
    qtbot.waitUntil(lambda: "Opened one.inkml · 2 other files not opened" in window.status.text())
    assert drop(window, files(*reversed(paths)))
    words = "Opened small.safetensors · 2 other files not opened"
    qtbot.waitUntil(lambda: words in window.status.text())


def test_text_is_not_welcome(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("7")
    assert not drop(window, data)


def text_file(folder: Path) -> Path:
    path = folder / "notes.txt"
    path.write_text("These are my notes.")
    return path


def truncated_png(folder: Path) -> Path:
    path = folder / "half.png"
    page_image(SEVEN_DRAWN, 300).save(str(path))
    path.write_bytes(path.read_bytes()[:700])
    return path


def huge_png(folder: Path) -> Path:
    path = folder / "huge.png"
    Image.new("1", (20_000, 20_000)).save(path)
    return path


def broken_ink(folder: Path) -> Path:
    path = folder / "broken.inkml"
    path.write_text("<ink><trace>1 2, 3</trace>")
    return path


def missing(folder: Path) -> Path:
    return folder / "gone.png"


def a_folder(folder: Path) -> Path:
    return folder


@pytest.mark.parametrize(
    "make", [text_file, truncated_png, huge_png, broken_ink, missing, a_folder]
)
def test_a_wrong_file_changes_nothing_and_says_why(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, make: Callable[[Path], Path]
) -> None:
    draw_stroke(window.canvas, SEVEN)
    before = window.canvas.page()
    path = make(tmp_path)
    window.opener.open_file(path)
    qtbot.waitUntil(lambda: bool(message_in(window)))
    message = message_in(window)
    assert "\n" not in message
    assert path.name in message
    assert "Traceback" not in message
    assert window.canvas.page() == before


@pytest.mark.parametrize(
    "content", [b"", b"text", b"\xff" * 8 + b"{}", b"\x02" + b"\0" * 7 + b"{}"]
)
def test_a_wrong_model_changes_nothing_and_says_why(
    window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "wrong.safetensors"
    path.write_bytes(content)
    before = window.current.model
    assert not window.open_model(path)
    assert window.current.model is before
    assert "wrong.safetensors" in message_in(window)
    assert path not in window.settings.recent("model")


def test_a_drawing_that_cannot_be_saved_says_why(window: MainWindow, tmp_path: Path) -> None:
    draw_stroke(window.canvas, SEVEN)
    assert not window.saver.save_page(tmp_path / "no" / "folder" / "a.png", window.canvas.page())
    assert MISSING in message_in(window)


def test_copy_and_paste_through_the_clipboard(window: MainWindow, qtbot: QtBot) -> None:
    drawing = synthesis.drawing(8, seed=2)
    draw(window.canvas, drawing)
    strokes = window.canvas.drawing().strokes
    window.menu_actions["copy"].trigger()
    window.canvas.clear()
    window.menu_actions["paste"].trigger()
    qtbot.waitUntil(lambda: window.canvas.drawing().strokes == strokes)
    QGuiApplication.clipboard().setImage(page_image(drawing, 256))
    window.menu_actions["paste"].trigger()
    assert isinstance(window.canvas.page(), Picture)
    QGuiApplication.clipboard().setText("no drawing")
    window.menu_actions["paste"].trigger()
    assert "no drawing or picture" in window.status.text()
    QGuiApplication.clipboard().setImage(page_image(drawing, 256))
    window.menu_actions["paste"].trigger()
    assert "Pasted" in window.status.text()


def test_a_null_image_is_no_picture(qapp: QApplication) -> None:
    data = QMimeData()
    data.setImageData(QImage())
    assert picture_in(data) is None


def test_pasted_ink_is_read_beside_the_window_and_not_shown_over_something_newer(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    let_go = threading.Event()

    def slow(data: bytes, **others: str) -> tuple[LabelledDrawing, ...]:
        threads.append(threading.current_thread())
        let_go.wait(20)
        return parse_inkml(data, **others)

    monkeypatch.setattr("digitpad.ink.inkml.parse_inkml", slow)
    QGuiApplication.clipboard().setMimeData(clipboard_data(SEVEN_DRAWN))
    window.menu_actions["paste"].trigger()
    qtbot.waitUntil(lambda: bool(threads))
    draw_stroke(window.canvas, [(0.2, 0.2), (0.4, 0.4)])
    drawn = window.canvas.drawing()
    let_go.set()
    qtbot.waitUntil(lambda: not window.opener.findChildren(Task))
    assert threads[0] is not threading.main_thread()
    assert window.canvas.drawing() == drawn


def test_a_clipboard_that_gives_nothing_is_said_to_hold_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "mimeData", lambda *_: None)
    window.menu_actions["paste"].trigger()
    assert "no drawing or picture" in window.status.text()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_not_waited_for(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    os.mkfifo(tmp_path / "pipe")
    window.opener.open_file(tmp_path / "pipe")
    qtbot.waitUntil(lambda: bool(message_in(window)))
    assert NOT_ORDINARY in message_in(window)
