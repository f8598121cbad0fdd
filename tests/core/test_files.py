"""Writing is all or nothing, reading is bounded, folders can be moved, resources are found."""

from __future__ import annotations

import errno
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from file_reasons import A_FOLDER, A_LOOP, FULL, MISSING, NO_READER

from digitpad import files
from digitpad.errors import DigitpadError
from digitpad.files import NO_NAME, NOT_ORDINARY


def names_in(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_a_written_file_holds_the_data_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "model.safetensors"
    files.write_atomically(target, b"old")
    files.write_atomically(target, b"new content")
    assert target.read_bytes() == b"new content"
    assert names_in(tmp_path) == ["model.safetensors"]


def test_a_full_disk_leaves_the_old_file_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "model.safetensors"
    target.write_bytes(b"precious")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DigitpadError, match=FULL) as caught:
        files.write_atomically(target, b"x" * 1000)
    assert "\n" not in str(caught.value)
    assert target.read_bytes() == b"precious"
    assert names_in(tmp_path) == ["model.safetensors"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_written_to_and_never_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        files.write_atomically(tmp_path / "pipe", b"row")
        assert os.read(reader, 10) == b"row"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert names_in(tmp_path) == ["pipe"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_without_a_reader_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for write in (files.require_writable, lambda path: files.write_atomically(path, b"row")):
        with pytest.raises(DigitpadError, match=NO_READER):
            write(tmp_path / "pipe")


def test_what_cannot_be_written_is_known_before_anything_is_computed(tmp_path: Path) -> None:
    if os.name != "nt":
        (tmp_path / "loop").symlink_to("loop")
        with pytest.raises(DigitpadError, match=A_LOOP):
            files.require_writable(tmp_path / "loop")
        (tmp_path / "loop").unlink()
    for path, why in (
        ("", A_FOLDER),
        (tmp_path, A_FOLDER),
        (tmp_path / "no" / "a", f"there is no folder|{MISSING}"),
        (tmp_path / ("a" * 300), "the name is too long|more than 259 characters"),
        ("a\0b", NO_NAME),
    ):
        with pytest.raises(DigitpadError, match=why):
            files.require_writable(path)
    files.require_writable(tmp_path / "a")
    if os.name != "nt":
        files.require_writable(os.devnull)
        with pytest.raises(DigitpadError, match="Cannot write"):
            files.require_writable("/proc/no-such-thing")
    assert names_in(tmp_path) == []


def test_what_a_killed_process_left_is_removed_and_what_one_writes_is_not(tmp_path: Path) -> None:
    old, young = tmp_path / ".digitpad-1.part", tmp_path / ".digitpad-2.part"
    mine = tmp_path / "mine.part"
    for path in (old, young, mine):
        path.touch()
    os.utime(old, (0, 0))
    os.utime(mine, (0, 0))
    with files.atomic_writer(tmp_path / "a") as file:
        file.write(b"half")
        (written,) = set(tmp_path.glob(".digitpad-*.part")) - {young}
        os.utime(written, (0, 0))
        run_python(f"files.write_atomically({str(tmp_path / 'b')!r}, b'')")
    assert names_in(tmp_path) == [".digitpad-2.part", "a", "b", "mine.part"]
    assert (tmp_path / "a").read_bytes() == b"half"


def run_python(program: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", f"from digitpad import files; {program}"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_a_file_is_held_by_one_process_and_by_none_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "home"))
    hold = f"lock = files.locked({str(tmp_path / 'a')!r}); lock.__enter__()"
    with files.locked(tmp_path / "a"), files.locked(tmp_path / "b"):
        assert "Another run is writing" in run_python(hold).stderr
    killed = run_python(f"import os, signal; {hold}; os.kill(os.getpid(), signal.SIGTERM)")
    assert killed.returncode
    with files.locked(tmp_path / "a"):
        pass


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_what_lies_in_the_users_own_folders_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "home"))
    for folder in (files.models_folder(), files.config_folder()):
        files.write_atomically(folder / "mine", b"")
        assert stat.S_IMODE((folder / "mine").stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_home_of_an_unknown_user_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows takes the user's neighbour for the folder of a name that it does not know.
    for home in ("a\0b",) if os.name == "nt" else ("~nobody-has-this-name/x", "a\0b"):
        monkeypatch.setattr(os, "environ", {**os.environ, files.HOME_VARIABLE: home})
        with pytest.raises(DigitpadError, match="Set|set"):
            files.data_folder()


def test_an_interrupted_write_leaves_the_old_file_and_no_rubbish(tmp_path: Path) -> None:
    target = tmp_path / "model.safetensors"
    target.write_bytes(b"precious")
    with pytest.raises(KeyboardInterrupt), files.atomic_writer(target) as file:
        file.write(b"half of ")
        raise KeyboardInterrupt
    assert target.read_bytes() == b"precious"
    assert names_in(tmp_path) == ["model.safetensors"]


def test_the_target_shows_nothing_before_the_block_has_ended(tmp_path: Path) -> None:
    target = tmp_path / "log.csv"
    with files.atomic_writer(target) as file:
        file.write(b"half")
        file.flush()
        assert not target.exists()
    assert target.read_bytes() == b"half"


def test_a_missing_folder_is_named_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(DigitpadError, match=MISSING) as caught:
        files.write_atomically(tmp_path / "nowhere" / "a.csv", b"")
    assert "nowhere" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(DigitpadError, match=A_FOLDER):
        files.write_atomically(tmp_path, b"")
    assert tmp_path.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_new_file_gets_ordinary_permissions_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        files.write_atomically(tmp_path / "new", b"")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
    (tmp_path / "new").chmod(0o600)
    files.write_atomically(tmp_path / "new", b"again")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o600


@pytest.mark.skipif(os.name == "nt", reason="symbolic links need a privilege on Windows")
def test_a_symbolic_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    files.write_atomically(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(DigitpadError, match="permission"):
            files.write_atomically(tmp_path / "a", b"")
    finally:
        tmp_path.chmod(0o700)


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"12345")
    assert files.read_bounded(tmp_path / "a", 5) == b"12345"
    with pytest.raises(DigitpadError, match="a is larger than 4 bytes"):
        files.read_bounded(tmp_path / "a", 4)


@pytest.mark.parametrize(
    ("name", "words"),
    [("none", MISSING), (".", A_FOLDER), ("a\0b", NO_NAME)],
)
def test_what_cannot_be_read_is_reported(tmp_path: Path, name: str, words: str) -> None:
    with pytest.raises(DigitpadError, match=words):
        files.read_bounded(f"{tmp_path}/{name}", 10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DigitpadError, match=NOT_ORDINARY):
        files.read_bounded(tmp_path / "pipe", 10)


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "home"))
    folders = [
        files.data_folder(),
        files.cache_folder(),
        files.config_folder(),
        files.models_folder(),
    ]
    assert len(set(folders)) == 4
    for folder in folders:
        assert folder.is_dir()
        assert folder.is_relative_to(tmp_path / "home")


def test_a_folder_that_cannot_be_made_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_bytes(b"a file")
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "home"))
    with pytest.raises(DigitpadError, match="Cannot make the folder"):
        files.data_folder()


def test_a_frozen_app_brings_its_own_resources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "digitpad" / "resources").mkdir(parents=True)
    (tmp_path / "digitpad" / "resources" / "probe.txt").write_bytes(b"")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.resource("probe.txt") == tmp_path / "digitpad" / "resources" / "probe.txt"


def test_no_other_module_opens_a_file_to_read_it() -> None:
    """What one door refuses, pipes and devices, no other one may let in."""
    package = Path(files.__file__).parent
    around = re.compile(r"""open\([^)]*["']rb?["']|\.read_bytes\(\)|np\.load\(path""")
    found = [
        f"{path.relative_to(package)}: {line.strip()}"
        for path in package.rglob("*.py")
        if path.name != "files.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if around.search(line) and "resource(" not in line and "gzip.open(file" not in line
    ]
    assert found == []


@pytest.mark.parametrize("name", ["a" * 300, "a\0b", "no/thing"])
def test_whether_a_file_is_there_has_an_answer_for_every_name(name: str) -> None:
    assert not files.is_file(name)
    assert not files.is_folder(name)


def by_name(path: Path, content: bytes) -> None:
    """Write as a library does that opens the file itself, and leaves something beside it."""
    path.with_name(".tmp").write_bytes(content)
    path.write_bytes(content)


def test_what_a_library_writes_replaces_the_old_file_when_all_of_it_is_there(
    tmp_path: Path,
) -> None:
    target = tmp_path / "run.checkpoint"
    target.write_bytes(b"old")
    with pytest.raises(ZeroDivisionError), files.atomic_path(target) as beside:
        by_name(beside, b"half")
        assert target.read_bytes() == b"old"
        raise ZeroDivisionError
    assert target.read_bytes() == b"old"
    with files.atomic_path(target) as beside:
        by_name(beside, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


def test_a_library_that_writes_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DigitpadError, match="no such file"), files.atomic_path(tmp_path / "a"):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="names of devices are refused on Windows")
def test_no_library_replaces_a_device() -> None:
    with pytest.raises(DigitpadError, match=NOT_ORDINARY), files.atomic_path("/dev/null"):
        pytest.fail("it may not be written to")


def test_what_a_killed_library_left_is_tidied_away_after_an_hour(tmp_path: Path) -> None:
    folders = [tmp_path / f".digitpad-{age}.part" for age in ("old", "new")]
    for folder in folders:
        folder.mkdir()
        (folder / ".tmp").write_bytes(b"half")
    os.utime(folders[0], (0, 0))
    files.write_atomically(tmp_path / "a", b"")
    assert sorted(one.name for one in tmp_path.iterdir()) == [".digitpad-new.part", "a"]
