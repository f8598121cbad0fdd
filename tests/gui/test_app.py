"""The application as a process: what it loads, how it ends, what becomes of errors."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from fresh import printed
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from digitpad.__main__ import main
from digitpad.gui.excepthook import UnforeseenErrors
from digitpad.gui.main_window import MainWindow
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.runs.record import RECORD, RunRecord, write_record
from digitpad.training.config import config_for

START = """
import sys
from digitpad.gui.app import create_window
window = create_window(["digitpad", *sys.argv[1:]])
window.show()
from PySide6.QtCore import QCoreApplication, QTimer
application = QCoreApplication.instance()
"""


def run(code: str, home: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", START + textwrap.dedent(code)]
        + [str(argument) for argument in arguments],
        env=os.environ | {"DIGITPAD_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="torch is imported before Qt on Windows")
def test_the_window_opens_and_reads_without_torch_and_without_pyqtgraph(
    tmp_path: Path, model_file: Path
) -> None:
    done = run(
        """
        loaded = [name for name in ("torch", "pyqtgraph", "typer") if name in sys.modules]
        assert not loaded, loaded
        labels = []
        def on_predicted(prediction):
            assert "torch" not in sys.modules
            labels.append(prediction.label)
            if len(labels) == 1:
                window.canvas.begin((0.5, 0.1))
                window.canvas.draw_to((0.5, 0.9))
                window.canvas.finish()
            else:
                window.close()
        window.predicted.connect(on_predicted)
        application.exec()
        print(labels)
        """,
        tmp_path / "home",
        model_file,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[None, '")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("which", ["file", "record", "folder"])
def test_the_window_opens_with_a_model_and_a_drawing_to_read(
    tmp_path: Path, model_file: Path, which: str
) -> None:
    pages = [tmp_path / "four.inkml", tmp_path / "one.inkml"]
    for number, page in zip((4, 1), pages, strict=True):
        write_inkml(page, [LabelledDrawing(synthesis.drawing(number, seed=7))])
    model = model_file
    if which != "file":
        model = tmp_path / "run"
        model.mkdir()
        weights = model / model_file.name
        weights.write_bytes(model_file.read_bytes())
        config = config_for("candle-linear", "mnist")
        one = ("run", "2026-01-01T00:00:00+00:00", config, "processor", 7850, 9, 9, 1.0)
        write_record(RunRecord(model, *one, "completed", 1, 1, 0.9, 0.1, weights=weights.name))
        model = model / RECORD if which == "record" else model
    done = run(
        """
        def look():
            is_said = "other file not opened" in window.status.text()
            if window.prediction and window.prediction.label and is_said:
                window.close()
        timer = QTimer(window, timeout=look)
        timer.start(20)
        application.exec()
        print(window.current.model.info.name, len(window.canvas.drawing().strokes))
        """,
        tmp_path / "home",
        *pages[:1],
        model,
        *pages[1:],
    )
    assert done.returncode == 0, done.stderr
    strokes = len(synthesis.drawing(4, seed=7).strokes)
    assert done.stdout == f"{model_file.stem} {strokes}\n"


def test_ending_without_closing_the_window_does_not_crash(tmp_path: Path, model_file: Path) -> None:
    done = run(
        """
        window.predicted.connect(lambda prediction: application.quit())
        application.exec()
        """,
        tmp_path / "home",
        model_file,
    )
    assert done.returncode == 0, done.stderr
    assert "QThread" not in done.stderr


@pytest.mark.parametrize("is_debugging", [False, True])
def test_what_fails_in_the_background_is_printed_with_its_traceback_when_debugging(
    tmp_path: Path, model_file: Path, monkeypatch: pytest.MonkeyPatch, is_debugging: bool
) -> None:
    monkeypatch.setenv("DIGITPAD_DEBUG", "1" if is_debugging else "")
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"no picture")
    done = run(
        f"""
        from pathlib import Path
        from digitpad.gui.app import print_failures_when_debugging
        print_failures_when_debugging()
        window.opener.message.connect(lambda text: "Opening" in text or window.close())
        window.opener.open_file(Path({str(broken)!r}))
        application.exec()
        """,
        tmp_path / "home",
        model_file,
    )
    assert done.returncode == 0, done.stderr
    assert ("Traceback" in done.stderr) is is_debugging


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals to processes")
def test_an_interrupt_from_the_terminal_closes_the_window(tmp_path: Path) -> None:
    number = signal.SIGINT
    code = f"""
        from digitpad.gui.app import close_on_interrupt
        import os
        close_on_interrupt(window)
        QTimer.singleShot(0, lambda: os.kill(os.getpid(), {int(number)}))
        code = application.exec()
        assert not window.isVisible()
        print("closed", code)
        """
    done = run(code, tmp_path / "home")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "closed 0"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals to processes")
def test_signals_that_come_while_the_window_goes_say_nothing(tmp_path: Path) -> None:
    number = signal.SIGTERM
    code = f"""
        from digitpad.gui.app import close_on_interrupt
        import os
        close_on_interrupt(window)
        QTimer.singleShot(0, lambda: os.kill(os.getpid(), {int(number)}))
        application.exec()
        from shiboken6 import delete
        delete(window)
        import signal
        assert signal.set_wakeup_fd(-1) == -1
        signal.signal({int(number)}, lambda *_: print("heard"))
        os.kill(os.getpid(), {int(number)})
        """
    done = run(code, tmp_path / "home")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "heard"
    assert "wakeup" not in done.stderr
    assert "Exception ignored" not in done.stderr


def test_an_unforeseen_error_is_shown_and_the_window_stays(
    window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    errors = UnforeseenErrors(window.dialogs.tell, window)
    try:
        raise ZeroDivisionError("nobody thought of it")
    except ZeroDivisionError as error:
        errors._in_gui(type(error), error, error.__traceback__)
    box = window.findChild(QMessageBox)
    assert "nobody thought of it" in box.text()
    assert "Traceback" not in box.text()
    assert "Traceback" in box.detailedText()
    assert window.isVisible()
    button = box.findChild(QPushButton, "copy_report_button")
    button.click()
    copied = QApplication.clipboard().text()
    assert "ZeroDivisionError: nobody thought of it" in copied
    assert "torch " in copied
    assert str(Path(__file__).parent) not in copied
    assert box.isVisible()  # it is still to be read
    assert button.text() == "Copied"
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_hooks_are_given_back(window: MainWindow) -> None:
    before = sys.excepthook
    errors = UnforeseenErrors(window.dialogs.tell, window)
    errors.install()
    assert sys.excepthook != before
    errors.uninstall()
    assert sys.excepthook == before


def test_a_home_that_cannot_be_written_is_told_in_a_box_and_on_the_terminal(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    told = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: told.append(words[-1]))
    (tmp_path / "file").touch()
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "file" / "home"))
    assert main([]) == 1
    assert "Set DIGITPAD_HOME to a folder that can be written" in told[0]
    assert capsys.readouterr().err == f"digitpad: {told[0]}\n"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert main([]) == 1
    assert told[1] == f"{qapp.applicationName()}\n\n{told[0]}"  # a Mac shows no title


def test_the_window_imports_by_pythons_own_import_which_qt_replaces() -> None:
    code = (
        "import builtins; own = builtins.__import__; import digitpad.gui.app as app; "
        "app.import_qt(); assert builtins.__import__ is own"
    )
    printed(code)
