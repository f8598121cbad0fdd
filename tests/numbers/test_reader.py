"""Numbers are read sign by sign, from strokes and from the ink of pictures."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn

from digitpad.errors import InkError
from digitpad.ink.drawing import Drawing, LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import read_inkml
from digitpad.numbers.forms import value_gain
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reader import NumberReader, shipped_lines
from digitpad.numbers.reading import SIGNS, Reading, Sign
from digitpad.numbers.strokes import StrokeLine


@pytest.fixture(scope="module")
def reader() -> NumberReader:
    return NumberReader()


def line_of(digits: str) -> Drawing:
    """Return digits of the generator side by side, each about a tenth of the canvas wide."""
    strokes = []
    for place, digit in enumerate(digits):
        drawn = digit_drawn(int(digit))
        left, top, _, bottom = drawn.bounds()
        scale = 0.12 / (bottom - top)
        corner = (left, top)
        strokes += [
            (stroke.points - corner) * scale + (0.05 + 0.16 * place, 0.4)
            for stroke in drawn.strokes
        ]
    return drawing_from_points(strokes)


def apart(drawing: Drawing, right: float = 0.0) -> list[np.ndarray]:
    """Return the strokes of a drawing, moved to the right."""
    aside = np.array((right, 0.0))
    return [stroke.points + aside for stroke in drawing.strokes]


def test_strokes_of_a_number_are_read_in_whatever_order_they_were_written(
    reader: NumberReader,
) -> None:
    drawing = line_of("20754")
    assert reader.read_drawing(drawing).text == "20754"
    assert reader.read_drawing(Drawing(drawing.strokes[::-1])).text == "20754"


def test_every_sign_says_where_it_stands_and_of_which_strokes_it_was_made(
    reader: NumberReader,
) -> None:
    drawing = line_of("265")
    reading = reader.read_drawing(drawing)
    assert sorted(n for sign in reading.signs for n in sign.strokes) == list(
        range(len(drawing.strokes))
    )
    for sign in reading.signs:
        part = Drawing(tuple(drawing.strokes[number] for number in sign.strokes))
        assert sign.box == pytest.approx(part.bounds())


@pytest.mark.parametrize("lines", [False, True])
def test_every_sign_says_what_else_it_may_be_the_likeliest_first(lines: bool) -> None:
    model = shipped_lines(StrokeLine) if lines else None
    for sign in NumberReader(model).read_drawing(line_of("265")).signs:
        assert sorted((sign.text, *sign.others)) == sorted(SIGNS)


def test_a_sign_that_could_be_another_names_that_one_next(reader: NumberReader) -> None:
    """Between a 1 and a 7; the line's own hypotheses come before what is likely there alone."""
    bar = [(0.13, 0.2), (0.2, 0.205), (0.19, 0.3), (0.18, 0.4)]
    four = [(0.32, 0.2), (0.28, 0.31), (0.4, 0.31)], [(0.37, 0.27), (0.36, 0.4)]
    first = reader.read_drawing(drawing_from_points([np.array(one) for one in (bar, *four)])).signs[
        0
    ]
    assert {first.text, first.others[0]} == {"1", "7"}


def test_where_there_is_no_ink_nothing_is_read(reader: NumberReader) -> None:
    assert reader.read_drawing(Drawing()) == Reading()
    assert reader.read([InkLine(np.zeros((60, 200), np.uint8))])[0].text == ""


def test_a_one_on_which_the_pen_came_down_askew_is_no_seven(reader: NumberReader) -> None:
    def line(bar: float) -> Drawing:
        stroke = [(0.2 - bar, 0.2), (0.2, 0.205), (0.19, 0.3), (0.18, 0.4)]
        four = [(0.32, 0.2), (0.28, 0.31), (0.4, 0.31)], [(0.37, 0.27), (0.36, 0.4)]
        return drawing_from_points([np.array(one) for one in (stroke, *four)])

    assert reader.read_drawing(line(0.035)).text == "14"
    assert reader.read_drawing(line(0.11)).text == "74"


def test_a_letter_alone_or_between_digits_is_shown_as_unreadable(reader: NumberReader) -> None:
    def shape(*corners: tuple[float, float]) -> np.ndarray:
        # From a corner to the next, as a pen goes, and not in one leap.
        steps = [np.linspace(one, two, 12) for one, two in itertools.pairwise(corners)]
        return np.concatenate(steps) * (0.11, 0.15) + (0.3, 0.1)

    letter = [shape((0, 1), (0.5, 0), (1, 1)), shape((0.2, 0.6), (0.8, 0.6))]
    assert reader.read_drawing(drawing_from_points(letter)).text == "?"
    one = shape((-1.4, 0), (-1.4, 1))
    seven = shape((2, 0), (3, 0), (2.4, 1))
    assert reader.read_drawing(drawing_from_points([one, *letter, seven])).text == "1?7"
    assert reader.read_drawing(drawing_from_points([one, seven])).text == "17"


@pytest.mark.parametrize("reach", [0.01, 0.03])
def test_a_stroke_that_leans_and_reaches_beyond_its_digits_is_a_slash(
    reader: NumberReader, reach: float
) -> None:
    def line(lean: float, reach: float) -> Drawing:
        stroke = np.array([(0.2 + lean, 0.4 - reach), (0.2 - lean, 0.52 + reach)])
        return drawing_from_points([*apart(line_of("4")), stroke, *apart(line_of("7"), 0.23)])

    assert reader.read_drawing(line(0.022, reach)).text == "4/7"
    assert reader.read_drawing(line(0.0, -0.005)).text == "417"


@pytest.mark.parametrize("slant", [-15, 0, 15])
@pytest.mark.parametrize("bracket", "()")
def test_a_one_that_bends_like_a_bracket_at_an_end_of_the_line_is_not_sure(
    reader: NumberReader, bracket: str, slant: float
) -> None:
    y = np.linspace(-0.06, 0.06, 24)

    def end_of(bow: float) -> Sign:
        bent = bow * 0.12 * ((y / 0.06) ** 2 - 1)
        x = (0.04 + bent if bracket == "(" else 0.55 - bent) - np.tan(np.radians(slant)) * y
        end, digits = np.stack((x, 0.46 + y), axis=1), apart(line_of("800"), 0.06)
        strokes = [end, *digits] if bracket == "(" else [*digits, end]
        return reader.read_drawing(drawing_from_points(strokes)).signs[-(bracket == ")")]

    assert end_of(0.0).text == "1"
    for bow in (0.09, 0.11, 0.13):
        sign = end_of(bow)
        assert not sign.is_sure
        assert {"1", bracket} == {sign.text, sign.others[0]}
    assert end_of(0.28).text == bracket


def test_what_a_time_may_be_is_among_the_readings(
    reader: NumberReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of its digits are not the likeliest ones; so unlikely a time is put to no network."""
    monkeypatch.setattr("digitpad.numbers.reader.N_BEST", 1000)
    colon = [np.array([(0.345, y), (0.35, y + 0.01)]) for y in (0.43, 0.48)]
    hours, minutes = apart(line_of("77")), apart(line_of("69"), 0.33)
    line = StrokeLine(drawing_from_points([*hours, *colon, *minutes]))
    texts = ["".join(sign for _, sign in text) for text in reader.n_best(line).texts]
    assert texts[0] == "77:69"
    assert any(value_gain(text) > 0 for text in texts)


def test_a_dash_with_a_sharp_corner_on_it_is_read(reader: NumberReader) -> None:
    """What is uppermost of it is narrower than the steps in which strokes are looked at."""
    x, y = [0.1, 0.3, 0.3001, 0.3002, 0.6], [0.5, 0.5, 0.496, 0.5, 0.5]
    assert reader.read_drawing(drawing_from_points([np.stack((x, y), axis=1)])).text == "-"


def test_it_reads_on_however_many_digits_it_has_seen(
    reader: NumberReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.numbers.reader.MOST_KNOWN", 3)
    # Each time the first digits are known already and another one is new.
    found = [reader.read_drawing(line_of("207546"[:count])).text for count in range(1, 7)]
    assert found == ["2", "20", "207", "2075", "20754", "207546"]


def test_more_strokes_or_specks_than_anybody_writes_are_refused_at_once(
    reader: NumberReader,
) -> None:
    strokes = [np.array([(0.001 * n, 0.2), (0.001 * n, 0.8)]) for n in range(1001)]
    specks = np.zeros((64, 2048), np.uint8)
    specks[::2, ::64] = specks[::2, 32::64] = 255
    with pytest.raises(InkError, match=r"1,001 strokes or specks"):
        reader.read_drawing(drawing_from_points(strokes))
    with pytest.raises(InkError, match=r"2,048 strokes or specks"):
        reader.read([InkLine(specks)])


@pytest.mark.parametrize("places", [(0.1,), (0.1, 0.101), (0.1, 0.9), (0.1, 0.5, 0.9)])
def test_dots_alone_are_seen_as_no_endless_line(
    reader: NumberReader, places: tuple[float, ...]
) -> None:
    """They have no height in which the distance between them could be measured."""
    dots = drawing_from_points([[(x, 0.2)] for x in places])
    assert StrokeLine(dots).picture().shape[1] < 100
    assert reader.read_drawing(dots).text == "." * len(places)


def test_two_dots_above_each_other_are_a_colon(reader: NumberReader) -> None:
    assert reader.read_drawing(drawing_from_points([[(0.1, 0.1)], [(0.1, 0.2)]])).text == ":"


@pytest.mark.parametrize("gap", [0.02, 0.05, 0.1, 0.2])
@pytest.mark.parametrize("before", "2357")
def test_two_taps_right_after_a_digit_are_a_colon_and_one_is_not_lost_unmarked(
    reader: NumberReader, before: str, gap: float
) -> None:
    """Dots and their distance from the digit as people tap them, in heights of the digits."""
    height = 0.12
    digits = drawing_from_points(apart(line_of("1" + before)))
    right = digits.bounds()[2] + gap * height
    upper, lower = (np.array([(right, 0.4 + y * height)]) for y in (0.3, 0.8))
    minutes = apart(line_of("30"), right - 0.05 + gap * height)
    hours = apart(digits)
    time = reader.read_drawing(drawing_from_points([*hours, upper, lower, *minutes]))
    last = len(hours)
    beside = next(sign for sign in time.signs if last in sign.strokes)
    if (before, gap) == ("3", 0.02):  # the network takes these for a part of the 3, which is marked
        assert time.text == "13:30" or not beside.is_sure
    else:
        assert time.text == f"1{before}:30"
    alone = reader.read_drawing(drawing_from_points([*hours, lower]))
    is_touching = gap < 0.1
    owner = next(sign for sign in alone.signs if last in sign.strokes)
    assert is_touching or owner.strokes == (last,) or not owner.is_sure


def test_a_pen_that_bounced_as_it_came_down_wrote_no_dot(reader: NumberReader) -> None:
    digits = apart(line_of("27"))
    bounce = digits[-1][:1] + np.array((-0.004, 0.009))
    assert reader.read_drawing(drawing_from_points([*digits[:-1], bounce, digits[-1]])).text == "27"


def test_many_lines_are_read_one_by_one_and_closing_leaves_the_rest_unread(
    reader: NumberReader,
) -> None:
    asked: list[str] = []

    def lines() -> Iterator[StrokeLine]:
        for digits in ("20", "7", "54"):
            asked.append(digits)
            yield StrokeLine(line_of(digits))

    assert [reading.text for reading in reader.read(lines())] == asked == ["20", "7", "54"]
    assert list(reader.reading(lines())) == [1, 2, 3]
    asked.clear()
    steps = reader.reading(lines())
    assert (next(steps), next(steps)) == (1, 2)
    steps.close()
    assert asked == ["20", "7"]


@pytest.fixture(scope="module")
def numbers_of_unipen(shared_data: Path) -> tuple[LabelledDrawing, ...]:
    place = shared_data / "unipen" / "numbers.inkml.gz"
    if not place.exists():
        pytest.skip("the numbers of UNIPEN are not there")
    return read_inkml(place)


@pytest.mark.parametrize("lines", [False, True], ids=["three networks", "line reader"])
def test_of_the_signs_that_are_shown_as_sure_99_in_100_are_right(
    numbers_of_unipen: tuple[LabelledDrawing, ...], lines: bool
) -> None:
    reader = NumberReader(shipped_lines(StrokeLine) if lines else None)
    sure = right = 0
    for item in numbers_of_unipen[::4]:
        found, truth = reader.read_drawing(item.drawing), item.truth or ""
        blocks = SequenceMatcher(None, found.text, truth, autojunk=False).get_matching_blocks()
        matched = {block.a + step for block in blocks for step in range(block.size)}
        places = [place for place, sign in enumerate(found.signs) if sign.is_sure]
        sure += len(places)
        right += len(matched.intersection(places))
    assert sure > 900
    assert right >= 0.99 * sure


def test_specks_far_apart_are_seen_as_no_endless_line(reader: NumberReader) -> None:
    specks = drawing_from_points([[(0.1, 0.2)], [(0.9, 0.2), (0.9, 0.20001)]])
    assert StrokeLine(specks).picture().shape[1] < 20_000
    assert reader.read_drawing(specks).signs


def test_a_heap_of_strokes_is_read_with_numbers_for_certainties(reader: NumberReader) -> None:
    seven = np.array([(0, 0), (0.03, 0.05), (0.01, 0.3)])
    places = np.linspace(0, 0.8, 150)
    found = reader.read_drawing(drawing_from_points(seven + np.array((x, 0)) for x in places))
    assert len(found.signs) > 10
    assert 0 <= found.sure <= 1
    assert all(0 <= sign.probability <= 1 for sign in found.signs)


def test_a_scribble_to_and_fro_beside_a_tick_is_read_without_millions_of_points(
    reader: NumberReader,
) -> None:
    scribble = np.array([(n % 2, 0.5) for n in range(400)], dtype=float)
    tick = np.array([(0.5, 0.1), (0.5, 0.101)])
    tracemalloc.start()
    reader.read_drawing(drawing_from_points([scribble, tick]))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 150e6
