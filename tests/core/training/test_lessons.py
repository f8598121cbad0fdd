"""The format of lessons: what is read from a text, what is refused and why, which facts count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digitpad.data.source import DataSource
from digitpad.errors import DigitpadError
from digitpad.models.recipe import Recipe
from digitpad.training.lessons import (
    FACTS,
    LIGHTS,
    ORDER,
    SETTINGS,
    LessonFact,
    Value,
    all_hold,
    parse_lesson,
    read_lesson,
    shipped,
    with_facts,
)

DOCUMENT = Path(__file__).parents[3] / "docs" / "lessons.md"
LESSON = """# A title
What it is about,
in a sentence or two.

## First
set: layers dense 10; data inverted; images 200; epochs 3; batch_size 20; augment yes
Do this.
And that.
? What will happen?
- Much [test > 90]
- A little more than before [test >= test.1 and test < test.1 + 5]
- Nothing
light: train
show: curves
until: run = done and epoch >= 3
then: It read {test} % of
  {images} images.

## Second
Look.
"""


def test_a_text_becomes_steps_with_what_to_do_to_ask_and_to_check() -> None:
    lesson = parse_lesson(LESSON, "title")
    assert (lesson.name, lesson.title) == ("title", "A title")
    assert lesson.about == "What it is about, in a sentence or two."
    first, second = lesson.steps
    assert first.text == "Do this. And that."
    assert (first.light, first.shows) == ("train", "curves")
    assert first.config is not None
    assert dict(first.config.model_arguments) == {"layers": "dense 10"}
    assert (first.config.dataset, first.config.train_limit) == ("inverted", 200)
    recipe: Recipe = first.config.recipe
    assert (recipe.epochs, recipe.batch_size, recipe.augment) == (3, 20, True)
    assert [one.text for one in first.choices] == [
        "Much", "A little more than before", "Nothing",
    ]  # fmt: skip
    assert first.then == "It read {test} % of {images} images."
    assert second.text == "Look."
    assert not second.until


def known(**values: Value) -> object:
    """Return facts; ``test_1`` is “test.1”."""

    def facts(fact: LessonFact) -> Value:
        return values.get(f"{fact.name}_{fact.run}" if fact.run else fact.name)

    return facts


@pytest.mark.parametrize(
    ("condition", "values", "holds"),
    [
        ("test > 90", {"test": 90.1}, True),
        ("test > 90", {"test": 90.0}, False),
        ("test > 90", {}, False),
        ("test != 90", {}, False),
        ("test > test.1 + 5", {"test": 85.1, "test_1": 80}, True),
        ("test > test.1 + 5", {"test": 84.9, "test_1": 80}, False),
        ("test < test.1 - 5", {"test": 74.9, "test_1": 80}, True),
        ("test < test.1", {"test": 74.9}, False),
        ("test > 80 and loss <= 0.5", {"test": 81, "loss": 0.5}, True),
        ("test > 80 and loss <= 0.5", {"test": 81, "loss": 0.6}, False),
        ("reads = 3", {"reads": "3"}, True),
        ("reads != 3", {"reads": "8"}, True),
        ("reads != reads.1", {"reads": "8", "reads_1": "8"}, False),
        ("reads != reads.1", {"reads": "8", "reads_1": "3"}, True),
        ("reads != reads.1", {"reads": "8"}, False),
        ("augment = yes", {"augment": "no"}, False),
        ("layers = dense 100, relu, dense 10", {"layers": "dense 100, relu, dense 10"}, True),
        ("batch_size = full", {"batch_size": "full"}, True),
    ],
)
def test_a_condition_compares_facts_and_does_not_hold_of_unknown_ones(
    condition: str, values: dict[str, Value], holds: bool
) -> None:
    (step,) = parse_lesson(f"# T\n## S\nDo.\nuntil: {condition}").steps
    assert all_hold(step.until, known(**values)) is holds


def test_the_first_choice_whose_condition_holds_is_the_one_that_came_true() -> None:
    step = parse_lesson(LESSON).steps[0]
    came_true = [one.came_true(known(test=82, test_1=80)) for one in step.choices]
    assert came_true == [False, True, False]
    (knowledge,) = parse_lesson("# T\n## S\nDo.\n? Q?\n- a [never]\n- b [right]").steps
    assert [one.came_true(known()) for one in knowledge.choices] == [False, True]


def test_facts_are_filled_into_texts_as_their_kind_is_written() -> None:
    facts = known(test=86.84, loss=0.412, images=30_000, reads="7", learning_rate=0.0001)
    text = "{test} {loss} {images} {reads} {sure} {learning_rate}"
    assert with_facts(text, facts) == "86.8 0.41 30,000 7 – 0.0001"


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (("# A title", "A title"), 1, "begins with its title"),
        (("light: train", "light: trian"), 13, "“trian” is not known here. There are: canvas"),
        (("light: train", "lihgt: train"), 13, "“lihgt” is not known here"),
        (("light: train", "light: train\nlight: stop"), 14, "one of these in this step already"),
        (("show: curves", "show: all"), 14, "“all” is not known here"),
        (("run = done", "run = finished"), 15, "“finished” is not known here"),
        (("run = done", "run > done"), 15, "compare it by = or !="),
        (("run = done", "rum = done"), 15, "“rum” is not known here"),
        (("run = done", "augment = 3"), 15, "“3” is not known here"),
        (("run = done and", "run = done &"), 15, "is not known here"),
        (("epoch >= 3", "epoch"), 15, "no condition such as"),
        (("epoch >= 3", "epoch >= three"), 15, "“three” is not known here"),
        (("{test}", "{tets}"), 16, "“tets” is not known here"),
        (("epochs 3", "epochs 0"), 6, "The epochs must be a whole number"),
        (("epochs 3", "epochs many"), 6, "“many” is no whole number"),
        (("augment yes", "augment perhaps"), 6, "“perhaps” is not known here"),
        (("data inverted", "data upside-down"), 6, "no data set called “upside-down”"),
        (("layers dense 10", "layers dance 10"), 6, "dance"),
        (("layers dense 10", "password x"), 6, "“password” is not known here"),
        (("? What will happen?", "And what?"), 10, "below its question"),
        (("- Nothing\n", "- Nothing\n- And\n- more\n"), 5, "2 to 4 choices"),
        ((" [test > 90]", ""), 5, ""),
        (("- Nothing", "- [right]"), 12, "no text"),
        (("- Nothing", "### Nothing"), 12, "Headings are"),
        (("What it is about,", "light: train"), 2, "belongs to a step"),
        (("Look.", "show: network"), 19, "no text that says what to do"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(change: tuple[str, str], line: int, why: str) -> None:
    assert change[0] in LESSON
    text = LESSON.replace(*change, 1)
    if not why:  # one condition is left
        assert len(parse_lesson(text).steps) == 2
        return
    with pytest.raises(DigitpadError) as refused:
        parse_lesson(text)
    assert str(refused.value).startswith(f"Line {line}: ")
    assert why in str(refused.value)


@pytest.mark.parametrize("text", ["", "\n\n", "# Only a title\nAnd words."])
def test_a_lesson_without_steps_is_refused(text: str) -> None:
    with pytest.raises(DigitpadError, match="no steps"):
        parse_lesson(text)


def test_a_file_is_named_where_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_text("hello", encoding="utf-8")
    with pytest.raises(DigitpadError, match="mine.md is no lesson that can be begun. Line 1: "):
        read_lesson(path)
    path.write_bytes(b"# \xff\n")
    with pytest.raises(DigitpadError, match="not text in UTF-8"):
        read_lesson(path)
    path.write_text("\ufeff" + LESSON, encoding="utf-8")  # as Windows' editor begins it
    assert read_lesson(path).name == "mine"


def test_the_lessons_that_come_along_need_no_download_and_promise_what_can_be_checked() -> None:
    lessons = list(shipped())
    assert [lesson.name for lesson in lessons] == list(ORDER)
    assert len({lesson.title for lesson in lessons}) == len(ORDER) == 12
    for lesson in lessons:
        assert lesson.about
        for step in lesson.steps:
            assert not step.light or step.until or step.question, step.title
            assert len(step.text) + len(step.then) < 420, step.title
            assert step.then, step.title
            if step.config is not None:
                parts = DataSource.parse(step.config.dataset).parts
                assert all(part.is_built_in for part in parts)


def test_a_translated_lesson_takes_the_place_of_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.training import lessons

    folder = tmp_path / "lessons"
    for name in ORDER:
        (folder / "de").mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.md").write_text("# English\n## S\nDo.", encoding="utf-8")
    (folder / "de" / "step.md").write_text("# Deutsch\n## S\nTu.", encoding="utf-8")
    monkeypatch.setattr(lessons, "resource", lambda name: tmp_path / name)
    titles = {one.name: one.title for one in shipped(("de_AT", "de"))}
    assert titles["step"] == "Deutsch"
    assert titles["line"] == "English"


@pytest.mark.parametrize("words", [FACTS, LIGHTS, SETTINGS], ids=["facts", "lights", "settings"])
def test_the_document_names_all_words_of_the_format(words: object) -> None:
    told = set(re.findall(r"`([a-z_.-]+)`", DOCUMENT.read_text(encoding="utf-8")))
    assert set(words) <= told  # type: ignore[call-overload]


def test_the_lesson_in_the_document_can_be_begun() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    (example,) = re.findall(r"```markdown\n(.*?)```", text, re.DOTALL)
    assert len(parse_lesson(example).steps) >= 2
