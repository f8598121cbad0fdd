"""Synthetic photos of printed tables, as old books and reports have them.

They are what grids are found wrongly in: many rows of small digits, columns of very unequal widths
close to each other, no rules or few, hairlines that touch digits and are broken, headers and labels
of words, leader dots, blank cells, a wider gap after every fifth row. Everything follows from a
seed. The truth is that of ``sheets``.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from digitpad.handwriting.synthesis import new_generator
from digitpad.paper.synthesis.photos import (
    WORDS,
    Bounds,
    FlatSheet,
    PhotoLook,
    SheetPhoto,
    photographed,
)

TALL: Final = 30.0
"""Height of a digit on the flat sheet, in pixels."""
DIGIT_PX: Final = (12.0, 30.0)
"""... and on the photo."""
MOST_CELLS: Final = 420
FONTS: Final = (
    None, "DejaVuSerif.ttf", "DejaVuSerifCondensed.ttf", "DejaVuSansCondensed.ttf", "DejaVuSans.ttf"
)  # fmt: skip
"""What print is set in; None, and what a machine does not have: Pillow's own."""
RULES: Final = ("none", "level", "few", "hairlines")
NAMES: Final = (*WORDS, "January", "Cornwall", "Ins.", "Mean", "Midnight", "per cent", "Births")


class PrintedColumn(NamedTuple):
    """What stands in a column. ``blank``: how likely a cell is empty."""

    kind: str
    whole: int = 1
    decimals: int = 0
    blank: float = 0.0


def printed_table(seed: int, rules: str | None = None) -> SheetPhoto:
    """Return a photo of a printed table.

    ``rules``: one of ``RULES``; None leaves it to the seed.
    """
    return Press(seed, rules).photo()


class Press:
    def __init__(self, seed: int, rules: str | None) -> None:
        self.chance = chance = new_generator(seed, 5)
        self.rules = str(chance.choice(RULES, p=(0.35, 0.2, 0.2, 0.25)))
        self.rules = rules or self.rules
        self.font = _font(FONTS[int(chance.integers(len(FONTS)))])
        self.dot = "·" if chance.random() < 0.3 else "."
        # A report has one kind of number everywhere.
        is_report = chance.random() < 0.4
        count = int(chance.integers(2, 26 if is_report else 16))
        self.rows = min(int(chance.integers(6, 36)), MOST_CELLS // count)
        self.columns = [self._column() for _ in range(count)]
        if is_report:
            self.columns = [self.columns[0]._replace(blank=0.0)] * count
        if chance.random() < 0.75:
            self.columns.insert(0, PrintedColumn(str(chance.choice(["label", "count"]))))
        self.header = str(chance.choice(["none", "words", "numbers"], p=(0.25, 0.5, 0.25)))
        self.has_units = self.header != "none" and chance.random() < 0.3
        self.numbers: list[dict[str, Any]] = []
        self.words: list[Bounds] = []

    def _column(self) -> PrintedColumn:
        chance = self.chance
        blank = float(chance.choice([0.0, 0.0, 0.05, 0.5]))
        whole = int(chance.choice([1, 1, 2, 3, 4, 6]))
        return PrintedColumn("number", whole, int(chance.choice([0, 0, 1, 2, 3])), blank)

    def _text(self, column: PrintedColumn, row: int) -> str:
        chance = self.chance
        if column.kind == "label":
            return " ".join(chance.choice(NAMES, int(chance.integers(1, 3))))
        if column.kind == "count":
            return str(row + 1)
        if chance.random() < column.blank:
            return ""
        number = int(chance.integers(0, 10 ** int(chance.integers(1, column.whole + 1))))
        decimals = "".join(map(str, chance.integers(0, 10, column.decimals)))
        return f"{number}.{decimals}" if decimals else str(number)

    def photo(self) -> SheetPhoto:
        chance = self.chance
        texts = [[self._text(column, row) for column in self.columns] for row in range(self.rows)]
        heads = [self._head(number) for number in range(len(self.columns))]
        gap = TALL * float(chance.uniform(0.45, 1.4))
        if self.rules == "hairlines":
            gap = TALL * float(chance.uniform(0.35, 1.0))
        widths = [
            max(self.font.getlength(text) for text in (*column, *[head] * (self.header != "none")))
            for column, head in zip(zip(*texts, strict=True), heads, strict=True)
        ]
        pitch = TALL * float(chance.uniform(1.35, 1.9))
        every = int(chance.choice([5, 99]))
        edges = 2 * TALL + np.cumsum([0.0, *(width + gap for width in widths)])
        top = 2 * TALL
        has_title = chance.random() < 0.4
        top += 3 * TALL * has_title
        first = top + (1.4 * pitch if self.header != "none" else 0.0)
        lows = [
            first + pitch * (row + 1 + self.has_units) + 0.6 * pitch * (row // every)
            for row in range(self.rows)
        ]
        self.sheet = FlatSheet(
            round(edges[-1] + 2 * TALL), round(lows[-1] + 2.5 * TALL), chance, "ball pen"
        )
        if has_title:
            self.words.append(
                self._set("TABLE OF " + str(chance.choice(NAMES)), 3 * TALL, 3 * TALL)
            )
        bottoms = [top + pitch] * (self.header != "none")
        bottoms += [first + pitch] * self.has_units + lows
        between = [(low + after - TALL) / 2 for low, after in pairwise(bottoms)]
        outside = bottoms[0] - 1.25 * TALL, bottoms[-1] + 0.25 * TALL
        self.sheet.grid = edges.tolist(), [outside[0], *between, outside[1]]
        side = str(chance.choice(["right", "right", "left"]))
        has_leaders = chance.random() < 0.5
        for number, (column, edge, width) in enumerate(
            zip(self.columns, edges, widths, strict=False)
        ):
            begin = edge + gap / 2
            if self.has_units:
                left = begin + (width - self.font.getlength("Ins.")) / 2
                self._put("Ins." * (number > 0), left, first + pitch, {})
            if self.header != "none":
                head = heads[number]
                left = begin + (width - self.font.getlength(head)) / 2
                self._put(head, left, top + pitch, {"row": 0, "column": number})
            for row, low in enumerate(lows):
                text = texts[row][number]
                left = begin + (width - self.font.getlength(text)) * (side == "right")
                if column.kind == "label":
                    left = begin
                    if has_leaders:
                        dots = int((width - self.font.getlength(text)) / self.font.getlength(". "))
                        text += " ." * max(0, dots)
                self._put(text, left, low, {"row": row + 2, "column": number})
        self._rule(edges, top, first, lows)
        return self._photographed()

    def _head(self, number: int) -> str:
        if self.header == "words":
            return str(self.chance.choice(NAMES))
        return str(number) if self.header == "numbers" else ""

    def _put(self, text: str, left: float, low: float, at: dict[str, int]) -> None:
        """Print a cell's text where it stands, and remember it."""
        if not text:
            return
        box = self._set(text, left, low)
        if text.replace(".", "").isdigit():
            self.sheet.add_print(text, box, self._length)
            self.sheet.claim(len(text), len(self.numbers))
            self.numbers.append({"text": text, "box": box, **at})
        else:
            self.words.append(box)

    def _length(self, text: str) -> float:
        """Return how wide a part of a number is."""
        return float(self.font.getlength(text.replace(".", self.dot)))

    def _set(self, text: str, left: float, low: float) -> Bounds:
        shown = text.replace(".", self.dot) if text.replace(".", "").isdigit() else text
        box = self.font.getbbox(shown, anchor="ls")
        canvas = Image.new("L", (self.sheet.width, round(3 * TALL)))
        ImageDraw.Draw(canvas).text((left, 2 * TALL), shown, 255, self.font, anchor="ls")
        above = round(low) - round(2 * TALL)
        place = self.sheet.print[max(0, above) : above + canvas.height]
        ink = np.asarray(canvas, np.float32)[max(0, -above) :][: len(place)] / 255
        np.maximum(place, ink, out=place)
        return round(left + box[0]), round(low + box[1]), round(left + box[2]), round(low + box[3])

    def _rule(self, edges: Any, top: float, first: float, lows: list[float]) -> None:
        """Draw the rules, hairlines in pieces."""
        chance = self.chance
        bottom = lows[-1] + 0.5 * TALL
        ends = edges[0] - 0.3 * TALL, edges[-1] + 0.3 * TALL
        if self.rules == "none":
            return
        thick = float(chance.uniform(1, 3))
        for y in {top - 0.3 * TALL, first + 0.15 * TALL, bottom}:
            _line(self.sheet, (ends[0], y), (ends[1], y), thick)
        if self.rules == "level":
            return
        upright = range(len(edges)) if self.rules == "hairlines" else (1, len(edges) - 2)
        broken = float(chance.choice([0.0, 0.05, 0.15]))
        for number in sorted(set(upright)):
            y = top
            while y < bottom:
                end = min(bottom, y + TALL * float(chance.uniform(1, 6)))
                if chance.random() >= broken:
                    _line(self.sheet, (edges[number], y), (edges[number], end), thick)
                y = end

    def _photographed(self) -> SheetPhoto:
        chance = self.chance
        wide, high = self.sheet.width, self.sheet.height
        scale = float(np.exp(chance.uniform(*np.log(DIGIT_PX)))) / TALL
        scale = max(scale, 500 / max(wide, high))
        look = PhotoLook(
            long_side=round(scale * max(wide, high)),
            tilt=float(chance.choice([0.0, 0.15, 0.5])) * float(chance.uniform(0.3, 1)),
            blur=float(chance.uniform(0.4, 1.0)),
            quality=int(chance.integers(50, 96)),
            has_shadow=bool(chance.random() < 0.2),
        )
        rules = np.zeros_like(self.sheet.ink)
        picture, place = photographed(self.sheet, rules, look)
        for number in self.numbers:
            number["box"] = place(number["box"])
        grid = self.rows + (self.header != "none") + self.has_units, len(self.columns)
        truth = {"numbers": self.numbers, "words": list(map(place, self.words)), "carried": []}
        return SheetPhoto(picture, truth | {"grid": grid}, self.sheet.layout(place))


def _line(
    sheet: FlatSheet, begin: tuple[float, float], end: tuple[float, float], thick: float
) -> None:
    ink, sheet.ink = sheet.ink, sheet.print
    sheet.line(np.array([begin, end]), thick, 0.8)
    sheet.ink = ink
    sheet.rules.append((begin, end))


def _font(name: str | None) -> Any:
    try:
        return ImageFont.truetype(name, round(TALL / 0.73)) if name else _own()
    except OSError:
        return _own()


def _own() -> Any:
    return ImageFont.load_default(TALL / 0.72)
