"""Decoding of picture files into arrays.

Whatever a phone, scanner or paint program writes (PNG, JPEG, BMP, GIF, WEBP, TIFF, PPM; grey,
palette, CMYK, 16 bits, transparent, animated, rotated by EXIF) becomes one kind of array. Files
are untrusted, so their size is checked before anything is decoded, and all problems are reported
as ``InkError``. Converting a picture to a network's input is up to the preprocessing.
"""

from __future__ import annotations

import io
import os
import re
import warnings
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageOps

from digitpad.errors import DAMAGE, InkError
from digitpad.files import open_file, read_bounded
from digitpad.untrusted import stand_in
from digitpad.words import QT_TRANSLATE_NOOP, joined

FORMATS: Final = ("PNG", "JPEG", "BMP", "GIF", "WEBP", "TIFF", "PPM")
SUFFIXES: Final = (
    *(".png", ".apng", ".jpg", ".jpeg", ".jpe", ".jfif", ".bmp", ".dib", ".gif", ".webp"),
    *(".tif", ".tiff", ".ppm", ".pgm", ".pbm", ".pnm"),
)
PAGED: Final = ("TIFF", "GIF", "PNG", "WEBP")
"""Formats of several pages or frames; the further pictures in a phone's JPEG are of the same."""
SUBFILE, REDUCED = 254, 1 | 4
"""The TIFF tag for the kind of a page, and its bits for a smaller copy, or a mask, of another."""
HEIC_SUFFIXES: Final = (".heic", ".heif")
HEIC: Final = (b"ftypheic", b"ftypheix", b"ftypmif1")
"""Bytes of such files after the first four."""
MAX_FILE_BYTES: Final = 256 * 2**20
MAX_PIXELS: Final = 50_000_000
"""As large as the cameras of phones; with transparency such pictures take up to 0.9 GB."""
MAX_SIDE_PX: Final = 32_768
"""Longer than panoramas and scans of posters; Pillow takes another 24 bytes for each row."""
PLAIN: Final = (b"P1", b"P2", b"P3")
BEGUN_IN_LETTERS: Final = (*PLAIN, b"P4", b"P5", b"P6", b"GIF8")
"""Beginnings of pictures that may look like text where the rest is missing."""
COMMENT: Final = re.compile(rb"#[^\r\n]*")
MAX_PLAIN_BYTES: Final = 8 * 2**20
"""Limit for pictures with numbers written as text, which take a second per 4 MB."""
SMALL_RANGE: Final = 1 / 8
"""Share of a format's levels below which data counts its own: 0 to 16, or 12 bits of 16."""
BRIGHT: Final = 200
"""Grey level above which ink is indistinguishable from white paper."""


def suffixes() -> tuple[str, ...]:
    """Return the suffixes of readable pictures, including HEIC if its decoder is installed."""
    return (*SUFFIXES, *HEIC_SUFFIXES) if find_spec("pillow_heif") else SUFFIXES


class PicturePage(NamedTuple):
    """A page of a picture file, or a frame of an animation.

    ``pixels``: uint8 (height, width, 3). ``number``: of the page, from 1, of ``total``.
    """

    pixels: npt.NDArray[np.uint8]
    number: int
    total: int


def is_picture(path: str | os.PathLike[str]) -> bool:
    """Return whether a file is a picture by its suffix or, if it has another one, its content."""
    if Path(path).suffix.lower() in suffixes():
        return True
    try:
        with open_file(path) as file, Image.open(file, formats=FORMATS):
            return True
    except (*DAMAGE, Image.DecompressionBombError):
        return False


def open_picture(source: str | os.PathLike[str] | bytes) -> npt.NDArray[np.uint8]:
    """Open a picture, given as a path or as the content of a file.

    Returns uint8 (height, width, 3), RGB in sRGB, upright according to its EXIF data; the first
    page or frame of several. Transparency becomes white paper, or black if the drawing itself is
    white. Raises ``InkError`` if it cannot be read, is damaged, of an unknown kind, or larger than
    ``MAX_PIXELS`` or ``MAX_SIDE_PX``.
    """
    return next(open_pages(source)).pixels


def open_pages(source: str | os.PathLike[str] | bytes, first: int = 1) -> Iterator[PicturePage]:
    """Open each page of a picture file when it is asked for, as ``open_picture`` does.

    ``first``: the number of the first page that is wanted. Raises ``InkError``, perhaps after some
    pages.
    """
    data, name = _content(source)
    if not data:
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "Cannot read {name} as a picture: it is empty.").filled(
                name=name
            )
        )
    if data.startswith(PLAIN):
        if len(data) > MAX_PLAIN_BYTES:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "Cannot read {name} as a picture: it is too long; save it as PNG."
                ).filled(name=name)
            )
        data = COMMENT.sub(b"", data)  # Pillow takes a minute for a megabyte of comments
    frames, are_all = _page_frames(data, name)
    with _opened(data, name) as image:
        if first > len(frames):
            message = QT_TRANSLATE_NOOP("errors", "{name} has no page {number}.")
            raise InkError(message.filled(name=name, number=first))
        for number, frame in list(enumerate(frames, start=1))[first - 1 :]:
            message = QT_TRANSLATE_NOOP("errors", "page {number} of {name}")
            named = message.filled(number=number, name=name) if number > 1 else name
            pixels = pixels_of(image, frame, named, is_last=number == len(frames))
            yield PicturePage(pixels, number, len(frames))
    if not are_all:
        message = QT_TRANSLATE_NOOP(
            "errors", "Only the first page of {name} can be read: the rest is damaged."
        )
        raise InkError(message.filled(name=name))


def _content(source: str | os.PathLike[str] | bytes) -> tuple[bytes, str]:
    """Return the bytes of a picture file, and its name."""
    if isinstance(source, bytes):
        return source, QT_TRANSLATE_NOOP("errors", "the picture")
    return read_bounded(source, MAX_FILE_BYTES, InkError), os.fspath(source)


def _page_frames(data: bytes, name: str) -> tuple[list[int], bool]:
    """Return the indices of the pages of a file, and whether all of them could be found."""
    with _opened(data, name) as image:
        if image.format not in PAGED:
            return [0], True
        frames = [0]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Pillow's about damage, which is reported here
                for frame in range(1, getattr(image, "n_frames", 1)):
                    image.seek(frame)
                    if not getattr(image, "tag_v2", {}).get(SUBFILE, 0) & REDUCED:
                        frames.append(frame)
        except DAMAGE:
            return [0], False
    return frames, True


def pixels_of(image: Image.Image, frame: int, name: str, *, is_last: bool) -> npt.NDArray[np.uint8]:
    """Return a frame of an open picture as ``open_picture`` does; ``is_last``: no other follows."""
    try:
        if frame:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                image.seek(frame)
        width, height = image.size
        if width * height > MAX_PIXELS:
            size = QT_TRANSLATE_NOOP("errors", "{width:,} × {height:,}")
            raise _too_large(name, size.filled(width=width, height=height))
        if max(width, height) > MAX_SIDE_PX:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side "
                    "is longer than the {max_side_px:,} that are read; cut it into parts.",
                ).filled(name=name, width=width, height=height, max_side_px=MAX_SIDE_PX)
            )
        image.load()
        upright = image
        with suppress(*DAMAGE):  # damaged EXIF data is no reason to refuse an intact picture
            # In place, which saves the room of a copy; but a next frame is painted over this one.
            if is_last:
                ImageOps.exif_transpose(image, in_place=True)
            else:
                upright = ImageOps.exif_transpose(image)
        return stretched(np.asarray(_as_rgb(upright), dtype=np.uint8))
    except DAMAGE as error:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot read {name} as a picture: the {format} data is damaged or cut off.",
            ).filled(name=name, format=image.format)
        ) from error


def _opened(data: bytes, name: str) -> Image.Image:
    """Return the picture with only its header decoded."""
    try:
        with warnings.catch_warnings():
            # Refused here with a message for users instead of Pillow's warning.
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(data), formats=(*FORMATS, *_more_formats(data)))
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        size = QT_TRANSLATE_NOOP("errors", "the size in its header")
        raise _too_large(name, size) from error
    except DAMAGE as error:
        if data[4:12] in (*HEIC, b"ftypavif"):
            kind = QT_TRANSLATE_NOOP(
                "errors",
                "it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what "
                "reads it: pip install pillow-heif",
            )
        elif data.startswith(b"%PDF"):
            kind = QT_TRANSLATE_NOOP("errors", "it is a PDF; save its page as PNG or JPEG")
        elif data.startswith(b"\x1f\x8b"):
            kind = QT_TRANSLATE_NOOP(
                "errors",
                "it is packed with gzip, as data sets are; name the folder that holds it where the "
                "data to train on are chosen",
            )
        elif (instead := stand_in(data)) is not None:
            kind = instead
        elif _is_text(data) and not data.startswith(BEGUN_IN_LETTERS):
            kind = QT_TRANSLATE_NOOP(
                "errors",
                "it is text; a list of numbers is read by digitpad evaluate --numbers, and data to "
                "train on are named where they are chosen",
            )
        else:
            message = QT_TRANSLATE_NOOP(
                "errors", "it is none of {formats}, or its beginning is damaged"
            )
            kind = message.filled(formats=joined(FORMATS))
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "Cannot read {name} as a picture: {kind}.").filled(
                name=name, kind=kind
            )
        ) from error
    return image


def _is_text(data: bytes) -> bool:
    try:
        start = data[:1_000].decode("utf-8-sig")
    except UnicodeDecodeError as error:
        start = data[: error.start].decode() if error.start > 990 else ""
    return bool(start) and all(letter.isprintable() or letter.isspace() for letter in start)


def _more_formats(data: bytes) -> tuple[str, ...]:
    """Return the HEIC format if ``data`` is in it and its decoder is installed."""
    if data[4:12] not in HEIC:
        return ()
    try:
        from pillow_heif import register_heif_opener
    except ImportError:
        return ()
    register_heif_opener()
    return ("HEIF",)


def _too_large(name: str, size: str) -> InkError:
    return InkError(
        QT_TRANSLATE_NOOP(
            "errors",
            "Cannot read {name} as a picture: {size} is more than the {max_pixels} million "
            "pixels that are read; make it smaller.",
        ).filled(name=name, size=size, max_pixels=MAX_PIXELS // 10**6)
    )


def _as_rgb(image: Image.Image) -> Image.Image:
    if image.mode == "RGB":
        return image
    if image.mode.startswith("I") or image.mode == "F":
        return _from_deep_grey(image).convert("RGB")
    if image.has_transparency_data:
        return _on_paper(image.convert("RGBA"))
    return image.convert("RGB")


def _from_deep_grey(image: Image.Image) -> Image.Image:
    """Convert a grey picture of 16 or 32 bits, or of floats, to 8 bits."""
    levels = np.array(image, dtype=np.float32)  # modified in place, as it may take 200 MB
    np.nan_to_num(levels, copy=False, posinf=0.0, neginf=0.0)
    low, high = float(levels.min()), float(levels.max())
    if image.mode.startswith("I;16") or high > 255.0:
        white = 65535.0
    else:
        white = 1.0 if high <= 1.0 and image.mode == "F" else 255.0
    if low < 0.0 or high > white:
        levels -= low
        white = max(high - low, 1e-30)
    elif low < high < SMALL_RANGE * white:
        white = high
    levels *= 255.0 / white
    np.rint(levels, out=levels)
    return Image.fromarray(np.clip(levels, 0, 255, out=levels).astype(np.uint8))


def stretched(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Return a picture with its levels stretched if all of them are low, as 0 to 16 are.

    Or if all are high, on paper of one level: pale ink that a program drew.
    """
    low, high = int(pixels.min()), int(pixels.max())
    if low == high:
        return pixels
    if high < SMALL_RANGE * 255:
        low = 0
    elif low <= (1 - SMALL_RANGE) * 255 or 2 * np.count_nonzero(pixels == high) < pixels.size:
        return pixels
    return np.asarray(np.maximum(np.arange(256) - low, 0) * 255 // (high - low), np.uint8)[pixels]


def _on_paper(image: Image.Image) -> Image.Image:
    """Flatten transparency onto white, or onto black if all ink is white."""
    alpha = np.asarray(image.getchannel("A"))
    drawn = np.asarray(image.convert("RGB").convert("L"))[alpha > 127]
    is_white = drawn.size < alpha.size and drawn.size > 0 and int(drawn.min()) > BRIGHT
    paper = Image.new("RGBA", image.size, "black" if is_white else "white")
    paper.alpha_composite(image)
    return paper.convert("RGB")
