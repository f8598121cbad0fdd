"""``page`` and ``table``: read the numbers on photos of paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from digitpad.cli.inputs import Images, opened, picture_pages
from digitpad.cli.options import AS_JSON, FORCE, OTHER_MODEL, argument, option, output_option
from digitpad.cli.saving import (
    require_ending,
    require_one_on_stdout,
    require_result,
    write_result,
)
from digitpad.cli.text import STANDARD, echo, print_failure, print_json, print_table, remark
from digitpad.errors import ConfigError, DigitpadError
from digitpad.files import PAPER_MODEL
from digitpad.paper.export import USUAL, CsvLayout, as_file, as_workbook
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.paper.cell import Cell
    from digitpad.paper.result import PaperResult

NUMBERS: Final = QT_TRANSLATE_NOOP("errors", "The numbers become an Excel (.xlsx) or a CSV file")
CELLS: Final = QT_TRANSLATE_NOOP("errors", "The cells become an Excel (.xlsx) or a CSV file")
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
AS_IS: Final = option(
    "Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.",
    None,
    "--as-is",
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
    as_is: bool = AS_IS,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Read the numbers on photos of pages. A photo that cannot be read does not stop the others."""
    from digitpad.paper.networks import networks_for
    from digitpad.paper.page import read_page

    layout = CsvLayout(";" if semicolons else ",", bom, is_guarded=not as_is)
    _require_result(output, layout, *photos, what=NUMBERS, force=force, as_json=as_json)
    networks = networks_for(opened(model, PAPER_MODEL))
    read: list[PaperResult] = []
    failures = 0

    def as_csv_or_excel() -> bytes:
        return as_file(_listed(read), output or STANDARD, layout)

    for where, result in _readings(photos, lambda picture: read_page(picture, networks)):
        if isinstance(result, DigitpadError):
            failures += 1
            print_failure(result, where, as_json=as_json)
            continue
        if output is not None:
            read.append(result)
        # After each page, so that nothing is lost if a later one fails.
        if output is not None and output != STANDARD:
            write_result(output, as_csv_or_excel())
        if as_json:
            print_json(where | _values(result))
        elif output != STANDARD:
            _print(result)
    if output == STANDARD:
        write_result(output, as_csv_or_excel())
    if failures:
        raise typer.Exit(1)


def table(
    photos: list[Path] = argument(
        "Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.",
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
    as_is: bool = AS_IS,
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
    """Read the table on each photo: its grid and its numbers.

    A photo that cannot be read does not stop the others.
    """
    from digitpad.paper.networks import networks_for
    from digitpad.paper.table import read_table

    layout = CsvLayout(";" if semicolons else ",", bom, doubtful, is_guarded=not as_is)
    _require_result(output, layout, *photos, what=CELLS, force=force, as_json=as_json)
    _require_workbook_for(photos, output)
    networks = networks_for(opened(model, PAPER_MODEL))
    read: dict[Path, list[PaperResult]] = {}
    failures = 0

    def read_page(picture: Images) -> PaperResult:
        result = read_table(picture, networks, by_other_grid=other_grid)
        if other_grid and not result.by_other_grid:
            raise DigitpadError("no other grid was found.")
        return result

    for where, result in _readings(photos, read_page):
        if isinstance(result, DigitpadError):
            failures += 1
            print_failure(result, where, as_json=as_json)
            continue
        read.setdefault(where["file"], []).append(result)
        if output is not None and output != STANDARD:
            write_result(output, _as_file(read, output, layout))
        _show_table(result, where, output, layout, as_json=as_json)
    if output == STANDARD and read:
        write_result(output, _as_file(read, output, layout))
    if failures:
        raise typer.Exit(1)


def _require_workbook_for(photos: Sequence[Path], output: Path | None) -> None:
    if len(photos) > 1 and output is not None and output.suffix.lower() != ".xlsx":
        raise ConfigError(
            "A CSV file holds one table: name an Excel file (.xlsx), which has a sheet for each "
            "photo, or read the photos one by one."
        )


def _as_file(read: Mapping[Path, Sequence[PaperResult]], output: Path, layout: CsvLayout) -> bytes:
    """Return the tables of each photo as a sheet of a workbook, or the only one's as any file."""
    sheets = [(path.stem, _below_each_other(tables)) for path, tables in read.items()]
    return as_workbook(sheets) if len(sheets) > 1 else as_file(sheets[0][1], output, layout)


def _below_each_other(tables: Sequence[PaperResult]) -> list[Sequence[Cell]]:
    """Return the rows of the tables of several pages, with an empty one between two tables."""
    rows: list[Sequence[Cell]] = []
    for table in tables:
        rows += [(), *table.cells] if rows else table.cells
    return rows


def _show_table(
    result: PaperResult,
    where: dict[str, Any],
    output: Path | None,
    layout: CsvLayout,
    *,
    as_json: bool,
) -> None:
    """Print a table that was read, or what its file does not show."""
    count = len(result.doubtful)
    is_marked = layout.names_doubtful or output is None or output.suffix.lower() == ".xlsx"
    if count and not is_marked:
        cells = _counted(count, "cell")
        remark(f"{result.name}: {cells} doubtful, which CSV does not mark; --doubtful names them.")
    if output == STANDARD:
        for words in _of_grid(result):
            remark(words)
        return
    if as_json:
        values: dict[str, Any] = {
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
        print_json(where | values | ({"notes": result.notes} if result.notes else {}))
        return
    size = _size(len(result.cells), len(result.cells[0]))
    echo(f"{result.name}: {size}{_doubt_and_turn(result)}")
    for note in (*_of_grid(result), *result.notes):
        print(note)
    print_table([list(map(_marked, row)) for row in result.cells])


def _readings(
    photos: Iterable[Path], read: Callable[[Images], PaperResult]
) -> Iterator[tuple[dict[str, Any], PaperResult | DigitpadError]]:
    """Read each page of each photo; yield its keys in JSON, and the result or why there is none."""
    for path in photos:
        where: dict[str, Any] = {"file": path}
        name = str(path)
        try:
            for page in picture_pages(path):
                if page.total > 1:
                    where = {"file": path, "page": page.number}
                    name = f"{path}, page {page.number}"
                try:
                    yield where, replace(read(page.pixels), name=name)
                except DigitpadError as error:  # an empty page, which does not stop the others
                    yield where, _naming(name, path, error)
        except DigitpadError as error:
            yield where, _naming(name, path, error)


def _naming(name: str, path: Path, error: DigitpadError) -> DigitpadError:
    """Return an error whose message names the page it is about."""
    return error if str(path) in str(error) else type(error)(f"{name}: {error}")


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
        require_ending(output, what, ".csv", ".xlsx")


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
    values: dict[str, Any] = {"numbers": numbers}
    if page.turned:
        values["turned"] = page.turned
    return values | ({"problem": " ".join(page.notes)} if page.notes else {})


def _print(page: PaperResult) -> None:
    count = _counted(len(page.numbers), "number")
    echo(" ".join([f"{page.name}: {count}{_doubt_and_turn(page)}.", *page.notes]))
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
