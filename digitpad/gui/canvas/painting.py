"""Painting of the canvas apart from its ink: paper, hint, picture, frame, keyboard cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QCursor, QFont, QPainter, QPainterPath, QPen, QPixmap

from digitpad.gui.theme.colours import CanvasColours
from digitpad.gui.widgets.parts import grown
from digitpad.gui.widgets.pixels import Pixels, smooth_painter, to_qimage
from digitpad.ink.boxes import Box

CORNER_RADIUS_PX: Final = 14.0
LEGEND_PX: Final = 12
MOST_CURSOR_PX: Final = 96.0
SMALL: Final = 3
"""Least enlargement at which the pixels of a picture become visible squares."""


def paint_hint(painter: QPainter, square: QRectF, text: str, colour: QColor) -> None:
    """Write the hint in the middle of the empty canvas."""
    font = QFont(painter.font())
    font.setPixelSize(max(grown(13), round(square.width() * 0.045)))
    painter.setFont(font)
    painter.setPen(colour)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(square.adjusted(20, 20, -20, -20), int(flags), text)


def paint_legend(
    painter: QPainter, square: QRectF, legend: Sequence[tuple[QColor, str]], colours: CanvasColours
) -> None:
    """Explain colours at the bottom: in a row, or below each other where a row has no room."""
    font, legend_px = QFont(painter.font()), grown(LEGEND_PX)
    font.setPixelSize(legend_px)
    painter.setFont(font)
    baseline = QPointF(CORNER_RADIUS_PX, square.height() - legend_px)
    advance = painter.fontMetrics().horizontalAdvance
    row = sum(advance(meaning) + 3 * legend_px for _, meaning in legend) - 1.5 * legend_px
    is_row = row <= square.width() - 2 * CORNER_RADIUS_PX
    if not is_row:
        baseline -= QPointF(0, 1.5 * legend_px * (len(legend) - 1))
    for colour, meaning in legend:
        painter.fillRect(QRectF(baseline, QSizeF(legend_px, -legend_px)).normalized(), colour)
        painter.setPen(colours.hint)
        painter.drawText(baseline + QPointF(1.5 * legend_px, 0), meaning)
        across, down = (advance(meaning) + 3 * legend_px, 0) if is_row else (0, 1.5 * legend_px)
        baseline += QPointF(across, down)


def paint_frame(
    painter: QPainter, square: QRectF, colours: CanvasColours, *, has_focus: bool
) -> None:
    """Fill the corners outside a rounded frame with the window's colour, and draw the frame."""
    corners = QPainterPath()
    corners.addRect(square.adjusted(-1, -1, 1, 1))
    inside = square.adjusted(0.75, 0.75, -0.75, -0.75)
    rounded = QPainterPath()
    rounded.addRoundedRect(inside, CORNER_RADIUS_PX, CORNER_RADIUS_PX)
    painter.fillPath(corners.subtracted(rounded), colours.around)
    painter.setPen(QPen(colours.focus if has_focus else colours.frame, 3.0 if has_focus else 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded)


def paint_crosshair(
    painter: QPainter, centre: QPointF, radius: float, colour: QColor, *, is_down: bool
) -> None:
    """Show the keyboard cursor: a ring, filled while the pen is down."""
    painter.setPen(QPen(colour, 2.0))
    painter.setBrush(colour if is_down else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        direction = QPointF(dx, dy)
        painter.drawLine(centre + direction * (radius + 3), centre + direction * (radius + 10))


def paint_figures(
    painter: QPainter, page: QRectF, figures: Sequence[Box[float]], margin: float, colour: QColor
) -> None:
    """Frame the figures of ``page``, at a ``margin`` in pixels."""
    painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for left, top, right, bottom in figures:
        corner = QPointF(page.left() + left * page.width(), page.top() + top * page.height())
        size = QSizeF((right - left) * page.width(), (bottom - top) * page.height())
        box = QRectF(corner, size).adjusted(-margin, -margin, margin, margin)
        painter.drawRoundedRect(box, 4, 4)


def scaled_picture(pixels: Pixels, side: int, pixel_ratio: float, *, shows_pixels: bool) -> QPixmap:
    """Return a picture fitted into a square of ``side`` logical pixels, sharp at the ratio.

    ``pixels``: uint8 (h, w) or (h, w, 3). ``shows_pixels``: the pixels of a much smaller picture
    become squares.
    """
    real = max(1, round(side * pixel_ratio))
    is_small = shows_pixels and max(pixels.shape) * SMALL <= real
    how = Qt.TransformationMode
    way = how.FastTransformation if is_small else how.SmoothTransformation
    keep = Qt.AspectRatioMode.KeepAspectRatio
    pixmap = QPixmap.fromImage(to_qimage(pixels).scaled(real, real, keep, way))
    pixmap.setDevicePixelRatio(pixel_ratio)
    return pixmap


def paint_picture(painter: QPainter, square: QRectF, pixmap: QPixmap) -> None:
    size = pixmap.deviceIndependentSize()
    corner = square.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(corner, pixmap)


def eraser_cursor(side: float) -> QCursor:
    """Return a ring as wide as the eraser, ``side`` pixels, visible on white and on black."""
    side = max(8.0, min(side, MOST_CURSOR_PX))
    pixmap = QPixmap(round(side) + 4, round(side) + 4)
    pixmap.fill(Qt.GlobalColor.transparent)
    with smooth_painter(pixmap) as painter:
        ring = QRectF(pixmap.rect()).adjusted(2, 2, -2, -2)
        for colour, width in ((Qt.GlobalColor.white, 3.5), (Qt.GlobalColor.black, 1.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(ring)
    return QCursor(pixmap)
