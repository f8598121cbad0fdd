"""How well pages are read: photos of sums on paper.

A labelled digit is read right where a found one with the same text has its middle in the label's
box, and the label's middle in its own. A small carried 1 may be found or not; a find on no
labelled figure at all is false. The hardest photos are named on standard error.

``DETECTOR=FILE.onnx`` has that detector read, by the weights beside it, and not the shipped one.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import NamedTuple

from measure import Row, data_folder, networks

from digitpad.paper.page import read_page
from digitpad.paper.result import PaperResult
from digitpad.preprocess.pictures import open_picture

CARRIED = "carried 1"
NAMES = (*"0123456789+-", "rule", CARRIED)
HARDEST = 10


class Labelled(NamedTuple):
    text: str
    box: tuple[float, float, float, float]


class Score(NamedTuple):
    """Labelled digits, those read right, what was found as a digit, and what of it is false."""

    digits: int
    right: int
    found: int
    false: int
    wrong: tuple[str, ...]


def labels_of(path: Path, width: int, height: int) -> list[Labelled]:
    """Return the labelled boxes of a photo, in its pixels."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, x, y, w, h = (float(word) for word in line.split())
        box = ((x - w / 2) * width, (y - h / 2) * height, (x + w / 2) * width, (y + h / 2) * height)
        found.append(Labelled(NAMES[int(kind)], box))
    return found


def score_of(page: PaperResult, labels: list[Labelled]) -> Score:
    found = [sign for number in page.numbers for sign in number.signs if sign.text.isdigit()]
    digits = [label for label in labels if label.text.isdigit()]
    taken: set[int] = set()
    wrong = []
    for label in digits:
        on_it = [n for n, sign in enumerate(found) if _is_same(sign.box, label.box)]
        hit = next((n for n in on_it if n not in taken and found[n].text == label.text), None)
        if hit is None:
            read = ", ".join(found[n].text for n in on_it) or "nothing"
            wrong.append(f"{label.text} read as {read}")
        else:
            taken.add(hit)
    false = 0
    kept = [label for label in labels if label.text.isdigit() or label.text == CARRIED]
    for number, sign in enumerate(found):
        if number not in taken and not any(_is_same(sign.box, label.box) for label in kept):
            false += 1
            wrong.append(f"{sign.text} found where there is none")
    return Score(len(digits), len(taken), len(found), false, tuple(wrong))


def _is_same(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return _holds(one, other) and _holds(other, one)


def _holds(box: tuple[float, ...], other: tuple[float, ...]) -> bool:
    x, y = (other[0] + other[2]) / 2, (other[1] + other[3]) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def run() -> list[Row]:
    folder = data_folder("paper-dev")
    reader = networks()
    scores: dict[str, Score] = {}
    seconds = []
    for path in sorted((folder / "images").glob("*.jpg"), key=lambda path: int(path.stem)):
        started = time.process_time()
        picture = open_picture(path)
        page = read_page(picture, reader)
        seconds.append(time.process_time() - started)
        height, width = picture.shape[:2]
        labels = labels_of(folder / "labels" / f"{path.stem}.txt", width, height)
        scores[path.name] = score_of(page, labels)
    digits = sum(score.digits for score in scores.values())
    right = sum(score.right for score in scores.values())
    found = sum(score.found for score in scores.values())
    false = sum(score.false for score in scores.values())
    hardest = sorted(scores, key=lambda name: -len(scores[name].wrong))[:HARDEST]
    for name in hardest:
        if scores[name].wrong:
            print(f"  {name}: {'; '.join(scores[name].wrong)}", file=sys.stderr)
    return [
        Row(
            "page-sums",
            f"{right / digits:.1%} of {digits} digits found and read right, {false / found:.1%} of "
            f"{found} finds false, {max(seconds):.2f} CPU s the slowest photo",
            "every digit",
            right / digits,
            len(scores),
            (),
            {"right": right / digits, "false": false / found, "slowest_s": max(seconds)},
            target="≥ 96 %, ≤ 3 % false",
            is_met=right >= 0.96 * digits and false <= 0.03 * found,
            ratio_of="digits right",
        )
    ]
