"""The help speaks the user's language, without Qt."""

from __future__ import annotations

import gettext
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))
import translations
from command_pages import words

from digitpad.cli import language
from digitpad.cli.app import run

GERMAN = {
    "Usage:": "Aufruf:",
    "Options": "Optionen",
    "Examples": "Beispiele",
    "Model file; without it: the shipped one.": "Modelldatei; sonst das mitgelieferte.",
    "Read a photo and an ink file:": "Ein Foto und eine Tintendatei lesen:",
    "required": "nötig",
    "Read pictures and ink files. A file that cannot be read does not stop the others.": (
        "Bilder und Tintendateien lesen. Eine unlesbare Datei hält die anderen nicht auf."
    ),
}


@pytest.fixture
def _german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue with a few texts, in German and in Chinese."""
    messages = "".join(
        f"<message><source>{source}</source><translation>{form}</translation></message>"
        for source, form in GERMAN.items()
    )
    for spoken in ("de", "zh_TW"):
        texts = tmp_path / f"digitpad_{spoken}.ts"
        content = messages.replace("Aufruf:", "用法：") if spoken == "zh_TW" else messages
        texts.write_text(f"<TS><context><name>commands</name>{content}</context></TS>", "utf-8")
        translations.release_help(texts)
    monkeypatch.setattr(language, "resource", lambda _: tmp_path)
    for name in (*language.OF_SYSTEM, language.VARIABLE):
        monkeypatch.setenv(name, "")
    yield
    gettext.bindtextdomain("messages", str(tmp_path / "none"))


@pytest.mark.usefixtures("_german")
@pytest.mark.parametrize(
    ("variable", "wanted"), [("DIGITPAD_LANGUAGE", "de"), ("LANG", "de_AT.UTF-8")]
)
def test_the_help_is_in_the_users_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    wanted: str,
) -> None:
    monkeypatch.setenv(variable, wanted)
    assert run(["predict", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Aufruf: digitpad predict [OPTIONS] FILE...")
    for form in GERMAN.values():
        assert form in said, said
    assert "Print one JSON object per line." in said  # which has no translation


@pytest.mark.usefixtures("_german")
def test_lines_are_half_as_long_where_letters_are_twice_as_wide(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    widths = []
    for wanted in ("de", "zh_TW"):
        monkeypatch.setenv("DIGITPAD_LANGUAGE", wanted)
        assert run(["predict", "--help"]) == 0
        lines = capsys.readouterr().out.splitlines()
        widths.append(max(len(line) for line in lines if "28×28" in line or "picture" in line))
    assert widths[1] < 45 < widths[0]


def test_all_help_can_be_translated(capsys: pytest.CaptureFixture[str]) -> None:
    known = words()
    assert "Print one JSON object per line." in known
    assert run(["train", "--help"]) == 0
    left = " ".join(capsys.readouterr().out.split())
    for one in sorted(known, key=len, reverse=True):
        left = left.replace(one, "")
    assert "Settings that you leave out" not in left
    assert "A note to store" not in left
