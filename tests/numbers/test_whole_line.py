"""A line that is read as a whole: its pictures, its network and its signs."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from drawn import digit_drawn

from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.modelfile import Model, new_info
from digitpad.models.architecture import DIGITS, LINE_CLASSES, Architecture
from digitpad.models.own import DEEP_LINE_READER, LINE_READER
from digitpad.models.torch.network import build
from digitpad.numbers.data.pictures import LONGEST, labelled_lines
from digitpad.numbers.line import BLANK, COLUMN, Line
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reader import NumberReader
from digitpad.numbers.strokes import StrokeLine
from digitpad.numbers.whole_line import (
    NONE,
    SPACE,
    columns_of,
    likely_texts,
    read_whole,
    text_scores,
)
from digitpad.recognise.engine import Engine


def two_ones() -> Drawing:
    return drawing_from_points(
        [np.array([[x, 0.2], [x, 0.4]]) for x in (0.2, 0.3)]  # 18 px high, 9 px apart
    )


class Says:
    """Stands for a network: what it says at each column."""

    def __init__(self, signs: dict[int, int]) -> None:
        self.signs = signs

    def logits(self, images: np.ndarray) -> np.ndarray:
        outputs = np.zeros((1, NONE + 1, images.shape[-1] // COLUMN), dtype=np.float32)
        outputs[0, NONE] = 5.0
        for column, sign in self.signs.items():
            outputs[0, sign, column] = 9.0
        return outputs.reshape(1, -1)


def said(signs: dict[int, int], line: Line) -> np.ndarray:
    return columns_of(Says(signs), line)  # type: ignore[arg-type]


def test_a_picture_of_a_line_has_whole_columns_and_blank_paper_around_it() -> None:
    picture = StrokeLine(two_ones()).picture()
    assert picture.shape[0] == 32
    assert picture.shape[1] % COLUMN == 0
    assert not picture[:, : BLANK - 2].any()
    assert picture[7:25].max(axis=0).any()


def test_a_line_is_shown_larger_and_its_middle_stays() -> None:
    line = StrokeLine(two_ones())
    plain, larger = (line.picture(size) > 100 for size in (1.0, 1.2))
    for axis in (0, 1):
        rows, more = (np.flatnonzero(shown.any(axis=axis)) for shown in (plain, larger))
        assert np.ptp(more) == pytest.approx(1.2 * np.ptp(rows), abs=2)
    assert (
        abs(np.flatnonzero(larger.any(axis=1)).mean() - np.flatnonzero(plain.any(axis=1)).mean())
        < 1
    )
    assert larger.shape[1] % COLUMN == 0


def test_what_is_said_of_a_picture_in_several_sizes_is_averaged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ink = np.zeros((60, 40), np.uint8)
    ink[10:50, 18:22] = 255
    reader, line = NumberReader(), InkLine(ink)
    by_size = {1.0: {1: 1}, 0.85: {1: 1}, 1.18: {1: 7}}
    monkeypatch.setattr(
        "digitpad.numbers.reader.columns_of",
        lambda _, line, size: columns_of(Says(by_size[size]), line, size),  # type: ignore[arg-type]
    )
    texts, _, whole, _ = reader.n_best(line)
    scores = {text[0][1]: score for text, score in zip(texts, whole.tolist(), strict=True)}
    alone = {
        sign: [
            text_scores(columns_of(Says(says), line, size), [sign])[0]  # type: ignore[arg-type]
            for size, says in by_size.items()
        ]
        for sign in "17"
    }
    assert scores["1"] == pytest.approx(np.mean(alone["1"]))
    assert scores["7"] == pytest.approx(np.mean(alone["7"]))
    assert scores["1"] > scores["7"]


def test_equal_signs_are_two_where_the_network_says_none_between_them() -> None:
    line = StrokeLine(two_ones())
    once = read_whole(Says({1: 1, 2: 1}), line)  # type: ignore[arg-type]
    twice = read_whole(Says({1: 1, 2: NONE, 3: 1, 4: SPACE}), line)  # type: ignore[arg-type]
    assert (once.text, twice.text) == ("1", "11")
    assert [sign.strokes for sign in twice.signs] == [(0,), (1,)]
    assert once.signs[0].strokes == (0, 1)


@pytest.mark.parametrize("architecture", [LINE_READER, DEEP_LINE_READER], ids=lambda one: one.name)
def test_the_engine_reads_lines_of_any_width_as_torch_does(architecture: Architecture) -> None:
    network = build(architecture, seed=1).eval()
    engine = Engine(architecture, network.arrays())
    for width in (40, 132):
        images = np.random.default_rng(width).integers(0, 256, (2, 1, 32, width), dtype=np.uint8)
        with torch.inference_mode():
            expected = network(torch.tensor(images).float() / 255).numpy()
        assert expected.shape == (2, len(LINE_CLASSES) + 1, width // COLUMN)
        np.testing.assert_allclose(engine.logits(images), expected.reshape(2, -1), atol=1e-4)


def test_a_model_of_lines_reads_numbers_without_one_for_digits() -> None:
    network = build(LINE_READER, seed=1)
    reader = NumberReader(Model(new_info(LINE_READER), network.arrays()))
    reading = reader.read_drawing(two_ones())
    assert {*reading.text} <= {*LINE_CLASSES}


def test_generated_lines_are_the_same_whenever_they_are_made_and_fill_their_pictures() -> None:
    images, labels = labelled_lines(5, 0, 4)
    again, _ = labelled_lines(5, 0, 2)
    assert (images[:2] == again).all()
    assert labels.shape == (4, LONGEST)
    for image, signs in zip(images[:, 0], labels, strict=True):
        said = signs[signs < len(LINE_CLASSES)]
        assert (signs[len(said) :] == len(LINE_CLASSES)).all()
        # A sign is seldom narrower than three columns of ink and paper.
        assert 3 <= len(said) <= image.any(axis=0).sum() / 3


def test_lines_in_somebody_s_hand_are_of_their_drawings() -> None:
    one = digit_drawn(1, seed=3)
    hand = {digit: [one] for digit in DIGITS}
    _, labels = labelled_lines(5, 0, 3, [hand])
    assert (labels < len(LINE_CLASSES)).any(axis=1).all()
    with pytest.raises(ValueError, match="block"):
        labelled_lines(5, 7, 3)


def test_a_text_is_as_probable_as_all_paths_that_say_it_together() -> None:
    line = StrokeLine(two_ones())
    columns = len(said({}, line))
    scores = text_scores(said({1: 1, 2: NONE, 3: 1}, line), ["1", "11", "7"])
    assert scores[1] > scores[0] > scores[2]
    even = text_scores(said(dict.fromkeys(range(columns), 3), line), ["3", "33"])
    torch_says = torch.zeros(columns, 1, NONE + 1)
    torch_says[:, 0, NONE], torch_says[:, 0, 3] = 5.0, 9.0
    # A space counts as none here.
    for text, score in (("3", even[0]), ("33", even[1])):
        loss = torch.nn.functional.ctc_loss(
            torch_says.log_softmax(2),
            torch.full((1, len(text)), 3),
            torch.tensor([columns]),
            torch.tensor([len(text)]),
            blank=NONE,
            reduction="sum",
        )
        assert score == pytest.approx(-float(loss), rel=1e-2)


def test_of_a_picture_digits_alone_are_asked_for() -> None:
    """A comma or none: both are no digit."""
    ink = np.zeros((40, 60), np.uint8)
    ink[5:35, 10:14] = ink[5:35, 30:34] = 255
    comma = LINE_CLASSES.index(",")
    columns = said({1: 1, 2: comma, 3: 7, 4: NONE}, InkLine(ink))
    scores = text_scores(columns, ["17", "1", ""])
    assert scores[0] > scores[1] > scores[2]
    assert likely_texts(columns, 3)[0] == "17"


def test_a_text_that_many_paths_say_is_likelier_than_the_best_path() -> None:
    columns = np.zeros((3, NONE + 1))
    columns[:, NONE], columns[:, 1] = 0.55, 0.45
    assert columns.argmax(axis=1).tolist() == [NONE] * 3
    by_score = sorted(("", "1", "11"), key=lambda text: -text_scores(columns, [text])[0])
    assert by_score == ["1", "", "11"]
    assert likely_texts(columns, 3) == ["1", "11"]
    assert likely_texts(columns, 1) in ([], ["1"])


def test_what_only_the_network_for_whole_lines_reads_may_win(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here that no digit is likelier by the others, whatever it is."""
    reader = NumberReader()
    assert reader.read_drawing(two_ones()).text == "11"
    monkeypatch.setattr(
        "digitpad.numbers.reader.columns_of",
        lambda _, line, size: columns_of(Says({2: 8, 3: NONE, 4: 6}), line, size),  # type: ignore[arg-type]
    )
    monkeypatch.setattr(StrokeLine, "whole", 0.2)
    assert reader.read_drawing(two_ones()).text == "11"
    monkeypatch.setattr(StrokeLine, "whole", 20.0)
    reading = reader.read_drawing(two_ones())
    assert reading.text == "86"
    assert [sign.strokes for sign in reading.signs] == [(0,), (1,)]
    assert reading.sure > 0.9


def certain(*signs: int, share: float = 1.0) -> np.ndarray:
    """Return columns that each say one class, the rest of the probability being none's."""
    columns = np.zeros((len(signs), NONE + 1))
    for column, sign in zip(columns, signs, strict=True):
        column[NONE] = 1 - share
        column[sign] += share
    return columns


@pytest.mark.parametrize(("share", "is_followed"), [(0.02, True), (0.005, False)])
def test_the_beam_follows_signs_of_at_least_one_percent(share: float, is_followed: bool) -> None:
    columns = certain(1, NONE, 4)
    columns[1] = certain(7, share=share)
    assert ("174" in likely_texts(columns, 8)) == is_followed
    assert likely_texts(columns, 8)[0] == "14"


def test_a_text_of_more_signs_than_columns_is_impossible() -> None:
    scores = text_scores(certain(1, 7), ["17", "174", "1"])
    assert scores[0] == pytest.approx(0.0)
    assert scores[1] == -np.inf
    # Not said at all, but there is room for it.
    assert -np.inf < scores[2] < -20


def test_equal_signs_need_a_column_between_them() -> None:
    assert text_scores(certain(1, 1), ["11"])[0] == -np.inf
    assert text_scores(certain(1, NONE, 1), ["11"])[0] == pytest.approx(0.0)


def test_a_line_of_many_columns_has_finite_scores() -> None:
    columns = certain(*[3, NONE] * 400, share=0.5)
    (score,) = text_scores(columns, ["3" * 400])
    assert np.isfinite(score)
    assert len(likely_texts(columns, 2)) == 2


def test_a_higher_temperature_makes_a_network_less_sure() -> None:
    line = StrokeLine(two_ones())
    plain, warm = (
        columns_of(Says({1: 1}), line, temperature=degree)  # type: ignore[arg-type]
        for degree in (1.0, 2.0)
    )
    assert (plain.argmax(axis=1) == warm.argmax(axis=1)).all()
    assert plain[1].max() > warm[1].max()
    assert warm.sum(axis=1) == pytest.approx(1.0)


def test_a_space_is_no_sign() -> None:
    (column,) = said({1: SPACE}, StrokeLine(two_ones()))[1:2]
    assert column[SPACE] == 0
    assert column[NONE] > 0.98


def test_a_sign_that_no_piece_is_near_has_a_place_and_no_strokes() -> None:
    read = read_whole(Says({1: 1, 2: NONE, 3: 1, 4: NONE, 5: 7}), StrokeLine(two_ones()))  # type: ignore[arg-type]
    assert read.text == "117"
    assert [sign.strokes for sign in read.signs] == [(0,), (1,), ()]
    assert read.signs[2].box.left >= read.signs[1].box.right
    assert read.signs[2].box.width == 0


def test_where_nothing_is_said_nothing_is_read() -> None:
    read = read_whole(Says({}), StrokeLine(two_ones()))  # type: ignore[arg-type]
    assert read.text == ""
    assert 0 < read.sure < 1
