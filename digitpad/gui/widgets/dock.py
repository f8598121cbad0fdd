"""The dock: the training panel, and windows docked as tabs beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QTabWidget, QWidget
from shiboken6 import isValid

from digitpad.gui.widgets.panels import SideScroll, Squeezed
from digitpad.gui.widgets.parts import named, plain_tip
from digitpad.gui.widgets.window import Window

DOCKED_MARGINS: Final = QMargins(0, 10, 0, 0)


class DockedPage(NamedTuple):
    """The tab of a docked window, its former position, and its former content margins."""

    scroll: SideScroll
    geometry: QRect
    margins: QMargins


class Dock(QTabWidget):
    """Shows the training panel and, as tabs beside it, docked windows.

    ``names``: the object names of the windows that open here. Signals: ``opened`` () when a window
    opens here and should be visible.
    """

    opened = Signal()

    def __init__(self, training: QWidget) -> None:
        super().__init__()
        named(self, "dock", self.tr("Training, and the windows docked here"))
        self.setDocumentMode(True)
        self.setTabBarAutoHide(True)
        self.tabBar().setDrawBase(False)
        # Qt would hand the keyboard to the bar though it is hidden, and Tab would end there.
        self.setFocusProxy(None)  # type: ignore[arg-type]  # which Qt takes for none
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.names: set[str] = set()
        self.addTab(training, self.tr("Training"))
        self.setTabsClosable(True)
        for side in (QTabBar.ButtonPosition.LeftSide, QTabBar.ButtonPosition.RightSide):
            self.tabBar().setTabButton(0, side, None)
        self.tabCloseRequested.connect(self._on_close_wanted)
        self._buttons: dict[Window, QPushButton] = {}
        self._pages: dict[Window, DockedPage] = {}
        self._focus_before: QWidget | None = None

    def show_training(self) -> None:
        self.setCurrentIndex(0)

    def takes(self, window: QWidget) -> bool:
        """Return whether a window opens in the dock."""
        return window in self._buttons and window.objectName() in self.names

    def open(self, window: QWidget) -> None:
        """Show a window in the dock, with keyboard focus."""
        assert isinstance(window, Window)
        self._focus_before = QApplication.focusWidget()
        if window not in self._pages:
            layout, geometry = window.layout(), window.geometry()
            assert layout is not None
            margins = layout.contentsMargins()
            layout.setContentsMargins(DOCKED_MARGINS)  # the card has margins of its own
            window.setAttribute(Qt.WidgetAttribute.WA_Moved)  # otherwise Qt would centre it
            holder = Squeezed()
            self._pages[window] = DockedPage(SideScroll(holder), geometry, margins)
            self._add_tab(window)
            holder.hold(window)  # after its tab: Qt styles everything below what it moves
            window.installEventFilter(self)
        elif self.indexOf(self._pages[window].scroll) < 0:
            self._add_tab(window)
        window.show()
        self.setCurrentWidget(self._pages[window].scroll)
        self._show_state(window)
        self.opened.emit()
        _first_stop(window).setFocus(Qt.FocusReason.OtherFocusReason)

    def add_button(self, window: Window) -> QPushButton:
        """Return the button that docks or undocks a window."""
        button = window.make_button("dock", "", lambda: self._toggle(window))
        self._buttons[window] = button
        self._show_state(window)
        return button

    @Slot(int)
    def _on_close_wanted(self, index: int) -> None:
        for window, page in self._pages.items():
            if page.scroll is self.widget(index):
                window.close()

    def _toggle(self, window: Window) -> None:
        if window in self._pages:
            self.names.discard(window.objectName())
            self._undock(window)
        else:
            self.names.add(window.objectName())
            self.open(window)

    def _add_tab(self, window: Window) -> None:
        self.addTab(self._pages[window].scroll, window.windowTitle())

    def _undock(self, window: Window) -> None:
        scroll, geometry, margins = self._pages.pop(window)
        window.removeEventFilter(self)
        self.removeTab(self.indexOf(scroll))
        window.setParent(self.window(), Qt.WindowType.Dialog)
        scroll.deleteLater()
        layout = window.layout()
        assert layout is not None
        layout.setContentsMargins(margins)
        window.setGeometry(geometry)
        self._show_state(window)
        window.show()
        window.raise_()
        window.activateWindow()

    def _show_state(self, window: Window) -> None:
        is_docked, button = window in self._pages, self._buttons[window]
        button.setText(self.tr("Undock") if is_docked else self.tr("Dock"))
        button.setAccessibleName(button.text())
        window.close_button.setHidden(is_docked)  # the tab has one
        tip = self.tr("Show this in the training panel’s place, where it covers nothing")
        button.setToolTip(plain_tip(self.tr("Make this a window again") if is_docked else tip))

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        """Return Qt's hint without the frame for which it keeps room though none is drawn."""
        hint = super().minimumSizeHint()
        return QSize(self.currentWidget().minimumSizeHint().width(), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove the tab of a window that was closed, and return the focus."""
        if event.type() == QEvent.Type.HideToParent and isinstance(watched, Window):
            self.removeTab(self.indexOf(self._pages[watched].scroll))
            before = self._focus_before
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)


def dock_of(window: QWidget) -> Dock | None:
    """Return the dock of the main window that a window belongs to, None if it has none."""
    below = window.parentWidget()
    return below.window().findChild(Dock) if below is not None else None


def dock_buttons(window: Window) -> tuple[QPushButton, ...]:
    """Return the button that docks a window, or nothing if there is no dock."""
    dock = dock_of(window)
    return () if dock is None else (dock.add_button(window),)


def _first_stop(window: QWidget) -> QWidget:
    """Return the first widget in the window's tab order, or else the window."""
    part = window.nextInFocusChain()
    while part is not None and part is not window:
        is_stop = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        if is_stop and window.isAncestorOf(part) and part.isVisible() and part.isEnabled():
            return part
        part = part.nextInFocusChain()
    return window
