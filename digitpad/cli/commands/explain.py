"""``explain``: the ink that is evidence for and against a model's answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import typer

from digitpad.cli.inputs import images_of, opened, readers_of, stem_of
from digitpad.cli.options import (
    AS_JSON,
    FORCE,
    OTHER_MODEL,
    PICTURES_OR_INK,
    PIXELS,
    option,
    output_option,
)
from digitpad.cli.saving import ResultFolder
from digitpad.cli.text import echo, print_failure, print_json
from digitpad.errors import DigitpadError
from digitpad.explain.target import ALL
from digitpad.generators import finished
from digitpad.recognise.wording import verdict_line

if TYPE_CHECKING:
    from digitpad.explain.explainer import Explanation
    from digitpad.explain.target import Target
    from digitpad.recognise.prediction import Prediction
    from digitpad.recognise.recogniser import Recogniser


def explain(
    files: list[Path] = PICTURES_OR_INK,
    model: Path | None = OTHER_MODEL,
    pixels: str | None = PIXELS,
    of: str | None = option("Explain this class; without it: what is read.", "CLASS", "--class"),
    against: str = option(
        "Compare it with: another class, runner-up, all or none (its logit).", "CLASS", default=ALL
    ),
    method: str = option(
        "lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.",
        "NAME",
        default="",
    ),
    output: Path | None = output_option("Save a picture of each map in this folder.", "DIR"),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Show which ink speaks for what is read and which against it.

    A file that cannot be read does not stop the others.
    """
    from digitpad.explain.explainer import Explainer, checked_method
    from digitpad.explain.target import require_classes, target_for

    method = checked_method(method)
    folder = None if output is None else ResultFolder(output, *files, force=force)
    loaded = opened(model, pixels=pixels)
    require_classes(loaded, of, against)
    readers = readers_of(loaded)
    explainers = {reader: Explainer(reader.model) for reader in readers}
    failures = 0
    for path in files:
        try:
            for where, recogniser, image in images_of(path, *readers):
                read = recogniser.recognise_image(image)
                explanation = None
                values: dict[str, Any] = {**where, "label": read.label, "method": method}
                if read.label is None:
                    values["map"] = np.zeros(image.shape)
                else:
                    if folder is not None:
                        number = f"-{where['index']:05}" if "index" in where else ""
                        values["picture"] = folder.place(stem_of(path) + number, "-why.png")
                    target = target_for(recogniser.model, read, of, against)
                    explanation = explainers[recogniser].explain(image, target, method)
                    values |= _facts(explanation, loaded.info.classes)
                    if as_json and read.label in (values["class"], *values["against"]):
                        values["without"] = _without(recogniser, read, explanation)
                if explanation is not None and folder is not None:
                    folder.write(values["picture"], _png(explanation, read))
                if as_json:
                    print_json(values)
                else:
                    echo(_line(values, read))
        except DigitpadError as error:
            failures += 1
            print_failure(error, {"file": path}, as_json=as_json)
    if failures:
        raise typer.Exit(1)


def _facts(explanation: Explanation, classes: tuple[str, ...]) -> dict[str, Any]:
    """Return the values for JSON; a score is that of the class against its rivals."""
    return {
        "class": classes[explanation.target.of],
        "against": [classes[rival] for rival in explanation.target.rivals],
        "score": explanation.score,
        "blank_score": explanation.blank_score,
        "map": explanation.map,
    }


def _without(recogniser: Recogniser, read: Prediction, explanation: Explanation) -> dict[str, Any]:
    """Return the values for JSON about the ink without which the answer would be another."""
    from digitpad.explain.reason import reason_steps

    reason = finished(reason_steps(recogniser, read.image, read, explanation))
    now = reason.prediction
    answer = {"label": now.label, "probability": now.confidence}
    return {"ink": reason.where.astype(int), "does": reason.role.value, **answer}


def _line(values: dict[str, Any], read: Prediction) -> str:
    element = f" [{values['index']}]" if "index" in values else ""
    line = f"{values['file']}{element}: {verdict_line(read)}"
    if "score" not in values:
        return line
    score, blank = values["score"], values["blank_score"]
    line += f"; {score:+.2f} for {values['class']} (blank: {blank:+.2f})"
    return f"{line}  {values['picture']}" if "picture" in values else line


def _png(explanation: Explanation, read: Prediction) -> bytes:
    from digitpad.cli.steps_picture import StepPanel, steps_png
    from digitpad.explain.picture import map_pixels
    from digitpad.explain.target import target_words

    is_colour = read.picture.ndim == 3
    seen = read.picture.transpose(1, 2, 0) if is_colour else 255 - read.picture
    legend = _colour_legend(explanation.target, read.classes)
    panels = (
        StepPanel(seen, "What the network sees"),
        StepPanel(map_pixels(explanation.map, read.picture), legend),
    )
    return steps_png(panels, f"Why {target_words(explanation.target, read.classes)}?")


def _colour_legend(target: Target, classes: tuple[str, ...]) -> str:
    """Return the meaning of a map's two colours, like the titles in the window."""
    of, rivals = classes[target.of], [classes[rival] for rival in target.rivals]
    if not rivals:
        return f"Blue speaks for {of}, orange against {of}"
    return f"Blue speaks for {of}, orange for {rivals[0] if len(rivals) == 1 else 'any other'}"
