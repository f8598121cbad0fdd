"""Lines of numbers with the digits of ink files, each line in the hand of one writer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad.data.family import Content, Series
from digitpad.data.sets.generated import TEST_SEED, TRAIN_SEED
from digitpad.data.sets.ink import InkDataset
from digitpad.errors import DatasetError
from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from digitpad.handwriting.lines import Hand
    from digitpad.ink.drawing import Drawing, LabelledDrawing


@dataclass(frozen=True, slots=True, kw_only=True)
class InkLineDataset(InkDataset):
    """The digits of all ink files in a folder, side by side with generated signs."""

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import digest_of, split_by_writer
        from digitpad.handwriting import lines
        from digitpad.numbers import line_pictures

        parts = split_by_writer(self.drawings(data_dir))
        versions = f"{lines.VERSION} {line_pictures.VERSION}"

        def series(items: Sequence[LabelledDrawing], seed: int, count: int) -> Series:
            hands = _hands(items)
            return Series(
                lambda start, count: line_pictures.labelled_lines(seed, start, count, hands),
                count,
                None,
                self.input_shape,
                len(self.classes) + 1,
                line_pictures.LONGEST,
            )

        return Content(
            series(parts[0], TRAIN_SEED, self.train_count),
            series(parts[1], TEST_SEED, self.test_count),
            checksum=f"{versions} sha256:{digest_of(*parts)}",
        )


def _hands(items: Sequence[LabelledDrawing]) -> list[Hand]:
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
    return [*whole] if whole else [rest]
