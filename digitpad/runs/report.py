"""A run as one HTML page that needs nothing else: to look at, to print, to hand in.

Curves are drawn as SVG, images are in the page, and it loads nothing. Whatever comes from a file
or from a person stands in it as plain text.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad import __version__
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, DigitpadError
from digitpad.runs.comparison import results, settings_lines
from digitpad.runs.record import RunCurves, RunRecord, read_curves
from digitpad.training.curve import Curve

if TYPE_CHECKING:
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import ModelInfo

MOST_MISTAKES: Final = 24
WIDTH, HEIGHT = 460.0, 260.0
LEFT, TOP, RIGHT, BOTTOM = 52.0, 12.0, 12.0, 34.0
MOST_POINTS: Final = 500
LEVELS: Final = 5
POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
STYLE: Final = """
:root { color-scheme: light dark; --text: #1c1f26; --muted: #5b6270; --line: #d9dce3;
  --paper: #ffffff; --train: #1f6fd0; --test: #c2571a; --wrong: 194,60,40; --right: 46,110,220; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaf0; --muted: #a0a6b4; --line: #3a3f4b;
  --paper: #16181d; --train: #6ea8ff; --test: #ff9d5c; --wrong: 240,100,80; --right: 90,140,255; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper);
  max-width: 980px; margin: 2em auto; padding: 0 1.2em; overflow-wrap: anywhere; }
h1 { font-size: 1.7em; margin-bottom: 0; } h2 { font-size: 1.2em; margin-top: 2em; }
p.quiet, figcaption, small { color: var(--muted); }
table { border-collapse: collapse; } td, th { padding: 3px 10px 3px 0; text-align: left;
  vertical-align: top; } th { font-weight: 600; }
table.grid td, table.grid th { border: 1px solid var(--line); padding: 3px 7px; text-align: right; }
.curves, .mistakes { display: flex; flex-wrap: wrap; gap: 18px; }
figure { margin: 0; break-inside: avoid; } .curves figure { flex: 1 1 400px; }
.mistakes figure { width: 104px; } .mistakes img { width: 96px; height: 96px;
  image-rendering: pixelated; border: 1px solid var(--line); }
svg text { font: 12px system-ui, sans-serif; fill: var(--muted); }
svg path.axis { stroke: var(--line); stroke-width: 1; } svg path { fill: none; stroke-width: 2;
  stroke-linecap: round; } svg .test { stroke-width: 3; }
svg .train { stroke: var(--train); } svg .test { stroke: var(--test); }
.key-train { color: var(--train); } .key-test { color: var(--test); }
"""


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """What its best weights read: ``images``, uint8 (n, c, h, w), are those ``found`` is of."""

    info: ModelInfo
    title: str
    found: Evaluation
    images: npt.NDArray[np.uint8]


def measured(run: RunRecord, data_dir: Path | None = None) -> Measured:
    """Read the run's test images with its best weights.

    ``data_dir``: where they lie, if not where they lay for the run. Raises ``DigitpadError`` where
    the weights or the images are not there.
    """
    if not run.has_model:
        raise DigitpadError("Its weights are no longer there.")
    from digitpad.data.load import held_out
    from digitpad.evaluation.accuracy import evaluate
    from digitpad.modelfile import open_model

    model = open_model(run.model_file)
    part = held_out(run.config.dataset, data_dir or run.config.data_dir)
    limit = run.config.test_limit or len(part.labels)
    images, labels = part.images[:limit], part.labels[:limit]
    return Measured(model.info, part.info.title, evaluate(model, images, labels), images)


def report(run: RunRecord, data_dir: Path | None = None) -> str:
    """Return the page about a run; what cannot be shown is said in it.

    Raises ``ConfigError`` for a data set that there is no more.
    """
    shown, why_not = None, ""
    try:
        shown = measured(run, data_dir)
    except ConfigError:
        raise
    except DigitpadError as error:
        why_not = str(error)
    try:
        curves = read_curves(run.folder)
    except DigitpadError:
        curves = RunCurves()
    return page(run, curves, shown, why_not)


def page(run: RunRecord, curves: RunCurves, shown: Measured | None, why_not: str = "") -> str:
    """Return the page; ``why_not``: why nothing was ``measured``."""
    source = DataSource.parse(run.config.dataset)
    figures = [(line.title, line.cells[0]) for line in results([run]) if line.cells[0]]
    parts = [
        f"<h1>{escape(run.name)}</h1>",
        (
            f'<p class="quiet">A run of {escape(run.config.model)} on '
            f"{escape(' + '.join(info.title for info in source.distinct))}, "
            f"{escape(run.created.replace('T', ' '))}.</p>"
        ),
        *([f"<p>{escape(run.note)}</p>"] if run.note else []),
        "<h2>Result</h2>",
        _table(figures),
        "<h2>Curves</h2>",
        '<div class="curves">',
        *_curves(curves),
        "</div>",
    ]
    if shown is None:
        parts += ["<h2>What it reads wrong</h2>", f"<p>{escape(why_not)}</p>"]
    elif shown.found.readings is not None:
        parts += _readings(shown)
    parts += [
        "<h2>Settings</h2>",
        _table([("Seed", f"{run.config.seed}"), *_settings(run)]),
        (
            f'<p class="quiet">Written by digitpad {escape(__version__)}. Images: '
            f"{escape(source.licences)}.</p>"
        ),
    ]
    body = "\n".join(parts)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(run.name)}</title>\n<style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )


def _settings(run: RunRecord) -> list[tuple[str, str]]:
    elsewhere = "Seed", "Note"
    return [line for line in settings_lines(run) if line[1] and line[0] not in elsewhere]


def _table(rows: Iterable[tuple[str, str]]) -> str:
    lines = (f"<tr><th>{escape(name)}</th><td>{escape(words)}</td></tr>" for name, words in rows)
    return f"<table>{''.join(lines)}</table>"


def _readings(shown: Measured) -> list[str]:
    found, classes = shown.found, shown.info.classes
    n, title = f"{found.n:,}", escape(shown.title)
    return [
        "<h2>What it takes for what</h2>",
        (
            f'<p class="quiet">{n} test images of {title}; a row for what an image is, a column '
            "for what it was read as.</p>"
        ),
        _confusion(classes, found.confusion),
        "<h2>Class by class</h2>",
        '<table class="grid"><tr><th></th><th>precision</th><th>recall</th></tr>',
        *(
            f"<tr><th>{escape(name)}</th><td>{100 * of['precision']:.2f} %</td>"
            f"<td>{100 * of['recall']:.2f} %</td></tr>"
            for name, of in found.per_class.items()
        ),
        "</table>",
        *_mistakes(shown),
    ]


def _confusion(classes: Sequence[str], counts: npt.NDArray[np.int64]) -> str:
    rows = [f"<tr><th></th>{''.join(f'<th>{escape(name)}</th>' for name in classes)}</tr>"]
    for truth, name in enumerate(classes):
        total = max(1, int(counts[truth].sum()))
        cells = "".join(
            _cell(int(count), int(count) / total, is_right=truth == read)
            for read, count in enumerate(counts[truth])
        )
        rows.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return f'<table class="grid">{"".join(rows)}</table>'


def _cell(count: int, share: float, *, is_right: bool) -> str:
    if not count:
        return "<td></td>"
    # One mistake in a thousand is to be seen, one in ten plainly.
    strength = 0.3 * share if is_right else min(0.9, 0.12 + 1.4 * share**0.5)
    colour = "var(--right)" if is_right else "var(--wrong)"
    return f'<td style="background: rgba({colour}, {strength:.2f})">{count:,}</td>'


def _mistakes(shown: Measured) -> list[str]:
    readings = shown.found.readings
    assert readings is not None
    worst = readings.worst()
    if not len(worst):
        return ["<h2>Worst mistakes</h2>", "<p>There are none.</p>"]
    classes, parts = shown.info.classes, ["<h2>Worst mistakes</h2>"]
    count = min(MOST_MISTAKES, len(worst))
    parts.append(
        f'<p class="quiet">{count} of {len(worst):,}, the one that it was surest of first.</p>'
        '<div class="mistakes">'
    )
    for place in worst[:count]:
        index = int(readings.places[place])
        truth, read = (classes[int(of[place])] for of in (readings.truths, readings.read))
        words = f"{truth}, read as {read} ({100 * readings.confidence[place]:.1f} %)"
        parts.append(
            f'<figure><img alt="{escape(words)}" src="{picture(shown.images[index])}">'
            f"<figcaption>{escape(words)}<br><small>image {index}</small></figcaption></figure>"
        )
    return [*parts, "</div>"]


def picture(image: npt.NDArray[np.uint8]) -> str:
    """Return an image (channels, height, width) as the address of a PNG file in the page."""
    from PIL import Image

    pixels = image[0] if len(image) == 1 else image.transpose(1, 2, 0)
    file = io.BytesIO()
    Image.fromarray(np.ascontiguousarray(pixels)).save(file, "PNG")
    return f"data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}"


def _curves(curves: RunCurves) -> Iterable[str]:
    history = curves.history
    epochs = np.array([done.epoch for done in history], dtype=np.float64)
    losses = np.array([done.test_loss for done in history])
    right = 100 * np.array([done.test_accuracy for done in history])
    accuracy = curves.train_accuracy
    percent = None if accuracy is None else (accuracy[0], 100 * accuracy[1])
    yield _plot("Loss", curves.train_loss, (epochs, losses))
    if percent is not None or np.isfinite(right).any():
        yield _plot("Accuracy in %", percent, (epochs, right))


def _plot(title: str, train: Curve | None, test: Curve) -> str:
    named = {"train": train or (np.zeros(0), np.zeros(0)), "test": test}
    kept = {name: _finite(curve) for name, curve in named.items()}
    ys = np.concatenate([y for _, y in kept.values()])
    xs = np.concatenate([x for x, _ in kept.values()])
    if not len(ys):
        return f"<figure><figcaption>{escape(title)}: nothing was measured.</figcaption></figure>"
    # A few wild values at the start would flatten all the rest.
    highest = max([float(np.quantile(ys, 0.99)), *kept["test"][1].tolist()])
    levels = _levels(float(ys.min()), highest)
    low, high = levels[0], levels[-1]
    span, end = high - low, max(float(xs.max()), 1e-6)

    def at(x: float, y: float) -> str:
        across = LEFT + x / end * (WIDTH - LEFT - RIGHT)
        up = TOP + (high - min(max(y, low), high)) / span * (HEIGHT - TOP - BOTTOM)
        return f"{across:.1f} {up:.1f}"

    marks = []
    for level in levels:
        left, right = at(0, level), at(end, level)
        height = left.split()[1]
        marks.append(f'<path class="axis" d="M{left}L{right}"/>')
        marks.append(f'<text x="{LEFT - 6}" y="{height}" text-anchor="end">{level:.3g}</text>')
    for epoch in sorted({0.0, round(end / 2), round(end)} if end >= 2 else {0.0, round(end, 1)}):
        across = at(epoch, low).split()[0]
        marks.append(f'<text x="{across}" y="{HEIGHT - 12}" text-anchor="middle">{epoch:g}</text>')
    for name, (x, y) in kept.items():
        points = [at(*point) for point in zip(x.tolist(), y.tolist(), strict=True)]
        if len(points) == 1:  # a line of no length, whose round ends are a dot
            points *= 2
        if points:
            marks.append(f'<path class="{name}" d="M{"L".join(points)}"/>')
    key = '<span class="key-train">— train</span> <span class="key-test">— test</span>'
    return (
        f"<figure><figcaption>{escape(title)} after epochs. {key}</figcaption>"
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" '
        f'width="100%">{"".join(marks)}</svg></figure>'
    )


def _levels(low: float, high: float) -> list[float]:
    """Return round numbers, evenly spaced, from below ``low`` to above ``high``."""
    # Never so near to each other that they are one number.
    rough = max((high - low) / LEVELS, 1e-9, 1e-9 * max(abs(low), abs(high)))
    power = 10.0 ** np.floor(np.log10(rough))
    step = float(next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough))
    first, last = int(np.floor(low / step)), int(np.ceil(high / step))
    return [round(number * step, 12) for number in range(first, max(last, first + 1) + 1)]


def _finite(curve: Curve) -> Curve:
    """Return at most ``MOST_POINTS`` points of a curve, those that are numbers."""
    x, y = curve
    kept = np.flatnonzero(np.isfinite(x) & np.isfinite(y))
    if len(kept) > MOST_POINTS:
        kept = kept[np.linspace(0, len(kept) - 1, MOST_POINTS).round().astype(np.intp)]
    return x[kept], y[kept]


def accuracy_in_words(run: RunRecord) -> str:
    """Return how good a run was, in a few letters; "" where nothing was measured."""
    if isfinite(run.best_accuracy):
        return f"{100 * run.best_accuracy:.2f} %"
    return f"loss {run.best_loss:.4f}" if isfinite(run.best_loss) else ""
