"""Light and dark: the theme follows the system unless the user chose one.

Qt's Fusion style draws the widgets from a palette on every system alike; a style sheet gives
them room and round corners.
"""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from digitpad.gui.theme.colours import DARK, LIGHT, palette_of

ThemeChoice = Literal["system", "light", "dark"]
THEME_CHOICES: Final[tuple[ThemeChoice, ...]] = ("system", "light", "dark")


class Theme(QObject):
    """Puts the chosen colours on the application.

    Signals: ``changed`` with the ``Colours`` now in use, in the GUI thread.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._choice: ThemeChoice = "system"
        self.colours = LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply)

    def choose(self, choice: ThemeChoice) -> None:
        """Use the light or dark colours, or those that the system asks for."""
        self._choice = choice
        scheme = {
            "system": Qt.ColorScheme.Unknown,
            "light": Qt.ColorScheme.Light,
            "dark": Qt.ColorScheme.Dark,
        }[choice]
        # Title bars and native dialogs follow this; platforms without them ignore it.
        QGuiApplication.styleHints().setColorScheme(scheme)
        self._apply()

    @Slot()
    def _apply(self) -> None:
        dark = self._choice == "dark"
        if self._choice == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        self.colours = DARK if dark else LIGHT
        self._application.setPalette(palette_of(self.colours))
        self.changed.emit(self.colours)
