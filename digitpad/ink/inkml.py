"""Ink files: reads and writes W3C InkML with truth and writer annotations.

A file contains one drawing as bare traces, or many, each in a ``traceGroup``. Coordinates may
have any unit, y down: a drawing is fitted into the canvas, preserving its aspect ratio, unless
it is in canvas units already. Files are not trusted, so they are parsed without entities and
with limits, and an ``InkError`` says what is wrong with one.
Format: W3C Recommendation "Ink Markup Language (InkML)", https://www.w3.org/TR/InkML/.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from time import thread_time
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

import numpy as np
import numpy.typing as npt
from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, XMLParser

from digitpad.errors import InkError
from digitpad.files import read_bounded, write_atomically
from digitpad.ink.drawing import (
    DEFAULT_PEN_WIDTH,
    Annotations,
    LabelledDrawing,
    Stroke,
    drawing_from_points,
)
from digitpad.ink.inkml_trace import Channels, decode_trace
from digitpad.words import QT_TRANSLATE_NOOP, message_of

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

Points = npt.NDArray[np.float64]

NAMESPACE: Final = "http://www.w3.org/2003/InkML"
MAX_FILE_BYTES: Final = 64 * 2**20
GZIP_MAGIC: Final = b"\x1f\x8b"
MAX_STROKES: Final = 1_000_000
MAX_POINTS: Final = 10_000_000
MAX_TAGS: Final = 1_000_000
MAX_ATTRIBUTES: Final = 1_000_000
MAX_ANNOTATIONS: Final = 1_000_000
"""Inherited annotations are counted for each group that inherits them."""
MAX_DEPTH: Final = 32
MAX_SECONDS: Final = 60.0
"""CPU time, so that no file is refused because the computer is busy. The largest take a few."""
PARSE_CHUNK: Final = 8 * 2**20
"""Bytes fed to the parser at once; other threads, such as the window's, wait for it to return."""
FITTED_EXTENT: Final = 0.7
"""Fraction of the canvas side that people fill when they draw a single digit."""
UNIT: Final = "unit"
CANVAS_UNIT: Final = "canvas"
PEN_WIDTH: Final = "penWidth"
NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def read_inkml(path: str | os.PathLike[str]) -> tuple[LabelledDrawing, ...]:
    """Read the drawings of an InkML file, in canvas units.

    Raises ``InkError`` if the file cannot be read, is too large or is not valid InkML.
    """
    return parse_inkml(read_ink_bytes(path), name=os.fspath(path))


def read_ink_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return the content of an ink file, decompressed if it is gzip (``.inkml.gz``).

    Raises ``InkError`` if it cannot be read, is truncated, or is larger than ``MAX_FILE_BYTES``,
    compressed or not.
    """
    data = read_bounded(path, MAX_FILE_BYTES, InkError)
    if not data.startswith(GZIP_MAGIC):
        return data
    try:
        with gzip.open(io.BytesIO(data)) as file:
            # Only one byte more than allowed, since a megabyte can unpack to a gigabyte.
            unpacked = file.read(MAX_FILE_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it "
                "again.",
            ).filled(path=path)
        ) from error
    if len(unpacked) > MAX_FILE_BYTES:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most "
                "that is read.",
            ).filled(path=path, max_file_bytes=MAX_FILE_BYTES >> 20)
        )
    return unpacked


def parse_inkml(data: bytes, *, name: str = "the ink") -> tuple[LabelledDrawing, ...]:
    """Read the drawings of an InkML document; ``name``: of the document, in messages.

    Raises ``InkError`` if it is not valid InkML.
    """
    try:
        root = _parsed(data)
        if _tag(root) != "ink":
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "it is XML, but its root is <{tag:.40}>, not <ink>"
                ).filled(tag=_tag(root))
            )
        drawings = tuple(_Reader(root).drawings())
        if not drawings:
            raise InkError(QT_TRANSLATE_NOOP("errors", "it holds no traces"))
    except InkError as error:
        message = QT_TRANSLATE_NOOP("errors", "Cannot read {name} as InkML: {why}.")
        raise InkError(message.filled(name=name, why=message_of(error))) from error
    except ParseError as error:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot read {name} as InkML: it is not well-formed XML (line {line}, column "
                "{column}).",
            ).filled(name=name, line=error.position[0], column=error.position[1] + 1)
        ) from error
    except DefusedXmlException as error:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot read {name} as InkML: it defines XML entities, which are not allowed.",
            ).filled(name=name)
        ) from error
    except (ValueError, LookupError) as error:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "Cannot read {name} as InkML: unknown text encoding."
            ).filled(name=name)
        ) from error
    return drawings


def _parsed(data: bytes) -> Element:
    # In memory, an element is fifty times as large as in the file.
    for mark, most, what in ((b"<", MAX_TAGS, "tags"), (b"=", MAX_ATTRIBUTES, "attributes")):
        if data.count(mark) > most:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "it has more than {most:,} {what}").filled(
                    most=most, what=what
                )
            )
    parser = XMLParser()
    for start in range(0, len(data), PARSE_CHUNK):
        parser.feed(data[start : start + PARSE_CHUNK])
    root: Element = parser.close()
    return root


class _Reader:
    """Walks a document and enforces the limits."""

    def __init__(self, root: Element) -> None:
        self._root = root
        self._until = thread_time() + MAX_SECONDS
        self._annotation_count = 0
        self._channels = _declared_channels(root)
        self._strokes_by_id: dict[str, Points] = {}
        self._used_ids: set[str] = set()
        self._stroke_count = 0
        self._point_count = 0

    def drawings(self) -> Iterator[LabelledDrawing]:
        # Views may refer to any trace, so those outside of groups come first.
        bare = self._strokes(self._root)
        grouped = list(self._groups(self._root))
        refers_only = self._used_ids and self._used_ids.issubset(self._strokes_by_id)
        if bare and not refers_only:
            yield _labelled(bare, self._annotations(self._root))
        yield from grouped

    def _groups(
        self, parent: Element, inherited: Annotations = (), depth: int = 0
    ) -> Iterator[LabelledDrawing]:
        if depth > MAX_DEPTH:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "its groups are nested more than {max_depth} deep"
                ).filled(max_depth=MAX_DEPTH)
            )
        # Inner groups inherit a writer or unit but not a truth: the word "42" is not the truth of
        # each of its digits.
        here = self._annotations(parent, inherited)
        passed_on = tuple(item for item in here if item[0] != "truth")
        for child in parent:
            tag = _tag(child)
            if tag == "traceGroup":
                strokes = self._strokes(child)
                nested = any(_tag(inner) == "traceGroup" for inner in child)
                if strokes or not nested:
                    yield _labelled(strokes, self._annotations(child, passed_on))
                if nested:
                    yield from self._groups(child, passed_on, depth + 1)
            elif tag in ("definitions", "context"):
                # These traces are drawn only where they are referenced.
                self._strokes(child)

    def _strokes(self, group: Element) -> list[Points]:
        """Return the strokes directly in a group, (n, 2) each, in the file's units."""
        # A stroke may consist of several traces, so each is a list of parts at first.
        strokes: list[list[Points]] = []
        for child in group:
            tag = _tag(child)
            if tag == "trace":
                self._add_trace(child, strokes)
            elif tag == "traceView":
                strokes.append([self._referred(child)])
        return [np.concatenate(parts) for parts in strokes]

    def _annotations(self, element: Element, inherited: Annotations = ()) -> Annotations:
        """Return the annotations of an element, and inherited ones of other types."""
        if thread_time() > self._until:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "it takes more than {max_seconds:.0f} seconds to read"
                ).filled(max_seconds=MAX_SECONDS)
            )
        own = tuple(
            (child.get("type", ""), (child.text or "").strip())
            for child in element
            if _tag(child) == "annotation"
        )
        kinds = {kind for kind, _ in own}
        merged = own + tuple(item for item in inherited if item[0] not in kinds)
        self._annotation_count += len(merged)
        if self._annotation_count > MAX_ANNOTATIONS:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "it holds more than {max_annotations:,} annotations"
                ).filled(max_annotations=MAX_ANNOTATIONS)
            )
        return merged

    def _add_trace(self, trace: Element, strokes: list[list[Points]]) -> None:
        self._stroke_count += 1
        if self._stroke_count > MAX_STROKES:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "it holds more than {max_strokes:,} strokes").filled(
                    max_strokes=MAX_STROKES
                )
            )
        if trace.get("type") == "penUp":
            return
        try:
            points = decode_trace(trace.text or "", self._channels)
        except InkError as error:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "in its trace number {stroke_count:,} {why}").filled(
                    stroke_count=self._stroke_count, why=message_of(error)
                )
            ) from error
        self._point_count += len(points)
        if self._point_count > MAX_POINTS:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "it holds more than {max_points:,} points").filled(
                    max_points=MAX_POINTS
                )
            )
        if len(points) == 0:
            return
        if trace.get("continuation") in ("middle", "end") and strokes:
            strokes[-1].append(points)
        else:
            strokes.append([points])
        for key in ("id", "{http://www.w3.org/XML/1998/namespace}id"):
            if (name := trace.get(key)) is not None:
                self._strokes_by_id[name] = points

    def _referred(self, view: Element) -> Points:
        name = view.get("traceDataRef", "").removeprefix("#")
        points = self._strokes_by_id.get(name)
        if points is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "a view refers to the trace “{name:.40}”, which is not there before it",
                ).filled(name=" ".join(name.split()))
            )
        self._used_ids.add(name)
        # A short file could reference one long trace a million times.
        self._point_count += len(points)
        if self._point_count > MAX_POINTS:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "it holds more than {max_points:,} points").filled(
                    max_points=MAX_POINTS
                )
            )
        return points


def _tag(element: Element) -> str:
    """Return the name of an element without its namespace ("" for a comment)."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _declared_channels(root: Element) -> Channels:
    """Return the positions of x and y in a point, according to the file's trace formats."""
    declared = set()
    for element in root.iter():
        if _tag(element) == "traceFormat":
            # Channels that may be missing from a point are in an element of their own.
            parts = [element, *element.iterfind("{*}intermittentChannels")]
            channels = [child for part in parts for child in part if _tag(child) == "channel"]
            names = [channel.get("name", "").upper() for channel in channels]
            if "X" not in names or "Y" not in names:
                raise InkError(
                    QT_TRANSLATE_NOOP("errors", "its trace format has no X or no Y channel")
                )
            x, y = names.index("X"), names.index("Y")
            signs = [-1 if channels[i].get("orientation") == "-ve" else 1 for i in (x, y)]
            declared.add(Channels(x=x, y=y, x_sign=signs[0], y_sign=signs[1]))
    if len(declared) > 1:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "it holds trace formats that differ, which digitpad does not support"
            )
        )
    return declared.pop() if declared else Channels()


def _labelled(strokes: list[Points], annotations: Annotations) -> LabelledDrawing:
    known = {}
    others = []
    for kind, text in annotations:
        if kind in ("truth", "writer", UNIT, PEN_WIDTH) and kind not in known:
            known[kind] = text
        else:
            others.append((kind, text))
    in_canvas_units = known.get(UNIT) == CANVAS_UNIT
    if UNIT in known and not in_canvas_units:
        others.append((UNIT, known[UNIT]))
    lines = strokes if in_canvas_units else _fitted(strokes)
    drawing = drawing_from_points(lines, _pen_width(known.get(PEN_WIDTH)))
    truth, writer = known.get("truth") or None, known.get("writer") or None
    return LabelledDrawing(drawing, truth, writer, tuple(others))


def _fitted(strokes: list[Points]) -> list[Points]:
    """Return strokes in canvas units: unchanged if they lie in the canvas, otherwise fitted."""
    if not strokes:
        return strokes
    low = np.min([points.min(axis=0) for points in strokes], axis=0)
    high = np.max([points.max(axis=0) for points in strokes], axis=0)
    if low.min() >= 0.0 and high.max() <= 1.0:
        return strokes
    extent = float((high - low).max())
    scale = FITTED_EXTENT / extent if extent > 0 else 0.0
    middle = (low + high) / 2
    return [(points - middle) * scale + 0.5 for points in strokes]


def _pen_width(text: str | None) -> float:
    try:
        width = float(text or DEFAULT_PEN_WIDTH)
    except ValueError:
        return DEFAULT_PEN_WIDTH
    return width if 0.0 < width <= 1.0 else DEFAULT_PEN_WIDTH


def write_inkml(path: str | os.PathLike[str], items: Iterable[LabelledDrawing]) -> None:
    """Write drawings as an InkML file, from which ``read_inkml`` returns the same drawings.

    Raises ``InkError`` if the file cannot be written or would be too large to be read, or if an
    annotation has a character that XML does not allow.
    """
    data = inkml_bytes(items)
    marks = ((b"<", MAX_TAGS), (b"=", MAX_ATTRIBUTES))
    if len(data) > MAX_FILE_BYTES or any(data.count(mark) > most for mark, most in marks):
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot write {path!s:.200}: these drawings are more than one ink file holds "
                "that can be read again. Write them to several files, one person’s at a time, "
                "for instance.",
            ).filled(path=path)
        )
    write_atomically(path, data, InkError)


def inkml_bytes(items: Iterable[LabelledDrawing]) -> bytes:
    """Return drawings as an InkML document.

    Raises ``InkError`` if an annotation has a character that XML does not allow.
    """
    lines = [f'<ink xmlns="{NAMESPACE}">']
    for item in items:
        annotations = [("truth", item.truth), ("writer", item.writer), *item.annotations]
        annotations += [(UNIT, CANVAS_UNIT), (PEN_WIDTH, f"{item.drawing.pen_width!r}")]
        parts = [_annotation_xml(kind, text) for kind, text in annotations if text is not None]
        parts += [f"<trace>{_points_text(stroke)}</trace>" for stroke in item.drawing.strokes]
        lines.append(f"<traceGroup>{''.join(parts)}</traceGroup>")
    lines.append("</ink>\n")
    return "\n".join(lines).encode()


def _annotation_xml(kind: str, text: str) -> str:
    if NOT_IN_XML.search(kind + text):
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "The annotation {kind!a} holds a character that XML does not allow."
            ).filled(kind=kind)
        )
    return f"<annotation type={quoteattr(kind)}>{escape(text, {chr(13): '&#13;'})}</annotation>"


def _points_text(stroke: Stroke) -> str:
    """Return the points as text, exactly and without exponents, which InkML lacks."""
    numbers = [np.format_float_positional(value, trim="-") for value in stroke.points.ravel()]
    return ", ".join(f"{x} {y}" for x, y in zip(numbers[::2], numbers[1::2], strict=True))
