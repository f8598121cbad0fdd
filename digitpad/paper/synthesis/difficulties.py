"""Synthetic sheets with one difficulty each that cameras, printers and writers make.

A sheet is that of ``sheets`` of the same kind and seed apart from its difficulty, so the
two can be compared. The truth is the same, too, but numbers that are crossed out are among its
``words``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final
from zlib import crc32

import cv2
import numpy as np

from digitpad.arrays import Grey
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.drawing import drawing_from_points
from digitpad.paper.synthesis.photos import (
    NONE,
    Bounds,
    Digit,
    PhotoLook,
    SheetPhoto,
    SheetPlacement,
    in_shadow,
    under_hand,
)
from digitpad.paper.synthesis.sheets import TALL, Hand, SheetWriter

BOTH: Final = ("ruled", "sum")
DIFFICULTIES: Final[Mapping[str, Sequence[str]]] = {
    "hairlines": ("ruled",),
    "dotted": ("ruled", "form"),
    "two-colour": ("ruled", "form"),
    "shadow": BOTH,
    "hand": BOTH,
    "large": BOTH,
    "warped": BOTH,
    "tilted": BOTH,
    "turned": BOTH,
    "jpeg": BOTH,
    "overrun": ("ruled",),
    "touching": ("ruled",),
    "red": BOTH,
    "crossed": BOTH,
    "lined": ("sum",),
    "thin": ("sum",),
    "flagged": ("sum",),
}
"""Each with the kinds of sheets on which it occurs. ``hairlines``: fine and pale beside bold;
``dotted``: rules and frames; ``hand``: its shadow; ``large``: 12 megapixels; ``turned``: on a side
or upside down; ``overrun``: rows that slant out of their cells and numbers that run across a rule;
``touching``: digits that stand on the rules; ``thin``, ``flagged``: 1s, 4s and 7s."""
LARGE_PX: Final = 12e6
DYES: Final = ((0.12, 0.75, 0.7), (0.8, 0.5, 0.2), (0.75, 0.3, 0.65), (0.85, 0.85, 0.85))
"""Red, blue, green and black print."""


def difficult_sheet(
    difficulty: str, kind: str, seed: int, hands: Sequence[Hand] = ()
) -> SheetPhoto:
    """Return a photo of a sheet of a kind with one of ``DIFFICULTIES``.

    The truth of a ``turned`` one is that of the photo turned upright.
    """
    return DifficultWriter(difficulty, kind, seed, hands).photo()


class DifficultWriter(SheetWriter):
    def __init__(self, difficulty: str, kind: str, seed: int, hands: Sequence[Hand]) -> None:
        super().__init__(kind, seed, hands)
        self.difficulty = difficulty
        self.own = new_generator(seed, 6, crc32(difficulty.encode()))
        usual = self.digits
        if difficulty == "red":
            self.pen = "red pencil"
        elif difficulty == "thin":
            self.pen = "fine pen"
        if difficulty in ("thin", "flagged"):
            self.digits = lambda digit: self._own_digit(digit) or usual(digit)
        self.slant = float(self.own.uniform(-0.4, 0.4))

    # How the photo is taken

    def _look(self) -> PhotoLook:
        look = super()._look()
        wide, high = self.sheet.width, self.sheet.height
        changes: Mapping[str, dict[str, Any]] = {
            "warped": {"bend": float(self.own.uniform(0.01, 0.03))},
            "tilted": {"tilt": float(self.own.uniform(1.2, 1.7))},
            "jpeg": {"quality": 50},
            "two-colour": {"dyes": self.own.permutation(DYES)[:2].tolist()},
            "shadow": {"has_shadow": False},
            "hand": {"has_shadow": False},
            "large": {"long_side": round(max(wide, high) * (LARGE_PX / (wide * high)) ** 0.5)},
        }
        return replace(look, **changes.get(self.difficulty, {}))

    def _blacken(self, depth: float) -> None:
        if self.difficulty != "two-colour":
            super()._blacken(depth)

    def _taken(self, look: PhotoLook, depth: float) -> tuple[Grey, SheetPlacement]:
        picture, place = super()._taken(look, depth)
        seed = int(self.own.integers(1 << 20))
        if self.difficulty == "shadow":
            picture = in_shadow(picture, seed, float(self.own.uniform(0.25, 0.5)))
        elif self.difficulty == "hand":
            picture = under_hand(picture, seed, float(self.own.uniform(0.35, 0.65)))
        elif self.difficulty == "turned":
            picture = np.ascontiguousarray(np.rot90(picture, int(self.own.integers(1, 4))))
        return picture, place

    # How rules are printed

    def _begin(self, width: float, height: float) -> None:
        super()._begin(width, height)
        if self.difficulty == "lined":
            pitch = TALL * float(self.own.uniform(1.2, 1.9))
            for y in np.arange(float(self.own.uniform(0, pitch)), height, pitch):
                self._rule((0, y), (width, y), 1)
            if self.own.random() < 0.5:
                self._rule((TALL, 0), (TALL, height), 1)

    def _square(self, pitch: float) -> None:
        if self.difficulty != "lined":
            super()._square(pitch)

    def _thickness(self) -> tuple[int, int, int]:
        usual = super()._thickness()
        return (1, int(self.own.integers(5, 10)), 3) if self.difficulty == "hairlines" else usual

    def _draw_rule(self, begin: tuple[float, float], end: tuple[float, float], thick: int) -> None:
        if self.difficulty == "hairlines" and thick == 1:
            fine = np.zeros_like(self.rules)
            self.rules, rules = fine, self.rules
            super()._draw_rule(begin, end, thick)
            self.rules = np.maximum(rules, 0.7 * fine)
        elif self.difficulty == "dotted":
            ends = np.array([begin, end])
            length = float(np.linalg.norm(ends[1] - ends[0]))
            for along in np.arange(0, length, 3.0 * thick + 2):
                x, y = np.rint(ends[0] + (ends[1] - ends[0]) * along / length).astype(int).tolist()
                cv2.circle(self.rules, (x, y), max(1, round(0.6 * thick)), 1.0, -1)
        else:
            super()._draw_rule(begin, end, thick)

    def _rule_table(
        self, edges: Sequence[float], lines: Sequence[float], hair: int, bold: int, every: int
    ) -> None:
        if self.difficulty == "two-colour":
            # Blocks or rows are tinted in turn.
            step = int(self.own.integers(1, 4))
            stripes = len(edges) if self.own.random() < 0.5 else step
            tint = float(self.own.uniform(0.15, 0.35))
            for row, column in np.ndindex(len(lines) - 1, len(edges) - 1):
                if (row // step + column // stripes) % 2:
                    place = np.s_[
                        round(lines[row]) : round(lines[row + 1]),
                        round(edges[column]) : round(edges[column + 1]),
                    ]
                    self.rules[place] = tint
        super()._rule_table(edges, lines, hair, bold, every)

    # How numbers are written

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
        if self.difficulty == "touching":
            # In a row as low as the digit it stands on the rule, or a little across it.
            low += float(self.own.uniform(-0.02, 0.08)) * TALL
            high = 0.75 * TALL if is_printed else TALL
        elif self.difficulty == "overrun" and not is_printed:
            # Its middle stays in its row.
            columns = self.grid[1] if self.grid else 1
            low += self.slant * high * (2 * at["column"] / max(columns - 1, 1) - 1)
        super()._in_cell(text, ends, low, high, side, is_printed, at)

    def _overhang(self) -> float:
        usual = super()._overhang()
        is_over = self.difficulty == "overrun" and self.own.random() < 0.2
        return float(self.own.uniform(0.05, 0.35)) if is_over else usual

    def _write(self, text: str, left: float, bottom: float, **where: int) -> Bounds:
        box = super()._write(text, left, bottom, **where)
        if self.difficulty == "crossed" and self.own.random() < 0.12:
            self._strike(text, box)
        return box

    def _strike(self, text: str, box: Bounds) -> None:
        """Cross out the number that was written last."""
        self.numbers.pop()
        for sign in self.sheet.signs[len(self.sheet.signs) - len(text) :]:
            sign.text, sign.number = NONE, None
        self.words.append(box)
        self._cross_out(box)

    def _cross_out(self, box: Bounds) -> None:
        x, y, end, low = box
        out = 0.1 * TALL
        ways = [
            [(x - out, (y + low) / 2), (end + out, (y + low) / 2)],
            [(x - out, low), (end + out, y)],
            [(x, low), (x, y), *((x + (end - x) * n / 5, (low, y)[n % 2]) for n in range(1, 6))],
        ]
        for _ in range(int(self.own.integers(1, 3))):
            way = np.array(ways[int(self.own.integers(len(ways)))], float)
            self.sheet.line(way + self.own.normal(0, 0.05, way.shape) * TALL, 3)

    def _summands(self) -> list[int]:
        usual = super()._summands()
        if self.difficulty not in ("thin", "flagged"):
            return usual
        return [
            int("".join(str(self.own.choice([1, 4, 7, int(sign)])) for sign in str(number)))
            for number in usual
        ]

    def _own_digit(self, digit: str) -> Digit | None:
        """Return a 1, 4 or 7 with its flag or bar, or without; None for other digits."""
        chance = self.own
        lean = float(chance.uniform(-0.05, 0.3))
        is_flagged = self.difficulty == "flagged"
        if digit == "1":
            stem = [(lean, 0.0), (0.0, 1.0)]
            if not is_flagged:
                return _drawn([stem])
            reach = float(chance.uniform(0.15, 0.5))
            flag = (lean - reach, reach * float(chance.uniform(0.7, 1.6)))
            base = [(-0.2, 1.0), (0.25, 1.0)]
            return _drawn([[flag, *stem], *([base] if chance.random() < 0.25 else [])])
        if digit == "7":
            wide = float(chance.uniform(0.35, 0.6))
            drawn = [[(0.0, 0.03), (wide, 0.0), (float(chance.uniform(0.05, 0.3)) * wide, 1.0)]]
            if is_flagged:
                drawn[0].insert(0, (0.0, float(chance.uniform(0.1, 0.25))))
                x = 0.55 * wide
                drawn += [[(x - 0.22, 0.52), (x + 0.22, 0.48)]] * (chance.random() < 0.6)
            return _drawn(drawn)
        if digit == "4":
            low = float(chance.uniform(0.5, 0.75))
            wide = float(chance.uniform(0.45, 0.65))
            x = float(chance.uniform(0.6, 0.85)) * wide
            top = 0.0 if chance.random() < 0.5 else low - float(chance.uniform(0.2, 0.5))
            angle = [(x if top == 0 and not is_flagged else 0.5 * x, 0.0), (0.0, low), (wide, low)]
            return _drawn([angle, [(x, top), (x - 0.3 * lean, 1.0)]])
        return None


def _drawn(strokes: list[list[tuple[float, float]]]) -> Digit:
    return drawing_from_points([np.array(stroke) for stroke in strokes])
