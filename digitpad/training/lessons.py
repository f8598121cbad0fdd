"""Lessons: guided experiments, each written in one text file. docs/lessons.md has the format.

A step says what to do and which control to use; it may set up a run, and ask what will happen
before it does. Conditions on named facts say when a step is done and which prediction came true.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from digitpad.data.catalogue import HANDWRITING_SMALL
from digitpad.data.source import DataSource
from digitpad.errors import DigitpadError
from digitpad.files import read_bounded, resource
from digitpad.models import custom
from digitpad.training.config import OFFERED, TrainConfig, config_for
from digitpad.words import QT_TRANSLATE_NOOP, message_of

SUFFIX: Final = ".md"
MOST_BYTES: Final = 100_000
CHOICES: Final = (2, 4)
"""Fewest and most choices of a question."""
ORDER: Final = (
    *("line", "three", "kernel", "step", "rate", "overfitting", "images", "shifting", "labels"),
    *("inverted", "hand", "unknown"),
)
"""The lessons that come along, as they are listed."""
LIGHTS: Final = (
    *("canvas", "clear", "answer", "seen", "name", "why", "model", "data", "layers", "settings"),
    *("epochs", "optimizer", "learning_rate", "augment", "batch_size", "train", "pause", "stop"),
    *("curves", "network", "picture", "time", "my-things", "robustness", "runs", "shipped-model"),
)
"""The controls that a step can light."""
BESIDE: Final = "side-by-side"
SHOWN: Final = ("curves", "network", BESIDE)
YES_NO: Final = ("yes", "no")


class Kind(NamedTuple):
    """What a fact can be: one of ``choices``, or a number written in ``form``; else any text."""

    choices: tuple[str, ...] = ()
    form: str = ""


SHARE, WHOLE, LOSS, TEXT = Kind(form=".1f"), Kind(form=","), Kind(form=".2f"), Kind()
FACTS: Final = {
    "run": Kind(("none", "running", "stopped", "done")),
    **dict.fromkeys(("test", "train", "gap", "sure", "robust"), SHARE),
    **dict.fromkeys(("loss", "test_loss"), LOSS),
    **dict.fromkeys(("epoch", "images", "weights", "strokes", "drawn"), WHOLE),
    **dict.fromkeys(("named", "named_right"), WHOLE),
    **dict.fromkeys(("reads", "reader", "model", "data", "layers"), TEXT),
    "verdict": Kind(("digit", "unsure", "not-a-digit", "nothing")),
    "taught": Kind(YES_NO),
    "picture": Kind(("on", "off")),
    "unit": Kind(("none", "input", "convolution", "dense", "pooling", "patches", "block")),
    **{
        parameter.name: Kind(
            YES_NO if parameter.kind == "switch" else parameter.choices,
            "g" if parameter.kind in ("whole", "number") else "",
        )
        for parameter in OFFERED
    },
}
"""What conditions can be about; the settings are those in the training panel."""
SETTINGS: Final = ("model", "layers", "data", "images", *(parameter.name for parameter in OFFERED))
OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<=": operator.le, ">=": operator.ge, "!=": operator.ne,
    "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip
CONDITION: Final = re.compile(r"(\S+)\s+(<=|>=|!=|=|<|>)\s+(.+)")
SHIFTED: Final = re.compile(r"(\S+)\s+([+-])\s+([0-9.]+)")
CHOICE: Final = re.compile(r"(.*?)(?:\s*\[([^\[\]]+)\])?")
DIRECTIVE: Final = re.compile(r"([a-z_]+):\s*(.*)")
PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
NUMBERED: Final = re.compile(r"([a-z_]+)(?:\.([1-9]))?")
RIGHT, NEVER = "right", "never"


class LessonFact(NamedTuple):
    """A fact by its name; ``run``: as it was when the lesson's run of this number ended, 0: now."""

    name: str
    run: int = 0


Value = float | str | None
Facts = Callable[[LessonFact], Value]
"""Returns what a fact is, None as long as it is not known."""


class Condition(NamedTuple):
    """A comparison of a fact with a value, or with another fact and what is added to that."""

    fact: LessonFact
    comparison: str
    value: float | str | LessonFact
    plus: float = 0.0

    def holds(self, facts: Facts) -> bool:
        """Return whether it holds; not as long as a fact is unknown."""
        left = facts(self.fact)
        right = facts(self.value) if isinstance(self.value, LessonFact) else self.value
        if isinstance(left, int | float) and isinstance(right, int | float):
            return OPERATORS[self.comparison](left, right + self.plus)
        if left is None or right is None:
            return False
        return OPERATORS[self.comparison](str(left), str(right))


Conditions = tuple[Condition, ...]


class LessonChoice(NamedTuple):
    """A choice; ``when`` it is right: () always, None never."""

    text: str
    when: Conditions | None

    def came_true(self, facts: Facts) -> bool:
        return self.when is not None and all_hold(self.when, facts)


class LessonStep(NamedTuple):
    """A step; ``light``: the control to use, ``shows``: one of ``SHOWN``; "" for neither.

    ``config``: the run that it sets up. It is done when ``until`` holds and its question, if it
    has one, is answered; ``then`` says what that showed.
    """

    title: str
    text: str
    light: str = ""
    shows: str = ""
    config: TrainConfig | None = None
    question: str = ""
    choices: tuple[LessonChoice, ...] = ()
    until: Conditions = ()
    then: str = ""


class Lesson(NamedTuple):
    """``name``: that of its file; ``about``: a sentence for the list of lessons."""

    name: str
    title: str
    about: str
    steps: tuple[LessonStep, ...]


def all_hold(conditions: Conditions, facts: Facts) -> bool:
    return all(condition.holds(facts) for condition in conditions)


def with_facts(text: str, facts: Facts, number: Callable[[float, str], str] = format) -> str:
    """Return a text with its ``{facts}`` filled in, those that are unknown as “–”."""

    def value_of(match: re.Match[str]) -> str:
        fact = _fact(match[1])
        value = facts(fact)
        if isinstance(value, int | float):
            return number(value, FACTS[fact.name].form)
        return "–" if value is None else value

    return PLACEHOLDER.sub(value_of, text)


def shipped(languages: Sequence[str] = ()) -> Iterator[Lesson]:
    """Yield the lessons that come along, in the first of these languages that has them."""
    folder = resource("lessons")
    for name in ORDER:
        paths = (folder / language / f"{name}{SUFFIX}" for language in (*languages, ""))
        yield read_lesson(next(path for path in paths if path.is_file()))


def read_lesson(path: Path) -> Lesson:
    """Read a lesson. Raises ``DigitpadError``, with the number of the line."""
    data = read_bounded(path, MOST_BYTES)
    try:
        return parse_lesson(data.decode("utf-8-sig"), path.stem)
    except UnicodeDecodeError as error:
        message = QT_TRANSLATE_NOOP("errors", "{file} is no lesson: it is not text in UTF-8.")
        raise DigitpadError(message.filled(file=path.name)) from error
    except DigitpadError as error:
        message = QT_TRANSLATE_NOOP("errors", "{file} is no lesson that can be begun. {why}")
        raise DigitpadError(message.filled(file=path.name, why=message_of(error))) from error


def parse_lesson(text: str, name: str = "") -> Lesson:
    """Return the lesson in a text. Raises ``DigitpadError``, with the number of the line."""
    parts: list[_Lines] = []
    for number, line in _lines(text):
        try:
            if line.startswith("## ") and parts:
                parts.append(_Lines(line[3:].strip(), number))
            elif line.startswith("# ") and not parts:
                parts.append(_Lines(line[2:].strip(), number))
            elif not parts:
                raise DigitpadError(
                    QT_TRANSLATE_NOOP("errors", "A lesson begins with its title: “# Title”.")
                )
            else:
                parts[-1].add(line, is_step=len(parts) > 1)
        except DigitpadError as error:
            raise _at(number, error) from error
    if len(parts) < 2:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "It has no steps: each begins with “## Title”.")
        )
    head, *steps = parts
    return Lesson(name, head.title, head.text, tuple(lines.step() for lines in steps))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not empty, with those joined to them that are indented."""
    held: tuple[int, str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if held is not None and line[:1].isspace() and line.strip():
            held = held[0], f"{held[1]} {line.strip()}"
            continue
        if held is not None:
            yield held
        held = (number, line.rstrip()) if line.strip() else None
    if held is not None:
        yield held


def _at(line: int, error: DigitpadError) -> DigitpadError:
    message = QT_TRANSLATE_NOOP("errors", "Line {line}: {why}")
    return DigitpadError(message.filled(line=line, why=message_of(error)))


class _Lines:
    """What is between two headings."""

    def __init__(self, title: str, line: int) -> None:
        self.title, self.line, self.text = title, line, ""
        self._given: dict[str, Any] = {}
        self._choices: list[LessonChoice] = []

    def add(self, line: str, *, is_step: bool) -> None:
        """Add a line. Raises ``DigitpadError``."""
        directive = DIRECTIVE.fullmatch(line)
        if not is_step and (directive or line.startswith(("? ", "- ", "#"))):
            raise DigitpadError(
                QT_TRANSLATE_NOOP("errors", "This belongs to a step, which begins with “## Title”.")
            )
        if line.startswith("#"):
            raise DigitpadError(
                QT_TRANSLATE_NOOP("errors", "Headings are “# Title”, once, and “## Title”.")
            )
        if line.startswith("? "):
            self._give("question", _checked(line[2:].strip()))
        elif line.startswith("- "):
            if "question" not in self._given:
                raise DigitpadError(
                    QT_TRANSLATE_NOOP("errors", "A choice stands below its question: “? Question”.")
                )
            self._choices.append(_choice(line[2:].strip()))
        elif directive:
            word, value = directive.groups()
            if word not in _DIRECTIVES:
                raise _unknown(word, _DIRECTIVES)
            self._give(*_DIRECTIVES[word](value))
        else:
            self.text = f"{self.text} {_checked(line)}".strip()

    def _give(self, name: str, value: object) -> None:
        if name in self._given:
            raise DigitpadError(
                QT_TRANSLATE_NOOP("errors", "There is one of these in this step already.")
            )
        self._given[name] = value

    def step(self) -> LessonStep:
        """Return the step. Raises ``DigitpadError`` if something is missing."""
        fewest, most = CHOICES
        why = ""
        if not self.text:
            why = QT_TRANSLATE_NOOP("errors", "This step has no text that says what to do.")
        elif "question" in self._given and not fewest <= len(self._choices) <= most:
            why = QT_TRANSLATE_NOOP(
                "errors", "A question has {fewest} to {most} choices, each a line “- Choice”."
            ).filled(fewest=fewest, most=most)
        elif self._choices and all(choice.when is None for choice in self._choices):
            why = QT_TRANSLATE_NOOP(
                "errors", "No choice says when it is right: “[right]”, or “[test > 90]”."
            )
        if why:
            raise _at(self.line, DigitpadError(why))
        return LessonStep(self.title, self.text, choices=tuple(self._choices), **self._given)


def _unknown(word: str, known: Iterator[str] | Sequence[str] | Mapping[str, Any]) -> DigitpadError:
    message = QT_TRANSLATE_NOOP("errors", "“{word}” is not known here. There are: {known}.")
    return DigitpadError(message.filled(word=word, known=", ".join(known)))


def _one_of(known: Sequence[str], name: str, value: str) -> tuple[str, str]:
    if value not in known:
        raise _unknown(value, known)
    return name, value


def _checked(text: str) -> str:
    """Return a text whose ``{facts}`` are known."""
    for name in PLACEHOLDER.findall(text):
        _fact(name)
    return text


def _choice(line: str) -> LessonChoice:
    match = CHOICE.fullmatch(line)
    text, when = match.groups() if match else (line, None)
    if not text:
        raise DigitpadError(QT_TRANSLATE_NOOP("errors", "This choice has no text."))
    if when in (None, NEVER):
        return LessonChoice(_checked(text), None)
    return LessonChoice(_checked(text), () if when == RIGHT else _conditions(when))


def _fact(name: str) -> LessonFact:
    match = NUMBERED.fullmatch(name)
    if match is None or match[1] not in FACTS:
        raise _unknown(name, FACTS)
    return LessonFact(match[1], int(match[2] or 0))


def _conditions(text: str) -> Conditions:
    return tuple(map(_condition, text.split(" and ")))


def _condition(text: str) -> Condition:
    match = CONDITION.fullmatch(text.strip())
    if match is None:
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors", "“{text}” is no condition such as “test > 90” or “run = done”."
            ).filled(text=text.strip())
        )
    name, comparison, value = match.groups()
    fact = _fact(name)
    kind = FACTS[fact.name]
    if not kind.form:
        if comparison not in ("=", "!="):
            raise DigitpadError(
                QT_TRANSLATE_NOOP("errors", "“{name}” is a word: compare it by = or !=.").filled(
                    name=name
                )
            )
        if "." in value:
            return Condition(fact, comparison, _fact(value))
        if kind.choices:
            _one_of(kind.choices, "", value)
        return Condition(fact, comparison, value)
    if value in kind.choices:
        return Condition(fact, comparison, value)
    shifted = SHIFTED.fullmatch(value)
    operand, sign, offset = shifted.groups() if shifted else (value, "+", "0")
    try:
        return Condition(fact, comparison, _number(operand), float(f"{sign}{offset}"))
    except ValueError:
        return Condition(fact, comparison, _fact(operand), float(f"{sign}{offset}"))


def _number(text: str) -> float:
    return float(text.removesuffix("%").strip())


def _set(text: str) -> tuple[str, TrainConfig]:
    """Return the run that “layers dense 10; epochs 8” sets up."""
    values: dict[str, Any] = {"data": HANDWRITING_SMALL.name}
    for item in text.split(";"):
        name, _, value = item.strip().partition(" ")
        _one_of(SETTINGS, "", name)
        values[name] = value.strip()
    layers, data = values.pop("layers", None), values.pop("data")
    model = values.pop("model", custom.NAME)
    settings: dict[str, Any] = {}
    if "images" in values:
        settings["train_limit"] = _whole(values.pop("images"))
    for parameter in OFFERED:
        if parameter.name in values:
            value = values[parameter.name]
            if parameter.kind == "switch":
                settings[parameter.name] = _one_of(YES_NO, "", value)[1] == YES_NO[0]
            elif parameter.kind == "choice" or value in parameter.choices:
                settings[parameter.name] = value
            else:
                read = _whole if parameter.kind == "whole" else _real
                settings[parameter.name] = read(value)
    arguments = {"layers": layers} if layers else {}
    _ = DataSource.parse(data).parts
    return "config", config_for(model, data, model_arguments=arguments, **settings)


def _whole(text: str) -> int:
    if not text.isdecimal():
        message = QT_TRANSLATE_NOOP("errors", "“{text}” is no whole number.")
        raise DigitpadError(message.filled(text=text))
    return int(text)


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        message = QT_TRANSLATE_NOOP("errors", "“{text}” is no number.")
        raise DigitpadError(message.filled(text=text)) from error


_DIRECTIVES: Final[dict[str, Callable[[str], tuple[str, object]]]] = {
    "set": _set,
    "show": lambda value: _one_of(SHOWN, "shows", value),
    "light": lambda value: _one_of(LIGHTS, "light", value),
    "until": lambda value: ("until", _conditions(value)),
    "then": lambda value: ("then", _checked(value)),
}
