"""A reader of anybody's own classes in seconds: a new last layer on a shipped reader's features.

The features of the drawings (and of each, written in other ways), of generated letters, shapes and
digits that are none of the classes, and their classes give a linear layer in closed form, by ridge
regression. Leaving a drawing out, with all ways of writing it, is exact in closed form, too: so
each is read by a layer that never saw it, and the probabilities and thresholds are fitted to these
readings. A hand is left out in the same way, where there are several.
Rifkin, Lippert, 2007: Notes on Regularized Least Squares, section 4 (leaving one out).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Floats
from digitpad.collection.sample import Sample
from digitpad.errors import DatasetError
from digitpad.files import INK_MODEL, SHIPPED_MODEL, resource
from digitpad.handwriting import outliers, synthesis
from digitpad.handwriting.stroke_augmentation import augmented
from digitpad.ink.normalise import PEN_WIDTH_PX
from digitpad.modelfile import Calibration, Model, new_info, open_model
from digitpad.models.catalogue import architecture
from digitpad.models.layers import Flatten
from digitpad.recognise.calibration import calibrated
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.words import QT_TRANSLATE_NOOP, joined, labelled

WAYS: Final = 3
"""Images of each drawing: as it was drawn, and rewritten."""
MOST_IMAGES: Final = 3_000
"""With more drawings, each is used in fewer ways."""
OTHERS: Final = 1_000
"""Generated drawings that are none of the classes, to learn from."""
DIGIT_SHARE: Final = 0.15
"""Fraction of them that is digits."""
TESTED_OTHERS: Final = 300
"""Others of kinds that were not learned from, to test on."""
SEED: Final = 11
REGULARISATION: Final = 1.0
SCALE: Final = 3.0
"""Length of a usual vector of features, which are centred first."""
KEPT: Final = 0.97
"""Share of the drawings that are not refused, each when it was left out."""
LEAST_DRAWINGS: Final = 2
AT_ONCE: Final = 40
"""Samples whose images are drawn together, and images that are read together."""
ROWS_AT_ONCE: Final = 1_000
"""Rows of features that are scaled together, which needs a copy of them."""

Halves = npt.NDArray[np.float16]
Order = npt.NDArray[np.intp]
Images = npt.NDArray[np.uint8]


class Hand(NamedTuple):
    """A writer, and the ``accuracy``, 0..1, on ``n`` drawings of which none was learned."""

    writer: str
    accuracy: float
    n: int


class Learned(NamedTuple):
    """A reader of new classes, and how well it reads what was left out.

    ``accuracy``: of ``n`` drawings, each read by a layer that did not learn from it; ``confusion``:
    int (classes, classes), row: true class. ``refused``: fraction of ``others`` drawings of other
    things that it refuses; ``kept``: of the drawings that it does not. ``hands``: the one
    that is read worst first; empty if there are not two writers.
    """

    model: Model
    accuracy: float
    n: int
    confusion: npt.NDArray[np.int64]
    refused: float
    others: int
    kept: float
    hands: tuple[Hand, ...]


def shipped_base(samples: Sequence[Sample]) -> Model:
    """Return the shipped reader whose features are used: that of drawings, or that of pictures."""
    has_pictures = any(sample.image is not None for sample in samples)
    return _shipped(SHIPPED_MODEL if has_pictures else INK_MODEL)


@lru_cache(maxsize=2)
def _shipped(file: str) -> Model:
    return open_model(resource(file))


def learn_classes(
    samples: Sequence[Sample], classes: Sequence[str], *, name: str, base: Model | None = None
) -> Generator[float, None, Learned]:
    """Learn to tell ``classes`` apart; yields the fraction of the work that is done, 0..1.

    ``samples``: drawings and pictures; a label that is no class teaches to refuse what looks like
    it. ``name``: of the model. ``base``: a reader of the architecture “digitpad” or “digitpad-ink”.
    Raises ``DatasetError`` if a class has fewer than ``LEAST_DRAWINGS``.
    """
    _require_enough(samples, classes)
    base = base or shipped_base(samples)
    yield 0.0
    others = _others(base)
    yield 0.3
    count, index_of = len(classes), {label: index for index, label in enumerate(classes)}
    labels = np.array([index_of.get(sample.label, count) for sample in samples])
    ways = max(1, min(WAYS, MOST_IMAGES // len(samples)))
    learned = others.learned[[kind not in index_of for kind in others.learned_kinds]]
    sizes = [1 if sample.image is not None else ways for sample in samples]
    owner = np.repeat(np.arange(len(samples)), sizes)
    seen = np.empty((len(owner) + len(learned), learned.shape[1]), np.float16)
    seen[len(owner) :] = learned
    ends = np.cumsum(sizes)
    for begin in range(0, len(samples), AT_ONCE):
        part = range(begin, min(begin + AT_ONCE, len(samples)))
        images = [_images(samples[number], base, number, ways) for number in part]
        end = ends[part[-1]]
        seen[end - sum(map(len, images)) : end] = _features(base).of(np.concatenate(images))
        yield 0.3 + 0.5 * begin / len(samples)
    truths = np.append(labels[owner], np.full(len(learned), count))
    ridge = Ridge(seen, truths, count + 1)
    yield 0.9
    left_out = np.concatenate([ridge.without_each(part) for part in _parts(sizes)])
    foreign = ridge.outputs(others.tested[[kind not in index_of for kind in others.tested_kinds]])
    model = _model(base, ridge, tuple(classes), name)
    model = _with_calibration(model, left_out, labels, foreign)
    hands = _hands(ridge, samples, labels, owner, count)
    return _judged(model, left_out, labels, foreign, hands)


class Ridge:
    """A linear layer in closed form: one output for each label, whose target is 1 for its own.

    ``features``: float16 or float32 (n, k), kept as they are, and not copied; ``labels``: int (n,),
    from 0 to ``count`` − 1. Every label has the same weight in all.
    """

    def __init__(self, features: Floats | Halves, labels: Order, count: int) -> None:
        self._features, self._mean = features, features.mean(axis=0, dtype=np.float32)
        lengths = [np.linalg.norm(features[part] - self._mean, axis=1) for part in self._parts()]
        self._scale = SCALE / float(np.concatenate(lengths).mean())
        sizes = np.bincount(labels, minlength=count)
        self._weights = (len(labels) / count / np.maximum(sizes, 1))[labels].astype(np.float32)
        self._targets = np.eye(count, dtype=np.float32)[labels]
        self._gram, self._moment = self._sums([*self._parts()])
        self._gram[np.diag_indices_from(self._gram)] += REGULARISATION
        self._inverse = np.linalg.inv(self._gram)
        self._layer = self._inverse @ self._moment

    def _parts(self) -> Iterator[slice]:
        for begin in range(0, len(self._features), ROWS_AT_ONCE):
            yield slice(begin, begin + ROWS_AT_ONCE)

    def _sums(self, parts: Sequence[slice | Order]) -> tuple[Doubles, Doubles]:
        """Return the products of rows with themselves and with their targets, weighted."""
        width = self._features.shape[1] + 1
        gram, moment = np.zeros((width, width)), np.zeros((width, self._targets.shape[1]))
        for part in parts:
            rows = self._scaled(self._features[part])
            weighted = rows * self._weights[part, None]
            gram += rows.T @ weighted
            moment += weighted.T @ self._targets[part]
        return gram, moment

    def _scaled(self, features: Floats | Halves) -> Floats:
        centred = (features - self._mean) * np.float32(self._scale)
        return np.concatenate((centred, np.ones((len(features), 1), np.float32)), axis=1)

    def outputs(self, features: Floats) -> Floats:
        """Return the layer's outputs, float32 (n, count)."""
        return (self._scaled(features) @ self._layer).astype(np.float32)

    def without(self, group: Order) -> Floats:
        """Return the outputs for some of the rows of a layer that did not learn from them."""
        if len(group) <= self._features.shape[1]:
            return self._without([group])[0]
        parts = np.array_split(group, len(group) // ROWS_AT_ONCE + 1)
        gram, moment = self._sums(parts)
        layer = np.linalg.solve(self._gram - gram, self._moment - moment)
        outputs = [self._scaled(self._features[part]) @ layer for part in parts]
        return np.concatenate(outputs).astype(np.float32)

    def without_each(self, groups: Sequence[Order]) -> Floats:
        """Return the outputs for the first row of each group, each of a layer without the group."""
        return np.stack([outputs[0] for outputs in self._without(groups)])

    def _without(self, groups: Sequence[Order]) -> list[Floats]:
        indices = np.concatenate(groups)
        rows = self._scaled(self._features[indices]).astype(np.float64)
        projected, weights = rows @ self._inverse, self._weights[indices]
        targets = self._targets[indices]
        errors, predictions, begin = targets - rows @ self._layer, [], 0
        for group in groups:
            part = slice(begin, begin + len(group))
            influence = (projected[part] @ rows[part].T) * weights[part]
            unseen = np.linalg.solve(np.eye(len(group)) - influence, errors[part])
            predictions.append((targets[part] - unseen).astype(np.float32))
            begin = part.stop
        return predictions

    def layer(self) -> dict[str, Floats]:
        """Return the tensors ``output.weight`` and ``output.bias`` for features as they are."""
        weight = self._layer[:-1] * self._scale
        bias = self._layer[-1] - self._mean.astype(np.float64) @ weight
        named = {"output.weight": weight.T, "output.bias": bias}
        return {key: np.ascontiguousarray(array, np.float32) for key, array in named.items()}


class _Features:
    """A reader up to the features that its classifier sees."""

    def __init__(self, base: Model) -> None:
        network = base.info.architecture
        upto = network.layers.index(Flatten()) + 1
        self._seen = replace(network, layers=network.layers[:upto])
        self._engine = Engine(self._seen, base.tensors, reads_many=True)

    def of(self, images: Images) -> Floats:
        """Return float32 (n, k) of images, uint8 (n, h, w) or (n, channels, h, w)."""
        # Few at once: what the runtime takes for many is never returned.
        every = images.reshape(-1, *self._seen.input_shape)
        parts = range(0, len(every), AT_ONCE)
        return np.concatenate([self._engine.logits(every[n : n + AT_ONCE]) for n in parts])


class _Others(NamedTuple):
    """Features of drawings that are none of the classes, to learn from and to test on."""

    learned: Floats
    learned_kinds: tuple[str, ...]
    tested: Floats
    tested_kinds: tuple[str, ...]


def _parts(sizes: Sequence[int]) -> Iterator[list[Order]]:
    """Yield the places of the rows of each sample, of some samples at a time."""
    groups = np.split(np.arange(sum(sizes)), np.cumsum(sizes)[:-1])
    for begin in range(0, len(groups), AT_ONCE):
        yield groups[begin : begin + AT_ONCE]


@lru_cache(maxsize=2)
def _features(base: Model) -> _Features:
    return _Features(base)


@lru_cache(maxsize=2)
def _others(base: Model) -> _Others:
    draw, features = base.info.preprocessing.drawn(), _features(base).of
    count = round(OTHERS * DIGIT_SHARE)
    digits, names = synthesis.labelled_batch(SEED, 0, count, draw=draw)
    trained = outliers.trained_kinds()
    shapes, kinds = outliers.labelled_batch(SEED, 0, OTHERS - count, only=trained, draw=draw)
    tested, tested_kinds = outliers.labelled_batch(
        SEED, 0, TESTED_OTHERS, only=outliers.HELD_OUT, draw=draw
    )
    learned_kinds = (*kinds, *map(str, names.tolist()))
    learned = np.concatenate((features(shapes), features(digits)))
    return _Others(learned, learned_kinds, features(tested), tested_kinds)


def _model(base: Model, ridge: Ridge, classes: tuple[str, ...], name: str) -> Model:
    network = base.info.architecture.name
    extended = architecture("own-classes", base=network, classes=len(classes))
    known = dict(base.tensors) | ridge.layer()
    known_as = {"preprocessing": base.info.preprocessing, "extra": {"set": name}}
    info = new_info(extended, name, classes=classes, **known_as)
    return Model(info, {key: known[key] for key in extended.tensors()})


def _with_calibration(model: Model, left_out: Floats, labels: Order, foreign: Floats) -> Model:
    phrase = QT_TRANSLATE_NOOP("data", "{count:,} drawings, each left out")
    measured_on = str(phrase.filled(count=len(labels)))
    model = calibrated(
        model, left_out, labels, keep=KEPT, outliers=foreign, measured_on=measured_on
    )
    # From few drawings, which are read almost without error, no doubt can be measured.
    least = min(model.info.calibration.unsure_below, Calibration().unsure_below)
    calibration = replace(model.info.calibration, unsure_below=least)
    return replace(model, info=replace(model.info, calibration=calibration))


def _images(sample: Sample, base: Model, number: int, ways: int) -> Images:
    """Return a sample as the reader sees it, and a drawing in other ways, too."""
    if sample.image is not None:
        return sample.image[None]
    draw = base.info.preprocessing.drawn()
    rewritten = [augmented(sample.drawing, SEED, number, way) for way in range(1, ways)]
    return np.stack([draw(*drawn) for drawn in ((sample.drawing, PEN_WIDTH_PX), *rewritten)])


def _judged(
    model: Model,
    left_out: Floats,
    labels: Order,
    foreign: Floats,
    hands: tuple[Hand, ...],
) -> Learned:
    """Return how well a model reads, with the figures in its metadata."""
    count, least = len(model.info.classes), model.info.calibration.reject_below
    is_own = labels < count
    outputs, truths = left_out[is_own], labels[is_own]
    read = outputs[:, :count].argmax(axis=1)
    confusion = np.zeros((count, count), np.int64)
    np.add.at(confusion, (truths, read), 1)
    kept = float((probabilities_and_score(model, outputs)[1] >= least).mean())
    refused = float((probabilities_and_score(model, foreign)[1] < least).mean())
    accuracy, n = float((read == truths).mean()), len(truths)
    metrics = {
        "accuracy": accuracy,
        "n": n,
        "dataset": "my-things",
        "part": "each left out",
        "confusion": confusion.tolist(),
        "refused": {"accuracy": refused, "n": len(foreign)},
        "hands": [list(hand) for hand in hands],
        "seed": SEED,
    }
    model = replace(model, info=replace(model.info, metrics=metrics, dataset="my-things"))
    return Learned(model, accuracy, n, confusion, refused, len(foreign), kept, hands)


def _hands(
    ridge: Ridge, samples: Sequence[Sample], labels: Order, owner: Order, count: int
) -> tuple[Hand, ...]:
    """Return how each writer is read, left out with all drawings, the worst first."""
    writers = np.array([sample.writer for sample in samples])
    hands = []
    for writer in sorted({*writers.tolist()} - {""}):
        is_own = (writers == writer) & (labels < count)
        rows = np.flatnonzero(is_own[owner])
        if is_own.any() and not is_own.all():
            firsts = np.unique(owner[rows], return_index=True)[1]
            read = ridge.without(rows)[firsts, :count].argmax(axis=1)
            right = float((read == labels[is_own]).mean())
            hands.append(Hand(writer, right, int(is_own.sum())))
    return tuple(sorted(hands, key=lambda hand: hand.accuracy))


def _require_enough(samples: Sequence[Sample], classes: Sequence[str]) -> None:
    counts = Counter(sample.label for sample in samples)
    if few := [name for name in classes if counts[name] < LEAST_DRAWINGS]:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "There are too few drawings to learn from: draw at least {least} of each ({names}).",
        )
        names = joined(labelled(name, str(counts[name])) for name in few)
        raise DatasetError(message.filled(least=LEAST_DRAWINGS, names=names))
