"""One step of a run, seen: its images, what they were read as, its loss, and what it changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.language import number
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.parts import SMALL, grown, named, scale_text
from digitpad.gui.widgets.pixels import rgb_of, smooth_painter, to_qimage
from digitpad.gui.widgets.spoken import describe
from digitpad.gui.widgets.wording import native_key
from digitpad.training.events import Stepped

SIDE_PX: Final = 44
GAP_PX: Final = 6
LINE_PX: Final = 17
MOST_CHANGES: Final = 4


class StepView(QWidget):
    """Shows the last step that was taken by itself; it is hidden while steps follow each other."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "step_view", self.tr("One step of the training"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scale_text(self, SMALL)
        self._classes: tuple[str, ...] = ()
        self.step: Stepped | None = None
        self.hide()

    def show_step(self, step: Stepped, classes: tuple[str, ...]) -> None:
        """Show a step; ``classes``: the names of the labels."""
        self.step, self._classes = step, classes
        describe(self, "\n".join((self._heading(step), *self._captions(step), *self._lines(step))))
        self.updateGeometry()
        self.update()
        self.show()

    def _heading(self, step: Stepped) -> str:
        heading = self.tr("Step {step}: {count} images, loss {loss}. {key} takes the next one.")
        return heading.format(
            step=number(step.step),
            count=number(step.batch_size),
            loss=number(step.loss, ".3f"),
            key=native_key("F12"),
        )

    def _captions(self, step: Stepped) -> list[str]:
        """Return for each image what it is, and what it was read as."""
        read = step.probabilities.argmax(axis=1).tolist() if len(step.probabilities) else []
        names = (*self._classes, "∅")
        return [
            f"{names[label]} → {names[answer]}"
            for label, answer in zip(step.labels, read, strict=False)
        ]

    def _lines(self, step: Stepped) -> list[str]:
        """Return what the step changed most, the largest gradients first."""
        line = self.tr("{name}: {before} → {after}, gradient {gradient} (of all: {norm})")
        changes = sorted(step.changes, key=lambda change: -change.gradient_norm)[:MOST_CHANGES]
        return [
            line.format(
                name=change.name,
                norm=number(change.gradient_norm, ".3g"),
                gradient=number(change.gradient, "+.3g"),
                before=number(change.before, ".4f"),
                after=number(change.after, ".4f"),
            )
            for change in changes
        ]

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        lines = 2 + (min(MOST_CHANGES, len(self.step.changes)) if self.step else 0)
        return QSize(grown(300), grown(SIDE_PX + LINE_PX * lines) + 2 * GAP_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(grown(180), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        step, colours = self.step, colours_of(self.palette())
        if step is None:
            return
        side, line, width = grown(SIDE_PX), grown(LINE_PX), self.width()
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
        with smooth_painter(self) as painter:
            painter.setPen(colours.text)

            def write(text: str, room: QRectF, where: Qt.AlignmentFlag) -> None:
                room_px, end = round(room.width()), Qt.TextElideMode.ElideRight
                elided = self.fontMetrics().elidedText(text, end, room_px)
                painter.drawText(room, int(where | Qt.AlignmentFlag.AlignVCenter), elided)

            write(self._heading(step), QRectF(0, 0, width, line), left)
            captions = self._captions(step)
            for index, image in enumerate(step.images):
                x = index * (side + GAP_PX)
                if x + side > width:
                    break
                picture = QRectF(x, line + GAP_PX, side, side)
                painter.drawImage(picture, to_qimage(rgb_of(image)))
                if index < len(captions):
                    is_right = step.labels[index] == int(step.probabilities[index].argmax())
                    painter.setPen(colours.accent if is_right else colours.danger)
                    below = QRectF(x - GAP_PX / 2, picture.bottom(), side + GAP_PX, line)
                    write(captions[index], below, middle)
            painter.setPen(colours.muted)
            for row, text in enumerate(self._lines(step)):
                top = side + 2 * GAP_PX + (2 + row) * line
                write(text, QRectF(0, top, width, line), left)
