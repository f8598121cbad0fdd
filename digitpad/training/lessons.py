"""Lessons of a few minutes: prepared runs, what to watch in them, a question and its answer.

All of them use the built-in generated handwriting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from digitpad.data.catalogue import HANDWRITING_SMALL, INVERTED
from digitpad.training.config import TrainConfig, config_for
from digitpad.words import QT_TRANSLATE_NOOP

LINE, TWO_LAYERS = "dense 10", "dense 100, relu, dense 10"
SGD: Final[dict[str, Any]] = {"epochs": 5, "optimizer": "sgd"}
FEW: Final[dict[str, Any]] = {"epochs": 60, "batch_size": 20, "train_limit": 200}


@dataclass(frozen=True, slots=True)
class Setup:
    """A run of a lesson; ``title`` is the label of its button."""

    title: str
    layers: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    dataset: str = HANDWRITING_SMALL.name

    def config(self) -> TrainConfig:
        arguments = {"layers": self.layers}
        return config_for("custom", self.dataset, model_arguments=arguments, **self.settings)


class Lesson(NamedTuple):
    """``watch``: what to do and to look at, before the ``question`` with its ``answer``."""

    name: str
    title: str
    watch: str
    setups: tuple[Setup, ...]
    question: str
    answer: str


LESSONS: Final = (
    Lesson(
        "line",
        QT_TRANSLATE_NOOP("lessons", "A line cannot do it all"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Train the first network: every digit is one weighted sum of the pixels, a straight "
            "cut between it and all others. Watch where its accuracy stops rising. Then train "
            "the second, which has a hundred bends (relu) in between; the first run stays faint "
            "behind it. Train → Runs… puts both over each other.",
        ),
        (
            Setup(QT_TRANSLATE_NOOP("lessons", "Set up the line"), LINE, {"epochs": 8}),
            Setup(QT_TRANSLATE_NOOP("lessons", "Set up two layers"), TWO_LAYERS, {"epochs": 8}),
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "More epochs do not help the line. Would more lines help: “dense 100, dense 10”, "
            "without the relu?",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "No. A sum of sums is a sum again: without a bend between them, two layers can do "
            "what one can, however wide they are. Try it: type the layers and train.",
        ),
    ),
    Lesson(
        "step",
        QT_TRANSLATE_NOOP("lessons", "Too large a step"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Both runs are the same but for the learning rate: how far each step goes down the "
            "slope of the loss. Train the first and watch the loss fall smoothly. Then train the "
            "second: the loss jumps up in the first moments and stays near where guessing is: of "
            "ten digits one or two are read right.",
        ),
        (
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up small steps"),
                TWO_LAYERS,
                SGD | {"learning_rate": 0.1},
            ),
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up large steps"),
                TWO_LAYERS,
                SGD | {"learning_rate": 5.0},
            ),
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "If large steps are bad, why not take very small ones: 0.0001?"
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "They go down the slope, but so slowly that five epochs hardly begin it: try it. A "
            "rate is right when a somewhat larger one begins to tremble. That is also why "
            "schedules make steps large first and small at the end.",
        ),
    ),
    Lesson(
        "overfitting",
        QT_TRANSLATE_NOOP("lessons", "Overfitting on 200 images"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The network sees only 200 images, sixty times. Watch the two accuracies part: in "
            "training it gets to nearly 100 %, on test images that it has never seen it stays "
            "far below. Then train the second run, in which each image is varied every time it "
            "is seen.",
        ),
        (
            Setup(QT_TRANSLATE_NOOP("lessons", "Set up 200 images"), TWO_LAYERS, FEW),
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up 200 varied images"),
                TWO_LAYERS,
                FEW | {"augment": True},
            ),
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "In the first run the training accuracy is nearly perfect. Is the network good?",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "At these 200 images: it has learned them by heart, and what it says of others shows "
            "how little that helps. Varied images cannot be learned by heart, so it does worse "
            "on them and better on the test. The test curve is the one that counts.",
        ),
    ),
    Lesson(
        "shifting",
        QT_TRANSLATE_NOOP("lessons", "What shifting does"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Train the first network, then open Measure → How good?… at its tab Robustness: look "
            "at the curve for shifts. Train the second, which saw its images turned, shifted and "
            "bent, and press Measure there again.",
        ),
        (
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up without varying"), TWO_LAYERS, {"epochs": 6}
            ),
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up with varying"),
                TWO_LAYERS,
                {"epochs": 6, "augment": True},
            ),
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "When you draw a digit in a corner of the canvas, it is read all the same. How, if the "
            "network cannot bear a shift?",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Before the network sees it, digitpad puts the ink in the middle by its centre of "
            "mass and scales it, as the images were made that it learned from. Look at “What the "
            "network sees” while you draw. What the preparation takes away, the network need not "
            "learn.",
        ),
    ),
    Lesson(
        "inverted",
        QT_TRANSLATE_NOOP("lessons", "Broken on purpose: inverted ink"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "This data set has a fault: paper and ink are swapped, black ink on white paper. "
            "Train on it and look at the test accuracy: all seems well. Then draw a digit, and "
            "another.",
        ),
        (
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up the fault"),
                TWO_LAYERS,
                {"epochs": 4},
                INVERTED.name,
            ),
            Setup(
                QT_TRANSLATE_NOOP("lessons", "Set up without the fault"), TWO_LAYERS, {"epochs": 4}
            ),
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The test accuracy is high, and yet it cannot read your drawing. Who is wrong?",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Neither. The test images have the same fault as those that it learned from; your "
            "drawing does not: the network sees white ink on black paper, as it never did. A "
            "test says how good a network is on images made like the test’s. Always try it on "
            "what it is for.",
        ),
    ),
)
