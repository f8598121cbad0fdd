"""A map of the evidence for and against a class, beside the drawing or over it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from digitpad.arrays import Floats
from digitpad.explain.picture import Shades, map_pixels, plain_pixels, strength_of
from digitpad.gui.canvas.ink import InkOverlay
from digitpad.gui.language import number, tr
from digitpad.gui.theme.colours import colours_of, curve_colours
from digitpad.gui.widgets.parts import filled, label, named, shows_tip
from digitpad.gui.widgets.pixels import Pixels, smooth_painter, to_qimage
from digitpad.ink.normalise import IMAGE_SIZE, Placement
from digitpad.words import in_turn

Framed = npt.NDArray[np.bool_]

LEAST_PX: Final = 112
FRAME_PX: Final = 2.5
SWATCH_PX: Final = 12
PALE: Final = 12
"""The strongest evidence of a provisional map counts so many times less for its colour."""
RIM: Final = 30
"""Least ink to divide evidence by, in grey levels: faint pixels carry little of it anyway."""


def shades_of(widget: QWidget) -> Shades:
    """Return the colours of maps on a widget's background."""
    colours, curves = colours_of(widget.palette()), curve_colours(widget.palette())
    chosen = *curves[:2], colours.canvas.paper, colours.muted
    return Shades(*((colour.red(), colour.green(), colour.blue()) for colour in chosen))


class MapView(QWidget):
    """Shows one map in a square, with visible pixels; the tooltip tells each pixel's evidence."""

    def __init__(self, name: str, accessible: str) -> None:
        super().__init__()
        named(self, name, accessible)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._image: Pixels | None = None
        self.evidence: Floats | None = None
        self.framed: Framed | None = None
        self._is_pale = False
        self._meanings = ("", "")

    def show_map(
        self,
        evidence: Floats | None,
        image: Pixels | None,
        meanings: tuple[str, str] = ("", ""),
        framed: Framed | None = None,
        *,
        is_pale: bool = False,
    ) -> None:
        """Show a map of ``image``, both (h, w) or (3, h, w), or the image alone for None.

        ``meanings``: what positive and negative evidence speaks for. ``framed``: pixels that get an
        outline, bool (h, w). ``is_pale``: the map is provisional.
        """
        self.evidence, self._image, self._meanings = evidence, image, meanings
        self.framed, self._is_pale = framed, is_pale
        description = tr(in_turn(filter(None, meanings))) or self.tr("The image, without colours")
        self.setAccessibleDescription(description if image is not None else self.tr("Nothing yet"))
        self.update()

    def _square(self) -> QRectF:
        side = min(self.width(), self.height()) - 2
        corner = QPointF((self.width() - side) / 2, (self.height() - side) / 2)
        return QRectF(corner.x(), corner.y(), side, side)

    def words_at(self, position: QPointF) -> str:
        """Return the text for the pixel at a position, "" for blank paper."""
        if self.evidence is None:
            return ""
        flat = self.evidence.sum(axis=0) if self.evidence.ndim == 3 else self.evidence
        inside = (position - self._square().topLeft()) / self._square().width()
        row, column = int(inside.y() * len(flat)), int(inside.x() * len(flat))
        if not (0 <= row < len(flat) and 0 <= column < len(flat) and flat[row, column]):
            return ""
        value = float(flat[row, column])
        return f"{number(abs(value), '.2g')} {self._meanings[value < 0]}"

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(280, 280)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_PX, LEAST_PX)

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            square, colours = self._square(), colours_of(self.palette())
            rounded = QPainterPath()
            rounded.addRoundedRect(square, 8, 8)
            painter.fillPath(rounded, colours.canvas.paper)
            if self._image is not None:
                painter.setClipPath(rounded)
                pixels = plain_pixels(self._image, shades_of(self))
                if self.evidence is not None:
                    shown = self.evidence, self._image, shades_of(self)
                    pixels = map_pixels(*shown, strength_for(self.evidence, self._is_pale))
                painter.drawImage(square, to_qimage(pixels))
                if self.framed is not None:
                    painter.setPen(QPen(colours.text, FRAME_PX))
                    painter.drawLines(outline(self.framed, square))
                painter.setClipping(False)
            painter.setPen(QPen(colours.border, 1.5))
            painter.drawPath(rounded)


def strength_for(evidence: Floats, is_pale: bool) -> float:
    """Return the evidence that gets the full colour; a provisional map is pale."""
    return strength_of(evidence) * (PALE if is_pale else 1)


def outline(framed: Framed, square: QRectF) -> list[QLineF]:
    """Return the lines between ``framed`` pixels and the others."""
    side = square.width() / len(framed)
    inside = np.pad(framed, 1).astype(np.int8)
    lines = []
    for axis, step in ((0, (side, 0.0)), (1, (0.0, side))):
        for row, column in np.argwhere(np.diff(inside, axis=axis)).tolist():
            # Padded by one pixel, but along its own axis a line follows the preceding pixel.
            x, y = (column - 1 + axis) * side, (row - axis) * side
            lines.append(QLineF(x, y, x + step[0], y + step[1]).translated(square.topLeft()))
    return lines


class Legend(QWidget):
    """Explains the two colours of a map, one below the other, and their pale shades."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._lines = [label(f"{name}_{side}", wraps=True) for side in ("for", "against")]
        indent = (SWATCH_PX + 8, 0, 0, 0)
        note = self.tr("The fainter, the less it counts.")
        pale = label(f"{name}_pale", note, look="quiet", wraps=True)
        filled(QVBoxLayout(self), *self._lines, pale, None, spacing=2, margins=indent)

    def show_words(self, supports: str, opposes: str) -> None:
        """Set what evidence for the class and evidence against it are called."""
        for line, text in zip(self._lines, (supports, opposes), strict=True):
            line.setText(text)
        self.update()

    def text(self) -> str:
        """Return the whole text."""
        return tr(in_turn(line.text() for line in self._lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for line, colour in zip(self._lines, shades_of(self), strict=False):
                if line.text():
                    middle = line.geometry().top() + line.fontMetrics().height() / 2
                    swatch = QRectF(0, middle - SWATCH_PX / 2, SWATCH_PX, SWATCH_PX)
                    painter.fillRect(swatch, QColor(*colour))


def cover_of(
    evidence: Floats,
    image: Pixels,
    placement: Placement,
    shades: Shades,
    meanings: tuple[str, str],
    *,
    is_pale: bool = False,
) -> InkOverlay:
    """Return a map, (28, 28), as colours for the ink, the same as those of the map beside it.

    ``meanings``: of the two colours. ``is_pale``: the map is provisional.
    """
    # Per unit of ink, so that the fainter edge of a stroke has the colour of its middle.
    density = np.asarray(evidence / np.maximum(image, RIM), dtype=np.float32)
    ink = np.full_like(image, 255)
    map_image = to_qimage(map_pixels(density, ink, shades, strength_for(density, is_pale)))
    corner = QPointF(-placement.left, -placement.top) / placement.scale
    side = IMAGE_SIZE / placement.scale
    legend = [(QColor(*colour), meaning) for colour, meaning in zip(shades, meanings, strict=False)]
    return InkOverlay(map_image, QRectF(corner.x(), corner.y(), side, side), tuple(legend))
