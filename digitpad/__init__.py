"""digitpad: draw a digit and be read, train a network and watch it learn.

    import digitpad

    digitpad.Reader().read("seven.png").label                 # '7'
    digitpad.read_table("sheet.jpg").save("sheet.csv")

The names below are stable, and each is loaded on first use; reading needs neither torch nor Qt.
docs/library.md has more examples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digitpad.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    from importlib import import_module
    from importlib.util import find_spec

    # “from digitpad import wings” asks here first, and must not load the whole library.
    is_module = not name.startswith("_") and find_spec(f"digitpad.{name}") is not None
    if name == "__all__" or not (name.startswith("_") or is_module):
        api = import_module("digitpad.api")
        if name == "__all__" or name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module “digitpad” has no attribute “{name}”")


def __dir__() -> list[str]:
    from importlib import import_module

    return sorted({*globals(), *import_module("digitpad.api").__all__})
