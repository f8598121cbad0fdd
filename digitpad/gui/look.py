"""Theme and paper: what the menu offers, what is remembered, and who is told."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.actions import Actions
from digitpad.gui.settings import Settings
from digitpad.gui.theme.colours import Colours, canvas_colours
from digitpad.gui.theme.scheme import Theme


class Look(QObject):
    """Follows the theme and paper actions.

    Signals: ``changed`` with the ``Colours`` and the ``CanvasColours`` now in use.
    """

    changed = Signal(object, object)

    def __init__(self, actions: Actions, settings: Settings, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        self._theme = theme
        theme.changed.connect(self._on_theme_changed)
        for group in actions.groups.values():
            group.triggered.connect(self._on_chosen)

    def restore(self) -> None:
        """Look as the user chose last time."""
        self._actions.choose("theme", self._settings.theme)
        self._actions.choose("paper", self._settings.paper)
        self._theme.choose(self._settings.theme)

    @Slot()
    def _on_chosen(self) -> None:
        groups = self._actions.groups
        self._settings.theme = groups["theme"].checkedAction().data()
        self._settings.paper = groups["paper"].checkedAction().data()
        self._theme.choose(self._settings.theme)

    @Slot(object)
    def _on_theme_changed(self, colours: Colours) -> None:
        self.changed.emit(colours, canvas_colours(colours, self._settings.paper))
