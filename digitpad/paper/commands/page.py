"""``page`` and ``table``: read the numbers on photos of paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from digitpad.cli.inputs import opened, read_picture
from digitpad.cli.options import AS_JSON, FORCE, OTHER_MODEL, argument, option, output_option
from digitpad.cli.saving import (
    require_ending,
    require_one_on_stdout,
    require_result,
    write_result,
)
from digitpad.cli.text import STANDARD, print_failure, print_json, print_table, remark, say
from digitpad.errors import ConfigError, DigitpadError
from digitpad.files import PAPER_MODEL
from digitpad.paper.export import USUAL, CsvLayout, as_file, as_workbook

if TYPE_CHECKING:
    from digitpad.paper.cell import Cell
    from digitpad.paper.result import PaperResult

HEADER: Final = ("file", "line", "number", "sure", "left", "top", "right", "bottom")
SEMICOLONS: Final = option(
    "Part the columns of CSV by semicolons.", None, "--semicolons", default=False
)
BOM: Final = option(
    "Begin CSV with a byte-order mark, by which Excel recognises UTF-8.",
    None,
    "--bom",
    default=False,
)


def page(
    photos: list[Path] = argument("Photos or scans of pages; “-” is standard input.", "PHOTO..."),
    model: Path | None = OTHER_MODEL,
    output: Path | None = output_option(
        "Write the numbers to this file, one a row; “-” prints them as CSV.", "FILE.csv|.xlsx"
    ),
    semicolons: bool = SEMICOLONS,
    bom: bool = BOM,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Read the numbers on photos of pages. A photo that cannot be read does not stop the others."""
    from digitpad.paper.glyphs import GlyphReader
    from digitpad.paper.page import read_page

    layout = CsvLayout(";" if semicolons else ",", bom)
    _require_result(output, layout, *photos, what="The numbers", force=force, as_json=as_json)
    reader = GlyphReader(opened(model, PAPER_MODEL))
    read: list[PaperResult] = []

    def as_csv_or_excel() -> bytes:
        return as_file(_listed(read), output or STANDARD, layout)

    def read_one(path: Path) -> PaperResult:
        return replace(read_page(read_picture(path), reader), name=str(path))

    failures: list[Path] = []
    for result in _each(photos, read_one, failures, as_json=as_json):
        if output is not None:
            read.append(result)
        # After each photo, so that nothing is lost if a later one fails.
        if output is not None and output != STANDARD:
            write_result(output, as_csv_or_excel())
        if as_json:
            print_json(_values(result))
        elif output != STANDARD:
            _print(result)
    if output == STANDARD:
        write_result(output, as_csv_or_excel())
    if failures:
        raise typer.Exit(1)


def table(
    photos: list[Path] = argument(
        "Photos or scans of tables, each a sheet of the workbook; “-” is standard input.",
        "PHOTO...",
    ),
    output: Path | None = output_option(
        "Write the cells to this file; “-” prints them as CSV.", "FILE.csv|.xlsx"
    ),
    doubtful: bool = option(
        "Add to CSV a column “doubtful”, which names the doubtful cells of each row.",
        None,
        "--doubtful",
        default=False,
    ),
    semicolons: bool = SEMICOLONS,
    bom: bool = BOM,
    other_grid: bool = option(
        "Read by the other grid that is offered where the rows and columns are not sure.",
        None,
        "--other-grid",
        default=False,
    ),
    model: Path | None = OTHER_MODEL,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Read the table on each photo: its grid and its numbers. A photo that cannot be read does not
    stop the others.
    """
    from digitpad.paper.glyphs import GlyphReader
    from digitpad.paper.table import read_table

    layout = CsvLayout(";" if semicolons else ",", bom, doubtful)
    _require_result(output, layout, *photos, what="The cells", force=force, as_json=as_json)
    if len(photos) > 1 and output is not None and output.suffix.lower() != ".xlsx":
        raise ConfigError(
            "A CSV file holds one table: name an Excel file (.xlsx), which has a sheet for each "
            "photo, or read the photos one by one."
        )
    reader = GlyphReader(opened(model, PAPER_MODEL))

    def read(path: Path) -> PaperResult:
        result = read_table(read_picture(path), reader, by_other_grid=other_grid)
        if other_grid and not result.by_other_grid:
            raise DigitpadError(f"{path}: no other grid was found.")
        return replace(result, name=str(path))

    read_so_far: list[PaperResult] = []
    failures: list[Path] = []
    for result in _each(photos, read, failures, as_json=as_json):
        read_so_far.append(result)
        if output is not None:
            write_result(output, _as_file(read_so_far, output, layout))
        if output is not None and not doubtful and output.suffix.lower() != ".xlsx":
            _remark_doubtful(result)
        if output == STANDARD:
            for words in _of_grid(result):
                remark(words)
        elif as_json:
            print_json(_values_of_table(result))
        else:
            _print_table(result)
    if failures:
        raise typer.Exit(1)


def _as_file(tables: Sequence[PaperResult], output: Path, layout: CsvLayout) -> bytes:
    """Return tables as a workbook, each a sheet, or the only one as ``output`` says."""
    if len(tables) == 1:
        return as_file(tables[0].cells, output, layout)
    return as_workbook([(Path(one.name).stem, one.cells) for one in tables])


def _each(
    photos: Iterable[Path],
    read: Callable[[Path], PaperResult],
    failures: list[Path],
    *,
    as_json: bool,
) -> Iterator[PaperResult]:
    """Yield what is read on each photo; say why others cannot be read, and add them to failures."""
    for path in photos:
        try:
            result = read(path)
        except DigitpadError as error:
            failures.append(path)
            named = error if str(path) in str(error) else type(error)(f"{path}: {error}")
            print_failure(named, {"file": path}, as_json=as_json)
        else:
            yield result


def _remark_doubtful(result: PaperResult) -> None:
    if count := len(result.doubtful):
        cells = _counted(count, "cell")
        remark(f"{result.name}: {cells} doubtful, which CSV does not mark; --doubtful names them.")


def _values_of_table(result: PaperResult) -> dict[str, Any]:
    values: dict[str, Any] = {
        "file": result.name,
        "rows": result.rows,
        "doubtful": result.doubtful,
        "corners": result.corners,
    }
    if result.turned:
        values["turned"] = result.turned
    if result.doubt:
        values["doubt"] = result.doubt
    if result.other_grid:
        values["other_grid"] = dict(zip(("rows", "columns"), result.other_grid, strict=True))
    return values | ({"notes": result.notes} if result.notes else {})


def _print_table(result: PaperResult) -> None:
    size = _size(len(result.cells), len(result.cells[0]))
    say(f"{result.name}: {size}{_doubt_and_turn(result)}")
    for note in (*_of_grid(result), *result.notes):
        print(note)
    print_table([list(map(_marked, row)) for row in result.cells])


def _of_grid(result: PaperResult) -> Iterator[str]:
    """Yield that the grid of a table is doubtful, and how to read it by the other one."""
    if result.doubt:
        yield result.doubt
    if result.other_grid:
        how = "without --other-grid" if result.by_other_grid else "with --other-grid"
        yield f"Read it {how} as {_size(*result.other_grid)}."


def _size(rows: int, columns: int) -> str:
    return f"{_counted(rows, 'row')}, {_counted(columns, 'column')}"


def _require_result(
    output: Path | None,
    layout: CsvLayout,
    *photos: Path,
    what: str,
    force: bool,
    as_json: bool,
) -> None:
    """Raise ``DigitpadError`` if ``output`` cannot be written, or would replace a photo.

    It also has to be CSV if ``layout`` is not the usual one. ``what``: the result, for
    ``require_ending``.
    """
    if layout != USUAL and (output is None or output.suffix.lower() == ".xlsx"):
        raise ConfigError("How to write CSV was given, but no CSV is written: name it by --output.")
    require_one_on_stdout(output, as_json=as_json)
    if output is not None:
        require_result(output, *photos, force=force)
        require_ending(output, f"{what} become an Excel (.xlsx) or a CSV file", ".csv", ".xlsx")


def _listed(pages: Iterable[PaperResult]) -> list[list[Cell]]:
    """Return the numbers of pages, one a row."""
    from digitpad.paper.cell import Cell

    rows = [[*map(Cell, HEADER)]]
    for page in pages:
        for place, line in enumerate(page.lines, 1):
            for number in line:
                sure, box = "yes" if number.sure else "no", map(Cell, map(str, number.box))
                rows.append([Cell(page.name), Cell(str(place)), number, Cell(sure), *box])
    return rows


def _values(page: PaperResult) -> dict[str, Any]:
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
    values: dict[str, Any] = {"file": page.name, "numbers": numbers}
    if page.turned:
        values["turned"] = page.turned
    return values | ({"problem": " ".join(page.notes)} if page.notes else {})


def _print(page: PaperResult) -> None:
    count = _counted(len(page.numbers), "number")
    say(" ".join([f"{page.name}: {count}{_doubt_and_turn(page)}.", *page.notes]))
    for line in page.lines:
        print("  " + "  ".join(map(_marked, line)))


def _marked(cell: Cell) -> str:
    return cell.text + "?" * (not cell.sure)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _doubt_and_turn(result: PaperResult) -> str:
    count = len(result.doubtful)
    doubtful = f", {count} doubtful (marked ?)" if count else ""
    return doubtful + (f", turned by {result.turned}° to the left" if result.turned else "")
