"""Growth is a decision: what the house may weigh stands in pyproject.toml.

``python tests/core/test_budget.py`` prints what it weighs now, to be put there.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
PYPROJECT = CHECKOUT / "pyproject.toml"
MAX_COMPLEXITY, MAX_LINES = 15, 60
"""What one function may have without being counted."""
DECISIONS = (ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.match_case)
FOR_TYPE_CHECKERS = "digitpad", "digitpad.api"
"""An import that is none: the names of the library are loaded when they are used."""

pytestmark = pytest.mark.skipif(
    not PYPROJECT.is_file(), reason="digitpad is installed; this is about the checkout"
)


@cache
def trees() -> dict[Path, ast.Module]:
    """Return all modules of digitpad, by their paths below the checkout."""
    return {
        path.relative_to(CHECKOUT): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((CHECKOUT / "digitpad").rglob("*.py"))
    }


def lines_of_packages() -> dict[str, int]:
    """Return the lines of each folder in ``digitpad/`` and ``tests/``, and beside those folders."""
    lines: dict[str, int] = {}
    for top in ("digitpad", "tests"):
        for path in sorted((CHECKOUT / top).rglob("*.py")):
            package = "/".join(path.relative_to(CHECKOUT).parts[:-1][:2])
            lines[package] = lines.get(package, 0) + path.read_bytes().count(b"\n")
    return dict(sorted(lines.items()))


def complexity(function: ast.AST) -> int:
    """Return the number of ways through a function, as its decisions make them."""
    ways = 1
    for node in ast.walk(function):
        if isinstance(node, ast.BoolOp):
            ways += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            ways += 1 + len(node.ifs)
        else:
            ways += isinstance(node, DECISIONS)
    return ways


@cache
def complex_functions() -> set[str]:
    """Return the functions with too many ways through them, as “module.function”."""
    return {
        f"{'.'.join(path.with_suffix('').parts[1:])}.{node.name}"
        for path, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and complexity(node) > MAX_COMPLEXITY
    }


def thresholds(tree: ast.AST) -> int:
    """Return how many numbers have upper-case names, and how many floats are compared with."""
    count = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            count += node.target.id.isupper() and _is_number(node.value, (int, float))
        elif isinstance(node, ast.Compare):
            count += sum(_is_number(part, (float,)) for part in ast.walk(node))
    return count


def _is_number(node: ast.AST | None, kinds: tuple[type, ...]) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in kinds


def circles() -> list[list[str]]:
    """Return the groups of modules that import each other, straight or through others."""
    names = {path: ".".join(path.with_suffix("").parts) for path in trees()}
    modules = {name.removesuffix(".__init__"): trees()[path] for path, name in names.items()}
    imports = {name: {*_imported(name, tree, {*modules})} for name, tree in modules.items()}
    imports[FOR_TYPE_CHECKERS[0]].discard(FOR_TYPE_CHECKERS[1])
    reached: dict[str, set[str]] = {}
    for name in modules:
        seen, ahead = set(), [*imports[name]]
        while ahead:
            module = ahead.pop()
            if module not in seen:
                seen.add(module)
                ahead += imports[module]
        reached[name] = seen
    groups = {
        frozenset(other for other in reached[name] if name in reached[other]) for name in modules
    }
    return sorted(sorted(group) for group in groups if len(group) > 1)


def _imported(importer: str, tree: ast.AST, modules: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & modules
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from (below & modules) | ({node.module} if below - modules else set())


LEARNING = ("crops", "export", "fitting", "network", "training", "truth")
"""Modules of ``paper/detector`` that no photo is read with."""


def weighed() -> dict[str, int]:
    """Return what is counted of the code, each by its name in the table."""
    functions = [
        node
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lengths = [int(node.end_lineno or 0) - node.lineno + 1 for node in functions]
    wing = Path("digitpad/paper")
    reading = [
        tree
        for path, tree in trees().items()
        if path.parent == wing or (path.parent == wing / "detector" and path.stem not in LEARNING)
    ]
    return {
        "complex-functions": len(complex_functions()),
        "long-functions": sum(length > MAX_LINES for length in lengths),
        "import-circles": len(circles()),
        "paper-thresholds": sum(map(thresholds, reading)),
    }


def table() -> str:
    """Return what stands now as it is written in pyproject.toml."""
    code = [f"{name} = {count}" for name, count in weighed().items()]
    lines = [f'"{package}" = {count}' for package, count in lines_of_packages().items()]
    return "\n".join(("[tool.digitpad.budget]", *code, "", "[tool.digitpad.budget.lines]", *lines))


def test_nothing_is_heavier_than_its_budget() -> None:
    budget = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["digitpad"]["budget"]
    now = {**weighed(), **lines_of_packages()}
    allowed = {**budget, **budget["lines"]}
    over = [
        f"{name}: {count}, and its budget is {allowed.get(name, 0)}"
        for name, count in now.items()
        if count > allowed.get(name, 0)
    ]
    advice = (
        "Take out as much elsewhere in it; or raise its number in pyproject.toml, and say in the "
        "commit message what users get for it and what went. What stands now:"
    )
    assert not over, "\n".join((*over, advice, table()))


def test_a_function_of_many_ways_says_why_it_has_them() -> None:
    """The paper wing's are counted alone: its rules give way to a network."""
    reasons = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["digitpad"]["complex"]
    outside = {name for name in complex_functions() if not name.startswith("paper.")}
    assert outside == {*reasons}, (
        "[tool.digitpad.complex] in pyproject.toml names those functions, each with its reason"
    )


@pytest.mark.parametrize(
    ("code", "ways"),
    [
        ("def f(a): return a", 1),
        ("def f(a):\n if a and a.b or a.c: return [b for b in a if b]", 6),
        ("def f(a):\n try: g()\n except OSError: pass\n for b in a: c = 1 if b else 2", 4),
    ],
)
def test_each_decision_is_a_way_more(code: str, ways: int) -> None:
    assert complexity(ast.parse(code)) == ways


def test_a_threshold_is_a_number_with_a_name_or_a_float_that_is_compared_with() -> None:
    code = "A: Final = 3\nB: Final = 'b'\nc: int = 4\nif c > 0.5 * d and c > 2: e = 0.25"
    assert thresholds(ast.parse(code)) == 2


if __name__ == "__main__":
    print(table())
