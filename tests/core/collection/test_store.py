"""The store of My handwriting: what was said to be kept is there, whatever happens, and whole."""

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import numpy as np
import pytest
from file_reasons import A_FOLDER, MISSING

from digitpad.collection import store as store_module
from digitpad.collection.sample import NOT_A_DIGIT, Sample, export_samples, import_samples
from digitpad.collection.store import Collection
from digitpad.errors import InkError
from digitpad.ink.drawing import Drawing, drawing_from_points


def sample(label="7", **known):
    drawing = drawing_from_points([[(0.2, 0.2), (0.8, 0.25), (0.4, 0.9)], [(0.3, 0.5)]], 0.05)
    return Sample(drawing, label, **known)


def long_sample(points):
    line = np.random.default_rng(0).random((points, 2), np.float32)
    return Sample(drawing_from_points([line]), "3")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.sqlite"


def labels(path):
    return [one.label for one in Collection(path).samples]


def changed(path, command, *values):
    """Do with the file what another program might."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(command, values)


def test_what_was_added_is_there_when_the_store_is_opened_again(path):
    kept = sample("7", answer="1", writer="Ada", time="2030-01-01T10:00:00+00:00")
    Collection(path).add([kept])
    found = Collection(path)
    assert found.samples == (kept,)
    assert found.entries == (kept.entry,)


def test_a_store_that_is_not_there_is_empty_and_no_file_is_made(path):
    store = Collection(path)
    assert store.samples == ()
    assert store.change(["1"], label="2") is None
    assert not store.undo()
    assert not path.exists()


def test_moved_and_deleted_samples_come_back_by_undo(path):
    store = Collection(path)
    store.add([sample("1"), sample("2"), sample("3")])
    ids = [one.id for one in store.entries]
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
    one.change([one.entries[0].id], label="5")
    assert other.refresh()
    assert not other.refresh()
    assert [it.label for it in one.entries] == [it.label for it in other.entries] == ["5", "2"]


def test_undo_takes_back_what_this_window_did_not_what_the_other_did_since(path):
    one = Collection(path)
    one.add([sample("1", writer="Ada")])
    (key,) = (it.id for it in one.entries)
    one.change([key], label="2")
    Collection(path).change([key], writer="Bo")
    one.undo()
    (found,) = Collection(path).entries
    assert (found.label, found.writer) == ("1", "Bo")


ADDING = """
import sys, os, time
from pathlib import Path
opened, read = os.open, os.read
# Windows appends by looking for the end, then writing; scanners take their time between.
os.open = lambda path, flags, *others: opened(path, flags & ~os.O_APPEND, *others)
os.read = lambda *given: (read(*given), time.sleep(0.001))[0]
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection
from digitpad.handwriting import synthesis
drawing, store = synthesis.drawing(3, seed=1), Collection(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for _ in range(int(sys.argv[2])):
    store.add([Sample(drawing, "3")])
"""


@pytest.mark.parametrize("count", [40, pytest.param(500, marks=pytest.mark.torture)])
def test_two_processes_that_add_at_once_lose_nothing_on_any_system(path, count):
    given = [sys.executable, "-c", ADDING, str(path), str(count)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(given, **pipes) as one, subprocess.Popen(given, **pipes) as other:
        for process in (one, other):
            assert process.stdout.readline() == "ready\n"
        for process in (one, other):
            process.stdin.write("\n")
            process.stdin.flush()
    assert (one.returncode, other.returncode) == (0, 0)
    found = Collection(path)
    assert (len(found.samples), found.unreadable) == (2 * count, 0)


FILLED = """
import resource, signal, sys
from pathlib import Path
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection
from digitpad.errors import InkError
from digitpad.handwriting import synthesis
path = Path(sys.argv[1])
store = Collection(path)
size = path.stat().st_size
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, resource.RLIM_INFINITY))
drawing = synthesis.drawing(3, seed=1)
try:
    store.add([Sample(drawing, "3") for _ in range(2000)])
except InkError as error:
    print(error)
print(len(store.entries), store.can_undo)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.add([Sample(drawing, "3") for _ in range(2000)])
print(len(store.entries), store.can_undo)
"""


def test_a_full_disk_leaves_no_half_of_an_import_and_a_retry_doubles_nothing(path):
    pytest.importorskip("resource", reason="a full disk is played by a limit of Unix")
    Collection(path).add([sample("1")])
    given = [sys.executable, "-c", FILLED, str(path)]
    told = subprocess.run(given, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "Cannot write My handwriting" in told[0]
    assert "full" in told[0]
    assert told[1:] == ["1 False", "2001 True"]
    assert len(Collection(path).entries) == 2001


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR_LOCK])
def test_where_a_network_drive_has_no_locks_another_folder_is_named(path, monkeypatch, code):
    def refuse(*_, **__):
        error = sqlite3.OperationalError("locking protocol")
        error.sqlite_errorcode = code
        raise error

    store = Collection(path)
    store.add([sample("1")])
    monkeypatch.setattr(sqlite3, "connect", refuse)
    with pytest.raises(InkError, match="network drive without locks: set DIGITPAD_HOME"):
        store.add([sample("2")])


def test_a_drawing_of_250_000_points_is_read_again_as_it_was_kept(path):
    kept = long_sample(250_000)
    Collection(path).add([kept])
    found = Collection(path)
    assert (found.samples, found.unreadable) == ((kept,), 0)


def test_a_drawing_that_could_not_be_read_again_is_refused_before_it_is_written(path, monkeypatch):
    monkeypatch.setattr(store_module, "MAX_POINTS", 100)
    store = Collection(path)
    store.add([long_sample(100)])
    with pytest.raises(InkError, match="101 points, more than the 100 that are kept"):
        store.add([sample("1"), long_sample(101)])
    with pytest.raises(InkError, match="Nothing is drawn"):
        store.add([Sample(Drawing(), "1")])
    assert [one.drawing.point_count for one in Collection(path).samples] == [100]


def test_opening_reads_no_strokes(path, monkeypatch):
    Collection(path).add([sample(label) for label in "123"])
    monkeypatch.setattr(store_module, "unpacked", None)
    store = Collection(path)
    assert [one.label for one in store.entries] == ["1", "2", "3"]
    store.change([store.entries[0].id], deleted=True)
    assert store.undo()


@pytest.mark.torture
def test_a_store_past_256_mb_opens_and_takes_more(path):
    store = Collection(path)
    for _ in range(35):
        store.add([long_sample(1_000_000)])
    assert path.stat().st_size > 256 * 2**20
    Collection(path).add([sample("1")])
    found = Collection(path)
    assert len(found.entries) == 36
    assert next(found.read(found.entries[-1:])).label == "1"


def test_another_file_in_the_stores_place_is_read_from_its_beginning(path, tmp_path):
    store = Collection(path)
    store.add([sample("1")])
    other = tmp_path / "other.sqlite"
    Collection(other).add([sample(label) for label in "234"])
    other.replace(path)
    assert store.refresh()
    assert [one.label for one in store.entries] == ["2", "3", "4"]
    assert not store.can_undo
    store.add([sample("5")])
    assert labels(path) == ["2", "3", "4", "5"]


def test_a_copy_of_before_that_is_put_back_is_read_from_its_beginning(path):
    store = Collection(path)
    store.add([sample("1")])
    before = path.read_bytes()
    store.add([sample("2")])
    path.write_bytes(before)
    store.refresh()
    assert [one.label for one in store.entries] == ["1"]


def test_a_file_that_is_taken_away_is_a_new_beginning_not_a_failure(path):
    store = Collection(path)
    store.add([sample("1")])
    (kept,) = store.entries
    path.unlink()
    store.change([kept.id], label="2")
    assert not store.entries
    assert not store.can_undo
    store.add([sample("3")])
    path.rename(path.with_suffix(".aside"))
    other = Collection(path)
    other.add([sample("4"), sample("5")])
    store.refresh()
    assert [one.label for one in store.entries] == ["4", "5"]


def test_only_its_owner_may_read_the_store(path):
    if sys.platform == "win32":
        pytest.skip("Windows has no such permissions")
    Collection(path).add([sample()])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_store_of_another_version_is_refused_and_left_alone(path):
    store = Collection(path)
    store.add([sample()])
    changed(path, "PRAGMA user_version = 9")
    before = path.read_bytes()
    for attempt in (lambda: Collection(path), lambda: store.add([sample()])):
        with pytest.raises(InkError, match=r"another version of digitpad \(9\)"):
            attempt()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "command",
    ["CREATE TABLE mine (a)", "CREATE VIEW drawings AS SELECT 1", "PRAGMA user_version=1"],
)
def test_another_programs_database_is_refused_and_left_alone(path, command):
    changed(path, command)
    before = path.read_bytes()
    with pytest.raises(InkError, match="is not a file of My handwriting"):
        Collection(path)
    assert path.read_bytes() == before


def test_nothing_that_is_not_the_stores_own_is_run_from_a_file(path):
    Collection(path).add([sample()])
    changed(path, "CREATE TRIGGER t AFTER INSERT ON drawings BEGIN DELETE FROM drawings; END")
    with pytest.raises(InkError, match="is not a file of My handwriting"):
        Collection(path).add([sample()])


def test_a_damaged_store_is_reported_whichever_byte_is_wrong_and_left_as_it_is(path):
    Collection(path).add([sample(str(digit), writer="Ada") for digit in range(10)] * 1)
    whole, draw, said = path.read_bytes(), np.random.default_rng(0), 0
    for place in (*range(100), *draw.integers(100, len(whole), 150).tolist()):
        damaged = bytearray(whole)
        damaged[place : place + 8] = draw.bytes(8)
        path.write_bytes(damaged)
        try:
            found = Collection(path)
            assert len(found.samples) + found.unreadable <= 10 + len(found.entries)
        except InkError as error:
            said += "damaged" in str(error)
        assert path.read_bytes() == damaged
    assert said > 20


@pytest.mark.parametrize("content", [b"hello, this is a text of somebody else\n", b"\xff" * 5000])
def test_what_is_no_database_is_left_alone(path, content):
    path.write_bytes(content)
    with pytest.raises(InkError, match="the file is damaged"):
        Collection(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "command",
    [
        "UPDATE drawings SET label = 'A' WHERE number = 2",
        "UPDATE drawings SET label = x'33' WHERE number = 2",
        "UPDATE drawings SET id = x'33' WHERE number = 2",
        "UPDATE drawings SET strokes = x'0100' WHERE number = 2",
        "UPDATE drawings SET strokes = 'text' WHERE number = 2",
        "UPDATE drawings SET strokes = zeroblob(20000) WHERE number = 2",
        "UPDATE drawings SET strokes = x'ffffffff0000' WHERE number = 2",
        "UPDATE drawings SET strokes = x'01000000010000000000c07f0000c07f' WHERE number = 2",
    ],
)
def test_a_drawing_that_says_nothing_is_counted_and_costs_nothing_else(path, command):
    Collection(path).add([sample(label) for label in "123"])
    changed(path, command)
    found = Collection(path)
    assert [one.label for one in found.samples] == ["1", "3"]
    assert found.unreadable == 1
    found.add([sample("4")])
    assert labels(path) == ["1", "3", "4"]


def test_what_a_file_says_of_a_writer_can_be_shown_and_exported(path, tmp_path):
    Collection(path).add([sample("7", writer="A\0\x1b[31m\ud800", answer="<b>")])
    changed(path, "UPDATE drawings SET writer = writer || char(27), pen_width = 9, revision = 'x'")
    found = Collection(path)
    (one,) = found.samples
    assert one.writer.isprintable()
    assert one.answer == ""
    assert 0 < one.drawing.pen_width <= 1
    export_samples(tmp_path / "out.inkml", [one])
    assert len(import_samples(tmp_path / "out.inkml")[0]) == 1
    changed(path, "UPDATE drawings SET writer = x'fffe', time = CAST(x'ff41' AS TEXT), answer = 3")
    assert Collection(path).entries[0].writer == ""


def test_a_window_that_writes_for_too_long_is_reported_and_nothing_is_half_done(path, monkeypatch):
    monkeypatch.setattr(store_module, "WAIT_S", 0.01)
    store = Collection(path)
    store.add([sample("1")])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert labels(path) == ["1"]  # it can be read meanwhile
        with pytest.raises(InkError, match="another window or program is writing it"):
            store.add([sample("2")])
    store.add([sample("3")])
    assert labels(path) == ["1", "3"]


def test_a_store_that_may_only_be_read_is_read_and_says_that_it_cannot_be_written(
    path, monkeypatch
):
    store = Collection(path)
    store.add([sample("1")])
    connect = sqlite3.connect

    def read_only(name, **others):
        return connect(name.replace("mode=rw", "mode=ro"), **others)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    again = Collection(path)
    assert [one.label for one in again.samples] == ["1"]
    for attempt in (
        lambda: again.add([sample("2")]),
        lambda: again.change([again.entries[0].id], deleted=True),
    ):
        with pytest.raises(InkError, match="Cannot write .* no permission"):
            attempt()
    assert not again.can_undo
    assert labels(path) == ["1"]


def test_a_folder_in_the_stores_place_is_reported(path):
    path.mkdir()
    with pytest.raises(InkError, match=A_FOLDER):
        Collection(path)


def test_a_store_that_cannot_be_written_says_so_and_keeps_what_it_has(tmp_path):
    store = Collection(tmp_path / "nowhere" / "store.sqlite")
    with pytest.raises(InkError, match=MISSING):
        store.add([sample()])
    assert not store.samples
    assert not store.can_undo


def test_a_name_with_signs_that_mean_something_in_addresses_is_only_a_name(tmp_path):
    sign = "_" if sys.platform == "win32" else "?"
    path = tmp_path / f"50% of #1{sign}mode=ro&x.sqlite"
    Collection(path).add([sample("1")])
    assert labels(path) == ["1"]


def test_a_label_that_no_drawing_can_have_is_refused(path):
    with pytest.raises(ValueError, match="neither a digit nor"):
        Collection(path).add([sample("A")])
    with pytest.raises(ValueError, match="no label"):
        Collection(path).change([], label="A")


def test_an_exported_store_is_imported_whole(path, tmp_path):
    store = Collection(path)
    store.add([sample("7", answer="1", writer="Ada"), sample(NOT_A_DIGIT)])
    file = tmp_path / "mine.inkml"
    export_samples(file, store.samples)
    found, without_label = import_samples(file)
    assert without_label == 0
    same = [replace(one, id=kept.id) for one, kept in zip(found, store.samples, strict=True)]
    assert same == list(store.samples)


def test_no_ink_file_is_written_that_could_not_be_imported_again(path, tmp_path, monkeypatch):
    from digitpad.ink import inkml

    store, file = Collection(path), tmp_path / "mine.inkml"
    store.add([sample("7")])
    export_samples(file, store.samples)
    monkeypatch.setattr(inkml, "MAX_FILE_BYTES", file.stat().st_size)
    export_samples(file, store.samples)
    store.add([sample("8")])
    with pytest.raises(InkError, match="more than one ink file holds"):
        export_samples(file, store.samples)
    assert [one.label for one in import_samples(file)[0]] == ["7"]


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


def test_a_deleted_drawing_is_gone_from_the_disk_and_comes_back_by_undo(path):
    kept, other = sample("7", answer="1", writer="Ada Lovelace"), long_sample(40)
    store = Collection(path)
    store.add([kept, other])
    other_window = Collection(path)
    ink = store_module.packed(kept.drawing)
    assert any(ink in file.read_bytes() for file in path.parent.iterdir())
    store.change([kept.id], deleted=True)
    for file in path.parent.iterdir():
        assert ink not in file.read_bytes()
        assert b"Ada Lovelace" not in file.read_bytes()
    assert list(other_window.read([kept.entry])) == []
    assert other_window.unreadable == 0
    assert other_window.refresh()
    assert other_window.samples == (other,)
    assert store.undo()
    assert Collection(path).samples == (kept, other)


def test_the_adding_that_is_taken_back_leaves_nothing_on_the_disk(path):
    store = Collection(path)
    store.add([sample("1"), kept := sample("7")])
    assert store.undo()
    assert store_module.packed(kept.drawing) not in path.read_bytes()
    assert not store.can_undo
