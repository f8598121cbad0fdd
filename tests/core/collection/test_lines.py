"""My handwriting as it was kept before is taken over by the store, once and whole, and stays."""

import json

import pytest
from file_reasons import A_FOLDER

from digitpad.collection import lines
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection
from digitpad.errors import InkError
from digitpad.ink.drawing import drawing_from_points

STROKES = [[[0.2, 0.2], [0.8, 0.25], [0.4, 0.9]], [[0.3, 0.5]]]


def added(key, label="7", **known):
    values = {"id": key, "time": "2030-01-01T10:00:00+00:00", "label": label, "answer": "1"}
    values |= {"writer": "Ada", "pen_width": 0.05, "strokes": STROKES} | known
    return json.dumps({"add": values})


def changed(*keys, **changes):
    return json.dumps({"change": changes, "ids": keys})


@pytest.fixture
def path(tmp_path):
    return tmp_path / "mine.sqlite"


@pytest.fixture
def former(path):
    return path.with_suffix(".jsonl")


def write(former, *lines):
    former.write_text(
        "".join(f"{line}\n" for line in ('{"format": "digitpad-handwriting/1"}', *lines))
    )


def labels(path):
    return [one.label for one in Collection(path).samples]


def test_a_store_of_the_former_kind_is_taken_over_whole_and_stays_as_it_is(path, former):
    write(
        former,
        *(added(key, label) for key, label in zip("abcd", "1234", strict=True)),
        changed("b", "c", label="8"),
        changed("a", "d", deleted=True),
        changed("a", deleted=False, writer="Bo"),
    )
    before = former.read_bytes()
    found = Collection(path).samples
    drawing = drawing_from_points(STROKES, 0.05)
    time = "2030-01-01T10:00:00+00:00"
    assert found == (
        Sample(drawing, "1", "1", "Bo", time, "a"),
        Sample(drawing, "8", "1", "Ada", time, "b"),
        Sample(drawing, "8", "1", "Ada", time, "c"),
    )
    assert former.read_bytes() == before


def test_it_is_taken_over_once(path, former):
    write(former, added("a", "1"), added("b", "2"))
    store = Collection(path)
    assert not store.can_undo  # it is nothing that was done here
    store.change(["a"], deleted=True)
    assert labels(path) == ["2"]
    Collection(path).add([Sample(drawing_from_points(STROKES), "5")])
    assert labels(path) == ["2", "5"]


def test_a_beginning_that_was_killed_takes_it_over_the_next_time(path, former):
    write(former, added("a", "1"))
    path.touch()  # made, and then the program ended
    assert labels(path) == ["1"]


def test_adding_first_takes_it_over_first(path, former):
    store = Collection(path)
    write(former, added("a", "1"))
    store.add([Sample(drawing_from_points(STROKES), "5")])
    assert labels(path) == ["1", "5"]


@pytest.mark.parametrize(
    "line",
    [
        *('{"add": 3}', "[1]", "7", '{"change": {"id": "x"}, "ids": ["a"]}', '{"add": {}}', "{}"),
        *('{"change": {"label": "x"}, "ids": ["a"]}', '{"change": {"label": "2"}}', "{", "\xff"),
        *(
            added("a", strokes=[[[10**400, 1]]]),
            added("a", strokes=[[[0.5]]]),
            added("a", label=33),
        ),
        added("a", pen_width=10**400),
    ],
)
def test_a_line_that_says_nothing_costs_nothing_else_and_is_counted(path, former, line):
    write(former, added("b", "1"), line, added("c", "2"))
    assert labels(path) == ["1", "2"]
    assert Collection(path).unreadable == 1


def test_a_file_that_was_cut_off_loses_the_last_drawing_at_most(path, former):
    write(former, *(added(key) for key in "abc"))
    data = former.read_bytes()
    begin_of_last = data.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(begin_of_last, len(data), 20):
        former.write_bytes(data[:cut])
        assert len(Collection(path).entries) == 2
        path.unlink()


def test_a_long_drawing_that_the_former_kind_kept_but_never_read_comes_back(path, former):
    line = added("a", strokes=[[[0.12345, 0.54321]] * 250_000])
    assert len(line) > 4 * 2**20
    write(former, line)
    (found,) = Collection(path).samples
    assert found.drawing.point_count == 250_000


def test_a_line_that_is_longer_than_any_takes_no_memory(path, former, monkeypatch):
    write(former, added("a", "1"), " " * 3000, added("b", "2", writer="x" * 5000), added("c", "3"))
    monkeypatch.setattr(lines, "MAX_LINE_BYTES", 1000)
    store = Collection(path)
    assert [one.label for one in store.entries] == ["1", "3"]
    assert store.unreadable == 1


def test_another_versions_file_is_refused_and_left_alone(path, former):
    former.write_text('{"format": "digitpad-handwriting/9"}\n{"add": "?"}\n')
    before = former.read_bytes()
    for _ in range(2):
        with pytest.raises(InkError, match="another version"):
            Collection(path)
    assert former.read_bytes() == before


def test_a_folder_in_its_place_is_reported(path, former):
    former.mkdir()
    with pytest.raises(InkError, match=A_FOLDER):
        Collection(path)
