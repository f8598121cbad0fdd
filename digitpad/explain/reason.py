"""What an answer hangs on: the ink, or the gap, without which another one would be read.

For a drawing it is found by search over its strokes, for a picture over the bits of its ink.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.explain.explainer import Explanation
from digitpad.explain.least_change import PARTED, Edit, LeastChange, least_changes
from digitpad.explain.pieces import NOBODY, Image, blank_of, masks_of, pieces_of
from digitpad.explain.shape import StrokeRole, largest_part, what_bit_does
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import IMAGE_SIZE, PEN_WIDTH_PX, placement
from digitpad.ink.raster import render
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.recogniser import Recogniser

Bools = npt.NDArray[np.bool_]

INKED: Final = 90
"""Pixels as dark as this are ink, where loops are looked for."""
SEEN: Final = 60
"""Pixels that a change makes so much lighter or darker are where it is."""
BITS: Final = 3
"""So many bits of a picture's ink are taken away together at most."""
NARROW: Final = 0.35
"""Ink that is narrower, as a part of its height, has no left and right; nor lower a top."""
INK_LENGTH: Final = 2.5
"""How many times as long as it is large a digit's ink is, about: what its parts cost by that."""


class Reason(NamedTuple):
    """A change of what was read, and what is read then.

    ``where``: bool (h, w), the ink that is taken away, or the paper that gets ink. ``place``: row
    and column, 0..2, of the third of the image's ink it lies in. ``changed``: the image with the
    change, uint8 as it was. ``prediction``: of that, or of the changed drawing.
    """

    doing: Edit
    does: StrokeRole
    where: Bools
    place: tuple[int, int]
    changed: Image
    prediction: Prediction


def reason_steps(
    recogniser: Recogniser, page: Drawing | Image, read: Prediction, found: Explanation
) -> Generator[None, None, Reason]:
    """Look for what makes the answer no other one; may be given up at any step.

    ``page``: the drawing, or the image that was ``read``. ``found``: why a class and not another
    was, of which one is the answer; the other, or of many any, is to be explained away. Where no
    small change makes it that, another answer will do; where there is none, half of the ink that
    speaks for the answer is taken away.
    """
    image, label = read.image, read.label or ""
    names = [read.classes[place] for place in (found.target.of, *found.target.rivals)]
    rival = next(name for name in names if name != label) if len(names) == 2 else None
    if isinstance(page, Drawing):
        changes = yield from least_changes(recogniser, page)
        wanted = [one for one in changes if rival in (None, one.prediction.label)]
        for change in (wanted or changes)[:1]:
            return _of_change(change, page, image)
    elif image.ndim == 2:
        least = yield from _least_ink(recogniser, image, label, rival)
        if least is not None:
            return least
    evidence = found.map if names[0] == label else -found.map
    return (yield from _most_evidence(recogniser, image, evidence, label))


def third_of(row: float, column: float, image: Image) -> tuple[int, int]:
    """Return in which third of its ink, or of a colour picture, a pixel lies: down, across.

    A line as narrow as a 1 has a middle, but neither a left nor a right.
    """
    ink = np.argwhere(image) if image.ndim == 2 else np.array(((0, 0), image.shape[1:]))
    first, size = ink.min(axis=0), np.maximum(1, np.ptp(ink, axis=0))
    parts = 3 * (np.array((row, column)) - first) / size
    parts[size < NARROW * size.max()] = 1
    down, across = np.clip(parts, 0, 2).astype(int).tolist()
    return down, across


def middle_of(where: Bools) -> tuple[int, int]:
    """Return the row and column of the pixel nearest to the mean of some.

    The mean itself may lie in a loop that they are around.
    """
    places = np.argwhere(where)
    off = np.hypot(*(places - places.mean(axis=0)).T)
    row, column = places[off.argmin()].tolist()
    return row, column


def _of_change(change: LeastChange, drawing: Drawing, image: Image) -> Reason:
    """Return what was found by strokes, on the image."""
    at = placement(drawing)
    assert at is not None  # of a dot nothing can be rubbed out
    lines = [stroke.points for stroke in change.drawing.strokes]
    moved = [line * at.scale + (at.left, at.top) for line in lines]
    changed = render(moved, IMAGE_SIZE, PEN_WIDTH_PX)
    line = render([change.line * at.scale + (at.left, at.top)], IMAGE_SIZE, PEN_WIDTH_PX)
    seen = (np.abs(changed.astype(int) - image) > SEEN) & (line > 0)
    # Of ink that lies below other ink nothing is seen to go.
    where = largest_part(seen if seen.any() else line > 0)
    place = third_of(*middle_of(where), image)
    if change.doing is Edit.DRAW_ON and change.does is StrokeRole.NOTHING:
        # Where the stroke ends.
        x, y = change.line[0] * at.scale + (at.left, at.top)
        place = third_of(float(y), float(x), image)
    return Reason(change.doing, change.does, where, place, changed, change.prediction)


def _least_ink(
    recogniser: Recogniser, image: Image, label: str, rival: str | None
) -> Generator[None, None, Reason | None]:
    """Take away bits of ink that touch; return what changes the answer at the least cost."""
    found = []
    for gone in _neighbours(masks_of(pieces_of(image[None]))):
        yield
        reason = _without(recogniser, gone, image)
        read = reason.prediction
        if read.verdict.is_answer and read.label not in (None, label):
            length = INK_LENGTH * image[gone].sum() / image.sum()
            cost = length + 1 - read.confidence + PARTED * (reason.does is StrokeRole.TIE)
            found.append((rival not in (None, read.label), cost, reason))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _neighbours(bits: Bools) -> Iterator[Bools]:
    """Yield every few bits that touch, together. ``bits``: bool (n, h, w)."""
    near = np.pad(bits, ((0, 0), (1, 1), (1, 1)))
    wide = np.lib.stride_tricks.sliding_window_view(near, (3, 3), axis=(1, 2)).any(axis=(3, 4))
    touches = np.einsum("ihw,jhw->ij", wide, bits, dtype=int) > 0
    groups = {frozenset([one]) for one in range(len(bits))}
    for _ in range(BITS):
        for group in sorted(map(sorted, groups)):
            # A bit may have a speck on the other side of a gap.
            yield largest_part(np.logical_or.reduce(bits[group]))
        groups = {
            group | {other}
            for group in groups
            for one in group
            for other in np.flatnonzero(touches[one]).tolist()
            if other not in group
        }


def _most_evidence(
    recogniser: Recogniser, image: Image, evidence: Floats, label: str
) -> Generator[None, None, Reason]:
    """Take away what speaks most for the answer until another is read, or half the ink is gone."""
    owners = pieces_of(image.reshape(-1, *image.shape[-2:]))
    ink, flat = owners != NOBODY, evidence.reshape(-1, *owners.shape).sum(axis=0)
    worth = np.bincount(owners[ink], weights=flat[ink])
    gone = np.zeros_like(ink)
    for piece in np.argsort(-worth, kind="stable")[: max(1, (worth > 0).sum())]:
        gone |= owners == piece
        reason = _without(recogniser, gone, image)
        yield
        if reason.prediction.label != label or 2 * gone.sum() > ink.sum():
            break
    # So much ink does more than one thing.
    return reason._replace(does=StrokeRole.NOTHING)


def _without(recogniser: Recogniser, gone: Bools, image: Image) -> Reason:
    """Read the image without some of it."""
    blank = blank_of(image.reshape(-1, *gone.shape)).reshape(image.shape)
    changed, does = np.where(gone, blank, image), StrokeRole.NOTHING
    if image.ndim == 2:
        does = what_bit_does(image >= INKED, gone)
    read = recogniser.recognise_image(changed)
    place = third_of(*middle_of(gone), image)
    return Reason(Edit.RUB_OUT, does, gone, place, changed, read)
