"""All images: placed step by step, the drawing among them, also while the network learns."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.errors import DatasetError
from digitpad.explain import neighbours
from digitpad.gui.canvas.content import Picture
from digitpad.gui.explain import embedding_view
from digitpad.gui.explain.embedding_view import PCA, EmbeddingView
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture

COUNT = 60
LINEAR = architecture("candle-linear")
SOON = 60_000


@pytest.fixture
def view(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> EmbeddingView:
    """The look at all images, of sixty digits, with nothing drawn."""
    drawn = synthesis.labelled_drawings(3, 0, COUNT)
    images = np.stack([drawing_to_image(drawing)[None] for drawing, _ in drawn])
    labels = np.array([digit for _, digit in drawn])
    source = neighbours.DataSource.parse("handwriting-small")
    monkeypatch.setattr(neighbours, "images_at_hand", lambda *_: (source, images, labels))
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    shown = found.findChild(EmbeddingView)
    found.show_view(shown)
    return shown


def test_test_images_lie_by_what_they_are_and_the_drawing_moves_among_them(
    window: MainWindow, view: EmbeddingView, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: view.scene is not None and view.scene.wait_ms is None, timeout=SOON)
    scene, found = view.scene, window.findChild(ExplainWindow)
    assert view.isVisible()
    assert scene.spot is None
    assert "Draw something" in view.sentence.text()
    assert found.headline.text().endswith("finds similar")
    away = np.square(scene.points[:, None] - scene.points).sum(axis=2)
    np.fill_diagonal(away, np.inf)
    beside = scene.known.labels[away.argmin(axis=1)] == scene.known.labels
    assert beside.mean() > 0.4  # by chance a tenth
    wrong = int((scene.known.read != scene.known.labels).sum())
    assert f"{wrong} of 60" in found.note.text()
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: view.scene.spot is not None, timeout=SOON)
    assert "most similar to these" in view.sentence.text()
    before = view.scene.spot
    draw_stroke(window.canvas, [(0.2, 0.2), (0.2, 0.8), (0.8, 0.8)])
    qtbot.waitUntil(lambda: view.scene.spot[:2] != before[:2], timeout=SOON)


def test_a_point_shows_its_image_and_a_click_puts_it_on_the_canvas(
    window: MainWindow, view: EmbeddingView, qtbot: QtBot
) -> None:
    view.layout_combo.setCurrentIndex(view.layout_combo.findData(PCA))
    view.layout_combo.activated.emit(1)
    qtbot.waitUntil(lambda: view.scene is not None and view.scene.wait_ms is None, timeout=SOON)
    known, scatter = view.scene.known, view.scatter
    glide = scatter.findChild(QVariantAnimation)
    qtbot.waitUntil(lambda: glide.state() == glide.State.Stopped)
    x, y = scatter.spots()[17].round().astype(int).tolist()
    # Not QTest's: it moves the pointer, and another window may lie above.
    none, kind = Qt.MouseButton.NoButton, QEvent.Type.MouseMove
    spot = QPointF(x, y)
    moved = QMouseEvent(kind, spot, scatter.mapToGlobal(spot), none, none, Qt.KeyboardModifier(0))
    QCoreApplication.sendEvent(scatter, moved)
    there = scatter.number
    assert np.hypot(*(scatter.spots()[there] - (x, y))) < 2
    assert f"Image {there}: {known.labels[there]}" in view.caption.text()
    assert not view.thumb.pixmap().isNull()
    scatter.setFocus()
    QTest.keyClick(scatter, Qt.Key.Key_Right)
    assert scatter.number != there
    chosen = scatter.number
    QTest.keyClick(scatter, Qt.Key.Key_Return)
    page = window.canvas.page()
    assert isinstance(page, Picture)
    assert page.truth == str(known.labels[chosen])
    QTest.mouseClick(scatter, LEFT, pos=QPoint(x, y))
    assert window.canvas.page().truth == str(known.labels[there])


def test_until_the_images_are_read_it_says_so_and_there_is_no_next_one(
    window: MainWindow, view: EmbeddingView
) -> None:
    assert view.scene is None
    note = window.findChild(ExplainWindow).note.text()
    assert "reads images…" in note or "PyTorch is being loaded" in note
    assert not view.next_button.isEnabled()


def test_misread_images_are_gone_through_by_a_button(view: EmbeddingView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: view.scene is not None and view.scene.known is not None, timeout=SOON)
    known = view.scene.known
    wrong = np.flatnonzero(known.read != known.labels).tolist()
    assert wrong
    for number in (*wrong, wrong[0]):
        view.next_button.click()
        assert view.scatter.number == number
    assert f"read as {known.read[wrong[0]]}" in view.caption.text()


def test_it_is_watched_while_the_network_learns_with_nothing_drawn(
    window: MainWindow,
    view: EmbeddingView,
    qtbot: QtBot,
    linear_model: Model,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(embedding_view, "REST", 0)
    qtbot.waitUntil(lambda: view.scene is not None and view.scene.wait_ms is None, timeout=SOON)
    before = view.scene
    # As a snapshot of the same network: all that is read changes.
    tensors = linear_model.tensors | {"weight": -linear_model.tensors["weight"]}
    name = window.current.model.info.name
    learned = Model(replace(linear_model.info, name=name), tensors)
    window.current.trial(learned)
    qtbot.waitUntil(lambda: view.scene.known is not before.known, timeout=SOON)
    qtbot.waitUntil(lambda: view.scene.wait_ms is None, timeout=SOON)
    now = view.scene
    assert (now.known.read != now.known.labels).sum() > (
        before.known.read != before.known.labels
    ).sum()
    # The features of a linear model are its pixels: they have little reason to move. Somewhere
    # else altogether they would be 1.4 away.
    assert np.hypot(*(now.points - before.points).T).mean() < 0.9


def test_without_images_it_says_why_and_looks_again_at_the_next_reading(
    window: MainWindow, view: EmbeddingView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = window.findChild(ExplainWindow)
    there = neighbours.images_at_hand

    def nowhere(*_: object) -> None:
        raise DatasetError("No images are at hand.")

    found.tabs.setCurrentIndex(0)
    monkeypatch.setattr(neighbours, "images_at_hand", nowhere)
    window.current.trial(replace(window.current.model, info=new_info(LINEAR, "another")))
    found.show_view(view)
    qtbot.waitUntil(lambda: "No images are at hand" in found.note.text(), timeout=SOON)
    monkeypatch.setattr(neighbours, "images_at_hand", there)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: "another" in found.note.text(), timeout=SOON)
    qtbot.waitUntil(lambda: view.scene is not None and view.scene.wait_ms is None, timeout=SOON)
    assert view.scene.spot is not None
