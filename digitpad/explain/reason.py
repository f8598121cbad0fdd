"""The reason for an answer: the ink, or the gap, without which another one would be read.

It is found by a search over the strokes of a drawing, or over the bits of a picture's ink.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from digitpad.arrays import Bools, Floats
from digitpad.explain.explainer import Explanation
from digitpad.explain.least_change import SPLIT_COST, Edit, LeastChange, Points, least_changes
from digitpad.explain.pieces import NO_PIECE, Image, blank_of, masks_of, pieces_of
from digitpad.explain.shape import StrokeRole, largest_part, parts_at, role_of_bit
from digitpad.ink.drawing import Drawing
from digitpad.ink.maps import picture_of
from digitpad.ink.normalise import IMAGE_SIZE, PEN_WIDTH_PX, Placement, placement
from digitpad.ink.raster import render
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.recogniser import Recogniser

INKED: Final = 90
"""Pixels at least this dark count as ink in the search for loops."""
SEEN: Final = 60
"""Pixels that become lighter or darker by this much belong to a change."""
BITS: Final = 3
"""Most bits of a picture's ink that are removed together."""
NARROW: Final = 0.35
"""Ink narrower than this fraction of its height has no left and right, and likewise for height."""
INK_LENGTH: Final = 2.5
"""Approximate length of a digit's strokes in units of its size, for the cost of a part of it."""


class Reason(NamedTuple):
    """A change of the image that alters the answer.

    ``where``: bool (h, w), the ink that is removed, or the paper that gets ink. ``place``: row
    and column, 0..2, of the change on a 3×3 grid over the ink. ``changed``: the changed image,
    uint8 of the same shape. ``prediction``: of that, or of the changed drawing. ``speaks_for_it``:
    whether its map, too, says so of ink that is removed.
    """

    edit: Edit
    role: StrokeRole
    where: Bools
    place: tuple[int, int]
    changed: Image
    prediction: Prediction
    speaks_for_it: bool = True


def reason_steps(
    recogniser: Recogniser, page: Drawing | Image, read: Prediction, explanation: Explanation
) -> Generator[None, None, Reason]:
    """Search for the reason for an answer; the generator may be closed at any step.

    ``page``: the drawing or image that was ``read``. ``explanation``: that of a class against
    another; one of the two is the answer, and the search is for a change to the other, of ink that
    speaks for the answer if there is one. If no small change leads there, any other answer will do;
    failing that, half of the ink that speaks for the answer is removed. Where there is no answer,
    the search is for any, and the explanation that of the refusal, or of the class wanted.
    """
    image, label, target = read.picture, read.answer, explanation.target
    names = [(*read.classes, None)[index] for index in (target.of, *target.rivals)]
    rival = next(name for name in names if name != label) if len(names) == 2 else None
    evidence = explanation.map if names[0] == label else -explanation.map
    if isinstance(page, Drawing):
        at = placement(page)
        prefers = partial(_agrees, at, image, evidence)
        changes = yield from least_changes(recogniser, page, prefers)
        to_rival = [change for change in changes if rival in (None, change.prediction.label)]
        for change in (to_rival or changes)[:1]:
            assert at is not None
            return _reason_of_change(change, at, image)
    elif image.ndim == 2:
        least = yield from _least_ink(recogniser, read.image, evidence, label, rival)
        if least is not None:
            return least
    return (yield from _most_evidence(recogniser, read.image, evidence, label))


def third_of(row: float, column: float, image: Image) -> tuple[int, int]:
    """Return the row and column of a pixel on a 3×3 grid over the ink (or a colour picture).

    A line as narrow as a 1 has a middle, but neither a left nor a right.
    """
    ink = np.argwhere(image) if image.ndim == 2 else np.array(((0, 0), image.shape[1:]))
    first, size = ink.min(axis=0), np.maximum(1, np.ptp(ink, axis=0))
    parts = 3 * (np.array((row, column)) - first) / size
    parts[size < NARROW * size.max()] = 1
    down, across = np.clip(parts, 0, 2).astype(int).tolist()
    return down, across


def middle_of(where: Bools) -> tuple[int, int]:
    """Return the row and column of the pixel of ``where`` nearest to their mean.

    The mean itself may lie inside a loop.
    """
    pixels = np.argwhere(where)
    off = np.hypot(*(pixels - pixels.mean(axis=0)).T)
    row, column = pixels[off.argmin()].tolist()
    return row, column


def _agrees(
    at: Placement | None, image: Image, evidence: Floats, edit: Edit, line: Points, changed: Drawing
) -> bool:
    """Return whether a change is of ink that speaks for the answer, or of paper."""
    assert at is not None  # nothing can be rubbed out of a dot
    return edit is not Edit.RUB_OUT or _speaks(evidence, _frame(at, image, line, changed))


def _speaks(evidence: Floats, where: Bools) -> bool:
    return bool(evidence[..., where].sum() >= 0)


def _drawn(lines: Iterable[Points], at: Placement, pen_width: float = PEN_WIDTH_PX) -> Image:
    moved = [line * at.scale + (at.left, at.top) for line in lines]
    return render(moved, IMAGE_SIZE, pen_width)


def _frame(at: Placement, image: Image, line: Points, drawing: Drawing) -> Bools:
    """Return the pixels along a line in which the changed drawing differs from the image."""
    changed, drawn = _picture(drawing, at), _drawn([line], at) > 0
    seen = (np.abs(changed.astype(int) - image) > SEEN) & drawn
    # Removing ink below other ink changes nothing visible.
    seen = seen if seen.any() else drawn
    # On both sides of ink that the line crosses, but not the specks at its edges.
    core = _drawn([line], at, pen_width=1) > 0
    return largest_part(seen) | parts_at(seen, core & seen)


def _picture(drawing: Drawing, at: Placement) -> Image:
    return _drawn((stroke.points for stroke in drawing.strokes), at)


def _reason_of_change(change: LeastChange, at: Placement, image: Image) -> Reason:
    where = _frame(at, image, change.line, change.drawing)
    place = third_of(*middle_of(_drawn([change.line], at) > 0), image)
    if change.edit is Edit.DRAW_ON and change.role is StrokeRole.NOTHING:
        # Where the stroke ends.
        x, y = change.line[0] * at.scale + (at.left, at.top)
        place = third_of(float(y), float(x), image)
    changed, read = _picture(change.drawing, at), change.prediction
    return Reason(change.edit, change.role, where, place, changed, read, change.is_preferred)


def _least_ink(
    recogniser: Recogniser, image: Image, evidence: Floats, label: str | None, rival: str | None
) -> Generator[None, None, Reason | None]:
    """Remove adjacent bits of ink; return the cheapest removal that changes the answer."""
    removals, picture = [], picture_of(image)
    for gone in _neighbours(masks_of(pieces_of(picture[None]))):
        yield
        reason = _without(recogniser, gone, image, evidence)
        read = reason.prediction
        if read.answer not in (None, label):
            length = INK_LENGTH * picture[gone].sum() / picture.sum()
            cost = length + 1 - read.confidence + SPLIT_COST * (reason.role is StrokeRole.TIE)
            is_other = rival not in (None, read.label)
            removals.append((is_other, not reason.speaks_for_it, cost, reason))
    return min(removals, key=lambda removal: removal[:3])[3] if removals else None


def _neighbours(bits: Bools) -> Iterator[Bools]:
    """Yield every group of up to ``BITS`` adjacent bits. ``bits``: bool (n, h, w)."""
    near = np.pad(bits, ((0, 0), (1, 1), (1, 1)))
    wide = np.lib.stride_tricks.sliding_window_view(near, (3, 3), axis=(1, 2)).any(axis=(3, 4))
    touches = np.einsum("ihw,jhw->ij", wide, bits, dtype=int) > 0
    groups = {frozenset([bit]) for bit in range(len(bits))}
    for _ in range(BITS):
        for group in sorted(map(sorted, groups)):
            # A bit may include a speck across a gap.
            yield largest_part(np.logical_or.reduce(bits[group]))
        groups = {
            group | {neighbour}
            for group in groups
            for bit in group
            for neighbour in np.flatnonzero(touches[bit]).tolist()
            if neighbour not in group
        }


def _most_evidence(
    recogniser: Recogniser, image: Image, evidence: Floats, label: str | None
) -> Generator[None, None, Reason]:
    """Remove the strongest evidence until the answer changes or half the ink is gone."""
    owners = pieces_of(image.reshape(-1, *image.shape[-2:]))
    ink, flat = owners != NO_PIECE, evidence.reshape(-1, *owners.shape).sum(axis=0)
    worth = np.bincount(owners[ink], weights=flat[ink])
    gone = np.zeros_like(ink)
    for piece in np.argsort(-worth, kind="stable")[: max(1, (worth > 0).sum())]:
        gone |= owners == piece
        reason = _without(recogniser, gone, image, evidence)
        yield
        if reason.prediction.answer not in (None, label) or 2 * gone.sum() > ink.sum():
            break
    # This much ink has no single role.
    return reason._replace(role=StrokeRole.NOTHING)


def _without(recogniser: Recogniser, gone: Bools, image: Image, evidence: Floats) -> Reason:
    blank = blank_of(image.reshape(-1, *gone.shape)).reshape(image.shape)
    changed, role = np.where(gone, blank, image), StrokeRole.NOTHING
    picture = picture_of(image)
    if picture.ndim == 2:
        role = role_of_bit(picture >= INKED, gone)
    read = recogniser.recognise_image(changed)
    place = third_of(*middle_of(gone), picture)
    speaks = _speaks(evidence, gone)
    return Reason(Edit.RUB_OUT, role, gone, place, picture_of(changed), read, speaks)
