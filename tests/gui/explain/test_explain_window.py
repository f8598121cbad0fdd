"""“Why this answer?”: what the window shows of a reading, beside the drawing and over it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fresh import printed
from PIL import Image
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from saving import save_in
from window_mouse import SEVEN, at, draw_stroke

from digitpad.explain.least_change import Edit
from digitpad.explain.reason import Reason
from digitpad.explain.shape import StrokeRole
from digitpad.explain.target import Target
from digitpad.files import INK_MODEL, resource
from digitpad.gui.canvas.ink import InkOverlay
from digitpad.gui.explain.evidence_view import EvidenceView
from digitpad.gui.explain.evidence_words import headline_words, reason_words
from digitpad.gui.explain.map_view import outline, shades_of
from digitpad.gui.explain.nearest_view import NearestView
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.pixels import from_qimage, widget_image
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.prediction import Prediction, Verdict


def opened(window: MainWindow, qtbot: QtBot) -> ExplainWindow:
    """Open the window by the button below the answer."""
    button = window.findChild(QToolButton, "explain_button")
    assert button is not None
    button.click()
    found = window.findChild(ExplainWindow)
    assert found is not None
    qtbot.waitExposed(found)
    return found


def evidence_of(found: ExplainWindow) -> EvidenceView:
    view = found.findChild(EvidenceView)
    assert view is not None
    return view


def coloured(window: MainWindow) -> int:
    """Return how many pixels of the canvas are neither paper nor ink."""
    pixels = from_qimage(window.canvas.grab().toImage()).astype(int)
    return int((np.ptp(pixels, axis=2) > 60).sum())


def test_nothing_of_it_is_loaded_before_it_is_asked_for(own_home: Path) -> None:
    code = (
        "import sys; from digitpad.gui.app import create_window; window = create_window(['x']);"
        "late = ('digitpad.gui.explain', 'digitpad.explain', "
        "'digitpad.gui.evaluate.robustness_tab', 'digitpad.gui.plots.sweep_plot', "
        "'digitpad.evaluation.robustness', 'digitpad.evaluation.sensitivity', "
        "'digitpad.evaluation.changes');"
        "print([name for name in sys.modules if name.startswith(late)]); window.shut_down()"
    )
    assert printed(code) == "[]"


def test_what_is_drawn_is_explained_beside_the_drawing_and_over_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    found = opened(window, qtbot)
    assert found.headline.text() == "Nothing to explain yet"
    draw_stroke(window.canvas, SEVEN)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None and coloured(window) > 50)
    read = window.prediction
    assert read is not None
    assert found.headline.text() == f"Why {read.label} and not {read.second}?"
    assert view.evidence is not None
    assert view.evidence.explanation.target == Target(
        read.classes.index(read.label), (read.classes.index(read.second),)
    )
    assert f"for {read.label}" in view.legend.text()
    assert f"for {read.second}" in view.legend.text()
    assert "<" not in view.legend.text()  # plain words, as labels show no markup
    assert view.map.evidence is not None
    assert view.map.evidence.any()
    # What is saved or copied is the drawing alone.
    assert len(window.canvas.drawing().strokes) == 1


def test_the_window_says_in_words_why_and_shows_what_would_be_read_but_for_that(
    window: MainWindow, qtbot: QtBot
) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.reason is not None, timeout=20_000)
    read, reason = window.prediction, view.reason
    assert read is not None
    assert view.answer.text() == reason_words(reason, read.label, read.second)
    assert f"read as {reason.prediction.label}" in view.titles[1].text()
    assert np.array_equal(view.map.framed, reason.where)
    assert np.array_equal(view.changed.framed, reason.where)
    colours = f"Blue speaks for {read.label}, orange for {read.second}"
    assert view.titles[0].text() == colours
    # Why it is not another one hangs on the same.
    view.class_combo.setCurrentText(read.second)
    view.class_combo.activated.emit(view.class_combo.currentIndex())
    assert view.reason is None
    qtbot.waitUntil(lambda: view.reason is not None, timeout=20_000)
    assert view.reason.prediction.label == reason.prediction.label
    assert view.answer.text() == reason_words(view.reason, read.label, read.second)


def reason(edit: Edit, role: StrokeRole, label: str, shape: tuple[int, ...] = (28, 28)) -> Reason:
    image = np.zeros(shape, np.uint8)
    chosen = np.eye(10, dtype=np.float32)[int(label)]
    digits = tuple("0123456789")
    read = Prediction(label, None, chosen, digits, Verdict.DIGIT, 1.0, image, 0.0, "")
    return Reason(edit, role, np.zeros((28, 28), bool), (0, 1), image, read)


def test_what_the_ink_does_is_said_and_only_what_was_found() -> None:
    def words(edit: Edit, role: StrokeRole, **more: Any) -> str:
        return reason_words(reason(edit, role, "4", **more), "9", "4").replace("\N{NBSP}", " ")

    rub, join, draw = Edit
    assert words(rub, StrokeRole.LOOP) == (
        "Read as 9, because the framed ink at the top closes a loop. "
        "With a gap there it would be read as 4 (99.9 %), not 9."
    )
    assert "the framed end at the top narrows an opening" in words(rub, StrokeRole.OPENING)
    assert "the framed ink at the top joins two parts" in words(rub, StrokeRole.TIE)
    assert "the framed bar at the top" in words(rub, StrokeRole.BAR)
    assert "the framed ink at the top" in words(rub, StrokeRole.NOTHING)
    assert "a loop is open at the top" in words(join, StrokeRole.LOOP)
    assert "the framed gap at the top" in words(join, StrokeRole.NOTHING)
    assert "the stroke ends so soon at the top" in words(draw, StrokeRole.NOTHING)
    assert "the opening at the top is so wide" in words(draw, StrokeRole.OPENING)
    colour = words(rub, StrokeRole.NOTHING, shape=(3, 32, 32))
    assert "ink" not in colour
    # Two frames are not in one place.
    apart = reason(rub, StrokeRole.NOTHING, "4")
    apart.where[2, 2:5] = apart.where[20, 2:5] = True
    assert reason_words(apart, "9", "4").startswith("Read as 9, because of what is framed.")
    # A bar that crosses a stroke is one bar.
    bar = apart._replace(role=StrokeRole.BAR)
    assert "because of the framed bar at the top" in reason_words(bar, "9", "4")
    # No claim about what was not found.
    other = reason_words(reason(rub, StrokeRole.LOOP, "7"), "9", "4")
    assert other.startswith("Read as 9, because")
    assert other.endswith("No small change makes it 4.")
    # No claim that the colours deny.
    against = reason(rub, StrokeRole.END, "4")._replace(speaks_for_it=False)
    assert "because" not in reason_words(against, "9", "4")
    assert "that part alone does not speak for 9" in reason_words(against, "9", "4")
    assert reason_words(reason(rub, StrokeRole.LOOP, "9"), "9", "4").startswith(
        "No single part decides"
    )


def test_of_a_guess_it_is_not_asked_why() -> None:
    chances = np.full(10, 0.09, np.float32)
    chances[[4, 9]] = 0.15, 0.13
    image = np.zeros((28, 28), np.uint8)
    guess = Prediction("4", "9", chances, tuple("0123456789"), Verdict.UNSURE, 1.0, image, 0.0, "")
    headline, sentence = headline_words(guess)
    assert headline == "It has no idea yet"
    assert sentence == "Nearly a guess: 4 is ahead (15 %), then comes 9 (13 %)."


def test_of_what_is_refused_it_is_said_why_it_is_no_digit(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(shipped=resource(INK_MODEL))
    for stroke in ([(0.25, 0.85), (0.5, 0.15), (0.75, 0.85)], [(0.35, 0.6), (0.65, 0.6)]):
        draw_stroke(window.canvas, stroke)
    qtbot.waitUntil(lambda: window.prediction.verdict is Verdict.NOT_A_DIGIT)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.reason is not None)
    assert found.headline.text() == "Why is it not a digit?"
    assert found.sentence.text().startswith("Not taken for a digit")
    assert f"If it were: {window.prediction.label} (" in found.sentence.text()
    said = view.answer.text(), view.titles[0].text(), view.class_combo.currentText()
    assert not [text for text in said if "Read as" in text or "as it is read" in text]
    # The map is of the output that refuses, and what is framed would make it a digit.
    assert view.evidence.explanation.target.of == len(window.prediction.classes)
    assert view.legend.text() == "speaks against a digit; speaks for a digit"
    assert view.reason.prediction.answer in view.answer.text()
    # Why it is closest to a digit can be asked still.
    view.class_combo.setFocus()
    QTest.keyClicks(view.class_combo, "4")
    qtbot.waitUntil(lambda: view.evidence.explanation.target.of == 4)


def test_colours_that_may_change_yet_are_pale(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    view = evidence_of(found)
    strongest: dict[bool, int] = {}

    def look(cover: InkOverlay | None) -> None:
        if cover is None or view.evidence is None:
            return
        is_finished = view.evidence.is_finished
        for shown in (view.map, window.canvas):
            pixels = from_qimage(shown.grab().toImage()).astype(int)
            middle = pixels[: -len(pixels) // 8]  # without the legend of the canvas
            spread = int(np.ptp(middle, axis=2).max())
            strongest[is_finished] = max(spread, strongest.get(is_finished, 0))

    view.covered.connect(look)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: len(strongest) == 2)
    assert strongest[False] < strongest[True] / 2


def test_a_frame_runs_around_what_it_frames() -> None:
    framed = np.zeros((4, 4), dtype=bool)
    framed[1, 2:] = True
    lines = outline(framed, QRectF(10, 20, 40, 40))
    found = {(line.x1(), line.y1(), line.x2(), line.y2()) for line in lines}
    across = {(30, y, 40, y) for y in (30, 40)} | {(40, y, 50, y) for y in (30, 40)}
    assert found == across | {(x, 30, x, 40) for x in (30, 50)}


def test_the_colours_go_with_the_window_and_with_the_drawing(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    qtbot.waitUntil(lambda: coloured(window) > 50)
    evidence_of(found).cover_check.click()
    assert coloured(window) == 0
    evidence_of(found).cover_check.click()
    qtbot.waitUntil(lambda: coloured(window) > 50)
    # What the colours mean is told at the bottom of the canvas.
    canvas = window.canvas.grab().toImage()
    foot = from_qimage(canvas.copy(0, canvas.height() - 30, canvas.width(), 20)).reshape(-1, 3)
    assert all((foot == shade).all(axis=1).sum() > 50 for shade in shades_of(found)[:2])
    found.close()
    assert coloured(window) == 0
    found = opened(window, qtbot)
    qtbot.waitUntil(lambda: coloured(window) > 50)
    window.canvas.clear()
    assert coloured(window) == 0
    qtbot.waitUntil(lambda: found.headline.text() == "Nothing to explain yet")


def test_the_ink_takes_the_colours_of_the_new_theme(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.reason is not None and coloured(window) > 50)

    def strongest() -> tuple[int, ...]:
        pixels = from_qimage(window.canvas.grab().toImage()).reshape(-1, 3).astype(int)
        return tuple(pixels[np.ptp(pixels, axis=1).argmax()].tolist())

    for theme in ("dark", "light"):
        window.findChild(QAction, f"theme_{theme}_action").trigger()
        near = [np.abs(np.subtract(strongest(), shade)).max() for shade in shades_of(found)[:2]]
        assert min(near) < 25


def test_what_one_view_says_goes_with_it(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: bool(found.note.text()))
    said = found.note.text()
    found.show_view(found.findChild(NearestView))
    assert found.note.text() != said


def test_another_class_another_rival_and_another_method_can_be_chosen_by_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None, timeout=20_000)
    for box, label in ((view.class_combo, "4"), (view.rival_combo, "9")):
        box.setFocus()
        QTest.keyClicks(box, label)
    assert view.class_combo.currentText() == "4"
    qtbot.waitUntil(lambda: view.evidence.explanation.target == Target(4, (9,)), timeout=20_000)
    # Without a choice it is the strongest other one: here what is read.
    view.rival_combo.setFocus()
    QTest.keyClick(view.rival_combo, Qt.Key.Key_Home)
    assert window.prediction is not None
    read = window.prediction.classes.index(window.prediction.label)
    qtbot.waitUntil(lambda: view.evidence.explanation.target == Target(4, (read,)), timeout=20_000)


def test_why_not_says_so_for_a_network_that_names_nothing(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    made = architecture("digits-autoencoder")
    path = tmp_path / "auto.safetensors"
    save_model(path, Model(new_info(made), build(made, seed=0).arrays()))
    window = make_window(path)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: window.prediction is not None)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    assert found is not None
    qtbot.waitUntil(lambda: "autoencoder" in found.sentence.text())


def test_a_colour_picture_is_explained_by_its_class_names(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    made = architecture("cifar-cnn")
    path = tmp_path / "colours.safetensors"
    save_model(path, Model(new_info(made), build(made, seed=0).arrays()))
    rows, columns = np.indices((40, 40))
    picture = tmp_path / "photo.png"
    Image.fromarray(np.stack([rows * 6, columns * 6, rows], axis=2).astype(np.uint8)).save(picture)
    window = make_window(path, picture)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None, timeout=20_000)
    assert view.evidence.explanation.map.shape == (3, 32, 32)
    assert window.prediction is not None
    assert found.headline.text().startswith(f"Why {window.prediction.label} and not ")


def test_a_pixel_tells_its_evidence(window: MainWindow, qtbot: QtBot) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None)
    shown = view.map
    row, column = np.argwhere(view.evidence.explanation.map != 0)[0]
    square = shown._square()
    side = square.width() / 28
    spot = square.topLeft() + type(square.topLeft())((column + 0.5) * side, (row + 0.5) * side)
    assert shown.words_at(spot).split()[1:3] in (["speaks", "for"], ["speaks", "against"])
    assert shown.words_at(square.topLeft()) == ""


def test_the_reading_and_the_maps_follow_the_eraser_until_nothing_is_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None, timeout=20_000)
    before, read = view.evidence, window.prediction
    eraser = window.menu_actions["eraser"]
    eraser.trigger()
    (x, y), last = SEVEN[0], SEVEN[-1]
    QTest.mousePress(window.canvas, Qt.MouseButton.LeftButton, pos=at(window.canvas, x, y))
    # With the eraser still down:
    qtbot.waitUntil(lambda: window.prediction is not read)
    qtbot.waitUntil(lambda: not np.array_equal(view.evidence.image, before.image), timeout=20_000)
    QTest.mouseRelease(window.canvas, Qt.MouseButton.LeftButton, pos=at(window.canvas, x, y))
    assert eraser.isChecked()
    assert not window.canvas.drawing().is_empty
    draw_stroke(window.canvas, [*SEVEN, last])
    assert window.canvas.drawing().is_empty
    assert not eraser.isChecked()
    draw_stroke(window.canvas, SEVEN)
    assert not window.canvas.drawing().is_empty


def test_a_page_that_was_not_read_yet_is_not_taken_for_the_one_that_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.reason is not None, timeout=20_000)
    failed: list[str] = []
    view._reasons.failed.connect(lambda _, why: failed.append(why))
    window.canvas.clear()
    found.begin_if_due()  # before the reading of the empty canvas is there
    question = found._question()
    assert question is not None
    assert len(question.page.strokes) == 1
    qtbot.waitUntil(lambda: found.headline.text() == "Nothing to explain yet")
    assert not failed


def test_what_is_saved_of_a_view_is_title_sentence_and_figure_alone(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    view = evidence_of(found)
    qtbot.waitUntil(lambda: view.evidence is not None)
    painted: list[QWidget] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
                painted.append(watched)
            return False

    watch, save = Watch(), found.findChild(QPushButton, "explain_save_button")
    assert save is not None

    def watched(*widgets: QWidget) -> QImage:
        QApplication.instance().installEventFilter(watch)
        image = widget_image(*widgets)
        QApplication.instance().removeEventFilter(watch)
        return image

    monkeypatch.setattr("digitpad.gui.explain.window.widget_image", watched)
    save_in(save, tmp_path / "why.png")
    rendered = {one for one in painted if one.window() is found.window()}
    assert {found.headline, found.sentence, view.answer, view.map, view.changed} <= rendered
    choosers = QComboBox, QAbstractButton, QTabBar
    assert not [one.objectName() for one in rendered if isinstance(one, choosers)]
