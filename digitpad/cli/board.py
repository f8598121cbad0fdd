"""A run of the command line for TensorBoard: its figures, and at its end what is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad.training.config import TrainConfig
from digitpad.training.events import Ended, Event

if TYPE_CHECKING:
    from digitpad.training.tensorboard import Board


@contextmanager
def noted_for_tensorboard(
    folder: Path | None, config: TrainConfig
) -> Iterator[Callable[[Event], None]]:
    """Return a listener that writes to ``folder``, if any; the results are written afterwards.

    Raises ``ConfigError`` if TensorBoard is missing, or the folder cannot be written.
    """
    if folder is None:
        yield lambda event: None
        return
    from digitpad.training.tensorboard import Board

    board, ends = Board(folder, config), list[Ended]()

    def note(event: Event) -> None:
        board.note(event)
        if isinstance(event, Ended):
            ends.append(event)

    try:
        yield note
        for ended in ends:
            _show_results(board, ended)
    finally:
        board.close()


def _show_results(board: Board, ended: Ended) -> None:
    """Show which test images the run's model confuses, and misread ones, the surest first."""
    from digitpad.data.split import held_out
    from digitpad.evaluation.accuracy import evaluate
    from digitpad.training.outcome import model_from_run

    config = board.config
    model = model_from_run(config, ended)
    architecture, classes = model.info.architecture, model.info.classes
    if not ended.history or architecture.reconstructs or architecture.reads_lines:
        return
    part = held_out(
        config.dataset,
        config.data_dir,
        convention=config.convention,
        input_shape=architecture.input_shape,
    )
    evaluation = evaluate(model, part.images, part.labels)
    if readings := evaluation.readings:
        wrong = readings.worst()
        truths, read = readings.truths[wrong], readings.read[wrong]
        answers = [f"{classes[a]} → {classes[b]}" for a, b in zip(truths, read, strict=True)]
        board.show(classes, evaluation.confusion, part.images[readings.places[wrong]], answers)
