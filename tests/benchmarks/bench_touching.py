"""How well touching digits are parted, by ``paper.figures`` and by ``numbers.pixels``.

Numbers of two to five digits are written on generated sheets, half of them so close that digits
touch, and photographed. Both parters get the sheet's ink and the same network for digits.
``figures`` finds its digits anywhere on the sheet and those whose middle lies in a number's box
are its reading; the line reader is shown the ink in that box. Beside them stands what the page
as a whole is read as. Digits alone count. A number is "touching" where fewer pieces of ink than
digits lie in its box.

Sheets are of even seeds, to tune on, with the hands of ``bench_sheets``; ``TOUCHING=12,from=40``
takes 12 sheets from seed 40 on.
"""

from __future__ import annotations

import os
import time
from collections import Counter

import numpy as np
from bench_sheets import hands
from measure import Row

from digitpad.arrays import Grey
from digitpad.files import PAPER_MODEL, resource
from digitpad.generators import finished
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.boxes import Box, around
from digitpad.modelfile import open_model
from digitpad.numbers.reader import NumberReader
from digitpad.paper.figures import find_figures
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.page import read_page
from digitpad.paper.sheet import Sheet, read_sheet
from digitpad.paper.synthesis.photos import PENS, FlatSheet, PhotoLook, bounds_of, photographed
from digitpad.paper.synthesis.sheets import Hand

SHEETS = 20
NUMBERS = 10
TALL = 46.0
"""Height of a digit on the flat sheet, in pixels."""
TOUCHING = (-0.15, 0.0)
APART = (0.1, 0.28)
"""Between two digits, in their heights."""
MOSTLY = 0.5

Number = tuple[str, Box[int]]


def sheet_of_numbers(seed: int, people: list[Hand]) -> tuple[Grey, list[Number]]:
    """Return a photo of a sheet, and its numbers with their places on the photo."""
    chance = new_generator(seed, 5)
    hand = people[int(chance.integers(len(people)))]
    sheet = FlatSheet(900, 1100, chance, str(chance.choice(PENS)))
    written = []
    for place in range(NUMBERS):
        text = "".join(map(str, chance.integers(0, 10, int(chance.integers(2, 6)))))
        gap = TOUCHING if place % 2 else APART
        x, low = 80 + 400 * (place % 2), 150 + 180 * (place // 2)
        boxes = []
        for sign in text:
            drawing = hand[sign][int(chance.integers(len(hand[sign])))]
            left, top, right, bottom = bounds_of(drawing)
            tall = TALL * float(chance.uniform(0.92, 1.06))
            is_wide = right - left > 1.1 * (bottom - top)
            high = tall * (bottom - top) / (right - left) if is_wide else tall
            boxes.append(sheet.write(drawing, x, low - high, tall, is_wide=is_wide))
            x = boxes[-1][2] + TALL * float(chance.uniform(*gap))
        written.append((text, around(boxes)))
    look = PhotoLook(long_side=int(chance.integers(900, 1500)), tilt=float(chance.uniform(0, 0.9)))
    picture, to_photo = photographed(sheet, np.zeros_like(sheet.ink), look)
    return picture, [(text, Box(*to_photo(box))) for text, box in written]


def run() -> list[Row]:
    asked = os.environ.get("TOUCHING", "").split(",")
    count = next((int(word) for word in asked if word.isdigit()), SHEETS)
    begin = next((int(word[5:]) for word in asked if word.startswith("from=")), 0) // 2 * 2
    model = open_model(resource(PAPER_MODEL))
    glyphs, numbers = GlyphReader(model), NumberReader(model)
    people = hands(0)
    right: Counter[tuple[str, str]] = Counter()
    seconds: Counter[str] = Counter()
    for seed in range(begin, begin + 2 * count, 2):
        picture, truth = sheet_of_numbers(seed, people)
        sheet, read = read_sheet(picture), read_page(picture, glyphs, is_upright=True).numbers
        started = time.process_time()
        figures = finished(find_figures(sheet, glyphs))[0]
        seconds["figures"] += time.process_time() - started
        for text, place in truth:
            box = sheet.on_sheet(place)
            inside = [one for one in figures if one.is_digit and _holds(box, one.box)]
            found = {
                "figures": "".join(one.text for one in sorted(inside, key=lambda one: one.box.left))
            }
            ink, pieces = _ink_in(sheet, box)
            started = time.process_time()
            found["lines"] = "".join(filter(str.isdigit, numbers.read_ink(ink).text))
            seconds["lines"] += time.process_time() - started
            page = [one for one in read if _holds(place, one.box)]
            found["page"] = "".join(one.text for one in sorted(page, key=lambda one: one.box.left))
            kind = "touching" if pieces < len(text) else "apart"
            right[kind, "n"] += 1
            for name, digits in found.items():
                right[kind, name] += digits == text
    return [_row(kind, right, seconds) for kind in ("touching", "apart")]


def _holds(box: Box[int], other: Box[int]) -> bool:
    x, y = other.middle
    return box.left <= x < box.right and box.top <= y < box.bottom


def _ink_in(sheet: Sheet, box: Box[int]) -> tuple[Grey, int]:
    """Return the ink of the pieces that lie mostly in a box, and how many are no specks."""
    labels = sheet.labels[box.top : box.bottom, box.left : box.right]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    is_kept = np.bincount(labels.ravel(), minlength=len(areas)) > MOSTLY * areas
    ink = np.where(is_kept[labels], sheet.ink[box.top : box.bottom, box.left : box.right], 0)
    kept = [sheet.pieces[n - 1] for n in np.flatnonzero(is_kept)]
    return ink, sum(piece.height > 0.4 * box.height for piece in kept)


def _row(kind: str, right: Counter[tuple[str, str]], seconds: Counter[str]) -> Row:
    n = right[kind, "n"]
    shares = {name: right[kind, name] / max(n, 1) for name in ("figures", "lines", "page")}
    every = right["touching", "n"] + right["apart", "n"]
    return Row(
        f"touching-{kind}",
        f"figures {shares['figures']:.1%}, lines {shares['lines']:.1%} of {n} entirely right",
        f"a page as a whole {shares['page']:.1%}",
        shares["lines"] / max(shares["figures"], 1e-9),
        n,
        (),
        shares | {f"{name}_s": spent / max(every, 1) for name, spent in seconds.items()},
        ratio_of="numbers right",
    )
