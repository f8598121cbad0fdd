"""What each process of ``test_distributed.py`` does: all the runs of a file, in turn.

Called as ``distributed_runs.py RUNS.json OUT_FOLDER``. Each run is the settings of
``config_for`` under ``config`` and its ``name``; ``stop``: the last process alone asks to stop
after the first epoch, then all of them resume. The first process writes ``NAME.npz``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from digitpad.training.compute.distributed import ProcessGroup, group_from_environment, joined
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone
from digitpad.training.loop import train


def main(runs: Path, folder: Path) -> None:
    group = group_from_environment()
    with joined(group):
        for run in json.loads(runs.read_text(encoding="utf-8")):
            config = config_for(**run["config"])
            ended = one_run(config, group, folder if run.get("stop") else None)
            if group.is_first:
                done = ended.history[-1]
                np.savez(
                    folder / f"{run['name']}.npz",
                    losses=[done.train_loss, done.test_loss],
                    accuracy=done.test_accuracy,
                    **ended.last,
                )


def one_run(config: TrainConfig, group: ProcessGroup, stopped_in: Path | None) -> Ended:
    resume = None
    if stopped_in:
        resume = stopped_in / "stopped.checkpoint"
        control = Control()
        for event in train(config, control, checkpoint=resume, group=group):
            if isinstance(event, EpochDone) and group.rank == group.size - 1:
                control.stop()
        assert isinstance(event, Ended)
        assert event.reason == "stopped", event.reason
        group.any(False)  # all wait until the first process has written the checkpoint
    *_, last = train(config, resume=resume, group=group)
    assert isinstance(last, Ended)
    return last


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
