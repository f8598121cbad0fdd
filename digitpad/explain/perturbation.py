"""Maps from perturbation: pieces are removed and the image is read again. They need no torch.

``occlusion`` removes one piece at a time (Zeiler and Fergus 2013, arXiv 1311.2901). ``lime``
repeatedly removes a subset of them and fits the weight of each by ridge regression (Ribeiro et al.
2016, arXiv 1602.04938), which also finds pieces that can replace each other, such as the two
halves of a loop. Unlike in the paper, each round removes every piece exactly once, which reduces
the variance.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Bools, Floats
from digitpad.explain.pieces import SPACING_PX, Image, Owners, blank_of, pieces_of, weights_of
from digitpad.explain.target import Target

Outputs = Callable[[Image], Floats]
"""uint8 (n, channels, h, w) → float32 (n, outputs)."""


class Plan(NamedTuple):
    """The sampling plan of ``lime``.

    ``groups``: numbers of groups that the pieces are divided into, used by the rounds in turn.
    With a single number, only differences between pieces could be determined, not their signs.
    ``rounds``: their number; with ``one_for_each``, at least the number of pieces.
    ``spacing_px``: distance between the centres of the pieces of a digit.
    """

    groups: tuple[int, ...]
    rounds: int
    spacing_px: float
    one_for_each: bool


FINAL: Final = Plan((2, 4), 60, 2.8, one_for_each=True)
PREVIEW: Final = Plan((3, 4), 4, SPACING_PX, one_for_each=False)
CHUNK: Final = 4
"""Images read at once; between chunks, a map can yield to a live reading or be cancelled."""
RIDGE: Final = 0.5
SEED: Final = 0


def occlusion(
    outputs: Outputs, image: Image, targets: Sequence[Target]
) -> Generator[None, None, tuple[Floats, ...]]:
    """Return the drop of each target's score without each piece: float32 (channels, h, w).

    ``image``: uint8 (channels, h, w).
    """
    owners = pieces_of(image)
    stays = ~np.eye(owners.max() + 2, owners.max() + 1, -1, dtype=bool)
    results = yield from _read(outputs, image, owners, stays)
    scores = (target.scores(results) for target in targets)
    return tuple(_shared_out(image, owners, scores_of[0] - scores_of[1:]) for scores_of in scores)


def lime(
    outputs: Outputs, image: Image, targets: Sequence[Target], plan: Plan = FINAL
) -> Generator[None, None, tuple[Floats, ...]]:
    """Return each piece's contribution to each target's probability, over subsets of the others.

    Maps of the score itself did worse when measured: how far it falls once the answer has changed
    says little. ``image`` and the results: as for ``occlusion``.
    """
    owners = pieces_of(image, plan.spacing_px)
    count = owners.max() + 1
    rng = np.random.default_rng(SEED)
    design = [np.ones(count, dtype=bool)]
    rounds = max(plan.rounds, count) if plan.one_for_each else plan.rounds
    for number in range(rounds):
        groups = plan.groups[number % len(plan.groups)]
        dealt = rng.permutation(count) % groups
        design += [dealt != group for group in range(min(groups, count))]
    stays = np.stack(design)
    results = yield from _read(outputs, image, owners, stays)
    scores = np.stack([target.shares(results) for target in targets], axis=1)
    centred = stays - stays.mean(axis=0)
    normal = centred.T @ centred + RIDGE * np.eye(count)
    worth = np.linalg.solve(normal, centred.T @ (scores - scores.mean(axis=0)))
    return tuple(_shared_out(image, owners, weights) for weights in worth.T)


def _read(
    outputs: Outputs, image: Image, owners: Owners, kept: Bools
) -> Generator[None, None, Floats]:
    """Return the outputs for the image with only some pieces; ``kept``: bool (n, pieces)."""
    blank = blank_of(image)
    results = []
    for start in range(0, len(kept), CHUNK):
        # The last column is for ``NO_PIECE``, the paper, which stays.
        stays = np.pad(kept[start : start + CHUNK], ((0, 0), (0, 1)), constant_values=True)
        results.append(outputs(np.where(stays[:, None, owners], image, blank)))
        yield
    return np.concatenate(results)


def _shared_out(image: Image, owners: Owners, worth: npt.NDArray[Any]) -> Floats:
    values = np.append(worth, 0.0).astype(np.float32)  # the last one is for NO_PIECE
    return values[owners] * weights_of(image, owners)
