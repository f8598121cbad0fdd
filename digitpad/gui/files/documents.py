"""Reading and writing drawings and pictures: files, the clipboard, drag and drop."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal
from zipfile import BadZipFile, ZipFile

import numpy as np
from PySide6.QtCore import QByteArray, QMimeData, QRectF
from PySide6.QtGui import QImage, QPainter

from digitpad.errors import InkError
from digitpad.files import is_file, open_file, write_atomically
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.canvas.ink import InkLayer
from digitpad.gui.theme.colours import LIGHT
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.recognise.prediction import Prediction
from digitpad.words import QT_TRANSLATE_NOOP

FileKind = Literal["model", "ink", "picture", "data", "lesson"]
ONNX_SUFFIX: Final = ".onnx"
MODEL_SUFFIXES: Final = (".safetensors", ".npz", ".pt", ".pth", ONNX_SUFFIX)
MODEL_PATTERNS: Final = " ".join(f"*{suffix}" for suffix in MODEL_SUFFIXES)
INK_SUFFIX: Final = ".inkml"
INK_PATTERNS: Final = f"*{INK_SUFFIX}"
LESSON_SUFFIX: Final = ".md"
LESSON_PATTERNS: Final = f"*{LESSON_SUFFIX}"
INK_MIME: Final = "application/inkml+xml"
PICTURE_SIDE_PX: Final = 1024


def picture_patterns() -> str:
    """Return the patterns for a file dialog of the pictures that can be read here."""
    from digitpad.preprocess.pictures import suffixes

    return " ".join(f"*{suffix}" for suffix in suffixes())


def run_folder(path: Path) -> Path | None:
    """Return the folder of an archived run, given that folder or its record."""
    from digitpad.runs.record import RECORD

    folder = path.parent if path.name == RECORD else path
    return folder if is_file(folder / RECORD) else None


def kind_of(path: Path) -> FileKind:
    """Return the kind of a file, by its name or else by its first bytes."""
    suffix = path.suffix.lower()
    if not run_folder(path) and _is_data(path):
        return "data"
    if suffix in MODEL_SUFFIXES or run_folder(path):
        return "model"
    if suffix == INK_SUFFIX:
        return "ink"
    if suffix == LESSON_SUFFIX:
        return "lesson"
    if suffix and f"*{suffix}" in picture_patterns().split():
        return "picture"
    try:
        with open_file(path) as file:
            start = file.read(512)
    except OSError:
        return "picture"
    if b"<ink" in start:
        return "ink"
    from digitpad.modelfile.store import is_onnx

    # A safetensors file starts with the length of a JSON header and the header itself; numpy's
    # and PyTorch's files are zip archives, which no picture is.
    is_model = (start[8:9] == b"{" and start[5:8] == b"\0\0\0") or start.startswith(b"PK\x03\x04")
    is_model = is_model or is_onnx(start[:9])
    return "model" if is_model else "picture"


def _is_data(path: Path) -> bool:
    """Return whether a folder or file holds images to learn from, by its names."""
    from digitpad.collection.class_file import SUFFIX
    from digitpad.data.sets.forms import MAY_HOLD_IMAGES, part_of

    if path.suffix.lower() == SUFFIX:
        return True
    if path.suffix.lower() == ".npz":
        with suppress(OSError, BadZipFile), ZipFile(path) as archive:
            return any(part_of(name) for name in archive.namelist())
        return False
    return path.is_dir() or bool(MAY_HOLD_IMAGES.search(path.name))


def read_page(path: Path) -> tuple[Page, tuple[LabelledDrawing, ...]]:
    """Read the picture in a file, or its first drawing together with all of them.

    Raises ``InkError`` if it holds none.
    """
    if kind_of(path) == "ink":
        from digitpad.ink.inkml import read_inkml

        drawings = read_inkml(path)
        drawn = tuple(item for item in drawings if not item.drawing.is_empty) or drawings[:1]
        return drawn[0].drawing, drawn
    from digitpad.preprocess.pictures import open_pages

    first = next(open_pages(path))
    return Picture(first.pixels, path.name, path=path, pages=first.total), ()


def write_page(path: Path, page: Page, known: LabelledDrawing | None = None) -> None:
    """Save the canvas as InkML or PNG, depending on the suffix.

    ``known``: the metadata of ink.

    Raises ``DigitpadError`` if it cannot be written, ``InkError`` for a picture as ink.
    """
    if path.suffix.lower() == INK_SUFFIX:
        if isinstance(page, Picture):
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "A picture has no strokes to save as ink. Save it as PNG."
                )
            )
        from digitpad.ink.inkml import write_inkml

        known = known or LabelledDrawing(page)
        write_inkml(path, [replace(known, drawing=page)])
    else:
        write_atomically(path, png_bytes(page_image(page)))


def write_reconstruction(path: Path, prediction: Prediction) -> None:
    """Save an autoencoder's input beside its reconstruction, as PNG.

    Raises ``DigitpadError`` if it cannot be written, ``InkError`` if there is no reconstruction.
    """
    from digitpad.evaluation.reconstruction import Pair, pair_png

    image, drawn = prediction.image, prediction.reconstruction
    if drawn is None:
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "This network reconstructs nothing. Choose an autoencoder.")
        )
    shape = image.shape if image.ndim == 3 else (1, *image.shape)
    error = float(np.square((drawn.astype(float) - image) / 255).mean())
    pair = Pair(image.reshape(shape), drawn.reshape(shape), error)
    write_atomically(path, pair_png(pair))


def page_image(page: Page, side_px: int = PICTURE_SIDE_PX) -> QImage:
    """Return a page as an image: black ink on white, or the picture itself."""
    if isinstance(page, Picture):
        return to_qimage(page.pixels)
    image = QImage(side_px, side_px, QImage.Format.Format_RGB32)
    image.fill(LIGHT.canvas.paper)
    layer = InkLayer(side_px, 1.0)
    layer.rebuild(page, LIGHT.canvas.ink)
    with QPainter(image) as painter:
        layer.paint(painter, QRectF(0, 0, side_px, side_px))
    return image


def clipboard_data(page: Page) -> QMimeData:
    """Return a page for the clipboard: as a picture, and as ink if it is a drawing."""
    data = QMimeData()
    data.setImageData(page_image(page))
    if isinstance(page, Drawing):
        from digitpad.ink.inkml import inkml_bytes

        data.setData(INK_MIME, QByteArray(inkml_bytes([LabelledDrawing(page)])))
    return data


def ink_in(data: QMimeData) -> bytes | None:
    """Return the InkML in data from the clipboard or a drag, None if there is none."""
    return bytes(data.data(INK_MIME).data()) if data.hasFormat(INK_MIME) else None


def picture_in(data: QMimeData) -> Picture | None:
    """Return the picture in data from the clipboard or a drag, None if there is none."""
    image = data.imageData() if data.hasImage() else None
    if isinstance(image, QImage) and not image.isNull():
        from digitpad.preprocess.pictures import open_picture

        # As from a file, so that white ink on nothing is as visible.
        return Picture(open_picture(png_bytes(image)), "")
    return None


def files_in(data: QMimeData) -> list[Path]:
    """Return the local files that the data refers to."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
