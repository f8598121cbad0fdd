"""``predict``: what a model reads in pictures and ink files.

May import: typer, ``recognise``, ``modelfile``, ``ink``, ``cli.inputs``, ``cli.text``. Needs no
torch. Tests: ``tests/core/test_cli_predict.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digitpad.cli.show import JsonOption
from digitpad.cli.text import percent, print_json
from digitpad.errors import DigitpadError, InkError
from digitpad.files import resource

if TYPE_CHECKING:
    from digitpad.recognise.prediction import Prediction
    from digitpad.recognise.recogniser import Recogniser

SHIPPED_MODEL = "digitpad.safetensors"


def predict(
    files: Annotated[
        list[Path], typer.Argument(help="Pictures, and ink files (.inkml).", metavar="FILE...")
    ],
    model: Annotated[
        Path | None,
        typer.Option(help="Model file; without it: the shipped one.", metavar="MODEL"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Read pictures and ink files. A file that cannot be read does not stop the others."""
    from digitpad.modelfile import load_model
    from digitpad.recognise.recogniser import Recogniser

    recogniser = Recogniser(load_model(model or resource(SHIPPED_MODEL)))
    failures = 0
    for path in files:
        try:
            for values, prediction in _readings(path, recogniser):
                _show(values, prediction, as_json=as_json)
        except DigitpadError as error:
            failures += 1
            print(f"digitpad: {error}", file=sys.stderr)
            if as_json:
                print_json({"file": path, "error": str(error)})
    if failures:
        raise typer.Exit(1)


def _readings(path: Path, recogniser: Recogniser) -> Iterator[tuple[dict[str, Any], Prediction]]:
    """Yield what identifies each drawing of a file, or the picture, and its reading."""
    from digitpad.cli.inputs import image_from_picture, is_ink
    from digitpad.ink import colour
    from digitpad.ink.inkml import read_inkml

    preprocessing = recogniser.model.info.preprocessing
    if not is_ink(path):
        yield {"file": path}, recogniser.recognise_image(image_from_picture(path, preprocessing))
        return
    items = read_inkml(path)
    if preprocessing == colour.NAME:
        raise InkError(f"{path} holds pen strokes, but the model reads colour pictures.")
    for index, item in enumerate(items):
        values: dict[str, Any] = {"file": path}
        if len(items) > 1:
            values["index"] = index
        if item.truth is not None:
            values["truth"] = item.truth
        yield values, recogniser.recognise(item.drawing)


def _show(values: dict[str, Any], prediction: Prediction, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                **values,
                "label": prediction.label,
                "probabilities": prediction.probabilities,
                "classes": prediction.classes,
                "verdict": prediction.verdict.value,
                "digit_score": prediction.digit_score,
                "milliseconds": prediction.milliseconds,
                "model": prediction.model,
            }
        )
        return
    place = f" [{values['index']}]" if "index" in values else ""
    label = prediction.label if prediction.label is not None else "–"
    print(
        f"{values['file']}{place}: {label}  {percent(prediction.confidence)}  "
        f"{prediction.verdict.value}"
    )
