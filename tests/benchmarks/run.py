"""Run all benchmarks, or those named: a table, then one JSON line for each row.

    python tests/benchmarks/run.py [NAME...] [--json]

``NAME`` is a module ``bench_NAME.py`` beside this one, with dashes for underscores. Each has a
function ``run`` that returns rows (``measure.Row``). ``--json`` leaves the table out.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(arguments: list[str]) -> int:
    known = {
        path.stem.removeprefix("bench_").replace("_", "-"): path.stem
        for path in sorted(HERE.glob("bench_*.py"))
    }
    wanted = [name for name in arguments if name != "--json"] or list(known)
    unknown = [name for name in wanted if name not in known]
    if unknown:
        names = ", ".join(known)
        print(f"There is no benchmark {unknown[0]}. There are: {names}.", file=sys.stderr)
        return 2
    rows = []
    for name in wanted:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        rows += importlib.import_module(known[name]).run()
    if "--json" not in arguments:
        cells = [(row.name, f"{row.cpu_ratio:.3f}", row.ours, row.reference) for row in rows]
        lines = [("benchmark", "ratio", "ours", "reference"), *cells]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)))
        print("\nratio: CPU seconds of ours / reference, medians of runs in turn\n")
    for row in rows:
        print(json.dumps(row.to_json(), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    sys.exit(main(sys.argv[1:]))
