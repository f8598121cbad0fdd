"""Networks of one's own, from a line of text: what it means, and why others are refused."""

from __future__ import annotations

import string

import numpy as np
import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st
from torch import nn

from digitpad.errors import ConfigError
from digitpad.modelfile import new_info
from digitpad.models.custom import KINDS, STARTS, Step, as_text, custom, parse_layers
from digitpad.models.torch.network import build
from digitpad.recognise.engine import Engine

ALL = (
    "conv 8 3 pad 1 stride 2, norm, gelu, pool 2, conv 16 3, tanh, dropout 0.5, "
    "dense 32, norm, sigmoid, dense 10"
)


def complaint(text: str, image: int = 28) -> str:
    with pytest.raises(ConfigError) as caught:
        custom(text, image)
    return str(caught.value)


def test_a_line_of_text_becomes_layers_with_shapes_and_a_count_of_weights() -> None:
    made = custom("conv 16 3, relu, pool 2, dense 10")
    assert made.shapes_along() == [(16, 26, 26), (16, 26, 26), (16, 13, 13), (2704,), (10,)]
    assert made.parameter_count() == 16 * 9 + 16 + 2704 * 10 + 10
    assert dict(made.arguments) == {"image": 28, "layers": "conv 16 3, relu, pool 2, dense 10"}


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        ("Dense 10", "dense 10"),
        (" conv 4;relu ,, dense  10,", "conv 4 3, relu, dense 10"),
        ("conv 4 5 stride 2 pad 2, dense 10", "conv 4 5 pad 2 stride 2, dense 10"),
        ("conv outputs 4 kernel 5, flatten, dense 10", "conv 4 5, flatten, dense 10"),
        ("pool, dropout, dense 10", "pool 2, dropout 0.3, dense 10"),
    ],
)
def test_what_is_left_out_is_usual_and_the_text_comes_back_tidy(loose: str, text: str) -> None:
    assert dict(custom(loose).arguments)["layers"] == text


def test_its_tensors_load_into_the_same_torch_sequential() -> None:
    made = custom("conv 4 3, norm, relu, pool 2, dense 16, tanh, dense 10")
    network = build(made, seed=0).eval()
    twin = nn.Sequential(
        nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(),
        nn.Linear(4 * 13 * 13, 16), nn.Tanh(), nn.Linear(16, 10),
    ).eval()  # fmt: skip
    twin.load_state_dict(network.tensors(), strict=False)
    images = torch.rand(3, 1, 28, 28)
    torch.testing.assert_close(network(images), twin(images))


def test_every_kind_of_layer_reads_the_same_in_torch_and_without_it() -> None:
    made = custom(ALL)
    network = build(made, seed=1)
    network(torch.rand(16, 1, 28, 28))  # moves the running statistics
    images = np.random.default_rng(0).integers(0, 256, (4, 1, 28, 28), dtype=np.uint8)
    with torch.inference_mode():
        expected = network.eval()(torch.tensor(images).float() / 255).numpy()
    np.testing.assert_allclose(Engine(made, network.arrays()).logits(images), expected, atol=1e-4)


def test_a_batch_of_one_row_does_not_break_normalisation() -> None:
    network = build(custom("dense 8, norm, dense 10"), seed=0).train()
    assert network(torch.rand(1, 1, 28, 28)).isfinite().all()


@pytest.mark.parametrize("text", STARTS.values())
@pytest.mark.parametrize("image", [28, 32])
def test_every_starting_point_is_a_network_for_digits_and_for_pictures(
    text: str, image: int
) -> None:
    assert custom(text, image).shapes_along()[-1] == (10,)


SLOW = (
    "conv 240 1 pad 16, conv 240 1 pad 16, conv 240 7 pad 3, conv 240 7 pad 3, conv 240 7 pad 3, "
    "pool 32, dense 10"
)
"""34 MB and within every other limit."""


def test_the_last_dense_layer_may_tell_any_number_of_classes_apart() -> None:
    made = custom("dense 30, relu, dense 26")
    assert made.class_count == 26
    assert new_info(made).classes == tuple(string.ascii_uppercase)
    assert custom("dense 2", 32).class_count == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no layers yet. Begin with “dense 10”"),
        (" , ", "no layers yet"),
        ("dense 1", "has 1 outputs, and there are ten classes: end with “dense 10”"),
        ("conv 4 3", "gives 4 × 26×26, and there are ten classes: end with “dense 10”"),
        ("conv 10 28", "end with “flatten”"),
        ("dense 10, pool 2", "Layer 2, “pool 2”: it needs a picture"),
        ("dense 10, conv 3 3", "Layer 2, “conv 3 3”: it needs a picture"),
        ("conv 4 3, relu, dense 9, relu, conv 3 3", "Layer 3, “conv 3 3”: it needs a picture"),
        ("pool 20, pool 2, dense 10", "Layer 2, “pool 2”: a picture of 1×1 is too small"),
        ("pool 4, conv 4 9, dense 10", "9×9 pixels are more than there are: a picture of 7×7"),
        ("dens 10", "no layer called “dens”. Available: dense, conv"),
        ("dense 10, softmax", "Leave “softmax” out"),
        ("dense", "does not say how many outputs: write “dense 10”"),
        ("conv x, dense 10", "“x” stands where a number should"),
        ("conv 1 2 3, dense 10", "should be like “conv 16 3 [pad 0] [stride 1]”"),
        ("conv 4 3 pad, dense 10", "is not understood"),
        ("dense 0", "outputs is a whole number of 1 to 65,536, not 0"),
        ("dense 2.5, dense 10", "a whole number"),
        ("dense nan", "a whole number"),
        ("dropout 1, dense 10", "leave everything out"),
        ("dense 10, " * 61, "61 layers; the limit is 60"),
        ("dense 60000, dense 60000, dense 10", "3,647,760,010 weights; the limit is 50,000,000"),
        ("conv 4096 3 pad 1 stride 1, conv 4096 3, dense 10", "weights; the limit is 50,000,000"),
        ("conv 4096 1 pad 16, dense 10", "the limit is 4,000,000"),
        ("x" * 3_000, "3,000 characters"),
        (SLOW, "72.2 billion multiplications for one image; the limit is 5 billion"),
        (SLOW, "Give layer 3, “conv 240 7 pad 3”, fewer outputs, or put a “pool 2” before it."),
    ],
)
def test_what_is_no_network_is_refused_with_a_reason(text: str, words: str) -> None:
    assert words in complaint(text)


def test_operations_are_products_and_values_that_are_looked_at() -> None:
    made = custom("conv 6 5 pad 2 stride 2, relu, pool 2, conv 8 3, relu, dense 12, relu, dense 10")
    products = (14 * 14 * 6 * 25) + (5 * 5 * 8 * 6 * 9) + (200 * 12) + (12 * 10)
    looked_at = (6 * 14 * 14) * 2 + (8 * 5 * 5) * 2 + 12  # relu, pool, relu, flatten, relu
    assert made.operations() == products + looked_at


def test_pictures_of_another_size_are_refused() -> None:
    assert "not 30×30" in complaint("dense 10", 30)


numbers = st.integers(0, 40)


@given(
    st.lists(
        st.builds(
            lambda word, values: Step(word, tuple(values[: len(KINDS[word].numbers)])),
            st.sampled_from(sorted(KINDS)),
            st.tuples(numbers, numbers, numbers, numbers, st.integers(0, 1)),
        ),
        max_size=8,
    )
)
def test_any_layers_are_a_network_that_reads_or_are_refused(steps: list[Step]) -> None:
    try:
        made = custom(as_text(steps))
    except ConfigError as error:
        assert str(error).endswith(".")
        return
    assert made.shapes_along()[-1] == (made.class_count,)
    assert as_text(parse_layers(dict(made.arguments)["layers"])) == dict(made.arguments)["layers"]


@given(st.floats(0, 1))
@example(0.9999999)
def test_a_network_with_any_dropout_is_built_again_from_what_its_file_says(part: float) -> None:
    try:
        made = custom(f"dropout {part}, dense 10")
    except ConfigError as error:
        assert "leave everything out" in str(error)
        return
    assert custom(**dict(made.arguments)) == made


@given(st.text(max_size=60))
def test_any_text_is_a_network_or_is_refused(text: str) -> None:
    try:
        custom(text)
    except ConfigError as error:
        assert str(error).isprintable()
