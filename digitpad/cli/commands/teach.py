"""``teach``: fine-tune a model on a person's hand, or give it classes of one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.cli.commands.train import stopped_by_signals
from digitpad.cli.inputs import opened
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    PIXELS,
    model_file_argument,
    model_file_option,
    option,
    output_option,
)
from digitpad.cli.saving import require_model_ending, require_result
from digitpad.cli.text import echo, picked, print_json, print_table, remark
from digitpad.errors import ConfigError
from digitpad.generators import finished
from digitpad.training.compute.distributed import ALONE
from digitpad.training.control import Control
from digitpad.words import accuracy, figure

if TYPE_CHECKING:
    from digitpad.ink.drawing import LabelledDrawing
    from digitpad.modelfile import Model
    from digitpad.training.teaching import TeachingProgress, TeachingResult

PARTS: Final = {
    "before": "Reading the test images …",
    "learning": "Learning the drawings, mixed with what the model was trained on …",
    "checking": "Reading each drawing by a network that was taught without it …",
    "after": "Reading the test images again …",
}


def teach(
    output: Path = output_option("Save the taught model here.", default=...),
    subject: Path | None = model_file_argument(
        "A model file; without it: the shipped one.", default=None
    ),
    model: Path | None = model_file_option("The model file, as an option.", "--model", "-m"),
    pixels: str | None = PIXELS,
    ink: Path | None = option(
        "An ink file with labelled drawings; without it: My handwriting.", "FILE"
    ),
    things: Path | None = option(
        "Teach classes of your own in place of digits: a set of My things by its name, a "
        ".digitpad-class or ink file, or a folder with a folder of pictures for each class.",
        "SET",
    ),
    data_dir: Path | None = DATA_DIR,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Teach a model somebody's hand from a few labelled drawings.

    Drawings labelled as something other than a digit teach it to refuse what looks like them. The
    drawings are read before and after, each by a network that was taught without it, and so are
    test images: MNIST's if they are found, else generated ones. Ctrl-C stops it, and nothing is
    saved then.

    With --things the model gets a new last layer for these classes, within seconds. It refuses what
    is none of them, and each drawing is read by a layer that did not learn from it.
    """
    require_model_ending(output)
    if things is not None:
        if subject or model or ink:
            raise ConfigError("--things teaches the shipped model: leave MODEL and --ink out.")
        require_result(output, things, force=force)
        _teach_things(things, output, as_json=as_json)
        return
    if model is not None and subject is not None:
        raise ConfigError("Name the model once: MODEL, or --model MODEL.")
    model = model or subject
    start = opened(model, pixels=pixels)
    require_result(output, model, ink, force=force)
    _teach_hand(start, ink, data_dir, output, as_json=as_json)


def _teach_hand(
    start: Model, ink: Path | None, data_dir: Path | None, output: Path, *, as_json: bool
) -> None:
    from digitpad.modelfile import save_model

    drawings = _drawings(ink)
    control, shown, is_known = Control(), "", False

    def tell(step: TeachingProgress) -> None:
        nonlocal shown, is_known
        if step.misread == 0 and not is_known:
            remark("None of the drawings is misread, so there is little to gain; Ctrl-C stops.")
        is_known = step.misread is not None
        if step.part != shown:
            shown = step.part
            remark(PARTS[shown])

    with stopped_by_signals(control, ALONE) as asked:
        from digitpad.training.teaching import teach as steps

        dataset, name = "ink" if ink else "my-handwriting", output.stem
        going = steps(
            start, drawings, dataset=dataset, data_dir=data_dir, name=name, control=control
        )
        taught = finished(going, tell)
        if taught is None:
            echo(f"Stopped: the model is as it was, and {output} was not written.", is_aside=True)
            sys.exit(asked.code)
        save_model(output, taught.model)
    _print(taught, output, as_json=as_json)


def _teach_things(path: Path, output: Path, *, as_json: bool) -> None:
    from digitpad.data.sets.things import read_things
    from digitpad.modelfile import save_model
    from digitpad.training.last_layer import learn_classes

    classes, samples, left_out = read_things(path)
    for sentence in left_out:
        remark(f"digitpad: {sentence}")
    learned = finished(learn_classes(samples, classes, name=output.stem))
    save_model(output, learned.model)
    if as_json:
        print_json(
            picked(learned, "accuracy", "n", "refused", "others", "kept", "hands")
            | {"classes": classes, "confusion": learned.confusion.tolist(), "saved": output}
        )
        return
    rows = [
        ("drawings left out, read right", accuracy(learned.accuracy, figure(learned.n), 1)),
        ("… of them not refused", accuracy(learned.kept, figure(learned.n), 1)),
        ("other things, refused", accuracy(learned.refused, figure(learned.others), 1)),
    ]
    for hand in learned.hands:
        rows.append((f"hand of {hand.writer}, left out", accuracy(hand.accuracy, f"{hand.n}", 1)))
    print_table(rows)
    for truth, read in zip(*learned.confusion.nonzero(), strict=True):
        if truth != read:
            times = learned.confusion[truth, read]
            echo(f"{classes[truth]} was read as {classes[read]}: {times} of them.")
    echo(f"Saved as {output}.")


def _drawings(ink: Path | None) -> list[LabelledDrawing]:
    from digitpad.collection.sample import import_samples, to_labelled
    from digitpad.collection.store import Collection, usual_place

    if ink is None:
        return [to_labelled(sample) for sample in Collection(usual_place()).samples]
    samples, unlabelled = import_samples(ink)
    if unlabelled:
        left_out = "1 drawing has" if unlabelled == 1 else f"{unlabelled} drawings have"
        remark(f"digitpad: In {ink} {left_out} no label: left out.")
    return [to_labelled(sample) for sample in samples]


def _print(taught: TeachingResult, saved: Path, *, as_json: bool) -> None:
    before, after = taught.before, taught.after
    if as_json:
        figures = {"before": before.to_json(), "after": after.to_json()}
        print_json(
            figures | picked(taught, "original", "digits", "others", "parts") | {"saved": saved}
        )
        return
    print_table(
        [
            ("own digits", before.own.words, after.own.words),
            (f"test images of {taught.original}", before.original.words, after.original.words),
        ],
        header=("read right", "before", "after"),
    )
    if after.own.n and not taught.gains:
        how = "worse" if taught.harms else "no better"
        echo(
            f"This did not help: your digits are read {how} than before. Teach again when you "
            "have more of those that are misread."
        )
    elif taught.forgets:
        echo("It forgot something: the test images are read worse than before.")
    echo(f"Saved as {saved}.")
