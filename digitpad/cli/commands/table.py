"""``table``: a photo of a table becomes a CSV or Excel file."""

from __future__ import annotations

from pathlib import Path

from digitpad.cli.commands.page import paper_reader, require_result
from digitpad.cli.options import AS_JSON, OTHER_MODEL, argument, option
from digitpad.cli.text import print_json, print_table, say
from digitpad.files import write_atomically


def table(
    photo: Path = argument("A photo or scan of a table.", "PHOTO"),
    out: Path | None = option("Write the cells to this file.", "FILE.csv|.xlsx"),
    model: Path | None = OTHER_MODEL,
    as_json: bool = AS_JSON,
) -> None:
    """Read the table on a photo: its grid, its cells, the numbers in them."""
    from digitpad.paper.export import as_file
    from digitpad.paper.table import read_table
    from digitpad.preprocess.pictures import open_picture

    require_result(out, photo, what="The cells")
    found = read_table(open_picture(photo), paper_reader(model))
    if out is not None:
        write_atomically(out, as_file(found.rows, out))
    if as_json:
        values = {
            "file": photo,
            "rows": found.rows,
            "doubtful": found.doubtful,
            "corners": found.corners,
        }
        if found.turned:
            values["turned"] = found.turned
        print_json(values | ({"notes": found.notes} if found.notes else {}))
        return
    size = f"{len(found.rows)} rows, {len(found.rows[0])} columns"
    turned = f", turned by {found.turned}° to the left" if found.turned else ""
    say(f"{photo}: {size}, {len(found.doubtful)} cells doubtful (marked ?){turned}")
    for note in found.notes:
        print(note)
    doubtful = set(found.doubtful)
    print_table(
        [
            [text + "?" * ((row, column) in doubtful) for column, text in enumerate(texts)]
            for row, texts in enumerate(found.rows)
        ]
    )
