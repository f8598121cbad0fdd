"""The application: creates the window, runs it, and closes it on a signal from the terminal."""

from __future__ import annotations

import builtins
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.errors import DEBUG_VARIABLE, DigitpadError
from digitpad.files import config_folder, data_folder
from digitpad.log import kept
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from types import FrameType

    from PySide6.QtWidgets import QApplication

    from digitpad.gui.main_window import MainWindow
    from digitpad.gui.training.panel import TrainingPanel

STYLE: Final = "fusion"
DESKTOP_ID: Final = "org.digitpad.digitpad"
"""What Wayland knows windows by: the name of the entry in the desktop's menu."""


def create_window(argv: list[str], *, training: TrainingPanel | None = None) -> MainWindow:
    """Build the whole window, not yet shown; create the QApplication if there is none.

    ``argv``: the program's name, then files to open (models, drawings, pictures). ``training``: a
    training panel in place of the usual one.
    """
    import_first_on_windows()
    start_no_blas_threads()
    import_qt()
    application = make_application(argv[:1])
    from digitpad.gui.main_window import MainWindow
    from digitpad.gui.settings import Settings, open_settings
    from digitpad.gui.theme.colours import Theme
    from digitpad.gui.widgets.spoken import tell_pictures

    tell_pictures()
    theme = Theme(application)
    window = MainWindow(Settings(open_settings()), theme, training=training)
    theme.setParent(window)
    window.opener.open_files([Path(name) for name in argv[1:]])
    return window


def make_application(argv: list[str]) -> QApplication:
    """Return the QApplication; if there is none, create it after all that must be set before it."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtGui import QFontInfo
    from PySide6.QtWidgets import QApplication

    from digitpad.gui.language import speak
    from digitpad.gui.settings import Settings, open_settings
    from digitpad.gui.theme.style_sheet import LEAST_TEXT_PX

    name_process_on_windows()
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        application = existing
    else:
        # Every point that mouse and pen report makes the line smoother.
        for attribute in (
            Qt.ApplicationAttribute.AA_CompressHighFrequencyEvents,
            Qt.ApplicationAttribute.AA_CompressTabletEvents,
        ):
            QCoreApplication.setAttribute(attribute, on=False)
        QApplication.setStyle(STYLE)
        application = QApplication(argv or ["digitpad"])
        application.setApplicationName("digitpad")
        application.setApplicationDisplayName("digitpad")
        application.setDesktopFileName(DESKTOP_ID)
    # Bars and boxes that write numbers by themselves write them as the texts do.
    speak(application, lambda: Settings(open_settings()).language)
    font = application.font()
    if QFontInfo(font).pixelSize() < LEAST_TEXT_PX:
        font.setPixelSize(LEAST_TEXT_PX)
        application.setFont(font)
    # To set it again would have every widget of an open window looked over anew (60 ms).
    if application.style().objectName() != STYLE:
        application.setStyle(STYLE)
    return application


def import_first_on_windows() -> None:
    """Load torch and onnxruntime before Qt on Windows: their libraries fail to load after Qt's.

    https://github.com/pytorch/pytorch/issues/166628 and
    https://github.com/microsoft/onnxruntime/issues/26127; everywhere else they are loaded when
    they are needed.
    """
    if sys.platform == "win32":
        with suppress(ModuleNotFoundError):  # without it is read, too
            import torch  # noqa: F401

        from digitpad.recognise.engine import load_runtime

        load_runtime()


def name_process_on_windows() -> None:
    """Make the taskbar show digitpad's icon instead of Python's, whose process this is."""
    if sys.platform == "win32":
        import ctypes

        with suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("digitpad")


def import_qt() -> None:
    """Load Qt, and keep Python's ``import``, which PySide6 replaces by its own.

    PySide6's serves ``from __feature__ import …``, which is not used here, and for that reads the
    source of every module imported later: 35 ms of a start of 470. Nothing that this module
    imports at its top may load Qt.
    """
    own_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own_import


def start_no_blas_threads() -> None:
    """Keep numpy's OpenBLAS from starting threads that are not needed when it is loaded.

    They would spin for 0.1 CPU seconds, a quarter of what the window takes to start (two cores,
    median of 9).
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def print_failures_when_debugging() -> None:
    """Print everything that is logged, with tracebacks, if ``DEBUG_VARIABLE`` is set."""
    if os.environ.get(DEBUG_VARIABLE):
        logging.basicConfig(level=logging.INFO)


@kept()
def run(argv: list[str]) -> int:
    """Show the window and stay until it is closed; return the exit code."""
    print_failures_when_debugging()
    import_first_on_windows()
    from digitpad.gui.workers.preload import garbage_collection_resting

    # Nothing that the start loads is garbage; looking for some takes 20 ms of it.
    with garbage_collection_resting():
        start_no_blas_threads()
        import_qt()
        require_fonts(argv)
        with failures_in_a_box(argv):
            for make in (data_folder, config_folder):
                make()
            window = create_window(argv)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from digitpad.gui.excepthook import UnforeseenErrors

    application = make_application(argv[:1])
    errors: UnforeseenErrors

    def attend(window: MainWindow) -> UnforeseenErrors:
        errors = UnforeseenErrors(window.dialogs.tell, window)
        errors.install()
        close_on_interrupt(window)
        application.aboutToQuit.connect(window.shut_down)
        # Not within the window's own signal, since it goes.
        window.language_chosen.connect(lambda: QTimer.singleShot(0, change_language))
        return errors

    def change_language() -> None:
        nonlocal window, errors
        from digitpad.gui.rebuilding import in_another_language

        errors.uninstall()
        window = in_another_language(window)
        errors = attend(window)

    errors = attend(window)
    window.show()
    try:
        return QApplication.exec()
    finally:
        errors.uninstall()


def require_fonts(argv: list[str]) -> None:
    """Raise ``DigitpadError`` if there is no font for the window's texts."""
    make_application(argv[:1])
    from PySide6.QtGui import QFont, QFontMetrics

    # Without a font, Qt still lists “Sans Serif” on X, and draws squares.
    if not QFontMetrics(QFont()).inFont("a"):
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors",
                "There is no font on this system, so that the window could show no text. On "
                "Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.",
            )
        )


@contextmanager
def failures_in_a_box(argv: list[str]) -> Iterator[None]:
    """Show a ``DigitpadError`` of the block in a message box, then re-raise it.

    When digitpad is started from a menu, nothing printed can be seen.
    """
    try:
        yield
    except DigitpadError as error:
        name = make_application(argv[:1]).applicationName()
        from PySide6.QtWidgets import QMessageBox

        from digitpad.gui.language import tr
        from digitpad.gui.widgets.dialogs import with_title

        QMessageBox.critical(None, name, with_title(name, tr(error)))
        raise


def close_on_interrupt(window: MainWindow) -> None:
    """Close the window when the terminal sends an interrupt or asks to terminate.

    Python handles signals only between its own instructions, which Qt's loop may not run for a long
    time: the system writes each signal's number to a socket, and Qt wakes up for that.
    """
    from PySide6.QtCore import QSocketNotifier

    reading_end, writing_end = socket.socketpair()
    for end in (reading_end, writing_end):
        end.setblocking(False)
    signal.set_wakeup_fd(writing_end.fileno(), warn_on_full_buffer=False)

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        window.close_at_once()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    notifier = QSocketNotifier(reading_end.fileno(), QSocketNotifier.Type.Read, window)

    def on_gone() -> None:
        # Qt holds a function for good, but a method of the socket would not keep the socket.
        current = signal.set_wakeup_fd(-1)
        if current != writing_end.fileno():
            signal.set_wakeup_fd(current, warn_on_full_buffer=False)  # of the window after this
        notifier.setEnabled(False)
        for end in (reading_end, writing_end):
            end.close()

    def on_woken() -> None:
        # The handler itself runs as soon as this, which is Python, does.
        reading_end.recv(64)

    notifier.activated.connect(on_woken)
    window.destroyed.connect(on_gone)
