"""Images with labels in the forms people have: IDX, CSV, .npz, parquet, and zips of these.

What a file holds is told by its content, since unpackers and browsers change names; only the part
that it belongs to is taken from its name: ``train.csv``, ``t10k-images.idx3-ubyte (1).gz``.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from itertools import islice
from math import isqrt
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO, Final, Literal, NamedTuple
from zipfile import ZipFile, ZipInfo

import numpy as np
import numpy.typing as npt

from digitpad.data.published import errors_named, too_large, unpacked
from digitpad.data.sets.idx import NUMBERS, parse_idx
from digitpad.errors import DatasetError, InkError
from digitpad.files import is_file, open_file
from digitpad.untrusted import stand_in
from digitpad.words import QT_TRANSLATE_NOOP, message_of

ZIP: Final = b"PK\x03\x04"
Kind = Literal["idx", "csv", "npz", "parquet"]
MAX_BYTES: Final = 512 * 2**20
"""Limit for a file once it is unpacked: EMNIST's 240,000 digits as CSV are 440 MB."""
MOST_FILES: Final = 2_000
DEEPEST: Final = 3
"""Levels of folders below the chosen one: ``mnist/MNIST/raw``."""
MAY_HOLD_IMAGES: Final = re.compile(r"\.(csv|npz|parquet|zip|gz|bz2)$|idx|ubyte", re.IGNORECASE)
"""In the names of files that are looked into."""
CHANGED: Final = re.compile(r"\.(gz|bz2)$|\s*\(\d+\)")
"""What packing, and fetching a file again, add to its name."""
PART: Final = re.compile(
    r"(?<![A-Za-z])[xyXY]?(?i:(t10k|test|train)(?:ing)?|(val)(?:id|idation)?)(?![a-z])"
)
LABELS: Final = ("label", "labels", "class", "target", "digit", "y")
NUMBERING: Final = ("", "id", "imageid", "index", "unnamed: 0")
"""Titles of columns that hold no pixels."""
NUMBER: Final = re.compile(r"[\d.eE+-]+")
LEAST_WHITE: Final = 32
"""Levels up to which a whole file counts its own: 0 and 1, 0 to 16."""
UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
SMALLEST: Final = 16
"""Fewer numbers in a row than this are no image."""
ROWS_AT_ONCE: Final = 1_000
LONGEST_LINE: Final = 1 << 17
Array = npt.NDArray[Any]


class DataFile(NamedTuple):
    """A file, or one in a zip.

    ``within``: its path in the folder or zip. ``open``: opens it, unpacked.
    """

    name: str
    within: str
    kind: Kind
    open: Callable[[], AbstractContextManager[BinaryIO]]


class Table(NamedTuple):
    """What was read of a file: images, labels, or both.

    ``images``: uint8 (n, height, width). ``labels``: whole numbers (n,). ``part``: "train",
    "test", "validation", or "" for all. ``is_flat``: the images were rows without a height.
    """

    name: str
    part: str
    images: Array | None
    labels: Array | None
    is_flat: bool = False


def data_files(location: Path) -> tuple[DataFile, ...]:
    """Return the files with images or labels in a folder, or the one at ``location``.

    Of a file and its packed copy only one. Raises ``DatasetError`` for a zip that is damaged.
    """
    files: dict[str, DataFile] = {}
    is_one = is_file(location)
    for path in [location] if is_one else _candidates(location):
        within = path.name if is_one else str(path.relative_to(location))
        with errors_named(path):
            for file in _known(path, within):
                files.setdefault(CHANGED.sub("", Path(file.within).name), file)
    return tuple(files.values())


def _candidates(folder: Path, depth: int = 0) -> Iterator[Path]:
    with errors_named(folder):
        entries = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    for path in islice(entries, MOST_FILES):
        if path.is_file() and MAY_HOLD_IMAGES.search(path.name):
            yield path
    for path in islice(entries, MOST_FILES):
        if depth < DEEPEST and path.is_dir():
            yield from _candidates(path, depth + 1)


def _known(path: Path, within: str) -> Iterator[DataFile]:
    """Yield the file, or those in a zip, if their content is known."""
    with open_file(path) as file:
        is_zip = file.read(4) == ZIP
    if is_zip:
        with ZipFile(path) as archive:
            members = [member for member in archive.infolist() if not member.is_dir()]
        if not all(member.filename.endswith(".npy") for member in members):
            yield from _members(path, members)
            return
    opener = partial(unpacked, path)
    if (kind := _kind(opener)) is not None:
        yield DataFile(str(path), within, kind, opener)


def _members(path: Path, members: Sequence[ZipInfo]) -> Iterator[DataFile]:
    for member in members[:MOST_FILES]:
        parts = PurePosixPath(member.filename.replace("\\", "/")).parts
        if ".." in parts or parts[:1] == ("/",):
            message = QT_TRANSLATE_NOOP(
                "errors", "{path} holds “{name}”, which lies outside of it; refused."
            )
            raise DatasetError(message.filled(path=path, name=member.filename))
        is_hidden = any(part.startswith((".", "__MACOSX")) for part in parts)
        if is_hidden or not MAY_HOLD_IMAGES.search(member.filename):
            continue
        if member.file_size > MAX_BYTES:
            raise too_large(path / member.filename, MAX_BYTES)
        if member.flag_bits & 1:
            locked = QT_TRANSLATE_NOOP("errors", "{path} is locked by a password: unpack it first.")
            raise DatasetError(locked.filled(path=path))
        opener = partial(unpacked, path, member.filename)
        if (kind := _kind(opener)) is not None:
            yield DataFile(str(path / member.filename), member.filename, kind, opener)


def _kind(opener: Callable[[], AbstractContextManager[BinaryIO]]) -> Kind | None:
    """Return what a file holds by its beginning."""
    with opener() as file:
        start = file.read(LONGEST_LINE)
    if start[:2] == b"\0\0" and {*start[2:3]} & {*NUMBERS}:
        return "idx"
    if start.startswith(ZIP):
        return "npz"
    if start.startswith(b"PAR1"):
        return "parquet"
    if start.startswith(UTF_16):
        start = start[: len(start) // 2 * 2].decode("utf-16", "replace").encode()
    if stand_in(start) is not None:
        return "idx"  # reading it says what it is instead
    columns = _split(start.splitlines()[0]) if b"\0" not in start and start.strip() else []
    return "csv" if len(columns) >= SMALLEST else None


def read_tables(file: DataFile) -> list[Table]:
    """Return what a file holds. Raises ``DatasetError``."""
    readers: dict[Kind, Callable[[DataFile], list[Table]]] = {
        "idx": _idx, "csv": _csv, "npz": _npz, "parquet": _parquet,
    }  # fmt: skip
    with errors_named(file.name):
        return readers[file.kind](file)


def part_of(*names: str) -> str:
    """Return the part that the first telling of these names says, "" if none does."""
    for name in names:
        if parts := PART.findall(name):
            word = "".join(parts[-1]).lower()
            return {"t10k": "test", "val": "validation"}.get(word, word)
    return ""


def _content(file: DataFile) -> bytes:
    with file.open() as content:
        data = content.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise too_large(file.name, MAX_BYTES)
    return data


def _idx(file: DataFile) -> list[Table]:
    return [_table(file, parse_idx(_content(file), file.name))]


def _table(file: DataFile, array: Array, key: str = "") -> Table:
    """Return an array as images or labels, which its shape tells."""
    name = f"{file.name} ({key})" if key else file.name
    part = part_of(key, file.within)
    if array.ndim == 2 and array.shape[1] == 1:
        array = array[:, 0]
    if array.ndim == 2 and array.shape[1] < SMALLEST:  # a column for each class
        array = array.argmax(axis=1)
    if array.ndim == 1:
        return Table(name, part, None, array)
    if array.ndim == 4 and 1 in (array.shape[1], array.shape[3]):
        array = array.squeeze(1 if array.shape[1] == 1 else 3)
    is_flat = array.ndim == 2
    return Table(name, part, as_bytes(_square(array), name), None, is_flat)


def _square(rows: Array) -> Array:
    side = isqrt(rows.shape[1])
    is_flat = rows.ndim == 2 and side * side == rows.shape[1]
    return rows.reshape(-1, side, side) if is_flat else rows


def as_bytes(pixels: Array, name: str) -> npt.NDArray[np.uint8]:
    """Return grey levels 0–255 of such numbers, or of a smaller range, which is stretched.

    So are shares 0–1, levels 0–16, and what was normalised, which begins below 0. Raises
    ``DatasetError`` for other ranges.
    """
    low, high = (float(pixels.min()), float(pixels.max())) if pixels.size else (0.0, 0.0)
    is_normal = pixels.dtype.kind == "f" and low < 0 and high - low < LEAST_WHITE
    if not is_normal and not (low >= 0 and high <= 255):
        message = QT_TRANSLATE_NOOP(
            "errors", "The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255."
        )
        raise DatasetError(message.filled(path=name, low=low, high=high))
    black = low if is_normal else 0.0
    white = high - black if 0 < high - black <= LEAST_WHITE else 255.0
    if pixels.dtype.kind == "f" and 0 < high <= 1 and not is_normal:
        white = 1.0
    if white == 255 and pixels.dtype == np.uint8:
        return pixels.astype(np.uint8, copy=False)
    levels = (pixels - np.float32(black)) * np.float32(255 / white)
    return np.asarray(np.rint(levels), dtype=np.uint8)


def _npz(file: DataFile) -> list[Table]:
    source = io.BytesIO(_content(file))
    with ZipFile(source) as archive:
        if sum(member.file_size for member in archive.infolist()) > MAX_BYTES:
            raise too_large(file.name, MAX_BYTES)
    try:
        with np.load(source, allow_pickle=False) as arrays:
            named = {key: arrays[key] for key in arrays.files}
    except ValueError as error:
        message = QT_TRANSLATE_NOOP("errors", "{path} holds more than plain numbers: {why}.")
        raise DatasetError(message.filled(path=file.name, why=message_of(error))) from error
    # Some archives keep labels as text: “5”.
    labels = {key: texts for key, texts in named.items() if _are_numbers(texts)}
    named |= {key: texts.astype(np.int64) for key, texts in labels.items()}
    numbers = {key: array for key, array in named.items() if array.dtype.kind in "buif"}
    return [_table(file, array, key) for key, array in numbers.items() if array.ndim]


def _are_numbers(texts: Array) -> bool:
    are_texts = texts.dtype.kind in "US" and texts.ndim == 1
    return are_texts and all(text.isdecimal() for text in np.unique(texts).astype(str).tolist())


def _split(line: bytes) -> list[str]:
    text = line.decode("utf-8-sig", "replace").strip()
    separator = max(",;\t", key=text.count)
    return [word.strip().strip('"') for word in text.split(separator)]


def _csv(file: DataFile) -> list[Table]:
    with _as_utf_8(file) as content:
        first = content.readline(LONGEST_LINE)
        separator = max(",;\t", key=first.decode("latin-1").count)
        titles = [title.casefold() for title in _split(first)]
        pixels, label = _columns(titles)
        is_header = not all(NUMBER.fullmatch(title) for title in titles)
        lines = _lines(file, content, b"" if is_header else first)
        images: list[Array] = []
        labels: list[Array] = []
        while rows := list(islice(lines, ROWS_AT_ONCE)):
            try:
                numbers = np.loadtxt(
                    rows, np.float32, comments=None, delimiter=separator, ndmin=2, quotechar='"',
                    usecols=pixels if label is None else [*pixels, label],
                )  # fmt: skip
            except ValueError as error:
                message = QT_TRANSLATE_NOOP("errors", "{path} is no table of numbers: {why}.")
                why = message_of(error).rstrip(".")
                raise DatasetError(message.filled(path=file.name, why=why)) from error
            levels = numbers[:, : len(pixels)]
            rounded = levels.astype(np.uint8)  # a quarter of the room
            images.append(rounded if (rounded == levels).all() else levels)
            labels.append(numbers[:, -1].astype(np.int64))
    if not images:
        return []
    stacked = _square(as_bytes(np.concatenate(images), file.name))
    truths = None if label is None else np.concatenate(labels)
    return [Table(file.name, part_of(file.within), stacked, truths)]


@contextmanager
def _as_utf_8(file: DataFile) -> Iterator[BinaryIO]:
    """Open a text file; UTF-16, in which spreadsheets save, is changed."""
    with file.open() as content:
        is_wide = content.read(2) in UTF_16
        content.seek(0)
        yield (
            io.BytesIO(_content(file).decode("utf-16", "replace").encode()) if is_wide else content
        )


def _columns(titles: Sequence[str]) -> tuple[list[int], int | None]:
    """Return the columns of pixels, and that of labels, by the titles or the first row."""
    columns = list(range(len(titles)))
    if all(NUMBER.fullmatch(title) for title in titles):
        # Without titles the label comes first, as in the tables of pjreddie.com.
        is_square = isqrt(len(titles)) ** 2 == len(titles)
        return (columns, None) if is_square else (columns[1:], 0)
    label = next((column for column in columns if titles[column] in LABELS), None)
    return [c for c in columns if c != label and titles[c] not in NUMBERING], label


def _lines(file: DataFile, content: BinaryIO, first: bytes) -> Iterator[str]:
    read = 0
    while line := first or content.readline(LONGEST_LINE):
        first = b""
        read += len(line)
        if read > MAX_BYTES:
            raise too_large(file.name, MAX_BYTES)
        if line.strip():
            yield line.decode("latin-1")


def _parquet(file: DataFile) -> list[Table]:
    """Read a file of Hugging Face: a column of pictures as files, and one of labels."""
    try:
        from pyarrow import parquet
    except ImportError as error:
        message = QT_TRANSLATE_NOOP(
            "errors", "{path} is a parquet file, which needs pyarrow: pip install pyarrow"
        )
        raise DatasetError(message.filled(path=file.name)) from error
    from digitpad.preprocess.pictures import open_picture

    images, labels = [], []
    try:
        for batch in parquet.ParquetFile(io.BytesIO(_content(file))).iter_batches(ROWS_AT_ONCE):
            for row in batch.to_pylist():
                packed = next(value["bytes"] for value in row.values() if isinstance(value, dict))
                images.append(open_picture(packed)[..., 0])
                labels.append(int(next(row[key] for key in row if key.casefold() in LABELS)))
                if images[-1].shape != images[0].shape or len(images) * images[0].size > MAX_BYTES:
                    raise ValueError
        stacked = np.stack(images)
    except (StopIteration, KeyError, TypeError, ValueError, InkError) as error:
        message = QT_TRANSLATE_NOOP(
            "errors", "{path} is no table of pictures of one size with a column “label”."
        )
        raise DatasetError(message.filled(path=file.name)) from error
    return [Table(file.name, part_of(file.within), stacked, np.array(labels))]
