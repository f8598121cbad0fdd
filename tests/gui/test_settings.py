from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from digitpad.gui.settings import MAX_RECENT, Settings, open_settings
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH


def settings_in(path: Path) -> Settings:
    return Settings(QSettings(str(path / "test.ini"), QSettings.Format.IniFormat))


def test_choices_come_back_at_the_next_start(tmp_path: Path) -> None:
    first = settings_in(tmp_path)
    first.theme, first.pen_width, first.shows_training = "dark", 0.11, False
    first.store.sync()
    second = settings_in(tmp_path)
    assert (second.theme, second.pen_width) == ("dark", 0.11)
    assert not second.shows_training


def test_a_damaged_file_gives_the_usual_choices(tmp_path: Path) -> None:
    (tmp_path / "test.ini").write_text(
        "[window]\ntheme=purple\nshows_training=7\n[canvas]\npen_width=wide\n"
        "[recent]\nmodel=@Variant(rubbish)\n"
    )
    settings = settings_in(tmp_path)
    assert settings.theme == "system"
    assert settings.pen_width == DEFAULT_PEN_WIDTH
    assert settings.bytes_of("window/geometry").isEmpty()


def test_each_kind_of_file_has_the_folder_that_one_was_in_last(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    for kind in ("drawing", "model", "lesson"):
        (tmp_path / kind).mkdir()
        settings.add_recent(kind, tmp_path / kind / "one")
    settings.add_recent("model", tmp_path / "stick" / "pulled out.safetensors")
    for kind in ("drawing", "model", "lesson"):
        assert settings.last_folder(kind) == str(tmp_path / kind)


def test_recent_files_are_few_newest_first_and_never_twice(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    for number in range(MAX_RECENT + 3):
        settings.add_recent("model", tmp_path / f"{number}.safetensors")
    settings.add_recent("model", tmp_path / "9.safetensors")
    names = [path.stem for path in settings.recent("model")]
    assert names == ["9", "10", "8", "7", "6", "5", "4", "3"]
    settings.forget_recent("model", tmp_path / "9.safetensors")
    assert settings.recent("model")[0].stem == "10"
    assert settings.recent("drawing") == []


def test_a_single_recent_file_is_read_back(tmp_path: Path) -> None:
    # An INI file does not tell a list of one from a text.
    first = settings_in(tmp_path)
    first.add_recent("drawing", tmp_path / "a, b.inkml")
    first.store.sync()
    assert settings_in(tmp_path).recent("drawing") == [tmp_path / "a, b.inkml"]


def test_settings_lie_in_the_users_own_folder(own_home: Path) -> None:
    assert Path(open_settings().fileName()).is_relative_to(own_home)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_settings_are_nobody_elses(own_home: Path) -> None:
    store = open_settings()
    Settings(store).theme = "dark"
    store.sync()
    path = Path(store.fileName())
    assert "dark" in path.read_text(encoding="utf-8")
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


def test_without_a_folder_to_write_to_the_window_still_has_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("DIGITPAD_HOME", str(blocked))
    assert Settings(open_settings()).theme == "system"


@pytest.mark.parametrize(
    ("plain", "written"),
    [
        ("@Variant(", "@Variant("),
        ("@Variant(", "\\x40\\x56\\x61riant("),
        ("@Variant(", "\\100Variant("),
        ("@Variant(", "@Var\\ziant("),
        ("@Variant(", '@Var"iant"('),
        ("@Variant(", "@Vari\\\nant("),
    ],
)
def test_settings_from_elsewhere_run_nothing(own_home: Path, plain: str, written: str) -> None:
    # Qt for Python unpickles what stands in a file of settings as an object of Python's.
    place, ran = Path(open_settings().fileName()), own_home / "ran"
    evil = QSettings(str(place), QSettings.Format.IniFormat)
    evil.setValue("window/theme", Touching(str(ran)))
    evil.sync()
    text = place.read_text(encoding="utf-8")
    assert plain in text
    place.write_text(text.replace(plain, written), encoding="utf-8")
    assert Settings(open_settings()).theme == "system"
    assert not ran.exists()
    assert place.with_suffix(".ini.refused").is_file()  # for whoever wonders where they are


class Touching:
    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> object:
        return open, (self.path, "w")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_in_place_of_the_settings_holds_nothing_up(own_home: Path) -> None:
    place = Path(open_settings().fileName())
    place.unlink(missing_ok=True)
    os.mkfifo(place)
    settings = Settings(open_settings())
    settings.theme = "dark"
    settings.store.sync()
    assert Settings(open_settings()).theme == "dark"
