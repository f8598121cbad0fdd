"""Pictures of the window at work on CIFAR-10 for the README: a classifier, and an autoencoder.

``python packaging/window_pictures.py --data-dir DIR --classifier MODEL [--out docs] [--dark]``,
or with ``--autoencoder MODEL``. Each model is opened and trained on, and the picture is taken when
``--epochs`` of that are done. DIR is shown in the picture; give it by a link (``ln -s``) whose
name means something to anybody. Needs no screen, and touches nothing of the user's.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digitpad.gui.main_window import MainWindow

SIZE: Final = (1280, 800)
PATIENCE_S: Final = 1800.0
SETTLING_S: Final = 0.5
EPOCHS: Final = 4
BATCH: Final = 128


def main() -> int:
    given = arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="digitpad-") as home:
        os.environ["DIGITPAD_HOME"] = home
        window = opened(given)
        try:
            teach(window, given)
            name = "window-autoencoder" if given.autoencoder else "window-cifar"
            path = given.out / f"{name}{'-dark' if given.dark else ''}.png"
            wait(lambda: False, SETTLING_S)
            if not window.grab().save(str(path)):
                print(f"cannot write {path}", file=sys.stderr)
                return 1
            print(path)
        finally:
            window.close_at_once()
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data-dir", type=Path, required=True)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--classifier", type=Path)
    which.add_argument("--autoencoder", type=Path)
    parser.add_argument("--picture", type=int, default=1, help="number of the test picture")
    parser.add_argument("--epochs", type=float, default=2.4, help="when the picture is taken")
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate")
    parser.add_argument("--out", type=Path, default=Path("docs"))
    parser.add_argument("--dark", action="store_true")
    return parser.parse_args()


def opened(given: argparse.Namespace) -> MainWindow:
    """Return the window with the model in it and a test picture before it."""
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QSpinBox

    from digitpad.gui.app import create_window

    window = create_window(["digitpad"])
    window.resize(*SIZE)
    theme = window.findChild(QAction, f"theme_{'dark' if given.dark else 'light'}_action")
    assert theme is not None
    theme.trigger()
    window.show()
    window.training.setup.datasets.set_folder("cifar10", given.data_dir)
    wait(lambda: window.current.model is not None)
    window.open_model(given.autoencoder or given.classifier)
    number = window.findChild(QSpinBox, "picture_number")
    assert number is not None
    wait(lambda: number.maximum() > 1)
    number.setValue(given.picture)
    wait(lambda: window.prediction is not None)
    return window


def teach(window: MainWindow, given: argparse.Namespace) -> None:
    """Go on training the model until the picture is due."""
    window.training.go_on_training()
    setup = window.training.setup
    setup.datasets.choose("cifar10")
    setup.form.apply({"epochs": EPOCHS, "batch_size": BATCH, "learning_rate": given.rate})
    window.training.start()
    loss = window.training.display.plots[0]

    def is_due() -> bool:
        epochs, _ = loss.curve("train")
        return window.run_state == "idle" or (len(epochs) > 0 and epochs[-1] >= given.epochs)

    wait(is_due)


def wait(is_done: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    """Let the window work until the condition holds or the patience is at its end."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    end = monotonic() + patience_s
    while not is_done() and monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    sys.exit(main())
