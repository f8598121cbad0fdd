"""``page`` and ``table``: the numbers on photos of paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from digitpad.cli.inputs import opened
from digitpad.cli.options import AS_JSON, OTHER_MODEL, argument, option
from digitpad.cli.saving import require_another, require_ending
from digitpad.cli.text import print_failure, print_json, print_table, say
from digitpad.errors import DigitpadError
from digitpad.files import require_writable, write_atomically

if TYPE_CHECKING:
    from digitpad.paper.page import Page


def page(
    photos: list[Path] = argument("Photos or scans of pages.", "PHOTO..."),
    model: Path | None = OTHER_MODEL,
    out: Path | None = option("Write the numbers to this file, one a row.", "FILE.csv|.xlsx"),
    as_json: bool = AS_JSON,
) -> None:
    """Read the numbers on photos of pages. A photo that cannot be read does not stop the others."""
    from digitpad.paper.export import as_file, doubtful_rows, page_rows
    from digitpad.paper.glyphs import Reader
    from digitpad.paper.page import read_page
    from digitpad.preprocess.pictures import open_picture

    _require_result(out, *photos, what="The numbers")
    reader = Reader(opened(model))
    read: list[tuple[str, Page]] = []
    failures = 0
    for path in photos:
        try:
            found = read_page(open_picture(path), reader)
        except DigitpadError as error:
            failures += 1
            named = error if str(path) in str(error) else type(error)(f"{path}: {error}")
            print_failure(named, {"file": path}, as_json=as_json)
            continue
        read.append((str(path), found))
        if out is not None:  # after each, so that nothing is lost whatever becomes of the others
            rows = page_rows(read)
            write_atomically(out, as_file(rows, out, doubtful_rows(rows)))
        if as_json:
            print_json(_values(str(path), found))
        else:
            _print(str(path), found)
    if failures:
        raise typer.Exit(1)


def table(
    photo: Path = argument("A photo or scan of a table.", "PHOTO"),
    out: Path | None = option("Write the cells to this file.", "FILE.csv|.xlsx"),
    model: Path | None = OTHER_MODEL,
    as_json: bool = AS_JSON,
) -> None:
    """Read the table on a photo: its grid and its numbers."""
    from digitpad.paper.glyphs import Reader
    from digitpad.paper.table import read_table
    from digitpad.preprocess.pictures import open_picture

    _require_result(out, photo, what="The cells")
    found = read_table(open_picture(photo), Reader(opened(model)))
    if out is not None:
        found.save(out)
    if as_json:
        values = {
            "file": photo,
            "rows": found.rows,
            "doubtful": found.doubtful,
            "corners": found.corners,
        }
        if found.turned:
            values["turned"] = found.turned
        if found.doubt:
            values["doubt"] = found.doubt
        print_json(values | ({"notes": found.notes} if found.notes else {}))
        return
    size = f"{len(found.rows)} rows, {len(found.rows[0])} columns"
    turned = f", turned by {found.turned}° to the left" if found.turned else ""
    say(f"{photo}: {size}, {len(found.doubtful)} cells doubtful (marked ?){turned}")
    for note in (*filter(None, [found.doubt]), *found.notes):
        print(note)
    doubtful = set(found.doubtful)
    print_table(
        [
            [text + "?" * ((row, column) in doubtful) for column, text in enumerate(texts)]
            for row, texts in enumerate(found.rows)
        ]
    )


def _require_result(out: Path | None, *photos: Path, what: str) -> None:
    """Raise ``DigitpadError`` where ``what`` was read cannot be written, or would replace a photo.

    Or is called as no file of its kind is: see ``require_ending``.
    """
    if out is not None:
        for photo in photos:
            require_another(out, photo)
        require_ending(out, f"{what} become an Excel (.xlsx) or a CSV file", ".csv", ".xlsx")
        require_writable(out)


def _values(file: str, page: Page) -> dict[str, Any]:
    numbers = [
        {
            "text": number.text,
            "sure": number.sure,
            "box": number.box,
            "digits": [
                {"text": sign.text, "probability": sign.probability, "box": sign.box}
                for sign in number.digits
            ],
        }
        for number in page.numbers
    ]
    values: dict[str, Any] = {"file": file, "numbers": numbers}
    if page.turned:
        values["turned"] = page.turned
    return values | ({"problem": page.problem} if page.problem else {})


def _print(file: str, page: Page) -> None:
    numbers = page.numbers
    doubtful = sum(not number.sure for number in numbers)
    said = "1 number" if len(numbers) == 1 else f"{len(numbers)} numbers"
    doubt = f", {doubtful} doubtful (marked ?)" if doubtful else ""
    turned = f", turned by {page.turned}° to the left" if page.turned else ""
    say(f"{file}: {said}{doubt}{turned}. {page.problem}".rstrip())
    for line in page.lines:
        print("  " + "  ".join(number.text + "?" * (not number.sure) for number in line))
