"""Synthetic photos of the sheets that people fill in: forms, receipts, tables, sums, cheques.

Each kind has what makes readers fail: sides of boxes that touch digits, a leading 1 close to a
rule, figures that run across one, words beside numbers, carried ones, patterned paper. Everything
follows from a seed; ``Hands`` says whose digits are written. The truth holds ``numbers``, each with
its ``text``, its ``box`` on the photo and, in a table, its ``row`` and ``column``; ``words`` and
``carried``, the boxes of what is no number but may look like one; and ``grid``, how many rows and
columns a table has.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import starmap
from typing import Any, Final

import cv2
import numpy as np
from PIL import ImageFont

from digitpad.arrays import Floats, Grey
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.boxes import Box, around
from digitpad.paper.synthesis.photos import (
    NONE,
    PENS,
    ROOM,
    WORDS,
    Bounds,
    Digit,
    FlatSheet,
    PhotoLook,
    SheetPhoto,
    SheetPlacement,
    SheetSign,
    bounds_of,
    generated_digits,
    photographed,
    width_of,
    write_number,
    write_word,
)

KINDS: Final = ("form", "receipt", "ruled", "columns", "unruled", "sum", "cheque")
"""``columns``: a ruled table that is read as a page."""
TALL: Final = 46.0
"""Height of a digit on the flat sheet, in pixels."""
DIGIT_PX: Final = (15.0, 44.0)
"""... and on the photo."""
MEGAPIXELS: Final = (0.3, 3.0)
MARKS: Final = (
    cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX, None, None,
)  # fmt: skip
"""What print is set in; None: a grotesque."""

Hand = Mapping[str, Sequence[Digit]]
"""For each digit, several."""


def hand_of(digits: Iterable[tuple[Digit, str]]) -> Hand:
    made: dict[str, list[Digit]] = {}
    for digit, label in digits:
        made.setdefault(label, []).append(digit)
    return made


def synthetic_sheet(kind: str, seed: int, hands: Sequence[Hand] = ()) -> SheetPhoto:
    """Return a photo of one of ``KINDS``.

    ``hands``: whose digits are written, a sheet in one of them; without any they are generated.
    """
    return SheetWriter(kind, seed, hands).photo()


class BlankSheet:
    """A sheet of a kind while it is ruled, written and printed on, and the photo of it."""

    def __init__(self, kind: str, seed: int, hands: Sequence[Hand]) -> None:
        self.kind = kind
        self.chance = new_generator(seed, 3, KINDS.index(kind))
        # Every third sheet is of the generator's own hand.
        hand = seed // 2 % (len(hands) + 1) if hands else 0
        self.digits = self._from(hands[hand - 1]) if hand else generated_digits(seed)
        self.numbers: list[dict[str, Any]] = []
        self.words: list[Bounds] = []
        self.carried: list[Bounds] = []
        self.grid: tuple[int, int] | None = None
        self.inner: Bounds = (0, 0, 0, 0)
        self.pen = str(self.chance.choice(PENS))
        self.font = MARKS[int(self.chance.integers(len(MARKS)))]
        self.sheet: FlatSheet
        self.rules: Floats

    def _from(self, hand: Hand) -> Callable[[str], Digit]:
        return lambda digit: hand[digit][int(self.chance.integers(len(hand[digit])))]

    def photo(self) -> SheetPhoto:
        getattr(self, f"_{self.kind}")()
        look = self._look()
        depth = float(self.chance.uniform(0.45, 0.95))
        if self.chance.random() < 0.5:
            self._blacken(depth)
        picture, place = self._taken(look, depth)
        if self.kind == "cheque":
            left, top, right, low = place(self.inner)
            picture = picture[top:low, left:right]
            place = replace(place, corner=(left, top))
        for number in self.numbers:
            number["box"] = place(number["box"])
        words, carried = (list(map(place, boxes)) for boxes in (self.words, self.carried))
        truth = {"numbers": self.numbers, "words": words, "carried": carried}
        truth |= {"grid": self.grid} if self.grid else {}
        return SheetPhoto(picture, truth, self.sheet.layout(place))

    def _look(self) -> PhotoLook:
        wide, high = self.sheet.width, self.sheet.height
        scale = np.exp(self.chance.uniform(*np.log(DIGIT_PX))) / TALL
        least, most = (np.sqrt(size * 1e6 / (wide * high)) for size in MEGAPIXELS)
        scale = min(scale, most) if self.kind == "cheque" else float(np.clip(scale, least, most))
        return PhotoLook(
            long_side=round(scale * max(wide, high)),
            tilt=float(self.chance.uniform(0, 0.4 if self.kind == "cheque" else 0.9)),
            blur=float(self.chance.uniform(0.4, 1.1)),
            quality=int(self.chance.integers(50, 96)),
        )

    def _blacken(self, depth: float) -> None:
        """Print the rules in black, and not in the blue of school paper."""
        np.maximum(self.sheet.print, self.rules * depth, out=self.sheet.print)
        self.rules[:] = 0

    def _taken(self, look: PhotoLook, depth: float) -> tuple[Grey, SheetPlacement]:
        return photographed(self.sheet, self.rules, look, depth)

    # What is written

    def _begin(self, width: float, height: float) -> None:
        self.sheet = FlatSheet(round(width), round(height), self.chance, self.pen)
        self.rules = np.zeros_like(self.sheet.ink)

    def _rule(self, begin: tuple[float, float], end: tuple[float, float], thick: int) -> None:
        self.sheet.rules.append((begin, end))
        self._draw_rule(begin, end, thick)

    def _draw_rule(self, begin: tuple[float, float], end: tuple[float, float], thick: int) -> None:
        first, last = ((round(x), round(y)) for x, y in (begin, end))
        cv2.line(self.rules, first, last, 1.0, thick)

    def _write(self, text: str, left: float, bottom: float, **where: int) -> Bounds:
        """Write a number with its left edge somewhere; return its box."""
        written = write_number(self.sheet, text, left, bottom, TALL, self.digits)
        box = around([digit["box"] for digit in written["digits"]])
        self._add_number(text, box, **where)
        return box

    def _add_number(self, text: str, box: Bounds, **where: int) -> None:
        """Add the number whose signs were written last."""
        self.sheet.claim(len(text), len(self.numbers))
        self.numbers.append({"text": text, "box": box, **where})

    def _print(self, text: str, left: float, bottom: float, tall: float) -> Bounds:
        if self.font is None or any(sign not in string.printable for sign in text):
            return self.sheet.printed(text, round(left), round(bottom), tall)
        scale, thick = tall / 21.0, max(1, round(tall / 11))
        (width, height), _ = cv2.getTextSize(text, self.font, scale, thick)
        at = round(left), round(bottom)
        set_in = np.zeros(self.sheet.print.shape, np.uint8)
        cv2.putText(set_in, text, at, self.font, scale, 255, thick, cv2.LINE_AA)
        np.maximum(self.sheet.print, set_in.astype(np.float32) / 255, out=self.sheet.print)
        return at[0], at[1] - height, at[0] + width, at[1]

    def _print_number(
        self, text: str, left: float, bottom: float, tall: float, **at: int
    ) -> Bounds:
        box = self._print(text, left, bottom, tall)
        self.sheet.add_print(text, box, lambda signs: self._length(signs, tall))
        self._add_number(text, box, **at)
        return box

    def _length(self, text: str, tall: float) -> float:
        """Return how wide a part of a number is in print."""
        if self.font is None:
            return float(ImageFont.load_default(tall / 0.72).getlength(text))
        scale, thick = tall / 21.0, max(1, round(tall / 11))
        return float(cv2.getTextSize(text, self.font, scale, thick)[0][0])

    def _print_word(self, left: float, bottom: float, tall: float) -> Bounds:
        box = self._print(str(self.chance.choice(WORDS)), left, bottom, tall)
        self.words.append(box)
        return box

    def _amount(self, most: int = 4) -> str:
        """Return a number, half of the time with a leading 1, now and then with decimals."""
        count = int(self.chance.integers(1, most + 1))
        text = "".join(map(str, self.chance.integers(0, 10, count)))
        text = text.lstrip("0") or "7"
        if self.chance.random() < 0.4:
            text = "1" + text[1:]
        if self.chance.random() < 0.35:
            text += str(self.chance.choice([".", ","])) + "".join(
                map(str, self.chance.integers(0, 10, 2))
            )
        return text


class SheetWriter(BlankSheet):
    """Writes a form, a receipt, … on a sheet, each in a method of its name."""

    def _form(self) -> None:
        """Fields with a printed label: a box for each digit, or one for the number."""
        rows = int(self.chance.integers(5, 10))
        pitch = TALL * float(self.chance.uniform(2.3, 3.0))
        self._begin(TALL * 26, pitch * rows + 4 * ROOM)
        high = TALL * float(self.chance.uniform(1.1, 1.7))
        thick = int(self.chance.integers(1, 7))
        style = str(self.chance.choice(["joined", "apart", "comb", "whole"]))
        room = float(self.chance.uniform(1.0, 1.5))
        for row in range(rows):
            low = 2 * ROOM + pitch * row + high
            self._print_word(ROOM, low - 0.25 * high, 0.55 * TALL)
            left = TALL * float(self.chance.uniform(5.5, 7))
            text = "".join(map(str, self.chance.integers(0, 10, int(self.chance.integers(1, 9)))))
            if style == "whole":
                text = text[:5]
                wide = width_of(text, TALL) * 1.3 + TALL
                self._frame(left, low - high, left + wide, low, thick)
                begin = left + thick + float(self.chance.uniform(0.03, 0.5)) * TALL
                self._write(text, begin, low - 0.5 * (high - TALL))
                continue
            written: list[Bounds] = []
            apart = 0.25 * TALL if style == "apart" else 0.0
            boxes = len(text) + int(self.chance.integers(0, 3)) * (self.chance.random() < 0.3)
            for place in range(boxes):
                wide = room * TALL
                x = left + place * (wide + apart)
                if style == "comb" and place:
                    self._rule((x, low - 0.35 * high), (x, low), thick)
                elif style != "comb":
                    self._frame(x, low - high, x + wide, low, thick)
                if place < len(text):
                    written.append(self._in_box(text[place], x, x + wide, low - high, low))
            if style == "comb":
                self._frame(left, low - high, left + boxes * wide, low, thick)
            self._add_number(text, around(starmap(Box, written)))

    def _in_box(self, digit: str, left: float, right: float, top: float, low: float) -> Bounds:
        """Write a digit into its box, now and then on or over one of its sides."""
        chosen = self.digits(digit)
        begin, up, end, down = bounds_of(chosen)
        spare = right - left - TALL * min(1.0, (end - begin) / max(down - up, 1e-6))
        x = left + spare / 2 + float(self.chance.normal(0, 0.16)) * max(spare, 0.2 * TALL)
        spare = low - top - TALL
        bottom = low - spare / 2 + float(self.chance.normal(0, 0.2)) * max(spare, 0.1 * TALL)
        written = write_number(self.sheet, digit, x, bottom, TALL, lambda _: chosen)
        box: Bounds = written["digits"][0]["box"]
        return box

    def _frame(self, left: float, top: float, right: float, low: float, thick: int) -> None:
        corners = [(left, top), (right, top), (right, low), (left, low)]
        for begin, end in zip(corners, corners[1:] + corners[:1], strict=True):
            self._rule(begin, end, thick)

    def _receipt(self) -> None:
        """What was bought, how often, and prices at the right; all printed."""
        rows = int(self.chance.integers(7, 16))
        tall = TALL * 0.6
        self._begin(tall * 26, tall * 1.8 * rows + 4 * ROOM)
        comma = str(self.chance.choice([".", ","]))
        is_marked = self.chance.random() < 0.5
        right = self.sheet.width - 2 * ROOM - 2 * tall
        for row in range(rows):
            low = 2 * ROOM + tall * 1.8 * row + tall
            box = self._print_word(ROOM, low, tall)
            if self.chance.random() < 0.5:
                box = self._print_word(box[2] + 0.6 * tall, low, tall)
            if self.chance.random() < 0.3:
                self._print_number(str(self.chance.integers(1, 20)), box[2] + tall, low, tall)
            price = f"{self.chance.integers(0, 130)}{comma}{self.chance.integers(0, 100):02}"
            wide = self._print_width(price, tall)
            self._print_number(price, right - wide, low, tall)
            if is_marked:
                letter = str(self.chance.choice(["A", "B"]))
                self.words.append(self._print(letter, right + 0.7 * tall, low, tall))

    def _print_width(self, text: str, tall: float) -> float:
        """Return how wide a text is in print."""
        blank = FlatSheet(self.sheet.width, round(3 * tall), self.chance, self.pen)
        sheet, self.sheet = self.sheet, blank
        left, _, right, _ = self._print(text, 0, 2 * tall, tall)
        self.sheet = sheet
        return right - left

    def _ruled(self) -> None:
        """A table with rules, bold and hairline; numbers close to them and across them."""
        self._table(is_ruled=True, room=float(self.chance.uniform(1.1, 1.6)))

    def _columns(self) -> None:
        """A ruled table with hardly any room around its numbers."""
        self._table(is_ruled=True, room=float(self.chance.uniform(1.0, 1.2)))

    def _unruled(self) -> None:
        """A table without rules, its header and first column of words."""
        self._table(is_ruled=False, room=float(self.chance.uniform(1.4, 2.0)))

    def _table(self, *, is_ruled: bool, room: float) -> None:
        chance = self.chance
        rows, columns = int(chance.integers(4, 10)), int(chance.integers(3, 7))
        most = int(chance.integers(1, 5))
        if is_ruled and chance.random() < 0.25:
            rows = columns = 9
            most = 1
        has_header, has_labels = (
            (chance.random() < (0.3 if is_ruled else 0.8)) and most > 1 for _ in range(2)
        )
        wide = TALL * (0.75 * most + 0.7 * (most > 1) + 0.5) * room
        label = 4.5 * TALL if has_labels else wide
        high = TALL * float(chance.uniform(1.35, 2.0))
        left, top = 2 * ROOM, 2 * ROOM
        edges = [left, *(left + label + wide * number for number in range(columns))]
        lines = [top + high * number for number in range(rows + 1)]
        self._begin(edges[-1] + 2 * ROOM, lines[-1] + 2 * ROOM)
        self.grid = rows, columns
        self.sheet.grid = edges, lines
        hair, bold, every = self._thickness()
        if is_ruled:
            self._rule_table(edges, lines, hair, bold, every)
        elif chance.random() < 0.5:
            self._rule((left, lines[1]), (edges[-1], lines[1]), hair)
        side = str(chance.choice(["left", "right", "middle"]))
        is_printed = chance.random() < 0.25
        for row in range(rows):
            for column in range(columns):
                begin, end, low = edges[column], edges[column + 1], lines[row + 1]
                if (row == 0 and has_header) or (column == 0 and has_labels):
                    self._word(begin, end, low, high, is_printed=row == 0)
                elif chance.random() > 0.1 or row == column:
                    text = self._amount(most) if most > 1 else str(chance.integers(1, 10))
                    at = {"row": row, "column": column}
                    self._in_cell(text, (begin, end), low, high, side, is_printed, at)

    def _thickness(self) -> tuple[int, int, int]:
        """Return how thick fine and bold rules are, and that each so many-th is bold."""
        hair = int(self.chance.integers(1, 3))
        return hair, hair + int(self.chance.integers(0, 4)), int(self.chance.choice([1, 3, 99]))

    def _rule_table(
        self, edges: Sequence[float], lines: Sequence[float], hair: int, bold: int, every: int
    ) -> None:
        for number, y in enumerate(lines):
            is_bold = number in (0, len(lines) - 1) or number % every == 0
            self._rule((edges[0], y), (edges[-1], y), bold if is_bold else hair)
        for number, x in enumerate(edges):
            is_bold = number in (0, len(edges) - 1) or number % every == 0
            self._rule((x, lines[0]), (x, lines[-1]), bold if is_bold else hair)

    def _word(self, left: float, right: float, low: float, high: float, is_printed: bool) -> None:
        bottom = low - 0.3 * high
        if is_printed:
            self._print_word(left + 0.2 * TALL, bottom, 0.5 * TALL)
            return
        seed = int(self.chance.integers(1 << 20))
        letters = max(2, int((right - left) / (0.8 * TALL)) - 2)
        wide = write_word(self.sheet, left + 0.2 * TALL, bottom, 0.8 * TALL, seed, letters)
        self.words.append(
            (round(left), round(bottom - TALL), round(left + wide + 0.2 * TALL), round(bottom))
        )

    def _in_cell(
        self,
        text: str,
        ends: tuple[float, float],
        low: float,
        high: float,
        side: str,
        is_printed: bool,
        at: dict[str, int],
    ) -> None:
        left, right = ends
        chance = self.chance
        tall = 0.75 * TALL if is_printed else TALL
        wide = self._print_width(text, tall) if is_printed else 1.12 * width_of(text, TALL)
        near = float(chance.uniform(0.05, 0.6)) * TALL
        x = {"left": left + near, "right": right - wide - near}.get(
            side, (left + right - wide) / 2 + float(chance.normal(0, 0.1)) * TALL
        )
        spare = high - tall
        bottom = low - spare / 2 + float(chance.normal(0, 0.12)) * spare
        if is_printed:
            self._print_number(text, max(left + 3, x), bottom, tall, **at)
            return
        if overhang := self._overhang():
            x = right - wide + overhang * TALL
        self._write(text, max(left + float(chance.uniform(2, 8)), x), bottom, **at)

    def _overhang(self) -> float:
        """Return how far a number runs out of its cell, across a rule; 0 for hardly any."""
        return float(self.chance.uniform(0.05, 0.35)) if self.chance.random() < 0.03 else 0.0

    def _sum(self) -> None:
        """Sums as they are taught: a sign before the last line, a rule, a small carried 1."""
        chance = self.chance
        across, down = int(chance.integers(1, 4)), int(chance.integers(1, 4))
        wide, high = 7.5 * TALL, 7.5 * TALL
        self._begin(wide * across + 4 * ROOM, high * down + 4 * ROOM)
        squared = TALL * float(chance.uniform(0.9, 1.4))
        if chance.random() < 0.5:
            self._square(squared)
        for place in range(across * down):
            right = 2 * ROOM + wide * (place % across) + 6.3 * TALL
            top = 2 * ROOM + high * (place // across) + TALL
            self._one_sum(right, top, TALL * float(chance.uniform(1.25, 1.7)))

    def _square(self, pitch: float) -> None:
        for number in range(int(self.sheet.width / pitch) + 1):
            self._rule((number * pitch, 0), (number * pitch, self.sheet.height), 1)
        for number in range(int(self.sheet.height / pitch) + 1):
            self._rule((0, number * pitch), (self.sheet.width, number * pitch), 1)

    def _summands(self) -> list[int]:
        return [*map(int, self.chance.integers(3, 10 ** int(self.chance.integers(2, 5)), 2))]

    def _one_sum(self, right: float, top: float, pitch: float) -> None:
        chance = self.chance
        first, second = sorted(self._summands())
        is_plus = chance.random() < 0.6
        result = first + second if is_plus else second - first
        begins = []
        for line, text in enumerate(map(str, (second, first, result))):
            low = top + pitch * (line + (line == 2) * 0.3)
            begin = right - 0.95 * width_of(text, TALL) * 1.05
            begins.append(begin)
            self._write(text, begin, low)
            if line == 1:
                x = begin - TALL * float(chance.uniform(0.7, 1.6))
                self._sign("+" if is_plus else "-", x, low)
                rule = low + 0.25 * pitch
                ends = np.array([(x, rule), (right + 0.1 * TALL, rule + chance.normal(0, 3))])
                self.sheet.line(ends, 2.5)
                self.sheet.rules.append(ends.tolist())
        if is_plus and first % 10 + second % 10 > 9:
            tall = TALL * float(chance.uniform(0.35, 0.55))
            x = right - TALL * float(chance.uniform(1.4, 1.9))
            low = top - TALL * float(chance.uniform(1.05, 1.25))
            if len(str(second)) < 2 or chance.random() < 0.3:
                x, low = begins[0] - 0.4 * TALL, top - 0.4 * TALL
            one = np.array([(x, low), (x + 0.05 * tall, low - tall)])
            self.sheet.line(one, 3)
            box = (round(x - 3), round(low - tall), round(x + 6), round(low))
            self.carried.append(box)
            self.sheet.signs.append(SheetSign(NONE, box))

    def _sign(self, sign: str, left: float, low: float) -> None:
        size = TALL * float(self.chance.uniform(0.35, 0.65))
        tilt = float(self.chance.normal(0, 0.08)) * size
        middle = low - TALL * float(self.chance.uniform(0.4, 0.55))
        bar = np.array([(left, middle + tilt), (left + size, middle - tilt)])
        self.sheet.line(bar, 3)
        if sign == "+":
            x = left + size / 2
            stem = np.array([(x + tilt, middle - size / 2), (x - tilt, middle + size / 2)])
            self.sheet.line(stem, 3)
        reach = 3 + (size / 2 if sign == "+" else abs(tilt))
        box = left - 3, middle - reach, left + size + 3, middle + reach
        self.sheet.signs.append(SheetSign(sign, box))

    def _cheque(self) -> None:
        """One amount on patterned paper, with the rule that it stands on."""
        chance = self.chance
        text = str(chance.integers(1, 10 ** int(chance.integers(2, 6))))
        if chance.random() < 0.6:
            text += str(chance.choice([".", ","])) + f"{chance.integers(0, 100):02}"
        edge = 2 * ROOM
        wide, high = width_of(text, TALL) * 1.25 + 2 * TALL, 2.2 * TALL
        self._begin(wide + 2 * edge, high + 2 * edge)
        self.inner = edge, edge, round(edge + wide), round(edge + high)
        y, x = np.mgrid[: self.sheet.height, : self.sheet.width].astype(np.float32)
        for _ in range(int(chance.integers(1, 3))):
            angle, pitch = chance.uniform(0, np.pi), chance.uniform(4, 14)
            waves = chance.uniform(0, 6) * np.sin((x + y) / chance.uniform(12, 40))
            phase = (np.cos(angle) * x + np.sin(angle) * y + waves) * 2 * np.pi / pitch
            self.sheet.print += chance.uniform(0.03, 0.2) * (
                np.sin(phase) > chance.uniform(0.3, 0.8)
            )
        low = edge + 1.6 * TALL
        if chance.random() < 0.6:
            rule = low + float(chance.uniform(-3, 12))
            self._rule((0, rule), (self.sheet.width, rule + chance.normal(0, 3)), 2)
        self._write(text, edge + TALL * float(chance.uniform(0.3, 1.0)), low)
