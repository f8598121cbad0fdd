"""Generated non-digits: the same for the same seed, in fixed shares, never a digit's likeness."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from drawn import AMBIGUOUS, assert_centred, assert_numbered, assert_on_canvas, extent

from digitpad.handwriting import outliers, synthesis
from digitpad.handwriting.glyphs.notation import spelled, spellings, ways
from digitpad.handwriting.glyphs.pen import Vary
from digitpad.handwriting.outliers import outlier_drawn
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image

KINDS = [kind for kinds in outliers.kinds().values() for kind in kinds]
GROUP_OF = {kind: group for group, kinds in outliers.kinds().items() for kind in kinds}
WAYS = {way.name: way for way in outliers.SEVERAL_WAYS}
LOOK_ALIKES = tuple(
    frozenset(family)
    for family in (
        *("Cc", "Kk", "Pp", "Uu", "Vv", "Ww", "Xx", "Ψψ", "nη"),
        ("E", "ε", "member of"),
        *(("田", "grid"), ("asterisk", "木"), ("two carets", "caret")),
        ("hatching", "cross-hatching", "to and fro", "grid"),
        ("curls", "yarn", "tangle"),
        (
            "digit struck out by a zigzag",
            "digit struck out by lines",
            "digit struck out by a cross",
        ),
        ("dashes in a row", "minus"),
    )
)
"""Kinds that are one shape by another name or in another hand: on one side, all of a family."""


def test_the_groups_are_the_promised_ones_with_many_kinds():
    kinds = outliers.kinds()
    assert list(kinds) == [
        "letters",
        "symbols",
        "shapes",
        "scribbles",
        "several digits",
        "fragments",
    ]
    assert len(kinds["letters"]) >= 60
    assert len(kinds["symbols"]) >= 45
    assert len(kinds["shapes"]) >= 40
    assert len(kinds["scribbles"]) >= 15
    assert len(set(KINDS)) == len(KINDS)


def test_nothing_ambiguous_is_a_kind():
    assert not AMBIGUOUS & set(KINDS)
    assert set("OoDQIlSsZzqgbBG/\\") <= AMBIGUOUS


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_stays_on_the_canvas_and_fills_a_fair_part_of_it(kind: str):
    for seed in range(3):
        drawing = outlier_drawn(kind, seed=seed)
        assert_on_canvas(drawing)
        image = drawing_to_image(drawing)
        assert image.max() >= 200
        assert np.count_nonzero(image) >= 20


def test_a_seed_gives_the_same_drawing_and_another_seed_or_kind_another():
    first = outlier_drawn("A", seed=8)
    assert outlier_drawn("A", seed=8) == first
    assert outlier_drawn("A", seed=9) != first
    assert outlier_drawn("H", seed=8) != first


def test_an_element_of_a_series_depends_only_on_the_seed_and_its_number():
    assert_numbered(outliers.labelled_batch)


def test_every_thousand_has_the_groups_shares_and_is_mixed():
    _, kinds = outliers.labelled_batch(3, 2000, 1000)
    groups = [GROUP_OF[kind] for kind in kinds]
    assert Counter(groups) == {
        "letters": 450,
        "symbols": 220,
        "shapes": 100,
        "scribbles": 120,
        "several digits": 80,
        "fragments": 30,
    }
    assert set(groups[:200]) == set(outliers.kinds())


def test_every_kind_comes_up_in_a_series_and_nothing_else_does():
    _, kinds = outliers.labelled_batch(4, 0, 3000)
    assert set(kinds) == set(KINDS)


def test_what_stands_beside_digits_most_comes_up_most():
    _, kinds = outliers.labelled_batch(4, 0, 3000)
    counts = Counter(kinds)
    for common, rare in (("a", "Ж"), ("y", "א"), ("x", "山")):
        assert counts[common] > 1.5 * counts[rare]
    assert counts["left parenthesis"] > 2 * counts["yen"]


def test_a_kinds_weight_is_shared_by_its_spellings():
    kinds = spellings("a 6: 0,0 9,9 / 1,1 9,9\n    2,2 9,9\nno weight: 0,0 9,9")
    assert {name: (kind.weight, len(kind.texts)) for name, kind in kinds.items()} == {
        "a": (6.0, 3),
        "no weight": (1.0, 1),
    }
    assert [(way.name, way.weight) for way in ways(kinds)] == [("a", 2.0)] * 3 + [
        ("no weight", 1.0)
    ]


def test_a_part_of_each_groups_kinds_is_kept_from_training():
    assert set(KINDS) >= outliers.HELD_OUT
    assert outliers.trained_kinds() == set(KINDS) - outliers.HELD_OUT
    for members in outliers.kinds().values():
        share = len(outliers.HELD_OUT & set(members)) / len(members)
        assert 0.1 < share < 0.4


@pytest.mark.parametrize("family", LOOK_ALIKES, ids=min)
def test_kinds_of_one_shape_are_on_the_same_side(family: frozenset[str]):
    assert family <= set(KINDS)
    assert len(family & outliers.HELD_OUT) in (0, len(family))


def test_only_the_kinds_asked_for_are_drawn_in_the_same_shares():
    _, kinds = outliers.labelled_batch(4, 0, 2000, only=outliers.HELD_OUT)
    assert set(kinds) == outliers.HELD_OUT
    counts = Counter(GROUP_OF[kind] for kind in kinds)
    assert counts == {group: round(2000 * share) for group, (share, _) in outliers.GROUPS.items()}
    with pytest.raises(ValueError, match="symbols"):
        outliers.labelled_batch(4, 0, 1, only=frozenset({"A"}))


def test_images_have_ink_and_stand_in_the_centre():
    images, kinds = outliers.labelled_batch(9, 0, 1000)
    assert len(images) == len(kinds) == 1000
    # A pen of 1.3 px need not cover any pixel whole.
    assert images.max(axis=(1, 2)).min() >= 170
    assert images.sum(axis=(1, 2), dtype=int).min() >= 12 * 255
    # Half a fine pixel of rounding, and what a far-out arm loses at the border.
    assert_centred(images, 0.3)


def test_the_pen_is_that_of_the_digits():
    def widths(drawings: list[Drawing]) -> list[float]:
        return [20 * d.pen_width / (extent(d) + d.pen_width) for d in drawings]

    digits = widths([drawing for drawing, _ in synthesis.labelled_drawings(4, 0, 250)])
    others = widths([outlier_drawn(KINDS[n % len(KINDS)], seed=n) for n in range(250)])
    assert abs(float(np.median(digits)) - float(np.median(others))) < 0.25
    assert min(others) < 1.7
    assert max(others) > 3.8


def test_what_is_dense_is_never_written_with_a_broad_pen():
    for kind in sorted(outliers.DENSE):
        for seed in range(4):
            drawing = outlier_drawn(kind, seed=seed)
            width_px = 20 * drawing.pen_width / (extent(drawing) + drawing.pen_width)
            assert width_px <= outliers.DENSE_PEN_WIDTH_PX + 1e-3


def test_digits_in_a_row_stand_from_left_to_right():
    generator = np.random.default_rng(5)
    ways = [WAYS["four digits"], WAYS["two digits"]]
    points, owner, is_first = outliers.several_curves(ways, generator)
    assert sorted(set(owner.tolist())) == [0, 1]
    assert np.all(np.diff(owner) >= 0)
    for drawing, count in ((0, 4), (1, 2)):
        begins = np.flatnonzero((owner == drawing) & is_first)
        middles = points[begins].mean(axis=1)[:, 0]
        assert len(begins) == count
        assert np.all(np.diff(middles) > 0)


def test_a_digit_struck_out_has_more_strokes_than_the_digit():
    generator = np.random.default_rng(5)
    ways = [WAYS["digit struck out by a cross"]] * 20
    _, owner, is_first = outliers.several_curves(ways, generator)
    for drawing in range(20):
        strokes = is_first[owner == drawing]
        assert len(strokes) >= 3
        assert strokes[-2:].all()


def test_a_spelling_gives_strokes_corners_dots_and_arcs():
    drawn = spelled("0,0 !50,100 100,0; .50,20; @50,50,40,40,0,360")(
        Vary(np.random.default_rng(1), 3)
    )
    wedge, dot, ring = drawn
    assert wedge.is_sharp.tolist() == [False, True, False]
    assert wedge.knots.shape == (3, 3, 2)
    assert np.ptp(dot.knots, axis=1).max() < 0.07
    assert ring.knots.shape[1] == 10
    assert not np.array_equal(wedge.knots[0], wedge.knots[1])


def test_letters_beside_each_other_keep_their_distance():
    first, second = spelled("10,0 30,100|0,0 20,100 40,0")(Vary(np.random.default_rng(1), 1))
    assert 0.05 < float(second.knots[..., 0].min() - first.knots[..., 0].max()) < 0.35


@pytest.mark.parametrize("text", ["0,0", "0,0 1", "@1,2,3 0,0", "0,0 a,b", "0,0 (1,2"])
def test_a_spelling_that_cannot_be_read_is_refused(text: str):
    with pytest.raises(ValueError, match="stroke"):
        spelled(text)


def test_an_empty_batch_is_empty():
    images, kinds = outliers.labelled_batch(1, 5, 0)
    assert images.shape == (0, 28, 28)
    assert kinds == ()
