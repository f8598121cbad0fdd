"""What all tests of windows share: the real window, and that it leaves nothing behind.

The ``conftest.py`` of each folder with such tests imports all of it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import numpy as np
import pytest

try:
    from PySide6 import QtCore, QtGui, QtTest, QtWidgets
except ImportError as error:
    MISSING: str | None = f"the window is not tested: PySide6 cannot be imported ({error})"
else:
    MISSING = None

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow
    from digitpad.modelfile import Model

PATIENCE_MS = 60_000

collect_ignore_glob = ["test_*.py"] if MISSING else []

# ``window_mouse`` and ``contrast`` lie beside this, ``drawn`` beside the tests without windows.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "core")]

if "--show-gui" not in sys.argv:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def pytest_report_header() -> str | None:
    return MISSING


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own for settings, models and runs."""
    home = tmp_path / "home"
    monkeypatch.setenv("DIGITPAD_HOME", str(home))
    return home


@pytest.fixture(scope="session", autouse=True)
def _english() -> None:
    """Whatever the language of the system is."""
    from digitpad.gui.language import ENGLISH, VARIABLE

    os.environ[VARIABLE] = "en"
    QtCore.QLocale.setDefault(ENGLISH)


@pytest.fixture(scope="session")
def qapp(qapp: QtWidgets.QApplication) -> QtWidgets.QApplication:
    """The application, with the catalogue that it loads at its start."""
    from digitpad.gui.language import speak

    speak(qapp)
    return qapp


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """A bot that clicks a widget only once it is laid out, as a person does, and that has patience.

    What has only just been shown may still be 0 pixels wide, and a button takes no click there. On
    a busy machine what takes a moment may take longer than the usual five seconds.
    """
    for wait in ("waitUntil", "waitSignal", "waitSignals"):
        setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE_MS))
    click = qtbot.mouseClick

    def click_when_laid_out(widget: QtWidgets.QWidget, *args: object, **kwargs: object) -> None:
        if widget.isVisible():
            qtbot.waitUntil(lambda: not widget.rect().isEmpty())
        click(widget, *args, **kwargs)

    qtbot.mouseClick = click_when_laid_out
    return qtbot


@pytest.fixture(scope="session")
def worker_threads() -> WeakSet[QtCore.QThread]:
    """All threads, noted as they are made: to search all objects for them takes 0.1 s a test."""
    from digitpad.gui.workers.task import WorkerThread

    threads: WeakSet[QtCore.QThread] = WeakSet()
    make = WorkerThread.__init__

    def make_and_note(thread: WorkerThread, *args: Any) -> None:
        make(thread, *args)
        threads.add(thread)

    WorkerThread.__init__ = make_and_note
    return threads


@pytest.fixture(autouse=True)
def _nothing_left(own_home: Path, worker_threads: WeakSet[QtCore.QThread]) -> Iterator[None]:
    """Fail a test that leaves a thread running or a window alive."""
    yield
    application = QtWidgets.QApplication.instance()
    if application is None:
        return
    # Without a screen, data of Python's that is left there crashes the process as it ends.
    QtGui.QGuiApplication.clipboard().clear()
    # A click of Ctrl+Z leaves Ctrl held down for whoever asks in a later test.
    if QtGui.QGuiApplication.keyboardModifiers():
        QtTest.QTest.keyRelease(QtGui.QWindow(), QtCore.Qt.Key.Key_Control)
    delete = QtCore.QEvent.Type.DeferredDelete
    QtCore.QCoreApplication.sendPostedEvents(None, delete)
    assert [kind.__name__ for kind in QtCore.QThread.__subclasses__()] == ["WorkerThread"]
    running = [
        thread.objectName() or repr(thread) for thread in worker_threads if _is_running(thread)
    ]
    windows = [
        window
        for window in QtWidgets.QApplication.topLevelWidgets()
        if window.parent() is None and window.metaObject().className() != "QTipLabel"
    ]
    for window in windows:
        window.deleteLater()
    QtCore.QCoreApplication.sendPostedEvents(None, delete)
    assert not running, f"threads still running: {running}"
    assert not windows, f"windows still alive: {windows}"


def _is_running(thread: QtCore.QThread) -> bool:
    try:
        return thread.isRunning() and thread != QtCore.QCoreApplication.instance().thread()
    except RuntimeError:  # Qt deleted it; only Python's name for it is left
        return False


@pytest.fixture(scope="session")
def linear_model() -> Model:
    """A small real reader: candle's linear model, fitted to generated handwriting by numpy.

    It reads about nine of ten generated digits right.
    """
    from digitpad.handwriting import synthesis
    from digitpad.ink.normalise import drawing_to_image
    from digitpad.modelfile import Model, new_info
    from digitpad.models.catalogue import architecture

    drawings = synthesis.labelled_drawings(11, 0, 1000)
    images = np.stack([drawing_to_image(drawing).ravel() for drawing, _ in drawings]) / 255.0
    truths = np.eye(10)[[digit for _, digit in drawings]]
    inputs = np.hstack([images, np.ones((len(images), 1))])
    square = inputs.T @ inputs + 8.0 * np.eye(785)
    weights = np.linalg.solve(square, inputs.T @ truths) * 12.0
    tensors = {
        "weight": np.ascontiguousarray(weights[:784].T, dtype=np.float32),
        "bias": weights[784].astype(np.float32),
    }
    metrics = {"accuracy": 0.9, "n": 10_000, "dataset": "handwriting", "seed": 11}
    info = new_info(architecture("candle-linear"), "small", metrics=metrics)
    return Model(info, tensors)


@pytest.fixture
def model_file(linear_model: Model, tmp_path: Path) -> Path:
    """The small reader as a file."""
    from digitpad.modelfile import save_model

    path = tmp_path / "small.safetensors"
    save_model(path, linear_model)
    return path


@pytest.fixture
def make_window(
    qtbot: QtBot, model_file: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., MainWindow]:
    """Return a function that opens the real window, with the small reader as shipped model.

    ``shipped=None`` opens it without any; torch is not loaded in the background. Without
    ``awaits_reading`` whatever was opened before may read.
    """
    from digitpad.errors import DigitpadError
    from digitpad.gui.app import create_window
    from digitpad.gui.files import current_model
    from digitpad.gui.training.panel import TrainingPanel

    def make(
        *files: object,
        shipped: Path | None = model_file,
        size: tuple[int, int] = (1280, 800),
        training: TrainingPanel | None = None,
        awaits_reading: bool = True,
    ) -> MainWindow:
        def resource(name: str) -> Path:
            if shipped is None:
                raise DigitpadError(f"The file resources/{name} is missing.")
            return shipped

        monkeypatch.setattr(current_model, "resource", resource)
        argv = ["digitpad", *(str(file) for file in files)]
        panel = training or TrainingPanel(preloads=False)
        window = create_window(argv, training=panel)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        if shipped is not None and awaits_reading:
            qtbot.waitUntil(lambda: window.prediction is not None)
        return window

    return make


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    """The real window, open, with the small reader."""
    return make_window()


@pytest.fixture
def open_furnished(
    make_window: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., QtWidgets.QWidget]:
    """Return a function that opens one of ``every_window.WINDOWS``, with something in it."""
    from every_window import WINDOWS, furnish, training_panel

    furnish(monkeypatch)

    def opened(name: str, size: tuple[int, int] = (1280, 800)) -> QtWidgets.QWidget:
        return WINDOWS[name](make_window(size=size, training=training_panel()), qtbot).window()

    return opened


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers are asked to say, in its order."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    from digitpad.gui.widgets import spoken

    heard: list[str] = []
    tell = QAccessible.updateAccessibility

    def listen(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            assert event.politeness() is QAccessible.AnnouncementPoliteness.Polite
            heard.append(event.message())
        tell(event)

    monkeypatch.setattr(spoken.QAccessible, "updateAccessibility", listen)
    return heard
