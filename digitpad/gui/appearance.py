"""The appearance of the window: its theme, its style sheet, and what follows a change of theme."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.settings import Settings
from digitpad.gui.theme.colours import Colours, Theme
from digitpad.gui.theme.dressing import Dressing
from digitpad.gui.theme.style_sheet import style_sheet


class Appearance(QObject):
    """Applies the ``theme`` to a window; the menu changes it, and the settings remember it."""

    def __init__(self, window: QWidget, theme: Theme, settings: Settings, actions: Actions) -> None:
        super().__init__(window)
        self._theme, self._settings, self._actions = theme, settings, actions
        self._dressing = Dressing(window)
        theme.changed.connect(self._on_theme_changed)
        actions.groups["theme"].triggered.connect(self._on_theme_chosen)
        theme.choose(settings.theme)

    def put_on(self, part: QWidget) -> None:
        """Apply the theme to a part that was added later."""
        self._dressing.put_on(part)

    @Slot(object)
    def _on_theme_changed(self, colours: Colours) -> None:
        self._dressing.change(style_sheet(colours))
        self._actions.show_icons()

    @Slot(QAction)
    def _on_theme_chosen(self, action: QAction) -> None:
        self._settings.theme = action.data()
        self._theme.choose(self._settings.theme)
