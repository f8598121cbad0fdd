"""Paints the figures of reports, on a widget in its colours or on white for a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QSizePolicy

from digitpad.gui.theme.colours import SHADES, colours_of
from digitpad.gui.widgets.parts import letter_scale, shows_tip
from digitpad.report.marks import DASH, PRINT, SCALE, Diagram, Dot, Path, Rectangle, Words

FAR: Final = 10_000.0
_FLAGS: Final = Qt.AlignmentFlag
ANCHORS: Final = {
    "l": (_FLAGS.AlignLeft, 0.0),
    "r": (_FLAGS.AlignRight, 1.0),
    "t": (_FLAGS.AlignTop, 0.0),
    "b": (_FLAGS.AlignBottom, 1.0),
}


def screen_colours(palette: QPalette) -> dict[str, str]:
    """Return the colour of each name in a figure, for the screen."""
    colours = colours_of(palette)
    named = {name: getattr(colours, name).name() for name in SHADES}
    return {**named, "paper": named["surface"], "grid": named["border"]}


def paint_figure(painter: QPainter, figure: Diagram, colours: Mapping[str, str] = PRINT) -> None:
    """Paint the marks of a figure; its units are those of the painter."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for mark in figure.marks:
        colour = QColor(colours.get(mark.colour, mark.colour))
        match mark:
            case Words():
                _write(painter, mark, colour)
            case Path():
                pen = QPen(colour, mark.width)
                if mark.is_dashed:
                    pen.setDashPattern([part / mark.width for part in DASH])
                painter.setPen(pen)
                painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in mark.points]))
            case Rectangle():
                colour.setAlphaF(mark.opacity)
                corners = QPointF(mark.left, mark.top), QPointF(mark.right, mark.bottom)
                painter.fillRect(QRectF(*corners).normalized(), colour)
            case Dot():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(QPointF(*mark.middle), mark.radius, mark.radius)
                painter.setBrush(Qt.BrushStyle.NoBrush)


def _write(painter: QPainter, mark: Words, colour: QColor) -> None:
    font = QFont(painter.font())
    font.setPixelSize(round(mark.size))
    font.setBold(mark.is_bold)
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.translate(QPointF(*mark.at))
    if mark.is_turned:
        painter.rotate(-90)
    across, x = ANCHORS.get(mark.anchor[0], (_FLAGS.AlignHCenter, 0.5))
    up, y = ANCHORS.get(mark.anchor[1], (_FLAGS.AlignVCenter, 0.5))
    room = QRectF(QPointF(-x * FAR, -y * FAR), QSizeF(FAR, FAR))
    painter.drawText(room, int(across | up), mark.words)
    painter.restore()


class FigureView(QFrame):
    """Shows a figure as large as the view allows, with tooltips.

    ``least`` and ``usual``: its minimum size and its size hint, which grow with the text.
    """

    def __init__(self, name: str, accessible: str, least: QSize, usual: QSize) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(accessible)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._least, self._usual = least, usual

    def figure(self) -> Diagram:
        """Return the figure for the view's size; a smaller one is enlarged."""
        raise NotImplementedError

    def words_at(self, _point: QPointF) -> str:
        """Return the tooltip for a place in the view, "" for none."""
        return ""

    def paint(self, painter: QPainter) -> None:
        figure = self.figure()
        painter.save()
        painter.scale(self.width() / figure.width, self.height() / figure.height)
        paint_figure(painter, figure, screen_colours(self.palette()))
        painter.restore()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return self._usual * letter_scale()

    def minimumSizeHint(self) -> QSize:
        return self._least * letter_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            self.paint(painter)

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)


def figure_image(figure: Diagram) -> QImage:
    """Return a figure as a picture on white, at twice its size in pixels."""
    size = QSizeF(figure.width, figure.height).toSize() * SCALE
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(PRINT["paper"]))
    with QPainter(image) as painter:
        painter.scale(SCALE, SCALE)
        paint_figure(painter, figure)
    return image
