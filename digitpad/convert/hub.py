"""A model as a folder that hubs of models take: card, configuration and weights."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from digitpad.data.source import DataSource
from digitpad.errors import ConfigError, ModelFileError
from digitpad.files import reason, resource, write_atomically
from digitpad.modelfile import Model, ModelInfo, save_model
from digitpad.models.architecture import size_text
from digitpad.words import QT_TRANSLATE_NOOP, in_percent

WEIGHTS: Final = "model.safetensors"
NOT_KNOWN: Final = QT_TRANSLATE_NOOP("models", "Not known: its file does not say.")
FORMATTED: Final = re.compile(r"([\\`*_{}\[\]<>#|])")


def save_hub_folder(folder: Path, model: Model) -> Path:
    """Write ``README.md``, ``config.json`` and the weights; return the path of these.

    The folder is made unless it is there; in it, only these three files are replaced. Raises
    ``DigitpadError``.
    """
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        message = QT_TRANSLATE_NOOP("errors", "Cannot make the folder {folder}: {why}.")
        raise ModelFileError(message.filled(folder=folder, why=reason(error))) from error
    save_model(folder / WEIGHTS, model, for_hub=True)
    write_atomically(folder / "config.json", json.dumps(_config(model.info), indent=2).encode())
    write_atomically(folder / "README.md", card(model.info).encode())
    return folder / WEIGHTS


def _config(info: ModelInfo) -> dict[str, object]:
    return {
        "model_type": "digitpad",
        "architectures": [info.architecture.name],
        "arguments": dict(info.architecture.arguments),
        "input_shape": info.architecture.input_shape,
        "preprocessing": info.preprocessing.name,
        "id2label": dict(enumerate(info.classes)),
        "label2id": {name: number for number, name in enumerate(info.classes)},
    }


def card(info: ModelInfo) -> str:
    """Return the model card, in Markdown."""
    architecture, training = info.architecture, info.training
    learned: str = NOT_KNOWN
    licence: str = QT_TRANSLATE_NOOP("models", "Say here under which the weights are given on.")
    if info.dataset:
        phrase = QT_TRANSLATE_NOOP("models", "{dataset}, in {epochs} epochs, seed {seed}.")
        if architecture.competes:
            phrase = QT_TRANSLATE_NOOP(
                "models", "{dataset}: a new last layer on the features of {base}, in closed form."
            )
        learned = phrase.filled(
            base=dict(architecture.arguments).get("base"),
            dataset=info.dataset,
            epochs=training.get("epochs", "?"),
            seed=training.get("seed", "?"),
        )
        try:
            data = DataSource.parse(info.dataset).licences
        except ConfigError:
            data = NOT_KNOWN
        licence = f"{licence} " + QT_TRANSLATE_NOOP("models", "The data: {data}.").filled(data=data)
    if note := training.get("note"):
        learned += f"\n\n{_plain(str(note))}"
    texts = {
        "architecture": architecture.name, "name": _plain(info.name), "title": architecture.title,
        "parameters": f"{architecture.parameter_count():,}", "reads": info.preprocessing.reads,
        "size": size_text(architecture.input_shape), "count": f"{len(info.classes)}",
        "classes": _plain(", ".join(info.classes)), "preprocessing": info.preprocessing.name,
        "learned": learned, "figures": _figures(info), "limits": _limits(info), "licence": licence,
    }  # fmt: skip
    return resource("model-card.md").read_text(encoding="utf-8").format(**texts)


def _figures(info: ModelInfo) -> str:
    metrics = info.metrics
    if metrics.get("accuracy") is None or not metrics.get("n"):
        return QT_TRANSLATE_NOOP("models", "Not measured.")
    dataset = str(metrics.get("dataset") or info.dataset)
    known = {"share": in_percent(metrics["accuracy"]), "n": metrics["n"], "dataset": dataset}
    if not info.architecture.competes:
        phrase = QT_TRANSLATE_NOOP(
            "models", "{share} of {n:,} test images of {dataset} are read right."
        )
        return phrase.filled(**known)
    phrase = QT_TRANSLATE_NOOP(
        "models",
        "{share} of {n:,} drawings are read right, each by a network that had not learned it. Of "
        "{others:,} other things {refused} are refused.",
    )
    refused = metrics.get("refused", {})
    others = {"others": refused.get("n", 0), "refused": in_percent(refused.get("accuracy", 0.0))}
    return phrase.filled(**known, **others)


def _limits(info: ModelInfo) -> str:
    strange = QT_TRANSLATE_NOOP(
        "models", "What is none of its classes it takes for one of them: it cannot refuse."
    )
    if info.architecture.rejects:
        strange = QT_TRANSLATE_NOOP(
            "models", "What is none of its classes it mostly refuses, but not always."
        )
    alone = QT_TRANSLATE_NOOP(
        "models",
        "It reads one thing in a picture. The figures hold for images like those; of other "
        "writers, pens and cameras it may read fewer right.",
    )
    return f"{strange} {alone}"


def _plain(text: str) -> str:
    """Return a text of anybody's that Markdown shows as it is."""
    return FORMATTED.sub(r"\\\1", text)
