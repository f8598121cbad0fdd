"""The light: an outline around the control that a step of a lesson is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMainWindow, QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.language import without_key
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.pixels import smooth_painter

PLACES: Final[dict[str, tuple[str, ...]]] = {
    "canvas": ("canvas",),
    "clear": ("clear_button",),
    "answer": ("probability_bars",),
    "seen": ("seen_preview",),
    "name": ("naming_row",),
    "why": ("explain_button", ">explain"),
    "model": ("model_combo",),
    "data": ("dataset_combo",),
    "layers": ("layers_edit", "model_combo"),
    "settings": ("settings_fold",),
    "epochs": ("epochs_spin", "settings_fold"),
    "optimizer": ("optimizer_combo", "settings_fold"),
    "learning_rate": ("learning_rate_spin", "settings_fold"),
    "augment": ("augment_check", "settings_fold"),
    "batch_size": ("batch_size_spin", "advanced_fold", "settings_fold"),
    "train": ("train_button",),
    "pause": ("pause_button",),
    "stop": ("stop_button",),
    "curves": ("accuracy_plot", "loss_plot", "network_button"),
    "network": ("network_button",),
    "picture": ("network_view", "network_button"),
    "time": ("network_time", "network_button"),
    "my-things": ("teach_button", ">handwriting"),
    "robustness": ("evaluation_begin_button", ">evaluation"),
    "runs": (">runs",),
    "shipped-model": (">shipped_model",),
}
"""Where each control is: the first of these that is visible; ``>``: the entry of a menu."""
CHOOSERS: Final = ("model", "data", "layers")
OF_SETTINGS: Final = ("learning_rate", "epochs", "optimizer", "augment", "batch_size", "settings")
GAP_PX: Final = 4
LINE_PX: Final = 3
ROUND_PX: Final = 10


class Light(QWidget):
    """Outlines a control of a window, or the menu that has it, and lets the mouse through.

    ``target``: the widget, None for none and for an entry of a menu.
    """

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self.setObjectName("lesson_light")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window, self._actions = window, actions
        self.target: QWidget | None = None
        self.lit = ""
        """What is lit, in words."""
        self.hide()

    def show_at(self, name: str) -> bool:
        """Light a control, or nothing for ""; return whether another widget is lit than before."""
        before, self.target, self.lit = self.target, None, ""
        for control in PLACES.get(name, ()):
            if control.startswith(">"):
                self._light_menu(self._actions[control[1:]])
                break
            widgets = self._window.findChildren(QWidget, control)
            widget = next((candidate for candidate in widgets if candidate.isVisible()), None)
            if widget is not None:
                self.target, self.lit = widget, widget.accessibleName()
                seen = widget.visibleRegion().boundingRect()
                corner = widget.mapTo(widget.window(), seen.topLeft())
                self._surround(widget.window(), QRect(corner, seen.size()))
                break
        else:
            self.hide()
        return self.target is not None and self.target is not before

    def _light_menu(self, action: QAction) -> None:
        bar = self._window.menuBar()
        for entry in bar.actions():
            menu = entry.menu()
            if isinstance(menu, QWidget) and action in menu.actions():
                names = (entry.text(), action.text())
                self.lit = " → ".join(without_key(name) for name in names)
                room = bar.actionGeometry(entry)
                self._surround(self._window, room.translated(bar.pos()))

    def _surround(self, window: QWidget, room: QRect) -> None:
        if self.parentWidget() is not window:
            self.setParent(window)
        around = room.adjusted(-GAP_PX, -GAP_PX, GAP_PX, GAP_PX)
        self.setGeometry(around.intersected(window.rect()))
        if not self.isVisible():
            self.show()
        self.raise_()

    # Override of Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        accent = QColor(colours_of(self.palette()).accent)
        for width, strength in ((2 * LINE_PX, 70), (LINE_PX, 255)):
            accent.setAlpha(strength)
            painter.setPen(QPen(accent, width))
            room = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(room, ROUND_PX, ROUND_PX)
