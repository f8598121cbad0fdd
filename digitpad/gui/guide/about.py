"""What the help menu says."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from digitpad import __version__

KEYS_PX: Final = 130
PARTS: Final = (
    ("PySide6", "PySide6_Essentials"),
    ("PyTorch", "torch"),
    ("pyqtgraph", "pyqtgraph"),
    ("numpy", "numpy"),
    ("safetensors", "safetensors"),
)


def tr(text: str) -> str:
    """Translate ``text``, which belongs to no widget."""
    return QCoreApplication.translate("about", text)


def about_text() -> str:
    """Return what digitpad is, with the versions of its parts, as rich text."""
    # Together 40 ms that the first window need not wait for.
    import platform
    from importlib.metadata import PackageNotFoundError, version

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
    return (
        f"<h3>digitpad</h3><p>{tr('Draw a digit and be read. Train a network and watch it learn.')}"
        f"</p><table>{table}</table><p>{tr('Free software under the MIT licence.')}</p>"
    )


def keys_text(menus: Iterable[QMenu]) -> str:
    """Return what can be done by keys, menu by menu, and what they do on the canvas."""
    native = QKeySequence.SequenceFormat.NativeText
    groups: dict[str, list[tuple[str, str]]] = {}
    told: list[QAction] = []
    for menu in menus:
        actions = [one for one in menu.actions() if one.shortcuts() and one not in told]
        told += actions
        groups[menu.title().replace("&", "")] = [
            (action.shortcut().toString(native), action.statusTip()) for action in actions
        ]
    groups[tr("On the canvas")] = [
        (tr("Arrow keys"), tr("Move the keyboard’s pen; with Shift, further")),
        (tr("Space"), tr("Put the pen down, or lift it")),
        (tr("Esc"), tr("Give up the stroke that is being drawn")),
    ]
    parts = [f"<h1>{tr('Keys')}</h1>"]
    for title, rows in groups.items():
        table = "".join(
            f"<tr><td width='{KEYS_PX}'><b>{escape(keys)}</b></td><td>{escape(words)}</td></tr>"
            for keys, words in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table cellpadding='2'>{table}</table>")
    return "".join(parts)
