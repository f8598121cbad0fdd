"""Every colour of the window, in light and dark, and the theme that chooses between them.

Qt's Fusion style draws the widgets from a palette, alike on every system. A widget with its own
painting calls ``colours_of(self.palette())`` in each paint event; Qt repaints it when the palette
changes.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

ThemeChoice = Literal["system", "light", "dark"]
THEME_CHOICES: Final[tuple[ThemeChoice, ...]] = ("system", "light", "dark")


class CanvasColours(NamedTuple):
    """Colours of the paper, the ink and their surroundings."""

    paper: QColor
    ink: QColor
    hint: QColor
    frame: QColor
    focus: QColor
    around: QColor


class Colours(NamedTuple):
    """Every colour of the window.

    ``warning`` and ``danger`` are for text, ``faint`` is for disabled text. ``edge`` surrounds what
    can be used, ``border`` what is only displayed.
    """

    is_dark: bool
    window: QColor
    surface: QColor
    raised: QColor
    border: QColor
    edge: QColor
    text: QColor
    muted: QColor
    faint: QColor
    accent: QColor
    accent_strong: QColor
    on_accent: QColor
    warning: QColor
    danger: QColor
    track: QColor
    canvas: CanvasColours


# Each as (light, dark).
SHADES: Final = {
    "window": ("#f4f5f8", "#15171c"),
    "surface": ("#ffffff", "#1d2027"),
    "raised": ("#ffffff", "#272b34"),
    "border": ("#d9dce4", "#343945"),
    "edge": ("#808696", "#727a8c"),
    "text": ("#1b1e27", "#e9ebf1"),
    "muted": ("#5f6676", "#9aa1b1"),
    "faint": ("#a3a9b6", "#5d6473"),
    "accent": ("#3f5bd8", "#7f95ff"),
    "accent_strong": ("#324bbd", "#98aaff"),
    "on_accent": ("#ffffff", "#0f1220"),
    "warning": ("#a35a00", "#f0b45b"),
    "danger": ("#b3261e", "#ff8f86"),
    "track": ("#e4e7ee", "#2c303a"),
}
CANVAS_SHADES: Final = {
    "paper": ("#ffffff", "#0c0d11"),
    "ink": ("#14161d", "#f6f7fb"),
    "hint": ("#6b7280", "#858c9c"),
    "frame": ("#808696", "#727a8c"),
}
CURVES: Final = (
    ("#1f6fd6", "#5aa9ff"),
    ("#cf5b00", "#ffa24a"),
    ("#187a34", "#4fc26b"),
    ("#8a3fd1", "#c79bff"),
)
CLASSES: Final = (
    *("#3f90da", "#ffa90e", "#bd1f01", "#94a4a2", "#832db6"),
    *("#a96b59", "#e76300", "#b9ac70", "#717581", "#92dadd"),
)
"""Ten colours, distinct with any colour vision (Petroff 2021, arXiv 2107.02270)."""


def _palette_of(*, is_dark: bool) -> Colours:
    named = {name: QColor(pair[is_dark]) for name, pair in SHADES.items()}
    canvas = {name: QColor(pair[is_dark]) for name, pair in CANVAS_SHADES.items()}
    around = CanvasColours(**canvas, focus=named["accent"], around=named["window"])
    return Colours(is_dark=is_dark, **named, canvas=around)


LIGHT: Final = _palette_of(is_dark=False)
DARK: Final = _palette_of(is_dark=True)


def colours_of(palette: QPalette) -> Colours:
    """Return the light or the dark colours, whichever this palette has."""
    return DARK if palette.window().color().lightness() < 128 else LIGHT


def palette_of(colours: Colours) -> QPalette:
    """Return the palette for Fusion."""
    role = QPalette.ColorRole
    palette = QPalette(colours.raised, colours.window)
    pairs = (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.surface),
        (role.AlternateBase, colours.window),
        (role.Text, colours.text),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
        (role.Mid, colours.border),
        (role.Midlight, colours.track),
        (role.Dark, colours.muted),
    )
    for one_role, colour in pairs:
        palette.setColor(one_role, colour)
    faint = QColor(colours.muted)
    faint.setAlpha(140)
    for one_role in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, one_role, faint)
    return palette


class PlotColours(NamedTuple):
    """Colours of a plot; ``rough`` is the unsmoothed training curve, ``old_*`` the previous run."""

    text: QColor
    grid: QColor
    train: QColor
    rough: QColor
    test: QColor
    errors: QColor
    old_train: QColor
    old_test: QColor


def curve_colours(palette: QPalette) -> tuple[QColor, ...]:
    """Return the colours of four curves, with a contrast of at least 3:1 to the palette's base."""
    is_dark = palette.color(QPalette.ColorRole.Base).lightness() < 128
    return tuple(QColor(pair[is_dark]) for pair in CURVES)


def class_colours(palette: QPalette) -> tuple[QColor, ...]:
    """Return the colours of ten classes in a scatter plot, slightly lighter on a dark base."""
    is_dark = colours_of(palette).is_dark
    return tuple(QColor(name).lighter(125 if is_dark else 100) for name in CLASSES)


def plot_colours(palette: QPalette) -> PlotColours:
    """Return the colours of a live plot on the palette's base."""
    base = palette.color(QPalette.ColorRole.Base)
    text = palette.color(QPalette.ColorRole.Text)
    train, test, errors, _ = curve_colours(palette)
    return PlotColours(
        text=mixed(text, base, 0.72),
        grid=mixed(text, base, 0.12),
        train=train,
        rough=mixed(train, base, 0.38),
        test=test,
        errors=errors,
        old_train=mixed(train, base, 0.42),
        old_test=mixed(test, base, 0.42),
    )


def mixed(colour: QColor, ground: QColor, share: float = 0.5) -> QColor:
    """Blend a colour over an opaque ground; ``share`` is its weight, 0..1."""
    rest = 1 - share
    return QColor(
        round(colour.red() * share + ground.red() * rest),
        round(colour.green() * share + ground.green() * rest),
        round(colour.blue() * share + ground.blue() * rest),
    )


class Theme(QObject):
    """Applies the chosen colours to the application; by default they follow the system.

    Signals: ``changed`` with the ``Colours`` now in use, in the GUI thread.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._choice: ThemeChoice = "system"
        self.colours = LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply)

    def choose(self, choice: ThemeChoice) -> None:
        """Use the light or dark colours, or those of the system."""
        self._choice = choice
        scheme = {
            "system": Qt.ColorScheme.Unknown,
            "light": Qt.ColorScheme.Light,
            "dark": Qt.ColorScheme.Dark,
        }[choice]
        # Title bars and native dialogs follow this; platforms without them ignore it.
        QGuiApplication.styleHints().setColorScheme(scheme)
        self._apply()

    @Slot()
    def _apply(self) -> None:
        dark = self._choice == "dark"
        if self._choice == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        self.colours = DARK if dark else LIGHT
        self._application.setPalette(palette_of(self.colours))
        self.changed.emit(self.colours)
