"""One step, looked at: its images, what they were read as, the gradient, weights before and after.

It costs a copy of the weights, and is made only for a step that is taken by itself.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from torch import Tensor

from digitpad.training.events import Stepped, WeightChange
from digitpad.training.step import TrainingRun

MOST_IMAGES: Final = 10


class WatchedStep:
    """Watches the next gradients of a run, until ``event`` reports them."""

    def __init__(self, run: TrainingRun) -> None:
        self._run = run
        self._seen: tuple[Tensor, Tensor, Tensor] | None = None
        self._before = {name: t.detach().clone() for name, t in run.network.tensors().items()}
        run.watch = self._see

    def _see(self, inputs: Tensor, labels: Tensor, outputs: Tensor) -> None:
        if self._seen is None:
            first = (
                part.detach()[:MOST_IMAGES].float().cpu() for part in (inputs, labels, outputs)
            )
            images, truths, answers = first
            self._seen = images, truths, answers

    def event(self, loss: float, count: int) -> Stepped:
        """Return the step, which has been taken."""
        run, architecture = self._run, self._run.network.architecture
        run.watch = None
        assert self._seen is not None
        inputs, labels, outputs = self._seen
        images = inputs.clamp(0, 1).mul(255).round().byte().numpy()
        truths: tuple[int, ...] = ()
        probabilities = np.zeros((0, 0), np.float32)
        if not (architecture.reconstructs or architecture.reads_lines):
            labels = labels.argmax(1) if labels.ndim == 2 else labels
            truths = tuple(int(label) for label in labels)
            probabilities = outputs[:, : architecture.class_count].softmax(1).numpy()
        changes = tuple(
            _change(name, self._before[name], tensor)
            for name, tensor in run.network.tensors().items()
            if tensor.grad is not None and tensor.dim() > 1
        )
        return Stepped(run.step, count, images, truths, probabilities, loss, changes)


def _change(name: str, before: Tensor, tensor: Tensor) -> WeightChange:
    assert tensor.grad is not None
    gradient = tensor.grad.flatten()
    index = int(gradient.abs().argmax())
    return WeightChange(
        name,
        float(gradient.norm()),
        float(before.flatten()[index]),
        float(gradient[index]),
        float(tensor.detach().flatten()[index]),
    )
