"""What training is measured against: plain PyTorch loops, written as tutorials write them.

``example_network`` and its recipe follow the official MNIST example (github.com/pytorch/examples,
``mnist/main.py``): two 3×3 convolutions, dropout, Adadelta at 1.0 falling by 0.7 an epoch, batches
of 64. Every image is a Python object that goes through PIL, two transforms and a ``DataLoader``,
which is what most programs do. Nothing here is made slower than it usually is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import torch
from PIL import Image
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, Dataset
from torchvision import transforms

Batches = DataLoader[tuple[Tensor, int]]

BATCH = 64
EPOCHS = 4
"""Epochs after which the example's network reads 99 % of MNIST's test images."""
MEAN, DEVIATION = 0.1307, 0.3081  # the example's own normalisation


class Pictures(Dataset[tuple[Tensor, int]]):
    """Images uint8 (n, c, h, w) and labels, handed out one by one as transformed PIL pictures."""

    def __init__(
        self, images: Tensor, labels: Tensor, transform: Callable[[Image.Image], Tensor]
    ) -> None:
        self._images, self._labels = images.numpy(), labels.tolist()
        self._transform = transform

    def __len__(self) -> int:
        return len(self._labels)

    def __getitem__(self, place: int) -> tuple[Tensor, int]:
        pixels = self._images[place]
        picture = Image.fromarray(pixels[0] if len(pixels) == 1 else pixels.transpose(1, 2, 0))
        return self._transform(picture), self._labels[place]


class ExampleNetwork(nn.Module):
    """Two convolutions of 32 and 64 channels, two dropouts, two full layers."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 32, 3)
        self.conv2 = nn.Conv2d(32, 64, 3)
        self.dropout1, self.dropout2 = nn.Dropout(0.25), nn.Dropout(0.5)
        self.fc1 = nn.Linear(9216, 128)
        self.fc2 = nn.Linear(128, 10)

    def forward(self, images: Tensor) -> Tensor:
        hidden = F.relu(self.conv2(F.relu(self.conv1(images))))
        hidden = torch.flatten(self.dropout1(F.max_pool2d(hidden, 2)), 1)
        return F.log_softmax(self.fc2(self.dropout2(F.relu(self.fc1(hidden)))), dim=1)


def loader(images: Tensor, labels: Tensor, *, normalised: bool, shuffled: bool) -> Batches:
    steps: list[Callable[..., Tensor]] = [transforms.ToTensor()]
    if normalised:
        steps.append(transforms.Normalize((MEAN,), (DEVIATION,)))
    pictures = Pictures(images, labels, transforms.Compose(steps))
    return DataLoader(pictures, batch_size=BATCH, shuffle=shuffled)


def steps(
    network: nn.Module,
    optimizer: torch.optim.Optimizer,
    loss_of: Callable[[Tensor, Tensor, Tensor], Tensor],
    batches: Batches,
) -> Iterator[int]:
    """Train one epoch; yield the number of images after each step.

    ``loss_of``: from outputs, inputs and labels.
    """
    network.train()
    for inputs, labels in batches:
        optimizer.zero_grad()
        loss = loss_of(network(inputs), inputs, labels)
        loss.backward()
        optimizer.step()
        yield len(inputs)


def cpu_seconds_per_image(taken: Iterator[int], count: int, *, warm_up: int = 2) -> float:
    """Take ``count`` steps after ``warm_up`` others and return the CPU seconds for each image."""
    for _ in range(warm_up):
        next(taken)
    begun = time.process_time()
    images = sum(next(taken) for _ in range(count))
    return (time.process_time() - begun) / images


def example_epoch_steps(images: Tensor, labels: Tensor, seed: int) -> Iterator[int]:
    """Yield the steps of the official example's first epoch."""
    torch.manual_seed(seed)
    network = ExampleNetwork()
    optimizer = torch.optim.Adadelta(network.parameters(), lr=1.0)
    batches = loader(images, labels, normalised=True, shuffled=True)
    return steps(network, optimizer, lambda out, _, labels: F.nll_loss(out, labels), batches)


def train_example(
    train: tuple[Tensor, Tensor], test: tuple[Tensor, Tensor], seed: int
) -> tuple[float, float]:
    """Train the official example for ``EPOCHS``, testing after each as it does.

    Returns the CPU seconds of the training steps and the accuracy after the last epoch.
    """
    torch.manual_seed(seed)
    network = ExampleNetwork()
    optimizer = torch.optim.Adadelta(network.parameters(), lr=1.0)
    falling = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.7)
    batches = loader(*train, normalised=True, shuffled=True)
    seconds = 0.0
    for _ in range(EPOCHS):
        begun = time.process_time()
        for _ in steps(network, optimizer, lambda out, _, y: F.nll_loss(out, y), batches):
            pass
        falling.step()
        seconds += time.process_time() - begun
    network.eval()
    right = 0
    with torch.no_grad():
        for inputs, labels in loader(*test, normalised=True, shuffled=False):
            right += int((network(inputs).argmax(1) == labels).sum())
    return seconds, right / len(test[1])
