"""``digitpad evaluate --numbers``: measure how well numbers are read."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad import wings
from digitpad.cli import inputs
from digitpad.cli.saving import require_png
from digitpad.cli.text import Fact, print_facts, print_table, say
from digitpad.errors import DatasetError, InkError
from digitpad.files import PAPER_MODEL, SHIPPED_MODEL, write_atomically
from digitpad.models.architecture import DIGITS
from digitpad.numbers.commands.truth_list import listed, plain
from digitpad.words import in_percent

if TYPE_CHECKING:
    from digitpad.numbers.evaluation import NumberScore
    from digitpad.numbers.reader import NumberReader


def evaluate_numbers(
    truths: Path, model: Path | None, output: Path | None, *, force: bool, as_json: bool
) -> None:
    """Print how well numbers are read; see the options of ``digitpad evaluate``."""
    from digitpad.evaluation.reliability import calibration_error, confidence_bins, reliability_png
    from digitpad.numbers.reader import NumberReader

    if output is not None:
        require_png(output, force=force)
    default = SHIPPED_MODEL if inputs.is_ink(truths) else PAPER_MODEL
    reader = NumberReader(inputs.opened(model, default))
    found, seconds = measured(truths, reader)
    bins = confidence_bins(found.confidence, found.right)
    if output is not None:
        write_atomically(output, reliability_png(bins, reader.model.info.name, truths.name))
    facts = [
        Fact("n", found.n, "numbers"),
        Fact("whole", found.whole, "entirely right", in_percent),
        Fact("cer", found.cer, "signs to correct", in_percent),
        Fact("per_length", {str(length): share for length, share in found.per_length.items()}),
        Fact("ece", calibration_error(bins), "calibration error of signs", in_percent),
        Fact("reliability", [one._asdict() for one in bins]),
        Fact("seconds", seconds, "seconds a number", lambda value: f"{value:.3f}"),
    ]
    print_facts(facts, as_json=as_json)
    if not as_json:
        print()
        print_table(
            [(str(length), in_percent(share)) for length, share in found.per_length.items()],
            header=("length", "entirely right"),
        )
    if output is not None and not as_json:
        print()
        say(f"Saved as {output}.")


def measured(truths: Path, reader: NumberReader) -> tuple[NumberScore, float]:
    """Read all numbers of an ink file or of a list; return the score, and seconds per number."""
    from digitpad.numbers.evaluation import number_score
    from digitpad.numbers.reading import Reading

    wanted: list[str] = []
    readings: list[Reading] = []
    started = time.perf_counter()
    if inputs.is_ink(truths):
        from digitpad.numbers.strokes import StrokeLine

        items = inputs.labelled_drawings(truths)
        wanted = [plain(item.truth or "") for item in items]
        readings = reader.read(StrokeLine(item.drawing) for item in items)
    else:
        read_line = wings.find("read_line")
        for path, digits in listed(truths):
            try:
                signs = read_line(reader, inputs.only_page(path)).signs
            except InkError as error:
                say(f"digitpad: left out: {error}", is_aside=True)
                continue
            wanted.append(digits)
            readings.append(Reading(tuple(sign for sign in signs if sign.text in DIGITS)))
        if not wanted:
            raise DatasetError(f"None of the pictures in {truths} can be read.")
    return number_score(wanted, readings), (time.perf_counter() - started) / max(1, len(wanted))
