import json
import stat
import sys
from dataclasses import replace

import pytest

from digitpad.collection.sample import NOT_A_DIGIT, Sample, export_samples, import_samples
from digitpad.collection.store import Collection
from digitpad.errors import InkError
from digitpad.ink.drawing import drawing_from_points


def sample(label="7", **known):
    drawing = drawing_from_points([[(0.2, 0.2), (0.8, 0.25), (0.4, 0.9)], [(0.3, 0.5)]], 0.05)
    return Sample(drawing, label, **known)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.jsonl"


def labels(path):
    return [one.label for one in Collection(path).samples]


def test_what_was_added_is_there_when_the_store_is_opened_again(path):
    kept = sample("7", answer="1", writer="Ada", time="2030-01-01T10:00:00+00:00")
    Collection(path).add([kept])
    (found,) = Collection(path).samples
    assert found == kept


def test_a_store_that_is_not_there_is_empty_and_no_file_is_made(path):
    assert not Collection(path).samples
    assert not path.exists()


def test_a_file_cut_off_anywhere_loses_the_last_drawing_at_most(path):
    store = Collection(path)
    for label in "123":
        store.add([sample(label)])
    data = path.read_bytes()
    begin_of_last = data.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(begin_of_last, len(data)):
        path.write_bytes(data[:cut])
        assert labels(path) == ["1", "2"]
        Collection(path).add([sample("9")])  # and what comes next is kept
        whole = ["3"] if cut == len(data) - 1 else []  # but for its end, the last is there
        assert labels(path) == ["1", "2", *whole, "9"]


def test_a_damaged_line_costs_nothing_else_and_stays_in_the_file(path):
    store = Collection(path)
    for label in "123":
        store.add([sample(label)])
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"\xff{" + lines[2][5:]
    path.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
    again = Collection(path)
    assert [one.label for one in again.samples] == ["1", "3"]
    assert again.unreadable == 1
    again.add([sample("4")])
    assert damaged in path.read_bytes()


@pytest.mark.parametrize(
    "line", ['{"add": 3}', "[1]", "7", '{"change": {"id": "x"}, "ids": ["a"]}', '{"add": {}}', "{}"]
)
def test_a_line_of_another_kind_is_passed_over(path, line):
    Collection(path).add([sample("1")])
    path.write_text(path.read_text() + line + "\n")
    assert labels(path) == ["1"]


def test_moved_and_deleted_samples_come_back_by_undo(path):
    store = Collection(path)
    store.add([sample("1"), sample("2"), sample("3")])
    ids = [one.id for one in store.samples]
    store.change(ids[:2], label="7")
    store.change(ids[1:], deleted=True)
    assert labels(path) == ["7"]
    assert store.undo()
    assert labels(path) == ["7", "7", "3"]
    assert store.undo()
    assert labels(path) == ["1", "2", "3"]
    assert store.undo()  # the adding, too
    assert labels(path) == []
    assert not store.undo()


def test_two_windows_share_a_store(path):
    one, other = Collection(path), Collection(path)
    one.add([sample("1")])
    other.add([sample("2")])
    one.change([one.samples[0].id], label="5")
    assert other.refresh()
    assert [it.label for it in one.samples] == [it.label for it in other.samples] == ["5", "2"]


def test_another_file_in_the_stores_place_is_read_from_its_beginning(path, tmp_path):
    store = Collection(path)
    store.add([sample("1")])
    other = tmp_path / "other.jsonl"
    Collection(other).add([sample(label) for label in "234"])
    other.replace(path)
    assert store.refresh()
    assert [one.label for one in store.samples] == ["2", "3", "4"]
    assert not store.can_undo
    store.add([sample("5")])
    assert labels(path) == ["2", "3", "4", "5"]


def test_only_its_owner_may_read_the_store(path):
    if sys.platform == "win32":
        pytest.skip("Windows has no such permissions")
    Collection(path).add([sample()])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_store_of_another_version_is_refused_and_left_alone(path):
    path.write_text('{"format": "digitpad-handwriting/9"}\n{"add": "?"}\n')
    before = path.read_bytes()
    with pytest.raises(InkError, match="another version"):
        Collection(path)
    assert path.read_bytes() == before


def test_a_store_that_becomes_another_versions_while_it_is_open_is_not_written_to(path):
    store = Collection(path)
    path.write_text('{"format": "digitpad-handwriting/9"}\n')
    with pytest.raises(InkError, match="another version"):
        store.add([sample()])
    assert path.read_text() == '{"format": "digitpad-handwriting/9"}\n'


def test_a_folder_in_the_stores_place_is_said_in_words(tmp_path):
    with pytest.raises(InkError, match="it is a folder"):
        Collection(tmp_path)


def test_a_store_that_cannot_be_written_says_so_and_keeps_what_it_has(tmp_path):
    store = Collection(tmp_path / "nowhere" / "store.jsonl")
    with pytest.raises(InkError, match="no such file or folder"):
        store.add([sample()])
    assert not store.samples
    assert not store.can_undo


def test_a_label_that_no_drawing_can_have_is_refused():
    with pytest.raises(ValueError, match="no digit"):
        sample("A")


def test_every_line_is_json_that_other_programs_read(path):
    Collection(path).add([sample("3", writer="Zoë\n1")])
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert lines[0] == {"format": "digitpad-handwriting/1"}
    assert lines[1]["add"]["label"] == "3"


def test_an_exported_store_is_imported_whole(path, tmp_path):
    store = Collection(path)
    store.add([sample("7", answer="1", writer="Ada"), sample(NOT_A_DIGIT)])
    file = tmp_path / "mine.inkml"
    export_samples(file, store.samples)
    found, without_label = import_samples(file)
    assert without_label == 0
    same = [replace(one, id=kept.id) for one, kept in zip(found, store.samples, strict=True)]
    assert same == list(store.samples)


def test_importing_says_how_many_drawings_have_no_label(tmp_path):
    file = tmp_path / "some.inkml"
    file.write_text(
        '<ink xmlns="http://www.w3.org/2003/InkML">'
        '<traceGroup><annotation type="truth">4</annotation><trace>0 0, 9 9</trace></traceGroup>'
        '<traceGroup><annotation type="truth">x</annotation><trace>0 0, 9 9</trace></traceGroup>'
        "<traceGroup><trace>0 0, 9 9</trace></traceGroup></ink>"
    )
    found, without_label = import_samples(file)
    assert [one.label for one in found] == ["4", NOT_A_DIGIT]
    assert without_label == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("pen_width", 10**400), ("strokes", [[[10**400, 1]]]), ("strokes", [[[0.5]]]), ("label", 33)],
)
def test_a_drawing_that_is_none_is_passed_over(path, name, value):
    known = sample("7").to_json() | {name: value}
    Collection(path).add([sample("1")])
    with path.open("a") as file:
        file.write(json.dumps({"add": known}) + "\n")
    store = Collection(path)
    assert [one.label for one in store.samples] == ["1"]
    assert store.unreadable == 1


def test_what_a_file_says_of_a_writer_can_be_shown_and_exported(path, tmp_path):
    known = sample("7", writer="A\0\x1b[31m\ud800", answer="<b>").to_json() | {"pen_width": 9}
    path.write_text(json.dumps({"add": known}) + "\n")
    (found,) = Collection(path).samples
    assert found.writer.isprintable()
    assert found.answer == ""
    assert 0 < found.drawing.pen_width <= 1
    export_samples(tmp_path / "out.inkml", [found])
    assert len(import_samples(tmp_path / "out.inkml")[0]) == 1


def test_a_line_that_is_longer_than_any_takes_no_memory(path, monkeypatch):
    Collection(path).add([sample("1")])
    monkeypatch.setattr("digitpad.collection.store.MAX_LINE_BYTES", 40)
    assert Collection(path).unreadable == 1


def test_a_file_that_is_taken_away_is_a_new_beginning_not_a_failure(path):
    store = Collection(path)
    store.add([sample("1")])
    (kept,) = store.samples
    path.unlink()
    store.change([kept.id], label="2")
    assert not store.samples
    assert not store.can_undo
    store.add([sample("3")])
    path.rename(path.with_suffix(".aside"))
    other = Collection(path)
    other.add([sample("4"), sample("5")])
    store.refresh()
    assert [one.label for one in store.samples] == ["4", "5"]
