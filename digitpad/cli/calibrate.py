"""``calibrate``: makes a model's confidence honest, on images that it was not trained on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from digitpad.cli.evaluate import held_out_part
from digitpad.cli.saving import require_writable
from digitpad.cli.show import JsonOption
from digitpad.cli.text import number, percent, print_json, print_table
from digitpad.errors import ConfigError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.modelfile import CurvePoint, Model

    Images = npt.NDArray[np.uint8]

OUTLIER_SEED: Final = 4
"""Of generated non-digits that no training and no benchmark uses."""
OUTLIER_COUNT: Final = 4_000


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

    from digitpad.evaluation.accuracy import evaluate as measure
    from digitpad.evaluation.calibration import calibrated
    from digitpad.modelfile import describe, open_model, save_model
    from digitpad.recognise.torch_engine import TorchEngine

    if out is None and describe(model).container != "safetensors":
        raise ConfigError(
            f"{model} is no safetensors file and has no place for a calibration. "
            "Name the file to write: --out FILE.safetensors."
        )
    require_writable(out or model)
    before = open_model(model)
    parts = [held_out_part(name, data_dir, before) for name in dataset]
    images = np.concatenate([part.images for part in parts])
    labels = np.concatenate([part.labels for part in parts])
    engine = TorchEngine(before.info.architecture, before.tensors)
    outputs = engine.logits(images)
    sources = f"{', '.join(dataset)} (test part, n={len(images)})"
    outliers, kinds = _outliers(before)
    fit = calibrated(
        before,
        outputs,
        labels,
        outliers=None if outliers is None else engine.logits(outliers),
        measured_on=f"{len(images):,} test images of {' and '.join(dataset)}{kinds}",
    )
    extra = {
        **fit.info.extra,
        "calibrated on": sources,
    }
    after = replace(fit, info=replace(fit.info, extra=extra))
    save_model(out or model, after)
    errors = [measure(one, images, labels).ece for one in (before, after)]
    fitted = after.info.calibration
    chosen = _point_at(fitted.reject_curve, fitted.reject_below)
    if as_json:
        print_json(
            {
                "n": len(images),
                "temperature": fitted.temperature,
                "unsure_below": fitted.unsure_below,
                "reject_below": fitted.reject_below,
                "accepted": chosen.passed if chosen else None,
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
            *(
                [("non-digits taken for a digit there", percent(chosen.passed))]
                if chosen and chosen.passed is not None
                else []
            ),
            ("calibration error before", percent(errors[0])),
            ("calibration error after", percent(errors[1])),
        ]
    )


def _outliers(model: Model) -> tuple[Images | None, str]:
    """Return generated non-digits for a model that tells them from digits, and what they are.

    They are of the kinds that digitpad's own training leaves out.
    """
    from digitpad.handwriting import outliers
    from digitpad.preprocess.mnist import MNIST

    if not model.info.architecture.rejects or model.info.preprocessing != MNIST:
        return None, ""
    images, _ = outliers.labelled_batch(OUTLIER_SEED, 0, OUTLIER_COUNT, only=outliers.HELD_OUT)
    words = f", and {OUTLIER_COUNT:,} generated letters, symbols, shapes and scribbles"
    return images[:, None], words


def _point_at(curve: Sequence[CurvePoint], threshold: float) -> CurvePoint | None:
    return next((point for point in curve if point.threshold == threshold), None)
