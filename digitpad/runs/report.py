"""A run as a self-contained HTML page: to look at, to print, to hand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import ConfigError, DigitpadError
from digitpad.evaluation.html import add_origin, add_readings
from digitpad.report.axes import epoch_axis, linear_axis
from digitpad.report.chart import Chart, chart_figure, training_lines
from digitpad.report.curves import NOTHING, Curve, end_of, finite, sampled, span
from digitpad.report.page import HtmlPage, PageFigure
from digitpad.runs.comparison import results, settings_lines, title_of
from digitpad.runs.record import RunCurves, RunRecord, read_curves
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech, figure, joined, message_of

if TYPE_CHECKING:
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import ModelInfo

SIZE: Final = (460.0, 260.0)
MOST_POINTS: Final = 500
LEVELS: Final = 5


class RunReadings(NamedTuple):
    """A run's test images read with its best weights: ``found`` is of ``images``.

    ``images``: uint8 (n, c, h, w). ``test_images``: what they are, as text.
    """

    info: ModelInfo
    test_images: str
    found: Evaluation
    images: npt.NDArray[np.uint8]


def read_test_images(run: RunRecord, data_dir: Path | None = None) -> RunReadings:
    """Read the run's test images with its best weights.

    ``data_dir``: where the images are, if not where the run had them. Raises ``DigitpadError`` if
    the weights or the images are missing.
    """
    if not run.has_model:
        raise DigitpadError(QT_TRANSLATE_NOOP("errors", "Its weights are no longer there."))
    from digitpad.data.split import held_out
    from digitpad.evaluation.accuracy import evaluate
    from digitpad.modelfile import open_model

    model = open_model(run.model_file)
    config, shape = run.config, model.info.architecture.input_shape
    folder = data_dir or config.data_dir
    part = held_out(config.dataset, folder, convention=config.convention, input_shape=shape)
    limit = run.config.test_limit or len(part.labels)
    images, labels = part.images[:limit], part.labels[:limit]
    return RunReadings(model.info, part.info.test_images, evaluate(model, images, labels), images)


def report(run: RunRecord, data_dir: Path | None = None, speech: Speech = ENGLISH) -> str:
    """Return the page about a run; it says which parts are missing and why.

    Raises ``ConfigError`` for a data set that no longer exists.
    """
    shown, why_not = None, ""
    try:
        shown = read_test_images(run, data_dir)
    except ConfigError:
        raise
    except DigitpadError as error:
        why_not = message_of(error)
    try:
        curves = read_curves(run.folder)
    except DigitpadError:
        curves = RunCurves()
    return page(run, curves, shown, why_not, speech)


def page(
    run: RunRecord,
    curves: RunCurves,
    shown: RunReadings | None,
    why_not: str = "",
    speech: Speech = ENGLISH,
) -> str:
    """Return the page; ``why_not``: why ``shown`` is None."""
    source = run.config.source
    made = HtmlPage(run.name, speech)
    about = QT_TRANSLATE_NOOP("pages", "A run of {model} on “{data}”, which ended {time} UTC.")
    together = QT_TRANSLATE_NOOP("units", "{some} + {item}")
    made.paragraph(
        about.filled(
            model=run.config.network_name,
            data=joined((info.title for info in source.distinct), together),
            time=run.created.replace("T", " ")[:16],
        ),
        is_quiet=True,
    )
    if run.note:
        made.paragraph(run.note)
    made.heading(QT_TRANSLATE_NOOP("pages", "Result"))
    made.table((line.title, line.cells[0]) for line in results([run]) if line.cells[0])
    made.heading(QT_TRANSLATE_NOOP("pages", "Curves"))
    made.figures(curve_figures(curves, speech))
    if shown is None:
        made.heading(QT_TRANSLATE_NOOP("pages", "What it misreads"))
        made.paragraph(why_not)
    elif shown.found.readings is not None:
        classes = shown.info.classes
        add_readings(made, shown.found, classes, shown.images, shown.test_images)
    made.heading(QT_TRANSLATE_NOOP("pages", "Settings"))
    made.table([(title_of("seed"), f"{run.config.seed}"), *_settings(run)])
    add_origin(made, source)
    return made.html()


def _settings(run: RunRecord) -> list[tuple[str, str]]:
    elsewhere = title_of("seed"), title_of("note")
    return [line for line in settings_lines(run) if line[1] and line[0] not in elsewhere]


def curve_figures(curves: RunCurves, speech: Speech) -> Iterator[PageFigure]:
    history = curves.history
    epochs = np.array([done.epoch for done in history], dtype=np.float64)
    losses = np.array([done.test_loss for done in history])
    right = 100 * np.array([done.test_accuracy for done in history])
    errors = 100 * np.array([done.character_error for done in history])
    loss, accuracy = curves.train_loss or NOTHING, curves.train_accuracy or NOTHING
    title = QT_TRANSLATE_NOOP("pages", "Loss after epochs")
    yield _figure(title, loss, (epochs, losses), speech)
    if len(accuracy[0]) or np.isfinite(right).any():
        title = QT_TRANSLATE_NOOP("pages", "Accuracy in % after epochs")
        train = accuracy[0], 100 * accuracy[1]
        yield _figure(title, train, (epochs, right), speech, ceiling=100.0)
    if np.isfinite(errors).any():
        title = QT_TRANSLATE_NOOP("pages", "Character errors in % after epochs")
        yield _figure(title, NOTHING, (epochs, errors), speech)


def _figure(
    title: str, train: Curve, test: Curve, speech: Speech, ceiling: float = np.inf
) -> PageFigure:
    train, test = sampled(finite(train), MOST_POINTS), finite(test)
    end = end_of(train, test)
    if not end:
        return title, QT_TRANSLATE_NOOP("pages", "Nothing was measured."), None

    def write(value: float, form: str) -> str:
        return speech.say(figure(value, form))

    lines = training_lines(train, {"test": test})
    # What is drawn is to be seen; what it is smoothed from may leave the plot.
    low, high = span([[line.points for line in lines if line.colour != "rough"]])
    up = linear_axis(low, high, LEVELS, ceiling=ceiling, write=write)
    names = {
        "train": QT_TRANSLATE_NOOP("pages", "train"),
        "test": QT_TRANSLATE_NOOP("pages", "test"),
    }
    legend = tuple(
        (line.colour, speech.say(names[line.colour])) for line in lines if line.colour in names
    )
    chart = Chart(epoch_axis(end, LEVELS, write), up, lines, legend=legend)
    most = max(float(y.max()) for _, y in (train, test) if len(y))
    is_cut = QT_TRANSLATE_NOOP("pages", "Higher values, up to {most:.3g}, are cut off.")
    remark: str = is_cut.filled(most=most) if most > up.high else ""
    if any((line.points[1] < up.low).any() for line in lines if line.colour != "rough"):
        remark = remark or QT_TRANSLATE_NOOP("pages", "The first steps are cut off.")
    return title, remark, chart_figure(chart, *SIZE)
