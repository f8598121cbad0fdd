"""What may be imported by whom, seen from a fresh interpreter.

import-linter holds the direction of imports; these tests hold what is loaded in the end, also
through what other packages import.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fresh import printed

import digitpad

PACKAGE = Path(digitpad.__file__).resolve().parent
TORCH = ("torch", "torchvision")
QT = ("PySide6", "shiboken6", "pyqtgraph")
WITH_A_PHOTO = ("cv2", "openpyxl")
COMMAND_LINE = ("typer", "rich", "click")
TORCH_FREE = (
    "digitpad",
    "digitpad.__main__",
    "digitpad.api",
    "digitpad.cli.app",
    "digitpad.cli.inputs",
    "digitpad.data.catalogue",
    "digitpad.data.source",
    *(f"digitpad.data.sets.{family}" for family in ("cifar", "generated", "idx", "ink")),
    "digitpad.errors",
    "digitpad.explain.explainer",
    "digitpad.files",
    "digitpad.preprocess.registry",
    "digitpad.handwriting.synthesis",
    "digitpad.ink.inkml",
    "digitpad.preprocess.pictures",
    "digitpad.modelfile",
    "digitpad.models.catalogue",
    "digitpad.recognise.prediction",
    "digitpad.recognise.recogniser",
    "digitpad.training.config",
    "digitpad.training.control",
    "digitpad.training.compute.devices",
    "digitpad.training.events",
    "digitpad.training.outcome",
)


def loaded_by(modules: list[str]) -> set[str]:
    """Return the names of all top-level packages that importing ``modules`` loads."""
    code = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: importlib.import_module(name)\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    return set(printed(code, *modules).split())


def modules_below(*folders: str) -> list[str]:
    """Return the dotted names of all modules of these packages, command-line doors left out."""
    return [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for folder in folders
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if path.name not in {"__init__.py", "__main__.py"}
    ]


def test_what_the_window_shows_first_and_the_lists_need_no_torch_and_no_qt() -> None:
    assert loaded_by(list(TORCH_FREE)) & {*TORCH, *QT, *WITH_A_PHOTO} == set()


@pytest.mark.slow
def test_everything_but_the_window_loads_without_qt() -> None:
    modules = modules_below("ink", "data", "models", "modelfile", "training", "recognise", "cli")
    assert len(modules) > 30
    assert loaded_by(modules) & set(QT) == set()


def test_ink_and_model_files_need_no_torch() -> None:
    assert loaded_by(modules_below("ink", "modelfile")) & set(TORCH) == set()


def test_the_window_loads_neither_torch_nor_the_command_lines_libraries() -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    loaded = loaded_by(["digitpad.gui.app", "digitpad.gui.main_window"])
    assert "PySide6" in loaded
    assert loaded & {*TORCH, *COMMAND_LINE} == set()
