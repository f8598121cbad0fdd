"""The window that asks for a new set of classes, by their names or by one of a few proposals."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from digitpad.collection.sample import checked_classes
from digitpad.errors import DigitpadError
from digitpad.gui.language import tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import (
    field_label,
    filled,
    label,
    named,
    push_button,
    scale_text,
)
from digitpad.gui.widgets.window import Window

PROPOSALS: Final = ("✓ ✗", "A–F", "a–z", "△ □ ○ ☆", "α β γ δ ε", "♥ ♣ ♠ ♦", "+ − × ÷ =", "☺ ☹")
RANGE: Final = re.compile(r"(\w)[-–](\w)")
LONGEST_NAME: Final = 30
"""Of a set, as it is proposed."""
LARGER: Final = 1.4


def parsed_classes(text: str, *, spells: bool = True) -> list[str]:
    """Return the classes that a text names: “✓ ✗”, “✓✗”, “A–F”, “cat, guinea pig”.

    ``spells``: a single word names each of its signs.
    """
    has_commas = "," in text
    parts = [" ".join(part.split()) for part in (text.split(",") if has_commas else text.split())]
    if spells and len(parts) == 1 and not has_commas and not RANGE.fullmatch(parts[0]):
        parts = _signs_of(parts[0])
    names: list[str] = []
    for part in filter(None, parts):
        ends = RANGE.fullmatch(part)
        first, last = (ord(end) for end in ends.groups()) if ends else (1, 0)
        names += [chr(code) for code in range(first, last + 1)] or [part]
    return names


def _signs_of(word: str) -> list[str]:
    """Return what is seen as one sign each: letters with accents, emoji of several parts."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    code, begin, signs = word.encode("utf-16-le"), 0, []
    while (end := finder.toNextBoundary()) >= 0:
        signs.append(code[2 * begin : 2 * end].decode("utf-16-le"))
        begin = end
    return signs


class NewSetWindow(Window):
    """Asks for the classes and the name of a set.

    Signals: ``chosen`` with a name and a tuple of classes.
    """

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("new_set", self.tr("New set of things"), parent, (660, 0))
        self.classes = named(
            QLineEdit(),
            "new_set_classes",
            self.tr("What to tell apart"),
            self.tr("Signs, letters or words, with spaces or commas between: ✓ ✗"),
        )
        scale_text(self.classes, LARGER)
        self.classes.setPlaceholderText("✓ ✗")
        self.name = named(
            QLineEdit(), "new_set_name", self.tr("Name"), self.tr("The name of the set")
        )
        choose = self.classes.setText
        proposals = (
            push_button(
                f"proposal_{index}_button", text, self.tr("Tell these apart"), partial(choose, text)
            )
            for index, text in enumerate(PROPOSALS)
        )
        self._note = label("new_set_said", look="quiet", wraps=True)
        self.create_button = self.make_button("create", self.tr("Create"), self._create)
        self.close_button.setText(self.tr("Cancel"))
        self.close_button.setAccessibleName(self.close_button.text())
        set_look(self.create_button, "primary")
        self.create_button.setDefault(True)
        filled(
            QVBoxLayout(self),
            field_label(self.classes),
            self.classes,
            filled(QHBoxLayout(), *proposals, None, spacing=4),
            self._note,
            field_label(self.name),
            self.name,
            self.button_row(self.create_button),
            margins=(16, 14, 16, 12),
            spacing=8,
        )
        self.classes.textChanged.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        names = parsed_classes(self.classes.text())
        note = self.tr("Two or more: signs, letters, shapes, whatever you can draw.")
        is_fit = False
        if names:
            try:
                checked_classes(names)
                is_fit, note = True, self.tr("{count} classes: {names}")
                note = note.format(count=len(names), names=" · ".join(names))
            except DigitpadError as error:
                note = tr(error)
        self._note.setText(note)
        self.create_button.setEnabled(is_fit)
        proposed = re.sub(r'[/\\:*?"<>|.]', "", " ".join(self.classes.text().split()))
        proposed = proposed.strip() if len(proposed) <= LONGEST_NAME else ""
        self.name.setPlaceholderText(proposed or self.tr("My signs"))

    def _create(self) -> None:
        names = tuple(parsed_classes(self.classes.text()))
        self.chosen.emit(self.name.text().strip() or self.name.placeholderText(), names)
