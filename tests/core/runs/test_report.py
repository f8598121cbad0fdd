"""Runs compared, and one of them as a page that needs nothing else."""

from __future__ import annotations

import math
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from file_reasons import MISSING
from made_runs import kept, linear

from digitpad.cli.app import run as command
from digitpad.evaluation.accuracy import evaluate
from digitpad.runs.comparison import (
    differences,
    names_apart,
    results,
    settings_lines,
    why_incomparable,
)
from digitpad.runs.record import CURVES, RunCurves, RunRecord, default_name, read_curves
from digitpad.runs.report import RunReadings, page, report
from digitpad.training.config import config_for


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


class Page(HTMLParser):
    """The tags of a page in order, the text in it, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.loads: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def shown() -> RunReadings:
    model = linear()
    images = np.random.default_rng(1).integers(0, 256, (60, 1, 28, 28), dtype=np.uint8)
    return RunReadings(
        model.info, "Some digits", evaluate(model, images, np.arange(60) % 10), images
    )


def test_only_settings_that_differ_are_in_the_table_and_all_results() -> None:
    runs = [kept(learning_rate=rate, device=device) for rate, device in ((1, "cpu"), (2, "auto"))]
    lines = {line.title: line.cells for line in differences(runs)}
    assert lines["Learning rate"] == ("1", "2")
    assert lines["Best test accuracy"] == ("90.00 %", "90.00 %")
    assert "Batch size" not in lines
    assert "Threads" not in lines
    assert len(lines) == len(results(runs)) + 1


def test_figures_of_different_images_are_said_not_to_tell_which_run_is_better() -> None:
    mnist, generated = kept(), kept(dataset="handwriting")
    lines = {line.title: line.cells for line in differences([mnist, generated])}
    assert lines["Tested on"] == ("10,000 MNIST test digits", "10,000 generated test digits")
    words = why_incomparable([mnist, generated])
    assert "10,000 MNIST test digits; 10,000 generated test digits" in words
    assert "500 MNIST test digits" in why_incomparable([mnist, mnist._replace(test_count=500)])
    assert "not the same" in why_incomparable([mnist, mnist._replace(dataset_checksum="sha256:2")])
    assert why_incomparable([mnist, kept(dataset="mnist+handwriting")]) == ""
    assert why_incomparable([mnist, mnist._replace(dataset_checksum="")]) == ""


def test_a_curve_that_leaves_the_plot_is_cut_off_and_that_is_said() -> None:
    x = np.linspace(0, 10, 300)
    wild = np.where(x < 0.05, 50.0, 1 / (1 + x))
    run = kept()
    text = page(run, read_curves(run.folder)._replace(train_loss=(x, wild)), None, "nothing")
    found = re.search(r'd="M([^"]*)" fill="none" stroke="var\(--train\)"', text)
    assert found is not None
    heights = [float(point.split()[1]) for point in found[1].split("L")]
    assert heights[0] < heights[1] < heights[2]
    assert "Higher values, up to 50, are cut off." in text


def test_a_run_without_a_test_has_no_figures_in_the_table() -> None:
    lines = {line.title: line.cells for line in differences([kept(), kept(epochs=0)])}
    assert lines["Best test accuracy"] == ("90.00 %", "")
    assert lines["Tested on"] == ("10,000 MNIST test digits", "not tested")
    assert lines["In epoch"] == ("3", "")


def test_no_limit_is_all_images() -> None:
    lines = {line.title: line.cells for line in differences([kept(), kept(train_limit=200)])}
    assert lines["Training images at most"] == ("all", "200")
    assert dict(settings_lines(kept()))["Test images at most"] == "all"


def test_the_page_shows_curves_confusions_the_worst_mistakes_and_settings() -> None:
    run = kept("mine", learning_rate=0.125, seed=7)
    text = page(run, read_curves(run.folder), shown())
    found = Page(text)
    assert found.open == []
    assert found.tags.count("svg") == 2
    assert found.tags.count("img") == min(24, int((shown().found.readings.worst() >= 0).sum()))
    assert all(address.startswith("data:image/png;base64,") for address in found.loads)
    for words in ("mine", "90.00 %", "0.125", "Some digits", "precision", "Some processor"):
        assert words in found.words


def test_whatever_a_person_or_a_file_says_stays_plain_text() -> None:
    bad = "<script>alert(1)</script>"
    run = kept(bad)
    measured = shown()
    info = measured.info
    object.__setattr__(info, "classes", (bad, *info.classes[1:]))
    found = Page(page(run, RunCurves(), measured, why_not=bad))
    assert "script" not in found.tags
    assert bad in found.words


def test_a_page_without_images_weights_or_curves_says_so(tmp_path: Path) -> None:
    run = kept()
    assert "mnist" in report(run, tmp_path).lower()
    assert "not there" in report(run, tmp_path) or "missing" in report(run, tmp_path)
    run.model_file.unlink()
    (run.folder / CURVES).unlink()
    text = report(run, tmp_path)
    assert "Its weights are no longer there." in text
    assert "Loss after epochs. Nothing was measured." in text


def test_an_autoencoders_page_has_no_accuracy() -> None:
    run = kept(accuracy=math.nan)
    text = page(run, RunCurves(read_curves(run.folder).history), None, "nothing")
    assert "Accuracy in %" not in text


def test_a_list_without_runs_says_how_one_comes_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["runs"]) == 0
    assert "There are no runs yet" in capsys.readouterr().out
    assert command(["runs", "--json"]) == 0
    assert capsys.readouterr().out == ""


def test_the_command_writes_the_page_and_refuses_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept("mine")
    out = tmp_path / "mine.html"
    assert command(["report", "mine", "--out", str(out), "--data-dir", str(tmp_path)]) == 0
    assert re.match("<!DOCTYPE html>", out.read_text("utf-8"))
    assert command(["runs"]) == 0
    out_words = capsys.readouterr().out
    assert "90.00 %" in out_words
    assert "10,000 MNIST" in out_words
    assert command(["report", "other", "--out", str(out)]) == 1
    assert command(["report", "mine", "--out", str(tmp_path / "mine.txt")]) == 2
    assert command(["report", "mine", "--out", str(tmp_path / "no" / "mine.html")]) == 1
    told = capsys.readouterr().err
    for words in ("no run called “other”", "call it", MISSING):
        assert words in told


@pytest.mark.parametrize("losses", [(1e18, 1e18), (1e16, 1e16 + 2), (-3e38, 3e38), (0.0, 5e-324)])
def test_any_curve_is_drawn(losses: tuple[float, float]) -> None:
    curve = np.array([0.0, 1.0]), np.array(losses)
    made = Page(page(kept("mine"), RunCurves(train_loss=curve), None))
    assert "path" in made.tags


def of_layers(layers: str, **settings: Any) -> RunRecord:
    arguments = (("image", 28), ("layers", layers))
    config = config_for("custom", "mnist", model_arguments=arguments, **settings)
    return kept()._replace(config=config, name=default_name(config))


@pytest.mark.parametrize(
    ("runs", "names"),
    [
        ([{"train_limit": 200}, {}], ["200 images", "all images"]),
        ([{"learning_rate": 0.1}, {"learning_rate": 5.0}], ["rate 0.1", "rate 5"]),
        ([{"epochs": 1, "augment": True}, {}], ["1 epoch, augmented", "200 epochs, plain"]),
        ([{"device": "cpu"}, {"threads": 3}], ["candle-linear, mnist"] * 2),
    ],
)
def test_compared_runs_are_named_by_the_settings_that_differ(
    runs: list[dict[str, Any]], names: list[str]
) -> None:
    configs = [config_for("candle-linear", "mnist", **settings) for settings in runs]
    made = [kept()._replace(config=config, name="candle-linear, mnist") for config in configs]
    assert names_apart(made) == names


def test_long_networks_are_named_by_the_layers_that_differ() -> None:
    start, end = "conv 16 3, relu, pool 2, conv 32 3, relu, pool 2", "relu, dense 10"
    networks = [f"{start}, {one}{end}" for one in ("dense 100, ", "dense 50, ", "")]
    runs = [of_layers(layers) for layers in networks]
    assert names_apart(runs) == ["dense 100", "dense 50", "–"]
    short = [of_layers("dense 10"), of_layers("dense 9, relu, dense 10", seed=2)]
    assert names_apart(short) == ["dense 10, seed 0", "dense 9, relu, dense 10, seed 2"]
