"""``reconstruct``: what an autoencoder draws again, beside what it was given, as PNG files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import typer

from digitpad.cli.inputs import held_out_part, images_of, opened
from digitpad.cli.options import AS_JSON, DATA_DIR, argument, model_file_argument, option
from digitpad.cli.saving import free_name, make_folder, require_folder
from digitpad.cli.text import number, print_failure, print_json, say
from digitpad.errors import ConfigError, DigitpadError, InkError
from digitpad.files import write_atomically

if TYPE_CHECKING:
    from digitpad.evaluation.reconstruction import Images
    from digitpad.modelfile import Model

DEFAULT_COUNT = 8


def reconstruct(
    model: Path = model_file_argument("An autoencoder's file."),
    out: Path = option("Folder for the pairs, made where it is missing.", "DIR", default=...),
    images: list[Path] | None = argument(
        "Pictures, and ink files (.inkml).", "IMAGES...", default=None
    ),
    dataset: str | None = option("Take images from the test part of this data set.", "NAME"),
    trained: bool = option(
        "Take images of its training part instead.", None, "--train", default=False
    ),
    seed: int | None = option(
        "Draw them by lot with this seed instead of taking the first.", min=0
    ),
    apart: bool = option(
        "Save each original and what is drawn as two files of their own size.", default=False
    ),
    data_dir: Path | None = DATA_DIR,
    count: int | None = option(
        f"How many of the data set, the first ones; {DEFAULT_COUNT} without it.", min=1
    ),
    as_json: bool = AS_JSON,
) -> None:
    """Save what an autoencoder reconstructs beside the originals.

    A file that cannot be read does not stop the others.
    """
    from digitpad.evaluation.figure import image_png
    from digitpad.evaluation.reconstruction import Reconstructor, pair_png

    if not images and not dataset:
        raise ConfigError("Say what to draw again: pictures, ink files, or --dataset.")
    if (count or data_dir or trained or seed is not None) and not dataset:
        raise ConfigError("--count, --train, --seed and --data-dir belong to --dataset.")
    require_folder(out)
    loaded = opened(model)
    reconstructor = Reconstructor(loaded)
    taken: set[str] = set()
    failures = 0
    chosen = _of_dataset(loaded, dataset, data_dir, trained, count or DEFAULT_COUNT, seed)
    for source, where, image in chain(chosen, _of_files(images or [], loaded)):
        if isinstance(image, DigitpadError):
            failures += 1
            print_failure(image, where, as_json=as_json)
            continue
        pair = reconstructor.pair(image)
        pictures = (
            {"original": image_png(pair.original), "reconstruction": image_png(pair.reconstruction)}
            if apart
            else {"pair": pair_png(pair)}
        )
        make_folder(out)
        for kind, content in pictures.items():
            path = out / free_name(source, f"-{kind}.png", taken)
            write_atomically(path, content)
            where |= {kind: path}
        if as_json:
            print_json({**where, "mse": pair.error})
        else:
            say(f"{path}  mean-squared error {number(pair.error)}")
    if failures:
        raise typer.Exit(1)


Source = tuple[str, dict[str, Any], "Images | DigitpadError"]
"""The pair's name without suffix, what identifies the image, and the image or what is wrong."""


def _of_dataset(
    model: Model,
    dataset: str | None,
    data_dir: Path | None,
    trained: bool,
    count: int,
    seed: int | None,
) -> Iterator[Source]:
    if not dataset:
        return
    images = held_out_part(dataset, data_dir, model, "train" if trained else "test").images
    places: Sequence[int] = range(len(images))
    if seed is not None:
        places = Random(seed).sample(places, min(count, len(images)))
    for index in places[:count]:
        yield f"{dataset}-{index:05}", {"dataset": dataset, "index": index}, images[index]


def _of_files(files: list[Path], model: Model) -> Iterator[Source]:
    for path in files:
        try:
            for where, image in images_of(path, model.info.preprocessing):
                name, which = path.stem, ""
                if "index" in where:
                    name = f"{name}-{where['index']:05}"
                    which = f" drawing {where['index'] + 1} of"
                is_blank = image.ndim == 2 and not image.any()
                nothing = InkError(f"There is nothing drawn in{which} {path}.")
                yield name, where, nothing if is_blank else image
        except DigitpadError as error:
            yield path.stem, {"file": path}, error
