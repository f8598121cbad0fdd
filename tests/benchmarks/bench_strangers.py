"""How the pen strokes of 28 institutes are read, each institute by itself.

UNIPEN's training part: digits read right and refused, letters and signs (look-alikes of digits
left out) taken for a digit, numbers read whole, and their errors for each sign. A model that was
trained on an institute says nothing about strangers, so the folder that ``STRANGERS_MODELS``
names may hold models that were each trained without one: ``uqb.safetensors`` reads uqb's digits
and letters. All others are read by the shipped model. The last row is the mean over institutes,
which no large institute decides. Numbers are read by all parts of the reader together, and by the
network for whole lines ``alone``: the shipped one, or the file that ``STRANGERS_LINES`` names.
``STRANGERS_CODES`` (art,hpp) are the institutes whose numbers are read, if not all; a network
that has not learned from them tells how sure their signs are, and how often right, which is drawn
to the file ``STRANGERS_DIAGRAM``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from statistics import fmean

import numpy as np
import numpy.typing as npt
from measure import Row, data_folder

from digitpad.evaluation.reliability import calibration_error, confidence_bins, reliability_png
from digitpad.files import INK_MODEL, resource
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import read_inkml
from digitpad.modelfile import Model, open_model
from digitpad.numbers.evaluation import NumberScore, number_score
from digitpad.numbers.reader import NumberReader, shipped_lines
from digitpad.numbers.reading import SURE
from digitpad.numbers.strokes import StrokeLine
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.recognise.torch_engine import TorchEngine

KEPT = 0.95
LOOK_ALIKES = frozenset("oODQlIiJjZzSsGgBbqy|/\\-_.,:;'`()[]")
"""What somebody writes as others write a digit, and what is a dot when it stands alone."""

Numbers = npt.NDArray[np.floating]
Read = Callable[[list[LabelledDrawing]], tuple[Numbers, Numbers]]


@cache
def _reader(path: Path) -> tuple[Model, Read]:
    model = open_model(path)
    engine = TorchEngine(model.info.architecture, model.tensors)

    def read(items: list[LabelledDrawing]) -> tuple[Numbers, Numbers]:
        """Return probabilities (n, 10), and how like a digit each is (n,)."""
        drawn = model.info.preprocessing.drawn()
        images = np.stack([drawn(item.drawing) for item in items])
        images = images.reshape(len(images), *model.info.architecture.input_shape)
        return probabilities_and_score(model, engine.logits(images))

    return model, read


def _of_institutes(items: Iterable[LabelledDrawing]) -> dict[str, list[LabelledDrawing]]:
    found: dict[str, list[LabelledDrawing]] = {}
    for item in items:
        found.setdefault((item.writer or "").partition("-")[0], []).append(item)
    return found


def _single_rows(
    digits: dict[str, list[LabelledDrawing]], others: dict[str, list[LabelledDrawing]]
) -> list[Row]:
    """Return a row for each institute with digits or letters, and the mean over institutes."""
    folder = os.environ.get("STRANGERS_MODELS")
    rows = []
    for code in sorted({*digits, *others}):
        own = Path(folder, f"{code}.safetensors") if folder else None
        model, read = _reader(own if own and own.exists() else resource(INK_MODEL))
        shown, figures = model.info.calibration.reject_below, {}
        # Letters need a limit where an institute wrote no digits: that of everybody's.
        written = digits.get(code) or [item for items in digits.values() for item in items]
        probabilities, scores = read(written)
        if code in digits:
            truths = np.array([int(item.truth or "") for item in written])
            figures["right"] = float((probabilities.argmax(axis=1) == truths).mean())
            figures["refused"] = float((scores < shown).mean())
        if code in others:
            _, found = read(others[code])
            ranks = np.sort(scores)
            figures["accepted"] = float((found >= shown).mean())
            figures["accepted_at_95"] = float((found >= np.quantile(scores, 1 - KEPT)).mean())
            figures["auroc"] = float(1 - np.searchsorted(ranks, found).mean() / len(ranks))
        count = len(digits.get(code, [])) + len(others.get(code, []))
        rows.append(_row(f"strangers-{code}", figures, count))
    means = {
        key: fmean(row.figures[key] for row in rows if key in row.figures)
        for key in ("right", "refused", "accepted", "accepted_at_95", "auroc")
    }
    return [*rows, _row("strangers-mean", means, len(rows))]


def _number_rows(numbers: dict[str, list[LabelledDrawing]]) -> list[Row]:
    named = os.environ.get("STRANGERS_LINES")
    lines = open_model(named) if named else shipped_lines(StrokeLine)
    readers = {"": NumberReader(lines=lines), "_alone": NumberReader(lines)}
    rows, scores = [], []
    for kind, wanted in (("digits", True), ("signs", False)):
        kept = {
            code: [item for item in items if (item.truth or "").isdigit() is wanted]
            for code, items in numbers.items()
        }
        for code, items in sorted(kept.items()):
            if not items:
                continue
            truths, figures = [item.truth or "" for item in items], {}
            for which, reader in readers.items():
                readings = reader.read(StrokeLine(item.drawing) for item in items)
                score = number_score(truths, readings)
                figures |= {f"whole{which}": score.whole, f"cer{which}": score.cer}
                scores += [score] * (not which)
            rows.append(_row(f"strangers-numbers-{kind}-{code}", figures, len(items)))
    return [*rows, _sureness(scores)]


def _sureness(scores: list[NumberScore]) -> Row:
    """Return how many of the signs shown as sure are right, and draw the reliability diagram."""
    confidence, right = (
        np.concatenate([getattr(score, name) for score in scores])
        for name in ("confidence", "right")
    )
    bins, sure = confidence_bins(confidence, right), confidence >= SURE
    if file := os.environ.get("STRANGERS_DIAGRAM"):
        Path(file).write_bytes(reliability_png(bins, "Signs of numbers", "UNIPEN"))
    figures = {
        "sure": float(sure.mean()),
        "sure_and_right": float(right[sure].mean()),
        "calibration_error": calibration_error(bins),
    }
    return _row("strangers-signs", figures, len(right))


def _row(name: str, figures: dict[str, float], count: int) -> Row:
    words = ", ".join(f"{key.replace('_', ' ')} {value:.2%}" for key, value in figures.items())
    return Row(name, words, "", None, count, figures=figures)


def run() -> list[Row]:
    folder = data_folder("unipen")
    drawn = {
        name: _of_institutes(read_inkml(folder / f"{name}.inkml.gz"))
        for name in ("digits", "letters", "symbols", "numbers")
    }
    others: dict[str, list[LabelledDrawing]] = {}
    for name in ("letters", "symbols"):
        for code, items in drawn[name].items():
            plain = [item for item in items if item.truth not in LOOK_ALIKES]
            others.setdefault(code, []).extend(plain)
    wanted = set(filter(None, os.environ.get("STRANGERS_CODES", "").split(",")))
    numbers = {code: of for code, of in drawn["numbers"].items() if code in wanted or not wanted}
    return _single_rows(drawn["digits"], others) + _number_rows(numbers)
