"""The figures of a run's epochs as one table of numbers, for a checkpoint.

A fast network takes tens of thousands of epochs: as text in a file's header they would soon be
more than any reader takes, and writing them would hold up the run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.training.events import EpochDone

TENSOR: Final = "history"
"""What the table is called among a checkpoint's tensors."""
COLUMNS: Final = tuple(field.name for field in fields(EpochDone))
WHOLE: Final = {"epoch": int, "step": int, "is_best": bool}

Table = npt.NDArray[np.float64]


def to_table(history: Sequence[EpochDone]) -> Table:
    """Return a row for each epoch, with the figures that ``COLUMNS`` names; nothing is rounded."""
    rows = [_figures(epoch) for epoch in history]
    return np.array(rows, dtype=np.float64).reshape(len(rows), len(COLUMNS))


def from_table(table: Table, columns: Sequence[str]) -> tuple[EpochDone, ...]:
    """Return the epochs of a table. Raises ``ValueError`` or ``TypeError`` for another one."""
    if table.ndim != 2 or table.shape[1] != len(columns):
        raise ValueError("its history does not have the columns that it claims")
    values = [
        [WHOLE[name](value) for value in column] if name in WHOLE else column
        for name, column in zip(columns, table.T.tolist(), strict=True)
    ]
    return tuple(
        EpochDone(**dict(zip(columns, row, strict=True))) for row in zip(*values, strict=True)
    )


def history_of(state: Mapping[str, Any], table: Table | None) -> tuple[EpochDone, ...]:
    """Return the epochs of a checkpoint from its ``state`` and its table, if it has one.

    Until version 1 of the format they stood in the state itself.
    """
    if table is None:
        return tuple(EpochDone(**epoch) for epoch in state["history"])
    return from_table(table, state["history_columns"])


_figures: Final = attrgetter(*COLUMNS)
