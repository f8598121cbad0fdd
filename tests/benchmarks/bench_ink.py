"""How the shipped reader of drawings reads people it has not met, beside the one for pictures.

Digits of ten pen writers and a third of UNIPEN's writers, whom training keeps back, and of
formulas (CROHME), which nothing is trained on or chosen by; letters and signs of the same without
look-alikes. The same digits with strokes turned round and exchanged, all backwards, and with the
picture alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from measure import Row, data_folder

from digitpad.data.sets.ink import is_outlier
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.evaluation.accuracy import evaluate
from digitpad.files import INK_MODEL, SHIPPED_MODEL, resource
from digitpad.handwriting.stroke_order import in_another_order
from digitpad.ink.drawing import Drawing, LabelledDrawing, Stroke
from digitpad.ink.inkml import read_inkml
from digitpad.modelfile import Model, open_model

SEED = 0
LETTERS = 4_000
SINGLE_STROKES = frozenset({*"()[].,|/-", "COMMA", "\\int"})
LOOK_ALIKES = frozenset("oOlsSzZbq") | SINGLE_STROKES
"""Signs of formulas that some people write like others write digits."""


def _turned(drawings: Sequence[Drawing]) -> list[Drawing]:
    generator = np.random.default_rng(SEED)
    return [in_another_order(drawing, generator) for drawing in drawings]


def _backwards(drawings: Sequence[Drawing]) -> list[Drawing]:
    return [
        Drawing(tuple(Stroke(stroke.points[::-1]) for stroke in drawing.strokes[::-1]))
        for drawing in drawings
    ]


WAYS: dict[str, Callable[[Sequence[Drawing]], list[Drawing]]] = {
    "as drawn": list,
    "in another order": _turned,
    "backwards": _backwards,
}


def _figures(
    model: Model,
    digits: Sequence[Drawing],
    truths: Sequence[str],
    others: Sequence[Drawing],
    *,
    is_picture_alone: bool = False,
) -> dict[str, float]:
    drawn = model.info.preprocessing.drawn()
    images = np.stack([drawn(drawing) for drawing in [*digits, *others]])
    images = images.reshape(len(images), *model.info.architecture.input_shape)
    if is_picture_alone:
        images[:, 1:] = 0
    labels = np.append([int(truth) for truth in truths], np.full(len(others), -1))
    found = evaluate(model, images, labels)
    return {
        "right": found.accuracy,
        "calibration_error": found.ece,
        "refused": 1 - found.reject["kept"],
        "auroc": found.reject["auroc"],
        "accepted_at_95": found.reject["fpr95"],
        "accepted": found.reject["accepted"],
    }


def run() -> list[Row]:
    unipen, numbers = data_folder("unipen"), data_folder("numbers")
    _, pen = split_by_writer(read_inkml(data_folder("pendigits") / "pendigits-tra.inkml"))
    _, kept = split_by_writer(read_inkml(unipen / "digits.inkml.gz"))
    letters: list[LabelledDrawing] = []
    for name in ("letters", "symbols"):
        items = [item for item in read_inkml(unipen / f"{name}.inkml.gz") if is_outlier(item)]
        letters += split_by_writer(items)[1]
    chosen = np.random.default_rng(SEED).permutation(len(letters))[:LETTERS].tolist()
    other_signs = [letters[place].drawing for place in chosen]
    signs = [
        item.drawing
        for item in read_inkml(numbers / "crohme-symbols-dev.inkml")
        if item.truth not in LOOK_ALIKES
    ]
    sets = {
        "pen": (pen, other_signs),
        "unipen": (kept, other_signs),
        "formulas": (read_inkml(numbers / "crohme-digits-dev.inkml"), signs),
    }
    rows = []
    for file in (INK_MODEL, SHIPPED_MODEL):
        model = open_model(resource(file))
        for name, (items, others) in sets.items():
            truths = [item.truth or "" for item in items]
            for way, changed in WAYS.items():
                drawings = changed([item.drawing for item in items])
                figures = _figures(model, drawings, truths, others)
                rows.append(_row(f"ink-{model.info.name}-{name}", way, figures, len(items)))
            if file == INK_MODEL:
                drawings = [item.drawing for item in items]
                figures = _figures(model, drawings, truths, others, is_picture_alone=True)
                rows.append(
                    _row(f"ink-{model.info.name}-{name}", "picture alone", figures, len(items))
                )
    return rows


def _row(name: str, way: str, figures: dict[str, float], count: int) -> Row:
    words = ", ".join(f"{key.replace('_', ' ')} {value:.2%}" for key, value in figures.items())
    return Row(f"{name}, {way}", words, "", None, count, (SEED,), figures)
