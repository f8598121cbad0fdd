"""The README's moving picture: a 4 lights a network as it is drawn, and another one as it learns.

``python packaging/moving_picture.py [--out docs/digitpad.gif]``. Real strokes in the real window,
offscreen; frames are taken as the drawing and the training go on, so a slow computer gives the
same picture. Touches nothing of the user's.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint


SIZE: Final = (1280, 860)
SHOWN: Final = 800
"""Pixels across in the picture."""
COLOURS: Final = 96
FRAME_MS: Final = 100
REST: Final = 12
"""Frames for which what was read stands still."""
LEARNING: Final = 42
"""Frames of the training, taken at even parts of it."""
POINTS: Final = 4
"""Points that a pen goes from one frame to the next."""
DIGIT, SEED = 4, 36


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("docs/digitpad.gif"))
    out = parser.parse_args().out
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="digitpad-") as home:
        os.environ["DIGITPAD_HOME"] = home
        frames = Film().frames
    first, *others = frames
    first.save(out, save_all=True, append_images=others, duration=FRAME_MS, loop=0, optimize=True)
    print(f"{out}: {len(frames)} frames, {out.stat().st_size / 1e6:.1f} MB")
    return 0


class Film:
    """What is seen of the window while somebody draws and trains."""

    def __init__(self) -> None:
        from digitpad.gui.app import create_window

        self.frames: list[Image.Image] = []
        self.window = create_window(["digitpad"])
        try:
            self.window.resize(*SIZE)
            self.window.hints.hide()
            self.window.show()
            self._show_network()
            self._draw()
            self._train()
        finally:
            self.window.close_at_once()

    def _show_network(self) -> None:
        from digitpad.gui.demo import wait

        wait(lambda: self.window.current.model is not None)
        self.window.menu_actions["network"].setChecked(True)
        panel = self.window.network.panel
        wait(lambda: panel is not None and bool(panel.view.scene.columns))

    def _draw(self) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        from digitpad.gui.demo import wait, wait_for_reading
        from digitpad.handwriting import synthesis

        canvas, button = self.window.canvas, Qt.MouseButton.LeftButton
        side = min(canvas.width(), canvas.height())
        left, top = (canvas.width() - side) / 2, (canvas.height() - side) / 2
        self._take()
        for stroke in synthesis.drawing(DIGIT, seed=SEED).strokes:
            before = self.window.prediction
            places = (stroke.points * side + (left, top)).round().astype(int).tolist()
            points = [QPoint(x, y) for x, y in places]
            QTest.mousePress(canvas, button, pos=points[0])
            for number, point in enumerate(points[1:]):
                QTest.mouseMove(canvas, point)
                if number % POINTS == 0:
                    wait(lambda: False, patience_s=0.1)
                    self._take(canvas.mapTo(self.window, point))
            QTest.mouseRelease(canvas, button, pos=points[-1])
            wait_for_reading(self.window, before)
            self._take(canvas.mapTo(self.window, points[-1]))
        for _ in range(REST):
            self._take()

    def _train(self) -> None:
        from digitpad.gui.demo import wait

        button = self.window.training.display.controls.train_button
        bar = self.window.training.display.controls.progress_bar
        for _ in range(REST // 2):
            self._take(button.mapTo(self.window, button.rect().center()))
        button.click()
        wait(lambda: bar.value() > 0 or self.window.run_state == "idle")
        for number in range(LEARNING):
            part = bar.maximum() * number // LEARNING
            wait(lambda part=part: bar.value() >= part or self.window.run_state == "idle")
            self._take()
        wait(lambda: self.window.run_state == "idle")
        wait(lambda: False, patience_s=1.0)
        for _ in range(2 * REST):
            self._take()

    def _take(self, pen: QPoint | None = None) -> None:
        """Add a frame, with a ring where the pen is."""
        from PySide6.QtCore import QBuffer, Qt
        from PySide6.QtGui import QColor, QPainter, QPen

        from digitpad.gui.demo import wait

        training = self.window.training
        if training.run_state != "idle":
            training.display.notice.clear()  # how long it takes on this computer
        wait(training.updatesEnabled)  # nothing is painted while parts make room for others
        picture = self.window.grab()
        if pen is not None:
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor("#d9480f"), 3))
            painter.drawEllipse(pen, 9, 9)
            painter.end()
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        smooth = Qt.TransformationMode.SmoothTransformation
        picture.scaledToWidth(SHOWN, smooth).save(buffer, "PNG")
        frame = Image.open(io.BytesIO(buffer.data().data())).convert("RGB")
        self.frames.append(frame.quantize(COLOURS, dither=Image.Dither.NONE))


if __name__ == "__main__":
    sys.exit(main())
