"""``digitpad evaluate --numbers``: measure how well numbers are read."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from digitpad import wings
from digitpad.cli import inputs
from digitpad.cli.saving import require_png
from digitpad.cli.text import Fact, echo, print_facts, print_table
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
    score, seconds = measured(truths, reader)
    bins = confidence_bins(score.confidence, score.right)
    if output is not None:
        write_atomically(output, reliability_png(bins, reader.model.info.name, truths.name))
    facts = [
        Fact("n", score.n, "numbers"),
        Fact("whole", score.whole, "entirely right", in_percent),
        Fact("cer", score.cer, "signs to correct", in_percent),
        Fact("per_length", {str(length): share for length, share in score.per_length.items()}),
        Fact("ece", calibration_error(bins), "calibration error of signs", in_percent),
        Fact("reliability", [part._asdict() for part in bins]),
        Fact("seconds", seconds, "seconds a number", lambda value: f"{value:.3f}"),
    ]
    print_facts(facts, as_json=as_json)
    if not as_json:
        print()
        print_table(
            [(str(length), in_percent(share)) for length, share in score.per_length.items()],
            header=("length", "entirely right"),
        )
    if output is not None and not as_json:
        print()
        echo(f"Saved as {output}.")


def measured(truths: Path, reader: NumberReader) -> tuple[NumberScore, float]:
    """Read all numbers of an ink file or of a list; return the score, and seconds per number."""
    from digitpad.numbers.evaluation import number_score
    from digitpad.numbers.reading import Reading

    texts: list[str] = []
    readings: list[Reading] = []
    started = time.perf_counter()
    if inputs.is_ink(truths):
        from digitpad.numbers.strokes import StrokeLine

        items = inputs.labelled_drawings(truths)
        texts = [plain(item.truth or "") for item in items]
        readings = reader.read(StrokeLine(item.drawing) for item in items)
    else:
        read_line = wings.find("read_line")
        for path, digits in listed(truths):
            try:
                signs = read_line(reader, inputs.only_page(path)).signs
            except InkError as error:
                echo(f"digitpad: left out: {error}", is_aside=True)
                continue
            texts.append(digits)
            readings.append(Reading(tuple(sign for sign in signs if sign.text in DIGITS)))
        if not texts:
            raise DatasetError(f"None of the pictures in {truths} can be read.")
    return number_score(texts, readings), (time.perf_counter() - started) / max(1, len(texts))
