"""What the catalogue says of the architectures, and what it refuses."""

from __future__ import annotations

import pytest

from digitpad.errors import ConfigError
from digitpad.models.architecture import MOST_OPERATIONS, size_text
from digitpad.models.catalogue import architecture, names


def test_a_transformer_that_takes_too_long_is_refused_with_the_number() -> None:
    with pytest.raises(ConfigError, match=r"80\.9 billion multiplications.*the limit is 5 billion"):
        architecture("vit", image=32, patch=2, width=1024, blocks=24, heads=8)


def test_no_network_of_ours_is_near_the_most_operations() -> None:
    assert max(architecture(name).operations() for name in names()) < MOST_OPERATIONS / 8


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
def test_the_pictures_that_a_network_reads_are_named(shape: tuple[int, ...], words: str) -> None:
    assert size_text(shape) == words
