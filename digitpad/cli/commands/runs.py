"""``runs`` and ``report``: the runs that were kept, and one of them as a page to hand in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from digitpad.cli.inputs import opened, shipped
from digitpad.cli.options import AS_JSON, DATA_DIR, argument, option
from digitpad.cli.saving import require_another, require_ending
from digitpad.cli.text import percent, picked, print_json, print_list, say
from digitpad.errors import DigitpadError
from digitpad.files import is_file, require_writable, write_atomically

if TYPE_CHECKING:
    from digitpad.runs.record import RunRecord


def runs(as_json: bool = AS_JSON) -> None:
    """List the runs that were kept, the youngest first."""
    from digitpad.runs.record import RunRecord
    from digitpad.runs.shelf import NO_RUNS, bytes_used, kept_runs
    from digitpad.training.duration import duration

    kept: list[RunRecord] = []
    found = kept_runs()
    if not found and not as_json:
        say(NO_RUNS)
        return
    for run in found:
        if isinstance(run, RunRecord):
            kept.append(run)
        else:
            say(f"digitpad: {run.why}", is_aside=True)
    facts = ("name", "created", "device", "parameters", "seconds", "reason", "epochs_done")
    figures = ("best_epoch", "best_accuracy", "best_loss", "test_count")
    print_list(
        [
            {"run": run.folder.name, "bytes": bytes_used(run.folder)}
            | picked(run, *facts, *figures)
            | {"config": run.config.to_json()}
            for run in kept
        ],
        [
            (
                run.folder.name,
                percent(run.best_accuracy),
                run.tested_on,
                f"{run.epochs_done}",
                duration(run.seconds),
                run.name,
            )
            for run in kept
        ],
        header=("run", "best", "tested on", "epochs", "time", "name"),
        as_json=as_json,
    )


def report(
    run: str = argument(
        "A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.",
        "RUN|MODEL",
    ),
    out: Path = option("Write the page here.", "FILE.html", default=...),
    data_dir: Path | None = DATA_DIR,
    as_json: bool = AS_JSON,
) -> None:
    """Write a page about a run, or about a model.

    About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for,
    what is typical to it and what is not, and what it confuses. It is one file that needs nothing
    else, to look at, to print or to hand in.
    """
    from digitpad.runs import report as pages
    from digitpad.runs.comparison import accuracy_in_words

    require_ending(out, "The report is an HTML file", ".html", ".htm")
    require_another(out, Path(run))
    require_writable(out)
    found, model = _run_or_model(run)
    if found is None:
        name, page = _model_page(model, data_dir)
        told, words = {"model": name}, name
    else:
        page = pages.report(found, data_dir)
        told = {"run": found.name}
        words = f"{found.name}, {accuracy_in_words(found) or 'not tested'}"
    write_atomically(out, page.encode())
    if as_json:
        print_json({"file": str(out), **told})
    else:
        say(f"Wrote {out}: {words}.")


def _run_or_model(named: str) -> tuple[RunRecord | None, Path]:
    """Return the run that is meant, None for a model, and where its file lies.

    Raises ``DigitpadError`` where there is neither.
    """
    from digitpad.runs.shelf import find_run

    if is_file(named):
        return None, Path(named)
    try:
        return find_run(named), Path()
    except DigitpadError:
        if place := shipped(named):
            return None, place
        raise


def _model_page(path: Path, data_dir: Path | None) -> tuple[str, str]:
    from digitpad.data.catalogue import DATASETS
    from digitpad.explain.explainer import require_names
    from digitpad.explain.model_page import TESTED, model_page
    from digitpad.explain.neighbours import images_at_hand
    from digitpad.generators import finished

    model = opened(path)
    require_names(model)
    folders = dict.fromkeys(DATASETS, data_dir) if data_dir else {}
    found = images_at_hand(model, folders, "test", TESTED)
    return model.info.name, finished(model_page(model, *found))
