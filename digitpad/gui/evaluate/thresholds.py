"""How sure the model must be: the thresholds that a person chose, for each model its own.

What was chosen is remembered by what the model's file says of itself, so that it returns with the
model and is void once the model is calibrated anew. The file is never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal
from zlib import crc32

from PySide6.QtCore import QObject, QSettings, Signal

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration, CurvePoint, Model

Threshold = Literal["reject_below", "unsure_below"]
THRESHOLDS: Final[tuple[Threshold, ...]] = ("reject_below", "unsure_below")
GROUP: Final = "sureness"
MAX_REMEMBERED: Final = 40
STEPS: Final = 100
"""Thresholds to choose from where the model's file does not say what they do."""


class Sureness(QObject):
    """The thresholds in use. Signals, in the GUI thread: ``changed``, when there are others."""

    changed = Signal()

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._model: Model | None = None
        self._chosen: dict[Threshold, float] = {}

    @property
    def model(self) -> Model | None:
        """The model that it is about."""
        return self._model

    @property
    def own(self) -> Calibration | None:
        """What the model's file says."""
        return None if self._model is None else self._model.info.calibration

    @property
    def calibration(self) -> Calibration | None:
        """What counts: the file's calibration with the thresholds chosen."""
        own = self.own
        if own is None:
            return None
        return replace(
            own,
            reject_below=self._chosen.get("reject_below", own.reject_below),
            unsure_below=self._chosen.get("unsure_below", own.unsure_below),
        )

    @property
    def is_changed(self) -> bool:
        """Whether anything else than the file's own thresholds counts."""
        return bool(self._chosen)

    def follow(self, model: Model | None) -> None:
        """Be about another model, with what was chosen for it before."""
        self._model = model
        self._chosen = {} if model is None else self._remembered(model)
        self.changed.emit()

    def choose(self, threshold: Threshold, value: float) -> None:
        """Let another threshold count from now on."""
        own = self.own
        if own is None:
            return
        if value == getattr(own, threshold):
            self._chosen.pop(threshold, None)
        else:
            self._chosen[threshold] = value
        self._remember()
        self.changed.emit()

    def reset(self) -> None:
        """Let the file's own thresholds count again."""
        self._chosen = {}
        self._remember()
        self.changed.emit()

    def _remembered(self, model: Model) -> dict[Threshold, float]:
        text = self._store.value(f"{GROUP}/{_key(model)}", "")
        chosen: dict[Threshold, float] = {}
        for name, part in zip(THRESHOLDS, str(text).split(" "), strict=False):
            try:
                value = float(part)
            except ValueError:
                continue  # "-" for the file's own, or a damaged settings file
            if 0.0 <= value <= 1.0:
                chosen[name] = value
        return chosen

    def _remember(self) -> None:
        if self._model is None:
            return
        key = _key(self._model)
        self._store.remove(f"{GROUP}/{key}")
        if not self._chosen:
            return
        self._store.beginGroup(GROUP)
        for old in self._store.childKeys()[: 1 - MAX_REMEMBERED]:
            self._store.remove(old)
        self._store.endGroup()
        parts = [repr(self._chosen[name]) if name in self._chosen else "-" for name in THRESHOLDS]
        self._store.setValue(f"{GROUP}/{key}", " ".join(parts))


def points_of(calibration: Calibration, threshold: Threshold) -> tuple[CurvePoint, ...]:
    """Return the thresholds to choose from: those of the curve, or a hundred without figures.

    The calibration's own is always one of them. Without a curve ``kept`` is NaN.
    """
    from digitpad.modelfile import CurvePoint

    own: float = getattr(calibration, threshold)
    is_reject = threshold == "reject_below"
    curve = calibration.reject_curve if is_reject else calibration.unsure_curve
    known = {point.threshold: point for point in curve}
    values = known.keys() | {own} if curve else {step / STEPS for step in range(STEPS + 1)} | {own}
    unknown = float("nan")
    return tuple(known.get(value) or CurvePoint(value, unknown, None) for value in sorted(values))


def nearest(points: Sequence[CurvePoint], value: float) -> int:
    """Return the place of the threshold that is nearest to a value."""
    return min(range(len(points)), key=lambda place: abs(points[place].threshold - value))


def _key(model: Model) -> str:
    """Return what tells models apart in the settings: architecture, date and calibration.

    A file of another program has neither of the last two: its weights count in their place. The
    last tensor is enough, and quickly looked at however large the model is.
    """
    info = model.info
    own = info.calibration
    numbers = (own.temperature, own.unsure_below, own.reject_below)
    parts = [info.architecture.name, info.created, *(f"{number:.6g}" for number in numbers)]
    if not info.has_metadata:
        parts.append(f"{crc32(list(model.tensors.values())[-1].tobytes()):08x}")
    return " ".join(parts).replace("/", "-")
