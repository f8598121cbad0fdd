"""A larger font of the system cuts nothing off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from every_window import WINDOWS
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

LARGE_PX: Final = 22


@pytest.fixture(autouse=True)
def _large_font(qapp: QApplication) -> Iterator[None]:
    before, large = qapp.font(), qapp.font()
    large.setPixelSize(LARGE_PX)
    qapp.setFont(large)
    yield
    qapp.setFont(before)


def cut(widget: QWidget) -> bool:
    """Return whether a widget has less room than its text takes."""
    if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.PlainText:
        if widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
            return False  # it is elided, and has a tooltip
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height()
        least = widget.sizeHint()
        return least.width() > widget.width() or least.height() > widget.height()
    if isinstance(widget, QAbstractButton) and len(widget.text()) > 1:
        least = widget.minimumSizeHint()
        return least.width() > widget.width() or least.height() > widget.height()
    return False


@pytest.mark.parametrize("name", ["main, settings open", "main, trained", "main, paused"])
def test_with_a_large_font_nothing_is_scrolled_sideways_to(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    window: Any = open_furnished(name, (1024, 768))
    bar = window.centralWidget().training.horizontalScrollBar()
    qtbot.waitUntil(lambda: window.width() == 1024 and not bar.isVisible())


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *((name, (1280, 800)) for name in WINDOWS),
        *((name, (1024, 700)) for name in WINDOWS if name.startswith("main")),
    ],
)
def test_a_large_font_cuts_no_words_off(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    window = open_furnished(name, size)

    def short() -> list[str]:
        inside = window.findChildren(QWidget)
        return [
            f"{one.objectName()}: {one.text()} {one.size().toTuple()} {one.sizeHint().toTuple()}"
            for one in inside
            if one.isVisible() and one.window() is window and cut(one)
        ]

    qtbot.waitUntil(lambda: short() == [])


def test_bars_and_the_guide_have_letters_as_large_as_the_rest(
    open_furnished: Callable[..., QWidget],
) -> None:
    window: Any = open_furnished("main")
    bars, guide = window.panel.answer.bars, window._guide
    assert bars._beside().plain.pixelSize() >= 19
    assert guide.text.font().pixelSize() >= LARGE_PX
