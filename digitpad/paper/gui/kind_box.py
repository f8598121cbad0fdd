"""The choice of what to look for on a photo, which also says what was found out."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from digitpad.gui.widgets.parts import named
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.photo import AUTO, PAGE, TABLE


class KindBox(QComboBox):
    """A list of the kinds, with that of a sheet selected."""

    def __init__(self) -> None:
        super().__init__()
        tip = self.tr("Numbers anywhere on the page, or the cells of a table: to change it reads "
                      "the photo again")  # fmt: skip
        named(self, "paper_kind_combo", self.tr("What to look for"), tip)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)
        self.addItem(self.tr("Page or table"), AUTO)
        self.addItem(self.tr("Numbers on a page"), PAGE)
        self.addItem(self.tr("A table"), TABLE)

    def show_kind(self, sheet: PaperDocument) -> None:
        """Show what is looked for on a sheet, and what was found out."""
        words = self.tr("Page or table")
        if sheet.kind == AUTO and sheet.found_kind == TABLE:
            words = self.tr("Found: a table")
        elif sheet.kind == AUTO and sheet.found_kind == PAGE:
            words = self.tr("Found: a page")
        self.setItemText(self.findData(AUTO), words)
        self.setCurrentIndex(self.findData(sheet.kind))

    def is_about_table(self, sheet: PaperDocument) -> bool:
        """Return whether a table is looked for, or was found on a sheet."""
        return TABLE in (self.currentData(), sheet.found_kind)
