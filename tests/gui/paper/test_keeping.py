"""What was read is kept until it is saved: each window has its own, pictures and all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from digitpad.files import data_folder
from digitpad.gui.paper.keeping import KEPT, MOST_WINDOWS, Keeping
from digitpad.gui.paper.window import PaperWindow
from digitpad.paper.result import UNSURE, Cell, PaperResult, place_of

CHECKED = Cell("12", place_of((5, 5, 40, 30)), UNSURE, is_checked=True)
RESULT = PaperResult(((CHECKED,),), name="till.jpg")


def pictures() -> list[Path]:
    return list(data_folder().glob("*.picture"))


def test_two_windows_have_a_file_each() -> None:
    one, other = Keeping(), Keeping()
    assert (one.take(), other.take()) == (None, None)
    one.keep(RESULT, Path("till.jpg"))
    other.keep(replace(RESULT, name="b.jpg"), Path("b.jpg"))
    other.forget()
    for keeping in (one, other):
        keeping.release()
    later = Keeping()
    assert later.take() == RESULT
    later.release()


def test_what_two_windows_kept_is_found_by_two() -> None:
    first = [Keeping() for _ in range(2)]
    for number, keeping in enumerate(first):
        keeping.take()
        keeping.keep(replace(RESULT, name=f"{number}.jpg"), Path("till.jpg"))
    first[0].forget()
    for keeping in first:
        keeping.release()
    later = [Keeping() for _ in range(2)]
    found = [keeping.take() for keeping in later]
    assert [one and one.name for one in found] == ["1.jpg", None]
    for keeping in later:
        keeping.release()


def test_a_picture_that_is_no_file_is_kept_until_it_is_forgotten_or_another_comes() -> None:
    keeping = Keeping()
    keeping.take()
    kept = keeping.keep(RESULT, b"a picture")
    assert keeping.source(kept) == b"a picture"
    assert keeping.keep(kept, b"a picture") == kept
    other = keeping.keep(RESULT, b"another")
    assert [path.read_bytes() for path in pictures()] == [b"another"]
    keeping.release()
    later = Keeping()
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
    keeping = Keeping()
    keeping.take()
    kept = keeping.keep(RESULT, b"a picture")
    pictures()[0].unlink()
    assert keeping.source(kept) is None
    keeping.release()


def test_where_every_file_is_taken_it_is_said_and_nothing_is_overwritten() -> None:
    from digitpad.errors import DigitpadError

    all_of_them = [Keeping() for _ in range(MOST_WINDOWS + 1)]
    for keeping in all_of_them:
        keeping.take()
    with pytest.raises(DigitpadError):
        all_of_them[-1].keep(RESULT, Path("till.jpg"))
    all_of_them[-1].forget()
    for keeping in all_of_them:
        keeping.release()


def test_more_than_one_that_was_kept_is_announced_and_comes_after_the_first(qtbot: QtBot) -> None:
    before = [Keeping() for _ in range(3)]
    for number, keeping in enumerate(before):
        keeping.take()
        keeping.keep(replace(RESULT, name=f"{number}.jpg"), Path(f"{number}.jpg"))
    for keeping in before[:2]:
        keeping.release()  # the third window is still there
    window = PaperWindow()
    qtbot.addWidget(window, before_close_func=lambda _: window.document.keeping.release())
    assert "0.jpg was read earlier" in window.note.text()
    assert "1 more waits" in window.note.text()
    window.discard()
    assert "1.jpg was read earlier" in window.note.text()
    assert "more" not in window.note.text()
    window.discard()
    assert window.note.text() == "Discarded."
    before[2].release()
    later = Keeping()
    kept = later.take()
    assert kept is not None
    assert kept.name == "2.jpg"
    later.release()
