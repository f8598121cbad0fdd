"""Names of data sets, joined or alone, are read in one place."""

from __future__ import annotations

from pathlib import Path

import pytest
from with_wings import WITH_NUMBERS

from digitpad.data.catalogue import SVHN
from digitpad.data.source import DataSource, dataset_at_hand, join_names, split_names
from digitpad.errors import ConfigError
from digitpad.handwriting.synthesis import labelled_drawings
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import new_info
from digitpad.models.catalogue import architecture


def test_a_source_tells_its_parts_as_often_as_they_are_named() -> None:
    source = DataSource.parse("mnist+mnist+ink")
    assert [part.name for part in source.parts] == ["mnist", "mnist", "ink"]
    assert [part.name for part in source.distinct] == ["mnist", "ink"]
    assert source.name == "mnist+mnist+ink"
    assert source.input_shape == (1, 28, 28)
    assert source.classes == tuple("0123456789")


def test_it_is_tested_on_the_first_part() -> None:
    assert DataSource.parse("handwriting+mnist").tested_on.name == "handwriting"


def test_data_sets_of_different_pictures_are_refused_before_anything_is_read() -> None:
    with pytest.raises(ConfigError, match="mnist and cifar10 cannot be joined"):
        DataSource.parse("mnist+cifar10")
    with pytest.raises(ConfigError, match="no data set called “mnits”"):
        DataSource.parse("mnist+mnits")


def test_classes_mean_nothing_to_a_network_that_reconstructs() -> None:
    clothes = DataSource.parse("fashion-mnist")
    assert not clothes.why_unfit(new_info(architecture("digits-autoencoder")))
    assert "trousers" in clothes.why_unfit(new_info(architecture("candle-cnn")))
    assert "Fashion-MNIST has" in clothes.why_unfit(new_info(architecture("candle-cnn")))
    assert not clothes.why_unfit(new_info(architecture("candle-cnn"), classes=clothes.classes))


def test_the_part_that_needs_most_says_what_the_whole_needs(tmp_path: Path) -> None:
    assert DataSource.parse("handwriting").status().state == "built-in"
    assert DataSource.parse("handwriting+mnist").status().state == "download"
    assert DataSource.parse("mnist+ink").status(tmp_path).state == "folder"


def test_what_is_downloaded_is_counted_once() -> None:
    assert DataSource.parse("mnist+mnist+handwriting").megabytes == 11


def test_a_folder_is_remembered_for_the_part_that_has_files() -> None:
    assert DataSource.parse("handwriting+mnist").folder_owner == "mnist"
    assert DataSource.parse("handwriting").folder_owner == "handwriting"


def test_every_licence_is_named_once() -> None:
    assert DataSource.parse("mnist+mnist+handwriting").licences.count("(") == 2


def test_joined_names_and_checksums_come_apart_as_they_were() -> None:
    parts = ["sha256:a", "synthesis/1"]
    assert split_names(join_names(parts)) == parts


def test_the_built_in_data_set_is_at_hand_where_mnist_is_not(tmp_path: Path) -> None:
    assert dataset_at_hand(tmp_path) == "handwriting"


@WITH_NUMBERS
def test_lines_are_learned_from_all_data_sets_of_lines_that_are_there(tmp_path: Path) -> None:
    lines = architecture("line-reader").input_shape
    assert dataset_at_hand(tmp_path, lines) == "number-lines+photo-number-lines"
    drawn = (LabelledDrawing(one, str(digit)) for one, digit in labelled_drawings(5, 0, 50))
    write_inkml(tmp_path / "one.inkml", [*drawn])
    assert dataset_at_hand(tmp_path, lines) == (
        "number-lines+ink-lines+photo-number-lines+photo-ink-lines"
    )
    assert dataset_at_hand(tmp_path, architecture("cifar-cnn").input_shape) == "cifar10"


def test_house_numbers_are_never_joined_with_the_pictures_of_cifar(tmp_path: Path) -> None:
    for stem in SVHN.stems:
        (tmp_path / f"{stem}.mat").write_bytes(b"")
    assert SVHN.status(tmp_path).state == "ready"
    assert dataset_at_hand(tmp_path, SVHN.input_shape) == "cifar10"


@pytest.mark.parametrize("names", ["mnist", "handwriting+mnist", "mnist+handwriting"])
def test_a_reader_of_ink_cannot_learn_from_pictures_even_beside_drawings(names: str) -> None:
    reader = architecture("digitpad-ink")
    for source in (DataSource.parse(names), DataSource.parse(names).as_input(reader.input_shape)):
        assert not source.fits(reader)
        assert f"{names} has 28×28 grey ones" in source.why_not_learned(reader)
    drawn = DataSource.parse("handwriting+ink")
    assert drawn.fits(reader)
    assert not drawn.why_not_learned(reader)
