"""The parts of pages about an evaluation: the confusion table and the worst mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad import __version__
from digitpad.report.page import HtmlPage, PageImage, Tinted
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, certainty, figure, in_percent, in_turn

if TYPE_CHECKING:
    from digitpad.data.source import DataSource
    from digitpad.evaluation.accuracy import Evaluation

Pixels = npt.NDArray[np.uint8]

MOST_MISTAKES: Final = 24


def add_readings(
    page: HtmlPage,
    evaluation: Evaluation,
    classes: tuple[str, ...],
    images: Pixels,
    test_images: str,
) -> None:
    """Add the confusion table and the worst mistakes.

    ``images``: uint8 (n, c, h, w), those evaluated; ``test_images``: what they are, as text.
    """
    page.heading(QT_TRANSLATE_NOOP("pages", "Confusion table"))
    explained = QT_TRANSLATE_NOOP(
        "pages",
        "{count:,} {images}; a row for what an image is, a column for what it was read as.",
    )
    page.paragraph(explained.filled(count=evaluation.n, images=test_images), is_quiet=True)
    page.table(_confusion(classes, evaluation.confusion), classes, is_grid=True)
    page.heading(QT_TRANSLATE_NOOP("pages", "Class by class"))
    titles = QT_TRANSLATE_NOOP("pages", "precision"), QT_TRANSLATE_NOOP("pages", "recall")
    rows = (
        (name, in_percent(of["precision"]), in_percent(of["recall"]))
        for name, of in evaluation.per_class.items()
    )
    page.table(rows, titles, is_grid=True)
    _add_mistakes(page, evaluation, classes, images)


def add_origin(page: HtmlPage, source: DataSource) -> None:
    """Add the last line: the program that wrote the page, and the source of its images."""
    licence = QT_TRANSLATE_NOOP("pages", "{name}: {source} ({licence})")
    licences = in_turn(
        licence.filled(name=info.name, source=info.source, licence=info.licence)
        for info in source.distinct
    )
    phrase = QT_TRANSLATE_NOOP("pages", "Written by digitpad {version}. Images: {licences}.")
    page.paragraph(phrase.filled(version=__version__, licences=licences), is_quiet=True)


def read_as(truth: str, read: str) -> Phrase:
    return QT_TRANSLATE_NOOP("pages", "{truth}, read as {read}").filled(truth=truth, read=read)


def image_words(index: int) -> Phrase:
    return QT_TRANSLATE_NOOP("pages", "image {number}").filled(number=f"{index}")


def _confusion(
    classes: Sequence[str], counts: npt.NDArray[np.int64]
) -> Iterator[tuple[str | Tinted, ...]]:
    for truth, name in enumerate(classes):
        total = max(1, int(counts[truth].sum()))
        yield (
            name,
            *(
                _cell(int(count), int(count) / total, is_right=truth == read)
                for read, count in enumerate(counts[truth])
            ),
        )


def _cell(count: int, share: float, *, is_right: bool) -> str | Tinted:
    if not count:
        return ""
    # One mistake in a thousand is just visible, one in ten clearly.
    strength = 0.3 * share if is_right else min(0.9, 0.12 + 1.4 * share**0.5)
    return Tinted(figure(count), "right" if is_right else "wrong", strength)


def _add_mistakes(
    page: HtmlPage, evaluation: Evaluation, classes: tuple[str, ...], images: Pixels
) -> None:
    readings = evaluation.readings
    assert readings is not None
    worst = readings.worst()
    page.heading(QT_TRANSLATE_NOOP("pages", "Worst mistakes"))
    if not len(worst):
        page.paragraph(QT_TRANSLATE_NOOP("pages", "There are none."))
        return
    count = min(MOST_MISTAKES, len(worst))
    caption = QT_TRANSLATE_NOOP("pages", "{count} of {all:,}, the one that it was surest of first.")
    page.paragraph(caption.filled(count=count, all=len(worst)), is_quiet=True)
    reading = QT_TRANSLATE_NOOP("pages", "{reading} ({confidence})")
    pictures = []
    for row in worst[:count]:
        index = int(readings.places[row])
        truth, read = (classes[int(of[row])] for of in (readings.truths, readings.read))
        sure = certainty(readings.confidence[row])
        caption = reading.filled(reading=read_as(truth, read), confidence=sure)
        pictures.append(PageImage(images[index], caption, image_words(index)))
    page.images(pictures)
