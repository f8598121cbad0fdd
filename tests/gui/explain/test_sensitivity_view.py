"""“Is it me or the model?”: what is inspected and when, and what the window says."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from saving import save_in
from window_mouse import LEFT, SEVEN, draw, draw_stroke

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.sensitivity import Finding, Sweep
from digitpad.gui.canvas.content import Picture
from digitpad.gui.evaluate.windows import place_beside
from digitpad.gui.explain import sensitivity_view as sensitivity_module
from digitpad.gui.explain.sensitivity_view import SensitivityView, sweeper
from digitpad.gui.explain.view import Question
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.plots.sweep_plot import CurvePlot
from digitpad.gui.widgets.pixels import from_qimage
from digitpad.gui.workers.task import LatestWins, stop_work
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.recognise import recogniser
from digitpad.recognise.prediction import Prediction


def untrained(name: str) -> Model:
    made = architecture(name)
    zeros = {key: np.zeros(shape, np.float32) for key, shape in made.tensors().items()}
    return Model(new_info(made, name), zeros)


def opened(window: MainWindow, qtbot: QtBot) -> SensitivityView:
    """Open the view as a user does."""
    window.menu_actions["sensitivity"].trigger()
    found = window.findChild(ExplainWindow)
    qtbot.waitExposed(found)
    return found.sensitivity


def rest_of(found: SensitivityView) -> QTimer:
    """Return the timer that runs until the page has rested."""
    timer = found.findChild(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert timer is not None
    return timer


def why(found: SensitivityView) -> ExplainWindow:
    """Return the window that a view lies in."""
    around = found.window()
    assert isinstance(around, ExplainWindow)
    return around


def test_an_empty_canvas_is_told_what_to_do(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    assert "Draw a digit" in why(found).sentence.text()
    assert not found.isVisible()


def test_what_is_drawn_is_read_along_every_change(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(
        lambda: found.sensitivity is not None and found.sensitivity.kind is not Finding.NOTHING
    )
    assert window.prediction is not None
    assert found.sensitivity is not None
    for change, plot in found.plots.items():
        assert plot.isVisible()
        content = plot.content
        assert content is not None
        assert content.amounts == RANGES[change].steps
        named = content.curves[0]
        assert named.name == window.prediction.label
        # In the middle of each way stands the reading itself.
        assert named.values[content.identity] == pytest.approx(window.prediction.confidence)
        assert content.identity in [thumb.place for thumb in content.thumbs]
        assert plot.accessibleName()
        assert plot.accessibleDescription()
    assert found.view.accessibleDescription() == found.view.sentence.text()


def test_until_the_first_result_it_says_that_it_looks(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go, swept = threading.Event(), sensitivity_module.sweep_steps

    def held_up(*asked: object) -> Iterator[None]:
        may_go.wait(20)
        return (yield from swept(*asked))

    monkeypatch.setattr(sensitivity_module, "sweep_steps", held_up)
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: found.view.headline.text() == "Looking…")
    assert not found.view.body.isVisible()
    may_go.set()
    qtbot.waitUntil(found.plots["shift"].isVisible)
    assert "7" in found.view.headline.text()


def test_what_is_shown_already_is_not_shown_anew_by_each_reading_of_the_same_page(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(
        lambda: (
            found.sensitivity is not None
            and found.sensitivity.label is not None
            and not rest_of(found).isActive()
        )
    )
    shown: list[object] = []
    monkeypatch.setattr(CurvePlot, "show_content", lambda _, content: shown.append(content))
    with qtbot.waitSignal(window.predicted):
        window.desk.model_changed.emit()  # as when another one is saved
    assert not shown
    window.desk.mean("3")
    assert len(shown) == len(found.plots)


def test_the_button_beside_the_verdict_opens_it_and_escape_closes_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    button = window.findChild(QToolButton, "sensitivity_button")
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    found = window.findChild(ExplainWindow)
    assert found.isVisible()
    assert found.views[found.tabs.currentIndex()] is found.sensitivity
    entry = window.menu_actions["sensitivity"].text().replace("&", "")
    title = found.tabs.tabText(found.tabs.currentIndex())
    assert (button.text().removesuffix("…"), entry[:11], title) == ("Sensitivity",) * 3  # one name
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert not found.isVisible()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert found.isVisible()


def test_another_drawing_and_another_model_are_inspected_in_turn(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    draw(window.canvas, synthesis.drawing(3, seed=5))
    qtbot.waitUntil(
        lambda: found.sensitivity is not None and found.sensitivity.kind is not Finding.NOTHING
    )
    first = [one.values for one in found.plots["slant"].content.curves]  # type: ignore[union-attr]
    zeros = untrained("candle-linear")
    zeros.tensors["bias"][4] = 9
    save_model(tmp_path / "four.safetensors", zeros)
    assert window.open_model(tmp_path / "four.safetensors")
    qtbot.waitUntil(lambda: found.sensitivity is not None and found.sensitivity.label == "4")
    assert found.sensitivity is not None
    assert found.sensitivity.kind is Finding.STEADY
    second = [one.values for one in found.plots["slant"].content.curves]  # type: ignore[union-attr]
    assert first != second
    window.menu_actions["clear"].trigger()
    qtbot.waitUntil(lambda: found.sensitivity is None)


def test_a_picture_is_inspected_as_the_network_sees_it(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    pixels = np.full((120, 120, 3), 255, np.uint8)
    pixels[20:100, 55:66] = 0
    window.canvas.set_page(Picture(pixels, "one.png"))
    qtbot.waitUntil(
        lambda: found.sensitivity is not None and found.sensitivity.kind is not Finding.NOTHING
    )
    assert window.prediction is not None
    content = found.plots["shift"].content
    (unchanged,) = [thumb for thumb in content.thumbs if thumb.place == content.identity]
    assert np.array_equal(from_qimage(unchanged.image)[..., 0], window.prediction.image)


def test_thresholds_that_somebody_chose_count_here_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    four = untrained("candle-linear")
    four.tensors["bias"][4] = 9
    save_model(tmp_path / "four.safetensors", four)
    assert window.open_model(tmp_path / "four.safetensors")
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(
        lambda: found.sensitivity is not None and found.sensitivity.kind is Finding.STEADY
    )
    assert found.sensitivity is not None
    window.desk.thresholds.choose("unsure_below", 1.0)
    qtbot.waitUntil(lambda: found.sensitivity.kind is Finding.BETWEEN)
    window.desk.thresholds.reset()
    qtbot.waitUntil(lambda: found.sensitivity.kind is Finding.STEADY)


def test_from_there_the_drawing_is_named_by_its_digits_key(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    button = found.findChild(QPushButton, "sensitivity_naming_button")
    qtbot.waitUntil(button.isEnabled)
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(window.isActiveWindow)
    focused = window.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_2)
    (kept,) = window.handwriting.keeper.entries
    assert (kept.label, kept.answer) == ("2", "7")


def test_once_it_was_said_what_was_meant_the_window_says_whose_matter_it_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    said = found.view.sentence.text
    qtbot.waitUntil(lambda: "If you meant" in said())
    qtbot.mouseClick(window.findChild(QToolButton, "naming_7_button"), LEFT)
    qtbot.waitUntil(lambda: "You meant 7" in said())
    assert "If " not in said()
    qtbot.mouseClick(window.findChild(QToolButton, "naming_1_button"), LEFT)
    qtbot.waitUntil(lambda: "You meant 1" in said())
    qtbot.mouseClick(window.findChild(QToolButton, "naming_undo_button"), LEFT)
    qtbot.waitUntil(lambda: "You meant" not in said())


def test_a_colour_picture_is_read_along_every_change_but_that_of_the_pen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    cat = untrained("cifar-cnn")
    save_model(tmp_path / "cat.safetensors", cat)
    assert window.open_model(tmp_path / "cat.safetensors")
    qtbot.waitUntil(lambda: why(found).sentence.text() == "Open a picture.")
    pixels = np.random.default_rng(0).integers(0, 256, (32, 32, 3), np.uint8)
    window.panel.take(Picture(pixels, "cat"))
    qtbot.waitUntil(lambda: found.sensitivity is not None, timeout=30_000)
    shown = {change for change, plot in found.plots.items() if plot.isVisible()}
    assert shown == set(RANGES) - {"pen width"}
    thumb = found.plots["rotation"].content.thumbs[0]
    assert (thumb.image.width(), thumb.image.height()) == (32, 32)
    words = f"{found.view.headline.text()} {found.view.sentence.text()} {found.legend.text()}"
    assert "digit" not in words
    for name in ("sensitivity_report_button", "sensitivity_naming_button"):
        assert not found.findChild(QPushButton, name).isEnabled()
    # A drawing has a pen again.
    window.opener.use_shipped()
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(found.plots["pen width"].isVisible)


def test_a_model_that_gives_no_names_is_told_that_it_is_for_readers_of_digits(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    save_model(tmp_path / "other.safetensors", untrained("digits-autoencoder"))
    assert window.open_model(tmp_path / "other.safetensors")
    qtbot.waitUntil(lambda: "autoencoder" in why(found).sentence.text())
    assert "choose a model that reads digits" in why(found).sentence.text()
    button = window.findChild(QToolButton, "sensitivity_button")
    assert not button.isVisible()


def test_a_model_that_has_gone_astray_is_said_to_be_so(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    mad = untrained("candle-linear")
    mad.tensors["weight"][:] = 3e38
    save_model(tmp_path / "mad.safetensors", mad)
    assert window.open_model(tmp_path / "mad.safetensors")
    qtbot.waitUntil(lambda: why(found).headline.text() == "Cannot read this")
    assert "training diverged" in why(found).sentence.text()


def test_what_it_shows_is_saved_as_a_picture(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    found = opened(window, qtbot)
    save = why(found).findChild(QPushButton, "explain_save_button")
    assert not save.isEnabled()
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(found.plots["shift"].isVisible)
    save_in(save, tmp_path / "seven.png")
    with Image.open(tmp_path / "seven.png") as image:
        assert image.width > 2 * found.view.width()
        # Neither blank nor all of one colour.
        assert len(image.convert("L").histogram()) > 50
    save_in(save, tmp_path / "nowhere" / "seven.png")
    box = why(found).findChild(QMessageBox)
    assert "not saved" in box.windowTitle()
    box.close()


def test_every_control_has_a_name(window: MainWindow, qtbot: QtBot) -> None:
    found = opened(window, qtbot)
    buttons = found.findChildren(QPushButton)
    assert len(buttons) == 2
    for button in buttons:
        assert button.objectName()
        assert button.text()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert not button.autoDefault()


def test_closing_the_main_window_closes_it_and_ends_its_thread(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    found = opened(window, qtbot)
    qtbot.waitUntil(lambda: found.sensitivity is not None)
    window.canvas.set_page(synthesis.drawing(3, seed=5))
    window.close_at_once()
    assert not found.isVisible()
    thread = window.findChild(QThread, "sensitivity_thread")
    assert thread.isFinished()


class Posts:
    """Stands in for the mailbox and notes what it is asked."""

    def __init__(self) -> None:
        self.posted: list[Question] = []
        self.dropped = 0

    def ask(self, question: Question) -> None:
        self.posted.append(question)

    def drop(self) -> None:
        self.dropped += 1

    def stop(self) -> bool:
        return True


@pytest.fixture
def posts(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Posts:
    """The window with an open view of a drawing's sensitivity, whose questions are only noted."""
    opening = opened(window, qtbot)
    found, mailbox = Posts(), opening.findChild(LatestWins)
    monkeypatch.setattr(mailbox, "ask", found.ask)
    monkeypatch.setattr(mailbox, "drop", found.drop)
    window.canvas.set_page(synthesis.drawing(8, seed=1))
    qtbot.waitUntil(lambda: len(found.posted) == 1)
    return found


def test_nothing_is_inspected_while_somebody_draws(
    window: MainWindow, qtbot: QtBot, posts: Posts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sensitivity_module, "REST_MS", 60)
    drawn = synthesis.drawing(8, seed=2)
    QTest.mousePress(window.canvas, LEFT)
    for number in range(30):
        dropped = posts.dropped
        QTest.mouseMove(window.canvas, window.canvas.rect().center() * (1 + number) / 40)
        assert posts.dropped > dropped
    assert len(posts.posted) == 1
    QTest.mouseRelease(window.canvas, LEFT)
    qtbot.waitUntil(lambda: len(posts.posted) == 2)
    window.canvas.set_page(drawn)
    qtbot.waitUntil(lambda: len(posts.posted) == 3)
    assert posts.posted[-1].page == drawn


def test_weights_that_change_often_are_inspected_now_and_then(
    window: MainWindow,
    qtbot: QtBot,
    posts: Posts,
    linear_model: Model,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sensitivity_module, "REST_MS", 10)
    window.canvas.set_page(synthesis.drawing(8, seed=2))
    qtbot.waitUntil(lambda: len(posts.posted) == 2)
    monkeypatch.setattr(sensitivity_module, "LEARNING_MS", 4000)
    models = [Model(linear_model.info, dict(linear_model.tensors)) for _ in range(8)]
    dropped = posts.dropped
    for model in models:
        with qtbot.waitSignal(window.predicted):
            window.current.trial(model)
    rest = rest_of(window.findChild(SensitivityView))
    assert rest.isActive()
    assert rest.interval() <= sensitivity_module.LEARNING_MS
    # What is being inspected goes on: else a fast training would never let it end.
    assert posts.dropped == dropped
    assert len(posts.posted) == 2
    qtbot.waitUntil(lambda: len(posts.posted) == 3)
    assert posts.posted[-1].model is models[-1]
    window.current.give_back(None)


def test_a_closed_window_asks_for_nothing(window: MainWindow, qtbot: QtBot, posts: Posts) -> None:
    found = window.findChild(SensitivityView)
    why(found).close()
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(synthesis.drawing(8, seed=2))
    assert not rest_of(found).isActive()
    assert len(posts.posted) == 1


class Gate:
    """A recogniser that waits at its first reading until it is let go."""

    entered = threading.Event()
    may_go = threading.Event()

    def __init__(self, model: Model) -> None:
        self.model = model
        self._real = REAL(model)

    def recognise(self, drawing: Drawing) -> Prediction:
        self.entered.set()
        assert self.may_go.wait(10)
        return self._real.recognise(drawing)

    def recognise_image(self, image: np.ndarray) -> Prediction:
        return self._real.recognise_image(image)


REAL = recogniser.Recogniser


def test_what_is_overtaken_or_dropped_is_given_up_in_its_middle(
    monkeypatch: pytest.MonkeyPatch, linear_model: Model, qtbot: QtBot
) -> None:
    Gate.entered, Gate.may_go = threading.Event(), threading.Event()
    monkeypatch.setattr(recogniser, "Recogniser", Gate)
    owner = QWidget()
    qtbot.addWidget(owner)
    mailbox = LatestWins("sensitivity", sweeper(), owner)
    drawn = [synthesis.drawing(digit, seed=1) for digit in range(4)]
    reader = REAL(linear_model)
    questions = [Question(linear_model, page, reader.recognise(page)) for page in drawn]
    answered: list[tuple[Question, tuple[Sweep, ...]]] = []
    mailbox.answered.connect(lambda question, sweeps: answered.append((question, sweeps)))
    mailbox.ask(questions[0])
    assert Gate.entered.wait(10)
    mailbox.ask(questions[1])
    mailbox.drop()
    for question in questions[2:]:
        mailbox.ask(question)
    Gate.may_go.set()
    qtbot.waitUntil(lambda: bool(answered))
    assert [question for question, _ in answered] == [questions[3]]
    assert {sweep.change: sweep.amounts for sweep in answered[0][1]} == {
        change: tried.steps for change, tried in RANGES.items()
    }
    assert stop_work(mailbox)


def test_it_stands_beside_the_main_window_where_there_is_room(qtbot: QtBot) -> None:
    main, beside = QWidget(), QWidget()
    for widget in (main, beside):
        qtbot.addWidget(widget)
    screen = main.screen().availableGeometry()
    main.setGeometry(screen.left(), screen.top(), screen.width() // 2, 300)
    beside.resize(200, 300)
    main.show()
    place_beside(beside, main)
    assert beside.x() >= main.frameGeometry().right()
    beside.resize(screen.width(), 5000)
    place_beside(beside, main)
    assert screen.contains(beside.geometry())


def test_a_picture_of_several_digits_is_not_measured(window: MainWindow, qtbot: QtBot) -> None:
    page = np.full((200, 300, 3), 225, np.uint8)
    for place, digit in enumerate((4, 2)):
        ink = drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(4, 0).repeat(4, 1)
        page[40:152, 20 + 130 * place : 132 + 130 * place] -= ink[:, :, None] // 4 * 3
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(Picture(page, "two"))
    found = opened(window, qtbot)
    qtbot.waitUntil(lambda: "several digits" in why(found).sentence.text())
