"""The window on a Wayland compositor without a display, at whole and at fractional scales."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

SOCKET = "digitpad-test"
# Draws when the empty canvas was read, says what was read then, and closes.
DRAWN_IN = """
import json
import sys
from digitpad.gui.app import create_window

window = create_window(["digitpad"])
window.show()

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

CORNERS = ((0.3, 0.2), (0.7, 0.2), (0.45, 0.8))
told = []


def on_predicted(prediction):
    canvas, left = window.canvas, Qt.MouseButton.LeftButton
    if told:
        return
    if prediction.label is None:
        width, height = canvas.size().toTuple()
        start, corner, end = (QPoint(int(x * width), int(y * height)) for x, y in CORNERS)
        QTest.mousePress(canvas, left, pos=start)
        for before, after in ((start, corner), (corner, end)):
            for part in range(1, 9):
                QTest.mouseMove(canvas, before + (after - before) * part / 8)
        QTest.mouseRelease(canvas, left, pos=end)
    elif prediction.label == "7":  # and no part of it that was read before
        picture = canvas.grab()
        image = picture.toImage()
        told.append({
            "platform": QGuiApplication.platformName(),
            "scale": window.devicePixelRatioF(),
            "pixels": picture.width() / canvas.width(),
            "ink": image.pixelColor(picture.width() // 2, int(picture.height() * 0.2)).lightness(),
            "paper": image.pixelColor(picture.width() // 10, picture.height() // 2).lightness(),
            "exposed": window.windowHandle().isExposed(),
        })
        window.close()


window.predicted.connect(on_predicted)
QTimer.singleShot(500_000, window.close)
QCoreApplication.instance().exec()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a program that runs below a compositor."""
    if shutil.which("weston") is None:
        pytest.skip("weston, a Wayland compositor that needs no display, is not installed")
    asked = subprocess.run(["weston", "--version"], capture_output=True, text=True, check=False)
    number = int(asked.stdout.split()[-1].partition(".")[0])
    painter = ["--use-pixman"] if number < 12 else ["--renderer=pixman"]
    folder = tmp_path_factory.mktemp("w")  # short: a socket's path has at most 107 letters
    folder.chmod(0o700)
    environment = os.environ | {"XDG_RUNTIME_DIR": str(folder)}
    words = ["weston", "--backend=headless-backend.so", *painter, f"--socket={SOCKET}"]
    log = (folder / "log").open("wb")
    with log, subprocess.Popen(
        [*words, "--idle-time=0", "--width=1920", "--height=1080"],
        env=environment, stdout=log, stderr=log,
    ) as weston:  # fmt: skip
        try:
            yield environment | {"WAYLAND_DISPLAY": SOCKET, "QT_QPA_PLATFORM": "wayland"}
        finally:
            weston.kill()


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5"])
def test_the_window_opens_is_drawn_in_and_reads_at_every_scale(
    wayland: dict[str, str], qtbot: QtBot, own_home: Path, scale: str
) -> None:
    folder = Path(wayland["XDG_RUNTIME_DIR"])
    try:
        qtbot.waitUntil((folder / SOCKET).exists, timeout=60_000)
    except qtbot.TimeoutError:
        pytest.skip(f"weston does not start here: {(folder / 'log').read_text('utf-8')[-500:]}")
    done = subprocess.run(
        [sys.executable, "-c", DRAWN_IN], env=wayland | {"QT_SCALE_FACTOR": scale},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (told,) = json.loads(done.stdout)
    assert (told["platform"], told["exposed"]) == ("wayland", True)
    assert told["scale"] == float(scale)
    assert told["pixels"] == pytest.approx(float(scale), rel=0.02)
    assert told["ink"] < 80 < 180 < told["paper"]
