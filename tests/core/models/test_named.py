"""A network for other programs has the names of its file, and gives what ours gives."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file

import digitpad
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.models.catalogue import ARCHITECTURES
from digitpad.models.torch.named import NamedNetwork
from digitpad.models.torch.network import build


@pytest.mark.parametrize("name", ARCHITECTURES)
def test_each_network_has_the_names_of_its_file_and_the_same_answers(name: str) -> None:
    made = ARCHITECTURES[name]
    network = build(made, seed=0).eval()
    named = NamedNetwork(network).eval()
    assert {key: tuple(value.shape) for key, value in named.state_dict().items()} == made.tensors()
    images = torch.rand((2, *made.input_shape), generator=torch.Generator().manual_seed(0))
    assert torch.equal(named(images), network(images))


@pytest.mark.parametrize("name", ["digitpad", "tch-conv", "vit"])
def test_a_copy_that_forgot_everything_learns_it_from_the_file(name: str, tmp_path: Path) -> None:
    from digitpad.modelfile import Model, new_info, save_model

    network = build(ARCHITECTURES[name], seed=0)
    path = tmp_path / "mine.safetensors"
    save_model(path, Model(new_info(ARCHITECTURES[name]), network.arrays()))
    module = digitpad.module(digitpad.open_model(path))
    plain = deepcopy(module)
    with torch.no_grad():
        for parameter in plain.parameters():
            parameter.zero_()
    images = torch.rand((2, 1, 28, 28), generator=torch.Generator().manual_seed(0))
    assert not torch.equal(plain(images), module(images))
    plain.load_state_dict(load_file(path))
    assert torch.equal(plain(images), module(images))


def test_it_is_a_module_like_any_other() -> None:
    module = digitpad.module(digitpad.open_model(resource(SHIPPED_MODEL)))
    stored = load_file(resource(SHIPPED_MODEL))
    assert {*dict(module.named_parameters())} | {*dict(module.named_buffers())} == {*stored}
    dropouts = [one for one in module.modules() if "Dropout" in type(one).__name__]
    assert dropouts
    module.train()
    assert all(one.training for one in dropouts)
    loss = module(torch.rand(4, 1, 28, 28)).square().mean()
    loss.backward()
    assert all(one.grad is not None for one in module.parameters())
