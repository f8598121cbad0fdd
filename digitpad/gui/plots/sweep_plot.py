"""A small plot of what happens along one change: curves from 0 to 100 %, and images below.

Painted by Qt alone, so that it neither waits for pyqtgraph nor costs anything between updates.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from digitpad.gui.theme.colours import mixed, plot_colours
from digitpad.gui.widgets.parts import small_font
from digitpad.gui.widgets.wording import percent

MARGIN_PX: Final = 10
LEFT_PX: Final = 58
TITLE_PX: Final = 24
TICK_PX: Final = 19
CAPTION_PX: Final = 18
THUMB_PX: Final = (24, 44)
DOT_PX: Final = 2.5
BEAD_PX: Final = 8.5
LEVELS: Final = (0.0, 0.5, 1.0)
SHADE: Final = 0.1
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Curve:
    """One curve: a ``name`` that is written on its highest point, a value of 0..1 per amount."""

    name: str
    values: tuple[float, ...]
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class Thumb:
    """An image below the amount with this place, and a word below it."""

    place: int
    image: QImage
    caption: str
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class PlotContent:
    """All that a plot shows.

    ``amounts``: in rising order, ``ticks`` what is written at them ("" for nothing). ``none``:
    the place of the amount that changes nothing. ``shaded``: the places over which the
    background is darker.
    """

    title: str
    remark: str
    amounts: tuple[float, ...]
    ticks: tuple[str, ...]
    none: int
    curves: tuple[Curve, ...]
    thumbs: tuple[Thumb, ...] = ()
    shaded: frozenset[int] = frozenset()


def bead_places(content: PlotContent) -> Sequence[int | None]:
    """Return where the names of the curves stand, the last curve first: at their highest point.

    None for a curve without a name, and for one that is never high enough for its name to be
    told from the others at the bottom.
    """
    places: list[int | None] = []
    for curve in reversed(content.curves):
        highest = max(curve.values, default=0.0)
        if not curve.name or highest < 0.12:
            places.append(None)
        elif curve is content.curves[0]:
            places.append(content.none if content.none < len(curve.values) else None)
        else:
            places.append(curve.values.index(highest))
    return places


def runs_of(places: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last of each run of neighbouring places."""
    runs: list[tuple[int, int]] = []
    for place in sorted(places):
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs


class CurvePlot(QWidget):
    """The plot; ``has_thumbs`` keeps room for images."""

    def __init__(self, *, has_thumbs: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_thumbs = has_thumbs
        self._content: PlotContent | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def content(self) -> PlotContent | None:
        """What is shown."""
        return self._content

    def show_content(self, content: PlotContent) -> None:
        """Show this."""
        self._content = content
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.remark)
        self.update()

    def words_at(self, place: int) -> str:
        """Return the values at one amount, the highest first."""
        content = self._content
        if content is None:
            return ""
        named = sorted(
            (
                (curve.values[place], curve.name)
                for curve in content.curves
                if place < len(curve.values)
            ),
            key=lambda pair: -pair[0],
        )
        # What a network gives to a class is never certain; what was counted may be 100 %.
        parts = [
            f"{name} {percent(value)}" if name else f"{value * 100:.1f} %" for value, name in named
        ]
        where = f"{content.title}, {content.ticks[place]}"
        return f"{where}: {', '.join(parts)}" if parts else where

    def _area(self) -> QRectF:
        below = TICK_PX + MARGIN_PX
        if self._has_thumbs:
            below += round(self._thumb_side()) + CAPTION_PX
        top = MARGIN_PX + TITLE_PX
        return QRectF(
            LEFT_PX,
            top,
            max(1.0, self.width() - LEFT_PX - self._right()),
            max(1.0, self.height() - top - below),
        )

    def _right(self) -> float:
        """Return the room on the right; an image stands half beyond the last amount."""
        return MARGIN_PX + (self._thumb_side() / 2 if self._has_thumbs else 12)

    def _thumb_side(self) -> float:
        # Whole multiples would be sharper, but leave no size between 28 and 56.
        least, most = THUMB_PX
        return float(min(most, max(least, (self.width() - LEFT_PX) / 6.2)))

    def _x(self, place: int) -> float:
        area, amounts = self._area(), self._content.amounts if self._content else (0.0,)
        span = amounts[-1] - amounts[0] or 1.0
        return float(area.left() + (amounts[place] - amounts[0]) / span * area.width())

    def _y(self, value: float) -> float:
        area = self._area()
        return float(area.bottom() - value * area.height())

    def _place_at(self, x: float) -> int | None:
        if self._content is None or not self._content.amounts:
            return None
        places = range(len(self._content.amounts))
        return min(places, key=lambda place: abs(self._x(place) - x))

    def _font(self, *, is_small: bool = True, is_bold: bool = False) -> QFont:
        font = small_font(self.font()) if is_small else QFont(self.font())
        font.setBold(is_bold)
        return font

    # Painting

    def _paint_frame(self, painter: QPainter, content: PlotContent) -> None:
        colours = plot_colours(self.palette())
        painter.setPen(QPen(colours.grid, 1))
        painter.setBrush(colours.background)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        painter.setFont(self._font(is_small=False, is_bold=True))
        painter.setPen(self.palette().text().color())
        line = QRectF(MARGIN_PX + 2, MARGIN_PX - 3, self.width() - 2 * MARGIN_PX - 4, TITLE_PX - 2)
        painter.drawText(line, int(_MIDDLE | Qt.AlignmentFlag.AlignLeft), content.title)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(content.title) + 10
        painter.setFont(self._font())
        painter.setPen(colours.text)
        line.setLeft(line.left() + taken)
        fitting = QFontMetricsF(painter.font()).elidedText(
            content.remark, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, int(_MIDDLE | Qt.AlignmentFlag.AlignRight), fitting)

    def _paint_axes(self, painter: QPainter, content: PlotContent) -> None:
        colours, area = plot_colours(self.palette()), self._area()
        shade = mixed(self.palette().text().color(), colours.background, SHADE)
        for first, last in runs_of(content.shaded):
            left = area.left() if first == 0 else (self._x(first - 1) + self._x(first)) / 2
            is_end = last == len(content.amounts) - 1
            right = area.right() if is_end else (self._x(last) + self._x(last + 1)) / 2
            painter.fillRect(QRectF(left, area.top(), right - left, area.height()), shade)
        painter.setFont(self._font())
        for level in LEVELS:
            y = self._y(level)
            painter.setPen(QPen(colours.grid, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.text)
            label = QRectF(0, y - 9, LEFT_PX - BEAD_PX - 3, 18)
            words = f"{level * 100:.0f} %"
            painter.drawText(label, int(Qt.AlignmentFlag.AlignRight | _MIDDLE), words)
        pen = QPen(colours.text, 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        x = self._x(content.none)
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(colours.text)
        width = self._tick_width(painter.font(), content)
        for place in self._ticked(content, width):
            left = min(self._x(place) - width / 2, self.width() - 3 - width)
            box = QRectF(left, area.bottom() + 2, width, TICK_PX)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignHCenter | _MIDDLE), content.ticks[place]
            )

    def _tick_width(self, font: QFont, content: PlotContent) -> float:
        metrics = QFontMetricsF(font)
        return max((metrics.horizontalAdvance(words) for words in content.ticks), default=0.0) + 6

    def _ticked(self, content: PlotContent, width: float) -> list[int]:
        """Return the places with words: those of the images, or as many as there is room for."""
        if content.thumbs:
            return [thumb.place for thumb in content.thumbs]
        count = len(content.amounts)
        places: list[int] = []
        for step in range(1, count + 1):
            # Counted from the amount that changes nothing, which always has its words.
            places = [place for place in range(count) if (place - content.none) % step == 0]
            gaps = [self._x(b) - self._x(a) for a, b in pairwise(places)]
            if min(gaps, default=width) >= width:
                break
        # Amounts need not be evenly spaced: the last one is said, too, where it finds room.
        if places and self._x(count - 1) - self._x(places[-1]) >= width:
            places.append(count - 1)
        return places

    def _paint_curves(self, painter: QPainter, content: PlotContent) -> None:
        background = plot_colours(self.palette()).background
        # The first curve is the answer's: it lies above the others.
        for curve in reversed(content.curves):
            points = [
                QPointF(self._x(place), self._y(value)) for place, value in enumerate(curve.values)
            ]
            painter.setPen(QPen(curve.colour, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(curve.colour)
            for point in points:
                painter.drawEllipse(point, DOT_PX, DOT_PX)
        painter.setFont(self._font(is_bold=True))
        for place, curve in zip(bead_places(content), reversed(content.curves), strict=True):
            if place is None:
                continue
            middle = QPointF(self._x(place), self._y(curve.values[place]))
            painter.setPen(QPen(background, 1.5))
            painter.setBrush(curve.colour)
            painter.drawEllipse(middle, BEAD_PX, BEAD_PX)
            painter.setPen(background)
            around = QRectF(middle.x() - BEAD_PX, middle.y() - BEAD_PX, 2 * BEAD_PX, 2 * BEAD_PX)
            painter.drawText(around, int(Qt.AlignmentFlag.AlignCenter), curve.name)

    def _paint_thumbs(self, painter: QPainter, content: PlotContent) -> None:
        side, top = self._thumb_side(), self._area().bottom() + TICK_PX + 2
        painter.setFont(self._font(is_bold=True))
        frame = plot_colours(self.palette()).grid
        for thumb in content.thumbs:
            box = QRectF(self._x(thumb.place) - side / 2, top, side, side)
            painter.drawImage(box, thumb.image)
            is_plain = thumb.place == content.none
            painter.setPen(QPen(self.palette().text().color() if is_plain else frame, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            painter.setPen(thumb.colour)
            below = QRectF(box.center().x() - side, box.bottom(), 2 * side, CAPTION_PX + 2)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), thumb.caption)

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(310, 214 if self._has_thumbs else 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(236, 170 if self._has_thumbs else 130)

    def paintEvent(self, event: QPaintEvent) -> None:
        content = self._content
        if content is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_frame(painter, content)
        self._paint_axes(painter, content)
        self._paint_curves(painter, content)
        self._paint_thumbs(painter, content)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            place = self._place_at(event.pos().x())
            if place is not None:
                QToolTip.showText(event.globalPos(), self.words_at(place), self)
            return True
        return super().event(event)
