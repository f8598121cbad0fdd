"""Generators that do long work in steps and return its result."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar, cast

Result = TypeVar("Result")


def finished(steps: Generator[Any, None, Result]) -> Result:
    """Drive a generator to its end and return what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return cast("Result", ended.value)
