"""Data sets of lines of numbers as pictures, labelled with all their signs, and of single signs.

Their digits are generated, or taken from ink files with each line in one writer's hand, or are
pictures from other data sets, pasted together.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from digitpad.data.family import Arrays, Content, DatasetInfo, DatasetStatus, Series, Transfer
from digitpad.data.sets.generated import TEST_SEED, TRAIN_SEED, GeneratedDataset
from digitpad.data.sets.ink import InkDataset
from digitpad.errors import DatasetError
from digitpad.files import cache_folder
from digitpad.models.architecture import DIGITS, LINE_CLASSES, NUMBER_SIGNS
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.ink.drawing import Drawing, LabelledDrawing
    from digitpad.numbers.data import pasted
    from digitpad.numbers.handwriting import Hand, WrittenLine

GENERATED: Final = 4000
"""Most pictures that are generated to be pasted."""
FEWEST_TESTED: Final = 10
"""Number of writers of a folder held out for testing, if it has many."""
MOST_LACKING: Final = 5
"""Most digits that a writer may lack to have lines of their own."""
LIKE_SIGNS: Final = frozenset("oODQlIiJjZzSsGgBbhqrytcCPTUY√!\"'`;<=>[\\]^_{|}~×÷−–")
"""Characters that some people write like others write a sign, or several signs."""
LONGEST_WORD: Final = 6
"""Most letters of a word; those of longer ones become too narrow to tell apart."""
OTHER: Final = LINE_CLASSES[len(NUMBER_SIGNS)]


class SignDataset(GeneratedDataset):
    """Correct and incorrect candidates for the signs of generated lines."""

    has_strokes: ClassVar = False

    def generator(self, *, learns: bool = False) -> tuple[Callable[[int, int, int], Arrays], str]:
        from digitpad.numbers import handwriting
        from digitpad.numbers.data import candidates

        return candidates.labelled_views, f"{handwriting.VERSION} {candidates.VERSION}"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineDataset(GeneratedDataset):
    """Generated lines of numbers. ``are_photographed``: whether they are on patterned paper."""

    are_photographed: bool = False

    def read(self, data_dir: Path | None = None) -> Content:
        return _content(self, are_photographed=self.are_photographed)


@dataclass(frozen=True, slots=True, kw_only=True)
class InkLineDataset(InkDataset):
    """The content of ink files, side by side: digits, signs and letters of one writer.

    Whole numbers and words in the files are included; a letter is a sign that is not part of a
    number. ``are_photographed``: whether the lines are seen on patterned paper.
    """

    are_photographed: bool = False

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import digest_of, split_by_writer
        from digitpad.handwriting import stroke_augmentation

        train: list[LabelledDrawing] = []
        test: list[LabelledDrawing] = []
        # What is held out of a folder must not depend on the other folders.
        for drawings in _by_folder(self.files(data_dir)):
            split = split_by_writer(drawings, FEWEST_TESTED)
            for part, more in zip((train, test), split, strict=True):
                part += more
        written = {"hands": hands_of(train), "written": lines_of(train), "are_rewritten": True}
        suffix = f" {stroke_augmentation.VERSION} sha256:{digest_of(train, test)}"
        digits = written, {"hands": hands_of(test)}
        return _content(self, digits, suffix, are_photographed=self.are_photographed)


def _by_folder(files: Sequence[Path]) -> Iterator[list[LabelledDrawing]]:
    """Yield the drawings of each folder of ink files."""
    from digitpad.ink.inkml import read_inkml

    for folder in dict.fromkeys(path.parent for path in files):
        yield [item for path in files if path.parent == folder for item in read_inkml(path)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PastedLineDataset(DatasetInfo):
    """Lines of the digits of ``digits``, each line from one of these data sets.

    The status and the download are those of the first; the others are built in.
    ``are_photographed``: whether the lines are seen on patterned paper.
    """

    digits: tuple[DatasetInfo, ...]
    are_photographed: bool = False

    @property
    def usual_folder(self) -> Path:
        return self.digits[0].usual_folder

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        return self.digits[0].status(data_dir)

    def fetch(self, folder: Path) -> Generator[Transfer, None, None]:
        yield from self.digits[0].fetch(folder)

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.numbers.data import pasted

        contents = [info.read(data_dir) for info in self.digits]
        train = {"pictures": [by_digit(content.train) for content in contents]}
        test = {"pictures": [by_digit(content.test) for content in contents]}
        checksums = pasted.VERSION, *(content.checksum for content in contents)
        suffix = f" {' '.join(checksums)}"
        return _content(self, (train, test), suffix, are_photographed=self.are_photographed)


def _content(
    info: DatasetInfo,
    digits: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
    suffix: str = "",
    *,
    are_photographed: bool = False,
) -> Content:
    """Return pictures of lines.

    ``digits``: for training and for testing, the arguments of ``labelled_lines`` that choose whose
    digits they are; empty for generated ones. ``suffix``: of the checksum.
    """
    from digitpad.numbers import handwriting
    from digitpad.numbers.data import photographed, pictures

    versions = handwriting.VERSION, pictures.VERSION, *([photographed.VERSION] * are_photographed)
    checksum = " ".join(versions) + suffix
    digest = blake2b(checksum.encode(), digest_size=8).hexdigest()

    def series(part: str, seed: int, count: int, of: dict[str, Any]) -> Series:
        cache = cache_folder() / f"{info.name}-{part}-{count}-{digest}.npz"
        return Series(
            partial(pictures.labelled_lines, seed, **of, are_photographed=are_photographed),
            count,
            # To photograph lines takes five times as long as to learn from them, so they are kept.
            cache if are_photographed else None,
            info.input_shape,
            len(info.classes) + 1,
            pictures.LONGEST,
            renews=part == "train" and not are_photographed,
        )

    return Content(
        series("train", TRAIN_SEED, info.train_count, digits[0]),
        series("test", TEST_SEED, info.test_count, digits[1]),
        checksum,
    )


def hands_of(items: Sequence[LabelledDrawing]) -> Sequence[Hand]:
    """Return each writer's drawings of every digit and sign, and of other characters.

    What a writer lacks is taken from the others; a writer who lacks most digits has no lines of
    their own. Raises ``DatasetError`` if a digit is missing altogether.
    """
    by_writer: dict[str | None, dict[str, list[Drawing]]] = {}
    everyone: dict[str, list[Drawing]] = {}
    for item in items:
        sign = _sign(item.truth or "")
        if sign:
            for hand in (by_writer.setdefault(item.writer, {}), everyone):
                hand.setdefault(sign, []).append(item.drawing)
    if not all(digit in everyone for digit in DIGITS):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "The ink files do not hold every digit, so no lines can be made of them."
            )
        )
    hands = [
        everyone | hand
        for hand in by_writer.values()
        if sum(digit in hand for digit in DIGITS) >= len(DIGITS) - MOST_LACKING
    ]
    return hands or [everyone]


def lines_of(items: Sequence[LabelledDrawing]) -> Sequence[WrittenLine]:
    """Return the numbers and short words that were written as a whole."""
    from digitpad.numbers.handwriting import WrittenLine

    lines = []
    for item in items:
        truth = (item.truth or "").replace(" ", "")
        is_number = len(truth) > 1 and all(sign in NUMBER_SIGNS for sign in truth)
        if is_number or (1 < len(truth) <= LONGEST_WORD and truth.isalpha()):
            text = truth if is_number else OTHER * len(truth)
            strokes = tuple(stroke.points.astype(float) for stroke in item.drawing.strokes)
            lines.append(WrittenLine(text, strokes, ()))
    return lines


def _sign(truth: str) -> str:
    """Return the class of a drawing on a line, "" if it is ambiguous."""
    if truth in NUMBER_SIGNS:
        return truth
    return OTHER if len(truth) == 1 and truth not in LIKE_SIGNS else ""


def by_digit(part: Arrays | Series) -> pasted.Hand:
    """Return the pictures of each digit. Raises ``DatasetError`` if one has none."""
    # Other data sets that generate lines use generated digits, too, so a few are enough here.
    if isinstance(part, Series):
        part = part.make(0, min(part.count, GENERATED))
    images, labels = part
    pictures = images.reshape(len(images), *images.shape[-2:])
    hand = [pictures[labels == digit] for digit in range(len(DIGITS))]
    if not all(map(len, hand)):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "The images do not hold every digit, so no lines can be made of them."
            )
        )
    return hand
