"""What people bring as the picture of one digit, generated over its whole range from a seed.

Each maker takes a chance and a digit and returns a picture, uint8 (h, w) or (h, w, 3). A digit is
written by a generated hand, by one of the pen digits, or is an image of MNIST, where these are.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final, NamedTuple

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from digitpad.arrays import Floats, Grey
from digitpad.handwriting import synthesis
from digitpad.handwriting.outliers import outlier_drawn
from digitpad.ink.drawing import Drawing

Chance = np.random.Generator
Ways = tuple[Drawing | Grey, ...]


class Written(NamedTuple):
    """A digit as strokes, or as an image: uint8 (28, 28), ink 255 on 0."""

    digit: int
    ink: Drawing | Grey


def generated(seed: int) -> Written:
    """Return a digit in a generated hand."""
    drawing, digit = next(iter(synthesis.labelled_drawings(seed, 0, 1)))
    return Written(int(digit), drawing)


def laid(written: Written, size: float, pen: float, *, is_sharp: bool = False) -> Floats:
    """Return a digit's coverage, float32 (h, w), 0..1, cut close, its longer side ``size`` pixels.

    ``pen``: stroke width in pixels, for strokes; ``is_sharp``: without grey edges.
    """
    if isinstance(written.ink, np.ndarray):
        rows, columns = np.nonzero(written.ink > 60)
        close = written.ink[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
        scale = size / max(close.shape)
        wide = max(2, round(close.shape[1] * scale)), max(2, round(close.shape[0] * scale))
        large = cv2.resize(close, wide, interpolation=cv2.INTER_CUBIC).astype(np.float32) / 255
        return np.asarray(np.clip((large - 0.25) / 0.5, 0, 1), np.float32)
    left, top, right, bottom = written.ink.bounds()
    scale = max(size - pen, 1.0) / max(right - left, bottom - top, 1e-3)
    fine = 1 if is_sharp or size > 400 else 4
    reach = int(np.ceil(pen)) + 1
    width = int((right - left) * scale) + 2 * reach + 1
    height = int((bottom - top) * scale) + 2 * reach + 1
    page = np.zeros((height * fine, width * fine), np.uint8)
    kind = cv2.LINE_8 if is_sharp else cv2.LINE_AA
    for stroke in written.ink.strokes:
        points = ((stroke.points - (left, top)) * scale + reach) * fine
        fixed = np.rint(points * 16).astype(np.int32)[:, None]
        cv2.polylines(page, [fixed], False, 255, max(1, round(pen * fine)), kind, shift=4)
    small = cv2.resize(page, (width, height), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32) / 255


def placed(coverage: Floats, height: int, width: int, chance: Chance, room: float = 0.0) -> Floats:
    """Return the coverage of a whole page, the digit somewhere on it, ``room`` from its sides."""
    page = np.zeros((height, width), np.float32)
    tall, wide = min(coverage.shape[0], height), min(coverage.shape[1], width)
    spare = np.maximum([height - tall, width - wide], 0)
    margin = np.minimum(round(room * min(height, width)), spare // 2)
    top, left = chance.integers(margin, spare - margin + 1).tolist()
    page[top : top + tall, left : left + wide] = coverage[:tall, :wide]
    return page


def _shade(chance: Chance, coverage: Floats, paper: float, ink: float) -> Floats:
    return np.asarray(paper + (ink - paper) * coverage, np.float32)


def border_lines(side: int, chance: Chance) -> Floats:
    """Return what is left of a cell's border: on one to four sides, whole, broken or dotted."""
    lines = np.zeros((side, side), np.float32)
    thickest = max(1, min(8, side // 14))
    thick = int(chance.integers(1, thickest + 1))
    inset = int(chance.integers(0, max(1, side // 14))) if chance.random() < 0.4 else 0
    count = 4 if chance.random() < 0.4 else int(chance.integers(1, 4))
    kind = str(chance.choice(["whole", "whole", "whole", "remains", "gap", "dotted"]))
    for edge in chance.permutation(4)[:count].tolist():
        line = np.zeros(side, np.float32)
        begin, end = inset, side - inset
        if kind == "remains":
            begin, end = sorted(chance.uniform(0, side, 2).astype(int).tolist())
        line[begin : max(end, begin + 2)] = 1
        if kind == "gap":
            gap = int(chance.integers(0, side - side // 6))
            line[gap : gap + side // 6] = 0
        if kind == "dotted":
            step = max(2, thick + int(chance.integers(1, 4)))
            line[(np.arange(side) // step) % 2 == 1] = 0
        band = np.zeros((side, side), np.float32)
        band[inset : inset + thick] = line
        lines = np.maximum(lines, np.rot90(band, edge))
    return lines


def cell(chance: Chance, written: Written, *, is_blank: bool = False) -> Grey:
    """Return a cell cut out of a form, 28 to 280 pixels, with its border or remains of it."""
    side = round(float(np.exp(chance.uniform(np.log(28), np.log(280)))))
    lines = border_lines(side, chance)
    if chance.random() < 0.5:
        turn = cv2.getRotationMatrix2D((side / 2, side / 2), float(chance.uniform(-2, 2)), 1.0)
        lines = cv2.warpAffine(lines, turn, (side, side), flags=cv2.INTER_LINEAR)
    size = side * float(chance.uniform(0.42, 0.68))
    ink = laid(written, size, max(1.2, size * float(chance.uniform(0.06, 0.16))))
    page = placed(ink, side, side, chance, room=0.15)
    paper = float(chance.uniform(0.8, 1.0))
    level = _shade(chance, lines, paper, float(chance.uniform(0, 0.75)) * paper)
    dark = float(chance.uniform(0, 0.35)) * paper
    level = level * (1 - (0 if is_blank else page)) + dark * (0 if is_blank else page)
    if chance.random() < 0.5:
        level += chance.normal(0, 0.015, level.shape)
    if chance.random() < 0.3:
        level = 1 - level
    return np.asarray(np.clip(level * 255, 0, 255), np.uint8)


COLOUR_MAPS: Final[dict[str, list[tuple[int, int, int]]]] = {
    "gray": [(0, 0, 0), (255, 255, 255)],
    "gray_r": [(255, 255, 255), (0, 0, 0)],
    "viridis": [(68, 1, 84), (59, 82, 139), (33, 145, 140), (94, 201, 98), (253, 231, 37)],
    "magma": [(0, 0, 4), (81, 18, 124), (183, 55, 121), (252, 137, 97), (252, 253, 191)],
    "hot": [(11, 0, 0), (255, 0, 0), (255, 210, 0), (255, 255, 255)],
    "Blues": [(247, 251, 255), (107, 174, 214), (8, 48, 107)],
    "jet": [(0, 0, 128), (0, 0, 255), (0, 255, 255), (255, 255, 0), (255, 0, 0), (128, 0, 0)],
    "coolwarm": [(59, 76, 192), (221, 220, 220), (180, 4, 38)],
}


def image_of(written: Written) -> Grey:
    """Return a digit as data sets have it: uint8 (28, 28), ink 255 on 0."""
    from digitpad.ink.normalise import drawing_to_image

    return written.ink if isinstance(written.ink, np.ndarray) else drawing_to_image(written.ink)


def plot(chance: Chance, written: Written) -> Grey:
    """Return what a plotting program saves of an image: a tile in a figure, axes, a title."""
    name = str(chance.choice(["gray", "gray", "gray_r", "viridis", *COLOUR_MAPS]))
    stops = np.array(COLOUR_MAPS[name], float)
    at = image_of(written) / 255 * (len(stops) - 1)
    low = np.minimum(at.astype(int), len(stops) - 2)
    part = (at - low)[..., None]
    colours = (stops[low] * (1 - part) + stops[low + 1] * part).astype(np.uint8)
    width, height = (int(side) for side in chance.choice([(640, 480), (500, 500), (300, 300)]))
    tile = round(min(width, height) * float(chance.uniform(0.55, 0.8)))
    how = Image.Resampling.NEAREST if chance.random() < 0.7 else Image.Resampling.BICUBIC
    figure = Image.new("RGB", (width, height), "white")
    drawn = Image.fromarray(colours).resize((tile, tile), how)
    left = (width - tile) // 2 + int(chance.integers(-10, 11))
    top = (height - tile) // 2 + int(chance.integers(-10, 11))
    figure.paste(drawn, (left, top))
    pen, font = ImageDraw.Draw(figure), ImageFont.load_default(10 + 4 * int(chance.integers(2)))
    if chance.random() < 0.75:
        pen.rectangle((left, top, left + tile - 1, top + tile - 1), outline="black")
        for step in range(0, 28, 5):
            place = round((step + 0.5) * tile / 28)
            pen.line((left + place, top + tile, left + place, top + tile + 3), fill="black")
            pen.line((left - 4, top + place, left - 1, top + place), fill="black")
            pen.text((left + place, top + tile + 5), str(step), "black", font, anchor="mt")
            pen.text((left - 6, top + place), str(step), "black", font, anchor="rm")
    if chance.random() < 0.5:
        text = str(chance.choice([f"Label: {written.digit}", "sample 17", "y_pred = 4"]))
        pen.text((left + tile / 2, top - 6), text, "black", font, anchor="mb")
    return np.asarray(figure)


def pencil(chance: Chance, written: Written) -> Grey:
    """Return a digit drawn with a line of 1 to 4 pixels on 200 to 1200, clean or photographed."""
    side = round(float(np.exp(chance.uniform(np.log(200), np.log(1200)))))
    size = side * float(chance.uniform(0.35, 0.85))
    pen = int(chance.integers(1, 5))
    ink = laid(written, size, pen, is_sharp=bool(chance.random() < 0.5))
    page = placed(ink, side, side, chance, room=0.04)
    if chance.random() < 0.5:
        level = _shade(chance, page, 1.0, 0.0 if chance.random() < 0.7 else 0.45)
        return np.asarray(np.clip(level * 255, 0, 255), np.uint8)
    return photographed(chance, page, dark=float(chance.uniform(0.1, 0.45)))


def photographed(chance: Chance, page: Floats, dark: float) -> Grey:
    """Return the photo of inked paper: light that falls off, blur, noise, JPEG."""
    height, width = page.shape
    x, y = np.meshgrid(
        np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1, 1, height, dtype=np.float32)
    )
    angle = float(chance.uniform(0, 2 * np.pi))
    light = 0.8 + float(chance.uniform(0.02, 0.15)) * (np.cos(angle) * x + np.sin(angle) * y)
    level = light * (1 - (1 - dark) * cv2.GaussianBlur(page, (0, 0), 0.5))
    noise = chance.standard_normal(page.shape, dtype=np.float32)
    level = level * 255 + noise * float(chance.uniform(0.5, 3))
    picture = Image.fromarray(np.clip(level, 0, 255).astype(np.uint8))
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=int(chance.integers(75, 95)))
    return np.asarray(Image.open(file))


SHEET: Final = (3000, 4000)
MM: Final = 4000 / 297
"""Pixels a millimetre on a photo of 12 megapixels that an A4 sheet fills."""


def small_on_sheet(chance: Chance, written: Written) -> Grey:
    """Return a photo of 12 megapixels of an A4 sheet with one digit of 6 to 30 mm."""
    size = MM * float(np.exp(chance.uniform(np.log(6), np.log(30))))
    pen = max(3.0, MM * float(chance.uniform(0.4, 0.9)))
    height, width = SHEET if chance.random() < 0.5 else SHEET[::-1]
    page = placed(laid(written, size, pen), height, width, chance, room=0.1)
    return photographed(chance, page, dark=float(chance.uniform(0.15, 0.5)))


def on_paper(chance: Chance, written: Written) -> Grey:
    """Return an everyday photo of one digit: shadow, ruled or plain paper, a rough pen."""
    height, width = (480, 640) if chance.random() < 0.5 else (900, 1200)
    size = height * float(chance.uniform(0.3, 0.7))
    page = placed(laid(written, size, size * float(chance.uniform(0.03, 0.14))), height, width,
                  chance, room=0.1)  # fmt: skip
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    kind = str(chance.choice(["plain", "shadow", "ruled", "squared"]))
    paper = np.ones((height, width), np.float32)
    if kind in ("ruled", "squared"):
        slope, step = float(chance.uniform(-0.05, 0.05)), height * float(chance.uniform(0.08, 0.16))
        paper[((y + slope * x) % step) < 2.5] = 0.7
        if kind == "squared":
            paper[((x - slope * y) % step) < 2.5] = 0.7
    if kind == "shadow":
        edge = x + y * float(chance.uniform(-0.5, 0.5)) - width * float(chance.uniform(0.2, 0.8))
        paper *= 1 - 0.45 / (1 + np.exp(-np.clip(edge / float(chance.uniform(1, 20)), -50, 50)))
    seen = photographed(chance, page, dark=float(chance.uniform(0.15, 0.5)))
    return np.asarray(seen * paper, np.uint8)


def post_code(chance: Chance, written: Written) -> Grey:
    """Return a digit cut close out of a scan: dark on white, 16 to 48 pixels."""
    size = int(chance.choice([16, 20, 32, 48]))
    ink = laid(written, size, size * float(chance.uniform(0.09, 0.17)))
    return np.asarray(255 * (1 - ink), np.uint8)


def enlarged(chance: Chance, written: Written) -> Grey:
    """Return an image of a data set, black on white or white on black, as it is or enlarged."""
    side = int(chance.choice([28, 28, 56, 112, 280, 560]))
    image = np.asarray(Image.fromarray(image_of(written)).resize((side, side), 3))
    return 255 - image if chance.random() < 0.5 else image


def levels(chance: Chance, written: Written) -> bytes:
    """Return a file whose levels fill little of its range: 0–9, 0–16, 8–11 of 16 bits, floats."""
    side = int(chance.choice([28, 112, 280]))
    image = np.asarray(Image.fromarray(image_of(written)).resize((side, side), 3), np.float64) / 255
    if chance.random() < 0.3:
        image = 1 - image
    kind = str(chance.choice(["0–9", "0–16", "16 bits", "floats"]))
    file = io.BytesIO()
    if kind in ("0–9", "0–16"):
        top = 9 if kind == "0–9" else 16
        Image.fromarray(np.rint(image * top).astype(np.uint8)).save(file, "PNG")
    elif kind == "16 bits":
        top = 2 ** int(chance.integers(8, 12)) - 1
        Image.fromarray(np.rint(image * top).astype(np.uint16)).save(file, "PNG")
    else:
        low, high = float(chance.uniform(-5, 1)), float(chance.choice([1e-3, 0.5, 1, 3, 300, 7e4]))
        low = 0.0 if chance.random() < 0.5 else low * high
        Image.fromarray((low + image * high).astype(np.float32)).save(file, "TIFF")
    return file.getvalue()


def transparent(chance: Chance, written: Written) -> bytes:
    """Return a PNG file with transparent paper, drawn in white or black."""
    side = int(chance.integers(100, 500))
    size = side * float(chance.uniform(0.5, 0.8))
    page = placed(laid(written, size, size * 0.08), side, side, chance, room=0.05)
    pixels = np.full((side, side, 4), 255 if chance.random() < 0.6 else 0, np.uint8)
    pixels[..., 3] = np.rint(page * 255)
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return file.getvalue()


KINDS: Final[dict[str, Callable[[Chance, Written], Grey | bytes]]] = {
    "cell": cell,
    "plot": plot,
    "pencil": pencil,
    "small on a sheet": small_on_sheet,
    "levels": levels,
    "transparent": transparent,
    "on paper": on_paper,
    "post code": post_code,
    "data set": enlarged,
}


def blank_cell(chance: Chance, written: Written) -> Grey:
    """Return a cell that nothing is written in."""
    return cell(chance, written, is_blank=True)


def letter_in_cell(chance: Chance, _: Written) -> Grey:
    """Return a cell with a letter or doodle that nobody takes for a digit."""
    kind = str(chance.choice([*"AEFHKMNRWXaefhkmnwx", "star", "house", "flower"]))
    return cell(chance, Written(0, outlier_drawn(kind, seed=int(chance.integers(1000)))))


def several(chance: Chance, written: Written) -> Grey:
    """Return a photo of two or three digits side by side."""
    page = np.zeros((480, 640), np.float32)
    size = float(chance.uniform(110, 170))
    left = int(chance.integers(20, 80))
    for place in range(int(chance.integers(2, 4))):
        ink = laid(written if not place else generated(int(chance.integers(10_000))), size, 10)
        page[150 : 150 + len(ink), left : left + ink.shape[1]] = ink
        left += ink.shape[1] + int(size * float(chance.uniform(0.12, 0.4)))
    return photographed(chance, page, dark=float(chance.uniform(0.1, 0.4)))


NO_DIGITS: Final[dict[str, Callable[[Chance, Written], Grey]]] = {
    "blank cell": blank_cell,
    "letter in a cell": letter_in_cell,
    "several": several,
}
