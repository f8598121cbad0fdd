"""Generators that do long work in steps and return the result."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar, cast

Result = TypeVar("Result")
Step = TypeVar("Step")
Other = TypeVar("Other")


def finished(
    steps: Generator[Any, None, Result], on_step: Callable[[Any], object] = lambda _: None
) -> Result:
    """Run a generator to its end, calling ``on_step`` with each step, and return its result."""
    while True:
        try:
            on_step(next(steps))
        except StopIteration as ended:
            return cast("Result", ended.value)


def mapped(
    steps: Generator[Step, None, Result], change: Callable[[Step], Other]
) -> Generator[Other, None, Result]:
    """Run a generator, yielding what ``change`` makes of each step, and return its result."""
    while True:
        try:
            step = next(steps)
        except StopIteration as ended:
            return cast("Result", ended.value)
        yield change(step)
