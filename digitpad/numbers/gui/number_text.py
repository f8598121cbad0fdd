"""The number below the writing line, as one text whose signs can be corrected."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.parts import shows_tip
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.gui.widgets.spoken import describe
from digitpad.gui.widgets.wording import percent
from digitpad.numbers.reading import Sign

LARGEST_PX: Final = 44
SMALLEST_PX: Final = 18
MARGIN_PX: Final = 6
ELSEWHERE: Final = "…"
CHOOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Part(NamedTuple):
    """A visible sign with its ``number``, or an ellipsis for hidden ones, and its rectangle."""

    text: str
    number: int | None
    frame: QRectF


class NumberText(QLabel):
    """A number in one row: in smaller letters if it is long, cut off if it is longer still.

    ``text()`` is the whole number. A click, Enter or the menu key opens a sign's correction; the
    arrow keys move between signs.

    Signals: ``sign_chosen`` with the index of a sign, and a position on the screen.
    """

    sign_chosen = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("number_signs")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._signs: tuple[Sign, ...] = ()
        self._corrected: Set[int] = frozenset()
        self.current = 0
        """Index of the sign that keys correct: the last, unless the arrow keys moved it."""
        self._pressed: int | None = None
        self._hovered: int | None = None

    def show_signs(self, signs: Sequence[Sign], corrected: Set[int] = frozenset()) -> None:
        """Show a number; ``corrected`` are the indices of signs that the user corrected."""
        if len(signs) != len(self._signs):
            self.current = max(0, len(signs) - 1)
            self._pressed = self._hovered = None
        self._signs, self._corrected = tuple(signs), corrected
        self.setText("".join(sign.text for sign in signs))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if signs else Qt.FocusPolicy.NoFocus)
        self._describe()

    def words_of(self, number: int) -> str:
        """Return the tooltip of a sign."""
        sign = self._signs[number]
        text = self.tr("{sign}, not sure: {share}. Click to correct it.")
        if number in self._corrected:
            text = self.tr("{sign}, as you said. Click to correct it.")
        elif sign.is_sure:
            text = self.tr("{sign}, {share} sure. Click to correct it.")
        return text.format(sign=sign.text, share=percent(sign.probability))

    def place_of(self, number: int) -> QRectF:
        """Return the rectangle of a sign in the widget, empty if it is hidden."""
        frames = (part.frame for part in self._parts() if part.number == number)
        return next(frames, QRectF())

    def choose(self, number: int) -> None:
        """Open a sign's correction, below it."""
        self.current = number
        self._describe()
        corner = self.place_of(number).bottomLeft().toPoint()
        self.sign_chosen.emit(number, self.mapToGlobal(corner))

    def _describe(self) -> None:
        text = ""
        if self._signs:
            text = self.tr("Sign {number} of {count}: {sign}")
            text = text.format(
                number=self.current + 1, count=len(self._signs), sign=self.words_of(self.current)
            )
        describe(self, text)
        self.update()

    def _letters(self) -> QFont:
        """Return the largest font in which all signs fit, at least the smallest one."""
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(LARGEST_PX)
        factor = self._room / max(1.0, sum(_widths(font, self.text())))
        font.setPixelSize(max(SMALLEST_PX, int(LARGEST_PX * min(1.0, factor))))
        return font

    def _parts(self) -> list[Part]:
        font = self._letters()
        widths = _widths(font, self.text())
        first, end = 0, len(widths)
        (wide,) = _widths(font, ELSEWHERE)
        if sum(widths) > self._room:
            first, end = _window(widths, self.current, self._room - 2 * wide)
        visible = [(self._signs[n].text, n, widths[n]) for n in range(first, end)]
        before = [(ELSEWHERE, None, wide)] if first else []
        after = [(ELSEWHERE, None, wide)] if end < len(widths) else []
        left, parts = float(MARGIN_PX), []
        for text, number, width in (*before, *visible, *after):
            parts.append(Part(text, number, QRectF(left, 0, width, self.height())))
            left += width
        return parts

    @property
    def _room(self) -> float:
        return self.width() - 2 * MARGIN_PX

    def _sign_at(self, position: QPointF) -> int | None:
        numbers = (part.number for part in self._parts() if part.frame.contains(position))
        return next(numbers, None)

    def _hover(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            shapes = Qt.CursorShape
            self.setCursor(shapes.ArrowCursor if number is None else shapes.PointingHandCursor)
            self.update()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(LARGEST_PX, round(1.3 * LARGEST_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        framed = self.current if self.hasFocus() else self._hovered
        with smooth_painter(self) as painter:
            painter.setFont(self._letters())
            for text, number, frame in self._parts():
                is_sure = number is not None and self._signs[number].is_sure
                is_doubtful = number is not None and not is_sure
                painter.setPen(
                    colours.text if is_sure else colours.warning if is_doubtful else colours.muted
                )
                painter.drawText(frame, int(Qt.AlignmentFlag.AlignCenter), text)
                if is_doubtful:
                    painter.setPen(QPen(colours.warning, 2.0, Qt.PenStyle.DashLine))
                    foot = frame.adjusted(1, 0, -1, -3)
                    painter.drawLine(foot.bottomLeft(), foot.bottomRight())
                if number is not None and number == framed:
                    painter.setPen(QPen(colours.accent, 1.5))
                    painter.drawRoundedRect(frame.adjusted(-1, 1, 1, -1), 4, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self._signs) - 1, Qt.Key(event.key())
        leads_to = {
            Qt.Key.Key_Left: max(0, self.current - 1),
            Qt.Key.Key_Right: min(last, self.current + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if self._signs and key in leads_to:
            self.current = leads_to[key]
            self._describe()
        elif self._signs and key in CHOOSING:
            self.choose(self.current)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        number = self.current if is_key else self._sign_at(QPointF(event.pos()))
        if self._signs and number is not None:
            self.choose(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._sign_at(event.position()) if is_left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._sign_at(event.position()) == pressed:
            self.choose(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._sign_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        def words_at(position: QPointF) -> str:
            number = self._sign_at(position)
            return "" if number is None else self.words_of(number)

        return shows_tip(self, event, words_at) or super().event(event)


def _widths(font: QFont, text: str) -> list[float]:
    letters = QFontMetricsF(font)
    return [letters.horizontalAdvance(sign) for sign in text]


def _window(widths: Sequence[float], middle: int, room: float) -> tuple[int, int]:
    """Return the range of widths around ``middle`` that fit, as (first, end)."""
    first, end = middle, middle + 1
    width = widths[middle]
    while first > 0 and width + widths[first - 1] <= room:
        first -= 1
        width += widths[first]
    while end < len(widths) and width + widths[end] <= room:
        width += widths[end]
        end += 1
    return first, end
