"""Every look at a reading, for every kind of network that can be trained or opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from pytestqt.qtbot import QtBot
from window_mouse import draw

from digitpad.data.source import DataSource
from digitpad.explain import neighbours
from digitpad.gui.explain.embedding_view import EmbeddingView
from digitpad.gui.explain.evidence_view import EvidenceView
from digitpad.gui.explain.nearest_view import NearestView
from digitpad.gui.explain.view import View
from digitpad.gui.explain.what_if_view import WhatIfView
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.custom import custom
from digitpad.models.torch.network import build

SOON = 60_000
MOBILE = "mobilenet-v3-small"
BUILT = "conv 4 5, relu, pool 4, dense 10"
LETTERS = "conv 4 5, relu, pool 4, dense 26"
NETWORKS = ("candle-linear", "candle-cnn", "digitpad", "vit", "cifar-cnn", MOBILE, BUILT, LETTERS)


def made(name: str) -> Architecture:
    return custom(name) if name in (BUILT, LETTERS) else architecture(name)


@pytest.mark.parametrize("name", NETWORKS)
def test_every_look_shows_something_of_every_network(
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    network, rng = made(name), np.random.default_rng(0)
    shape, is_colour = network.input_shape, network.input_shape[0] == 3
    path = tmp_path / "net.safetensors"
    tensors = build(network, seed=1).arrays()
    if name == "candle-linear":  # its weights begin as zeros: nothing speaks for anything
        tensors["weight"] = rng.normal(0, 0.1, tensors["weight"].shape).astype(np.float32)
    save_model(path, Model(new_info(network), tensors))
    sets = {"cifar-cnn": "cifar10", MOBILE: "cifar10", LETTERS: "emnist-letters"}
    source = DataSource.parse(sets.get(name, "mnist"))
    images = rng.integers(0, 256, (40, *shape), dtype=np.uint8)
    labels = np.arange(40) % network.class_count
    monkeypatch.setattr(neighbours, "images_at_hand", lambda *_: (source, images, labels))
    picture = tmp_path / "photo.png"
    Image.fromarray(images[0].transpose(1, 2, 0) if is_colour else images[0, 0]).save(picture)
    window = make_window(path, *([picture] if is_colour else []))
    if not is_colour:
        draw(window.canvas, synthesis.drawing(4, seed=0))
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)

    def look(kind: type, is_there: Callable[[View], bool]) -> View:
        view = found.findChild(kind)
        found.show_view(view)
        qtbot.waitUntil(lambda: is_there(view), timeout=SOON)
        assert view.isVisible()
        return view

    evidence = look(EvidenceView, lambda view: view.evidence is not None)
    assert evidence.map.evidence.shape == (shape if is_colour else shape[1:])
    assert evidence.map.evidence.any()
    what_if = look(WhatIfView, lambda view: bool(view.sweeps))
    # Only what has strokes can be drawn otherwise.
    assert what_if.drawing.isVisible() is not is_colour
    nearest = look(NearestView, lambda view: view.nearest is not None)
    assert nearest.nearest.near[0].image.shape == shape
    everything = look(EmbeddingView, lambda view: bool(view.scene and view.scene.spot))
    assert everything.scene.points.shape == (40, 2)
    window.menu_actions["beside"].trigger()
    (column, *_) = window.windows.beside.columns
    qtbot.waitUntil(lambda: column.map.evidence is not None, timeout=SOON)
    assert column.verdict.text()
