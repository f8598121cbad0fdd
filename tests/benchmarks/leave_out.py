"""Copy a folder of ink without one institute of UNIPEN, so that it can be a stranger.

``python tests/benchmarks/leave_out.py uqb FROM TO``: a model that is trained with ``--data-dir TO``
has seen nothing of uqb's, neither as digits nor as what is no digit. ``STRANGERS_MODELS`` of
``bench_strangers.py`` takes such models.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from shutil import copy2

from digitpad.ink.inkml import read_inkml, write_inkml


def leave_out(code: str, source: Path, target: Path) -> int:
    """Return how many drawings were left out."""
    target.mkdir(parents=True, exist_ok=True)
    left_out = 0
    for path in sorted(source.iterdir()):
        if ".inkml" not in path.suffixes:
            copy2(path, target)
            continue
        items = read_inkml(path)
        kept = [item for item in items if (item.writer or "").partition("-")[0] != code]
        left_out += len(items) - len(kept)
        write_inkml(target / f"{path.name.partition('.')[0]}.inkml", kept)
    return left_out


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("code")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    given = parser.parse_args()
    print(f"{leave_out(given.code, given.source, given.target)} drawings of {given.code} left out")
