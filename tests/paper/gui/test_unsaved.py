"""What was read is kept until it is saved: each sheet has its own file, pictures and all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from digitpad.files import data_folder
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.gui.unsaved import KEPT, MOST_SHEETS, UnsavedResult
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.result import PaperResult

CHECKED = Cell("12", place_of((5, 5, 40, 30)), UNSURE, is_checked=True)
RESULT = PaperResult(((CHECKED,),), name="till.jpg")


def pictures() -> list[Path]:
    return list(data_folder().glob("*.picture"))


def test_two_sheets_have_a_file_each() -> None:
    one, other = UnsavedResult(), UnsavedResult()
    assert (one.take(), other.take()) == (None, None)
    one.keep(RESULT, Path("till.jpg"))
    other.keep(replace(RESULT, name="b.jpg"), Path("b.jpg"))
    other.forget()
    for unsaved in (one, other):
        unsaved.release()
    later = UnsavedResult()
    assert later.take() == RESULT
    later.release()


def test_what_two_sheets_kept_is_found_by_two() -> None:
    first = [UnsavedResult() for _ in range(2)]
    for number, unsaved in enumerate(first):
        unsaved.take()
        unsaved.keep(replace(RESULT, name=f"{number}.jpg"), Path("till.jpg"))
    first[0].forget()
    for unsaved in first:
        unsaved.release()
    later = [UnsavedResult() for _ in range(2)]
    found = [unsaved.take() for unsaved in later]
    assert [one and one.name for one in found] == ["1.jpg", None]
    for unsaved in later:
        unsaved.release()


def test_a_picture_that_is_no_file_is_kept_until_it_is_forgotten_or_another_comes() -> None:
    unsaved = UnsavedResult()
    unsaved.take()
    kept = unsaved.keep(RESULT, b"a picture")
    assert Path(kept.path).read_bytes() == b"a picture"
    assert unsaved.keep(kept, Path(kept.path)) == kept
    other = unsaved.keep(RESULT, b"another")
    assert [path.read_bytes() for path in pictures()] == [b"another"]
    unsaved.release()
    later = UnsavedResult()
    assert later.take() == other
    assert later.is_own(Path(other.path))
    later.keep(RESULT, Path("till.jpg"))
    assert not pictures()
    later.keep(RESULT, b"another")
    later.forget(keeps_picture=True)
    assert pictures()
    later.forget()
    assert not pictures()
    assert not (data_folder() / f"{KEPT}.json").exists()
    later.release()


def test_a_damaged_file_hides_no_other() -> None:
    first = UnsavedResult()
    first.take()
    first.keep(RESULT, Path("till.jpg"))
    first.release()
    places = sorted(data_folder().glob("*.json"))
    places[0].rename(data_folder() / f"{KEPT}-2.json")
    places[0].write_text("{")
    later = UnsavedResult()
    assert later.take() == RESULT
    later.release()


def test_a_picture_that_nothing_stored_refers_to_is_removed() -> None:
    unsaved = UnsavedResult()
    unsaved.take()
    unsaved.keep(RESULT, b"a picture")
    unsaved.forget(keeps_picture=True)
    unsaved.release()
    UnsavedResult().claim()
    assert not pictures()


def test_where_every_file_is_taken_it_is_said_and_nothing_is_overwritten() -> None:
    from digitpad.errors import DigitpadError

    all_of_them = [UnsavedResult() for _ in range(MOST_SHEETS + 1)]
    for unsaved in all_of_them:
        unsaved.take()
    with pytest.raises(DigitpadError):
        all_of_them[-1].keep(RESULT, Path("till.jpg"))
    all_of_them[-1].forget()
    for unsaved in all_of_them:
        unsaved.release()


def test_all_that_were_kept_are_in_the_window_again_but_for_those_of_other_windows(
    qtbot: QtBot,
) -> None:
    before = [UnsavedResult() for _ in range(3)]
    for number, unsaved in enumerate(before):
        unsaved.take()
        unsaved.keep(replace(RESULT, name=f"{number}.jpg"), Path(f"{number}.jpg"))
    for unsaved in before[:2]:
        unsaved.release()  # the third window is still there
    window = PaperWindow()
    qtbot.addWidget(window)
    assert [sheet.name for sheet in window.tray.sheets] == ["0.jpg", "1.jpg"]
    assert "2 photos were read earlier" in window.note.text()
    before[2].release()
