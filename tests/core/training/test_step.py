"""The order of images: a function of seed and epoch."""

from __future__ import annotations

import pytest
import torch

from digitpad.data.split import JoinedSplit, TensorSplit, limited
from digitpad.errors import ConfigError
from digitpad.models.catalogue import architecture
from digitpad.models.recipe import Recipe
from digitpad.models.torch.network import build
from digitpad.training.config import config_for
from digitpad.training.step import (
    TrainingRun,
    epoch_batches,
    seed_for,
    steps_per_epoch,
    training_loss,
)


def split(count: int) -> TensorSplit:
    return TensorSplit(torch.zeros(count, 1, 1, 1, dtype=torch.uint8), torch.arange(count))


def test_every_image_is_seen_once_in_an_epoch() -> None:
    config = config_for("candle-mlp", "mnist", batch_size=32, order="samples")
    batches = epoch_batches(config, split(100), 3)
    assert [len(batch) for batch in batches] == [32, 32, 32, 4]
    assert sorted(torch.cat(batches).tolist()) == list(range(100))


@pytest.mark.parametrize("order", ["samples", "batches"])
@pytest.mark.parametrize(("drops", "sizes"), [(True, [8, 8]), (False, [8, 8, 4])])
def test_what_is_left_over_is_a_smaller_batch_or_dropped(
    order: str, drops: bool, sizes: list[int]
) -> None:
    config = config_for("candle-mlp", "mnist", batch_size=8, order=order, drop_last=drops)
    for epoch in (0, 1):
        batches = epoch_batches(config, split(20), epoch)
        assert sorted(map(len, batches), reverse=True) == sizes
        seen = torch.cat(batches).tolist()
        assert len(set(seen)) == len(seen) == sum(sizes)
        is_together = all(batch.diff().eq(1).all() for batch in batches)
        assert is_together == (order == "batches")


def test_epochs_differ_and_repeat_themselves() -> None:
    config = config_for("candle-mlp", "mnist", batch_size=32, order="samples")
    first, again, second = (
        torch.cat(epoch_batches(config, split(100), epoch)).tolist() for epoch in (1, 1, 2)
    )
    assert first == again != second


def test_candles_recipe_keeps_batches_together_and_shuffles_only_their_order() -> None:
    config = config_for("candle-cnn", "mnist")
    batches = epoch_batches(config, split(60_000), 0)
    assert len(batches) == 937
    assert all(torch.equal(batch, torch.arange(batch[0], batch[0] + 64)) for batch in batches)
    starts = [int(batch[0]) for batch in batches]
    assert starts != sorted(starts)
    assert max(starts) + 64 == 59_968  # the last 32 images are never used


def test_a_full_batch_is_one_step() -> None:
    config = config_for("candle-linear", "mnist")
    assert steps_per_epoch(config, 60_000) == 1
    assert len(epoch_batches(config, split(77), 0)[0]) == 77


def test_a_batch_larger_than_the_data_is_the_whole_data() -> None:
    config = config_for("candle-cnn", "mnist", batch_size=512)
    assert [len(batch) for batch in epoch_batches(config, split(100), 0)] == [100]


def test_seeds_for_different_purposes_differ() -> None:
    seeds = {
        seed_for(0, "step", 1),
        seed_for(0, "step", 2),
        seed_for(0, "order", 1),
        seed_for(1, "step", 1),
    }
    assert len(seeds) == 4
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_joined_split_takes_each_image_from_its_part() -> None:
    joined = JoinedSplit([split(5), split(3)])
    _, labels = joined.batch(torch.tensor([6, 0, 4, 5]))
    assert labels.tolist() == [1, 0, 4, 0]
    assert joined.count == 8


def test_a_limited_split_is_the_front_of_the_whole() -> None:
    first = limited(split(50), 10)
    assert first.count == 10
    config = config_for("candle-mlp", "mnist", batch_size=4, order="samples")
    assert sorted(torch.cat(epoch_batches(config, first, 0)).tolist()) == list(range(10))


class StillBeingMade(TensorSplit):
    """Its images come in blocks of 1,000."""

    def arrival(self, generator: torch.Generator) -> torch.Tensor:
        return (torch.arange(self.count) // 1000 + torch.rand(self.count, generator=generator)) / 60


def test_batches_kept_together_also_wait_for_no_image_that_comes_later() -> None:
    images = split(60_000)
    config = config_for("candle-cnn", "handwriting")
    batches = epoch_batches(config, StillBeingMade(images.images, images.labels), 0)
    blocks = [int(batch[0]) // 1000 for batch in batches]
    assert blocks == sorted(blocks)
    assert [int(batch[0]) for batch in batches[:20]] != sorted(int(b[0]) for b in batches[:20])
    assert len({int(batch[0]) for batch in batches}) == 937


class Renewed(StillBeingMade):
    renews = True


def test_images_made_anew_are_waited_for_in_every_epoch() -> None:
    config = config_for("candle-cnn", "handwriting", order="samples")
    made = (torch.zeros(3000, 1, 1, 1, dtype=torch.uint8), torch.zeros(3000))
    for part, are_in_order in ((Renewed(*made), True), (StillBeingMade(*made), False)):
        joined = JoinedSplit([part, Renewed(*made)] if are_in_order else [part])
        first = torch.cat(epoch_batches(config, joined, 1))[:500] % 3000
        assert bool((first < 1000).all()) == are_in_order


def test_the_reported_loss_is_that_of_the_labels_without_smoothing() -> None:
    labels = torch.arange(10)
    sure = 20.0 * torch.eye(10)
    inputs = torch.zeros(10, 1, 28, 28)
    smoothed, plain = Recipe(1, 1, "sgd", 1.0, label_smoothing=0.1), Recipe(1, 1, "sgd", 1.0)
    minimised, told, right = training_loss(architecture("quick"), sure, inputs, labels, smoothed)
    assert float(told) < 1e-3 < 1.0 < float(minimised)
    assert int(right) == 10
    minimised, told, _ = training_loss(architecture("candle-cnn"), sure, inputs, labels, plain)
    assert torch.equal(minimised, told)


@pytest.mark.parametrize("mixing", ["mixup", "cutmix"])
def test_mixed_pictures_have_shares_of_classes_and_the_same_draws_each_time(mixing: str) -> None:
    draws = torch.Generator().manual_seed(0)
    pictures = torch.randint(256, (64, 3, 32, 32), dtype=torch.uint8, generator=draws)
    split = TensorSplit(pictures, torch.arange(64) % 10)
    config = config_for("cifar-cnn", "cifar10", mixing=mixing, batch_size=64, threads=1)
    before = torch.get_rng_state()

    def losses() -> list[float]:
        run = TrainingRun(config, build(architecture("cifar-cnn"), seed=0), split)
        found = []
        for _ in range(3):
            (batch,) = run.gradients(torch.arange(64))
            found.append(float(batch[0]))
            run.apply()
        return found

    first = losses()
    assert first == losses()
    assert torch.equal(torch.get_rng_state(), before)  # others draw from it as they would have
    plain = config.with_settings(mixing="none")
    run = TrainingRun(plain, build(architecture("cifar-cnn"), seed=0), split)
    (batch,) = run.gradients(torch.arange(64))
    assert float(batch[0]) != first[0]
    run = TrainingRun(config, build(architecture("cifar-cnn"), seed=0), split)
    assert run.mixing is not None
    mixed, shares = run.mixing(pictures / 255, split.labels)
    assert mixed.shape == pictures.shape
    assert torch.allclose(shares.sum(1), torch.ones(64))
    assert (shares > 0).sum(1).eq(2).any()


def test_only_colour_pictures_are_mixed() -> None:
    split = TensorSplit(torch.zeros(8, 1, 28, 28, dtype=torch.uint8), torch.arange(8))
    config = config_for("candle-linear", "mnist", mixing="mixup")
    with pytest.raises(ConfigError, match="colour pictures"):
        TrainingRun(config, build(architecture("candle-linear"), seed=0), split)


def test_a_network_of_torchvision_is_made_for_the_images_and_classes_of_the_data() -> None:
    assert dict(config_for("resnet18", "handwriting").model_arguments)["image"] == 28
    letters = config_for("mobilenet-v3-small", "emnist-letters")
    assert dict(letters.model_arguments)["classes"] == len(letters.source.classes)
    assert letters.source.fits(architecture("mobilenet-v3-small", **dict(letters.model_arguments)))
    given = config_for("resnet18", "handwriting", model_arguments={"image": 32})
    assert dict(given.model_arguments)["image"] == 32
