"""``evaluate`` and ``calibrate``: measure a model's accuracy, and calibrate its confidence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad import wings
from digitpad.cli import inputs
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    MODEL_FILE,
    PIXELS,
    convention_option,
    model_file_argument,
    model_file_option,
    option,
    output_option,
)
from digitpad.cli.saving import is_same_place, require_model_ending, require_png, require_result
from digitpad.cli.text import Fact, echo, number, print_facts, print_table
from digitpad.errors import ConfigError
from digitpad.files import (
    SHIPPED_MODEL,
    free_path,
    resource,
    write_atomically,
)
from digitpad.words import in_percent

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import Model

OUTLIER_SEED: Final = 4
"""Seed of generated non-digits that no training and no benchmark uses."""
OUTLIER_COUNT: Final = 4_000


def evaluate(
    model: Path | None = model_file_argument(
        "A model file; with --numbers it may be left out for the shipped networks.", default=None
    ),
    dataset: str | None = option("The test part of this data set.", "NAME"),
    data_dir: Path | None = DATA_DIR,
    convention: str | None = convention_option(),
    ink: Path | None = option("An ink file with labelled drawings.", "FILE"),
    images: Path | None = option("A folder with a folder of pictures for each label.", "DIR"),
    numbers: Path | None = option(
        "Numbers of several digits: an ink file, or a list with the columns file and digits.",
        "FILE.inkml|truth.csv",
    ),
    limit: int | None = option("Use at most N images, evenly spaced.", "N", min=1),
    model_file: Path | None = model_file_option("The same as MODEL.", "--model", "-m"),
    pixels: str | None = PIXELS,
    output: Path | None = output_option("Draw the reliability diagram to this file.", "FILE.png"),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Measure a model on labelled images it was not trained on.

    The reliability diagram shows whether it is right as often as it says it is.
    """
    from digitpad.evaluation.accuracy import evaluate as measure

    if model is not None and model_file is not None:
        raise ConfigError("Name the model once: MODEL, or --model MODEL.")
    model = model or model_file
    if sum(source is not None for source in (dataset, ink, images, numbers)) != 1:
        raise ConfigError("Say what to evaluate on: one of --dataset, --ink, --images, --numbers.")
    if numbers is not None:
        if pixels is not None or limit is not None:
            raise ConfigError("--pixels and --limit are about single images, not --numbers.")
        wings.find("evaluate_numbers")(numbers, model, output, force=force, as_json=as_json)
        return
    if model is None:
        raise ConfigError("Name a model file: digitpad evaluate MODEL …")
    inputs.require_dataset_for(data_dir, dataset)
    if output is not None:
        require_png(output, force=force)
    loaded = inputs.opened(model, pixels=pixels)
    info = loaded.info
    if info.architecture.reads_lines:
        raise ConfigError(f"{info.name} reads whole lines: measure it with --numbers FILE.")
    if output is not None and info.architecture.reconstructs:
        raise ConfigError(f"{info.name} is an autoencoder: it has no reliability to draw.")
    if dataset:
        part = inputs.held_out_part(dataset, data_dir, loaded, convention=convention or "")
        shown, labels = part.images, part.labels
    else:
        shown, labels = _of_files(loaded, ink, images, convention or "")
    chosen = inputs.evenly(len(labels), limit)
    evaluation = measure(loaded, shown[chosen], labels[chosen])
    if output is not None:
        source = dataset or (ink or images or Path()).name
        write_atomically(output, evaluation.diagram_png(info.name, source))
    _print(evaluation, as_json=as_json)
    if output is not None and not as_json:
        print()
        echo(f"Saved as {output}.")


def _of_files(
    model: Model, ink: Path | None, images: Path | None, convention: str
) -> tuple[inputs.Images, inputs.Labels]:
    """Return the images of an ink file or of a folder, and their labels."""
    from digitpad.recognise.recogniser import Recogniser

    if ink and convention:
        raise ConfigError("--as is about pictures; strokes are as they were drawn.")
    if ink:
        return inputs.labelled_ink(ink, model.info.classes, model.info.preprocessing)
    assert images is not None
    return inputs.pictures_of_folder(images, Recogniser(model), convention)


def _print(evaluation: Evaluation, *, as_json: bool) -> None:
    facts = [
        Fact("n", evaluation.n, "images"),
        Fact("accuracy", evaluation.accuracy, "accuracy", in_percent),
        Fact("loss", evaluation.loss, "loss", number),
        Fact("ece", evaluation.ece, "calibration error", in_percent),
        Fact("confusion", evaluation.confusion),
        Fact("per_class", evaluation.per_class),
        Fact("reliability", [each._asdict() for each in evaluation.reliability]),
    ]
    reject = evaluation.reject
    print_facts([*facts, Fact("reject", reject)] if reject else facts, as_json=as_json)
    if as_json:
        return
    if evaluation.per_class:
        print()
        print_table(
            [(name, *map(in_percent, of.values())) for name, of in evaluation.per_class.items()],
            header=("class", "precision", "recall", "f1"),
        )
    if reject:
        print()
        print_table(
            [
                ("other drawings", f"{reject['n_outside']:,}"),
                ("told apart (AUROC)", number(reject["auroc"])),
                ("taken for a class at 95 % of the classes kept", in_percent(reject["fpr95"])),
            ]
        )


def calibrate(
    model: Path = MODEL_FILE,
    dataset: list[str] = option(
        "The test part of this data set; may be given again.", "NAME", default=...
    ),
    data_dir: Path | None = DATA_DIR,
    pixels: str | None = PIXELS,
    accept: float = option("Share of digits that must be accepted.", "X", default=0.99),
    output: Path | None = output_option(
        "Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors."
    ),
    in_place: bool = option("Replace MODEL itself.", None, "--in-place", default=False),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Make “90 % sure” mean right nine times out of ten.

    Fits the model's temperature and thresholds.
    MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither
    trained on nor will be measured on.
    """
    import numpy as np

    from digitpad.evaluation.accuracy import evaluate as measure
    from digitpad.modelfile import save_model
    from digitpad.recognise.calibration import calibrated
    from digitpad.recognise.torch_engine import TorchEngine

    if not 0.0 < accept <= 1.0:
        raise ConfigError(f"--accept is a share above 0 and up to 1, not {accept:g}.")
    target = _place_for(model, output, in_place=in_place)
    require_model_ending(target)
    is_own = is_same_place(target, model)
    if is_own and not (in_place or force):
        raise ConfigError(f"{target} is the model itself: --in-place writes over it.")
    require_result(target, force=force or is_own)
    before = inputs.opened(model, pixels=pixels)
    if before.info.architecture.reconstructs:
        raise ConfigError(f"{before.info.name} names nothing: it has no confidence to calibrate.")
    if before.info.architecture.reads_lines:
        raise ConfigError(
            f"{before.info.name} reads whole lines, whose confidence is not calibrated: choose a "
            "model that reads one digit or picture at a time."
        )
    parts = [inputs.held_out_part(name, data_dir, before) for name in dataset]
    images = np.concatenate([part.images for part in parts])
    labels = np.concatenate([part.labels for part in parts])
    engine = TorchEngine(before.info.architecture, before.tensors)
    outliers, kinds = _outliers(before)
    fit = calibrated(
        before,
        engine.logits(images),
        labels,
        keep=accept,
        outliers=None if outliers is None else engine.logits(outliers),
        measured_on=f"{len(images):,} test images of {' and '.join(dataset)}{kinds}",
    )
    sources = f"{', '.join(dataset)} (test part, n={len(images)})"
    extra = {**fit.info.extra, "calibrated on": sources}
    after = replace(fit, info=replace(fit.info, extra=extra))
    save_model(target, after)
    errors = [measure(version, images, labels).ece for version in (before, after)]
    fitted = after.info.calibration
    passed = {point.threshold: point.passed for point in fitted.reject_curve}
    accepted = passed.get(fitted.reject_below)
    facts = [
        Fact("n", len(images), "images"),
        Fact("temperature", fitted.temperature, "temperature", number),
        Fact("unsure_below", fitted.unsure_below, "unsure below", in_percent),
        Fact("reject_below", fitted.reject_below, "not a digit below", in_percent),
        Fact("accepted", accepted, "non-digits still taken for a digit", in_percent),
        Fact("ece_before", errors[0], "calibration error before", in_percent),
        Fact("ece_after", errors[1], "calibration error after", in_percent),
        Fact("file", str(target), "saved as"),
    ]
    print_facts(facts, as_json=as_json)


def _place_for(model: Path, output: Path | None, *, in_place: bool) -> Path:
    """Return the file for the calibrated model; the default never replaces a file."""
    from digitpad.modelfile import describe

    comes_along = model.parent == resource(SHIPPED_MODEL).parent
    if not in_place:
        folder = Path() if comes_along else model.parent
        return output or free_path(folder / f"{model.stem}.calibrated.safetensors")
    if output is not None:
        raise ConfigError("--output writes another file, --in-place this one: give one of them.")
    if comes_along:
        raise ConfigError(
            f"{model.stem} comes with digitpad and stays as it is: use --output FILE."
        )
    if describe(model).container != "safetensors":
        raise ConfigError(
            f"{model} is not a safetensors file and cannot hold a calibration. "
            "Leave --in-place out, or name the file to write: --output FILE.safetensors."
        )
    return model


def _outliers(model: Model) -> tuple[npt.NDArray[np.uint8] | None, str]:
    """Return generated non-digits and their description, for a model that rejects non-digits.

    They are of the kinds that digitpad's own training leaves out.
    """
    from digitpad.handwriting import outliers
    from digitpad.preprocess.mnist import MNIST

    if not model.info.architecture.rejects or model.info.preprocessing != MNIST:
        return None, ""
    images, _ = outliers.labelled_batch(OUTLIER_SEED, 0, OUTLIER_COUNT, only=outliers.HELD_OUT)
    remark = f", and {OUTLIER_COUNT:,} generated letters, symbols, shapes and scribbles"
    return images[:, None], remark
