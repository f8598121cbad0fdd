"""Lines of numbers with the digits of ink files, each line in the hand of one writer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad.data.family import Content
from digitpad.data.sets.generated import line_content
from digitpad.data.sets.ink import InkDataset
from digitpad.errors import DatasetError
from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from digitpad.handwriting.lines import Hand
    from digitpad.ink.drawing import Drawing, LabelledDrawing


class InkLineDataset(InkDataset):
    """The digits of all ink files in a folder, side by side with generated signs."""

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import digest_of, split_by_writer

        train, test = split_by_writer(self.drawings(data_dir))
        hands = hands_of(train), hands_of(test)
        return line_content(self, hands, f" sha256:{digest_of(train, test)}")


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
