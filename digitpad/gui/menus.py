"""The menu bar, made of the actions and of the lists of recent files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from digitpad.gui.actions import Actions


class RecentMenu(QMenu):
    """Files opened or saved last, looked up when the menu opens.

    Signals: ``chosen`` with a ``Path``.
    """

    chosen = Signal(object)

    def __init__(self, title: str, files: Callable[[], list[Path]], parent: QMenu) -> None:
        super().__init__(title, parent)
        self._files = files
        self.aboutToShow.connect(self.fill)

    @Slot()
    def fill(self) -> None:
        """Show the files there are now."""
        self.clear()
        for path in self._files():
            action = self.addAction(path.name)
            action.setData(str(path))
            action.setToolTip(str(path))
            action.setStatusTip(str(path))
            action.triggered.connect(self._on_triggered)
        if self.isEmpty():
            nothing = self.addAction(self.tr("None yet"))
            nothing.setEnabled(False)

    @Slot()
    def _on_triggered(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.chosen.emit(Path(sender.data()))


class Menus(QObject):
    """The window's menu bar; ``recent_drawings`` and ``recent_models`` say what was chosen."""

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        recent: Callable[[str], list[Path]],
    ) -> None:
        super().__init__(window)
        bar = window.menuBar()
        file = bar.addMenu(self.tr("&File"))
        file.addAction(actions.clear)
        file.addAction(actions.open)
        self.recent_drawings = RecentMenu(self.tr("Open &recent"), lambda: recent("drawing"), file)
        file.addMenu(self.recent_drawings)
        file.addAction(actions.save_drawing)
        file.addAction(actions.save_pair)
        file.addSeparator()
        file.addAction(actions.open_model)
        self.recent_models = RecentMenu(self.tr("Recent m&odels"), lambda: recent("model"), file)
        file.addMenu(self.recent_models)
        file.addAction(actions.shipped_model)
        file.addAction(actions.save_model)
        file.addSeparator()
        file.addAction(actions.quit)
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([actions.undo, actions.redo, actions.clear])
        edit.addSeparator()
        edit.addActions([actions.copy, actions.paste])
        train = bar.addMenu(self.tr("&Train"))
        train.addActions([actions.train, actions.pause, actions.stop])
        train.addSeparator()
        train.addAction(actions.train_on)
        view = bar.addMenu(self.tr("&View"))
        theme = view.addMenu(self.tr("&Theme"))
        theme.addActions(actions.themes)
        paper = view.addMenu(self.tr("&Paper"))
        paper.addActions(actions.papers)
        view.addSeparator()
        view.addActions([actions.insight, actions.report, actions.evaluation, actions.sureness])
        view.addSeparator()
        view.addActions([actions.show_training, actions.full_screen])
        about = bar.addMenu(self.tr("&Help"))
        about.addActions([actions.shortcuts, actions.about])
        for menu in (file, edit, train, view, about, self.recent_models, self.recent_drawings):
            menu.setToolTipsVisible(True)
