"""The thread that evaluates a model on a data set's test part, and can be left at any batch."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from digitpad.gui.evaluate.measuring_thread import TELL_EVERY_S, MeasuringThread

if TYPE_CHECKING:
    from digitpad.data.arrays import HeldOut
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import Model

Load = Callable[[str, Path | None], "HeldOut"]


@dataclass(frozen=True, slots=True, eq=False)
class Evaluated:
    """What was found out about ``model`` on the test part of ``dataset``."""

    model: Model
    dataset: str
    found: Evaluation


def held_out_for_real(name: str, folder: Path | None) -> HeldOut:
    """Run ``data.arrays.held_out``."""
    from digitpad.data.arrays import held_out

    return held_out(name, folder)


class EvaluationThread(MeasuringThread):
    """Evaluates once and ends.

    Signals, emitted in this thread: ``progressed`` with how many images are read and of how
    many, at most ten times a second; ``evaluated`` with an ``Evaluated``; ``failed`` with words.
    None of the last two comes when it was cancelled.
    """

    progressed = Signal(int, int)
    evaluated = Signal(object)

    def __init__(
        self,
        model: Model,
        dataset: str,
        folder: Path | None,
        *,
        threads: int,
        load: Load = held_out_for_real,
        parent: QObject | None = None,
    ) -> None:
        super().__init__("evaluation", parent)
        self._model = model
        self._dataset = dataset
        self._folder = folder
        self._threads = threads
        self._load = load

    def measure(self) -> None:
        """Evaluate."""
        from digitpad.evaluation.accuracy import evaluation_steps
        from digitpad.recognise.torch_engine import use_threads

        # It holds for this thread only.
        use_threads(self._threads)
        part = self._load(self._dataset, self._folder)
        told = 0.0
        with closing(evaluation_steps(self._model, part.images, part.labels)) as steps:
            while True:
                try:
                    done = next(steps)
                except StopIteration as ended:
                    self.evaluated.emit(Evaluated(self._model, self._dataset, ended.value))
                    return
                if self.is_cancelled:
                    return
                if monotonic() - told >= TELL_EVERY_S:
                    told = monotonic()
                    self.progressed.emit(done, len(part.labels))
