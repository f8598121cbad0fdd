"""The whole window under real mouse events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from file_reasons import MISSING
from made_models import blank
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot
from window_mouse import FIXED_NAMES, LEFT, SEVEN, at, draw, draw_stroke, press

from digitpad.gui.main_window import MainWindow
from digitpad.gui.reading.seen import SeenPreview
from digitpad.gui.theme.colours import DARK
from digitpad.gui.widgets.parts import small_font
from digitpad.gui.widgets.probability_bars import ProbabilityBars
from digitpad.handwriting import synthesis
from digitpad.ink.inkml import read_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.recognise.engine import Engine
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser


def find(window: MainWindow, kind: type[QWidget], name: str) -> QWidget:
    widget = window.findChild(kind, name)
    assert widget is not None
    return widget


def click(window: MainWindow, name: str) -> None:
    QTest.mouseClick(find(window, QAbstractButton, name), LEFT)


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


# Drawing and reading


def test_the_fixed_names_are_there_once(window: MainWindow) -> None:
    for name in FIXED_NAMES:
        assert len(window.findChildren(QObject, name)) == 1, name


def test_an_empty_canvas_is_nothing_drawn(window: MainWindow) -> None:
    assert window.prediction is not None
    assert window.prediction.verdict is Verdict.NOTHING
    assert window.prediction.label is None
    assert find(window, QLabel, "verdict_label").text() == "Nothing drawn"
    assert window.run_state == "idle"


def test_what_is_drawn_with_the_mouse_is_read(window: MainWindow, qtbot: QtBot) -> None:
    recogniser = Recogniser(window.current.model)  # type: ignore[arg-type]
    for digit in range(10):
        draw(window.canvas, synthesis.drawing(digit, seed=8))
        expected = recogniser.recognise(window.canvas.drawing())
        qtbot.waitUntil(
            lambda expected=expected: np.array_equal(
                window.prediction.probabilities, expected.probabilities
            )
        )
        assert window.prediction.label == expected.label
        click(window, "clear_button")
        qtbot.waitUntil(lambda: window.prediction.verdict is Verdict.NOTHING)


def test_the_verdict_the_bars_and_the_preview_show_the_reading(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw(window.canvas, synthesis.drawing(0, seed=5))
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    prediction = window.prediction
    label = find(window, QLabel, "verdict_label")
    assert prediction.label is not None
    assert prediction.label in label.text()
    bars = find(window, ProbabilityBars, "probability_bars")
    assert isinstance(bars, ProbabilityBars)
    assert max(bars.probabilities(), key=bars.probabilities().__getitem__) == prediction.label
    preview = find(window, SeenPreview, "seen_preview")
    assert isinstance(preview, SeenPreview)
    assert np.array_equal(preview.pixels, drawing_to_image(window.canvas.drawing()))


def test_a_stroke_is_read_while_it_is_going_on(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.predicted, check_params_cb=lambda p: p.label is not None):
        QTest.mousePress(window.canvas, LEFT, pos=at(window.canvas, 0.5, 0.2))
        for step in range(1, 30):
            QTest.mouseMove(window.canvas, at(window.canvas, 0.5, 0.2 + 0.02 * step))
    assert window.canvas.is_drawing
    QTest.mouseRelease(window.canvas, LEFT, pos=at(window.canvas, 0.5, 0.8))


def test_the_reading_after_a_stroke_is_the_reading_of_that_stroke(
    window: MainWindow, qtbot: QtBot
) -> None:
    for seed in range(8):
        window.canvas.clear()
        *others, last = synthesis.drawing(4, seed=seed).strokes
        for stroke in others:
            draw_stroke(window.canvas, [(float(x), float(y)) for x, y in stroke.points])
        points = [(float(x), float(y)) for x, y in last.points]
        QTest.mousePress(window.canvas, LEFT, pos=at(window.canvas, *points[0]))
        for point in points[1:]:
            QTest.mouseMove(window.canvas, at(window.canvas, *point))
        with qtbot.waitSignal(window.predicted):
            QTest.mouseRelease(window.canvas, LEFT, pos=at(window.canvas, *points[-1]))
        assert np.array_equal(window.prediction.image, drawing_to_image(window.canvas.drawing()))


def test_real_pen_digits_are_read_in_the_window_as_by_the_recogniser(
    window: MainWindow, qtbot: QtBot, pendigits_file: Path
) -> None:
    # The mouse knows whole pixels only, so a few doubtful digits may come out otherwise.
    recogniser = Recogniser(window.current.model)  # type: ignore[arg-type]
    same = 0
    drawings = [item.drawing for item in read_inkml(pendigits_file)[:40]]
    for drawing in drawings:
        window.canvas.clear()
        draw(window.canvas, drawing)
        seen = drawing_to_image(window.canvas.drawing())
        qtbot.waitUntil(lambda seen=seen: np.array_equal(window.prediction.image, seen))
        same += window.prediction.label == recogniser.recognise(drawing).label
    assert same >= len(drawings) - 2


def test_undo_redo_and_clear_by_buttons_and_keys(window: MainWindow) -> None:
    undo = find(window, QAbstractButton, "undo_button")
    assert not undo.isEnabled()
    draw_stroke(window.canvas, SEVEN)
    draw_stroke(window.canvas, [(0.3, 0.5), (0.7, 0.5)])
    click(window, "undo_button")
    assert len(window.canvas.drawing().strokes) == 1
    click(window, "redo_button")
    assert len(window.canvas.drawing().strokes) == 2
    click(window, "clear_button")
    assert window.canvas.drawing().is_empty
    assert not find(window, QAbstractButton, "clear_button").isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(window.canvas.drawing().strokes) == 2
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.canvas.drawing().is_empty


def test_the_pen_slider_changes_the_ink_but_not_the_reading(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: window.prediction.label is not None)
    before = window.prediction.image
    slider = find(window, QSlider, "pen_width")
    assert isinstance(slider, QSlider)
    slider.setValue(slider.maximum())
    assert window.canvas.drawing().pen_width == slider.maximum() / 1000
    with qtbot.waitSignal(window.predicted):
        window.reading.read_now()
    assert np.array_equal(window.prediction.image, before)


def test_a_drawing_of_20000_points_is_read_as_quickly_as_it_is_drawn(
    window: MainWindow, qtbot: QtBot
) -> None:
    generator = np.random.default_rng(2)
    points = 0.5 + 0.4 * np.sin(np.cumsum(generator.normal(0, 0.01, (20_000, 2)), axis=0))
    window.canvas.begin((0.5, 0.5))
    for x, y in points.tolist():
        window.canvas.draw_to((x, y))
    window.canvas.finish()
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    assert window.canvas.drawing().point_count > 19_000


# Models


def test_a_model_saved_and_opened_reads_with_the_same_probabilities(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw(window.canvas, synthesis.drawing(6, seed=5))
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    before = window.prediction.probabilities
    path = tmp_path / "mine.safetensors"
    assert window.save_model(path)
    with qtbot.waitSignal(window.predicted):
        assert window.open_model(path)
    assert np.array_equal(window.prediction.probabilities, before)
    assert window.prediction.model == "mine"


def test_the_status_says_which_model_reads_and_how_good_it_is(window: MainWindow) -> None:
    status = find(window, QLabel, "status_label")
    assert isinstance(status, QLabel)
    assert status.text() == "digitpad (shipped) · 90.0 % of 10,000 generated test digits · ready"


def test_the_window_opens_in_words_without_a_shipped_model(
    make_window: Callable[..., MainWindow], qtbot: QtBot, model_file: Path
) -> None:
    window = make_window(shipped=None)
    status = find(window, QLabel, "status_label")
    assert isinstance(status, QLabel)
    qtbot.waitUntil(lambda: "open one or train one" in status.text())
    assert find(window, QLabel, "verdict_label").text() == "No model"
    draw_stroke(window.canvas, SEVEN)
    assert not window.menu_actions["save_model"].isEnabled()
    with qtbot.waitSignal(window.predicted):
        window.open_model(model_file)
    assert window.prediction.label is not None


def test_files_named_at_the_start_are_opened(
    make_window: Callable[..., MainWindow], model_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    from digitpad.gui.files.documents import write_page

    named = tmp_path / "named.safetensors"
    named.write_bytes(model_file.read_bytes())
    drawing = synthesis.drawing(2, seed=5)
    write_page(tmp_path / "two.inkml", drawing)
    window = make_window(named, tmp_path / "two.inkml")
    qtbot.waitUntil(lambda: window.canvas.drawing().strokes == drawing.strokes)
    qtbot.waitUntil(lambda: window.settings.model_file == named)


def test_recent_models_can_be_opened_from_the_menu(
    window: MainWindow, tmp_path: Path, model_file: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "again.safetensors"
    path.write_bytes(model_file.read_bytes())
    window.open_model(path)
    window.menu_actions["shipped_model"].trigger()
    assert window.settings.model_file is None
    menu = window.menus.recent_models
    menu.aboutToShow.emit()
    (action,) = [action for action in menu.actions() if action.text() == "again.safetensors"]
    action.trigger()
    qtbot.waitUntil(lambda: window.settings.model_file == path)


def test_the_model_opened_or_saved_last_reads_again_after_a_restart(
    make_window: Callable[..., MainWindow], model_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    first = make_window()
    opened, saved = tmp_path / "opened.safetensors", tmp_path / "saved.safetensors"
    opened.write_bytes(model_file.read_bytes())
    first.open_model(opened)
    assert first.close()
    second = make_window()
    assert second.settings.model_file == opened
    second.save_model(saved)
    assert second.close()
    third = make_window()
    assert third.settings.model_file == saved
    third.menu_actions["shipped_model"].trigger()
    assert third.close()
    assert make_window().settings.model_file is None


@pytest.mark.parametrize("is_there", [True, False])
def test_when_the_model_of_the_last_session_cannot_be_opened_the_shipped_one_reads(
    make_window: Callable[..., MainWindow], model_file: Path, tmp_path: Path, is_there: bool
) -> None:
    window, path = make_window(), tmp_path / "mine.safetensors"
    path.write_bytes(model_file.read_bytes())
    window.open_model(path)
    assert window.close()
    path.write_text("damaged") if is_there else path.unlink()
    again = make_window()
    assert again.settings.model_file is None
    assert "The model from last time was not opened" in again.status.text()
    assert "mine.safetensors" in again.status.text()
    assert boxes(again) == []
    assert again.close()
    assert "last time" not in make_window().status.text()


def test_a_recent_model_that_is_gone_is_forgotten(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "gone.safetensors"
    window.settings.add_recent("model", path)
    assert not window.open_model(path)
    assert window.settings.recent("model") == []


# The frame


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1000, 1200)])
def test_the_canvas_is_square_and_everything_fits(
    make_window: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = make_window(size=size)
    canvas = window.canvas
    assert canvas.width() == canvas.height()
    panel = window.panel
    parts = [canvas, panel.tools, panel.answer, panel.strip]
    for part in parts:
        assert panel.rect().contains(part.geometry()), part.objectName()
    for first in parts:
        for second in parts:
            if first is not second:
                assert not first.geometry().intersects(second.geometry())
    assert window.size().width() == size[0]
    assert window.size().height() == size[1]


def test_the_theme_can_be_switched_and_is_remembered(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    first = make_window()
    first.menu_actions["theme_dark"].trigger()
    # Parts of windows change their looks one after another, so that none of them stops.
    qtbot.waitUntil(
        lambda: first.canvas.grab().toImage().pixelColor(QPoint(60, 60)) == DARK.canvas.paper
    )
    assert first.grab().toImage().pixelColor(3, 300) == DARK.window
    bars = find(first, QWidget, "probability_bars").grab().toImage()
    tracks = {bars.pixelColor(bars.width() // 2, y).name() for y in range(bars.height())}
    assert DARK.track.name() in tracks
    icons = first.menu_actions["open"].icon().pixmap(54, 54).toImage()
    seen = [icons.pixelColor(x, y) for x in range(54) for y in range(54)]
    assert DARK.text in [colour for colour in seen if colour.alpha() == 255]
    paper = first.canvas.grab().toImage().pixelColor(QPoint(60, 60))
    assert paper == DARK.canvas.paper
    first.resize(1111, 777)
    assert first.close()
    second = make_window(size=(1111, 777))
    assert second.menu_actions["theme_dark"].isChecked()
    assert second.grab().toImage().pixelColor(3, 300) == DARK.window
    second.menu_actions["theme_system"].trigger()


def test_the_size_the_pen_and_the_panel_come_back(
    make_window: Callable[..., MainWindow],
) -> None:
    first = make_window(size=(1150, 720))
    first.canvas.set_pen_width(0.12)
    first.menu_actions["show_training"].setChecked(False)
    assert not first.training.isVisible()
    first.close()
    second = make_window(size=(1150, 720))
    assert second.canvas.pen_width == 0.12
    assert not second.training.isVisible()
    slider = find(second, QSlider, "pen_width")
    assert isinstance(slider, QSlider)
    assert slider.value() == 120


def test_with_the_training_panel_all_that_moves_is_painted_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(window.canvas.updatesEnabled)
    for is_shown in (False, True):
        window.menu_actions["show_training"].trigger()
        assert not window.canvas.updatesEnabled()
        qtbot.waitUntil(window.canvas.updatesEnabled)
        assert window.training.isVisible() is is_shown


def test_the_pen_goes_to_where_its_slider_is_clicked(window: MainWindow, qtbot: QtBot) -> None:
    part = 0.93
    slider = find(window, QSlider, "pen_width")
    assert isinstance(slider, QSlider)
    place = QPoint(round(slider.width() * part), slider.height() // 2)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
    wanted = slider.minimum() + part * (slider.maximum() - slider.minimum())
    assert abs(slider.value() - wanted) < 0.07 * (slider.maximum() - slider.minimum())
    assert window.canvas.pen_width == slider.value() / 1000


def test_no_letters_of_the_window_are_too_small_for_a_projector(window: MainWindow) -> None:
    draw_stroke(window.canvas, SEVEN)
    labels = [one for one in window.findChildren(QWidget) if one.isVisible()]
    assert len(labels) > 50
    for widget in labels:
        assert QFontInfo(widget.font()).pixelSize() >= 13, widget.objectName()
    assert QFontInfo(small_font(window.font())).pixelSize() >= 13


def test_every_action_has_a_text_and_a_tip_and_no_two_share_keys(window: MainWindow) -> None:
    seen: dict[str, QAction] = {}
    for action in window.menu_actions.values():
        assert action.text()
        assert action.statusTip()
        for keys in action.shortcuts():
            name = keys.toString()
            assert name not in seen, f"{name}: {action.text()} and {seen[name].text()}"
            seen[name] = action


@pytest.mark.parametrize("name", ["main", "main, colour picture"])
def test_every_control_has_a_name_and_a_tip(
    open_furnished: Callable[..., MainWindow], name: str
) -> None:
    window = open_furnished(name)
    for kind in (QAbstractButton, QAbstractSpinBox, QComboBox, QSlider):
        for widget in window.findChildren(kind):
            if not widget.objectName().startswith("qt_"):
                assert widget.objectName()
                assert widget.toolTip(), widget.objectName()
                assert widget.accessibleName() or not window.panel.isAncestorOf(widget)


def test_help_says_the_versions_and_whose_data_was_learned_from(window: MainWindow) -> None:
    window.menu_actions["about"].trigger()
    (box,) = boxes(window)
    assert "PySide6" in box.text()
    assert "Alpaydin and Alimoglu, CC BY 4.0" in box.text()
    press(window, "Close")


# Closing


@pytest.mark.parametrize("explains", [False, True])
def test_closing_ends_whatever_a_slow_reading_computes(
    make_window: Callable[..., MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot, explains: bool,
) -> None:  # fmt: skip
    """With a network far beyond what is allowed, so that nothing ends by itself meanwhile."""
    monkeypatch.setattr("digitpad.models.architecture.MOST_OPERATIONS", 10**15)
    middle = "conv 128 3 pad 1, " * 50
    layers = f"conv 128 1 pad 16, conv 128 1 pad 16, {middle}pool 9, dense 10"
    slow = blank(architecture("custom", layers=layers), name="slow")
    save_model(tmp_path / "slow.safetensors", slow)
    begun, ended = Event(), []
    outputs = Engine._outputs

    def noted(self: Engine, pixels: np.ndarray) -> np.ndarray:
        begun.set()
        found = outputs(self, pixels)
        ended.append(len(found))
        return found

    window = make_window(tmp_path / "slow.safetensors", shipped=None)
    draw_stroke(window.canvas, SEVEN)
    if explains:
        qtbot.waitUntil(lambda: window.prediction is not None, timeout=60_000)
    monkeypatch.setattr(Engine, "_outputs", noted)
    window.menu_actions["explain"].trigger() if explains else window.reading.read_now()
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    assert window.close()
    assert not window.isVisible()
    assert len(ended) <= explains


def test_a_trained_model_that_is_not_saved_is_asked_about(
    window: MainWindow, linear_model: Model, qtbot: QtBot
) -> None:
    window.training.offers.model_kept.emit(linear_model)
    assert "not saved" in window.status.text()
    assert not window.close()
    press(window, "Cancel")
    assert window.isVisible()
    assert not window.close()
    press(window, "no")
    qtbot.waitUntil(lambda: not window.isVisible())


def test_without_a_model_there_is_nothing_to_save(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = make_window(shipped=None)
    assert not window.save_model(tmp_path / "nothing.safetensors")
    (box,) = boxes(window)
    assert "No model is open" in box.text()
    assert not (tmp_path / "nothing.safetensors").exists()


def test_a_model_that_cannot_be_saved_stays_unsaved_and_says_why(
    window: MainWindow, linear_model: Model, tmp_path: Path
) -> None:
    window.training.offers.model_kept.emit(linear_model)
    assert not window.save_model(tmp_path / "no" / "mine.safetensors")
    (box,) = boxes(window)
    assert MISSING in box.text()
    press(window, "Ok")
    assert window.current.unsaved


def test_what_of_a_model_is_a_guess_is_said_when_it_is_opened(
    window: MainWindow, tmp_path: Path
) -> None:
    bare = tmp_path / "bare.npz"
    np.savez(bare, **blank(architecture("vit", heads=8), 0.1).tensors)
    window.open_model(bare)
    (box,) = boxes(window)
    assert "what is missing was guessed" in box.text()
    assert "4 is a guess" in window.status.toolTip()
    assert window.status.text() == "bare · ready"
    box.close()


def test_the_pixels_that_weights_were_trained_on_are_chosen_in_the_window_and_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw(window.canvas, synthesis.drawing(6, seed=5))
    qtbot.waitUntil(lambda: window.prediction is not None and window.prediction.label is not None)
    before = window.prediction.probabilities
    window.menu_actions["pixels"].trigger()
    box = window.findChild(QInputDialog)
    box.setTextValue("Inverted, mean 0.5 std 0.5")
    with qtbot.waitSignal(window.predicted):
        box.accept()
    assert not np.allclose(window.prediction.probabilities, before)
    assert window.save_model(tmp_path / "turned.safetensors")
    arguments = dict(open_model(tmp_path / "turned.safetensors").info.architecture.arguments)
    assert arguments["pixels"] == "inverted mean 0.5 std 0.5"
    window.menu_actions["pixels"].trigger()
    box = window.findChildren(QInputDialog)[-1]
    box.setTextValue("twice as much")
    box.accept()
    (complaint,) = boxes(window)
    assert "twice as much" in complaint.text() + complaint.informativeText()
    complaint.close()


def test_a_model_is_saved_as_onnx_and_such_a_file_is_dropped_and_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.onnx"
    window.menu_actions["save_model"].trigger()
    dialog = window.findChild(QFileDialog)
    assert any("*.onnx" in one for one in dialog.nameFilters())
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(path.exists)
    with qtbot.waitSignal(window.opener.model_opened):
        window.opener.open_files([path])
    assert window.current.model.info.container == "onnx"


def test_a_model_is_saved_as_a_folder_for_hubs_whose_weights_open(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.menu_actions["save_model"].trigger()
    dialog = window.findChild(QFileDialog)
    assert any("*.hub" in one for one in dialog.nameFilters())
    with qtbot.waitSignal(window.saver.model_saved) as saved:
        dialog.fileSelected.emit(str(tmp_path / "mine.hub"))
        dialog.close()
    assert saved.args[1] == tmp_path / "mine.hub" / "model.safetensors"
    assert {one.name for one in (tmp_path / "mine.hub").iterdir()} == {
        "README.md",
        "config.json",
        "model.safetensors",
    }
    with qtbot.waitSignal(window.opener.model_opened):
        window.opener.open_files([saved.args[1]])
