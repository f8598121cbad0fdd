"""Two networks of digitpad as one: the mean of both answers, and nothing lost of what they say."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from digitpad import __version__
from digitpad.cli.app import run
from digitpad.convert.ensemble import ensemble
from digitpad.data.catalogue import dataset_info
from digitpad.data.load import HeldOut
from digitpad.errors import ModelFileError
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.engine import Engine
from digitpad.recognise.torch_engine import TorchEngine


def network(seed: int, name: str = "digitpad") -> Model:
    """A network with weights and running statistics unlike any other seed's."""
    made = architecture(name)
    rng = np.random.default_rng(seed)
    tensors = build(made, seed=seed).arrays()
    for values in tensors.values():
        if values.ndim == 1:
            values[:] = rng.uniform(0.5, 1.5, values.shape)
    info = new_info(
        made,
        f"network-{seed}",
        dataset="mnist+ink" if seed == 1 else "mnist+handwriting",
        dataset_checksum="a+b" if seed == 1 else "a+handwriting/1",
        extra={
            "command": f"digitpad train --seed {seed}",
            "note": "of ten writers",
            "data licences": f"mnist: theirs; {'ink: mine' if seed == 1 else 'handwriting: ours'}",
        },
        versions={"digitpad": "0.0.1"},
    )
    return Model(info, tensors)


@pytest.fixture(scope="module")
def two() -> tuple[Model, Model]:
    return network(1), network(2)


@pytest.mark.parametrize("engine", [Engine, TorchEngine])
def test_a_pairs_outputs_are_the_mean_of_both_networks_outputs(
    two: tuple[Model, Model], engine: type[Engine] | type[TorchEngine]
) -> None:
    images = np.random.default_rng(0).integers(0, 256, (5, 1, 28, 28), dtype=np.uint8)
    pair = ensemble(*two)
    both = [engine(model.info.architecture, model.tensors).logits(images) for model in two]
    found = engine(pair.info.architecture, pair.tensors).logits(images)
    expected = (both[0] + both[1]) / 2
    assert np.abs(both[0] - both[1]).max() > 0.1 * np.abs(expected).max()
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4 * np.abs(expected).max())


def test_a_pair_says_of_both_how_they_were_trained_and_on_what(two: tuple[Model, Model]) -> None:
    info = ensemble(*two, name="both").info
    assert (info.name, info.architecture.name) == ("both", "digitpad-pair")
    assert info.dataset == "mnist+ink+handwriting"
    assert info.dataset_checksum == "a+b+handwriting/1"
    assert info.extra["command of the first"] == "digitpad train --seed 1"
    assert info.extra["command of the second"] == "digitpad train --seed 2"
    assert info.extra["note"] == "of ten writers"
    assert info.extra["data licences"] == "mnist: theirs; ink: mine; handwriting: ours"
    assert info.metrics == {}


def test_the_same_data_set_with_other_files_in_it_is_named_twice(
    two: tuple[Model, Model],
) -> None:
    first, second = (
        replace(model, info=replace(model.info, dataset="mnist+ink", dataset_checksum=checksum))
        for model, checksum in zip(two, ("a+b", "a+c"), strict=True)
    )
    info = ensemble(first, second).info
    assert (info.dataset, info.dataset_checksum) == ("mnist+ink+ink", "a+b+c")


def test_what_one_network_does_not_say_is_unknown_of_the_pair(two: tuple[Model, Model]) -> None:
    bare = new_info(architecture("digitpad"), "bare", has_metadata=False)
    info = ensemble(two[0], replace(two[1], info=bare)).info
    assert (info.dataset, info.dataset_checksum) == ("", "")
    assert info.extra["command of the second"] == "unknown"


def test_a_network_and_its_copy_make_no_pair(two: tuple[Model, Model]) -> None:
    copy = Model(replace(two[0].info, name="copy"), dict(two[0].tensors))
    with pytest.raises(ModelFileError, match="the same network"):
        ensemble(two[0], copy)


def test_only_two_networks_of_digitpads_own_kind_make_a_pair(two: tuple[Model, Model]) -> None:
    with pytest.raises(ModelFileError, match="network-3 is a quick network; only two digitpad"):
        ensemble(two[0], network(3, "quick"))


def test_networks_that_read_different_classes_make_no_pair(two: tuple[Model, Model]) -> None:
    letters = replace(two[1], info=replace(two[1].info, classes=tuple("abcdefghij")))
    with pytest.raises(ModelFileError, match="read different classes"):
        ensemble(two[0], letters)


def saved(folder: Path, *models: Model) -> list[str]:
    files = []
    for model in models:
        files.append(str(folder / f"{model.info.name}.safetensors"))
        save_model(files[-1], model)
    return files


def test_the_command_writes_a_pair_and_what_it_measured(
    two: tuple[Model, Model],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def few(name: str, data_dir: Path | None, model: Model) -> HeldOut:
        images, labels = synthesis.labelled_batch(5, 0, 200)
        return HeldOut(dataset_info(name), images[:, None], labels)

    monkeypatch.setattr("digitpad.cli.convert.held_out_part", few)
    files, out = saved(tmp_path, *two), tmp_path / "pair.safetensors"
    arguments = ["pair", *files, "--save", str(out), "--dataset", "handwriting", "--json"]
    assert run(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    model = open_model(out)
    assert model.info.metrics == {
        key: told[key] for key in ("accuracy", "loss", "n", "dataset", "part")
    }
    assert (told["n"], told["dataset"], told["part"]) == (200, "handwriting", "test")
    assert model.info.extra["command"] == (
        "digitpad pair network-1.safetensors network-2.safetensors --save pair.safetensors "
        "--dataset handwriting"
    )
    assert model.info.versions["digitpad"] == __version__
    assert told["parameters"] == model.info.architecture.parameter_count() == 1_462_091
    for name, tensor in ensemble(*two).tensors.items():
        np.testing.assert_array_equal(model.tensors[name], tensor)


def test_without_a_data_set_nothing_is_claimed(
    two: tuple[Model, Model], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files, out = saved(tmp_path, *two), tmp_path / "pair.safetensors"
    assert run(["pair", *files, "--save", str(out)]) == 0
    told = capsys.readouterr().out
    assert "1,462,091" in told
    assert "digitpad calibrate" in told
    assert open_model(out).info.metrics == {}


def test_a_pair_never_takes_the_place_of_one_of_its_networks(
    two: tuple[Model, Model], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = saved(tmp_path, *two)
    before = Path(files[1]).read_bytes()
    assert run(["pair", *files, "--save", files[1]]) == 2
    assert "a file to read from" in capsys.readouterr().err
    assert Path(files[1]).read_bytes() == before


def test_figures_of_other_classes_are_not_written_into_a_pair(
    two: tuple[Model, Model],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    clothes = np.zeros((1, 1, 28, 28), np.uint8), np.zeros(1, np.int64)
    part = HeldOut(dataset_info("fashion-mnist"), *clothes)
    monkeypatch.setattr("digitpad.cli.convert.held_out_part", lambda *_: part)
    files, out = saved(tmp_path, *two), tmp_path / "pair.safetensors"
    assert run(["pair", *files, "--save", str(out), "--dataset", "fashion-mnist"]) == 2
    assert "classes of fashion-mnist" in capsys.readouterr().err
    assert not out.exists()


def test_a_folder_of_data_without_a_data_set_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["pair", "a", "b", "--save", str(tmp_path / "c.safetensors"), "--data-dir", "d"]
    assert run(arguments) == 2
    assert "--data-dir belongs to --dataset" in capsys.readouterr().err
