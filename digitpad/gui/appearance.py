"""The appearance of the window: its theme, the size of its text, and what follows a change.

Full screen is for a projector: it has a size of text of its own, at first the largest.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtGui import QAction, QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.settings import TEXT_SIZES, Settings
from digitpad.gui.theme.colours import Colours, Theme
from digitpad.gui.theme.dressing import Dressing
from digitpad.gui.theme.style_sheet import TEXT_SCALE, style_sheet, text_scale
from digitpad.gui.widgets.parts import letter_scale, regrow
from digitpad.gui.widgets.wording import in_percent
from digitpad.gui.window_memory import room_for

ROOM: Final = QSize(720, 450)
"""What the window wants of a screen while letters have their usual size."""


class Appearance(QObject):
    """Applies theme and size of text to a window; the menu changes them, the settings remember.

    Signals: ``message`` (text for a status bar).
    """

    message = Signal(str)

    def __init__(self, window: QWidget, theme: Theme, settings: Settings, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._theme, self._settings, self._actions = theme, settings, actions
        self._font = _scaled(QApplication.font(), 1 / text_scale())
        self._dressing = Dressing(window)
        actions.groups["theme"].triggered.connect(self._on_theme_chosen)
        actions["text_larger"].triggered.connect(lambda: self._change_text(1))
        actions["text_smaller"].triggered.connect(lambda: self._change_text(-1))
        actions["text_usual"].triggered.connect(lambda: self._change_text(None))
        actions["full_screen"].toggled.connect(self.show_text_size)
        window.destroyed.connect(partial(_restore, self._font))
        theme.changed.connect(self._on_theme_changed)
        self.show_text_size()
        theme.choose(settings.theme)

    def put_on(self, part: QWidget) -> None:
        """Apply the theme to a part that was added later."""
        self._dressing.put_on(part)

    @Slot()
    def show_text_size(self) -> None:
        """Show text in the size that was chosen, as far as the screen has room for it."""
        sizes = self._possible_sizes()
        chosen = bisect_right(sizes, self._text_size) - 1
        self._actions["text_larger"].setEnabled(chosen + 1 < len(sizes))
        self._actions["text_smaller"].setEnabled(chosen > 0)
        scale = sizes[chosen] / 100
        if scale != text_scale():
            _set_text(self._font, scale)
            for widget in QApplication.allWidgets():
                regrow(widget)
            self._dressing.change(style_sheet(self._theme.colours))

    def _possible_sizes(self) -> list[int]:
        is_full = self._actions["full_screen"].isChecked()
        room = self._window.screen().size() if is_full else room_for(self._window)
        most = min(room.width() / ROOM.width(), room.height() / ROOM.height())
        usual = letter_scale() / text_scale()
        return [size for size in TEXT_SIZES if size == TEXT_SIZES[0] or size / 100 * usual <= most]

    @property
    def _text_size(self) -> int:
        is_full = self._actions["full_screen"].isChecked()
        return self._settings.screen_text_size if is_full else self._settings.text_size

    def _change_text(self, step: int | None) -> None:
        """Choose the next larger or smaller size; None for the usual one."""
        sizes = self._possible_sizes()
        chosen = 0 if step is None else bisect_right(sizes, self._text_size) - 1 + step
        size = sizes[max(0, min(chosen, len(sizes) - 1))]
        if self._actions["full_screen"].isChecked():
            self._settings.screen_text_size = size
        else:
            self._settings.text_size = size
        self.show_text_size()
        text = self.tr("Text size: {size}")
        if size == sizes[-1]:
            text = self.tr("Text size: {size}, the largest that fits here")
        self.message.emit(text.format(size=in_percent(size / 100, 0)))

    @Slot(object)
    def _on_theme_changed(self, colours: Colours) -> None:
        self._dressing.change(style_sheet(colours))
        self._actions.show_icons()

    @Slot(QAction)
    def _on_theme_chosen(self, action: QAction) -> None:
        self._settings.theme = action.data()
        self._theme.choose(self._settings.theme)


def _set_text(usual: QFont, scale: float) -> None:
    """Write in so many times the usual size from now on."""
    if application := QApplication.instance():
        application.setProperty(TEXT_SCALE, scale)
    font = _scaled(usual, scale)
    if font != QApplication.font():
        QApplication.setFont(font)


def _restore(usual: QFont, *_: object) -> None:
    """Write in the usual size, unless nobody changed it."""
    if text_scale() != 1.0:
        _set_text(usual, 1.0)


def _scaled(font: QFont, scale: float) -> QFont:
    scaled = QFont(font)
    if scale != 1.0:
        scaled.setPixelSize(round(QFontInfo(font).pixelSize() * scale))
    return scaled
