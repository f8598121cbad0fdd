"""What became of a picture before a network saw it: grey, light evened out, ink.

The last step, 28×28 pixels, is the preview that stands beside it. Where no ink was found, the
step that found none says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.gui.widgets.two_line_delegate import small_font

if TYPE_CHECKING:
    from digitpad.gui.widgets.pixels import Pixels
    from digitpad.preprocess.steps import PictureSteps

ARROW_PX: Final = 26
"""Room for the arrow behind each step."""
CAPTION_PX: Final = 20
CORNER_PX: Final = 8.0
PAPER: Final = QColor(255, 255, 255)


class StepsView(QWidget):
    """Thumbnails with captions, and an arrow behind each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("picture_steps")
        self.setAccessibleName(self.tr("What became of the picture"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFont(small_font(self.font()))
        self._side = 58
        self._steps: PictureSteps | None = None
        self._images: tuple[Pixels, ...] = ()
        self._pixmaps: list[QPixmap] = []
        self._pixmaps_for: tuple[int, float] = (0, 0.0)

    @property
    def steps(self) -> PictureSteps | None:
        """What is shown."""
        return self._steps

    def captions(self) -> tuple[str, ...]:
        """Return what stands under each step."""
        if self._steps is None:
            return ()
        if self._steps.found is None:
            return (self.tr("as it is"),)
        ink = self.tr("no ink found") if self._steps.problem else self.tr("its ink")
        turned = self._steps.found.is_light
        evened = self.tr("turned dark") if turned else self.tr("light evened")
        return (self.tr("picture"), evened, ink)

    def show_steps(self, steps: PictureSteps | None) -> None:
        """Show the steps of a picture."""
        if steps is self._steps:
            return
        self._steps = steps
        self._pixmaps_for = (0, 0.0)
        if steps is None:
            self._images = ()
        elif steps.found is None:
            self._images = (steps.original,)
        else:
            self._images = (steps.original, steps.evened(), 255 - steps.ink)
        words = ", ".join(self.captions())
        self.setAccessibleDescription(words)
        self.setToolTip(explained(steps) if steps is not None else "")
        self._resize()

    def set_side(self, side: int) -> None:
        """Make each thumbnail a square of ``side`` pixels."""
        self._side = side
        self._resize()

    def _resize(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def _fitted(self) -> list[QPixmap]:
        wanted = (self._side, self.devicePixelRatioF())
        if wanted != self._pixmaps_for:
            self._pixmaps_for = wanted
            real = max(1, round(wanted[0] * wanted[1]))
            self._pixmaps = []
            for image in self._images:
                how = Qt.TransformationMode.SmoothTransformation
                if max(image.shape) * 3 < real:
                    how = Qt.TransformationMode.FastTransformation
                keep = Qt.AspectRatioMode.KeepAspectRatio
                pixmap = QPixmap.fromImage(to_qimage(image).scaled(real, real, keep, how))
                pixmap.setDevicePixelRatio(wanted[1])
                self._pixmaps.append(pixmap)
        return self._pixmaps

    def _paint_step(self, painter: QPainter, left: int, pixmap: QPixmap, *, failed: bool) -> None:
        square = QRectF(left + 1, 1, self._side - 2, self._side - 2)
        size = pixmap.deviceIndependentSize()
        painter.fillRect(square, PAPER)
        corner = square.center() - QPointF(size.width() / 2, size.height() / 2)
        painter.save()
        painter.setClipRect(square)
        painter.drawPixmap(corner, pixmap)
        painter.restore()
        frame = colours_of(self.palette()).warning if failed else colours_of(self.palette()).border
        painter.setPen(QPen(frame, 2.0 if failed else 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(square)

    def _paint_arrow(self, painter: QPainter, left: int) -> None:
        x, y = left + ARROW_PX / 2, self._side / 2
        painter.setPen(QPen(colours_of(self.palette()).muted, 1.5))
        painter.drawLine(QPointF(x - 8, y), QPointF(x + 4, y))
        painter.setBrush(colours_of(self.palette()).muted)
        painter.setPen(Qt.PenStyle.NoPen)
        tip = [QPointF(x + 8, y), QPointF(x + 2, y - 4), QPointF(x + 2, y + 4)]
        painter.drawPolygon(QPolygonF(tip))

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(len(self._images) * (self._side + ARROW_PX), self._side + CAPTION_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        has_failed = self._steps is not None and bool(self._steps.problem)
        captions = self.captions()
        for number, pixmap in enumerate(self._fitted()):
            left = number * (self._side + ARROW_PX)
            failed = has_failed and number == len(captions) - 1
            self._paint_step(painter, left, pixmap, failed=failed)
            self._paint_arrow(painter, left + self._side)
            room = QRectF(left - ARROW_PX / 2, self._side, self._side + ARROW_PX, CAPTION_PX)
            painter.setPen(
                colours_of(self.palette()).warning if failed else colours_of(self.palette()).muted
            )
            middle = Qt.AlignmentFlag.AlignCenter
            if number == 0:
                room = QRectF(0, self._side, self._side, CAPTION_PX)
            words = painter.fontMetrics().elidedText(
                captions[number], Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, int(middle), words)
        painter.end()


def explained(steps: PictureSteps) -> str:
    """Return one sentence about how a picture became 28×28 pixels, or why it did not."""
    from digitpad.preprocess.steps import InkProblem

    if steps.problem is InkProblem.TOO_FAINT:
        return _tr(
            "No ink was found: nothing stands out from the paper. Write darker, or take more light."
        )
    if steps.problem is InkProblem.TOO_SMALL:
        return _tr(
            "No digit was found: what stands out is too small or at the border. Come closer."
        )
    if steps.found is None:
        return _tr("The picture already has the form in which networks see digits.")
    return _tr(
        "Light, shadow, paper and lines are taken away; the ink is scaled, brought to the usual "
        "pen and centred."
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("steps_view", text)
