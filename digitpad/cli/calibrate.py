"""``calibrate``: makes a model's confidence honest, on images that it was not trained on.

May import: typer, ``recognise``, ``convert``, ``modelfile``, ``data``, ``errors``,
``cli.evaluate``, ``cli.text``. Tests: ``tests/core/test_cli_calibrate.py``.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from digitpad.cli.evaluate import held_out_part
from digitpad.cli.show import JsonOption
from digitpad.cli.text import number, percent, print_json, print_table
from digitpad.errors import ConfigError


def calibrate(
    model: Annotated[Path, typer.Argument(help="A model file.", metavar="MODEL")],
    dataset: Annotated[
        list[str],
        typer.Option(help="The test part of this data set; may be given again.", metavar="NAME"),
    ],
    data_dir: Annotated[
        Path | None, typer.Option(help="Folder with the published files.", metavar="DIR")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Write the model here instead of over itself.", metavar="FILE"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Fit a model's temperature and thresholds, so that 90 % sure is right 9 times of 10.

    Choose data that the model was neither trained nor is measured on.
    """
    import numpy as np

    from digitpad.convert import is_archive, read_model
    from digitpad.modelfile import save_model
    from digitpad.recognise.calibration import calibrated
    from digitpad.recognise.evaluate import evaluate as measure
    from digitpad.recognise.torch_engine import TorchEngine

    if out is None and is_archive(model):
        raise ConfigError(
            f"{model} is no safetensors file and has no place for a calibration. "
            "Name the file to write: --out FILE.safetensors."
        )
    before = read_model(model)
    parts = [held_out_part(name, data_dir, before) for name in dataset]
    images = np.concatenate([part.images for part in parts])
    labels = np.concatenate([part.labels for part in parts])
    outputs = TorchEngine(before.info.architecture, before.tensors).logits(images)
    fit = calibrated(before, outputs, labels)
    extra = {
        **fit.info.extra,
        "calibrated on": f"{', '.join(dataset)} (test part, n={len(images)})",
    }
    after = replace(fit, info=replace(fit.info, extra=extra))
    save_model(out or model, after)
    errors = [measure(one, images, labels).ece for one in (before, after)]
    fitted = after.info.calibration
    if as_json:
        print_json(
            {
                "n": len(images),
                "temperature": fitted.temperature,
                "unsure_below": fitted.unsure_below,
                "reject_below": fitted.reject_below,
                "ece_before": errors[0],
                "ece_after": errors[1],
            }
        )
        return
    print_table(
        [
            ("images", f"{len(images):,}"),
            ("temperature", number(fitted.temperature)),
            ("unsure below", percent(fitted.unsure_below)),
            ("not a digit below", percent(fitted.reject_below)),
            ("calibration error before", percent(errors[0])),
            ("calibration error after", percent(errors[1])),
        ]
    )
