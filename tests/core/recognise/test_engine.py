"""The reader without torch gives what torch gives, for every architecture, layer by layer."""

from __future__ import annotations

import math
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import torch
import torch.nn.functional as F
from fresh import printed
from made_models import blank, own, random
from torch import Tensor

from digitpad.files import resource
from digitpad.models import catalogue
from digitpad.models.architecture import Architecture
from digitpad.models.layers import BatchNorm, Conv, Flatten, Linear, MaxPool, ReLU
from digitpad.recognise.cancellation import Cancellation, CancelledError
from digitpad.recognise.engine import MAX_BATCH, SHIPPED_GRAPHS, Engine, graph_file
from digitpad.recognise.recogniser import softmax
from digitpad.recognise.torch_engine import TorchEngine

Arrays = dict[str, npt.NDArray[np.float32]]
Weights = dict[str, Tensor]


def random_arrays(architecture: Architecture, seed: int = 0) -> Arrays:
    """Weights of a trained network's size, and running statistics far from their start."""
    rng = np.random.default_rng(seed)
    arrays = {}
    for name, shape in architecture.tensors().items():
        if name.endswith("running_var"):
            values = rng.uniform(0.1, 3.0, shape)
        elif len(shape) > 1:
            values = rng.standard_normal(shape) * math.sqrt(2 / math.prod(shape[1:]))
        else:
            values = rng.standard_normal(shape) * 0.3
        arrays[name] = values.astype(np.float32)
    return arrays


def candle_linear(w: Weights, x: Tensor) -> Tensor:
    return x.flatten(1) @ w["weight"].T + w["bias"]


def candle_mlp(w: Weights, x: Tensor) -> Tensor:
    hidden = F.relu(F.linear(x.flatten(1), w["ln1.weight"], w["ln1.bias"]))
    return F.linear(hidden, w["ln2.weight"], w["ln2.bias"])


def candle_cnn(w: Weights, x: Tensor) -> Tensor:
    x = F.max_pool2d(F.conv2d(x, w["c1.weight"], w["c1.bias"]), 2)
    x = F.max_pool2d(F.conv2d(x, w["c2.weight"], w["c2.bias"]), 2)
    x = F.relu(F.linear(x.flatten(1), w["fc1.weight"], w["fc1.bias"]))
    return F.linear(x, w["fc2.weight"], w["fc2.bias"])


def tch_linear(w: Weights, x: Tensor) -> Tensor:
    return x.flatten(1) @ w["ws"] + w["bs"]


def tch_nn(w: Weights, x: Tensor) -> Tensor:
    hidden = F.relu(F.linear(x.flatten(1), w["layer1.weight"], w["layer1.bias"]))
    return F.linear(hidden, w["weight"], w["bias"])


def tch_conv(w: Weights, x: Tensor) -> Tensor:
    x = F.max_pool2d(F.conv2d(x, w["weight"], w["bias"]), 2)
    x = F.max_pool2d(F.conv2d(x, w["weight__3"], w["bias__2"]), 2)
    x = F.relu(F.linear(x.flatten(1), w["weight__5"], w["bias__4"]))
    return F.linear(x, w["weight__7"], w["bias__6"])


def reader_convolutions(w: Weights, x: Tensor) -> Tensor:
    for number in range(1, 7):
        x = F.conv2d(x, w[f"conv{number}.weight"], padding=1)
        norm = f"norm{number}"
        x = F.batch_norm(
            x,
            w[f"{norm}.running_mean"],
            w[f"{norm}.running_var"],
            w[f"{norm}.weight"],
            w[f"{norm}.bias"],
        )
        x = F.relu(x)
        if number % 2 == 0:
            x = F.max_pool2d(x, 2)
    return x


def digitpad(w: Weights, x: Tensor) -> Tensor:
    x = reader_convolutions(w, x).flatten(1)
    x = F.relu(F.linear(x, w["hidden.weight"], w["hidden.bias"]))
    return F.linear(x, w["output.weight"], w["output.bias"])


def own_classes(w: Weights, x: Tensor) -> Tensor:
    return F.linear(reader_convolutions(w, x).flatten(1), w["output.weight"], w["output.bias"])


def norm(w: Weights, name: str, values: Tensor) -> Tensor:
    statistics = w[f"{name}.running_mean"], w[f"{name}.running_var"]
    return F.batch_norm(values, *statistics, w[f"{name}.weight"], w[f"{name}.bias"])


def number_signs(w: Weights, x: Tensor) -> Tensor:
    x = F.relu(norm(w, "norm1", F.conv2d(x, w["conv1.weight"], stride=2, padding=2)))
    x = F.relu(norm(w, "norm2", F.conv2d(x, w["conv2.weight"], padding=1)))
    x = F.relu(norm(w, "norm3", F.conv2d(F.max_pool2d(x, 2), w["conv3.weight"], padding=1)))
    x = F.relu(F.linear(F.max_pool2d(x, 2).flatten(1), w["hidden.weight"], w["hidden.bias"]))
    return F.linear(x, w["output.weight"], w["output.bias"])


def quick(w: Weights, x: Tensor) -> Tensor:
    x = F.relu(norm(w, "norm1", F.conv2d(x, w["conv1.weight"], stride=2)))
    x = F.relu(norm(w, "norm2", F.max_pool2d(F.conv2d(x, w["conv2.weight"]), 2)))
    x = F.relu(F.linear(x.flatten(1), w["hidden.weight"], w["hidden.bias"]))
    return F.linear(x, w["output.weight"], w["output.bias"])


def cifar_fc(w: Weights, x: Tensor) -> Tensor:
    hidden = F.relu(F.linear(x.flatten(1), w["layer1.weight"], w["layer1.bias"]))
    return F.linear(hidden, w["layer2.weight"], w["layer2.bias"])


def two_convolutions(w: Weights, x: Tensor) -> Tensor:
    x = F.max_pool2d(F.relu(F.conv2d(x, w["layer1.weight"], w["layer1.bias"], padding=1)), 2)
    return F.max_pool2d(F.relu(F.conv2d(x, w["layer2.weight"], w["layer2.bias"], padding=1)), 2)


def cifar_cnn(w: Weights, x: Tensor) -> Tensor:
    return F.linear(two_convolutions(w, x).flatten(1), w["labels.weight"], w["labels.bias"])


def autoencoder(w: Weights, x: Tensor) -> Tensor:
    x = two_convolutions(w, x)
    x = F.conv_transpose2d(x, w["rev_layer2.weight"], w["rev_layer2.bias"], stride=2)
    return F.conv_transpose2d(x, w["rev_layer1.weight"], w["rev_layer1.bias"], stride=2)


def vit(w: Weights, x: Tensor) -> Tensor:
    projection = "embeddings.patch_embeddings.projection"
    patch = w[f"{projection}.weight"].shape[-1]
    patches = F.conv2d(x, w[f"{projection}.weight"], w[f"{projection}.bias"], stride=patch)
    tokens = patches.flatten(2).transpose(1, 2)
    first = w["embeddings.cls_token"].expand(len(x), -1, -1)
    x = torch.cat([first, tokens], 1) + w["embeddings.position_embeddings"]
    width, heads = x.shape[-1], 4
    for number in range(4):
        name = f"encoder.layer.{number}"

        def linear(part: str, values: Tensor, name: str = name) -> Tensor:
            return F.linear(values, w[f"{name}.{part}.weight"], w[f"{name}.{part}.bias"])

        def norm(part: str, values: Tensor, name: str = name) -> Tensor:
            parts = w[f"{name}.{part}.weight"], w[f"{name}.{part}.bias"]
            return F.layer_norm(values, (width,), *parts, eps=1e-12)

        normed = norm("layernorm_before", x)
        query, key, value = (
            linear(f"attention.attention.{part}", normed).unflatten(-1, (heads, -1)).transpose(1, 2)
            for part in ("query", "key", "value")
        )
        mixed = F.scaled_dot_product_attention(query, key, value).transpose(1, 2).flatten(2)
        x = x + linear("attention.output.dense", mixed)
        hidden = F.gelu(linear("intermediate.dense", norm("layernorm_after", x)))
        x = x + linear("output.dense", hidden)
    x = F.layer_norm(x, (width,), w["layernorm.weight"], w["layernorm.bias"], eps=1e-12)
    return F.linear(x[:, 0], w["classifier.weight"], w["classifier.bias"])


def custom(w: Weights, x: Tensor) -> Tensor:
    x = F.max_pool2d(F.relu(F.conv2d(x, w["0.weight"], w["0.bias"])), 2)
    return F.linear(x.flatten(1), w["4.weight"], w["4.bias"])


REFERENCES: dict[str, Callable[[Weights, Tensor], Tensor]] = {
    "candle-linear": candle_linear,
    "candle-mlp": candle_mlp,
    "candle-cnn": candle_cnn,
    "tch-linear": tch_linear,
    "tch-nn": tch_nn,
    "tch-conv": tch_conv,
    "digitpad": digitpad,
    "digitpad-ink": digitpad,
    "quick": quick,
    "number-signs": number_signs,
    "cifar-fc": cifar_fc,
    "cifar-cnn": cifar_cnn,
    "cifar-autoencoder": autoencoder,
    "digits-autoencoder": autoencoder,
    "vit": vit,
    "custom": custom,
    "own-classes": own_classes,
}


def some_images(architecture: Architecture, count: int = 5) -> npt.NDArray[np.uint8]:
    rng = np.random.default_rng(1)
    return rng.integers(0, 256, (count, *architecture.input_shape), dtype=np.uint8)


def reference(name: str, arrays: Arrays, images: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    weights = {key: torch.tensor(value) for key, value in arrays.items()}
    with torch.inference_mode():
        return REFERENCES[name](weights, torch.tensor(images).float() / 255).numpy()


def test_every_architecture_has_a_reference_here() -> None:
    # What reads lines has one in tests/numbers/test_whole_line.py, and torchvision's networks
    # have theirs in tests/core/models/test_vision.py.
    elsewhere = {"line-reader", "deep-line-reader", "resnet18", "mobilenet-v3-small"}
    assert {*REFERENCES} | elsewhere == set(catalogue.names())


@pytest.mark.parametrize("name", REFERENCES)
def test_probabilities_agree_with_torch(name: str) -> None:
    architecture = catalogue.architecture(name)
    arrays = random_arrays(architecture)
    images = some_images(architecture)
    expected = reference(name, arrays, images).reshape(len(images), -1)
    found = Engine(architecture, arrays).logits(images)
    assert found.dtype == np.float32
    if not architecture.reconstructs:
        np.testing.assert_allclose(softmax(found), softmax(expected), atol=1e-5)
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4 * np.abs(expected).max())


@pytest.mark.parametrize("name", ["digitpad", "vit", "cifar-autoencoder"])
def test_an_image_reads_the_same_alone_and_among_others(name: str) -> None:
    architecture = catalogue.architecture(name)
    engine = Engine(architecture, random_arrays(architecture))
    images = some_images(architecture, 9)
    together = engine.logits(images)
    alone = np.concatenate([engine.logits(images[place : place + 1]) for place in range(9)])
    np.testing.assert_allclose(together, alone, atol=1e-4)


def test_what_was_returned_is_not_overwritten_by_the_next_reading() -> None:
    architecture = catalogue.architecture("cifar-autoencoder")
    engine = Engine(architecture, random_arrays(architecture))
    images = some_images(architecture, 2)
    first = engine.logits(images[:1])
    kept = first.copy()
    engine.logits(images[1:])
    np.testing.assert_array_equal(first, kept)


def test_the_given_weights_and_images_are_not_changed() -> None:
    architecture = catalogue.architecture("digitpad")
    arrays = random_arrays(architecture)
    images = some_images(architecture, 1)
    kept = {name: array.copy() for name, array in arrays.items()}, images.copy()
    for array in (*arrays.values(), images):
        array.setflags(write=False)
    Engine(architecture, arrays).logits(images)
    for name, array in arrays.items():
        np.testing.assert_array_equal(array, kept[0][name])
    np.testing.assert_array_equal(images, kept[1])


def test_no_images_give_no_logits() -> None:
    architecture = catalogue.architecture("candle-linear")
    engine = Engine(architecture, random_arrays(architecture))
    assert engine.logits(np.empty((0, 1, 28, 28), np.uint8)).shape == (0, 10)


def test_stride_odd_sides_and_a_norm_that_follows_no_convolution_agree_with_torch() -> None:
    architecture = own(
        "odd", Conv(3, 6, 3, "a.weight", "a.bias", padding=2, stride=2), ReLU(), BatchNorm(6, "n"),
        MaxPool(3), Flatten(), Linear(6 * 5 * 5, 10, "b.weight", "b.bias"), input_shape=(3, 32, 32),
    )  # fmt: skip
    arrays = random_arrays(architecture)
    images = some_images(architecture)
    w = {key: torch.tensor(value) for key, value in arrays.items()}
    x = torch.tensor(images).float() / 255
    x = F.relu(F.conv2d(x, w["a.weight"], w["a.bias"], stride=2, padding=2))
    x = F.batch_norm(x, w["n.running_mean"], w["n.running_var"], w["n.weight"], w["n.bias"])
    x = F.linear(F.max_pool2d(x, 3).flatten(1), w["b.weight"], w["b.bias"])
    np.testing.assert_allclose(Engine(architecture, arrays).logits(images), x, atol=1e-4)


def test_a_learning_networks_snapshots_are_read_one_after_the_other() -> None:
    architecture = catalogue.architecture("candle-cnn")
    images = some_images(architecture, 2)
    snapshots = [random_arrays(architecture, seed) for seed in (0, 1)]
    engines = [Engine(architecture, arrays) for arrays in snapshots]
    for _ in range(2):
        for arrays, engine in zip(snapshots, engines, strict=True):
            expected = reference("candle-cnn", arrays, images)
            np.testing.assert_allclose(engine.logits(images), expected, rtol=1e-4, atol=1e-4)


def test_weights_that_are_too_large_give_no_numbers_and_no_error() -> None:
    architecture = catalogue.architecture("candle-mlp")
    arrays = {name: array * 1e30 for name, array in random_arrays(architecture).items()}
    assert not np.isfinite(Engine(architecture, arrays).logits(some_images(architecture, 1))).all()


@pytest.mark.parametrize("name", ["digitpad", "candle-cnn", "vit", "line-reader"])
def test_what_is_compiled_for_many_images_gives_what_the_other_gives(name: str) -> None:
    architecture = catalogue.architecture(name)
    arrays, images = random_arrays(architecture), some_images(architecture, 3)
    one, many = (Engine(architecture, arrays, reads_many=many) for many in (False, True))
    np.testing.assert_allclose(many.logits(images), one.logits(images), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("is_fixed", [False, True])
@pytest.mark.parametrize("architecture", SHIPPED_GRAPHS, ids=lambda one: one.name)
def test_a_shipped_graph_is_what_its_architecture_compiles_to(
    architecture: Architecture, is_fixed: bool
) -> None:
    import onnx

    from digitpad.models.graph import network_graph

    built = network_graph(architecture, is_fixed=is_fixed)
    file = graph_file(architecture, is_fixed=is_fixed)
    assert onnx.load_from_string(resource(file).read_bytes()) == built, (
        f"write it anew: network_graph(…, is_fixed={is_fixed}).SerializeToString() → "
        f"resources/{file}"
    )


def test_a_session_takes_one_thread_and_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import onnxruntime

    told: list[str] = []
    monkeypatch.setenv("ORT_DISABLE_TELEMETRY", "")
    monkeypatch.setattr(onnxruntime, "disable_telemetry_events", lambda: told.append("nothing"))
    architecture = replace(catalogue.architecture("candle-linear"), name="never made before")
    options = Engine(architecture, random_arrays(architecture))._session.get_session_options()
    assert (options.intra_op_num_threads, options.inter_op_num_threads) == (1, 1)
    assert told == ["nothing"]
    assert os.environ["ORT_DISABLE_TELEMETRY"] == "1"


READS = """
import os, sys
from pathlib import Path
from digitpad.files import resource
from digitpad.modelfile import open_model
from digitpad.recognise.recogniser import Recogniser
import numpy as np
reader = Recogniser(open_model(resource("digitpad.safetensors")))
reader.recognise_image(np.eye(28, dtype=np.uint8) * 255)
"""


def after_reading(question: str, **surroundings: str) -> str:
    """What a fresh process that has read an image with the shipped model answers."""
    return printed(f"{READS}\n{question}", **surroundings)


def test_reading_never_loads_torch_nor_the_builder_of_graphs() -> None:
    assert after_reading("print({'torch', 'onnx'} & set(sys.modules))") == "set()"


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's /proc")
def test_reading_starts_no_threads() -> None:
    count = "print(len(os.listdir('/proc/self/task')))"
    assert after_reading(count, OPENBLAS_NUM_THREADS="1") == "1"


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's /proc")
def test_reading_sends_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    # onnxruntime would number the machine in the user's cache folder and connect to Microsoft.
    surroundings = {name: str(tmp_path) for name in ("HOME", "XDG_CACHE_HOME", "DIGITPAD_HOME")}
    surroundings["ORT_DISABLE_TELEMETRY"] = ""
    sockets = """
import time
time.sleep(1)
files = list(Path("/proc/self/fd").iterdir())
print([str(file.readlink()) for file in files if file.is_socket()])
"""
    assert after_reading(sockets, **surroundings) == "[]"
    assert list(tmp_path.rglob("*")) == []


SLOW = "conv 128 1 pad 16, conv 128 3 pad 1, conv 128 3 pad 1, pool 32, dense 10"
"""A billion multiplications: 20 images are a part."""


@pytest.mark.parametrize("kind", [Engine, TorchEngine])
def test_what_an_engine_computes_is_given_up_from_another_thread(kind: Any) -> None:
    made = catalogue.architecture("custom", layers=SLOW)
    engine, ending = kind(made, blank(made).tensors), Cancellation()
    images = np.zeros((2_000, 1, 28, 28), np.uint8)
    begun, found = threading.Event(), []

    def read() -> None:
        with ending:
            begun.set()
            try:
                found.append(engine.logits(images))
            except CancelledError:
                found.append(None)

    thread = threading.Thread(target=read)
    thread.start()
    assert begun.wait(30)
    ending.cancel()
    thread.join(60)
    assert found == [None]
    # Only there: another thread, or the same one later, reads on.
    assert engine.logits(images[:1]).shape == (1, 10)


def test_many_images_are_read_in_parts_that_leave_the_memory_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = catalogue.architecture("candle-linear")
    engine, sizes = Engine(made, random(made).tensors), []
    images = some_images(made, 2 * MAX_BATCH + 3)
    outputs = Engine._outputs
    monkeypatch.setattr(
        Engine, "_outputs", lambda self, part: sizes.append(len(part)) or outputs(self, part)
    )
    found = engine.logits(images)
    assert sizes == [MAX_BATCH, MAX_BATCH, 3]
    assert found == pytest.approx(
        np.concatenate([engine.logits(one[None]) for one in images]), abs=1e-2
    )
