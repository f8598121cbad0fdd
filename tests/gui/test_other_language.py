"""Another language is chosen in the menu: the window says everything in it, and goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from every_window import SOON, trained_at_once, training_panel
from pseudo import english, pseudo_catalogue, shown_texts, translations
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from test_app import run
from test_unfinished import interrupted

from digitpad.gui import language
from digitpad.gui.main_window import MainWindow
from digitpad.gui.rebuilding import in_another_language
from digitpad.gui.runs.window import RunsWindow
from digitpad.gui.training.panel import TrainingPanel
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.training.events import Ended, Event
from digitpad.words import QT_TRANSLATE_NOOP

DRAWN = Drawing((Stroke([(0.3, 0.2), (0.5, 0.8)]),))
OTHER = Drawing((Stroke([(0.6, 0.2), (0.5, 0.8)]),))
QT_OWN = {"Strg", "Umschalt", "Entf", "und", "Scroll", "Left", "Right"}


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the made-up language, as German."""
    folder = tmp_path_factory.mktemp("catalogues")
    made = pseudo_catalogue(folder)
    made.rename(folder / "digitpad_de.qm")
    (folder / "digitpad_en.qm").write_bytes((translations.FOLDER / "digitpad_en.qm").read_bytes())
    return folder


@pytest.fixture(autouse=True)
def _languages(
    catalogues: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[None]:
    monkeypatch.setattr(language, "resource", lambda _: catalogues)
    yield
    monkeypatch.undo()
    language.change(qapp, "en")


Change = Callable[[MainWindow, str], MainWindow]


@pytest.fixture
def changed(qtbot: QtBot, request: pytest.FixtureRequest) -> Change:
    """Choose a language in the menu, and return the window that comes of it."""

    def change(window: MainWindow, wanted: str) -> MainWindow:
        with qtbot.waitSignal(window.language_chosen):
            window.menu_actions[f"language_{wanted}"].trigger()
        new = in_another_language(window)
        qtbot.addWidget(new)
        qtbot.waitUntil(lambda: not isValid(window), timeout=SOON)
        node = request.node  # which would close it
        node.qt_widgets = [one for one in node.qt_widgets if one[0]() is not window]
        return new

    return change


def test_everything_is_said_in_the_language_that_is_chosen_and_the_page_stays(
    window: MainWindow, qtbot: QtBot, changed: Change
) -> None:
    for page in (DRAWN, OTHER):
        window.canvas.set_page(page)
    window.menu_actions["runs"].trigger()
    model = window.current.model
    new = changed(window, "de")
    assert new.canvas.page() == OTHER
    new.menu_actions["undo"].trigger()
    assert new.canvas.page() == DRAWN
    qtbot.waitUntil(lambda: new.prediction is not None)
    (runs,) = new.findChildren(RunsWindow)
    assert runs.isVisible()
    for shown in (new, runs):
        left = {text for _, text in shown_texts(shown) if not {*english(text).split()} <= QT_OWN}
        assert left == set()
    assert (QLocale().name(), new.settings.language) == ("de_DE", "de")
    assert new.current.model is not None
    assert new.current.model.tensors is model.tensors
    again = changed(new, "en")
    assert again.menu_actions["undo"].text() == "&Undo"
    assert again.status.text().endswith("ready")  # and not starting
    assert QLocale() == language.ENGLISH


def test_a_run_goes_on_in_the_other_language_and_its_result_is_offered_there(
    make_window: Callable[..., MainWindow], qtbot: QtBot, changed: Change
) -> None:
    asked = threading.Event()

    def waiting(*arguments: Any, **named: Any) -> Iterator[Event]:
        for event in trained_at_once(*arguments, **named):
            yield event
            asked.wait(SOON / 1000)  # or it is over before it sees that it is to pause

    window = make_window(training=TrainingPanel(run=waiting, preloads=False))
    window.training.setup.models.choose("candle-linear")
    window.menu_actions["train"].trigger()
    window.menu_actions["pause"].trigger()
    asked.set()
    qtbot.waitUntil(lambda: window.run_state == "paused", timeout=SOON)
    run = window.training.run
    new = changed(window, "de")
    assert new.training.run is run
    assert new.run_state == "paused"
    assert new.menu_actions["pause"].isEnabled()
    assert "⟦" in new.training.display.controls.pause_button.text()
    new.menu_actions["pause"].trigger()
    notice = new.training.display.notice
    qtbot.waitUntil(lambda: new.run_state == "idle" and bool(notice.text), timeout=SOON)
    assert "⟦" in notice.text
    assert new.current.model is run.result
    assert len(new.training.display.history.epochs) == 2
    qtbot.waitUntil(lambda: run.folder.is_archived, timeout=SOON)
    last = changed(new, "en")
    notice = last.training.display.notice
    assert notice.text.startswith("Over. Best:")
    assert last.current.model is run.result
    assert notice.about is run.result
    assert len(last.training.display.history.epochs) == 2


def test_the_card_of_a_run_and_what_is_in_sight_stay_as_they_are(
    make_window: Callable[..., MainWindow], qtbot: QtBot, changed: Change
) -> None:
    window = make_window(size=(1024, 600), training=training_panel())
    window.training.offers.stored.offer_unfinished()  # as after the first paint
    window.training.setup.models.choose("candle-linear")
    window.menu_actions["train"].trigger()
    qtbot.waitUntil(lambda: window.run_state == "idle", timeout=SOON)
    window.menu_actions["shipped_model"].trigger()
    qtbot.waitUntil(lambda: "read_result_button" in buttons_of_the_card(window), timeout=SOON)
    interrupted()  # a run from before, which was not saved, either
    qtbot.waitUntil(window.updatesEnabled)
    window.training.scroll_area.verticalScrollBar().setValue(3)
    before = buttons_of_the_card(window), window.training.setup.is_folded
    new = changed(window, "de")
    new.training.offers.stored.offer_unfinished()
    bar = new.training.scroll_area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == 3)
    assert (buttons_of_the_card(new), new.training.setup.is_folded) == before


def buttons_of_the_card(window: MainWindow) -> list[str]:
    card = window.training.display.notice
    return [one.objectName() for one in card.findChildren(QPushButton) if one.isVisible()]


def test_the_status_line_says_in_the_language_how_a_run_ended(
    make_window: Callable[..., MainWindow], qtbot: QtBot, qapp: QApplication
) -> None:
    how = QT_TRANSLATE_NOOP("training", "Stopped before the first step.")

    def told(*arguments: Any, **named: Any) -> Iterator[Event]:
        for event in trained_at_once(*arguments, **named):
            yield event._replace(message=how) if isinstance(event, Ended) else event

    language.change(qapp, "de")
    window = make_window(training=TrainingPanel(run=told, preloads=False))
    window.training.setup.models.choose("candle-linear")
    window.menu_actions["train"].trigger()
    notice = window.training.display.notice
    qtbot.waitUntil(lambda: window.run_state == "idle" and bool(notice.text), timeout=SOON)
    assert window.status.text().rstrip().endswith("⟧")


def test_while_something_else_is_worked_on_the_language_waits_for_the_next_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions["evaluation"].trigger()
    window.measuring.open("evaluation").row.show()
    with qtbot.assertNotEmitted(window.language_chosen):
        window.menu_actions["language_de"].trigger()
    assert window.settings.language == "de"
    assert "next start" in window.status.text()


def test_a_language_that_was_chosen_is_that_of_the_next_start(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(language.VARIABLE, "")
    qapp.setProperty(language.LANGUAGE, None)
    language.speak(qapp, lambda: "de")
    assert language.tr("Keys") == language.tr("Keys").strip("⟧") + "⟧"
    monkeypatch.setenv(language.VARIABLE, "en")
    qapp.setProperty(language.LANGUAGE, None)
    language.speak(qapp, lambda: "de")
    assert language.tr("Keys") == "Keys"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals to processes")
def test_the_program_goes_on_with_the_other_window_and_ends_with_it(tmp_path: Path) -> None:
    code = """
        from digitpad.gui import app
        from digitpad.gui.main_window import MainWindow
        from PySide6.QtWidgets import QApplication
        import os, signal
        window.close_at_once()
        seen = []
        def windows():
            return [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        def choose():
            (first,) = [one for one in windows() if one.isVisible()]
            seen.append(first)
            first.menu_actions["language_fr"].trigger()
            QTimer.singleShot(1500, end)
        def end():
            (second,) = [one for one in windows() if one.isVisible()]
            assert second is not seen[0]
            os.kill(os.getpid(), signal.SIGTERM)
        QTimer.singleShot(500, choose)
        print("ended", app.run(["digitpad"]))
        """
    done = run(code, tmp_path / "home")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "ended 0"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("text", ["&Open…", "開く(&O)…"])
def test_the_mark_of_a_key_is_no_part_of_a_text(text: str) -> None:
    assert language.without_key(text) in ("Open…", "開く…")
