"""Parts of drawn photos to learn from, with what cameras do to them over its whole range.

A sheet gives many crops, each taken anew: turned, in perspective, in another size, light and
sharpness. Crop i of step n depends only on the seed, n and i, so that a training that was
interrupted goes on with the same.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from digitpad.arrays import Bools, Doubles, Floats, Grey
from digitpad.handwriting.synthesis import new_generator
from digitpad.paper.detector.heads import STRIDE, evened
from digitpad.paper.detector.truth import CropView, MapTruth, boxes_of, target_of
from digitpad.paper.synthesis.mixed import mixed_sheet
from digitpad.paper.synthesis.pens import Pens
from digitpad.paper.synthesis.photos import SheetPhoto

SIDE_PX: Final = 320
HEIGHTS_PX: Final = (13.0, 46.0)
"""Of digits in most crops."""
LARGE_PX: Final = (75.0, 230.0)
"""... and in those that teach that nothing is to be found at a wrong scale."""
LARGE_SHARE: Final = 0.08
MOST_ENLARGED: Final = 2.2
POOL: Final = 192
"""Sheets that are kept; one is renewed in each ``STEPS_A_SHEET`` steps."""
STEPS_A_SHEET: Final = 2


class Crops:
    """Draws crops of mixed sheets, even seeds from ``first_seed`` on; ``without``: kinds."""

    def __init__(
        self, pens: Pens, seed: int, first_seed: int = 0, without: Collection[str] = ()
    ) -> None:
        self.seed = seed

        @lru_cache(POOL + 1)
        def sheet(number: int) -> tuple[SheetPhoto, float]:
            drawn = mixed_sheet(first_seed + 2 * number, pens, without)
            return drawn, digit_height(drawn)

        self._sheet = sheet

    def crop(self, step: int, number: int) -> tuple[Floats, MapTruth]:
        """Return one crop, evened, float32 (SIDE_PX, SIDE_PX), and what the maps should say."""
        chance = new_generator(self.seed, step, number)
        while True:
            newest = step // STEPS_A_SHEET + POOL
            photo, tall = self._sheet(int(chance.integers(newest - POOL, newest)))
            if tall:
                return taken(photo, tall, chance)


def digit_height(photo: SheetPhoto) -> float:
    """Return the median height of the digits on a photo; 0 where there are none."""
    assert photo.layout
    boxes = boxes_of(photo.layout, CropView(0, np.eye(3)))
    heights = boxes.high[boxes.classes < 10]
    return float(np.median(heights)) if len(heights) else 0.0


def taken(photo: SheetPhoto, tall: float, chance: np.random.Generator) -> tuple[Floats, MapTruth]:
    """Return a part of a photo whose digits are ``tall`` px high, and what the maps should say."""
    layout = photo.layout
    assert layout
    is_large = chance.random() < LARGE_SHARE
    height = np.exp(chance.uniform(*np.log(LARGE_PX if is_large else HEIGHTS_PX)))
    scale = float(height / tall) if is_large else min(float(height / tall), MOST_ENLARGED)
    centres = boxes_of(layout, CropView(0, np.eye(3))).centres
    middle: Doubles = chance.uniform(0, 1, 2) * photo.picture.shape[::-1]
    if chance.random() < 0.8:
        middle = centres[int(chance.integers(len(centres)))]
        middle = middle + chance.uniform(-0.45, 0.45, 2) * SIDE_PX / scale
    # Shrunk by area first, as cameras and viewers do; the rest is in the perspective.
    shrunk = min(1.0, scale / 0.9) if scale < 0.65 else 1.0
    picture = photo.picture
    if shrunk < 1:
        size = max(1, round(picture.shape[1] * shrunk)), max(1, round(picture.shape[0] * shrunk))
        picture = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
    ratio = np.divide(picture.shape[::-1], photo.picture.shape[::-1])
    view = _view(middle, scale, chance)
    matrix = view.from_photo @ np.diag([*1 / ratio, 1.0])
    way = (cv2.INTER_LINEAR, cv2.INTER_CUBIC)[int(chance.integers(2))]
    border = (cv2.BORDER_REFLECT, cv2.BORDER_CONSTANT)[int(chance.integers(2))]
    desk = int(chance.integers(20, 231))
    seen = cv2.warpPerspective(
        picture, matrix, (SIDE_PX, SIDE_PX), flags=way, borderMode=border, borderValue=desk
    )
    covered = None
    lit = seen.astype(np.float32)
    if chance.random() < 0.06:
        hand = _hand(chance)
        lit = lit * (1 - hand) + hand * float(chance.uniform(60, 200))
        covered = cv2.resize(hand, None, fx=1 / STRIDE, fy=1 / STRIDE) > 0.3
    target = target_of(layout, view, covered)
    if border == cv2.BORDER_REFLECT:
        target.counts[~_on_photo(photo.picture.shape, view)] = 0
    return evened(_through_camera(lit, chance)), target


def _view(middle: Doubles, scale: float, chance: np.random.Generator) -> CropView:
    """Return the view around a place of the photo: turned up to 12°, stretched, tilted."""
    angle = np.deg2rad(np.clip(chance.normal(0, 4), -12, 12))
    aspect, shear = np.exp(chance.normal(0, 0.08)), float(chance.normal(0, 0.06))
    turn = np.array([(np.cos(angle), -np.sin(angle)), (np.sin(angle), np.cos(angle))])
    matrix = np.eye(3)
    matrix[:2, :2] = scale * turn @ [(aspect, shear), (0, 1 / aspect)]
    matrix[:2, 2] = -matrix[:2, :2] @ middle
    tilted = np.eye(3)
    if chance.random() < 0.4:
        tilted[2, :2] = chance.normal(0, 2e-4, 2)
    centred = np.array([(1, 0, SIDE_PX / 2), (0, 1, SIDE_PX / 2), (0, 0, 1)])
    return CropView(SIDE_PX, centred @ tilted @ matrix)


def _on_photo(shape: tuple[int, ...], view: CropView) -> Bools:
    """Return where the maps show the photo itself and not its mirror image around it."""
    whole = np.full(shape, 255, np.uint8)
    shown = cv2.warpPerspective(whole, view.from_photo, (view.side, view.side))
    side = view.side // STRIDE
    return np.asarray(cv2.resize(shown, (side, side), interpolation=cv2.INTER_AREA) > 127)


def _hand(chance: np.random.Generator) -> Floats:
    """Return a finger or two that reach in from a side, float32 (SIDE_PX, SIDE_PX), 1 there."""
    hand = np.zeros((SIDE_PX, SIDE_PX), np.float32)
    angle = float(chance.uniform(0, 2 * np.pi))
    toward = np.array([np.cos(angle), np.sin(angle)])
    for _ in range(int(chance.integers(1, 3))):
        begin = SIDE_PX / 2 + toward * SIDE_PX + chance.normal(0, 40, 2)
        tip = SIDE_PX / 2 + toward * SIDE_PX * float(chance.uniform(0.25, 0.5))
        outer, inner = ((round(x), round(y)) for x, y in (begin, tip))
        thick = int(chance.uniform(0.12, 0.3) * SIDE_PX)
        cv2.line(hand, outer, inner, 1.0, thick, cv2.LINE_AA)
    return np.asarray(cv2.GaussianBlur(hand, (0, 0), float(chance.uniform(0.6, 3))), np.float32)


def _through_camera(lit: Floats, chance: np.random.Generator) -> Grey:
    """Return a picture as a camera sees it: with shadow, uneven light, blur, noise, JPEG."""
    side = lit.shape[0]
    if chance.random() < 0.3:
        y, x = np.mgrid[:side, :side] / side - 0.5
        angle = float(chance.uniform(0, 2 * np.pi))
        away = np.cos(angle) * x + np.sin(angle) * y - float(chance.uniform(-0.4, 0.4))
        away /= np.exp(float(chance.uniform(-5, -1.5)))
        lit = lit * (1 - float(chance.uniform(0.15, 0.6)) / (1 + np.exp(-np.clip(away, -40, 40))))
    if chance.random() < 0.3:
        size = int(chance.choice([8, 32, 64, 128]))
        spots = chance.standard_normal((size, size), dtype=np.float32)
        spots = cv2.resize(spots, (side, side), interpolation=cv2.INTER_CUBIC)
        lit = lit + spots * float(chance.uniform(2, 12))
    mean = float(lit.mean())
    lit = mean + (lit - mean) * float(chance.uniform(0.3, 1.2)) + float(chance.uniform(-30, 30))
    if chance.random() < 0.4:
        lit = _blurred(lit.astype(np.float32), chance)
    if chance.random() < 0.4:
        noise = chance.standard_normal(lit.shape, dtype=np.float32)
        lit = lit + noise * float(chance.uniform(1, 9))
    grey = np.clip(lit, 0, 255).astype(np.uint8)
    if chance.random() < 0.35:
        quality = int(chance.integers(25, 91))
        stored = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        grey = np.asarray(cv2.imdecode(stored, cv2.IMREAD_GRAYSCALE), np.uint8)
    return grey


def _blurred(lit: Floats, chance: np.random.Generator) -> Floats:
    """Return a picture out of focus, or shaken."""
    if chance.random() < 0.75:
        return np.asarray(
            cv2.GaussianBlur(lit, (0, 0), float(chance.uniform(0.4, 1.5))), np.float32
        )
    length, angle = float(chance.uniform(2, 5)), float(chance.uniform(0, np.pi))
    way = np.zeros((7, 7), np.float32)
    half = length / 2 * np.array([np.cos(angle), np.sin(angle)])
    ends = np.rint((3 + np.array([-half, half])) * 16).astype(np.int32)
    cv2.polylines(way, [ends], False, 1.0, 1, cv2.LINE_AA, shift=4)
    return np.asarray(cv2.filter2D(lit, -1, way / way.sum()), np.float32)
