"""Augmentation: what it may change and what it must leave."""

from __future__ import annotations

from dataclasses import replace

import torch
from torch.nn import functional as F

from digitpad.data import augment
from digitpad.data.augment import (
    DigitAugmentation,
    LineAugmentation,
    PictureAugmentation,
    ScanWear,
)
from digitpad.training.step import augmentation_strength

UNWORN = ScanWear(0.0, 0.0, 0.0, 0.0, coarse=0.0, noisy=0.0)
STILL = DigitAugmentation(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5, 0.0, 0.0)


def bar(count: int = 64) -> torch.Tensor:
    """A vertical bar three pixels wide."""
    images = torch.zeros(count, 1, 28, 28)
    images[:, :, 6:22, 13:16] = 1.0
    return images


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def test_amounts_of_zero_change_nothing() -> None:
    torch.testing.assert_close(STILL(bar(), generator()), bar(), atol=1e-5, rtol=0)


def test_the_same_generator_gives_the_same_images_and_each_image_its_own_change() -> None:
    augment = DigitAugmentation()
    one, two = augment(bar(), generator(1)), augment(bar(), generator(1))
    assert torch.equal(one, two)
    assert not torch.equal(one[0], one[1])
    assert not torch.equal(one, augment(bar(), generator(2)))


def test_pixels_stay_between_0_and_1_and_the_shape_stays() -> None:
    changed = DigitAugmentation()(bar(), generator())
    assert changed.shape == (64, 1, 28, 28)
    assert changed.min() >= 0.0
    assert changed.max() <= 1.0 + 1e-6


def test_a_shift_moves_the_ink_by_no_more_than_it_says() -> None:
    shifted = DigitAugmentation(0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 5, 0.0, 0.0)(bar(500), generator())
    columns = torch.arange(28.0)
    mass = shifted.sum((1, 2, 3))
    centres = (shifted.sum((1, 2)) @ columns) / mass
    moves = centres - 14.0
    assert moves.abs().max() <= 2.001
    assert moves.min() < -1.5
    assert moves.max() > 1.5


def test_a_rotation_turns_to_both_sides_about_equally() -> None:
    turned = DigitAugmentation(20.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5, 0.0, 0.0)(bar(500), generator())
    columns = torch.arange(28.0)
    top = turned[:, 0, 6:12].sum(1) @ columns / turned[:, 0, 6:12].sum((1, 2))
    bottom = turned[:, 0, 16:22].sum(1) @ columns / turned[:, 0, 16:22].sum((1, 2))
    leans = top - bottom
    assert abs(float(leans.mean())) < 0.3
    assert leans.max() > 2.0
    assert leans.min() < -2.0


def test_the_pen_becomes_thicker_and_thinner_but_never_vanishes() -> None:
    changed = DigitAugmentation(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5, 0.9, 0.0)(bar(500), generator())
    ink = changed.sum((1, 2, 3)) / bar(1).sum()
    assert ink.min() < 0.75
    assert ink.max() > 1.4
    assert ink.min() > 0.3


def test_a_line_is_changed_as_a_whole_and_loses_nothing_at_its_ends() -> None:
    lines = torch.zeros(200, 1, 32, 256)
    for x in (8, 120, 240):
        lines[:, :, 8:24, x : x + 3] = 1.0
    torch.testing.assert_close(LineAugmentation().times(0.0)(lines, generator()), lines)
    changed = LineAugmentation()(lines, generator())
    columns = torch.arange(256.0)
    means = []
    for first, end in ((0, 60), (60, 180), (180, 256)):
        part = changed[..., first:end].sum((1, 2))
        mass = part.sum(1)
        assert mass.min() > 0.4 * 3 * 16
        means.append((part @ columns[first:end]) / mass)
    left, middle, right = means
    assert (left - 9.5).abs().max() < 4.0
    assert right.min() < 215.0
    # Signs stay as far from each other as they were, in parts of the line.
    torch.testing.assert_close(
        (middle - left) / (right - left), torch.full((200,), 112 / 232), atol=0.02, rtol=0
    )


def test_pictures_are_mirrored_and_shifted_whole() -> None:
    image = torch.rand(1, 3, 32, 32, generator=generator())
    changed = PictureAugmentation()(image.expand(200, -1, -1, -1), generator())
    assert changed.shape == (200, 3, 32, 32)
    same = (changed == image).all(dim=3).all(dim=2).all(dim=1)
    mirrored = (changed == image.flip(-1)).all(dim=3).all(dim=2).all(dim=1)
    assert bool((same | mirrored).any())
    assert len(torch.unique(changed.flatten(1), dim=0)) > 50
    signs = PictureAugmentation(mirrors=False).times(0.0)
    assert torch.equal(
        signs(image.expand(20, -1, -1, -1), generator()), image.expand(20, -1, -1, -1)
    )


def test_an_augmentation_made_weaker_changes_less_and_at_nought_nothing() -> None:
    images = bar(200)
    whole, half, none = (
        (DigitAugmentation().times(strength)(images, generator()) - images).abs().mean()
        for strength in (1.0, 0.5, 0.0)
    )
    assert none < 1e-6
    assert none < half < whole


def test_augmentation_calms_down_at_the_end_of_a_run_that_asks_for_it() -> None:
    along = [augmentation_strength(0.25, step / 8) for step in range(9)]
    assert along[:7] == [1.0] * 7
    assert along[6] > along[7] > along[8] > 0.0
    assert augmentation_strength(0.0, 1.0) == 1.0


def test_neighbours_are_taken_as_poolings_and_interpolation_take_them() -> None:
    images = torch.rand((4, 1, 28, 20), generator=torch.Generator().manual_seed(3))
    pooled = F.max_pool2d(images, 3, stride=1, padding=1)
    assert torch.equal(augment.extreme_of_neighbours(images, torch.maximum), pooled)
    pooled = -F.max_pool2d(-images, 3, stride=1, padding=1)
    assert torch.equal(augment.extreme_of_neighbours(images, torch.minimum), pooled)
    mean = F.avg_pool2d(images, 3, stride=1, padding=1)
    torch.testing.assert_close(augment.mean_of_neighbours(images), mean)
    coarse = images[:, :, :5, :5]
    stretched = F.interpolate(coarse, size=(28, 20), mode="bicubic", align_corners=True)
    product = augment.bicubic(coarse, 28) @ coarse @ augment.bicubic(coarse, 20).T
    torch.testing.assert_close(product, stretched)


def test_a_scan_wears_images_as_its_generator_says_and_leaves_pixels_between_0_and_1() -> None:
    worn = ScanWear()(bar(), generator(1))
    assert torch.equal(worn, ScanWear()(bar(), generator(1)))
    assert worn.shape == (64, 1, 28, 28)
    assert worn.min() >= 0
    assert worn.max() <= 1
    changed = (worn != bar()).flatten(1).any(1).float().mean()
    assert 0.3 < changed < 0.9
    assert torch.equal(UNWORN(bar(), generator()), bar())


def test_each_kind_of_wear_does_what_it_is_called() -> None:
    def ink(damage: dict[str, float]) -> torch.Tensor:
        return replace(UNWORN, **damage)(bar(), generator())[:, 0]

    columns, rows = (ink({"square": 1.0}).amax(axis) > 0.3 for axis in (1, 2))
    assert columns.sum(1).float().mean() > 2 * 3
    assert torch.equal(rows.sum(1), torch.full((64,), 16))
    heavy = ink({"heavy": 1.0}).sum((1, 2))
    assert ((heavy > 3 * 16) & (heavy <= 5 * 18)).all()
    broken = ink({"broken": 1.0})
    assert (broken <= bar()[:, 0]).all()
    assert 0.8 < broken.sum() / bar().sum() < 0.97
    cut = ink({"cut": 1.0}).sum((1, 2))
    assert ((cut >= 0) & (cut <= 3 * 16)).all()
    assert 0 < (cut < 3 * 16).float().mean() < 1
    assert set(ink({"coarse": 1.0}).amax((1, 2)).tolist()) > {1.0}
    rest = ink({"noisy": 1.0})[:, :, 20:]
    assert 0.02 < rest.mean() < 0.1
