"""Theme and paper: what the menu offers, what is remembered, and who is told."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from digitpad.gui.actions import Actions
from digitpad.gui.settings import Settings
from digitpad.gui.theme.colours import PAPER_CHOICES, Colours, canvas_colours
from digitpad.gui.theme.scheme import THEME_CHOICES, Theme


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
        for action in (*actions.themes, *actions.papers):
            action.triggered.connect(self._on_chosen)

    def restore(self) -> None:
        """Look as the user chose last time."""
        themes, papers = self._actions.themes, self._actions.papers
        themes[THEME_CHOICES.index(self._settings.theme)].setChecked(True)
        papers[PAPER_CHOICES.index(self._settings.paper)].setChecked(True)
        self._theme.choose(self._settings.theme)

    @Slot()
    def _on_chosen(self) -> None:
        self._settings.theme = THEME_CHOICES[_checked(self._actions.themes)]
        self._settings.paper = PAPER_CHOICES[_checked(self._actions.papers)]
        self._theme.choose(self._settings.theme)

    @Slot(object)
    def _on_theme_changed(self, colours: Colours) -> None:
        self.changed.emit(colours, canvas_colours(colours, self._settings.paper))


def _checked(actions: tuple[QAction, ...]) -> int:
    return next(index for index, action in enumerate(actions) if action.isChecked())
