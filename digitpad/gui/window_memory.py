"""The window comes back as the user left it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QSplitter

from digitpad.gui.settings import Settings

DEFAULT_SIZE: Final = (1280, 800)
DEFAULT_SHARES: Final = [11, 9]


def restore(window: QMainWindow, splitter: QSplitter, settings: Settings) -> None:
    """Give window and splitter their last places, or good first ones."""
    screen = QGuiApplication.primaryScreen().availableGeometry()
    width, height = DEFAULT_SIZE
    window.resize(min(width, screen.width()), min(height, screen.height()))
    window.restoreGeometry(settings.bytes_of("window/geometry"))
    if not splitter.restoreState(settings.bytes_of("window/splitter")):
        splitter.setSizes([share * 100 for share in DEFAULT_SHARES])


def remember(window: QMainWindow, splitter: QSplitter, settings: Settings) -> None:
    """Keep where window and splitter are."""
    settings.store.setValue("window/geometry", window.saveGeometry())
    settings.store.setValue("window/splitter", splitter.saveState())
    settings.store.sync()
