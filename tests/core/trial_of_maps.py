"""How far maps can be trusted: do they depend on the weights, and is what they mark what counts?

Two questions to a method, each with a number. A map that stays the same when the weights are
shuffled shows the image, not the network (Adebayo et al. 2018, arXiv 1810.03292). And ink that is
said to speak for a class should, when it is taken away first, take the class's probability with
it (the deletion curve of Petsiuk et al. 2018, arXiv 1806.07421).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.explain.perturbation import Outputs
from digitpad.explain.pieces import Image, Owners, blank_of, masks_of
from digitpad.modelfile import Model
from digitpad.recognise.recogniser import softmax


def shuffled(model: Model, layers: int, *, seed: int) -> Model:
    """Return the model with the numbers of its last so many layers with tensors shuffled.

    Each tensor is shuffled in itself, so that its numbers stay as they are distributed.
    """
    rng = np.random.default_rng(seed)
    tensors = dict(model.tensors)
    with_tensors = [layer for layer in model.info.architecture.layers if layer.parts()]
    for layer in with_tensors[len(with_tensors) - layers :]:
        for name in layer.tensors():
            tensor = tensors[name]
            tensors[name] = rng.permutation(tensor.ravel()).reshape(tensor.shape)
    return replace(model, tensors=tensors)


def rank_correlation(one: Floats, other: Floats, image: Image) -> float:
    """Return Spearman's correlation of two maps, −1..1, over the pixels that are not blank.

    Paper, which has no evidence in any map, would make all of them alike. 0 where a map says
    nothing.
    """
    whole = image.reshape(-1, *image.shape[-2:])
    where = (whole != blank_of(whole)).ravel()
    ranks = np.stack([_ranks(evidence.ravel()[where]) for evidence in (one, other)])
    if (np.ptp(ranks, axis=1) == 0).any():
        return 0.0
    correlation: npt.NDArray[np.float64] = np.corrcoef(ranks)  # type: ignore[assignment]
    return float(correlation[0, 1])


def deletion_area(
    outputs: Outputs, image: Image, evidence: Floats, owners: Owners, of: int, class_count: int
) -> float:
    """Return the mean probability of a class while an image is taken away, 0..1; less is better.

    ``image``: uint8 (channels, h, w). ``evidence``: a map of it. The pieces go in the order of
    their evidence, the most first; the mean is over the part of the ink that is gone.
    """
    masks, blank = masks_of(owners), blank_of(image)
    flat = evidence.reshape(-1, *image.shape[1:]).sum(axis=0)
    ink = np.abs(image.astype(np.float64) - blank).sum(axis=0)
    worth, weight = (np.array([part[mask].sum() for mask in masks]) for part in (flat, ink))
    order = np.argsort(-worth, kind="stable")
    gone = np.zeros((len(masks) + 1, *image.shape[1:]), dtype=bool)
    gone[1:] = np.logical_or.accumulate(masks[order])
    found = outputs(np.where(gone[:, None], blank, image))[:, :class_count]
    parts = np.concatenate(([0.0], np.cumsum(weight[order]) / weight.sum()))
    return float(np.trapezoid(softmax(found)[:, of], parts))


def _ranks(values: npt.NDArray[np.floating]) -> npt.NDArray[np.float64]:
    """Return the rank of each value; those that are equal share the mean of theirs."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks: npt.NDArray[np.float64] = (np.cumsum(counts) - (counts - 1) / 2)[places]
    return ranks
