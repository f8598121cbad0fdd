"""The translators' files: no language has a text that is wrong, and a finished one has them all.

Their windows are looked at in tests/gui/test_translation.py and tests/torture/test_languages.py.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
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
DOCS = translations.CHECKOUT / "docs"
NAME = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
"""What is in italics: words of the window."""
FORM = re.compile(r"^#+ |^\||^- |&nbsp;|_{4}(?!_)", re.MULTILINE)
"""Headings, rows, points, and blanks to fill in."""
OF_README = ("What the network sees", "Why?", "Train", "Help", "Lessons…", "View", "Language")


@cache
def said_in(language: str) -> dict[str, set[str]]:
    """Return what the window says for each English text, without keys, and the lessons’ titles."""
    texts = translations.read(translations.FOLDER / f"digitpad_{language}.ts")
    pairs = [(one.source, one.forms[0]) for one in texts]
    for name in ORDER:
        paths = LESSONS / f"{name}.md", LESSONS / language / f"{name}.md"
        pairs.append(tuple(read_lesson(path).title for path in paths))
    found: dict[str, set[str]] = {}
    for pair in pairs:
        source, form = (re.sub(r"\(&.\)|&", "", text) for text in pair)
        found.setdefault(source, set()).add(form)
    return found


def unsaid(names: Iterable[str], page: str, language: str) -> list[str]:
    """Return the names for which a page has none of the window’s words."""
    return [one for one in names if not any(form in page for form in said_in(language)[one])]


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


@pytest.mark.parametrize("language", translations.FINISHED)
@pytest.mark.parametrize("name", ["lesson-plan", "worksheet"])
def test_a_translated_page_for_a_class_is_as_the_english_one_and_has_the_windows_words(
    name: str, language: str
) -> None:
    ends = "", f".{language}"
    english, page = ((DOCS / f"teaching/{name}{end}.md").read_text("utf-8") for end in ends)
    assert Counter(FORM.findall(page)) == Counter(FORM.findall(english))
    assert Counter(KEY.findall(page)) == Counter(KEY.findall(english))
    links = [
        Counter(re.sub(r"\.\w+(?=\.md)", "", to) for to in LINK.findall(one))
        for one in (english, page)
    ]
    assert links[0] == links[1]
    figures = (Counter(re.findall(r"\d+", LINK.sub("", one))) for one in (english, page))
    assert next(figures) <= next(figures)
    titles = [read_lesson(LESSONS / f"{one}.md").title for one in ORDER]
    parts = [part for words in NAME.findall(english) for part in words.split(" → ")]
    assert unsaid([*parts, *(title for title in titles if title in english)], page, language) == []


@pytest.mark.parametrize("language", translations.FINISHED)
def test_a_translated_readme_has_the_windows_words(language: str) -> None:
    page = (DOCS / f"readme/README.{language}.md").read_text("utf-8")
    assert unsaid(OF_README, page, language) == []
