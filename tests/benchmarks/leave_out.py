"""Copy a folder of ink without some institutes of UNIPEN, so that they can be strangers.

``python tests/benchmarks/leave_out.py uqb,art FROM TO``: a model that is trained with ``--data-dir
TO`` has seen nothing of theirs, neither as digits nor as what is no digit. ``STRANGERS_MODELS`` of
``bench_strangers.py`` takes such models. Folders inside FROM stay folders, because each keeps its
own writers back for testing.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from shutil import copy2

from digitpad.ink.inkml import read_inkml, write_inkml


def leave_out(codes: set[str], source: Path, target: Path) -> int:
    """Return how many drawings were left out."""
    left_out = 0
    for path in sorted(path for path in source.rglob("*") if path.is_file()):
        folder = target / path.relative_to(source).parent
        folder.mkdir(parents=True, exist_ok=True)
        if ".inkml" not in path.suffixes:
            copy2(path, folder)
            continue
        items = read_inkml(path)
        kept = [item for item in items if (item.writer or "").partition("-")[0] not in codes]
        left_out += len(items) - len(kept)
        write_inkml(folder / f"{path.name.partition('.')[0]}.inkml", kept)
    return left_out


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", help="separated by commas")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    given = parser.parse_args()
    left_out = leave_out(set(given.codes.split(",")), given.source, given.target)
    print(f"{left_out} drawings of {given.codes} left out")
