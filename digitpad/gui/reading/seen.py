"""The strip at the bottom of the reading panel: the network's input, and the network's name.

An autoencoder's reconstruction stands beside its input; for a picture read by a network for digits
the strip also shows the steps of preprocessing: grey, evened light, ink.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from digitpad import wings
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.canvas.painting import paint_picture, scaled_picture
from digitpad.gui.language import number, tr
from digitpad.gui.reading.presenters import Presenter, presenter_of
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import (
    SMALL,
    filled,
    grown,
    label,
    named,
    plain_tip,
    scale_text,
    small_button,
)
from digitpad.gui.widgets.pixels import Pixels, rgb_of, smooth_painter, to_qimage
from digitpad.gui.widgets.wording import in_percent
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.words import joined, milliseconds

if TYPE_CHECKING:
    from digitpad.preprocess.steps import PictureSteps

ARROW_PX: Final = 26
"""Width of the arrow after each step."""
CAPTION_PX: Final = 20
PAPER: Final = QColor(255, 255, 255)
GAP_PX: Final = 16
LEAST_WORDS_PX: Final = 150
WORDS_BELOW_PX: Final = 44
"""Least height of the text below the steps of a picture."""
WORDS_GAP_PX: Final = 14
WORDS_SPACING_PX: Final = 5
STEP_COUNT: Final = 4
LEAST_EXPLAINED_LINES: Final = 7
"""Lines of room below which the explanation is shown in the tooltip only."""
LEAST_STEP: Final = 2
"""Least enlargement of the preview, in screen pixels per pixel, beside an explanation."""
NO_READER: Final = "\u00a0"


class SeenPreview(QWidget):
    """Shows a grey image (h, w) or a colour image (3, h, w), sharp at every size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "seen_preview", self.tr("What the network sees"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_pixels(np.zeros((28, 28), dtype=np.uint8))

    def show_pixels(self, pixels: Pixels) -> None:
        """Show uint8 (h, w) or (3, h, w)."""
        self.pixels = pixels
        self._image = to_qimage(rgb_of(pixels))
        height, width = pixels.shape[-2:]
        description = self.tr("{width} × {height} pixels, {share} of them not black.")
        share = in_percent(float((pixels.reshape(-1, height, width) > 0).any(axis=0).mean()), 0)
        self.setAccessibleDescription(description.format(width=width, height=height, share=share))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            side = min(self.width(), self.height())
            square = QRectF(1, 1, side - 2, side - 2)
            rounded = QPainterPath()
            rounded.addRoundedRect(square, 8, 8)
            painter.setClipPath(rounded)
            painter.fillRect(square, QColor(0, 0, 0))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawImage(square, self._image)
            painter.setClipping(False)
            painter.setPen(QPen(colours_of(self.palette()).border, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded)


class StepsView(QWidget):
    """The preprocessing of a picture as thumbnails, each followed by an arrow.

    The last step, the network's input, is the preview beside it. If no ink was found, the step that
    found none says so.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "picture_steps", self.tr("How the picture was prepared"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        scale_text(self, SMALL)
        self._side = 58
        self.steps: PictureSteps | None = None
        self._images: tuple[Pixels, ...] = ()
        self._pixmaps: list[QPixmap] = []
        self._pixmaps_for: tuple[int, float] = (0, 0.0)

    def captions(self) -> tuple[str, ...]:
        if self.steps is None:
            return ()
        if self.steps.found is None:
            return (self.tr("as it is"),)
        ink = self.tr("no ink found") if self.steps.problem else self.tr("its ink")
        turned = self.steps.found.is_light
        evened = self.tr("inverted") if turned else self.tr("light evened")
        return (self.tr("picture"), evened, ink)

    def explained(self) -> str:
        """Explain in one sentence how the picture became 28×28 pixels, or why it did not."""
        from digitpad.preprocess.steps import InkProblem

        steps = self.steps
        if steps is None:
            return ""
        if steps.problem is InkProblem.TOO_FAINT:
            return self.tr(
                "No ink was found: nothing stands out from the paper. Use a darker pen, or more "
                "light."
            )
        if steps.problem is InkProblem.TOO_SMALL:
            return self.tr(
                "No digit was found: what stands out is too small or at the border. Come closer."
            )
        if steps.found is None:
            return self.tr("The picture already has the form in which networks see digits.")
        if len(steps.figures) > 1 and wings.have("PaperReader"):
            return self.tr(
                "There are several digits in the picture. Crop it to one of them, or choose "
                "File, Read pages and tables."
            )
        if len(steps.figures) > 1:
            return self.tr("There are several digits in the picture. Crop it to one of them.")
        return self.tr(
            "Light, shadow, paper and lines are removed; the ink is scaled, brought to the "
            "usual pen width and centred."
        )

    def show_steps(self, steps: PictureSteps | None) -> None:
        if steps is self.steps:
            return
        self.steps = steps
        self._pixmaps_for = (0, 0.0)
        if steps is None:
            self._images = ()
        elif steps.found is None:
            self._images = (steps.original,)
        else:
            self._images = (steps.original, steps.evened(), 255 - steps.ink)
        self.setAccessibleDescription(tr(joined(self.captions())))
        self.setToolTip(self.explained())
        self._resize()

    def set_side(self, side: int) -> None:
        """Set the side of each thumbnail, in pixels."""
        self._side = side
        self._resize()

    def _resize(self) -> None:
        self.setFixedSize(
            len(self._images) * (self._side + ARROW_PX), self._side + grown(CAPTION_PX)
        )
        self.update()

    def _fitted(self) -> list[QPixmap]:
        wanted = (self._side, self.devicePixelRatioF())
        if wanted != self._pixmaps_for:
            self._pixmaps_for = wanted
            self._pixmaps = [
                scaled_picture(image, *wanted, shows_pixels=True) for image in self._images
            ]
        return self._pixmaps

    def _paint_step(self, painter: QPainter, left: int, pixmap: QPixmap, *, failed: bool) -> None:
        square = QRectF(left + 1, 1, self._side - 2, self._side - 2)
        painter.fillRect(square, PAPER)
        painter.setClipRect(square)
        paint_picture(painter, square, pixmap)
        painter.setClipping(False)
        frame = colours_of(self.palette()).warning if failed else colours_of(self.palette()).border
        painter.setPen(QPen(frame, 2.0 if failed else 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(square)

    def _paint_arrow(self, painter: QPainter, left: int) -> None:
        x, y = left + ARROW_PX / 2, self._side / 2
        painter.setPen(QPen(colours_of(self.palette()).muted, 1.5))
        painter.drawLine(QPointF(x - 8, y), QPointF(x + 4, y))
        painter.setBrush(colours_of(self.palette()).muted)
        painter.setPen(Qt.PenStyle.NoPen)
        tip = [QPointF(x + 8, y), QPointF(x + 2, y - 4), QPointF(x + 2, y + 4)]
        painter.drawPolygon(QPolygonF(tip))

    # Overrides of Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            has_failed = self.steps is not None and bool(self.steps.problem)
            captions, caption_px = self.captions(), grown(CAPTION_PX)
            for number, pixmap in enumerate(self._fitted()):
                left = number * (self._side + ARROW_PX)
                failed = has_failed and number == len(captions) - 1
                self._paint_step(painter, left, pixmap, failed=failed)
                self._paint_arrow(painter, left + self._side)
                room = QRectF(left - ARROW_PX / 2, self._side, self._side + ARROW_PX, caption_px)
                colours = colours_of(self.palette())
                painter.setPen(colours.warning if failed else colours.muted)
                if number == 0:
                    room = QRectF(0, self._side, self._side, caption_px)
                cut, width = Qt.TextElideMode.ElideRight, int(room.width())
                caption = painter.fontMetrics().elidedText(captions[number], cut, width)
                painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), caption)


class NetworkInput(QWidget):
    """One or two previews with three lines of text.

    Signals, in the GUI thread: ``steps_toggled`` when the steps of a picture appear or disappear.
    """

    steps_toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("network_input")
        self.preview = SeenPreview()
        self.reconstruction = named(
            SeenPreview(),
            "reconstruction_preview",
            self.tr("The network’s reconstruction"),
            self.tr("The network’s reconstruction of what it sees"),
        )
        self.reconstruction.hide()
        self.steps = StepsView()
        self.steps.hide()
        self._seen_caption = label(text=self.tr("28 × 28"), look="quiet", size=0.9)
        self._seen_caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._seen_caption.setFixedHeight(
            max(grown(CAPTION_PX), self._seen_caption.sizeHint().height())
        )
        self._seen_caption.hide()
        self._presenter = presenter_of(None)
        self._room = (0, 0)
        self._page: Page | None = None
        self._title = label(text=self.tr("What the network sees"), look="title", wraps=True)
        self.explanation_label = label("seen_label", look="quiet", wraps=True)
        self.reader_label = label("reader_label", look="quiet", wraps=True)
        for wrapped in (self.explanation_label, self.reader_label):
            wrapped.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.thresholds_button = small_button(
            "thresholds_button",
            self.tr("Thresholds…"),
            self.tr("Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)"),
        )
        parts = self._title, self.explanation_label, self.reader_label, self.thresholds_button
        column = filled(QVBoxLayout(), (None, 1), *parts, (None, 1), spacing=WORDS_SPACING_PX)
        column.setAlignment(self.thresholds_button, Qt.AlignmentFlag.AlignLeft)
        seen = filled(QVBoxLayout(), self.preview, self._seen_caption, spacing=0)
        seen.setAlignment(self.preview, Qt.AlignmentFlag.AlignCenter)
        pictures = filled(QHBoxLayout(), self.steps, seen, self.reconstruction, None, spacing=0)
        pictures.insertSpacing(2, GAP_PX)
        pictures.setAlignment(self.steps, Qt.AlignmentFlag.AlignTop)
        pictures.setAlignment(self.reconstruction, Qt.AlignmentFlag.AlignVCenter)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        filled(self._row, pictures, (column, 1), spacing=0)
        self.show_no_reader()
        self.explain_page(None)

    def present(self, presenter: Presenter) -> None:
        """Show the input of networks of this kind, and the reconstruction of autoencoders."""
        self._presenter = presenter
        reconstructs = presenter.reconstructs
        self.reconstruction.setVisible(reconstructs)
        # Without a second preview, its gap separates the text.
        self._row.setSpacing(GAP_PX if reconstructs else 0)
        sees = self.tr("What the network sees")
        self._title.setText(
            self.tr("What it sees, and its reconstruction") if reconstructs else sees
        )
        self.explain_page(self._page)
        self.show_no_reader()

    def explain_page(self, page: Page | None) -> None:
        self._page = page
        if not isinstance(page, Picture):
            self.show_steps(None)
        reads_drawings = self._presenter.reads_drawings
        if not reads_drawings and isinstance(page, Picture) and page.number is not None:
            text = self.tr("Test picture {number} as it is, at 32 × 32 pixels")
            text = text.format(number=number(page.number + 1))
        elif self._presenter.on_lines:
            text = self.tr("Numbers on the writing line: choose View, Write numbers")
        elif not reads_drawings:
            text = self.tr("The middle square of the picture, at 32 × 32 pixels")
        elif isinstance(page, Picture):
            text = self.tr("The ink found in the picture, at 28 × 28 pixels, scaled and centred")
        else:
            text = self.tr("28 × 28 pixels, scaled and centred like what it learned from")
            if self._presenter.sees_strokes:
                text = self.tr(
                    "28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), "
                    "later ink brighter"
                )
        tip = self.tr("What the network sees. {what}.").format(what=text)
        for part in (self.preview, self._title):
            part.setToolTip(plain_tip(tip))
        self._explain(text, is_trouble=False)

    def show_steps(self, steps: PictureSteps | None) -> None:
        """Show the preprocessing of the picture on the canvas, None for anything else."""
        if self._presenter.reconstructs:
            steps = None
        was_shown, is_shown = self.has_steps, steps is not None
        self.steps.show_steps(steps)
        if steps is not None:
            self._explain(self.steps.explained(), is_trouble=bool(steps.problem))
        if was_shown != is_shown:
            direction = QBoxLayout.Direction
            self._row.setDirection(direction.TopToBottom if is_shown else direction.LeftToRight)
            self.steps.setVisible(is_shown)
            self._seen_caption.setVisible(is_shown)
            self.fit(*self._room)
            self.steps_toggled.emit()

    @property
    def has_steps(self) -> bool:
        return self.steps.steps is not None

    def _explain(self, explanation: str, *, is_trouble: bool) -> None:
        self.explanation_label.setText(explanation)
        set_look(self.explanation_label, "warning" if is_trouble else "quiet")

    def fit(self, width: int, height: int) -> None:
        """Make the previews as large as there is room for, with pixels of equal size."""
        self._room = (width, height)
        has_room = height >= LEAST_EXPLAINED_LINES * self.fontMetrics().height()
        pixels = self._presenter.pixels
        room, is_told = height, has_room
        if self.has_steps:
            across = (width - (STEP_COUNT - 1) * ARROW_PX) // STEP_COUNT
            text_px = self.explanation_label.heightForWidth(width) + WORDS_GAP_PX
            above = height - grown(CAPTION_PX)
            below = above - max(grown(WORDS_BELOW_PX), text_px)
            # Larger previews with a tooltip are worth more than small ones with text.
            is_told = below >= LEAST_STEP * pixels
            room = min(below if is_told else above, across)
        if self._presenter.reconstructs:
            room = min(height, (width - grown(LEAST_WORDS_PX)) // 2 - GAP_PX)
        side = max(1, (room - 2) // pixels) * pixels + 2
        for preview in (self.preview, self.reconstruction):
            preview.setFixedSize(side, side)
        self.steps.set_side(side)
        # For a picture, its preprocessing matters more than the name of the network.
        self.reader_label.setVisible(not self.has_steps or has_room)
        self._fit_words(width, height, is_told=is_told)

    def _fit_words(self, width: int, height: int, *, is_told: bool) -> None:
        """Show what fits beside the network's name: first of all the title.

        The preview's tooltip repeats the explanation, and the button is also in a menu.
        """
        title, explanation, button = self._title, self.explanation_label, self.thresholds_button
        visible: list[QWidget] = [explanation] if self.has_steps and is_told else []
        for preview in (self.preview, self.reconstruction):
            width -= 0 if preview.isHidden() else preview.width() + GAP_PX
        wanted = (title, True), (explanation, is_told), (button, not self._presenter.reconstructs)
        for part, is_wanted in () if self.has_steps else wanted:
            if is_wanted and _height_of((self.reader_label, *visible, part), width) <= height:
                visible.append(part)
        # Each only if it changes, or everything would be laid out again.
        for part in (button, title, explanation):
            part.setVisible(part in visible)

    def show_prediction(self, prediction: Prediction) -> None:
        self.preview.show_pixels(prediction.image)
        if prediction.reconstruction is not None:
            self.reconstruction.show_pixels(prediction.reconstruction)
        # The name comes from the prediction: the current model may be another one by now.
        text = self.tr("Read by {model}").format(model=prediction.model)
        if prediction.verdict is not Verdict.NOTHING:
            took = tr(milliseconds(prediction.milliseconds))
            text = self.tr("{reading} · {time}").format(reading=text, time=took)
        self.reader_label.setText(text)
        if any(self._room):
            self.fit(*self._room)

    def show_no_picture(self) -> None:
        nothing = np.zeros((3, 32, 32), dtype=np.uint8)
        self.preview.show_pixels(nothing)
        self.reconstruction.show_pixels(nothing)
        self.show_no_reader()

    def show_no_reader(self) -> None:
        """Name no model, as there is no reading; the line keeps its height."""
        self.reader_label.setText(NO_READER)


def _height_of(parts: Iterable[QWidget], width: int) -> int:
    """Return the height of widgets one below the other, in a column of this width."""
    heights = [
        part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
        for part in parts
    ]
    return sum(heights) + WORDS_SPACING_PX * (len(heights) - 1)
