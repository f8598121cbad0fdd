"""What waits for the first picture of the window, and that nothing jumps afterwards."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from fresh import printed
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.main_window import MainWindow
from digitpad.gui.workers.first_paint import AfterFirstPaint


class Painted(QWidget):
    """Writes down when it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.log.append("painted")


def test_the_work_is_done_once_and_after_the_first_paint(qtbot: QtBot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    AfterFirstPaint(window, lambda: window.log.append("worked"))
    window.show()
    qtbot.waitUntil(lambda: "worked" in window.log)
    assert window.log[:2] == ["painted", "worked"]
    window.repaint()
    qtbot.waitUntil(lambda: window.log[-1] == "painted")
    assert window.log.count("worked") == 1


def test_a_window_that_is_not_shown_does_not_keep_the_work_waiting(qtbot: QtBot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    AfterFirstPaint(window, lambda: window.log.append("worked"))
    qtbot.waitUntil(lambda: window.log == ["worked"])


def test_nothing_moves_in_the_window_when_the_first_model_is_there(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    before: dict[QWidget, tuple[QPoint, object]] = {}
    use_shipped = CurrentModel.use_shipped

    def watched(current: CurrentModel) -> None:
        owner = current.parent().parent()  # the desk's
        assert isinstance(owner, MainWindow)
        before.update(places(owner))
        use_shipped(current)

    monkeypatch.setattr(CurrentModel, "use_shipped", watched)
    window = make_window()
    after = places(window)
    assert len(before) > 40
    moved = [widget for widget in before if before[widget] != after[widget]]
    assert moved == []
    status = window.findChild(QLabel, "status_label")
    assert status is not None
    assert status.text().startswith("digitpad (shipped) · ")


def places(window: MainWindow) -> dict[QWidget, tuple[QPoint, object]]:
    """Return where each widget with a name lies in the window, and how large it is."""
    named = [widget for widget in window.findChildren(QWidget) if widget.objectName()]
    return {widget: (widget.mapTo(window, QPoint()), widget.size()) for widget in named}


NOT_BEFORE_THE_FIRST_PICTURE = (
    *("torch", "pyqtgraph", "PIL", "html", "importlib.metadata"),
    *("digitpad.modelfile", "digitpad.recognise.recogniser", "digitpad.evaluation.accuracy"),
    *("digitpad.gui.guide.window", "digitpad.gui.demo"),
    *("digitpad.gui.evaluate.window", "digitpad.gui.evaluate.measurement"),
    *("digitpad.gui.explain.window", "digitpad.gui.plots.sweep_plot"),
)
"""What only a reading needs, or what a menu opens: each is loaded when it is asked for."""


def test_the_first_picture_needs_no_model_file_no_picture_and_no_other_window(
    tmp_path: Path,
) -> None:
    # torch is imported before Qt on Windows, and with it what it needs.
    early = {"torch", "importlib.metadata"} if sys.platform == "win32" else set()
    names = [name for name in NOT_BEFORE_THE_FIRST_PICTURE if name not in early]
    code = f"""
        import sys
        from PySide6.QtCore import QCoreApplication, QEvent, QObject
        from digitpad.gui.app import create_window

        window = create_window(["digitpad"])
        application = QCoreApplication.instance()

        class Watch(QObject):
            def eventFilter(self, watched, event):
                if event.type() == QEvent.Type.Paint:
                    print([name for name in {names} if name in sys.modules], flush=True)
                    window.removeEventFilter(self)
                    window.predicted.connect(lambda _: window.close())
                return False

        watch = Watch()
        window.installEventFilter(watch)
        window.show()
        application.exec()
    """
    changed = {"DIGITPAD_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    assert printed(textwrap.dedent(code), **changed) == "[]"
