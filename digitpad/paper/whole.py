"""A second look at a number on a page: what the network for whole lines makes of its ink.

It learned apart from the network for digits, and sees a number as it stands, with its points and
whatever else lies between and beside its figures. Where both read the same it is hardly ever wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box, around
from digitpad.lines.line import BLANK, COLUMN, MIDDLE_PX, PX_PER_HEIGHT, VIEW
from digitpad.lines.pixels import InkLine
from digitpad.lines.whole_line import NONE, likely_texts, text_scores
from digitpad.models.architecture import LINE_CLASSES
from digitpad.paper.figures import Figure
from digitpad.paper.glyphs import Reader
from digitpad.picture.fit import to_strip
from digitpad.picture.frames import Field
from digitpad.picture.sheet import Grey, Sheet

Floats = npt.NDArray[np.float64]

SIZES: Final = InkLine.sizes
ROOM: Final = (0.5, 0.15, 0.5, 0.3)
"""Left, above, right and below a number, in heights of its digits: what lies there is seen, too;"""
LARGE: Final = 0.5
"""at its sides only what is so high, in the same unit: dirt is lower."""
MOSTLY: Final = 0.5
"""Of a piece's area, so much lies there if it belongs there."""
MOST_HEARD: Final = 4
PLAIN: Final = -0.02
"""Where what was read is so likely at one size, the number is not looked at at others."""
INK: Final = 100
WIDE: Final = 0.6
"""Of a digit's height: its width."""
CLOSE: Final = 0.2
"""Of their height: so far from each other digits of boxes are shown."""
IMPOSSIBLE: Final = -99.0


class Look(NamedTuple):
    """What the network for whole lines makes of a number.

    ``scores``: the natural logarithm of how probable each text is, the likeliest first.
    ``boxes``: where on the sheet the signs of that one stand.
    """

    scores: dict[str, float]
    boxes: tuple[Box[int], ...] = ()

    @property
    def text(self) -> str:
        return next(iter(self.scores), "")

    def score(self, text: str) -> float:
        return self.scores.get(text, IMPOSSIBLE)


class _Strip(NamedTuple):
    """The ink of a number and around it; its digits' ``height``; where their ``middle`` is in it,
    and where on the sheet its upper left corner is.
    """

    ink: Grey
    height: float
    middle: float
    left: int
    top: int


def looker(
    groups: Sequence[Sequence[Figure]], sheet: Sheet, reader: Reader
) -> Callable[[int, str, Field | None], Look]:
    """Return what looks at one of the groups by its place, with its text so far and the field of
    its own that it stands in: ink that belongs to the others is left out.
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
    reader: Reader,
    field: Field | None = None,
) -> Look:
    """Return what may stand where a number was read as ``text``.

    ``group``: its figures. ``others``: for each label of the sheet, whether its ink belongs to
    another number. ``field``: a frame of its own that it stands in.
    """
    boxed = field if field and field.boxes else None
    strip = _strip_of_boxes(group, boxed) if boxed else _strip(group, others, sheet)
    columns = [reader.columns_of(_picture(strip, size)) for size in SIZES[:1]]
    if text and likely_texts(columns[0], 1) == [text]:
        score = float(text_scores(columns[0], [text])[0])
        if score > PLAIN:
            return Look({text: score}, tuple(one.box for one in group))
    columns += [reader.columns_of(_picture(strip, size)) for size in SIZES[1:]]
    heard = [one for each in columns for one in likely_texts(each, MOST_HEARD)]
    may_be = set(text) <= set(LINE_CLASSES) and 2 * len(text) < min(map(len, columns))
    texts = [*dict.fromkeys([*heard, *[text] * may_be])]
    if boxed:
        # In each box stands a digit.
        texts = [one for one in texts if len(one) == len(group) and one.isdigit()]
    if not texts:
        return Look({})
    scores = np.mean([text_scores(each, texts) for each in columns], axis=0)
    ranked = {texts[n]: float(scores[n]) for n in np.argsort(-scores)}
    best = next(iter(ranked))
    if boxed:
        boxes = tuple(one.box for one in group)
        return Look(ranked, boxes if len(boxes) == len(best) else (around(boxes),) * len(best))
    return Look(ranked, _boxes(strip, columns[0], best))


def _boxes(strip: _Strip, columns: Floats, text: str) -> tuple[Box[int], ...]:
    """Return where the ink of a text's signs lies on the sheet, parted in the middle between them.

    ``columns``: of the strip as it stands.
    """
    across = np.flatnonzero((strip.ink > INK).any(axis=0))
    half = WIDE / 2 * strip.height
    ends = [across[0] + half, across[-1] - half] if len(across) else [0.0, 0.0]
    # The network says a sign when it has seen what follows it, about a digit's width later.
    peaks = _peaks(columns, text)
    middles = np.interp(peaks, peaks[[0, -1]], ends) if len(peaks) > 1 else np.array([0.0])
    inside = (middles[1:] + middles[:-1]) / 2
    bounds: list[int] = [0, *np.rint(inside).astype(int).clip(0, strip.ink.shape[1]).tolist()]
    bounds.append(strip.ink.shape[1])
    found: list[Box[int]] = []
    for begin, end in pairwise(bounds):
        rows, across = np.nonzero(strip.ink[:, begin:end] > INK)
        if not len(rows):
            rows, across = np.array([int(strip.middle)]), np.array([0])
        x, y = strip.left + begin, strip.top
        left, right = int(across.min()), int(across.max()) + 1
        top, bottom = int(rows.min()), int(rows.max()) + 1
        found.append(Box(x + left, y + top, x + right, y + bottom))
    return tuple(found)


def _peaks(columns: Floats, text: str) -> Floats:
    """Return where on a picture the signs of a text are said, in pixels: one path's."""
    path = columns.argmax(axis=1)
    firsts = np.flatnonzero(np.diff(path, prepend=-1))
    ends = np.append(firsts[1:], len(path))
    said = path[firsts] != NONE
    if "".join(LINE_CLASSES[n] for n in path[firsts][said]) != text:
        # The likeliest path says another text: the signs stand side by side.
        return np.arange(float(len(text)))
    return np.asarray((firsts[said] + ends[said]) / 2 * COLUMN)


def labels_of(group: Sequence[Figure], sheet: Sheet) -> list[int]:
    """Return the labels of the ink that figures are made of."""
    found: set[int] = set()
    for one in group:
        left, top, right, bottom = one.box
        inside = sheet.labels[top:bottom, left:right][one.image > 0]
        found |= set(np.unique(inside).tolist())
    return sorted(found - {0})


def _strip(group: Sequence[Figure], others: npt.NDArray[np.bool_], sheet: Sheet) -> _Strip:
    digits = [one for one in group if one.text not in ("+", "-", ".", ",")] or group
    height = float(np.median([one.height for one in digits]))
    box = around(one.box for one in group)
    room = [round(part * height) for part in ROOM]
    left, top = max(0, box.left - room[0]), max(0, box.top - room[1])
    place = slice(top, box.bottom + room[3]), slice(left, box.right + room[2])
    labels = sheet.labels[place]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    inside = np.bincount(labels.ravel(), minlength=len(areas))
    belongs = np.zeros(len(areas), bool)
    for number in np.flatnonzero(inside[1:] > MOSTLY * areas[1:]).tolist():
        piece = sheet.pieces[number]
        is_between = box.left < piece.box.middle[0] < box.right
        belongs[number + 1] = is_between or piece.height >= LARGE * height
    belongs &= ~others
    ink = np.where(belongs[labels], sheet.ink[place], 0).astype(np.uint8)
    for one in group:
        x, y = one.box.left - left, one.box.top - top
        here = ink[y : y + one.height, x : x + one.width]
        np.maximum(here, one.image[: len(here), : here.shape[1]], out=here)
    middle = float(np.median([one.box.top + one.box.bottom for one in digits])) / 2 - top
    return _Strip(ink, height, middle, left, top)


def _strip_of_boxes(group: Sequence[Figure], field: Field) -> _Strip:
    """Return digits that stand in boxes as close to each other as they are written elsewhere."""
    height = float(np.median([one.height for one in group]))
    apart, room = round(CLOSE * height), round(ROOM[0] * height)
    slope = float(np.divide(*(field.corners[1] - field.corners[0])[::-1]))
    middles = np.array([one.box.middle[1] for one in group])
    middles -= slope * np.array([one.box.middle[0] for one in group])
    tops = np.rint(middles - [one.height / 2 for one in group]).astype(int)
    rows = (tops - tops.min() + room).tolist()
    deep = max(row + one.height for row, one in zip(rows, group, strict=True)) + room
    parts = [np.zeros((deep, room), np.uint8)]
    for row, one in zip(rows, group, strict=True):
        part = np.zeros((deep, one.width + apart), np.uint8)
        part[row : row + one.height, : one.width] = one.image
        parts.append(part)
    ink = np.concatenate([*parts, np.zeros((deep, room), np.uint8)], axis=1)
    middle = float(np.median(middles) - tops.min()) + room
    return _Strip(ink, height, middle, 0, 0)


def _picture(strip: _Strip, size: float) -> Grey:
    """Return a strip as the network for whole lines sees it: uint8 (32, width)."""
    scale = PX_PER_HEIGHT * size / strip.height
    width = -(-round(strip.ink.shape[1] * scale + 2 * BLANK) // COLUMN) * COLUMN
    return to_strip(strip.ink, scale, (BLANK, MIDDLE_PX - strip.middle * scale), (width, VIEW))
