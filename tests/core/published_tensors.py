"""Names and shapes of the tensors in the published files, as their sources give them."""

from __future__ import annotations

from typing import Final

TENSORS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "candle-linear": {"weight": (10, 784), "bias": (10,)},
    "candle-mlp": {
        "ln1.weight": (100, 784),
        "ln1.bias": (100,),
        "ln2.weight": (10, 100),
        "ln2.bias": (10,),
    },
    "candle-cnn": {
        "c1.weight": (32, 1, 5, 5),
        "c1.bias": (32,),
        "c2.weight": (64, 32, 5, 5),
        "c2.bias": (64,),
        "fc1.weight": (1024, 1024),
        "fc1.bias": (1024,),
        "fc2.weight": (10, 1024),
        "fc2.bias": (10,),
    },
    "tch-nn": {
        "layer1.weight": (128, 784),
        "layer1.bias": (128,),
        "weight": (10, 128),
        "bias": (10,),
    },
    "tch-conv": {
        "weight": (32, 1, 5, 5),
        "bias": (32,),
        "weight__3": (64, 32, 5, 5),
        "bias__2": (64,),
        "weight__5": (1024, 1024),
        "bias__4": (1024,),
        "weight__7": (10, 1024),
        "bias__6": (10,),
    },
    "cifar-fc": {
        "layer1.weight": (3072, 3072),
        "layer1.bias": (3072,),
        "layer2.weight": (10, 3072),
        "layer2.bias": (10,),
    },
    "cifar-cnn": {
        "layer1.weight": (16, 3, 3, 3),
        "layer1.bias": (16,),
        "layer2.weight": (8, 16, 3, 3),
        "layer2.bias": (8,),
        "labels.weight": (10, 512),
        "labels.bias": (10,),
    },
    "cifar-autoencoder": {
        "layer1.weight": (16, 3, 3, 3),
        "layer1.bias": (16,),
        "layer2.weight": (8, 16, 3, 3),
        "layer2.bias": (8,),
        "rev_layer2.weight": (8, 16, 2, 2),
        "rev_layer2.bias": (16,),
        "rev_layer1.weight": (16, 3, 2, 2),
        "rev_layer1.bias": (3,),
    },
}
