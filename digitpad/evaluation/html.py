"""HTML pages that need nothing else: to look at, to print, to hand in.

Images are in the page, and it loads nothing. Whatever comes from a file or from a person stands in
it as plain text. ``speech``: the language to write in.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad import __version__
from digitpad.report.png import image_png
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Phrase, Speech, certainty, figure, in_percent

if TYPE_CHECKING:
    from digitpad.data.source import DataSource
    from digitpad.evaluation.accuracy import Evaluation

Pixels = npt.NDArray[np.uint8]

MOST_MISTAKES: Final = 24
POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
STYLE: Final = """
:root { color-scheme: light dark; --text: #1c1f26; --muted: #5b6270; --line: #d9dce3;
  --paper: #ffffff; --train: #1f6fd0; --test: #c2571a; --wrong: 194,60,40; --right: 46,110,220; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaf0; --muted: #a0a6b4; --line: #3a3f4b;
  --paper: #16181d; --train: #6ea8ff; --test: #ff9d5c; --wrong: 240,100,80; --right: 90,140,255; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper);
  max-width: 980px; margin: 2em auto; padding: 0 1.2em; overflow-wrap: anywhere; }
h1 { font-size: 1.7em; margin-bottom: 0; } h2 { font-size: 1.2em; margin-top: 2em; }
p.quiet, figcaption, small { color: var(--muted); }
table { border-collapse: collapse; } td, th { padding: 3px 10px 3px 0; text-align: left;
  vertical-align: top; } th { font-weight: 600; }
table.grid td, table.grid th { border: 1px solid var(--line); padding: 3px 7px; text-align: right; }
.curves, .mistakes { display: flex; flex-wrap: wrap; gap: 18px; }
figure { margin: 0; break-inside: avoid; } .curves figure { flex: 1 1 400px; }
.mistakes figure { width: 104px; } .mistakes img { width: 96px; height: 96px;
  image-rendering: pixelated; border: 1px solid var(--line); }
.row img { width: 48px; height: 48px; image-rendering: pixelated; margin: 1px;
  border: 1px solid var(--line); }
svg text { font: 12px system-ui, sans-serif; fill: var(--muted); }
svg path.axis { stroke: var(--line); stroke-width: 1; } svg path { fill: none; stroke-width: 2;
  stroke-linecap: round; } svg .test { stroke-width: 3; }
svg .train { stroke: var(--train); } svg .test { stroke: var(--test); }
.key-train { color: var(--train); } .key-test { color: var(--test); }
"""


def html_page(title: str, parts: Iterable[str], speech: Speech = ENGLISH) -> str:
    """Return a page of ``parts``, which are HTML already."""
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(speech.language)}"><head><meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )


def heading(words: str, speech: Speech) -> str:
    return f"<h2>{escape(speech.say(words))}</h2>"


def quiet(words: str, speech: Speech) -> str:
    """Return a paragraph that explains."""
    return f'<p class="quiet">{escape(speech.say(words))}</p>'


def written_by(source: DataSource, speech: Speech = ENGLISH) -> str:
    """Return the last line: what wrote the page, and whose its images are."""
    licence = QT_TRANSLATE_NOOP("pages", "{name}: {source} ({licence})")
    licences = [
        speech.say(licence.filled(name=one.name, source=one.source, licence=one.licence))
        for one in source.distinct
    ]
    words = QT_TRANSLATE_NOOP("pages", "Written by digitpad {version}. Images: {licences}.")
    return quiet(words.filled(version=__version__, licences="; ".join(licences)), speech)


def table(rows: Iterable[tuple[str, str]], speech: Speech = ENGLISH) -> str:
    """Return rows of a name and what belongs to it, as a table."""
    said = ((escape(speech.say(name)), escape(speech.say(words))) for name, words in rows)
    lines = (f"<tr><th>{name}</th><td>{words}</td></tr>" for name, words in said)
    return f"<table>{''.join(lines)}</table>"


def readings_parts(
    found: Evaluation,
    classes: tuple[str, ...],
    images: Pixels,
    test_images: str,
    speech: Speech = ENGLISH,
) -> list[str]:
    """Return what a model took for what, class by class, and its worst mistakes.

    ``images``: uint8 (n, c, h, w), those that ``found`` is of; ``test_images``: what they are.
    """
    explained = QT_TRANSLATE_NOOP(
        "pages",
        "{count:,} {images}; a row for what an image is, a column for what it was read as.",
    )
    titles = QT_TRANSLATE_NOOP("pages", "precision"), QT_TRANSLATE_NOOP("pages", "recall")
    return [
        heading(QT_TRANSLATE_NOOP("pages", "Confusion table"), speech),
        quiet(explained.filled(count=found.n, images=test_images), speech),
        _confusion(classes, found.confusion, speech),
        heading(QT_TRANSLATE_NOOP("pages", "Class by class"), speech),
        '<table class="grid"><tr><th></th>',
        *(f"<th>{escape(speech.say(title))}</th>" for title in titles),
        "</tr>",
        *(
            f"<tr><th>{escape(name)}</th><td>{_percent(of['precision'], speech)}</td>"
            f"<td>{_percent(of['recall'], speech)}</td></tr>"
            for name, of in found.per_class.items()
        ),
        "</table>",
        *_mistakes(found, classes, images, speech),
    ]


def read_as(truth: str, read: str) -> Phrase:
    return QT_TRANSLATE_NOOP("pages", "{truth}, read as {read}").filled(truth=truth, read=read)


def _percent(share: float, speech: Speech) -> str:
    return escape(speech.say(in_percent(share)))


def _confusion(classes: Sequence[str], counts: npt.NDArray[np.int64], speech: Speech) -> str:
    rows = [f"<tr><th></th>{''.join(f'<th>{escape(name)}</th>' for name in classes)}</tr>"]
    for truth, name in enumerate(classes):
        total = max(1, int(counts[truth].sum()))
        cells = "".join(
            _cell(int(count), int(count) / total, speech, is_right=truth == read)
            for read, count in enumerate(counts[truth])
        )
        rows.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return f'<table class="grid">{"".join(rows)}</table>'


def _cell(count: int, share: float, speech: Speech, *, is_right: bool) -> str:
    if not count:
        return "<td></td>"
    # One mistake in a thousand is to be seen, one in ten plainly.
    strength = 0.3 * share if is_right else min(0.9, 0.12 + 1.4 * share**0.5)
    colour = "var(--right)" if is_right else "var(--wrong)"
    number = escape(speech.say(figure(count)))
    return f'<td style="background: rgba({colour}, {strength:.2f})">{number}</td>'


def _mistakes(
    found: Evaluation, classes: tuple[str, ...], images: Pixels, speech: Speech
) -> list[str]:
    readings = found.readings
    assert readings is not None
    worst = readings.worst()
    title = heading(QT_TRANSLATE_NOOP("pages", "Worst mistakes"), speech)
    if not len(worst):
        none = speech.say(QT_TRANSLATE_NOOP("pages", "There are none."))
        return [title, f"<p>{escape(none)}</p>"]
    count = min(MOST_MISTAKES, len(worst))
    shown = QT_TRANSLATE_NOOP("pages", "{count} of {all:,}, the one that it was surest of first.")
    parts = [title, quiet(shown.filled(count=count, all=len(worst)), speech)]
    parts.append('<div class="mistakes">')
    for place in worst[:count]:
        index = int(readings.places[place])
        truth, read = (classes[int(of[place])] for of in (readings.truths, readings.read))
        said = QT_TRANSLATE_NOOP("pages", "{reading} ({confidence})").filled(
            reading=read_as(truth, read), confidence=certainty(readings.confidence[place])
        )
        words = escape(speech.say(said))
        number = escape(speech.say(image_words(index)))
        parts.append(
            f'<figure><img alt="{words}" src="{picture(images[index])}">'
            f"<figcaption>{words}<br><small>{number}</small></figcaption></figure>"
        )
    return [*parts, "</div>"]


def image_words(place: int) -> Phrase:
    return QT_TRANSLATE_NOOP("pages", "image {number}").filled(number=f"{place}")


def picture(image: Pixels) -> str:
    """Return an image uint8 (1 or 3, height, width) as the address of a PNG file in the page."""
    return f"data:image/png;base64,{base64.b64encode(image_png(image)).decode()}"
