"""``evaluate --numbers``: how well whole numbers are read."""

from __future__ import annotations

import csv
import io
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.cli import inputs
from digitpad.cli.text import Fact, percent, print_facts, print_table
from digitpad.errors import DatasetError
from digitpad.files import read_bounded
from digitpad.models.architecture import DIGITS, NUMBER_SIGNS
from digitpad.untrusted import quoted

if TYPE_CHECKING:
    from digitpad.numbers.evaluation import NumberScore
    from digitpad.numbers.reader import NumberReader

MAX_BYTES: Final = 2**24
"""More than is read of a list of truths."""
LATEX: Final = {"COMMA": ",", r"\%": "%", r"\$": "$", r"\#": "#"}
"""What files of formulas call the signs of numbers that LaTeX has other uses for."""


def evaluate_numbers(truths: Path, model: Path | None, *, as_json: bool) -> None:
    """Measure how well the numbers of a file are read."""
    from digitpad.modelfile import open_model
    from digitpad.numbers.reader import NumberReader

    reader = NumberReader(open_model(model) if model else None)
    _print(measured(truths, reader), as_json=as_json)


def measured(truths: Path, reader: NumberReader) -> tuple[NumberScore, float]:
    """Read all numbers of an ink file or of a list; return the score, and seconds a number."""
    from digitpad.numbers.evaluation import number_score
    from digitpad.preprocess.pictures import open_picture

    wanted, found = [], []
    started = time.perf_counter()
    if inputs.is_ink(truths):
        for item in inputs.labelled_drawings(truths):
            wanted.append(plain(item.truth or ""))
            found.append(reader.read_drawing(item.drawing).text)
    else:
        from digitpad.paper.line import read_line

        for path, digits in _listed(truths):
            wanted.append(digits)
            found.append(_digits_of(read_line(reader, open_picture(path)).text))
    return number_score(wanted, found), (time.perf_counter() - started) / max(1, len(wanted))


def plain(truth: str) -> str:
    """Return a truth without spaces, its LaTeX names replaced."""
    for name, sign in LATEX.items():
        truth = truth.replace(name, sign)
    return re.sub(r"\s", "", truth)


def _digits_of(text: str) -> str:
    """Return the digits of a text; commas, dashes and ornaments do not count."""
    return "".join(sign for sign in text if sign in DIGITS)


def _listed(path: Path) -> list[tuple[Path, str]]:
    """Return each picture of a list and its digits. Raises ``DatasetError``."""
    data = read_bounded(path, MAX_BYTES, "list of numbers", DatasetError)
    try:
        rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    except (UnicodeDecodeError, csv.Error) as error:
        raise DatasetError(f"Cannot read {path} as CSV in UTF-8: {error}.") from error
    if not rows or not {"file", "digits"} <= {*rows[0]}:
        raise DatasetError(
            f"{path} is no list of numbers: it needs the columns “file” and “digits”, parted by a "
            "comma, and a row for each picture."
        )
    listed = [(row["file"] or "", plain(row["digits"] or "")) for row in rows]
    for number, (file, truth) in enumerate(listed, start=1):
        if not file or not _digits_of(truth) or not {*truth} <= {*NUMBER_SIGNS}:
            raise DatasetError(
                f"Row {number} of {path} needs the name of a picture and its digits, not "
                f"{quoted(f'{file},{truth}')}."
            )
    return [(path.parent / file, _digits_of(truth)) for file, truth in listed]


def _print(measurement: tuple[NumberScore, float], *, as_json: bool) -> None:
    found, seconds = measurement
    facts = [
        Fact("n", found.n, "numbers"),
        Fact("whole", found.whole, "entirely right", percent),
        Fact("cer", found.cer, "signs to correct", percent),
        Fact("per_length", {str(length): share for length, share in found.per_length.items()}),
        Fact("seconds", seconds, "seconds a number", lambda value: f"{value:.3f}"),
    ]
    print_facts(facts, as_json=as_json)
    if not as_json:
        print()
        print_table(
            [(str(length), percent(share)) for length, share in found.per_length.items()],
            header=("length", "entirely right"),
        )
