"""Options shared by commands, and those for the settings of a run."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any, Final

import typer

from digitpad.cli.inputs import model_file
from digitpad.data.convention import CONVENTIONS
from digitpad.errors import ConfigError
from digitpad.models.recipe import Parameter
from digitpad.training.config import OFFERED, TrainConfig
from digitpad.untrusted import quoted
from digitpad.words import QT_TRANSLATE_NOOP


def option(
    tip: str,
    metavar: str | None = None,
    *names: str,
    default: Any = None,
    panel: str | None = None,
    **more: Any,
) -> Any:
    """Return an option with the help text ``tip``, by default named like its parameter.

    ``default``: ``...`` if it is required. ``panel``: of the help.
    """
    return typer.Option(default, *names, help=tip, metavar=metavar, rich_help_panel=panel, **more)


def output_option(tip: str, metavar: str = "FILE", **more: Any) -> Any:
    """Return the option for a command's output file."""
    return option(tip, metavar, "--output", "-o", **more)


def as_text(text: str | None) -> str | None:
    """Return the text of an option. Raises ``ConfigError`` if it could not be decoded."""
    try:
        (text or "").encode()
    except UnicodeEncodeError:
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "{text} is not text here: write it in UTF-8.").filled(
                text=quoted(text or "")
            )
        ) from None
    return text


def require_choice(name: str, value: str, choices: tuple[str, ...]) -> str:
    """Return the value of an option. Raises ``ConfigError`` if it is not among the choices."""
    if value not in choices:
        offered = " or ".join(choices)
        raise ConfigError(f"{name} is {offered}, not {quoted(value)}.")
    return value


def names_beginning(names: Callable[[], Iterable[str]] | Iterable[str]) -> Any:
    """Return a shell completion function for these names."""

    def completed(incomplete: str) -> list[str]:
        known = names() if callable(names) else names
        return [name for name in known if name.startswith(incomplete)]

    return completed


def argument(tip: str, metavar: str, *, default: Any = ..., **more: Any) -> Any:
    return typer.Argument(default, help=tip, metavar=metavar, **more)


def model_file_argument(tip: str, metavar: str = "MODEL", *, default: Any = ...) -> Any:
    """Return an argument for a model: its file, or the name of a shipped one."""
    return argument(tip, metavar, default=default, callback=model_file)


def model_file_option(tip: str, *names: str, **more: Any) -> Any:
    """Return an option for a model: its file, or the name of a shipped one."""
    return option(tip, "FILE", *names, callback=model_file, **more)


MODEL_FILE: Final = model_file_argument(
    "A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network."
)


def convention_option(**more: Any) -> Any:
    """Return the option for what the user's own images need."""
    tip = "What your own images need to be as MNIST’s are: white ink on black, upright."
    return option(tip, "|".join(filter(None, CONVENTIONS)), "--as", **more)


OTHER_MODEL: Final = model_file_option("Model file; without it: the shipped one.", "--model", "-m")
PICTURES_OR_INK: Final = argument(
    "Pictures, and ink files (.inkml); “-” is standard input.", "FILE..."
)
DATA_DIR_WORDS: Final = (
    "Folder with the data set’s original files, or with images of your own (used with --dataset)."
)
DATA_DIR: Final = option(DATA_DIR_WORDS, "DIR")
MODEL_ARGUMENT: Final = option(
    "A setting of the architecture, if it has any, e.g. patch=7.", "NAME=N", "--set"
)
FORCE: Final = option("Replace a file that is there already.", None, "--force", "-f", default=False)
AS_JSON: Final = option("Print one JSON object per line.", None, "--json", default=False)
PIXELS: Final = option(
    "How the pixels were scaled that the weights of another program were trained on.",
    "0-1|0-255|inverted|“mean 0.1307 std 0.3081”",
)
LEARNING: Final = "How it learns"
KINDS: Final[dict[str, type]] = {"whole": int, "number": float, "choice": str, "switch": bool}


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Add an option for each offered setting to a command, which gets them as ``**settings``.

    They are inserted before its parameter ``device``. Options that are not given are None.
    """
    signature = inspect.signature(command, eval_str=True)
    own = [param for param in signature.parameters.values() if param.kind is not param.VAR_KEYWORD]
    device = next(index for index, param in enumerate(own) if param.name == "device")
    listed = [*own[:device], *(_setting(parameter) for parameter in OFFERED), *own[device:]]
    by_name = [param.replace(kind=param.KEYWORD_ONLY) for param in listed]
    command.__signature__ = signature.replace(parameters=by_name)  # type: ignore[attr-defined]
    return command


def _setting(parameter: Parameter) -> inspect.Parameter:
    name = _flag(parameter)
    if parameter.kind == "switch":
        default = option(parameter.tip, None, f"{name}/--no-{name[2:]}", panel=LEARNING)
    else:
        number = {"whole": ["N"], "number": ["X"]}.get(parameter.kind, [])
        metavar = "|".join((*number, *parameter.choices))
        default = option(parameter.tip, metavar, name, panel=LEARNING)
    kind = str if parameter.choices else KINDS[parameter.kind]
    only = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(parameter.name, only, default=default, annotation=kind | None)


def model_arguments(given: list[str] | None) -> dict[str, int | str]:
    """Parse ``NAME=NUMBER`` arguments. Raises ``ConfigError`` for anything else."""
    arguments: dict[str, int | str] = {}
    for text in given or ():
        name, _, value = text.partition("=")
        try:
            arguments[name] = int(value)
        except ValueError:
            raise ConfigError(
                QT_TRANSLATE_NOOP("errors", "--set is NAME=NUMBER, not {text}.").filled(text=text)
            ) from None
    return arguments


def given_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """Return the options that were given, converting numbers of options that also take words."""
    numbers = {parameter.name for parameter in OFFERED if parameter.kind == "whole"}
    return {
        name: int(value) if name in numbers and str(value).lstrip("-").isdecimal() else value
        for name, value in settings.items()
        if value is not None
    }


def settings_as_words(config: TrainConfig) -> list[str]:
    """Return the command-line options for the settings of a run."""
    words: list[str] = []
    for parameter in OFFERED:
        owner = config.recipe if hasattr(config.recipe, parameter.name) else config
        value, flag = getattr(owner, parameter.name), _flag(parameter)
        if parameter.kind == "switch":
            words.append(flag if value else f"--no-{flag[2:]}")
        else:
            words += [flag, str(value)]
    keep = config.keep if config.keep != "best" else None
    words += given_words(
        {"--limit-train": config.train_limit, "--limit-test": config.test_limit, "--keep": keep}
        | {"--as": config.convention}
    )
    return words


def given_words(options: dict[str, object]) -> list[str]:
    """Return options and their values as words, without those that are 0, None or ""."""
    return [word for flag, value in options.items() if value for word in (flag, str(value))]


def _flag(parameter: Parameter) -> str:
    return f"--{parameter.name.replace('_', '-')}"
