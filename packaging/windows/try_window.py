"""The real window on Windows, from drawing to a second window; ``try.sh window`` runs it.

``try_window.py FOLDER`` leaves pictures of the screen there, which are to be looked at.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from digitpad.errors import DigitpadError
from digitpad.gui.app import create_window
from digitpad.gui.demo import replay_stroke, wait, wait_for_reading
from digitpad.handwriting import synthesis

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from digitpad.gui.main_window import MainWindow

SECOND = "--second"


def main() -> int:
    if sys.argv[1:] == [SECOND]:
        return second()
    pictures = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["DIGITPAD_HOME"] = str(Path(folder, "home"))
        window = opened()
        try:
            use(window, Path(folder), pictures)
        finally:
            window.close_at_once()
        window = opened()
        try:
            assert theme_action(window, "dark").isChecked()
            photograph(window, pictures / "again.png")
        finally:
            window.close_at_once()
        tell("settings are kept")
    return 0


def use(window: MainWindow, folder: Path, pictures: Path) -> None:
    """Draw, train, save, load, read a table, and open a second window beside."""
    from PySide6.QtWidgets import QMessageBox

    draw(window, 4)
    assert window.prediction is not None
    assert window.prediction.label == "4", window.prediction
    photograph(window, pictures / "drawn.png")
    tell("a digit drawn by the mouse is read")

    theme_action(window, "dark").trigger()
    controls = window.training.display.controls
    controls.train_button.click()
    wait(lambda: window.run_state == "running")
    wait(lambda: bool(controls.speed.text()) or window.run_state == "idle", patience_s=1200)
    photograph(window, pictures / "training.png")
    wait(lambda: window.run_state == "idle", patience_s=1200)
    assert window.run_state == "idle"
    draw(window, 7)
    photograph(window, pictures / "trained.png")
    tell("a network is trained, and reads what is drawn meanwhile")

    model = folder / "Größe 数字.safetensors"
    assert window.saver.save_model(model), "the model is saved"
    assert not window.saver.save_model(folder / "wie gut?.safetensors")
    wait(lambda: False, patience_s=1)
    photograph(window, pictures / "refused.png")
    (box,) = window.findChildren(QMessageBox)
    assert "no name has a ? in it" in box.text(), box.text()
    box.close()
    assert window.open_model(model), "the model is opened again"
    draw(window, 4)
    assert window.prediction is not None
    tell("the model is saved and opened again, a name that Windows has not is refused")

    read_table(window, folder, pictures)
    beside = subprocess.run(
        [sys.executable, __file__, SECOND], stdin=subprocess.DEVNULL, timeout=1200, check=False
    )
    assert beside.returncode == 0, "a second window works beside the first"
    draw(window, 2)
    tell("a second window works beside the first")


def second() -> int:
    """Open a window beside another with the same files, draw and train a little."""
    window = opened()
    try:
        draw(window, 7)
        is_right = window.prediction is not None and window.prediction.label == "7"
        window.training.display.controls.train_button.click()
        wait(lambda: window.run_state == "running")
        wait(lambda: window.training.display.controls.progress_bar.value() > 0)
        window.training.display.controls.stop_button.click()
        wait(lambda: window.run_state == "idle")
    finally:
        window.close_at_once()
    return 0 if is_right else 1


def opened() -> MainWindow:
    window = create_window(["digitpad"])
    window.resize(1280, 800)
    window.hints.hide()
    window.show()
    wait(lambda: window.current.model is not None and window.prediction is not None)
    return window


def theme_action(window: MainWindow, name: str) -> QAction:
    from PySide6.QtGui import QAction

    found = window.findChild(QAction, f"theme_{name}_action")
    assert found is not None
    return found


def draw(window: MainWindow, digit: int) -> None:
    window.menu_actions["clear"].trigger()
    before = window.prediction
    for stroke in synthesis.drawing(digit, seed=36).strokes:
        replay_stroke(window, stroke)
    wait_for_reading(window, before)


def read_table(window: MainWindow, folder: Path, pictures: Path) -> None:
    """Read a table on a photo, and save it for Excel."""
    from digitpad.paper.gui.photo import TABLE
    from digitpad.paper.gui.window import PaperWindow
    from digitpad.paper.synthesis.photos import synthetic_table

    photo = folder / "Foto 表.png"
    Image.fromarray(synthetic_table(8).picture).save(photo)
    window.menu_actions["read_paper"].trigger()
    paper = window.findChild(PaperWindow)
    assert paper is not None
    paper.kind.setCurrentIndex(paper.kind.findData(TABLE))
    paper.read(photo)
    wait(lambda: not paper.is_reading and paper.cells.rowCount() > 0)
    photograph(window, pictures / "table.png")
    assert paper.saving.save(folder / "Tabelle.xlsx"), "the table is saved"
    assert (folder / "Tabelle.xlsx").is_file()
    paper.close()
    tell("a table is read and saved for Excel")


def photograph(window: MainWindow, path: Path) -> None:
    """Take a picture of the whole screen, with what Windows draws around the window."""
    wait(lambda: False, patience_s=0.5)
    if not window.screen().grabWindow(0).save(str(path)):
        raise DigitpadError(f"Cannot write {path}.")


def tell(words: str) -> None:
    print(f"passed {words}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
