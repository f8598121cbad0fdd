"""The data sets of lines, as rows of the catalogue of data sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from digitpad.data.family import DatasetInfo
from digitpad.models.architecture import LINE_CLASSES, LINE_INPUT, SIGN_CLASSES, SIGN_INPUT
from digitpad.numbers.data.sets import (
    InkLineDataset,
    LineDataset,
    PastedLineDataset,
    SignDataset,
)
from digitpad.words import QT_TRANSLATE_NOOP

NUMBER_SIGNS: Final = SignDataset(
    name="number-signs",
    title=QT_TRANSLATE_NOOP("data", "Signs of generated numbers"),
    about=QT_TRANSLATE_NOOP("data", "built in"),
    classes=SIGN_CLASSES,
    input_shape=SIGN_INPUT,
    test_images=QT_TRANSLATE_NOOP("data", "generated test candidates"),
    train_count=60_000,
    test_count=4_000,
    source=QT_TRANSLATE_NOOP("data", "digitpad’s own generator of written lines"),
)
NUMBER_LINES: Final = LineDataset(
    name="number-lines",
    title=QT_TRANSLATE_NOOP("data", "Lines of generated numbers"),
    about=QT_TRANSLATE_NOOP("data", "built in"),
    classes=LINE_CLASSES,
    input_shape=LINE_INPUT,
    test_images=QT_TRANSLATE_NOOP("data", "generated test lines"),
    train_count=12_000,
    test_count=500,
    source=QT_TRANSLATE_NOOP("data", "digitpad’s own generator of written lines"),
)
INK_LINES: Final = InkLineDataset(
    name="ink-lines",
    title=QT_TRANSLATE_NOOP("data", "Number lines from ink files"),
    about=QT_TRANSLATE_NOOP("data", "in the hands of their writers"),
    classes=LINE_CLASSES,
    input_shape=LINE_INPUT,
    test_images=QT_TRANSLATE_NOOP("data", "test lines of other writers"),
    train_count=32_000,
    test_count=500,
)
PHOTO_NUMBER_LINES: Final = replace(
    NUMBER_LINES,
    name="photo-number-lines",
    title=QT_TRANSLATE_NOOP("data", "Lines of generated numbers on patterned paper"),
    about=QT_TRANSLATE_NOOP("data", "built in, as photos of cheques show them"),
    are_photographed=True,
)
PHOTO_INK_LINES: Final = replace(
    INK_LINES,
    name="photo-ink-lines",
    title=QT_TRANSLATE_NOOP("data", "Number lines from ink files on patterned paper"),
    about=QT_TRANSLATE_NOOP("data", "in the hands of their writers, as photos show them"),
    train_count=12_000,
    are_photographed=True,
)


def datasets_of_lines(known: Mapping[str, DatasetInfo]) -> tuple[DatasetInfo, ...]:
    """Return all of them. ``known``: other data sets, by name; some lines are of their digits."""
    mnist = known["mnist"]
    pasted = PastedLineDataset(
        name="mnist-lines",
        title=QT_TRANSLATE_NOOP("data", "Number lines from pictures"),
        about=QT_TRANSLATE_NOOP("data", "composed of MNIST’s and generated digits"),
        classes=LINE_CLASSES,
        input_shape=LINE_INPUT,
        test_images=QT_TRANSLATE_NOOP("data", "lines of MNIST’s test digits"),
        train_count=16_000,
        test_count=500,
        megabytes=mnist.megabytes,
        licence=mnist.licence,
        source=QT_TRANSLATE_NOOP("data", "{source}; digitpad’s own generator").filled(
            source=mnist.source
        ),
        digits=(mnist, known["handwriting-small"]),
    )
    photographed = replace(
        pasted,
        name="photo-lines",
        title=QT_TRANSLATE_NOOP("data", "Number lines on patterned paper"),
        about=QT_TRANSLATE_NOOP(
            "data", "composed of MNIST’s and generated digits, as photos of cheques show them"
        ),
        train_count=12_000,
        are_photographed=True,
    )
    generated = NUMBER_SIGNS, NUMBER_LINES, INK_LINES, pasted
    return *generated, PHOTO_NUMBER_LINES, photographed, PHOTO_INK_LINES
