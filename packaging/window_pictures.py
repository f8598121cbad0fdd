"""The pictures of the window in ``docs/``, taken of the real window at work.

``python packaging/window_pictures.py [--out docs]`` takes those that need no data: a network that
learns while a drawing is read, light and dark, a page and a table, why a 4 is read as a 9, all
images, and what changes to a 9 do. On CIFAR-10 they need its folder
and a model: ``--data-dir DIR --classifier MODEL``, ``--autoencoder MODEL``; each is trained on, and
the picture is taken when ``--epochs`` of that are done. DIR is shown in the picture; give it by a
link (``ln -s``) whose name means something to anybody. Needs no screen, and touches nothing of the
user's.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from digitpad.gui.main_window import MainWindow

SIZE: Final = (1280, 800)
PAPER_SIZE: Final = (1080, 640)
PATIENCE_S: Final = 1800.0
SETTLING_S: Final = 0.5
EPOCHS: Final = 4
BATCH: Final = 128
LEARNT: Final = 2.4
"""Epochs after which a network is shown that learns to read digits."""
DIGIT, DIGIT_SEED = 7, 3
WHY_SIZE: Final = (800, 560)
LINEAR: Final = (
    *("--architecture", "candle-linear", "--dataset", "handwriting-small", "--epochs", "60"),
    *("--seed", "0", "--threads", "1"),
)
CLOSE: Final = 0.65
"""So sure at most is the network of one layer that a 4 is a 9."""
THINKING_S: Final = 5.0
SHEET_SEED: Final = 8
TESTS: Final = Path(__file__).parents[1] / "tests"

Show = Callable[["MainWindow"], "QWidget"]


def main() -> int:
    given = arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The sheets that are photographed.
    sys.path[:0] = [str(TESTS / "core"), str(TESTS / "paper")]
    for name, show in pictures(given).items():
        with tempfile.TemporaryDirectory(prefix="digitpad-") as home:
            os.environ["DIGITPAD_HOME"] = home
            window = opened(is_dark=name.endswith("-dark"))
            try:
                shown, path = show(window), given.out / f"{name}.png"
                wait(lambda: False, SETTLING_S)
                if not shown.grab().save(str(path)):
                    print(f"cannot write {path}", file=sys.stderr)
                    return 1
                print(path)
            finally:
                window.close_at_once()
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", nargs="+", help="names of pictures, without .png")
    parser.add_argument("--data-dir", type=Path, help="folder of CIFAR-10")
    parser.add_argument("--classifier", type=Path)
    parser.add_argument("--autoencoder", type=Path)
    parser.add_argument("--picture", type=int, default=1, help="number of the test picture")
    parser.add_argument("--epochs", type=float, default=2.4, help="when that picture is taken")
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate")
    parser.add_argument("--out", type=Path, default=Path("docs"))
    given = parser.parse_args()
    if (given.classifier or given.autoencoder) and not given.data_dir:
        parser.error("a model of pictures needs --data-dir")
    return given


def pictures(given: argparse.Namespace) -> dict[str, Show]:
    """Return what makes each picture that was asked for."""
    found: dict[str, Show] = {
        "window": learning,
        "window-dark": partial(learning, shows_network=True),
        "paper-page": partial(paper, is_table=False),
        "paper-table": partial(paper, is_table=True),
        "why": why,
        "why-all-images": all_images,
    }
    for name, model in (("cifar", given.classifier), ("autoencoder", given.autoencoder)):
        if model is not None:
            found[f"window-{name}"] = partial(on_cifar, given, model)
    return {name: show for name, show in found.items() if not given.only or name in given.only}


def opened(*, is_dark: bool) -> MainWindow:
    """Return the window, with nothing on it but the theme."""
    from PySide6.QtGui import QAction

    from digitpad.gui.app import create_window

    window = create_window(["digitpad"])
    window.resize(*SIZE)
    theme = window.findChild(QAction, f"theme_{'dark' if is_dark else 'light'}_action")
    assert theme is not None
    theme.trigger()
    window.hints.hide()
    window.show()
    wait(lambda: window.current.model is not None and window.prediction is not None)
    return window


def learning(window: MainWindow, *, shows_network: bool = False) -> QWidget:
    """Show a drawing that is read by a network as that learns; and perhaps all of the network."""
    from digitpad.handwriting.synthesis import drawing

    window.canvas.set_page(drawing(DIGIT, seed=DIGIT_SEED))
    if shows_network:
        window.menu_actions["network"].setChecked(True)
    window.training.start()
    wait(lambda: is_past(window, LEARNT))
    window.training.display.notice.clear()  # how long it takes on this computer
    return window


def paper(window: MainWindow, *, is_table: bool) -> QWidget:
    """Show a photo of a page or a table, and what was read on it."""
    from PIL import Image

    from digitpad.paper.gui.photo import PAGE, TABLE
    from digitpad.paper.gui.window import PaperWindow
    from digitpad.paper.synthesis.photos import synthetic_page, synthetic_table

    photo = (synthetic_table if is_table else synthetic_page)(SHEET_SEED)
    path = Path(os.environ["DIGITPAD_HOME"], "sums.png" if is_table else "notes.png")
    Image.fromarray(photo.picture).save(path)
    window.menu_actions["read_paper"].trigger()
    found = window.findChild(PaperWindow)
    assert found is not None
    found.resize(*PAPER_SIZE)
    found.kind.setCurrentIndex(found.kind.findData(TABLE if is_table else PAGE))
    found.read(path)
    wait(lambda: not found.is_reading and found.cells.rowCount() > 0)
    found.photo.fit()
    return found


def why(window: MainWindow) -> QWidget:
    """Show why a 4 is read as a 9 by a network of one layer."""
    from digitpad.cli.app import run
    from digitpad.gui.explain.window import ExplainWindow
    from digitpad.handwriting.synthesis import drawing
    from digitpad.modelfile import open_model
    from digitpad.recognise.recogniser import Recogniser

    path = Path(os.environ["DIGITPAD_HOME"], "linear.safetensors")
    run(["-q", "train", *LINEAR, "--output", str(path)])
    reader = Recogniser(open_model(path))
    for seed in range(1000):
        read = reader.recognise(drawing(4, seed=seed))
        if (read.label, read.second) == ("9", "4") and read.confidence < CLOSE:
            break
    window.open_model(path)
    window.canvas.set_page(drawing(4, seed=seed))
    wait(lambda: window.prediction is not None and window.prediction.label == "9")
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    assert found is not None
    found.resize(*WHY_SIZE)
    wait(lambda: False, THINKING_S)
    return found


def all_images(window: MainWindow) -> QWidget:
    """Show where the network places a drawn 4 among a thousand test digits."""
    from digitpad.gui.explain.embedding_view import EmbeddingView
    from digitpad.gui.explain.window import ExplainWindow
    from digitpad.handwriting.synthesis import drawing

    window.canvas.set_page(drawing(4, seed=DIGIT_SEED))
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    assert found is not None
    found.resize(*WHY_SIZE)
    view = next(one for one in found.views if isinstance(one, EmbeddingView))
    found.tabs.setCurrentIndex(found.views.index(view))
    wait(lambda: view.scene is not None and view.scene.wait_ms is None)
    view.next_button.click()
    return found


def on_cifar(given: argparse.Namespace, model: Path, window: MainWindow) -> QWidget:
    """Show a picture of CIFAR-10 that a model reads while it learns on."""
    from PySide6.QtWidgets import QSpinBox

    window.training.setup.datasets.set_folder("cifar10", given.data_dir)
    window.open_model(model)
    number = window.findChild(QSpinBox, "picture_number")
    assert number is not None
    wait(lambda: number.maximum() > 1)
    number.setValue(given.picture)
    wait(lambda: window.prediction is not None)
    window.training.go_on_training()
    setup = window.training.setup
    setup.datasets.choose("cifar10")
    setup.form.apply({"epochs": EPOCHS, "batch_size": BATCH, "learning_rate": given.rate})
    window.training.start()
    wait(lambda: is_past(window, given.epochs))
    return window


def is_past(window: MainWindow, epochs: float) -> bool:
    """Return whether the network has learned for so long, or does no longer."""
    done, _ = window.training.display.plots[0].curve("train")
    return window.run_state == "idle" or (len(done) > 0 and done[-1] >= epochs)


def wait(is_done: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    """Let the window work until the condition holds or the patience is at its end."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    end = monotonic() + patience_s
    while not is_done() and monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    sys.exit(main())
