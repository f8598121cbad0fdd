"""The guide that Help opens, and the hints of the first start."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot
from window_mouse import ESCAPE, LEFT, SEVEN, child, draw_stroke
from with_wings import WITH_NUMBERS

from digitpad.files import resource
from digitpad.gui.guide.window import KEYS, GuideWindow, page_titles
from digitpad.gui.main_window import MainWindow

Widget = TypeVar("Widget", bound=QWidget)


def opened_guide(window: MainWindow, action: str = "guide") -> GuideWindow:
    window.menu_actions[action].trigger()
    guide = child(window, GuideWindow, "guide_window")
    assert guide.isVisible()
    return guide


def text(guide: GuideWindow) -> str:
    return child(guide, QTextBrowser, "guide_text").toPlainText()


def test_f1_opens_the_guide_and_ctrl_f1_the_keys(window: MainWindow) -> None:
    assert window.menu_actions["guide"].shortcut().toString() == "F1"
    assert window.menu_actions["shortcuts"].shortcut().toString() == "Ctrl+F1"


def test_every_page_is_there_and_begins_with_its_title(window: MainWindow) -> None:
    guide = opened_guide(window)
    pages = child(guide, QListWidget, "guide_pages")
    assert pages.count() == len(page_titles())
    for row, title in enumerate(page_titles().values()):
        pages.setCurrentRow(row)
        assert text(guide).startswith(title)
        assert len(text(guide)) > 300


def test_every_link_of_the_guide_leads_to_a_page() -> None:
    for address in page_titles():
        if address != KEYS:
            words = resource(f"guide/{address}").read_text(encoding="utf-8")
            links = set(re.findall(r"\]\(([^)]*)\)", words))
            assert links
            assert links <= set(page_titles())


def test_the_guide_goes_back_and_forward(window: MainWindow) -> None:
    guide = opened_guide(window)
    pages = child(guide, QListWidget, "guide_pages")
    back = child(guide, QAbstractButton, "guide_previous")
    forward = child(guide, QAbstractButton, "guide_next")
    assert not back.isEnabled()
    child(guide, QTextBrowser, "guide_text").setSource(QUrl("train.md"))  # as a link does
    assert pages.currentRow() == 1
    QTest.mouseClick(back, LEFT)
    assert pages.currentRow() == 0
    assert text(guide).startswith("Draw")
    QTest.mouseClick(forward, LEFT)
    assert text(guide).startswith("Train")


def test_the_guide_fits_a_small_screen(window: MainWindow) -> None:
    guide = opened_guide(window)
    assert guide.minimumSizeHint().width() <= 784
    assert guide.minimumSizeHint().height() <= 512
    guide.resize(784, 512)
    assert not child(guide, QTextBrowser, "guide_text").horizontalScrollBar().isVisible()


def test_the_keys_are_told_menu_by_menu(window: MainWindow) -> None:
    words = text(opened_guide(window, "shortcuts"))
    menus = "File", "Edit", "Train", "Measure", "View", "Help"
    places = [words.index(f"\n{menu}\n") for menu in menus]
    assert places == sorted(places)
    assert places[1] < words.index("Ctrl+Z") < places[2]
    assert words.index("On the canvas") > places[-1]
    for action in window.findChildren(QAction):
        if action.shortcuts() and action.statusTip():
            assert action.statusTip() in words


# The hints of the first start


def hint(window: MainWindow) -> str:
    label = child(window, QLabel, "hint_words")
    return label.text() if label.isVisible() else ""


def test_the_first_start_shows_four_hints_and_never_again(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window()
    for number in (1, 2, 3, 4):
        assert hint(window).startswith(f"{number} of 4")
        QTest.mouseClick(child(window, QAbstractButton, "hint_next"), LEFT)
    assert not hint(window)
    window.close_at_once()
    assert not hint(make_window())


def test_who_does_not_look_at_the_hints_is_not_shown_them_again(
    make_window: Callable[..., MainWindow],
) -> None:
    make_window().close_at_once()
    assert not hint(make_window())


def test_escape_or_a_click_skips_the_hints(window: MainWindow) -> None:
    QTest.keyClick(window.canvas, ESCAPE)
    assert not hint(window)
    window.hints.show()
    QTest.mouseClick(child(window, QAbstractButton, "hint_close"), LEFT)
    assert not hint(window)


def test_escape_gives_up_a_stroke_before_it_skips_the_hints(window: MainWindow) -> None:
    QTest.mousePress(window.canvas, LEFT, pos=QPoint(50, 50))
    QTest.keyClick(window.canvas, ESCAPE)
    assert hint(window)
    assert window.canvas.drawing().is_empty


def test_a_hint_covers_nothing_and_goes_on_when_it_was_followed(
    window: MainWindow, qtbot: QtBot
) -> None:
    bar, panel = window.hints, window.panel
    there = panel.rect().translated(panel.mapTo(window, QPoint()))
    assert not there.intersects(bar.rect().translated(bar.mapTo(window, QPoint())))
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    assert hint(window).startswith("2 of 4")
    window.training.display.begun.emit()
    assert hint(window).startswith("3 of 4")


def test_who_makes_a_reader_of_own_signs_is_not_told_to_train_on_digits(
    window: MainWindow,
) -> None:
    window.menu_actions["own_signs"].trigger()
    window.handwriting.model_chosen.emit()
    draw_stroke(window.canvas, SEVEN)
    assert hint(window).startswith("4 of 4")
    assert "Train" not in hint(window)


@WITH_NUMBERS
def test_who_writes_a_number_has_drawn(window: MainWindow) -> None:
    window.menu_actions["numbers"].trigger()
    draw_stroke(window.surfaces.pad.line, SEVEN)
    assert hint(window).startswith("2 of 4")


def test_the_guides_buttons_follow_the_theme(window: MainWindow) -> None:
    window.menu_actions["theme_light"].trigger()
    back = child(opened_guide(window), QAbstractButton, "guide_previous")
    before = back.icon().pixmap(18, 18).toImage()
    window.menu_actions["theme_dark"].trigger()
    assert back.icon().pixmap(18, 18).toImage() != before
