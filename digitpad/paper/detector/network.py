"""The network: down to a sixteenth of the photo's size, where it sees far around, and up again."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from digitpad.paper.detector.heads import CENTRE, CHANNELS

RARITY: Final = -3.5
"""Of centres, in log odds, before anything is learned."""
WIDTHS: Final = (24, 48, 64, 96)
"""Channels at a half, a quarter, an eighth and a sixteenth of the photo's size."""


def _convolved(
    inputs: int, outputs: int, size: int = 3, stride: int = 1, spread: int = 1
) -> nn.Module:
    padding = spread * (size // 2)
    convolution = nn.Conv2d(inputs, outputs, size, stride, padding, spread, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs))


class Residual(nn.Module):
    """Two convolutions whose result is added to what came in."""

    def __init__(self, channels: int, spread: int = 1) -> None:
        super().__init__()
        self.first = _convolved(channels, channels, spread=spread)
        self.second = _convolved(channels, channels)

    def forward(self, maps: Tensor) -> Tensor:
        inner = functional.relu(self.first(maps))
        return functional.relu(maps + self.second(inner))


class Detector(nn.Module):
    """Takes evened photos, (n, 1, h, w), multiples of 16 px, to maps (n, CHANNELS, h/4, w/4)."""

    def __init__(self) -> None:
        super().__init__()
        half, quarter, eighth, sixteenth = WIDTHS
        relu = nn.ReLU()
        self.to_quarter = nn.Sequential(
            _convolved(1, half, 5, 2), relu, _convolved(half, half), relu,
            _convolved(half, quarter, 3, 2), relu, Residual(quarter),
        )  # fmt: skip
        self.to_eighth = nn.Sequential(
            _convolved(quarter, eighth, 3, 2), relu, Residual(eighth), Residual(eighth)
        )
        self.to_sixteenth = nn.Sequential(
            _convolved(eighth, sixteenth, 3, 2), relu,
            Residual(sixteenth), Residual(sixteenth, spread=2), Residual(sixteenth),
        )  # fmt: skip
        self.from_sixteenth = nn.Conv2d(sixteenth, eighth, 1)
        self.merged_eighth = nn.Sequential(_convolved(eighth, eighth), relu)
        self.from_eighth = nn.Conv2d(eighth, quarter, 1)
        self.merged_quarter = Residual(quarter)
        last = nn.Conv2d(64, CHANNELS, 1)
        rarity = torch.zeros(CHANNELS)
        rarity[CENTRE] = RARITY
        last.bias = nn.Parameter(rarity)
        self.head = nn.Sequential(_convolved(quarter, 64), relu, last)

    def forward(self, photos: Tensor) -> Tensor:
        quarter = self.to_quarter(photos)
        eighth = self.to_eighth(quarter)
        sixteenth = self.from_sixteenth(self.to_sixteenth(eighth))
        eighth = self.merged_eighth(eighth + functional.interpolate(sixteenth, scale_factor=2))
        up = functional.interpolate(self.from_eighth(eighth), scale_factor=2)
        maps: Tensor = self.head(self.merged_quarter(quarter + up))
        return maps
