"""The real window in a process that measures it: opened, everything loaded, training.

May be imported by the probes beside it only, which ``measure.figures_of_script`` starts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from digitpad.gui.main_window import MainWindow

QUIET_MS = 2_000
SEED = 1


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Return the options that all probes take."""
    parser = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
    parser.add_argument("--model", default="candle-cnn")
    parser.add_argument("--data-dir", type=Path, help="MNIST’s files; else generated handwriting")
    parser.add_argument("--images", type=int, default=12_000)
    return parser


def make_window(images: int | None = None) -> tuple[QApplication, MainWindow]:
    """Return the application and the window, shown, whose runs use so many images (None: all)."""
    from digitpad.gui.app import create_window, make_application, start_no_blas_threads

    start_no_blas_threads()
    application = make_application(["probe"])
    from digitpad.gui.training.panel import TrainingPanel
    from digitpad.gui.training.session import train_for_real

    def run(config: Any, control: Any, **options: Any) -> Any:
        limits: dict[str, int] = {}
        if images is not None:
            limits = {"train_limit": images, "test_limit": min(images, 2_000)}
        return train_for_real(replace(config, **limits), control, **options)

    window = create_window(["probe"], training=TrainingPanel(run=run))
    window.show()
    return application, window


def draw_digit(window: MainWindow) -> None:
    """Put a generated digit onto the canvas."""
    from digitpad.handwriting import synthesis

    window.canvas.set_page(synthesis.labelled_drawings(SEED, 0, 1)[0][0])


def once_loaded(window: MainWindow, then: Callable[[], object]) -> None:
    """Call ``then`` when all that is loaded in the background is, and two seconds have passed."""
    from PySide6.QtCore import QThread, QTimer

    panel = window.training

    def look() -> None:
        # A task goes, with its thread, when it is done.
        if panel.preloads or panel.findChild(QThread, "preload_thread") is not None:
            return
        poll.stop()
        QTimer.singleShot(QUIET_MS, window, then)

    poll = QTimer(window)
    poll.timeout.connect(look)
    poll.start(100)


def begin_training(
    window: MainWindow, options: argparse.Namespace, at_end: Callable[[Any], object]
) -> None:
    """Train one epoch as a click on Train does."""
    panel = window.training
    panel.setup.models.choose(options.model)
    if options.data_dir:
        panel.setup.datasets.choose("mnist")
        panel.setup.datasets.set_folder("mnist", options.data_dir)
    panel.setup.form.apply({"epochs": 1})
    panel.trainer.settled.connect(at_end)
    panel.start()
