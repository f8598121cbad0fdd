"""``runs`` and ``report``: manage archived runs, and write a page about one or about a model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from digitpad.cli.command import Command, Group
from digitpad.cli.inputs import opened, shipped
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR,
    FORCE,
    argument,
    output_option,
    settings_as_words,
)
from digitpad.cli.saving import (
    require_ending,
    require_one_on_stdout,
    require_result,
    write_result,
)
from digitpad.cli.text import (
    STANDARD,
    Fact,
    complain,
    echo,
    number,
    picked,
    print_facts,
    print_failure,
    print_json,
    print_list,
)
from digitpad.errors import DigitpadError
from digitpad.files import is_file
from digitpad.words import QT_TRANSLATE_NOOP, duration, in_percent

if TYPE_CHECKING:
    from digitpad.runs.record import RunRecord

FACTS: Final = (
    *("name", "created", "device", "parameters", "seconds", "reason", "epochs_done"),
    *("best_epoch", "best_accuracy", "best_loss", "test_count", "fault"),
)
"""Fields of a run in JSON."""

RUN: Final = argument("A run: its name, its folder's, or “last”.", "RUN")
runs_app = typer.Typer(name="runs", cls=Group, rich_markup_mode=None)


@runs_app.callback(invoke_without_command=True)
def runs(context: typer.Context, as_json: bool = AS_JSON) -> None:
    """List the runs that were kept, the latest first. Show, rename or delete one."""
    if context.invoked_subcommand is None:
        _list(as_json=as_json)


def _list(*, as_json: bool) -> None:
    from digitpad.runs.archive import NO_RUNS, archived_runs, bytes_used
    from digitpad.runs.record import RunRecord

    kept: list[RunRecord] = []
    archived = archived_runs()
    if not archived and not as_json:
        echo(NO_RUNS)
        return
    for run in archived:
        if isinstance(run, RunRecord):
            kept.append(run)
        else:
            complain(run.why)
    print_list(
        [
            {"run": run.folder.name, "bytes": bytes_used(run.folder)}
            | picked(run, *FACTS)
            | {"config": run.config.to_json()}
            for run in kept
        ],
        [
            (
                run.folder.name,
                in_percent(run.best_accuracy) + " (learned nothing)" * bool(run.fault),
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


@runs_app.command(cls=Command, short_help="Show all that is known about a run.")
def show(run: str = RUN, as_json: bool = AS_JSON) -> None:
    """Show all that is known about a run."""
    from digitpad.runs.archive import bytes_used, find_run
    from digitpad.runs.comparison import accuracy_text

    record = find_run(run)
    config = record.config
    best = f"{accuracy_text(record)}, epoch {record.best_epoch}"
    facts = [
        Fact("run", record.folder.name, "run"),
        *(Fact(name, getattr(record, name)) for name in FACTS),
        Fact("config", config.to_json()),
        Fact("bytes", bytes_used(record.folder), "bytes"),
        Fact("model_file", str(record.model_file) if record.has_model else None, "model"),
        Fact("", record.name, "name"),
        Fact("", record.created, "ended"),
        Fact("", config.model, "architecture"),
        Fact("", config.dataset, "data set"),
        Fact("", record.device, "device"),
        Fact("", " ".join(settings_as_words(config)), "settings"),
        Fact("", record.epochs_done, "epochs"),
        Fact("", duration(record.seconds), "time"),
        Fact("", best if record.best_epoch else None, "best"),
        Fact("", record.best_loss, "loss there", number),
        Fact("note", record.note or None, "note"),
    ]
    print_facts(facts, as_json=as_json)


@runs_app.command(cls=Command, short_help="Delete runs.")
def delete(
    runs: list[str] = argument("Runs: their names, their folders', or “last”.", "RUN..."),
    as_json: bool = AS_JSON,
) -> None:
    """Delete runs; for a day the window can bring them back."""
    from digitpad.runs.archive import delete_run, find_run

    failures = 0
    for named in runs:
        try:
            record = find_run(named)
            delete_run(record.folder)
        except DigitpadError as error:
            failures += 1
            print_failure(error, {"run": named}, as_json=as_json)
            continue
        if as_json:
            print_json({"run": record.folder.name, "deleted": True})
        else:
            echo(f"Deleted {record.name} ({record.folder.name}).")
    if failures:
        raise typer.Exit(1)


@runs_app.command(cls=Command, short_help="Give a run another name.")
def rename(
    run: str = RUN, name: str = argument("Its new name.", "NAME"), as_json: bool = AS_JSON
) -> None:
    """Give a run another name."""
    from digitpad.runs.archive import find_run
    from digitpad.runs.record import rename_run

    record = find_run(run)
    now = rename_run(record, name)
    values: dict[str, Any] = {"run": now.folder.name, "before": record.name, "name": now.name}
    if as_json:
        print_json(values)
    else:
        echo(f"{record.name} is called {now.name} now.")


def report(
    run: str = argument(
        "A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.",
        "RUN|MODEL",
    ),
    output: Path = output_option("Write the page here; “-” prints it.", "FILE.html", default=...),
    data_dir: Path | None = DATA_DIR,
    force: bool = FORCE,
    as_json: bool = AS_JSON,
) -> None:
    """Write a page about a run, or about a model.

    About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for,
    what is typical to it and what is not, and what it confuses. It is one file that needs nothing
    else, to look at, to print or to hand in.
    """
    from digitpad.runs import report as pages
    from digitpad.runs.comparison import accuracy_text

    require_one_on_stdout(output, as_json=as_json)
    what = QT_TRANSLATE_NOOP("errors", "The report is an HTML file")
    require_ending(output, what, ".html", ".htm")
    require_result(output, Path(run), force=force)
    record, model = _run_or_model(run)
    if record is None:
        name, page = _model_page(model, data_dir)
        values, summary = {"model": name}, name
    else:
        page = pages.report(record, data_dir)
        values = {"run": record.name}
        summary = f"{record.name}, {accuracy_text(record) or 'not tested'}"
    write_result(output, page.encode())
    if as_json:
        print_json({"file": str(output), **values})
    elif output != STANDARD:
        echo(f"Wrote {output}: {summary}.")


def _run_or_model(named: str) -> tuple[RunRecord | None, Path]:
    """Return the run of that name, or None and the path of a model file.

    Raises ``DigitpadError`` if there is neither.
    """
    from digitpad.runs.archive import find_run

    if is_file(named):
        return None, Path(named)
    try:
        return find_run(named), Path()
    except DigitpadError:
        if path := shipped(named):
            return None, path
        raise


def _model_page(path: Path, data_dir: Path | None) -> tuple[str, str]:
    from digitpad.data.catalogue import DATASETS
    from digitpad.explain.explainer import require_classifier
    from digitpad.explain.model_page import MAX_TEST_IMAGES, model_page
    from digitpad.explain.neighbours import images_at_hand
    from digitpad.generators import finished

    model = opened(path)
    require_classifier(model)
    folders = dict.fromkeys(DATASETS, data_dir) if data_dir else {}
    dataset = images_at_hand(model, folders, "test", MAX_TEST_IMAGES)
    return model.info.name, finished(model_page(model, *dataset))
