"""A window that measures a model in a thread: how far it is, Cancel, and what can be saved.

What is measured, on what, and how it is shown are for the window that is built on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.training.devices import usable_cores

if TYPE_CHECKING:
    from digitpad.gui.evaluate.measuring_thread import MeasuringThread
    from digitpad.modelfile import Model

STOP_WAIT_MS: Final = 5000


class MeasuringWindow(QDialog):
    """The frame of such a window; ``name`` begins the names of all that is in it.

    Subclasses give ``can_begin``, ``make_thread`` and ``words_below``, and call ``lay_out`` once
    they have made what lies between the buttons.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_window")
        self.dialogs = Dialogs(self)
        self._name = name
        self._next: Model | None = None
        self._failure = ""
        self._thread: MeasuringThread | None = None
        self.begin_button = self.make_button("begin", self.tr("Measure"), self.begin)
        self.begin_button.setProperty("look", "primary")
        self.cancel_button = self.make_button("cancel", self.tr("Cancel"), self.cancel)
        self.close_button = self.make_button("close", self.tr("Close"), self.close)
        self.progress = QProgressBar()
        self.progress.setObjectName(f"{name}_progress")
        self.progress.setAccessibleName(self.tr("How far the measurement is"))
        self.progress.setTextVisible(False)
        # Its coming and going moves nothing.
        keeping = self.progress.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeping)
        self.note = QLabel()
        self.note.setObjectName(f"{name}_note")
        self.note.setProperty("look", "quiet")
        self.note.setWordWrap(True)

    # What others use

    def use(self, model: Model | None) -> None:
        """Measure this model when it is asked for next; what is shown stays."""
        self._next = model
        self.show_state()

    @property
    def is_measuring(self) -> bool:
        return self._thread is not None

    @Slot()
    def begin(self) -> None:
        """Measure the present model, where that can be done."""
        model = self._next
        if self._thread is not None or model is None or not self.can_begin():
            return
        self._failure = ""
        self.progress.setRange(0, 0)
        self._thread = self.make_thread(model, max(1, usable_cores() - 1))
        self._thread.failed.connect(self._on_failed)
        self._thread.finished.connect(self._on_finished)
        self.show_state()
        self.cancel_button.setFocus()
        # Not with a low priority: it holds the lock that Python code of the window waits for.
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop measuring; what is shown stays."""
        if self._thread is not None:
            self._thread.cancel()
            self.show_state()

    def stop(self) -> bool:
        """Stop measuring and wait for it; return whether nothing runs any more."""
        if self._thread is None:
            return True
        self._thread.cancel()
        return self._thread.wait(STOP_WAIT_MS)

    def save(self, path: Path, write: Callable[[], None], failed: str) -> bool:
        """Save something; say why, below the words ``failed``, when that does not work."""
        try:
            write()
        except DigitpadError as error:
            self.dialogs.tell(failed, str(error))
            return False
        self.note.setText(self.tr("Saved {0}").format(path.name))
        return True

    # What subclasses give

    def can_begin(self) -> bool:
        """Return whether there is a model, and something to measure it on."""
        raise NotImplementedError

    def make_thread(self, model: Model, threads: int) -> MeasuringThread:
        """Return a thread of this window's, with what it finds connected, not yet started."""
        raise NotImplementedError

    def words_below(self) -> str:
        """Return what is to be said below what is shown, while it is not being stopped."""
        raise NotImplementedError

    # What subclasses use

    def make_button(self, name: str, text: str, slot: Callable[[], object]) -> QPushButton:
        """Return a button that Enter does not press unless it has the focus."""
        button = QPushButton(text)
        button.setObjectName(f"{self._name}_{name}_button")
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def lay_out(
        self, chooser: QWidget, shown: Sequence[QWidget], save_buttons: Sequence[QPushButton]
    ) -> None:
        """Put what to measure on above what is shown, whose first has all the room."""
        controls = QHBoxLayout()
        for widget in (chooser, self.begin_button, self.cancel_button):
            controls.addWidget(widget)
        controls.addWidget(self.progress, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        for widget in shown:
            middle.addWidget(widget, int(widget is shown[0]))
        buttons = QHBoxLayout()
        buttons.addWidget(self.note, 1)
        for button in (*save_buttons, self.close_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        column.addLayout(controls)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    @Slot(int, int)
    def show_progress(self, done: int, total: int) -> None:
        """Show that ``done`` steps of ``total`` are measured."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def show_state(self) -> None:
        """Allow what can be done, and say how it stands."""
        thread = self._thread
        is_stopping = thread is not None and thread.is_cancelled
        self.begin_button.setEnabled(thread is None and self.can_begin())
        self.cancel_button.setEnabled(thread is not None and not is_stopping)
        self.progress.setVisible(thread is not None)
        self.note.setText(self.tr("Stopping …") if is_stopping else self.words_below())

    # What the thread says

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.deleteLater()
        self.show_state()
        self.begin_button.setFocus()
