"""View → Text size: everything in the window grows at once, and is as large the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cut_off import short
from every_window import WINDOWS
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui import appearance
from digitpad.gui.main_window import MainWindow
from digitpad.gui.settings import TEXT_SIZES

CONTROL = Qt.KeyboardModifier.ControlModifier
LARGEST_AT_720 = 140
"""Percent: what the menu allows on a screen of 1280×720."""


@pytest.fixture(autouse=True)
def _roomy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen of the tests has 800×800 pixels; let it have room for all sizes."""
    monkeypatch.setattr(appearance, "ROOM", QSize(300, 300))


def text_px() -> int:
    return QFontInfo(QApplication.font()).pixelSize()


def press(window: QWidget, key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(window, key, CONTROL)


def test_letters_bars_axes_and_controls_grow_by_a_key_and_shrink_by_another(
    window: MainWindow, qtbot: QtBot
) -> None:
    usual = text_px()
    plot, answer = window.training.display.plots[0], window.panel.answer

    def sizes() -> list[float]:
        return [
            window.status.fontMetrics().height(),
            plot._title.fontMetrics().height(),
            plot.canvas.fontMetrics().height(),
            plot.canvas.minimumHeight(),
            answer.bars.minimumSizeHint().height(),
            window.panel.tools.findChild(QWidget, "undo_button").iconSize().width(),
            window.training.display.controls.train_button.sizeHint().height(),
        ]

    before = sizes()
    press(window, Qt.Key.Key_Plus, 3)
    assert text_px() == round(usual * TEXT_SIZES[3] / 100)
    qtbot.waitUntil(lambda: all(new > 1.2 * old for new, old in zip(sizes(), before, strict=True)))
    press(window, Qt.Key.Key_Minus)
    assert text_px() == round(usual * TEXT_SIZES[2] / 100)
    press(window, Qt.Key.Key_0)
    qtbot.waitUntil(lambda: sizes() == before)


def test_the_quiet_line_of_a_lesson_grows_and_is_still_cut_to_its_room(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions["lessons"].trigger()
    line = window.findChild(QLabel, "lesson_about")
    usual, whole = QFontInfo(line.font()).pixelSize(), line.text()
    assert whole
    press(window, Qt.Key.Key_Plus, 3)
    assert QFontInfo(line.font()).pixelSize() > 1.2 * usual

    def fits() -> bool:
        return line.fontMetrics().horizontalAdvance(line.text()) <= line.width()

    qtbot.waitUntil(fits)


def test_the_size_is_remembered_and_full_screen_has_one_of_its_own(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window()
    usual = text_px()
    press(window, Qt.Key.Key_Plus)
    QTest.keyClick(window, Qt.Key.Key_F11)
    largest = round(usual * TEXT_SIZES[-1] / 100)
    assert text_px() == largest, "full screen is for a projector"
    press(window, Qt.Key.Key_Minus)
    on_screen = text_px()
    assert on_screen < largest
    QTest.keyClick(window, Qt.Key.Key_F11)
    small = round(usual * TEXT_SIZES[1] / 100)
    assert text_px() == small
    window.settings.store.sync()
    window.close_at_once()
    again = make_window()
    assert text_px() == small
    QTest.keyClick(again, Qt.Key.Key_F11)
    assert text_px() == on_screen


def test_what_the_screen_has_no_room_for_is_not_offered(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = window.screen().size()
    monkeypatch.setattr(appearance, "ROOM", screen / 1.3)
    press(window, Qt.Key.Key_Plus, 5)
    assert window.settings.text_size == TEXT_SIZES[1]
    assert not window.menu_actions["text_larger"].isEnabled()
    assert window.menu_actions["text_smaller"].isEnabled()
    size = f"{TEXT_SIZES[1]} %"
    assert f"Text size: {size}, the largest that fits here" in window.status.text()


def test_the_bar_of_a_run_keeps_its_round_ends(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.training.display.controls.progress_bar

    def is_round() -> bool:
        image = window.grab().toImage()
        corner, middle = (bar.mapTo(window, at) for at in (QPoint(0, 0), bar.rect().center()))
        return image.pixelColor(corner) != image.pixelColor(middle)

    for size in TEXT_SIZES:
        qtbot.waitUntil(lambda size=size: bar.height() == round(8 * size / 100) and is_round())
        press(window, Qt.Key.Key_Plus)


@pytest.mark.parametrize("name", WINDOWS)
def test_an_open_window_grows_and_nothing_in_it_is_cut_off(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    shown: Any = open_furnished(name, (1280, 720))
    main = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    for _ in range(TEXT_SIZES.index(LARGEST_AT_720)):
        main.menu_actions["text_larger"].trigger()
    assert main.settings.text_size == LARGEST_AT_720
    if shown is not main:
        shown.resize(shown.size().boundedTo(QSize(1264, 672)))
    qtbot.waitUntil(lambda: short(shown) == [])
    assert main.minimumSizeHint().width() <= 1264
    assert main.minimumSizeHint().height() <= 672
