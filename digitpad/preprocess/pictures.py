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
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageOps

from digitpad.errors import DAMAGE, InkError
from digitpad.files import read_bounded
from digitpad.words import QT_TRANSLATE_NOOP

FORMATS: Final = ("PNG", "JPEG", "BMP", "GIF", "WEBP", "TIFF", "PPM")
SUFFIXES: Final = (
    *(".png", ".jpg", ".jpeg", ".bmp", ".gif", ".webp", ".tif", ".tiff"),
    *(".ppm", ".pgm", ".pbm", ".pnm"),
)
HEIC_SUFFIXES: Final = (".heic", ".heif")
HEIC: Final = (b"ftypheic", b"ftypheix", b"ftypmif1")
"""Bytes of such files after the first four."""
MAX_FILE_BYTES: Final = 256 * 2**20
MAX_PIXELS: Final = 50_000_000
"""As large as the cameras of phones; with transparency such pictures take up to 0.9 GB."""
MAX_SIDE_PX: Final = 32_768
"""Longer than panoramas and scans of posters; Pillow takes another 24 bytes for each row."""
PLAIN: Final = (b"P1", b"P2", b"P3")
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


def open_picture(source: str | os.PathLike[str] | bytes) -> npt.NDArray[np.uint8]:
    """Open a picture, given as a path or as the content of a file.

    Returns uint8 (height, width, 3), RGB in sRGB, upright according to its EXIF data; the first
    frame of an animation. Transparency becomes white paper, or black if the drawing itself is
    white. Raises ``InkError`` if it cannot be read, is damaged, of an unknown kind, or larger than
    ``MAX_PIXELS`` or ``MAX_SIDE_PX``.
    """
    if isinstance(source, bytes):
        name: str = QT_TRANSLATE_NOOP("errors", "the picture")
        data = source
    else:
        name, data = os.fspath(source), read_bounded(source, MAX_FILE_BYTES, InkError)
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
    with _opened(data, name) as image:
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
        try:
            image.load()
            with suppress(*DAMAGE):  # damaged EXIF data is no reason to refuse an intact picture
                ImageOps.exif_transpose(image, in_place=True)
            return _stretched(np.asarray(_as_rgb(image), dtype=np.uint8))
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
        else:
            words = QT_TRANSLATE_NOOP(
                "errors", "it is none of {formats}, or its beginning is damaged"
            )
            kind = words.filled(formats=", ".join(FORMATS))
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "Cannot read {name} as a picture: {kind}.").filled(
                name=name, kind=kind
            )
        ) from error
    return image


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


def _stretched(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Return a picture with its levels stretched if all of them are low, as 0 to 16 are."""
    high = int(pixels.max())
    if high >= SMALL_RANGE * 255 or high == int(pixels.min()):
        return pixels
    return np.asarray(np.arange(high + 1) * 255 // high, np.uint8)[pixels]


def _on_paper(image: Image.Image) -> Image.Image:
    """Flatten transparency onto white, or onto black if all ink is white."""
    alpha = np.asarray(image.getchannel("A"))
    drawn = np.asarray(image.convert("RGB").convert("L"))[alpha > 127]
    is_white = drawn.size < alpha.size and drawn.size > 0 and int(drawn.min()) > BRIGHT
    paper = Image.new("RGBA", image.size, "black" if is_white else "white")
    paper.alpha_composite(image)
    return paper.convert("RGB")
