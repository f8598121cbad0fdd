"""Which digits a robustness report is measured on, and how many."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from digitpad.data.locate import default_folder
from digitpad.evaluation.report import Digits
from digitpad.evaluation.report_digits import MNIST_COUNT, generated_digits, has_mnist, mnist_digits

MNIST: Final = "mnist"
GENERATED: Final = "handwriting"
COUNTS: Final = (100, 500, 1000, 2000, 5000, MNIST_COUNT)
USUAL_COUNT: Final = 500


class DigitsChooser(QWidget):
    """Two lists. ``folders`` returns the user's own folders by data set."""

    def __init__(self, folders: Callable[[], dict[str, Path]]) -> None:
        super().__init__()
        self._folders = folders
        self.source_combo = QComboBox()
        self.source_combo.setObjectName("report_source_combo")
        self.source_combo.setAccessibleName(self.tr("Digits to measure on"))
        self.source_combo.setToolTip(self.tr("Digits that are changed and read"))
        self.source_combo.addItem(self.tr("MNIST, test part"), MNIST)
        self.source_combo.addItem(self.tr("Generated handwriting"), GENERATED)
        self.count_combo = QComboBox()
        self.count_combo.setObjectName("report_count_combo")
        self.count_combo.setAccessibleName(self.tr("How many digits"))
        self.count_combo.setToolTip(self.tr("More digits take longer and give surer figures"))
        for count in COUNTS:
            self.count_combo.addItem(self.tr("the first {0}").format(f"{count:,}"), count)
        self.count_combo.setCurrentIndex(COUNTS.index(USUAL_COUNT))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.source_combo)
        row.addWidget(self.count_combo)

    def look(self) -> None:
        """Offer MNIST where its files are; else, generated handwriting."""
        is_there = has_mnist(self._folder())
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        items.item(0).setEnabled(is_there)
        words = self.tr("MNIST, test part") if is_there else self.tr("MNIST (not downloaded)")
        self.source_combo.setItemText(0, words)
        if not is_there:
            self.source_combo.setCurrentIndex(1)

    def chosen(self) -> tuple[Callable[[], Digits], str]:
        """Return what makes the digits, in any thread, and what they are called."""
        count = int(self.count_combo.currentData())
        if self.source_combo.currentData() == MNIST:
            made = partial(mnist_digits, self._folder(), count)
            return made, self.tr("test digits of MNIST")
        return partial(generated_digits, count), self.tr("generated digits")

    def _folder(self) -> Path:
        return self._folders().get(MNIST) or default_folder(MNIST)
