"""A picture on the canvas shows what became of it, and where no ink was found."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from window_mouse import SEVEN, child, draw_stroke
from with_wings import WITH_NUMBERS, WITH_PAPER

from digitpad.files import INK_MODEL, resource
from digitpad.gui.canvas.content import Picture
from digitpad.gui.reading.live_reading import PageQuestion, PageReader
from digitpad.gui.reading.seen import StepsView
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.preprocess.mnist import MNIST
from digitpad.recognise.recogniser import Recogniser

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow
    from digitpad.modelfile import Model


def photo(*, is_blank: bool = False, is_light: bool = False) -> Picture:
    ink = drawing_to_image(synthesis.drawing(3, seed=1)).repeat(5, 0).repeat(5, 1) / 255
    page = np.full((180, 240), 215.0)
    if not is_blank:
        page[20:160, 50:190] -= 170 * ink
    grey = (255 - page if is_light else page).astype(np.uint8)
    return Picture(np.repeat(grey[:, :, None], 3, axis=2), "photo")


def show(window: MainWindow, qtbot: QtBot, picture: Picture) -> None:
    with qtbot.waitSignal(window.predicted):
        window.panel.take(picture)


def test_a_picture_shows_its_steps_and_a_drawing_none(window: MainWindow, qtbot: QtBot) -> None:
    strip = window.panel.strip
    assert not strip.steps.isVisible()
    show(window, qtbot, photo())
    assert strip.steps.isVisible()
    assert strip.steps.captions() == ("picture", "light evened", "its ink")
    np.testing.assert_array_equal(strip.steps.steps.image28, strip.preview.pixels)
    qtbot.waitUntil(lambda: strip.steps.geometry().right() < strip.preview.geometry().left())
    window.menu_actions["clear"].trigger()
    assert not strip.steps.isVisible()


def test_a_picture_without_ink_says_where_it_was_lost(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, photo(is_blank=True))
    strip = window.panel.strip
    assert strip.steps.captions()[-1] == "no ink found"
    assert "stands out" in strip.explanation_label.text()
    assert window.panel.answer.verdict.text() == "No digit found"


def test_what_the_colours_of_strokes_mean_is_said_where_there_is_no_room_for_it_too(
    make_window: Callable[..., MainWindow],
) -> None:
    strip = make_window(shipped=resource(INK_MODEL), size=(1280, 720)).panel.strip
    assert not strip.explanation_label.isVisible()
    (title,) = [part for part in strip.findChildren(QLabel) if part.text().startswith("What the")]
    for part in (strip.preview, title):
        assert "coloured by the pen’s direction (red: right, cyan: left)" in part.toolTip()


def test_light_ink_is_said_to_be_inverted(qtbot: QtBot) -> None:
    view = StepsView()
    qtbot.addWidget(view)
    view.show_steps(MNIST.from_picture(photo(is_light=True).pixels).likeliest().steps)
    assert "inverted" in view.captions()
    view.show()
    qtbot.waitExposed(view)


def test_an_image_that_is_ready_has_one_step_before_it(qtbot: QtBot) -> None:
    view = StepsView()
    qtbot.addWidget(view)
    view.show_steps(
        MNIST.from_picture(drawing_to_image(synthesis.drawing(3, seed=1))).likeliest().steps
    )
    assert view.captions() == ("as it is",)


def test_another_network_does_not_make_the_steps_again(
    linear_model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, picture = PageReader(Recogniser), photo()
    steps = reader.read(PageQuestion(picture, linear_model)).steps
    assert steps is not None
    monkeypatch.delattr("digitpad.preprocess.digit.rounds")
    assert reader.read(PageQuestion(picture, replace(linear_model))).steps is steps


def three_digits() -> Picture:
    page = np.full((200, 400, 3), 225, np.uint8)
    for place, digit in enumerate((4, 2, 7)):
        ink = drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(4, 0).repeat(4, 1)
        page[40:152, 20 + 120 * place : 132 + 120 * place] -= ink[:, :, None] // 4 * 3
    return Picture(page, "three digits")


def test_several_digits_in_a_picture_are_said_and_framed(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, three_digits())
    assert window.panel.answer.verdict.text() == "Several digits?"
    assert "several digits" in window.panel.strip.explanation_label.text()
    assert not window.panel.answer.bars.is_answer
    framed = window.canvas.figures
    assert len(framed) == 3
    assert all(0.2 < top < bottom < 0.8 for _, top, _, bottom in framed)
    with qtbot.waitSignal(window.predicted):
        window.menu_actions["clear"].trigger()
    assert window.canvas.figures == ()


@WITH_PAPER
def test_what_is_small_in_a_photo_is_sent_to_the_window_for_pages(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = np.full((1500, 2000, 3), 225, np.uint8)
    page[700:704, 900:904] = 40
    QApplication.clipboard().setImage(
        QImage(page.data, 2000, 1500, 6000, QImage.Format.Format_RGB888)
    )
    with qtbot.waitSignal(window.predicted):
        window.menu_actions["paste"].trigger()
    verdict = window.panel.answer.verdict
    assert verdict.text() == "No digit found"
    assert "Read pages and tables" in verdict.accessibleDescription()


@WITH_PAPER
@pytest.mark.parametrize("has_file", [True, False])
def test_a_picture_is_read_as_a_page_by_a_click_beside_what_is_said(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, has_file: bool
) -> None:
    offer, verdict = window.panel.answer.paper_button, window.panel.answer.verdict
    assert not offer.isVisible()
    page = three_digits()
    if has_file:
        path = tmp_path / "three.png"
        to_qimage(page.pixels).save(str(path))
        with qtbot.waitSignal(window.predicted):
            window.opener.open_file(path)
    else:
        show(window, qtbot, page)
    assert verdict.accessibleDescription() == "One digit at a time is read here."
    qtbot.mouseClick(offer, Qt.MouseButton.LeftButton)
    paper = window.windows.of_wings["paper"]
    sheet = paper.document
    assert (sheet.name, paper.isVisible()) == ("three.png" if has_file else "three digits", True)
    qtbot.waitUntil(lambda: not paper.reading.is_busy)
    with qtbot.waitSignal(window.predicted):
        window.menu_actions["clear"].trigger()
    assert not offer.isVisible()


@WITH_NUMBERS
def test_only_who_draws_several_digits_is_told_where_numbers_are_written(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(shipped=resource("digitpad.safetensors"))
    for left in (0.03, 0.33, 0.63):
        draw_stroke(window.canvas, [(left + x / 4, 0.35 + y / 4) for x, y in SEVEN])
    verdict = window.panel.answer.verdict
    qtbot.waitUntil(lambda: verdict.text() == "Several digits?")
    assert "“123” below" in verdict.accessibleDescription()


def test_a_key_that_labels_no_picture_says_why(window: MainWindow, qtbot: QtBot) -> None:
    key = child(window, QToolButton, "naming_3_button")
    assert key.toolTip() == "Nothing is drawn yet."
    show(window, qtbot, photo())
    assert not key.isEnabled()
    assert "not a picture" in key.toolTip()
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    assert (key.isEnabled(), key.toolTip()) == (True, "It is the digit 3 (key 3)")
