"""The style sheet: spacing, round corners and quiet borders for the standard widgets.

A button with the property ``look`` "primary" is the default action; a "plain" one has no frame
until the mouse is over it. A QFrame with the property ``look`` "card" is a raised surface.
"""

from __future__ import annotations

import re
from string import Template
from typing import Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from digitpad.files import resource
from digitpad.gui.theme.colours import SHADES, Colours

LEAST_TEXT_PX: Final = 13
"""Smallest text that is legible on a projector."""
TABLE_PADDING_PX: Final = 6

TEXT_SCALE: Final = "text_scale"
"""Property of the application: how many times larger than the system's the user wants text."""

LINE_PX: Final = (18, 20)
"""Least line height in a button and in a field."""

GROWING: Final = re.compile(r"((?:width|height|radius|margin|spacing): )(-?\d+)(?=px)")
"""What grows with the text in the sheet: sizes, radii, gaps; frames and paddings stay."""

SHEET: Final = """
QMainWindow, QDialog { background: $window; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 5px 7px; }

QMenuBar { background: $window; padding: 3px 8px; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $track; }
QMenu { background: $raised; border: 1px solid $border; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 8px; }

QStatusBar { background: $window; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 1px 16px 4px 16px; }

QFrame[look="card"] { background: $surface; border: 1px solid $border; border-radius: 14px; }
QFrame[look="notice"] { background: $raised; border: 1px solid $accent; border-radius: 10px; }
QLabel[look="title"] { color: $text; font-weight: 600; }
QLabel[look="quiet"] { color: $muted; }
QLabel[look="warning"] { color: $warning; }
QLabel[look="truth"] { color: $muted; font-weight: 600; }
QLabel[look="right"] { color: $accent; font-weight: 600; }
QLabel[look="wrong"] { color: $danger; font-weight: 600; }

QPushButton { background: $raised; color: $text; border: 1px solid $edge; border-radius: 8px;
    padding: 6px 14px; min-height: ${line}px; }
QPushButton:hover { border-color: $muted; }
QPushButton:pressed { background: $track; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:checked { border-color: $accent; color: $accent; }
QPushButton:checked:focus { border-color: $text; }
QPushButton:disabled { color: $faint; background: transparent; border-color: $border; }
QPushButton:flat { background: transparent; border-color: transparent; color: $accent;
    padding: 3px 8px; }
QPushButton:flat:hover { background: $track; }
QPushButton:flat:focus { border-color: $accent; padding: 2px 7px; }
QPushButton[look="primary"] { background: $accent; color: $on_accent; border-color: $accent;
    font-weight: 600; }
QPushButton[look="primary"]:hover { background: $accent_strong; border-color: $accent_strong; }
QPushButton[look="primary"]:focus { border-color: $text; }
QPushButton[look="primary"]:disabled { background: $track; color: $faint; border-color: $track; }
QToolButton { background: transparent; color: $text; border: 1px solid transparent;
    border-radius: 8px; padding: 6px; }
QToolButton:hover { background: $track; }
QToolButton:pressed { background: $border; }
QToolButton:focus { border: 2px solid $accent; padding: 5px; }
QToolButton#eraser_button:checked { background: $track; border-color: $accent; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator { image: none; }
QToolButton[look="fold"] { padding-left: 0; }
QToolButton[look="small"] { color: $accent; border-color: $edge; padding: 3px 3px; }
QToolButton[look="small"]:hover { border-color: $muted; }
QToolButton[look="small"]:focus { border-color: $accent; padding: 2px 2px; }
QToolButton[look="small"]:disabled { color: $faint; border-color: $border; }
QToolButton[look="key"] { border-color: $edge; border-radius: 5px; padding: 3px 0; }
QToolButton[look="key"]:hover { border-color: $accent; }
QToolButton[look="key"]:focus { border-color: $accent; padding: 2px 0; }
QToolButton[look="key"]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QToolButton[look="key"]:checked:focus { border-color: $text; }
QToolButton[look="key"]:disabled { border-color: $border; }
QTableView#wall { background: transparent; border: 1px solid transparent; outline: none;
    selection-background-color: transparent; }
QTableView#wall QHeaderView { background: transparent; border: none; }
QTableView#wall QHeaderView::section { background: transparent; border: none; color: $text;
    font-weight: 600; padding: 0 8px; }

QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit { background: $raised; color: $text;
    border: 1px solid $edge; border-radius: 8px; padding: 4px 8px; min-height: ${field}px;
    selection-background-color: $accent; selection-color: $on_accent; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent;
    padding: 0 0 0 4px; min-height: 0; }
QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover, QLineEdit:hover { border-color: $muted; }
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit:focus {
    border: 2px solid $accent; padding: 3px 7px; }
QAbstractSpinBox QLineEdit:focus, QComboBox QLineEdit:focus { border: none; padding: 0 0 0 4px; }
QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QLineEdit:disabled {
    color: $faint; background: transparent; border-color: $border; }
QComboBox { padding-right: 2px; combobox-popup: 0; }
QComboBox:focus { padding-right: 1px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$chevron_down"); width: 12px; height: 12px; }
QComboBox QAbstractItemView::item { padding: 3px 6px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $border; padding: 4px;
    outline: none; selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: none; width: 20px; margin: 2px 3px 0 0;
    subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: none; width: 20px;
    margin: 0 3px 2px 0; subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$chevron_up"); width: 10px;
    height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$chevron_down"); width: 10px;
    height: 10px; }

QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid $muted; border-radius: 5px;
    background: $raised; }
QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent;
    image: url("$check"); }
QCheckBox::indicator:focus { width: 14px; height: 14px; border: 2px solid $accent; }
QCheckBox::indicator:checked:focus { border-color: $text; }
QCheckBox::indicator:disabled { border-color: $border; background: $track; }
QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $muted;
    border-radius: ${dot}px; background: $raised; }
QRadioButton::indicator:disabled { border-color: $faint; }
QRadioButton::indicator:hover { border-color: $accent; }
QRadioButton::indicator:focus { width: 14px; height: 14px; border: 2px solid $accent; }
QRadioButton::indicator:checked { width: 8px; height: 8px; border: ${ring}px solid $accent; }
QRadioButton::indicator:checked:focus { border-color: $text; }
QRadioButton::indicator:checked:disabled { border-color: $faint; }

QSlider:horizontal { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $track; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -7px 0; border-radius: ${knob}px;
    background: $raised; border: 2px solid $accent; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: $accent; }
QSlider::sub-page:horizontal:disabled { background: $border; }
QSlider::handle:horizontal:disabled { border-color: $border; }

QTextBrowser#guide_text { background: $surface; border: 1px solid $edge;
    border-radius: 10px; }
QListWidget#guide_pages, QListWidget#lessons_list { background: transparent; outline: none;
    border: 1px solid transparent; border-radius: 10px; }
QListWidget#guide_pages::item, QListWidget#lessons_list::item { padding: 6px 8px;
    border-radius: 8px; color: $text; }
QListWidget#guide_pages::item:selected, QListWidget#lessons_list::item:selected {
    background: $track; }
QListWidget#lessons_list::item:hover { background: $track; }

QTableView { background: $surface; border: 1px solid $edge; outline: none; }
QTableView::item { padding: 0 ${table_padding}px; }
QHeaderView { background: $window; }
QHeaderView::section { background: $window; color: $muted; border: none; padding: 4px 8px; }
QTableCornerButton::section { background: $window; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid $border; }
QMainWindow#dock { background: transparent; }
QDockWidget QDialog { background: $surface; }
QMainWindow#dock::separator { width: 12px; height: 12px; background: transparent; }
QMainWindow#dock::separator:hover { background: $border; }
QDockWidget { titlebar-close-icon: url("$cross"); titlebar-normal-icon: url("$float"); }
QDockWidget::title { background: transparent; padding: 0 3px; }
QDockWidget::close-button, QDockWidget::float-button { subcontrol-origin: margin;
    position: absolute; width: 24px; height: 24px; border-radius: 6px; }
QDockWidget::close-button { subcontrol-position: top right; right: 0; }
QDockWidget::float-button { subcontrol-position: top right; right: ${beside}px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: $track; }
QMainWindow#dock > QTabBar::tab { margin-bottom: 6px; }
QTabBar::tab { background: transparent; color: $muted; padding: 6px 12px;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $accent; }
QTabBar::scroller { width: 40px; }
QTabBar::tear { image: none; width: 0; }
QTabBar QToolButton { background: $surface; border-radius: 0; padding: 0; }
QTabBar QToolButton::left-arrow { image: url("$chevron_left"); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url("$chevron_right"); width: 12px; height: 12px; }

QGraphicsView#paper_photo { border: 1px solid $edge; }
QTableView:focus, QTableView#wall:focus, QListWidget:focus, QListWidget#guide_pages:focus,
QListWidget#lessons_list:focus, QTextBrowser#guide_text:focus,
QGraphicsView#paper_photo:focus { border-color: $accent; }

QProgressBar { background: $track; border: none; border-radius: ${bar}px; min-height: 8px;
    text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: ${bar}px; }

QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $border; }
QScrollArea, QWidget#training_panel { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 2px 2px 2px 6px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: $edge; border-radius: 3px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


def text_scale() -> float:
    """Return how many times larger than the system's the user wants the text."""
    application = QApplication.instance()
    return float(application.property(TEXT_SCALE) or 1.0) if application else 1.0


def style_sheet(colours: Colours) -> str:
    shade = "dark" if colours.is_dark else "light"
    icons = {
        "chevron_down": "chevron-down",
        "chevron_up": "chevron-up",
        "chevron_left": "chevron-left",
        "chevron_right": "chevron-right",
        "cross": "cross",
        "float": "float",
        "check": f"check-{shade}",
    }
    # Style sheets want forward slashes on every system.
    addresses = {name: resource(f"icons/{icon}.svg").as_posix() for name, icon in icons.items()}
    # Qt uses these as the minimum for a button or field, even if the font needs more.
    line = QFontMetrics(QApplication.font()).height() + 1
    heights = {"line": max(LINE_PX[0], line), "field": max(LINE_PX[1], line)}
    shades = {name: getattr(colours, name).name() for name in SHADES}
    scale = text_scale()
    sheet = GROWING.sub(lambda length: f"{length[1]}{round(int(length[2]) * scale)}", SHEET)
    # Qt draws no corners at all if their radii are larger than half of what they round.
    radii = {
        "beside": round(28 * scale),
        "knob": int(7 * scale) + 2,
        "dot": int(8 * scale) + 1,
        "ring": round(4 * scale) + 1,
        "bar": round(8 * scale) // 2,
    }
    return Template(sheet).substitute(
        shades, **addresses, **heights, **radii, table_padding=TABLE_PADDING_PX
    )


def set_look(widget: QWidget, look: str) -> None:
    """Set the ``look`` of a widget, for which the style sheet has a rule."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
