"""Numbers are typed with either separator in every language, and shown as in the texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from every_window import WINDOWS
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLabel,
    QProgressBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.gui import language
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.number_spin import RateSpin

LOCALES = ("en_US", "nl_NL", "nb_NO", "ar_EG")


@pytest.fixture(params=LOCALES)
def system(
    request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A system that speaks another language, of which there is no catalogue."""
    spoken = qapp.property(language.LANGUAGE)
    QLocale.setDefault(QLocale(request.param))
    monkeypatch.setenv(language.VARIABLE, request.param)
    qapp.setProperty(language.LANGUAGE, None)
    language.speak(qapp)
    yield request.param
    qapp.setProperty(language.LANGUAGE, spoken)
    QLocale.setDefault(language.ENGLISH)


def type_in(qtbot: QtBot, spin: QAbstractSpinBox, text: str) -> None:
    spin.selectAll()
    qtbot.keyClicks(spin, text)
    qtbot.keyClick(spin, Qt.Key.Key_Return)


BOXED = (
    *("main, settings open", "handwriting", "handwriting, taught", "things, learned", "images"),
)
"""The windows with number boxes of their own; they are opened in every language."""
OPENED = [(name, one) for name in WINDOWS for one in (LOCALES[1:] if name in BOXED else ["ar_EG"])]
IN_OTHER_WORDS = re.compile(
    "[\u0660-\u0669\u06f0-\u06f9\u066b\u066c]"  # other digits and separators than the texts'
    "|[0-9],(?![0-9]{3}(?![0-9]))[0-9]"  # a comma that parts no thousands
    "|[0-9][.\u2019'\u202f][0-9]{3}[.,\u2019'\u202f]"  # other groups of thousands
)


@pytest.mark.parametrize(("name", "system"), OPENED, indirect=["system"])
def test_every_figure_is_written_as_in_the_texts_and_every_box_takes_both_separators(
    system: str, open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    window = open_furnished(name)
    for text in texts_of(window):
        found = IN_OTHER_WORDS.search(text)
        assert found is None, text
    if name == "layers":
        models = window.training.setup.models
        models.set_arguments({"layers": "dropout 0.25, dense 10"})
    boxes = window.findChildren(QAbstractSpinBox)
    if window.objectName() == "evaluation_window":  # whose other tabs have boxes, too
        boxes = [box for box in boxes if box.isVisible()]
    has_form = name.startswith("main") or name.endswith("docked")
    assert bool(boxes) == (has_form or name in BOXED)
    for box in boxes:
        if isinstance(box, RateSpin) and box.isEnabled():
            for typed in ("0.125", "0,125"):
                box.setValue(0.5)
                type_in(qtbot, box, typed)
                assert box.value() == 0.125, (box.objectName(), typed)
                assert box.text() == f"{box.prefix()}0.125"
    if name == "layers":
        assert models.arguments.values()["layers"] == "dropout 0.125, dense 10"


def texts_of(window: QWidget) -> Iterator[str]:
    """Yield what is written in a window, and what is painted there, in words."""
    kinds = QAccessible.Text
    for widget in (window, *window.findChildren(QWidget)):
        told = QAccessible.queryAccessibleInterface(widget)
        for kind in (kinds.Name, kinds.Value, kinds.Description):
            yield told.text(kind)
        yield widget.toolTip()
        if isinstance(widget, QLabel | QAbstractButton | QProgressBar | QAbstractSpinBox):
            yield widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            first = widget.model().index(0, 0)
            while first.isValid():
                cell = first
                while cell.isValid():
                    yield str(cell.data() or "")
                    cell = cell.siblingAtColumn(cell.column() + 1)
                first = first.siblingAtRow(first.row() + 1)


@pytest.mark.parametrize("text", ["0,5 s", "١٢ %", "1.234,5", "1’234.5", "1\u202f234,5"])
def test_what_is_written_otherwise_is_found(text: str) -> None:
    assert IN_OTHER_WORDS.search(text)
    assert not IN_OTHER_WORDS.search("12,345 digits, 3, 5 and 0.5; 99.95 % of 60,000")


@pytest.mark.usefixtures("system")
def test_what_qt_writes_itself_is_written_as_in_the_texts(window: MainWindow) -> None:
    bar = QProgressBar(window)
    bar.setValue(42)
    assert bar.text() == "42%"
    assert window.locale().toString(1234.5) == "1,234.5"
