"""A data set can be borrowed by a training loop of PyTorch's kind."""

from __future__ import annotations

import pytest
import torch
from torch.utils.data import DataLoader, Subset

import digitpad
from digitpad.data.split import load_dataset


@pytest.mark.parametrize("train", [True, False])
def test_items_are_the_images_and_labels_of_the_part(train: bool) -> None:
    data = digitpad.dataset("handwriting-small", train=train)
    found = load_dataset("handwriting-small")
    part = found.train if train else found.test
    assert len(data) == part.count
    assert data.classes == found.info.classes
    images, labels = part.batch(torch.tensor([0, 7, part.count - 1]))
    for place, index in enumerate((0, 7, -1)):
        image, label = data[index]
        assert torch.equal(image, images[place].to(torch.float32) / 255)
        assert label == labels[place]
    with pytest.raises(IndexError):
        _ = data[part.count]


def test_a_loader_makes_batches_of_it() -> None:
    data = Subset(digitpad.dataset("handwriting-small", train=False), range(10))
    ((images, labels),) = DataLoader(data, batch_size=10)
    assert images.shape == (10, 1, 28, 28)
    assert labels.dtype == torch.int64


def test_a_data_set_that_is_not_there_says_so() -> None:
    with pytest.raises(digitpad.DigitpadError, match="nosuch"):
        digitpad.dataset("nosuch")
