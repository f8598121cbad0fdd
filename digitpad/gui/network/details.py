"""How one value is computed, in numbers: patch × kernel + bias, or the ten largest terms."""

from __future__ import annotations

from collections.abc import Callable
from math import erf, exp, tanh
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.arrays import Floats
from digitpad.explain.account import SOFTMAX, Account, Following, Term
from digitpad.explain.columns import ColumnKind
from digitpad.explain.picture import strength_of
from digitpad.gui.explain.map_view import shades_of
from digitpad.gui.language import number, tr
from digitpad.gui.network.painting import follower_word
from digitpad.gui.network.scene import signed_pixels
from digitpad.gui.theme.colours import colours_of, mixed
from digitpad.gui.widgets.parts import SMALL, grown, named, scale_text
from digitpad.gui.widgets.pixels import smooth_painter, to_qimage
from digitpad.gui.widgets.spoken import describe
from digitpad.gui.widgets.wording import in_percent
from digitpad.models import layers
from digitpad.words import joined

HEIGHT_PX: Final = 154
LINE_PX: Final = 17
LEAST_CELL_PX: Final = 25
"""Side of a cell that has room for its number."""
GRID_PX: Final = 105
SMALL_PX: Final = 62
GAP_PX: Final = 12
CURVES: Final[dict[str, Callable[[float], float]]] = {
    "relu": lambda x: max(0.0, x),
    "tanh": tanh,
    "sigmoid": lambda x: 1 / (1 + exp(-x)),
    "hardswish": lambda x: x * min(max(x + 3, 0), 6) / 6,
    "gelu": lambda x: x * (1 + erf(x / 2**0.5)) / 2,
}


class AccountView(QWidget):
    """Shows the account of a value, with a plain sentence above it, and its map at the left.

    Signals: ``spot_wanted`` (a row and a column of the map), as the mouse moves over it.
    """

    spot_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        named(self, "network_account", self.tr("How it is computed"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        scale_text(self, SMALL)
        self.account: Account | None = None
        self._shares: tuple[float, ...] = ()
        self._share = 0
        self._map: Floats | None = None
        self._score: float | None = None
        self.setMouseTracking(True)

    def show_account(
        self,
        account: Account,
        shares: tuple[float, ...],
        share: int,
        values: Floats | None,
        score: float | None = None,
    ) -> None:
        """Show an account; ``shares``: of a classifier's last layer, its own at index ``share``.

        ``values``: the map that the value belongs to, float32 (height, width), None for no map.
        ``score``: of the output that says whether it is a digit: how much it says so, 0..1.
        """
        self._map, self._score = values, score
        self.account = account
        self._shares, self._share = shares, share
        describe(self, self.as_text())
        self.updateGeometry()
        self.update()

    def as_text(self) -> str:
        """Return what is shown as text."""
        account = self.account
        if account is None:
            return ""
        sentences = [tr(account.sentence)]
        if account.terms:
            terms = tr(joined(number(term.product, "+.2f") for term in account.terms))
            text = self.tr("Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}")
            sentences.append(
                text.format(
                    terms=terms,
                    rest=number(account.rest, "+.2f"),
                    bias=number(account.bias, "+.2f"),
                    total=number(account.total, "+.2f"),
                )
            )
        if account.kind is ColumnKind.RESIDUAL:
            text = self.tr("From the layers inside: {inside}; sum: {total}")
            inside, total = number(account.inside, "+.2f"), number(account.total, "+.2f")
            sentences.append(text.format(inside=inside, total=total))
        for following in account.following:
            name = follower_word(following.layer) or "flatten"
            sentences.append(f"{name}: {number(following.after, '+.2f')} ({tr(following.words)})")
        return "\n".join(sentences)

    # Painting

    def sizeHint(self) -> QSize:
        return QSize(400, grown(HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(200, grown(HEIGHT_PX)))

    def heightForWidth(self, width: int) -> int:
        return grown(HEIGHT_PX - LINE_PX) + round(self._sentence_room(width).height())

    def _sentence_room(self, width: int) -> QRectF:
        """Return where the sentence is, in as many lines as it needs."""
        sentence = "" if self.account is None else tr(self.account.sentence)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        needed = self.fontMetrics().boundingRect(QRect(0, 0, width, 0), wrapped, sentence)
        return QRectF(0, 6, width, max(grown(LINE_PX), needed.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        account = self.account
        if account is None:
            return
        colours = colours_of(self.palette())
        with smooth_painter(self) as painter:
            painter.setPen(colours.text)
            room = self._sentence_room(self.width())
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), tr(account.sentence))
            at = QPointF(0, room.bottom() + 6)
            if self._map is not None:
                self._paint_map(painter, self._map, account.place)
                at += QPointF(self.map_room().width() + 2 * GAP_PX, 0)
            if account.kind is ColumnKind.DENSE:
                at = self._paint_list(painter, at)
            else:
                at = self._paint_sum(painter, at)
            for following in account.following:
                at = self._paint_following(painter, at, following)
            if self._shares:
                self._paint_shares(painter, at)
            if self._score is not None:
                whole, digit, none = in_percent(1, 0), in_percent(self._score), 1 - self._score
                words = f"→  {whole} − {digit} = ∅ {in_percent(none)}"
                self.paint_text(painter, at, words, grown(SMALL_PX + LINE_PX))

    def map_room(self) -> QRectF:
        """Return where the map is."""
        side = grown(GRID_PX)
        return QRectF(1, self._sentence_room(self.width()).bottom() + 6, side, side)

    def _paint_map(self, painter: QPainter, values: Floats, at: tuple[int, int]) -> None:
        """Paint the map, with a frame around the value that is explained."""
        room, colours = self.map_room(), colours_of(self.palette())
        painter.drawImage(room, to_qimage(signed_pixels(values, shades_of(self))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(colours.edge)
        painter.drawRect(room)
        wide, high = room.width() / values.shape[1], room.height() / values.shape[0]
        spot = QRectF(room.left() + at[1] * wide, room.top() + at[0] * high, wide, high)
        painter.setPen(QPen(colours.accent, 2))
        painter.drawRect(spot.adjusted(-1.5, -1.5, 1.5, 1.5))
        below = QRectF(room.left(), room.bottom() + 1, room.width(), grown(LINE_PX))
        painter.setPen(colours.muted)
        title = self.tr("its map")
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), title)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        room, values = self.map_room(), self._map
        if values is not None and room.contains(event.position()):
            inside = event.position() - room.topLeft()
            row = min(len(values) - 1, int(inside.y() / room.height() * len(values)))
            wide = values.shape[1]
            self.spot_wanted.emit((row, min(wide - 1, int(inside.x() / room.width() * wide))))

    def paint_text(self, painter: QPainter, at: QPointF, text: str, high: float) -> QPointF:
        """Write a text beside what is ``high``; return where the next part belongs."""
        wide = painter.fontMetrics().horizontalAdvance(text) + 2
        painter.setPen(colours_of(self.palette()).text)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(at.x(), at.y(), wide, high), int(middle), text)
        return at + QPointF(wide + 4, 0)

    def _paint_sum(self, painter: QPainter, at: QPointF) -> QPointF:
        """Paint patch × kernel for as many terms as there is room, and the rest of the sum."""
        account, side = self.account, grown(GRID_PX)
        assert account is not None
        reserved = grown(SMALL_PX + 40) * (len(account.following) + bool(self._shares)) + grown(190)
        for count, term in enumerate(account.terms):
            wide = 2 * side + grown(86)
            if count and at.x() + wide > self.width() - reserved:
                break
            at = self.paint_text(painter, at, "+" if count else "", side)
            at = self._paint_term(painter, at, term, side)
        else:
            count = len(account.terms)
        left = account.summed - count
        rest = account.total - account.bias - account.inside
        rest -= sum(term.product for term in account.terms[:count])
        lines = []
        if left > 0:
            lines.append(
                self.tr("{sum} of {count} others").format(
                    sum=number(rest, "+.2f"), count=number(left)
                )
            )
        if account.kind is ColumnKind.RESIDUAL:
            inside = number(account.inside, "+.2f")
            lines.append(self.tr("{value} from the layers inside").format(value=inside))
        if account.bias:
            lines.append(self.tr("{value} bias").format(value=number(account.bias, "+.2f")))
        if account.kind is ColumnKind.BLOCK:
            lines = [self.tr("of what they hold")]
        elif lines or count > 1:  # of one term, its own product is the sum
            lines.append(f"= {number(account.total, '.3f')}")
        line, widest = grown(LINE_PX), at.x()
        top = at.y() + side / 2 - line * len(lines) / 2
        for row, text in enumerate(lines):
            widest = max(
                widest, self.paint_text(painter, QPointF(at.x(), top + row * line), text, line).x()
            )
        return QPointF(widest + GAP_PX, at.y())

    def _paint_term(self, painter: QPainter, at: QPointF, term: Term, side: float) -> QPointF:
        account = self.account
        assert account is not None
        source = self.tr("unit {number}").format(number=number(term.source + 1))
        if account.kind is ColumnKind.BLOCK:
            share = in_percent(term.product, 0)
            spot = term.source
            name = (
                self.tr("patch {number}").format(number=spot) if spot else self.tr("answer’s row")
            )
            return self.paint_text(painter, at, f"{share} {name}", side)
        whole = side
        if term.patch.size == 1:
            side = grown(LEAST_CELL_PX + 10)
            at = at + QPointF(0, (whole - side) / 2)
        self.paint_grid(painter, QRectF(at.x(), at.y(), side, side), term.patch, is_plain=True)
        below = QRectF(at.x() - 12, at.y() + side, side + 24, grown(LINE_PX))
        painter.setPen(colours_of(self.palette()).muted)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), source)
        at = self.paint_text(painter, at + QPointF(side + 4, 0), "×", side)
        self.paint_grid(painter, QRectF(at.x(), at.y(), side, side), term.weights)
        product = f"= {number(term.product, '.2f')}"
        end = self.paint_text(painter, at + QPointF(side + 4, 0), product, side)
        return end - QPointF(0, (whole - side) / 2)

    def paint_grid(
        self, painter: QPainter, room: QRectF, values: Floats, *, is_plain: bool = False
    ) -> None:
        """Paint numbers as coloured cells, with the numbers in them where they fit."""
        strength = max(1.0, strength_of(values)) if is_plain else strength_of(values)
        pixels = signed_pixels(values, shades_of(self), strength)
        painter.drawImage(room, to_qimage(pixels))
        painter.setPen(colours_of(self.palette()).edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room)
        rows, columns = values.shape
        wide, high = room.width() / columns, room.height() / rows
        if wide < grown(LEAST_CELL_PX):
            return
        font, smaller = painter.font(), QFont(painter.font())
        # With one decimal place, the products did not add up to the sum beside them.
        places = ".2f" if wide > grown(LEAST_CELL_PX + 5) else ".1f"
        widest = painter.fontMetrics().horizontalAdvance(number(-0.88, places))
        smaller.setPixelSize(int(painter.fontInfo().pixelSize() * min(1.0, (wide - 4) / widest)))
        painter.setFont(smaller)
        for row in range(rows):
            for column in range(columns):
                cell = QRectF(room.left() + column * wide, room.top() + row * high, wide, high)
                is_dark = pixels[row, column].mean() < 128
                painter.setPen(Qt.GlobalColor.white if is_dark else Qt.GlobalColor.black)
                text = number(float(values[row, column]), places)
                painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.setFont(font)

    def _paint_list(self, painter: QPainter, at: QPointF) -> QPointF:
        """Paint the largest terms of a dense unit in two columns, each with a bar."""
        account, line, bar_wide = self.account, grown(LINE_PX), grown(46)
        assert account is not None
        colours, metrics = colours_of(self.palette()), painter.fontMetrics()
        texts = [self._term_text(term) for term in account.terms]
        sums = [f"= {number(term.product, '+.2f')}" for term in account.terms]
        sum_at = max(map(metrics.horizontalAdvance, texts), default=0) + GAP_PX
        bar_at = sum_at + max(map(metrics.horizontalAdvance, sums), default=0) + GAP_PX
        wide = bar_at + bar_wide + 2 * GAP_PX
        adds, takes = shades_of(self)[:2]
        strongest = max((abs(term.product) for term in account.terms), default=0) or 1.0
        two = self.width() > 2 * wide + grown(220)
        rows = -(-len(account.terms) // (2 if two else 1))
        rows = min(rows, 5)
        for index, term in enumerate(account.terms[: rows * (2 if two else 1)]):
            left, top = at.x() + index // rows * wide, at.y() + index % rows * line
            part = abs(term.product) / strongest
            bar = QRectF(left + bar_at, top + 4, bar_wide * part, line - 8)
            colour = adds if term.product > 0 else takes
            painter.fillRect(bar, mixed(QColor(*colour), colours.surface, 0.8))
            self.paint_text(painter, QPointF(left, top), texts[index], line)
            self.paint_text(painter, QPointF(left + sum_at, top), sums[index], line)
        left = at.x() + (wide if two else 0) + wide
        lines = (
            self.tr("{sum} of {count} others").format(
                sum=number(account.rest, "+.2f"),
                count=number(max(0, account.summed - len(account.terms))),
            ),
            self.tr("{value} bias").format(value=number(account.bias, "+.2f")),
            f"= {number(account.total, '.3f')}",
        )
        widest = left
        for row, text in enumerate(lines):
            widest = max(
                widest, self.paint_text(painter, QPointF(left, at.y() + row * line), text, line).x()
            )
        return QPointF(widest + GAP_PX, at.y())

    def _term_text(self, term: Term) -> str:
        """Return a term of a dense unit without its product: “unit 3 (1, 2): 0.50 × −0.20”."""
        name = self.tr("unit {number}").format(number=number(term.source + 1))
        if term.at is not None:
            row, column = term.at
            name = f"{name} ({number(row + 1)}, {number(column + 1)})"
        value, by = float(term.patch[0, 0]), float(term.weights[0, 0])
        return f"{name}: {number(value, '.2f')} × {number(by, '.2f')}"

    # What follows the sum

    def _paint_following(self, painter: QPainter, at: QPointF, following: Following) -> QPointF:
        layer, side, line = following.layer, grown(SMALL_PX), grown(LINE_PX)
        colours = colours_of(self.palette())
        at = self.paint_text(painter, at, "→", side + line)
        room = QRectF(at.x(), at.y() + line, side, side)
        painter.setPen(QPen(colours.muted, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        word = follower_word(layer)
        match layer:
            case layers.ReLU() | layers.Activation():
                self._paint_curve(painter, room, CURVES[word.split()[0]], following.before)
            case layers.BatchNorm() | layers.LayerNorm():
                self._paint_shift(painter, room, following)
            case layers.Dropout(rate):
                _paint_dots(painter, room, rate)
            case _:
                word = word or "flatten"
                painter.drawRect(room.adjusted(8, 8, -24, -8))
                painter.drawRect(QRectF(room.right() - 16, room.top(), 6, room.height()))
        painter.setPen(colours.muted)
        above = QRectF(at.x(), at.y(), max(side, 70.0), line)
        painter.drawText(above, int(Qt.AlignmentFlag.AlignLeft), word)
        painter.setPen(colours.text)
        below = QRectF(at.x(), room.bottom() + 2, max(side, 70.0), line)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), number(following.after, ".3f"))
        return at + QPointF(max(side, 70.0), 0)

    def _paint_curve(
        self, painter: QPainter, room: QRectF, curve: Callable[[float], float], value: float
    ) -> None:
        reach = max(2.0, abs(value) * 1.2)

        def point(x: float) -> QPointF:
            y = max(-reach, min(reach, curve(x)))
            return room.center() + QPointF(x, -y) * (room.width() / 2 / reach)

        middle, half = room.center(), room.width() / 2
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
        painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half))
        painter.setPen(QPen(colours_of(self.palette()).accent, 2))
        xs = np.linspace(-reach, reach, 41).tolist()
        painter.drawPolyline(QPolygonF([point(x) for x in xs]))
        painter.setBrush(colours_of(self.palette()).text)
        painter.drawEllipse(point(value), 3, 3)

    def _paint_shift(self, painter: QPainter, room: QRectF, following: Following) -> None:
        """Paint the value before on one line of numbers, and after on another."""
        before, after = following.before, following.after
        reach = max(1.0, abs(before), abs(after)) * 1.1
        colours = colours_of(self.palette())
        ends = []
        for value, y in ((before, room.top() + 14), (after, room.bottom() - 14)):
            painter.setPen(QPen(colours.muted, 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.drawLine(QPointF(room.center().x(), y - 4), QPointF(room.center().x(), y + 4))
            ends.append(QPointF(room.center().x() + value / reach * room.width() / 2, y))
        painter.setPen(QPen(colours.accent, 2))
        painter.drawLine(*ends)
        painter.setBrush(colours.text)
        for end in ends:
            painter.drawEllipse(end, 3, 3)

    def _paint_shares(self, painter: QPainter, at: QPointF) -> None:
        """Paint soft-max: the shares of all classes as bars, this one's in the accent's colour."""
        side, line, colours = grown(SMALL_PX), grown(LINE_PX), colours_of(self.palette())
        at = self.paint_text(painter, at, "→", side + line)
        wide = side / max(1, len(self._shares))
        for index, share in enumerate(self._shares):
            high = max(1.0, side * share)
            bar = QRectF(at.x() + index * wide, at.y() + line + side - high, wide - 1.5, high)
            painter.fillRect(bar, colours.accent if index == self._share else colours.edge)
        painter.setPen(colours.muted)
        painter.drawText(
            QRectF(at.x(), at.y(), 90, line), int(Qt.AlignmentFlag.AlignLeft), "soft-max"
        )
        painter.setPen(colours.text)
        own = self._shares[self._share] if self._share < len(self._shares) else 0.0
        below = QRectF(at.x(), at.y() + line + side + 2, 90, line)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), in_percent(own))
        room = QRectF(at.x() + side + 16, at.y() + line, self.width() - at.x() - side - 20, side)
        if room.width() > grown(120):
            painter.setPen(colours.muted)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), tr(SOFTMAX))


def _paint_dots(painter: QPainter, room: QRectF, rate: float) -> None:
    """Paint units of which a part is left out: the same ones each time."""
    out = np.random.default_rng(1).random(16) < rate
    for index, is_out in enumerate(out.tolist()):
        step = room.width() / 4
        middle = room.topLeft() + QPointF((index % 4 + 0.5) * step, (index // 4 + 0.5) * step)
        painter.drawEllipse(middle, 4, 4)
        if is_out:
            painter.drawLine(middle - QPointF(4, 4), middle + QPointF(4, 4))
