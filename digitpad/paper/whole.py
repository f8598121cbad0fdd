"""Read a number on a page a second time, with the line network.

That network was trained independently of the digit model, and sees a number as a whole, with its
points and any ink between and beside its figures. If both agree, they are rarely wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.ink.boxes import Box, around
from digitpad.models.architecture import LINE_CLASSES
from digitpad.numbers.line import BLANK, COLUMN, MIDDLE_PX, PX_PER_HEIGHT, VIEW
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.whole_line import NONE, likely_texts, text_scores
from digitpad.paper.figures import MIN_DIGIT_HEIGHT, Figure
from digitpad.paper.frames import Field
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.sheet import Sheet
from digitpad.preprocess.fit import INK_LEVEL, to_strip

SIZES: Final = InkLine.sizes
MARGINS: Final = (0.5, 0.15, 0.5, 0.3)
"""Margins around a number that the network sees (left, above, right, below), in digit heights."""
MIN_PIECE_SHARE: Final = 0.5
"""Share of a piece's area within a marked box, or the margins of a number, from which it belongs
there."""
MAX_TEXTS: Final = 4
"""Number of likely texts considered at each size."""
SURE_SCORE: Final = -0.02
"""Score of the text read at the first size from which other sizes are skipped."""
DIGIT_WIDTH: Final = 0.6
"""Typical width of a digit, in digit heights."""
BOX_DIGIT_GAP: Final = 0.2
"""Gap to which digits from boxes are moved together, in digit heights."""
MIN_REPLACING_SCORE: Final = -1.0
"""Score, a natural logarithm, from which the line network's text may replace a reading."""
REPLACING_MARGIN: Final = 2.0
"""Score by which it must exceed that reading to do so."""
IMPOSSIBLE_SCORE: Final = -99.0
"""Score of a text that the network does not consider."""


class Look(NamedTuple):
    """The line network's reading of a number.

    ``scores``: the natural logarithm of each text's probability, the likeliest first. ``boxes``:
    those of its signs on the sheet.
    """

    scores: dict[str, float]
    boxes: tuple[Box[int], ...] = ()

    @property
    def text(self) -> str:
        return next(iter(self.scores), "")

    def score(self, text: str) -> float:
        return self.scores.get(text, IMPOSSIBLE_SCORE)

    def may_replace(self, text: str) -> bool:
        """Return whether its text is clearly better than another reading."""
        score = self.score(self.text)
        return score >= MIN_REPLACING_SCORE and score > self.score(text) + REPLACING_MARGIN


class _Crop(NamedTuple):
    """The ink of a number and its surroundings.

    ``height``: that of its digits. ``middle``: the row of their middle. ``left``, ``top``: its
    corner on the sheet.
    """

    ink: Grey
    height: float
    middle: float
    left: int
    top: int


def looker(
    groups: Sequence[Sequence[Figure]], sheet: Sheet, reader: GlyphReader
) -> Callable[[int, str, Field | None], Look]:
    """Return a function that looks at one of the groups, leaving out the ink of the others.

    Its arguments are the group's index, the text read so far and the group's own field, if any.
    """
    owned = [labels_of(group, sheet) for group in groups]
    owners = np.zeros(len(sheet.pieces) + 1, np.intp)
    for own in owned:
        owners[own] += 1

    def look(place: int, text: str, frame: Field | None) -> Look:
        others = owners.copy()
        others[owned[place]] -= 1
        return look_at(groups[place], others > 0, text, sheet, reader, frame)

    return look


def look_at(
    group: Sequence[Figure],
    others: npt.NDArray[np.bool_],
    text: str,
    sheet: Sheet,
    reader: GlyphReader,
    field: Field | None = None,
) -> Look:
    """Return the line network's reading of a number that was read as ``text``.

    ``group``: its figures. ``others``: for each label of the sheet, whether its ink belongs to
    another number. ``field``: the number's own frame, if any.
    """
    boxed_field = field if field and field.boxes else None
    strip = _strip_of_boxes(group, boxed_field) if boxed_field else _strip(group, others, sheet)
    columns = [reader.columns_of(_picture(strip, size)) for size in SIZES[:1]]
    if text and likely_texts(columns[0], 1) == [text]:
        score = float(text_scores(columns[0], [text])[0])
        if score > SURE_SCORE:
            return Look({text: score}, tuple(one.box for one in group))
    columns += [reader.columns_of(_picture(strip, size)) for size in SIZES[1:]]
    likely = [one for each in columns for one in likely_texts(each, MAX_TEXTS)]
    is_possible = 2 * len(text) < min(map(len, columns))
    texts = [*dict.fromkeys([*likely, *[text] * is_possible])]
    if boxed_field:
        # Each box holds a digit.
        texts = [one for one in texts if len(one) == len(group) and one.isdigit()]
    if not texts:
        return Look({})
    scores = np.mean([text_scores(each, texts) for each in columns], axis=0)
    ranked = {texts[n]: float(scores[n]) for n in np.argsort(-scores)}
    best = next(iter(ranked))
    if boxed_field:
        boxes = tuple(one.box for one in group)
        return Look(ranked, boxes if len(boxes) == len(best) else (around(boxes),) * len(best))
    return Look(ranked, _boxes(strip, columns[0], best))


def _boxes(strip: _Crop, columns: Doubles, text: str) -> tuple[Box[int], ...]:
    """Return the boxes on the sheet of a text's signs, split halfway between them.

    ``columns``: the network's output for the strip at the first size.
    """
    across = np.flatnonzero((strip.ink > INK_LEVEL).any(axis=0))
    half = DIGIT_WIDTH / 2 * strip.height
    ends = [across[0] + half, across[-1] - half] if len(across) else [0.0, 0.0]
    # The network emits a sign about a digit's width late, once it has seen what follows.
    peaks = _peaks(columns, text)
    middles = np.interp(peaks, peaks[[0, -1]], ends) if len(peaks) > 1 else np.array([0.0])
    inside = (middles[1:] + middles[:-1]) / 2
    bounds: list[int] = [0, *np.rint(inside).astype(int).clip(0, strip.ink.shape[1]).tolist()]
    bounds.append(strip.ink.shape[1])
    found: list[Box[int]] = []
    for begin, end in pairwise(bounds):
        rows, across = np.nonzero(strip.ink[:, begin:end] > INK_LEVEL)
        if not len(rows):
            rows, across = np.array([int(strip.middle)]), np.array([0])
        x, y = strip.left + begin, strip.top
        left, right = int(across.min()), int(across.max()) + 1
        top, bottom = int(rows.min()), int(rows.max()) + 1
        found.append(Box(x + left, y + top, x + right, y + bottom))
    return tuple(found)


def _peaks(columns: Doubles, text: str) -> Doubles:
    """Return where on a picture the signs of a text are emitted on the best path, in pixels."""
    path = columns.argmax(axis=1)
    starts = np.flatnonzero(np.diff(path, prepend=-1))
    ends = np.append(starts[1:], len(path))
    is_sign = path[starts] != NONE
    if "".join(LINE_CLASSES[n] for n in path[starts][is_sign]) != text:
        # The best path emits another text, so the signs are spaced evenly.
        return np.arange(float(len(text)))
    return np.asarray((starts[is_sign] + ends[is_sign]) / 2 * COLUMN)


def labels_of(group: Sequence[Figure], sheet: Sheet) -> list[int]:
    """Return the labels of the ink of figures."""
    found: set[int] = set()
    for one in group:
        left, top, right, bottom = one.box
        inside = sheet.labels[top:bottom, left:right][one.image > 0]
        found |= set(np.unique(inside).tolist())
    return sorted(found - {0})


def _strip(group: Sequence[Figure], others: npt.NDArray[np.bool_], sheet: Sheet) -> _Crop:
    digits = [one for one in group if one.text not in ("+", "-", ".", ",")] or group
    height = float(np.median([one.height for one in digits]))
    box = around(one.box for one in group)
    margins = [round(part * height) for part in MARGINS]
    left, top = max(0, box.left - margins[0]), max(0, box.top - margins[1])
    place = slice(top, box.bottom + margins[3]), slice(left, box.right + margins[2])
    labels = sheet.labels[place]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    inside = np.bincount(labels.ravel(), minlength=len(areas))
    belongs = np.zeros(len(areas), bool)
    for number in np.flatnonzero(inside[1:] > MIN_PIECE_SHARE * areas[1:]).tolist():
        piece = sheet.pieces[number]
        is_between = box.left < piece.box.middle[0] < box.right
        belongs[number + 1] = is_between or piece.height >= MIN_DIGIT_HEIGHT * height
    belongs &= ~others
    ink = np.where(belongs[labels], sheet.ink[place], 0).astype(np.uint8)
    for one in group:
        x, y = one.box.left - left, one.box.top - top
        place_ink = ink[y : y + one.height, x : x + one.width]
        np.maximum(place_ink, one.image[: len(place_ink), : place_ink.shape[1]], out=place_ink)
    middle = float(np.median([one.box.top + one.box.bottom for one in digits])) / 2 - top
    return _Crop(ink, height, middle, left, top)


def _strip_of_boxes(group: Sequence[Figure], field: Field) -> _Crop:
    """Return digits from boxes moved as close together as in other writing."""
    height = float(np.median([one.height for one in group]))
    gap, margin = round(BOX_DIGIT_GAP * height), round(MARGINS[0] * height)
    slope = float(np.divide(*(field.corners[1] - field.corners[0])[::-1]))
    middles = np.array([one.box.middle[1] for one in group])
    middles -= slope * np.array([one.box.middle[0] for one in group])
    tops = np.rint(middles - [one.height / 2 for one in group]).astype(int)
    rows = (tops - tops.min() + margin).tolist()
    strip_height = max(row + one.height for row, one in zip(rows, group, strict=True)) + margin
    parts = [np.zeros((strip_height, margin), np.uint8)]
    for row, one in zip(rows, group, strict=True):
        part = np.zeros((strip_height, one.width + gap), np.uint8)
        part[row : row + one.height, : one.width] = one.image
        parts.append(part)
    ink = np.concatenate([*parts, np.zeros((strip_height, margin), np.uint8)], axis=1)
    middle = float(np.median(middles) - tops.min()) + margin
    return _Crop(ink, height, middle, 0, 0)


def _picture(strip: _Crop, size: float) -> Grey:
    """Return a strip as the line network sees it: uint8 (32, width)."""
    scale = PX_PER_HEIGHT * size / strip.height
    width = -(-round(strip.ink.shape[1] * scale + 2 * BLANK) // COLUMN) * COLUMN
    return to_strip(strip.ink, scale, (BLANK, MIDDLE_PX - strip.middle * scale), (width, VIEW))
