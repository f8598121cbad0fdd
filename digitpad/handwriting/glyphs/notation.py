"""The notation in which glyphs are written: strokes as text, and how they vary.

A glyph is written on a field 100 wide and high, x to the right, y down. Its strokes are separated
by ``;`` and consist of words, separated by spaces:

- ``x,y`` is a knot through which the pen runs smoothly, ``!x,y`` a corner, ``.x,y`` a dot.
- ``@x,y,rx,ry,start,sweep`` is an arc around x,y as in ``pen.arc``, its angles in degrees.
  ``@9:…`` has nine knots, any other one every 40°; ``,drift=5,egg=5,roundness=90`` may follow.
- ``&over,start,waist,upper,lower,tail`` is a figure of eight as in ``pen.figure_of_eight``.
- ``name=value`` gives a name to a value, ``name=@…`` to an arc, from here to the glyph's end.
- ``name`` stands for the knots of an arc, or of a piece, that has this name; ``name[1:]`` leaves
  out the first of them, ``name[:-1]`` the last.

Numbers are hundredths of the field, and per cent where they multiply; ``90°`` are degrees. A value
is made of numbers and names with ``+ - *`` and parentheses, and of what differs from drawing to
drawing: ``5~2`` is normally distributed about 5 with a standard deviation of 2, ``5..9`` evenly
between 5 and 9, and ``±5~2`` is 5~2 with either sign. Every such value varies by itself. What
varies together gets a name: ``right=56~7 0,0 right,0 right*50,100``.

``read_allographs`` reads many glyphs. ``name weight:`` at the start of a line begins one; what
does not fit behind it follows in indented lines. ``name:`` or ``name(size=30~4,start=0°):`` begins
a piece, knots for the glyphs below it, which write ``name`` or ``name(33)``. A piece sees the names
of the glyph that it stands in and keeps its own to itself. ``#`` begins a comment.

``spellings`` reads kinds of shapes that are no digits, in strokes without anything that varies, and
all of them vary in the same way from drawing to drawing: in the sizes of their parts, and every
knot a little, the ends a little more.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

import numpy as np

from digitpad.arrays import Doubles
from digitpad.handwriting.glyphs.pen import (
    Allograph,
    Draw,
    Knot,
    Skeleton,
    Value,
    Vary,
    arc,
    figure_of_eight,
)

DEGREES_PER_KNOT: Final = 40.0
DOT_RADIUS: Final = 0.02
STRETCH: Final = 0.26
"""Displacement of the middle of a shape relative to its ends: four times a fraction of its size."""
KNOT_SPREAD: Final = 0.013
END_SPREAD: Final = 0.028
GAP: Final = 0.18
"""Gap between several shapes in a row."""

_HEADER: Final = re.compile(r"([\w-]+)(?:\((.*)\))?(?: ([\d.]+))?:")
_KIND: Final = re.compile(r"(.+?)(?: ([\d.]+))?")
_DEFINITION: Final = re.compile(r"([a-z]+)=(.+)")
_REFERENCE: Final = re.compile(r"([a-z]+)(?:\((.*)\))?(\[1:\]|\[:-1\])?")
_PARTS: Final = {None: slice(None), "[1:]": slice(1, None), "[:-1]": slice(None, -1)}
_ARC: Final = re.compile(r"@(?:(\d+):)?(.*)")
_TOKEN: Final = re.compile(r"\d+(?:\.\d+)?°?|[a-z]+|\.\.|\S")


class _Scope(NamedTuple):
    """The values of the names in a glyph while it is drawn."""

    vary: Vary
    values: dict[str, Value]
    knots: dict[str, list[Knot]]


_Named = TypeVar("_Named")
_Term = Callable[[_Scope], Value]
_Step = Callable[[_Scope], list[Knot]]
"""A word: it returns knots, or defines a name and returns none."""


class GlyphKind(NamedTuple):
    """A kind with several spellings; ``weight``: its relative frequency."""

    weight: float
    texts: list[str]


class _Part(NamedTuple):
    parameters: Mapping[str, _Term]
    steps: list[_Step]


def read_allographs(text: str) -> tuple[Allograph, ...]:
    """Return the allographs in a text; strokes are parsed when an allograph is first drawn."""
    pieces: dict[str, _Part] = {}
    allographs = []
    for block in re.split(r"\n(?=\S)", re.sub(r" *#.*", "", text).strip()):
        header = _HEADER.match(block)
        if header is None:
            raise ValueError(f"“{block}” does not begin with a name")
        name, parameters, weight = header.groups()
        body = block[header.end() :]
        if weight is None:
            pieces[name] = _Part(_fields(parameters or "")[1], _read(body, pieces)[0])
        else:
            allographs.append(Allograph(name, float(weight), read_strokes(body, pieces)))
    return tuple(allographs)


def read_strokes(text: str, pieces: Mapping[str, _Part] = MappingProxyType({})) -> Draw:
    """Return a function that draws the strokes in a text, which is parsed on the first call."""
    read = cache(lambda: _read(text, pieces))

    def draw(vary: Vary) -> tuple[Skeleton, ...]:
        scope = _Scope(vary, {}, {})
        return tuple([vary.stroke(*_run(steps, scope)) for steps in read()])

    return draw


def spelled(text: str) -> Draw:
    """Return a function that draws a text in the ``notation``.

    ``|`` separates shapes in a row. Raises ``ValueError`` for a text that cannot be parsed.
    """
    strokes: list[list[Knot]] = []
    left = 0.0
    for shape in map(_fixed_strokes, text.split("|")):
        across = np.array([knot.x for stroke in shape for knot in stroke])
        right = left - across.min() if strokes else 0.0
        strokes += [[knot._replace(x=knot.x + right) for knot in stroke] for stroke in shape]
        left = across.max() + right + GAP
    return traced(*strokes)


def traced(*strokes: list[Knot]) -> Draw:
    """Return a function that draws strokes with fixed knots, varied like spelled ones."""
    lines = [np.array([knot[:2] for knot in stroke], dtype=np.float64) for stroke in strokes]
    is_sharp = [np.array([knot.is_sharp for knot in stroke]) for stroke in strokes]
    low = np.concatenate(lines).min(axis=0)
    size = np.maximum(np.concatenate(lines).max(axis=0) - low, 1e-6)
    shares = [(line - low) / size for line in lines]
    spreads = [_spreads(line) for line in lines]

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        amount = STRETCH * v.scatter(1)
        return tuple(
            Skeleton(
                line + amount * share * (1.0 - share) * size + spread * v.scatter(len(line)),
                sharp,
            )
            for line, share, spread, sharp in zip(lines, shares, spreads, is_sharp, strict=True)
        )

    return draw


def spellings(text: str) -> dict[str, GlyphKind]:
    """Return the kinds in a text of lines ``name weight: spelling / spelling``.

    A weight of 1 may be omitted. Indented lines continue the spellings.
    """
    kinds: dict[str, GlyphKind] = {}
    for line in text.strip().splitlines():
        head, _, texts = line.rpartition(": ")
        if header := _KIND.fullmatch(head):
            name, weight = header.groups()
            kinds[name] = kind = GlyphKind(float(weight or 1), [])
        kind.texts.extend(texts.split(" / "))
    return kinds


def ways(kinds: str | Mapping[str, GlyphKind]) -> tuple[Allograph, ...]:
    """Return the ways of drawing each kind; ``kinds`` may be a text for ``spellings``.

    The spellings of a kind are equally frequent.
    """
    kinds = spellings(kinds) if isinstance(kinds, str) else kinds
    return tuple(
        Allograph(name, kind.weight / len(kind.texts), spelled(text))
        for name, kind in kinds.items()
        for text in kind.texts
    )


def _fixed_strokes(text: str) -> list[list[Knot]]:
    """Return the knots of strokes in which nothing varies."""
    scope = _Scope(Vary(np.random.default_rng(0), 1), {}, {})
    strokes = [list(_run(steps, scope)) for steps in _read(text, {})]
    if min(map(len, strokes)) < 2:
        raise ValueError(f"“{text}” holds a stroke with fewer than two knots")
    return strokes


def _spreads(points: Doubles) -> Doubles:
    """Return the standard deviation of each knot's own displacement: (k, 1)."""
    spreads = np.full((len(points), 1), KNOT_SPREAD)
    spreads[[0, -1]] = END_SPREAD
    if np.ptp(points, axis=0).max() <= 2 * DOT_RADIUS + 1e-9:
        spreads[:] = DOT_RADIUS / 4
    return spreads


def _run(steps: list[_Step], scope: _Scope) -> Iterator[Knot]:
    for step in steps:
        yield from step(scope)


def _read(text: str, pieces: Mapping[str, _Part]) -> list[list[_Step]]:
    return [[_step(word, pieces) for word in stroke.split()] for stroke in text.split(";")]


def _step(word: str, pieces: Mapping[str, _Part]) -> _Step:
    if word.startswith("@"):
        return _arc(word)
    if word.startswith("&"):
        sizes, _ = _fields(word[1:], 6, angles=(0, 1))
        return lambda scope: figure_of_eight(scope.vary, *(size(scope) for size in sizes))
    if definition := _DEFINITION.fullmatch(word):
        if definition[1] in pieces:
            raise ValueError(f"“{word}” takes the name of a piece")
        return _definition(definition[1], definition[2])
    if reference := _REFERENCE.fullmatch(word):
        name, arguments, part = reference.groups()
        if name in pieces:
            return _placed(pieces[name], _fields(arguments or "")[0], _PARTS[part])
        return lambda scope: _known(scope.knots, name)[_PARTS[part]]
    mark = word[0] if word[0] in "!." else ""
    (x, y), _ = _fields(word.removeprefix(mark), 2)
    if mark == ".":
        return lambda scope: arc((x(scope), y(scope)), (DOT_RADIUS, DOT_RADIUS), 0, 300, 4)
    return lambda scope: [Knot(x(scope), y(scope), mark == "!")]


def _arc(word: str) -> _Step:
    match = _ARC.fullmatch(word)
    assert match is not None
    (x, y, across, down, start, sweep), options = _fields(match[2], 6, angles=(4, 5))

    def knots(scope: _Scope) -> list[Knot]:
        centre, radii = (x(scope), y(scope)), (across(scope), down(scope))
        first, turn = start(scope), sweep(scope)
        count = int(match[1] or max(3, 1 + round(abs(float(turn)) / DEGREES_PER_KNOT)))
        form = {name: term(scope) for name, term in options.items()}
        return arc(centre, radii, first, turn, count, **form)

    return knots


def _definition(name: str, text: str) -> _Step:
    if text.startswith("@"):
        knots = _arc(text)

        def name_knots(scope: _Scope) -> list[Knot]:
            scope.knots[name] = knots(scope)
            return []

        return name_knots
    (value,), _ = _fields(text, 1)

    def name_value(scope: _Scope) -> list[Knot]:
        scope.values[name] = value(scope)
        return []

    return name_value


def _placed(piece: _Part, arguments: list[_Term], part: slice) -> _Step:
    terms = {**piece.parameters, **dict(zip(piece.parameters, arguments, strict=False))}

    def knots(scope: _Scope) -> list[Knot]:
        values = {name: term(scope) for name, term in terms.items()}
        inner = _Scope(scope.vary, scope.values | values, dict(scope.knots))
        return list(_run(piece.steps, inner))[part]

    return knots


def _fields(
    text: str, count: int | None = None, angles: tuple[int, ...] = ()
) -> tuple[list[_Term], dict[str, _Term]]:
    """Parse ``count`` comma-separated values, followed by named ones.

    ``angles``: the indices of values in degrees.
    """
    parts = text.split(",") if text else []
    named = dict(part.split("=") for part in parts if "=" in part)
    plain = parts[: len(parts) - len(named)]
    if count not in (None, len(plain)):
        raise ValueError(f"“{text}” is not part of a stroke: it needs {count} values")
    terms = [_Sum(part, "" if i in angles else "e-2").read() for i, part in enumerate(plain)]
    return terms, {name: _Sum(part, "e-2").read() for name, part in named.items()}


class _Sum:
    """Parser of a value. ``unit``: suffix of numbers."""

    def __init__(self, text: str, unit: str) -> None:
        self._text = text
        self._unit = unit
        self._tokens = [*_TOKEN.findall(text), ""]

    def read(self) -> _Term:
        term = self._sum()
        if self._tokens != [""]:
            raise ValueError(f"“{self._text}” is not part of a stroke")
        return term

    def _next(self, *marks: str) -> str:
        return self._tokens.pop(0) if self._tokens[0] in marks else ""

    def _sum(self) -> _Term:
        term = self._product()
        while mark := self._next("+", "-"):
            term = _joined(operator.add if mark == "+" else operator.sub, term, self._product())
        return term

    def _product(self) -> _Term:
        term = self._varied()
        while self._next("*"):
            unit, self._unit = self._unit, "e-2"
            term = _joined(operator.mul, term, self._varied())
            self._unit = unit
        return term

    def _varied(self) -> _Term:
        if self._next("±"):
            size = self._varied()
            return lambda scope: size(scope) * scope.vary.sign()
        first = self._single()
        if mark := self._next("~", ".."):
            second = self._single()
            if mark == "~":
                return lambda scope: scope.vary(first(scope), second(scope))
            return lambda scope: scope.vary.span(first(scope), second(scope))
        return first

    def _single(self) -> _Term:
        if self._next("-"):
            size = self._single()
            return lambda scope: -size(scope)
        if self._next("("):
            term = self._sum()
            if not self._next(")"):
                raise ValueError(f"“{self._text}” is not part of a stroke: a “)” is missing")
            return term
        token = self._tokens.pop(0) if self._tokens[0] else "nothing"
        if token[0].isdigit():
            number = float(token[:-1] if token.endswith("°") else token + self._unit)
            return lambda scope: number
        if not token.isalpha():
            raise ValueError(f"“{self._text}” is not part of a stroke")
        return lambda scope: _known(scope.values, token)


def _known(names: Mapping[str, _Named], name: str) -> _Named:
    if name not in names:
        raise ValueError(f"“{name}” stands for nothing in this stroke")
    return names[name]


def _joined(join: Callable[[Value, Value], Value], first: _Term, second: _Term) -> _Term:
    return lambda scope: join(first(scope), second(scope))
