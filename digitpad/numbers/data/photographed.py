"""Lines of numbers photographed on patterned paper, as the reader of lines sees their ink.

Finding ink on a pattern leaves crumbs, thins strokes and blurs corners, which no clean strip shows.
The ranges of variation were set before anything was measured.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np
from PIL import Image, ImageFilter

from digitpad.arrays import Floats, Grey
from digitpad.numbers.line import VIEW
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.strip import ink_of_line

VERSION: Final = "photographed-lines/1"
"""Changes whenever the output for a seed does."""
HEIGHT_PX: Final = (40, 130)
"""Range of a photo's height, about twice that of its digits."""
MIN_FOUND: Final = 0.4
"""Least part of the ink that is found again; what is lost cannot be learned."""


def photographed_lines(
    lines: Iterable[tuple[str, Grey]], generator: np.random.Generator
) -> Iterator[tuple[str, Grey]]:
    """Yield lines, texts with uint8 (32, width), as they are seen when they are photographed."""
    for text, strip in lines:
        line = InkLine(ink_of_line(photo_of(strip, generator)))
        if len(line.boxes):
            seen = line.picture()
            if int(seen.sum()) >= MIN_FOUND * int(strip.sum()):
                yield text, seen


def photo_of(strip: Grey, generator: np.random.Generator) -> Grey:
    """Return a photo of a strip, uint8 (h, w), dark ink on patterned paper."""
    uniform = generator.uniform
    scale = int(generator.integers(*HEIGHT_PX)) / VIEW
    size = round(strip.shape[1] * scale), round(VIEW * scale)
    ink = np.asarray(Image.fromarray(strip).resize(size, Image.Resampling.BICUBIC), np.float32)
    height = size[1]
    paper = np.clip(_pattern(ink.shape, generator) + _rules(ink.shape, generator), 0, 0.7)
    slope = uniform(-0.2, 0.2) * (np.arange(size[0], dtype=np.float32) / size[0] - 0.5)
    dark = uniform(0.35, 0.9) * ink / 255
    grey = uniform(100, 245) * (1 + slope) * (1 - paper) * (1 - dark)
    blurred = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(height / 96 * uniform(0.2, 1.8))
    )
    noisy = np.asarray(blurred, np.float32) + generator.normal(0, uniform(1, 9), ink.shape)
    photo = Image.fromarray(np.clip(noisy, 0, 255).astype(np.uint8))
    if generator.random() < 0.5:
        stored = io.BytesIO()
        photo.save(stored, "JPEG", quality=int(generator.integers(35, 90)))
        photo = Image.open(stored)
    return np.asarray(photo)


def _pattern(shape: tuple[int, ...], generator: np.random.Generator) -> Floats:
    """Return how dark a printed pattern is: up to three sets of waves, float32 (h, w)."""
    height, width = shape
    y, x = np.mgrid[:height, :width].astype(np.float32) / height
    pattern = np.zeros(shape, np.float32)
    for _ in range(generator.integers(0, 4)):
        angle, pitch = generator.uniform(0, np.pi), generator.uniform(0.04, 0.2)
        bent = generator.uniform(0, 0.08) * np.sin((x - y) / generator.uniform(0.1, 0.5))
        phase = (np.cos(angle) * x + np.sin(angle) * y + bent) * 2 * np.pi / pitch
        pattern += generator.uniform(0.03, 0.18) * (np.sin(phase) > generator.uniform(0, 0.9))
    return pattern


def _rules(shape: tuple[int, ...], generator: np.random.Generator) -> Floats:
    """Return how dark printed rules and the sides of a box are, float32 (h, w)."""
    height, width = shape
    rules = np.zeros(shape, np.float32)
    thick = max(1, round(height * generator.uniform(0.01, 0.035)))
    level = generator.uniform(0.15, 0.6)
    rows = (generator.uniform(0, 0.1), generator.uniform(0.76, 1))
    for share in (row for row in rows if generator.random() < 0.4):
        y = share * height + generator.normal(0, 0.01) * (np.arange(width) - width / 2)
        across = np.abs(np.arange(height)[:, None] - y[None])
        rules[across < thick / 2] = level
    return rules
