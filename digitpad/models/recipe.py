"""How a network is trained: its hyper-parameters, with their limits, titles and tooltips.

To add one, add a field to ``Recipe`` and use it in ``training/``. Checks and file keys follow from
the field; one with a ``title`` also appears in the window's form and on the command line.
"""

from __future__ import annotations

import math
import sys
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from functools import partial
from typing import Any, Final, Literal, NamedTuple, get_args, get_type_hints

from digitpad.words import QT_TRANSLATE_NOOP, in_quotes, joined

OptimizerName = Literal["sgd", "adam", "adamw"]
Schedule = Literal["constant", "one-cycle"]
Order = Literal["samples", "batches"]
Precision = Literal["float32", "bfloat16", "auto"]
Mixing = Literal["none", "mixup", "cutmix"]
Preset = Literal["recipe", "fast"]
FirstWeights = Literal["published", "torch"]

PRESETS: Final[tuple[Preset, ...]] = get_args(Preset)
WORDS: Final = {
    "full": QT_TRANSLATE_NOOP("settings", "full"),
    "none": QT_TRANSLATE_NOOP("settings", "none"),
    "constant": QT_TRANSLATE_NOOP("settings", "constant"),
    "one-cycle": QT_TRANSLATE_NOOP("settings", "one-cycle"),
    "samples": QT_TRANSLATE_NOOP("settings", "samples"),
    "batches": QT_TRANSLATE_NOOP("settings", "batches"),
    "auto": QT_TRANSLATE_NOOP("settings", "auto"),
    "recipe": QT_TRANSLATE_NOOP("settings", "recipe"),
    "fast": QT_TRANSLATE_NOOP("settings", "fast"),
    "published": QT_TRANSLATE_NOOP("settings", "published"),
    "best": QT_TRANSLATE_NOOP("settings", "best"),
    "last": QT_TRANSLATE_NOOP("settings", "last"),
}
"""Values that are words and no names, as users read them; files and commands have them as here."""
ABOVE_0: Final = sys.float_info.min
MOST: Final = 1_000_000
STEPS: Final = 10
"""Least of an epoch over few images of the user's own."""


NUMBERS: Final = {
    (True, False, False): QT_TRANSLATE_NOOP("errors", "a whole number of at least {least:,g}"),
    (True, False, True): QT_TRANSLATE_NOOP(
        "errors", "a whole number of at least {least:,g} and at most {most:,.0f}"
    ),
    (False, False, False): QT_TRANSLATE_NOOP("errors", "a number of at least {least:,g}"),
    (False, False, True): QT_TRANSLATE_NOOP(
        "errors", "a number of at least {least:,g} and at most {most:,.0f}"
    ),
    (False, True, False): QT_TRANSLATE_NOOP("errors", "a number above 0"),
    (False, True, True): QT_TRANSLATE_NOOP("errors", "a number above 0 and at most {most:,.0f}"),
}
"""What a setting must be, by whether it is whole, above 0, and bounded above."""


class Parameter(NamedTuple):
    """A setting: its allowed values and its texts.

    ``kind``: a whole number, any finite number, one of ``choices``, or a switch. A whole number
    may also have ``choices``: words that stand for one (“full”). ``least`` and ``most`` are
    inclusive. ``title`` and ``tip`` are for users; without a title it is not offered. ``key``:
    its name in files.
    """

    name: str
    kind: Literal["whole", "number", "choice", "switch"]
    key: str
    title: str = ""
    tip: str = ""
    least: float = 0
    most: float = math.inf
    choices: tuple[str, ...] = ()

    def complaint(self, value: object) -> str:
        """Return why the value is not allowed, or ""."""
        if value in self.choices or self.kind == "switch":
            return ""
        wanted = joined(map(in_quotes, self.choices))
        if self.kind != "choice":
            kinds = (int,) if self.kind == "whole" else (int, float)
            if isinstance(value, kinds) and self.least <= value <= self.most and value != math.inf:
                return ""
            is_above, is_bounded = self.least == ABOVE_0, math.isfinite(self.most)
            number = NUMBERS[self.kind == "whole", is_above, is_bounded].filled(
                least=self.least, most=self.most
            )
            either = QT_TRANSLATE_NOOP("errors", "{number}, or {choices}")
            wanted = either.filled(number=number, choices=wanted) if wanted else number
        message = QT_TRANSLATE_NOOP("errors", "The {name} must be {wanted}, not {value}.")
        return message.filled(name=self.name.replace("_", " "), wanted=wanted, value=f"{value}")


def setting(default: Any = MISSING, **facts: Any) -> Any:
    """Declare a dataclass field that ``parameters`` lists; ``facts``: fields of ``Parameter``."""
    return field(default=default, metadata={"setting": facts})


def parameters(of: type[Any]) -> tuple[Parameter, ...]:
    """Return the settings among the fields of a dataclass."""
    hints = get_type_hints(of)
    return tuple(
        _parameter(entry, hints[entry.name]) for entry in fields(of) if "setting" in entry.metadata
    )


def _parameter(entry: Field[Any], hint: Any) -> Parameter:
    facts = {"key": entry.name, **entry.metadata["setting"]}
    choices = tuple(
        word for part in (hint, *get_args(hint)) for word in get_args(part) if isinstance(word, str)
    )
    kinds: dict[Any, Any] = {int: "whole", float: "number", bool: "switch"}
    kind: Any = kinds.get(hint) or ("whole" if int in get_args(hint) else "choice")
    return Parameter(entry.name, kind, choices=tuple(dict.fromkeys(choices)), **facts)


@dataclass(frozen=True, slots=True)
class Recipe:
    """How an architecture is trained by default.

    ``batch_size``: "full" is one step over all images. ``order``: "samples" shuffles samples each
    epoch; "batches" keeps contiguous batches and shuffles only their order. ``drop_last`` leaves
    out a smaller last batch. ``precision``: "auto" chooses bfloat16 and the memory format
    channels_last if measurement shows that they pay off for the network on this machine
    (``training/compute``); no published recipe uses it. ``average_decay``: of the running
    average of the weights; 0 is no average. ``outliers``: generated non-digits per 100 training
    images. ``annealing``: the final fraction of the run over which augmentation weakens, so that
    the last weights fit unaugmented images. ``scan_wear``: degrade some of the augmented images
    like poor scans. ``mixing``: of the pictures of a batch in pairs (Zhang et al. 2017, arXiv
    1710.09412; Yun et al. 2019, arXiv 1905.04899). ``distillation``: weight of the teacher's
    outputs relative to the labels, if a run has a teacher. ``fine_tunes``: train only the last
    layer, without dropout, so that little changes but what was wrong. ``first_weights``:
    initialised as in the architecture's source, or as in torch.
    """

    epochs: int = setting(
        title=QT_TRANSLATE_NOOP("settings", "Epochs"),
        tip=QT_TRANSLATE_NOOP("settings", "How often the network sees every training image"),
        least=1,
        most=MOST,
    )
    batch_size: int | Literal["full"] = setting(
        title=QT_TRANSLATE_NOOP("settings", "Batch size"),
        tip=QT_TRANSLATE_NOOP("settings", "Images for each step; “full”: all of them for one step"),
        least=1,
        most=MOST,
    )
    optimizer: OptimizerName = setting(
        title=QT_TRANSLATE_NOOP("settings", "Optimizer"),
        tip=QT_TRANSLATE_NOOP("settings", "How the weights are updated"),
    )
    learning_rate: float = setting(
        title=QT_TRANSLATE_NOOP("settings", "Learning rate"),
        tip=QT_TRANSLATE_NOOP(
            "settings", "How far each step goes; too large and training diverges"
        ),
        least=ABOVE_0,
    )
    momentum: float = setting(0.0, most=1)
    betas: tuple[float, float] = (0.9, 0.999)
    weight_decay: float = setting(0.0)
    schedule: Schedule = setting("constant")
    order: Order = setting("samples")
    drop_last: bool = False
    augment: bool = setting(
        False,
        title=QT_TRANSLATE_NOOP("settings", "Vary the images: turn, shift, bend, thicken"),
        tip=QT_TRANSLATE_NOOP(
            "settings",
            "Turn, shift, bend and thicken the images a little each time they are seen, so that "
            "other people’s handwriting is read, too (augmentation)",
        ),
    )
    mixing: Mixing = setting(
        "none",
        title=QT_TRANSLATE_NOOP("settings", "Mix pictures"),
        tip=QT_TRANSLATE_NOOP(
            "settings",
            "Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a "
            "piece of one into the other; for long runs",
        ),
    )
    precision: Precision = setting("float32")
    channels_last: bool = False
    average_decay: float = setting(0.0, most=1)
    label_smoothing: float = setting(0.0, most=1)
    outliers: int = setting(0, key="nondigits")
    annealing: float = setting(0.0, key="calm", most=1)
    scan_wear: bool = False
    distillation: float = setting(0.0)
    fine_tunes: bool = False
    first_weights: FirstWeights = setting("published")

    def for_images(self, count: int) -> Recipe:
        """Return it with batches so small that an epoch has ``STEPS``; 0 images are unknown."""
        if not count or self.batch_size == "full":
            return self
        least = 2  # batch normalisation needs them
        return replace(self, batch_size=min(self.batch_size, max(least, count // STEPS)))


ONE_CYCLE: Final = partial(Recipe, schedule="one-cycle", drop_last=True)
"""Makes a recipe with a one-cycle learning rate that leaves out a smaller last batch."""
HYPER_PARAMETERS: Final = parameters(Recipe)
