"""The training panel's place, where windows can be docked: beside it, above, below, or as tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QMargins, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from digitpad.gui.widgets.panels import SideScroll, Squeezed
from digitpad.gui.widgets.parts import named
from digitpad.gui.widgets.window import Window

DOCKED_MARGINS: Final = QMargins(0, 4, 0, 0)
"""Of a docked window, since the panel around has margins of its own."""
Focus = Qt.FocusPolicy
DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
AREA: Final = Qt.DockWidgetArea.TopDockWidgetArea


class DockedWindow(QDockWidget):
    """Holds a window, floating or docked, where the user puts it by its title bar."""

    def __init__(self, window: Window, dock: Dock) -> None:
        super().__init__(window.windowTitle(), dock)
        self.setObjectName(f"{window.objectName()}_dock")
        # A Mac would hide it while another program is in front.
        self.setAttribute(Qt.WidgetAttribute.WA_MacAlwaysShowToolWindow)
        squeezed = Squeezed()
        self._scroll = SideScroll(squeezed)
        self.setWidget(self._scroll)
        squeezed.hold(window)
        self._window, self._dock = window, dock
        layout = window.layout()
        assert layout is not None
        self._layout, self._margins = layout, layout.contentsMargins()
        window.frame = self
        window.finished.connect(self.close)
        # Qt’s own button takes no keyboard focus, and a frame of the system’s has none.
        window.dock_button.clicked.connect(lambda docks: self.setFloating(not docks))
        self.topLevelChanged.connect(self._on_moved, Qt.ConnectionType.QueuedConnection)
        self._focus_before: QWidget | None = None

    def open(self) -> None:
        """Show the window, with keyboard focus."""
        focused = QApplication.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._focus_before = focused
        if not self.isFloating():
            self._dock.opened.emit()
        self._window.show()
        self.show()
        self._on_moved(self.isFloating())
        self._window.setFocus(Qt.FocusReason.OtherFocusReason)
        self._window.focusNextChild()

    @Slot(bool)
    def _on_moved(self, is_floating: bool) -> None:
        self._layout.setContentsMargins(self._margins if is_floating else DOCKED_MARGINS)
        self._scroll.scrolls_sideways = not is_floating
        self._scroll.updateGeometry()
        self._window.dock_button.setChecked(not is_floating)
        self._window.close_button.setVisible(is_floating)  # docked, its title bar has one
        self.raise_()  # Qt docks it behind the tab in front
        self.activateWindow()

    # Override of Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        before = self._focus_before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)


class Dock(QMainWindow):
    """Holds the training panel and the windows docked at it.

    Signals: ``opened`` (), when a docked window opens and should be visible.
    """

    opened = Signal()

    def __init__(self, training: QWidget) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        named(self, "dock", self.tr("Training, and the windows docked here"))
        self.setDocumentMode(True)
        self.setDockNestingEnabled(True)
        areas = Qt.DockWidgetArea.AllDockWidgetAreas
        self.setTabPosition(areas, QTabWidget.TabPosition.North)
        self._training = QDockWidget(self.tr("Training"), self)
        self._training.setObjectName("training_dock")
        self._training.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self._training.setTitleBarWidget(QWidget())
        self._training.setWidget(training)
        self.addDockWidget(AREA, self._training)

    def show_training(self) -> None:
        """Bring the training panel to the front of the tabs."""
        self._training.raise_()

    def hold(self, window: Window, *, docked: bool = False) -> None:
        """Let a window be docked here, as the user left it; at first it floats, or is ``docked``.

        A floating window has the size and the position of the window.
        """
        geometry = window.geometry()
        held = DockedWindow(window, self)
        if not self.restoreDockWidget(held):
            self.addDockWidget(AREA, held)
            self.tabifyDockWidget(self._training, held)
            if not docked:
                held.setFloating(True)
                held.setGeometry(geometry)
        held.hide()

    # Override of Qt

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            for bar in self.findChildren(QTabBar, options=DIRECT):
                bar.setDrawBase(False)
                # Qt moves a bar with a single tab out of sight, where the Tab key would end.
                bar.setFocusPolicy(Focus.TabFocus if bar.count() > 1 else Focus.NoFocus)
        return is_done
