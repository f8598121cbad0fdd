"""A convolution over few channels: the same results and gradients as torch's own."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from digitpad.models.torch import blocked, thin
from digitpad.models.torch.thin import ThinConvolution

SHAPES = [
    # channels, outputs, kernel, stride, padding, with a bias
    (1, 32, 5, 1, 0, True),
    (1, 16, 5, 2, 0, False),
    (1, 8, 3, 1, 1, False),
    (3, 12, 4, 2, 1, True),
]


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a processor where it pays."""
    monkeypatch.setattr(thin, "pays", lambda: True)


def both(
    channels: int, outputs: int, kernel: int, stride: int, padding: int, bias: bool
) -> tuple[nn.Conv2d, nn.Conv2d]:
    torch.manual_seed(2)
    sizes = {"stride": stride, "padding": padding, "bias": bias}
    plain = nn.Conv2d(channels, outputs, kernel, **sizes)  # type: ignore[arg-type]
    ours = ThinConvolution(channels, outputs, kernel, **sizes)  # type: ignore[arg-type]
    ours.load_state_dict(plain.state_dict())
    return plain, ours


def trained_on(layer: nn.Conv2d, images: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
    results = layer(images)
    results = results.to_dense() if results.is_mkldnn else results
    weights = torch.linspace(-1, 2, results.numel()).reshape(results.shape)
    (results * weights).mean().backward()
    return results.detach(), {n: p.grad for n, p in layer.named_parameters() if p.grad is not None}


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("order", ["torch’s", "channels last", "blocked"])
@pytest.mark.parametrize("shape", SHAPES)
def test_results_and_gradients_are_torchs_own(
    shape: tuple[int, int, int, int, int, bool], order: str
) -> None:
    plain, ours = both(*shape)
    images = torch.rand((6, shape[0], 20, 20), generator=torch.Generator().manual_seed(1))
    given = images
    if order == "channels last":
        ours.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        given = images.contiguous(memory_format=torch.channels_last)
    elif order == "blocked":
        if not blocked.is_available(torch.float32):
            pytest.skip("this processor or this torch has no oneDNN that trains")
        given = images.to_mkldnn()
    wanted, wanted_gradients = trained_on(plain, images)
    results, gradients = trained_on(ours, given)
    torch.testing.assert_close(results, wanted, rtol=1e-5, atol=1e-6)
    assert gradients.keys() == wanted_gradients.keys()
    for name, gradient in gradients.items():
        torch.testing.assert_close(gradient, wanted_gradients[name], rtol=1e-4, atol=1e-6)


@pytest.mark.usefixtures("always")
def test_images_that_need_a_gradient_get_it() -> None:
    plain, ours = both(*SHAPES[0])
    gradients = []
    for layer in (plain, ours):
        images = torch.full((2, 1, 9, 9), 0.5, requires_grad=True)
        F.relu(layer(images)).sum().backward()
        gradients.append(images.grad)
    torch.testing.assert_close(*gradients)


def test_processors_with_their_own_code_for_it_use_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("the product of matrices was taken")

    monkeypatch.setattr(thin, "pays", lambda: False)
    monkeypatch.setattr(thin._Convolution, "apply", refused)
    _, ours = both(*SHAPES[0])
    assert ours(torch.rand(2, 1, 9, 9)).shape == (2, 32, 5, 5)
