"""What the picture of a network shows, made in a worker's thread: columns, tiles, wires, shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import thread_time
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtGui import QImage

from digitpad.arrays import Floats
from digitpad.explain.activity import MOST_UNITS, Activity, LiveColumn, activity_of, untrained
from digitpad.explain.columns import ColumnKind, UnitColumn, columns_of
from digitpad.explain.picture import Shades, strength_of
from digitpad.gui.language import tr
from digitpad.gui.widgets.pixels import Pixels, to_qimage
from digitpad.gui.workers.preload import load_torch
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model, new_info
from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.models.building import sections
from digitpad.models.custom import Step
from digitpad.models.layers import Layer
from digitpad.words import QT_TRANSLATE_NOOP

NOT_DRAWN: Final = QT_TRANSLATE_NOOP(
    "network",
    "This network reads a whole line at once: its maps are as wide as the line, eight times as "
    "wide as high, and too flat for columns. Write on the line and click a sign to see what else "
    "it may be, or look at “number-signs” here, which reads one sign after the other.",
)
NEGATIVE: Final = 0.62
"""Opacity of the strongest negative value: in grey, it is paler than a positive one."""


class Draft(NamedTuple):
    """A network that is set up to be trained; its first weights are drawn from ``seed``."""

    architecture: Architecture
    seed: int


class Faulty(NamedTuple):
    """Own layers that make no network: those that fit, and the ``fault``, which says why not.

    ``steps``: all of them.
    """

    layers: tuple[Layer, ...]
    input_shape: tuple[int, ...]
    fault: str
    steps: tuple[Step, ...] = ()


class Subject(NamedTuple):
    """What to picture; ``image``: what it sees, None for what the drawing becomes."""

    network: Model | Draft | Faulty
    drawing: Drawing | None
    image: Pixels | None
    shades: Shades


class Scene(NamedTuple):
    """What is painted. ``tiles``: the drawn units of each column, one below the other.

    ``kernels``: for a convolution, that of the strongest wire of each unit, in the same way.
    ``shares``: the probability of each class, and below them of being a digit at all, if the
    network says so. ``fault``: why layers, or all of them, are not shown; ``has_more``: whether one
    that does not fit follows. ``result``: what an
    autoencoder makes of the picture. ``activity``: for what is asked of single units; None for
    layers that do not fit. ``made_ms``: what it took.
    """

    columns: tuple[UnitColumn, ...]
    layers: tuple[Layer, ...]
    live: tuple[LiveColumn, ...]
    tiles: tuple[QImage | None, ...]
    kernels: tuple[QImage | None, ...]
    classes: tuple[str, ...] = ()
    shares: tuple[float, ...] = ()
    result: QImage | None = None
    fault: str = ""
    has_more: bool = False
    is_blank: bool = False
    made_ms: float = 0.0
    activity: Activity | None = None


class SceneMaker:
    """Makes scenes one after the other; the units drawn stay from one to the next."""

    def __init__(self) -> None:
        self._before: Activity | None = None
        self._drafted = lru_cache(maxsize=2)(_drafted)

    def make(self, subject: Subject) -> Scene:
        """Return the scene of a subject. Raises ``DigitpadError`` kinds."""
        started = thread_time()
        scene = self._scene_of(subject)
        return scene._replace(made_ms=(thread_time() - started) * 1e3)

    def _scene_of(self, subject: Subject) -> Scene:
        network = subject.network
        if isinstance(network, Faulty):
            return _bare(network)
        model = self._drafted(network) if isinstance(network, Draft) else network
        architecture = model.info.architecture
        image = np.zeros(architecture.input_shape, dtype=np.uint8)
        if subject.image is not None and subject.image.size == image.size:
            image = subject.image.reshape(image.shape)
        elif subject.drawing is not None and model.info.preprocessing.from_drawing is not None:
            image = model.info.preprocessing.from_drawing(subject.drawing).reshape(image.shape)
        if not columns_of(architecture.layers, architecture.input_shape):
            return Scene((), (), (), (), (), fault=tr(NOT_DRAWN))
        self._before = activity = activity_of(architecture, model.tensors, image, self._before)
        return _scene(model, activity, subject.shades, is_blank=not image.any())


def _drafted(draft: Draft) -> Model:
    load_torch()
    info = new_info(draft.architecture)
    return Model(info, untrained(draft.architecture, draft.seed))


def _bare(faulty: Faulty) -> Scene:
    columns = columns_of(faulty.layers, faulty.input_shape)
    nothing = np.zeros((MOST_UNITS, 1, 1), dtype=np.float32)
    live = tuple(
        LiveColumn(tuple(range(min(column.size, MOST_UNITS))), nothing, nothing[:, 0, 0], ())
        for column in columns
    )
    none = (None,) * len(columns)
    has_more = len(sections(faulty.steps)) > len(columns)
    return Scene(columns, faulty.layers, live, none, none, fault=faulty.fault, has_more=has_more)


def _scene(model: Model, activity: Activity, shades: Shades, *, is_blank: bool) -> Scene:
    # Imported late, like all that reads.
    from digitpad.recognise.recogniser import probabilities_and_score

    info, outputs = model.info, activity.outputs[-1]
    shares: tuple[float, ...] = ()
    result = None
    if info.architecture.reconstructs:
        seen = np.rint(np.clip(outputs, 0, 1) * 255).astype(np.uint8)
        result = to_qimage(seen[0] if len(seen) == 1 else seen.transpose(1, 2, 0))
    else:
        probabilities, score = probabilities_and_score(model, outputs[None])
        shares = (
            *probabilities[0].tolist(),
            *(score.tolist() if info.architecture.rejects else ()),
        )
    tiles, kernels = [], []
    for number, (column, live) in enumerate(zip(activity.columns, activity.live, strict=True)):
        is_plain = column.kind in (ColumnKind.INPUT, ColumnKind.PATCHES)
        tiles.append(_coloured(live.tiles, shades, is_plain=is_plain))
        kernels.append(_kernels(activity, number, shades))
    return Scene(
        activity.columns, info.architecture.layers, activity.live, tuple(tiles), tuple(kernels),
        info.classes, shares, result, is_blank=is_blank, activity=activity,
    )  # fmt: skip


def _kernels(activity: Activity, number: int, shades: Shades) -> QImage | None:
    layer = activity.architecture.layers[activity.columns[number].main]
    if activity.columns[number].kind is not ColumnKind.CONVOLUTION:
        return None
    assert isinstance(layer, layers.Conv)
    live = activity.live[number]
    strongest = {wire.target: wire.source for wire in reversed(live.wires)}
    weight = activity.tensors[layer.weight]
    before = activity.live[number - 1].units[0]
    pairs = [(unit, strongest.get(unit, before)) for unit in live.units]
    return _coloured(np.stack([weight[unit, source] for unit, source in pairs]), shades)


def kernel_image(activity: Activity, number: int, unit: int, source: int, shades: Shades) -> QImage:
    """Return the kernel between two units of neighbouring columns."""
    layer = activity.architecture.layers[activity.columns[number].main]
    assert isinstance(layer, layers.Conv)
    return _coloured(activity.tensors[layer.weight][unit, source][None], shades)


def _coloured(tiles: Floats, shades: Shades, *, is_plain: bool = False) -> QImage:
    """Return tiles, (n, height, width), as one image, one below the other."""
    pixels = signed_pixels(tiles.reshape(-1, tiles.shape[2]), shades, is_plain=is_plain)
    # Painted without a conversion each time.
    return to_qimage(pixels).convertToFormat(QImage.Format.Format_RGB32)


def signed_pixels(
    values: Floats, shades: Shades, strength: float = 0.0, *, is_plain: bool = False
) -> Pixels:
    """Return signed values, (h, w), as colours, (h, w, 3); ``is_plain``: 0..1, as ink."""
    supports, opposes, paper, neutral = np.array(shades, dtype=np.float32)
    if is_plain:
        plain: Pixels = (paper + (neutral - paper) * values[..., None]).astype(np.uint8)
        return plain
    share = np.clip(values / np.float32(strength or strength_of(values)), -1, 1)[..., None]
    part = np.sqrt(np.abs(share)) * np.where(share < 0, np.float32(NEGATIVE), np.float32(1))
    colour = np.where(share > 0, supports, opposes)
    pixels: Pixels = (paper + (colour - paper) * part).astype(np.uint8)
    return pixels


def output_rows(scene: Scene) -> Sequence[tuple[int, str, float]]:
    """Return the drawn units of the last column with the class and the share of each."""
    names = (*scene.classes, "")
    return [
        (unit, names[min(unit, len(names) - 1)], scene.shares[unit])
        for unit in (scene.live[-1].units if scene.live else ())
        if unit < len(scene.shares)
    ]
