"""Teaching: a model that reads already learns a person's hand from a few drawings.

The drawings, each written in many ways and those that are misread in more, are mixed with what the
model was trained on, above all with what it only just reads, and its last layers learn them by a
short run of the one training loop (``training/loop.py``). It starts from the model's weights, and
the model itself is its teacher: where that is right, it stays as it is, so nothing is forgotten.
What that brings is measured on the original test images, and on the drawings themselves, each read
by a network that was taught without it (cross-validation).
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
from digitpad.training.compute.devices import PROCESSOR, UnsupportedError, failures_told
from digitpad.training.compute.distributed import ALONE, device_for
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended, Event, Progress, Warned, Weights
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run
from digitpad.training.session import TEST_CHUNK, TestScore, score
from digitpad.training.step import to_input
from digitpad.words import QT_TRANSLATE_NOOP, said

SETTINGS: Final[dict[str, Any]] = {
    "epochs": 1,
    "batch_size": 64,
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
    "distillation": 4.0,
    "fine_tunes": True,
}
"""The run's settings, whatever the architecture's own recipe is."""
OWN_IMAGES: Final = 1000
"""About so many images are made of the drawings, each in as many ways as that takes …"""
WAYS: Final = 2
"""… but at least in so many …"""
REPLAYED: Final = 1500
"""… and mixed with so many of what the model was trained on, or more where there are more."""
GENERATED: Final = 0.3
"""Part of them that is generated handwriting where there is MNIST, too."""
NEARLY_MISREAD: Final = 0.6
"""Part of them that are the images of MNIST, out of ``LOOKED_AT``, that the model comes closest to
misreading: what is forgotten is forgotten there first (compare Aljundi and others,
https://arxiv.org/abs/1908.04742)."""
LOOKED_AT: Final = 4000
FOLDS: Final = 3
"""The drawings are cut into so many parts; each is read after a teaching by the others."""
MANY: Final = 300
"""Of so many drawings one part in five is kept instead, which tells enough."""
TESTED: Final = 2500
"""The original test set is read on so many of its images at most, evenly taken."""
LEARNT_AT: Final = 3
"""An image that is learnt from takes as long as so many that are read."""
LEAST_DOUBT: Final = 1e-3
"""What is read well is learnt more often, too, where nothing is misread."""
SEED: Final = 0

Part = Literal["before", "learning", "checking", "after"]


class Share(NamedTuple):
    """How many of ``n`` drawings or images were read right: ``accuracy`` 0..1, NaN where n is 0."""

    accuracy: float = nan
    n: int = 0


class Standing(NamedTuple):
    """How well a model reads: the person's ``own`` digits, and the ``original`` test images."""

    own: Share
    original: Share

    def to_json(self) -> dict[str, Any]:
        return {
            name: {"accuracy": one.accuracy if one.n else None, "n": one.n}
            for name, one in (("own", self.own), ("original", self.original))
        }


class Teaching(NamedTuple):
    """A teaching goes on: ``fraction`` of all is done, 0..1.

    ``event``: what the run of the part “learning”, which makes the taught network, just said.
    """

    part: Part
    fraction: float
    event: Event | None = None


class Taught(NamedTuple):
    """What a teaching gave: the taught ``model``, and how well both read.

    ``original``: the data set whose test images were read. ``digits`` and ``others``: how many
    drawings of both kinds were learnt from. ``parts``: into how many the drawings were cut to be
    read by networks taught without them; 1 where only one of five was kept, 0 where none could be.
    """

    model: Model
    before: Standing
    after: Standing
    original: str
    digits: int
    others: int
    parts: int

    @property
    def gains(self) -> bool:
        """Whether more of the person's digits are read right than before, as far as tested."""
        return self.after.own.accuracy > self.before.own.accuracy


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
) -> Generator[Teaching, None, Taught | None]:
    """Teach ``model`` the hand of ``drawings`` and return what came of it; None where stopped.

    ``drawings``: their truths are digits, or anything else for what should be refused. ``tested``:
    other drawings, another person's perhaps, to be read in their place. ``dataset``: what the
    model's file calls them. ``data_dir``: where MNIST may lie; what is mixed in is generated
    handwriting, and MNIST where it is found. ``name``: of the taught model. ``threads``: as in
    ``TrainConfig``. ``control``, ``checkpoint`` and ``resume``: of the run that makes the model, as
    in ``training.loop.train``.
    Raises ``ConfigError`` for a model that reads no digits, ``DatasetError`` where there is nothing
    to learn from, and what ``train`` raises.
    """
    _require_teachable(model, drawings)
    config = _config(model, dataset, data_dir, threads)
    name, control = name or f"{model.info.name}, taught", control or Control()
    device = device_for(config.device, ALONE).name
    try:
        with failures_told(device):
            lesson = TeachingRun(model, drawings, tested, config, control)
            return (yield from lesson.give(name, checkpoint, resume))
    except UnsupportedError as error:
        yield Teaching(
            "before",
            0.0,
            Warned(
                QT_TRANSLATE_NOOP("errors", "{why} The teaching takes place there.").filled(
                    why=said(error)
                )
            ),
        )
    lesson = TeachingRun(model, drawings, tested, replace(config, device=PROCESSOR), control)
    return (yield from lesson.give(name, checkpoint, resume))


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
    """One teaching: what is learnt from and read, and how far it is."""

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
        self._source = dataset_at_hand(config.data_dir)
        self._device = torch.device(device_for(self.config.device, ALONE).name)
        self._original = load_dataset(
            self._source, data_dir=self.config.data_dir, device=self._device
        )
        self._test = self._evenly(self._original.test)
        self._parts = [] if self._tested else _parts(self._drawings)
        self._lessons = list(range(len(self._drawings)))
        self._replayed: list[Split] = []
        self._ways = WAYS
        self._total, self._done = inf, 0.0

    def give(
        self, name: str, checkpoint: Path | None, resume: Path | None
    ) -> Generator[Teaching, None, Taught | None]:
        start, all_digits = self._model.tensors, _digits(self._drawings)
        kept = self._tested or _digits(
            self._drawings[number] for part in self._parts for number in part
        )
        yield from self._prepare()
        original = yield from self._read("before", start, self._test)
        own = yield from self._read("before", start, self._as_drawn(kept))
        before = Standing(own, original)
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
        after = Standing(Share(right / len(kept), len(kept)) if self._parts else own, original)
        taught = model_from_run(self.config, ended, keep="last", name=name)
        taught = self._with_figures(taught, before, after)
        counts = len(all_digits), len(self._drawings) - len(all_digits), len(self._parts)
        return Taught(taught, before, after, self._source, *counts)

    def run(
        self,
        part: Part,
        learnt: Sequence[LabelledDrawing],
        read: Sequence[LabelledDrawing],
        checkpoint: Path | None = None,
        resume: Path | None = None,
    ) -> Generator[Teaching, None, Ended]:
        """Teach the model ``learnt`` by a run that is tested on ``read``."""
        own = in_many_ways(learnt, DIGITS, self._ways)
        share = own.count / (self._ways * len(self._lessons))
        mixed: list[Split] = [GeneratedSplit(own, self._device)]
        mixed += [limited(it, round(it.count * share)) for it in self._replayed]
        test = self._as_drawn(read) or limited(self._test, 1)
        checksum = f"sha256:{digest_of(learnt, read)}"
        data = Dataset(MY_HANDWRITING, JoinedSplit(mixed), test, checksum)
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
    ) -> Generator[Teaching, None, Share]:
        if split is None:
            return Share()
        for found in score(self._network(weights), split):
            yield self._teaching(part, 0.0)
            if isinstance(found, TestScore):
                self._done += split.count
                return Share(found.accuracy, found.count)
            if self._control.is_stopping:
                break
        return Share()

    def _prepare(self) -> Generator[Teaching, None, None]:
        """Decide how often each drawing is learnt, and what is mixed in."""
        own = self._as_drawn(self._drawings)
        assert own is not None
        doubt = torch.sigmoid(-(yield from self._margins(own))) + LEAST_DOUBT
        often = 1 + (doubt / doubt.sum() * own.count).round().long()
        self._lessons = torch.arange(own.count).repeat_interleave(often).tolist()
        self._ways = max(WAYS, ceil(OWN_IMAGES / len(self._lessons)))
        times = max(1, round(self._ways * len(self._lessons) / OWN_IMAGES))
        generated = HANDWRITING.read().train
        assert isinstance(generated, Series)
        has_mnist = self._source == MNIST.name
        most = round(REPLAYED * times * (GENERATED if has_mnist else 1))
        self._replayed = [GeneratedSplit(replace(generated, count=most, cache=None), self._device)]
        looked_at = min(self._original.train.count, LOOKED_AT * times) if has_mnist else 0
        learnt = len(self._lessons), *(len(self._without(part)) for part in self._parts)
        self._total = 2.0 * self._test.count + looked_at + self._cost(sum(learnt))
        if has_mnist:
            generator = torch.Generator().manual_seed(SEED)
            order = torch.randperm(self._original.train.count, generator=generator)[:looked_at]
            images = TensorSplit(*self._original.train.batch(order))
            closest = (yield from self._margins(images)).argsort()
            self._done += looked_at
            nearly = round(REPLAYED * times * NEARLY_MISREAD)
            others = REPLAYED * times - most - nearly
            chosen = torch.cat((closest[:nearly], closest[nearly:].sort().values[:others]))
            mixed = chosen[torch.randperm(len(chosen), generator=generator)]
            self._replayed.append(TensorSplit(*images.batch(mixed)))

    def _margins(self, split: Split) -> Generator[Teaching, None, Tensor]:
        """Return by how much the model's output for the truth is above all others, float32 (n,)."""
        network = self._network(self._model.tensors).eval()
        found = []
        for numbers in torch.arange(split.count).split(TEST_CHUNK):
            images, labels = split.batch(numbers)
            with torch.inference_mode():
                outputs = network(to_input(images))
            truths = labels.clamp(max=len(DIGITS) - 1)[:, None]
            digits = outputs[:, : len(DIGITS)]
            others = digits.scatter(1, truths, -inf).amax(1)
            margins = digits.gather(1, truths)[:, 0] - others
            # What is no digit should be refused by the last output.
            found.append(margins.where(labels < len(DIGITS), -outputs[:, -1]))
            yield self._teaching("before", 0.0)
        return torch.cat(found).cpu()

    def _network(self, weights: Weights) -> Network:
        network = build(self._model.info.architecture, seed=SEED)
        network.load_arrays(weights)
        return network.to(self._device)

    def _evenly(self, test: Split) -> Split:
        """Return ``TESTED`` images of the test set."""
        if isinstance(test, GeneratedSplit):
            return limited(test, TESTED)
        return TensorSplit(*test.batch(torch.arange(0, test.count, ceil(test.count / TESTED))))

    def _as_drawn(self, digits: Sequence[LabelledDrawing]) -> Split | None:
        if not digits:
            return None
        images, labels = map(torch.from_numpy, as_drawn(digits, DIGITS))
        return TensorSplit(images.to(self._device), labels.to(self._device))

    def _without(self, part: Sequence[int]) -> list[LabelledDrawing]:
        left_out = set(part)
        return [self._drawings[number] for number in self._lessons if number not in left_out]

    def _cost(self, lessons: int) -> float:
        return LEARNT_AT * self._ways * lessons * (1 + REPLAYED / OWN_IMAGES)

    def _teaching(self, part: Part, more: float, event: Event | None = None) -> Teaching:
        return Teaching(part, min(1.0, (self._done + more) / self._total), event)

    def _with_figures(self, taught: Model, before: Standing, after: Standing) -> Model:
        """Return the model with what is known of the one that was taught, and with its figures."""
        old = self._model.info
        extra = {**old.extra, **taught.info.extra, "taught from": old.name}
        licences = [one.extra.get("data licences", "") for one in (old, taught.info)]
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
        calibration = old.calibration  # too few drawings to fit another
        info = replace(taught.info, metrics=metrics, calibration=calibration, extra=extra)
        return Model(info, taught.tensors)


def _config(model: Model, dataset: str, data_dir: Path | None, threads: int) -> TrainConfig:
    made = model.info.architecture
    names = dict.fromkeys((dataset, HANDWRITING.name, dataset_at_hand(data_dir)))
    return config_for(
        made.name,
        join_names(names),
        model_arguments=made.arguments,
        data_dir=data_dir,
        threads=threads,
        seed=SEED,
        **SETTINGS,
    )


def _digits(drawings: Iterable[LabelledDrawing]) -> list[LabelledDrawing]:
    return [one for one in drawings if one.truth in DIGITS]


def _parts(drawings: Sequence[LabelledDrawing]) -> list[list[int]]:
    """Return the numbers of the drawings that are kept from each teaching that is to be read.

    Every class is spread over the parts. None where there are fewer than two digits.
    """
    if len(_digits(drawings)) < 2:
        return []
    count = 5 if len(drawings) >= MANY else min(FOLDS, len(drawings))
    by_class = sorted(range(len(drawings)), key=lambda number: drawings[number].truth or "")
    parts = [by_class[first::count] for first in range(count)]
    parts = [part for part in parts if _digits(drawings[number] for number in part)]
    return parts[:1] if len(drawings) >= MANY else parts
