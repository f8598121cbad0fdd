"""Files without metadata are identified by their tensors, or refused with a reason."""

from __future__ import annotations

import pytest
from published_tensors import TENSORS

from digitpad.errors import ModelFileError
from digitpad.models import catalogue
from digitpad.models.identify import identify, require_fit

CANDLE_CNN, TCH_CONV = TENSORS["candle-cnn"], TENSORS["tch-conv"]


@pytest.mark.parametrize("name", TENSORS)
def test_a_published_file_is_identified_by_its_names(name: str) -> None:
    match = identify(TENSORS[name])[0]
    assert match.architecture.name == name
    assert not match.guess
    assert match.names == {tensor: tensor for tensor in TENSORS[name]}


@pytest.mark.parametrize("name", catalogue.names())
def test_every_architecture_is_identified_by_its_own_tensors(name: str) -> None:
    architecture = catalogue.architecture(name)
    assert identify(architecture.tensors())[0].architecture == architecture


def test_the_order_of_the_tensors_does_not_matter() -> None:
    backwards = dict(reversed(TCH_CONV.items()))
    assert identify(backwards)[0].architecture.name == "tch-conv"


def test_extra_tensors_are_ignored_as_candle_does() -> None:
    match = identify(CANDLE_CNN | {"step": (1,), "optimizer.m": (7, 7)})[0]
    assert match.architecture.name == "candle-cnn"
    assert "step" not in match.names


def test_a_missing_tensor_is_named() -> None:
    shapes = {name: shape for name, shape in CANDLE_CNN.items() if "fc2" not in name}
    with pytest.raises(
        ModelFileError, match=r"looks like candle-cnn.*“fc2.weight” \[10, 1024\] is missing"
    ):
        identify(shapes)


def test_a_misshapen_tensor_is_named_with_both_shapes() -> None:
    with pytest.raises(ModelFileError, match=r"“fc1.weight” is \[512, 1024\], not \[1024, 1024\]"):
        identify(CANDLE_CNN | {"fc1.weight": (512, 1024)})[0]


def test_an_unknown_file_is_refused_naming_what_was_found_and_no_networks_of_ours() -> None:
    with pytest.raises(ModelFileError, match=r"takes.*“gpt.wte” \[50257, 768\]|“gpt.wte”"):
        identify({"gpt.wte": (50257, 768), "gpt.wpe": (1024, 768)})
    with pytest.raises(ModelFileError, match="no tensors"):
        identify({})


@pytest.mark.parametrize("prefix", ["", "module.", "_orig_mod.", "module.model."])
def test_a_pytorch_sequential_is_identified_by_its_shapes(prefix: str) -> None:
    numbers = {"0": "c1", "2": "c2", "5": "fc1", "8": "fc2"}
    stored = {
        f"{prefix}{number}.{part}": CANDLE_CNN[f"{layer}.{part}"]
        for number, layer in numbers.items()
        for part in ("weight", "bias")
    }
    match = identify(stored)[0]
    assert match.architecture.name == "candle-cnn"
    assert "ReLU after each convolution" in match.guess
    assert match.names["fc1.weight"] == f"{prefix}5.weight"
    assert match.names["c2.bias"] == f"{prefix}2.bias"


def test_equal_layers_are_told_apart_by_the_natural_order_of_their_names() -> None:
    wanted = catalogue.architecture("digitpad").tensors()
    renamed = {}
    position = {"conv1": 0, "conv2": 3, "conv3": 7, "conv4": 10, "conv5": 14, "conv6": 17}
    for name, shape in wanted.items():
        module, _, part = name.rpartition(".")
        number = {"hidden": 22, "output": 25}.get(module)
        if number is None:
            number = position[module.replace("norm", "conv")] + module.startswith("norm")
        renamed[f"features.{number}.{part}"] = shape
        if module.startswith("norm"):
            renamed[f"features.{number}.num_batches_tracked"] = ()
    match = identify(dict(sorted(renamed.items())))[0]
    assert match.architecture.name == "digitpad"
    assert match.names["norm1.running_var"] == "features.1.running_var"
    assert match.names["norm6.running_var"] == "features.18.running_var"


def test_a_transformers_image_and_patch_size_are_identified_by_its_tensors() -> None:
    made = catalogue.architecture("vit", image=32, patch=8, width=32, blocks=2)
    match = identify({f"vit.{name}": shape for name, shape in made.tensors().items()})[0]
    found = match.architecture
    assert found.tensors() == made.tensors()
    assert dict(found.arguments)["image"] == 32
    assert dict(found.arguments)["patch"] == 8


def test_a_single_matrix_leaves_nothing_to_guess_and_heads_do() -> None:
    matrix = identify({"0.weight": (10, 784), "0.bias": (10,)})[0]
    assert (matrix.architecture.name, matrix.guess) == ("candle-linear", "")
    assert "heads" in identify(catalogue.architecture("vit", heads=8).tensors())[0].guess


def test_position_embeddings_for_another_image_are_refused_with_both_counts_and_sizes() -> None:
    tensors = catalogue.architecture("vit", image=32, patch=16).tensors()
    tensors["embeddings.position_embeddings"] = (1, 197, 64)
    with pytest.raises(ModelFileError) as caught:
        identify(tensors)
    message = str(caught.value)
    for words in ("197 rows", "224×224", "196 patches of 16×16", "5 rows", "32×32", "4 patches"):
        assert words in message


@pytest.mark.parametrize(
    ("prefix", "rows", "image", "tokens"),
    [
        ("deit.", 198, 224, 2),  # DeiT, distilled
        ("encoder.", 578, 384, 2),  # TrOCR, from DeiT
        ("encoder.", 577, 384, 1),  # TrOCR, from BEiT
        ("", 197, 224, 1),
    ],
)
def test_published_encoders_are_told_how_many_patches_they_have_and_how_many_fit(
    prefix: str, rows: int, image: int, tokens: int
) -> None:
    names = catalogue.architecture("vit", image=32, patch=16, width=192, heads=3).tensors()
    names["embeddings.position_embeddings"] = (1, rows, 192)
    if tokens == 2:
        names["embeddings.distillation_token"] = (1, 1, 192)
    with pytest.raises(ModelFileError) as caught:
        identify({prefix + name: shape for name, shape in names.items()})
    message = str(caught.value)
    patches = (image // 16) ** 2
    assert f"{rows} rows, that is an image of {image}×{image} cut into {patches} patches" in message
    assert "5 rows for 32×32 (colour) in 4 patches" in message
    assert ("distillation token" in message) is (tokens == 2)


def test_position_embeddings_that_belong_to_no_square_image_are_refused() -> None:
    tensors = catalogue.architecture("vit").tensors()
    tensors["embeddings.position_embeddings"] = (1, 12, 64)
    with pytest.raises(ModelFileError, match="a class token and 11 patches, which no square"):
        identify(tensors)


def test_a_named_transformer_says_how_its_position_embeddings_differ() -> None:
    stored = catalogue.architecture("vit", image=28, patch=4).tensors()
    with pytest.raises(ModelFileError) as caught:
        require_fit(catalogue.architecture("vit", image=28, patch=7), stored)
    message = str(caught.value)
    for words in ("50 rows", "28×28 cut into 49 patches of 4×4", "needs 17", "16 patches of 7×7"):
        assert words in message


@pytest.mark.parametrize(
    "change",
    [
        {"embeddings.position_embeddings": (50, 64)},
        {"embeddings.position_embeddings": (1, 0, 64)},
        {"embeddings.patch_embeddings.projection.weight": (64, 1, 4, 5)},
        {"embeddings.patch_embeddings.projection.weight": (64, 1, 0, 0)},
        {"embeddings.patch_embeddings.projection.weight": (0, 1, 4, 4)},
        {"embeddings.cls_token": (1, 1, 65)},
        {"encoder.layer.x.output.dense.weight": (1,)},
        {"encoder.layer.": (1,)},
    ],
)
def test_a_damaged_transformer_is_refused_with_a_reason(change: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(ModelFileError):
        identify(catalogue.architecture("vit").tensors() | change)
