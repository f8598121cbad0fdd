"""A model as a page: its templates, typical and atypical digits, confusions; nothing is loaded."""

from __future__ import annotations

import base64
import io
import json
import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from digitpad.cli.app import run
from digitpad.data.source import DataSource
from digitpad.explain.model_page import model_page
from digitpad.explain.picture import LIGHT
from digitpad.generators import finished
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.report.page import image_address

SOURCE = DataSource.parse("handwriting-small")


def bars() -> tuple[np.ndarray, np.ndarray]:
    """Images of ten classes, each a bar at its height; every tenth lies where another does."""
    labels = np.arange(200) % 10
    images = np.zeros((200, 1, 28, 28), np.uint8)
    for number, label in enumerate(labels):
        height = (label + 1) % 10 if number < 10 else label
        images[number, 0, 2 * height + 3, 4:24] = 255
    return images, labels


def reader_of_bars() -> Model:
    weight = np.zeros((10, 784), np.float32)
    for label in range(10):
        weight[label].reshape(28, 28)[2 * label + 3] = 1
    tensors = {"weight": weight, "bias": np.zeros(10, np.float32)}
    return Model(new_info(architecture("candle-linear"), "<b>bars</b>"), tensors)


def test_the_page_shows_templates_typical_digits_and_confusions() -> None:
    images, labels = bars()
    page = finished(model_page(reader_of_bars(), SOURCE, images, labels))
    assert "&lt;b&gt;bars&lt;/b&gt;" in page
    assert "<b>bars</b>" not in page
    assert "95.00 %" in page
    assert "3, read as 4</th><td>1 of 20" in page
    # The image that lies elsewhere is the most atypical of its class.
    row = page[page.index("<tr><th>3</th><td class") :]
    typical, atypical = row.split('<td class="row">')[1:3]
    assert "image 3" not in re.findall(r"image \d+", typical)
    assert re.findall(r"image \d+", atypical)[0] == "image 3"
    assert image_address(images[3]) in atypical
    template = page.split("<h2>What it looks for")[1].split('src="')[1].split('"')[0]
    pixels = np.asarray(Image.open(io.BytesIO(base64.b64decode(template.split(",")[1]))))
    assert pixels[3, 10].tolist() == list(LIGHT.supports)
    loads = [one for one in re.findall(r'(?:src|href)="([^"]*)"', page) if one[:5] != "data:"]
    assert loads == []


def test_a_model_that_reads_all_right_confuses_nothing() -> None:
    images, labels = (part[10:] for part in bars())
    page = finished(model_page(reader_of_bars(), SOURCE, images, labels))
    assert "all images are read correctly" in page


@pytest.mark.parametrize("name", ["candle-cnn", "digitpad", "vit", "cifar-cnn"])
def test_every_network_has_a_page(name: str) -> None:
    made = architecture(name)
    model = Model(new_info(made), build(made, seed=1).arrays())
    rng = np.random.default_rng(0)
    images = rng.integers(0, 256, (30, *made.input_shape), dtype=np.uint8)
    source = DataSource.parse("cifar10" if name == "cifar-cnn" else "mnist")
    steps = model_page(model, source, images, np.arange(30) % 10)
    page = finished(steps)
    assert page.count("<img") > 30
    assert str(made.layers[0]) in page


def test_the_command_makes_a_page_of_a_model_file(
    mnist_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = architecture("candle-linear")
    file, out = tmp_path / "mine.safetensors", tmp_path / "mine.html"
    save_model(file, Model(new_info(made, dataset="mnist"), build(made, seed=1).arrays()))
    arguments = ["report", str(file), "--out", str(out), "--data-dir", str(mnist_dir), "--json"]
    assert run(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": str(out), "model": "mine"}
    assert "10,000 MNIST test digits" in out.read_text("utf-8")


def test_a_model_that_names_nothing_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = architecture("digits-autoencoder")
    file, out = tmp_path / "auto.safetensors", tmp_path / "auto.html"
    save_model(file, Model(new_info(made), build(made, seed=1).arrays()))
    assert run(["report", str(file), "--out", str(out)]) == 2
    assert "is an autoencoder" in capsys.readouterr().err
    assert not out.exists()
