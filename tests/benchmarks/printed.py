"""Printed letters, symbols and digits in the fonts that are on this machine, as pictures.

Nobody drew them for digitpad and nothing is trained on them, which makes them a test of the
reject that does not share its pen, its skeletons or its choice of shapes with the training.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from drawn import AMBIGUOUS
from PIL import Image, ImageDraw, ImageFont

FONTS = (
    # Debian's fonts-dejavu and fonts-urw-base35, Windows, macOS.
    "DejaVuSans.ttf", "DejaVuSerif.ttf", "DejaVuSansMono-Oblique.ttf", "DejaVuSans-ExtraLight.ttf",
    "NimbusSans-Regular.otf", "NimbusRoman-Italic.otf", "P052-Italic.otf", "URWGothic-Book.otf",
    "URWBookman-Light.otf", "C059-Italic.otf", "Z003-MediumItalic.otf", "NotoMono-Regular.ttf",
    "arial.ttf", "times.ttf", "comic.ttf", "Arial.ttf", "Times New Roman.ttf", "Noteworthy.ttc",
)  # fmt: skip
"""Upright and italic, thin and broad; the names of the files as Pillow finds them."""
LETTERS = tuple(
    character
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäñüçλμπψω"
    if character not in AMBIGUOUS
)
SYMBOLS = tuple(character for character in "#%&?@$€£¥*+=<>~^{!±÷×√∞≈" if character not in AMBIGUOUS)
DIGITS = tuple("0123456789")
SIZE_PX = 160
MARGIN_PX = 60


class Glyph(NamedTuple):
    character: str
    font: str
    picture: npt.NDArray[np.uint8]
    """uint8 (h, w), black on white."""


def fonts() -> list[ImageFont.FreeTypeFont]:
    found = []
    for name in FONTS:
        try:
            found.append(ImageFont.truetype(name, SIZE_PX))
        except OSError:
            continue
    return found


def glyphs(characters: tuple[str, ...]) -> Iterator[Glyph]:
    """Yield every character in every font that has it."""
    for font in fonts():
        # What a font does not have, it draws as an empty box or as nothing.
        missing = _drawn("\U0010fffe", font)
        for character in characters:
            picture = _drawn(character, font)
            if picture is not None and not _same(picture, missing):
                yield Glyph(character, " ".join(map(str, font.getname())), picture)


def _drawn(character: str, font: ImageFont.FreeTypeFont) -> npt.NDArray[np.uint8] | None:
    left, top, right, bottom = (round(side) for side in font.getbbox(character))
    if right <= left or bottom <= top:
        return None
    size = (right - left + 2 * MARGIN_PX, bottom - top + 2 * MARGIN_PX)
    page = Image.new("L", size, 255)
    ImageDraw.Draw(page).text((MARGIN_PX - left, MARGIN_PX - top), character, 0, font)
    return np.asarray(page)


def _same(one: npt.NDArray[np.uint8] | None, other: npt.NDArray[np.uint8] | None) -> bool:
    return one is not None and other is not None and np.array_equal(one, other)
