"""What TensorBoard is given of a run; the library itself need not be there."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch

from digitpad.cli.app import run

TRAIN = (
    *("train", "--architecture", "candle-linear", "--dataset", "handwriting-small"),
    *("--epochs", "2", "--limit-train", "200", "--limit-test", "100", "--threads", "1"),
    *("--optimizer", "adam", "--batch-size", "50", "--tensorboard"),
)


class Notes:
    """Stands for ``SummaryWriter``."""

    last: Notes

    def __init__(self, folder: str) -> None:
        self.folder, self.is_closed = folder, False
        self.scalars: dict[str, list[tuple[int, float]]] = {}
        self.images: dict[str, torch.Tensor] = {}
        self.texts: dict[str, str] = {}
        Notes.last = self

    def add_scalar(self, name: str, value: float, step: int) -> None:
        self.scalars.setdefault(name, []).append((step, value))

    def add_image(self, name: str, image: torch.Tensor) -> None:
        self.images[name] = image

    def add_text(self, name: str, text: str) -> None:
        self.texts[name] = text

    def close(self) -> None:
        self.is_closed = True


def installed(monkeypatch: pytest.MonkeyPatch, writer: Any) -> None:
    module = ModuleType("torch.utils.tensorboard")
    module.SummaryWriter = writer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", module)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


def test_figures_the_rate_the_confusion_and_misread_images_are_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, Notes)
    assert run([*TRAIN, str(tmp_path / "board")]) == 0
    notes = Notes.last
    assert notes.folder == str(tmp_path / "board")
    assert [step for step, _ in notes.scalars["loss/test"]] == [4, 8]
    assert notes.scalars.keys() >= {"loss/train", "accuracy/test", "learning rate"}
    assert all(np.isfinite(value) for _, value in notes.scalars["loss/train"])
    assert notes.images["confusion"].shape == (1, 400, 400)
    assert torch.allclose(notes.images["confusion"][0, ::40, ::40].sum(1), torch.ones(10).float())
    assert notes.images["misread"].shape[0] == 3
    assert " → " in notes.texts["misread"]
    assert notes.is_closed


def test_where_it_is_missing_that_is_said_before_anything_is_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)
    assert run([*TRAIN, str(tmp_path / "board")]) != 0
    said = capsys.readouterr()
    assert "pip install tensorboard" in said.err
    assert "epoch" not in said.out + said.err


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(folder: str) -> None:
        raise PermissionError(13, "Permission denied", folder)

    installed(monkeypatch, refuse)
    assert run([*TRAIN, str(tmp_path / "board")]) != 0
    assert "you have no permission" in capsys.readouterr().err
