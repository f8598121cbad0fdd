"""Small parts of windows and panels, and helpers to lay them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontInfo,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QComboBox,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QTableView,
    QToolButton,
    QToolTip,
    QWidget,
)

from digitpad.gui.language import without_key
from digitpad.gui.theme.icons import icon
from digitpad.gui.theme.style_sheet import LEAST_TEXT_PX, text_scale

AnyButton = TypeVar("AnyButton", bound=QAbstractButton)
AnyWidget = TypeVar("AnyWidget", bound=QWidget)
AnyTable = TypeVar("AnyTable", bound=QTableView)
AnySpin = TypeVar("AnySpin", bound=QAbstractSpinBox)
AnyBox = TypeVar("AnyBox", bound=QBoxLayout)
Part = QWidget | QLayout | None
AnyKey = QKeySequence.StandardKey | str

SETTLE_MS: Final = 20
"""Longest time that a new layout takes to settle; scrolling to a part waits for it."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Direction of each arrow key: columns to the right, rows down."""

SMALL: Final = 0.9
"""Of the usual size of text."""
USUAL_TEXT_PX: Final = 15
"""Largest text that a desktop has by default; larger text is the user's choice."""
LENGTHS: Final = "lengths"
"""Property of a widget with what grows with the text: the names of setters and their lengths."""
TEXT_FACTOR: Final = "text_factor"
"""Property of a widget whose text is so many times the usual one."""


def filled(
    box: AnyBox,
    *parts: Part | tuple[Part, int],
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int | None = None,
) -> AnyBox:
    """Return a row or column with its parts; None is a stretch, a number the part's stretch."""
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for item in parts:
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        elif part is not None:
            box.addLayout(part, stretch)
        else:
            box.addStretch(stretch)
    return box


def named(widget: AnyWidget, name: str, accessible: str = "", tip: str = "") -> AnyWidget:
    """Set a widget's object name, accessible name and tooltip, and return it.

    The wheel turns the value of a box or slider only once it has the focus.
    """
    widget.setObjectName(name)
    widget.setAccessibleName(accessible)
    widget.setToolTip(plain_tip(tip))
    if isinstance(widget, QComboBox | QAbstractSpinBox | QSlider):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # by default, the wheel gives it to boxes
        widget.installEventFilter(WheelPassing(widget))
    return widget


class WheelPassing(QObject):
    """Passes the wheel over a widget without the focus on to what scrolls around it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        event.setAccepted(watched.hasFocus())
        return not watched.hasFocus()


def single_shot_timer(milliseconds: int, due: Callable[[], object], owner: QObject) -> QTimer:
    """Return a timer that calls ``due`` once each time it is started; it is not started yet."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(due)
    return timer


def runs_of(indices: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last of each run of consecutive indices."""
    runs: list[tuple[int, int]] = []
    for index in sorted(indices):
        if runs and runs[-1][1] == index - 1:
            runs[-1] = (runs[-1][0], index)
        else:
            runs.append((index, index))
    return runs


def plain_tip(text: str) -> str:
    """Escape text for a tooltip, which has no setting for plain text."""
    if "<" not in text:
        return text
    # Not needed for the first paint.
    from html import escape

    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>"


def shows_tip(widget: QWidget, event: QEvent, words_at: Callable[[QPointF], str]) -> bool:
    """Show a tooltip for the point under the mouse; return whether ``event`` asked for one."""
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    QToolTip.showText(event.globalPos(), words_at(QPointF(event.pos())), widget)
    return True


def small_font(font: QFont) -> QFont:
    return scaled_font(font, SMALL)


def letter_scale() -> float:
    """Return the factor by which painted text is enlarged with the system's font and the menu."""
    return _letter_scale(QApplication.font(), text_scale())


@lru_cache(maxsize=1)
def _letter_scale(font: QFont, chosen: float) -> float:
    """Cached: it is called for every point of a plot, and a font look-up takes Qt 10 µs."""
    return max(1.0, QFontInfo(font).pixelSize() / chosen / USUAL_TEXT_PX) * chosen


def grown(length_px: float) -> int:
    """Return a length that fits text: enlarged with it."""
    return round(length_px * letter_scale())


def grow(widget: QWidget, setter: str, length_px: int | QSize) -> None:
    """Set a length of a widget, such as by "setFixedWidth", that grows with the text."""
    widget.setProperty(LENGTHS, (widget.property(LENGTHS) or {}) | {setter: length_px})
    length = length_px * letter_scale() if isinstance(length_px, QSize) else grown(length_px)
    getattr(widget, setter)(length)


def scale_text(widget: QWidget, factor: float) -> None:
    """Give a widget text of another size than the usual one."""
    widget.setProperty(TEXT_FACTOR, factor)
    widget.setFont(scaled_font(QApplication.font(widget), factor))


def regrow(widget: QWidget) -> None:
    """Fit a widget to another size of the text."""
    if factor := widget.property(TEXT_FACTOR):
        scale_text(widget, factor)
    for setter, length_px in (widget.property(LENGTHS) or {}).items():
        grow(widget, setter, length_px)


def scaled_font(font: QFont, factor: float) -> QFont:
    """Return the font enlarged by ``factor``, but never too small for a projector."""
    scaled = QFont(font)
    scaled.setPixelSize(max(LEAST_TEXT_PX, round(QFontInfo(font).pixelSize() * factor)))
    return scaled


class Label(QLabel):
    """A label of plain text; screen readers say what it is ``about`` before its text."""

    def __init__(self, text: str = "", about: str = "") -> None:
        super().__init__(text)
        self._about = about

    def setText(self, text: str) -> None:
        super().setText(text)
        self.speak(text)

    def speak(self, text: str) -> None:
        """Give screen readers this text if the visible one is abridged."""
        # An accessible name of its own would hide the text from them.
        if self._about:
            name = self.tr("{about}: {text}").format(about=self._about, text=text)
            self.setAccessibleName(name if text else self._about)


def label(
    name: str = "",
    text: str = "",
    *,
    about: str = "",
    look: str = "",
    size: float = 1.0,
    wraps: bool = False,
) -> Label:
    """Return a label; ``name``: its object name, ``size``: a factor for its font."""
    result = Label(about=about)
    result.setText(text)
    # Many texts come from files, and Qt would interpret "<img src=…>" as rich text.
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setObjectName(name)
    result.setProperty("look", look)
    result.setWordWrap(wraps)
    if size != 1.0:
        scale_text(result, size)
    return result


def small_label(
    name: str = "", about: str = "", *, look: str = "quiet", wraps: bool = False
) -> Label:
    """Return an empty label in small text; ``name``: its object name."""
    return label(name, about=about, look=look, size=SMALL, wraps=wraps)


def inset(spin: AnySpin) -> AnySpin:
    """Give a number box a margin before its text, which the style sheet's padding cannot do."""
    spin.lineEdit().setTextMargins(6, 0, 0, 0)
    return spin


def field_label(field: QWidget) -> QLabel:
    """Return the small label above a field of a form."""
    title = small_label()
    title.setText(field.accessibleName())
    title.setBuddy(field)
    return title


def paint_when_settled(widget: QWidget) -> None:
    """Paint a widget once its new layout has settled, not at each step on the way."""
    if widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(SETTLE_MS, widget, partial(widget.setUpdatesEnabled, True))


def set_progress(bar: QProgressBar, done: int, total: int) -> None:
    """Show that ``done`` of ``total`` steps are done; ``total`` 0: the number is unknown."""
    # Otherwise Qt paints at once, including all pending updates of the window.
    bar.setUpdatesEnabled(False)
    bar.setRange(0, total)
    if total:
        bar.setValue(done)
    bar.setUpdatesEnabled(True)


def lifted(layout: QLayout, widget: QWidget) -> QWidget:
    """Take a widget out of a layout, to be inserted elsewhere in it; return the widget.

    Qt does that by itself, but without telling PySide: if PySide has seen the old layout item, it
    takes whatever is later allocated at that address for it, and crashes sooner or later.
    """
    if layout.indexOf(widget) >= 0:
        layout.removeWidget(widget)
    return widget


def drop(layout: QLayout, widgets: Iterable[QWidget]) -> None:
    """Remove widgets from a layout for good, and hide them at once."""
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.setObjectName("")  # others may have it from now on
        widget.deleteLater()


def combo(name: str, accessible: str, tip: str, entries: Iterable[tuple[str, object]]) -> QComboBox:
    """Return a drop-down list of ``entries``, (text, data); ``name``: its object name."""
    box = named(QComboBox(), name, accessible, tip)
    for text, data in entries:
        box.addItem(text, data)
    return box


def named_table(view: AnyTable, name: str, accessible: str, tip: str = "") -> AnyTable:
    """Name a table; the arrow keys move between its cells, and Tab leaves it."""
    # By default a Qt table captures Tab, which traps keyboard users.
    view.setTabKeyNavigation(False)
    return named(view, name, accessible, tip)


def set_entry(box: QComboBox, index: int, text: str, *, is_enabled: bool) -> None:
    """Set an entry's text, and whether it can be selected."""
    box.setItemText(index, text)
    items = box.model()
    assert isinstance(items, QStandardItemModel)
    items.item(index).setEnabled(is_enabled)


class PushButton(QPushButton):
    """A button that Enter presses when it has the focus, and only then.

    In Qt, Enter would press the first button of a dialog from any field, or otherwise none.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def push_button(
    name: str, text: str, tip: str, pressed: Callable[[], object] | None = None
) -> QPushButton:
    """Return a button; ``name``: its object name."""
    return _button(PushButton(text), name, tip, pressed)


def small_button(
    name: str, text: str, tip: str, pressed: Callable[[], object] | None = None
) -> QToolButton:
    """Return a small button that takes no keyboard focus."""
    button = QToolButton()
    button.setText(text)
    button.setProperty("look", "small")
    return _button(button, name, tip, pressed)


def icon_button(icon_name: str, name: str, title: str, tip: str = "") -> QToolButton:
    """Return a button with an icon ("" for none); ``name``: its object name."""
    button = named(QToolButton(), name, title, tip or title)
    if icon_name:
        button.setIcon(icon(icon_name))
    return button


def action_button(action: QAction, name: str) -> QToolButton:
    """Return a button for an action, which takes no focus when clicked; ``name``: object name."""
    button = QToolButton()
    button.setDefaultAction(action)
    button.setObjectName(name)
    button.setAccessibleName(without_key(action.text()))
    grow(button, "setIconSize", QSize(18, 18))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def close_button(
    name: str, accessible: str, tip: str, pressed: Callable[[], object]
) -> QToolButton:
    """Return the close button of a bar; ``name``: its object name."""
    button = QToolButton()
    button.setText("×")
    button.setAutoRaise(True)
    button.clicked.connect(pressed)
    return named(button, name, accessible, tip)


def _button(
    button: AnyButton, name: str, tip: str, pressed: Callable[[], object] | None
) -> AnyButton:
    if pressed is not None:
        button.clicked.connect(pressed)
    return named(button, name, button.text(), tip)


def add_keys(
    owner: QWidget,
    keys: Iterable[AnyKey],
    slot: Callable[[], object],
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> None:
    """Bind several keys to one slot.

    Alternatives are needed for F-keys, Del and Insert: a Mac has them only with Fn, or not at all.
    """
    shortcut = QShortcut(owner)
    # Qt would treat a key that is bound twice as ambiguous.
    sequences = {key.toString(): key for key in (QKeySequence(key) for key in keys)}
    shortcut.setKeys(list(sequences.values()))
    shortcut.setContext(context)
    shortcut.activated.connect(slot)


class ClickSlider(QSlider):
    """A horizontal slider that jumps to a click, which also grabs the handle."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    # Override of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, parts = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        groove = self.style().subControlRect(kind, option, parts.SC_SliderGroove, self)
        handle = self.style().subControlRect(kind, option, parts.SC_SliderHandle, self)
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(at):
            left = at.x() - groove.x() - handle.width() // 2
            room = groove.width() - handle.width()
            value = QStyle.sliderValueFromPosition(
                self.minimum(), self.maximum(), left, room, option.upsideDown
            )
            self.setValue(value)
        super().mousePressEvent(event)
