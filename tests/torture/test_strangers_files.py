"""Whatever a file holds: a refusal in one line, soon, with little memory, and nothing is run."""

from __future__ import annotations

import importlib.util
import os
import random
import re
import resource
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

import pytest

pytest.importorskip("fcntl", reason="processes are forked here")

from forks import begun, ended
from readers import FOLDER, READERS, mutated, seeds

from digitpad.errors import DigitpadError

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

Counted = Callable[[str], None]
MOST_S, MOST_BYTES = 2.0, 1 << 30
STARTED = {"compile", "exec", "os.system", "subprocess.Popen", "os.exec", "socket.connect"}


def examine(name: str, content: bytes, folder: Path) -> str:
    """Read a file; return what a reader must not do, "" where all is well."""
    suffix, read = READERS[name]
    path = folder / f"strange{suffix}"
    path.write_bytes(content)
    begun_s = process_time()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            read(path)
    except DigitpadError as error:
        if "\n" in str(error):
            return f"several lines: {error}"
    except Exception as error:  # noqa: BLE001 - this is what is looked for
        return f"{type(error).__name__}: {error}"
    taken_s = process_time() - begun_s
    return f"{taken_s:.1f} s" if taken_s > MOST_S else ""


def fuzz(name: str, count: int, folder: Path, known: dict[str, list[bytes]]) -> int:
    """Examine ``count`` damaged files in this process; keep what was found in ``folder``."""
    draw, found = random.Random(name), 0
    sound = known[name] + [path.read_bytes() for path in sorted(FOLDER.glob(f"{name}-*"))]
    # What the process maps already, which may be more than it has ever touched.
    held = (
        int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[5])
        * resource.getpagesize()
    )
    resource.setrlimit(resource.RLIMIT_DATA, (held + MOST_BYTES, held + MOST_BYTES))
    for _ in range(count):
        content = mutated(draw.choice(sound), draw.choice(sound), draw)
        wrong = examine(name, content, folder)
        if wrong:
            found += 1
            (folder / f"found-{name}-{found}").write_bytes(content)
            print(f"{name} {found}: {wrong}", flush=True)
    return min(found, 100)


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize(
    "count",
    [150, pytest.param(80_000, marks=pytest.mark.torture)],
    ids=lambda count: f"{count} files",
)
def test_no_damaged_file_gets_more_than_a_refusal(
    name: str, count: int, home: Path, counted: Counted
) -> None:
    known, log = seeds(home), home / "log"
    code = ended(begun(partial(fuzz, name, count, home, known), log))
    assert code == 0, log.read_text("utf-8")[-3000:]
    counted(f"{count} damaged files, {code} found")


@pytest.mark.parametrize("name", READERS)
def test_the_sound_files_are_read(name: str, home: Path) -> None:
    suffix, read = READERS[name]
    for content in seeds(home)[name]:
        if name == "cifar" and len(content) == 3073:
            continue  # a binary batch is recognised by its name
        path = home / f"sound{suffix}"
        path.write_bytes(content)
        read(path)


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_what_was_found_once_is_refused_ever_since(path: Path, home: Path) -> None:
    assert examine(path.name.partition("-")[0], path.read_bytes(), home) == ""


def test_nothing_in_a_file_is_run(home: Path) -> None:
    """Python tells of everything that is started: no reader starts anything."""
    known, log = seeds(home), home / "log"

    def read_all() -> None:
        for name in READERS:
            draw = random.Random(0)
            for _ in range(30):
                examine(name, mutated(known[name][0], known["pt"][0], draw), home)

    def work() -> int:
        read_all()  # imports what these files need, such as an encoding that is tried on them
        sys.addaudithook(lambda event, _: print("ran", event) if event in STARTED else None)
        read_all()
        return 0

    assert ended(begun(work, log)) == 0, log.read_text("utf-8")
    # numpy's own reader of array headers compiles literals; nothing of that is ever called.
    ran = [line for line in log.read_text("utf-8").splitlines() if line.startswith("ran")]
    assert set(ran) <= {"ran compile"}, ran[:10]


@pytest.mark.torture
@pytest.mark.parametrize("name", READERS)
@pytest.mark.skipif(not importlib.util.find_spec("atheris"), reason="pip install atheris")
def test_coverage_leads_to_no_file_that_gets_more_than_a_refusal(
    name: str, home: Path, counted: Counted
) -> None:
    """libFuzzer, by way of atheris; DIGITPAD_FUZZ_RUNS files for each reader."""
    runs, corpus = int(os.environ.get("DIGITPAD_FUZZ_RUNS", "100000")), home / "corpus"
    corpus.mkdir()
    for number, content in enumerate(seeds(home)[name]):
        (corpus / f"{number}").write_bytes(content)
    script = Path(__file__).with_name("fuzz_by_coverage.py")
    words = [sys.executable, str(script), name, str(corpus), f"-runs={runs}", "-seed=1"]
    words += ["-timeout=60", "-rss_limit_mb=3000", "-max_len=60000", f"-artifact_prefix={home}/"]
    done = subprocess.run(words, cwd=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    executed = re.search(r"Done (\d+) runs", done.stderr)
    counted(f"{executed[1] if executed else 0} executions led by coverage")
