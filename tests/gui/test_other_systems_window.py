"""What the window does as macOS and Windows have it, imitated here."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui.app import import_first_on_windows, name_process_on_windows
from digitpad.gui.guide.window import GuideText, keys_text, page_titles
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets import wording
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.recognise import engine


def test_a_message_says_its_title_where_the_system_shows_none(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogs = Dialogs(parent)
    dialogs.tell("Title", "Text.")
    monkeypatch.setattr(sys, "platform", "darwin")
    dialogs.tell("Title", "Text.")
    texts = [box.text() for box in parent.findChildren(QMessageBox)]
    assert texts == ["Text.", "Title\n\nText."]


def test_texts_name_keys_as_the_system_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Remove (Delete); Ctrl+Shift+H shows it, Alt+Up moves."
    assert with_native_keys(text) == text
    monkeypatch.setattr(wording, "native_key", lambda keys: f"<{keys}>")
    assert with_native_keys(text) == ("Remove (Delete); <Ctrl+Shift+H> shows it, <Alt+Up> moves.")


def test_the_guide_names_keys_as_the_system_writes_them(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wording, "native_key", lambda keys: keys.replace("Ctrl+", "⌘"))
    text = GuideText(window.menus.top_level)
    for address in page_titles():
        text.setSource(QUrl(address))
        assert text.toPlainText()
        assert address == "keys.html" or "Ctrl+" not in text.toPlainText()
    text.setSource(QUrl("numbers.md"))
    assert "⌘L" in text.toPlainText()
    text.deleteLater()


def test_the_page_about_keys_names_all_that_do_the_same(window: MainWindow) -> None:
    words = keys_text(window.menus.top_level)
    for keys in ("F5, Ctrl+T", "F2, Ctrl+1", "F1, Ctrl+?", "Ctrl+N"):
        assert f"<b>{keys}</b>" in words


def test_the_icon_is_the_programs_so_that_a_macs_dock_shows_it(window: MainWindow) -> None:
    assert not QApplication.windowIcon().isNull()
    assert window.windowIcon().cacheKey() == QApplication.windowIcon().cacheKey()


@pytest.mark.parametrize(("system", "times"), [("win32", 1), ("linux", 0)])
def test_windows_loads_the_reader_first_and_reads_without_torch(
    monkeypatch: pytest.MonkeyPatch, system: str, times: int
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(engine, "load_runtime", lambda: loaded.append("onnxruntime"))
    monkeypatch.setitem(sys.modules, "torch", None)  # which cannot be imported then
    monkeypatch.setattr(sys, "platform", system)
    import_first_on_windows()
    assert len(loaded) == times


def test_the_taskbar_of_windows_is_told_whose_window_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=told.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    name_process_on_windows()
    assert told == []
    monkeypatch.setattr(sys, "platform", "win32")
    name_process_on_windows()
    assert told == ["digitpad"]
