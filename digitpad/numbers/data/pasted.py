"""Lines of numbers pasted together from pictures of digits, like the ink of photographed lines.

Pictures of digits are from more writers than strokes are, but have no path of a pen to place them
by. So they are pasted close together, overlapping or linked like hasty noughts, with remains of
the paper's rules and with the gaps that removing rules leaves. The ranges of variation were
chosen by looking at the lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from digitpad.arrays import Grey
from digitpad.numbers.line import BLANK, COLUMN, MIDDLE_PX, PX_PER_HEIGHT, VIEW

VERSION: Final = "pasted-lines/2"
"""Changes whenever the output for a seed does."""
FINE: Final = 2
HEIGHT: Final = PX_PER_HEIGHT * FINE
"""Height of a digit, in the pixels of the pasted strip."""
ROWS: Final = VIEW * FINE
ROUND: Final = 0.4
"""Share of numbers that end in noughts."""
HASTY: Final = 0.45
"""Share of lines whose noughts are small, broad and often linked."""
LINKED: Final = 0.6
"""Share of neighbouring hasty noughts that are linked; other digits are linked more rarely."""
OVERLAP: Final = 0.35
"""Largest overlap of hasty noughts, as a fraction of the height; in half of those lines."""
PAPER: Final = 0.4
"""Share of lines with remains of the paper's rules or pattern."""
PEN: Final = 0.12
"""Usual width of the pen in pictures of digits, as a fraction of their height."""
SEEN: Final = 100
"""Grey level above which ink counts when glyphs are placed."""
FAR: Final = 1e3

Point = tuple[float, float]
Hand = Sequence[Grey]
"""Pictures of each digit: (n, 28, 28) each."""


def pasted_lines(
    hands: Sequence[Hand], generator: np.random.Generator
) -> Iterator[tuple[str, Grey]]:
    """Yield texts without end, each with the network's input: uint8 (32, width).

    Each line uses the digits of one of ``hands``.
    """
    while True:
        text = _text(generator)
        yield text, _pasted(text, hands[int(generator.integers(len(hands)))], generator)


def _text(generator: np.random.Generator) -> str:
    length = int(generator.integers(1, 8))
    signs = [str(digit) for digit in generator.integers(0, 10, length)]
    if generator.random() < ROUND:
        noughts = int(generator.integers(2, 5))
        signs[-noughts:] = "0" * len(signs[-noughts:])
        signs[0] = signs[0] if signs[0] != "0" else str(generator.integers(1, 10))
    if length > 3 and generator.random() < 0.4:
        signs.insert(-3, ".,"[int(generator.integers(2))])
    if generator.random() < 0.3:
        signs.append((".", ",", ".-", "-", "?", "#")[int(generator.integers(6))])
    if generator.random() < 0.1:
        signs.insert(0, "-?#"[int(generator.integers(3))])
    return "".join(signs)


class _Style(NamedTuple):
    """The style of a line: sizes in pixels, ``noughts`` the height and width of hasty ones.

    ``overlap``: of hasty noughts. ``thicker``: side of the filter that broadens the ink, or thins
    it if negative.
    """

    lean: float
    narrow: float
    uneven: float
    gap: float
    is_hasty: bool
    noughts: tuple[float, float]
    overlap: float
    link: float
    thicker: int


def _style(generator: np.random.Generator) -> _Style:
    lean, narrow = generator.normal(0, 0.2), float(np.exp(generator.normal(0.05, 0.15)))
    uneven = 0.03 + 0.08 * generator.random()
    gap = generator.normal(0.1, 0.07) * HEIGHT
    crowd = generator.random()
    if crowd < 0.3:
        gap = generator.normal(-0.03, 0.03) * HEIGHT
    elif crowd > 0.9:
        gap = generator.uniform(0.3, 0.9) * HEIGHT
    is_hasty = generator.random() < HASTY
    noughts = generator.uniform(0.45, 0.95), generator.uniform(0.8, 1.5)
    overlap = generator.uniform(0, OVERLAP) * HEIGHT if generator.random() < 0.5 else 0.0
    link = 0.25 if generator.random() < 0.15 else 0.0
    thicker = int(generator.choice((-3, 1, 3, 5), p=(0.35, 0.47, 0.15, 0.03)))
    return _Style(lean, narrow, uneven, gap, is_hasty, noughts, overlap, link, thicker)


class _Strip:
    """A strip of paper that glyphs are pasted on from left to right."""

    def __init__(self, signs: int) -> None:
        self.ink = np.zeros((ROWS, (3 * signs + 2) * ROWS), np.uint8)
        self._ends = np.full(ROWS, -FAR)
        """Right end of the ink in each row or a nearby one."""
        self._end = 0.0

    def paste(self, glyph: Grey, middle: float, gap: float) -> tuple[int, int]:
        """Paste a glyph at ``gap`` from the closest ink; return its top and left."""
        rows, columns = glyph.shape
        top = min(max(round(middle - rows / 2), 0), ROWS - rows)
        seen = glyph > SEEN
        begins = np.where(seen.any(axis=1), seen.argmax(axis=1), FAR)
        near = self._ends[max(0, top - 1) : top + rows]
        closest = float((near[-rows:] - begins[-len(near) :]).max())
        # A glyph that fits above or below the last one does not move back all the way.
        left = max(closest + gap, self._end - 0.6 * columns) if self._end else BLANK * FINE
        left = max(round(left), 0)
        here = self.ink[top : top + rows, left : left + columns]
        np.maximum(here, glyph, out=here)
        ends = np.full(ROWS, -FAR)
        ends[top : top + rows] = np.where(
            seen.any(axis=1), left + columns - seen[:, ::-1].argmax(axis=1), -FAR
        )
        self._end = float(ends.max())
        for ends_near in (ends, np.roll(ends, 2), np.roll(ends, -2)):
            np.maximum(self._ends, ends_near, out=self._ends)
        return top, left

    def sheet(self) -> Image.Image:
        return Image.fromarray(self.ink[:, : round(float(self._ends.max())) + BLANK * FINE])


def _pasted(text: str, digits: Hand, generator: np.random.Generator) -> Grey:
    style, strip = _style(generator), _Strip(len(text))
    links: list[tuple[Point, Point]] = []
    left_at: Point | None = None
    for number, sign in enumerate(text):
        size, wide = float(np.exp(generator.normal(0, style.uneven))), style.narrow
        middle = ROWS / 2 + style.uneven * generator.normal() * HEIGHT
        before = text[number - 1] if number else ""
        is_nought = sign == "0" and "00" in text[max(0, number - 1) : number + 2]
        if is_nought and style.is_hasty:
            height, width = style.noughts
            middle += (1 - height) * generator.uniform(-0.2, 0.5) * HEIGHT
            size, wide = size * height, wide * width
        glyph = _glyph(sign, digits, size * HEIGHT, wide, style.lean, generator)
        glyph = _thicker(glyph, style.thicker)
        if not sign.isdigit():
            middle += (0.45 if sign in ".," else 0.05) * HEIGHT
        gap = style.gap + 0.04 * HEIGHT * generator.normal()
        is_hasty = style.is_hasty and before + sign == "00"
        if is_hasty:
            gap -= style.overlap
        top, left = strip.paste(glyph, middle, gap)
        linked = LINKED if is_hasty else style.link
        if left_at and (before + sign).isdigit() and generator.random() < linked:
            across, down = _joint(glyph, -1)
            links.append((left_at, (left + across, top + down)))
        across, down = _joint(strip.ink[:, left : left + glyph.shape[1]], 1)
        left_at = left + across, down
    sheet = strip.sheet()
    pen = ImageDraw.Draw(sheet)
    broad = max(2, round(PEN * HEIGHT + style.thicker - 1))
    for (x0, y0), (x1, y1) in links:
        sag = generator.uniform(-0.15, 0.25) * HEIGHT
        t = np.linspace(0, 1, 7)
        x, y = x0 + t * (x1 - x0), y0 + t * (y1 - y0) + 4 * t * (1 - t) * sag
        pen.line(np.stack((x, y), axis=1).ravel().tolist(), 255, broad, joint="curve")
    if generator.random() < PAPER:
        _draw_paper(pen, sheet.size, generator)
    return _as_seen(sheet, generator)


def _thicker(glyph: Grey, side: int) -> Grey:
    """Broaden the pen of a glyph, or thin it if ``side`` is negative."""
    if side > 1:
        image = Image.fromarray(np.pad(glyph, 2))
        return np.asarray(image.filter(ImageFilter.MaxFilter(side)))
    if side < 0:
        thin = np.asarray(Image.fromarray(glyph).filter(ImageFilter.MinFilter(-side)))
        # Thin strokes would break.
        return thin if thin.sum() > 0.5 * glyph.sum() else glyph
    return glyph


def _glyph(
    sign: str,
    digits: Hand,
    height: float,
    narrow: float,
    lean: float,
    generator: np.random.Generator,
) -> Grey:
    """Return the cropped ink of a sign: a digit from a picture, or a drawn mark."""
    if not sign.isdigit():
        size = round(height * float(generator.uniform(0.3, 0.7) + 0.3 * (sign == "#")))
        box = Image.new("L", (size + 4, size + 4))
        pen, broad = ImageDraw.Draw(box), max(2, round(PEN * HEIGHT))
        if sign == ".":
            pen.ellipse((2, 2, 2 + broad, 2 + broad + generator.uniform(0, 3)), 255)
        elif sign == ",":
            pen.line((2 + size * 0.3, 2, 2, 2 + size * 0.7), 255, broad)
        elif sign == "#":
            for at in (0.3, 0.7):
                pen.line((2, 2 + size * at, 2 + size, 2 + size * at), 255, broad // 2)
                pen.line((2 + size * at, 2 + size, 3 + size * at, 2), 255, broad // 2)
        else:
            for y in (0.5,) if sign == "-" else (0.25, 0.75):
                pen.line((2, 2 + size * y, 2 + size, 2 + size * y), 255, broad)
        return _cropped(np.asarray(box))
    among = digits[int(sign)]
    picture = _cropped(among[int(generator.integers(len(among)))])
    rows, columns = picture.shape
    # Pictures of digits touch their box on the longer side, so a wide one need not be a low one.
    scale = height / rows * (rows / max(rows, columns)) ** 0.5
    across = scale * narrow * float(np.exp(generator.normal(0, 0.08)))
    tall, reach = max(2, round(rows * scale)), abs(lean) * rows * scale
    wide = max(2, round(columns * across + reach))
    shift = columns * across / 2 - wide / 2
    matrix = (1 / across, lean / across, (shift - lean * tall / 2) / across, 0, 1 / scale, 0)
    drawn = Image.fromarray(picture).transform(
        (wide, tall), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR
    )
    return _cropped(np.asarray(drawn))[:ROWS]


def _cropped(ink: Grey) -> Grey:
    rows, columns = (np.flatnonzero((ink > 40).any(axis=axis)) for axis in (1, 0))
    if not len(rows):
        return np.full((2, 2), 255, np.uint8)
    return ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def _joint(ink: Grey, side: int) -> Point:
    """Return where a link leaves a digit (``side`` 1) or enters it (-1), in its upper half.

    The point lies a pixel inside the outermost ink.
    """
    y, x = np.nonzero(ink > SEEN)
    upper = y <= y.min() + 0.5 * np.ptp(y)
    nearest = int((side * x[upper]).argmax())
    return float(x[upper][nearest]) - side, float(y[upper][nearest])


def _draw_paper(
    pen: ImageDraw.ImageDraw, size: tuple[int, int], generator: np.random.Generator
) -> None:
    """Draw remains of a ruled or patterned paper, and gaps left by removed rules."""
    width, rows = size
    for side in (-1, 1):
        if generator.random() < 0.5:
            continue
        y, x = rows / 2 + side * generator.normal(0.6, 0.15) * HEIGHT, 0.0
        rise = generator.normal(0, 0.02)
        thick = max(1, round(generator.uniform(0.03, 0.1) * HEIGHT))
        while x < width:
            end = x + generator.exponential(1.2) * HEIGHT
            shade = 0 if generator.random() < 0.5 else int(generator.uniform(140, 255))
            pen.line((x, y + rise * x, end, y + rise * end), shade, thick)
            x = end + generator.exponential(0.8) * HEIGHT
    for _ in range(generator.poisson(3)):
        x, y = generator.uniform(0, width), generator.uniform(0, rows)
        dx, dy = generator.normal(0, 0.12 * HEIGHT, 2)
        thick = max(1, round(generator.uniform(0.02, 0.08) * HEIGHT))
        pen.line((x, y, x + 1.5 * dx, y + dy), int(generator.uniform(120, 255)), thick)


def _as_seen(sheet: Image.Image, generator: np.random.Generator) -> Grey:
    """Return the network's input for a line, placed as accurately as lines in photos are."""
    scale = float(np.exp(generator.normal(0.02, 0.13))) / FINE
    low, rise = generator.normal(0, 0.05) * PX_PER_HEIGHT, generator.normal(0, 0.02)
    width = -(-round(sheet.width * scale) // COLUMN) * COLUMN
    fine = 2
    step = 1 / (scale * fine)
    down = ROWS / 2 - (MIDDLE_PX + low) / scale - rise * sheet.width / 2
    matrix = (step, 0, 0, rise * step, step, down)
    seen = sheet.transform(
        (width * fine, VIEW * fine), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR
    ).reduce(fine)
    ink = np.asarray(seen, np.float32)
    sharp = (ink - 128) * generator.uniform(1.0, 2.5) + 128
    noise = generator.normal(0, 20, ink.shape) * (ink > 0)
    return np.clip(sharp + noise, 0, 255).astype(np.uint8)
