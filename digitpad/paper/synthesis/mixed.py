"""Sheets to learn from: all kinds and difficulties in one series, far more varied than those that
are measured on.

Beside the kinds of ``sheets`` and ``printed`` there are tables of any shape whose rules may be
faded, broken, doubled or missing, 9×9 tables in newspapers, pages of numbers, dates, times and
percentages scattered among words and doodles, and pages of words with hardly a number. Half of a
series lies on rough paper. Everything follows from a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, starmap
from typing import Any, Final

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from digitpad.arrays import Floats, Grey
from digitpad.handwriting.outliers import outlier_drawn
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.boxes import Box, around
from digitpad.ink.drawing import drawing_from_points
from digitpad.paper.synthesis.difficulties import DIFFICULTIES, DifficultWriter
from digitpad.paper.synthesis.pens import Pens
from digitpad.paper.synthesis.photos import (
    DOODLES,
    ROOM,
    Bounds,
    Digit,
    PhotoLook,
    SheetPhoto,
    SheetSign,
    bounds_of,
    generated_digits,
)
from digitpad.paper.synthesis.printed import Press
from digitpad.paper.synthesis.sheets import KINDS as USUAL_KINDS
from digitpad.paper.synthesis.sheets import TALL

KINDS: Final = {
    "form": 1.0, "receipt": 0.5, "ruled": 0.7, "columns": 0.7, "unruled": 0.7, "sum": 1.6,
    "cheque": 0.5, "any_table": 1.6, "newspaper": 1.3, "loose": 2.0, "printed": 0.8,
    "prose": 1.2,
}  # fmt: skip
"""Each with how often it occurs beside the others."""
LEARNED_DIFFICULTIES: Final = tuple(
    name for name in DIFFICULTIES if name not in ("large", "turned")
)
FONTS: Final = (
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSerif.ttf",
    "DejaVuSerif-Bold.ttf", "DejaVuSerif-Italic.ttf", "DejaVuSansCondensed.ttf",
    "C059-Roman.otf", "C059-Bold.otf", "NimbusMonoPS-Regular.otf", "NimbusMonoPS-Bold.otf",
    "NimbusRoman-Regular.otf", "NimbusRoman-Bold.otf", "NimbusRoman-Italic.otf",
    "NimbusSans-Regular.otf", "NimbusSans-Bold.otf", "NimbusSansNarrow-Regular.otf",
    "NimbusSansNarrow-Bold.otf", "P052-Roman.otf", "P052-Bold.otf", "URWBookman-Light.otf",
    "URWGothic-Book.otf", "URWGothic-Demi.otf", "LiberationSans-Regular.ttf",
    "LiberationSerif-Regular.ttf", "LiberationMono-Regular.ttf",
)  # fmt: skip
"""What print is set in, of what a machine has, beside Pillow's and OpenCV's own."""
LETTERS: Final = "aaabcdeeeeefghiiijklmnnooooprrsssttuuvwyzlloISOBZGgqTAEL  "
"""How often letters and gaps occur in print."""
WIDEST_PX: Final = 1500
WORD_ROOM: Final = 12.0
"""Most heights of a digit that a written word is wide."""


def mixed_sheet(seed: int, pens: Pens, without: Collection[str] = ()) -> SheetPhoto:
    """Return a photo of a sheet, grey, uint8 (h, w), at most ``WIDEST_PX`` wide or high.

    ``without``: kinds to leave out.
    """
    chance = new_generator(seed, 8)
    weights = np.array([0.0 if kind in without else often for kind, often in KINDS.items()])
    kind = list(KINDS)[int(chance.choice(len(KINDS), p=weights / weights.sum()))]
    if kind == "printed":
        press = Press(seed, None)
        fonts = _fonts()
        if fonts and chance.random() < 0.7:
            press.font = _font(fonts[int(chance.integers(len(fonts)))], press.font.size)
        photo = press.photo()
    else:
        is_hard = chance.random() < 0.45
        difficulty = str(chance.choice(LEARNED_DIFFICULTIES)) if is_hard else ""
        photo = _MixedWriter(kind, difficulty, seed, pens).photo()
    return _in_grey(photo, chance)


def _in_grey(photo: SheetPhoto, chance: np.random.Generator) -> SheetPhoto:
    """Return a photo in grey, as one of many cameras would have it, now and then on rough paper."""
    picture = photo.picture
    way = float(chance.random())
    if way < 0.7:
        grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    elif way < 0.8:
        grey = picture.min(axis=2)
    else:
        grey = np.ascontiguousarray(picture[..., int(chance.integers(3))])
    if chance.random() < 0.5:
        grey = on_rough_paper(grey, chance)
    scale = min(1.0, WIDEST_PX / max(grey.shape))
    layout = photo.layout
    if scale < 1 and layout:
        size = round(grey.shape[1] * scale), round(grey.shape[0] * scale)
        shrunk = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
        layout = replace(layout, place=layout.place.scaled(scale))
        return SheetPhoto(np.asarray(shrunk, np.uint8), _scaled(photo.truth, scale), layout)
    return SheetPhoto(np.asarray(grey, np.uint8), photo.truth, layout)


def _scaled(truth: dict[str, Any], scale: float) -> dict[str, Any]:
    """Return the truth of a photo with its boxes as they lie on the photo shrunk."""

    def at(box: Sequence[float]) -> Bounds:
        left, top, right, bottom = (round(side * scale) for side in box)
        return left, top, right, bottom

    return truth | {
        name: [
            {**thing, "box": at(thing["box"])} if isinstance(thing, dict) else at(thing)
            for thing in truth[name]
        ]
        for name in ("numbers", "words", "carried")
        if name in truth
    }


def on_rough_paper(grey: Grey, chance: np.random.Generator) -> Grey:
    """Return a photo whose paper has grain, stains and fibres."""
    height, width = grey.shape
    rough = np.zeros((height, width), np.float32)
    for _ in range(int(chance.integers(1, 4))):
        spread = np.exp(chance.uniform(-0.5, 1.4, 2)).tolist()
        grain = chance.standard_normal((height, width), dtype=np.float32)
        grain = cv2.GaussianBlur(grain, (0, 0), spread[0], sigmaY=spread[1])
        rough += grain / grain.std() * float(chance.uniform(1, 8))
    if chance.random() < 0.6:
        rough -= _fibres(height, width, chance)
    return np.asarray(np.clip(grey + rough, 0, 255), np.uint8)


def _fibres(height: int, width: int, chance: np.random.Generator) -> Floats:
    fibres = np.zeros((height, width), np.float32)
    area = float(np.exp(chance.uniform(*np.log([300, 6000]))))
    length = float(np.exp(chance.uniform(*np.log([3, 30]))))
    main, spread = float(chance.uniform(0, 2 * np.pi)), float(chance.choice([0.3, 1, 6]))
    for _ in range(min(int(height * width / area), 3000)):
        begin = chance.uniform(0, 1, 2) * (width, height)
        angle = main + float(chance.normal(0, spread)) + np.array([0.0, 0.5])
        reach = length * float(chance.uniform(0.3, 1.5))
        ways = np.column_stack([np.cos(angle), np.sin(angle)]) * reach * [[1.0], [1.7]]
        points = np.rint(np.vstack([begin, begin + ways]) * 16).astype(np.int32)
        depth = float(chance.uniform(-0.6, 1))
        cv2.polylines(fibres, [points], False, depth, 1, cv2.LINE_AA, shift=4)
    fibres = cv2.GaussianBlur(fibres, (0, 0), float(chance.uniform(0.5, 1.2)))
    return np.asarray(fibres * float(chance.uniform(8, 45)), np.float32)


class _MixedWriter(DifficultWriter):
    """Writes a sheet of one of ``KINDS`` but printed ones, in one hand and font."""

    def __init__(self, kind: str, difficulty: str, seed: int, pens: Pens) -> None:
        super().__init__(difficulty, kind if kind in USUAL_KINDS else "ruled", seed, ())
        self.kind = kind
        self.pens = pens
        self.mixed = new_generator(seed, 9)
        usual = generated_digits(seed)
        if pens.hands and self.mixed.random() < 0.85:
            usual = self._from(pens.hands[int(self.mixed.integers(len(pens.hands)))])
        is_own = difficulty in ("thin", "flagged")
        self.digits = (lambda digit: self._own_digit(digit) or usual(digit)) if is_own else usual
        # How wide gaps between the signs of a number are, and how badly rules are preserved.
        self.gap = self._one_of(1.0, 1.0, 1.6, 3.0)
        self.damage = self._one_of(0.0, 0.0, 0.0, 0.1, 0.3, 0.6)
        fonts = _fonts()
        is_set = bool(fonts) and self.mixed.random() < 0.6
        self.face = fonts[int(self.mixed.integers(len(fonts)))] if is_set else None

    def _one_of(self, *values: float) -> float:
        return values[int(self.mixed.integers(len(values)))]

    def _uniform(self, least: float, most: float) -> float:
        return float(self.mixed.uniform(least, most))

    def _look(self) -> PhotoLook:
        if self.kind in USUAL_KINDS:
            return super()._look()
        look = super()._look()
        return replace(look, tilt=self._uniform(0, 1.2))

    # What is printed and written

    def _print(self, text: str, left: float, bottom: float, tall: float) -> Bounds:
        if self.face is None:
            return super()._print(text, left, bottom, tall)
        font = _font(self.face, max(8, round(tall / 0.72)))
        begin, top, right, low = (round(side) for side in font.getbbox(text, anchor="ls"))
        canvas = Image.new("L", (max(1, right - begin + 2), max(1, low - top + 2)))
        ImageDraw.Draw(canvas).text((-begin, -top), text, 255, font, anchor="ls")
        x, y = round(left + begin), round(bottom + top)
        _lay(np.asarray(np.asarray(canvas, np.float32) / 255), self.sheet.print, x, y)
        return x, y, x + right - begin, y + low - top

    def _length(self, text: str, tall: float) -> float:
        if self.face is None:
            return super()._length(text, tall)
        return float(_font(self.face, max(8, round(tall / 0.72))).getlength(text))

    def _draw_rule(self, begin: tuple[float, float], end: tuple[float, float], thick: int) -> None:
        """Draw a rule in pieces: some are missing, faded or doubled."""
        if not self.damage:
            super()._draw_rule(begin, end, thick)
            return
        self.sheet.rules.pop()
        whole = self.rules
        ends = np.array([begin, end], float)
        length = max(float(np.linalg.norm(ends[1] - ends[0])), 1.0)
        cuts = [0.0]
        while cuts[-1] < 1:
            cuts.append(min(1.0, cuts[-1] + self._uniform(0.5, 12) * TALL / length))
        is_missing = self.mixed.random() < 0.3 * self.damage
        for start, stop in pairwise(cuts):
            if is_missing or self.mixed.random() < 0.4 * self.damage:
                continue
            piece = ends[0] + (ends[1] - ends[0]) * [[start], [stop]]
            fade = self._uniform(0.15, 1) if self.mixed.random() < self.damage else 1.0
            lines = [piece]
            if self.mixed.random() < 0.2 * self.damage:
                lines.append(piece + self.mixed.normal(0, 3, 2) + thick)
            self.rules = np.zeros_like(whole)
            for line in lines:
                super()._draw_rule(tuple(line[0].tolist()), tuple(line[1].tolist()), thick)
            np.maximum(whole, fade * self.rules, out=whole)
            if fade > 0.3:
                self.sheet.rules.append(piece.tolist())
        self.rules = whole

    def _write(self, text: str, left: float, bottom: float, **where: int) -> Bounds:
        return self._write_in_size(text, left, bottom, TALL, self.gap, **where)

    def _write_in_size(
        self, text: str, left: float, bottom: float, tall: float, gap: float = 1.0, **where: int
    ) -> Bounds:
        """Write a number whose signs real people wrote; return its box."""
        boxes: list[Bounds] = []
        x = left
        for sign in text:
            drawings = self.pens.signs.get(sign) if self.mixed.random() < 0.6 else None
            box = self._sign_in_size(sign, drawings, x, bottom, tall)
            boxes.append(box)
            narrow = 0.6 if sign in ".,:" else 1.0
            x = box[2] + tall * float(self.mixed.uniform(0.08, 0.28)) * gap * narrow
        self.sheet.signs += map(SheetSign, text, boxes)
        box = around(starmap(Box, boxes))
        self._add_number(text, box, **where)
        if self.difficulty == "crossed" and self.own.random() < 0.12:
            self._strike(text, box)
        return box

    def _sign_in_size(
        self, sign: str, drawings: Sequence[Digit] | None, x: float, bottom: float, tall: float
    ) -> Bounds:
        drawing = (
            self.digits(sign)
            if sign.isdigit()
            else drawings[int(self.mixed.integers(len(drawings)))]
            if drawings
            else _SIGNS[sign](self.mixed)
        )
        left, top, right, low = bounds_of(drawing)
        # How high above the line a sign ends, and how tall it is, in heights of a digit.
        up, size = {
            ".": (0.0, 0.1), ",": (-0.18, 0.3), ":": (0.05, 0.5), "-": (0.45, 0.4),
            "+": (0.22, 0.5), "/": (-0.08, 1.1), "%": (0.0, 0.95),
        }.get(sign, (0.0, 1.0))  # fmt: skip
        is_wide = sign in "-+" or right - left > 1.1 * (low - top)
        size *= tall * self._uniform(0.9, 1.08)
        extent = (low - top) / max(right - left, 1e-3) if is_wide else 1.0
        high = max(size * extent, 2.0)
        low_end = bottom - up * tall + float(self.mixed.normal(0, 0.05)) * tall
        if sign == ".":
            spot = np.array([(x, low_end - size / 2), (x + 1, low_end - size / 2)])
            self.sheet.line(spot, max(3.0, size))
            reach = max(3.0, size) / 2
            middle = low_end - size / 2
            return (
                round(x - reach), round(middle - reach), round(x + reach), round(middle + reach)
            )  # fmt: skip
        # A stroke almost without extent would be blown up beyond its cell.
        wide = size if is_wide else size * (right - left) / max(low - top, 1e-3)
        if not is_wide and wide > 2.5 * tall:
            is_wide, size = True, tall
        return self.sheet.write(drawing, x, low_end - high, size, is_wide=is_wide)

    def _pen_word(self, x: float, bottom: float, tall: float) -> float:
        """Write a word, or a letter; return its width."""
        source = self.pens.words if self.mixed.random() < 0.6 else self.pens.letters
        if not source:
            return 0.0
        drawing = source[int(self.mixed.integers(len(source)))]
        left, top, right, low = drawing.bounds()
        high = tall * self._uniform(0.6, 1.3)
        wide = high * (right - left) / max(low - top, 1e-3)
        if wide > WORD_ROOM * tall:
            return 0.0
        self.sheet.write(drawing, x, bottom - high, high, is_wide=False)
        return wide

    def _text(self) -> str:
        """Return a number, amount, date, time or percentage."""
        number = self.mixed.integers
        way = self.mixed.random()
        if way < 0.08:
            date = [str(number(1, 32)), str(number(1, 13)), str(number(0, 100))]
            return str(self.mixed.choice(["/", ".", "-"])).join(date[: int(number(2, 4))])
        if way < 0.13:
            return f"{number(0, 24)}:{number(0, 60):02}"
        text = self._amount(int(number(1, 7)))
        if way < 0.2:
            return text + "%"
        return str(self.mixed.choice(["-", "+"])) + text if way < 0.36 else text

    # More kinds of sheets

    def _table(self, *, is_ruled: bool, room: float) -> None:
        super()._table(is_ruled=is_ruled, room=room)
        self._add_words_beside()

    def _sum(self) -> None:
        super()._sum()
        self._add_words_beside()

    def _form(self) -> None:
        super()._form()
        self._add_words_beside()

    def _add_words_beside(self) -> None:
        """Write a word or two where nothing stands yet."""
        if self.mixed.random() > 0.25:
            return
        taken = [sign.box for sign in self.sheet.signs] + self.words
        for _ in range(2):
            tall = TALL * self._uniform(0.5, 1)
            x = self._uniform(0, max(1.0, self.sheet.width - 4 * tall))
            y = self._uniform(2 * tall, self.sheet.height)
            if not any(
                left < x + 6 * tall and x - tall < right and top < y + 0.4 * tall
                and y - 1.4 * tall < low
                for left, top, right, low in taken
            ):  # fmt: skip
                self._pen_word(x, y, tall)

    def _any_table(self) -> None:
        """A table of any shape: columns of unequal widths, rules in one direction, both or none."""
        chance = self.mixed
        is_wide = chance.random() < 0.5
        columns = int(np.exp(chance.uniform(*np.log([2, 7 if is_wide else 13]))))
        rows = min(int(np.exp(chance.uniform(*np.log([2, 25])))), 120 // columns)
        most = chance.integers(1, 6, columns) if chance.random() < 0.6 else [chance.integers(1, 5)]
        digits = [int(most[column % len(most)]) for column in range(columns)]
        room = self._uniform(1.6, 6) if is_wide else self._uniform(0.35, 1.6)
        widths = [(0.85 * count * (0.7 + 0.3 * self.gap) + room) * TALL for count in digits]
        high = TALL * self._uniform(1.15, 4 if is_wide else 2.3)
        left, top = 2 * ROOM, 2 * ROOM
        edges = [left, *(left + np.cumsum(widths)).tolist()]
        lines = (top + high * np.arange(rows + 1)).tolist()
        self._begin(edges[-1] + 2 * ROOM, lines[-1] + 2 * ROOM)
        self.grid, self.sheet.grid = (rows, columns), (edges, lines)
        hair, bold, every = self._thickness()
        ruling = str(chance.choice(["both", "both", "level", "upright", "frame", "none"]))
        self._rule_some(ruling, edges, lines, hair, bold, every)
        blank = self._one_of(0.0, 0.05, 0.2, 0.6)
        side = str(chance.choice(["left", "right", "middle"]))
        printed = self._one_of(0.0, 0.0, 0.3, 1.0)
        for row, column in np.ndindex(rows, columns):
            ends = edges[column], edges[column + 1]
            kind = chance.random()
            if kind < blank:
                continue
            if kind > 0.97:
                self._word(*ends, lines[row + 1], high, is_printed=chance.random() < 0.5)
                continue
            text = "".join(
                map(str, chance.integers(0, 10, int(chance.integers(1, digits[column] + 1))))
            )
            if len(text) > 2 and chance.random() < 0.3:
                text = f"{text[:-2]}{chance.choice(['.', ','])}{text[-1]}"
            elif len(text) < digits[column] and chance.random() < 0.15:
                text = str(chance.choice(["-", "+"])) + text
            at = {"row": row, "column": column}
            is_printed = chance.random() < printed
            self._in_cell(text, ends, lines[row + 1], high, side, is_printed, at)

    def _rule_some(
        self,
        ruling: str,
        edges: Sequence[float],
        lines: Sequence[float],
        hair: int,
        bold: int,
        every: int,
    ) -> None:
        if ruling == "both":
            self._rule_table(edges, lines, hair, bold, every)
            return
        outside = ruling == "frame"
        if ruling in ("level", "frame"):
            for y in (lines[0], lines[-1]) if outside else lines:
                self._rule((edges[0], y), (edges[-1], y), bold if outside else hair)
        if ruling in ("upright", "frame"):
            for x in (edges[0], edges[-1]) if outside else edges:
                self._rule((x, lines[0]), (x, lines[-1]), bold if outside else hair)

    def _newspaper(self) -> None:
        """A printed grid of 9×9 in a newspaper, digits printed and written in it, text around."""
        chance, count = self.mixed, 9
        cell, edge = TALL * self._uniform(1.15, 1.9), round(TALL * self._uniform(2, 6))
        side = count * cell + 2 * edge
        self._begin(side, side)
        lines = (edge + cell * np.arange(count + 1)).tolist()
        self.grid, self.sheet.grid = (count, count), (lines, lines)
        self._rule_table(lines, lines, int(chance.integers(1, 3)), int(chance.integers(2, 7)), 3)
        share, blank = self._uniform(0.1, 0.7), self._one_of(0.0, 0.0, 0.1, 0.4)
        tall = self._uniform(0.6, 1.0) * min(cell / 1.15, 1.2 * TALL)
        size = self._uniform(0.5, 0.8) * cell
        for row, column in np.ndindex(count, count):
            if chance.random() < blank:
                continue
            digit = str(chance.integers(1, 10))
            x, low = lines[column], lines[row + 1]
            at = {"row": row, "column": column}
            if chance.random() < share:
                x += (cell - self._length(digit, size)) / 2
                self._print_number(digit, x, low - (cell - size) / 2, size, **at)
            else:
                low += float(chance.normal(0, 0.06)) * cell - (cell - tall) / 2
                self._write_in_size(digit, x + cell * self._uniform(0.12, 0.35), low, tall, **at)
        self._print_around((0.9 * edge, 0.9 * edge, side - 0.9 * edge, side - 0.9 * edge))

    def _print_around(self, inner: tuple[float, float, float, float]) -> None:
        """Print lines of letters anywhere but inside a box."""
        chance, sheet = self.mixed, self.sheet
        for _ in range(int(chance.integers(1, 6))):
            tall = TALL * self._uniform(0.25, 1.1)
            x, y = self._uniform(0, sheet.width), self._uniform(tall, sheet.height)
            for line in range(int(chance.integers(1, 9))):
                low = y + 1.4 * tall * line
                if low > sheet.height:
                    break
                count = int(chance.integers(4, 41))
                if inner[1] < low + 0.3 * tall and low - tall < inner[3] and x < inner[2]:
                    count = min(count, max(0, int((inner[0] - x) / (0.7 * tall))))
                places = chance.integers(0, len(LETTERS), count)
                text = "".join(LETTERS[place] for place in places)
                if text.strip():
                    self._print(text, x, low, tall)

    def _loose(self) -> None:
        """Numbers scattered widely, in various sizes, with words and doodles between."""
        chance = self.mixed
        wide, high = TALL * self._uniform(8, 26), TALL * self._uniform(8, 26)
        self._begin(wide, high)
        paper = chance.random()
        if paper < 0.3:
            self._square(TALL * self._uniform(0.8, 1.6))
        elif paper < 0.6:
            pitch = TALL * self._uniform(1.2, 2)
            for y in np.arange(self._uniform(0, pitch), high, pitch):
                self._rule((0, y), (wide, y), int(chance.integers(1, 3)))
        y = ROOM + 1.2 * TALL
        while y < high - ROOM:
            x, tall = ROOM + self._uniform(0, 3) * TALL, TALL * self._uniform(0.7, 1.3)
            while x < wide - 4 * TALL:
                x = self._anything(x, y, tall) + tall * self._uniform(1, 4)
            y += TALL * self._uniform(1.35, 2.6)
            if chance.random() < 0.12:
                ends = [(ROOM, y - TALL), (wide * self._uniform(0.3, 0.9), y - TALL)]
                self.sheet.line(np.array(ends) + chance.normal(0, 3, (2, 2)), 3)
                self.sheet.rules.append(ends)

    def _prose(self) -> None:
        """Lines of words, printed or written, with one to three numbers among them."""
        chance = self.mixed
        self._begin(TALL * self._uniform(10, 30), TALL * self._uniform(8, 26))
        tall = TALL * float(np.exp(chance.uniform(*np.log([0.5, 2.0]))))
        pitch, is_printed = tall * self._uniform(1.3, 2.2), chance.random() < 0.65
        lines = np.arange(ROOM + tall, max(self.sheet.height - ROOM, ROOM + tall + 1), pitch)
        numbers = {int(line) for line in chance.integers(0, len(lines), int(chance.integers(1, 4)))}
        for line, y in enumerate(lines.tolist()):
            x = ROOM + tall * self._uniform(0, 1)
            if line in numbers:
                write = self._print_number if is_printed else self._write_in_size
                x = write(self._text(), x, y, TALL * self._uniform(0.7, 1.2))[2] + 0.6 * tall
            while x < self.sheet.width - ROOM - 3 * tall:
                if is_printed:
                    count = int(chance.integers(1, 10))
                    places = chance.integers(0, len(LETTERS.rstrip()), count)
                    x = self._print("".join(LETTERS[place] for place in places), x, y, tall)[2]
                else:
                    x += self._pen_word(x, y, tall)
                x += tall * self._uniform(0.4, 0.9)

    def _anything(self, x: float, y: float, tall: float) -> float:
        """Write a number, a word or a doodle; return where it ends."""
        chance = self.mixed
        way = chance.random()
        if way < 0.55:
            gap = self._one_of(0.3, 1, 1, 1, 2, 3.5)
            return self._write_in_size(self._text(), x, y, tall, gap)[2]
        if way < 0.62:
            return self._print_number(self._text(), x, y, 0.8 * tall)[2]
        if way < 0.8:
            return x + self._pen_word(x, y, tall)
        if way < 0.9:
            return self._print_word(x, y, 0.6 * tall)[2]
        doodle = outlier_drawn(str(chance.choice(DOODLES)), seed=int(chance.integers(10_000)))
        self.sheet.write(doodle, x, y - tall, tall, is_wide=False)
        return x + 1.2 * tall


def _lay(ink: Floats, onto: Floats, x: int, y: int) -> None:
    """Lay ink on a sheet at a place that may be outside it in part."""
    left, top = max(0, x), max(0, y)
    place = onto[top : max(0, y + ink.shape[0]), left : max(0, x + ink.shape[1])]
    shown = ink[top - y :, left - x :][: place.shape[0], : place.shape[1]]
    np.maximum(place, shown, out=place)


def _line_of(*strokes: Sequence[tuple[float, float]]) -> Callable[[np.random.Generator], Digit]:
    def drawn(chance: np.random.Generator) -> Digit:
        return drawing_from_points(
            [np.array(stroke) + chance.normal(0, 0.03, (len(stroke), 2)) for stroke in strokes]
        )

    return drawn


_RING: Final = [(0.2 + 0.14 * np.cos(t), 0.2 + 0.17 * np.sin(t)) for t in np.linspace(0, 6.3, 12)]
_SIGNS: Final[dict[str, Callable[[np.random.Generator], Digit]]] = {
    "+": _line_of([(0, 0.5), (1, 0.5)], [(0.5, 0), (0.5, 1)]),
    "-": _line_of([(0, 0.5), (1, 0.5)]),
    ".": _line_of([(0, 0), (0.1, 0.1)]),
    ",": _line_of([(0.3, 0), (0.25, 0.5), (0, 1)]),
    ":": _line_of([(0, 0), (0.05, 0.05)], [(0, 1), (0.05, 1.05)]),
    "/": _line_of([(0.45, 0), (0, 1)]),
    "%": _line_of([(0.9, 0), (0.1, 1)], _RING, [(x + 0.6, y + 0.6) for x, y in _RING]),
}


@cache
def _fonts() -> list[str]:
    """Return those of ``FONTS`` that this machine has."""
    return [name for name in FONTS if _font(name, 20) is not None]


@cache
def _font(name: str, size: float) -> Any:
    try:
        return ImageFont.truetype(name, size)
    except OSError:
        return None
