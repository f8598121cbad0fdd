"""Augmentation on the device, a whole batch at a time.

Digits are shifted, rotated, scaled, sheared and bent in one resampling, and their strokes are made
thicker or thinner; some are then degraded like poor scans. Lines of writing are augmented in the
same way, as a whole. Pictures are mirrored and shifted. All random numbers are drawn from one
generator, for a whole batch even if this process has only a part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import radians

import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.models.torch.shard import Shard


@dataclass(frozen=True, slots=True)
class DigitAugmentation:
    """Ranges of the augmentation of digits; every amount is drawn uniformly from ± its value.

    ``rotation`` and ``shear`` in degrees, ``scale`` and ``stretch`` as a fraction, ``shift`` and
    ``bend`` in pixels (``bend``: standard deviation of a smooth displacement field), ``width``:
    most pixels that the pen grows or shrinks on each side. ``blur``: largest weight of a 3×3 mean.
    """

    rotation: float = 12.0
    shear: float = 14.0
    scale: float = 0.12
    stretch: float = 0.12
    shift: float = 1.6
    bend: float = 0.9
    bend_cells: int = 5
    width: float = 0.7
    blur: float = 0.5

    def times(self, strength: float) -> DigitAugmentation:
        """Return this augmentation with every amount multiplied by ``strength``."""
        amounts = {name: strength * value for name, value in asdict(self).items()}
        return replace(self, **(amounts | {"bend_cells": self.bend_cells}))

    def __call__(
        self, images: Tensor, generator: torch.Generator, shard: Shard | None = None
    ) -> Tensor:
        """Return changed copies of ``images``: float32 (n, 1, height, width), 0..1.

        ``shard``: which images of a shared batch these are; None where they are all of it.
        """
        shard = shard or Shard(len(images))
        grid = self._grid(images, generator, shard)
        moved = F.grid_sample(images, grid, padding_mode="zeros", align_corners=False)
        return self._soften(self._pen(moved, generator, shard), generator, shard)

    def _grid(self, images: Tensor, generator: torch.Generator, shard: Shard) -> Tensor:
        count, width = len(images), images.shape[-1]
        drawn = _uniform(shard, images, generator, 6)
        angle = drawn[:, 0] * radians(self.rotation)
        slant = torch.tan(drawn[:, 1] * radians(self.shear))
        scale_x = 1.0 + drawn[:, 2] * self.scale + drawn[:, 3] * self.stretch / 2
        scale_y = 1.0 + drawn[:, 2] * self.scale - drawn[:, 3] * self.stretch / 2
        cosine, sine = torch.cos(angle), torch.sin(angle)
        affine = torch.empty((count, 2, 3), device=images.device)
        affine[:, 0, 0] = cosine / scale_x
        affine[:, 0, 1] = (slant * cosine - sine) / scale_x
        affine[:, 1, 0] = sine / scale_y
        affine[:, 1, 1] = (slant * sine + cosine) / scale_y
        affine[:, :, 2] = drawn[:, 4:6] * (2.0 * self.shift / width)
        grid = F.affine_grid(affine, list(images.shape), align_corners=False)
        if self.bend:
            smooth = self._bent(2.0 * self.bend / width, images, generator, shard)
            grid = grid + smooth.permute(0, 2, 3, 1)
        return grid

    def _bent(
        self, most: float, images: Tensor, generator: torch.Generator, shard: Shard
    ) -> Tensor:
        """Return a smooth displacement field, (n, 2, height, width), of amplitude ``most``."""
        height, width = images.shape[-2:]
        cells = (shard.count, 2, self.bend_cells, self.bend_cells * width // height)
        coarse = shard.of(torch.randn(cells, generator=generator, device=images.device))
        amount = most * shard.rand(images.device, generator, 1, 1, 1)
        down, across = bicubic(coarse.transpose(2, 3), height), bicubic(coarse, width)
        return down @ (coarse * amount) @ across.T

    def _pen(self, images: Tensor, generator: torch.Generator, shard: Shard) -> Tensor:
        amount = _uniform(shard, images, generator, 1, 1, 1) * self.width
        thicker = extreme_of_neighbours(images, torch.maximum)
        thinner = extreme_of_neighbours(images, torch.minimum)
        grown = torch.lerp(images, thicker, amount.clamp(min=0.0))
        # A thin pen would vanish if eroded completely, so erosion stops at about half.
        return torch.lerp(grown, thinner, (-amount).clamp(min=0.0) * 0.6)

    def _soften(self, images: Tensor, generator: torch.Generator, shard: Shard) -> Tensor:
        amount = _uniform(shard, images, generator, 1, 1, 1).clamp(min=0.0) * self.blur
        return torch.lerp(images, mean_of_neighbours(images), amount)


@dataclass(frozen=True, slots=True)
class LineAugmentation(DigitAugmentation):
    """Augmentation of whole lines of writing; their left margin is unchanged.

    ``rotation``: of the baseline. ``bend_cells``: per height of the line.
    """

    rotation: float = 0.6
    shear: float = 11.0
    scale: float = 0.08
    shift: float = 1.0
    bend: float = 0.7
    bend_cells: int = 4

    def _grid(self, images: Tensor, generator: torch.Generator, shard: Shard) -> Tensor:
        height, width = images.shape[-2:]
        drawn = _uniform(shard, images, generator, 5)[:, :, None, None]
        rise, slant = drawn[:, 0] * radians(self.rotation), drawn[:, 1] * radians(self.shear)
        wider = 1.0 + drawn[:, 2] * self.scale + drawn[:, 3] * self.stretch / 2
        higher = 1.0 + drawn[:, 2] * self.scale - drawn[:, 3] * self.stretch / 2
        # Keeps the rightmost ink inside the image.
        wider = wider.minimum((width - 4.0) / (_extents(images)[1] + 1.0)).clamp(min=0.5)
        y = torch.arange(height, device=images.device)[:, None] - (height - 1) / 2
        x = torch.arange(width, device=images.device)
        across = x / wider + slant * y
        down = (y - drawn[:, 4] * self.shift - rise * (x - width / 2)) / higher
        if self.bend:
            smooth = self._bent(self.bend, images, generator, shard)
            across, down = across + smooth[:, 0], down + smooth[:, 1]
        sizes = (across + 0.5) * 2.0 / width - 1.0, down * 2.0 / height
        return torch.stack(sizes, dim=-1)


@dataclass(frozen=True, slots=True)
class InkAugmentation:
    """Shifts of the maps of ink; everything else is changed in the strokes, where it is known.

    ``shift_px``: largest shift to each side.
    """

    shift_px: int = 1

    def times(self, strength: float) -> InkAugmentation:
        """Return the same augmentation: a shift of one pixel is as weak as one can be."""
        return self

    def __call__(
        self, images: Tensor, generator: torch.Generator, shard: Shard | None = None
    ) -> Tensor:
        """Return shifted copies of ``images``: float32 (n, channels, height, width).

        ``shard``: the images of a shared batch that these are; None if they are all of it.
        """
        shard = shard or Shard(len(images))
        drawn = _uniform(shard, images, generator, 2) * (self.shift_px + 0.5)
        down, across = (drawn.round().long() + self.shift_px).unbind(1)
        return _cut_out(F.pad(images, (self.shift_px,) * 4), down, across, images.shape)


@dataclass(frozen=True, slots=True)
class ScanWear:
    """The damage of poor scans; each kind affects a fraction of the images.

    ``square``: stretched horizontally to a square, as some form scanners do. ``heavy``: a pen
    up to a pixel broader on each side. ``broken``: strokes with gaps. ``cut``: up to
    ``cut_px`` pixels lost at one border of the ink. ``coarse``: resampled on a grid of
    ``coarse_px`` pixels a side, half of these in black and white. ``noisy``: Gaussian noise with a
    standard deviation of up to ``noise``, where white is 1.
    """

    square: float = 0.06
    heavy: float = 0.1
    broken: float = 0.08
    cut: float = 0.06
    cut_px: int = 3
    coarse: float = 0.12
    coarse_px: tuple[int, int] = (14, 24)
    noisy: float = 0.35
    noise: float = 0.25

    def __call__(
        self, images: Tensor, generator: torch.Generator, shard: Shard | None = None
    ) -> Tensor:
        """Return damaged copies of ``images``: float32 (n, 1, height, width), 0..1.

        ``shard``: the images of a shared batch that these are; None if they are all of it.
        """
        shard = shard or Shard(len(images))

        def some(share: float, *shape: int) -> tuple[Tensor, Tensor]:
            """Select ``share`` of the images; also return draws for each, (n, 1, 1, 1), 0..1."""
            chosen = shard.rand(images.device, generator, 1, 1, 1) < share
            return chosen, shard.rand(images.device, generator, *(shape or (1, 1, 1)))

        chosen, drawn = some(self.square)
        images = torch.where(chosen, _stretched(images, 0.5 + 0.5 * drawn), images)
        chosen, drawn = some(self.heavy)
        thicker = torch.lerp(images, extreme_of_neighbours(images, torch.maximum), drawn)
        images = torch.where(chosen, thicker, images)
        chosen, drawn = some(self.broken, 1, 12, 12)
        gaps = F.interpolate(drawn, size=images.shape[2:], mode="bilinear", align_corners=True)
        images = torch.where(chosen, images * ((gaps - 0.15) * 8.0).clamp(0.0, 1.0), images)
        chosen, drawn = some(self.cut, 2, 1, 1)
        images = torch.where(chosen, _cut(images, drawn, self.cut_px), images)
        chosen, drawn = some(self.coarse)
        least, most = self.coarse_px
        size = int(torch.randint(least, most + 1, (), generator=generator, device=images.device))
        images = torch.where(chosen, _coarse(images, size, drawn), images)
        chosen, drawn = some(self.noisy)
        shape = (shard.count, *images.shape[1:])
        noise = torch.randn(shape, generator=generator, device=images.device)
        worn = (images + shard.of(noise) * (drawn * self.noise)).clamp(0.0, 1.0)
        return torch.where(chosen, worn, images)


@dataclass(frozen=True, slots=True)
class PictureAugmentation:
    """Mirrors pictures, if they may be, and shifts them by up to ``shift`` pixels.

    Their edges are reflected.
    """

    shift: int = 4
    mirrors: bool = True

    def times(self, strength: float) -> PictureAugmentation:
        return replace(self, shift=round(strength * self.shift))

    def __call__(
        self, images: Tensor, generator: torch.Generator, shard: Shard | None = None
    ) -> Tensor:
        """Return changed copies of ``images``: float32 (n, channels, height, width), 0..1.

        ``shard``: which images of a shared batch these are; None where they are all of it.
        """
        device = images.device
        shard = shard or Shard(len(images))
        if self.mirrors:
            mirrored = shard.rand(device, generator, 1, 1, 1) < 0.5
            images = torch.where(mirrored, images.flip(-1), images)
        padded = F.pad(images, [self.shift] * 4, mode="reflect")
        size, end = (2, shard.count), 2 * self.shift + 1
        drawn = torch.randint(end, size, generator=generator, device=device)
        down, across = shard.of(drawn, axis=1).unbind(0)
        return _cut_out(padded, down, across, images.shape)


def _cut_out(padded: Tensor, down: Tensor, across: Tensor, shape: torch.Size) -> Tensor:
    """Return the part of each image that begins ``down`` and ``across``, of this shape.

    Not by permuted axes, which would lay the channels last on devices that refuse it.
    """
    count, channels, height, width = shape
    first, channel, rows, columns = (
        torch.arange(size, device=padded.device).view([-1 if n == axis else 1 for n in range(4)])
        for axis, size in enumerate((count, channels, height, width))
    )
    rows, columns = rows + down.view(-1, 1, 1, 1), columns + across.view(-1, 1, 1, 1)
    return padded[first, channel, rows, columns]


def _uniform(shard: Shard, like: Tensor, generator: torch.Generator, *shape: int) -> Tensor:
    """Return uniform draws from -1..1 on the device of ``like``, of ``shape`` for each image."""
    return shard.rand(like.device, generator, *shape) * 2.0 - 1.0


def bicubic(coarse: Tensor, size: int) -> Tensor:
    """Return the matrix (size, cells) that resizes the last axis of ``coarse`` to ``size``.

    Two matrix products give the result of ``F.interpolate`` in a tenth of its time.
    """
    cells = coarse.shape[-1]
    unit = torch.eye(cells, device=coarse.device)[None, None]
    return F.interpolate(unit, size=(size, cells), mode="bicubic", align_corners=True)[0, 0]


def _means(length: int, size: int, device: torch.device) -> Tensor:
    """Return the matrix (size, length) that averages each of ``size`` equal parts.

    Parts that end within a pixel share it. The result equals ``F.interpolate`` in the mode
    "area", which Apple's graphics supports only if ``size`` divides ``length``.
    """
    parts = torch.arange(size)[:, None]
    pixels = torch.arange(length)[None]
    first, last = parts * length // size, -((parts + 1) * length // -size)
    inside = ((pixels >= first) & (pixels < last)).float()
    return (inside / inside.sum(dim=1, keepdim=True)).to(device)


def extreme_of_neighbours(images: Tensor, extreme: Callable[[Tensor, Tensor], Tensor]) -> Tensor:
    """Return the maximum (or minimum) over each pixel's 3×3 neighbourhood.

    Done separably, it takes a hundredth of the time of ``F.max_pool2d``.
    """
    for axis in (-2, -1):
        last = images.shape[axis] - 1
        pairs = extreme(images.narrow(axis, 0, last), images.narrow(axis, 1, last))
        inner = extreme(pairs.narrow(axis, 0, last - 1), pairs.narrow(axis, 1, last - 1))
        ends = pairs.narrow(axis, 0, 1), pairs.narrow(axis, last - 1, 1)
        images = torch.cat([ends[0], inner, ends[1]], axis)
    return images


def _extents(images: Tensor) -> tuple[Tensor, Tensor]:
    """Return the first and last column with ink of each image: float32 (n, 1, 1)."""
    columns = images.amax(dim=(1, 2)) > 0.3
    first = columns.float().argmax(dim=1)
    last = columns.shape[1] - 1 - columns.flip(1).float().argmax(dim=1)
    return first[:, None, None].float(), last[:, None, None].float()


def _stretched(images: Tensor, amount: Tensor) -> Tensor:
    """Stretch the ink towards the full width of 20 pixels, by ``amount`` of the difference.

    ``amount``: (n, 1, 1, 1), 0..1. No digit becomes more than three times as wide.
    """
    width = images.shape[-1]
    first, last = _extents(images)
    extent = last - first + 1.0
    scale = 1.0 + amount[:, 0] * (20.0 / extent).clamp(1.0, 3.0).sub(1.0)
    across = (torch.arange(width, device=images.device) + 0.5)[None, None, :]
    source = (across - width / 2) / scale + (first + last + 1.0) / 2
    grid_x = (source * 2.0 / width - 1.0).expand(-1, width, -1)
    rows = (torch.arange(width, device=images.device) + 0.5) * 2.0 / width - 1.0
    grid = torch.stack((grid_x, rows[None, :, None].expand_as(grid_x)), dim=-1)
    return F.grid_sample(images, grid, padding_mode="zeros", align_corners=False)


def _cut(images: Tensor, drawn: Tensor, most_px: int) -> Tensor:
    """Remove ink at one border, chosen (with the amount) by ``drawn``, (n, 2, 1, 1)."""
    depth, side = (drawn[:, :1] * (most_px + 1)).floor(), (drawn[:, 1:] * 4).floor()
    result = images
    for number, axis in enumerate((2, 2, 3, 3)):
        turned = images.transpose(2, 3) if axis == 2 else images
        first, last = (edge[:, None] for edge in _extents(turned))
        shape = [1, 1, 1, 1]
        shape[axis] = -1
        position = torch.arange(images.shape[axis], device=images.device).view(shape)
        lost = position < first + depth if number % 2 == 0 else position > last - depth
        result = torch.where((side == number) & lost, torch.zeros_like(images), result)
    return result


def _coarse(images: Tensor, size: int, drawn: Tensor) -> Tensor:
    """Resample images on a grid of ``size`` pixels a side; make half of them black and white.

    ``drawn``: (n, 1, 1, 1), 0..1; values below 0.5 select black and white, and set the threshold.
    """
    fine = images.shape[2:]
    rows, columns = (_means(length, size, images.device) for length in fine)
    small = rows @ images @ columns.T
    small = torch.where(drawn < 0.5, (small > 0.15 + drawn * 0.6).float(), small)
    return F.interpolate(small, size=fine, mode="bilinear", align_corners=False)


def mean_of_neighbours(images: Tensor) -> Tensor:
    """Return the mean over each pixel's 3×3 neighbourhood, with zero padding."""
    padded = F.pad(images, [1] * 4)
    rows = padded[..., :-2, :] + padded[..., 1:-1, :] + padded[..., 2:, :]
    return (rows[..., :-2] + rows[..., 1:-1] + rows[..., 2:]) / 9.0
