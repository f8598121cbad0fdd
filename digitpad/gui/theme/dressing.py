"""The style sheet of a window and of those above it, changed one after another."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Dressing(QObject):
    """Puts a style sheet on every part of a window and on every window above it.

    The window itself has none. It would be one for all windows above it, too, and Qt would look up
    the rules for every widget in them before it does anything else: 0.4 s with twelve windows.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._sheet = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def change(self, sheet: str) -> None:
        """Put on another style sheet: what is in sight one after another, the rest at once.

        In a window nothing is painted until all of it has the new one.
        """
        self._sheet = sheet
        for part in self._waiting():
            if part.window().isVisible():
                part.window().setUpdatesEnabled(False)
                self._timer.start()
            else:
                self.put_on(part)

    def put_on(self, part: QWidget) -> None:
        """Let a part of the window, or a window above it, look as all do.

        Where it is not shown yet that is cheap.
        """
        if part.styleSheet() != self._sheet:
            part.setStyleSheet(self._sheet)

    def _waiting(self) -> list[QWidget]:
        """Return what does not have the style sheet yet, in the front first."""
        parts = self._window.findChildren(QWidget)
        waiting = [
            one
            for one in parts
            if one.styleSheet() != self._sheet
            and (one.styleSheet() or one.parentWidget() is self._window)
        ]
        return sorted(waiting, key=lambda one: not one.isActiveWindow())

    @Slot()
    def _step(self) -> None:
        waiting = self._waiting()
        if waiting:
            self.put_on(waiting[0])
        else:
            self._timer.stop()
        unfinished = {part.window() for part in waiting[1:]}
        for window in {part.window() for part in self._window.findChildren(QWidget)} - unfinished:
            window.setUpdatesEnabled(True)


def dress(part: QWidget) -> None:
    """Let a window that is being made look as the one below it."""
    below = part.parentWidget()
    while below is not None:
        for dressing in below.findChildren(Dressing, options=DIRECT):
            dressing.put_on(part)
        below = below.parentWidget()
