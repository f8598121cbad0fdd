"""Robustness: a model's accuracy under changes, and one drawing read along a change.

``evaluation.changes`` says at which stage each change is made. torch is imported inside a
function, for measuring only; reading one drawing does not need it. A report on many digits yields
intermediate results after each part of them, and can be written as CSV and as a figure. Its
figures equal those of all digits at once, except for the noise, which is random.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.data.sets.generated import TEST_SEED
from digitpad.errors import ConfigError, DatasetError, InkError
from digitpad.evaluation.changes import (
    RANGES,
    Change,
    Images,
    can_have,
    drawing_changed,
    images_changed,
)
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.preprocess.preprocessing import Draws
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser
from digitpad.report.axes import amount_axis, percent_axis
from digitpad.report.chart import Chart, ChartFrame, ChartLine, ChartStyle, chart_marks
from digitpad.report.marks import Diagram, Mark, Words
from digitpad.words import QT_TRANSLATE_NOOP

DIRECTIONS: Final = 4
"""Number of directions of shifts, which alternate between images: right, down, left, up."""
PART: Final = 100
"""Digits in one part, a multiple of ``DIRECTIONS``."""
PANEL: Final = (340.0, 240.0)
MARGIN: Final = (52.0, 34.0, 16.0, 40.0)
"""Margins of the axes in their panel: left, top, right, bottom."""
TITLE_HEIGHT: Final = 40.0
COLUMNS: Final = 3
LEVELS: Final = 5
STYLE: Final = ChartStyle(letters=11, dot=3.5, beside=6, base="text")
Labels = npt.NDArray[np.integer]


class RobustnessRow(NamedTuple):
    """The accuracy (0..1) on ``n`` images, each changed by ``amount``."""

    change: Change
    amount: float
    n: int
    accuracy: float


def measure_robustness(
    model: Model, digits: Images | Sequence[Drawing], labels: Labels
) -> Iterator[RobustnessRow]:
    """Yield the accuracy for each amount of each change in ``RANGES``, in their order.

    ``digits``: preprocessed images uint8 (n, channels, h, w), or drawings, which are changed as
    strokes. ``labels``: integers (n,), indices of classes; others are left out. Raises
    ``ConfigError`` for a model that does not classify, ``DatasetError`` if the images do not fit it
    or none is of its classes, ``InkError`` for drawings and a model that does not read any.
    """
    info = model.info
    architecture = info.architecture
    if isinstance(digits, np.ndarray):
        if digits.ndim != 4 or digits.shape[1:] != architecture.input_shape:
            raise DatasetError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The model {model} reads images of the shape {wanted}, not {given}.",
                ).filled(model=info.name, wanted=architecture.input_shape, given=digits.shape[1:])
            )
    elif (draw := info.preprocessing.from_drawing) is None:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The model {model} reads {reads}, not drawings. Choose a model that reads "
                "drawings.",
            ).filled(model=info.name, reads=info.preprocessing.reads)
        )
    if architecture.reconstructs:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{model} draws images again and has no accuracy. Choose a model that reads "
                "classes.",
            ).filled(model=info.name)
        )
    known = np.flatnonzero((labels >= 0) & (labels < architecture.class_count))
    if not len(known):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "None of the {count} images is one of the classes that {model} knows."
            ).filled(count=len(labels), model=info.name)
        )
    if isinstance(digits, np.ndarray):
        return _rows(model, partial(_images_changed, digits[known]), labels[known])
    drawings = [digits[index] for index in known.tolist()]
    assert draw is not None  # checked above
    return _rows(model, partial(_drawings_changed, drawings, draw), labels[known])


def _images_changed(images: Images, change: Change, amount: float) -> Images:
    result = np.empty_like(images)
    turns = DIRECTIONS if change == "shift" else 1
    for turn in range(turns):
        result[turn::turns] = images_changed(images[turn::turns], change, amount, direction=turn)
    return result


def _drawings_changed(
    drawings: Sequence[Drawing], draw: Draws, change: Change, amount: float
) -> Images:
    if amount == RANGES[change].identity:
        return np.stack([draw(drawing) for drawing in drawings])
    images = [
        drawing_changed(drawing, change, amount, direction=index % DIRECTIONS, draw=draw)
        for index, drawing in enumerate(drawings)
    ]
    return np.stack(images)


def _rows(
    model: Model, changed: Callable[[Change, float], Images], truths: Labels
) -> Iterator[RobustnessRow]:
    from digitpad.recognise.torch_engine import TorchEngine

    architecture = model.info.architecture
    engine = TorchEngine(architecture, model.tensors)

    def accuracy(images: Images) -> float:
        shaped = images.reshape(-1, *architecture.input_shape)
        outputs = engine.logits(shaped)[:, : architecture.class_count]
        return float((outputs.argmax(axis=1) == truths).mean())

    # The unchanged digits are the same for every change, so they are measured once.
    plain = accuracy(changed("shift", RANGES["shift"].identity))
    for change, tried in RANGES.items():
        for amount in tried.amounts if can_have(change, architecture.input_shape[0]) else ():
            share = plain if amount == tried.identity else accuracy(changed(change, amount))
            yield RobustnessRow(change, float(amount), len(truths), share)


def along(
    recogniser: Recogniser, page: Drawing | Images, change: Change, amounts: Iterable[float]
) -> Iterator[Prediction]:
    """Yield the predictions for one page under increasing amounts of a change.

    ``page``: a drawing, or for a picture, which has no strokes, the network's input: uint8 (28, 28)
    or (3, 32, 32). A shift goes to the right, a negative one to the left. A blank page stays blank.
    Raises as ``Recogniser.recognise`` does, and ``ValueError`` for the pen width of a colour
    picture.
    """
    if isinstance(page, Drawing):
        plain = recogniser.recognise(page)
    else:
        plain = recogniser.recognise_image(page)
        page = page.reshape(1, *recogniser.model.info.architecture.input_shape)
    for amount in amounts:
        if plain.verdict is Verdict.NOTHING or amount == RANGES[change].identity:
            yield plain
        elif isinstance(page, Drawing):
            draw = recogniser.model.info.preprocessing.drawn()
            yield recogniser.recognise_image(drawing_changed(page, change, amount, draw=draw))
        else:
            yield recogniser.recognise_image(images_changed(page, change, amount)[0])


class Digits(NamedTuple):
    """Test digits: images uint8 (n, 1, 28, 28), or drawings, and their labels (n,)."""

    digits: Images | Sequence[Drawing]
    labels: Labels


def generated_digits(count: int) -> Digits:
    """Return the first generated test digits as drawings; no model is trained on them."""
    drawn = synthesis.labelled_drawings(TEST_SEED, 0, count)
    return Digits(
        [drawing for drawing, _ in drawn], np.array([digit for _, digit in drawn], dtype=np.int64)
    )


class RobustnessProgress(NamedTuple):
    """Progress of a measurement: ``done`` of ``total`` steps, and the rows so far.

    The rows of the first part arrive one by one, later ones when their part is complete, so that
    all rows are always of the same number of digits.
    """

    done: int
    total: int
    rows: tuple[RobustnessRow, ...]


def measure(model: Model, digits: Digits, *, threads: int = 1) -> Iterator[RobustnessProgress]:
    """Yield the progress after each accuracy of each part.

    ``threads``: number of threads to compute with. Raises as ``measure_robustness`` does.
    """
    import torch

    torch.set_num_threads(threads)
    parts = range(0, len(digits.labels), PART)
    done, total = 0, row_count() * len(parts)
    shown: list[RobustnessRow] = []
    for start in parts:
        rows: list[RobustnessRow] = []
        part = slice(start, start + PART)
        for row in measure_robustness(model, digits.digits[part], digits.labels[part]):
            rows.append(row)
            done += 1
            yield RobustnessProgress(done, total, tuple(rows if start == 0 else shown))
        shown = [_joined(*both) for both in zip(shown, rows, strict=True)] if shown else rows
        yield RobustnessProgress(done, total, tuple(shown))


def _joined(first: RobustnessRow, second: RobustnessRow) -> RobustnessRow:
    """Merge the accuracies of two rows of the same change and amount."""
    count = first.n + second.n
    accuracy = (first.accuracy * first.n + second.accuracy * second.n) / count
    return RobustnessRow(first.change, first.amount, count, accuracy)


def row_count() -> int:
    return sum(len(tried.amounts) for tried in RANGES.values())


def csv_text(rows: Sequence[RobustnessRow]) -> str:
    """Return the rows as CSV with a header; accuracies from 0 to 1."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("change", "unit", "amount", "n", "accuracy"))
    for row in rows:
        unit = RANGES[row.change].unit
        writer.writerow((row.change, unit, f"{row.amount:g}", row.n, f"{row.accuracy:.6g}"))
    return text.getvalue()


class Summary(NamedTuple):
    """Summary of rows: the unchanged digits, and the most and the least harmful change."""

    plain: RobustnessRow
    weakest: RobustnessRow
    strongest: RobustnessRow


def summary(rows: Sequence[RobustnessRow]) -> Summary | None:
    """Summarise complete rows; None for incomplete ones."""
    plain = next((row for row in rows if row.amount == RANGES[row.change].identity), None)
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row.change)]
    if plain is None or sum(len(group) for group in groups) < row_count():
        return None
    worsts = [worst(group) for group in groups]
    weakest, strongest = (end(worsts, key=lambda row: row.accuracy) for end in (min, max))
    return Summary(plain, weakest, strongest)


def worst(rows: Sequence[RobustnessRow]) -> RobustnessRow:
    """Return the row with the lowest accuracy under one change, the largest amount of equals.

    ``rows``: of one change, not only that of the amount that changes nothing.
    """
    identity = RANGES[rows[0].change].identity
    changed = [row for row in rows if row.amount != identity]
    return min(changed, key=lambda row: (row.accuracy, -abs(row.amount - identity)))


def report_figure(rows: Sequence[RobustnessRow], title: str) -> Diagram:
    """Return a panel for each change, with the accuracy from 0 to 100 %.

    ``rows``: grouped by change.
    """
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row.change)]
    columns = min(COLUMNS, len(groups))
    width = PANEL[0] * columns
    marks: list[Mark] = [Words((width / 2, 22), title, 15)]
    for number, group in enumerate(groups):
        line, column = divmod(number, columns)
        x, y = column * PANEL[0], TITLE_HEIGHT + line * PANEL[1]
        left, top, right, bottom = MARGIN
        frame = ChartFrame(x + left, y + top, x + PANEL[0] - right, y + PANEL[1] - bottom)
        heading = f"{group[0].change} ({RANGES[group[0].change].unit})"
        marks.append(Words(((frame.left + frame.right) / 2, y + 20), heading, 13))
        marks += chart_marks(change_chart(group), frame, STYLE)
    height = TITLE_HEIGHT + -(-len(groups) // columns) * PANEL[1]
    return Diagram(width, height, tuple(marks))


def change_chart(rows: Sequence[RobustnessRow]) -> Chart:
    """Return the accuracy against the amounts of one change, with that of none marked."""
    amounts = tuple(row.amount for row in rows)
    across = amount_axis(amounts, {amount: f"{amount:g}" for amount in amounts})
    curve = np.array(amounts), np.array([row.accuracy for row in rows])
    identity = RANGES[rows[0].change].identity
    line = ChartLine(curve, "accent", has_dots=True)
    marked = (identity,) if across.low <= identity <= across.high else ()
    return Chart(across, percent_axis(LEVELS), (line,), marked=marked)
