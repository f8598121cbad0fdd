"""What a robustness report comes to, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from digitpad.data.catalogue import DIGIT_NAMES
from digitpad.evaluation.changes import Change
from digitpad.evaluation.report import summary
from digitpad.gui.evaluate.sensitivity_words import amount_words
from digitpad.models.architecture import ReadingKind

if TYPE_CHECKING:
    from digitpad.evaluation.robustness import Row
    from digitpad.modelfile import Model


def tr(text: str) -> str:
    """Translate ``text``, which belongs to no widget."""
    return QCoreApplication.translate("report_words", text)


def report_words(rows: Sequence[Row], what: str) -> str:
    """Return what the rows come to; ``what`` they were measured on: "test digits of MNIST"."""
    if not rows:
        return tr("Nothing was measured.")
    measured = tr("{0} {1}").format(f"{rows[0].n:,}", what)
    found = summary(rows)
    if found is None:
        return tr("Measured on the first {0}; not all changes yet.").format(measured)
    words = tr("Of the first {0} it reads {1} right as they are. {2}, {3}.")
    weak, strong = found.weakest, found.strongest
    costs = tr("{0} costs most: {1} at {2}").format(
        _cause(weak.change), accuracy_percent(weak.accuracy), amount_words(weak.change, weak.amount)
    )
    bears = tr("{0} least: {1} at {2}").format(
        _cause(strong.change, begins=False),
        accuracy_percent(strong.accuracy),
        amount_words(strong.change, strong.amount),
    )
    return words.format(measured, accuracy_percent(found.plain.accuracy), costs, bears)


def accuracy_percent(accuracy: float) -> str:
    """Return how much is read right, in per cent."""
    return tr("{0} %").format(f"{accuracy * 100:.1f}")


def why_no_report(model: Model | None) -> str:
    """Return why no report can be made about a model, "" where it can."""
    if model is None:
        return tr("There is no model yet. Open one, or train one.")
    info = model.info
    if info.architecture.reconstructs:
        words = tr("{0} gives no names: it draws again what it sees.")
    elif info.architecture.reading is ReadingKind.PICTURE:
        words = tr("{0} reads colour pictures.")
    elif tuple(info.classes) != DIGIT_NAMES:
        words = tr("{0} reads other things than digits.")
    else:
        return ""
    hint = tr("The report is for models that read digits: choose one of those.")
    return f"{words.format(info.name)} {hint}"


def _cause(change: Change, *, begins: bool = True) -> str:
    """Return what costs, as the beginning of a sentence or in the middle of one."""
    words = {
        "shift": (tr("Moving them"), tr("moving them")),
        "scale": (tr("Another size"), tr("another size")),
        "rotation": (tr("Turning them"), tr("turning them")),
        "slant": (tr("Slanting them"), tr("slanting them")),
        "pen width": (tr("Another pen"), tr("another pen")),
        "noise": (tr("Noise"), tr("noise")),
    }[change]
    return words[0] if begins else words[1]
