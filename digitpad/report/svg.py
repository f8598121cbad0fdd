"""Renders figures as SVG, with all lines and text as vectors, without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from digitpad.report.marks import DASH, PRINT, Diagram, Dot, Mark, Path, Rectangle, Words

ANCHORS: Final = {"l": "start", "m": "middle", "r": "end"}
BASE_LINES: Final = {"t": 0.8, "m": 0.35, "b": -0.15}
"""Distance of the baseline below the anchor, as a multiple of the font size."""


def figure_svg(figure: Diagram, title: str, colours: Mapping[str, str] = PRINT) -> str:
    """Return a figure as an SVG file, which can be embedded in HTML.

    ``colours``: CSS colours by name.
    """
    size = f"{figure.width:g} {figure.height:g}"
    width, height = size.split()
    lines = "\n".join(line for mark in figure.marks for line in _elements(mark, colours))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(title)}" '
        f'width="{width}" height="{height}" viewBox="0 0 {size}" font-family="sans-serif">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{width}" height="{height}" fill="{colours["paper"]}"/>\n{lines}\n</svg>'
    )


def _elements(mark: Mark, colours: Mapping[str, str]) -> Iterator[str]:
    colour = colours.get(mark.colour, mark.colour)
    match mark:
        case Words():
            x, y = mark.at
            across, up = tuple(mark.anchor)
            turn = f' transform="rotate(-90 {x:g} {y:g})"' if mark.is_turned else ""
            weight = ' font-weight="bold"' if mark.is_bold else ""
            yield (
                f'<text x="{x:.1f}" y="{y + BASE_LINES[up] * mark.size:.1f}" fill="{colour}" '
                f'font-size="{mark.size:g}" text-anchor="{ANCHORS[across]}"{weight}{turn}>'
                f"{escape(mark.words)}</text>"
            )
        case Path():
            points = "L".join(f"{x:.1f} {y:.1f}" for x, y in mark.points)
            dash = f' stroke-dasharray="{DASH[0]:g} {DASH[1]:g}"' if mark.is_dashed else ""
            yield (
                f'<path d="M{points}" fill="none" stroke="{colour}" '
                f'stroke-width="{mark.width:g}" stroke-linejoin="round"{dash}/>'
            )
        case Rectangle():
            x, y = min(mark.left, mark.right), min(mark.top, mark.bottom)
            width, height = abs(mark.right - mark.left), abs(mark.bottom - mark.top)
            yield (
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
                f'fill="{colour}" fill-opacity="{mark.opacity:g}"/>'
            )
        case Dot():
            x, y = mark.middle
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{mark.radius:g}" fill="{colour}"/>'
