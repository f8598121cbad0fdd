"""A larger font of the system cuts nothing off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from cut_off import short
from every_window import WINDOWS
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

LARGE_PX: Final = 22


@pytest.fixture(autouse=True)
def _large_font(qapp: QApplication) -> Iterator[None]:
    before, large = qapp.font(), qapp.font()
    large.setPixelSize(LARGE_PX)
    qapp.setFont(large)
    yield
    qapp.setFont(before)


@pytest.mark.parametrize("name", ["main, settings open", "main, trained", "main, paused"])
def test_with_a_large_font_nothing_is_scrolled_sideways_to(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    window: Any = open_furnished(name, (1024, 768))
    bar = window.training.scroll_area.horizontalScrollBar()
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

    qtbot.waitUntil(lambda: short(window) == [])


def test_bars_and_the_guide_have_letters_as_large_as_the_rest(
    open_furnished: Callable[..., QWidget],
) -> None:
    window: Any = open_furnished("main")
    bars, guide = window.panel.answer.bars, window.windows.guide
    assert bars._row_metrics().plain.pixelSize() >= 19
    assert guide.text.font().pixelSize() >= LARGE_PX


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720)])
def test_with_a_large_font_all_ten_bars_are_there(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, size: tuple[int, int]
) -> None:
    window: Any = open_furnished("main", size)
    answer, strip = window.panel.answer, window.panel.strip
    qtbot.waitUntil(lambda: window.size().toTuple() == size)
    assert answer.bars.height() >= answer.bars.minimumSizeHint().height()
    assert answer.height() >= answer.explain_button.geometry().bottom()
    assert strip.geometry().bottom() <= window.panel.height()


@pytest.mark.parametrize("name", ["main, trained", "main, paused"])
def test_with_a_large_font_the_curves_have_room_and_the_panel_is_scrolled(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    window: Any = open_furnished(name, (1280, 720))
    qtbot.waitUntil(lambda: window.height() == 720)
    for plot in window.training.display.plots:
        qtbot.waitUntil(lambda plot=plot: plot.canvas.area().height() >= 60)


def test_with_a_large_font_the_last_epoch_below_a_plot_is_whole(
    open_furnished: Callable[..., QWidget], qtbot: QtBot
) -> None:
    window: Any = open_furnished("main, trained", (1280, 720))
    canvas = window.training.display.plots[0].canvas
    across = canvas.chart.across

    def is_whole() -> bool:
        at = canvas.parts.box.mapViewToScene(QPointF(across.marks[-1], 0.0)).x()
        return at + canvas.fontMetrics().horizontalAdvance(across.labels[-1]) / 2 <= canvas.width()

    qtbot.waitUntil(is_whole)


def test_with_a_large_font_in_a_small_window_the_reader_is_named(
    open_furnished: Callable[..., QWidget], qtbot: QtBot
) -> None:
    window: Any = open_furnished("main", (800, 560))
    reader = window.panel.strip.reader_label
    qtbot.waitUntil(lambda: reader.height() >= reader.fontMetrics().height())
