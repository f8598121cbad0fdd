"""A model as one HTML page: its first weights, typical images, and confusions."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from html import escape
from math import isfinite
from typing import Any, Final, TypeVar, cast

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.data.source import DataSource
from digitpad.evaluation.accuracy import Evaluation, evaluation_steps
from digitpad.evaluation.html import (
    heading,
    html_page,
    image_words,
    picture,
    quiet,
    read_as,
    readings_parts,
    table,
    written_by,
)
from digitpad.explain.explainer import require_classifier
from digitpad.explain.gradients import Differentiator
from digitpad.explain.layers import first_weights
from digitpad.explain.neighbours import neighbours_of
from digitpad.explain.picture import map_pixels, strength_of
from digitpad.explain.pieces import Image
from digitpad.modelfile import Model
from digitpad.models.architecture import size_text
from digitpad.models.custom import shape_text
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech, figure, in_percent

Result = TypeVar("Result")
Labels = npt.NDArray[np.int64]

MAX_TEST_IMAGES: Final = 10_000
"""Most test images that are read."""
MAX_COMPARED: Final = 2000
"""Number of images whose features are compared, from the front."""
EXAMPLES: Final = 8
"""Number of typical and of unusual images of a class, and of images of a confusion."""
CONFUSIONS: Final = 8
MOST_WEIGHTS: Final = 64


def model_page(
    model: Model,
    source: DataSource,
    images: Image,
    labels: Labels,
    found: Evaluation | None = None,
    speech: Speech = ENGLISH,
) -> Generator[tuple[int, int], None, str]:
    """Make the page; yields (done, total).

    ``images``: test images uint8 (n, c, h, w) of ``source``, with their ``labels``. ``found``:
    the evaluation on them, None to make it. ``speech``: the language of the page. Raises
    ``ConfigError`` for a model without classes.
    """
    info = model.info
    require_classifier(model)
    compared = min(MAX_COMPARED, len(images))
    total = compared + (len(images) if found is None else 0)
    network = Differentiator(model).network
    if found is None:
        found = yield from _counted(evaluation_steps(model, images, labels), 0, total)
    shown = images[:compared], labels[:compared]
    near = yield from _counted(neighbours_of(network, *shown), total - compared, total)
    weights = list(first_weights(network))
    parts = [
        f"<h1>{escape(info.name)}</h1>",
        quiet(
            QT_TRANSLATE_NOOP(
                "pages", "What it looks for, what it finds typical, and what it confuses."
            ),
            speech,
        ),
        table(_facts(model, source, found), speech),
        *(_weights(weights[0].words, weights[0].images, info.classes, speech) if weights else ()),
        *_typical(info.classes, *shown, near.features, speech),
        *_confusions(info.classes, found, images, speech),
        *readings_parts(found, info.classes, images, source.tested_on.test_images, speech),
        *_layers(model, speech),
        written_by(source, speech),
    ]
    return html_page(info.name, parts, speech)


def _counted(
    steps: Generator[tuple[int, Any], None, Result], before: int, total: int
) -> Generator[tuple[int, int], None, Result]:
    """Drive a part of the work; yield its progress as part of ``total``, after ``before``."""
    try:
        while True:
            yield before + next(steps)[0], total
    except StopIteration as ended:
        return cast("Result", ended.value)


def _facts(model: Model, source: DataSource, found: Evaluation) -> Iterator[tuple[str, str]]:
    info = model.info
    count = figure(info.architecture.parameter_count())
    tested = QT_TRANSLATE_NOOP("pages", "{count:,} {images}")
    images = source.tested_on.test_images
    yield QT_TRANSLATE_NOOP("pages", "Architecture"), info.architecture.title
    yield QT_TRANSLATE_NOOP("pages", "Parameters"), count
    yield QT_TRANSLATE_NOOP("pages", "Sees"), size_text(info.architecture.input_shape)
    if info.dataset:
        yield QT_TRANSLATE_NOOP("pages", "Trained on"), info.dataset
    yield QT_TRANSLATE_NOOP("pages", "Tested on"), tested.filled(count=found.n, images=images)
    yield QT_TRANSLATE_NOOP("pages", "Reads right"), in_percent(found.accuracy)
    if isfinite(found.ece):
        yield QT_TRANSLATE_NOOP("pages", "Calibration error"), in_percent(found.ece)


def _weights(words: str, images: Floats, classes: tuple[str, ...], speech: Speech) -> Iterator[str]:
    """Yield the templates of a linear model, or the first kernels."""
    are_templates = len(images) == len(classes)
    count = min(MOST_WEIGHTS, len(images))
    if are_templates:
        what = QT_TRANSLATE_NOOP("pages", "{layer}: a template for each class.")
    elif count == len(images):
        what = QT_TRANSLATE_NOOP("pages", "{layer}: the first layer’s weights.")
    else:
        what = QT_TRANSLATE_NOOP(
            "pages", "{layer}: the first layer’s weights, the first {count} of {all:,}."
        )
    colours = QT_TRANSLATE_NOOP("pages", "Ink on blue speaks for it, ink on orange against it.")
    yield heading(QT_TRANSLATE_NOOP("pages", "What it looks for"), speech)
    yield quiet(what.filled(layer=words, count=count, all=len(images)), speech)
    yield quiet(colours, speech)
    blank, strength = np.zeros(images.shape[1:], np.uint8), strength_of(images)
    figures = []
    for number, image in enumerate(images[:count]):
        pixels = map_pixels(image, blank, strength=strength).transpose(2, 0, 1)
        name = classes[number] if are_templates else f"{number + 1}"
        figures.append(_figure(pixels, name))
    yield f'<div class="mistakes">{"".join(figures)}</div>'


def _typical(
    classes: tuple[str, ...], images: Image, labels: Labels, features: Floats, speech: Speech
) -> Iterator[str]:
    """Yield the images of each class that are nearest to its mean, and the farthest ones."""
    yield heading(QT_TRANSLATE_NOOP("pages", "Typical and unusual images"), speech)
    explained = QT_TRANSLATE_NOOP(
        "pages",
        "Of the first {count:,} test images, those most and least like the mean of their class in "
        "the network’s own features.",
    )
    yield quiet(explained.filled(count=len(images)), speech)
    titles = QT_TRANSLATE_NOOP("pages", "typical"), QT_TRANSLATE_NOOP("pages", "unusual")
    heads = "".join(f"<th>{escape(speech.say(title))}</th>" for title in titles)
    rows = [f"<tr><th></th>{heads}</tr>"]
    for label, name in enumerate(classes):
        own = np.flatnonzero(labels == label)
        if len(own):
            likeness = features[own] @ features[own].mean(axis=0)
            order = own[np.argsort(-likeness, kind="stable")]
            cells = (order[:EXAMPLES], order[: -EXAMPLES - 1 : -1])
            made = (_row(images, name, cell, speech) for cell in cells)
            shown = "".join(f'<td class="row">{row}</td>' for row in made)
            rows.append(f"<tr><th>{escape(name)}</th>{shown}</tr>")
    yield f"<table>{''.join(rows)}</table>"


def _confusions(
    classes: tuple[str, ...], found: Evaluation, images: Image, speech: Speech
) -> Iterator[str]:
    """Yield the most frequent confusions with their images, most confident first."""
    readings = found.readings
    assert readings is not None
    yield heading(QT_TRANSLATE_NOOP("pages", "What it confuses most"), speech)
    share = QT_TRANSLATE_NOOP("pages", "{count:,} of {all:,}")
    counts = found.confusion * ~np.eye(len(classes), dtype=bool)
    most = np.argsort(-counts, axis=None, kind="stable")[:CONFUSIONS]
    rows = []
    for truth, read in zip(*np.unravel_index(most, counts.shape), strict=True):
        if counts[truth, read]:
            chosen = readings.chosen(truth=int(truth), read=int(read))
            places = readings.places[readings.by_confidence(chosen)[:EXAMPLES]]
            words = speech.say(read_as(classes[truth], classes[read]))
            total = int(found.confusion[truth].sum())
            often = speech.say(share.filled(count=int(counts[truth, read]), all=total))
            rows.append(
                f"<tr><th>{escape(words)}</th><td>{escape(often)}</td>"
                f'<td class="row">{_row(images, words, places, speech)}</td></tr>'
            )
    nothing = QT_TRANSLATE_NOOP("pages", "Nothing: all images are read correctly.")
    yield f"<table>{''.join(rows)}</table>" if rows else f"<p>{escape(speech.say(nothing))}</p>"


def _layers(model: Model, speech: Speech) -> Iterator[str]:
    made = model.info.architecture
    yield heading(QT_TRANSLATE_NOOP("pages", "Layers"), speech)
    shapes = (
        speech.say(shape_text(shape)) if len(shape) != 2 else f"{shape[0]} × {shape[1]}"
        for shape in made.shapes_along()
    )
    rows = zip(made.layers, shapes, strict=True)
    yield table(((str(layer), f"→ {shape}") for layer, shape in rows), speech)


def _row(images: Image, words: str, places: npt.NDArray[np.integer], speech: Speech) -> str:
    alt = escape(words)
    titles = ((place, escape(speech.say(image_words(place)))) for place in places.tolist())
    return "".join(
        f'<img alt="{alt}" title="{alt}, {title}" src="{picture(images[place])}">'
        for place, title in titles
    )


def _figure(pixels: Image, name: str) -> str:
    return (
        f'<figure><img alt="{escape(name)}" src="{picture(pixels)}">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
    )
