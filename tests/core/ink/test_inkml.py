"""InkML files of ours come back exactly, those of others are fitted, damaged ones are refused."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np
import pytest
from file_reasons import MISSING
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from digitpad.errors import InkError
from digitpad.ink import inkml, inkml_trace
from digitpad.ink.drawing import Drawing, LabelledDrawing, Stroke
from digitpad.ink.inkml import inkml_bytes, parse_inkml, read_inkml, write_inkml
from digitpad.ink.inkml_trace import Channels, decode_trace
from digitpad.words import Phrase, message_of

HEAD = '<ink xmlns="http://www.w3.org/2003/InkML">'

strokes = hnp.arrays(
    np.float32,
    st.tuples(st.integers(1, 8), st.just(2)),
    elements=st.floats(-4, 4, width=32),
).map(Stroke)
texts = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"), max_size=8
).map(str.strip)
drawings = st.builds(
    Drawing, st.lists(strokes, max_size=3).map(tuple), st.floats(0.001, 1.0, exclude_min=True)
)
items = st.builds(
    LabelledDrawing,
    drawings,
    st.none() | texts.filter(bool),
    st.none() | texts.filter(bool),
    st.lists(st.tuples(texts.map("x-{}".format), texts), max_size=2).map(tuple),
)


def points_of(document: str) -> list[list[list[float]]]:
    """The points of a document's only drawing, stroke by stroke."""
    (item,) = parse_inkml(document.encode())
    return [stroke.points.tolist() for stroke in item.drawing.strokes]


@given(st.lists(items, min_size=1, max_size=3))
def test_what_is_written_comes_back_exactly(written: list[LabelledDrawing]) -> None:
    assert parse_inkml(inkml_bytes(written)) == tuple(written)


def test_a_file_comes_back_exactly(tmp_path: Path) -> None:
    drawing = Drawing((Stroke(np.array([[0.1, 0.2], [1.5, -0.3]], np.float32)),), 0.05)
    item = LabelledDrawing(drawing, "7", "anna & ben", (("hand", "left <"),))
    write_inkml(tmp_path / "seven.inkml", [item])
    assert read_inkml(tmp_path / "seven.inkml") == (item,)


def test_the_pen_digits_are_read_whole_and_quickly(pendigits_file: Path) -> None:
    began = time.process_time()
    items = read_inkml(pendigits_file)
    seconds = time.process_time() - began
    truths = [item.truth for item in items]
    counts = [truths.count(str(digit)) for digit in range(10)]
    assert counts == [780, 779, 780, 719, 780, 720, 720, 778, 719, 719]
    assert len({item.writer for item in items}) == 30
    bounds = np.array([item.drawing.bounds() for item in items])
    extents = np.maximum(bounds[:, 2] - bounds[:, 0], bounds[:, 3] - bounds[:, 1])
    np.testing.assert_allclose(extents, inkml.FITTED_EXTENT, atol=1e-5)
    assert seconds < 10  # about 0.7 s; ten times that would freeze a window


def test_a_drawing_in_other_units_is_fitted_with_its_aspect_ratio() -> None:
    (points,) = points_of(f"{HEAD}<trace>100 -300, 200 -300, 200 -100</trace></ink>")
    np.testing.assert_allclose(points, [[0.325, 0.15], [0.675, 0.15], [0.675, 0.85]], atol=1e-6)


def test_a_drawing_in_the_unit_square_stays_where_it_is() -> None:
    (points,) = points_of(f"{HEAD}<trace>0.5 0.25, 0.75 0.5</trace></ink>")
    assert points == [[0.5, 0.25], [0.75, 0.5]]


def test_a_dot_in_other_units_is_a_dot_in_the_middle() -> None:
    assert points_of(f"{HEAD}<trace>417 12</trace></ink>") == [[[0.5, 0.5]]]


def test_bare_traces_are_the_strokes_of_one_drawing() -> None:
    document = (
        f'{HEAD}<annotation type="truth">4</annotation>'
        "<trace>0 0, 0 1</trace><trace>1 0, 1 1</trace></ink>"
    )
    (item,) = parse_inkml(document.encode())
    assert item.truth == "4"
    assert len(item.drawing.strokes) == 2


def test_a_namespace_is_not_needed() -> None:
    assert points_of("<ink><traceGroup><trace>0 0, 1 1</trace></traceGroup></ink>") == [
        [[0, 0], [1, 1]]
    ]


def test_a_writer_holds_for_all_groups_inside_and_a_truth_does_not() -> None:
    document = (
        f'{HEAD}<annotation type="writer">w</annotation><traceGroup>'
        '<annotation type="truth">42</annotation>'
        '<traceGroup><annotation type="truth">4</annotation><trace>0 0, 1 1</trace></traceGroup>'
        "<traceGroup><trace>0 0, 1 0</trace></traceGroup></traceGroup></ink>"
    )
    assert [(item.truth, item.writer) for item in parse_inkml(document.encode())] == [
        ("4", "w"),
        (None, "w"),
    ]


def test_a_group_may_refer_to_traces_by_name() -> None:
    document = (
        f'{HEAD}<trace id="a">0 0, 1 1</trace><trace id="b">1 0, 0 1</trace>'
        '<traceGroup><annotation type="truth">1</annotation><traceView traceDataRef="a"/>'
        '</traceGroup><traceGroup><traceView traceDataRef="#b"/></traceGroup></ink>'
    )
    first, second = parse_inkml(document.encode())
    assert first.truth == "1"
    assert second.drawing.strokes[0].points.tolist() == [[1, 0], [0, 1]]


def test_channels_are_taken_in_the_declared_order_and_direction() -> None:
    declared = (
        '<traceFormat><channel name="F"/><channel name="Y" orientation="-ve"/>'
        '<channel name="X"/></traceFormat>'
    )
    (points,) = points_of(f"{HEAD}{declared}<trace>9 0 0, 9 2 1</trace></ink>")
    np.testing.assert_allclose(points, [[0.325, 0.85], [0.675, 0.15]], atol=1e-6)


def test_channels_after_x_and_y_are_left_out() -> None:
    assert points_of(f"{HEAD}<trace>0 0 127 T, 1 1 80 F</trace></ink>") == [[[0, 0], [1, 1]]]


def test_pen_up_traces_are_not_ink_and_continued_ones_are_one_stroke() -> None:
    document = (
        f'{HEAD}<trace continuation="begin">0 0, 1 0</trace>'
        '<trace continuation="end">1 1</trace><trace type="penUp">0 0, 1 1</trace></ink>'
    )
    assert points_of(document) == [[[0, 0], [1, 0], [1, 1]]]


def test_differences_are_added_up_as_the_standard_shows() -> None:
    # The example of the W3C Recommendation, section "trace"; its table continues to 1251 18567.
    text = "1125 18432,'23'43,\"7\"-8,3-5,7 -3,6 2,6 8,3 6 T,2 4*T,3 6,3-6 F F"
    points = decode_trace(text, Channels())
    assert points[:5].tolist() == [
        [1125, 18432],
        [1148, 18475],
        [1178, 18510],
        [1211, 18540],
        [1251, 18567],
    ]
    assert len(points) == 11


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 2,", [[1, 2]]),
        (" 1e1\t-2.5 ,\n+3 .5", [[10, -2.5], [3, 0.5]]),
        ("3-5,7 -3", [[3, -5], [7, -3]]),
        ("1 1,'2'2,* *,!9!9", [[1, 1], [3, 3], [5, 5], [9, 9]]),
        ("4 5,* 6", [[4, 5], [4, 6]]),
        ("#1F -#a", [[31, -10]]),
        ("", []),
    ],
)
def test_every_notation_of_a_trace_is_read(text: str, expected: list[list[float]]) -> None:
    np.testing.assert_array_equal(decode_trace(text, Channels()), np.array(expected).reshape(-1, 2))


LAUGHS = (
    '<!DOCTYPE ink [<!ENTITY a "1 1,"><!ENTITY b "&a;&a;&a;">]><ink><trace>&b; 1 1</trace></ink>'
)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (b"", "not well-formed XML"),
        (b"just text", "not well-formed XML"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not well-formed XML"),
        (b"<ink><trace>1 2, 3", "not well-formed XML"),
        (b"<svg/>", "root is <svg>"),
        (b"<ink/>", "no traces"),
        (b"<ink><trace>1</trace></ink>", "trace number 1 point 1 has too few values"),
        (b"<ink><trace>1 2,,3 4</trace></ink>", "point 2 has too few values"),
        (b"<ink><trace>1 2, 3 x</trace></ink>", "point 2 has “x” where a number should be"),
        (b"<ink><trace>1 2, 3 ?</trace></ink>", "point 2 has no x or no y"),
        (b"<ink><trace>'1'2</trace></ink>", "point 1 has no x or no y"),
        (b"<ink><trace>nan 2</trace></ink>", "where a number should be"),
        (b"<ink><trace>1e999 2</trace></ink>", "a coordinate is too large"),
        (b"<ink><traceGroup><traceView traceDataRef='#q'/></traceGroup></ink>", "not there"),
        (
            b"<ink><traceFormat><channel name='T'/></traceFormat><trace>1 2</trace></ink>",
            "no X or no Y",
        ),
        (LAUGHS.encode(), "entities"),
        (b"<?xml version='1.0' encoding='klingon'?><ink/>", "encoding"),
        (b"<ink>\xff\xfe</ink>", "not well-formed XML"),
        (b"<ink>" + b"<traceGroup>" * 60 + b"</traceGroup>" * 60 + b"</ink>", "nested"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, document: bytes, words: str) -> None:
    (tmp_path / "bad.inkml").write_bytes(document)
    with pytest.raises(InkError, match=words) as caught:
        read_inkml(tmp_path / "bad.inkml")
    assert "bad.inkml" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert isinstance(message_of(caught.value), Phrase)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "iso-8859-1", "windows-1252"])
@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "packed"])
def test_a_file_is_read_in_the_encoding_that_it_names(
    encoding: str, pack: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    text = "<annotation type='writer'>Zoë</annotation><trace>1 2, 3 4</trace>"
    declared = f"<?xml version='1.0' encoding='{encoding.removesuffix('-sig')}'?><ink>{text}</ink>"
    (tmp_path / "a.inkml").write_bytes(pack(declared.encode(encoding)))
    (item,) = read_inkml(tmp_path / "a.inkml")
    assert item.writer == "Zoë"
    assert len(item.drawing.strokes[0].points) == 2


def test_an_encoding_that_cannot_be_read_is_said() -> None:
    for encoding in ("shift_jis", "utf-7"):
        document = f"<?xml version='1.0' encoding='{encoding}'?><ink><trace>1 2</trace></ink>"
        with pytest.raises(InkError, match="encoding"):
            parse_inkml(document.encode(encoding))


def test_a_million_nested_elements_are_refused() -> None:
    depth = 1_000_000
    with pytest.raises(InkError):
        parse_inkml(b"<ink>" + b"<traceGroup>" * depth + b"</traceGroup>" * depth + b"</ink>")


@given(st.binary(max_size=60).map(lambda noise: b"<ink><trace>" + noise + b"</trace></ink>"))
def test_noise_in_a_trace_is_ink_or_an_ink_error(document: bytes) -> None:
    try:
        parse_inkml(document)
    except InkError as error:
        assert "\n" not in str(error)


HEAVY = {
    "white space before what is no number": b"<trace>1 2" + b" " * 100_000 + b"x</trace>",
    "white space within a mode": b"<trace>'1" + b" " * 9_000 + b"'" + b" " * 900 + b"x</trace>",
    "nested trace formats": b"<traceFormat>" * 30_000 + b"</traceFormat>" * 30_000,
    "inherited annotations": b"<annotation type='a'>b</annotation>" * 9_000
    + b"<traceGroup><trace>1 2</trace></traceGroup>" * 9_000,
    "elements": b"<a/>" * 2_000_000,
    "attributes": b"<a " + b" ".join(b'a%x=""' % i for i in range(1_100_000)) + b"/>",
}


@pytest.mark.parametrize("name", HEAVY)
def test_what_would_take_minutes_or_gigabytes_is_refused_at_once(name: str) -> None:
    begun = process_time()
    with pytest.raises(InkError):
        parse_inkml(b"<ink>" + HEAVY[name] + b"</ink>")
    assert process_time() - begun < 2


def test_a_long_trace_is_read_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("1 2, 3 4, 5-6, 7 8,", "1 2, '2 2, 2 2, *\"0, 1 1", "1 2, 3 4 5, 6 7, 8 9"):
        whole = decode_trace(text, Channels())
        monkeypatch.setattr(inkml_trace, "BLOCK", 3)
        assert decode_trace(text, Channels()).tolist() == whole.tolist()
        monkeypatch.undo()
    monkeypatch.setattr(inkml_trace, "BLOCK", 3)
    with pytest.raises(InkError, match="point 3 has “x” where"):
        decode_trace("1 2, 3 4, x", Channels())


def test_a_missing_file_is_an_ink_error(tmp_path: Path) -> None:
    with pytest.raises(InkError, match=MISSING):
        read_inkml(tmp_path / "none.inkml")


@pytest.mark.parametrize(
    ("limit", "value"),
    [("MAX_FILE_BYTES", 20), ("MAX_STROKES", 1), ("MAX_POINTS", 3), ("MAX_SECONDS", -1.0)],
)
def test_a_file_beyond_a_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    path = tmp_path / "large.inkml"
    path.write_text("<ink><trace>1 2, 3 4</trace><trace>1 2, 3 4</trace></ink>")
    assert len(read_inkml(path)[0].drawing.strokes) == 2
    monkeypatch.setattr(inkml, limit, value)
    with pytest.raises(InkError, match="more than|larger than"):
        read_inkml(path)


def test_a_packed_file_is_unpacked_no_further_than_a_plain_one_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "packed.inkml.gz"
    path.write_bytes(gzip.compress(b"<ink><trace>1 2, 3 4</trace></ink>" + b" " * 5000))
    assert len(read_inkml(path)) == 1
    monkeypatch.setattr(inkml, "MAX_FILE_BYTES", 1000)
    with pytest.raises(InkError, match="unpacks to more than"):
        read_inkml(path)


def test_an_annotation_that_xml_cannot_hold_is_refused() -> None:
    with pytest.raises(InkError, match="character"):
        inkml_bytes([LabelledDrawing(Drawing(), truth="\x00")])
