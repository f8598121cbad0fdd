"""What the help menu opens: the guide with the keys, and About.

The guide's pages are read from ``resources/guide``, or from the folder of the language in it, if
there is one.
"""

from __future__ import annotations

import platform
from collections.abc import Sequence
from html import escape
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from PySide6.QtCore import QByteArray, QLocale, Qt, QUrl, Slot, qVersion
from PySide6.QtGui import QAction, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from digitpad import __version__
from digitpad.files import resource
from digitpad.gui.language import tr, without_key
from digitpad.gui.widgets.parts import filled, grow, grown, icon_button, named
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import native_key, wants_fn, with_native_keys
from digitpad.gui.window_memory import bring_to_front
from digitpad.words import joined

KEYS: Final = "keys.html"
LIST_PX: Final = 250
MARGIN_PX: Final = 24
GAP_PX: Final = 12
ITEM_GAP_PX: Final = 6
TEXT_PX: Final = 15
KEYS_PX: Final = 180
PARTS: Final = (
    ("PySide6", "PySide6_Essentials"),
    ("PyTorch", "torch"),
    ("pyqtgraph", "pyqtgraph"),
    ("numpy", "numpy"),
    ("safetensors", "safetensors"),
)


def page_titles() -> dict[str, str]:
    """Return the titles of the pages by address, in order."""
    return {
        "draw.md": tr("Draw and be read"),
        "train.md": tr("Train and watch"),
        "teach.md": tr("Teach it your hand"),
        "numbers.md": tr("Numbers and paper"),
        "files.md": tr("Models and files"),
        "quality.md": tr("How good is it?"),
        "why.md": tr("Why this answer?"),
        "pictures.md": tr("Pictures and the command line"),
        KEYS: tr("Keys"),
    }


def about_text() -> str:
    """Return the text of About, with the versions of the libraries, as rich text."""
    rows = [("digitpad", __version__), ("Python", platform.python_version()), ("Qt", qVersion())]
    for name, package in PARTS:
        try:
            rows.append((name, version(package)))
        except PackageNotFoundError:
            continue
    table = "".join(
        f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td>{escape(number)}</td></tr>"
        for name, number in rows
    )
    learned_from = tr(
        "The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as "
        "CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN "
        "(International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and "
        "from handwriting that digitpad generates."
    )
    purpose = tr("Draw a digit and be read. Train a network and watch it learn.")
    licence = tr("Free software under the MIT licence.")
    facts = f"<table>{table}</table><p>{licence}</p><p>{learned_from}</p>"
    return f"<h3>digitpad</h3><p>{purpose}</p>{facts}"


def keys_text(menus: Sequence[QMenu]) -> str:
    """Return the keys of each menu, and what keys do on the canvas."""
    groups: dict[str, list[tuple[str, str]]] = {}
    told: list[QAction] = []
    for menu in menus:
        actions = [action for action in menu.actions() if action.shortcuts() and action not in told]
        told += actions
        groups[without_key(menu.title())] = [*map(_row, actions)]
    bar = menus[0].parentWidget() if menus else None
    rest = [] if bar is None else bar.window().actions()
    groups[tr("Straight to a tab")] = [
        _row(action) for action in rest if action.shortcuts() and action not in told
    ]
    groups[tr("On the canvas")] = [
        (tr("Arrow keys"), tr("Move the keyboard’s pen; with Shift, further")),
        (tr("Space"), tr("Put the pen down, or lift it")),
        (tr("Esc"), tr("Give up the stroke that is being drawn")),
    ]
    heading = tr("Keys")
    parts = [f"<h1>{heading}</h1>"]
    width = grown(KEYS_PX)
    for title, rows in groups.items():
        table = "".join(
            f"<tr><td width='{width}'><b>{escape(keys)}</b></td><td>{escape(meaning)}</td></tr>"
            for keys, meaning in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table cellpadding='2'>{table}</table>")
    return "".join(parts)


def _row(action: QAction) -> tuple[str, str]:
    """Return an action's key, with its alternative if a Mac lacks the first, and what it does."""
    keys = action.shortcuts()
    native = keys[:2] if wants_fn(keys[0]) else keys[:1]
    return tr(joined(native_key(key.toString()) for key in native)), action.statusTip()


class GuideText(QTextBrowser):
    """Shows the pages; the page of the keys lists those of ``menus``."""

    def __init__(self, menus: Sequence[QMenu]) -> None:
        super().__init__()
        self._menus = menus
        guide, spoken = resource("guide"), QLocale()
        own = (guide / spoken.name(), guide / spoken.name().partition("_")[0], guide)
        self.setSearchPaths([str(folder) for folder in own])
        self.document().setDocumentMargin(MARGIN_PX)
        grow(self, "set_text_px", TEXT_PX)
        self.sourceChanged.connect(self._space_out)

    def set_text_px(self, size_px: int) -> None:
        font = self.font()
        font.setPixelSize(size_px)
        self.setFont(font)
        self.reload()  # a table of keys has columns as wide as its letters

    @Slot(QUrl)
    def _space_out(self, source: QUrl) -> None:
        """Add space between paragraphs, which Qt leaves out when it imports Markdown."""
        if source.path() == KEYS:
            return
        cursor, block = QTextCursor(self.document()), self.document().begin()
        while block.isValid():
            is_code = block.blockFormat().nonBreakableLines()
            space = QTextBlockFormat()
            is_item = block.textList() is not None
            space.setBottomMargin(0 if is_code else ITEM_GAP_PX if is_item else GAP_PX)
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(space)
            block = block.next()

    # Overrides of Qt

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if QUrl(name).path() == KEYS:
            return QByteArray(keys_text(self._menus).encode())
        resource = super().loadResource(kind, name)
        if not isinstance(resource, QByteArray):
            return resource
        return QByteArray(with_native_keys(bytes(resource.data()).decode()).encode())


class GuideWindow(Window):
    """The pages, a list of them, and buttons to go back and forward."""

    def __init__(self, menus: Sequence[QMenu], parent: QWidget) -> None:
        super().__init__("guide", self.tr("Guide"), parent, (820, 620))
        self.text = named(GuideText(menus), "guide_text", self.tr("Page of the guide"))
        self._list = named(QListWidget(), "guide_pages", self.tr("Pages of the guide"))
        grow(self._list, "setFixedWidth", LIST_PX)
        for address, title in page_titles().items():
            entry = QListWidgetItem(title, self._list)
            entry.setData(Qt.ItemDataRole.UserRole, address)
        ways = QHBoxLayout()
        for name, title, go, possible in (
            ("previous", self.tr("Back"), self.text.backward, self.text.backwardAvailable),
            ("next", self.tr("Forward"), self.text.forward, self.text.forwardAvailable),
        ):
            button = icon_button(name, f"guide_{name}", title)
            button.setEnabled(False)
            button.clicked.connect(go)
            possible.connect(button.setEnabled)
            ways.addWidget(button)
        ways.addStretch(1)
        left = filled(QVBoxLayout(), ways, (self._list, 1))
        row = QHBoxLayout(self)
        row.addLayout(left)
        row.addWidget(self.text, 1)
        self._list.currentItemChanged.connect(self._on_chosen)
        self.text.sourceChanged.connect(self._on_source_changed)

    def show_page(self, address: str) -> None:
        """Open the guide at one of its pages, or bring it to the front."""
        self.text.setSource(QUrl(address))
        bring_to_front(self)
        self.text.setFocus()

    @Slot(QListWidgetItem)
    def _on_chosen(self, entry: QListWidgetItem) -> None:
        address = QUrl(entry.data(Qt.ItemDataRole.UserRole))
        if self.text.source() != address:
            self.text.setSource(address)

    @Slot(QUrl)
    def _on_source_changed(self, source: QUrl) -> None:
        """Select the page in the list, however it was reached."""
        row = list(page_titles()).index(source.path())
        self._list.setCurrentRow(row)
