"""The translators' files: no language has a text that is wrong, and a finished one has them all.

Their windows are looked at in tests/gui/test_translation.py and tests/torture/test_languages.py.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
import translations
from translated import Message, faults

from digitpad.training.lessons import ORDER, Lesson, read_lesson

FILES = sorted(translations.FOLDER.glob("digitpad_*.ts"))
GUIDE, LESSONS = (translations.FOLDER.parent / name for name in ("guide", "lessons"))
LINK = re.compile(r"\]\(([^)\s]+)\)")
KEY = re.compile(r"\b(?:Ctrl|Shift|Alt)\+[\w.+]+|\bF\d+\b|`[^`]+`")


def shape(lesson: Lesson) -> list[object]:
    """Return what a lesson does, without its words."""
    return [
        (one.light, one.shows, one.config, one.until, [choice.when for choice in one.choices])
        for one in lesson.steps
    ]


@pytest.mark.parametrize("texts", FILES, ids=translations.language_of)
def test_no_translation_is_wrong_and_a_finished_language_has_them_all(texts: Path) -> None:
    assert translations.wrong_in(texts) == []


@pytest.mark.parametrize(
    ("source", "form", "why"),
    [
        ("{count:,} images", "Bilder", "in place of"),
        ("{count:,} images", "{count} Bilder", "in place of"),
        ("{count} images", "{count Bilder", "cannot be filled"),
        ("Save <b>this</b>", "Sichere <b>dies<b>", "other tags"),
        ("&Open…", "Öffnen…", "letters marked"),
        ("&Open…", "&Ö&ffnen…", "letters marked"),
        ("Open…", "Öffnen", "ends in"),
        ("It is saved.", "Es ist gesichert", "full stop"),
        (" ✓", "✓", "blanks"),
        ("99.5 % of 10,000", "99.5 % von 10.000", "as English does"),
        ("99.5 % of 10,000", "99,5 % von 10,000", "as English does"),
    ],
)
def test_a_wrong_translation_is_told(source: str, form: str, why: str) -> None:
    (fault,) = faults(Message("", source, "", False, (form,), True), "de")
    assert why in fault


@pytest.mark.parametrize(
    ("language", "source", "forms"),
    [
        ("de", "{share:.1f} % of {all}", ("von {all} {share:.1f} %",)),
        ("de", "%Ln image(s)", ("%Ln Bild", "%Ln Bilder")),
        ("de", "&Open…", ("Ö&ffnen…",)),
        ("de", "Version 0.9.12 of 1,234.5", ("Version 0.9.12 von 1.234,5",)),
        ("ja", "&Open…", ("開く(&O)…",)),
        ("zh_TW", "It is saved.", ("已儲存。",)),
    ],
)
def test_a_right_translation_passes(language: str, source: str, forms: tuple[str, ...]) -> None:
    assert [*faults(Message("", source, "", len(forms) > 1, forms, True), language)] == []


def test_every_plural_has_the_number_and_a_key_is_added_where_words_have_no_letters() -> None:
    plural = Message("", "%Ln image(s)", "", True, ("ein Bild", "%Ln Bilder"), True)
    assert [*faults(plural, "de")] == ["has another %Ln"]
    (fault,) = faults(Message("", "&Open…", "", False, ("&開く…",), True), "ja")
    assert "(&F)" in fault


@pytest.mark.parametrize("texts", FILES, ids=translations.language_of)
def test_translated_pages_and_lessons_link_name_keys_and_do_as_the_english_ones(
    texts: Path,
) -> None:
    language = translations.language_of(texts)
    for folder in (GUIDE, LESSONS):
        english = {one.name for one in folder.glob("*.md")}
        there = {one.name for one in (folder / language).glob("*.md")}
        assert there <= english
        assert language not in translations.FINISHED or there == english
        for name in there:
            page, of = (one.read_text("utf-8") for one in (folder / language / name, folder / name))
            assert sorted(LINK.findall(page)) == sorted(LINK.findall(of)), (language, name)
            assert sorted(KEY.findall(page)) == sorted(KEY.findall(of)), (language, name)
    for name in ORDER:
        lesson = LESSONS / language / f"{name}.md"
        if lesson.is_file():
            assert shape(read_lesson(lesson)) == shape(read_lesson(LESSONS / f"{name}.md")), lesson
