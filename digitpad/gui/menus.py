"""The menu bar, made of the actions and of the lists of recent files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QMenu

from digitpad.gui.actions import Actions
from digitpad.gui.widgets.parts import plain_tip


class RecentMenu(QMenu):
    """Files opened or saved last, looked up when the menu opens.

    Signals: ``chosen`` with a ``Path``.
    """

    chosen = Signal(object)

    def __init__(self, title: str, files: Callable[[], list[Path]]) -> None:
        super().__init__(title)
        self._files = files
        self.aboutToShow.connect(self.fill)

    @Slot()
    def fill(self) -> None:
        self.clear()
        for path in self._files():
            action = self.addAction(path.name.replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.setStatusTip(str(path))
            action.triggered.connect(partial(self.chosen.emit, path))
        if self.isEmpty():
            self.addAction(self.tr("None yet")).setEnabled(False)


SEPARATOR: Final = ""


class Menus(QObject):
    """The window's menu bar; ``recent_drawings`` and ``recent_models`` say what was chosen.

    ``shown``: the menus in it.
    """

    def __init__(
        self, window: QMainWindow, actions: Actions, recent: Callable[[str], list[Path]]
    ) -> None:
        super().__init__(window)
        self.recent_drawings = RecentMenu(self.tr("Open &recent"), lambda: recent("drawing"))
        self.recent_models = RecentMenu(self.tr("Recent mod&els"), lambda: recent("model"))
        theme, paper = QMenu(self.tr("&Theme")), QMenu(self.tr("&Paper"))
        theme.addActions(actions.groups["theme"].actions())
        paper.addActions(actions.groups["paper"].actions())
        drawing: tuple[str | QMenu, ...] = ("clear", "open", self.recent_drawings, "read_paper")
        drawing += "save_drawing", "save_reconstruction"
        model = ("open_model", self.recent_models, "shipped_model", "save_model")
        train = "train", "pause", "stop"
        look, rest = (theme, paper), ("numbers", "show_training", "full_screen")
        table: tuple[tuple[str, tuple[str | QMenu, ...]], ...] = (
            (self.tr("&File"), (*drawing, SEPARATOR, *model, SEPARATOR, "quit")),
            (self.tr("&Edit"), ("undo", "redo", "eraser", "clear", SEPARATOR, "copy", "paste")),
            (self.tr("&Train"), (*train, SEPARATOR, "train_on", "runs", SEPARATOR, "handwriting")),
            (self.tr("&View"), (*look, SEPARATOR, *actions.measuring, SEPARATOR, *rest)),
            (self.tr("&Help"), ("guide", "lessons", "shortcuts", SEPARATOR, "about")),
        )
        self.shown: list[QMenu] = []
        for title, entries in table:
            menu = window.menuBar().addMenu(title)
            self.shown.append(menu)
            menu.setToolTipsVisible(True)
            for entry in entries:
                if isinstance(entry, QMenu):
                    entry.setParent(menu, entry.windowFlags())
                    entry.setToolTipsVisible(True)
                    menu.addMenu(entry)
                elif entry == SEPARATOR:
                    menu.addSeparator()
                else:
                    menu.addAction(actions[entry])
