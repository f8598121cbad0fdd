"""Would the tests notice a mistake? Small ones are made in the code, one by one, and tests run.

``python tests/mutation.py --count 100 training evaluation`` samples so many mistakes among all
that can be made in those rooms, the same ones for the same ``--seed``, and prints which nobody
noticed; ``--module preprocess/light --count 0`` makes all of some modules. A mistake is one changed
operator, number, condition or left out call. First the tests of each room run once, and it is kept
which functions each calls and what it takes; then each mistake meets those tests that call the
function it is in, the quickest first, in a fork that has torch loaded already and never writes to
the code.

What only processes of their own run (``LEFT_OUT``) is left out: they load the code as it is.
``EQUIVALENT`` are mistakes that nothing could notice: each says why.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.abc
import importlib.util
import os
import pickle
import random
import resource
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.machinery import ModuleSpec
from itertools import accumulate
from pathlib import Path
from select import select
from types import FrameType, ModuleType
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
ROOMS = ("training", "recognise", "evaluation", "preprocess")
KEPT = CHECKOUT / "build" / "mutation"
"""What each file of tests calls, until the file changes; remove it to look again."""
LEFT_OUT = ("distributed", "shared_network", "devices")
SLOW = ("test_training.py", "test_distributed.py")
"""They take minutes; what only these test counts as not noticed without ``--slow``."""
PRELOADED = ("torch._dynamo", "onnxruntime", "onnx", "PIL.Image", "cv2", "hypothesis")
"""Loaded once, for all forks."""
MOST_S = 40.0
"""CPU seconds that the tests of one mistake take together; the quickest are taken."""
SPARE_S, TIMES = 10.0, 5.0
"""A test may take so many CPU seconds more, and times as many, as without a mistake."""
ASLEEP_S, COMPUTING_S = 15.0, 0.15
"""Who computes less than this in so long waits for what never comes: tests do not sleep."""
_FIT = "scale = (BOX_SIZE - pen_width_px) / extent"
_BOX, _BICUBIC = "Image.Resampling.BOX", "Image.Resampling.BICUBIC"
_GREY_BORDER = "a border between 8 and 247 is refused in either case"
EQUIVALENT: dict[tuple[str, str, str], str] = {
    ("session", "self.reader = build(run.network.architecture, seed=0).to(run.device)", "0 → 1"): (
        "it reads with weights that are copied into it"
    ),
    ("session", "self._reports_now = False", "False → other"): "it is looked up before it is used",
    ("engine", "CACHED_GRAPHS: Final = 4", "4 → 5"): "changes time and memory alone",
    ("torch_engine", "BATCH: Final = 250", "250 → 251"): "changes memory alone",
    ("torch_engine", "network = build(architecture, seed=0)", "0 → 1"): "the weights are replaced",
    ("recogniser", "if max(right - left, bottom - top) < MIN_EXTENT:", "Lt → LtE"): (
        "no difference of two float32 is 0.03"
    ),
    ("recogniser", "return not any(way >= MIN_EXTENT for way in ways)", "GtE → Gt"): (
        "no length is 0.03 to the last bit"
    ),
    ("normalise", f"{_FIT} if extent >= DOT_EXTENT else 0.0", "GtE → Gt"): (
        "no difference of two float32 is 0.02"
    ),
    ("colour", f"how = {_BOX} if side >= SIDE else {_BICUBIC}", "GtE → Gt"): (
        "of 32 pixels a side neither changes any"
    ),
    ("pictures", "elif low < 0.0 or high > 65535.0:", "Gt → GtE"): "65535 is met before",
    ("paper", "if np.median(border) > 127:", "Gt → GtE"): _GREY_BORDER,
    ("paper", "if np.median(border) > 127:", "127 → 128"): _GREY_BORDER,
    (
        "loop",
        "architecture, generator = network.architecture, torch.Generator().manual_seed(0)",
        "0 → 1",
    ): "any noise takes as long",
    ("changes", "is_thicker = wider_px > 0", "Gt → GtE"): "0 is met before",
    ("light", "sums = np.cumsum(counts * (edges[:-1] + edges[1:]) / 2)", "2 → 3"): (
        "all variances are scaled alike"
    ),
    (
        "shadows",
        "return 2.0 * float(distance_inside(np.pad(piece, 1), reach).max()) > BLOT * side",
        "1 → 2",
    ): "one pixel of paper around is enough",
    ("acceleration", "results = run_in_onednn(stages, torch.ones((1, 1, 4, 4)), dtype)", "4 → 5"): (
        "of five rows the last is not pooled"
    ),
    ("light", "reach = size // 2", "FloorDiv → Mult"): "more of a border that repeats is the same",
}
"""Module, line of code and change of what cannot be noticed, and why."""
OPERATORS: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.RShift: ast.LShift, ast.LShift: ast.RShift,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip

Change = Callable[[ast.AST], None]


class Mistake(NamedTuple):
    """A change of a module; ``function``: the outermost one that it is in, "" outside of any."""

    room: str
    module: str
    path: Path
    function: str
    line: int
    words: str
    change: Change


def changes(tree: ast.Module) -> Iterator[tuple[str, int, str, Change]]:
    """Yield function, line, words and the change itself of what can be wrong in a module.

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
        if isinstance(node, ast.keyword) and node.arg == "strict":  # of zip: nothing breaks it
            ignored |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            ignored |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Assign) and _is_type(node.value):
            ignored |= {id(part) for part in ast.walk(node)}
    functions = _functions(tree)
    for place, node in enumerate(ast.walk(tree)):
        if id(node) not in ignored:
            for words, change in _of(node):
                where = functions.get(id(node), "")
                yield where, getattr(node, "lineno", 0), words, _at(place, change)


def _functions(tree: ast.AST, within: str = "") -> dict[int, str]:
    """Return the names of the outermost functions by the identity of the nodes in their bodies."""
    found: dict[int, str] = {}
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef):
            body = (node for part in child.body for node in ast.walk(part))
            found |= dict.fromkeys(map(id, body), within + child.name)
        elif isinstance(child, ast.ClassDef):
            found |= _functions(child, f"{within}{child.name}.")
        else:
            found |= _functions(child, within)
    return found


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
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return {name for name in found if name.startswith("digitpad.")}


def tests_of(module: str, room: str) -> list[str]:
    """Return the test files of a room that import a module, straight or through one other."""
    listed = []
    for path in sorted((CHECKOUT / "tests" / "core" / room).rglob("test_*.py")):
        near = imported(path)
        sources = (CHECKOUT / f"{name.replace('.', '/')}.py" for name in near)
        far = {name for source in sources if source.is_file() for name in imported(source)}
        if module in near | far:
            listed.append(str(path.relative_to(CHECKOUT)))
    return listed


Function = tuple[str, str]
"""A file in the checkout and the name of the function or method in it, of the outermost one."""


class Calls:
    """A plugin of pytest that keeps what each test calls of digitpad, and its CPU seconds.

    What is called while a file is loaded or a fixture made counts for all tests of the file.
    """

    def __init__(self) -> None:
        self.of_files: dict[Path, set[Function]] = defaultdict(set)
        self.of_tests: dict[Path, dict[str, tuple[float, set[Function]]]] = defaultdict(dict)
        self.passed: set[str] = set()
        self.now: set[Function] = set()
        sys.settrace(self._called)
        threading.settrace(self._called)

    def _called(self, frame: FrameType, *_: object) -> None:
        code = frame.f_code
        path = code.co_filename.removeprefix(f"{CHECKOUT}/")
        if path.startswith("digitpad/"):
            self.now.add((path, code.co_qualname.split(".<locals>")[0]))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        self.now = self.of_files[collector.path]
        yield

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.now = called = set()
        begun = time.process_time()
        yield
        self.of_tests[item.path][item.nodeid] = (time.process_time() - begun, called)
        self.now = self.of_files[item.path]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.now = self.of_files[item.path]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        for path, tests in self.of_tests.items():
            calls = {
                test: (seconds, called | self.of_files[path])
                for test, (seconds, called) in tests.items()
                if test in self.passed
            }
            kept_of(path).write_bytes(pickle.dumps(calls))


def pytest_configure(config: pytest.Config) -> None:
    """Keep the same where tests run anyway: ``PYTHONPATH=tests pytest -p mutation tests/core``."""
    config.pluginmanager.register(Calls())


def kept_of(test_file: Path) -> Path:
    return KEPT / f"{hashlib.sha256(test_file.read_bytes()).hexdigest()}.pickle"


class Limits:
    """A plugin of pytest that ends the process where a test takes far longer than it once did."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self.seconds = seconds

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, SPARE_S + TIMES * self.seconds[item.nodeid])
        yield
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def cpu_seconds_of(session: int) -> float:
    """Return what all processes of a session have computed so far; on Linux."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = path.read_text("utf-8").rpartition(")")[2].split()
            ticks += (int(fields[11]) + int(fields[12])) * (int(fields[3]) == session)
    return ticks / os.sysconf("SC_CLK_TCK")


def forked(work: Callable[[], int], cpu_seconds: int) -> int:
    """Do work in a silent fork and what that begins; return its exit status.

    It is ended after so many CPU seconds, or where nothing of it computes any more.
    """
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nothing, number)
        code = 1
        try:
            code = work()
        finally:
            os._exit(code)
    its_end, computed, since = os.pidfd_open(child), 0.0, time.monotonic()
    while not select([its_end], [], [], 1.0)[0]:
        now = cpu_seconds_of(child)
        if abs(now - computed) >= COMPUTING_S:
            computed, since = now, time.monotonic()
        elif time.monotonic() - since > ASLEEP_S:
            break
    os.killpg(child, signal.SIGKILL)  # and what it may have left behind
    os.close(its_end)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run(tests: Sequence[str], *plugins: object) -> int:
    words = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
    only = ["-m", "not torture", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*words, *only, *tests], plugins))


@cache
def calls_of(test_file: str) -> dict[str, tuple[float, set[Function]]]:
    """Return what each test of a file calls, and its CPU seconds; run it once to know."""
    kept = kept_of(Path(test_file))
    if not kept.exists():
        forked(lambda: run([test_file], Calls()), 900)
    if not kept.exists():
        print(f"these do not end: {test_file}", flush=True)
        return {}
    return pickle.loads(kept.read_bytes())  # noqa: S301  It is our own.


def tests_calling(mistake: Mistake, slow: bool) -> dict[str, float]:
    """Return the quickest tests that call the function of a mistake, and each one's CPU seconds."""
    found = {}
    for test_file in tests_of(mistake.module, mistake.room):
        if slow or not test_file.endswith(SLOW):
            for test, (seconds, called) in calls_of(test_file).items():
                module = str(mistake.path.relative_to(CHECKOUT))
                here = {function for path, function in called if path == module}
                # What stands outside functions is computed while the module is loaded.
                if mistake.function in here or not mistake.function:
                    found[test] = seconds
    quickest = sorted(found, key=found.__getitem__)
    totals = accumulate(found[test] for test in quickest)
    return {
        test: found[test]
        for number, (test, total) in enumerate(zip(quickest, totals, strict=True))
        if total <= MOST_S or number == 0
    }


def is_noticed(mistake: Mistake, slow: bool) -> bool:
    """Run tests in a fork, with a mistake; return whether one fails, or they never end."""
    seconds = tests_calling(mistake, slow)
    if not seconds:
        return False
    tree = ast.parse(mistake.path.read_text("utf-8"))
    mistake.change(tree)
    mutated = Mutated(mistake.module, mistake.path, ast.fix_missing_locations(tree))

    def work() -> int:
        sys.meta_path.insert(0, mutated)
        return run(["-x", *seconds], Limits(seconds))

    return forked(work, int(20 + TIMES * sum(seconds.values()))) != 0


def mistakes_in(room: str, path: Path) -> Iterator[Mistake]:
    """Yield what can be wrong in a module and could be noticed."""
    text = path.read_text(encoding="utf-8")
    lines, tree = text.splitlines(), ast.parse(text)
    module = ".".join(path.relative_to(CHECKOUT).with_suffix("").parts)
    for function, line, words, change in changes(tree):
        if (path.stem, lines[line - 1].strip(), words) not in EQUIVALENT:
            yield Mistake(room, module, path, function, line, words, change)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=ROOMS)
    parser.add_argument("--count", type=int, default=100, help="0 makes all mistakes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--module", action="append", help="part of a path; may be repeated")
    parser.add_argument("--slow", action="store_true", help="run those that take minutes, too")
    given = parser.parse_args()
    os.chdir(CHECKOUT)
    for name in PRELOADED:
        importlib.import_module(name)
    listed = [
        mistake
        for room in given.rooms or ROOMS
        for path in sorted((CHECKOUT / "digitpad" / room).rglob("*.py"))
        if path.stem not in LEFT_OUT
        and (given.module is None or any(part in str(path) for part in given.module))
        for mistake in mistakes_in(room, path)
    ]
    count = min(given.count or len(listed), len(listed))
    print(f"{count} of {len(listed):,} mistakes, seed {given.seed}", flush=True)
    noticed = 0
    chosen = listed if count == len(listed) else random.Random(given.seed).sample(listed, count)
    for told, mistake in enumerate(chosen, 1):
        if is_noticed(mistake, given.slow):
            noticed += 1
        else:
            where = f"{mistake.path.relative_to(CHECKOUT)}:{mistake.line}"
            print(f"not noticed: {where}: {mistake.words}", flush=True)
        if told % 10 == 0 or told == count:
            took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            print(f"{noticed} of {told} noticed ({noticed / told:.0%}), {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
