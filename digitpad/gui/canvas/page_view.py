"""A page on paper, a drawing or a picture: undo, redo, clear, and painting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.canvas.content import History, Page, Picture, is_blank
from digitpad.gui.canvas.ink import InkLayer, InkOverlay
from digitpad.gui.canvas.painting import (
    paint_figures,
    paint_hint,
    paint_legend,
    paint_picture,
    scaled_picture,
)
from digitpad.gui.canvas.paper import Paper
from digitpad.gui.language import tr
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import Drawing
from digitpad.words import sentences

FRAME_GAP_PX: Final = 4.0


class PageView(Paper):
    """Shows a page with marks on it, or a hint if it is blank.

    Signals, in the GUI thread: ``page_changed`` when the page has changed.
    """

    page_changed = Signal()
    shows_pixels: bool = False
    """Whether each pixel of a small picture is painted as a square."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history: History[Page] = History(Drawing())
        self.figures: tuple[Box[float], ...] = ()
        self._cover: InkOverlay | None = None
        self._picture: QPixmap | None = None
        self.layer = InkLayer(1, 1.0)
        self.page_changed.connect(self._describe)
        self._describe()

    # The page

    def page(self) -> Page:
        return self.history.state

    def set_page(self, page: Page, *, replaces: bool = False) -> None:
        """Replace the page by a drawing or picture; undo restores the former one.

        ``replaces``: add no undo step, as when paging.
        """
        if replaces:
            self.history.state = page
        else:
            self.history.push(page)
        self.show_page()

    def clear(self) -> None:
        """Remove everything from the paper; undo restores it."""
        if not is_blank(self.history.state):
            self.history.push(Drawing())
        self.show_page()

    def undo(self) -> None:
        """Undo the last change."""
        self.history.undo()
        self.show_page()

    def redo(self) -> None:
        self.history.redo()
        self.show_page()

    # Marks, which are removed when the page changes, except by a stroke

    def mark(self, figures: tuple[Box[float], ...]) -> None:
        """Frame these figures."""
        if figures != self.figures:
            self.figures = figures
            self.update()

    def set_cover(self, cover: InkOverlay | None) -> None:
        """Show the ink in other colours, None for its own; the drawing itself is not changed."""
        if cover is not self._cover:
            self._cover = cover
            self.layer.cover(cover)
            self.update()

    # For subclasses

    def hint(self) -> str:
        """Return the text on blank paper."""
        return ""

    def usage(self) -> str:
        """Return how to use it by keyboard, for screen readers."""
        return ""

    @property
    def shows_hint(self) -> bool:
        return is_blank(self.history.state)

    def show_page(self) -> None:
        """Show another page, without the marks on the former one."""
        self.figures = ()
        self._cover = None
        self.fit()
        self.page_changed.emit()

    def lay_out(self, page: Page) -> None:
        """Repaint the whole page."""
        self._picture = None
        if isinstance(page, Picture):
            side, ratio = self.layer.side, self.layer.pixel_ratio
            self._picture = scaled_picture(page.pixels, side, ratio, shows_pixels=self.shows_pixels)
        self.layer.rebuild(page if isinstance(page, Drawing) else Drawing(), self.colours.ink)
        self.layer.cover(self._cover)
        self.update()

    def picture_rect(self) -> QRectF:
        """Return the rectangle of the picture on the paper, empty if there is none."""
        rect = QRectF()
        if self._picture is not None:
            rect.setSize(self._picture.deviceIndependentSize())
            rect.moveCenter(QRectF(QPointF(), self.paper_rect().size()).center())
        return rect

    def paint_ink(self, painter: QPainter, area: QRectF) -> None:
        self.layer.paint(painter, area)

    def paint_over(self, painter: QPainter) -> None:
        """Paint on top of ink and marks."""

    def fit(self) -> None:
        side, ratio = int(self.paper_rect().width()), self.devicePixelRatioF()
        if (side, ratio) != (self.layer.side, self.layer.pixel_ratio):
            self.layer = InkLayer(side, ratio, self.paper_height)
        self.lay_out(self.page())

    def paint(self, painter: QPainter, paper: QRectF, area: QRectF) -> None:
        if self.layer.pixel_ratio != self.devicePixelRatioF():
            self.fit()
        if self._picture is not None:
            smooth = QPainter.RenderHint.SmoothPixmapTransform
            painter.setRenderHint(smooth, not self.shows_pixels)
            paint_picture(painter, paper, self._picture)
        elif self.shows_hint:
            paint_hint(painter, paper, self.hint(), self.colours.hint)
        self.paint_ink(painter, area)
        if self._cover is not None:
            paint_legend(painter, paper, self._cover.legend, self.colours)
        if self.figures:
            margin, room = FRAME_GAP_PX, self.picture_rect()
            if self._picture is None:
                margin, room = margin + self.layer.pen_px / 2, paper
            paint_figures(painter, room, self.figures, margin, self.colours.focus)
        self.paint_over(painter)

    def _describe(self) -> None:
        page = self.history.state
        if isinstance(page, Picture):
            content = self.tr("A picture: {file}.").format(file=page.name)
        elif page.is_empty:
            content = self.tr("Empty.")
        else:
            content = self.tr("Strokes: {count}.").format(count=len(page.strokes))
        self.setAccessibleDescription(tr(sentences(content, self.usage())))

    # Overrides of Qt

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.actions():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.actions())
            menu.popup(event.globalPos())
