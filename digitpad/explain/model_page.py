"""A model as one HTML page: its first weights, typical images, and confusions."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import isfinite
from typing import Any, Final, TypeVar, cast

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.data.source import DataSource
from digitpad.evaluation.accuracy import Evaluation, evaluation_steps
from digitpad.evaluation.html import add_origin, add_readings, image_words, read_as
from digitpad.explain.activity import weight_of
from digitpad.explain.explainer import require_classifier
from digitpad.explain.gradients import Differentiator
from digitpad.explain.neighbours import neighbours_of
from digitpad.explain.picture import map_pixels, strength_of
from digitpad.explain.pieces import Image
from digitpad.modelfile import Model
from digitpad.models import layers
from digitpad.models.architecture import size_text
from digitpad.models.custom import shape_text
from digitpad.report.page import HtmlPage, PageCell, PageImage
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
    evaluation: Evaluation | None = None,
    speech: Speech = ENGLISH,
) -> Generator[tuple[int, int], None, str]:
    """Make the page; yields (done, total).

    ``images``: test images uint8 (n, c, h, w) of ``source``, with their ``labels``. ``evaluation``:
    the evaluation on them, None to make it. ``speech``: the language of the page. Raises
    ``ConfigError`` for a model without classes.
    """
    info = model.info
    require_classifier(model)
    compared = min(MAX_COMPARED, len(images))
    total = compared + (len(images) if evaluation is None else 0)
    network = Differentiator(model).network
    if evaluation is None:
        evaluation = yield from _counted(evaluation_steps(model, images, labels), 0, total)
    shown = images[:compared], labels[:compared]
    near = yield from _counted(neighbours_of(network, *shown), total - compared, total)
    weights = _first_weights(model)
    page = HtmlPage(info.name, speech)
    page.paragraph(
        QT_TRANSLATE_NOOP(
            "pages", "What it looks for, what it finds typical, and what it confuses."
        ),
        is_quiet=True,
    )
    page.table(_facts(model, source, evaluation))
    if weights:
        _add_weights(page, *weights, info.classes)
    _add_typical(page, info.classes, *shown, near.features)
    _add_confusions(page, info.classes, evaluation, images)
    add_readings(page, evaluation, info.classes, images, source.tested_on.test_images)
    page.heading(QT_TRANSLATE_NOOP("pages", "Layers"))
    page.table(_layers(model))
    add_origin(page, source)
    return page.html()


def _counted(
    steps: Generator[tuple[int, Any], None, Result], before: int, total: int
) -> Generator[tuple[int, int], None, Result]:
    """Drive a part of the work; yield its progress as part of ``total``, after ``before``."""
    try:
        while True:
            yield before + next(steps)[0], total
    except StopIteration as ended:
        return cast("Result", ended.value)


def _facts(model: Model, source: DataSource, evaluation: Evaluation) -> Iterator[tuple[str, str]]:
    info = model.info
    count = figure(info.architecture.parameter_count())
    tested = QT_TRANSLATE_NOOP("pages", "{count:,} {images}")
    images = source.tested_on.test_images
    yield QT_TRANSLATE_NOOP("pages", "Architecture"), info.architecture.title
    yield QT_TRANSLATE_NOOP("pages", "Parameters"), count
    yield QT_TRANSLATE_NOOP("pages", "Sees"), size_text(info.architecture.input_shape)
    if info.dataset:
        yield QT_TRANSLATE_NOOP("pages", "Trained on"), info.dataset
    yield QT_TRANSLATE_NOOP("pages", "Tested on"), tested.filled(count=evaluation.n, images=images)
    yield QT_TRANSLATE_NOOP("pages", "Reads right"), in_percent(evaluation.accuracy)
    if isfinite(evaluation.ece):
        yield QT_TRANSLATE_NOOP("pages", "Calibration error"), in_percent(evaluation.ece)


def _first_weights(model: Model) -> tuple[str, Floats] | None:
    """Return the first layer's words and its kernels or templates, averaged over channels."""
    architecture = model.info.architecture
    for layer in architecture.layers:
        match layer:
            case layers.Linear():
                weight = weight_of(layer, model.tensors).reshape(-1, *architecture.input_shape)
            case layers.PatchEmbedding():
                weight = model.tensors[f"{layer.name}.patch_embeddings.projection.weight"]
            case layers.Conv():
                weight = model.tensors[layer.weight]
            case layers.Flatten() | layers.Dropout() | layers.Scale():
                continue
            case _:
                return None
        return str(layer), weight.mean(axis=1)
    return None


def _add_weights(page: HtmlPage, layer_name: str, images: Floats, classes: tuple[str, ...]) -> None:
    """Add the templates of a linear model, or the first kernels."""
    are_templates = len(images) == len(classes)
    count = min(MOST_WEIGHTS, len(images))
    if are_templates:
        caption = QT_TRANSLATE_NOOP("pages", "{layer}: a template for each class.")
    elif count == len(images):
        caption = QT_TRANSLATE_NOOP("pages", "{layer}: the first layer’s weights.")
    else:
        caption = QT_TRANSLATE_NOOP(
            "pages", "{layer}: the first layer’s weights, the first {count} of {all:,}."
        )
    colours = QT_TRANSLATE_NOOP("pages", "Ink on blue speaks for it, ink on orange against it.")
    page.heading(QT_TRANSLATE_NOOP("pages", "What it looks for"))
    page.paragraph(caption.filled(layer=layer_name, count=count, all=len(images)), is_quiet=True)
    page.paragraph(colours, is_quiet=True)
    blank, strength = np.zeros(images.shape[1:], np.uint8), strength_of(images)
    names = classes if are_templates else [f"{number + 1}" for number in range(count)]
    page.images(
        PageImage(map_pixels(image, blank, strength=strength).transpose(2, 0, 1), name)
        for name, image in zip(names, images[:count], strict=True)
    )


def _add_typical(
    page: HtmlPage, classes: tuple[str, ...], images: Image, labels: Labels, features: Floats
) -> None:
    """Add the images of each class that are nearest to its mean, and the farthest ones."""
    page.heading(QT_TRANSLATE_NOOP("pages", "Typical and unusual images"))
    explained = QT_TRANSLATE_NOOP(
        "pages",
        "Of the first {count:,} test images, those most and least like the mean of their class in "
        "the network’s own features.",
    )
    page.paragraph(explained.filled(count=len(images)), is_quiet=True)
    rows: list[Sequence[PageCell]] = []
    for label, name in enumerate(classes):
        own = np.flatnonzero(labels == label)
        if len(own):
            likeness = features[own] @ features[own].mean(axis=0)
            order = own[np.argsort(-likeness, kind="stable")]
            ends = order[:EXAMPLES], order[: -EXAMPLES - 1 : -1]
            rows.append((name, *(_examples(images, name, indices) for indices in ends)))
    titles = QT_TRANSLATE_NOOP("pages", "typical"), QT_TRANSLATE_NOOP("pages", "unusual")
    page.table(rows, titles)


def _add_confusions(
    page: HtmlPage, classes: tuple[str, ...], evaluation: Evaluation, images: Image
) -> None:
    """Add the most frequent confusions with their images, most confident first."""
    readings = evaluation.readings
    assert readings is not None
    page.heading(QT_TRANSLATE_NOOP("pages", "What it confuses most"))
    share = QT_TRANSLATE_NOOP("pages", "{count:,} of {all:,}")
    counts = evaluation.confusion * ~np.eye(len(classes), dtype=bool)
    most = np.argsort(-counts, axis=None, kind="stable")[:CONFUSIONS]
    rows = []
    for truth, read in zip(*np.unravel_index(most, counts.shape), strict=True):
        if counts[truth, read]:
            chosen = readings.chosen(truth=int(truth), read=int(read))
            mistakes = readings.places[readings.by_confidence(chosen)[:EXAMPLES]]
            caption = read_as(classes[truth], classes[read])
            total = int(evaluation.confusion[truth].sum())
            often = share.filled(count=int(counts[truth, read]), all=total)
            rows.append((caption, often, _examples(images, caption, mistakes)))
    if rows:
        page.table(rows)
    else:
        page.paragraph(QT_TRANSLATE_NOOP("pages", "Nothing: all images are read correctly."))


def _layers(model: Model) -> Iterator[tuple[str, str]]:
    architecture = model.info.architecture
    leads_to = QT_TRANSLATE_NOOP("pages", "→ {shape}")
    for layer, shape in zip(architecture.layers, architecture.shapes_along(), strict=True):
        size = shape_text(shape) if len(shape) != 2 else f"{shape[0]} × {shape[1]}"
        yield str(layer), leads_to.filled(shape=size)


def _examples(images: Image, caption: str, indices: npt.NDArray[np.integer]) -> list[PageImage]:
    return [PageImage(images[index], caption, image_words(index)) for index in indices.tolist()]
