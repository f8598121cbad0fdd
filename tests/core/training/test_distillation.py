"""A network that learns from the answers of another one."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from digitpad.errors import ConfigError
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model
from digitpad.models.catalogue import architecture
from digitpad.models.recipe import Recipe
from digitpad.recognise.torch_engine import TorchEngine
from digitpad.training.checkpoint import read_checkpoint
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.events import Ended
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run
from digitpad.training.step import training_loss

SMALL = {"train_limit": 600, "test_limit": 100, "threads": 1, "device": "cpu"}


def trained(config: TrainConfig, teacher: Model | None = None, **more: Path) -> Model:
    *_, ended = train(config, teacher=teacher, **more)
    assert isinstance(ended, Ended)
    return model_from_run(config, ended, keep="last")


@pytest.fixture(scope="module")
def teacher() -> Model:
    return trained(config_for("quick", "handwriting", epochs=2, **SMALL))


def config(distillation: float) -> TrainConfig:
    return config_for(
        "candle-linear",
        "handwriting",
        epochs=4,
        batch_size=20,
        learning_rate=0.1,
        distillation=distillation,
        **SMALL,
    )


def test_who_is_taught_answers_more_like_the_teacher(teacher: Model) -> None:
    images = synthesis.labelled_batch(9, 0, 300)[0][:, None]

    def answers(model: Model) -> torch.Tensor:
        logits = TorchEngine(model.info.architecture, model.tensors).logits(images)
        return torch.from_numpy(logits)[:, :10].log_softmax(1)

    def apart(model: Model) -> float:
        theirs = answers(teacher)
        return float((theirs.exp() * (theirs - answers(model))).sum(1).mean())

    alone, taught = trained(config(0.0), teacher), trained(config(1.0), teacher)
    assert apart(taught) < 0.8 * apart(alone)


def test_nothing_is_learned_from_a_teacher_where_it_is_wrong() -> None:
    made, recipe = architecture("quick"), Recipe(1, 1, "sgd", 1.0, distillation=1.0)
    labels, inputs = torch.arange(10), torch.zeros(10, 1, 28, 28)
    outputs, right = torch.zeros(10, 10), 5.0 * torch.eye(10)
    alone, _, _ = training_loss(made, outputs, inputs, labels, recipe)
    wrong, _, _ = training_loss(
        made, outputs, inputs, labels, recipe, teacher_outputs=right.roll(1, 0)
    )
    more, told, _ = training_loss(made, outputs, inputs, labels, recipe, teacher_outputs=right)
    assert torch.equal(alone, wrong)
    assert more > alone
    assert torch.equal(told, alone)


def test_a_taught_run_continues_with_its_teacher_alone(teacher: Model, tmp_path: Path) -> None:
    place = tmp_path / "taught.checkpoint"
    trained(config(1.0), teacher, checkpoint=place)
    with pytest.raises(ConfigError, match="teacher, whose model file was not named"):
        list(train(read_checkpoint(place).config, resume=place))
    worse = Model(teacher.info, {name: 0.5 * it for name, it in teacher.tensors.items()})
    with pytest.raises(ConfigError, match="another run"):
        list(train(config(1.0), teacher=worse, resume=place))


def test_a_teacher_of_other_classes_is_refused(teacher: Model) -> None:
    with pytest.raises(ConfigError, match="cannot teach"):
        list(train(config_for("cifar-fc", "cifar10"), teacher=teacher))
