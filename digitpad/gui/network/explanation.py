"""How a value of the network is computed, above its units.

It lies over whatever is there, so that no unit moves under the pointer.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from digitpad.explain.account import account_of
from digitpad.gui.network.details import AccountView
from digitpad.gui.network.painting import UnitPlace
from digitpad.gui.network.view import NetworkView
from digitpad.gui.widgets.parts import close_button, filled

MARGINS: Final = (12, 2, 4, 2)


class UnitExplanation(QFrame):
    """The frame around an ``account``; it comes and goes with the open unit of a ``view``.

    Signal: ``opened`` (the frame, which is to be seen).
    """

    opened = Signal(QWidget)

    def __init__(self, view: NetworkView, panel: QWidget) -> None:
        super().__init__(panel)
        self._view, self._panel = view, panel
        self.account = AccountView()
        self.setProperty("look", "notice")
        close = self.tr("Close")
        closing = close_button("network_account_close", close, close, view.close_unit)
        row = filled(QHBoxLayout(self), (self.account, 1), closing, margins=MARGINS)
        for above in (self.account, closing):
            row.setAlignment(above, Qt.AlignmentFlag.AlignTop)
        self.hide()
        view.opened.connect(self._explain)
        view.closed.connect(self.hide)
        self.account.spot_wanted.connect(lambda spot: view.point_at(view.pointed, spot))
        panel.installEventFilter(self)

    @Slot(object, object)
    def _explain(self, pointed: UnitPlace, spot: tuple[int, int]) -> None:
        scene = self._view.scene
        if scene.activity is None:
            return
        unit = scene.live[pointed.column].units[pointed.row]
        is_last = pointed.column == len(scene.columns) - 1
        is_class = unit < len(scene.classes)
        shares = scene.shares[: len(scene.classes)] if is_last and is_class else ()
        score = next(iter(scene.shares[unit:]), None) if is_last and not is_class else None
        account = account_of(scene.activity, pointed.column, unit, spot)
        values = scene.activity.given(pointed.column)[unit]
        values = values if values.ndim == 2 else None
        self.account.show_account(account, shares, unit, values, score)
        is_new = self.isHidden()
        self._fit()
        if is_new:
            self.show()
            self.opened.emit(self)

    def _fit(self) -> None:
        """End where the units begin, over all that stands above them."""
        around = self._panel.parentWidget() or self._panel
        if self.parentWidget() is not around:
            self.setParent(around)
        wide = self._panel.width()
        units = self._view.mapTo(around, QPoint(0, round(self._view.painting().layout.head)))
        left = self._panel.mapTo(around, QPoint(0, 0)).x()
        self.setGeometry(left, 0, wide, max(self.heightForWidth(wide), units.y()))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._view.is_open:
            self._fit()
        return super().eventFilter(watched, event)
