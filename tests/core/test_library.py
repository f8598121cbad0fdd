"""``import digitpad`` for programs; the examples of docs/library.md are tried in tests/paper."""

from __future__ import annotations

import inspect
import pydoc
from pathlib import Path

import numpy as np
import pytest
from drawn import picture_of
from PIL import Image

import digitpad
from digitpad import api
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml


def test_digitpad_has_the_names_of_its_library_and_says_of_others_that_it_has_not() -> None:
    assert {*api.__all__} <= {*dir(digitpad)}
    assert digitpad.Reader is api.Reader
    with pytest.raises(AttributeError, match="nothing"):
        _ = digitpad.nothing


def test_help_shows_each_name_and_a_star_imports_no_other() -> None:
    shown = pydoc.render_doc(digitpad, renderer=pydoc.plaintext)
    for name in api.__all__:
        assert f"class {name}(" in shown or f"\n    {name}(" in shown
    names: dict[str, object] = {}
    exec("from digitpad import *", names)  # noqa: S102
    assert {*names} - {"__builtins__"} == {*api.__all__}


@pytest.mark.parametrize("name", api.__all__)
def test_each_name_says_what_it_is_for(name: str) -> None:
    assert inspect.getdoc(getattr(digitpad, name))


@pytest.mark.parametrize("has_colour", [False, True])
def test_a_picture_may_be_an_array_bytes_or_a_file(tmp_path: Path, has_colour: bool) -> None:
    picture = picture_of(4)
    if has_colour:
        picture = np.stack([picture] * 3, axis=2)
    file = tmp_path / "four.png"
    Image.fromarray(picture).save(file)
    reader = digitpad.Reader()
    for source in (picture, file, str(file), file.read_bytes()):
        assert reader.read(source).label == "4"


@pytest.mark.parametrize(
    "array", [np.zeros((9, 9)), np.zeros((9, 9, 4), np.uint8), np.zeros((0, 9), np.uint8)]
)
def test_an_array_that_is_no_picture_is_refused_with_what_a_picture_is(array: np.ndarray) -> None:
    with pytest.raises(digitpad.DigitpadError, match="uint8"):
        digitpad.Reader().read(array)


def test_a_folder_of_data_may_be_named_by_a_string(tmp_path: Path) -> None:
    named = synthesis.labelled_drawings(1, 0, 20)
    drawings = [LabelledDrawing(drawing, truth=str(digit)) for drawing, digit in named]
    write_inkml(tmp_path / "mine.inkml", drawings)
    assert digitpad.config_for("quick", "ink", data_dir=str(tmp_path)).data_dir == tmp_path
    measured = digitpad.evaluate(digitpad.Reader().model, "ink", str(tmp_path))
    assert measured.accuracy > 0.5


def test_a_model_is_not_measured_on_images_that_it_does_not_read() -> None:
    with pytest.raises(digitpad.DigitpadError, match="CIFAR-10"):
        digitpad.evaluate(digitpad.Reader().model, "cifar10")
