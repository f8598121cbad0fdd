"""Every colour of the window, in light and dark.

A widget that paints asks ``colours_of(self.palette())`` when it paints; Qt has it paint again when
the palette changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtGui import QColor, QPalette

PaperChoice = Literal["theme", "light", "dark"]
PAPER_CHOICES: Final[tuple[PaperChoice, ...]] = ("theme", "light", "dark")


@dataclass(frozen=True, slots=True)
class CanvasColours:
    """Paper and ink, and what is around them."""

    paper: QColor
    ink: QColor
    hint: QColor
    frame: QColor
    focus: QColor
    around: QColor


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour of the window; ``warning`` and ``danger`` are for text."""

    is_dark: bool
    window: QColor
    surface: QColor
    raised: QColor
    border: QColor
    text: QColor
    muted: QColor
    accent: QColor
    accent_strong: QColor
    on_accent: QColor
    warning: QColor
    danger: QColor
    track: QColor
    canvas: CanvasColours


def _light() -> Colours:
    window = QColor("#f4f5f8")
    return Colours(
        is_dark=False,
        window=window,
        surface=QColor("#ffffff"),
        raised=QColor("#ffffff"),
        border=QColor("#d9dce4"),
        text=QColor("#1b1e27"),
        muted=QColor("#5f6676"),
        accent=QColor("#3f5bd8"),
        accent_strong=QColor("#324bbd"),
        on_accent=QColor("#ffffff"),
        warning=QColor("#a35a00"),
        danger=QColor("#b3261e"),
        track=QColor("#e4e7ee"),
        canvas=CanvasColours(
            paper=QColor("#ffffff"),
            ink=QColor("#14161d"),
            hint=QColor("#6b7280"),
            frame=QColor("#d3d7e0"),
            focus=QColor("#3f5bd8"),
            around=window,
        ),
    )


def _dark() -> Colours:
    window = QColor("#15171c")
    return Colours(
        is_dark=True,
        window=window,
        surface=QColor("#1d2027"),
        raised=QColor("#272b34"),
        border=QColor("#343945"),
        text=QColor("#e9ebf1"),
        muted=QColor("#9aa1b1"),
        accent=QColor("#7f95ff"),
        accent_strong=QColor("#98aaff"),
        on_accent=QColor("#0f1220"),
        warning=QColor("#f0b45b"),
        danger=QColor("#ff8f86"),
        track=QColor("#2c303a"),
        canvas=CanvasColours(
            paper=QColor("#0c0d11"),
            ink=QColor("#f6f7fb"),
            hint=QColor("#858c9c"),
            frame=QColor("#343945"),
            focus=QColor("#7f95ff"),
            around=window,
        ),
    )


LIGHT: Final = _light()
DARK: Final = _dark()


def colours_of(palette: QPalette) -> Colours:
    """Return the light or dark colours, by the palette's ground."""
    return DARK if palette.window().color().lightness() < 128 else LIGHT


def palette_of(colours: Colours) -> QPalette:
    """Return the palette that Fusion paints with."""
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


def canvas_colours(palette: QPalette, paper: PaperChoice) -> CanvasColours:
    """Return the canvas's colours: those of the theme, or always light or dark paper."""
    colours = colours_of(palette)
    source = {"theme": colours, "light": LIGHT, "dark": DARK}[paper].canvas
    return replace(source, around=colours.window, focus=colours.accent)


@dataclass(frozen=True, slots=True)
class PlotColours:
    """Colours of one plot; ``rough`` is training before smoothing, ``old_*`` the previous run."""

    background: QColor
    text: QColor
    grid: QColor
    train: QColor
    rough: QColor
    test: QColor
    old_train: QColor
    old_test: QColor


def plot_colours(palette: QPalette) -> PlotColours:
    """Return colours with a contrast of at least 3:1 on the palette's base."""
    base = palette.color(QPalette.ColorRole.Base)
    text = palette.color(QPalette.ColorRole.Text)
    is_dark = base.lightness() < 128
    train = QColor("#5aa9ff" if is_dark else "#1f6fd6")
    test = QColor("#ffa24a" if is_dark else "#cf5b00")
    return PlotColours(
        background=base,
        text=mixed(text, base, 0.72),
        grid=mixed(text, base, 0.12),
        train=train,
        rough=mixed(train, base, 0.38),
        test=test,
        old_train=mixed(train, base, 0.42),
        old_test=mixed(test, base, 0.42),
    )


def mixed(colour: QColor, ground: QColor, share: float = 0.5) -> QColor:
    """Return ``share`` of the colour (0..1) over the ground, opaque."""
    rest = 1 - share
    return QColor(
        round(colour.red() * share + ground.red() * rest),
        round(colour.green() * share + ground.green() * rest),
        round(colour.blue() * share + ground.blue() * rest),
    )
