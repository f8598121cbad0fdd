"""A run as TensorBoard shows it, if that is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import torch

from digitpad.errors import ConfigError
from digitpad.files import reason, require_name
from digitpad.training.config import TrainConfig
from digitpad.training.events import EpochDone, Event, Progress, Started
from digitpad.training.step import learning_rate_at
from digitpad.words import QT_TRANSLATE_NOOP

MOST_IMAGES: Final = 64
A_ROW: Final = 8
CONFUSION_PX: Final = 400

Pixels = npt.NDArray[np.uint8]
Counts = npt.NDArray[np.int64]


class Board:
    """Writes what a run reports to a folder that TensorBoard reads.

    ``config``: with the settings that the run chose, once it has started. Raises ``ConfigError`` if
    TensorBoard is missing, or the folder cannot be written.
    """

    def __init__(self, folder: Path, config: TrainConfig) -> None:
        try:
            from torch.utils.tensorboard import SummaryWriter
        except ImportError as error:
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "TensorBoard is not installed; this does: pip install tensorboard"
                )
            ) from error
        try:
            require_name(folder)
            self._writer = SummaryWriter(str(folder))
        except OSError as error:
            message = QT_TRANSLATE_NOOP("errors", "Cannot write in {folder}: {why}.")
            raise ConfigError(message.filled(folder=folder, why=reason(error))) from error
        self.config = config

    def note(self, event: Event) -> None:
        """Note the figures of an event at its step."""
        figures: dict[str, float] = {}
        if isinstance(event, Started):
            self.config = event.config
        elif isinstance(event, Progress):
            figures = {
                "loss/train": event.train_loss,
                "accuracy/train": event.train_accuracy,
                "learning rate": learning_rate_at(self.config, event.fraction),
                "images per second": event.images_per_second,
            }
        elif isinstance(event, EpochDone):
            figures = {"loss/test": event.test_loss, "accuracy/test": event.test_accuracy}
        for name, figure in figures.items():
            if np.isfinite(figure) and isinstance(event, Progress | EpochDone):
                self._writer.add_scalar(name, figure, event.step)

    def show(
        self, classes: tuple[str, ...], confusion: Counts, misread: Pixels, answers: list[str]
    ) -> None:
        """Show the confusion matrix (row: true class), and images that were misread.

        ``misread``: uint8 (n, channels, h, w); ``answers``: what each is and was read as.
        """
        from torchvision.utils import make_grid

        shares = confusion / np.maximum(1, confusion.sum(axis=1, keepdims=True))
        side = max(1, CONFUSION_PX // len(classes))
        picture = np.kron(shares, np.ones((side, side)))[None]
        self._writer.add_image("confusion", torch.from_numpy(picture).float())
        self._writer.add_text("classes", ", ".join(classes))
        if len(misread):
            images = torch.from_numpy(misread[:MOST_IMAGES]) / 255
            self._writer.add_image("misread", make_grid(images, nrow=A_ROW, pad_value=0.5))
            rows = [answers[n : n + A_ROW] for n in range(0, len(images), A_ROW)]
            self._writer.add_text("misread", "  \n".join(" · ".join(row) for row in rows))

    def close(self) -> None:
        self._writer.close()
