"""Lines of numbers pasted together of the pictures of digits that other data sets hold."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.data.family import Arrays, Content, DatasetInfo, DatasetStatus, Series, Transfer
from digitpad.data.sets.generated import TEST_SEED, TRAIN_SEED
from digitpad.errors import DatasetError
from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from digitpad.numbers.pasted_lines import Hand

GENERATED: Final = 4000
"""So many pictures at most are generated to paste them."""


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
        from digitpad.numbers import line_pictures, pasted_lines

        contents = [info.read(data_dir) for info in self.digits]

        def series(seed: int, count: int, parts: list[Arrays | Series]) -> Series:
            hands = [by_digit(part) for part in parts]
            make = partial(line_pictures.labelled_lines, seed, pictures=hands)
            kinds, longest = len(self.classes) + 1, line_pictures.LONGEST
            return Series(make, count, None, self.input_shape, kinds, longest)

        return Content(
            series(TRAIN_SEED, self.train_count, [content.train for content in contents]),
            series(TEST_SEED, self.test_count, [content.test for content in contents]),
            " ".join((pasted_lines.VERSION, *(content.checksum for content in contents))),
        )


def by_digit(part: Arrays | Series) -> Hand:
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
