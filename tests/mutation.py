"""Would the tests notice a mistake? Small ones are made in the code, one by one, and tests run.

``python tests/mutation.py --count 100 training evaluation`` samples so many mistakes among all
that can be made in those rooms, the same ones for the same ``--seed``, and prints which nobody
noticed. A mistake is one changed operator, number, condition or left out call in one module; the
tests are those of the same room that import the module, straight or through one other, the
nearest first. Each runs in a fork that has torch loaded already and never writes to the code.

What only processes of their own run (``LEFT_OUT``) is left out: they load the code as it is.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.util
import os
import random
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
ROOMS = ("training", "recognise", "evaluation", "preprocess")
LEFT_OUT = ("distributed", "shared_network", "devices")
SLOW = tuple(
    f"test_{name}.py"
    for name in (
        *("training", "distributed", "acceleration", "onednn_layout", "memory", "checkpoint"),
        *("paper", "robustness", "report", "changes", "sensitivity"),
    )
)
"""They take more than ten CPU seconds; what only these test is left out without ``--slow``."""
PRELOADED = ("torch._dynamo", "onnxruntime", "onnx", "PIL.Image", "hypothesis", "pytestqt.plugin")
"""Loaded once, for all forks."""
MOST_CPU_S = 200
"""Of the processor's time, which other programs do not make longer."""
OPERATORS: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.RShift: ast.LShift, ast.LShift: ast.RShift,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip

Change = Callable[[ast.AST], None]


def changes(tree: ast.Module) -> Iterator[tuple[int, str, Change]]:
    """Yield line, words and the change itself of every mistake that can be made in a module.

    The change is made in a copy of the tree, found again by its place in ``ast.walk``.
    """
    ignored: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
            ignored |= {id(part) for part in ast.walk(node.annotation)}
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            hints = [*node.decorator_list, *([node.returns] if _returns(node) else [])]
            ignored |= {id(part) for hint in hints for part in ast.walk(hint)}
        if isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert):  # words of messages
            ignored |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            ignored |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Assign) and _is_type(node.value):
            ignored |= {id(part) for part in ast.walk(node)}
    for place, node in enumerate(ast.walk(tree)):
        if id(node) not in ignored:
            for words, change in _of(node):
                yield getattr(node, "lineno", 0), words, _at(place, change)


def _returns(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.returns is not None


def _is_type(value: ast.expr) -> bool:
    """Return whether a value is an alias of a type, which nothing computes with."""
    names = [part.id for part in ast.walk(value) if isinstance(part, ast.Name)]
    return isinstance(value, ast.Subscript) and names[:1] in (["Literal"], ["tuple"], ["Mapping"])


def _at(place: int, change: Change) -> Change:
    return lambda tree: change(list(ast.walk(tree))[place])


def _of(node: ast.AST) -> Iterator[tuple[str, Change]]:
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in OPERATORS:
        other = OPERATORS[type(node.op)]
        yield _swap(node.op, other), lambda it: setattr(it, "op", other())
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in OPERATORS:
        other = OPERATORS[type(node.ops[0])]
        yield _swap(node.ops[0], other), lambda it: setattr(it, "ops", [other(), *it.ops[1:]])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not → ", lambda it: setattr(it, "operand", ast.UnaryOp(ast.Not(), it.operand))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} → other", lambda it: setattr(it, "value", not it.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        more = node.value + 1 if isinstance(node.value, int) else 2 * node.value or 1.0
        yield f"{node.value} → {more}", lambda it: setattr(it, "value", more)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        negated = lambda it: setattr(it, "test", ast.UnaryOp(ast.Not(), it.test))  # noqa: E731
        yield "condition negated", negated
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "call left out", lambda it: setattr(it, "value", ast.Constant(None))


def _swap(old: ast.AST, new: type) -> str:
    return f"{type(old).__name__} → {new.__name__}"


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a changed tree."""

    def __init__(self, module: str, path: Path, tree: ast.Module) -> None:
        self.module, self.path, self.tree = module, path, tree

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name != self.module:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)  # noqa: S102  It is our own.


@cache
def imported(path: Path) -> set[str]:
    """Return the modules of digitpad that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return {name for name in found if name.startswith("digitpad.")}


def tests_of(module: str, room: str) -> list[str]:
    """Return the test files of a room that import a module, the nearest and shortest first."""
    listed = []
    folder = CHECKOUT / "tests" / "core" / room
    for path in folder.rglob("test_*.py"):
        near = imported(path)
        sources = (CHECKOUT / f"{name.replace('.', '/')}.py" for name in near)
        far = {name for source in sources if source.is_file() for name in imported(source)}
        if module in near | far:
            listed.append((module not in near, path.stat().st_size, str(path)))
    return [path for *_, path in sorted(listed)]


def is_noticed(tests: Sequence[str], mutant: Mutated | None) -> bool:
    """Run tests in a fork, with a mutant; return whether one fails, or they never end."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU_S, MOST_CPU_S))
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nothing, number)
        if mutant is not None:
            sys.meta_path.insert(0, mutant)
        rewritten = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
        words = [
            *rewritten,
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-m",
            "not torture",
        ]
        code = 1
        try:
            code = int(pytest.main([*words, *tests]))
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=ROOMS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--slow", action="store_true", help="run those that take minutes, too")
    given = parser.parse_args()
    for name in PRELOADED:
        importlib.import_module(name)
    listed = []
    for room in given.rooms or ROOMS:
        for path in sorted((CHECKOUT / "digitpad" / room).rglob("*.py")):
            module = ".".join(path.relative_to(CHECKOUT).with_suffix("").parts)
            tests = [
                test for test in tests_of(module, room) if given.slow or not test.endswith(SLOW)
            ]
            if path.stem not in LEFT_OUT and tests:
                tree = ast.parse(path.read_text())
                listed += [(module, path, tests, *change) for change in changes(tree)]
    chosen = random.Random(given.seed).sample(listed, min(given.count, len(listed)))
    print(f"{len(chosen)} of {len(listed):,} mistakes, seed {given.seed}", flush=True)
    checked: set[tuple[str, ...]] = set()
    unusable: set[tuple[str, ...]] = set()
    noticed = told = 0
    for module, path, tests, line, words, change in chosen:
        if tuple(tests) not in checked:
            checked.add(tuple(tests))
            if is_noticed(tests, None):
                unusable.add(tuple(tests))
                print(f"these fail as they are: {' '.join(tests)}", flush=True)
        if tuple(tests) in unusable:
            continue
        tree = ast.parse(path.read_text())
        change(tree)
        found = is_noticed(tests, Mutated(module, path, ast.fix_missing_locations(tree)))
        noticed, told = noticed + found, told + 1
        if not found:
            print(f"not noticed: {path.relative_to(CHECKOUT)}:{line}: {words}", flush=True)
        print(f"{noticed} of {told} noticed ({noticed / told:.0%})", flush=True)


if __name__ == "__main__":
    main()
