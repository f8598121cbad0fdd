"""Renders figures and images as PNG files with Pillow, without a screen or a plotting library."""

from __future__ import annotations

import io
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from digitpad.report.marks import DASH, PRINT, SCALE, Diagram, Dot, Path, Point, Rectangle, Words

if TYPE_CHECKING:
    from PIL import Image, ImageDraw


def figure_png(figure: Diagram) -> bytes:
    """Return a figure as a PNG file, with two pixels per unit."""
    from PIL import Image, ImageColor, ImageDraw

    size = round(figure.width * SCALE), round(figure.height * SCALE)
    image = Image.new("RGB", size, PRINT["paper"])
    pen = ImageDraw.Draw(image, "RGBA")
    for mark in figure.marks:
        colour = PRINT.get(mark.colour, mark.colour)
        match mark:
            case Words():
                _write(image, pen, mark, colour)
            case Path():
                points = [(x * SCALE, y * SCALE) for x, y in mark.points]
                for part in _dashes(points) if mark.is_dashed else [points]:
                    pen.line(part, colour, round(mark.width * SCALE), joint="curve")
            case Rectangle():
                x0, x1 = sorted((mark.left * SCALE, mark.right * SCALE))
                y0, y1 = sorted((mark.top * SCALE, mark.bottom * SCALE))
                ink = *ImageColor.getrgb(colour), round(255 * mark.opacity)
                pen.rectangle((x0, y0, x1, y1), ink)
            case Dot():
                x, y = mark.middle
                pen.circle((x * SCALE, y * SCALE), mark.radius * SCALE, colour)
    return png_bytes(image)


def image_png(image: npt.NDArray[np.uint8]) -> bytes:
    """Return an image (1 or 3, h, w) as a PNG file of the same size."""
    from PIL import Image

    pixels = image[0] if len(image) == 1 else image.transpose(1, 2, 0)
    return png_bytes(Image.fromarray(np.ascontiguousarray(pixels)))


def png_bytes(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", optimize=True)
    return buffer.getvalue()


def _write(image: Image.Image, pen: ImageDraw.ImageDraw, mark: Words, colour: str) -> None:
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(mark.size * SCALE)
    at = (mark.at[0] * SCALE, mark.at[1] * SCALE)
    if not mark.is_turned:
        weight = SCALE * 0.25 if mark.is_bold else 0
        pen.text(at, mark.words, colour, font, anchor=mark.anchor, stroke_width=weight)
        return
    x, y = at
    sheet = Image.new("L", image.size[::-1])
    ImageDraw.Draw(sheet).text((image.height - y, x), mark.words, "white", font, anchor="mm")
    image.paste(colour, mask=sheet.transpose(Image.Transpose.ROTATE_90))


def _dashes(points: list[Point]) -> list[list[Point]]:
    """Return the dashes of a line; each straight part starts with one."""
    parts = []
    on, period = DASH[0] * SCALE, sum(DASH) * SCALE
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        for step in range(int(length / period) + 1):
            ends = step * period / length, min(1.0, (step * period + on) / length)
            parts.append([(x0 + part * (x1 - x0), y0 + part * (y1 - y0)) for part in ends])
    return parts
