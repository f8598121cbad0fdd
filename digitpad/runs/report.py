"""A run as a self-contained HTML page: to look at, to print, to hand in.

Curves are SVG and images are embedded, so the page loads nothing. All text from files and users
is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, DigitpadError
from digitpad.evaluation.html import heading, html_page, quiet, readings_parts, table, written_by
from digitpad.runs.comparison import results, settings_lines, title_of
from digitpad.runs.record import RunCurves, RunRecord, read_curves
from digitpad.training.curve import Curve, clipped
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech, figure, said

if TYPE_CHECKING:
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import ModelInfo

WIDTH, HEIGHT = 460.0, 260.0
LEFT, TOP, RIGHT, BOTTOM = 52.0, 12.0, 12.0, 34.0
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
    part = held_out(run.config.dataset, data_dir or run.config.data_dir)
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
        why_not = said(error)
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
    source = DataSource.parse(run.config.dataset)
    figures = [(line.title, line.cells[0]) for line in results([run]) if line.cells[0]]
    about = QT_TRANSLATE_NOOP("pages", "A run of {model} on “{data}”, which ended {time} UTC.")
    parts = [
        f"<h1>{escape(run.name)}</h1>",
        quiet(
            about.filled(
                model=run.config.network_name,
                data=" + ".join(speech.say(info.title) for info in source.distinct),
                time=run.created.replace("T", " ")[:16],
            ),
            speech,
        ),
        *([f"<p>{escape(run.note)}</p>"] if run.note else []),
        heading(QT_TRANSLATE_NOOP("pages", "Result"), speech),
        table(figures, speech),
        heading(QT_TRANSLATE_NOOP("pages", "Curves"), speech),
        '<div class="curves">',
        *curve_charts(curves, speech),
        "</div>",
    ]
    if shown is None:
        title = QT_TRANSLATE_NOOP("pages", "What it misreads")
        parts += [heading(title, speech), f"<p>{escape(speech.say(why_not))}</p>"]
    elif shown.found.readings is not None:
        about_images = shown.images, shown.test_images
        parts += readings_parts(shown.found, shown.info.classes, *about_images, speech)
    parts += [
        heading(QT_TRANSLATE_NOOP("pages", "Settings"), speech),
        table([(title_of("seed"), f"{run.config.seed}"), *_settings(run)], speech),
        written_by(source, speech),
    ]
    return html_page(run.name, parts, speech)


def _settings(run: RunRecord) -> list[tuple[str, str]]:
    elsewhere = title_of("seed"), title_of("note")
    return [line for line in settings_lines(run) if line[1] and line[0] not in elsewhere]


def curve_charts(curves: RunCurves, speech: Speech) -> Iterable[str]:
    history = curves.history
    epochs = np.array([done.epoch for done in history], dtype=np.float64)
    losses = np.array([done.test_loss for done in history])
    right = 100 * np.array([done.test_accuracy for done in history])
    accuracy = curves.train_accuracy
    percent = None if accuracy is None else (accuracy[0], 100 * accuracy[1])
    titles = [
        QT_TRANSLATE_NOOP("pages", "Loss after epochs"),
        QT_TRANSLATE_NOOP("pages", "Accuracy in % after epochs"),
        QT_TRANSLATE_NOOP("pages", "Character errors in % after epochs"),
    ]
    loss_title, accuracy_title, errors_title = map(speech.say, titles)
    yield _plot(loss_title, curves.train_loss, (epochs, losses), speech)
    if percent is not None or np.isfinite(right).any():
        yield _plot(accuracy_title, percent, (epochs, right), speech)
    errors = 100 * np.array([done.character_error for done in history])
    if np.isfinite(errors).any():
        yield _plot(errors_title, None, (epochs, errors), speech)


def _plot(title: str, train: Curve | None, test: Curve, speech: Speech) -> str:
    named = {"train": train or (np.zeros(0), np.zeros(0)), "test": test}
    kept = {name: _finite(curve) for name, curve in named.items()}
    ys = np.concatenate([y for _, y in kept.values()])
    xs = np.concatenate([x for x, _ in kept.values()])
    if not len(ys):
        nothing = QT_TRANSLATE_NOOP("pages", "{curve}: nothing was measured.").filled(curve=title)
        return f"<figure><figcaption>{escape(speech.say(nothing))}</figcaption></figure>"
    # A few outliers at the start would flatten the rest of the curve.
    highest = max([float(np.quantile(ys, 0.99)), *kept["test"][1].tolist()])
    levels = _levels(float(ys.min()), highest)
    low, high = levels[0], levels[-1]
    span, end = high - low, max(float(xs.max()), 1e-6)

    def at(x: float, y: float) -> str:
        across = LEFT + x / end * (WIDTH - LEFT - RIGHT)
        up = TOP + (high - y) / span * (HEIGHT - TOP - BOTTOM)
        return f"{across:.1f} {up:.1f}"

    def mark(place: str, anchor: str, value: float) -> str:
        words = speech.say(figure(value, ".3g" if abs(value) < 1000 else "g"))
        return f'<text {place} text-anchor="{anchor}">{escape(words)}</text>'

    marks = []
    for level in levels:
        left, right = at(0, level), at(end, level)
        height = left.split()[1]
        marks.append(f'<path class="axis" d="M{left}L{right}"/>')
        marks.append(mark(f'x="{LEFT - 6}" y="{height}"', "end", level))
    for epoch in sorted({0.0, round(end / 2), round(end)} if end >= 2 else {0.0, round(end, 1)}):
        across = at(epoch, low).split()[0]
        marks.append(mark(f'x="{across}" y="{HEIGHT - 12}"', "middle", epoch))
    for name, curve in kept.items():
        for x, y in clipped(curve, low, high):
            points = [at(*point) for point in zip(x.tolist(), y.tolist(), strict=True)]
            if len(points) == 1:  # a line of length zero, drawn as a dot by its round caps
                points *= 2
            marks.append(f'<path class="{name}" d="M{"L".join(points)}"/>')
    most = float(ys.max())
    is_cut = QT_TRANSLATE_NOOP("pages", "Higher values, up to {most:.3g}, are cut off.")
    cut = escape(speech.say(is_cut.filled(most=most))) if most > high else ""
    words = QT_TRANSLATE_NOOP("pages", "train"), QT_TRANSLATE_NOOP("pages", "test")
    train_key, test_key = (escape(speech.say(one)) for one in words)
    key = f'<span class="key-train">— {train_key}</span> <span class="key-test">— {test_key}</span>'
    return (
        f"<figure><figcaption>{escape(title)}. {key} {cut}</figcaption>"
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" '
        f'width="100%">{"".join(marks)}</svg></figure>'
    )


def _levels(low: float, high: float) -> list[float]:
    """Return round numbers, evenly spaced, from below ``low`` to above ``high``."""
    # The lower bounds keep neighbouring levels distinct.
    rough = max((high - low) / LEVELS, 1e-9, 1e-9 * max(abs(low), abs(high)))
    power = 10.0 ** np.floor(np.log10(rough))
    step = float(next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough))
    first, last = int(np.floor(low / step)), int(np.ceil(high / step))
    return [round(number * step, 12) for number in range(first, max(last, first + 1) + 1)]


def _finite(curve: Curve) -> Curve:
    """Return at most ``MOST_POINTS`` finite points of a curve."""
    x, y = curve
    kept = np.flatnonzero(np.isfinite(x) & np.isfinite(y))
    if len(kept) > MOST_POINTS:
        kept = kept[np.linspace(0, len(kept) - 1, MOST_POINTS).round().astype(np.intp)]
    return x[kept], y[kept]
