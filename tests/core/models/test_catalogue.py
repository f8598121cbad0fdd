"""What the catalogue says of the architectures, and what it refuses."""

from __future__ import annotations

import pytest

from digitpad.errors import ConfigError
from digitpad.models.architecture import size_in_words
from digitpad.models.catalogue import architecture


def test_an_unknown_argument_is_refused_naming_those_there_are() -> None:
    with pytest.raises(ConfigError, match="“foo”.*image=28, patch=7, width=64"):
        architecture("vit", foo=5)


def test_the_transformers_figure_stands_for_the_sizes_that_were_measured() -> None:
    vit = architecture("vit")
    assert f"98.08 % of MNIST’s test set after {vit.recipe.epochs} epochs" in vit.published
    assert vit.recipe.epochs == 8
    assert "not measured" in architecture("vit", patch=4).published


@pytest.mark.parametrize(
    ("shape", "words"),
    [((1, 28, 28), "28×28 grey"), ((3, 32, 32), "32×32 colour"), ((28, 28), "28×28")],
)
def test_the_pictures_that_a_network_reads_are_named_in_words(
    shape: tuple[int, ...], words: str
) -> None:
    assert size_in_words(shape) == words
