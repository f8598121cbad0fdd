"""How maps are tried: shuffled weights, and taking the marked ink away."""

from __future__ import annotations

import numpy as np
import pytest
from trial_of_maps import deletion_area, rank_correlation, shuffled

from digitpad.explain.picture import LIGHT, map_pixels
from digitpad.explain.pieces import masks_of, owned_by, pieces_of, weights_of
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.normalise import PEN_WIDTH_PX, drawing_to_image, placement
from digitpad.ink.raster import render
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build

EIGHT = synthesis.drawing(8, seed=2)


def test_all_the_ink_and_no_paper_belongs_to_pieces_of_about_one_size() -> None:
    image = drawing_to_image(EIGHT)[None]
    owners = pieces_of(image)
    assert ((owners >= 0) == (image[0] > 0)).all()
    sizes = masks_of(owners).sum(axis=(1, 2))
    assert len(sizes) >= 8
    assert sizes.max() < 6 * sizes.min() + 12
    np.testing.assert_allclose(
        [weights_of(image, owners)[0][mask].sum() for mask in masks_of(owners)], 1, rtol=1e-5
    )


@pytest.mark.parametrize("level", [1, 40, 255])
def test_the_faintest_dot_is_a_piece(level: int) -> None:
    image = np.zeros((1, 28, 28), np.uint8)
    image[0, 10, 10] = level
    assert pieces_of(image).max() == 0


def test_a_colour_picture_is_cut_into_squares() -> None:
    owners = pieces_of(np.zeros((3, 32, 32), np.uint8))
    assert owners.max() == 63
    assert (owners[4:8, 8:12] == owners[4, 8]).all()


def test_strokes_lie_in_their_image_where_their_placement_says() -> None:
    place = placement(EIGHT)
    assert place is not None
    lines = [one.points * place.scale + (place.left, place.top) for one in EIGHT.strokes]
    drawn = render(lines, 28, PEN_WIDTH_PX).astype(float)
    assert np.abs(drawn - drawing_to_image(EIGHT)).mean() < 1.5


def test_a_dot_and_an_empty_page_have_no_placement() -> None:
    assert placement(Drawing()) is None
    assert placement(drawing_from_points([[(0.5, 0.5)]])) is None


def test_shuffling_goes_from_the_last_layer_to_the_first() -> None:
    made = architecture("quick")
    model = Model(new_info(made), build(made, seed=0).arrays())
    last = shuffled(model, 1, seed=0)
    changed = {name for name, one in model.tensors.items() if (one != last.tensors[name]).any()}
    assert changed == {"output.weight", "output.bias"}
    whole = shuffled(model, 6, seed=0)
    for name, one in model.tensors.items():
        np.testing.assert_array_equal(np.sort(one.ravel()), np.sort(whole.tensors[name].ravel()))
    assert (model.tensors["conv1.weight"] != whole.tensors["conv1.weight"]).any()


def test_maps_are_compared_where_there_is_ink_alone() -> None:
    image = drawing_to_image(EIGHT)
    rng = np.random.default_rng(0)
    one, other = (rng.normal(size=image.shape) * (image > 0) for _ in range(2))
    assert rank_correlation(one, np.exp(one) * (image > 0), image) == pytest.approx(1)
    assert rank_correlation(one, -one, image) == pytest.approx(-1)
    assert abs(rank_correlation(one, other, image)) < 0.2
    assert rank_correlation(one, 0 * one, image) == 0


def test_taking_away_what_counts_first_leaves_less_of_the_probability() -> None:
    image = drawing_to_image(EIGHT)[None]
    worth = (np.indices((28, 28))[0] < 14) * (image[0] > 0)

    def outputs(images: np.ndarray) -> np.ndarray:
        counted = (images[:, 0] / 255 * worth).sum(axis=(1, 2)) / 10
        return np.stack([counted, np.zeros_like(counted)], axis=1).astype(np.float32)

    line = np.concatenate([one.points for one in EIGHT.strokes])
    place = placement(EIGHT)
    assert place is not None
    owners = owned_by(line[::6] * place.scale + (place.left, place.top), image)
    told = deletion_area(outputs, image, worth.astype(np.float32), owners, 0, 2)
    wrong = deletion_area(outputs, image, -worth.astype(np.float32), owners, 0, 2)
    assert told < 0.8 * wrong


def test_evidence_has_its_colour_and_silent_ink_stays_to_be_seen() -> None:
    image = np.full((28, 28), 255, np.uint8)
    evidence = np.zeros((28, 28), np.float32)
    evidence[0, 0], evidence[0, 1] = 2, -2
    image[5:] = 0
    pixels = map_pixels(evidence, image)
    assert tuple(pixels[0, 0]) == LIGHT.supports
    assert tuple(pixels[0, 1]) == LIGHT.opposes
    assert tuple(pixels[6, 6]) == LIGHT.paper
    assert tuple(pixels[1, 1]) != LIGHT.paper
