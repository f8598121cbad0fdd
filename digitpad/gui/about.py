"""What the help menu says."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QAction, QKeySequence

from digitpad import __version__

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


def keys_text(actions: Iterable[QAction]) -> str:
    """Return all actions that have keys, and what the keys do on the canvas, as rich text."""
    native = QKeySequence.SequenceFormat.NativeText
    rows = [
        (action.shortcut().toString(native), action.statusTip())
        for action in actions
        if action.shortcuts()
    ]
    rows += [
        (tr("Arrow keys"), tr("On the canvas: move the keyboard’s pen; with Shift, further")),
        (tr("Space"), tr("On the canvas: put the pen down, or lift it")),
        (tr("Esc"), tr("On the canvas: give up the stroke that is being drawn")),
    ]
    table = "".join(
        f"<tr><td style='white-space: nowrap'><b>{escape(keys)}</b>&nbsp;&nbsp;&nbsp;</td>"
        f"<td style='white-space: nowrap'>{escape(words)}</td></tr>"
        for keys, words in rows
    )
    return f"<h3>{tr('Keys')}</h3><table cellpadding='2'>{table}</table>"
