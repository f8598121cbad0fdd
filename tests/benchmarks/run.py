"""Run all benchmarks, or those named: a table, then one JSON line for each row.

    python tests/benchmarks/run.py [NAME...] [--json] [--data-dir DIR] [--quick]
                                    [--markdown FILE]

``NAME`` is a module ``bench_NAME.py`` beside this one, with dashes for underscores. Each has a
function ``run`` that returns rows (``measure.Row``) or says why it cannot run here
(``measure.Skipped``). ``--json`` leaves the table out. ``DIR`` holds the published files of the
data sets, in itself or one folder down.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
from pathlib import Path

from measure import HERE, Row, Skipped

from digitpad.errors import DatasetError
from digitpad.training.compute.devices import processor


def main(arguments: list[str]) -> int:
    known = {
        path.stem.removeprefix("bench_").replace("_", "-"): path.stem
        for path in sorted(HERE.glob("bench_*.py"))
    }
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--json", action="store_true", help="no table, only the JSON lines")
    parser.add_argument("--data-dir", type=Path, help="a folder with the published files")
    parser.add_argument(
        "--quick", action="store_true", help="time-to-99: measure a part of the reference only"
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table there, too")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in known]
    if unknown:
        names = ", ".join(known)
        print(f"There is no benchmark {unknown[0]}. There are: {names}.", file=sys.stderr)
        return 2
    if options.data_dir:
        os.environ["DATA_DIR"] = str(options.data_dir)
    if options.quick:
        os.environ["QUICK"] = "1"
    rows: list[Row] = []
    for name in options.names or known:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        try:
            rows += importlib.import_module(known[name]).run()
        except (Skipped, DatasetError) as why:
            print(f"skipped {name}: {why}", file=sys.stderr, flush=True)
    if options.markdown:
        options.markdown.write_text(markdown(rows), encoding="utf-8")
    if not options.json:
        print(table(rows))
    for row in rows:
        print(json.dumps(row.to_json(), ensure_ascii=False))
    return 0


def table(rows: list[Row]) -> str:
    """Return the rows as lines of text with a heading, and what was measured on."""
    cells = _cells(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]
    return "\n".join(lines) + f"\n\n{_measured_on(rows)}\n"


def markdown(rows: list[Row]) -> str:
    """Return the rows as a page."""
    heading, *lines = [f"| {' | '.join(line)} |" for line in _cells(rows)]
    rule = "|" + "---|" * len(_cells([])[0])
    body = "\n".join((heading, rule, *lines))
    return f"# The last run of `make bench`\n\n{_measured_on(rows)}\n\n{body}\n"


def _cells(rows: list[Row]) -> list[tuple[str, ...]]:
    cells = [("benchmark", "ratio", "ours", "reference", "target")]
    for row in rows:
        ratio = "" if row.cpu_ratio is None else f"{row.cpu_ratio:.3f}"
        met = {True: " ✓", False: " ✗ missed", None: ""}[row.is_met]
        cells.append((row.name, ratio, row.ours, row.reference, row.target + met))
    return cells


def _measured_on(rows: list[Row]) -> str:
    import torch

    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    kinds = sorted({row.ratio_of for row in rows if row.cpu_ratio is not None})
    # Whether a processor has bfloat16 decides over the fast presets.
    ability = torch.backends.cpu.get_cpu_capability()
    return (
        f"ratio: ours / reference, of {' or '.join(kinds) or 'nothing'}, medians of runs in turn; "
        f"{processor().title}, {ability}{load}, Python {platform.python_version()}, "
        f"torch {torch.__version__}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
