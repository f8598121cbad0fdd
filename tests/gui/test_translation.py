"""Every text can be translated: in a language made up for this, no window says a word of English.

Its texts are of 140 % of the length, and are not cut off.
"""

from __future__ import annotations

import ast
import json
import os
import pickle
import re
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from cut_off import short
from every_window import WINDOWS
from fresh import printed
from made_runs import kept, linear
from pseudo import TAG, english, painted_texts, pseudo_catalogue, shown_texts, translations
from PySide6.QtCore import QFileInfo, QLocale, QSize, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFileIconProvider,
    QLabel,
    QMainWindow,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot
from with_wings import WITH_PAPER
from written import CHECKOUT, assert_as_the_program_is

from digitpad.data.source import DataSource
from digitpad.errors import InkError
from digitpad.evaluation.accuracy import evaluate
from digitpad.explain.model_page import model_page
from digitpad.generators import finished
from digitpad.gui import language
from digitpad.gui.actions import Actions, Menus
from digitpad.gui.evaluate.windows import MEASURING
from digitpad.gui.language import date_words, number, tr
from digitpad.gui.widgets.panels import SideScroll
from digitpad.runs import report
from digitpad.runs.record import RunCurves
from digitpad.training.lessons import shipped
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, clause, joined, sentences

OF_QT = ("Close", "Cancel", "OK", "und", "Scroll", "Left", "Right", "Float")
OF_DOCKS = ("Closes the dock widget", "Undocks and re-attaches the dock widget")
"""The standard buttons, lists and tab bars, which Qt's own catalogues translate."""


AS_IN_COMMANDS: Final = {"linear", "float"}

SMALL: Final = (800, 560)
SIDEWAYS: Final = ("main, network", "explain, docked")
"""What may be scrolled sideways in the training panel's place of a window as small as that."""
ROOM: Final = (1280, 720)
PATIENCE_MS: Final = 10_000
SLACK_PX = 2
"""Letters with accents may come from a font that is a little higher."""


FOR_PROGRAMS: Final = {
    *("demo.py: smoke", "demo.py: _train_and_tell"),  # for the command line
    *("curves.py: csv_text", "settings.py: __set__", "thresholds.py: _key"),  # in files
    *("compared_plot.py: _chart", "thresholds_tab.py: _percent"),  # how many digits there are
    *("language.py: date_words", "language.py: number"),  # where all others come from
}
"""What writes figures as Python does."""
ENGLISH_DECIMALS: Final = re.compile(r"(?<![0-9.])[0-9]+\.[0-9]{1,2}(?![0-9.])")
"""Where points part thousands, three digits follow one."""


@cache
def texts_of_lessons() -> list[str]:
    """Return what the lessons say, which are translated as whole files; the longest first."""
    texts: set[str] = set()
    for lesson in (*shipped(), *shipped(("de",))):  # the made-up language’s folder, too
        texts |= {lesson.title, lesson.about}
        for step in lesson.steps:
            choices = (one.text for one in step.choices)
            texts |= {step.title, step.text, step.question, step.then, *choices}
    return sorted(texts - {""}, key=len, reverse=True)


def without_lessons(text: str) -> str:
    for one in texts_of_lessons():
        text = text.replace(one, "")
    return text


def is_elided(text: str) -> bool:
    return text.count("⟦") != text.count("⟧")


@pytest.fixture(scope="session")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo_catalogue(tmp_path_factory.mktemp("language"))


@pytest.fixture
def _other_language(qapp: QApplication, catalogue: Path) -> Iterator[None]:
    """The made-up language; it writes numbers as German does."""
    before, spoken = qapp.property(language.LANGUAGE), QTranslator()
    assert spoken.load(str(catalogue))
    qapp.installTranslator(spoken)
    qapp.setProperty(language.LANGUAGE, "de_DE")
    QLocale.setDefault(QLocale("de_DE"))
    yield
    qapp.removeTranslator(spoken)
    qapp.setProperty(language.LANGUAGE, before)
    QLocale.setDefault(language.ENGLISH)


@pytest.mark.usefixtures("_other_language")
@pytest.mark.parametrize("name", [name for name in WINDOWS if name != "question"])
def test_no_window_says_a_word_that_cannot_be_translated_or_cuts_longer_words_off(
    open_furnished: Callable[..., QWidget],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    name: str,
) -> None:
    window = open_furnished(name)
    painted = (("painted", text) for text in painted_texts(window, monkeypatch))
    left = {
        f"{where}: {text}"
        for where, text in (*shown_texts(window), *painted)
        if not {*english(without_lessons(text)).split()} <= {*OF_QT}
        and text not in OF_DOCKS
        and not where.startswith("GuideText")
    }
    assert not left

    def nothing_is_cut() -> None:
        assert short(window, SLACK_PX) == []

    qtbot.waitUntil(nothing_is_cut)
    whole = [text for _, text in shown_texts(window)]
    assert name == "about" or not [one for one in whole if ENGLISH_DECIMALS.search(one)]
    for text in painted_texts(window, monkeypatch):
        # What is shortened has a tooltip or a description that says all.
        assert not is_elided(text) or any(text.rstrip("… ") in one for one in whole), text

    def it_fits() -> None:
        window.resize(window.size().boundedTo(QSize(*SMALL)))  # once a layout is done, it can
        assert window.size().boundedTo(QSize(*SMALL)) == window.size()
        assert short(window, SLACK_PX) == []
        panels = [one for one in window.findChildren(SideScroll) if one.isVisible()]
        assert name in SIDEWAYS or not any(one.horizontalScrollBar().isVisible() for one in panels)

    qtbot.waitUntil(it_fits)


def test_figures_are_written_by_the_language_alone() -> None:
    found = set()
    for path in (CHECKOUT / "digitpad").glob("**/gui/**/*.py"):
        functions = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for function in (one for one in functions if isinstance(one, ast.FunctionDef)):
            for node in ast.walk(function):
                form = ""
                if isinstance(node, ast.FormattedValue) and node.format_spec:
                    form = ast.unparse(node.format_spec)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    # With a form in the text: “{share:.1f} %”.
                    form = "".join(re.findall(r"\{\w+:([^{}]*)\}", node.value))
                if re.search("[,%efg]", form):
                    found.add(f"{path.name}: {function.name}")
    assert found == FOR_PROGRAMS


def test_every_text_is_where_lupdate_looks_for_it() -> None:
    unseen = set()
    for path in (CHECKOUT / "digitpad").rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for node in (one for one in nodes if isinstance(one, ast.JoinedStr)):
            calls = (one for one in ast.walk(node) if isinstance(one, ast.Call))
            for call in (
                one for one in calls if one.args and isinstance(one.args[0], ast.Constant)
            ):
                if re.search(r"\b(tr|QT_TRANSLATE_NOOP)$", ast.unparse(call.func)):
                    unseen.add(f"{path.name}: {call.args[0].value}")
    assert unseen == set()


@pytest.mark.parametrize(
    ("spoken", "both", "several"),
    [
        ("ja", "一。二。", "3、5、8"),
        ("zh_CN", "一。二。", "3、5、8"),
        ("de", "一。 二。", "3, 5, 8"),
    ],
)
def test_sentences_and_lists_are_joined_as_the_language_does(
    qapp: QApplication, spoken: str, both: str, several: str, request: pytest.FixtureRequest
) -> None:
    assert tr(sentences("One.", "", "Two.")) == "One. Two."
    request.addfinalizer(lambda: language.change(qapp, "en"))
    language.change(qapp, spoken)
    assert tr(sentences("一。", "二。")) == both
    assert tr(joined("358")) == several
    assert tr(sentences()) == ""


@pytest.mark.parametrize("spoken", [one for one in language.NAMES if one != "en"])
def test_file_dialogs_say_no_english_where_qt_has_no_translation(
    qapp: QApplication, spoken: str, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: language.change(qapp, "en"))
    language.change(qapp, spoken)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    request.addfinalizer(dialog.deleteLater)
    texts = " ".join(one.text() for one in dialog.findChildren(QLabel))
    assert "Look in" not in texts
    assert "Files of" not in texts
    assert QFileIconProvider().type(QFileInfo(str(Path.home()))) != "Folder"


@pytest.mark.usefixtures("_other_language")
def test_an_error_is_put_into_words_with_what_stands_in_it() -> None:
    inner = InkError(QT_TRANSLATE_NOOP("errors", "its header is not text"))
    words = QT_TRANSLATE_NOOP("errors", "Cannot open {shown}: {why}.")
    error = InkError(words.filled(shown="seven.png", why=inner))
    assert str(error) == "Cannot open seven.png: its header is not text."
    assert english(tr(error)) == ""
    assert "⟦íťś ĥéáđéŕ" in tr(error)


def test_a_clause_loses_its_full_stop_in_every_language(qapp: QApplication, tmp_path: Path) -> None:
    chinese = tmp_path / "digitpad_zh_TW.ts"
    chinese.write_text(
        "<TS version='2.1' language='zh_TW'><context><name>errors</name><message>"
        "<source>It is empty.</source><translation>它是空的。</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    spoken = QTranslator()
    assert spoken.load(str(translations.release(chinese)))
    qapp.installTranslator(spoken)
    words = QT_TRANSLATE_NOOP("none", "{file}: {why}.")
    why = QT_TRANSLATE_NOOP("errors", "It is empty.")
    assert tr(words.filled(file="a.png", why=clause(InkError(why)))) == "a.png: 它是空的."
    qapp.removeTranslator(spoken)


def test_what_no_catalogue_has_is_said_in_english() -> None:
    assert tr("No text of digitpad’s") == "No text of digitpad’s"
    assert tr(ValueError("a plain one")) == "a plain one"
    assert tr("caf\udce9") == "caf\udce9"  # of a file whose name is no UTF-8
    assert tr(QT_TRANSLATE_NOOP("none", "{n} of {all:,}").filled(n=1, all=20_000)) == "1 of 20,000"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 step"), (0, "0 steps"), (12_345, "12,345 steps")]
)
def test_english_has_its_plurals(count: int, said: str) -> None:
    words = QT_TRANSLATE_NOOP("training", "%Ln step(s)", "", 1).filled(n=count)
    assert (words, tr(words)) == (said, said)


def test_numbers_and_dates_are_written_as_the_language_does() -> None:
    moment = datetime(2026, 3, 1, 14, 5)
    assert (number(12_345), number(0.5, ".2f"), number(0.125, "g")) == ("12,345", "0.50", "0.125")
    assert date_words(moment) == "2026-03-01 14:05"
    QLocale.setDefault(QLocale("de_DE"))
    assert (number(12_345), number(0.5, ".2f"), number(0.125, "g")) == ("12.345", "0,50", "0,125")
    assert (number(-0.5, ".2f"), number(-0.04, "+.1f"), number(2, "+.1f")) == (
        "−0,50",
        "0,0",
        "+2,0",
    )
    assert number(12_345, "") == "12345"
    assert number(2**64, "") == "18446744073709551616"  # as a damaged file may claim
    assert date_words(moment) == "01.03.26 14:05"
    words = QT_TRANSLATE_NOOP("none", "{share:.1f} % of {count:,}")
    assert tr(words.filled(share=99.5, count=10_000)) == "99,5 % of 10.000"
    QLocale.setDefault(language.ENGLISH)


STARTED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QLocale
from digitpad.gui import language
from digitpad.words import duration
language.resource = lambda _: Path(sys.argv[1])
application = QCoreApplication([])
for _ in range(2):
    language.speak(application)
    save = QCoreApplication.translate("QPlatformTheme", "Save")
    print(QLocale().name(), language.tr(duration(1.0)), repr(save))
"""


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("de_AT", "de_AT ⟦1 ś⟧ 'Speichern'"),
        ("zh_HK", "zh_TW ⟦1 ś⟧ '儲存'"),
        ("zh_CN", "en_US 1 s 'Save'"),
        ("fr", "en_US 1 s 'Save'"),
        ("xyz", "en_US 1 s 'Save'"),
        ("", "en_US 1 s 'Save'"),
    ],
)
def test_the_language_is_that_of_the_system_or_the_one_that_is_asked_for(
    catalogue: Path, tmp_path: Path, wanted: str, said: str
) -> None:
    texts = catalogue.with_suffix(".ts").read_text("utf-8")
    for spoken in ("de", "zh_TW"):
        named = tmp_path / f"digitpad_{spoken}.ts"
        named.write_text(texts.replace('language="de"', f'language="{spoken}"'), "utf-8")
        translations.release(named)
    changed = {language.VARIABLE: wanted, "LC_ALL": "en_US", "PYTHONUTF8": "1"}
    assert printed(STARTED, tmp_path, **changed).splitlines() == [said, said]


def test_what_a_language_lacks_is_written_to_a_file_and_read_back_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    translations.update(tmp_path / "digitpad_de.ts")
    file = tmp_path / "menus.jsonl"
    translations.export("de", file, ["Menus", "FileOpener"])
    lacking = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert {one["context"] for one in lacking} == {"Menus", "FileOpener"}
    assert all((CHECKOUT / at.partition(":")[0]).is_file() for at in lacking[0]["places"])
    german = {"&File": "&Datei", "&Edit": "Bearbeiten"}  # the second without its key
    given = [{"id": one["id"], "translation": german.get(one["source"], "")} for one in lacking]
    file.write_text("\n".join(map(json.dumps, given)), encoding="utf-8")
    (wrong,) = translations.take("de", [file])
    assert "Bearbeiten" in wrong
    translations.export("de", file, ["Menus"])
    left = [json.loads(line)["source"] for line in file.read_text("utf-8").splitlines()]
    assert "&Edit" in left
    assert "&File" not in left
    spoken = QTranslator()
    assert spoken.load(str(tmp_path / "digitpad_de.qm"))
    assert spoken.translate("Menus", "&File") == "&Datei"


@pytest.mark.parametrize("spoken", language.NAMES)
def test_no_two_entries_of_a_menu_have_the_same_key(
    qapp: QApplication, spoken: str, request: pytest.FixtureRequest
) -> None:
    language.change(qapp, spoken)
    request.addfinalizer(lambda: language.change(qapp, "en"))
    window = QMainWindow()
    request.addfinalizer(window.deleteLater)
    shown = Menus(window, Actions(window, MEASURING), lambda _: []).top_level
    below = [one for menu in shown for one in menu.findChildren(QMenu)]
    for entries in (window.menuBar(), *shown, *below):
        texts = [one.text().replace("&&", "") for one in entries.actions()]
        keys = [key.upper() for text in texts for key in re.findall("&(.)", text)]
        assert len(keys) == len({*keys}), (spoken, texts)


@pytest.mark.torture
@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("spoken", language.NAMES)
def test_no_window_cuts_words_off_in_any_language(
    open_furnished: Callable[..., QWidget],
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    spoken: str,
    name: str,
) -> None:
    """DIGITPAD_PICTURES names a folder for a picture of each window in each language."""
    language.change(qapp, spoken)
    request.addfinalizer(lambda: language.change(qapp, "en"))
    if spoken != "en" and QLocale() == language.ENGLISH:
        pytest.skip("nothing is translated into it yet")
    window = open_furnished(name, ROOM)

    def nothing_is_cut() -> None:
        assert short(window, SLACK_PX) == []

    try:
        qtbot.waitUntil(nothing_is_cut, timeout=PATIENCE_MS)
    finally:
        if folder := os.environ.get("DIGITPAD_PICTURES"):
            window.grab().save(f"{folder}/{name}, {spoken}.png")
    whole = " ".join(text for _, text in shown_texts(window))
    for text in painted_texts(window, monkeypatch):
        # What is shortened has a tooltip or a description that says all.
        assert not text.endswith("…") or text.rstrip("… ") in whole


@WITH_PAPER
def test_the_english_catalogue_is_as_the_program_is() -> None:
    assert_as_the_program_is("translations.py")


def test_words_are_texts_that_can_be_filled_and_kept() -> None:
    words = QT_TRANSLATE_NOOP("none", "{count:,} of {all}").filled(count=1_000, all="many")
    again = pickle.loads(pickle.dumps(words))  # noqa: S301 - our own
    assert isinstance(again, Phrase)
    assert (again, again.template, again.context) == (
        "1,000 of many", "{count:,} of {all}", "none",
    )  # fmt: skip


@pytest.mark.usefixtures("_other_language")
def test_pages_about_runs_and_models_are_written_in_the_language() -> None:
    run, model = kept("small", dataset="handwriting", note="Sieben"), linear()
    images = np.random.default_rng(1).integers(0, 256, (60, 1, 28, 28), dtype=np.uint8)
    labels, steps = np.arange(60) % 10, np.arange(1.0, 20.0)
    source, here = DataSource.parse("handwriting"), language.speech()
    found = evaluate(model, images, labels)
    shown = report.RunReadings(model.info, source.tested_on.test_images, found, images)
    curves = RunCurves((), (steps, 9 / steps), (steps, 1 - 0.5 / steps))
    why_not = QT_TRANSLATE_NOOP("errors", "Its weights are no longer there.")
    for page in (
        report.page(run, curves, shown, speech=here),
        report.page(run, RunCurves(), None, why_not, here),
        finished(model_page(model, source, images, labels, None, here)),
    ):
        body = page.partition("<body>")[2]
        assert '<html lang="de"' in page
        said = [TAG.sub(" ", body), *re.findall(r'(?:alt|title|aria-label)="([^"]*)"', body)]
        assert {*english(" ".join(said)).split()} <= {"Sieben", "UTC", *AS_IN_COMMANDS}
        assert not [one for one in said if ENGLISH_DECIMALS.search(one)]
