"""What the help menu opens: the guide, the keys, and what digitpad is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.widgets.dialogs import Dialogs

if TYPE_CHECKING:
    from digitpad.gui.guide.window import GuideWindow


class Help(QObject):
    """Opens it above the window ``main``, whose ``menus`` say which keys there are."""

    def __init__(self, menus: Sequence[QMenu], dialogs: Dialogs, main: QWidget) -> None:
        super().__init__(main)
        self._menus, self._dialogs, self._main = menus, dialogs, main
        self._guide: GuideWindow | None = None

    @Slot()
    def show_guide(self) -> None:
        """Open the guide at its first page."""
        self._show_page("draw.md")

    @Slot()
    def show_keys(self) -> None:
        self._show_page("keys.html")

    @Slot()
    def show_about(self) -> None:
        """Say what digitpad is, and the versions of its parts."""
        from digitpad.gui.guide.about import about_text

        self._dialogs.inform(self.tr("About digitpad"), about_text())

    def _show_page(self, page: str) -> None:
        # None of it is loaded before somebody asks for it.
        from digitpad.gui.guide.about import keys_text
        from digitpad.gui.guide.window import GuideWindow

        if self._guide is None:
            self._guide = GuideWindow(lambda: keys_text(self._menus), self._main)
        self._guide.show_page(page)
