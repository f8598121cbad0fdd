from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from digitpad.gui.canvas.ink import PIECE_POINTS, StrokePath, ink_pen, paths_of
from digitpad.gui.widgets.pixels import from_qimage

PEN_PX = 30.0


def painted(points: np.ndarray, side: int = 300) -> np.ndarray:
    """Return how dark the painted stroke is: 0..1, (side, side)."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink_pen(QColor(0, 0, 0), PEN_PX))
    for path in paths_of(points, PEN_PX):
        painter.drawPath(path)
    painter.end()
    return 1.0 - from_qimage(image)[:, :, 0] / 255.0


def test_a_dot_is_a_round_blot_as_wide_as_the_pen() -> None:
    ink = painted(np.array([[150.0, 150.0]]))
    area = np.pi * (PEN_PX / 2) ** 2
    assert abs(ink.sum() - area) < 0.03 * area
    columns = ink.max(axis=0) > 0.5
    assert abs(columns.sum() - PEN_PX) <= 1


def test_two_far_points_are_joined_by_a_straight_line_without_a_gap() -> None:
    ink = painted(np.array([[40.0, 60.0], [260.0, 240.0]]))
    for part in np.linspace(0, 1, 200):
        x, y = 40 + 220 * part, 60 + 180 * part
        assert ink[round(y), round(x)] > 0.99


def test_a_corner_of_long_lines_stays_a_corner() -> None:
    ink = painted(np.array([[50.0, 250.0], [150.0, 50.0], [250.0, 250.0]]))
    assert ink[50, 150] > 0.99
    assert ink[38, 150] > 0.5


def test_a_fast_curve_of_few_points_is_painted_round() -> None:
    angles = np.linspace(0, 2 * np.pi, 13)
    ink = painted(150 + 90 * np.column_stack([np.cos(angles), np.sin(angles)]))
    for angle in np.linspace(0.6, 2 * np.pi - 0.6, 360):
        x, y = np.cos(angle), np.sin(angle)
        outer, inner = 90 + PEN_PX / 2, 90 - PEN_PX / 2
        assert ink[round(150 + (outer - 1.5) * y), round(150 + (outer - 1.5) * x)] > 0.5
        assert ink[round(150 + (inner - 1.5) * y), round(150 + (inner - 1.5) * x)] < 0.5


def test_the_ends_of_a_slow_stroke_are_where_the_pen_was() -> None:
    xs = np.arange(60, 241, 3.0)
    ink = painted(np.column_stack([xs, np.full_like(xs, 150.0)]))
    columns = np.flatnonzero(ink.max(axis=0) > 0.5)
    assert abs(columns[0] - (60 - PEN_PX / 2)) <= 1
    assert abs(columns[-1] - (240 + PEN_PX / 2)) <= 1


def test_whole_pixels_of_a_mouse_do_not_make_the_edge_wobble() -> None:
    # A gentle slope: rounded to whole pixels it is a staircase.
    xs = np.arange(40, 261, 3.0)
    slope = 120 + 0.13 * (xs - 40)
    exact = painted(np.column_stack([xs, slope]))
    rounded = painted(np.column_stack([np.round(xs), np.round(slope)]))
    # Row 135 lies inside the line everywhere here, so what is white above it is its upper edge.
    edges = [(1.0 - ink[:135, 70:230]).sum(axis=0) for ink in (exact, rounded)]
    # How much the edge's slope is off, pixel by pixel; 0.26 without averaging.
    assert np.abs(np.diff(edges[1] - edges[0])).max() < 0.12


def test_a_growing_stroke_gives_the_same_pieces_as_a_whole_one() -> None:
    generator = np.random.default_rng(4)
    points = np.cumsum(generator.normal(0, 4, (200, 2)), axis=0) + 150
    grown = StrokePath(*points[0].tolist(), PEN_PX)
    pieces = [piece for x, y in points[1:].tolist() if (piece := grown.add(x, y)) is not None]
    pieces.append(grown.growing_end())
    assert pieces == list(paths_of(points, PEN_PX))


def test_what_is_painted_again_at_each_point_stays_short() -> None:
    stroke = StrokePath(0.0, 0.0, PEN_PX)
    longest = 0
    for step in range(5000):
        stroke.add(step % 97 * 3.0, step * 0.01)
        longest = max(longest, stroke.growing_end().elementCount())
    # A quadratic curve counts three elements.
    assert longest <= 3 * PIECE_POINTS + 10


def test_pieces_join_without_a_seam() -> None:
    angles = np.linspace(0, 2 * np.pi, 6 * PIECE_POINTS)
    circle = 150 + 90 * np.column_stack([np.cos(angles), np.sin(angles)])
    ink = painted(circle)
    for angle in np.linspace(0, 2 * np.pi, 720):
        for radius in (90, 90 - PEN_PX / 2 + 2, 90 + PEN_PX / 2 - 2):
            x, y = 150 + radius * np.cos(angle), 150 + radius * np.sin(angle)
            assert ink[int(y), int(x)] > 0.9
