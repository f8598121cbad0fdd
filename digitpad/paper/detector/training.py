"""Trains the network on sheets that are drawn as they are needed.

``python -m digitpad.paper.detector.training --data-dir FOLDER --output FILE`` goes on where it
stopped, however it was stopped: the state is written every few minutes, at once or not at all, and
what is drawn depends only on the seed and the step. The rate of learning falls over the last part
of ``--steps``; given fewer steps on going on, it falls at once. What is measured at each state are
crops of sheets by people who are not learned from.
"""

from __future__ import annotations

import argparse
import copy
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from digitpad.arrays import Floats
from digitpad.paper.detector.crops import Crops
from digitpad.paper.detector.heads import (
    CENTRE,
    CLASS,
    EDGES,
    IN_TABLE,
    LINKED,
    LINKS,
    OFFSET,
    RULES,
    SIDES,
    SIGNS,
    SIZE,
    SLOPES,
)
from digitpad.paper.detector.network import Detector
from digitpad.paper.detector.truth import MapTruth
from digitpad.paper.synthesis.mixed import KINDS
from digitpad.paper.synthesis.pens import read_pens

BATCH: Final = 12
RATE: Final = 3e-3
WARM_UP: Final = 200
"""Steps over which the rate of learning rises."""
FALL: Final = 0.3
"""Part of the steps over which it falls in the end."""
DECAY: Final = 0.03
LARGEST_GRADIENT: Final = 5.0
SLOWEST_AVERAGE: Final = 0.998
"""Share of the average of the weights that stays from step to step."""
MEASURED_SEED: Final = 50_000_000
MEASURED: Final = 8
"""Batches of crops that are measured on."""
LINE_WEIGHT: Final = 4.0
"""How much more a place on a rule or an edge counts than one beside."""


class Batch:
    """Crops and what the maps should say about them, as tensors."""

    def __init__(self, crops: Sequence[tuple[Floats, MapTruth]]) -> None:
        photos = np.stack([photo for photo, _ in crops])[:, None]
        self.photos = torch.from_numpy(photos).contiguous(memory_format=torch.channels_last)
        targets = [target for _, target in crops]
        maps, classes, counts, on_sheet = map(np.stack, zip(*targets, strict=True))
        self.maps = torch.from_numpy(maps).permute(0, 2, 3, 1)
        self.classes = torch.from_numpy(classes)
        self.counts, self.on_sheet = torch.from_numpy(counts), torch.from_numpy(on_sheet)


def losses_of(maps: Tensor, batch: Batch) -> dict[str, Tensor]:
    """Return each part of the loss of maps, (n, CHANNELS, h, w), as weighted."""
    said, true = maps.float().permute(0, 2, 3, 1), batch.maps
    wanted = true[..., CENTRE]
    odds = said[..., CENTRE]
    chance = torch.sigmoid(odds)
    centre = (wanted >= 0.999).float()
    hit = centre * (1 - chance) ** 2 * functional.logsigmoid(odds)
    missed = (1 - centre) * batch.counts * (1 - wanted) ** 4 * chance**2
    missed = missed * functional.logsigmoid(-odds)
    losses = {"centre": -(hit + missed).sum() / centre.sum().clamp(min=8)}
    is_sign = batch.classes >= 0
    own, due, kinds = said[is_sign], true[is_sign], batch.classes[is_sign]
    if len(own):
        losses["class"] = functional.cross_entropy(own[:, CLASS], kinds)
        losses["offset"] = 0.3 * functional.l1_loss(own[:, OFFSET], due[:, OFFSET])
        losses["size"] = functional.l1_loss(own[:, SIZE], due[:, SIZE])
        real = kinds < len(SIGNS)
        if real.any():
            linked = functional.binary_cross_entropy_with_logits(
                own[real, LINKED], due[real, LINKED]
            )
            losses["linked"] = 0.5 * linked
        weight = due[:, LINKED].repeat_interleave(2, dim=1)
        away = (own[:, LINKS] - due[:, LINKS]).abs() * weight
        losses["links"] = 0.5 * away.sum() / weight.sum().clamp(min=1)
    paper = batch.on_sheet > 0
    own, due = said[paper], true[paper]
    if len(own):
        lines = slice(RULES.start, EDGES.stop)
        weight = 1 + (LINE_WEIGHT - 1) * due[:, lines]
        losses["lines"] = functional.binary_cross_entropy_with_logits(
            own[:, lines], due[:, lines], weight
        )
        losses["slopes"] = 2 * functional.l1_loss(own[:, SLOPES], due[:, SLOPES])
        losses["table"] = 0.3 * functional.binary_cross_entropy_with_logits(
            own[:, IN_TABLE], due[:, IN_TABLE]
        )
        inside = due[:, IN_TABLE] > 0
        if inside.any():
            losses["sides"] = 0.3 * functional.l1_loss(own[inside, SIDES], due[inside, SIDES])
    return losses


def measured(network: Detector, batches: Sequence[Batch]) -> dict[str, float]:
    """Return how well batches are read.

    Shares of all signs: ``found``; their ``class`` and what is ``linked`` right; ``extra``, found
    where none is. Mean errors of each ``slope`` and ``side``.
    """
    counts: dict[str, list[float]] = {}
    for batch in batches:
        with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
            maps = network(batch.photos)
        said, true = maps.float().permute(0, 2, 3, 1), batch.maps
        chance = torch.sigmoid(said[..., CENTRE])
        top = functional.max_pool2d(chance[:, None], 3, 1, 1)[:, 0]
        centre = (true[..., CENTRE] >= 0.999) & (batch.classes < len(SIGNS))
        near = functional.max_pool2d(((chance == top) & (chance > 0.3)).float()[:, None], 3, 1, 1)[
            :, 0
        ]
        peak = (chance == top) & (chance > 0.3) & (batch.counts > 0)
        own, due = said[centre], true[centre]
        scores = {
            "found": near[centre] > 0,
            "class": own[:, CLASS].argmax(1) == batch.classes[centre],
            "linked": ((own[:, LINKED] > 0) == (due[:, LINKED] > 0)).all(1),
            "extra": peak[batch.classes < 0],
            "slope": (said - true)[batch.on_sheet > 0][:, SLOPES].abs().mean(1),
            "side": (said - true)[true[..., IN_TABLE] > 0][:, SIDES].abs().mean(1),
        }
        for name, values in scores.items():
            total = counts.setdefault(name, [0.0, 0.0])
            total[0] += float(values.float().sum())
            total[1] += len(centre[centre]) if name == "extra" else values.numel()
    return {name: total / max(count, 1) for name, (total, count) in counts.items()}


def rate_at(step: int, steps: int) -> float:
    """Return the rate of learning at a step: it rises, stays, and falls to nothing."""
    left = (steps - step) / max(FALL * steps, 1)
    return RATE * min(1.0, (step + 1) / WARM_UP, max(left, 0.003))


def batch_at(crops: Crops, step: int) -> Batch:
    """Return the crops of a step."""
    return Batch([crops.crop(step, number) for number in range(BATCH)])


class Training:
    """The network, the average of its weights, and the optimiser, at a step."""

    def __init__(self, seed: int, path: Path, without: Sequence[str]) -> None:
        torch.manual_seed(seed)
        self.path = path
        self.network = Detector().to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval()
        parts: list[list[nn.Parameter]] = [[], []]
        for weights in self.network.parameters():
            parts[weights.ndim > 1].append(weights)
        groups = [
            {"params": part, "weight_decay": decay}
            for part, decay in zip(parts, (0.0, DECAY), strict=True)
        ]
        self.optimiser = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98))
        self.step = 0
        self.facts = {"seed": seed, "without": list(without)}
        if path.is_file():
            self._resume()

    def _resume(self) -> None:
        state = torch.load(self.path, weights_only=True)
        if state["facts"] != self.facts:
            raise SystemExit(f"{self.path} is of another training: {state['facts']}")
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.step = state["step"]

    def save(self) -> None:
        """Write the state, whole or not at all."""
        state = {
            "facts": self.facts,
            "step": self.step,
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        partial = self.path.with_suffix(".partial")
        with partial.open("wb") as file:
            torch.save(state, file)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(self.path)

    def learn(self, batch: Batch, rate: float) -> dict[str, float]:
        """Take one step; return the parts of the loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        with torch.autocast("cpu", torch.bfloat16):
            maps = self.network(batch.photos)
        losses = losses_of(maps, batch)
        self.optimiser.zero_grad(set_to_none=True)
        torch.stack([*losses.values()]).sum().backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
        self.optimiser.step()
        self.step += 1
        kept = min(SLOWEST_AVERAGE, self.step / (self.step + 20))
        with torch.no_grad():
            for average, new in zip(
                self.average.state_dict().values(), self.network.state_dict().values(), strict=True
            ):
                if average.dtype.is_floating_point:
                    average.lerp_(new, 1 - kept)
                else:
                    average.copy_(new)
        return {name: float(loss.detach()) for name, loss in losses.items()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, or go on training."""
    parser = argparse.ArgumentParser(prog="digitpad.paper.detector.training", description=__doc__)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--hours", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=float, default=5, help="minutes between states")
    parser.add_argument("--without", nargs="*", default=[], choices=[*KINDS])
    given = parser.parse_args(arguments)
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    cv2.setNumThreads(1)
    training = Training(given.seed, given.output, given.without)
    crops = Crops(read_pens(given.data_dir, learned=True), given.seed, without=given.without)
    others = Crops(read_pens(given.data_dir, learned=False), given.seed, MEASURED_SEED)
    batches = [batch_at(others, step) for step in range(MEASURED)]
    print(f"{sum(part.numel() for part in training.network.parameters())} weights", flush=True)
    begin = saved = time.monotonic()
    drawn = learned = 0.0
    sums: dict[str, list[float]] = {}
    while training.step < given.steps and time.monotonic() < begin + 3600 * given.hours:
        start = time.process_time()
        batch = batch_at(crops, training.step)
        middle = time.process_time()
        losses = training.learn(batch, rate_at(training.step, given.steps))
        drawn, learned = drawn + middle - start, learned + time.process_time() - middle
        for name, loss in losses.items():
            sums.setdefault(name, []).append(loss)
        is_last = training.step == given.steps
        if time.monotonic() > saved + 60 * given.every or is_last:
            saved = time.monotonic()
            training.save()
            scores = measured(training.average, batches)
            print(
                f"step {training.step} of {given.steps},",
                f"{(time.monotonic() - begin) / 3600:.2f} h, drawing {drawn:.0f} s,",
                f"learning {learned:.0f} s;",
                ", ".join(f"{name} {np.mean(values):.4f}" for name, values in sums.items()),
                "; measured:",
                ", ".join(f"{name} {score:.4f}" for name, score in scores.items()),
                flush=True,
            )
            sums.clear()
    training.save()


if __name__ == "__main__":
    main()
