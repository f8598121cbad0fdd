"""How images of digits may differ from MNIST's: white ink on black, upright.

Which way images of unknown origin are, the shipped model tells by reading a few of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from digitpad.data.family import Arrays, Content, Series
from digitpad.errors import ConfigError
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.models.architecture import DIGIT_INPUT, DIGITS
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, in_percent

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    import numpy.typing as npt

    from digitpad.data.source import DataSource
    from digitpad.modelfile import ModelInfo

CONVENTIONS: Final = {
    "": QT_TRANSLATE_NOOP("data", "as they are"),
    "inverted": QT_TRANSLATE_NOOP("data", "inverted"),
    "transposed": QT_TRANSLATE_NOOP("data", "transposed"),
    "inverted+transposed": QT_TRANSLATE_NOOP("data", "inverted and transposed"),
}
"""What images need in order to be as MNIST's are, in words."""
READ: Final = 200
FEW: Final = 0.5
"""Share of the images that is read below which they are worth a look."""
FAR_BETTER: Final = 0.25
"""Share of the images that is read only with a convention for it to be offered."""


class Offer(NamedTuple):
    """A convention with which far more images are read: ``share`` of ``read``, 0..1.

    "" if few are read with any.
    """

    convention: str
    share: float
    share_as_is: float
    read: int

    @property
    def words(self) -> Phrase:
        if not self.convention:
            phrase = QT_TRANSLATE_NOOP(
                "data",
                "The shipped model reads only {before} of {count} of these images, however they "
                "are inverted or transposed: look at them.",
            )
            return phrase.filled(before=in_percent(self.share_as_is, 0), count=self.read)
        phrase = QT_TRANSLATE_NOOP(
            "data",
            "These images look {convention}: the shipped model reads {before} of {count} as they "
            "are, and {after} once they are put right.",
        )
        return phrase.filled(
            convention=CONVENTIONS[self.convention],
            before=in_percent(self.share_as_is, 0),
            after=in_percent(self.share, 0),
            count=self.read,
        )


def require_convention(name: str) -> None:
    """Raise ``ConfigError`` if there is no such convention."""
    if name not in CONVENTIONS:
        known = ", ".join(filter(None, CONVENTIONS))
        message = QT_TRANSLATE_NOOP("errors", "Images can be read as {known}, not as “{name}”.")
        raise ConfigError(message.filled(known=known, name=name))


def convention_of(model: ModelInfo, dataset: str) -> str:
    """Return the convention with which a model was trained on a data set, "" if it was not."""
    return str(model.training.get("convention", "")) if model.dataset == dataset else ""


def put_right(content: Content, convention: str) -> Content:
    """Return the user's own images as MNIST's are."""
    if not convention or isinstance(content.train, Series) or isinstance(content.test, Series):
        return content
    train, test = (
        (changed(images, convention), labels) for images, labels in (content.train, content.test)
    )
    return content._replace(train=train, test=test)


def changed(images: npt.NDArray[np.uint8], convention: str) -> npt.NDArray[np.uint8]:
    """Return images, uint8 (n, channels, h, w), as a convention makes them like MNIST's."""
    if "inverted" in convention:
        images = ~images
    return images.swapaxes(2, 3) if "transposed" in convention else images


def better_convention(content: Arrays | Series) -> Offer | None:
    """Return the convention with which the shipped model reads far more of the digits, if any."""
    from digitpad.modelfile import open_model
    from digitpad.recognise.engine import Engine

    if isinstance(content, Series) or content[0].shape[1:] != DIGIT_INPUT or not len(content[1]):
        return None
    chosen = np.unique(np.linspace(0, len(content[1]) - 1, READ).astype(np.int64))
    images, labels = content[0][chosen], content[1][chosen]
    model = open_model(resource(SHIPPED_MODEL))
    engine, classes = Engine(model.info.architecture, model.tensors), len(model.info.classes)
    shares = {}
    for convention in CONVENTIONS:
        read = engine.logits(changed(images, convention))[:, :classes].argmax(axis=1)
        shares[convention] = float((read == labels).mean())
    best = max(shares, key=shares.__getitem__)
    if shares[best] - shares[""] < FAR_BETTER:
        if shares[best] >= FEW:
            return None
        best = ""
    return Offer(best, shares[best], shares[""], len(chosen))


def offer_steps(
    source: DataSource, data_dir: Path
) -> Generator[tuple[int, int], None, Offer | None]:
    """Return what ``better_convention`` offers for the first of the user's own digits, if any."""
    for info in source.distinct:
        if info.is_own and info.classes == DIGITS:
            return better_convention((yield from info.sampling(data_dir, READ)))
    return None
