"""Self-contained HTML pages: to look at, to print, to hand in.

Only this module writes HTML pages: images and figures are embedded, so that a page loads nothing,
and all text from files and users is escaped.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.report.marks import Diagram
from digitpad.report.png import image_png
from digitpad.report.svg import figure_svg
from digitpad.words import ENGLISH, Phrase, Speech

POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
STYLE: Final = """
:root { color-scheme: light dark; --text: #1c1f26; --muted: #5b6270; --line: #d9dce3;
  --paper: #ffffff; --train: #1f6fd6; --rough: #aac8ef; --test: #cf5b00;
  --wrong: 194,60,40; --right: 46,110,220; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaf0; --muted: #a0a6b4; --line: #3a3f4b;
  --paper: #16181d; --train: #5aa9ff; --rough: #304f70; --test: #ffa24a;
  --wrong: 240,100,80; --right: 90,140,255; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper);
  max-width: 980px; margin: 2em auto; padding: 0 1.2em; overflow-wrap: anywhere; }
h1 { font-size: 1.7em; margin-bottom: 0; } h2 { font-size: 1.2em; margin-top: 2em; }
p.quiet, figcaption, small { color: var(--muted); }
table { border-collapse: collapse; } td, th { padding: 3px 10px 3px 0; text-align: left;
  vertical-align: top; } th { font-weight: 600; }
table.grid td, table.grid th { border: 1px solid var(--line); padding: 3px 7px; text-align: right; }
.curves, .images { display: flex; flex-wrap: wrap; gap: 18px; }
figure { margin: 0; break-inside: avoid; } .curves figure { flex: 1 1 400px; }
.curves svg { width: 100%; height: auto; }
.images figure { width: 104px; } .images img { width: 96px; height: 96px;
  image-rendering: pixelated; border: 1px solid var(--line); }
.row img { width: 48px; height: 48px; image-rendering: pixelated; margin: 1px;
  border: 1px solid var(--line); }
"""
COLOURS: Final[Mapping[str, str]] = {
    "paper": "none",
    "text": "var(--text)",
    "muted": "var(--muted)",
    "grid": "var(--line)",
    "train": "var(--train)",
    "rough": "var(--rough)",
    "test": "var(--test)",
}
"""Colours of a page by name, which may be those of a dark theme."""


class PageImage(NamedTuple):
    """An image, uint8 (1 or 3, height, width), shown pixel by pixel.

    ``caption``: what it shows; ``note``: which one it is.
    """

    image: npt.NDArray[np.uint8]
    caption: str
    note: str = ""


class Tinted(NamedTuple):
    """Text on a background in one of the page's colours, with an opacity of 0..1."""

    text: str
    colour: str
    strength: float


PageCell = str | Tinted | Sequence[PageImage]
PageFigure = tuple[str, str, Diagram | None]
"""Title, remark, and the figure, or None."""


class HtmlPage:
    """A page to which parts are added; ``speech``: its language."""

    def __init__(self, title: str, speech: Speech = ENGLISH) -> None:
        self.title, self.speech = title, speech
        self._parts = [f"<h1>{self._text(title)}</h1>"]

    def heading(self, text: str) -> None:
        self._parts.append(f"<h2>{self._text(text)}</h2>")

    def paragraph(self, text: str, *, is_quiet: bool = False) -> None:
        """Add a paragraph, a quiet one for explanations."""
        style = ' class="quiet"' if is_quiet else ""
        self._parts.append(f"<p{style}>{self._text(text)}</p>")

    def table(
        self,
        rows: Iterable[Sequence[PageCell]],
        heads: Sequence[str] = (),
        *,
        is_grid: bool = False,
    ) -> None:
        """Add a table whose rows begin with their names; ``is_grid``: a ruled one of numbers."""
        lines = ["".join(f"<th>{self._text(head)}</th>" for head in ("", *heads))] if heads else []
        for name, *cells in rows:
            assert isinstance(name, str)
            lines.append(f"<th>{self._text(name)}</th>" + "".join(map(self._cell, cells)))
        style = ' class="grid"' if is_grid else ""
        self._parts.append(f"<table{style}>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>")

    def images(self, images: Iterable[PageImage]) -> None:
        """Add images side by side, with their text below."""
        figures = []
        for image in images:
            caption, note = self._text(image.caption), self._text(image.note)
            below = f"{caption}<br><small>{note}</small>" if note else caption
            picture = f'<img alt="{caption}" src="{image_address(image.image)}">'
            figures.append(f"<figure>{picture}<figcaption>{below}</figcaption></figure>")
        self._parts.append(f'<div class="images">{"".join(figures)}</div>')

    def figures(self, figures: Iterable[PageFigure]) -> None:
        """Add figures side by side."""
        cells = []
        for title, remark, figure in figures:
            above = f"<figcaption>{self._text(title)}. {self._text(remark)}</figcaption>"
            svg = "" if figure is None else figure_svg(figure, self._say(title), COLOURS)
            cells.append(f"<figure>{above}{svg}</figure>")
        self._parts.append(f'<div class="curves">{"".join(cells)}</div>')

    def html(self) -> str:
        body = "\n".join(self._parts)
        language, title = escape(self.speech.language), self._text(self.title)
        return (
            f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style></head>\n"
            f"<body>\n{body}\n</body></html>\n"
        )

    def _cell(self, cell: PageCell) -> str:
        if isinstance(cell, str):
            return f"<td>{self._text(cell)}</td>"
        if isinstance(cell, Tinted):
            ground = f"background: rgba(var(--{cell.colour}), {cell.strength:.2f})"
            return f'<td style="{ground}">{self._text(cell.text)}</td>'
        images = (
            f'<img alt="{caption}" title="{caption}, {note}" src="{image_address(image)}">'
            for image, caption, note in (
                (image.image, self._text(image.caption), self._text(image.note)) for image in cell
            )
        )
        return f'<td class="row">{"".join(images)}</td>'

    def _say(self, text: str) -> str:
        """Translate a text; names given by files and users are not translated."""
        return self.speech.say(text) if isinstance(text, Phrase) else text

    def _text(self, text: str) -> str:
        return escape(self._say(text))


def image_address(image: npt.NDArray[np.uint8]) -> str:
    """Return an image, uint8 (1 or 3, height, width), as a data URL of a PNG file."""
    return f"data:image/png;base64,{base64.b64encode(image_png(image)).decode()}"
