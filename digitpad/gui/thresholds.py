"""The thresholds in use: a model's own, or those that the user chose for it.

A choice is stored under facts in the model's file: it comes back with the model, and is void once
the model is calibrated anew. The file is never changed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal
from zlib import crc32

from PySide6.QtCore import QObject, QSettings, Signal, Slot

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration, Model

Threshold = Literal["reject_below", "unsure_below"]
THRESHOLDS: Final[tuple[Threshold, ...]] = ("reject_below", "unsure_below")
GROUP: Final = "sureness"
MAX_REMEMBERED: Final = 40


class ConfidenceThresholds(QObject):
    """The thresholds in use.

    Signals, in the GUI thread: ``changed``, when there are others.
    """

    changed = Signal()

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.model: Model | None = None
        self._chosen: dict[str, Any] = {}

    @property
    def own(self) -> Calibration | None:
        """The calibration in the model's file."""
        return None if self.model is None else self.model.info.calibration

    @property
    def calibration(self) -> Calibration | None:
        """The file's calibration with the chosen thresholds."""
        own = self.own
        return None if own is None else replace(own, **self._chosen)

    @property
    def chosen(self) -> Calibration | None:
        """The calibration in use, None if it is the file's own."""
        return self.calibration if self._chosen else None

    def follow(self, model: Model | None) -> None:
        self.model = model
        self._chosen = {} if model is None else self._remembered(model)
        self.changed.emit()

    def choose(self, threshold: Threshold, value: float) -> None:
        """Use another threshold from now on."""
        own = self.own
        if own is None:
            return
        if value == getattr(own, threshold):
            self._chosen.pop(threshold, None)
        else:
            self._chosen[threshold] = value
        self._remember()
        self.changed.emit()

    @Slot()
    def reset(self) -> None:
        self._chosen = {}
        self._remember()
        self.changed.emit()

    def _remembered(self, model: Model) -> dict[str, Any]:
        text = self._store.value(f"{GROUP}/{_key(model)}", "")
        chosen: dict[str, Any] = {}
        for name, part in zip(THRESHOLDS, str(text).split(" "), strict=False):
            try:
                value = float(part)
            except ValueError:
                continue  # "-" for the file's own, or a damaged settings file
            if 0.0 <= value <= 1.0:
                chosen[name] = value
        return chosen

    def _remember(self) -> None:
        if self.model is None:
            return
        key = _key(self.model)
        self._store.remove(f"{GROUP}/{key}")
        if not self._chosen:
            return
        self._store.beginGroup(GROUP)
        for old in self._store.childKeys()[: 1 - MAX_REMEMBERED]:
            self._store.remove(old)
        self._store.endGroup()
        parts = [repr(self._chosen[name]) if name in self._chosen else "-" for name in THRESHOLDS]
        self._store.setValue(f"{GROUP}/{key}", " ".join(parts))


def _key(model: Model) -> str:
    """Return a model's key in the settings: architecture, date and calibration.

    A file of another program lacks the last two: its last tensor stands for them, which is read
    quickly however large the model is.
    """
    info = model.info
    own = info.calibration
    numbers = (own.temperature, own.unsure_below, own.reject_below)
    parts = [info.architecture.name, info.created, *(f"{number:.6g}" for number in numbers)]
    if not info.has_metadata:
        parts.append(f"{crc32(list(model.tensors.values())[-1].tobytes()):08x}")
    return " ".join(parts).replace("/", "-")
