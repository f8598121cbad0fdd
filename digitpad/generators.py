"""Generators that do long work in steps and return its result."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar, cast

Result = TypeVar("Result")


def finished(
    steps: Generator[Any, None, Result], tell: Callable[[Any], object] = lambda _: None
) -> Result:
    """Drive a generator to its end, ``tell`` each step, and return what it returns."""
    while True:
        try:
            tell(next(steps))
        except StopIteration as ended:
            return cast("Result", ended.value)
