"""``evaluate --numbers`` measures whole numbers, of ink files and of lists of pictures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn
from file_reasons import MISSING
from PIL import Image, ImageDraw
from with_wings import WITH_PAPER

from digitpad.cli.app import run
from digitpad.ink.drawing import Drawing, LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml
from digitpad.numbers.commands.truth_list import plain
from digitpad.numbers.evaluation import NumberScore, number_score


def line_of(digits: str) -> Drawing:
    strokes = []
    for place, digit in enumerate(map(int, digits)):
        drawn = digit_drawn(digit)
        left, top, _, bottom = drawn.bounds()
        scale = 0.12 / (bottom - top)
        at = np.array([0.05 + 0.16 * place, 0.4])
        strokes += [(stroke.points - (left, top)) * scale + at for stroke in drawn.strokes]
    return drawing_from_points(strokes)


def test_an_ink_file_gives_whole_numbers_and_edits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ink = tmp_path / "numbers.inkml"
    items = [LabelledDrawing(line_of("207"), "2 07"), LabelledDrawing(line_of("54"), "59")]
    write_inkml(ink, items)
    assert run(["evaluate", "--numbers", str(ink), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["n"], found["whole"], found["cer"]) == (2, 0.5, pytest.approx(1 / 5))
    assert found["per_length"] == {"2": 0.0, "3": 1.0}
    assert sum(one["n"] for one in found["reliability"]) == 5
    assert sum(one["n"] * one["accuracy"] for one in found["reliability"]) == pytest.approx(4)
    diagram = tmp_path / "signs.png"
    assert run(["evaluate", "--numbers", str(ink), "-o", str(diagram)]) == 0
    said = capsys.readouterr().out
    assert "entirely right" in said
    assert f"Saved as {diagram}." in said
    with Image.open(diagram) as picture:
        assert picture.format == "PNG"
    assert run(["evaluate", "--numbers", str(ink), "-o", str(diagram)]) == 1
    assert "--force" in capsys.readouterr().err


@WITH_PAPER
def test_a_list_of_pictures_counts_digits_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = Image.new("L", (900, 220), 240)
    pen = ImageDraw.Draw(picture)
    strokes = [
        *line_of("205").strokes,
        drawing_from_points([[(0.56, 0.46), (0.64, 0.46)]]).strokes[0],
    ]
    for stroke in strokes:
        pen.line([tuple(p) for p in (stroke.points * (1000, 1000) - (0, 350)).tolist()], 20, 9)
    picture.save(tmp_path / "a.png")
    (tmp_path / "truth.csv").write_text("file,digits\na.png,2.05\n", encoding="utf-8")
    assert run(["evaluate", "--numbers", str(tmp_path / "truth.csv"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["whole"] == 1.0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("a,b\n1,2\n", "columns"),
        ("name;digits\na.png;1\n", "“name;digits”"),
        ("file,digits\n", "a row for each"),
        ("", "columns"),
        (None, "truth.csv"),
        pytest.param("file,digits\na.png,12\n", MISSING, marks=WITH_PAPER),
        ("file,digits\na.png,12\na.png\n", "Row 2"),
        ('file,digits\n"\na.png",\n', "“\ufffda.png,”"),
        ("file,digits\n,12\n", "Row 1"),
        ("file,digits\na.png,twelve\n", "twelve"),
    ],
)
def test_a_list_that_is_none_is_refused_with_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, words: str
) -> None:
    path = tmp_path / "truth.csv"
    if content is not None:
        path.write_bytes(content.encode())
    assert run(["evaluate", "--numbers", str(path)]) == 1
    assert words in capsys.readouterr().err


def test_what_to_measure_has_to_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["evaluate"]) == 2
    assert run(["evaluate", "--dataset", "mnist"]) == 2
    assert "Name a model" in capsys.readouterr().err


def test_truths_may_have_spaces_and_names_from_formulas() -> None:
    assert plain(r"1 COMMA 250 \%") == "1,250%"


@pytest.mark.parametrize(
    "content", [b"\xff\xfefile,digits\n1", b"file,digits\n" + b"a" * 200_000 + b",1\n"]
)
def test_a_list_that_is_no_csv_is_refused_in_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "truth.csv"
    path.write_bytes(content)
    assert run(["evaluate", "--numbers", str(path)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "as CSV" in line


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]
)
@pytest.mark.parametrize(
    "content",
    [
        "file,digits\nzähler.png,07\nb.png,8\n",
        "File;Digits\r\nzähler.png;07\r\n;\r\nb.png;8\r\n\r\n",
        "FILE\tNote\t DIGITS \n.\\zähler.png\tx\t07\n./b.png\t\t8\n",
        '"digits" , "file"\n"07", "zähler.png"\n"8", "b.png"\n',
        "sep=;\nfile;digits;\nzähler.png;'07;\n'b.png';8;\n",
    ],
)
def test_a_list_is_read_as_spreadsheets_write_it(
    content: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "truth.csv"
    path.write_bytes(content.encode(encoding))
    for name in ("zähler.png", "b.png"):
        Image.new("L", (20, 20), 240).save(tmp_path / name)
    seen: list[str] = []

    def score(wanted: list[str], readings: list[object]) -> NumberScore:
        seen.extend(wanted)
        return number_score(wanted, readings)

    monkeypatch.setattr("digitpad.numbers.evaluation.number_score", score)
    assert run(["evaluate", "--numbers", str(path), "--json"]) == 0
    assert seen == ["07", "8"]


@WITH_PAPER
def test_a_missing_picture_of_a_list_is_named_and_the_others_are_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Image.new("L", (20, 20), 240).save(tmp_path / "here.png")
    truths = tmp_path / "truth.csv"
    truths.write_text("file,digits\ngone.png,12\nhere.png,7\n", encoding="utf-8")
    assert run(["evaluate", "--numbers", str(truths), "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["n"] == 1
    assert "left out" in told.err
    assert "gone.png" in told.err
    assert "here.png" not in told.err


def test_a_list_says_that_only_the_first_page_of_a_picture_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Image.new("L", (20, 20), 240)
    page.save(tmp_path / "a.tif", save_all=True, append_images=[page])
    (tmp_path / "truth.csv").write_text("file,digits\na.tif,7\n", encoding="utf-8")
    assert run(["evaluate", "--numbers", str(tmp_path / "truth.csv"), "--json"]) == 0
    assert "page 1 of 2 is read" in capsys.readouterr().err
