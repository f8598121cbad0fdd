"""What was read is kept until it is saved: each window has its own, pictures and all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from digitpad.files import data_folder
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.gui.unsaved import KEPT, MOST_WINDOWS, UnsavedResult
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.result import PaperResult

CHECKED = Cell("12", place_of((5, 5, 40, 30)), UNSURE, is_checked=True)
RESULT = PaperResult(((CHECKED,),), name="till.jpg")


def pictures() -> list[Path]:
    return list(data_folder().glob("*.picture"))


def test_two_windows_have_a_file_each() -> None:
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


def test_what_two_windows_kept_is_found_by_two() -> None:
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
    assert unsaved.source(kept) == b"a picture"
    assert unsaved.keep(kept, b"a picture") == kept
    other = unsaved.keep(RESULT, b"another")
    assert [path.read_bytes() for path in pictures()] == [b"another"]
    unsaved.release()
    later = UnsavedResult()
    assert later.take() == other
    assert later.source(other) == b"another"
    later.keep(RESULT, Path("till.jpg"))
    assert not pictures()
    later.keep(RESULT, b"another")
    later.forget()
    assert not pictures()
    assert not (data_folder() / f"{KEPT}.json").exists()
    later.release()


def test_a_picture_that_is_gone_is_none() -> None:
    unsaved = UnsavedResult()
    unsaved.take()
    kept = unsaved.keep(RESULT, b"a picture")
    pictures()[0].unlink()
    assert unsaved.source(kept) is None
    unsaved.release()


def test_where_every_file_is_taken_it_is_said_and_nothing_is_overwritten() -> None:
    from digitpad.errors import DigitpadError

    all_of_them = [UnsavedResult() for _ in range(MOST_WINDOWS + 1)]
    for unsaved in all_of_them:
        unsaved.take()
    with pytest.raises(DigitpadError):
        all_of_them[-1].keep(RESULT, Path("till.jpg"))
    all_of_them[-1].forget()
    for unsaved in all_of_them:
        unsaved.release()


def test_more_than_one_that_was_kept_is_announced_and_comes_after_the_first(qtbot: QtBot) -> None:
    before = [UnsavedResult() for _ in range(3)]
    for number, unsaved in enumerate(before):
        unsaved.take()
        unsaved.keep(replace(RESULT, name=f"{number}.jpg"), Path(f"{number}.jpg"))
    for unsaved in before[:2]:
        unsaved.release()  # the third window is still there
    window = PaperWindow()
    qtbot.addWidget(window, before_close_func=lambda _: window.document.unsaved.release())
    assert "0.jpg was read earlier" in window.note.text()
    assert "1 more waits" in window.note.text()
    window.discard()
    assert "1.jpg was read earlier" in window.note.text()
    assert "more" not in window.note.text()
    window.discard()
    assert window.note.text() == "Discarded."
    before[2].release()
    later = UnsavedResult()
    kept = later.take()
    assert kept is not None
    assert kept.name == "2.jpg"
    later.release()
