"""Trains the network that weighs how far an amount on a strip is to be trusted (``paper.line``).

``PYTHONPATH=tests/core:tests/paper python tests/benchmarks/line_trust.py``
draws amounts on cheques of even
seeds, with every second image and writer, reads them, and fits a small network to which ones are
right. It prints what is sure and what is wrong and sure at several thresholds, where each fifth of
the cheques is weighed by networks that learned from the others, then where all hands of one kind
are weighed by networks that learned from the other kind, and writes ``resources/line-trust.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import bench_sheets
import numpy as np
import pytest

from digitpad.arrays import Bools, Doubles
from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.numbers.reader import NumberReader
from digitpad.paper import line
from digitpad.paper.detector.fitting import Case, as_json, fitted, weighed_by_others
from digitpad.paper.synthesis.sheets import synthetic_sheet
from digitpad.paper.weights import Weights

FIRST_SEED = 80_000
CHEQUES = {"usual": 2000, "UNIPEN": 1200}
LEVELS = (0.95, 0.96, 0.97, 0.98, 0.985, 0.99)


def weighed(kind: str, count: int, reader: NumberReader) -> tuple[list[Case], Bools]:
    """Return what speaks for and against each amount, and which of them may be sure."""
    usual, rare = bench_sheets.hands(0), [*bench_sheets.hands_of_unipen(0).values()]
    people = usual if kind == "usual" else rare
    cases: list[Case] = []
    may_be_sure = []
    evidence_of = line.evidence_of

    def recorded(*arguments: Any) -> dict[str, float]:
        evidence.append(evidence_of(*arguments))
        return evidence[-1]

    for seed in range(FIRST_SEED, FIRST_SEED + 2 * count, 2):
        photo = synthetic_sheet("cheque", seed, people)
        evidence: list[dict[str, float]] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(line, "evidence_of", recorded)
            read = line.read_line(reader, photo.picture).text
        texts = [
            bench_sheets.judged_text("cheque", text)
            for text in (read, photo.truth["numbers"][0]["text"])
        ]
        cases += [Case(row, texts[0] == texts[1], len(cases)) for row in evidence]
        may_be_sure += [line.FORM.match(read) is not None] * len(evidence)
    return cases, np.array(may_be_sure)


def curve(chances: Doubles, cases: list[Case], may_be_sure: Bools) -> Iterator[str]:
    right = np.array([case.is_right for case in cases])
    for least in LEVELS:
        is_sure = (chances >= least) & may_be_sure
        yield f"{least}: {(is_sure & right).mean():.1%}, {(is_sure & ~right).mean():.2%}"


def fit(cases: list[Case]) -> Weights:
    return fitted([case.features for case in cases], np.array([case.is_right for case in cases]))


def main() -> None:
    reader = NumberReader(open_model(resource(PAPER_MODEL)))
    by_kind = {kind: weighed(kind, count, reader) for kind, count in CHEQUES.items()}
    print("right and sure, wrong and sure, of all")
    for kind, (cases, may_be_sure) in by_kind.items():
        print(kind, len(cases), "other fifths", end=" | ")
        print(*curve(weighed_by_others(cases), cases, may_be_sure), sep=" | ")
        others = [case for other, (some, _) in by_kind.items() if other != kind for case in some]
        chances = fit(others).probabilities([case.features for case in cases])
        print(kind, len(cases), "other hands", *curve(chances, cases, may_be_sure), sep=" | ")
    weights = fit([case for cases, _ in by_kind.values() for case in cases])
    resource(line.WEIGHTS).write_text(json.dumps(as_json(weights)), encoding="utf-8")


if __name__ == "__main__":
    main()
