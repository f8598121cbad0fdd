"""A model as one HTML page: what it looks for, what is typical to it, what it confuses."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from html import escape
from math import isfinite
from typing import Any, Final, TypeVar, cast

import numpy as np
import numpy.typing as npt

from digitpad.data.source import DataSource
from digitpad.evaluation.accuracy import Evaluation, evaluation_steps
from digitpad.evaluation.html import html_page, picture, readings_parts, table, written_by
from digitpad.explain.explainer import require_names
from digitpad.explain.gradients import Differentiator
from digitpad.explain.layers import first_weights
from digitpad.explain.neighbours import neighbours_of
from digitpad.explain.picture import map_pixels, strength_of
from digitpad.explain.pieces import Image
from digitpad.explain.target import Floats
from digitpad.modelfile import Model
from digitpad.models.architecture import size_in_words
from digitpad.models.custom import in_words

Result = TypeVar("Result")
Labels = npt.NDArray[np.int64]

TESTED: Final = 10_000
"""At most so many test images are read."""
COMPARED: Final = 2000
"""So many of the first images are compared by their features."""
SHOWN: Final = 8
"""Typical images of a class, atypical ones, and of a confusion."""
CONFUSIONS: Final = 8
MOST_WEIGHTS: Final = 64


def model_page(
    model: Model, source: DataSource, images: Image, labels: Labels, found: Evaluation | None = None
) -> Generator[tuple[int, int], None, str]:
    """Make the page; yields how much is done, of how much.

    ``images``: test images uint8 (n, c, h, w) of ``source``, with their ``labels``. ``found``:
    what was measured on them, None to measure it. Raises ``ConfigError`` for a model that names
    no classes.
    """
    info = model.info
    require_names(model)
    compared = min(COMPARED, len(images))
    total = compared + (len(images) if found is None else 0)
    network = Differentiator(model).network
    if found is None:
        found = yield from _counted(evaluation_steps(model, images, labels), 0, total)
    shown = images[:compared], labels[:compared]
    near = yield from _counted(neighbours_of(network, *shown), total - compared, total)
    weights = list(first_weights(network))
    parts = [
        f"<h1>{escape(info.name)}</h1>",
        '<p class="quiet">What it looks for, what it finds typical, and what it confuses.</p>',
        table(_facts(model, source, found)),
        *(_weights(weights[0].words, weights[0].images, info.classes) if weights else ()),
        *_typical(info.classes, *shown, near.features),
        *_confusions(info.classes, found, images),
        *readings_parts(found, info.classes, images, source.tested_on.test_images),
        *_layers(model),
        written_by(source.licences),
    ]
    return html_page(info.name, parts)


def _counted(
    steps: Generator[tuple[int, Any], None, Result], before: int, total: int
) -> Generator[tuple[int, int], None, Result]:
    """Drive a part of the work; yield how much is done of all, of which so much was before it."""
    try:
        while True:
            yield before + next(steps)[0], total
    except StopIteration as ended:
        return cast("Result", ended.value)


def _facts(model: Model, source: DataSource, found: Evaluation) -> Iterator[tuple[str, str]]:
    info = model.info
    yield "Architecture", info.architecture.title
    yield "Parameters", f"{info.architecture.parameter_count():,}"
    yield "Sees", size_in_words(info.architecture.input_shape)
    if info.dataset:
        yield "Trained on", info.dataset
    yield "Tested on", f"{found.n:,} {source.tested_on.test_images}"
    yield "Reads right", f"{100 * found.accuracy:.2f} %"
    if isfinite(found.ece):
        yield "Calibration error", f"{100 * found.ece:.2f} %"


def _weights(words: str, images: Floats, classes: tuple[str, ...]) -> Iterator[str]:
    """Yield the templates of a linear model, or the first kernels."""
    are_templates = len(images) == len(classes)
    yield "<h2>What it looks for</h2>"
    what = "a template for each class" if are_templates else "the first layer's weights"
    count = min(MOST_WEIGHTS, len(images))
    more = f", the first {count} of {len(images):,}" if count < len(images) else ""
    yield (
        f'<p class="quiet">{escape(words)}: {what}{more}. Ink on blue speaks for it, ink on '
        "orange against it.</p>"
    )
    blank, strength = np.zeros(images.shape[1:], np.uint8), strength_of(images)
    figures = []
    for number, image in enumerate(images[:count]):
        pixels = map_pixels(image, blank, strength=strength).transpose(2, 0, 1)
        name = classes[number] if are_templates else f"{number + 1}"
        figures.append(_figure(pixels, name))
    yield f'<div class="mistakes">{"".join(figures)}</div>'


def _typical(
    classes: tuple[str, ...], images: Image, labels: Labels, features: Floats
) -> Iterator[str]:
    """Yield the images of each class that are nearest to its mean, and those farthest away."""
    yield "<h2>Typical and unusual images</h2>"
    yield (
        f'<p class="quiet">Of the first {len(images):,} test images, those most and least like the '
        "mean of their class in the network's own features.</p>"
    )
    rows = ["<tr><th></th><th>typical</th><th>atypical</th></tr>"]
    for label, name in enumerate(classes):
        own = np.flatnonzero(labels == label)
        if len(own):
            likeness = features[own] @ features[own].mean(axis=0)
            order = own[np.argsort(-likeness, kind="stable")]
            cells = (order[:SHOWN], order[: -SHOWN - 1 : -1])
            shown = "".join(f'<td class="row">{_row(images, name, cell)}</td>' for cell in cells)
            rows.append(f"<tr><th>{escape(name)}</th>{shown}</tr>")
    yield f"<table>{''.join(rows)}</table>"


def _confusions(classes: tuple[str, ...], found: Evaluation, images: Image) -> Iterator[str]:
    """Yield what is confused most, and the images that were, the surest first."""
    readings = found.readings
    assert readings is not None
    yield "<h2>What it confuses most</h2>"
    counts = found.confusion * ~np.eye(len(classes), dtype=bool)
    most = np.argsort(-counts, axis=None, kind="stable")[:CONFUSIONS]
    rows = []
    for truth, read in zip(*np.unravel_index(most, counts.shape), strict=True):
        if counts[truth, read]:
            chosen = readings.chosen(truth=int(truth), read=int(read))
            places = readings.places[readings.by_confidence(chosen)[:SHOWN]]
            words = f"{classes[truth]}, read as {classes[read]}"
            share = f"{counts[truth, read]:,} of {found.confusion[truth].sum():,}"
            rows.append(
                f"<tr><th>{escape(words)}</th><td>{share}</td>"
                f'<td class="row">{_row(images, words, places)}</td></tr>'
            )
    yield f"<table>{''.join(rows)}</table>" if rows else "<p>Nothing: all is read right.</p>"


def _layers(model: Model) -> Iterator[str]:
    made = model.info.architecture
    yield "<h2>Layers</h2>"
    yield table(
        (str(layer), f"→ {in_words(shape) if len(shape) != 2 else f'{shape[0]} × {shape[1]}'}")
        for layer, shape in zip(made.layers, made.shapes_along(), strict=True)
    )


def _row(images: Image, words: str, places: npt.NDArray[np.integer]) -> str:
    alt = escape(words)
    return "".join(
        f'<img alt="{alt}" title="{alt}, image {place}" src="{picture(images[place])}">'
        for place in places.tolist()
    )


def _figure(pixels: Image, name: str) -> str:
    return (
        f'<figure><img alt="{escape(name)}" src="{picture(pixels)}">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
    )
