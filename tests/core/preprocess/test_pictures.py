"""Every usual picture file becomes the same kind of array; a bad one is refused in one line."""

from __future__ import annotations

import io
import struct
import sys
import zlib
from pathlib import Path
from time import process_time

import numpy as np
import pytest
from file_reasons import A_FOLDER, MISSING
from fresh import printed
from PIL import Image, TiffImagePlugin

from digitpad.errors import InkError
from digitpad.preprocess.pictures import FORMATS, open_pages, open_picture

LEVELS = np.tile(np.linspace(0, 255, 48).astype(np.uint8), (32, 1))
COLOURS = np.stack((LEVELS, LEVELS[:, ::-1], np.full_like(LEVELS, 90)), axis=2)

NOISE = np.random.default_rng(0).integers(0, 256, (32, 48, 3), dtype=np.uint8)


def file_of(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def test_an_iphones_photo_is_read_where_what_reads_it_is_installed() -> None:
    heif = pytest.importorskip("pillow_heif", reason="pillow-heif is not installed")
    heif.register_heif_opener()
    data = file_of(Image.fromarray(COLOURS), "HEIF", quality=-1)
    assert data[4:12] == b"ftypheic"
    assert np.abs(open_picture(data).astype(int) - COLOURS).mean() < 4
    with pytest.raises(InkError, match="damaged|HEIC"):
        open_picture(data[: len(data) // 2])


def test_without_it_an_iphones_photo_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    with pytest.raises(InkError, match="pip install pillow-heif"):
        open_picture(b"\0\0\0\x18ftypheic" + bytes(20))


def png_header(width: int, height: int) -> bytes:
    """A PNG that claims a size and holds no pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(b"\0" * 100))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_is_read_from_a_file_and_from_memory(tmp_path: Path, kind: str) -> None:
    data = file_of(Image.fromarray(COLOURS), kind)
    (tmp_path / "picture").write_bytes(data)
    picture = open_picture(tmp_path / "picture")
    np.testing.assert_array_equal(picture, open_picture(data))
    assert picture.shape == (32, 48, 3)
    assert picture.dtype == np.uint8
    # GIF has 256 colours, and JPEG and WEBP lose a little.
    assert np.abs(picture.astype(int) - COLOURS).mean() < 12


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "CMYK", "YCbCr", "I;16", "F"])
def test_every_kind_of_pixel_is_read(mode: str) -> None:
    grey = Image.fromarray(LEVELS)
    if mode == "I;16":
        image = Image.fromarray(LEVELS.astype(np.uint16) * 257)
    elif mode == "F":
        image = Image.fromarray(LEVELS.astype(np.float32) / 255)
    else:
        image = grey.convert(mode)
    picture = open_picture(file_of(image, "TIFF" if mode in ("CMYK", "YCbCr", "F") else "PNG"))
    assert picture.shape == (32, 48, 3)
    expected = np.asarray(grey.convert("1").convert("L")) if mode == "1" else LEVELS
    assert np.abs(picture.astype(int) - expected[:, :, None]).max() <= 3


def test_a_deep_grey_picture_with_few_levels_is_stretched() -> None:
    levels = np.array([[-2.0, 0.0], [np.nan, 6.0]], dtype=np.float32)
    assert open_picture(file_of(Image.fromarray(levels), "TIFF"))[:, :, 0].tolist() == [
        [0, 64],
        [64, 255],
    ]


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ([[0.0, 0.5], [1.0, 0.25]], [[0, 128], [255, 64]]),  # parts of one
        ([[0.0, 10.0], [255.0, 2.6]], [[0, 10], [255, 3]]),  # levels
        ([[0.0, 1.5], [0.25, 1.0]], [[0, 255], [42, 170]]),  # far from either: stretched
        ([[0.0, 1e-3], [2.5e-4, 5e-4]], [[0, 255], [64, 128]]),
        ([[0.0, 257.0], [65535.0, 514.0]], [[0, 1], [255, 2]]),  # of 16 bits
        ([[0.0, 65500.0], [131000.0, 32750.0]], [[0, 128], [255, 64]]),  # deeper: stretched
        ([[-1.0, 0.0], [1.0, -0.5]], [[0, 128], [255, 64]]),  # about zero: stretched
        ([[-3.0, -3.0], [-3.0, -3.0]], [[0, 0], [0, 0]]),
        ([[np.inf, 10.0], [40.0, -np.inf]], [[0, 10], [40, 0]]),
    ],
)
def test_deep_levels_become_those_of_eight_bits(levels: list, expected: list) -> None:
    data = file_of(Image.fromarray(np.array(levels, dtype=np.float32)), "TIFF")
    assert open_picture(data)[:, :, 0].tolist() == expected


@pytest.mark.parametrize("kind", [np.uint8, np.uint16, np.int32])
@pytest.mark.parametrize("high", [1, 9, 16])
def test_few_levels_of_many_are_as_eight_bits(kind: type, high: int) -> None:
    levels = np.array([[0, high], [high, 0]], dtype=kind)
    picture = open_picture(file_of(Image.fromarray(levels), "TIFF"))
    assert picture[:, :, 0].tolist() == [[0, 255], [255, 0]]


@pytest.mark.parametrize("bits", [8, 9, 10, 11, 12])
def test_a_few_bits_of_sixteen_are_as_eight(bits: int) -> None:
    levels = np.array([[0, 2**bits - 1], [2 ** (bits - 1), 0]], dtype=np.uint16)
    picture = open_picture(file_of(Image.fromarray(levels), "PNG"))[:, :, 0]
    assert np.abs(picture.astype(int) - [[0, 255], [128, 0]]).max() <= 1


def test_an_even_dark_picture_stays_dark() -> None:
    assert open_picture(file_of(Image.new("L", (8, 8), 20))).max() == 20


@pytest.mark.parametrize(("ink", "paper"), [(200, 255), (201, 0)])
def test_ink_nearly_as_white_as_paper_is_laid_on_black(ink: int, paper: int) -> None:
    image = Image.new("RGBA", (20, 10), (255, 255, 255, 0))
    image.paste((ink, ink, ink, 255), (5, 2, 8, 8))
    image.paste((0, 0, 0, 127), (10, 2, 12, 8))  # too faint to count as drawn
    picture = open_picture(file_of(image))
    assert picture[0, 0].tolist() == [paper] * 3
    assert picture[4, 6].tolist() == [ink] * 3


def test_a_picture_drawn_all_over_is_no_white_ink() -> None:
    image = Image.new("RGBA", (20, 10), (255, 255, 255, 200))
    assert open_picture(file_of(image)).min() == 255


@pytest.mark.parametrize(("drawn", "paper"), [(0, 255), (1, 0)])
def test_a_single_white_pixel_is_ink_and_none_is_not(drawn: int, paper: int) -> None:
    image = Image.new("RGBA", (20, 10), (255, 255, 255, 0))
    image.paste((255, 255, 255, 255), (5, 2, 5 + drawn, 3))
    assert open_picture(file_of(image))[0, 0].tolist() == [paper] * 3


def test_transparent_is_white_paper() -> None:
    image = Image.new("RGBA", (20, 10), (0, 0, 0, 0))
    image.paste((0, 0, 0, 255), (5, 2, 8, 8))
    picture = open_picture(file_of(image))
    assert picture[0, 0].tolist() == [255, 255, 255]
    assert picture[4, 6].tolist() == [0, 0, 0]


def test_white_ink_on_nothing_stays_visible() -> None:
    image = Image.new("RGBA", (20, 10), (255, 255, 255, 0))
    image.paste((255, 255, 255, 255), (5, 2, 8, 8))
    picture = open_picture(file_of(image))
    assert picture[0, 0].tolist() == [0, 0, 0]
    assert picture[4, 6].tolist() == [255, 255, 255]


def test_a_transparent_palette_is_laid_on_white() -> None:
    image = Image.fromarray(np.array([[0, 1], [1, 1]], dtype=np.uint8), "P")
    image.putpalette([0, 0, 0, 10, 200, 30])
    picture = open_picture(file_of(image, "PNG", transparency=0))
    assert picture[0, 0].tolist() == [255, 255, 255]
    assert picture[1, 1].tolist() == [10, 200, 30]


@pytest.mark.parametrize(
    ("orientation", "corner"),
    [
        (1, (0, 0)),
        (2, (0, -1)),
        (3, (-1, -1)),
        (4, (-1, 0)),
        (5, (0, 0)),
        (6, (0, -1)),
        (7, (-1, -1)),
        (8, (-1, 0)),
    ],
)
def test_a_photo_is_turned_upright(orientation: int, corner: tuple[int, int]) -> None:
    image = Image.new("L", (40, 20), 0)
    image.paste(255, (0, 0, 4, 4))
    exif = Image.Exif()
    exif[0x0112] = orientation
    picture = open_picture(file_of(image, "PNG", exif=exif))
    assert picture.shape == ((20, 40, 3) if orientation < 5 else (40, 20, 3))
    assert picture[corner].tolist() == [255, 255, 255]


def pages_of(kind: str, *levels: int) -> bytes:
    """A file with a page of each level."""
    first, *others = (Image.new("L", (16, 16), level).convert("RGB") for level in levels)
    options = {"lossless": True} if kind == "WEBP" else {}
    return file_of(first, kind, save_all=True, append_images=others, **options)


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG", "TIFF"])
def test_every_page_and_every_frame_is_read_in_turn(kind: str) -> None:
    data = pages_of(kind, 0, 255, 100)
    pages = list(open_pages(data))
    assert [(page.number, page.total) for page in pages] == [(1, 3), (2, 3), (3, 3)]
    assert [page.pixels.max() for page in pages] == [0, 255, 100]
    assert [page.number for page in open_pages(data, 3)] == [3]
    with pytest.raises(InkError, match="no page 4"):
        list(open_pages(data, 4))
    assert open_picture(data).max() == 0


def test_smaller_copies_in_a_file_are_no_pages_of_it() -> None:
    pages = [Image.new("L", (side, side), side) for side in (40, 20, 30)]
    tags = [TiffImagePlugin.ImageFileDirectory_v2() for _ in pages]
    tags[1][254] = 1
    for page, tag in zip(pages, tags, strict=True):
        page.encoderinfo = {"tiffinfo": tag}
    data = file_of(pages[0], "TIFF", save_all=True, append_images=pages[1:])
    assert [page.pixels.max() for page in open_pages(data)] == [40, 30]
    photos = [Image.new("RGB", (side, side)) for side in (40, 20)]  # a phone's, with its preview
    data = file_of(photos[0], "MPO", save_all=True, append_images=photos[1:])
    assert len(list(open_pages(data))) == 1


def test_pages_that_cannot_be_found_are_not_lost_in_silence() -> None:
    data = pages_of("TIFF", 0, 255)
    start = int.from_bytes(data[4:8], "little")  # of the first page's list of tags
    tags = int.from_bytes(data[start : start + 2], "little")
    after = start + 2 + 12 * tags
    pages = open_pages(data[:after] + b"\xf0\xff\xff\x00" + data[after + 4 :])
    assert next(pages).pixels.max() == 0
    with pytest.raises(InkError, match="first page"):
        next(pages)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "it is empty"),
        (b"Dear diary, today I drew a seven.", "it is text"),
        (file_of(Image.fromarray(NOISE))[:2000], "damaged"),
        (file_of(Image.fromarray(NOISE), "JPEG")[:900], "damaged"),
        (file_of(Image.fromarray(COLOURS), "BMP")[:1000], "damaged"),
        (file_of(Image.fromarray(COLOURS), "TIFF")[:300], "damaged"),
        (b"\x89PNG\r\n\x1a\n" + bytes(40), "beginning is damaged"),
        (png_header(20_000, 20_000), "million pixels"),
        (png_header(10_000, 9_500), "million pixels"),
        (png_header(9_000, 8_000), "9,000 × 8,000 is more than the 50 million pixels"),
        (png_header(10_000, 5_001), "10,000 × 5,001 is more"),
        (png_header(10_000, 5_000), "data is damaged"),
        (png_header(0, 5), "beginning is damaged"),
        (b"%PDF-1.7" + bytes(20), "it is a PDF"),
        (b"\0\0\0\x18ftypheic" + bytes(20), "HEIC"),
        (b"GIF89a", "beginning is damaged"),
        (b"P6 5 -3 255\n", "damaged"),
    ],
)
def test_what_is_no_sound_picture_is_refused_in_one_line(
    tmp_path: Path, data: bytes, words: str
) -> None:
    (tmp_path / "bad.png").write_bytes(data)
    with pytest.raises(InkError, match=words) as caught:
        open_picture(tmp_path / "bad.png")
    assert "bad.png" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_real_picture_of_four_hundred_million_pixels_is_refused_undecoded() -> None:
    rows = zlib.compressobj(9)
    packed = rows.compress(bytes(20_001 * 2_000)) * 1 + rows.flush()
    assert len(packed) < 100_000
    data = png_header(20_000, 20_000).replace(zlib.compress(b"\0" * 100), packed)
    with pytest.raises(InkError, match="million pixels"):
        open_picture(data)


PEAK = """
import resource, sys
from digitpad.errors import InkError
from digitpad.preprocess.pictures import open_picture

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    open_picture(sys.argv[1])
except InkError as error:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak is counted otherwise elsewhere")
@pytest.mark.parametrize(("width", "height"), [(1, 49_999_999), (49_999_999, 1), (1_500, 32_769)])
def test_a_picture_with_an_endless_side_is_refused_undecoded(
    width: int, height: int, tmp_path: Path
) -> None:
    path = tmp_path / "long.png"
    path.write_bytes(png_header(width, height))
    peak_kb, _, words = printed(PEAK, path).partition(" ")
    assert f"{width:,} × {height:,}" in words
    assert int(peak_kb) < 20_000
    assert "cut it into parts" in words


@pytest.mark.parametrize("name", ["", "none.png"])
def test_a_folder_or_a_missing_file_is_an_ink_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(InkError, match=f"{A_FOLDER}|{MISSING}"):
        open_picture(tmp_path / name)


@pytest.mark.parametrize("kind", FORMATS)
def test_a_file_cut_off_anywhere_is_a_picture_or_an_ink_error(kind: str) -> None:
    data = file_of(Image.fromarray(COLOURS), kind)
    for length in range(1, len(data), max(1, len(data) // 25)):
        try:
            assert open_picture(data[:length]).shape == (32, 48, 3)
        except InkError as error:
            assert "\n" not in str(error)


def test_damaged_bytes_are_a_picture_or_an_ink_error() -> None:
    rng = np.random.default_rng(0)
    for kind in FORMATS:
        data = np.frombuffer(file_of(Image.fromarray(COLOURS), kind), dtype=np.uint8)
        for _ in range(15):
            damaged = data.copy()
            damaged[rng.integers(0, len(data), 4)] = rng.integers(0, 256, 4)
            try:
                assert open_picture(damaged.tobytes()).ndim == 3
            except InkError as error:
                assert "\n" not in str(error)


def test_a_picture_of_many_comments_is_read_at_once() -> None:
    plain = b"P3\n2 1 255\n" + b"#a\n" * 300_000 + b"10 20 30 # and the other\n40 50 60"
    begun = process_time()
    assert open_picture(plain).tolist() == [[[10, 20, 30], [40, 50, 60]]]
    assert process_time() - begun < 2
    longest = b"P3\n1 1 255\n40 50 60\n#".ljust(8 * 2**20, b"a")
    assert open_picture(longest).tolist() == [[[40, 50, 60]]]
    with pytest.raises(InkError, match="too long"):
        open_picture(longest + b"a")


def test_a_file_over_the_limit_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    with path.open("wb") as file:
        file.truncate(256 * 2**20 + 1)
    with pytest.raises(InkError, match="larger than 268 MB"):
        open_picture(path)
    with path.open("wb") as file:
        file.truncate(2**20)
    with pytest.raises(InkError, match="none of PNG"):
        open_picture(path)


def test_a_small_file_of_more_pixels_than_fit_into_a_gigabyte_is_refused() -> None:
    with pytest.raises(InkError, match="more than the 50 million pixels"):
        open_picture(png_header(8000, 8000))
