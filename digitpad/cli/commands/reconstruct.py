"""``reconstruct``: an autoencoder's reconstructions beside the originals, as PNG files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import typer

from digitpad.cli.inputs import held_out_part, images_of, opened, stem_of
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    argument,
    model_file_argument,
    option,
    output_option,
    require_choice,
)
from digitpad.cli.saving import ResultFolder
from digitpad.cli.text import echo, number, print_failure, print_json
from digitpad.errors import ConfigError, DigitpadError, InkError

if TYPE_CHECKING:
    from digitpad.data.split import Part
    from digitpad.evaluation.reconstruction import Images, Pair
    from digitpad.modelfile import Model

DEFAULT_COUNT = 8


def reconstruct(
    model: Path = model_file_argument("An autoencoder's file."),
    output: Path = output_option(
        "Folder for the pairs; it is made if it is missing.", "DIR", default=...
    ),
    images: list[Path] | None = argument(
        "Pictures, and ink files (.inkml); “-” is standard input.", "IMAGE...", default=None
    ),
    dataset: str | None = option("Take images from the test part of this data set.", "NAME"),
    split: str = option("Which part of the data set.", "train|test", default="test"),
    seed: int | None = option(
        "Choose images at random with this seed (default: the first ones).", "N", min=0
    ),
    separate: bool = option(
        "Save each original and its reconstruction as two files, in their own size.", default=False
    ),
    data_dir: Path | None = DATA_DIR,
    limit: int | None = option(
        f"How many images of the data set, from its first; without it: {DEFAULT_COUNT}.", "N", min=1
    ),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Save what an autoencoder reconstructs beside the originals.

    A file that cannot be read does not stop the others.
    """
    from digitpad.evaluation.reconstruction import Reconstructor

    if not images and not dataset:
        raise ConfigError("Say what to reconstruct: pictures, ink files, or --dataset.")
    part = cast("Part", require_choice("--split", split, ("train", "test")))
    if not dataset and (part != "test" or any((limit, data_dir, seed is not None))):
        raise ConfigError("--limit, --split, --seed and --data-dir belong to --dataset.")
    folder = ResultFolder(output, *(images or ()), force=force)
    loaded = opened(model)
    reconstructor = Reconstructor(loaded)
    failures = 0
    chosen = _of_dataset(loaded, dataset, data_dir, part, limit or DEFAULT_COUNT, seed)
    for source, where, image in chain(chosen, _of_files(images or [], loaded)):
        try:
            if isinstance(image, DigitpadError):
                raise image
            kinds = ("original", "reconstruction") if separate else ("pair",)
            files = {kind: folder.place(source, f"-{kind}.png") for kind in kinds}
            pair = reconstructor.pair(image)
            _write(folder, files, pair)
        except DigitpadError as error:
            failures += 1
            print_failure(error, where, as_json=as_json)
            continue
        if as_json:
            print_json({**where, **files, "mse": pair.error})
        else:
            echo(f"{files[kinds[-1]]}  mean-squared error {number(pair.error)}")
    if failures:
        raise typer.Exit(1)


Source = tuple[str, dict[str, Any], "Images | DigitpadError"]
"""The pair's name without suffix, keys that identify the image, and the image or an error."""


def _write(folder: ResultFolder, files: Mapping[str, Path], pair: Pair) -> None:
    """Write both images side by side, or each by itself, to the files by what they show."""
    from digitpad.evaluation.reconstruction import pair_png
    from digitpad.report.png import image_png

    for kind, file in files.items():
        folder.write(file, pair_png(pair) if kind == "pair" else image_png(getattr(pair, kind)))


def _of_dataset(
    model: Model,
    dataset: str | None,
    data_dir: Path | None,
    part: Part,
    count: int,
    seed: int | None,
) -> Iterator[Source]:
    if not dataset:
        return
    images = held_out_part(dataset, data_dir, model, part).images
    indices: Sequence[int] = range(len(images))
    if seed is not None:
        indices = Random(seed).sample(indices, min(count, len(images)))
    for index in indices[:count]:
        yield f"{dataset}-{index:05}", {"dataset": dataset, "index": index}, images[index]


def _of_files(files: list[Path], model: Model) -> Iterator[Source]:
    from digitpad.recognise.recogniser import Recogniser

    recogniser = Recogniser(model)
    for path in files:
        try:
            for where, _, image in images_of(path, recogniser, recogniser):
                name, which = stem_of(path), ""
                if "index" in where:
                    name = f"{name}-{where['index']:05}"
                    which = f" drawing {where['index'] + 1} of"
                is_blank = image.ndim == 2 and not image.any()
                nothing = InkError(f"There is nothing drawn in{which} {path}.")
                yield name, where, nothing if is_blank else image
        except DigitpadError as error:
            yield stem_of(path), {"file": path}, error
