from __future__ import annotations

from pathlib import Path

import pytest
from contrast import contrast
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLineEdit,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.files import resource
from digitpad.gui.theme.colours import DARK, LIGHT, Colours, Theme, palette_of
from digitpad.gui.theme.icons import application_icon, icon
from digitpad.gui.theme.style_sheet import style_sheet

CONTROLS = (
    *(QPushButton, QComboBox, QSpinBox, QDoubleSpinBox),
    *(QLineEdit, QCheckBox, QRadioButton, QTableWidget),
)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_every_text_can_be_read_on_its_ground(colours: Colours) -> None:
    for ground in (colours.window, colours.surface, colours.raised):
        for text in (colours.text, colours.muted, colours.warning, colours.danger):
            assert contrast(text, ground) >= 4.5
    assert contrast(colours.on_accent, colours.accent) >= 4.5
    assert contrast(colours.accent, colours.track) >= 3.0
    assert contrast(colours.canvas.ink, colours.canvas.paper) >= 15
    assert contrast(colours.canvas.hint, colours.canvas.paper) >= 4.5


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_edges_of_what_can_be_used_stand_out_from_all_around_them(colours: Colours) -> None:
    for ground in (colours.window, colours.surface, colours.raised):
        for edge in (colours.edge, colours.accent):
            assert contrast(edge, ground) >= 3
    for edge in (colours.canvas.frame, colours.canvas.focus):
        assert contrast(edge, colours.canvas.around) >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("kind", CONTROLS)
def test_a_control_is_painted_with_an_edge_that_stands_out(
    kind: type[QWidget], colours: Colours, qtbot: QtBot
) -> None:
    around = QDialog()
    around.setStyleSheet(style_sheet(colours))
    qtbot.addWidget(around)
    control = kind(around)
    control.setGeometry(20, 20, 160, 30)
    around.resize(200, 70)
    around.show()
    around.setFocus()
    picture = around.grab().toImage()
    across = [picture.pixelColor(x, 35) for x in range(20, 24)]
    assert max(contrast(one, colours.window) for one in across) >= 3


def test_the_user_can_choose_light_or_dark(qapp: QApplication) -> None:
    theme = Theme(qapp)
    seen: list[Colours] = []
    theme.changed.connect(seen.append)
    for choice, colours in (("dark", DARK), ("light", LIGHT)):
        theme.choose(choice)
        assert seen[-1] == colours
        assert qapp.palette().color(QPalette.ColorRole.Window) == colours.window
    theme.choose("system")


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_style_sheet_names_only_colours_and_icons_that_exist(
    colours: Colours, qapp: QApplication
) -> None:
    sheet = style_sheet(colours)
    assert "$" not in sheet
    for address in [part.split('"')[0] for part in sheet.split('url("')[1:]]:
        assert resource(f"icons/{address.rsplit('/', 1)[-1]}").exists()


class IconsOnButtons(QProxyStyle):
    """A style as on desktops whose dialogs have icons on their buttons."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returned)


def test_no_dialog_has_icons_of_another_style_on_its_buttons(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    style = IconsOnButtons("Fusion")
    icons = []
    for sheet in ("QLabel { color: red; }", style_sheet(DARK)):
        parent.setStyleSheet(sheet)
        box = QDialogButtonBox(parent)
        box.setStyle(style)
        button = box.addButton(QDialogButtonBox.StandardButton.Cancel)
        icons.append(not button.icon().isNull())
    assert icons == [True, False]


def test_the_palette_paints_what_is_disabled_fainter(qapp: QApplication) -> None:
    palette = palette_of(LIGHT)
    text = QPalette.ColorRole.ButtonText
    usual = palette.color(QPalette.ColorGroup.Active, text)
    faint = palette.color(QPalette.ColorGroup.Disabled, text)
    assert faint != usual


def test_an_icon_is_drawn_once_for_each_colour_and_size(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def read(name: str) -> Path:
        drawn.append(name)
        return resource(name)

    monkeypatch.setattr("digitpad.gui.theme.icons.resource", read)
    for colours in (LIGHT, DARK, LIGHT):
        qapp.setPalette(palette_of(colours))
        for size in (53, 53, 55):
            icon("stop").pixmap(size, size)
    assert len(drawn) == 4


def test_icons_have_the_colours_of_the_palette(qapp: QApplication) -> None:
    theme = Theme(qapp)
    for choice, colours in (("dark", DARK), ("light", LIGHT)):
        theme.choose(choice)
        image = icon("stop").pixmap(54, 54).toImage()
        seen = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }
        assert seen == {colours.text.name()}
    theme.choose("system")
    disabled = icon("stop").pixmap(54, 54, QIcon.Mode.Disabled).toImage()
    assert 0 < max(disabled.pixelColor(x, 27).alpha() for x in range(54)) < 128
    assert not application_icon().pixmap(64, 64).toImage().isNull()
