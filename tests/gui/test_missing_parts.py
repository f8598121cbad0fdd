"""The window where torch, onnx, OpenCV or more are not installed, in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fresh import process
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton

import digitpad
from digitpad.errors import DigitpadError
from digitpad.gui import app
from digitpad.gui.guide import hints

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CHECKOUT = Path(digitpad.__file__).resolve().parent.parent
HIDE = """
import sys
HIDDEN = set(sys.argv.pop(1).split(","))

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)

sys.meta_path.insert(0, Hidden())
"""
TRAIN = """
from digitpad.gui import demo
from digitpad.gui.app import create_window

window = create_window(["digitpad"])
window.resize(1280, 800)
window.show()
window.training.display.controls.train_button.click()
demo.wait(lambda: "pip install" in window.status.text(), patience_s=60)
print(window.run_state, window.status.text().rpartition(" · ")[2])
window.close_at_once()
"""
SMOKE = "from digitpad.__main__ import main; sys.exit(main(['--smoke']))"


def told(code: str, hidden: str, home: Path) -> str:
    done = process(HIDE + code, hidden, DIGITPAD_HOME=str(home), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("hidden", ["torch,torchvision,onnx", "cv2,openpyxl,truststore"])
def test_the_window_opens_and_reads_without_what_only_other_things_need(
    hidden: str, tmp_path: Path
) -> None:
    assert "reads 4" in told(SMOKE, hidden, tmp_path)


def test_what_is_not_there_is_not_loaded_ahead_and_not_complained_of(tmp_path: Path) -> None:
    code = "from digitpad.gui.workers.preload import preload; print([*preload()])"
    assert told(code, "torch,torchvision", tmp_path) == "[()]\n"


def test_without_torch_no_hint_says_to_train(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "has_torch", lambda: False)
    bar = hints.HintBar()
    qtbot.addWidget(bar)
    bar.show()
    said = []
    while bar.isVisible():
        said.append(bar.findChild(QLabel, "hint_words").text())
        bar.findChild(QPushButton, "hint_next").click()
    assert len(said) == 2
    assert not any("Train" in words for words in said)


def test_a_system_without_fonts_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontMetrics, "inFont", lambda *_: False)
    with pytest.raises(DigitpadError, match="fonts-dejavu-core"):
        app.require_fonts(["digitpad"])


@pytest.mark.slow
def test_train_says_in_one_sentence_what_to_install(tmp_path: Path) -> None:
    assert told(TRAIN, "torch,torchvision", tmp_path) == (
        "idle This needs torch, which is not installed. Install it with: pip install torch\n"
    )
