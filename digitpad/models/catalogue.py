"""Every architecture that digitpad knows, by name.

Our own are described in ``models/own.py``, the published ones in ``models/published.py`` and
``models/vit.py``.
"""

from __future__ import annotations

from inspect import signature
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models.architecture import DIGIT_INPUT, Architecture
from digitpad.models.own import DIGITPAD, DIGITPAD_PAIR, QUICK
from digitpad.models.published import CANDLE_AND_TCH, CIFAR
from digitpad.models.vit import vit

_PUBLISHED: Final = (*CANDLE_AND_TCH, vit(), *CIFAR)
GROUPS: Final[dict[str, tuple[Architecture, ...]]] = {
    "Fast": (QUICK,),
    "Published": tuple(made for made in _PUBLISHED if made.input_shape == DIGIT_INPUT),
    "Colour pictures": tuple(made for made in _PUBLISHED if made.input_shape != DIGIT_INPUT),
    "digitpad’s own": (DIGITPAD, DIGITPAD_PAIR),
}
"""The architectures by the heading that a person looks for them under."""
ARCHITECTURES: Final = {made.name: made for group in GROUPS.values() for made in group}


def names() -> tuple[str, ...]:
    """Return the names of all architectures, group by group."""
    return tuple(ARCHITECTURES)


def architecture(name: str, /, **arguments: int) -> Architecture:
    """Return the architecture called ``name``, built with ``arguments`` where it takes any.

    Raises ``ConfigError`` for an unknown name, naming those there are, and for arguments that
    the architecture does not take or that make no sense.
    """
    if name not in ARCHITECTURES:
        there = ", ".join(ARCHITECTURES)
        raise ConfigError(f"There is no model called “{name}”. There are: {there}.")
    taken = signature(vit).parameters.values() if name == "vit" else ()
    unknown = set(arguments) - {parameter.name for parameter in taken}
    if unknown:
        usual = ", ".join(f"{parameter.name}={parameter.default}" for parameter in taken)
        told = f"It takes these, usually: {usual}." if usual else "It takes none."
        raise ConfigError(f"The model {name} takes no argument “{min(unknown)}”. {told}")
    return vit(**arguments) if arguments else ARCHITECTURES[name]
