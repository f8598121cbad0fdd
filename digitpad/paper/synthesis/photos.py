"""Synthetic photos of pages and tables, with the truth about what stands on them.

Everything follows from a seed: the paper, its ruling, pen, hand, words and doodles, the light, a
shadow, the angle and bend of the sheet, the camera's blur and noise. Ink is laid on a flat
sheet; a mesh then bends and turns it into the photo, and the boxes of the truth with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import cv2
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from digitpad.arrays import Floats, Grey
from digitpad.handwriting import synthesis
from digitpad.handwriting.outliers import outlier_drawn
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.boxes import around
from digitpad.ink.drawing import Drawing, drawing_from_points

PAPERS: Final = ("plain", "ruled", "squared")
PENS: Final = ("pencil", "ball pen", "felt pen")
THICKNESSES: Final = {
    "pencil": 0.055, "ball pen": 0.05, "felt pen": 0.12, "red pencil": 0.06, "fine pen": 0.03
}  # fmt: skip
"""In heights of a digit."""
WORDS: Final = (
    "Total", "Date", "rent", "Oslo", "bills", "soil", "Lisa", "zoo", "shop", "milk", "gas", "book",
    "Bob", "silk", "Sum", "Name", "list", "gloss", "tools", "Iglo",
)  # fmt: skip
"""Words to be left alone; many of their letters are somebody's digits."""
LETTERS: Final = tuple("ACEFHKMNPRUVWXacdefhkmnptuvwx")
DOODLES: Final = ("spiral", "star", "house", "flower", "curls", "heart", "stick figure")
ROOM: Final = 40
"""Pixels of the sheet's edge on which nothing is written."""

BLACK_AND_BLUE: Final = ((0.85, 0.85, 0.85), (0.9, 0.7, 0.55))
"""What black print and the blue rules of school paper take of red, green and blue."""

Points = npt.NDArray[np.floating[Any]]
NONE: Final = "none"
Bounds = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Digit = Drawing | Grey
"""As strokes, or as a picture: uint8 (h, w), 255 where ink is."""


@dataclass(frozen=True)
class PhotoLook:
    """How a page looks; ``None`` leaves it to the seed.

    ``long_side``: of the photo, in pixels. ``tilt``: 0 (from straight above) to 1. ``words``:
    words and doodles between the numbers. ``blur``: of the lens, in pixels; ``quality``: of its
    JPEG. ``bend``: how high the wave of a warped sheet is, in heights of the photo. ``dyes``: what
    print and rules take of red, green and blue.
    """

    paper: str | None = None
    pen: str | None = None
    long_side: int = 1600
    tilt: float = 0.5
    has_shadow: bool | None = None
    words: int = 4
    blur: float | None = None
    quality: int | None = None
    bend: float | None = None
    dyes: Sequence[Sequence[float]] = BLACK_AND_BLUE


@dataclass(eq=False)
class SheetSign:
    """A sign on a flat sheet: what it says, its box there, and the index of its number.

    What may be taken for a sign and is none, such as a digit that was crossed out, is ``NONE``.
    """

    text: str
    box: tuple[float, float, float, float]
    number: int | None = None


@dataclass(frozen=True, eq=False)
class SheetPlacement:
    """Takes a flat sheet to the photo of it.

    The sheet is seen in perspective, float64 (3, 3), and bent in a wave of a height in px that
    begins at a phase, on a photo of a width in px; of that photo the part from ``corner`` on is
    shown.
    """

    perspective: npt.NDArray[np.float64]
    bend: float
    phase: float
    width: int
    corner: tuple[int, int] = (0, 0)

    def points(self, points: Points) -> npt.NDArray[np.float64]:
        """Return where points of the sheet, (n, 2), lie on the photo."""
        moved = cv2.perspectiveTransform(points.reshape(1, -1, 2).astype(float), self.perspective)
        seen: npt.NDArray[np.float64] = moved[0]
        seen[:, 1] += self._lift(seen[:, 0])
        return np.asarray(seen - self.corner)

    def back(self, points: Points) -> npt.NDArray[np.float64]:
        """Return which points of the sheet lie at points of the photo, (n, 2)."""
        seen = points.reshape(1, -1, 2) + np.array(self.corner, float)
        seen[..., 1] -= self._lift(seen[..., 0])
        back = np.linalg.inv(self.perspective)
        return np.asarray(cv2.perspectiveTransform(seen, back)[0], np.float64)

    def __call__(self, box: Sequence[float]) -> Bounds:
        """Return the box on the photo of a box on the sheet."""
        left, top, right, bottom = box
        moved = self.points(np.array([(left, top), (right, top), (right, bottom), (left, bottom)]))
        low, high = moved.min(axis=0), moved.max(axis=0)
        return int(low[0]), int(low[1]), int(np.ceil(high[0])), int(np.ceil(high[1]))

    def scaled(self, scale: float) -> SheetPlacement:
        """Return where things lie on the photo shrunk."""
        width = round(self.width * scale)
        shrunk = np.diag([scale, scale, 1.0]) @ self.perspective
        corner = round(self.corner[0] * scale), round(self.corner[1] * scale)
        return SheetPlacement(shrunk, self.bend * scale, self.phase, width, corner)

    def _lift(self, x: Points) -> Points:
        return self.bend * np.sin(self.phase + np.pi * x / self.width)


@dataclass(frozen=True, eq=False)
class SheetLayout:
    """All that stands on a flat sheet of a size in px, and what takes it to the photo.

    ``rules``: the two ends of each. ``grid``: where the columns and the rows of a table begin and
    end, whether or not rules are drawn there.
    """

    size: tuple[int, int]
    signs: Sequence[SheetSign]
    rules: Sequence[Sequence[Sequence[float]]]
    grid: tuple[Sequence[float], Sequence[float]] | None
    place: SheetPlacement


@dataclass(frozen=True, eq=False)
class SheetPhoto:
    """A synthetic photo, uint8 (h, w, 3), and its truth, which JSON can hold.

    Of a page: ``numbers`` with ``text``, ``box`` and ``digits`` (``text``, ``box``), as
    ``digitpad page`` prints them. Of a table: ``rows`` of texts and the four ``corners``.
    """

    picture: Grey
    truth: dict[str, Any]
    layout: SheetLayout | None = None

    def truth_json(self) -> str:
        """Return the truth as JSON."""
        return json.dumps(self.truth, ensure_ascii=False)


@dataclass(eq=False)
class FlatSheet:
    """A flat sheet while it is written on: ``ink`` is the pen's, ``print`` the printer's."""

    width: int
    height: int
    chance: np.random.Generator
    pen: str
    ink: Floats = field(init=False)
    print: Floats = field(init=False)
    signs: list[SheetSign] = field(default_factory=list)
    rules: list[Sequence[Sequence[float]]] = field(default_factory=list)
    grid: tuple[Sequence[float], Sequence[float]] | None = None

    def __post_init__(self) -> None:
        self.ink = np.zeros((self.height, self.width), np.float32)
        self.print = np.zeros((self.height, self.width), np.float32)

    def write(self, drawing: Digit, x: float, y: float, tall: float, *, is_wide: bool) -> Bounds:
        """Write a drawing with its top left at (x, y), ``tall`` high (or wide); return its box."""
        if isinstance(drawing, np.ndarray):
            return self._paste(drawing, x, y, tall / drawing.shape[1 if is_wide else 0])
        left, top, right, bottom = drawing.bounds()
        extent = max(right - left, 1e-3) if is_wide else max(bottom - top, 1e-3)
        scale = tall / extent
        thick = tall * THICKNESSES[self.pen]
        thick = max(1.6, thick * float(self.chance.uniform(0.8, 1.2)))
        for stroke in drawing.strokes:
            points = (stroke.points - (left, top)) * scale + (x, y)
            self.line(points, thick)
        reach = thick / 2
        width, height = (right - left) * scale, (bottom - top) * scale
        return (
            int(x - reach), int(y - reach), int(x + width + reach) + 1, int(y + height + reach) + 1
        )  # fmt: skip

    def _paste(self, picture: Grey, x: float, y: float, scale: float) -> Bounds:
        """Lay a tight picture of a digit on the sheet, as sharp as a pen would draw it."""
        left, top = round(x), round(y)
        size = max(2, round(picture.shape[1] * scale)), max(2, round(picture.shape[0] * scale))
        large = cv2.resize(picture, size, interpolation=cv2.INTER_CUBIC).astype(np.float32) / 255
        place = self.ink[max(0, top) : top + size[1], max(0, left) : left + size[0]]
        shown = large[max(0, -top) :, max(0, -left) :][: place.shape[0], : place.shape[1]]
        np.maximum(place, np.clip((shown - 0.3) / 0.4, 0, 1), out=place)
        return left, top, left + size[0], top + size[1]

    def line(self, points: Points, thick: float, depth: float = 1.0) -> None:
        """Draw one stroke of the pen."""
        fixed = np.rint(points * 16).astype(np.int32)[:, None]
        cv2.polylines(self.ink, [fixed], False, depth, max(1, round(thick)), cv2.LINE_AA, shift=4)

    def printed(self, text: str, x: int, y: int, tall: float) -> Bounds:
        """Print a text with its lower left at (x, y); return its box."""
        font = ImageFont.load_default(tall / 0.72)
        _, top, width, height = (round(side) for side in font.getbbox(text, anchor="ls"))
        canvas = Image.new("L", (width + 2, height - top + 2))
        ImageDraw.Draw(canvas).text((0, -top), text, 255, font, anchor="ls")
        low, right = min(y + height + 2, self.height), min(x + width + 2, self.width)
        place = self.print[y + top : low, x:right]
        ink = np.asarray(canvas, np.float32)[: place.shape[0], : place.shape[1]] / 255
        np.maximum(place, ink, out=place)
        return x, y + top, x + width, y + height

    def add_print(self, text: str, box: Bounds, width: Callable[[str], float]) -> None:
        """Add the signs of a text that was printed in a box.

        ``width``: how wide a text is in this print.
        """
        left, top, _, bottom = (max(0, side) for side in box)
        for place, sign in enumerate(text):
            begin, end = (left + width(text[:until]) for until in (place, place + 1))
            printed = self.print[top : bottom + 1, round(begin) : round(end)] > 0.5
            rows, columns = (np.flatnonzero(printed.any(axis=axis)) for axis in (1, 0))
            if len(rows):
                begin, end = round(begin) + columns[0], round(begin) + columns[-1] + 1
                self.signs.append(SheetSign(sign, (begin, top + rows[0], end, top + rows[-1] + 1)))
            else:
                self.signs.append(SheetSign(sign, (begin, top, end, bottom)))

    def layout(self, place: SheetPlacement) -> SheetLayout:
        """Return what stands on the sheet now."""
        return SheetLayout((self.width, self.height), self.signs, self.rules, self.grid, place)

    def claim(self, count: int, number: int) -> None:
        """Say that the last so many signs are those of a number."""
        for sign in self.signs[len(self.signs) - count :]:
            sign.number = number


def synthetic_page(seed: int, look: PhotoLook | None = None, numbers: int = 12) -> SheetPhoto:
    """Return a photo of a page with numbers in lines, words and doodles between them."""
    look = look or PhotoLook()
    chance = new_generator(seed, 1)
    sheet = _new_sheet(chance, look, 1240, 1600)
    pitch = int(chance.uniform(85, 125))
    tall = pitch * float(chance.uniform(0.45, 0.62))
    paper = look.paper or str(chance.choice(PAPERS))
    rules = _ruling(sheet, paper, pitch)
    found: list[dict[str, Any]] = []
    digits = generated_digits(seed)
    lines = list(range(ROOM + pitch, sheet.height - 2 * ROOM, pitch))
    wanted = ["number"] * numbers + ["word"] * look.words + ["print"] * (look.words // 2)
    wanted += ["doodle"] * (look.words // 2)
    wanted = [wanted[place] for place in chance.permutation(len(wanted))]
    x = float(ROOM + chance.uniform(10, 90))
    line = 0
    for kind in wanted:
        if line >= len(lines):
            break
        bottom = lines[line] - 0.12 * pitch
        if kind == "number":
            text = _number_text(chance)
            width = width_of(text, tall)
            if x + width < sheet.width - ROOM:
                found.append(write_number(sheet, text, x, bottom, tall, digits))
                sheet.claim(len(text), len(found) - 1)
        elif kind == "word":
            width = write_word(sheet, x, bottom, tall, seed + 31 * len(found))
        elif kind == "print":
            box = sheet.printed(str(chance.choice(WORDS)), int(x), int(bottom), 0.6 * tall)
            width = box[2] - box[0]
        else:
            drawing = outlier_drawn(str(chance.choice(DOODLES)), seed=seed)
            width = tall * 1.2
            sheet.write(drawing, x, bottom - tall, tall, is_wide=False)
        x += width + tall * float(chance.uniform(1.6, 3.5))
        if x > sheet.width - ROOM - 4 * tall:
            line, x = line + 1, float(ROOM + chance.uniform(10, 90))
    picture, place = photographed(sheet, rules, look)
    for number in found:
        for digit in number["digits"]:
            digit["box"] = place(digit["box"])
        number["box"] = around([digit["box"] for digit in number["digits"]])
    return SheetPhoto(picture, {"numbers": found}, sheet.layout(place))


def synthetic_table(
    seed: int,
    rows: int = 9,
    columns: int = 9,
    look: PhotoLook | None = None,
    *,
    is_ruled: bool = True,
    text_of: Callable[[int, int], str] | None = None,
) -> SheetPhoto:
    """Return a photo of a table with handwritten, printed and empty cells.

    ``text_of``: what stands in the cell of a row and column; without it the seed decides on
    one digit, a number or nothing for each.
    """
    look = look or PhotoLook()
    chance = new_generator(seed, 2)
    tall = 46.0 if columns * rows <= 200 else 26.0
    longest = 1 if text_of is None and columns == rows == 9 else 5
    wide, high = int(tall * (0.9 * longest + 1.3)), int(tall * 1.9)
    width, height = columns * wide + 4 * ROOM, rows * high + 4 * ROOM
    sheet = _new_sheet(chance, look, width, height)
    left, top = 2 * ROOM, 2 * ROOM
    rules = np.zeros_like(sheet.ink)
    if is_ruled:
        for row in range(rows + 1):
            y = top + row * high
            thick = 4 if row in (0, rows) else 2
            _rule(sheet, rules, (left, y), (left + columns * wide, y), 0.8, thick)
        for column in range(columns + 1):
            x = left + column * wide
            thick = 4 if column in (0, columns) else 2
            _rule(sheet, rules, (x, top), (x, top + rows * high), 0.8, thick)
    digits = generated_digits(seed)
    truth: list[list[str]] = []
    for row in range(rows):
        texts = []
        for column in range(columns):
            text = text_of(row, column) if text_of else _cell_text(chance, longest)
            texts.append(text)
            if not text:
                continue
            begin = left + (column + 1) * wide - 1.25 * width_of(text, tall) - 0.3 * tall
            begin -= float(chance.uniform(0, 0.15)) * wide
            begin = max(left + column * wide + 0.2 * tall, begin)
            low = top + (row + 1) * high - 0.42 * tall - float(chance.uniform(0, 0.2)) * tall
            if chance.random() < 0.3:
                box = sheet.printed(text, int(begin), int(low), 0.72 * tall)
                sheet.add_print(text, box, ImageFont.load_default(tall).getlength)
            else:
                write_number(sheet, text, begin, low, tall, digits)
            sheet.claim(len(text), row * columns + column)
        truth.append(texts)
    picture, place = photographed(sheet, rules, look, depth=0.75)
    right, bottom = left + columns * wide, top + rows * high
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    placed = [place((x, y, x, y))[:2] for x, y in corners]
    edges = [left + wide * number for number in range(columns + 1)]
    sheet.grid = edges, [top + high * row for row in range(rows + 1)]
    truths = {"rows": truth, "corners": [list(corner) for corner in placed]}
    return SheetPhoto(picture, truths, sheet.layout(place))


def _new_sheet(chance: np.random.Generator, look: PhotoLook, width: int, height: int) -> FlatSheet:
    return FlatSheet(width, height, chance, look.pen or str(chance.choice(PENS)))


def _ruling(sheet: FlatSheet, paper: str, pitch: int) -> Floats:
    rules = np.zeros_like(sheet.ink)
    if paper in ("ruled", "squared"):
        step = pitch if paper == "ruled" else pitch // 2
        for y in range(ROOM + pitch % step, sheet.height, step):
            _rule(sheet, rules, (0, y), (sheet.width, y))
    if paper == "squared":
        for x in range(ROOM, sheet.width, pitch // 2):
            _rule(sheet, rules, (x, 0), (x, sheet.height))
    return rules


def _rule(
    sheet: FlatSheet,
    rules: Floats,
    begin: tuple[int, int],
    end: tuple[int, int],
    depth: float = 1.0,
    thick: int = 2,
) -> None:
    cv2.line(rules, begin, end, depth, thick)
    sheet.rules.append((begin, end))


def generated_digits(seed: int) -> Callable[[str], Digit]:
    """Return a function that gives the next drawing of a digit."""
    made: dict[str, list[Drawing]] = {}
    for drawing, digit in synthesis.labelled_drawings(seed, 0, 200):
        made.setdefault(str(digit), []).append(drawing)
    used: dict[str, int] = {}

    def following(digit: str) -> Drawing:
        used[digit] = used.get(digit, -1) + 1
        return made[digit][used[digit] % len(made[digit])]

    return following


def _number_text(chance: np.random.Generator) -> str:
    count = int(chance.integers(1, 6))
    text = "".join(str(digit) for digit in chance.integers(0, 10, count))
    if count > 2 and chance.random() < 0.25:
        text = f"{text[:-2]}.{text[-2:]}"
    return f"-{text}" if chance.random() < 0.12 else text


def _cell_text(chance: np.random.Generator, longest: int) -> str:
    if chance.random() < 0.12:
        return ""
    if longest == 1:
        return str(chance.integers(1, 10))
    text = str(chance.integers(0, 10 ** int(chance.integers(1, 5))))
    if len(text) > 2 and chance.random() < 0.3:
        text = f"{text[:-2]}.{text[-2:]}"
    return text


def width_of(text: str, tall: float) -> float:
    return sum(0.35 if sign in ".,-" else 0.75 for sign in text) * tall


def bounds_of(digit: Digit) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a digit, in units of its own."""
    if isinstance(digit, np.ndarray):
        return 0.0, 0.0, float(digit.shape[1]), float(digit.shape[0])
    return digit.bounds()


def write_number(
    sheet: FlatSheet,
    text: str,
    x: float,
    bottom: float,
    tall: float,
    digits: Callable[[str], Digit],
) -> dict[str, Any]:
    found = []
    boxes = []
    for sign in text:
        if sign.isdigit():
            drawing = digits(sign)
            left, top, right, low = bounds_of(drawing)
            size = tall * float(sheet.chance.uniform(0.92, 1.06))
            # A digit that lies on its side is as wide as others are tall.
            is_wide = right - left > 1.1 * (low - top)
            down = float(sheet.chance.normal(0, 0.04)) * tall
            height = size * (low - top) / (right - left) if is_wide else size
            box = sheet.write(drawing, x, bottom - height + down, size, is_wide=is_wide)
            found.append({"text": sign, "box": box})
            x = box[2] + tall * float(sheet.chance.uniform(0.1, 0.28))
        elif sign in "+-":
            strokes = [np.array([(0.0, 0.2), (0.4, 0.22)]), np.array([(0.2, 0.0), (0.21, 0.4)])]
            signed = drawing_from_points(strokes if sign == "+" else strokes[:1])
            down = 0.7 if sign == "+" else 0.5
            box = sheet.write(signed, x, bottom - down * tall, 0.4 * tall, is_wide=True)
            x = box[2] + 0.2 * tall
        else:
            reach = 0.06 * tall
            spot = np.array([(x, bottom - reach), (x + 1, bottom - reach / 2)])
            if sign == ",":
                spot[1] += (-0.08 * tall, 0.2 * tall)
            sheet.line(spot, max(3.0, 2 * reach))
            box = (int(x - reach), int(bottom - 2 * reach), int(x + reach), int(bottom + reach))
            x = x + 0.25 * tall
        boxes.append(box)
    sheet.signs += map(SheetSign, text, boxes)
    return {"text": text, "digits": found}


def write_word(
    sheet: FlatSheet, x: float, bottom: float, tall: float, seed: int, letters: int | None = None
) -> float:
    """Write a word of letters that nobody takes for digits; return its width."""
    begin = x
    for place in range(letters or int(sheet.chance.integers(3, 7))):
        letter = str(sheet.chance.choice(LETTERS))
        drawing = outlier_drawn(letter, seed=seed + place)
        size = 0.95 * tall if letter.isupper() or letter in "dfhkt" else 0.62 * tall
        box = sheet.write(drawing, x, bottom - size, size, is_wide=False)
        x = box[2] + 0.12 * tall
    return x - begin


def photographed(
    sheet: FlatSheet, rules: Floats, look: PhotoLook, depth: float = 0.3
) -> tuple[Grey, SheetPlacement]:
    """Return the photo of a sheet, and what takes a box on the sheet to one on the photo.

    ``depth``: how dark the ruling is.
    """
    chance = sheet.chance
    scale = look.long_side / max(sheet.width, sheet.height)
    width, height = round(sheet.width * scale), round(sheet.height * scale)
    to_photo = _homography(chance, sheet.width, sheet.height, width, height, look.tilt)
    bend = look.tilt * float(chance.uniform(0, 0.008)) * height
    if look.bend is not None:
        bend = look.bend * height
    phase = float(chance.uniform(0, np.pi))
    place = SheetPlacement(to_photo, bend, phase, width)
    layers = np.dstack([_with_grain(sheet), sheet.print, rules * depth])
    columns, rows = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height))
    back = np.linalg.inv(to_photo)
    bent = bend * np.sin(phase + np.pi * columns / width)
    flat = cv2.perspectiveTransform(
        np.dstack([columns, rows - bent]).reshape(-1, 1, 2).astype(np.float32), back
    ).reshape(height, width, 2)
    if scale < 1:
        layers = cv2.GaussianBlur(layers, (0, 0), 0.45 / scale)
    taken = cv2.remap(layers, flat[..., 0], flat[..., 1], cv2.INTER_LINEAR)
    on_sheet = (flat[..., 0] > 0) & (flat[..., 0] < sheet.width)
    on_sheet &= (flat[..., 1] > 0) & (flat[..., 1] < sheet.height)
    paper = np.array([244, 242, 234]) - chance.uniform(0, 16, 3)
    pen = {
        "pencil": np.array([0.5, 0.49, 0.47]),
        "ball pen": np.array([[0.85, 0.75, 0.35], [0.85, 0.85, 0.8]])[int(chance.integers(2))],
        "felt pen": np.array([0.9, 0.9, 0.88]),
        "red pencil": np.array([0.12, 0.52, 0.47]),
        "fine pen": np.array([0.85, 0.85, 0.8]),
    }[sheet.pen] * float(chance.uniform(0.85, 1.0))
    # What each of red, green and blue has left of the light, layer by layer.
    absorbed = np.array([pen, *look.dyes], np.float32)
    colour = np.broadcast_to(paper.astype(np.float32), (height, width, 3)).copy()
    for layer, dye in enumerate(absorbed):
        colour *= 1 - taken[..., layer, None] * dye
    colour[~on_sheet] = chance.uniform(40, 130, 3)
    colour *= _light(chance, width, height, look.has_shadow)[..., None]
    blur = float(chance.uniform(0.4, 0.9))
    colour = cv2.GaussianBlur(colour, (0, 0), blur if look.blur is None else look.blur)
    noise = chance.standard_normal((height, width, 1), dtype=np.float32)
    colour += noise * float(chance.uniform(1, 4))
    picture = np.clip(colour, 0, 255).astype(np.uint8)
    quality = int(chance.integers(70, 95))
    quality = quality if look.quality is None else look.quality
    stored = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    picture = np.asarray(cv2.imdecode(stored, cv2.IMREAD_COLOR), np.uint8)
    return picture, place


def _homography(
    chance: np.random.Generator, width: int, height: int, out: int, down: int, tilt: float
) -> npt.NDArray[np.float64]:
    flat = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    shown = flat * (out / width, down / height)
    middle = shown.mean(axis=0)
    angle = np.deg2rad(tilt * float(chance.uniform(-6, 6)))
    turn = np.array([(np.cos(angle), -np.sin(angle)), (np.sin(angle), np.cos(angle))])
    moved = (shown - middle) @ turn.T * (1 - 0.1 * tilt) + middle
    moved += tilt * 0.035 * max(out, down) * chance.uniform(-1, 1, (4, 2))
    found: npt.NDArray[np.float64] = cv2.getPerspectiveTransform(flat, moved.astype(np.float32))
    return found


def _with_grain(sheet: FlatSheet) -> Floats:
    """Return the pen's ink; a pencil leaves the paper's grain blank."""
    if "pencil" not in sheet.pen:
        return sheet.ink
    grain = sheet.chance.standard_normal(sheet.ink.shape, dtype=np.float32)
    grain = cv2.GaussianBlur(grain, (0, 0), 1.2)
    rough = np.clip(0.85 + 0.15 * grain / max(float(grain.std()), 1e-6), 0.3, 1.0)
    return np.asarray(sheet.ink * rough, np.float32)


def _light(chance: np.random.Generator, width: int, height: int, has_shadow: bool | None) -> Floats:
    """Return how bright the light is, about 0.4 to 1: falling off to a side, with a shadow."""
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    angle = float(chance.uniform(0, 2 * np.pi))
    light = 0.88 + float(chance.uniform(0.02, 0.14)) * (np.cos(angle) * x + np.sin(angle) * y)
    if has_shadow is None:
        has_shadow = bool(chance.random() < 0.5)
    if has_shadow:
        offset, angle = float(chance.uniform(-0.5, 0.5)), float(chance.uniform(0, 2 * np.pi))
        edge = np.cos(angle) * x + np.sin(angle) * y - offset
        soft = float(chance.uniform(0.02, 0.15))
        light *= 1 - float(chance.uniform(0.25, 0.5)) / (1 + np.exp(-edge / soft))
    return np.asarray(light, np.float32)


def in_shadow(picture: Grey, seed: int, depth: float) -> Grey:
    """Return a photo about half of which lies in a shadow: ``depth`` of the light is left there."""
    chance = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    angle, offset = float(chance.uniform(0, 2 * np.pi)), float(chance.uniform(-0.2, 0.2)) * width
    y, x = np.mgrid[:height, :width] - np.reshape([height / 2, width / 2], (2, 1, 1))
    away = (x * np.cos(angle) + y * np.sin(angle) - offset) / float(chance.uniform(1, 8))
    light = 1 - (1 - depth) / (1 + np.exp(-np.clip(away, -50, 50)))
    noise = chance.normal(0, 2, picture.shape)
    return np.asarray(np.clip(picture * light[..., None] + noise, 0, 255), np.uint8)


def under_hand(picture: Grey, seed: int, depth: float) -> Grey:
    """Return a photo on which the shadow of a hand and a phone lies: ``depth`` of the light is
    left.
    """
    chance = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    side = max(height, width)
    shade = np.zeros((height, width), np.float32)
    palm = np.array([chance.uniform(0.2, 0.8) * width, height * 1.02])
    cv2.circle(shade, tuple(map(round, palm)), round(0.2 * side), 1.0, -1)
    for finger in range(4):
        angle = -np.pi / 2 + (finger - 1.5) * 0.22 + float(chance.normal(0, 0.1))
        tip = palm + side * float(chance.uniform(0.4, 0.65)) * np.array(
            [np.cos(angle), np.sin(angle)]
        )
        begin, end = (tuple(map(round, point)) for point in (palm.tolist(), tip.tolist()))
        cv2.line(shade, begin, end, 1.0, round(0.055 * side), cv2.LINE_AA)
    shade = cv2.GaussianBlur(shade, (0, 0), side * float(chance.uniform(0.003, 0.015)))
    noise = chance.normal(0, 1.5, picture.shape)
    lit = picture * (1 - (1 - depth) * shade[..., None])
    return np.asarray(np.clip(lit + noise, 0, 255), np.uint8)


def on_desk(picture: Grey, seed: int, level: float) -> tuple[Grey, tuple[int, int]]:
    """Return a photo on a rough desk of a brightness, 0..255, and where its corner lies: x, y."""
    chance = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    size = round(height * 1.5), round(width * 1.5)
    grain, wood = (
        cv2.GaussianBlur(chance.standard_normal(size, dtype=np.float32), (0, 0), *widths)
        for widths in ((1.2, 1.2), (40, 2))
    )
    desk = level * (1 + 0.36 * grain + 1.8 * wood) + chance.normal(0, 2, size)
    whole = np.repeat(np.clip(desk, 0, 255)[..., None], 3, axis=2).astype(np.uint8)
    left, top = (size[1] - width) // 2, (size[0] - height) // 2
    whole[top : top + height, left : left + width] = picture
    return whole, (left, top)
