"""How far the maps of ``digitpad explain`` can be trusted, method by method and model by model.

For each image: (a) the rank correlation of a map with that of the same network with shuffled
weights, layer by layer from the last to the first; (b) how much of the score's change integrated
gradients leave unexplained; (c) the area under the deletion curve, along the strokes, beside those
of Grad-CAM and of a random order. What is explained is the class that is read, against all others.
Digits are strokes of the training writers of the pen digits, 50 of each, and none of those by
which the methods were chosen; pictures are training pictures of CIFAR-10. Nothing is measured on
what models are tested on.

The shipped model is measured, and those in the folder MODELS, named as their architectures.
COUNT measures fewer images. Both are variables of the environment.
"""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from measure import Row, data_folder
from torch.nn import functional as F
from trial_of_maps import deletion_area, rank_correlation, shuffled

from digitpad.arrays import Floats
from digitpad.data.catalogue import CIFAR10
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.explain.explainer import METHODS, Explainer
from digitpad.explain.pieces import Image, Owners, blank_of, owned_by, pieces_of
from digitpad.explain.target import Target
from digitpad.files import resource
from digitpad.generators import finished
from digitpad.ink.inkml import read_inkml
from digitpad.ink.normalise import drawing_to_image, placement
from digitpad.modelfile import Model, open_model
from digitpad.models import layers
from digitpad.models.architecture import DIGIT_INPUT

COUNT = int(os.environ.get("COUNT", "500"))
CHOSEN_BY = 50
"""Numbers of images of each digit, and of pictures, that the methods were chosen on."""
SHUFFLED_COUNT = max(5, COUNT // 25)
"""Images on which each step of the shuffling but the last is measured."""
SEED = 0
MOST_ALIKE = 0.35
COMPLETE = 0.01
OF_GRAD_CAM, OF_RANDOM = 0.8, 0.6
BIT_PX = 2.0
"""Length of the bits of stroke that are taken away: shorter than the pieces of any method."""
EVERY = {"integrated-gradients": 10}
"""What takes long is measured on every so manieth image."""


class Sample(NamedTuple):
    """``image``: uint8 (channels, h, w); ``owners``: the bits that are taken away one by one."""

    image: Image
    owners: Owners


def run() -> list[Row]:
    torch.set_num_threads(1)
    files = {"shipped": resource("digitpad.safetensors")}
    folder = os.environ.get("MODELS")
    files |= (
        {path.stem: path for path in sorted(Path(folder).glob("*.safetensors"))} if folder else {}
    )
    rows: list[Row] = []
    samples: dict[tuple[int, ...], list[Sample]] = {}
    for name, path in files.items():
        model = open_model(path)
        shape = model.info.architecture.input_shape
        if model.info.architecture.reconstructs:
            continue
        if shape not in samples:
            samples[shape] = digits() if shape == DIGIT_INPUT else pictures()
        rows += rows_of(name, model, samples[shape])
    return rows


def digits() -> list[Sample]:
    """Return drawings of the training writers, as many of each digit, and their bits."""
    items, _ = split_by_writer(read_inkml(data_folder("pendigits") / "pendigits-tra.inkml"))
    rng = np.random.default_rng(SEED)
    found = []
    for digit in "0123456789":
        of_digit = [item.drawing for item in items if item.truth == digit]
        for number in rng.permutation(len(of_digit))[CHOSEN_BY : CHOSEN_BY + COUNT // 10]:
            drawing = of_digit[number]
            image, place = drawing_to_image(drawing)[None], placement(drawing)
            if place is None:
                continue
            lines = [one.points * place.scale + (place.left, place.top) for one in drawing.strokes]
            points = np.concatenate([bits(line) for line in lines])
            found.append(Sample(image, owned_by(points, image)))
    return found


def bits(line: npt.NDArray[np.floating]) -> npt.NDArray[np.float64]:
    """Return the middles of bits of about ``BIT_PX`` along a polyline."""
    way = np.concatenate(([0.0], np.hypot(*np.diff(line, axis=0).T).cumsum()))
    count = max(1, round(way[-1] / BIT_PX))
    places = (np.arange(count) + 0.5) / count * way[-1]
    return np.stack([np.interp(places, way, line[:, axis]) for axis in (0, 1)], axis=1)


def pictures() -> list[Sample]:
    content = CIFAR10.read(data_folder("cifar10"))
    assert isinstance(content.train, tuple)
    return [
        Sample(image, pieces_of(image)) for image in content.train[0][CHOSEN_BY : CHOSEN_BY + COUNT]
    ]


class Found(NamedTuple):
    """What was measured of a method on one image; ``cpu_ms``: CPU milliseconds of a map."""

    area: float
    alike: float
    incomplete: float
    cpu_ms: float


def rows_of(name: str, model: Model, samples: list[Sample]) -> list[Row]:
    explainer, count = Explainer(model), model.info.architecture.class_count
    depth = sum(bool(layer.parts()) for layer in model.info.architecture.layers)
    steps = [Explainer(shuffled(model, number, seed=SEED)) for number in range(1, depth + 1)]
    methods = [*METHODS, "lime, first idea", *(["grad-cam"] if spatial(model) is not None else [])]
    found: dict[str, list[Found]] = defaultdict(list)
    layer_by_layer: dict[str, list[list[float]]] = defaultdict(lambda: [[] for _ in steps])
    random = []
    for number, (image, owners) in enumerate(samples):
        outputs = explainer.outputs(image[None])[0, :count]
        of = int(outputs.argmax())
        target = Target(of, tuple(other for other in range(count) if other != of))
        chance = np.random.default_rng(number).normal(size=owners.max() + 1)[owners]
        area = (explainer.outputs, image), (owners, of, count)
        both = target.scores(explainer.outputs(np.stack((image, blank_of(image)))))
        change = float(both[0] - both[1])
        random.append(deletion_area(*area[0], chance.astype(np.float32), *area[1]))
        for method in methods:
            if number % EVERY.get(method, 1):
                continue
            before = process_time()
            made = map_of(explainer, image, target, method)
            cpu_ms = 1e3 * (process_time() - before)
            is_sampled = number % (len(samples) // SHUFFLED_COUNT or 1) == 0
            for place, step in enumerate(steps):
                if is_sampled or place == depth - 1:
                    other = map_of(step, image, target, method)
                    layer_by_layer[method][place].append(rank_correlation(made, other, image))
            found[method].append(
                Found(
                    deletion_area(*area[0], made, *area[1]),
                    abs(layer_by_layer[method][-1][-1]),
                    abs(float(made.sum()) - change) / max(abs(change), 0.01),
                    cpu_ms,
                )
            )
    by_chance = float(np.mean(random))
    cam = np.mean([one.area for one in found["grad-cam"]]) if found["grad-cam"] else None
    return [
        _row(name, method, found[method], layer_by_layer[method], by_chance, cam)
        for method in methods
    ]


def _row(
    name: str,
    method: str,
    found: list[Found],
    alike_by_layer: list[list[float]],
    by_chance: float,
    cam: float | None,
) -> Row:
    area, alike, _, cpu_ms = np.mean(found, axis=0).tolist()
    incomplete = max(one.incomplete for one in found)
    steps = [float(np.mean(np.abs(values))) for values in alike_by_layer]
    is_met = alike <= MOST_ALIKE and area <= OF_RANDOM * by_chance
    words = f"area {area:.3f}, {area / by_chance:.2f} of random"
    if cam is not None:
        is_met &= bool(area <= OF_GRAD_CAM * cam)
        words += f", {area / cam:.2f} of Grad-CAM"
    if method == "integrated-gradients":
        is_met &= incomplete <= COMPLETE
        words += f", incomplete by {incomplete:.1%} at most"
    shown = " ".join(f"{value:.2f}" for value in steps)
    return Row(
        f"explain-{name}-{method}",
        f"{words}; alike when shuffled {alike:.2f} (by layers {shown}); {cpu_ms:.0f} ms",
        f"random order {by_chance:.3f}" + (f", Grad-CAM {cam:.3f}" if cam is not None else ""),
        area / by_chance,
        len(found),
        (SEED,),
        {
            "area": area,
            "random_area": by_chance,
            "alike": alike,
            "incomplete": incomplete,
            "cpu_ms": cpu_ms,
        }
        | {f"alike_{n}": value for n, value in enumerate(steps, 1)},
        target=f"≤ {OF_RANDOM} of random, ≤ {OF_GRAD_CAM} of Grad-CAM, alike ≤ {MOST_ALIKE}",
        is_met=is_met,
        ratio_of="area under the deletion curve",
    )


def map_of(explainer: Explainer, image: Image, target: Target, method: str) -> Floats:
    """Return the map of a method of ours, or one to compare with."""
    if method == "grad-cam":
        return grad_cam(explainer, image, target)
    if method == "lime, first idea":
        return finished(explainer.steps(image, (target,), is_quick=True))[0].map
    return explainer.explain(image, target, method).map


def spatial(model: Model) -> int | None:
    """Return the last layer whose output still has places, or None.

    A transformer's last block uses the class token alone, so it is the one before.
    """
    made = model.info.architecture
    grids = [n for n, shape in enumerate(made.shapes_along()) if len(shape) == 3 and shape[1] > 1]
    blocks = [n for n, one in enumerate(made.layers) if isinstance(one, layers.TransformerBlock)]
    return grids[-1] if grids else blocks[-2] if len(blocks) > 1 else None


def grad_cam(explainer: Explainer, image: Image, target: Target) -> Floats:
    """Return the map of Selvaraju et al. 2016 (arXiv 1610.02391), with its negative part."""
    place = spatial(explainer.model)
    assert place is not None
    stages = explainer.differentiator.network.stages
    values = torch.tensor(image[None]).float() / 255
    for stage in stages[: place + 1]:
        values = stage(values)
    values = values.detach().requires_grad_()
    outputs = values
    for stage in stages[place + 1 :]:
        outputs = stage(outputs)
    (gradients,) = torch.autograd.grad(target.torch_scores(outputs).sum(), values)
    if values.ndim == 3:  # tokens, the class token first
        side = round((values.shape[1] - 1) ** 0.5)
        values, gradients = (
            one[:, 1:].transpose(1, 2).unflatten(2, (side, side)) for one in (values, gradients)
        )
    cam = (gradients.mean(dim=(2, 3), keepdim=True) * values).sum(dim=1, keepdim=True)
    size = image.shape[1:]
    found = F.interpolate(cam.detach(), size=size, mode="bilinear", align_corners=False)[0].numpy()
    whole: Floats = np.broadcast_to(found, image.shape).copy()
    return whole
