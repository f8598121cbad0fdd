"""Help and failures are in the user's language, without Qt."""

from __future__ import annotations

import gettext
import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))
import translations
from command_pages import words

from digitpad.cli import app as app_module
from digitpad.cli import language
from digitpad.cli.app import run
from digitpad.words import Phrase

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
FAILURES = {
    "units": {"12,345.6": "12.345,6"},
    "errors": {
        "The {name} must be {wanted}, not {value}.": "{value} ist für {name} nicht {wanted}.",
        "a whole number of at least {least:,g} and at most {most:,.0f}": (
            "{least:,g} bis {most:,.0f}"
        ),
        "No such option: {option}": "Unbekannte Option: {option}",
        "{problem}. See: {command}": "{problem}. Siehe: {command}",
        "Cannot read {path:.200}: {why}.": "{path:.200} ist nicht zu lesen: {why}.",
        "there is no such file or folder": "die gibt es nicht",
    },
}


@pytest.fixture
def _german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue with a few texts, in German and in Chinese."""
    contexts = ""
    for name, forms in ({"commands": GERMAN} | FAILURES).items():
        messages = "".join(
            f"<message><source>{source}</source><translation>{form}</translation></message>"
            for source, form in forms.items()
        )
        contexts += f"<context><name>{name}</name>{messages}</context>"
    for spoken in ("de", "zh_TW"):
        texts = tmp_path / f"digitpad_{spoken}.ts"
        content = contexts.replace("Aufruf:", "用法：") if spoken == "zh_TW" else contexts
        texts.write_text(f"<TS>{content}</TS>", "utf-8")
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


@pytest.mark.usefixtures("_german")
@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["predict", "no.png"], 1, "no.png ist nicht zu lesen: die gibt es nicht."),
        (["train", "--epochs", "0"], 2, "0 ist für epochs nicht 1 bis 1.000.000."),
        (["models", "--nope"], 2, "Unbekannte Option: --nope. Siehe: digitpad models --help"),
        (["models", "x"], 2, "Got unexpected extra argument(s) (x). Siehe: digitpad models --help"),
    ],
)
def test_a_failure_is_told_in_the_users_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
    said: str,
) -> None:
    monkeypatch.setenv("DIGITPAD_LANGUAGE", "de")
    assert run(arguments) == code
    assert capsys.readouterr().err == f"digitpad: {said}\n"


@pytest.mark.usefixtures("_german")
def test_programs_read_the_same_json_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DIGITPAD_LANGUAGE", "de")
    assert run(["predict", "no.png", "--json"]) == 1
    told = capsys.readouterr()
    assert "ist nicht zu lesen" in told.err
    error = "Cannot read no.png: there is no such file or folder."
    assert json.loads(told.out) == {"file": "no.png", "error": error}


@pytest.mark.parametrize(
    "arguments",
    [
        *(["train", "--nope"], ["train", "--epoch", "3"], ["train", "--epochs", "many"]),
        *(["train", "--learning-rate", "low"], ["train", "--epochs"], ["train", "--no-augment=3"]),
        *(["predict"], ["convert", "a.npz"], ["models", "x"], ["trian"], ["foo"], []),
    ],
)
def test_what_typer_says_of_wrong_usage_is_known(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(app_module, "recognised", lambda text: heard.append(text) or text)
    assert run(arguments) == 2
    (message,) = heard
    words = language.recognised(str(message))
    assert isinstance(words, Phrase)
    assert words == message
    why = words.values.get("why")
    assert why is None or isinstance(why, Phrase)
