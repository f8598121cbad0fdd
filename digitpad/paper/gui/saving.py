"""Saving results as CSV or Excel files, after asking about doubtful cells."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QActionGroup, QDesktopServices
from PySide6.QtWidgets import QCheckBox, QMenu

from digitpad.errors import DigitpadError
from digitpad.files import free_path, write_atomically
from digitpad.gui.language import speech, tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import push_button, small_button
from digitpad.paper.gui.tray import Tray
from digitpad.words import sentences


class Saving(QObject):
    """Asks where to save all sheets, and saves them; ``options`` is the button for CSV's format,
    ``open_button`` opens what was saved.

    They become a workbook, or a CSV file each.

    Signals: ``saved`` with the path, that of a folder for several files, and ``said`` with that as
    text; ``check_wanted`` if the user prefers to review doubtful cells first.
    """

    saved = Signal(object)
    said = Signal(str)
    check_wanted = Signal()

    def __init__(self, tray: Tray, dialogs: Dialogs, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._tray, self._dialogs, self._settings = tray, dialogs, settings
        self._saved_as = Path()
        self.open_button = push_button(
            "paper_open_saved_button", self.tr("Open"), self.tr("Open what was saved"),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saved_as))),
        )  # fmt: skip
        self.open_button.hide()
        menu = self._menu()
        self.options = small_button(
            "paper_csv_options_button", "▾",
            self.tr("Format of CSV files: column separator, byte-order mark, doubtful cells"),
            lambda: menu.popup(self.options.mapToGlobal(self.options.rect().bottomLeft())),
        )  # fmt: skip
        self.options.setAccessibleName(self.tr("Format of CSV files"))
        self.options.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu.setParent(self.options, menu.windowFlags())

    def ask(self, suffix: str, then: Callable[[], object] = lambda: None) -> None:
        """Ask where to save as "csv" or "xlsx", save there, and call ``then``.

        If cells are doubtful, asks about that first.
        """
        count = self._tray.doubtful
        if not self._tray.with_cells:
            return
        if not count:
            self._ask_where(suffix, then)
            return
        words = (
            self.tr("1 number is uncertain and has not been checked.")
            if count == 1
            else self.tr("{count} numbers are uncertain and have not been checked.").format(
                count=count
            )
        )
        option = None
        if suffix == "csv":
            option = QCheckBox(self.tr("Add a column “doubtful” that names them"))
            option.setChecked(self._settings.csv_names_doubtful)
            option.toggled.connect(self._set_names_doubtful)
        else:
            coloured = self.tr("In Excel, uncertain cells are coloured and have a comment.")
            words = tr(sentences(words, coloured))
        self._dialogs.ask(
            self.tr("Not everything is checked"), words,
            self.tr("Check now"), self.check_wanted.emit,
            self.tr("Save all the same…"), lambda: self._ask_where(suffix, then),
            option=option,
        )  # fmt: skip

    def save(self, path: Path) -> bool:
        """Save the sheets as a CSV file or Excel workbook, or into a folder as a CSV file each.

        Returns whether that worked.
        """
        from digitpad.paper.export import CsvLayout, as_csv, as_workbook, titles_of

        settings = self._settings
        layout = CsvLayout(
            settings.csv_separator, settings.csv_has_mark, settings.csv_names_doubtful
        )
        sheets = self._tray.with_cells
        results = [sheet.cells.result for sheet in sheets]
        names = [Path(result.name).stem for result in results]
        try:
            if len(results) == 1:
                results[0].save(path, layout, speech())
            elif path.is_dir():
                for name, result in zip(titles_of(names), results, strict=True):
                    write_atomically(free_path(path / f"{name}.csv"), as_csv(result.cells, layout))
            else:
                named = [(name, one.cells) for name, one in zip(names, results, strict=True)]
                write_atomically(path, as_workbook(named, speech()))
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The file was not saved"), tr(error))
            return False
        for sheet in sheets:
            sheet.forget()
        self._tray.refresh()
        self._saved_as = path
        self.open_button.show()
        words = self.tr("Saved as {file}")
        if len(sheets) > 1:
            words = self.tr("Saved as {file}: {count} sheets")
        self.said.emit(words.format(file=path.name, count=len(sheets)))
        self.saved.emit(path)
        return True

    def _ask_where(self, suffix: str, then: Callable[[], object]) -> None:
        def save(path: Path) -> None:
            if self.save(path):
                then()

        first, *others = self._tray.with_cells
        title = self.tr("Save what was read")
        if others and suffix == "csv":
            title = self.tr("Save a CSV file for each of {count} sheets in a folder").format(
                count=len(others) + 1
            )
            self._dialogs.ask_folder(title, first.folder, save)
            return
        name = Path(first.name).stem
        kinds = {"csv": self.tr("CSV (*.csv)"), "xlsx": self.tr("Excel (*.xlsx)")}
        filters = [kinds.pop(suffix)] if others else [kinds.pop(suffix), *kinds.values()]
        name = self.tr("sheets") if others else name or "numbers"
        self._dialogs.ask_save(title, first.folder / f"{name}.{suffix}", filters, save)

    # The format of CSV files

    def _menu(self) -> QMenu:
        settings, menu = self._settings, QMenu()
        self.menu = menu
        menu.setObjectName("paper_csv_menu")
        menu.setToolTipsVisible(True)
        parters = QActionGroup(menu)
        for sign, words in ((",", self.tr("Columns separated by &commas")),
                            (";", self.tr("Columns separated by &semicolons"))):  # fmt: skip
            action = parters.addAction(words)
            action.setCheckable(True)
            action.setChecked(settings.csv_separator == sign)
            action.triggered.connect(partial(setattr, settings, "csv_separator", sign))
        menu.addActions(parters.actions())
        menu.addSeparator()
        mark = menu.addAction(self.tr("Begin with a &byte-order mark"))
        mark.setToolTip(self.tr("Excel recognises UTF-8 by it"))
        mark.setCheckable(True)
        mark.setChecked(settings.csv_has_mark)
        mark.toggled.connect(partial(setattr, settings, "csv_has_mark"))
        self._names_doubtful = menu.addAction(self.tr("A column “&doubtful”"))
        self._names_doubtful.setToolTip(
            self.tr("It names the cells of its row that are not sure; letters name the columns")
        )
        self._names_doubtful.setCheckable(True)
        self._names_doubtful.setChecked(settings.csv_names_doubtful)
        self._names_doubtful.toggled.connect(partial(setattr, settings, "csv_names_doubtful"))
        return menu

    def _set_names_doubtful(self, is_wanted: bool) -> None:
        self._names_doubtful.setChecked(is_wanted)
