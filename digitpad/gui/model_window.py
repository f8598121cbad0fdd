"""What the windows about the current model have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QTabWidget, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.widgets.parts import named
from digitpad.gui.widgets.window import Window


class ModelWindow(Window):
    """A window about the current model.

    It follows the ``desk`` while it is visible; subclasses override what concerns them.
    """

    def __init__(
        self,
        name: str,
        title: str,
        desk: Desk,
        parent: QWidget,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(name, title, parent, size)
        self.desk = desk
        for changed in (desk.model_changed, desk.failed):
            changed.connect(self._on_model_changed)
        desk.predicted.connect(self._on_predicted)
        for changed in (desk.grew, desk.page_changed):
            changed.connect(self._on_page_changed)

    def take_model(self) -> None:
        """Show the current model."""

    def take_prediction(self) -> None:
        """Show the last reading."""

    def interrupt(self) -> None:
        """Pause background work in favour of reading: the user is drawing."""

    def begin_if_due(self) -> None:
        """Begin what the window was opened for."""

    @Slot()
    def _on_model_changed(self) -> None:
        if self.isVisible():
            self.take_model()

    @Slot()
    def _on_predicted(self) -> None:
        if self.isVisible():
            self.take_prediction()

    @Slot()
    def _on_page_changed(self) -> None:
        if self.isVisible():
            self.interrupt()


class TabbedWindow(ModelWindow):
    """A window with a tab for each of its ``views``."""

    def make_tabs(self, accessible: str, rows: Sequence[tuple[QWidget, str]]) -> None:
        """Make the ``tabs``; ``rows``: each view with its title."""
        self.tabs = named(QTabWidget(), f"{self._name}_tabs", accessible)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.views: tuple[QWidget, ...] = tuple(view for view, _ in rows)
        for view, title in rows:
            self.tabs.addTab(self.page_of(view), title)
        self.tabs.currentChanged.connect(self._on_tab)

    def page_of(self, view: QWidget) -> QWidget:
        """Return the page of a view's tab."""
        return view

    def show_view(self, view: QWidget) -> None:
        """Show one of the ``views``."""
        self.tabs.setCurrentIndex(self.views.index(view))

    @Slot()
    def _on_tab(self) -> None:
        """React to a change of the tab in front."""
        raise NotImplementedError
