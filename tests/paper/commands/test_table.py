"""Tables are read from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest
from openpyxl import load_workbook
from PIL import Image

from digitpad.cli.app import run
from digitpad.paper.cell import UNSURE, Cell, Rows
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import PhotoLook, synthetic_table


def test_a_photo_of_a_table_becomes_a_csv_file_and_one_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo, out = tmp_path / "table.png", tmp_path / "table.csv"
    look = PhotoLook(pen="ball pen", long_side=900, tilt=0.3, has_shadow=False)
    made = synthetic_table(4, 3, 3, look, text_of=lambda row, column: str(3 * row + column + 1))
    Image.fromarray(made.picture).save(photo)
    assert run(["table", str(photo), "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"file", "rows", "doubtful", "corners"} <= set(found)
    assert len(found["corners"]) == 4
    with out.open(newline="", encoding="utf-8") as file:
        assert list(csv.reader(file)) == found["rows"]
    assert [len(row) for row in found["rows"]] == [3, 3, 3]


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (((Cell("12"), Cell("7", (), UNSURE)),), "1 row, 2 columns, 1 doubtful (marked ?)"),
        (((Cell("1"),), (Cell("2"),)), "2 rows, 1 column"),
    ],
)
def test_how_large_a_table_is_and_what_is_doubtful_is_said_first(
    rows: Rows,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    photo = tmp_path / "table.png"
    Image.new("L", (300, 200)).save(photo)
    table = PaperResult(rows, is_table=True)
    monkeypatch.setattr("digitpad.paper.table.read_table", lambda *_, **__: table)
    assert run(["table", str(photo)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"{photo}: {said}"


@pytest.fixture
def doubted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A photo of a table of a 12 and, not sure, a 7, whose columns are in doubt."""
    photo = tmp_path / "table.png"
    Image.new("L", (300, 200)).save(photo)
    rows = ((Cell("12"), Cell("7", (), UNSURE)),)
    table = PaperResult(rows, is_table=True, doubt="Its columns may be others.")
    monkeypatch.setattr("digitpad.paper.table.read_table", lambda *_, **__: table)
    return photo


def test_another_grid_is_offered_with_the_option_that_reads_by_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = tmp_path / "table.png"
    Image.new("L", (300, 200)).save(photo)

    def read_table(*_: object, by_other_grid: bool) -> PaperResult:
        rows, other = ((Cell("1"),) * 2,), ((Cell("1"),),) * 3
        if by_other_grid:
            return PaperResult(other, True, other_grid=(1, 2), by_other_grid=True)
        return PaperResult(rows, True, doubt="Its rows may be others.", other_grid=(3, 1))

    monkeypatch.setattr("digitpad.paper.table.read_table", read_table)
    assert run(["table", str(photo)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:3] == [
        "Its rows may be others.",
        "Read it with --other-grid as 3 rows, 1 column.",
    ]
    assert run(["table", str(photo), "--other-grid"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("3 rows, 1 column")
    assert lines[1] == "Read it without --other-grid as 1 row, 2 columns."
    assert run(["table", str(photo), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["other_grid"] == {"rows": 3, "columns": 1}
    assert run(["table", str(photo), "-o", "-"]) == 0
    assert "--other-grid" in capsys.readouterr().err


def test_a_table_without_another_grid_offers_none_and_is_not_read_by_it(
    doubted: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["table", str(doubted), "--json"]) == 0
    assert "other_grid" not in json.loads(capsys.readouterr().out)
    assert run(["table", str(doubted), "--other-grid"]) == 1
    assert "no other grid" in capsys.readouterr().err


def test_csv_is_written_as_the_options_say(
    doubted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "t.csv"
    arguments = ["table", str(doubted), "-o", str(out), "--doubtful", "--semicolons", "--bom"]
    assert run(arguments) == 0
    assert out.read_bytes() == "\ufeffA;B;doubtful\r\n12;7;B\r\n".encode()
    for place in ([], ["-o", str(tmp_path / "t.xlsx")]):
        assert run(["table", str(doubted), *place, "--semicolons"]) == 2
        assert "name it by --output" in capsys.readouterr().err


def test_the_tables_of_all_pages_are_written_below_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_table(picture: np.ndarray, *_: object, **__: object) -> PaperResult:
        return PaperResult(((Cell("1-2"),) * (picture.shape[1] // 100),), True)

    monkeypatch.setattr("digitpad.paper.table.read_table", read_table)
    scan, first = tmp_path / "scan.tif", Image.new("L", (100, 50))
    first.save(scan, save_all=True, append_images=[Image.new("L", (200, 50))])
    assert run(["table", str(scan), "-o", str(tmp_path / "t.csv"), "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["page"], len(one["rows"][0])) for one in found] == [(1, 1), (2, 2)]
    assert (tmp_path / "t.csv").read_text("utf-8").splitlines() == ["'1-2", "", "'1-2,'1-2"]
    assert run(["table", str(scan), "-o", "-", "--as-is"]) == 0
    assert capsys.readouterr().out.splitlines() == ["1-2", "", "1-2,1-2"]


def test_several_photos_become_a_workbook_with_a_sheet_each_and_a_broken_one_stops_none(
    doubted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    same, broken, out = tmp_path / "table.jpg", tmp_path / "broken.png", tmp_path / "all.xlsx"
    Image.new("L", (300, 200)).save(same)
    broken.write_bytes(b"%PDF-1.4\n")
    photos = [str(doubted), str(broken), str(same)]
    assert run(["table", *photos, "-o", str(tmp_path / "all.csv")]) == 2
    assert "has a sheet for each photo" in capsys.readouterr().err
    assert run(["table", *photos, "-o", str(out), "--json"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["file"] for one in found if "rows" in one] == [str(doubted), str(same)]
    book = load_workbook(out)
    assert book.sheetnames == ["table", "table (2)"]
    assert [sheet["A1"].value for sheet in book] == [12, 12]
