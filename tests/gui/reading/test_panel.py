"""The reading panel follows the model: canvas or picture, bars or what an autoencoder draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from file_reasons import MISSING
from made_models import random
from PIL import Image
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot
from scipy.io import savemat
from window_mouse import LEFT, SEVEN, draw, draw_stroke

from digitpad.data.catalogue import dataset_info
from digitpad.gui.canvas.content import Picture
from digitpad.gui.files.documents import INK_MIME, clipboard_data, write_page
from digitpad.gui.main_window import MainWindow
from digitpad.gui.reading.presenters import presenter_of
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.gui.workers.task import stop_work
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model
from digitpad.preprocess.colour import picture_to_colour
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser

NAMES = dataset_info("cifar10").classes
COUNT = 12


def untrained(which: str) -> Model:
    """A model of an architecture with weights that mean nothing but are not all alike."""
    return random(which, 0.05, seed=3, name=which)


@pytest.fixture(scope="module")
def colour_model() -> Model:
    return untrained("cifar-cnn")


@pytest.fixture
def some_cifar(tmp_path: Path) -> Path:
    """A folder with twelve made-up test pictures in the binary arrangement."""
    folder = tmp_path / "cifar"
    folder.mkdir()
    generator = np.random.default_rng(9)
    records = generator.integers(0, 256, (COUNT, 3073), dtype=np.uint8)
    records[:, 0] = np.arange(COUNT) % 10
    (folder / "test_batch.bin").write_bytes(records.tobytes())
    return folder


@pytest.fixture
def colour_window(
    window: MainWindow, some_cifar: Path, colour_model: Model, qtbot: QtBot
) -> MainWindow:
    """The window with a colour model, on the first test picture."""
    window.training.setup.datasets.set_folder("cifar10", some_cifar)
    window.training.offers.model_kept.emit(colour_model)
    qtbot.waitUntil(lambda: window.panel.view.picture is not None)
    wait_for_reading(window, qtbot)
    window.training.offers.forget_run()
    window.current.forget(colour_model)
    return window


def wait_for_reading(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the picture on show is the one that was read."""
    picture = window.panel.view.picture
    assert picture is not None
    seen = picture_to_colour(picture.pixels)
    qtbot.waitUntil(
        lambda: window.prediction is not None and np.array_equal(window.prediction.image, seen)
    )


def label(window: MainWindow, name: str) -> QLabel:
    found = window.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    QTest.mouseClick(button, LEFT)


def message_in(window: MainWindow) -> str:
    box = window.findChild(QMessageBox)
    return "" if box is None else box.text()


def use(window: MainWindow, model: Model) -> None:
    window.current.use(model)


def photo(width: int = 300, height: int = 200) -> Picture:
    generator = np.random.default_rng(4)
    return Picture(generator.integers(0, 256, (height, width, 3), dtype=np.uint8), "photo.png")


# Pictures in place of the canvas


def test_a_colour_model_brings_a_picture_with_named_bars(colour_window: MainWindow) -> None:
    window = colour_window
    assert not window.canvas.isVisible()
    assert not window.panel.tools.isVisible()
    assert window.panel.view.isVisible()
    assert window.panel.view.geometry() == window.canvas.geometry()
    assert window.panel.answer.bars.classes == NAMES
    assert window.panel.strip.preview.pixels.shape == (3, 32, 32)
    expected = Recogniser(window.current.model).recognise_image(  # type: ignore[arg-type]
        window.panel.strip.preview.pixels
    )
    assert np.array_equal(window.prediction.probabilities, expected.probabilities)


def test_a_digits_model_brings_the_canvas_and_its_drawing_back(
    window: MainWindow, linear_model: Model, colour_model: Model, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    strokes = window.canvas.drawing().strokes
    window.canvas.setFocus()
    use(window, colour_model)
    assert window.panel.view.hasFocus()
    assert window.prediction is None
    use(window, linear_model)
    assert window.canvas.isVisible()
    assert window.canvas.hasFocus()
    assert not window.panel.view.isVisible()
    assert window.canvas.drawing().strokes == strokes
    qtbot.waitUntil(lambda: window.prediction is not None and window.prediction.label is not None)
    assert np.array_equal(window.prediction.image, drawing_to_image(window.canvas.drawing()))
    assert window.menu_actions["undo"].isEnabled()
    assert window.panel.answer.bars.classes == tuple("0123456789")
    assert label(window, "truth_label").isHidden()


def test_the_test_pictures_are_paged_through_with_their_truth(
    colour_window: MainWindow, qtbot: QtBot
) -> None:
    window = colour_window
    seen = []
    for _ in range(COUNT + 1):
        wait_for_reading(window, qtbot)
        picture = window.panel.view.picture
        assert picture is not None
        seen.append(picture.number)
        assert picture.truth == NAMES[picture.number % 10]
        right = "correct" if window.prediction.label == picture.truth else "incorrect"
        assert label(window, "truth_label").text() == f"Label: {picture.truth} · {right}"
        click(window, "next_picture_button")
    assert seen == [*range(COUNT), 0]
    click(window, "previous_picture_button")
    click(window, "previous_picture_button")
    assert window.panel.view.picture.number == COUNT - 1
    QTest.keyClick(window.panel.view, Qt.Key.Key_Left)
    assert window.panel.view.picture.number == COUNT - 2
    spin = window.findChild(QSpinBox, "picture_number")
    assert spin is not None
    assert spin.text() == f"{COUNT - 1} of {COUNT}"
    spin.setValue(4)
    assert window.panel.view.picture.number == 3


def test_real_test_pictures_come_with_the_published_truths(
    window: MainWindow, colour_model: Model, cifar_dir: Path, qtbot: QtBot
) -> None:
    window.training.setup.datasets.set_folder("cifar10", cifar_dir)
    use(window, colour_model)
    qtbot.waitUntil(lambda: window.panel.pages.count == 10_000, timeout=20_000)
    truths = [window.panel.pages.picture(number).truth for number in range(4)]
    assert truths == ["cat", "ship", "ship", "airplane"]
    assert window.panel.view.picture is not None
    assert window.panel.view.picture.pixels.shape == (32, 32, 3)


def test_an_opened_picture_is_read_and_undo_goes_back(
    colour_window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = colour_window
    path = tmp_path / "photo.png"
    Image.fromarray(photo().pixels).save(path)
    window.opener.open_file(path)
    qtbot.waitUntil(lambda: window.panel.view.picture.name == "photo.png")
    wait_for_reading(window, qtbot)
    assert label(window, "truth_label").isHidden()
    window.menu_actions["undo"].trigger()
    assert window.panel.view.picture.number == 0
    window.menu_actions["redo"].trigger()
    assert window.panel.view.picture.name == "photo.png"
    click(window, "next_picture_button")
    window.menu_actions["undo"].trigger()
    window.menu_actions["undo"].trigger()
    assert window.panel.view.picture.number == 0
    spin = window.findChild(QSpinBox, "picture_number")
    assert spin is not None
    assert spin.value() == 1


def test_a_picture_is_copied_and_pasted(colour_window: MainWindow, qtbot: QtBot) -> None:
    window = colour_window
    window.menu_actions["copy"].trigger()
    assert QGuiApplication.clipboard().image().size() == QImage(32, 32, QImage.Format(4)).size()
    QGuiApplication.clipboard().setImage(to_qimage(photo(40, 60).pixels))
    window.menu_actions["paste"].trigger()
    assert window.panel.view.picture.pixels.shape == (60, 40, 3)
    wait_for_reading(window, qtbot)
    assert window.canvas.drawing().is_empty


def test_clearing_leaves_nothing_to_read_and_says_so(colour_window: MainWindow) -> None:
    window = colour_window
    window.menu_actions["clear"].trigger()
    assert window.prediction is None
    assert label(window, "verdict_label").text() == "No picture yet"
    assert set(window.panel.answer.bars.probabilities().values()) == {0.0}
    for action in (window.menu_actions["clear"], window.menu_actions["copy"]):
        assert not action.isEnabled()
    window.menu_actions["undo"].trigger()
    assert window.panel.view.picture is not None


def test_a_picture_of_one_colour_is_nothing_to_see(colour_window: MainWindow, qtbot: QtBot) -> None:
    colour_window.panel.take(Picture(np.full((50, 50, 3), 80, dtype=np.uint8), "grey"))
    wait_for_reading(colour_window, qtbot)
    assert colour_window.prediction.verdict is Verdict.NOTHING
    assert label(colour_window, "verdict_label").text() == "Nothing to see"


@pytest.mark.parametrize("way", ["file", "clipboard"])
def test_a_drawing_for_a_colour_model_is_refused_in_words(
    colour_window: MainWindow, tmp_path: Path, qtbot: QtBot, way: str
) -> None:
    window = colour_window
    drawing = drawing_from_points([SEVEN])
    if way == "file":
        write_page(tmp_path / "seven.inkml", drawing)
        window.opener.open_file(tmp_path / "seven.inkml")
    else:
        data = QMimeData()
        data.setData(INK_MIME, clipboard_data(drawing).data(INK_MIME))
        QGuiApplication.clipboard().setMimeData(data)
        window.menu_actions["paste"].trigger()
    qtbot.waitUntil(lambda: bool(message_in(window)))
    assert "reads colour pictures, not drawings" in message_in(window)
    assert window.panel.view.picture.number == 0
    assert window.canvas.drawing().is_empty


def test_without_the_data_set_the_picture_says_what_to_do(
    window: MainWindow, colour_model: Model, tmp_path: Path, some_cifar: Path, qtbot: QtBot
) -> None:
    window.training.setup.datasets.set_folder("cifar10", tmp_path / "nowhere")
    use(window, colour_model)
    where = label(window, "picture_pages_label")
    qtbot.waitUntil(lambda: where.text() == "No test pictures here")
    assert "nowhere" in where.toolTip()
    assert label(window, "verdict_label").text() == "No picture yet"
    QTest.keyClick(window.panel.view, Qt.Key.Key_Right)
    assert window.panel.view.picture is None
    window.training.setup.datasets.set_folder("cifar10", some_cifar)
    qtbot.waitUntil(lambda: window.panel.view.picture is not None)
    assert where.text() == ""


def test_a_network_for_house_numbers_is_shown_those_and_not_what_another_reads(
    colour_window: MainWindow, colour_model: Model, tmp_path: Path, qtbot: QtBot
) -> None:
    houses = np.random.default_rng(5).integers(0, 256, (32, 32, 3, 2), dtype=np.uint8)
    labels = np.array([[10], [4]], np.uint8)
    savemat(tmp_path / "test_32x32.mat", {"X": houses, "y": labels}, do_compression=True)
    window = colour_window
    window.training.setup.datasets.set_folder("svhn", tmp_path)
    info = replace(colour_model.info, classes=tuple("0123456789"))
    use(window, replace(colour_model, info=info))
    view = window.panel.view
    qtbot.waitUntil(lambda: view.picture.truth == "0")
    assert np.array_equal(view.picture.pixels, houses[..., 0])
    use(window, colour_model)
    qtbot.waitUntil(lambda: view.picture.truth == NAMES[0])


def test_a_picture_on_the_canvas_goes_along_to_a_colour_model(
    window: MainWindow, colour_model: Model
) -> None:
    window.panel.take(photo())
    use(window, colour_model)
    assert window.panel.view.picture is window.canvas.page()


def test_a_small_picture_is_shown_pixel_by_pixel(colour_window: MainWindow) -> None:
    view = colour_window.panel.view
    shown = view.grab().toImage()
    size = view.width() / 32
    for row, column in ((9, 9), (9, 10), (20, 16)):
        expected = view.picture.pixels[row, column]
        colour = shown.pixelColor(int((column + 0.5) * size), int((row + 0.5) * size))
        assert (colour.red(), colour.green(), colour.blue()) == tuple(expected.tolist())


def test_pictures_of_every_shape_are_shown(colour_window: MainWindow) -> None:
    for width, height in ((300, 100), (100, 300), (900, 900), (1, 1)):
        colour_window.panel.take(photo(width, height))
        assert not colour_window.panel.grab().isNull()


def test_closing_while_the_test_pictures_are_read_is_clean(
    window: MainWindow, colour_model: Model, some_cifar: Path
) -> None:
    window.training.setup.datasets.set_folder("cifar10", some_cifar)
    use(window, colour_model)
    assert window.close()


@pytest.mark.parametrize("name", ["cifar-cnn", "cifar-autoencoder", "digits-autoencoder"])
def test_everything_fits_in_every_mode(make_window: Callable[..., MainWindow], name: str) -> None:
    window = make_window(size=(1024, 640))
    use(window, untrained(name))
    panel = window.panel
    surface = panel.view if name.startswith("cifar") else panel.canvas
    tools = panel.picture_tools if name.startswith("cifar") else panel.tools
    parts = [surface, tools, panel.answer, panel.strip]
    assert all(part.isVisible() for part in parts)
    for part in parts:
        assert panel.rect().contains(part.geometry()), part.objectName()
        for other in parts:
            assert other is part or not other.geometry().intersects(part.geometry())
    assert (window.width(), window.height()) == (1024, 640)


# Autoencoders


def test_a_digits_autoencoder_draws_again_what_is_drawn(window: MainWindow, qtbot: QtBot) -> None:
    model = untrained("digits-autoencoder")
    use(window, model)
    drawn = window.panel.strip.reconstruction
    qtbot.waitUntil(lambda: window.prediction.model == "digits-autoencoder")
    assert not window.menu_actions["save_reconstruction"].isEnabled()
    draw(window.canvas, synthesis.drawing(3, seed=5))
    seen = drawing_to_image(window.canvas.drawing())
    qtbot.waitUntil(lambda: np.array_equal(window.prediction.image, seen))
    expected = Recogniser(model).recognise(window.canvas.drawing()).reconstruction
    assert np.array_equal(drawn.pixels, expected)
    assert drawn.isVisible()
    assert drawn.size() == window.panel.strip.preview.size()
    assert drawn.x() > window.panel.strip.preview.geometry().right()
    assert not window.panel.answer.bars.isVisible()
    assert label(window, "verdict_label").text() == "Reconstructed"
    assert "autoencoder" in label(window, "reconstruction_label").text()
    error = np.square((expected.astype(float) - seen) / 255).mean()
    assert f"{error:.4f}" in label(window, "reconstruction_label").text()


def test_a_reconstruction_has_no_thresholds_even_after_a_picture(
    window: MainWindow, qtbot: QtBot
) -> None:
    strip = window.panel.strip
    with qtbot.waitSignal(window.predicted):
        window.panel.take(photo())
    assert strip.has_steps
    use(window, untrained("digits-autoencoder"))
    qtbot.waitUntil(lambda: not strip.has_steps)
    assert not strip.thresholds_button.isVisible()


def test_a_stroke_is_drawn_again_while_it_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    use(window, untrained("digits-autoencoder"))
    QTest.mousePress(window.canvas, LEFT, pos=window.canvas.rect().center())
    qtbot.waitUntil(lambda: window.prediction.model == "digits-autoencoder")
    with qtbot.waitSignal(window.predicted, check_params_cb=lambda p: p.label is not None):
        for step in range(1, 30):
            place = window.canvas.rect().center()
            place.setY(place.y() + 4 * step)
            QTest.mouseMove(window.canvas, place)
    assert window.canvas.is_drawing
    assert window.prediction.reconstruction is not None


def test_a_classifier_brings_the_bars_back(
    window: MainWindow, linear_model: Model, qtbot: QtBot
) -> None:
    use(window, untrained("digits-autoencoder"))
    use(window, linear_model)
    assert window.panel.answer.bars.isVisible()
    assert not window.panel.strip.reconstruction.isVisible()
    assert not label(window, "reconstruction_label").isVisible()
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: bool(window.prediction.label))
    assert not window.menu_actions["save_reconstruction"].isEnabled()


def test_a_colour_autoencoder_draws_the_test_picture_again(
    colour_window: MainWindow, qtbot: QtBot
) -> None:
    window = colour_window
    use(window, untrained("cifar-autoencoder"))
    qtbot.waitUntil(lambda: window.prediction.reconstruction is not None)
    assert window.panel.strip.reconstruction.pixels.shape == (3, 32, 32)
    assert np.array_equal(
        window.panel.strip.reconstruction.pixels, window.prediction.reconstruction
    )
    assert label(window, "truth_label").text() == "Label: airplane"
    assert not window.panel.answer.bars.isVisible()


def test_the_pair_is_saved_side_by_side(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    use(window, untrained("digits-autoencoder"))
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(window.menu_actions["save_reconstruction"].isEnabled)
    path = tmp_path / "reconstruction.png"
    assert window.saver.save_reconstruction(path, window.prediction)
    pixels = np.asarray(Image.open(path))
    factor = pixels.shape[0] // 28
    assert np.array_equal(pixels[::factor, : 28 * factor : factor], window.prediction.image)
    assert np.array_equal(
        pixels[::factor, -28 * factor :: factor], window.prediction.reconstruction
    )
    assert not window.saver.save_reconstruction(
        tmp_path / "no" / "reconstruction.png", window.prediction
    )
    assert MISSING in message_in(window)


def test_the_colours_of_the_ink_are_explained_where_it_has_any(
    window: MainWindow, linear_model: Model
) -> None:
    seen = window.panel.strip
    for model, is_coloured in ((linear_model, False), (untrained("digitpad-ink"), True)):
        seen.present(presenter_of(model))
        assert ("red: right" in seen.explanation_label.text()) is is_coloured
        assert ("red: right" in seen.preview.toolTip()) is is_coloured


def test_the_presenter_follows_from_the_model(linear_model: Model, colour_model: Model) -> None:
    assert presenter_of(None) == presenter_of(linear_model)
    assert presenter_of(linear_model).reads_drawings
    assert not presenter_of(colour_model).reads_drawings
    both = presenter_of(untrained("cifar-autoencoder"))
    assert both.reconstructs
    assert not both.reads_drawings


def test_a_picture_that_takes_long_to_read_is_said_to_be_being_read(
    window: MainWindow, colour_model: Model, qtbot: QtBot
) -> None:
    panel, verdict = window.panel, window.panel.answer.verdict
    stop_work(window.reading)
    window.current.trial(colour_model)
    panel.take(Picture(np.zeros((40, 40, 3), dtype=np.uint8), "slow"))
    qtbot.waitUntil(lambda: verdict.text() == "Reading…")
    window.desk.failed.emit("It is too dark.")
    assert verdict.text() == "Cannot read this"
    assert not panel._slow.isActive()


def test_a_folder_that_the_user_chooses_is_kept_at_once(
    window: MainWindow, tmp_path: Path, own_home: Path
) -> None:
    window.training.setup.datasets.choose("mnist")
    window.findChild(QAbstractButton, "folder_button").click()
    dialog = window.findChild(QFileDialog, "file_dialog")
    dialog.fileSelected.emit(str(tmp_path / "chosen here"))
    dialog.close()
    kept = [path.read_text("utf-8") for path in own_home.rglob("digitpad.ini")]
    assert any("chosen here" in text for text in kept)
