"""The modules that four actions enter: a stroke, a run, a photo, a correction.

``python tests/benchmarks/walks.py [stroke] [run] [photo] [correction]``, offscreen. Each is done in
the real window, after what it needs was opened and one drawing was read. A module of digitpad is
entered where one of its functions is called, in any thread, from the first event until all is
done. Calls below a paint event are counted apart; code that runs when a module is imported is not
counted.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(CHECKOUT), *(str(CHECKOUT / "tests" / part) for part in ("core", "paper"))]

from window_probe import make_window  # noqa: E402

from digitpad.files import HOME_VARIABLE  # noqa: E402
from digitpad.gui import demo  # noqa: E402
from digitpad.handwriting import synthesis  # noqa: E402

if TYPE_CHECKING:
    from digitpad.gui.main_window import MainWindow

PACKAGE = f"{CHECKOUT / 'digitpad'}{os.sep}"
ASIDE = {"paintEvent": "paint", "paint": "paint", "<module>": "import"}
IMAGES = 1_000
PATIENCE_S = 900.0
QUIET_S = 2.0
RESTED_S = 10.0
"""By then what was said before has left the status line, too."""
TAUGHT = (1, 1, 1, 4, 4, 4)

Steps = Generator[None, None, None]
entered: dict[str, set[str]] = {}
"""The files entered so far, by what for: "", "paint" or "import"."""


def watch() -> None:
    """Note the files that this thread enters from now on."""
    aside: list[tuple[FrameType, str]] = []

    def look(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event == "return":
            if aside and aside[-1][0] is frame:
                aside.pop()
        elif event == "call":
            if code.co_name in ASIDE:
                aside.append((frame, ASIDE[code.co_name]))
            if code.co_filename.startswith(PACKAGE) and code.co_filename != demo.__file__:
                entered.setdefault(aside[-1][1] if aside else "", set()).add(code.co_filename)

    sys.setprofile(look)


def stroke(window: MainWindow) -> Steps:
    window.menu_actions["clear"].trigger()
    drawing, before = synthesis.drawing(4, seed=demo.SEED), window.prediction
    yield
    for drawn in drawing.strokes:
        demo.replay_stroke(window, drawn)
    demo.wait_for_reading(window, before)


def run(window: MainWindow) -> Steps:
    window.training.setup.form.apply({"epochs": 1})
    yield
    window.training.display.controls.train_button.click()
    demo.wait(lambda: window.run_state == "idle", patience_s=PATIENCE_S)


def photo(window: MainWindow) -> Steps:
    from PIL import Image

    from digitpad.paper.gui.photo import TABLE
    from digitpad.paper.synthesis.photos import synthetic_table

    folder = Path(os.environ[HOME_VARIABLE])
    Image.fromarray(synthetic_table(101).picture).save(folder / "table.png")
    window.menu_actions["read_paper"].trigger()
    paper = window.windows.of_wings["paper"]
    paper.kind.setCurrentIndex(paper.kind.findData(TABLE))
    yield
    paper.read(folder / "table.png")
    demo.wait(lambda: not paper.is_reading and paper.cells.rowCount(), patience_s=PATIENCE_S)
    paper.saving.save(folder / "table.csv")


def correction(window: MainWindow) -> Steps:
    window.handwriting.open()
    teaching = window.handwriting.window.teaching
    drawings = [synthesis.drawing(digit, seed=number) for number, digit in enumerate(TAUGHT)]
    yield
    for digit, drawing in zip(TAUGHT, drawings, strict=True):
        window.canvas.set_page(drawing)
        demo.wait(lambda: False, patience_s=QUIET_S)
        window.panel.answer.naming.findChild(object, f"naming_{digit}_button").click()
    teaching.begin_button.click()
    demo.wait(teaching.keep_button.isVisible, patience_s=PATIENCE_S)
    teaching.keep_button.click()


WALKS = {walk.__name__: walk for walk in (stroke, run, photo, correction)}


def main(names: list[str]) -> None:
    from PySide6.QtCore import QThread

    from digitpad.gui.workers.task import WorkerThread

    work = WorkerThread.run

    def watched(thread: WorkerThread) -> None:
        watch()
        work(thread)

    WorkerThread.run = watched
    watch()
    _application, window = make_window(IMAGES)
    window.hints.hide()
    panel = window.training
    demo.wait(lambda: not panel.preloads and panel.findChild(QThread, "preload_thread") is None)
    for number, name in enumerate(("stroke", *(names or WALKS))):
        steps = WALKS[name](window)
        next(steps)
        demo.wait(lambda: False, patience_s=RESTED_S)
        entered.clear()
        next(steps, None)
        demo.wait(lambda: False, patience_s=QUIET_S)
        if number:
            report(name)
    window.close_at_once()


def report(name: str) -> None:
    """Print the modules entered, room by room."""
    painted = entered.get("paint", set()) - entered[""]
    lines = sum(len(Path(file).read_text("utf-8").splitlines()) for file in entered[""])
    print(f"{name}: {len(entered[''])} modules, {lines:,} lines; to paint, {len(painted)} more")
    modules = sorted(
        (Path(file).relative_to(CHECKOUT).with_suffix("") for file in entered[""]),
        key=lambda module: (module.parent, module.name),
    )
    for room, within in groupby(modules, key=lambda module: module.parent):
        print(f"  {room}: {' '.join(module.name for module in within)}")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="digitpad-") as home:
        os.environ[HOME_VARIABLE] = home
        main(sys.argv[1:])
