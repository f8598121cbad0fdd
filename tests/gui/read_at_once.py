"""Photos of which a test says what is read on them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

Read = TypeVar("Read")


def at_once(read: Callable[..., Read]) -> Callable[..., Generator[int, None, Read]]:
    """Return ``read`` as reading step by step, which takes no step."""

    def reading(*arguments: object, **named: object) -> Generator[int, None, Read]:
        yield from ()
        return read(*arguments, **named)

    return reading
