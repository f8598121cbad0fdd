"""The public API: ``import digitpad`` exports these names, each loaded on first use.

These names with their return values, the commands with their JSON, and the file formats are
stable; everything else may change with any version. Reading needs neither torch nor Qt; training,
``module``, ``transform`` and ``dataset`` load torch.

A picture is the name of a file, a file's bytes, or an array: uint8 (h, w) grey, (h, w, 3) RGB. Of
a file of several pages, the first is read.
"""

from __future__ import annotations

import os
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from digitpad import wings
from digitpad.errors import ConfigError, DigitpadError, InkError
from digitpad.files import INK_MODEL, PAPER_MODEL, resource
from digitpad.ink.drawing import Drawing
from digitpad.ink.inkml import read_inkml
from digitpad.modelfile import Model, Told, save_model
from digitpad.modelfile.store import NOTHING_TOLD
from digitpad.recognise.conventions import open_settled
from digitpad.training.config import TrainConfig, config_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from digitpad.data.torch_dataset import ImageDataset
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.models.torch.named import NamedNetwork
    from digitpad.numbers.reader import NumberReader
    from digitpad.numbers.reading import Reading
    from digitpad.paper.api import PaperReader, PaperResult
    from digitpad.recognise.prediction import Prediction
    from digitpad.recognise.recogniser import Recogniser
    from digitpad.recognise.transform import PictureTransform
    from digitpad.training.control import Control
    from digitpad.training.events import Ended, Event

__all__ = [
    "DigitpadError",
    "Reader",
    "TrainConfig",
    "config_for",
    "dataset",
    "evaluate",
    "model_from_run",
    "module",
    "open_model",
    "read_inkml",
    "read_number",
    "read_page",
    "read_table",
    "save_model",
    "train",
    "transform",
]

Array = npt.NDArray[np.uint8]
Picture = str | os.PathLike[str] | bytes | Array


class Reader:
    """Reads digits, numbers, pages and tables with one model. One thread at a time may use it.

    ``model``: a model or the name of its file; by default, those that come with digitpad: one for
    drawings, one for pictures, and one for photos of paper. Every method raises ``InkError`` for
    input that cannot be read, or that the model does not read; creating a ``Reader`` may raise
    ``ModelFileError``. Both are kinds of ``DigitpadError``, which is raised, too, where the part
    that reads numbers or paper is not installed.
    """

    def __init__(self, model: Model | str | os.PathLike[str] | None = None) -> None:
        self._is_chosen = model is not None
        if not isinstance(model, Model):
            model = open_model(model or resource(INK_MODEL))
        self.model = model

    def read(self, source: Picture | Drawing) -> Prediction:
        """Read one digit, or one picture of another of the model's classes.

        Returns ``label`` ("7"), ``confidence`` (0..1) and ``verdict`` ("digit", "unsure", "not a
        digit", "nothing drawn") beside the ``probabilities`` of all ``classes``. ``wants_page``
        says of a large picture that is not surely read that ``read_page`` may read more in it.
        """
        if isinstance(source, Drawing):
            return self._recogniser.recognise(source)
        reader, picture = self._reader_of_pictures, _opened(source)
        name = source if isinstance(source, str) else "the picture"
        prepared = reader.model.info.preprocessing.prepare(picture, name)
        return reader.recognise_picture(prepared).prediction

    def read_number(self, source: Picture | Drawing) -> Reading:
        """Read a number on one line.

        Returns its ``text`` ("12:30"; "?" for a sign that cannot be read), ``sure`` (the
        probability, 0..1, that all of it is right) and its ``signs``, each with ``probability``
        and ``box``: left, top, right, bottom in pixels, or in canvas units (0..1) for a drawing.
        """
        if isinstance(source, Drawing):
            return self._numbers.read_drawing(source)
        return self._paper.read_line(_opened(source))

    def read_page(self, source: Picture) -> PaperResult:
        """Read the numbers on a photo or scan of a page, ignoring its words.

        Returns its ``numbers``, and its ``lines`` of them; each has ``text``, ``box`` (left, top,
        right, bottom in pixels of the photo, turned by ``turned`` degrees) and ``sure`` (bool).
        """
        return self._paper.read_page(_opened(source))

    def read_table(self, source: Picture) -> PaperResult:
        """Read the table on a photo or scan, with or without ruled lines.

        Returns its ``rows`` of texts; ``doubtful``, the cells to check as (row, column) from 0;
        and ``doubt``, a text on why the rows and columns themselves may be wrong. ``save`` writes
        CSV or Excel.
        """
        return self._paper.read_table(_opened(source))

    # Creating an engine takes longer than reading a digit, so each is created once, on first use.

    @cached_property
    def _reader_of_pictures(self) -> Recogniser:
        from digitpad.recognise.pictures import reader_of_pictures
        from digitpad.recognise.recogniser import Recogniser

        model = reader_of_pictures(self.model)
        return self._recogniser if model is self.model else Recogniser(model)

    @cached_property
    def _recogniser(self) -> Recogniser:
        from digitpad.recognise.recogniser import Recogniser

        return Recogniser(self.model)

    @cached_property
    def _numbers(self) -> NumberReader:
        reader: type[NumberReader] = wings.find("NumberReader")
        return reader(self.model)

    @cached_property
    def _paper(self) -> PaperReader:
        reader: type[PaperReader] = wings.find("PaperReader")
        return reader(self.model if self._is_chosen else open_model(resource(PAPER_MODEL)))


def open_model(path: str | os.PathLike[str], told: Told = NOTHING_TOLD) -> Model:
    """Open a model; what its file does not say is chosen by reading digits, and said in its guess.

    ``told``: what is known of weights from elsewhere, such as their layers. Raises
    ``ModelFileError``, ``ConfigError``.
    """
    return open_settled(path, told)


@cache
def _shipped() -> Reader:
    return Reader()


def read_number(source: Picture | Drawing) -> Reading:
    """Read a number on one line with the shipped model: see ``Reader.read_number``."""
    return _shipped().read_number(source)


def read_page(source: Picture) -> PaperResult:
    """Read a page with the shipped model: see ``Reader.read_page``."""
    return _shipped().read_page(source)


def read_table(source: Picture) -> PaperResult:
    """Read a table with the shipped model: see ``Reader.read_table``."""
    return _shipped().read_table(source)


def train(config: TrainConfig, control: Control | None = None) -> Iterator[Event]:
    """Train with the settings of ``config_for``; yield events as they happen, ``Ended`` last.

    ``control``: lets another thread pause or stop the run, or request its weights. Raises
    ``ConfigError`` for incompatible settings, ``DatasetError`` if the data is missing.
    """
    from digitpad.training import loop

    return loop.train(config, control)


def model_from_run(config: TrainConfig, ended: Ended) -> Model:
    """Return the model of a finished run, with the weights of the epoch that tested best."""
    from digitpad.training import outcome

    return outcome.model_from_run(config, ended)


def evaluate(
    model: Model, dataset: str, data_dir: str | os.PathLike[str] | None = None
) -> Evaluation:
    """Evaluate a model on the test part of a data set, by name ("mnist", "handwriting").

    ``data_dir``: the folder with its files; by default, the one that the window uses.
    Returns ``accuracy`` and ``ece`` (0..1), ``confusion`` (int, row: true class, column: answer)
    and more, over ``n`` images. Raises ``ConfigError`` if its images are not what the model reads,
    ``DatasetError`` if they are not there.
    """
    from digitpad.data.convention import convention_of
    from digitpad.data.source import DataSource
    from digitpad.data.split import held_out
    from digitpad.evaluation import accuracy

    folder = None if data_dir is None else Path(data_dir)
    source = DataSource.parse(dataset, folder)
    if complaint := source.why_unfit(model.info):
        raise ConfigError(complaint)
    convention, shape = convention_of(model.info, source.name), model.info.architecture.input_shape
    part = held_out(dataset, folder, convention=convention, input_shape=shape)
    return accuracy.evaluate(model, part.images, part.labels)


def module(model: Model) -> NamedNetwork:
    """Return a model's network as a ``torch.nn.Module``, in eval mode.

    Its ``state_dict`` has exactly the names of the model file; ``transform`` makes its input.
    """
    from digitpad.models.torch.named import NamedNetwork
    from digitpad.models.torch.network import build

    network = build(model.info.architecture, seed=0)
    network.load_arrays(model.tensors)
    return NamedNetwork(network).eval()


def transform(model: Model) -> PictureTransform:
    """Return a ``torchvision.transforms.v2.Transform`` that makes a picture the model's input.

    From a PIL image or a tensor (channels, h, w) it makes float32 (channels, height, width), what
    the model sees of that picture in the window. Raises ``ConfigError`` for a model that reads
    strokes or lines.
    """
    from digitpad.recognise.transform import PictureTransform

    return PictureTransform(model)


def dataset(
    name: str, *, train: bool = True, data_dir: str | os.PathLike[str] | None = None
) -> ImageDataset:
    """Return the training or the test part of a data set as a ``torch.utils.data.Dataset``.

    ``name``, ``data_dir``: as for ``evaluate``. Items: float32 (channels, height, width) in 0..1,
    and the index of a class in ``classes``. Raises ``DatasetError`` if its files are not there.
    """
    from digitpad.data.torch_dataset import ImageDataset

    return ImageDataset(name, None if data_dir is None else Path(data_dir), train=train)


def _opened(source: Picture) -> Array:
    from digitpad.preprocess.pictures import open_picture, stretched

    if isinstance(source, str | os.PathLike | bytes):
        return open_picture(source)
    if not isinstance(source, np.ndarray):
        raise InkError(
            "A picture is a file, its content as bytes, or an array of the type uint8, as "
            f"numpy.asarray makes of others; not {type(source).__name__}."
        )
    is_picture = source.ndim == 2 or (source.ndim == 3 and source.shape[2] == 3)
    if source.dtype != np.uint8 or not is_picture or not source.size:
        raise InkError(
            "A picture is an array of the type uint8 and the shape (h, w) or (h, w, 3), not "
            f"{source.dtype} {source.shape}."
        )
    return stretched(source)
