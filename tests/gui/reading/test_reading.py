"""Reading while somebody draws: the thread, the mailbox, and what is shown."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from digitpad.errors import ModelFileError
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.desk import Desk
from digitpad.gui.reading.answer import Answer
from digitpad.gui.reading.live_reading import LiveReading
from digitpad.gui.reading.seen import SeenPreview
from digitpad.gui.theme.colours import DARK, palette_of
from digitpad.gui.workers.task import stop_work
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing, drawing_from_points
from digitpad.modelfile import Calibration, Model
from digitpad.preprocess.preprocessing import PreparedPicture
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import PictureReading, Recogniser

DIGITS = tuple("0123456789")


def reading_of(count: int) -> Prediction:
    """Return a prediction that shows how many strokes were read, for tests of the ways."""
    probabilities = np.zeros(10, dtype=np.float32)
    probabilities[count % 10] = 1.0
    return Prediction(
        label=str(count),
        second="1",
        probabilities=probabilities,
        classes=DIGITS,
        verdict=Verdict.DIGIT,
        digit_score=1.0,
        image=np.zeros((28, 28), dtype=np.uint8),
        milliseconds=0.1,
        model="counter",
    )


class Counter:
    """Reads a drawing as the number of its strokes, when ``may_go`` lets it."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.may_go.set()
        self.is_reading = threading.Event()
        self.read: list[int] = []
        self.error: Exception | None = None

    def recognise(self, drawing: Drawing, *, thresholds: Calibration | None = None) -> Prediction:
        self.is_reading.set()
        assert self.may_go.wait(10)
        if self.error is not None:
            raise self.error
        self.read.append(len(drawing.strokes))
        return reading_of(len(drawing.strokes))

    def recognise_picture(
        self, picture: PreparedPicture, *, thresholds: Calibration | None = None
    ) -> PictureReading:
        assert next(iter(picture))[0].image.shape == (28, 28)
        return PictureReading(reading_of(99), None)


class Sheet:
    """A surface whose page tests set."""

    is_drawing = False

    def __init__(self) -> None:
        self.content: Page | None = Drawing()

    def page(self) -> Page | None:
        return self.content

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        self.content = page
        return True


class Setup:
    """A live reading of a page that tests set, with a reader that counts strokes."""

    def __init__(self, model: Model) -> None:
        self.desk, self.sheet = Desk(), Sheet()
        self.desk.lay(self.sheet)
        self.counter = Counter()
        self.model = model
        self.reading = LiveReading(self.desk, self.desk, reader_of=lambda model: self.counter)
        self.labels: list[str | None] = []
        self.failures: list[str] = []
        self.desk.predicted.connect(self._on_predicted)
        self.desk.failed.connect(self.failures.append)

    def _on_predicted(self, prediction: Prediction) -> None:
        self.labels.append(prediction.label)

    def draw(self, strokes: int) -> None:
        self.sheet.content = drawing_from_points([[[0.1, 0.1], [0.9, 0.9]]] * strokes)


@pytest.fixture
def setup(linear_model: Model, qtbot: QtBot) -> Iterator[Setup]:
    made = Setup(linear_model)
    yield made
    made.counter.may_go.set()
    assert stop_work(made.reading)
    made.desk.deleteLater()


def test_a_page_is_read_as_soon_as_there_is_a_model(setup: Setup, qtbot: QtBot) -> None:
    setup.draw(3)
    setup.reading.read_now()
    setup.desk.current.use(setup.model)
    qtbot.waitUntil(lambda: setup.labels == ["3"])


def test_an_answer_from_before_the_stroke_ended_does_not_count(setup: Setup, qtbot: QtBot) -> None:
    setup.desk.current.use(setup.model)
    qtbot.waitUntil(lambda: setup.labels == ["0"])
    setup.counter.may_go.clear()
    setup.counter.is_reading.clear()
    setup.draw(1)
    setup.reading.read_now()
    assert setup.counter.is_reading.wait(10)
    setup.draw(2)
    setup.reading.read_now()
    setup.counter.may_go.set()
    qtbot.waitUntil(lambda: len(setup.labels) > 1)
    assert setup.labels == ["0", "2"]


def test_a_growing_stroke_is_read_at_most_thirty_times_a_second(setup: Setup, qtbot: QtBot) -> None:
    setup.desk.current.use(setup.model)
    qtbot.waitUntil(lambda: setup.labels == ["0"])
    for strokes in range(1, 500):
        setup.draw(strokes)
        setup.reading.read_soon()
    # The last of them is read without another word, when the pause is over.
    qtbot.waitUntil(lambda: setup.labels[-1] == "499")
    assert len(setup.labels) <= 3


def test_a_failure_is_told_and_the_next_page_is_read(setup: Setup, qtbot: QtBot) -> None:
    setup.counter.error = ModelFileError("The weights are too large.")
    setup.desk.current.use(setup.model)
    qtbot.waitUntil(lambda: setup.failures == ["The weights are too large."])
    setup.counter.error = ZeroDivisionError("nobody thought of it")
    setup.reading.read_now()
    qtbot.waitUntil(lambda: len(setup.failures) == 2)
    assert "nobody thought of it" in setup.failures[1]
    setup.counter.error = None
    setup.draw(4)
    setup.reading.read_now()
    qtbot.waitUntil(lambda: setup.labels == ["4"])


def test_a_picture_goes_through_the_pixel_path(setup: Setup, qtbot: QtBot) -> None:
    pixels = np.full((90, 90, 3), 255, dtype=np.uint8)
    pixels[20:70, 40:50] = 0
    setup.sheet.content = Picture(pixels, "one.png")
    setup.desk.current.use(setup.model)
    qtbot.waitUntil(lambda: setup.labels == ["99"])


def test_the_thread_reads_what_the_recogniser_reads(linear_model: Model, qtbot: QtBot) -> None:
    recogniser = Recogniser(linear_model)
    desk, sheet = Desk(), Sheet()
    desk.lay(sheet)
    reading = LiveReading(desk, desk)
    predictions: list[Prediction] = []
    desk.predicted.connect(predictions.append)
    desk.current.use(linear_model)
    for digit in range(10):
        sheet.content = drawing = synthesis.drawing(digit, seed=5)
        expected = recogniser.recognise(drawing)
        predictions.clear()
        reading.read_now()
        qtbot.waitUntil(lambda: bool(predictions))
        assert predictions[-1].label == expected.label
        assert np.array_equal(predictions[-1].probabilities, expected.probabilities)
    assert stop_work(reading)
    desk.deleteLater()


# What is shown


def shown(qtbot: QtBot) -> Answer:
    panel = Answer()
    qtbot.addWidget(panel)
    panel.resize(220, 420)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def test_the_panel_says_at_first_that_nothing_is_drawn(qtbot: QtBot) -> None:
    assert shown(qtbot).verdict.text() == "Nothing drawn"


def test_the_bars_glide_to_the_probabilities(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    panel.show_prediction(reading_of(7))
    assert panel.bars.probabilities()["7"] == 1.0
    assert panel.verdict.text() == "7  99.9 %"
    qtbot.waitUntil(lambda: bool(panel.bars._current[7] == 1.0))
    assert "7: 99.9 %" in panel.bars.accessibleDescription()


def test_what_is_no_digit_has_dimmed_bars_and_words_about_them(
    qtbot: QtBot, make_prediction: Callable[[Verdict], Prediction]
) -> None:
    panel = shown(qtbot)
    panel.show_prediction(make_prediction(Verdict.DIGIT))
    assert panel.bars.is_answer
    assert panel.verdict.accessibleDescription() == ""
    no_digit = make_prediction(Verdict.NOT_A_DIGIT)
    panel.show_prediction(no_digit)
    assert not panel.bars.is_answer
    assert panel.bars.probabilities()["4"] == no_digit.probabilities[4]
    meant = "% likely to be a digit. The bars: which one, if it were."
    assert panel.verdict.accessibleDescription().endswith(meant)
    assert panel.bars.words_at(QPointF(5, 5)).endswith(meant)
    panel.show_words("Cannot read this", "")
    assert not panel.bars.is_answer
    assert panel.verdict.accessibleDescription() == ""


def test_names_of_other_classes_replace_the_digits(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    panel.bars.show_probabilities(("cat", "dog"), np.array([0.25, 0.75], dtype=np.float32))
    assert panel.bars.probabilities() == {"cat": 0.25, "dog": 0.75}
    panel.bars.show_probabilities((), np.zeros(0, dtype=np.float32))
    panel.grab()


@pytest.mark.parametrize("verdict", list(Verdict))
def test_every_verdict_can_be_painted_in_every_size(
    qtbot: QtBot, verdict: Verdict, make_prediction: Callable[[Verdict], Prediction]
) -> None:
    panel = shown(qtbot)
    panel.setPalette(palette_of(DARK))
    panel.show_prediction(make_prediction(verdict))
    for width, height in ((120, 250), (180, 400), (320, 800)):
        panel.resize(width, height)
        assert not panel.grab().isNull()


@pytest.fixture
def make_prediction() -> Callable[[Verdict], Prediction]:
    def make(verdict: Verdict) -> Prediction:
        nothing = verdict is Verdict.NOTHING
        return Prediction(
            label=None if nothing else "4",
            second=None if nothing else "9",
            probabilities=np.full(10, 0.0 if nothing else 0.1, dtype=np.float32),
            classes=DIGITS,
            verdict=verdict,
            digit_score=1.0,
            image=np.zeros((28, 28), dtype=np.uint8),
            milliseconds=0.1,
            model="m",
        )

    return make


def test_the_preview_shows_each_pixel_that_the_network_saw(qtbot: QtBot) -> None:
    preview = SeenPreview()
    qtbot.addWidget(preview)
    preview.setFixedSize(28 * 4 + 2, 28 * 4 + 2)
    pixels = np.zeros((28, 28), dtype=np.uint8)
    pixels[10, 12] = 200
    preview.show_pixels(pixels)
    image = preview.grab().toImage()
    for row, column, grey in ((10, 12, 200), (10, 13, 0), (9, 12, 0)):
        assert image.pixelColor(column * 4 + 3, row * 4 + 3).red() == grey
    preview.show_pixels(np.full((3, 32, 32), 90, dtype=np.uint8))
    assert preview.grab().toImage().pixelColor(50, 50).green() == 90
