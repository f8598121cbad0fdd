"""Connectionist temporal classification: a network that emits a sign or a blank at every column.

Labels of a batch: int64 (n, longest), each row padded with the blank. Graves et al. 2006,
https://doi.org/10.1145/1143844.1143891.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.edits import edit_distance


def ctc_loss(outputs: Tensor, labels: Tensor) -> Tensor:
    """Return the mean loss per sign.

    ``outputs``: float32 (n, classes + 1, columns), the blank last.
    """
    count, classes, columns = outputs.shape
    lengths = (labels != classes - 1).sum(1)
    losses = F.ctc_loss(
        outputs.log_softmax(1).permute(2, 0, 1),
        labels,
        torch.full((count,), columns, device=outputs.device),
        lengths,
        blank=classes - 1,
        reduction="none",
        zero_infinity=True,
    )
    return losses.sum() / lengths.sum().clamp(min=1)


def best_path(outputs: Tensor) -> Tensor:
    """Return the signs of the likeliest path: int64 (n, columns), padded with the blank."""
    blank = outputs.shape[1] - 1
    path = outputs.argmax(1)
    is_sign = path != blank
    is_sign[:, 1:] &= path[:, 1:] != path[:, :-1]
    rows, columns = is_sign.nonzero(as_tuple=True)
    read = torch.full_like(path, blank)
    read[rows, (is_sign.cumsum(1) - 1)[rows, columns]] = path[rows, columns]
    return read


def is_whole(read: Tensor, labels: Tensor, blank: int) -> Tensor:
    """Return for each row, bool (n,), whether ``best_path`` read exactly its labels."""
    longest = max(read.shape[1], labels.shape[1])
    both = (F.pad(signs, (0, longest - signs.shape[1]), value=blank) for signs in (read, labels))
    return torch.eq(*both).all(1)


def edits_between(read: Tensor, labels: Tensor, blank: int) -> int:
    """Return the total edit distance of all rows, in signs."""
    rows = zip(read.tolist(), labels.tolist(), strict=True)
    return sum(
        edit_distance(*([sign for sign in row if sign != blank] for row in pair)) for pair in rows
    )
