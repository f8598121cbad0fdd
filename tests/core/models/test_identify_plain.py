"""Other people's plain networks open by their shapes; guesses are reported."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

from digitpad.errors import ModelFileError
from digitpad.modelfile import describe, open_model, save_model
from digitpad.models.identify import identify
from digitpad.recognise.torch_engine import TorchEngine


class TwoConvolutions(nn.Module):
    """The network of PyTorch's own MNIST tutorials: named layers, the rest in ``forward``."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 10, 5), nn.Conv2d(10, 20, 5)
        self.fc1, self.fc2 = nn.Linear(320, 50), nn.Linear(50, 10)

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        values = nn.functional.max_pool2d(self.conv1(images), 2).relu()
        values = nn.functional.max_pool2d(self.conv2(values), 2).relu()
        return self.fc2(self.fc1(values.flatten(1)).relu())


class LeNet(nn.Module):
    """LeNet-5 for 28×28 pixels: only the first convolution is padded."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 6, 5, padding=2), nn.Conv2d(6, 16, 5)
        self.fc1, self.fc2, self.fc3 = nn.Linear(400, 120), nn.Linear(120, 84), nn.Linear(84, 10)

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        values = nn.functional.max_pool2d(self.conv1(images).relu(), 2)
        values = nn.functional.max_pool2d(self.conv2(values).relu(), 2)
        return self.fc3(self.fc2(self.fc1(values.flatten(1)).relu()).relu())


class Normalised(nn.Module):
    """Equal convolutions without biases, with batch normalisations under names of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.bn1, self.bn2 = nn.BatchNorm2d(8), nn.BatchNorm2d(8)
        self.conv1 = nn.Conv2d(1, 8, 3, padding=1, bias=False)
        self.conv2 = nn.Conv2d(8, 8, 3, padding=1, bias=False)
        self.fc = nn.Linear(392, 10, bias=False)

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        values = nn.functional.max_pool2d(self.bn1(self.conv1(images)).relu(), 2)
        values = nn.functional.max_pool2d(self.bn2(self.conv2(values)).relu(), 2)
        return self.fc(values.flatten(1))


LENET = (
    "conv 6 5 pad 2, relu, pool 2, conv 16 5, relu, pool 2, dense 120, relu, dense 84, relu, "
    "dense 10"
)


def sequential(*layers: nn.Module) -> nn.Module:
    return nn.Sequential(*layers)


NETWORKS = {
    "dense 64, relu, dense 10": lambda: sequential(
        nn.Flatten(), nn.Linear(784, 64), nn.ReLU(), nn.Linear(64, 10)
    ),
    "dense 64, relu, dense 32, relu, dense 10": lambda: sequential(
        *(nn.Flatten(), nn.Linear(784, 64), nn.ReLU(), nn.Dropout(0.2)),
        *(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10)),
    ),
    "conv 8 3 pad 1, norm, relu, pool 2, conv 16 3 pad 1, relu, pool 2, dense 10": (
        lambda: sequential(
            *(nn.Conv2d(1, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2)),
            *(nn.Conv2d(8, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
            *(nn.Flatten(), nn.Linear(16 * 49, 10)),
        )
    ),
    "conv 8 3 stride 2, relu, conv 16 3 stride 2, relu, dense 10": lambda: sequential(
        *(nn.Conv2d(1, 8, 3, stride=2), nn.ReLU(), nn.Conv2d(8, 16, 3, stride=2), nn.ReLU()),
        *(nn.Flatten(), nn.Linear(16 * 36, 10)),
    ),
    "dense 32, norm, relu, dense 10": lambda: sequential(
        nn.Flatten(), nn.Linear(3072, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 10)
    ),
    "conv 10 5, relu, pool 2, conv 20 5, relu, pool 2, dense 50, relu, dense 10": TwoConvolutions,
    LENET: LeNet,
    "conv 8 3 pad 1 bias 0, norm, relu, pool 2, conv 8 3 pad 1 bias 0, norm, relu, pool 2, "
    "dense 10 bias 0": Normalised,
    "conv 8 3, relu, pool 2, conv 16 3, relu, average 11, dense 10": lambda: sequential(
        *(nn.Conv2d(1, 8, 3), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(8, 16, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1)),
        *(nn.Flatten(), nn.Linear(16, 10)),
    ),
    "conv 8 5, relu, pool 2, conv 10 3, average 10, flatten": lambda: sequential(
        *(nn.Conv2d(1, 8, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 10, 3)),
        *(nn.AdaptiveAvgPool2d(1), nn.Flatten()),
    ),
}


@pytest.mark.parametrize("text", NETWORKS)
def test_a_plain_network_opens_by_its_shapes_and_reads_as_it_did(text: str, tmp_path: Path) -> None:
    torch.manual_seed(0)
    network = NETWORKS[text]().eval()
    path = tmp_path / "theirs.pt"
    torch.save(network.state_dict(), path)
    model = open_model(path)
    made = model.info.architecture
    assert dict(made.arguments)["layers"] == text
    images = np.random.default_rng(0).integers(0, 256, (4, *made.input_shape), dtype=np.uint8)
    with torch.inference_mode():
        expected = network(torch.tensor(images).float() / 255).numpy()
    np.testing.assert_allclose(TorchEngine(made, model.tensors).logits(images), expected, atol=1e-5)


def test_what_shapes_cannot_tell_is_said_and_stays_in_the_file(tmp_path: Path) -> None:
    network = NETWORKS["dense 64, relu, dense 10"]()
    torch.save(network.state_dict(), tmp_path / "theirs.pt")
    model = open_model(tmp_path / "theirs.pt")
    assert "cannot tell: activations (taken for ReLU)" in model.info.guess
    save_model(tmp_path / "ours.safetensors", model)
    saved = describe(tmp_path / "ours.safetensors")
    assert saved.guess == model.info.guess
    assert saved.architecture == model.info.architecture


def test_a_file_whose_layers_take_too_long_is_refused_with_the_number() -> None:
    sizes = (1, *[300] * 5)
    shapes: dict[str, tuple[int, ...]] = {}
    for place, (inputs, outputs) in enumerate(pairwise(sizes)):
        shapes[f"{place}.weight"] = outputs, inputs, 7, 7
        shapes[f"{place}.bias"] = (outputs,)
    shapes |= {"9.weight": (10, 300 * 28 * 28), "9.bias": (10,)}
    with pytest.raises(ModelFileError, match=r"13\.8 billion multiplications.*limit is 5 billion"):
        identify(shapes)


@pytest.mark.parametrize(
    ("network", "reason"),
    [
        (lambda: sequential(nn.Linear(784, 64), nn.ReLU(), nn.Linear(64, 12)), "12 scores"),
        (lambda: sequential(nn.Linear(100, 64), nn.ReLU(), nn.Linear(64, 10)), r"\[64, 100\]"),
        (lambda: sequential(nn.Linear(784, 64), nn.Linear(60, 10)), "“0” gives 64.*“1”"),
        (lambda: sequential(nn.Conv2d(1, 8, 3), nn.Flatten(), nn.Linear(99, 10)), "“0” gives 8"),
        (lambda: sequential(nn.Conv2d(1, 8, 3), nn.Flatten(), nn.Linear(88, 10)), "the 88 values"),
        (lambda: sequential(nn.Embedding(10, 4), nn.Linear(4, 10)), r"\[10, 4\]"),
        (lambda: sequential(nn.Conv1d(1, 8, 3), nn.Linear(8, 10)), r"“0.weight” \[8, 1, 3\]"),
    ],
)
def test_layers_that_make_no_row_from_pixels_to_classes_are_refused_with_the_reason(
    network: Callable[[], nn.Module], reason: str
) -> None:
    shapes = {name: tuple(value.shape) for name, value in network().state_dict().items()}
    with pytest.raises(ModelFileError, match=reason) as caught:
        identify(shapes)
    assert "candle" not in str(caught.value)


@pytest.mark.parametrize(("count", "last"), [(26, "Z"), (27, "Z"), (36, "Z"), (47, "t"), (62, "z")])
def test_the_outputs_of_networks_for_letters_are_named_as_emnist_has_them(
    count: int, last: str, tmp_path: Path
) -> None:
    network = sequential(nn.Flatten(), nn.Linear(784, 32), nn.ReLU(), nn.Linear(32, count))
    torch.save(network.state_dict(), tmp_path / "letters.pt")
    classes = open_model(tmp_path / "letters.pt").info.classes
    assert (len(classes), classes[-1]) == (count, last)
