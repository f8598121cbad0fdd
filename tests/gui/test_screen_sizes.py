"""The window is whole on every screen from 720 × 450 on: 1440 × 900 at 200 %."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from every_window import WINDOWS
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from window_mouse import FIXED_NAMES, SEVEN, draw_stroke

from digitpad.gui.training.outcome import CHOICES
from digitpad.gui.window_memory import FRAME, first_geometry

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow

SMALL = (720, 450)
SIZES = ((718, 440), (784, 512), (900, 600), (1024, 700), (1366, 720), (1920, 1080))
READING = FIXED_NAMES[:8] + FIXED_NAMES[-1:]
TRAINING = FIXED_NAMES[8:-1]
SCREENS = [(800, 560), (1024, 700), (1280, 800), (1366, 768), (1920, 1080)]


def child(window: QWidget, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def place_in(window: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def is_whole(part: QWidget) -> bool:
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()


def unfold(window: MainWindow) -> None:
    """Show all settings."""
    window.training.setup.form.set_folded(False)
    fold = child(window, "advanced_fold")
    assert isinstance(fold, QToolButton)
    fold.click()


def scroll_of(part: QWidget) -> QScrollArea:
    above = part.parentWidget()
    while not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


@pytest.mark.parametrize("name", WINDOWS)
def test_every_window_fits_a_screen_of_1440_by_900_at_200_per_cent(
    open_furnished: Callable[..., QWidget], name: str, qtbot: QtBot
) -> None:
    window = open_furnished(name, SMALL)

    def fits() -> bool:
        least = window.minimumSizeHint().expandedTo(window.minimumSize())
        return least.width() <= SMALL[0] and least.height() <= SMALL[1]

    qtbot.waitUntil(fits)
    window.resize(*SMALL)
    qtbot.waitUntil(lambda: window.width() <= SMALL[0] and window.height() <= SMALL[1])


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight_or_can_be_scrolled_to_and_nothing_cut_or_covered(
    make_window: Callable[..., MainWindow], size: tuple[int, int], qtbot: QtBot
) -> None:
    window = make_window(size=size)
    buttons = [
        button
        for kind in (QPushButton, QToolButton)
        for button in window.findChildren(kind)
        # A single sign has room in any button.
        if button.isVisible() and len(button.text()) > 1
    ]
    assert buttons

    def no_word_is_cut() -> None:
        for button in buttons:
            assert button.width() >= button.sizeHint().width(), button.objectName()

    # What the first reading shows may be laid out once more.
    qtbot.waitUntil(no_word_is_cut)
    unfold(window)
    parts = {name: child(window, name) for name in TRAINING}
    scroll, controls = window.training.scroll_area, window.training.display.controls

    def covering() -> list[tuple[str, str]]:
        # Those are below what is scrolled.
        fields = {name: part for name, part in parts.items() if not controls.isAncestorOf(part)}
        places = {name: place_in(window, part) for name, part in fields.items()}
        pairs = combinations(places, 2)
        return [(one, other) for one, other in pairs if places[one].intersects(places[other])]

    qtbot.waitUntil(lambda: covering() == [])  # Qt lays out in its own time
    assert (window.width(), window.height()) == size
    least = window.minimumSizeHint()
    assert least.width() <= size[0]
    assert least.height() <= size[1]
    for name in READING:
        part = child(window, name)
        assert is_whole(part), name
        assert window.rect().contains(place_in(window, part)), name
    content = scroll.widget()
    qtbot.waitUntil(lambda: content.width() <= scroll.viewport().width())
    for part in parts.values():

        def is_shown(part: QWidget = part) -> bool:
            if not controls.isAncestorOf(part):
                scroll.verticalScrollBar().setValue(place_in(content, part).top())
            return is_whole(part)

        qtbot.waitUntil(is_shown)


@pytest.mark.parametrize("size", [(800, 560), (784, 512), (1280, 600)])
def test_train_pause_and_stop_stay_in_sight_whatever_is_open_and_scrolled_to(
    make_window: Callable[..., MainWindow], size: tuple[int, int], qtbot: QtBot
) -> None:
    window = make_window(size=(1280, 800))
    window.training.setup.models.choose("custom")
    unfold(window)
    window.resize(*size)
    bar = window.training.scroll_area.verticalScrollBar()

    def are_shown() -> bool:
        return all(is_whole(child(window, name)) for name in TRAINING[-6:-3])

    for part in (0.0, 0.5, 1.0):
        bar.setValue(round(part * bar.maximum()))
        qtbot.waitUntil(are_shown)
    assert bar.maximum() > 0


def test_tab_scrolls_to_a_field_that_the_buttons_would_hide(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(800, 560))
    window.training.setup.form.set_folded(False)
    window.activateWindow()
    combo = child(window, "model_combo")
    combo.setFocus()
    qtbot.waitUntil(combo.hasFocus)
    seen = set[str]()
    while (focused := window.focusWidget()).objectName() != "train_button":
        qtbot.waitUntil(lambda focused=focused: is_whole(focused))
        seen.add(focused.objectName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert "epochs_spin" in seen


def test_a_wide_window_can_be_made_a_small_one_at_once(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(1280, 800))
    qtbot.waitUntil(lambda: window.centralWidget().width() == 1280)
    window.resize(800, 560)
    assert window.width() == 800


def test_beside_what_the_network_sees_nothing_is_cut_once_a_drawing_was_named(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(640, 400))  # as small as it can be
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: window.prediction.label == "7")
    naming = child(window, "naming_7_button")
    qtbot.waitUntil(naming.isEnabled)
    strip = child(window, "network_input")
    before = strip.y()
    qtbot.mouseClick(naming, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: strip.y() > before)

    def nothing_is_cut() -> None:
        for part in (child(window, "thresholds_button"), *strip.findChildren(QLabel)):
            if part.isVisible() and isinstance(part, QLabel | QToolButton):
                lines = part.fontMetrics().height()
                least = part.sizeHint().height() if isinstance(part, QToolButton) else lines
                assert part.height() >= least, part.objectName()
                assert strip.rect().contains(place_in(strip, part)), part.objectName()
        assert child(window, "reader_label").isVisible()

    qtbot.waitUntil(nothing_is_cut)


def test_long_words_of_a_check_box_take_two_lines(make_window: Callable[..., MainWindow]) -> None:
    check = child(make_window(size=(784, 512)), "go_on_check")
    assert isinstance(check, QCheckBox)
    check.setText("Continue training “a model of mine with a name”, a network of my own, instead")
    assert check.heightForWidth(240) > check.heightForWidth(900)


def test_the_buttons_of_a_notice_go_on_in_a_second_row(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(784, 512))
    notice = window.training.display.notice
    notice.say("How?", dict.fromkeys(CHOICES, print))
    scroll = scroll_of(notice)
    first, last = (child(window, f"{list(CHOICES)[place]}_button") for place in (0, -1))
    qtbot.waitUntil(lambda: last.y() > first.y())
    assert scroll.widget().width() <= scroll.viewport().width()


def test_a_notice_comes_into_sight_in_a_small_window(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    notice = make_window(size=(800, 560)).training.display.notice
    notice.say("A run was stopped, and never saved. " * 3, dict.fromkeys(("resume", "discard")))
    qtbot.waitUntil(lambda: is_whole(notice))


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_window_fits_the_screen_with_its_frame(screen: tuple[int, int]) -> None:
    free = QRect(0, 27, *screen)  # below the desktop's own bar
    place = first_geometry(free)
    assert free.contains(place)
    assert place.width() + FRAME.width() <= free.width()
    assert place.height() + FRAME.height() <= free.height()
    assert place.top() - free.top() >= 30, "no room for the title"
