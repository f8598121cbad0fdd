"""``page`` and ``table``: read the numbers on photos of paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from digitpad.cli.inputs import opened, read_picture
from digitpad.cli.options import AS_JSON, FORCE, OTHER_MODEL, argument, output_option
from digitpad.cli.saving import (
    require_ending,
    require_one_on_stdout,
    require_result,
    write_result,
)
from digitpad.cli.text import STANDARD, print_failure, print_json, print_table, say
from digitpad.errors import DigitpadError
from digitpad.files import PAPER_MODEL

if TYPE_CHECKING:
    from digitpad.paper.page import Page


def page(
    photos: list[Path] = argument("Photos or scans of pages; “-” is standard input.", "PHOTO..."),
    model: Path | None = OTHER_MODEL,
    output: Path | None = output_option(
        "Write the numbers to this file, one a row; “-” prints them as CSV.", "FILE.csv|.xlsx"
    ),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Read the numbers on photos of pages. A photo that cannot be read does not stop the others."""
    from digitpad.paper.export import as_file, doubtful_rows, page_rows
    from digitpad.paper.glyphs import Reader
    from digitpad.paper.page import read_page

    _require_result(output, *photos, what="The numbers", force=force, as_json=as_json)
    reader = Reader(opened(model, PAPER_MODEL))
    read: list[tuple[str, Page]] = []
    failures = 0

    def as_csv_or_excel() -> bytes:
        rows = page_rows(read)
        return as_file(rows, output or STANDARD, doubtful_rows(rows))

    for path in photos:
        try:
            found = read_page(read_picture(path), reader)
        except DigitpadError as error:
            failures += 1
            named = error if str(path) in str(error) else type(error)(f"{path}: {error}")
            print_failure(named, {"file": path}, as_json=as_json)
            continue
        read.append((str(path), found))
        # After each photo, so that nothing is lost if a later one fails.
        if output is not None and output != STANDARD:
            write_result(output, as_csv_or_excel())
        if as_json:
            print_json(_values(str(path), found))
        elif output != STANDARD:
            _print(str(path), found)
    if output == STANDARD:
        write_result(output, as_csv_or_excel())
    if failures:
        raise typer.Exit(1)


def table(
    photo: Path = argument("A photo or scan of a table; “-” is standard input.", "PHOTO"),
    output: Path | None = output_option(
        "Write the cells to this file; “-” prints them as CSV.", "FILE.csv|.xlsx"
    ),
    model: Path | None = OTHER_MODEL,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Read the table on a photo: its grid and its numbers."""
    from digitpad.paper.export import as_file
    from digitpad.paper.glyphs import Reader
    from digitpad.paper.table import read_table

    _require_result(output, photo, what="The cells", force=force, as_json=as_json)
    found = read_table(read_picture(photo), Reader(opened(model, PAPER_MODEL)))
    if output is not None:
        write_result(output, as_file(found.rows, output, found.doubtful))
    if output == STANDARD:
        return
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
    size = f"{_counted(len(found.rows), 'row')}, {_counted(len(found.rows[0]), 'column')}"
    turned = f", turned by {found.turned}° to the left" if found.turned else ""
    say(f"{photo}: {size}{_doubt(len(found.doubtful))}{turned}")
    for note in (*filter(None, [found.doubt]), *found.notes):
        print(note)
    doubtful = set(found.doubtful)
    print_table(
        [
            [text + "?" * ((row, column) in doubtful) for column, text in enumerate(texts)]
            for row, texts in enumerate(found.rows)
        ]
    )


def _require_result(
    output: Path | None, *photos: Path, what: str, force: bool, as_json: bool
) -> None:
    """Raise ``DigitpadError`` if ``output`` cannot be written, or would replace a photo.

    ``what``: the result, for ``require_ending``.
    """
    require_one_on_stdout(output, as_json=as_json)
    if output is not None:
        require_result(output, *photos, force=force)
        require_ending(output, f"{what} become an Excel (.xlsx) or a CSV file", ".csv", ".xlsx")


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
    said = _counted(len(numbers), "number") + _doubt(doubtful)
    turned = f", turned by {page.turned}° to the left" if page.turned else ""
    say(f"{file}: {said}{turned}. {page.problem}".rstrip())
    for line in page.lines:
        print("  " + "  ".join(number.text + "?" * (not number.sure) for number in line))


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _doubt(count: int) -> str:
    return f", {count} doubtful (marked ?)" if count else ""
