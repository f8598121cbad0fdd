"""Every architecture that digitpad knows, by name.

Our own are described in ``models/own.py``, the published ones in ``models/published.py`` and
``models/vit.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models import own, published
from digitpad.models.architecture import Architecture
from digitpad.models.vit import vit

BUILDERS: Final[dict[str, Callable[..., Architecture]]] = {
    "digitpad": own.digitpad,
    "digitpad-pair": own.digitpad_pair,
    "quick": own.quick,
    "candle-linear": published.candle_linear,
    "candle-mlp": published.candle_mlp,
    "candle-cnn": published.candle_cnn,
    "tch-linear": published.tch_linear,
    "tch-nn": published.tch_nn,
    "tch-conv": published.tch_conv,
    "vit": vit,
    "digits-autoencoder": published.digits_autoencoder,
    "cifar-fc": published.cifar_fc,
    "cifar-cnn": published.cifar_cnn,
    "cifar-autoencoder": published.cifar_autoencoder,
}


def names() -> tuple[str, ...]:
    """Return the names of all architectures, our own first."""
    return tuple(BUILDERS)


def architecture(name: str, **arguments: int) -> Architecture:
    """Return the architecture called ``name``, built with ``arguments`` where it takes any.

    Raises ``ConfigError`` for an unknown name, naming those there are, and for arguments that
    the architecture does not take or that make no sense.
    """
    builder = BUILDERS.get(name)
    if builder is None:
        raise ConfigError(f"There is no model called “{name}”. There are: {', '.join(BUILDERS)}.")
    unknown = set(arguments) - set(signature(builder).parameters)
    if unknown:
        taken = ", ".join(
            f"{parameter.name}={parameter.default}"
            for parameter in signature(builder).parameters.values()
        )
        told = f"It takes these, usually: {taken}." if taken else "It takes none."
        raise ConfigError(f"The model {name} takes no argument “{min(unknown)}”. {told}")
    return builder(**arguments)
