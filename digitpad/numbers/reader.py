"""Reads numbers: over-segments a line, classifies every candidate, takes the best hypothesis.

Two networks classify a candidate. The one for signs sees it as it stands on the line and says
whether it is a whole sign, and which; the one for digits sees it as ``mnist/1`` makes it and knows
many more hands. A third network reads the line as a whole: it adds its own n-best texts to those of
the lattice, and scores all of them.

Where no measurement is named, a value was set before anything was measured.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import cache
from math import exp
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.files import INK_MODEL, resource
from digitpad.generators import finished
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model, open_model
from digitpad.models.architecture import DIGITS, LINE_CLASSES
from digitpad.numbers.forms import DIGIT, form_gain, value_gain, values
from digitpad.numbers.lattice import KINDS, Candidate, Nodes, Places, aligned, n_best
from digitpad.numbers.line import Line
from digitpad.numbers.reading import UNREADABLE, Reading, Sign, ranked
from digitpad.numbers.strokes import StrokeLine
from digitpad.numbers.whole_line import columns_of, likely_texts, read_whole, text_scores
from digitpad.recognise.engine import Engine
from digitpad.recognise.pictures import reader_of_pictures
from digitpad.recognise.recogniser import probabilities_and_score, require_digits

SHIPPED_SIGNS: Final = "number-signs.safetensors"
N_BEST: Final = 16
"""Hypotheses of the lattice that the network for whole lines scores, chosen on cheques."""
N_BEST_OF_LINE: Final = 8
"""Texts that this network adds at each scale."""
LEAST: Final = 1e-4
"""Least probability of a class, of being a whole sign or not, and of being a digit or not."""
IMPOSSIBLE: Final = -1e4
"""Natural logarithm for a text with more signs than the network for whole lines has columns. If all
texts have, the other networks decide."""
WRONG_PRIOR: Final = 1.0
"""Log-odds by which candidates on a line are more often wrong than in training."""
MOST_KNOWN: Final = 5000
"""Most digits in the cache. While somebody writes, most of the line stays the same."""
MOST_KINDS: Final = 3
"""Nodes per candidate in the lattice."""
MAY_BE: Final = -3.0
"""Log-odds of being a digit below which the network for digits is not asked, to save time."""
DIGIT_SCORE_WEIGHT: Final = 0.35
"""Weight of the digit score's log-odds, against those of the network for signs, in whether a
candidate is a digit at all. Chosen on generated lines."""
SLASH: Final = KINDS.index("/")
SIGN_NETWORK_WEIGHT: Final = 0.5
"""Weight of the network for signs, against that for digits, in which digit a candidate is. Chosen
on generated lines."""

BARS_OF_STROKES: Final = ((0.17, 0.10), (0.56, 0.14))
"""Width of the uppermost quarter of a 1 and of a 7, in its heights: mean and standard deviation of
520 each (training pen digits). Networks read a 1 as a 7 where the pen came down askew."""
BARS_OF_INK: Final = ((0.17, 0.09), (0.54, 0.2))
"""The same for the uppermost tenth of images, including the pen's width: of 1,500 each (MNIST's
training part) and 400 generated ones. A few fonts print a 1 with a broad flag."""

BOW_OF_1: Final = (0.006, 0.042)
"""Sagitta of a 1 of one plain stroke, in its chords, positive to the left: mean and standard
deviation of 339 (UNIPEN's training part and the training pen digits)."""
BOWS: Final = {"(": (0.204, 0.058), ")": (-0.180, 0.068)}
"""The same for 149 and 207 brackets."""
ONES: Final = 4.0
"""How many times as common a 1 is as a bracket at an end of a line, at least."""

_COUNT: Final = len(DIGITS)
NAMES: Final = (*DIGITS, *KINDS[1:])
"""Classes of a candidate: ``KINDS`` with each digit by itself."""
Text = tuple[tuple[int, str], ...]
"""Candidates, as indices, and their signs, from left to right."""
Labelled = tuple[tuple[Candidate, str], ...]
"""Candidates and their signs, from left to right."""


class NBest(NamedTuple):
    """The n-best texts of a line and their scores, natural logarithms, (n,) each.

    ``segmented``: by the networks for signs and digits and the n-gram model; ``whole``: by the
    network for whole lines. ``fits``: for each candidate, the scores of ``NAMES`` by themselves.
    """

    texts: list[Labelled]
    segmented: Doubles
    whole: Doubles
    fits: dict[Candidate, Doubles]


class NumberReader:
    """Reads numbers with a model for digits, and the shipped networks for signs and whole lines.

    ``signs``, ``lines``: networks to use in place of the shipped ones. A ``model`` for whole lines
    reads alone. One thread at a time may use it. Raises ``InkError`` for a model that reads neither
    digits nor lines.
    """

    def __init__(
        self, model: Model | None = None, signs: Model | None = None, lines: Model | None = None
    ) -> None:
        # Parts of a line are seen as pictures.
        self.model = reader_of_pictures(model or open_model(resource(INK_MODEL)))
        info = self.model.info
        if not self.reads_alone:
            require_digits(info)
        self._digits = Engine(info.architecture, self.model.tensors)
        self._known: dict[bytes, Doubles] = {}
        self.signs = signs or shipped_signs()
        self._signs = Engine(self.signs.info.architecture, self.signs.tensors)
        self._lines = lines
        self._line_engines: dict[type[Line], Engine] = {}

    @property
    def reads_alone(self) -> bool:
        """Whether the model reads whole lines, without the other networks."""
        return self.model.info.architecture.reads_lines

    def read_drawing(self, drawing: Drawing) -> Reading:
        """Read the strokes of one line, in any order; boxes are in canvas units.

        Raises ``InkError`` for more strokes than anybody writes on a line.
        """
        return self.read([StrokeLine(drawing)])[0]

    def read(self, lines: Iterable[Line]) -> list[Reading]:
        """Read several lines."""
        return finished(self.reading(lines))

    def reading(self, lines: Iterable[Line]) -> Generator[int, None, list[Reading]]:
        """Read lines one by one; yields how many have been read. Closing it cancels the rest."""
        readings: list[Reading] = []
        for line in lines:
            readings.append(self._read(line) if len(line.boxes) else Reading())
            yield len(readings)
        return readings

    def _read(self, line: Line) -> Reading:
        if self.reads_alone:
            return read_whole(self._digits, line)
        return self.best(line, self.n_best(line))

    def best(self, line: Line, scored: NBest) -> Reading:
        """Return the reading of a line by its n-best texts."""
        texts, segmented, whole, fits = scored
        scores = segmented + line.whole * whole
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
        """Return the probability that a sign which stands alone is no digit, 0.0 if it is accepted.

        Beside other signs, its place on the line and the n-gram model tell more.
        """
        may_tell = self.model.info.architecture.rejects and not line.digits_alone
        if not may_tell or sign not in DIGITS:
            return 0.0
        score = float(self._digits_in([line.digit_image(candidate)])[0, _COUNT])
        return 1 - score if score < self.model.info.calibration.reject_below else 0.0

    def n_best(self, line: Line) -> NBest:
        """Return the n-best texts of a line, scored by all networks."""
        candidates = line.candidates()
        logits = self._signs.logits(line.views(candidates))
        shares = probabilities_and_score(self.signs, logits)[0].astype(np.float64)
        kinds = _kinds(shares, line.slashes)
        may_be = np.flatnonzero(kinds[:, 0] > MAY_BE)
        digits = np.full((len(candidates), _COUNT), 1 / _COUNT)
        if len(may_be):
            asked = [candidates[index] for index in may_be.tolist()]
            digits[may_be], odds = self._digits_of(line, asked, shares[may_be])
            kinds[may_be, 0] += DIGIT_SCORE_WEIGHT * odds
            # The network for digits takes a slash for a 1, so its score does not speak against one.
            kinds[may_be, SLASH] += DIGIT_SCORE_WEIGHT * odds * digits[may_be, 1]
        for index, candidate in enumerate(candidates):
            if hint := line.hint(candidate):
                kinds[index, [kind not in hint.signs for kind in KINDS]] -= hint.against
        nodes = _nodes(kinds)
        hypotheses = n_best(nodes, candidates, len(line.boxes), line.forms)
        named = [
            tuple((int(nodes.candidates[node]), KINDS[nodes.kinds[node]]) for node in path.chosen)
            for path in hypotheses
        ]
        texts = _texts_of_lattice(named, [path.score for path in hypotheses], digits, line)
        seen = [columns_of(self._line_engine(type(line)), line, size) for size in line.sizes]
        read = [text for columns in seen for text in likely_texts(columns, N_BEST_OF_LINE)]
        fits = kinds[:, :1] + np.log(np.maximum(digits, LEAST))
        fits = np.concatenate((fits, kinds[:, 1:]), axis=1)
        texts |= _texts_of_line([*dict.fromkeys(read)], texts, fits, candidates, line)
        counted = [_counted(text, line) for text in texts]
        whole = np.mean([text_scores(columns, counted) for columns in seen], axis=0)
        whole = np.maximum(whole, IMPOSSIBLE)
        labelled = [tuple((candidates[index], sign) for index, sign in text) for text in texts]
        of_each = dict(zip(candidates, fits, strict=True))
        return NBest(labelled, np.array([*texts.values()]), whole, of_each)

    def _line_engine(self, kind: type[Line]) -> Engine:
        """Return the network for whole lines of a kind, loaded when the first is read."""
        if kind not in self._line_engines:
            model = self._lines or shipped_lines(kind)
            self._line_engines[kind] = Engine(model.info.architecture, model.tensors)
        return self._line_engines[kind]

    def _digits_of(
        self, line: Line, candidates: list[Candidate], shares: Doubles
    ) -> tuple[Doubles, Doubles]:
        """Return the digits' probabilities, (n, 10), and the log-odds of being a digit, (n,).

        ``shares``: probabilities by the network for signs, (n, classes).
        """
        by_digits = self._digits_in([line.digit_image(candidate) for candidate in candidates])
        bars = np.array([line.bar_of(candidate) for candidate in candidates])
        agreed = by_bar(_combined(shares[:, :_COUNT], by_digits[:, :_COUNT]), bars)
        score = np.clip(by_digits[:, _COUNT], LEAST, 1 - LEAST)
        return agreed, np.log(score / (1 - score))

    def _digits_in(self, images: list[npt.NDArray[np.uint8]]) -> Doubles:
        """Return the digits' probabilities and the digit score, (n, 11); cached by image."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        names = [image.tobytes() for image in images]
        new = [index for index, name in enumerate(names) if name not in self._known]
        if new:
            outputs = self._digits.logits(np.stack([images[index] for index in new])[:, None])
            probabilities, score = probabilities_and_score(self.model, outputs)
            if not self.model.info.architecture.rejects:
                score[:] = 0.5
            for index, *row in zip(new, probabilities, score, strict=True):
                self._known[names[index]] = np.append(*row).astype(np.float64)
        return np.stack([self._known[name] for name in names])


@cache
def shipped_signs() -> Model:
    """Return the shipped network for signs."""
    return open_model(resource(SHIPPED_SIGNS))


@cache
def shipped_lines(of: type[Line]) -> Model:
    """Return the shipped network for whole lines ``of`` a kind."""
    return open_model(resource(of.network))


def _bracket_in(candidate: Candidate, line: Line) -> str:
    """Return the bracket that a 1 may be by its place, at an end of the line; else ""."""
    if candidate.first == 0 and candidate.end < len(line.boxes):
        return "("
    return ")" if candidate.end == len(line.boxes) and candidate.first else ""


def _likely(
    candidate: Candidate, texts: list[Labelled], weights: Doubles, fits: Doubles
) -> dict[str, tuple[float, float]]:
    """Return for each sign its weight in the line's texts, and how well it fits by itself."""
    likely = {name: (0.0, float(fit)) for name, fit in zip(NAMES, fits, strict=True)}
    for weight, text in zip(weights.tolist(), texts, strict=True):
        for name in (name for index, name in text if index == candidate):
            in_texts, alone = likely[name]
            likely[name] = in_texts + weight, alone
    return likely


def _texts_of_lattice(
    hypotheses: list[Text], scores: list[float], digits: Doubles, line: Line
) -> dict[Text, float]:
    """Return the ``N_BEST`` texts of the lattice's hypotheses, and their scores.

    Each hypothesis gives one with its likeliest digits, one for each place with the second
    likeliest there, and, where ``line`` has forms, one with the likeliest digits of a time or a
    date.
    """
    texts: dict[Text, float] = {}
    logs = np.log(np.maximum(digits, LEAST))
    for hypothesis, score in zip(hypotheses, scores, strict=True):
        of_digits = [number for number, (_, kind) in enumerate(hypothesis) if kind == DIGIT]
        own = logs[[hypothesis[number][0] for number in of_digits]]
        first, second = np.argsort(-own, axis=1)[:, :2].T
        spellings = [first]
        for number in range(len(of_digits)):
            spellings.append(first.copy())
            spellings[-1][number] = second[number]
        groups = values("".join(kind for _, kind in hypothesis)) if line.forms else ()
        if groups:
            spellings.append(_likeliest(groups, own, first))
        for spelling in spellings:
            text = list(hypothesis)
            for number, digit in zip(of_digits, spelling.tolist(), strict=True):
                text[number] = (hypothesis[number][0], DIGITS[digit])
            spelled = float(own[range(len(of_digits)), spelling].sum())
            usual = value_gain("".join(sign for _, sign in text)) if groups else 0.0
            texts[tuple(text)] = score + spelled + usual
    best = sorted(texts, key=lambda text: -texts[text])[:N_BEST]
    return {text: texts[text] for text in best}


def _likeliest(groups: tuple[tuple[str, ...], ...], logs: Doubles, default: Places) -> Places:
    """Return the likeliest value of each group, digit by digit, then ``default``: (n,).

    ``logs``: logarithms of the digits' probabilities in each place, (n, 10).
    """
    chosen, first = default.copy(), 0
    for group in groups:
        among = _in_digits(group)
        end = first + among.shape[1]
        scores = logs[np.arange(first, end), among].sum(axis=1)
        chosen[first:end] = among[scores.argmax()]
        first = end
    return chosen


@cache
def _in_digits(group: tuple[str, ...]) -> Places:
    return np.array([[*map(int, value)] for value in group])


def _counted(text: Text, line: Line) -> str:
    """Return the signs of a text that count: digits alone, or all."""
    return "".join(sign for _, sign in text if sign in DIGITS or not line.digits_alone)


def _texts_of_line(
    read: list[str],
    known: Iterable[Text],
    fits: Doubles,
    candidates: list[Candidate],
    line: Line,
) -> dict[Text, float]:
    """Return the texts of the network for whole lines, aligned with candidates, and their scores.

    ``known``: texts to leave out. ``fits``: scores of ``NAMES`` for each candidate.
    """
    there = {_counted(text, line) for text in known}
    new = [text for text in read if text not in there]
    if not new:
        return {}
    of_signs = fits[:, _COUNT:]
    others = of_signs.max(axis=1) if line.digits_alone else np.full(len(fits), -np.inf)
    alignments = aligned(
        [[LINE_CLASSES.index(sign) for sign in text] for text in new],
        fits,
        others,
        candidates,
        len(line.boxes),
    )
    texts = {}
    for text, (score, path) in zip(new, alignments, strict=True):
        if path:
            named = tuple(
                (index, NAMES[_COUNT + of_signs[index].argmax()] if sign is None else NAMES[sign])
                for index, sign in path
            )
            usual = value_gain(text) if line.forms else 0.0
            texts[named] = score + line.forms * form_gain(text) + usual
    return texts


def _kinds(shares: Doubles, slashes: float) -> Doubles:
    """Return the scores of ``KINDS`` from (n, classes) probabilities: (n, kinds).

    A score is the log-odds of being a whole sign plus the logarithm of the kind's share in that.
    """
    wrong = np.clip(shares[:, -1:], LEAST, 1 - LEAST)
    kinds = np.concatenate((shares[:, :_COUNT].sum(axis=1, keepdims=True), shares[:, _COUNT:-1]), 1)
    kinds[:, SLASH] *= slashes
    kinds = np.maximum(kinds / np.maximum(kinds.sum(axis=1, keepdims=True), LEAST), LEAST)
    return np.asarray(np.log((1 - wrong) / wrong) - WRONG_PRIOR + np.log(kinds))


def _nodes(kinds: Doubles) -> Nodes:
    """Return a node for each of a candidate's ``MOST_KINDS`` likeliest kinds."""
    likeliest = np.argsort(-kinds, axis=1)[:, :MOST_KINDS]
    rows = np.repeat(np.arange(len(kinds)), MOST_KINDS)
    return Nodes(rows, likeliest.ravel(), kinds[rows, likeliest.ravel()])


def _combined(by_signs: Doubles, by_digits: Doubles) -> Doubles:
    """Return the digits' probabilities by both networks: (n, 10), in sum 1."""
    both = np.maximum(by_signs, LEAST) ** SIGN_NETWORK_WEIGHT * np.maximum(by_digits, LEAST)
    return np.asarray(both / both.sum(axis=1, keepdims=True))


def by_bow(bow: float, bracket: str) -> float:
    """Return the probability of a 1 against a ``bracket`` by its bow; 1.0 for NaN."""
    for_1, for_bracket = (
        exp(-(((bow - mean) / deviation) ** 2) / 2) / deviation
        for mean, deviation in (BOW_OF_1, BOWS[bracket])
    )
    either = ONES * for_1 + for_bracket
    return ONES * for_1 / either if either > 0 else 1.0


def by_bar(
    digits: Doubles,
    bars: Doubles,
    usual: tuple[tuple[float, float], tuple[float, float]] = BARS_OF_STROKES,
) -> Doubles:
    """Return digits' probabilities (n, 10), those of 1 and 7 updated by the width of the bar.

    ``bars``: (n,), in heights; NaN where it is not known. ``usual``: mean and standard deviation
    for a 1 and for a 7.
    """
    pair = digits[:, [1, 7]]
    means, deviations = np.array(usual).T
    off = (bars[:, None] - means) / deviations
    seen = pair * np.exp(-(off**2) / 2) / deviations
    shares = seen / np.maximum(seen.sum(axis=1, keepdims=True), LEAST**4)
    judged = digits.copy()
    judged[:, [1, 7]] = np.where(np.isfinite(off), shares * pair.sum(axis=1, keepdims=True), pair)
    return judged
