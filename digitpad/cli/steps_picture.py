"""The steps of a picture's preprocessing, side by side in one picture.

The window shows the same steps; this is for reports and for machines without a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont, ImageOps

from digitpad.preprocess.steps import InkProblem, PictureSteps
from digitpad.report.png import png_bytes

Pixels = npt.NDArray[np.uint8]

STEP_PX: Final = 280
"""Side of each panel: 28 pixels of 10 each."""
STEP_LETTERS: Final = 38
"""Characters in a line of a caption."""
GAP_PX: Final = 56
MARGIN_PX: Final = 24
TITLE_PX: Final = 48
CAPTION_PX: Final = 64
PAPER: Final = "#ffffff"
TEXT: Final = "#222222"
QUIET: Final = "#666666"
FRAME: Final = "#bbbbbb"
TROUBLE: Final = "#b3261e"
IN_FONT: Final = frozenset("“”‘’…")
"""Characters beyond ASCII that Pillow's built-in font has."""
ADVICE: Final = {
    InkProblem.TOO_FAINT: "Nothing stands out from the paper: write darker, or take more light.",
    InkProblem.TOO_SMALL: "What stands out is too small or at the border: come closer.",
}


class StepPanel(NamedTuple):
    """One step: ``image`` uint8 (h, w) or (h, w, 3), with the caption below it.

    ``trouble``: replaces the caption, in red, if this step failed.
    """

    image: Pixels
    caption: str
    trouble: str = ""


def panels_of(picture: Pixels, image: Pixels, steps: PictureSteps | None) -> list[StepPanel]:
    """Return panels of a picture, uint8 (h, w, 3), its steps, and the network's input."""
    if steps is None:
        caption = "What the network sees: its middle, {0} by {0} pixels".format(image.shape[-1])
        return [StepPanel(picture, "The picture"), StepPanel(image.transpose(1, 2, 0), caption)]
    seen = StepPanel(image, "What the network sees: 28 by 28 pixels")
    if steps.found is None:
        return [StepPanel(picture, "The picture: already as networks see digits"), seen]
    turned = " Light ink on dark is turned round." if steps.found.is_light else ""
    return [
        StepPanel(picture, "The picture"),
        StepPanel(steps.evened(), f"Light, shadow and lines taken away.{turned}"),
        StepPanel(255 - steps.ink, "The ink of the digit", ADVICE.get(steps.problem, "")),
        seen,
    ]


def steps_png(panels: Sequence[StepPanel], title: str) -> bytes:
    """Return a PNG file with the panels from left to right, and arrows between them."""
    width = 2 * MARGIN_PX + len(panels) * STEP_PX + (len(panels) - 1) * GAP_PX
    height = TITLE_PX + STEP_PX + CAPTION_PX + MARGIN_PX
    sheet = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(18)
    pen.text((width / 2, TITLE_PX / 2), _in_font(title), TEXT, font, anchor="mm")
    for number, panel in enumerate(panels):
        left = MARGIN_PX + number * (STEP_PX + GAP_PX)
        if number:
            x, y = left - GAP_PX / 2, TITLE_PX + STEP_PX / 2
            pen.line((x - 14, y, x + 12, y), QUIET, 3)
            pen.polygon(((x + 16, y), (x + 4, y - 8), (x + 4, y + 8)), QUIET)
        _paste(sheet, panel.image, left)
        pen.rectangle((left - 1, TITLE_PX - 1, left + STEP_PX, TITLE_PX + STEP_PX), outline=FRAME)
        caption = fill(_in_font(panel.trouble or panel.caption), STEP_LETTERS)
        colour = TROUBLE if panel.trouble else TEXT
        below, font = (left + STEP_PX / 2, TITLE_PX + STEP_PX + 10), ImageFont.load_default(15)
        pen.multiline_text(below, caption, colour, font, anchor="ma", align="center")
    return png_bytes(sheet)


def _paste(sheet: Image.Image, pixels: Pixels, left: int) -> None:
    """Centre an image in its panel; small images are enlarged without interpolation."""
    image = Image.fromarray(np.ascontiguousarray(pixels)).convert("RGB")
    is_small = 3 * max(image.size) < STEP_PX
    how = Image.Resampling.NEAREST if is_small else Image.Resampling.LANCZOS
    sheet.paste(ImageOps.pad(image, (STEP_PX, STEP_PX), how, PAPER), (left, TITLE_PX))


def _in_font(text: str) -> str:
    """Replace characters that the font lacks by question marks."""
    return "".join(letter if letter.isascii() or letter in IN_FONT else "?" for letter in text)
