"""Paints a network from the drawing at the left to its outputs at the right, on any device."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPaintEngine,
    QPainter,
    QPen,
)

from digitpad.explain.columns import ColumnKind, Rect, UnitColumn
from digitpad.explain.picture import Shades
from digitpad.gui.language import number, tr
from digitpad.gui.network.scene import Scene, kernel_image, output_rows
from digitpad.gui.theme.colours import Colours, mixed
from digitpad.gui.widgets.parts import grown
from digitpad.gui.widgets.wording import in_percent
from digitpad.models import layers
from digitpad.models.layers import Layer
from digitpad.words import QT_TRANSLATE_NOOP

LINE_PX: Final = 16
BUTTON_PX: Final = 18
BARS_PX: Final = 128
GAP_PX: Final = 3
KERNEL_PX: Final = 26
MOST_TILE_PX: Final = 54
MOST_INPUT_PX: Final = 130
LEAST_TILE_PX: Final = 4
TILE_PART: Final = 0.5
"""Of a column's width that its tiles may take; the rest is for wires."""
FIRST_PART: Final = 1.7
"""Width of the column of pixels, in columns."""
LEVELS: Final = 5
"""Widths of wires."""
WIDEST_PX: Final = 2.6
ARC_PART: Final = 0.8
"""Of a tile's height, by which a way around a block rises."""
ARC: Final = tuple(step / 8 for step in range(9))
"""Corners along a way around: short lines are painted faster than a curve."""
INSIDE_PART: Final = 0.36
"""Of the gap between two columns, for the layers of a block."""
DASH: Final = (3.0, 2.0)
"""Of wires that take away, which tells them apart in grey."""
FADED: Final = 0.12
PICTURE: Final = QT_TRANSLATE_NOOP("network", "picture")
PATCHES: Final = QT_TRANSLATE_NOOP("network", "patches")
ATTENTION: Final = QT_TRANSLATE_NOOP("network", "attention")
ANSWER: Final = QT_TRANSLATE_NOOP("network", "answer’s row")
MORE: Final = QT_TRANSLATE_NOOP("network", "+ {count} more")
BLOCK: Final = QT_TRANSLATE_NOOP("network", "block")
ADDED: Final = QT_TRANSLATE_NOOP("network", "+ input")


class UnitPlace(NamedTuple):
    """A unit of the picture: the number of its column, and its row among those drawn."""

    column: int
    row: int


class NetworkLook(NamedTuple):
    """How to paint: the theme's colours, those of what adds and what takes away, and the font."""

    colours: Colours
    adds: QColor
    takes: QColor
    font: QFont


class Layout:
    """Where everything stands in a picture of this size; ``tiles`` by column and row."""

    def __init__(self, scene: Scene, width: float, height: float, *, has_buttons: bool) -> None:
        count, self.has_buttons = len(scene.columns), has_buttons
        line, button = grown(LINE_PX), grown(BUTTON_PX)
        self.head, foot = 3 * line + 4, 3 * line + 4 + (button + 6 if has_buttons else 0)
        self.area = QRectF(0, self.head, width, max(1.0, height - self.head - foot))
        bars = grown(BARS_PX) if scene.shares or scene.result is not None else 0
        self.bars = QRectF(width - bars, self.head, bars, self.area.height())
        shares = [FIRST_PART if number == 0 else 1.0 for number in range(count)]
        if scene.fault:
            shares.append(3.0)  # room for the words
        unit = (width - bars) / max(1.0, sum(shares))
        self.tiles: list[list[QRectF]] = []
        self.columns: list[QRectF] = []
        left = 0.0
        for column, live, share in zip(scene.columns, scene.live, shares, strict=False):
            room = QRectF(left, 0, share * unit, height)
            self.columns.append(room)
            self.tiles.append(self._stack(column, len(live.units), room))
            left += share * unit
        self.rest = QRectF(left, self.head, max(0.0, width - bars - left), self.area.height())
        if scene.has_more:  # the layer that does not fit can be changed and taken out
            self.columns.append(QRectF(left, 0, self.rest.width(), height))
            self.tiles.append([])
        below = height - foot + 4
        self.feet = [QRectF(room.left(), below, room.width(), line) for room in self.columns]
        self.buttons: list[tuple[QRectF, QRectF]] = []
        for room in self.columns:
            top = height - button - 2
            minus = QRectF(room.center().x() - button - 2, top, button, button)
            self.buttons.append((minus, minus.translated(button + 4, 0)))

    def _stack(self, column: UnitColumn, count: int, room: QRectF) -> list[QRectF]:
        is_picture = column.has_maps and count == 1
        most = MOST_INPUT_PX if is_picture else MOST_TILE_PX
        row = min(self.area.height() / max(1, count), grown(most) + GAP_PX)
        wide = room.width() * (0.86 if is_picture else TILE_PART)
        side = max(LEAST_TILE_PX, min(row - GAP_PX, wide))
        top = self.area.center().y() - row * count / 2
        return [
            QRectF(room.center().x() - side / 2, top + number * row, side, side)
            for number in range(count)
        ]

    def place_at(self, point: QPointF) -> UnitPlace | None:
        """Return the unit at a point, None if there is none."""
        for column, (room, stack) in enumerate(zip(self.columns, self.tiles, strict=True)):
            if room.left() <= point.x() < room.right():
                rows = (
                    row for row, at in enumerate(stack) if at.adjusted(-2, -1, 2, 2).contains(point)
                )
                return next((UnitPlace(column, row) for row in rows), None)
        return None

    def button_at(self, point: QPointF) -> tuple[int, str, QRectF] | None:
        """Return the column, sign and room of the button at a point; "" is a column's title."""
        for column, (minus, plus) in enumerate(self.buttons if self.has_buttons else ()):
            head = QRectF(self.columns[column])
            head.setHeight(self.head)
            for at, sign in ((minus, "−"), (plus, "+"), (head, "")):
                if at.contains(point) and (column or sign == "+"):
                    return column, sign, at
        return None


class Painting:
    """Paints a scene with a layout in parts, so that a widget can keep those that stay."""

    def __init__(self, scene: Scene, layout: Layout, look: NetworkLook) -> None:
        self.scene, self.layout, self.look = scene, layout, look
        self._metrics = QFontMetricsF(look.font)

    def paint(self, painter: QPainter) -> None:
        """Paint all of it."""
        self.paint_wires(painter)
        self.paint_tiles(painter)

    # Wires

    def paint_wires(self, painter: QPainter, only: UnitPlace | None = None) -> None:
        """Paint the wires, or only those of one unit."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for column in range(1, len(self.scene.columns)):
            self._paint_wires_to(painter, column, only)

    def wires_of(self, unit: UnitPlace) -> list[tuple[UnitPlace, UnitPlace, float]]:
        """Return the wires of a unit: from, to, strength."""
        wires = []
        for column in (unit.column, unit.column + 1):
            if not 1 <= column < len(self.scene.columns):
                continue
            before, live = self.scene.live[column - 1], self.scene.live[column]
            for wire in live.wires:
                source = UnitPlace(column - 1, before.units.index(wire.source))
                target = UnitPlace(column, live.units.index(wire.target))
                if unit in (source, target):
                    wires.append((source, target, wire.strength))
        return wires

    def _paint_wires_to(self, painter: QPainter, column: int, only: UnitPlace | None) -> None:
        scene, tiles = self.scene, self.layout.tiles
        starts = [(at.right(), at.center().y()) for at in tiles[column - 1]]
        ends = [(at.left(), at.center().y()) for at in tiles[column]]
        before = {unit: row for row, unit in enumerate(scene.live[column - 1].units)}
        rows = {unit: row for row, unit in enumerate(scene.live[column].units)}
        wires = scene.live[column].wires
        strongest = max((abs(wire.strength) for wire in wires), default=0.0) or 1.0
        is_around = scene.columns[column].kind is ColumnKind.RESIDUAL
        if is_around and (only is None or only.column in (column - 1, column)):
            self._paint_inside(painter, column, only)
        levels: dict[tuple[int, bool], list[QLineF]] = {}
        for wire in wires:
            source, target = before.get(wire.source), rows[wire.target]
            if source is None:
                continue
            if only not in (None, UnitPlace(column - 1, source), UnitPlace(column, target)):
                continue
            level = min(LEVELS - 1, int(abs(wire.strength) / strongest * LEVELS))
            line = QLineF(*starts[source], *ends[target])
            levels.setdefault((level, wire.strength < 0), []).append(line)
        rise = 4 * ARC_PART * tiles[column][0].height() if is_around else 0.0
        for (level, takes), lines in sorted(levels.items()):
            self._paint_lines(painter, lines, level, takes=takes, rise=rise)

    def _paint_lines(
        self, painter: QPainter, lines: list[QLineF], level: int, *, takes: bool, rise: float
    ) -> None:
        """Paint wires of one strength, as arcs if they ``rise``."""
        part = 0.25 + 0.75 * level / (LEVELS - 1)
        colour = self.look.takes if takes else self.look.adds
        pen = QPen(mixed(colour, self.look.colours.surface, part))
        pen.setWidthF(0.7 + (WIDEST_PX - 0.7) * level / (LEVELS - 1))
        if rise:
            lines = _arcs(lines, rise, is_dashed=takes)
        elif takes:
            pen.setDashPattern(DASH)
        painter.setPen(pen)
        painter.drawLines(lines)

    def _paint_inside(self, painter: QPainter, column: int, only: UnitPlace | None) -> None:
        """Paint the layers of a block as a box that all its units go through, or the one unit."""
        colours, before, after = self.look.colours, *self.layout.tiles[column - 1 : column + 1]
        left, right = before[0].right(), after[0].left()
        wide = (right - left) * INSIDE_PART
        box = QRectF((left + right - wide) / 2, after[0].top(), wide, 0)
        box.setBottom(after[-1].bottom())
        ends = {(column - 1, left, box.left()): before, (column, right, box.right()): after}
        painter.setPen(QPen(colours.edge, 0.8))
        for (index, tile_end, box_end), stack in ends.items():
            for row, tile in enumerate(stack):
                if only is None or only.column != index or only.row == row:
                    y = tile.center().y()
                    inside = min(max(y, box.top()), box.bottom())
                    painter.drawLine(QPointF(tile_end, y), QPointF(box_end, inside))
        painter.setBrush(colours.track)
        painter.drawRoundedRect(box, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # Tiles

    def paint_tiles(self, painter: QPainter) -> None:
        """Paint the units, their kernels, what stands above and below, and the outputs."""
        scene, colours = self.scene, self.look.colours
        painter.setFont(self.look.font)
        if not scene.columns:
            side = self.layout.area.width() / 6
            room = self.layout.area.adjusted(side, 0, -side, 0)
            self._write(painter, room, scene.fault, colours.muted, wraps=True)
            return
        for column, stack in enumerate(self.layout.tiles[: len(scene.columns)]):
            self._paint_stack(painter, column, stack)
            self._paint_words(painter, column)
        if scene.result is not None:
            side = min(self.layout.bars.width() - 8, self.layout.bars.height())
            at = QRectF(0, 0, side, side)
            at.moveCenter(self.layout.bars.center())
            painter.drawImage(at, scene.result)
            self._frame(painter, at)
        elif scene.shares:
            self._paint_bars(painter)
        if scene.fault:
            room = self.layout.rest.adjusted(8, 8, -8, -8)
            painter.setPen(QPen(colours.warning, 1.5))
            painter.drawRoundedRect(room, 8, 8)
            self._write(
                painter, room.adjusted(8, 8, -8, -8), scene.fault, colours.warning, wraps=True
            )

    def _paint_stack(self, painter: QPainter, column: int, stack: list[QRectF]) -> None:
        image, kernels = self.scene.tiles[column], self.scene.kernels[column]
        is_vector = painter.paintEngine().type() is QPaintEngine.Type.SVG
        for row, at in enumerate(stack):
            if image is None:
                painter.fillRect(at, self.look.colours.track)
                continue
            high = image.height() / len(stack)
            _draw_part(painter, at, image, row * high, high, is_vector=is_vector)
            if kernels is not None and self._kernel_side(at) > 8:
                part = kernels.height() / len(stack)
                spot = self._kernel_spot(at)
                _draw_part(painter, spot, kernels, row * part, part, is_vector=is_vector)
                self._frame(painter, spot)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(self.look.colours.edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRects(stack)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        values = self.scene.live[column].values
        if image is not None and image.width() == 1:
            painter.setPen(QPen(self.look.colours.text, 1.2))
            for at, value in zip(stack, values.tolist(), strict=True):
                if value < 0 and at.width() > 8:  # tells it apart in grey
                    middle = at.center()
                    painter.drawLine(middle - QPointF(3, 0), middle + QPointF(3, 0))

    def _kernel_side(self, tile: QRectF) -> float:
        return tile.width() * 0.48

    def _kernel_spot(self, tile: QRectF) -> QRectF:
        side = self._kernel_side(tile)
        return QRectF(tile.left() - side - 3, tile.center().y() - side / 2, side, side)

    def _frame(self, painter: QPainter, at: QRectF) -> None:
        painter.setPen(self.look.colours.edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(at)

    def _paint_words(self, painter: QPainter, column: int) -> None:
        scene, colours, line = self.scene, self.look.colours, grown(LINE_PX)
        room = self.layout.columns[column].adjusted(1, 0, -1, 0)
        described = scene.columns[column]
        titles, sizes = column_words(described, scene.layers)
        above = QRectF(room.left(), 0, room.width(), line)
        colour = colours.text
        if column and self.layout.has_buttons:  # a click changes the layer
            titles = (*(f"{title} ▾" for title in titles), *titles)
            colour = colours.accent
        self._write(painter, above, self._fitting(titles, room.width()), colour)
        for row, texts in enumerate(sizes, 1):
            text = self._fitting(texts, room.width())
            self._write(painter, above.translated(0, row * line), text, colours.muted)
        names, below = self._foot_words(column, room.width()), self.layout.feet[column]
        for row, text in enumerate(names):
            self._write(painter, below.translated(0, row * line), text, colours.muted)
        left = described.size - len(scene.live[column].units)
        if left > 0:
            count = number(left)
            text = self._fitting((tr(MORE).format(count=count), f"+ {count}"), room.width())
            lines = len(names)
            self._write(painter, below.translated(0, lines * line), text, colours.muted)

    def _foot_words(self, column: int, width: float) -> list[str]:
        """Return what follows a column's first layer, or is inside of it, in two lines at most."""
        scene = self.scene
        described = scene.columns[column]
        parts = _block_words(scene.layers[described.main]) if column else []
        names = [self._fitting(texts, width) for texts in parts]
        names += filter(None, (follower_word(scene.layers[index]) for index in described.followers))
        together = " ".join(names)
        if names and self._metrics.horizontalAdvance(together) < width - 4:
            return [together]
        return names if len(names) < 3 else [names[0], f"{names[1]} …"]

    def _fitting(self, texts: tuple[str, ...], width: float) -> str:
        """Return the first text that fits, or the last."""
        wide = self._metrics.horizontalAdvance
        return next((text for text in texts if wide(text) < width - 2), texts[-1])

    def _write(
        self, painter: QPainter, room: QRectF, text: str, colour: QColor, *, wraps: bool = False
    ) -> None:
        painter.setPen(colour)
        flags = Qt.AlignmentFlag.AlignCenter
        if wraps:
            painter.drawText(room, int(flags | Qt.TextFlag.TextWordWrap), text)
            return
        elided = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(flags), elided)

    def _paint_bars(self, painter: QPainter) -> None:
        colours, stack = self.look.colours, self.layout.tiles[-1]
        rows, is_blank = output_rows(self.scene), self.scene.is_blank
        classes = [share for unit, _, share in rows if unit < len(self.scene.classes)]
        best = max(classes, default=0.0)
        wide = self._metrics.horizontalAdvance
        names = min(grown(52), max((wide(name) for _, name, _ in rows), default=0) + 2)
        left, figure = self.layout.bars.left(), wide("100 %") + 4
        full = self.layout.bars.width() - names - figure - 10
        for (unit, name, share), tile in zip(rows, stack, strict=False):
            is_class = unit < len(self.scene.classes)
            is_best = is_class and share == best and not is_blank
            colour = colours.accent if is_best else mixed(colours.accent, colours.track)
            text = colours.text if is_best else colours.muted
            row = QRectF(left, tile.top(), names, tile.height())
            label = name if is_class else "∅"
            self._write(painter, row, label, text)
            bar = QRectF(left + names + 4, tile.center().y() - 4, full, 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.track)
            painter.drawRoundedRect(bar, 4, 4)
            painter.setBrush(colour if is_class else colours.muted)
            part = 0.0 if is_blank else share if is_class else 1 - share
            if part > 0.004:
                bar.setWidth(max(8.0, full * part))
                painter.drawRoundedRect(bar, 4, 4)
            end = QRectF(self.layout.bars.right() - figure - 2, row.top(), figure, row.height())
            self._write(painter, end, "–" if is_blank else in_percent(part, 0), text)
        below = self.layout.feet[len(self.scene.columns) - 1]
        bars = self.layout.bars
        room = QRectF(bars.left(), below.top(), bars.width(), below.height())
        self._write(painter, room, "soft-max", colours.muted)

    def paint_buttons(self, painter: QPainter) -> None:
        """Paint the buttons to build with, if the layout has them."""
        colours = self.look.colours
        for column, pair in enumerate(self.layout.buttons if self.layout.has_buttons else ()):
            for at, sign in zip(pair, "−+", strict=True):
                if column or sign == "+":
                    painter.setBrush(colours.raised)
                    painter.setPen(colours.edge)
                    painter.drawRoundedRect(at, 5, 5)
                    painter.setPen(colours.accent)
                    painter.drawText(at, int(Qt.AlignmentFlag.AlignCenter), sign)

    # What is pointed at

    def paint_kernels(self, painter: QPainter, pointed: UnitPlace, shades: Shades) -> None:
        """Paint on each wire to a convolution's unit the kernel that it has."""
        scene, tiles, side = self.scene, self.layout.tiles, grown(KERNEL_PX)
        is_convolution = scene.columns[pointed.column].kind is ColumnKind.CONVOLUTION
        if scene.activity is None or not is_convolution:
            return
        into = [wire for wire in self.wires_of(pointed) if wire[1] == pointed]
        for rank, (source, target, _) in enumerate(into):
            start, end = tiles[source.column][source.row], tiles[target.column][target.row]
            way = 0.6 - 0.2 * rank / max(1, len(into) - 1)
            middle = start.center() * (1 - way) + end.center() * way
            at = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            before = scene.live[source.column].units[source.row]
            unit = scene.live[target.column].units[target.row]
            image = kernel_image(scene.activity, pointed.column, unit, before, shades)
            painter.drawImage(at, image)
            self._frame(painter, at)

    def paint_pointed(self, painter: QPainter, pointed: UnitPlace, field: Rect | None) -> None:
        """Frame a unit, and the pixels that it looks at."""
        colours = self.look.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.accent, 2.5))
        painter.drawRect(self.layout.tiles[pointed.column][pointed.row].adjusted(-2, -2, 2, 2))
        if field is None or pointed.column == 0 or field.bottom <= field.top:
            return
        rows, columns = self.scene.columns[0].shape[1:]
        for tile in self.layout.tiles[0]:
            across, down = tile.width() / columns, tile.height() / rows
            painter.drawRect(
                QRectF(
                    tile.left() + field.left * across,
                    tile.top() + field.top * down,
                    (field.right - field.left) * across,
                    (field.bottom - field.top) * down,
                )
            )


def _arcs(lines: list[QLineF], rise: float, *, is_dashed: bool) -> list[QLineF]:
    """Return pieces of arcs above lines, ``rise`` / 4 above their middles."""
    rises = [rise * part * (1 - part) for part in ARC]
    arcs: list[QLineF] = []
    for line in lines:
        left, top, across, down = line.x1(), line.y1(), line.dx(), line.dy()
        corners = [
            (left + across * part, top + down * part - up)
            for part, up in zip(ARC, rises, strict=True)
        ]
        arcs += [QLineF(*start, *end) for start, end in pairwise(corners)]
    return arcs[::2] if is_dashed else arcs


def _draw_part(
    painter: QPainter, at: QRectF, image: QImage, top: float, high: float, *, is_vector: bool
) -> None:
    """Draw the part of an image from ``top``, ``high`` rows; Qt's SVG would draw all of it."""
    if is_vector:
        painter.drawImage(at, image.copy(0, round(top), image.width(), round(high)))
    else:
        painter.drawImage(at, image, QRectF(0, top, image.width(), high))


def column_words(
    column: UnitColumn, all_layers: tuple[Layer, ...]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Return a column's title, and lines with its units and their size; each long and short."""
    shape = column.shape
    sides = "×".join(map(str, shape[1:]))
    if len(shape) == 3 and shape[1] == shape[2]:
        sizes: tuple[tuple[str, ...], ...] = ((number(shape[0]),), (sides, f"{shape[1]}²"))
    else:
        sizes = ((number(shape[0]),), (sides,))[: len(shape)]
    if column.kind is ColumnKind.INPUT:
        return (tr(PICTURE),), sizes
    match all_layers[column.main]:
        case layers.Conv(_, _, kernel):
            titles: tuple[str, ...] = (f"conv {kernel}×{kernel}", f"conv {kernel}", "conv")
        case layers.ConvTranspose(_, _, kernel):
            titles = (f"unconv {kernel}×{kernel}", f"unconv {kernel}")
        case layers.MaxPool(size=side):
            titles = (f"pool {side}",)
        case layers.AveragePool(side):
            titles = (f"average {side}", "average", f"avg {side}")
        case layers.PatchEmbedding():
            titles = (tr(PATCHES),)
        case layers.TransformerBlock():
            titles = (tr(ATTENTION),)
        case layers.Block():
            titles = (tr(BLOCK),)
        case layers.ClassToken():
            titles = (tr(ANSWER),)
        case _:
            titles = ("dense",)
    return titles, sizes


def _block_words(layer: Layer) -> list[tuple[str, ...]]:
    """Return what is inside of a block, and what is added to it; long and short."""
    if not isinstance(layer, layers.Block):
        return []
    count = sum(isinstance(inner, layers.Conv) for inner in layer.body())
    added = [(tr(ADDED), "+")] if layer.shortcut() is not None else []
    return [(f"{count} conv", "conv"), *added]


def follower_word(layer: Layer) -> str:
    """Return the word for a layer that belongs to a column, as in the text of own layers."""
    match layer:
        case layers.BatchNorm() | layers.LayerNorm():
            return "norm"
        case layers.ReLU():
            return "relu"
        case layers.Activation(kind):
            return kind
        case layers.Dropout():
            return "dropout"
        case layers.Scale():
            return "scale"
    return ""
