"""Reads numbers: over-cut the line, read every candidate, take the best parting.

Two networks look at a candidate. The one for signs sees it as it stands on the line, and says
which sign it is, if it is a whole one; the one for digits sees it as ``mnist/1`` asks for, and
knows everybody's digits. A third network reads the line as a whole: it adds its own likeliest
readings to those of the best partings, and says how well each of them all fits.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import cache
from math import exp
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.files import SHIPPED_MODEL, resource
from digitpad.generators import finished
from digitpad.ink.drawing import Drawing
from digitpad.lines.forms import DIGIT, form_gain, value_gain, values
from digitpad.lines.lattice import KINDS, Candidate, Nodes, Places, best_ways, ways_saying
from digitpad.lines.line import Line
from digitpad.lines.pixels import InkLine
from digitpad.lines.reading import UNREADABLE, Reading, Sign, ranked
from digitpad.lines.strokes import StrokeLine
from digitpad.lines.whole_line import columns_of, likely_texts, read_whole, text_scores
from digitpad.modelfile import Model, open_model
from digitpad.models.architecture import DIGITS, LINE_CLASSES
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score, require_digits

SHIPPED_SIGNS: Final = "number-signs.safetensors"
SHIPPED_LINES: Final = "line-reader.safetensors"
MOST_TEXTS: Final = 16
"""So many readings of a line are put to the network for whole lines ..."""
MOST_HEARD: Final = 8
"""... and so many of its own, of each size it sees, to the others."""
LEAST: Final = 1e-4
"""No candidate is more certainly right, or wrong, than this leaves open."""
IMPOSSIBLE: Final = -1e4
"""The logarithm for a text that is too long for what the network for whole lines sees. Where all
of them are, the others decide."""
WRONG_PRIOR: Final = 1.0
"""Log-odds by which candidates are less often right on a line than where the network learned."""
MOST_KNOWN: Final = 5000
"""Readings of digits that are kept: as one writes on, most of a line stays as it is."""
MOST_KINDS: Final = 3
"""More of what a candidate may be is not followed."""
MAY_BE: Final = -3.0
"""A candidate with a lower score is not asked which digit it is."""
DIGITS_SAY: Final = 0.35
"""Weight of the digit score's log-odds, against what the network for signs says, in whether a
candidate is a digit at all."""
SLASH: Final = KINDS.index("/")
LEAST_SCORE: Final = 1e-3
SIGNS_SAY: Final = 0.5
"""Weight of the network for signs, against that for digits, in which digit it is."""

BARS_OF_STROKES: Final = ((0.17, 0.10), (0.56, 0.14))
"""How wide the uppermost quarter of a 1 and of a 7 is, in its heights: mean and deviation of 520
each that the writers of the training pen digits wrote. Networks see a 7 in a 1 on which a pen came
down askew."""
BARS_OF_INK: Final = ((0.17, 0.09), (0.54, 0.2))
"""The same of the uppermost tenth of their images, the pen's width included: of 1,500 each that
MNIST has for training, and of 400 generated ones; a few fonts print a 1 with a broad flag."""

BOW_OF_1: Final = (0.006, 0.042)
"""Mean and deviation of how far a 1 of one plain stroke bends to the left, in its lengths ..."""
BOWS: Final = {"(": (0.204, 0.058), ")": (-0.180, 0.068)}
"""... and those of brackets: of 149, 207 and 339 (UNIPEN, to train with, and the training pen
digits)."""
ONES: Final = 4.0
"""A 1 at an end of a line is so many times as common as a bracket, at least."""

Floats = npt.NDArray[np.float64]
_COUNT: Final = len(DIGITS)
NAMES: Final = (*DIGITS, *KINDS[1:])
"""All that a candidate may be."""
Text = tuple[tuple[int, str], ...]
"""Candidates, by their number, and their signs, from left to right."""
Said = tuple[tuple[Candidate, str], ...]
"""Candidates and their signs, from left to right."""


class Opinions(NamedTuple):
    """What may stand on a line, (n,), and natural logarithms of how well it fits.

    ``parted``: by the network for signs, that for digits and the forms of numbers; ``whole``: by
    the network for whole lines. ``fits``: of a candidate, each of ``NAMES`` by itself.
    """

    texts: list[Said]
    parted: Floats
    whole: Floats
    fits: dict[Candidate, Floats]


class NumberReader:
    """Reads numbers with a model for digits, or with one for whole lines alone.

    One thread at a time may use it. Raises ``InkError`` for a model that reads neither.
    """

    def __init__(
        self, model: Model | None = None, signs: Model | None = None, lines: Model | None = None
    ) -> None:
        self.model = model or open_model(resource(SHIPPED_MODEL))
        info = self.model.info
        reads_lines = info.architecture.reads_lines
        if not reads_lines:
            require_digits(info)
        self._digits = Engine(info.architecture, self.model.tensors)
        self._reads_lines = reads_lines
        self._known: dict[bytes, Floats] = {}
        self.signs = signs or shipped_signs()
        self._signs = Engine(self.signs.info.architecture, self.signs.tensors)
        lines = lines or shipped_lines()
        self._lines = Engine(lines.info.architecture, lines.tensors)

    def read_drawing(self, drawing: Drawing) -> Reading:
        """Read the strokes of one line, in any order; boxes are in canvas units.

        Raises ``InkError`` for more strokes than anybody writes on a line.
        """
        return self.read([StrokeLine(drawing)])[0]

    def read_ink(self, ink: npt.NDArray[np.uint8]) -> Reading:
        """Read the ink of a picture of one line; boxes are in its pixels.

        ``ink``: uint8 (h, w), 255 for ink, 0 for paper. Raises ``InkError`` for a picture of
        nothing but specks.
        """
        return self.read([InkLine(ink)])[0]

    def read(self, lines: Iterable[Line]) -> list[Reading]:
        """Read several lines."""
        return finished(self.reading(lines))

    def reading(self, lines: Iterable[Line]) -> Generator[int, None, list[Reading]]:
        """Read lines one by one; yields how many have been read. Closing it cancels the rest."""
        found: list[Reading] = []
        for line in lines:
            found.append(self._read(line) if len(line.boxes) else Reading())
            yield len(found)
        return found

    def _read(self, line: Line) -> Reading:
        if self._reads_lines:
            return read_whole(self._digits, line)
        texts, parted, whole, fits = self.opinions(line)
        scores = parted + line.whole * whole
        weights = np.exp((scores - scores.max()) / line.temperature)
        weights /= weights.sum()
        best = texts[int(weights.argmax())]
        signs = []
        for candidate, sign in best:
            agree = [(candidate, sign) in text for text in texts]
            box, strokes = line.box_of(candidate), line.strokes_of(candidate)
            likely = _likely(candidate, texts, weights, fits[candidate])
            probability = float(weights[agree].sum())
            if sign == "1" and (bracket := _bracket_in(candidate, line)):
                share = by_bow(line.bow_of(candidate), bracket)
                probability *= share
                likely[bracket] = 1 - share, 0.0
            signs.append(Sign(sign, probability, box, strokes, ranked(sign, likely)))
        sure = float(weights.max())
        doubt = self._doubt_of_digit(line, *best[0]) if len(best) == 1 else 0.0
        if doubt:
            others = best[0][1], *signs[0].others
            signs = [replace(signs[0], text=UNREADABLE, probability=doubt, others=others)]
            sure = doubt
        return Reading(tuple(signs), sure)

    def _doubt_of_digit(self, line: Line, candidate: Candidate, sign: str) -> float:
        """Return how sure the model for digits is that what is written alone is none, else 0.0.

        Beside others, the place on the line and the forms of numbers tell more.
        """
        may_tell = self.model.info.architecture.rejects and not line.digits_alone
        if not may_tell or sign not in DIGITS:
            return 0.0
        score = float(self._digits_in([line.digit_image(candidate)])[0, _COUNT])
        return 1 - score if score < self.model.info.calibration.reject_below else 0.0

    def opinions(self, line: Line) -> Opinions:
        """Return what may stand on a line, and how well each network thinks it fits."""
        candidates = line.candidates()
        views = line.views(candidates)
        found = probabilities_and_score(self.signs, self._signs.logits(views))[0].astype(np.float64)
        kinds = _kinds(found, line.slashes)
        may_be = np.flatnonzero(kinds[:, 0] > MAY_BE)
        digits = np.full((len(candidates), _COUNT), 1 / _COUNT)
        if len(may_be):
            asked = [candidates[place] for place in may_be.tolist()]
            digits[may_be], odds = self._digits_of(line, asked, found[may_be])
            kinds[may_be, 0] += DIGITS_SAY * odds
            # Alone, a slash is a 1 to the network for digits.
            kinds[may_be, SLASH] += DIGITS_SAY * odds * digits[may_be, 1]
        for place, candidate in enumerate(candidates):
            likely = line.likely(candidate)
            if likely is not None:
                kinds[place, [kind not in likely.signs for kind in KINDS]] -= likely.against
        nodes = _nodes(kinds)
        ways = best_ways(nodes, candidates, len(line.boxes), line.forms)
        named = [
            tuple((int(nodes.candidates[node]), KINDS[nodes.kinds[node]]) for node in way.chosen)
            for way in ways
        ]
        texts = _spelled(named, [way.score for way in ways], digits, line)
        seen = [columns_of(self._lines, line, size) for size in line.sizes]
        spoken = [text for columns in seen for text in likely_texts(columns, MOST_HEARD)]
        fits = kinds[:, :1] + np.log(np.maximum(digits, LEAST))
        fits = np.concatenate((fits, kinds[:, 1:]), axis=1)
        texts |= _heard([*dict.fromkeys(spoken)], texts, fits, candidates, line)
        counted = [_counted(text, line) for text in texts]
        said = np.mean([text_scores(columns, counted) for columns in seen], axis=0)
        said = np.maximum(said, IMPOSSIBLE)
        spelled = [tuple((candidates[place], sign) for place, sign in text) for text in texts]
        of_each = dict(zip(candidates, fits, strict=True))
        return Opinions(spelled, np.array([*texts.values()]), said, of_each)

    def _digits_of(
        self, line: Line, candidates: list[Candidate], found: Floats
    ) -> tuple[Floats, Floats]:
        """Return how probable each digit is of candidates, (n, 10), and the log-odds of their
        being one, (n,).
        """
        by_digits = self._digits_in([line.digit_image(candidate) for candidate in candidates])
        bars = np.array([line.bar_of(candidate) for candidate in candidates])
        agreed = by_bar(_agreed(found[:, :_COUNT], by_digits[:, :_COUNT]), bars)
        score = np.clip(by_digits[:, _COUNT], LEAST_SCORE, 1 - LEAST_SCORE)
        return agreed, np.log(score / (1 - score))

    def _digits_in(self, images: list[npt.NDArray[np.uint8]]) -> Floats:
        """Return how probable each digit is, and the digit score: (n, 11).

        What was asked lately is still known.
        """
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        names = [image.tobytes() for image in images]
        new = [place for place, name in enumerate(names) if name not in self._known]
        if new:
            outputs = self._digits.logits(np.stack([images[place] for place in new])[:, None])
            probabilities, score = probabilities_and_score(self.model, outputs)
            if not self.model.info.architecture.rejects:
                score[:] = 0.5
            for place, *row in zip(new, probabilities, score, strict=True):
                self._known[names[place]] = np.append(*row).astype(np.float64)
        return np.stack([self._known[name] for name in names])


@cache
def shipped_signs() -> Model:
    """Return the network for signs that comes with digitpad."""
    return open_model(resource(SHIPPED_SIGNS))


@cache
def shipped_lines() -> Model:
    """Return the network for whole lines that comes with digitpad."""
    return open_model(resource(SHIPPED_LINES))


def _bracket_in(candidate: Candidate, line: Line) -> str:
    """Return the bracket that a 1 may be: at an end of the line, a bow is hard to tell from one."""
    if candidate.first == 0 and candidate.end < len(line.boxes):
        return "("
    return ")" if candidate.end == len(line.boxes) and candidate.first else ""


def _likely(
    candidate: Candidate, texts: list[Said], weights: Floats, fits: Floats
) -> dict[str, tuple[float, float]]:
    """Return how likely a candidate is each sign: in ``texts`` of the line, and by itself."""
    likely = {name: (0.0, float(fit)) for name, fit in zip(NAMES, fits, strict=True)}
    for weight, text in zip(weights.tolist(), texts, strict=True):
        for name in (name for place, name in text if place == candidate):
            in_texts, alone = likely[name]
            likely[name] = in_texts + weight, alone
    return likely


def _spelled(
    ways: list[Text], scores: list[float], digits: Floats, line: Line
) -> dict[Text, float]:
    """Return the ``MOST_TEXTS`` likeliest texts and their scores.

    Those of the ways with the likeliest digits, with the second likeliest in one place, and with
    the likeliest that make a time or a date, where ``line`` asks for the forms of numbers.
    """
    texts: dict[Text, float] = {}
    logs = np.log(np.maximum(digits, LEAST))
    for way, score in zip(ways, scores, strict=True):
        places = [number for number, (_, kind) in enumerate(way) if kind == DIGIT]
        own = logs[[way[number][0] for number in places]]
        first, second = np.argsort(-own, axis=1)[:, :2].T
        spellings = [first]
        for number in range(len(places)):
            spellings.append(first.copy())
            spellings[-1][number] = second[number]
        groups = values("".join(kind for _, kind in way)) if line.forms else ()
        if groups:
            spellings.append(_likeliest(groups, own, first))
        for spelling in spellings:
            text = list(way)
            for number, digit in zip(places, spelling.tolist(), strict=True):
                text[number] = (way[number][0], DIGITS[digit])
            said = float(own[range(len(places)), spelling].sum())
            usual = value_gain("".join(sign for _, sign in text)) if groups else 0.0
            texts[tuple(text)] = score + said + usual
    kept = sorted(texts, key=lambda text: -texts[text])[:MOST_TEXTS]
    return {text: texts[text] for text in kept}


def _likeliest(groups: tuple[tuple[str, ...], ...], logs: Floats, others: Places) -> Places:
    """Return the likeliest digits (n,) among those of each group, then ``others``.

    ``logs``: of how probable each digit is in each place, (n, 10).
    """
    chosen, first = others.copy(), 0
    for group in groups:
        among = _in_digits(group)
        end = first + among.shape[1]
        said = logs[np.arange(first, end), among].sum(axis=1)
        chosen[first:end] = among[said.argmax()]
        first = end
    return chosen


@cache
def _in_digits(group: tuple[str, ...]) -> Places:
    return np.array([[*map(int, value)] for value in group])


def _counted(text: Text, line: Line) -> str:
    """Return the signs of a text that count."""
    return "".join(sign for _, sign in text if sign in DIGITS or not line.digits_alone)


def _heard(
    spoken: list[str],
    known: Iterable[Text],
    fits: Floats,
    candidates: list[Candidate],
    line: Line,
) -> dict[Text, float]:
    """Return what the network for whole lines reads and candidates can say, with their scores.

    ``known``: texts that are left out, as they are there already. ``fits``: of each candidate, how
    well each of ``NAMES`` does.
    """
    there = {_counted(text, line) for text in known}
    new = [text for text in spoken if text not in there]
    if not new:
        return {}
    of_signs = fits[:, _COUNT:]
    others = of_signs.max(axis=1) if line.digits_alone else np.full(len(fits), -np.inf)
    ways = ways_saying(
        [[LINE_CLASSES.index(sign) for sign in text] for text in new],
        fits,
        others,
        candidates,
        len(line.boxes),
    )
    heard = {}
    for text, (score, way) in zip(new, ways, strict=True):
        if way:
            named = tuple(
                (place, NAMES[_COUNT + of_signs[place].argmax()] if sign is None else NAMES[sign])
                for place, sign in way
            )
            usual = value_gain(text) if line.forms else 0.0
            heard[named] = score + line.forms * form_gain(text) + usual
    return heard


def _kinds(found: Floats, slashes: float) -> Floats:
    """Return the score of each of ``KINDS``, of (n, classes) probabilities: (n, kinds).

    The log-odds of the candidate being a sign at all, and how much of that is this kind's.
    ``slashes``: how common they are.
    """
    wrong = np.clip(found[:, -1:], LEAST, 1 - LEAST)
    kinds = np.concatenate((found[:, :_COUNT].sum(axis=1, keepdims=True), found[:, _COUNT:-1]), 1)
    kinds[:, KINDS.index("/")] *= slashes
    kinds = np.maximum(kinds / np.maximum(kinds.sum(axis=1, keepdims=True), LEAST), LEAST)
    return np.asarray(np.log((1 - wrong) / wrong) - WRONG_PRIOR + np.log(kinds))


def _nodes(kinds: Floats) -> Nodes:
    """Return what each candidate may be: the likeliest of its kinds."""
    likeliest = np.argsort(-kinds, axis=1)[:, :MOST_KINDS]
    rows = np.repeat(np.arange(len(kinds)), MOST_KINDS)
    return Nodes(rows, likeliest.ravel(), kinds[rows, likeliest.ravel()])


def _agreed(by_signs: Floats, by_digits: Floats) -> Floats:
    """Return which digit it is by two opinions: (n, 10), together 1."""
    both = np.maximum(by_signs, LEAST) ** SIGNS_SAY * np.maximum(by_digits, LEAST)
    return np.asarray(both / both.sum(axis=1, keepdims=True))


def by_bow(bow: float, bracket: str) -> float:
    """Return how probable a 1 is, and no bracket, by how far its stroke bends; 1 for NaN."""
    of_1, of_bracket = (
        exp(-(((bow - mean) / deviation) ** 2) / 2) / deviation
        for mean, deviation in (BOW_OF_1, BOWS[bracket])
    )
    either = ONES * of_1 + of_bracket
    return ONES * of_1 / either if either > 0 else 1.0


def by_bar(
    digits: Floats,
    bars: Floats,
    usual: tuple[tuple[float, float], tuple[float, float]] = BARS_OF_STROKES,
) -> Floats:
    """Return probabilities (n, 10) after a look at the bar that tells a 7 from a 1.

    ``bars``: (n,), in heights; NaN where it is not known. ``usual``: of a 1 and of a 7.
    """
    pair = digits[:, [1, 7]]
    means, deviations = np.array(usual).T
    off = (bars[:, None] - means) / deviations
    seen = pair * np.exp(-(off**2) / 2) / deviations
    shares = seen / np.maximum(seen.sum(axis=1, keepdims=True), LEAST**4)
    judged = digits.copy()
    judged[:, [1, 7]] = np.where(np.isfinite(off), shares * pair.sum(axis=1, keepdims=True), pair)
    return judged
