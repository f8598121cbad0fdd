"""What went wrong is kept on this computer, also after a crash, and reported without paths."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from digitpad import files, log


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "the home of Änne"))
    # Whoever tests has faulthandler write elsewhere.
    monkeypatch.setattr(log.faulthandler, "enable", lambda file: None)
    monkeypatch.setattr(log.faulthandler, "disable", lambda: None)
    return tmp_path / "the home of Änne"


def test_what_is_logged_is_kept_and_rotated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_BYTES", 2_000)
    before = list(logging.getLogger().handlers)
    with log.kept():
        for number in range(100):
            logging.getLogger("digitpad.x").error("failure %s", number)
    assert logging.getLogger().handlers == before
    kept = sorted(log.log_folder().glob("digitpad.log*"))
    assert [one.name for one in kept] == ["digitpad.log", "digitpad.log.1"]
    assert "failure 99" in kept[0].read_text("utf-8")
    assert sum(one.stat().st_size for one in kept) < 4_000


def test_a_home_that_cannot_be_written_costs_only_the_log(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("a file in its place", encoding="utf-8")
    with log.kept():
        logging.getLogger("digitpad.x").error("unheard")
    assert "unheard" not in capsys.readouterr().err


def test_a_crash_leaves_where_it_was(home: Path) -> None:
    code = """
    import faulthandler
    from digitpad.log import kept

    def into_the_abyss():
        faulthandler._sigabrt()

    with kept():
        into_the_abyss()
    """
    lines = "\n".join(line[4:] for line in code.splitlines())
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, check=False)
    assert done.returncode != 0
    assert "into_the_abyss" in (home / "data" / "log" / "crashes.log").read_text("utf-8")
    assert "into_the_abyss" in log.report()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Cannot open /home/anna m/My Models/x y.safetensors: damaged.", "Cannot open …: damaged."),
        ('File "/home/anna/venv/digitpad/gui/app.py", line 3', 'File "…/app.py", line 3'),
        (r'File "C:\Users\Anna M\digitpad\app.py", line 3', 'File "…/app.py", line 3'),
        (r"\\school\pupils\anna\7.png: no", "…: no"),
        ("12 of 20 and/or 3 / 4, 28×28", "12 of 20 and/or 3 / 4, 28×28"),
    ],
)
def test_a_report_names_no_place(text: str, shown: str) -> None:
    assert log.without_places(text) == shown


def test_a_report_has_versions_the_system_the_last_lines_and_the_details(home: Path) -> None:
    with log.kept():
        for number in range(200):
            logging.getLogger("digitpad.x").error("failure %s in %s", number, home)
    found = log.report('Traceback …\n  File "/a/b/c.py", line 1\nZeroDivisionError')
    assert found.startswith("digitpad ")
    assert "numpy " in found
    assert "failure 199" in found
    assert "failure 1 " not in found
    assert found.endswith("ZeroDivisionError")
    assert "Änne" not in found
    assert str(home.parent) not in found
