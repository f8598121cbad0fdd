"""What is known about one model on one part of a data set, and the steps that measure it.

All tabs of “How good?” show the same measurement, so that nothing is loaded or read twice.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.data.catalogue import HANDWRITING, HANDWRITING_SMALL
from digitpad.data.source import DataSource, tested_images
from digitpad.files import write_atomically
from digitpad.gui.language import speech, tr
from digitpad.gui.widgets.wording import dataset_words
from digitpad.models.architecture import DIGIT_INPUT
from digitpad.words import sentences

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Part, Prepared
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.evaluation.readings import Readings
    from digitpad.evaluation.robustness import RobustnessProgress, RobustnessRow
    from digitpad.modelfile import Model

AS_STROKES: Final = (HANDWRITING.name, HANDWRITING_SMALL.name)
"""Sets whose test digits are known as drawings: robustness changes their strokes."""


SAMPLE_BATCHES: Final = 5
SAMPLE_BATCH: Final = 200


class Need(Enum):
    """What a tab needs: only the images, the model's readings, or readings of changed images."""

    IMAGES = auto()
    READINGS = auto()
    ROBUSTNESS = auto()


class Measurement(NamedTuple):
    """What is known so far; the images need no ``model``, everything else is about it.

    ``digits``: the number of digits behind all ``rows``, 0 while some are still missing.
    ``is_sample``: whether only some of the images were read.
    """

    dataset: str
    which: Part
    part: HeldOut | None = None
    model: Model | None = None
    evaluation: Evaluation | None = None
    rows: tuple[RobustnessRow, ...] = ()
    digits: int = 0
    is_sample: bool = False

    @property
    def readings(self) -> Readings | None:
        return None if self.evaluation is None else self.evaluation.readings

    @property
    def reads_nothing(self) -> bool:
        """Whether the model was found to be an autoencoder, which does not classify."""
        return self.evaluation is not None and self.evaluation.readings is None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known about a model."""
        return self.evaluation is None and not self.rows

    def is_about(self, model: Model | None) -> bool:
        """Return whether it is about a model, even if that was renamed meanwhile."""
        mine = self.model
        return mine is not None and model is not None and mine.tensors is model.tensors

    def begun_for(self, model: Model) -> Measurement:
        """Return this measurement or, if it is about another model, a new one with its images."""
        if self.is_about(model):
            return self
        return Measurement(self.dataset, self.which, self.part, model)

    def source_words(self) -> str:
        """Return the part and data set that it is about, as a sentence."""
        sentence = tr("Test part of {dataset}.")
        if self.which == "train":
            sentence = tr("Training part of {dataset}.")
        if self.is_sample:
            sentence = tr(sentences(sentence, tr("Every so many of its images was read.")))
        return sentence.format(dataset=dataset_words(self.dataset))

    def images_words(self) -> str:
        """Return what the images are: "MNIST test digits"."""
        if self.which == "train":
            return tr("training images of {dataset}").format(dataset=dataset_words(self.dataset))
        return tr(tested_images(self.dataset))


if TYPE_CHECKING:
    Steps = Generator[Prepared | tuple[int, int] | RobustnessProgress, None, Measurement]


def image_steps(begun: Measurement, folder: Path | None, convention: str = "") -> Steps:
    """Load the images, unless they are loaded."""
    from digitpad.data.split import part_steps

    if begun.part is not None:
        return begun
    shape = DIGIT_INPUT if begun.model is None else begun.model.info.architecture.input_shape
    steps = part_steps(begun.dataset, folder, begun.which, convention, shape)
    return begun._replace(part=(yield from steps))


def sample_size(model: Model) -> int:
    """Return how many images a model reads in a second or two on one core, at most 1,000."""
    from digitpad.recognise.engine import batch_size

    return SAMPLE_BATCHES * batch_size(model.info.architecture, SAMPLE_BATCH)


def reading_steps(
    begun: Measurement,
    folder: Path | None,
    threads: int,
    convention: str = "",
    *,
    is_sample: bool = False,
) -> Steps:
    """Read all images with the model, or a sample spread evenly over them."""
    from digitpad.evaluation.accuracy import evaluation_steps
    from digitpad.recognise.torch_engine import use_threads

    # It holds for this thread only.
    use_threads(threads)
    loaded = yield from image_steps(begun, folder, convention)
    assert loaded.part is not None
    assert loaded.model is not None
    images, labels = loaded.part.images, loaded.part.labels
    step = max(1, len(labels) // sample_size(loaded.model)) if is_sample else 1
    yield 0, len(labels[::step])
    evaluation = yield from evaluation_steps(loaded.model, images[::step], labels[::step])
    if evaluation.readings is not None:
        indices = evaluation.readings.places * step
        evaluation = replace(evaluation, readings=evaluation.readings._replace(places=indices))
    return loaded._replace(evaluation=evaluation, is_sample=step > 1)


def robustness_steps(begun: Measurement, folder: Path | None, threads: int, count: int) -> Steps:
    """Read the first ``count`` digits with the model, changed step by step."""
    from digitpad.evaluation.robustness import Digits, generated_digits, measure

    assert begun.model is not None
    so_far = begun
    if begun.dataset in AS_STROKES and begun.which == "test":
        most = DataSource.parse(begun.dataset).tested_on.test_count
        digits = generated_digits(min(count, most))
    else:
        so_far = yield from image_steps(so_far, folder)
        assert so_far.part is not None
        digits = Digits(so_far.part.images[:count], so_far.part.labels[:count])
    for step in measure(begun.model, digits, threads=threads):
        so_far = so_far._replace(rows=step.rows)
        yield step
    return so_far._replace(digits=count)


def written_page(measured: Measurement, path: Path) -> Generator[tuple[int, int], None, Path]:
    """Write the page about a model that has been measured."""
    from digitpad.explain.model_page import model_page

    part, evaluation, model = measured.part, measured.evaluation, measured.model
    assert part is not None
    assert evaluation is not None
    assert model is not None
    source = DataSource.parse(measured.dataset)
    page = yield from model_page(model, source, part.images, part.labels, evaluation, speech())
    write_atomically(path, page.encode())
    return path
