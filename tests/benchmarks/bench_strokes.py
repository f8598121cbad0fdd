"""What reading costs as drawings grow, from 10 points to 100,000.

Ours is the whole reading of a drawing with the shipped model: strokes thinned out, drawn, centred,
read. The reference draws as a plain app does: every line with Pillow, its joints rounded, on a
canvas of the same fineness, averaged down; it reads nothing.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from measure import Row, cpu_seconds_of_call, in_turn
from PIL import Image, ImageDraw

from digitpad.files import resource
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.modelfile import open_model
from digitpad.recognise.recogniser import Recogniser

COUNTS = (10, 100, 1_000, 10_000, 20_000, 100_000)
SEED = 0
SIDE = 384
PEN = 19
LIMIT_COUNT, LIMIT_MS = 20_000, 20.0

Strokes = list[npt.NDArray[np.float64]]


def run() -> list[Row]:
    recogniser = Recogniser(open_model(resource("digitpad.safetensors")))
    kinds = {"wandering": wandering, "noise": noise, "many": many}
    rows = []
    for count in COUNTS:
        figures: dict[str, float] = {}
        theirs = 0.0
        repeats = 15 if count <= 1_000 else 5
        for name, made in kinds.items():
            strokes = made(count)
            drawing = drawing_from_points(list(strokes))
            mine, plain_s = in_turn(
                lambda drawing=drawing: cpu_seconds_of_call(lambda: recogniser.recognise(drawing)),
                lambda drawing=drawing: cpu_seconds_of_call(lambda: plain(drawing)),
                repeats=repeats,
            )
            figures[f"{name}_ms"] = round(1e3 * mine, 2)
            if name == "wandering":
                theirs = plain_s
        worst = max(figures.values())
        has_limit = count == LIMIT_COUNT
        rows.append(
            Row(
                f"strokes-{count}",
                f"{figures['wandering_ms']:.1f} ms a wandering stroke, {figures['noise_ms']:.1f} "
                f"noise, {figures['many_ms']:.1f} in strokes of ten points",
                f"drawn plainly with Pillow, not read: {1e3 * theirs:.1f} ms the wandering stroke",
                figures["wandering_ms"] / (1e3 * theirs),
                repeats,
                (SEED,),
                figures,
                target=f"≤ {LIMIT_MS:.0f} ms" if has_limit else "",
                is_met=worst <= LIMIT_MS if has_limit else None,
            )
        )
    return rows


def wandering(count: int) -> Strokes:
    """One endless stroke, like a scribble."""
    steps = np.random.default_rng(SEED).normal(0, 0.02, (count, 2))
    return [0.1 + np.abs((np.cumsum(steps, axis=0) % 1.6) - 0.8)]


def noise(count: int) -> Strokes:
    """One stroke whose every point lies anywhere: no hand, but the worst there is."""
    return [np.random.default_rng(SEED).random((count, 2))]


def many(count: int) -> Strokes:
    """As many strokes of ten points, each a scribble of its own."""
    random = np.random.default_rng(SEED)
    begins = random.random((max(1, count // 10), 1, 2))
    return list(begins + np.cumsum(random.normal(0, 0.02, (len(begins), 10, 2)), axis=1))


def plain(drawing: Drawing) -> npt.NDArray[np.uint8]:
    image = Image.new("L", (SIDE, SIDE), 0)
    pen = ImageDraw.Draw(image)
    for stroke in drawing.strokes:
        places = (stroke.points * 160 + 112).ravel().tolist()
        pen.line(places, fill=255, width=PEN, joint="curve")
    return np.asarray(image.reduce(8))
