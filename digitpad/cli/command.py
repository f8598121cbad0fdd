"""Help of commands, with panels and examples, and the second names of their options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from typer.core import TyperArgument, TyperCommand, TyperGroup

from digitpad.cli.examples import EXAMPLES
from digitpad.cli.language import is_wide, said, said_in_paragraphs, speak

Rows = list[tuple[str, str]]

COMMON: Final = "Options"
SECOND_NAMES_OF_FILES: Final = {
    **dict.fromkeys(("save", "out", "onnx"), "output"),
    "csv": "log",
}
"""Options by names that scripts rely on; an existing file is replaced."""
SECOND_NAMES: Final = {
    **SECOND_NAMES_OF_FILES,
    "model": "architecture",
    "to": "names",
    "count": "limit",
}


class _InPanels:
    """Help in panels, followed by examples, in the user's language."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        speak()
        if is_wide():
            formatter.width //= 2
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_help_text(self: Any, _ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(said_in_paragraphs(self.help))

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{said('Usage:')} ")

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        for title, rows in sections(self, ctx):
            with formatter.section(said(title)):
                formatter.write_dl(rows)

    def format_epilog(self: Any, ctx: Any, formatter: Any) -> None:
        _write_examples(self, formatter)


class Command(_InPanels, TyperCommand):
    """A command with panels in its help, which also accepts the second names of its options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        declared = {name[2:] for param in self.params for name in param.opts if name[:2] == "--"}
        used: set[str] = set()

        def first_name(name: str) -> str:
            first = SECOND_NAMES.get(name, "")
            if name in declared or first not in declared:
                return name
            used.add(name)
            return first

        ctx.token_normalize_func = first_name
        rest = super().parse_args(ctx, args)
        if used & {*SECOND_NAMES_OF_FILES} and "force" in ctx.params:
            ctx.params["force"] = True
        return rest

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        named = [arg for arg in self.params if isinstance(arg, TyperArgument) and not arg.hidden]
        pieces = [_name(arg) if arg.required else f"[{_name(arg)}]" for arg in named]
        return ["[OPTIONS]", *pieces]


class Group(_InPanels, TyperGroup):
    """A group of commands, listed in panels by purpose."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        panels = [*panels_of(self)]
        width = max(len(name) for _, rows in panels for name, _ in rows)
        for title, rows in panels:
            with formatter.section(said(title)):
                formatter.write_dl([(f"{name:{width}}", said(summary)) for name, summary in rows])


def _write_examples(command: TyperCommand | TyperGroup, formatter: Any) -> None:
    if examples := EXAMPLES.get(command.name or "", ()):
        with formatter.section(said("Examples")):
            for line, explanation in examples:
                formatter.write_text(said(explanation))
                formatter.write(f"{'':{formatter.current_indent + 2}}{line}\n")


def panels_of(group: TyperGroup) -> Iterator[tuple[str, Rows]]:
    """Yield each panel's title, and its commands with their descriptions."""
    shown = {name: command for name, command in group.commands.items() if not command.hidden}
    titles = dict.fromkeys(getattr(command, "rich_help_panel", None) for command in shown.values())
    for title in titles:
        rows = [
            (name, command.short_help or "")
            for name, command in shown.items()
            if getattr(command, "rich_help_panel", None) == title
        ]
        yield title or "Commands", rows


def sections(command: TyperCommand | TyperGroup, ctx: Any) -> Iterator[tuple[str, Rows]]:
    """Yield each panel of a command's help: its title, and names with descriptions."""
    groups: dict[str, Rows] = {}
    parameters: list[Any] = command.get_params(ctx)
    for param in parameters:
        param.help = said(param.help)
        record = param.get_help_record(ctx)
        if record is None:
            continue
        if isinstance(param, TyperArgument):
            name, title = _name(param), "Arguments"
        else:
            name, title = record[0], getattr(param, "rich_help_panel", None) or COMMON
        groups.setdefault(title, []).append((name, record[1]))
    common = groups.pop(COMMON, [])
    yield from groups.items()
    if common:
        yield COMMON, common


def _name(argument: TyperArgument) -> str:
    return argument.metavar or str(argument.name).upper()
