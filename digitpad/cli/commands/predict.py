"""``predict``: read pictures and ink files with a model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from digitpad import wings
from digitpad.cli.inputs import is_ink, opened, place_in, read_source, readers_of, stem_of
from digitpad.cli.options import (
    AS_JSON,
    FORCE,
    OTHER_MODEL,
    PICTURES_OR_INK,
    PIXELS,
    option,
)
from digitpad.cli.saving import ResultFolder
from digitpad.cli.text import echo, picked, print_failure, print_json
from digitpad.errors import DigitpadError
from digitpad.untrusted import command_line

if TYPE_CHECKING:
    from digitpad.preprocess.pictures import PicturePage
    from digitpad.recognise.prediction import Prediction
    from digitpad.recognise.recogniser import Recogniser


def share(tip: str) -> Any:
    """Return an option for a number between 0 and 1."""
    return option(tip, "X", min=0.0, max=1.0)


def predict(
    files: list[Path] = PICTURES_OR_INK,
    model: Path | None = OTHER_MODEL,
    pixels: str | None = PIXELS,
    steps: Path | None = option(
        "Save each picture's steps in this folder: the picture, its ink, 28×28.", "DIR"
    ),
    force: bool = FORCE,
    reject_below: float | None = share(
        "“Not a digit” below this digit score; without it: what the model file says."
    ),
    unsure_below: float | None = share(
        "“Unsure” below this probability; without it: what the model file says."
    ),
    as_json: bool = AS_JSON,
) -> None:
    """Read pictures and ink files. A file that cannot be read does not stop the others."""
    folder = None if steps is None else ResultFolder(steps, *files, force=force)
    loaded = opened(model, pixels=pixels)
    recogniser, of_pictures = readers_of(loaded, reject_below, unsure_below)
    failures = 0
    for path in files:
        try:
            for values, prediction in _readings(path, recogniser, of_pictures, folder):
                _show(values, prediction, as_json=as_json)
        except DigitpadError as error:
            failures += 1
            print_failure(error, {"file": path}, as_json=as_json)
    if failures:
        raise typer.Exit(1)


def _readings(
    path: Path, recogniser: Recogniser, of_pictures: Recogniser, folder: ResultFolder | None
) -> Iterator[tuple[dict[str, Any], Prediction]]:
    """Yield keys that identify each drawing of a file, or page of a picture, and its prediction.

    ``of_pictures``: reads these. ``folder``: for the steps of a picture.
    """
    items = read_source(path)
    if not isinstance(items, tuple):
        for page in items:
            yield _page_reading(path, page, of_pictures, folder)
        return
    recogniser.model.info.preprocessing.require_drawings(str(path))
    for index, item in enumerate(items):
        truth = {} if item.truth is None else {"truth": item.truth}
        yield place_in(path, index, len(items)) | truth, recogniser.recognise(item.drawing)


def _page_reading(
    path: Path, page: PicturePage, recogniser: Recogniser, folder: ResultFolder | None
) -> tuple[dict[str, Any], Prediction]:
    from digitpad.cli.steps_picture import panels_of, steps_png
    from digitpad.recognise.wording import verdict_line

    picture = page.pixels
    prepared = recogniser.model.info.preprocessing.prepare(picture, str(path))
    values = place_in(path, page.number - 1, page.total)
    if folder is not None:
        number = f"-{values['index']:05}" if "index" in values else ""
        values["steps"] = folder.place(stem_of(path) + number, "-steps.png")
    prediction, steps = recogniser.recognise_picture(prepared)
    if steps is not None and steps.problem:
        values["problem"] = steps.problem.value
    if prediction.wants_page:
        values["wants_page"] = True
    if folder is not None:
        panels = panels_of(picture, prediction.image, steps)
        title = f"{path.name}: {verdict_line(prediction)}"
        folder.write(values["steps"], steps_png(panels, title))
    return values, prediction


def _show(values: dict[str, Any], prediction: Prediction, *, as_json: bool) -> None:
    if as_json:
        keys = ("label", "probabilities", "classes", "verdict", "digit_score", "milliseconds")
        answer = picked(prediction, *keys, "model")
        if prediction.label == "":  # of an autoencoder, which judges nothing
            answer |= {"verdict": None, "digit_score": None}
        print_json(values | answer)
        return
    from digitpad.recognise.wording import verdict_line

    element = f" [{values['index']}]" if "index" in values else ""
    why = f": {values['problem']}" if "problem" in values else ""
    is_of_paper = "index" not in values and not is_ink(values["file"])
    if prediction.wants_page and wings.have("PaperReader"):
        why += f". Small digits are read by: digitpad page {command_line([str(values['file'])])}"
    if prediction.is_several and is_of_paper and wings.have("PaperReader"):
        file = command_line([str(values["file"])])
        why += f". Several are read by: digitpad page {file}, or of a table: digitpad table {file}"
    echo(f"{values['file']}{element}: {verdict_line(prediction)}{why}")
