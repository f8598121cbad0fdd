"""Pages are read from the command line."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from pathlib import Path

import pytest
from made_models import blank
from openpyxl import load_workbook
from PIL import Image

from digitpad.cli.app import run
from digitpad.handwriting import synthesis
from digitpad.ink.inkml import LabelledDrawing, write_inkml
from digitpad.modelfile import save_model
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import PhotoLook, synthetic_page, synthetic_table
from digitpad.preprocess import pictures


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    path = tmp_path / "page.png"
    look = PhotoLook(paper="plain", pen="ball pen", long_side=1000, words=0, has_shadow=False)
    Image.fromarray(synthetic_page(3, look, numbers=4).picture).save(path)
    return path


def test_a_photo_gives_its_numbers_with_boxes_and_digits(
    photo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["page", str(photo), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert set(found) == {"file", "numbers"}
    assert found["numbers"]
    for number in found["numbers"]:
        assert set(number) == {"text", "sure", "box", "digits"}
        assert len(number["box"]) == 4
        for digit in number["digits"]:
            assert set(digit) == {"text", "probability", "box"}
            assert 0 <= digit["probability"] <= 1


def test_the_numbers_are_written_as_csv(
    photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "numbers.csv"
    assert run(["page", str(photo), str(photo), "--out", str(out)]) == 0
    with out.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["file"] for row in rows} == {str(photo)}
    assert len(rows) % 2 == 0
    told = capsys.readouterr().out
    assert all(row["number"] in told for row in rows)


def png_of(width: int, height: int) -> bytes:
    file = io.BytesIO()
    Image.new("1", (width, height)).save(file, "PNG")
    return file.getvalue()


BAD = {
    "scan.pdf": (b"%PDF-1.7\n", "it is a PDF; save its page as PNG or JPEG"),
    "photo.heic": (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIC or AVIF photo; save it as JPEG"),
    "empty.jpg": (b"", "it is empty"),
}


def test_what_is_no_photo_is_told_apart_and_does_not_stop_the_others(
    photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [tmp_path / name for name in BAD]
    for path, (content, _) in zip(paths, BAD.values(), strict=True):
        path.write_bytes(content)
    assert run(["page", *map(str, paths), str(photo)]) == 1
    told = capsys.readouterr()
    for line, path, (_, words) in zip(told.err.splitlines(), paths, BAD.values(), strict=True):
        assert words in line
        assert str(path) in line
    assert str(photo) in told.out


@pytest.mark.parametrize("size", [(300, 200), (30_000, 2), (1, 30_000)])
def test_a_picture_of_one_colour_shows_nothing(
    size: tuple[int, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "black.png"
    path.write_bytes(png_of(*size))
    assert run(["page", str(path)]) == 0
    assert "Nothing is written" in capsys.readouterr().out
    assert run(["table", str(path)]) == 1
    assert "There is no table" in capsys.readouterr().err


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> PaperResult:
    """What is read on every photo, without reading any."""
    page = PaperResult(((Cell("42", place_of((1, 2, 30, 40))),),))
    monkeypatch.setattr("digitpad.paper.page.read_page", lambda *_: page)
    return page


def test_the_name_of_a_file_is_no_formula(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: PaperResult
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("=1+1.png").write_bytes(png_of(30, 20))
    assert run(["page", "=1+1.png", "--out", "numbers.csv"]) == 0
    assert Path("numbers.csv").read_text(encoding="utf-8").splitlines()[1].startswith("'=1+1.png,")
    assert run(["page", "=1+1.png", "--out", "numbers.xlsx"]) == 0
    (cell,) = load_workbook("numbers.xlsx")["Sheet"]["A"][1:]
    assert (cell.value, cell.data_type, cell.quotePrefix) == ("=1+1.png", "s", True)


def test_numbers_that_are_not_sure_are_marked_in_excel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cells = tuple((Cell("42", place_of((1, 2, 30, 40)), doubt),) for doubt in ("", UNSURE))
    monkeypatch.setattr("digitpad.paper.page.read_page", lambda *_: PaperResult(cells))
    path, out = tmp_path / "a.png", tmp_path / "numbers.xlsx"
    path.write_bytes(png_of(30, 20))
    assert run(["page", str(path), "--out", str(out)]) == 0
    cells = [cell for row in load_workbook(out)["Sheet"].iter_rows() for cell in row]
    assert [cell.coordinate for cell in cells if cell.comment] == ["C3"]


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes on Linux alone")
def test_a_photo_whose_name_is_no_text_has_a_row_as_any_other(
    tmp_path: Path, said: PaperResult
) -> None:
    path, out = tmp_path / os.fsdecode(b"old\xffdisk.png"), tmp_path / "numbers.csv"
    path.write_bytes(png_of(30, 20))
    assert run(["page", str(path), "--out", str(out)]) == 0
    assert out.read_text("utf-8").splitlines()[1] == f"{tmp_path}/old?disk.png,1,42,yes,1,2,30,40"


def test_what_was_read_is_in_the_file_before_the_next_photo_is_looked_at(
    tmp_path: Path, said: PaperResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, out = (tmp_path / name for name in ("a.png", "b.png", "numbers.csv"))
    for path in (first, second):
        path.write_bytes(png_of(30, 20))
    opened = pictures.open_pages

    def interrupted(path: Path) -> object:
        if path == first:
            return opened(path)
        assert f"{first},1,42," in out.read_text("utf-8")
        raise KeyboardInterrupt

    monkeypatch.setattr(pictures, "open_pages", interrupted)
    assert run(["page", str(first), str(second), "--out", str(out)]) == 130
    assert f"{first},1,42," in out.read_text("utf-8")


def test_an_empty_page_of_a_scan_has_no_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    look = PhotoLook(paper="plain", pen="ball pen", long_side=800, words=0, has_shadow=False)
    written = [Image.fromarray(synthetic_page(seed, look, numbers=3).picture) for seed in (3, 4)]
    scan, out = tmp_path / "scan.tif", tmp_path / "numbers.csv"
    pages = [Image.new("RGB", written[0].size, "white"), written[1]]
    written[0].save(scan, save_all=True, append_images=pages)
    assert run(["page", str(scan), "--out", str(out), "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["page"] for one in found] == [1, 2, 3]
    assert {one["file"] for one in found} == {str(scan)}
    assert found[0]["numbers"]
    assert found[1]["numbers"] == []
    assert "Nothing is written" in found[1]["problem"]
    assert found[2]["numbers"]
    rows = list(csv.DictReader(io.StringIO(out.read_text("utf-8"))))
    counts = [sum(row["file"] == f"{scan}, page {page}" for row in rows) for page in (1, 3)]
    assert counts == [len(found[0]["numbers"]), len(found[2]["numbers"])]


def test_where_nothing_could_be_read_the_file_of_last_time_stays(tmp_path: Path) -> None:
    out = tmp_path / "numbers.csv"
    out.write_text("of last week")
    assert run(["page", str(tmp_path / "none.png"), "--out", str(out)]) == 1
    assert out.read_text("utf-8") == "of last week"


def test_a_page_and_a_table_go_through_a_pipe(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command, made in (("page", synthetic_page(1)), ("table", synthetic_table(2, 3, 4))):
        data = io.BytesIO()
        Image.fromarray(made.picture).save(data, "PNG")
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(data.getvalue()), encoding="utf-8")
        )
        assert run([command, "-", "-o", "-"]) == 0
        piped = capfdbinary.readouterr().out
        Path("photo.png").write_bytes(data.getvalue())
        assert run([command, "photo.png", "-o", f"{command}.csv"]) == 0
        capfdbinary.readouterr()
        written = Path(f"{command}.csv").read_bytes()
        assert piped == written.replace(b"\r\nphoto.png,", b"\r\n-,")
    assert run(["table", "photo.png", "-o", "-", "--json"]) == 2


@pytest.mark.parametrize("command", ["page", "table"])
def test_a_hundred_megapixels_are_refused_before_they_are_decoded(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large.png"
    path.write_bytes(png_of(10_000, 10_000))
    assert run([command, str(path)]) == 1
    assert "more than the 50 million pixels that are read; make it smaller" in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize("command", ["page", "table"])
def test_a_result_never_takes_the_place_of_its_photo(
    command: str, photo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = photo.read_bytes()
    assert run([command, str(photo), "--out", str(photo)]) == 2
    assert "choose another name" in capsys.readouterr().err
    assert photo.read_bytes() == before


@pytest.mark.parametrize("name", ["cifar-cnn", "digits-autoencoder"])
@pytest.mark.parametrize("command", ["page", "table", "evaluate"])
def test_a_model_of_something_else_than_digits_is_refused(
    command: str, name: str, photo: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, ink = tmp_path / "other.safetensors", tmp_path / "numbers.inkml"
    save_model(path, blank(name, name=name))
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(3, seed=0), truth="3")])
    words = ["--numbers", str(ink)] if command == "evaluate" else [str(photo)]
    assert run([command, *words, "--model", str(path)]) == 1
    assert "The model other does not read digits" in capsys.readouterr().err
