"""My handwriting as a data set: what was drawn in the window and named by a person."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from digitpad.data.family import Content, DatasetInfo, DatasetStatus
from digitpad.data.sets.ink import TEST_DRAWINGS
from digitpad.errors import DatasetError, DigitpadError
from digitpad.ink.drawing import LabelledDrawing


class CollectionDataset(DatasetInfo):
    """The digits in the user's own store; it needs no folder and no download."""

    is_built_in: ClassVar = True

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        try:
            count = len(self._drawings())
        except DigitpadError as error:
            return DatasetStatus("folder", None, str(error))
        if count < TEST_DRAWINGS:
            there = f"holds {count} digits, too few to learn from" if count else "is empty"
            return DatasetStatus(
                "folder",
                None,
                f"My handwriting {there}: draw at least {TEST_DRAWINGS} digits and say what each "
                "is (Train → My handwriting).",
            )
        return DatasetStatus("built-in", None, f"Ready: {count:,} digits of My handwriting.")

    def read(self, data_dir: Path | None = None) -> Content:
        """Return the digits of the store. Raises ``DatasetError`` where there are too few."""
        from digitpad.data.sets.ink_images import content_of

        status = self.status()
        if status.state != "built-in":
            raise DatasetError(status.message)
        return content_of(self._drawings(), self.classes)

    def _drawings(self) -> list[LabelledDrawing]:
        from digitpad.collection.sample import to_labelled
        from digitpad.collection.store import Collection, usual_place

        labelled = map(to_labelled, Collection(usual_place()).samples)
        return [item for item in labelled if item.truth in self.classes]
