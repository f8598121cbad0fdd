"""digitpad: draw a digit and be read, train a network and watch it learn.

What programs use of it stands in ``digitpad.api`` and is loaded when it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digitpad.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if not name.startswith("_"):
        from importlib import import_module

        api = import_module("digitpad.api")
        if name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module “digitpad” has no attribute “{name}”")


def __dir__() -> list[str]:
    from importlib import import_module

    return sorted({*globals(), *import_module("digitpad.api").__all__})
