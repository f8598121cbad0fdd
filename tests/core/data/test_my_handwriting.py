import pytest
from file_reasons import A_FOLDER

from digitpad.collection.sample import NOT_A_DIGIT, Sample
from digitpad.collection.store import Collection, usual_place
from digitpad.data.catalogue import MY_HANDWRITING
from digitpad.data.split import load_dataset
from digitpad.errors import DatasetError
from digitpad.handwriting import synthesis


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path))


def keep(count, **known):
    drawn = synthesis.labelled_drawings(5, 0, count)
    Collection(usual_place()).add([Sample(one, str(digit), **known) for one, digit in drawn])


def test_my_handwriting_is_a_data_set_like_any_other():
    keep(20)
    Collection(usual_place()).add([Sample(synthesis.drawing(3, seed=1), NOT_A_DIGIT)])
    assert MY_HANDWRITING.status().state == "built-in"
    data = load_dataset("my-handwriting")
    assert data.test.count == 4  # every fifth digit; non-digits are left out
    assert data.train.count == 8 * 16


def test_whole_writers_are_kept_for_testing_where_there_are_several():
    for writer in ("Ada", "Ben", "Cleo"):
        keep(10, writer=writer)
    data = load_dataset("my-handwriting")
    assert (data.train.count, data.test.count) == (8 * 20, 10)


@pytest.mark.parametrize(
    ("count", "words"), [(0, "is empty"), (4, r"too few digits to learn from \(4\)")]
)
def test_too_little_handwriting_is_reported(count, words):
    keep(count)
    assert MY_HANDWRITING.status().state == "folder"
    with pytest.raises(DatasetError, match=words):
        load_dataset("my-handwriting")


def test_a_store_that_cannot_be_read_is_said_by_the_data_sets_status():
    usual_place().mkdir(parents=True)
    assert A_FOLDER in MY_HANDWRITING.status().message
    with pytest.raises(DatasetError, match=A_FOLDER):
        load_dataset("my-handwriting")
