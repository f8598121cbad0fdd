"""What the windows about the model that reads have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QTabWidget, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.widgets.parts import named
from digitpad.gui.widgets.window import Window


class ModelWindow(Window):
    """One about the model that reads, beside the ``desk``.

    It hears of the desk while it is visible; what it hears does nothing unless a subclass cares.
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
        """Be about the model that reads now."""

    def take_prediction(self) -> None:
        """Take note of the last reading."""

    def interrupt(self) -> None:
        """Leave the processor to the reading: somebody is drawing."""

    def begin_if_due(self) -> None:
        """Begin what somebody who has just opened the window wants."""

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
    """One with a tab for each of its ``views``."""

    def make_tabs(self, accessible: str, rows: Sequence[tuple[QWidget, str]]) -> None:
        """Make the ``tabs``: of what lies in each, and its title."""
        self.tabs = named(QTabWidget(), f"{self._name}_tabs", accessible)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.views: tuple[QWidget, ...] = tuple(view for view, _ in rows)
        for view, title in rows:
            self.tabs.addTab(self.page_of(view), title)
        self.tabs.currentChanged.connect(self._on_tab)

    def page_of(self, view: QWidget) -> QWidget:
        """Return what a view lies in."""
        return view

    def show_view(self, view: QWidget) -> None:
        """Bring one of the ``views`` to the front."""
        self.tabs.setCurrentIndex(self.views.index(view))

    @Slot()
    def _on_tab(self) -> None:
        """Show what another view shows."""
        raise NotImplementedError
