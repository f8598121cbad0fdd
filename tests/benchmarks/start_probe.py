"""One start in a process of its own: when the first picture is painted, when a digit is read.

    python tests/benchmarks/start_probe.py ours|plain

``ours``: digitpad through its one door, reading a drawing with the shipped model. ``plain``: an
app as they are usually written: torch, Qt and a network of candle-cnn's layers are loaded, then a
window with a canvas, a button and a plot opens and reads. It prints one line of JSON: wall and
CPU milliseconds since the process was started, and whether torch was loaded by then.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

STARTED = float(os.environ.get("STARTED", time.time()))
facts: dict[str, float] = {}


def note(what: str) -> None:
    if f"{what}_ms" in facts:
        return
    facts[f"{what}_ms"] = round(1e3 * (time.time() - STARTED), 1)
    facts[f"{what}_cpu_ms"] = round(1e3 * time.process_time(), 1)
    facts[f"{what}_torch"] = float("torch" in sys.modules)


def tell() -> None:
    print(json.dumps(facts), flush=True)
    # What still loads in the background is of no matter.
    os._exit(0)


def once_painted(window, then: Callable[[], object]) -> None:
    """Call ``then`` when the window with all in it was painted for the first time."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

    class Watch(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                # Before any timer, after the picture went out.
                QCoreApplication.postEvent(
                    self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value
                )
            return False

        def customEvent(self, _event: QEvent) -> None:
            then()

    window.installEventFilter(Watch(window))


def ours() -> None:
    import digitpad.gui.app as app

    create = app.create_window

    def watched(argv: list[str], **options):
        window = create(argv, **options)
        from digitpad.ink.drawing import drawing_from_points

        window.predicted.connect(on_predicted)
        once_painted(window, lambda: note("window"))
        window.canvas.set_page(drawing_from_points([[(0.3, 0.2), (0.7, 0.2), (0.5, 0.8)]]))
        return window

    def on_predicted(prediction) -> None:
        if prediction.label is not None:
            note("reading")
            tell()

    app.create_window = watched
    from digitpad.__main__ import main

    main([])


def plain() -> None:
    import pyqtgraph
    import torch
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QPushButton, QWidget
    from torch import nn

    application = QApplication(["plain"])
    network = nn.Sequential(
        *(nn.Conv2d(1, 32, 5), nn.MaxPool2d(2), nn.Conv2d(32, 64, 5), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 10)),
    ).eval()
    window, centre = QMainWindow(), QWidget()
    row = QHBoxLayout(centre)
    for part in (QWidget(), QPushButton("Train"), pyqtgraph.PlotWidget()):
        row.addWidget(part)
    window.setCentralWidget(centre)
    window.resize(1280, 800)

    def read() -> None:
        with torch.inference_mode():
            network(torch.rand(1, 1, 28, 28)).softmax(1)
        note("reading")
        tell()

    def on_painted() -> None:
        note("window")
        QTimer.singleShot(0, read)

    once_painted(window, on_painted)
    window.show()
    application.exec()


if __name__ == "__main__":
    {"ours": ours, "plain": plain}[sys.argv[1]]()
