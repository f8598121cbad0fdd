"""The last resort: an unexpected error is shown, and the window stays open."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Signal, Slot

LOG = logging.getLogger(__name__)


class UnforeseenErrors(QObject):
    """Catches what no slot and no thread caught, and reports it in the GUI thread.

    ``tell`` is called with a title, a text and details. Interrupting from the terminal works as
    usual.
    """

    _caught = Signal(str, str)

    def __init__(self, tell: Callable[[str, str, str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tell = tell
        self._before = (sys.excepthook, threading.excepthook)
        self._caught.connect(self._on_caught)

    def install(self) -> None:
        sys.excepthook = self._in_gui
        threading.excepthook = self._in_thread

    def uninstall(self) -> None:
        sys.excepthook, threading.excepthook = self._before

    def _in_gui(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        print(details, file=sys.stderr)  # noqa: T201 - for whoever started it from a terminal
        LOG.error("Unforeseen: %s", details)
        self._caught.emit(f"{kind.__name__}: {error}", details)

    def _in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._in_gui(caught.exc_type, caught.exc_value, caught.exc_traceback)

    @Slot(str, str)
    def _on_caught(self, reason: str, details: str) -> None:
        text = self.tr(
            "Unexpected error: {reason}. Your drawing and your models are still there: go on, or "
            "save them and start digitpad again. Please report it: “Copy report” has the details."
        )
        title = self.tr("Something went wrong inside digitpad")
        self._tell(title, text.format(reason=reason), details)
