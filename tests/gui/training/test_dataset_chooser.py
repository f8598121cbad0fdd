"""A data set says what it needs, and the buttons beside it provide that."""

from __future__ import annotations

import threading

import numpy as np
from PySide6.QtCore import Qt
from with_wings import WITH_NUMBERS

from digitpad.data.catalogue import DATASETS, MNIST, dataset_info
from digitpad.errors import DatasetError
from digitpad.gui.training.dataset_chooser import TOGETHER, DatasetChooser
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.widgets.named_combo import TIP_ROLE
from digitpad.gui.widgets.panels import LEAST_SIDE_PX
from digitpad.gui.workers.task import stop_work
from digitpad.handwriting.synthesis import labelled_batch
from digitpad.models.catalogue import architecture
from digitpad.models.custom import custom


class Transfer:
    def __init__(self, what, done, total):
        self.what, self.done, self.total = what, done, total


def put_files(folder, stems=MNIST.stems):
    folder.mkdir(parents=True, exist_ok=True)
    for stem in stems:
        (folder / stem).write_bytes(b"")


def chooser_with(qtbot, fetch=None):
    chooser = DatasetChooser(fetch=fetch) if fetch else DatasetChooser()
    qtbot.addWidget(chooser)
    qtbot.addWidget(chooser.combo)  # which the form has in a row of its own
    chooser.show()
    return chooser


def test_the_built_in_data_set_is_chosen_where_mnist_is_not_there(qtbot):
    chooser = chooser_with(qtbot)
    assert chooser.name == "handwriting-small"
    assert chooser.source.status(chooser.folder).state == "built-in"
    assert not chooser.download_button.isVisible()
    assert not chooser.folder_button.isVisible()


def test_mnist_is_chosen_where_it_is_there(qtbot):
    put_files(MNIST.usual_folder)
    chooser = chooser_with(qtbot)
    assert chooser.name == "mnist"
    assert chooser.status_label.text().startswith("Ready")


def test_a_data_set_that_is_not_there_offers_download_and_folder(qtbot):
    chooser = chooser_with(qtbot)
    chooser.choose("mnist")
    assert chooser.download_button.isVisible()
    assert str(dataset_info("mnist").megabytes) in chooser.download_button.text()
    assert chooser.folder_button.isVisible()


def test_a_folder_of_the_user_is_taken_and_told(qtbot, tmp_path):
    put_files(tmp_path / "mine")
    chooser = chooser_with(qtbot)
    chooser.choose("mnist")
    with qtbot.waitSignal(chooser.dataset_chosen):
        chooser.set_folder("mnist", tmp_path / "mine")
    assert chooser.folder == tmp_path / "mine"
    assert chooser.source.status(chooser.folder).state == "ready"
    assert not chooser.download_button.isVisible()


def test_a_wrong_folder_can_be_left_again(qtbot, tmp_path):
    chooser = chooser_with(qtbot)
    chooser.choose("mnist")
    chooser.set_folder("mnist", tmp_path / "wrong")
    assert not chooser.download_button.isVisible()
    chooser.usual_button.click()
    assert chooser.folder is None
    assert chooser.download_button.isVisible()
    assert not chooser.usual_button.isVisible()


def test_files_of_the_users_own_are_looked_for_in_a_folder_and_not_downloaded(qtbot):
    chooser = chooser_with(qtbot)
    assert chooser.choose("ink")
    assert chooser.folder_button.isVisible()
    assert not chooser.download_button.isVisible()


@WITH_NUMBERS
def test_a_data_set_that_does_not_fit_the_model_says_why(qtbot):
    chooser = chooser_with(qtbot)
    chooser.combo.list_others()
    index = chooser.combo.findData("cifar10")
    chooser.fit_to(architecture("quick"))
    assert "colour pictures" in chooser.combo.itemData(index, TIP_ROLE)
    assert chooser.combo.itemData(index, TIP_ROLE).startswith("Only for models of")
    chooser.fit_to(architecture("cifar-cnn"))
    assert chooser.combo.itemText(index) == "CIFAR-10"
    assert chooser.combo.itemData(index, TIP_ROLE) == "cifar10 · small colour photographs"
    for name, model in (
        ("number-signs", "number-signs"),
        ("number-lines", "line-reader / deep-line-reader"),
    ):
        note = chooser.combo.itemData(chooser.combo.findData(name), TIP_ROLE)
        assert note == f"Only for the model {model}"
    digits = chooser.combo.findData("mnist+handwriting")
    assert "grey 28×28 images" in chooser.combo.itemData(digits, TIP_ROLE)


def test_sets_that_are_joined_share_the_folder_of_the_one_that_has_files(qtbot, tmp_path):
    chooser = chooser_with(qtbot)
    chooser.set_folder("mnist", tmp_path)
    assert chooser.choose("mnist+handwriting")
    assert chooser.folder == tmp_path


def test_a_download_shows_its_progress_and_ends_with_a_data_set(qtbot):
    go_on = threading.Event()

    def fetch(source):
        yield Transfer("train-images", 5_000_000, 10_000_000)
        go_on.wait(10)
        put_files(source.tested_on.usual_folder)
        yield Transfer("train-images", 10_000_000, 10_000_000)

    chooser = chooser_with(qtbot, fetch)
    chooser.choose("mnist")
    chooser.download_button.click()
    qtbot.waitUntil(lambda: chooser.row.bar.value() == 500)
    assert "5.0 MB" in chooser.status_label.text()
    assert chooser.row.cancel_button.isVisible()
    with qtbot.waitSignal(chooser.message) as told:
        go_on.set()
    assert told.args[0].startswith("Ready")
    assert chooser.source.status(chooser.folder).state == "ready"
    assert not chooser.row.isVisible()


def test_a_download_is_only_done_when_the_files_are_there(qtbot):
    def fetch(source):
        yield Transfer("train-images", 10, 10)

    chooser = chooser_with(qtbot, fetch)
    chooser.choose("mnist")
    with qtbot.waitSignal(chooser.message) as told:
        chooser.download_button.click()
    assert "downloaded: 11 MB" in told.args[0]
    assert chooser.download_button.isVisible()


def test_a_download_can_be_cancelled(qtbot):
    closed = threading.Event()

    def fetch(source):
        try:
            while True:
                yield Transfer("train-images", 1, 10)
        finally:
            closed.set()

    chooser = chooser_with(qtbot, fetch)
    chooser.choose("mnist")
    chooser.download_button.click()
    qtbot.waitUntil(lambda: chooser.status_label.text().startswith("Fetching"))
    with qtbot.waitSignal(chooser.message, timeout=1_000):
        chooser.row.cancel_button.click()
    assert closed.is_set()
    assert chooser.source.status(chooser.folder).state == "download"


def test_a_failed_download_says_why_and_can_be_tried_again(qtbot):
    def fetch(source):
        raise DatasetError("No mirror answered. Check the network.")
        yield

    chooser = chooser_with(qtbot, fetch)
    chooser.choose("mnist")
    with qtbot.waitSignal(chooser.message) as told:
        chooser.download_button.click()
    assert told.args[0] == "No mirror answered. Check the network."
    assert chooser.download_button.isVisible()


def test_closing_ends_a_download(qtbot):
    def fetch(source):
        while True:
            yield Transfer("train-images", 1, 10)

    chooser = chooser_with(qtbot, fetch)
    chooser.choose("mnist")
    chooser.download_button.click()
    assert stop_work(chooser)
    with qtbot.waitSignal(chooser.message):
        pass


def test_what_few_train_on_is_listed_by_more(qtbot):
    chooser = chooser_with(qtbot)
    combo = chooser.combo
    combo.show()
    before = chooser.name
    assert combo.findData("mnist") >= 0 > combo.findData("cifar10")
    combo.setFocus()
    with qtbot.assertNotEmitted(chooser.dataset_chosen):
        qtbot.keyClick(combo, Qt.Key.Key_End)
        qtbot.waitUntil(combo.view().isVisible)  # the longer list, to choose from
    combo.hidePopup()
    assert chooser.name == before
    names = {combo.itemData(row) for row in range(combo.count())}
    assert names == {*DATASETS, TOGETHER}


def test_a_model_for_colour_pictures_gets_a_data_set_of_them(qtbot):
    chooser = chooser_with(qtbot)
    chooser.fit_to(architecture("cifar-cnn"))
    assert chooser.name == "cifar10"
    chooser.fit_to(architecture("quick"))
    assert chooser.name == "handwriting-small"


def test_letters_are_for_layers_with_as_many_outputs(qtbot):
    chooser = chooser_with(qtbot)
    chooser.combo.list_others()
    index = chooser.combo.findData("emnist-letters")
    chooser.fit_to(architecture("quick"))
    assert "dense 26" in chooser.combo.itemData(index, TIP_ROLE)
    chooser.fit_to(custom("dense 26"))
    assert chooser.name == "emnist-letters"
    assert chooser.combo.itemData(index, TIP_ROLE).startswith("emnist-letters · 145,600")


def test_networks_for_any_number_of_classes_take_those_of_the_data_and_of_the_next(qtbot):
    setup = TrainingSetup()
    qtbot.addWidget(setup)
    setup.models.choose("resnet18")
    combo = setup.datasets.combo
    combo.list_others()
    letters = combo.findData("emnist-letters")
    assert combo.itemData(letters, TIP_ROLE).startswith("emnist-letters · 145,600")
    for name, size, count in (("emnist-letters", 28, 26), ("cifar10", 32, 10), ("mnist", 28, 10)):
        combo.setCurrentIndex(combo.findData(name))
        chosen = setup.models.architecture()
        assert (chosen.input_shape[-1], chosen.class_count, setup.why_not) == (size, count, "")


def test_inverted_digits_in_mnist_s_files_are_own_data_and_offered_to_be_put_right(qtbot, tmp_path):
    images, labels = labelled_batch(5, 0, 60)
    for stem in MNIST.stems:
        array = 255 - images if "images" in stem else labels.astype(np.uint8)
        sizes = b"".join(side.to_bytes(4, "big") for side in array.shape)
        (tmp_path / stem).write_bytes(bytes([0, 0, 8, array.ndim]) + sizes + array.tobytes())
    chooser = chooser_with(qtbot)
    chooser.choose("mnist")
    assert not chooser.convention_combo.isVisible()
    with qtbot.waitSignal(chooser.message, timeout=120_000):
        assert chooser.take(tmp_path)
    assert chooser.name == "own-data"
    assert "look inverted" in chooser.status_label.text()
    ways = chooser.convention_combo.parentWidget()
    assert ways.minimumSizeHint().width() <= LEAST_SIDE_PX, "all of it fits a narrow panel"
    assert chooser.convention == ""
    chooser.convention_combo.setFocus()
    qtbot.keyClick(chooser.convention_combo, Qt.Key.Key_Down)
    assert chooser.convention == "inverted"
    assert "look inverted" not in chooser.status_label.text()
    stop_work(chooser)
