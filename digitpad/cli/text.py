"""Printing of values: JSON lines for programs, aligned columns for people."""

from __future__ import annotations

import math
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from digitpad.cli.language import in_words
from digitpad.errors import DEBUG_VARIABLE
from digitpad.untrusted import json_text

STANDARD: Final = Path("-")
"""Standard input, or standard output."""
Row = Sequence[str]
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control characters: they move the cursor, change colours or the writing direction, ring."""


def harmless(text: str) -> str:
    """Return text, which may come from a file, without control characters."""
    return CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


class Voice:
    """The verbosity of ``remark`` and ``detail``."""

    is_quiet = False
    is_verbose = False


def value_text(value: Any) -> str:
    """Return a count with commas, anything else unchanged, as text."""
    return f"{value:,}" if isinstance(value, int) else str(value)


def echo(line: str, *, is_aside: bool = False) -> None:
    """Print a line, which may quote a file, and flush it; ``is_aside``: to stderr."""
    print(harmless(line), file=sys.stderr if is_aside else sys.stdout, flush=True)


def complain(reason: str | BaseException) -> None:
    """Print to stderr what went wrong, in the user's language."""
    echo(f"digitpad: {in_words(reason)}", is_aside=True)


def remark(line: str) -> None:
    """Print useful information that is not a failure to stderr, unless ``--quiet`` is given."""
    if not Voice.is_quiet:
        echo(line, is_aside=True)


def detail(line: str) -> None:
    """Print details to stderr if ``--verbose`` is given."""
    if Voice.is_verbose:
        echo(f"digitpad: {line}", is_aside=True)


class Fact(NamedTuple):
    """A value with its key in JSON, its label in tables, and its formatter.

    It is left out of JSON without a key, and out of tables without a label or if it is None.
    """

    key: str
    value: Any
    label: str = ""
    text_of: Callable[[Any], str] = value_text


def print_facts(facts: Sequence[Fact], *, as_json: bool) -> None:
    """Print facts as one JSON object, or as a table of labels and values."""
    if as_json:
        print_json({fact.key: fact.value for fact in facts if fact.key})
    else:
        labelled = [fact for fact in facts if fact.label and fact.value is not None]
        print_table([(fact.label, fact.text_of(fact.value)) for fact in labelled])


def print_list(
    objects: Iterable[Mapping[str, Any]],
    rows: Iterable[Row],
    *,
    header: Row | None = None,
    as_json: bool,
) -> None:
    """Print JSON objects, or the same things as a table."""
    if as_json:
        for document in objects:
            print_json(document)
    else:
        print_table(rows, header=header)


def picked(record: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(record, name) for name in names}


def first_sentence(text: str | None) -> str:
    """Return the first sentence of a command's docstring, for the list of commands."""
    return " ".join((text or "").split()).partition(". ")[0].rstrip(".") + "."


def print_traceback(error: BaseException | None) -> None:
    """Print the traceback of an error if ``--debug`` is given."""
    if error is not None and os.environ.get(DEBUG_VARIABLE):
        traceback.print_exception(error)


def print_failure(error: Exception, facts: Mapping[str, Any], *, as_json: bool) -> None:
    """Print why one of several things failed; in JSON, in English, together with ``facts``."""
    print_traceback(error)
    complain(error)
    if as_json:
        print_json({**facts, "error": str(error)})


def print_json(values: Mapping[str, Any]) -> None:
    """Print one object on one line and flush it; numbers that are not finite become null."""
    line = json_text(values, default=str)
    print(CONTROL.sub(lambda match: f"\\u{ord(match[0]):04x}", line), flush=True)


def print_table(rows: Iterable[Row], *, header: Row | None = None) -> None:
    """Print rows in columns as wide as their content, except for the last column."""
    lines = [*([header] if header else []), *rows]
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print(harmless("  ".join(cells).rstrip()))


def number(value: float) -> str:
    """Return a number, such as a loss, with five significant digits."""
    return f"{value:.5g}" if math.isfinite(value) else "–"
