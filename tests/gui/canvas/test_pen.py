from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from digitpad.gui.canvas.pen import PenTrack, cut_at_edge

NUMBERS = st.floats(-3, 4, allow_nan=False, width=32)
POINTS = st.tuples(NUMBERS, NUMBERS)


def test_a_press_without_a_move_is_a_dot() -> None:
    (stroke,) = PenTrack((0.5, 0.25)).strokes()
    assert stroke.points.tolist() == [[0.5, 0.25]]


def test_a_line_off_the_canvas_ends_where_it_crosses_the_edge() -> None:
    track = PenTrack((0.5, 0.5))
    track.move_to((1.5, 0.5))
    (stroke,) = track.strokes()
    assert stroke.points.tolist() == [[0.5, 0.5], [1.0, 0.5]]
    assert not track.is_down


def test_coming_back_begins_another_stroke_at_the_edge_and_draws_nothing_along_it() -> None:
    track = PenTrack((0.5, 0.5))
    for point in ((0.5, -0.5), (0.9, -0.5), (0.9, 0.5)):
        track.move_to(point)
    first, second = track.strokes()
    assert first.points.tolist() == [[0.5, 0.5], [0.5, 0.0]]
    assert [[round(x, 6), y] for x, y in second.points.tolist()] == [[0.9, 0.0], [0.9, 0.5]]


def test_a_fast_line_right_across_the_canvas_is_drawn_whole() -> None:
    track = PenTrack((-1.0, 0.5))
    assert track.strokes() == ()
    track.move_to((2.0, 0.5))
    (stroke,) = track.strokes()
    assert stroke.points.tolist() == [[0.0, 0.5], [1.0, 0.5]]


def test_standing_still_adds_no_points() -> None:
    track = PenTrack((0.5, 0.5))
    for _ in range(5):
        track.move_to((0.6, 0.5))
    assert len(track.strokes()[0].points) == 2


@given(POINTS, st.lists(POINTS, max_size=20))
def test_nothing_ever_leaves_the_canvas(start: tuple[float, float], moves: list[object]) -> None:
    track = PenTrack(start)
    for point in moves:
        track.move_to(point)  # type: ignore[arg-type]
    for stroke in track.strokes():
        assert stroke.points.min() >= 0.0
        assert stroke.points.max() <= 1.0


@given(POINTS, POINTS)
def test_a_cut_line_lies_on_the_line(start: tuple[float, float], end: tuple[float, float]) -> None:
    cut = cut_at_edge(start, end)
    if cut is None:
        return
    for x, y in cut:
        across = (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])
        assert abs(across) < 1e-4
