"""The main job without a screen: ``make run`` does it where no window can be opened.

Opens the real window offscreen, draws digits on it with mouse events, stroke by stroke, prints what
is read, clicks Train, prints the progress and how the network reads while it learns, stops, and
saves a picture of the window. The user's files are not touched: settings go to a temporary folder.
``python -m digitpad.gui.demo [PICTURE]``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.errors import DigitpadError
from digitpad.files import HOME_VARIABLE
from digitpad.gui.screen import why_not_loaded
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Stroke
from digitpad.words import QT_TRANSLATE_NOOP, certainty

if TYPE_CHECKING:
    from digitpad.gui.main_window import MainWindow
    from digitpad.recognise.prediction import Prediction

DIGITS: Final = (4, 7, 2)
SEED: Final = 36
TRAINING_S: Final = 60.0
"""The first click on Train takes half a minute; a busy machine may need more."""
TELLING_S: Final = 3.0
PATIENCE_S: Final = 60.0
READING_S: Final = 10.0
QUIET_S: Final = 0.3
LOOK_EVERY_MS: Final = 20
WINDOW_SIZE: Final = (1280, 800)


def main(arguments: list[str] | None = None) -> int:
    """Do the main job offscreen and return the exit code."""
    paths = sys.argv[1:] if arguments is None else arguments
    picture = Path(paths[0]) if paths else Path("build") / "digitpad-window.png"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        # The user's settings and recent files stay out of it, unless a home is named already.
        with tempfile.TemporaryDirectory(prefix="digitpad-") as folder:
            os.environ.setdefault(HOME_VARIABLE, folder)
            _show_everything(picture)
    except DigitpadError as error:
        print(f"digitpad: {error}", file=sys.stderr)
        return 1
    except ImportError as error:
        advice = why_not_loaded(error)
        if not advice:
            raise
        print(f"digitpad: {advice}", file=sys.stderr)
        return 1
    return 0


def _show_everything(picture: Path) -> None:
    from digitpad.gui.app import create_window

    print("There is no screen here, so this is the main job without one.\n", flush=True)
    window = create_window(["digitpad"])
    try:
        window.resize(*WINDOW_SIZE)
        window.hints.hide()
        window.show()
        for digit in DIGITS:
            _draw_and_tell(window, digit)
        _train_and_tell(window)
        _save_picture(window, picture)
    finally:
        window.close_at_once()
    print(
        "\nTo get the window, run this where there is a screen: on a desktop, over “ssh -X”, or "
        "with “xvfb-run .venv/bin/digitpad”. The command line: .venv/bin/digitpad --help"
    )


def smoke() -> int:
    """Open the window, draw a digit, read it and close: whether this installation works.

    Returns the exit code. The user's files are not touched.
    """
    started = monotonic()
    with tempfile.TemporaryDirectory(prefix="digitpad-") as folder:
        os.environ[HOME_VARIABLE] = folder
        from digitpad.gui.app import create_window

        window = create_window(["digitpad"])
        try:
            window.resize(*WINDOW_SIZE)
            window.hints.hide()
            window.show()
            opened_s = monotonic() - started
            digit, before = DIGITS[0], window.prediction
            for stroke in synthesis.drawing(digit, seed=SEED).strokes:
                replay_stroke(window, stroke)
            wait_for_reading(window, before)
            read, text = window.prediction, _reading(window)
        finally:
            window.close_at_once()
    is_right = read is not None and read.label == str(digit)
    print(f"window opened in {opened_s:.1f} s; drew the digit {digit}: {text}; closed", flush=True)
    return 0 if is_right else 1


def _draw_and_tell(window: MainWindow, digit: int) -> None:
    """Draw a digit stroke by stroke and print what is read after each."""
    window.menu_actions["clear"].trigger()
    strokes = synthesis.drawing(digit, seed=SEED).strokes
    for number, stroke in enumerate(strokes, start=1):
        before = window.prediction
        replay_stroke(window, stroke)
        wait_for_reading(window, before)
        part = f"stroke {number} of {len(strokes)}"
        print(f"drawing the digit {digit}, {part}: {_reading(window)}", flush=True)


def _train_and_tell(window: MainWindow) -> None:
    """Train briefly on the built-in data; print the progress and what is read meanwhile."""
    setup, controls = window.training.setup, window.training.display.controls
    chosen = f"{setup.models.name} on {setup.datasets.name}"
    print(f"\ntraining {chosen}, as a first click on Train does", flush=True)
    controls.train_button.click()
    # The first steps come after torch is loaded.
    wait(lambda: controls.progress_bar.value() > 0 or window.run_state == "idle")
    begun = monotonic()
    while window.run_state == "running" and monotonic() - begun < TRAINING_S:
        wait(lambda: window.run_state != "running", patience_s=TELLING_S)
        how = " · ".join(filter(None, (controls.status, controls.speed.text())))
        print(f"  {how}; the {DIGITS[-1]} drawn above: {_reading(window)}", flush=True)
    if window.run_state != "idle":
        asked = monotonic()
        controls.stop_button.click()
        wait(lambda: window.run_state == "idle")
        print(f"stopped within {monotonic() - asked:.1f} s", flush=True)
    wait(lambda: False, patience_s=QUIET_S)
    print(window.status.text(), flush=True)


def _save_picture(window: MainWindow, picture: Path) -> None:
    wait(lambda: False, patience_s=QUIET_S)  # let plots and status settle
    with suppress(OSError):
        picture.parent.mkdir(parents=True, exist_ok=True)
    if not window.grab().save(str(picture)):
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot write the picture {picture}.").filled(
                picture=picture
            )
        )
    print(f"\na picture of the window: {picture}", flush=True)


def replay_stroke(window: MainWindow, stroke: Stroke) -> None:
    """Draw one stroke with the mouse, in the middle square of the canvas."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    canvas = window.canvas
    side = min(canvas.width(), canvas.height())
    corner = np.array([canvas.width() - side, canvas.height() - side]) / 2
    points = [QPoint(x, y) for x, y in (corner + stroke.points * side).round().astype(int).tolist()]
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=points[0])
    for point in points[1:]:
        QTest.mouseMove(canvas, point)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=points[-1])


def wait_for_reading(window: MainWindow, before: Prediction | None) -> None:
    """Wait for a reading other than ``before``, and until none has followed for a moment."""
    wait(lambda: window.prediction is not before, patience_s=READING_S)
    latest = None
    while latest is not window.prediction:
        latest = window.prediction
        wait(lambda: False, patience_s=QUIET_S)


def _reading(window: MainWindow) -> str:
    prediction = window.prediction
    if prediction is None or prediction.label is None:
        return "nothing read yet"
    sure = f"{certainty(prediction.confidence)} sure"
    return f"reads {prediction.label}, {sure} ({prediction.verdict.value})"


def wait(is_done: Callable[[], bool], *, patience_s: float = PATIENCE_S) -> None:
    """Run the event loop until the condition holds or time is up."""
    from PySide6.QtCore import QEventLoop, QTimer

    end = monotonic() + patience_s
    loop, timer = QEventLoop(), QTimer()

    def look() -> None:
        if is_done() or monotonic() >= end:
            loop.quit()

    # Sleeping in between: a loop that asks without rest takes a core from the training; and
    # QTest.qWait keeps Python's lock as it sleeps, so that no other thread gets on.
    timer.timeout.connect(look)
    timer.start(LOOK_EVERY_MS)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
