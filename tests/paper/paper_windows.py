"""The windows that read paper, for the tests that walk all windows: see ``every_window``."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import numpy as np
import pytest
from every_window import SOON, by_menu, opened
from PIL import Image
from promises import Promises
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from read_as import have_pages_read, have_tables_read

from digitpad.collection.store import usual_place
from digitpad.gui.main_window import MainWindow
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.gui import camera
from digitpad.paper.gui.photo import PAGE, TABLE
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.result import PaperResult


def furnish(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (
        (Cell("42", place_of((5, 5, 40, 30))), Cell("5", place_of((50, 5, 60, 30)))),
        (Cell("7", place_of((5, 40, 20, 60)), UNSURE), Cell()),
    )
    page = PaperResult(numbers)
    have_pages_read(monkeypatch, lambda *_, **__: page)
    cells = Cell("12", place_of((5, 5, 40, 30))), Cell("7?", place_of((40, 5, 80, 30)), UNSURE)
    table = PaperResult((cells,), is_table=True)
    have_tables_read(monkeypatch, lambda *_, **__: table)

    def frames() -> Iterator[object]:
        yield np.full((90, 160, 3), 120, np.uint8)
        raise_after.wait(20)

    raise_after = threading.Event()
    raise_after.set()
    monkeypatch.setattr(camera, "frames", frames)
    monkeypatch.setattr("digitpad.paper.gui.window.why_no_camera", lambda: "")


def _paper(kind: str, window: MainWindow, qtbot: QtBot) -> QWidget:
    found = by_menu("read_paper", window, qtbot)
    assert isinstance(found, PaperWindow)
    photo = usual_place().parent / "page.png"
    Image.fromarray(np.full((90, 120, 3), 200, np.uint8)).save(photo)
    found.kind.setCurrentIndex(found.kind.findData(kind))
    found.read(photo)
    qtbot.waitUntil(lambda: not found.is_reading and found.cells.rowCount() > 0, timeout=SOON)
    return found


def _sheets(window: MainWindow, qtbot: QtBot) -> QWidget:
    found = _paper(TABLE, window, qtbot)
    assert isinstance(found, PaperWindow)
    photo = usual_place().parent / "page.png"
    found.intake.take_files([photo, photo.with_name("missing.png")])
    qtbot.waitUntil(lambda: not found.is_reading and len(found.tray.sheets) == 3, timeout=SOON)
    return found


def _camera(window: MainWindow, qtbot: QtBot) -> QWidget:
    paper = by_menu("read_paper", window, qtbot)
    assert isinstance(paper, PaperWindow)
    camera: Any = opened(window, qtbot, paper.intake.take_photo)
    qtbot.waitUntil(camera.take_button.isEnabled, timeout=SOON)
    return camera


WINDOWS: Final = {
    "paper, page": partial(_paper, PAGE),
    "paper, table": partial(_paper, TABLE),
    "paper, several sheets": _sheets,
    "camera": _camera,
}


def opened_paper(promises: Promises) -> PaperWindow:
    """Return the window for photos, with a page on which somebody corrected a number."""
    promises.window.menu_actions["read_paper"].trigger()
    paper = promises.window.windows.of_wings["paper"]
    cell = Cell("41", place_of((5, 5, 40, 30)), UNSURE)
    paper.cells.show(PaperResult(((cell,),), name="page.png"))
    paper.document.keep()
    paper.cells.setData(paper.cells.index(0, 0), "42")
    promises.before()
    return paper


def keep_another_page(promises: Promises) -> None:
    paper = opened_paper(promises)
    paper.cells.result = replace(paper.cells.result, name="another.png")


def lose_corrections(promises: Promises) -> None:
    paper = opened_paper(promises)
    paper.cells.show(None)
    paper.document.is_kept = False


def write_another_table(promises: Promises) -> None:
    paper = opened_paper(promises)
    path = usual_place().parent / "some.csv"
    path.write_text("1,2\n", encoding="utf-8")
    paper.saving.saved.emit(path)


BROKEN: Final = {
    keep_another_page: "is not shown",
    lose_corrections: "are gone, unasked",
    write_another_table: "was shown",
}
