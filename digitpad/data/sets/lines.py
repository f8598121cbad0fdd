"""Lines of numbers as pictures, labelled with all of their signs.

Their digits are generated, those of ink files, each line in the hand of one writer, or pictures
that other data sets hold, pasted together.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digitpad.data.family import Arrays, Content, DatasetInfo, DatasetStatus, Series, Transfer
from digitpad.data.sets.generated import TEST_SEED, TRAIN_SEED, GeneratedDataset
from digitpad.data.sets.ink import InkDataset
from digitpad.errors import DatasetError
from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from digitpad.handwriting.lines import Hand
    from digitpad.ink.drawing import Drawing, LabelledDrawing
    from digitpad.numbers import pasted_lines

GENERATED: Final = 4000
"""So many pictures at most are generated to paste them."""


class LineDataset(GeneratedDataset):
    """Generated lines of numbers."""

    def read(self, data_dir: Path | None = None) -> Content:
        return _content(self)


class InkLineDataset(InkDataset):
    """The digits of all ink files in a folder, side by side with generated signs."""

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import digest_of, split_by_writer

        train, test = split_by_writer(self.drawings(data_dir))
        hands = {"hands": hands_of(train)}, {"hands": hands_of(test)}
        return _content(self, hands, f" sha256:{digest_of(train, test)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class PastedLineDataset(DatasetInfo):
    """Lines of the digits of ``digits``, each line of one of them.

    The first is looked for, and fetched, as it is when it is trained on; the others are built in.
    """

    digits: tuple[DatasetInfo, ...]

    @property
    def usual_folder(self) -> Path:
        return self.digits[0].usual_folder

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        return self.digits[0].status(data_dir)

    def fetch(self, folder: Path) -> Generator[Transfer, None, None]:
        yield from self.digits[0].fetch(folder)

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.numbers import pasted_lines

        contents = [info.read(data_dir) for info in self.digits]
        train = {"pictures": [by_digit(one.train) for one in contents]}
        test = {"pictures": [by_digit(one.test) for one in contents]}
        checksums = pasted_lines.VERSION, *(one.checksum for one in contents)
        return _content(self, (train, test))._replace(checksum=" ".join(checksums))


def _content(
    info: DatasetInfo, digits: tuple[dict[str, Any], dict[str, Any]] = ({}, {}), told: str = ""
) -> Content:
    """Return pictures of lines.

    ``digits``: whose they are, to train on and to test on, as ``labelled_lines`` takes them; none
    for generated ones. ``told``: what tells them from others.
    """
    from digitpad.handwriting import lines
    from digitpad.numbers import line_pictures

    def series(seed: int, count: int, of: dict[str, Any]) -> Series:
        make = partial(line_pictures.labelled_lines, seed, **of)
        kinds, longest = len(info.classes) + 1, line_pictures.LONGEST
        return Series(make, count, None, info.input_shape, kinds, longest)

    return Content(
        series(TRAIN_SEED, info.train_count, digits[0]),
        series(TEST_SEED, info.test_count, digits[1]),
        f"{lines.VERSION} {line_pictures.VERSION}{told}",
    )


def hands_of(items: Sequence[LabelledDrawing]) -> Sequence[Hand]:
    """Return what each writer wrote of each digit; those who left one out count as one hand.

    Raises ``DatasetError`` where these together left one out, too.
    """
    by_writer: dict[str | None, list[list[Drawing]]] = {}
    for item in items:
        of_writer = by_writer.setdefault(item.writer, [[] for _ in DIGITS])
        of_writer[DIGITS.index(item.truth or "")].append(item.drawing)
    whole = [of for of in by_writer.values() if all(of)]
    rest = [[one for of in by_writer.values() for one in of[digit]] for digit in range(len(DIGITS))]
    if not whole and not all(rest):
        raise DatasetError(
            "The ink files do not hold every digit, so no lines can be made of them."
        )
    return whole or [rest]


def by_digit(part: Arrays | Series) -> pasted_lines.Hand:
    """Return the pictures of each digit. Raises ``DatasetError`` where there are none of one."""
    # Lines of other data sets are of generated digits, too: a few do here.
    if isinstance(part, Series):
        part = part.make(0, min(part.count, GENERATED))
    images, labels = part
    pictures = images.reshape(len(images), *images.shape[-2:])
    hand = [pictures[labels == digit] for digit in range(len(DIGITS))]
    if not all(map(len, hand)):
        raise DatasetError("The images do not hold every digit, so no lines can be made of them.")
    return hand
