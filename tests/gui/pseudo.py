"""A language made up for tests: every text in marks ⟦…⟧ and longer by 40 %.

``pseudo_catalogue`` makes its catalogue as a translator's is made, with lupdate and lrelease;
``shown_texts`` returns what a window says, and ``english`` what of a text came out of no catalogue.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
import translations

from digitpad.data.catalogue import DATASETS
from digitpad.gui.language import NAMES as LANGUAGES
from digitpad.models.architecture import CIFAR_CLASSES
from digitpad.models.catalogue import ARCHITECTURES
from digitpad.models.custom import KINDS
from digitpad.training.compute.devices import processor
from digitpad.training.config import OFFERED
from digitpad.words import Phrase

LONGER: Final = 1.4
FILL: Final = " ~~~~"
ACCENTED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒğĥíĵķĺɱńóþɋŕśťúṽŵẋýźÁƁĆĐÉƑĞĤÍĴĶĹṀŃÓÞɊŔŚŤÚṼŴẊÝŹ",
)
"""Letters that no English text has, as wide as those that it has."""
KEPT: Final = re.compile(r"\{[^{}]*\}|<[^<>]*>|&\w|%L?n|%\d")
"""What stays in every language: places for values, tags, the letter of a key."""
FIGURE: Final = re.compile(r"(?<=[0-9])[.,](?=[0-9])")
NAMES: Final = frozenset(
    word
    for text in (
        *("digitpad", "Python", "PySide6", "PyTorch", "pyqtgraph", "numpy", "safetensors", "Qt"),
        *("Ctrl", "Shift", "Alt", "Del", "Ins", "Esc", "Space", "Enter", "Return", "Tab", "PNG"),
        *("auto", "cpu", "candle", "tch-rs", "MNIST", "CIFAR", "relu", "soft-max"),
        processor().title.partition(",")[0],  # as its maker calls it
        *("small", "large", "Some processor", "Over", "best"),  # of the runs of every_window
        *LANGUAGES.values(),
        *ARCHITECTURES,
        *DATASETS,
        *KINDS,
        *CIFAR_CLASSES,
        *(one.title for one in DATASETS.values() if not isinstance(one.title, Phrase)),
        *(choice for one in OFFERED for choice in one.choices),
    )
    for word in re.findall(r"[A-Za-z]{2,}", text)
)
"""Phrase that are the same in every language: names, keys, and what files and commands call it."""
TAG: Final = re.compile(r"<style.*?</style>|<[^>]*>|&[a-z]+;", re.DOTALL)
FILE: Final = re.compile(r"\S*[/\\][\w/\\.-]+|\w+\.(?:png|html|csv)\b")
WORD: Final = re.compile(r"[A-Za-z]{2,}")


def _as_german(found: re.Match[str]) -> str:
    return found[0].translate(str.maketrans(".,", ",."))


def pseudo(text: str) -> str:
    """Return a text in the made-up language: “⟦Óþéń ~~~⟧”."""
    parts = re.split(f"({KEPT.pattern})", text)
    if not any(letter.isalpha() for part in parts[::2] for letter in part):
        return text  # “{share} %”: nothing to translate
    length = sum(map(len, parts[::2]))
    room = max(0, math.ceil(length * LONGER) - length - 2)
    parts[::2] = [FIGURE.sub(_as_german, part).translate(ACCENTED) for part in parts[::2]]
    return f"⟦{''.join(parts)}{(FILL * (room // len(FILL) + 1))[:room].rstrip()}⟧"


def pseudo_catalogue(folder: Path) -> Path:
    """Return the catalogue of the made-up language, to be loaded by a QTranslator."""
    texts = folder / "digitpad_xx.ts"
    translations.update(texts)
    tree = ET.parse(texts)  # noqa: S314 - our own file
    tree.getroot().set("language", "de")
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        if len(translation):
            ET.SubElement(translation, "numerusform")
        for form in list(translation) or [translation]:
            form.text = pseudo(message.findtext("source") or "")
    tree.write(texts, encoding="utf-8", xml_declaration=True)
    return translations.release(texts)


def english(text: str) -> str:
    """Return the words of a text that came out of no catalogue, "" where there are none."""
    text = FILE.sub(" ", TAG.sub(" ", text))
    return " ".join(word for word in WORD.findall(text) if word not in NAMES)


def shown_texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield where a window says something, and what: texts, tips, names and descriptions."""
    yield "title", window.windowTitle()
    for one in (window, *window.findChildren(QWidget)):
        if one.window() is not window or not one.isVisibleTo(window):
            continue
        where = f"{type(one).__name__} {one.objectName()}"
        for kind in ("toolTip", "statusTip", "accessibleName", "accessibleDescription"):
            yield f"{where}, {kind}", getattr(one, kind)()
        for text in _own_texts(one):
            yield where, text
    for action in window.findChildren(QAction):
        if not action.objectName():
            continue  # of Qt's own menus
        for kind in ("text", "toolTip", "statusTip"):
            yield f"action {action.objectName()}, {kind}", getattr(action, kind)()


def painted_texts(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the widgets of a window paint in words themselves."""
    painted: list[str] = []
    draw = QPainter.drawText

    def noting(painter: QPainter, *arguments: object) -> object:
        painted.extend(one for one in arguments if isinstance(one, str))
        return draw(painter, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", noting)
        window.grab()
    return painted


def _own_texts(one: QWidget) -> Iterator[str]:
    if isinstance(one, QLabel | QAbstractButton):
        yield one.text()
    elif isinstance(one, QGroupBox | QMenu):
        yield one.title()
    elif isinstance(one, QLineEdit):
        yield one.placeholderText()
    elif isinstance(one, QTextEdit):
        yield one.toPlainText()
    elif isinstance(one, QTabBar):
        for place in range(one.count()):
            yield one.tabText(place)
            yield one.tabToolTip(place)
    elif isinstance(one, QAbstractSpinBox) and not isinstance(one, QComboBox):
        yield one.specialValueText()
        yield getattr(one, "prefix", str)() + getattr(one, "suffix", str)()
    elif isinstance(one, QComboBox):
        for place in range(one.count()):
            yield one.itemText(place)
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.UserRole + 1):
                tip = one.itemData(place, role)
                yield tip if isinstance(tip, str) else ""
    elif isinstance(one, QAbstractItemView) and one.model() is not None:
        yield from _cells(one)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    # A list's own count is private.
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount()):
            for role in (*roles, Qt.ItemDataRole.AccessibleTextRole):
                text = model.index(row, column).data(role)
                yield text if isinstance(text, str) else ""
