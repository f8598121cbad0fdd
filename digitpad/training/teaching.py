"""Teaching: fine-tuning a trained model on a person's hand from a few drawings.

Each drawing is written in many ways, misread ones in more. They are mixed with the model's
training images, above all those that it barely reads correctly, and the model's last layer is
fine-tuned on them in a short run of the training loop (``training/loop.py``). The original model
is also the teacher (distillation): where it is right, its outputs are kept, so nothing is
forgotten. What is rejected stays so unless non-digits are taught, too. The result is tested on
the original test images, and on the drawings themselves by cross-validation.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from math import ceil, inf, nan
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import torch
from torch import Tensor

from digitpad.data.catalogue import HANDWRITING, MNIST, MY_HANDWRITING
from digitpad.data.family import Series
from digitpad.data.sets.ink_images import as_drawn, digest_of, in_many_ways
from digitpad.data.source import DataSource, dataset_at_hand, join_names
from digitpad.data.split import (
    Dataset,
    GeneratedSplit,
    JoinedSplit,
    Split,
    TensorSplit,
    limited,
    load_dataset,
)
from digitpad.errors import ConfigError, DatasetError, TrainingError
from digitpad.ink.drawing import LabelledDrawing
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS
from digitpad.models.torch.network import Network, build
from digitpad.training.compute.devices import PROCESSOR, UnsupportedError, translate_failures
from digitpad.training.compute.distributed import ALONE, device_for
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended, Event, Progress, Warned, Weights
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run
from digitpad.training.session import TEST_CHUNK, TestScore, score
from digitpad.training.step import to_input
from digitpad.words import QT_TRANSLATE_NOOP, UNKNOWN, accuracy, figure, message_of

SETTINGS: Final[dict[str, Any]] = {
    "epochs": 1,
    "batch_size": 16,
    "optimizer": "sgd",
    "learning_rate": 4e-2,
    "momentum": 0.9,
    "weight_decay": 0.0,
    "schedule": "one-cycle",
    "drop_last": True,
    "augment": True,
    "precision": "float32",
    "average_decay": 0.9,
    "outliers": 15,
    "annealing": 1.0,
    "distillation": 1.0,
    "fine_tunes": True,
}
"""The run's settings, independent of the architecture's recipe. With more distillation, drawings
that are nearly misread stay so, and others like them are still misread."""
OWN_IMAGES: Final = 1000
"""Target number of images made from the drawings, an equal number from each."""
WAYS: Final = 2
"""Least number of images made from each drawing."""
REPLAYED: Final = 1500
"""Training images of the model mixed in per ``OWN_IMAGES`` (experience replay)."""
GENERATED_SHARE: Final = 0.3
"""Fraction of the replayed images that is generated handwriting if MNIST is available, too."""
HARD_SHARE: Final = 0.6
"""Fraction of the replayed images that are hard ones: those of ``CANDIDATES`` images of MNIST, or
generated ones, that the model comes closest to misreading. Forgetting begins with them (compare
Aljundi et al., https://arxiv.org/abs/1908.04742)."""
CANDIDATES: Final = 4000
FOLDS: Final = 3
"""Number of folds of the cross-validation."""
HOLD_OUT_FROM: Final = 300
"""From this many drawings, a fifth is held out in place of cross-validation."""
MAX_TESTED: Final = 2500
"""Most images of the original test set that are read, evenly spaced."""
FORGOTTEN: Final = 0.01
"""Loss of accuracy on these images, 0..1, above which the model has forgotten something: two
standard errors, sqrt(0.06 / 2500), of two models that disagree on 6 % of ``MAX_TESTED``."""
LEARNING_COST: Final = 2
"""Time to train on an image, in units of the time to read one."""
MIN_DOUBT: Final = 1e-3
"""Least doubt of a drawing; if none is misread, all are repeated equally often."""
SEED: Final = 0

Part = Literal["before", "learning", "checking", "after"]


class Score(NamedTuple):
    """The ``accuracy`` on ``n`` drawings or images, 0..1; NaN if n is 0."""

    accuracy: float = nan
    n: int = 0

    @property
    def words(self) -> str:
        return accuracy(self.accuracy, figure(self.n), 1) if self.n else UNKNOWN


class Scores(NamedTuple):
    """A model's scores on the person's ``own`` digits and on the ``original`` test images."""

    own: Score
    original: Score

    def to_json(self) -> dict[str, Any]:
        return {
            name: {"accuracy": score.accuracy if score.n else None, "n": score.n}
            for name, score in (("own", self.own), ("original", self.original))
        }


class TeachingProgress(NamedTuple):
    """``fraction``: the part of all the work that is done, 0..1.

    ``event``: the latest of the part “learning”, the run that makes the taught network.
    ``misread``: how many of the drawings are misread now, or not refused although they are no
    digit, those to test on included; None until they have been read.
    """

    part: Part
    fraction: float
    event: Event | None = None
    misread: int | None = None


class TeachingResult(NamedTuple):
    """The taught ``model``, and the scores before and after.

    ``original``: the data set whose test images were read. ``digits`` and ``others``: number of
    drawings learnt from. ``parts``: number of folds that were held out; 1 if a single fifth was, 0
    if there were too few drawings.
    """

    model: Model
    before: Scores
    after: Scores
    original: str
    digits: int
    others: int
    parts: int

    @property
    def gains(self) -> bool:
        """Whether more of the tested digits of the person are read correctly than before."""
        return self.after.own.accuracy > self.before.own.accuracy

    @property
    def harms(self) -> bool:
        """Whether fewer of them are."""
        return self.after.own.accuracy < self.before.own.accuracy

    @property
    def forgets(self) -> bool:
        """Whether notably fewer of the original test images are read correctly than before."""
        return self._loss > FORGOTTEN

    @property
    def is_worth_it(self) -> bool:
        """Whether it gains, and if it forgets, gains more than it forgets."""
        gain = self.after.own.accuracy - self.before.own.accuracy
        return self.gains and not (self.forgets and self._loss >= gain)

    @property
    def _loss(self) -> float:
        return self.before.original.accuracy - self.after.original.accuracy


def teach(
    model: Model,
    drawings: Sequence[LabelledDrawing],
    *,
    tested: Sequence[LabelledDrawing] = (),
    dataset: str = MY_HANDWRITING.name,
    data_dir: Path | None = None,
    name: str = "",
    threads: int = 0,
    control: Control | None = None,
    checkpoint: Path | None = None,
    resume: Path | None = None,
) -> Generator[TeachingProgress, None, TeachingResult | None]:
    """Teach ``model`` the hand of ``drawings`` and return the result, or None if stopped.

    ``drawings``: their truths are digits, or anything else for drawings to reject. ``tested``:
    drawings to test on in their place, perhaps another person's. ``dataset``: the name of the
    drawings in the model file. ``data_dir``: where MNIST may be; generated handwriting is
    replayed, and MNIST if it is there. ``name``: of the taught model. ``threads``: as in
    ``TrainConfig``. ``control``, ``checkpoint`` and ``resume``: of the run that makes the model,
    as in ``training.loop.train``.
    Raises ``ConfigError`` for a model that does not read digits, ``DatasetError`` if there is
    nothing to learn from, and whatever ``train`` raises.
    """
    _require_teachable(model, drawings)
    config = _config(model, dataset, data_dir, threads)
    name, control = name or f"{model.info.name}, taught", control or Control()
    device = device_for(config.device, ALONE).name
    try:
        with translate_failures(device):
            teaching = TeachingRun(model, drawings, tested, config, control)
            return (yield from teaching.steps(name, checkpoint, resume))
    except UnsupportedError as error:
        yield TeachingProgress(
            "before",
            0.0,
            Warned(
                QT_TRANSLATE_NOOP("errors", "{why} The teaching takes place there.").filled(
                    why=message_of(error)
                )
            ),
        )
    teaching = TeachingRun(model, drawings, tested, replace(config, device=PROCESSOR), control)
    return (yield from teaching.steps(name, checkpoint, resume))


def _require_teachable(model: Model, drawings: Sequence[LabelledDrawing]) -> None:
    info = model.info
    if info.architecture.reconstructs:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. "
                "Choose a model that reads digits.",
            ).filled(model=info.name)
        )
    if complaint := DataSource((MY_HANDWRITING,)).why_unfit(info):
        raise ConfigError(complaint)
    if not drawings:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "There is nothing to learn from: draw some digits and say what they are."
            )
        )
    if not _digits(drawings) and not info.architecture.rejects:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "All {count} drawings are labelled as no digit, which {model} has no output for. "
                "Add drawings of digits, or choose the model that comes with digitpad.",
            ).filled(count=len(drawings), model=info.name)
        )


class TeachingRun:
    """One teaching: the images to learn from and to test on, and its progress."""

    def __init__(
        self,
        model: Model,
        drawings: Sequence[LabelledDrawing],
        tested: Sequence[LabelledDrawing],
        config: TrainConfig,
        control: Control,
    ) -> None:
        rejects = model.info.architecture.rejects
        self._model, self.config, self._control = model, config, control
        self._drawings = drawings if rejects else _digits(drawings)
        self._tested = _digits(tested)
        self._shape = model.info.architecture.input_shape
        self._source = dataset_at_hand(config.data_dir, self._shape)
        self._device = torch.device(device_for(self.config.device, ALONE).name)
        self._original = load_dataset(
            self._source,
            data_dir=self.config.data_dir,
            device=self._device,
            input_shape=self._shape,
        )
        self._test = self._evenly_spaced(self._original.test)
        self._parts = [] if self._tested else _parts(self._drawings)
        self._samples = list(range(len(self._drawings)))
        self._replayed: list[Split] = []
        self._ways = WAYS
        self._total, self._done = inf, 0.0
        self._misread: int | None = None

    def steps(
        self, name: str, checkpoint: Path | None, resume: Path | None
    ) -> Generator[TeachingProgress, None, TeachingResult | None]:
        start, all_digits = self._model.tensors, _digits(self._drawings)
        kept = self._tested or _digits(
            self._drawings[number] for part in self._parts for number in part
        )
        yield from self._prepare()
        original = yield from self._read("before", start, self._test)
        own = yield from self._read("before", start, self._as_drawn(kept))
        before = Scores(own, original)
        ended = yield from self.run("learning", self._without([]), all_digits, checkpoint, resume)
        own = yield from self._read("after", ended.last, self._as_drawn(self._tested))
        right = 0.0
        for part in self._parts:
            read = _digits(self._drawings[number] for number in part)
            checked = yield from self.run("checking", self._without(part), read)
            right += checked.best_accuracy * len(read)
        original = yield from self._read("after", ended.last, self._test)
        if self._control.is_stopping:
            return None
        after = Scores(Score(right / len(kept), len(kept)) if self._parts else own, original)
        taught = model_from_run(self.config, ended, keep="last", name=name)
        taught = self._with_figures(taught, before, after)
        counts = len(all_digits), len(self._drawings) - len(all_digits), len(self._parts)
        return TeachingResult(taught, before, after, self._source, *counts)

    def run(
        self,
        part: Part,
        learnt: Sequence[LabelledDrawing],
        read: Sequence[LabelledDrawing],
        checkpoint: Path | None = None,
        resume: Path | None = None,
    ) -> Generator[TeachingProgress, None, Ended]:
        """Fine-tune the model on ``learnt`` and test it on ``read``."""
        own = in_many_ways(learnt, DIGITS, self._ways, self._shape)
        share = own.count / (self._ways * len(self._samples))
        mixed: list[Split] = [GeneratedSplit(own, self._device)]
        mixed += [limited(split, round(split.count * share)) for split in self._replayed]
        test = self._as_drawn(read) or limited(self._test, 1)
        checksum = f"sha256:{digest_of(learnt, read, input_shape=self._shape)}"
        info = MY_HANDWRITING.as_input(self._shape)
        data = Dataset(info, JoinedSplit(mixed), test, checksum)
        cost, done = self._cost(len(learnt)), 0.0
        events = train(
            self.config,
            self._control,
            start=self._model,
            teacher=self._model,
            data=data,
            checkpoint=checkpoint,
            resume=resume,
        )
        for event in events:
            if isinstance(event, Progress):
                done = cost * event.fraction
            yield self._teaching(part, done, event if part == "learning" else None)
            if isinstance(event, Ended):
                if event.reason in ("diverged", "failed"):
                    raise TrainingError(event.message)
                self._done += cost
                return event
        raise TrainingError(QT_TRANSLATE_NOOP("errors", "The teaching ended without a result."))

    def _read(
        self, part: Part, weights: Weights, split: Split | None
    ) -> Generator[TeachingProgress, None, Score]:
        if split is None:
            return Score()
        for event in score(self._network(weights), split):
            yield self._teaching(part, 0.0)
            if isinstance(event, TestScore):
                self._done += split.count
                return Score(event.accuracy, event.count)
            if self._control.is_stopping:
                break
        return Score()

    def _prepare(self) -> Generator[TeachingProgress, None, None]:
        """Choose how often each drawing is repeated, and the images to replay."""
        own = self._as_drawn(self._drawings)
        assert own is not None
        margins = yield from self._margins(own)
        misread = int((margins <= 0).sum())
        if (tested := self._as_drawn(self._tested)) is not None:
            misread += int(((yield from self._margins(tested)) <= 0).sum())
        self._misread = misread
        yield self._teaching("before", 0.0)
        doubt = torch.sigmoid(-margins) + MIN_DOUBT
        often = 1 + (doubt / doubt.sum() * own.count).round().long()
        self._samples = torch.arange(own.count).repeat_interleave(often).tolist()
        self._ways = max(WAYS, ceil(OWN_IMAGES / len(self._samples)))
        times = max(1, round(self._ways * len(self._samples) / OWN_IMAGES))
        replayed, train = REPLAYED * times, self._original.train
        candidates = min(train.count, CANDIDATES * times)
        learnt = len(self._samples), *(len(self._without(part)) for part in self._parts)
        self._total = 2.0 * self._test.count + candidates + self._cost(sum(learnt))
        if self._source == MNIST.name:
            generated = HANDWRITING.read().train
            assert isinstance(generated, Series)
            some = replace(generated, count=round(replayed * GENERATED_SHARE), cache=None)
            self._replayed = [GeneratedSplit(some, self._device)]
        generator = torch.Generator().manual_seed(SEED)
        images = TensorSplit(*train.batch(train.arrival(generator).argsort()[:candidates]))
        closest = (yield from self._margins(images)).argsort()
        self._done += candidates
        nearly = round(replayed * HARD_SHARE)
        others = replayed - nearly - sum(split.count for split in self._replayed)
        chosen = torch.cat((closest[:nearly], closest[nearly:].sort().values[:others]))
        mixed = chosen[torch.randperm(len(chosen), generator=generator)]
        self._replayed.append(TensorSplit(*images.batch(mixed)))

    def _margins(self, split: Split) -> Generator[TeachingProgress, None, Tensor]:
        """Return the margins of the truth's output over all other outputs, float32 (n,)."""
        network = self._network(self._model.tensors).eval()
        margins_of_parts = []
        for numbers in torch.arange(split.count).split(TEST_CHUNK):
            images, labels = split.batch(numbers)
            with torch.inference_mode():
                outputs = network(to_input(images))
            truths = labels.clamp(max=len(DIGITS) - 1)[:, None]
            digits = outputs[:, : len(DIGITS)]
            others = digits.scatter(1, truths, -inf).amax(1)
            margins = digits.gather(1, truths)[:, 0] - others
            # Drawings of no digit should be rejected by the last output.
            margins_of_parts.append(margins.where(labels < len(DIGITS), -outputs[:, -1]))
            yield self._teaching("before", 0.0)
        return torch.cat(margins_of_parts).cpu()

    def _network(self, weights: Weights) -> Network:
        network = build(self._model.info.architecture, seed=SEED)
        network.load_arrays(weights)
        return network.to(self._device)

    def _evenly_spaced(self, test: Split) -> Split:
        if isinstance(test, GeneratedSplit):
            return limited(test, MAX_TESTED)
        return TensorSplit(*test.batch(torch.arange(0, test.count, ceil(test.count / MAX_TESTED))))

    def _as_drawn(self, digits: Sequence[LabelledDrawing]) -> Split | None:
        if not digits:
            return None
        images, labels = map(torch.from_numpy, as_drawn(digits, DIGITS, self._shape))
        return TensorSplit(images.to(self._device), labels.to(self._device))

    def _without(self, part: Sequence[int]) -> list[LabelledDrawing]:
        left_out = set(part)
        return [self._drawings[number] for number in self._samples if number not in left_out]

    def _cost(self, lessons: int) -> float:
        return LEARNING_COST * self._ways * lessons * (1 + REPLAYED / OWN_IMAGES)

    def _teaching(self, part: Part, more: float, event: Event | None = None) -> TeachingProgress:
        fraction = min(1.0, (self._done + more) / self._total)
        return TeachingProgress(part, fraction, event, self._misread)

    def _with_figures(self, taught: Model, before: Scores, after: Scores) -> Model:
        """Return the model with its scores, and with the original model's facts carried over."""
        old = self._model.info
        extra = {**old.extra, **taught.info.extra, "taught from": old.name}
        licences = [model.extra.get("data licences", "") for model in (old, taught.info)]
        extra["data licences"] = "; ".join(filter(None, licences))
        metrics = {
            "accuracy": after.original.accuracy,
            "n": after.original.n,
            "dataset": self._source,
            "part": "test",
            "seed": SEED,
            "before": before.to_json(),
            "after": after.to_json(),
        }
        calibration = old.calibration  # too few drawings to fit a new one
        info = replace(taught.info, metrics=metrics, calibration=calibration, extra=extra)
        return Model(info, self._with_rejection(taught.tensors))

    def _with_rejection(self, learnt: Weights) -> Weights:
        """Return the weights with the original's last output, unless non-digits were taught.

        With the few outliers mixed in, that output learned to accept thrice as many non-digits.
        """
        architecture = self._model.info.architecture
        if not architecture.rejects or len(_digits(self._drawings)) < len(self._drawings):
            return learnt
        weights = {name: array.copy() for name, array in learnt.items()}
        for name, array in self._model.tensors.items():
            if array.shape[:1] == (architecture.class_count + 1,):
                weights[name][architecture.class_count] = array[architecture.class_count]
        return weights


def _config(model: Model, dataset: str, data_dir: Path | None, threads: int) -> TrainConfig:
    network = model.info.architecture
    original = dataset_at_hand(data_dir, network.input_shape)
    names = dict.fromkeys((dataset, HANDWRITING.name, original))
    return config_for(
        network.name,
        join_names(names),
        model_arguments=network.arguments,
        data_dir=data_dir,
        threads=threads,
        seed=SEED,
        **SETTINGS,
    )


def _digits(drawings: Iterable[LabelledDrawing]) -> list[LabelledDrawing]:
    return [drawing for drawing in drawings if drawing.truth in DIGITS]


def _parts(drawings: Sequence[LabelledDrawing]) -> list[list[int]]:
    """Return the indices of the drawings of each fold to hold out; none for fewer than two digits.

    The folds are stratified by class.
    """
    if len(_digits(drawings)) < 2:
        return []
    count = 5 if len(drawings) >= HOLD_OUT_FROM else min(FOLDS, len(drawings))
    by_class = sorted(range(len(drawings)), key=lambda number: drawings[number].truth or "")
    parts = [by_class[first::count] for first in range(count)]
    parts = [part for part in parts if _digits(drawings[number] for number in part)]
    return parts[:1] if len(drawings) >= HOLD_OUT_FROM else parts
