"""Losses, rates, optimizers, averages: each against numbers computed here or by plain torch."""

from __future__ import annotations

from dataclasses import replace
from math import cos, exp, isnan, log, pi, sqrt
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.data.augment import DigitAugmentation, LineAugmentation, PictureAugmentation
from digitpad.data.split import TensorSplit
from digitpad.errors import ConfigError
from digitpad.models.catalogue import architecture
from digitpad.models.layers import Flatten, Linear
from digitpad.models.recipe import Recipe
from digitpad.models.torch.network import build
from digitpad.training import step as step_module
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.step import (
    TrainingRun,
    augmentation_strength,
    epoch_batches,
    learning_rate_at,
    make_optimizer,
    micro_batch_size,
    seed_for,
    steps_per_epoch,
    to_input,
    training_loss,
)

CPU = torch.device("cpu")
MLP, READER = architecture("candle-mlp"), architecture("digitpad")
NOTHING = torch.zeros(0)


def noise(count: int, seed: int = 0) -> TensorSplit:
    generator = torch.Generator().manual_seed(seed)
    images = torch.randint(256, (count, 1, 28, 28), dtype=torch.uint8, generator=generator)
    return TensorSplit(images, torch.randint(10, (count,), generator=generator))


def config(model: str = "candle-mlp", **settings: Any) -> TrainConfig:
    usual: dict[str, Any] = {"epochs": 1, "batch_size": 8, "device": "cpu", "threads": 1}
    return config_for(model, "mnist", **(usual | settings))


def a_run(wanted: TrainConfig, split: TensorSplit) -> TrainingRun:
    made = architecture(wanted.model, **dict(wanted.model_arguments))
    return TrainingRun(wanted, build(made, seed=wanted.seed), split)


def take_steps(run: TrainingRun, count: int) -> list[float]:
    """Take the first steps of an epoch and return the reported losses."""
    losses = []
    for batch in epoch_batches(run.config, run.split, 0)[:count]:
        told = 0.0
        for loss, _, images in run.gradients(batch):
            told += float(loss) * images / len(batch)
        run.apply()
        losses.append(told)
    return losses


def smoothed(share: float) -> Recipe:
    return replace(MLP.recipe, label_smoothing=share)


# Losses


def test_the_loss_is_the_mean_negative_logarithm_of_the_truths_probability() -> None:
    outputs = torch.tensor([[2.0, 0.0] + [0.0] * 8, [0.0] * 10])
    labels = torch.tensor([0, 7])
    loss, told, right = training_loss(MLP, outputs, NOTHING, labels, smoothed(0.0))
    of_first = -log(exp(2) / (exp(2) + 9))
    assert float(loss) == float(told) == pytest.approx((of_first + log(10)) / 2)
    assert int(right) == 1  # the second is read as a 0


def test_smoothing_moves_a_share_of_the_truth_to_all_classes_alike() -> None:
    outputs = torch.tensor([[3.0, 1.0] + [0.0] * 8])
    log_probabilities = [value - log(exp(3) + exp(1) + 8) for value in outputs[0].tolist()]
    loss, told, _ = training_loss(MLP, outputs, NOTHING, torch.tensor([0]), smoothed(0.2))
    spread = -(0.8 * log_probabilities[0] + 0.2 * sum(log_probabilities) / 10)
    assert float(loss) == pytest.approx(spread)
    assert float(told) == pytest.approx(-log_probabilities[0])


def test_what_is_no_digit_counts_for_the_reject_alone_and_that_at_three_tenths() -> None:
    outputs = torch.zeros(3, 11)
    outputs[0, 4], outputs[:, 10] = 5.0, torch.tensor([2.0, -1.0, 0.5])
    labels = torch.tensor([4, 10, 10])  # a 4 and two that are no digits
    loss, told, right = training_loss(READER, outputs, NOTHING, labels, smoothed(0.0))
    of_digit = -log(exp(5) / (exp(5) + 9))
    is_digit = [1 / (1 + exp(-2.0)), 1 - 1 / (1 + exp(1.0)), 1 - 1 / (1 + exp(-0.5))]
    reject = -sum(map(log, is_digit)) / 3
    assert float(loss) == pytest.approx(of_digit + 0.3 * reject, rel=1e-5)
    assert float(told) == pytest.approx(float(loss))
    assert int(right) == 1
    spread, told, _ = training_loss(READER, outputs, NOTHING, labels, smoothed(0.1))
    assert float(told) == pytest.approx(of_digit + 0.3 * reject, rel=1e-5)
    wanted = F.cross_entropy(outputs[:1, :10], labels[:1], label_smoothing=0.1)
    assert float(spread) == pytest.approx(float(wanted) + 0.3 * reject, rel=1e-5)


def test_a_reconstruction_is_judged_by_its_mean_squared_error_and_reads_nothing() -> None:
    inputs, outputs = torch.full((2, 1, 2, 2), 0.5), torch.full((2, 1, 2, 2), 0.2)
    made = architecture("digits-autoencoder")
    loss, told, right = training_loss(
        made, outputs, inputs, torch.zeros(2), smoothed(0.0), (0.3, 0.5)
    )
    assert float(loss) == float(told) == pytest.approx(0.5 * 0.09)
    assert isnan(float(right))


def test_the_losses_of_the_parts_of_a_batch_add_up_to_that_of_the_whole() -> None:
    torch.manual_seed(0)
    outputs, labels = torch.randn(6, 11), torch.tensor([1, 2, 3, 10, 4, 10])
    whole = training_loss(READER, outputs, NOTHING, labels, smoothed(0.1))
    places = torch.tensor([0, 1, 3]), torch.tensor([2, 4, 5])
    parts = [
        training_loss(READER, outputs[at], NOTHING, labels[at], smoothed(0.1), (part, 0.5))
        for at, part in zip(places, (2 / 4, 2 / 4), strict=True)
    ]
    for number in range(3):
        total = sum(float(part[number]) for part in parts)
        assert total == pytest.approx(float(whole[number]), rel=1e-5)


def test_a_teacher_counts_where_it_is_right_by_how_far_its_softened_answers_are() -> None:
    outputs, taught = torch.zeros(3, 10), torch.zeros(2, 11)
    outputs[0, 1] = 2.0
    taught[0, 0] = taught[1, 3] = 4.0  # right about the first image, not about the second
    taught[:, 10] = 50.0  # that it is a digit at all
    labels, recipe = torch.tensor([0, 1, 2]), replace(MLP.recipe, distillation=0.5)
    alone, *_ = training_loss(MLP, outputs, NOTHING, labels, recipe)
    # All at half their size, and the divergence four times, as Hinton and others do.
    theirs = [exp(2) / (exp(2) + 9), *[1 / (exp(2) + 9)] * 9]
    ours = [1 / (exp(1) + 9), exp(1) / (exp(1) + 9), *[1 / (exp(1) + 9)] * 8]
    apart = 4 * sum(p * log(p / q) for p, q in zip(theirs, ours, strict=True)) / 2
    for share in (1.0, 0.25):
        parts = share, 1.0
        loss, told, _ = training_loss(MLP, outputs, NOTHING, labels, recipe, parts, taught)
        assert float(loss) == pytest.approx(share * (float(alone) + 0.5 * apart), rel=1e-5)
        assert float(told) == pytest.approx(share * float(alone))


def test_pixels_go_in_as_parts_of_255() -> None:
    assert to_input(torch.tensor([0, 51, 255], dtype=torch.uint8)).tolist() == pytest.approx(
        [0.0, 0.2, 1.0]
    )


# Rates


@pytest.mark.parametrize(
    ("fraction", "share"),
    [
        (0.0, 0.1),
        (0.1, 0.55),
        (0.2, 1.0),
        (0.4, 0.5 + 0.5 * cos(pi / 4)),
        (0.6, 0.5),
        (0.8, 0.5 - 0.5 * cos(pi / 4)),
        (1.0, 0.0),
        (1.5, 0.0),
    ],
)
def test_the_rate_of_one_cycle_rises_in_a_line_and_falls_along_a_cosine(
    fraction: float, share: float
) -> None:
    wanted = config(schedule="one-cycle", learning_rate=0.4)
    assert learning_rate_at(wanted, fraction) == pytest.approx(0.4 * share, abs=1e-12)
    assert learning_rate_at(config(learning_rate=0.4), fraction) == 0.4


@pytest.mark.parametrize(
    ("annealing", "fraction", "strength"),
    [
        (0.0, 1.0, 1.0),
        (0.25, 0.5, 1.0),
        (0.25, 0.75, 1.0),
        (0.25, 0.875, 0.7),
        (0.25, 1.0, 0.4),
        (1.0, 0.5, 0.7),
    ],
)
def test_augmentation_grows_weaker_over_the_last_part_of_a_run(
    annealing: float, fraction: float, strength: float
) -> None:
    assert augmentation_strength(annealing, fraction) == pytest.approx(strength)


# Optimizers


def parameters() -> list[torch.nn.Parameter]:
    return [torch.nn.Parameter(torch.ones(3))]


@pytest.mark.parametrize(
    ("name", "kind"), [("adam", torch.optim.Adam), ("adamw", torch.optim.AdamW)]
)
def test_adam_and_adamw_get_all_that_the_recipe_says(name: str, kind: type) -> None:
    recipe: dict[str, Any] = {"optimizer": name, "learning_rate": 0.03, "weight_decay": 0.2}
    made = make_optimizer(config(betas=(0.7, 0.8), **recipe), parameters(), CPU)
    assert type(made) is kind
    (group,) = made.param_groups
    assert (group["lr"], group["betas"], group["eps"]) == (0.03, (0.7, 0.8), 1e-8)
    assert (group["weight_decay"], group["amsgrad"], group["maximize"]) == (0.2, False, False)
    assert group["fused"]  # in one pass over the weights


def test_gradient_descent_gets_its_momentum_and_decay() -> None:
    wanted = config(optimizer="sgd", learning_rate=0.5, momentum=0.9, weight_decay=0.1)
    made = make_optimizer(wanted, parameters(), CPU)
    assert type(made) is torch.optim.SGD
    (group,) = made.param_groups
    assert (group["lr"], group["momentum"], group["weight_decay"]) == (0.5, 0.9, 0.1)
    assert (group["dampening"], group["nesterov"], group["fused"]) == (0, False, True)


@pytest.mark.parametrize("optimizer", ["sgd", "adam", "adamw"])
@pytest.mark.parametrize("schedule", ["constant", "one-cycle"])
def test_ten_steps_are_those_of_a_plain_loop(optimizer: str, schedule: str) -> None:
    settings: dict[str, Any] = {
        "optimizer": optimizer, "schedule": schedule, "learning_rate": 0.01, "momentum": 0.5,
        "betas": (0.7, 0.8), "weight_decay": 0.2, "label_smoothing": 0.1, "order": "samples",
    }  # fmt: skip
    wanted, split = config(**settings), noise(80)
    run = a_run(wanted, split)
    plain = build(MLP, seed=0)
    theirs: torch.optim.Optimizer = (
        torch.optim.SGD(plain.parameters(), 0.01, 0.5, weight_decay=0.2)
        if optimizer == "sgd"
        else {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW}[optimizer](
            plain.parameters(), 0.01, (0.7, 0.8), weight_decay=0.2
        )
    )
    losses = []
    for number, batch in enumerate(epoch_batches(wanted, split, 0)):
        theirs.param_groups[0]["lr"] = learning_rate_at(wanted, number / 10)
        outputs, labels = plain(split.images[batch] / 255), split.labels[batch]
        theirs.zero_grad()
        F.cross_entropy(outputs, labels, label_smoothing=0.1).backward()
        theirs.step()
        losses.append(float(F.cross_entropy(outputs.detach(), labels)))
    assert take_steps(run, 10) == pytest.approx(losses, rel=1e-4)
    assert run.step == 10
    for name, tensor in plain.tensors().items():
        torch.testing.assert_close(run.network.tensors()[name], tensor, rtol=1e-4, atol=1e-5)


def test_a_batch_in_parts_is_one_step_of_the_mean_over_all_its_images(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted, split = config(batch_size="full", momentum=0.9, epochs=3), noise(50)
    whole = a_run(wanted, split)
    monkeypatch.setattr(step_module, "MAX_MICRO_BATCH", 16)
    parts = a_run(wanted, split)
    assert (whole.micro_batch, parts.micro_batch) == (2048, 16)
    for run in (whole, parts):
        for _ in range(3):
            take_steps(run, 1)
    for name, tensor in whole.network.tensors().items():
        torch.testing.assert_close(parts.network.tensors()[name], tensor, rtol=1e-4, atol=1e-6)


def test_a_step_that_is_abandoned_leaves_weights_and_statistics() -> None:
    run = a_run(config("quick", precision="float32", augment=False), noise(16))
    before = {name: tensor.clone() for name, tensor in run.network.tensors().items()}
    next(run.gradients(torch.arange(8)))
    assert not torch.equal(
        run.network.tensors()["norm1.running_mean"], before["norm1.running_mean"]
    )
    run.abandon()
    assert run.step == 0
    for name, tensor in run.network.tensors().items():
        assert torch.equal(tensor, before[name])


def test_draws_differ_from_step_to_step_and_come_back() -> None:
    run = a_run(config("candle-cnn"), noise(8))  # with dropout
    first, again = (float(next(run.gradients(torch.arange(8)))[0]) for _ in range(2))
    run.step = 1
    assert first == again != float(next(run.gradients(torch.arange(8)))[0])


def test_bfloat16_rounds_what_the_network_computes_and_no_loss() -> None:
    plain, rounded = (
        next(a_run(config(precision=precision), noise(8)).gradients(torch.arange(8)))[0]
        for precision in ("float32", "bfloat16")
    )
    assert plain.dtype == rounded.dtype == torch.float32
    assert float(plain) != float(rounded) == pytest.approx(float(plain), rel=0.01)


def test_a_batch_that_does_not_fit_is_halved_as_long_as_that_can_be() -> None:
    run, sizes = a_run(config(), noise(9)), []
    while run.halve(9):
        sizes.append(run.micro_batch)
    assert sizes == [4, 2, 1]
    run.micro_batch, run.group = 8, ProcessGroup(0, 2, 0, 2)  # the others have memory
    assert not run.halve(8)


def test_fine_tuning_moves_the_last_layer_and_no_statistics() -> None:
    run = a_run(config("quick", fine_tunes=True, precision="float32", augment=False), noise(16))
    before = run.network.arrays()
    take_steps(run, 2)
    moved = {name for name, array in run.network.arrays().items() if (array != before[name]).any()}
    assert moved == {"output.weight", "output.bias"}


@pytest.mark.parametrize("is_last", [True, False])
def test_network_and_teacher_lie_in_memory_as_the_recipe_says(is_last: bool) -> None:
    made = architecture("candle-cnn")
    wanted, teacher = config("candle-cnn", channels_last=is_last), build(made, seed=1)
    run = TrainingRun(wanted, build(made, seed=0), noise(8), teacher=teacher)
    for network in (run.network, teacher):
        weight = network.tensors()["c2.weight"]
        assert weight.is_contiguous(memory_format=torch.channels_last) is is_last
    assert not teacher.training


def test_a_teacher_answers_in_every_other_step_and_sees_no_wear() -> None:
    wanted = config(augment=True, scan_wear=True, distillation=1.0)
    teacher, seen = build(MLP, seed=1), []
    run = TrainingRun(wanted, build(MLP, seed=0), noise(40), teacher=teacher)
    assert run.wear is not None
    run.wear = lambda images, *_: torch.zeros_like(images)  # type: ignore[assignment]
    teacher.register_forward_pre_hook(lambda _, given: seen.append((run.step, given[0])))
    worn: list[Tensor] = []
    run.network.register_forward_pre_hook(lambda _, given: worn.append(given[0]))
    take_steps(run, 4)
    assert [step for step, _ in seen] == [0, 2]
    assert all(images.any() for _, images in seen)
    assert not any(images.any() for images in worn)
    assert len(worn) == 4


def test_what_is_varied_follows_from_the_recipe_and_the_network() -> None:
    plain, varied, worn, colour, lines, rejects = (
        TrainingRun(config(name, **settings), build(architecture(name), seed=0), noise(8))
        for name, settings in (
            ("candle-mlp", {"augment": False, "scan_wear": True, "outliers": 15}),
            ("candle-mlp", {"augment": True, "scan_wear": False}),
            ("candle-mlp", {"augment": True, "scan_wear": True}),
            ("cifar-cnn", {"augment": True}),
            ("line-reader", {"augment": True}),
            ("digitpad", {"outliers": 0}),
        )
    )
    assert plain.augmentation is plain.wear is plain.outliers is varied.wear is None
    assert isinstance(varied.augmentation, DigitAugmentation)
    assert worn.wear is not None
    assert isinstance(colour.augmentation, PictureAugmentation)
    assert isinstance(lines.augmentation, LineAugmentation)
    assert rejects.outliers is None


@pytest.mark.parametrize(("dataset", "mirrors"), [("cifar10", True), ("svhn", False)])
def test_pictures_of_digits_are_not_mirrored(dataset: str, mirrors: bool) -> None:
    wanted = replace(config("cifar-cnn", augment=True), dataset=dataset)
    run = TrainingRun(wanted, build(architecture("cifar-cnn"), seed=0), noise(8))
    assert run.augmentation == PictureAugmentation(mirrors=mirrors)


# Groups


class Half(ProcessGroup):
    """One of two processes, which keeps to itself what it would send."""

    def summed(self, *values: Tensor) -> tuple[Tensor, ...]:
        return values


def test_the_shares_of_two_processes_make_up_the_step_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(step_module, "shared", lambda network, _group: network)
    monkeypatch.setattr(step_module, "MAX_MICRO_BATCH", 6)
    layers = Flatten(), Linear(784, 11, "weight", "bias")
    made = replace(architecture("candle-linear"), layers=layers, rejects=True)
    wanted = config("candle-linear", batch_size="full", outliers=50, label_smoothing=0.1)
    start = 0.1 * torch.randn(11, 784, generator=torch.Generator().manual_seed(2))
    found = []
    for group in (ALONE, Half(0, 2), Half(1, 2)):
        network = build(made, seed=0)
        network.load_arrays({"weight": start.numpy(), "bias": start[:, 0].numpy()})
        run = TrainingRun(wanted, network, noise(10), group)
        run.outliers = TensorSplit(noise(10, 5).images, torch.full((10,), 10))
        told = rights = 0.0
        for loss, right, images in run.gradients(torch.arange(10)):
            told, rights = told + float(loss) * images, rights + int(right)
        gradient = network.tensors()["weight"].grad
        assert gradient is not None
        found.append((told, rights, gradient))
    whole, one, other = found
    assert one[0] + other[0] == pytest.approx(whole[0], rel=1e-5)
    assert one[1] + other[1] == whole[1]
    # Between processes they are averaged.
    torch.testing.assert_close((one[2] + other[2]) / 2, whole[2], rtol=1e-4, atol=1e-6)
    assert not torch.allclose(one[2], other[2])


@pytest.mark.parametrize(
    ("settings", "at_once", "most"),
    [
        ({"batch_size": 5, "drop_last": False}, 2048, 2),  # of 7 images: 5 and 2
        ({"batch_size": 5, "drop_last": True}, 2048, 5),
        ({"batch_size": 7}, 4, 3),  # in parts of 4 and 3
    ],
)
def test_no_process_of_a_group_may_go_without_an_image(
    settings: dict[str, Any], at_once: int, most: int
) -> None:
    wanted, split = config(**settings), noise(7)
    for size in (1, most):
        step_module.require_shareable(wanted, split, ProcessGroup(0, size), at_once)
    words = f"{most + 1} processes cannot share {most} images"
    with pytest.raises(ConfigError, match=words):
        step_module.require_shareable(wanted, split, ProcessGroup(0, most + 1), at_once)
    if most < 5:
        step_module.require_shareable(wanted, split, ALONE, 1)


# The running average


def test_the_average_follows_faster_at_the_start_and_then_at_its_own_pace() -> None:
    run = a_run(config(average_decay=0.3, learning_rate=0.5), noise(80))
    name = "ln2.bias"
    average = run.network.tensors()[name].detach().clone()
    for number in range(1, 9):
        take_steps(run, 1)
        decay = min(0.3, (1 + number) / (10 + number))
        live = run.network.tensors()[name].detach()
        average = decay * average + (1 - decay) * live
        torch.testing.assert_close(run.evaluation_weights()[name], average)
    assert decay == 0.3  # the last steps are at its own pace
    assert (1 + 1) / (10 + 1) < 0.3  # and the first are not
    assert not torch.equal(average, live)


def test_without_a_decay_the_weights_themselves_are_read_with() -> None:
    run = a_run(config(), noise(8))
    assert run.average is None
    assert run.evaluation_weights() == run.network.tensors()


# Batches


def test_batches_are_as_many_as_the_recipe_says() -> None:
    for size, drops, count, steps in (
        (8, True, 20, 2), (8, False, 20, 3), (8, True, 24, 3), (8, False, 24, 3),
        (30, True, 20, 1), (20, True, 20, 1), ("full", True, 20, 1), (1, False, 3, 3),
    ):  # fmt: skip
        wanted = config(batch_size=size, drop_last=drops)
        assert steps_per_epoch(wanted, count) == steps, (size, drops, count)


def test_small_batches_stay_whole_and_large_ones_fit_the_caches() -> None:
    cnn = architecture("candle-cnn")  # its first layer gives 32 × 24 × 24 numbers
    assert micro_batch_size(config("candle-cnn", batch_size=512), cnn, CPU) == 2048
    assert micro_batch_size(config("candle-cnn", batch_size=513), cnn, CPU) == (1 << 22) // 18_432
    assert micro_batch_size(config(batch_size="full"), MLP, CPU) == 2048
    assert micro_batch_size(config("candle-cnn", batch_size=513), cnn, torch.device("cuda")) == 2048
    vast = replace(MLP, layers=(Flatten(), Linear(784, 1 << 23, "w", "b")))
    assert micro_batch_size(config(batch_size="full"), vast, CPU) == 1


def test_draws_follow_from_the_seed_and_their_purpose_as_they_always_did() -> None:
    """Another number here is another run for every checkpoint there is."""
    assert seed_for(0, "step", 1) == 4238720567276977853
    assert seed_for(7, "order", 3) == 1569714343349645784


def outliers_of(run: TrainingRun, count: int = 1000) -> list[list[int]]:
    """Return the numbers of the outliers in each of the first two steps."""
    taken: list[list[int]] = []

    class Numbered(TensorSplit):
        def batch(self, indices: Tensor) -> tuple[Tensor, Tensor]:
            taken[-1] += indices.tolist()
            return super().batch(torch.zeros_like(indices))

    run.outliers = Numbered(torch.zeros(1, 1, 28, 28, dtype=torch.uint8), torch.tensor([10]))
    run.outliers.count = count
    for batch in epoch_batches(run.config, run.split, 0)[:2]:
        taken.append([])
        for _ in run.gradients(batch):
            pass
        run.step += 1
    return taken


@pytest.mark.parametrize(("size", "parts"), [(40, 40), (60, 7), (60, 30)])
def test_the_outliers_of_a_batch_are_all_different_however_it_is_cut(
    size: int, parts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step_module, "MAX_MICRO_BATCH", parts)
    wanted = config("digitpad", batch_size=size, outliers=15, augment=False, precision="float32")
    first, second = outliers_of(a_run(wanted, noise(2 * size)))
    count = size * 15 // 100
    assert first == list(range(count))
    assert second == list(range(count, 2 * count))


def test_a_batch_too_small_for_its_share_has_an_outlier_all_the_same() -> None:
    wanted = config("digitpad", batch_size=4, outliers=15, augment=False, precision="float32")
    assert outliers_of(a_run(wanted, noise(8))) == [[0], [1]]


def test_outliers_begin_again_when_all_were_seen() -> None:
    wanted = config("digitpad", batch_size=40, outliers=10, augment=False, precision="float32")
    assert outliers_of(a_run(wanted, noise(80)), count=7) == [[0, 1, 2, 3], [4, 5, 6, 0]]


def test_a_data_sets_own_outliers_take_turns_with_generated_ones() -> None:
    wanted = config("digitpad", batch_size=8, outliers=50, augment=False, precision="float32")
    own = TensorSplit(noise(3).images, torch.full((3,), 10))
    network = build(READER, seed=0)
    both = TrainingRun(wanted, network, noise(8), outliers=own).outliers
    assert both is not None
    images, labels = both.batch(torch.arange(6))
    assert labels.tolist() == [10] * 6
    assert torch.equal(images[1::2], own.images)
    assert not any(torch.equal(image, other) for image in images[::2] for other in own.images)


def test_the_network_is_that_of_the_seed() -> None:
    one, other = (build(MLP, seed=seed).tensors()["ln1.weight"] for seed in (1, 2))
    run = a_run(replace(config(), seed=1), noise(8))
    assert torch.equal(run.network.tensors()["ln1.weight"], one)
    assert not torch.equal(one, other)
    assert float(one.detach().std()) == pytest.approx(sqrt(2 / 784), rel=0.02)
