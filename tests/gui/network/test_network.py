"""The network on the main screen: lit by the pen and by training, pointed at, explained."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QSplitter, QWidget
from pytestqt.qtbot import QtBot
from scripted_run import choose_linear, click, scripted_window
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.explain.activity import strongest_place
from digitpad.explain.recording import MOST_MOMENTS
from digitpad.gui.main_window import MainWindow
from digitpad.gui.network import details
from digitpad.gui.network import panel as panel_module
from digitpad.gui.network.details import AccountView
from digitpad.gui.network.painting import Painting, UnitPlace
from digitpad.gui.network.panel import NetworkPanel
from digitpad.gui.network.scene import Scene
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import grown
from digitpad.gui.widgets.pixels import smooth_painter


def opened(window: MainWindow, qtbot: QtBot) -> NetworkPanel:
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    panel = window.network.panel
    qtbot.waitUntil(lambda: bool(panel.view.scene.columns))
    return panel


def next_scene(panel: NetworkPanel, qtbot: QtBot, is_so=lambda _: True) -> Scene:
    before = panel.view.scene
    qtbot.waitUntil(lambda: panel.view.scene is not before and is_so(panel.view.scene))
    return panel.view.scene


def lit(window, qtbot) -> NetworkPanel:
    """Return the panel with a drawing in it."""
    panel = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    next_scene(panel, qtbot, lambda scene: not scene.is_blank)
    return panel


def middle_of(panel: NetworkPanel, place: UnitPlace) -> QPoint:
    return panel.view.painting().layout.tiles[place.column][place.row].center().toPoint()


def test_a_key_shows_the_network_in_place_of_the_settings_and_takes_it_away(window, qtbot):
    epochs = window.findChild(QAbstractSpinBox, "epochs_spin")
    splitter = window.findChild(QSplitter, "splitter")
    widths = splitter.sizes()
    panel = opened(window, qtbot)
    assert panel.isVisible()
    assert not epochs.isVisible()
    assert panel.view.width() > window.width() / 2
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert not panel.isVisible()
    assert epochs.isVisible()
    assert np.allclose(splitter.sizes(), widths, atol=4)


def test_the_network_is_shown_again_at_the_next_start(make_window, qtbot):
    window = make_window()
    opened(window, qtbot)
    window.close_at_once()
    again = make_window()
    qtbot.waitUntil(lambda: again.network.panel is not None)
    assert again.network.panel.isVisible()
    assert again.menu_actions["network"].isChecked()


def test_each_stroke_lights_the_network_as_it_is_read(window, qtbot):
    panel = opened(window, qtbot)
    assert panel.view.scene.is_blank
    draw_stroke(window.canvas, SEVEN)
    scene = next_scene(panel, qtbot, lambda scene: not scene.is_blank)
    qtbot.waitUntil(lambda: np.allclose(panel.view.scene.shares, window.prediction.probabilities))
    assert [wire.strength for wire in scene.live[-1].wires if wire.strength]
    window.menu_actions["clear"].trigger()
    next_scene(panel, qtbot, lambda scene: scene.is_blank)


def test_no_probabilities_stand_beside_an_empty_canvas(window, qtbot, monkeypatch):
    panel, written = opened(window, qtbot), []
    monkeypatch.setattr(Painting, "_write", lambda *all_of_it, **_: written.append(all_of_it[3]))
    panel.view.forget()
    panel.view.grab()
    assert written.count("–") == 10
    assert not any("%" in text for text in written)
    draw_stroke(window.canvas, SEVEN)
    next_scene(panel, qtbot, lambda scene: not scene.is_blank)
    panel.view.grab()
    assert any("%" in text for text in written)


def test_while_it_learns_the_network_that_learns_is_seen(make_window, qtbot, linear_model):
    window = scripted_window(make_window, linear_model, epochs=1000)
    panel = lit(window, qtbot)
    click(window, "train_button")
    qtbot.waitUntil(lambda: not panel.trains.isEnabled())
    assert not panel.trains.isEnabled()
    strengths: set[tuple[float, ...]] = set()

    def sees_three() -> bool:
        strengths.add(tuple(panel.view.scene.live[-1].values.tolist()))
        return len(strengths) > 2

    qtbot.waitUntil(sees_three)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_pointing_at_a_unit_leaves_its_wires_and_says_its_value(window, qtbot):
    panel = lit(window, qtbot)
    place = UnitPlace(1, 3)
    QTest.mouseMove(panel.view, middle_of(panel, place))
    assert panel.view.pointed == place
    assert {target for _, target, _ in panel.view.painting().wires_of(place)} == {place}
    told = panel.view.accessibleDescription()
    assert told.startswith("Column 2 of 2: dense, unit 4: ")
    tip = panel.view.words_at(middle_of(panel, place))
    assert tip.endswith("\nClick to see how it is computed.")
    panel.view.open_unit()
    assert "Click" not in panel.view.words_at(middle_of(panel, place))


@pytest.mark.parametrize("by_key", [True, False])
def test_a_unit_that_is_clicked_is_explained_in_numbers_that_follow_the_pen(window, qtbot, by_key):
    panel = lit(window, qtbot)
    if by_key:
        panel.view.setFocus()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(panel.view, key)
    else:
        QTest.mouseClick(panel.view, LEFT, pos=middle_of(panel, UnitPlace(1, 1)))
    assert panel.account.isVisible()
    account = panel.account.account
    total = sum(term.product for term in account.terms) + account.rest + account.bias
    assert total == pytest.approx(account.total, abs=1e-3)
    assert "votes" in panel.account.accessibleDescription()
    before = account.total
    draw_stroke(window.canvas, [(0.3, 0.5), (0.7, 0.5)])
    qtbot.waitUntil(lambda: panel.account.account.total != before)
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert not panel.account.isVisible()


def test_the_output_for_what_is_no_digit_is_explained_by_the_share_beside_it(window, qtbot):
    panel = opened(window, qtbot)
    window.training.setup.models.choose("digitpad-ink")
    panel.trains.click()
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) > 2)
    draw_stroke(window.canvas, SEVEN)
    scene = next_scene(panel, qtbot, lambda scene: not scene.is_blank)
    panel.view.point_at(UnitPlace(len(scene.columns) - 1, 10))
    panel.view.open_unit()
    assert panel.account.account.following[-1].after == pytest.approx(scene.shares[10], abs=1e-4)


def test_a_network_that_is_chosen_is_seen_before_it_is_trained(window, qtbot):
    panel = opened(window, qtbot)
    window.training.setup.models.choose("candle-cnn")
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 7)
    assert panel.trains.isChecked()
    panel.reads.click()
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 2)
    choose_linear(window)


def test_the_place_in_a_map_follows_the_mouse_and_the_keys(window, qtbot):
    panel = opened(window, qtbot)
    window.training.setup.models.choose("candle-cnn")
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 7)
    view = panel.view
    draw_stroke(window.canvas, SEVEN)
    next_scene(panel, qtbot, lambda scene: not scene.is_blank)
    QTest.mouseClick(view, LEFT, pos=middle_of(panel, UnitPlace(1, 2)))
    row, column = panel.account.account.place
    # Not where the mouse happens to be in the small map.
    assert (row, column) == strongest_place(view.scene.activity.given(1)[view.unit()])
    QTest.mouseMove(view, middle_of(panel, UnitPlace(1, 2)) + QPoint(1, 1))
    assert panel.account.account.place == (row, column)
    assert panel.account.account.terms[0].patch.shape == (5, 5)
    field = view.field()
    assert (field.bottom - field.top, field.right - field.left) == (5, 5)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert panel.account.account.place == (row, column + 1)
    qtbot.waitUntil(view.updatesEnabled)  # once there is room for the explanation
    room = panel.account.map_room()
    QTest.mouseMove(panel.account, room.topLeft().toPoint() + QPoint(2, 2))
    assert panel.account.account.place == (0, 0)
    assert view.place_of() == (0, 0)


def test_no_unit_moves_while_it_is_explained_in_sight(make_window, qtbot):
    window = make_window(size=(1280, 720))
    panel = lit(window, qtbot)
    qtbot.waitUntil(panel.view.updatesEnabled)
    places = UnitPlace(1, 3), UnitPlace(1, 4)
    before = [panel.view.mapTo(window, middle_of(panel, place)) for place in places]
    for place, at in zip(places, before, strict=True):
        QTest.mouseClick(panel.view, LEFT, pos=panel.view.mapFrom(window, at))
        assert panel.view.pointed == place
        explanation = panel.account.parentWidget()
        qtbot.waitUntil(lambda part=explanation: is_whole(part))
        assert window.childAt(at) is panel.view
    assert [panel.view.mapTo(window, middle_of(panel, place)) for place in places] == before
    click(window, "network_account_close")
    assert not panel.account.isVisible()
    assert panel.view.isVisible()


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


def test_a_product_stands_apart_from_its_factors(window, qtbot, monkeypatch):
    panel, written = opened(window, qtbot), []
    panel.view.point_at(UnitPlace(1, 3))
    panel.view.open_unit()
    write = AccountView.paint_text

    def note(view, painter, at, text, high):
        end = write(view, painter, at, text, high)
        written.append((at, end, text))
        return end

    monkeypatch.setattr(AccountView, "paint_text", note)
    panel.account.grab()
    factors = [(at.y(), end.x()) for at, end, text in written if " × " in text]
    products = {at.y(): at.x() for at, _, text in written if text.startswith("= ")}
    assert len(factors) >= 5
    assert all(products[row] > end for row, end in factors)


def test_the_numbers_in_the_cells_multiply_to_the_sum_beside_them(qtbot, monkeypatch):
    rng, said = np.random.default_rng(0), []
    patch, kernel = rng.random((3, 3)), rng.normal(0, 0.2, (3, 3))
    monkeypatch.setattr(
        details, "number", lambda value, places: said.append(f"{value:{places}}") or said[-1]
    )
    view, image = AccountView(), QImage(300, 300, QImage.Format.Format_RGB32)
    qtbot.addWidget(view)
    with smooth_painter(image) as painter:
        for values in (patch, kernel):
            view.paint_grid(painter, QRectF(0, 0, grown(105), grown(105)), values)
    shown = np.array(said, float).reshape(2, -1)[:, -9:]  # after one that gives the width
    assert shown.prod(axis=0).sum() == pytest.approx((patch * kernel).sum(), abs=0.02)


# Building


def layers(window: MainWindow) -> str:
    return window.training.setup.models.arguments.layers


def chosen(window: MainWindow, *texts: str) -> None:
    """Choose an entry of the open menu, or of a menu in it, by keyboard."""
    menu = QApplication.activePopupWidget()
    for text in texts:
        action = next(one for one in menu.actions() if one.text().startswith(text))
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        menu = action.menu()


def built(window: MainWindow, qtbot: QtBot) -> NetworkPanel:
    panel = opened(window, qtbot)
    window.training.setup.models.choose("custom")
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 4)
    panel.view.setFocus()
    return panel


def pointed(panel: NetworkPanel, column: int) -> None:
    panel.view.point_at(UnitPlace(column, 0))


def test_plus_adds_a_layer_and_the_picture_and_train_follow(window, qtbot):
    panel = built(window, qtbot)
    pointed(panel, 2)
    QTest.keyClick(panel.view, Qt.Key.Key_Plus)
    chosen(window, "Convolution")
    assert layers(window) == "conv 16 3, relu, pool 2, conv 16 3, relu, dense 10"
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 5)
    assert dict(window.training.setup.config().model_arguments)["layers"] == layers(window)


def test_a_network_that_is_built_on_is_trained_as_it_was_set(window, qtbot):
    panel = opened(window, qtbot)
    panel.trains.click()
    setup = window.training.setup
    window.findChild(QAbstractSpinBox, "seed_spin").setValue(3)
    before = setup.form.settings()
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) > 4)
    panel.view.setFocus()
    pointed(panel, len(panel.view.scene.columns) - 2)
    QTest.keyClick(panel.view, Qt.Key.Key_Plus)
    chosen(window, "Dense")
    assert setup.models.name == "custom"
    assert setup.form.settings() == before


def test_only_what_can_stand_at_its_place_is_offered(window, qtbot):
    panel = built(window, qtbot)
    window.training.setup.models.set_arguments({"layers": "conv 16 3, pool 2, dense 64, dense 10"})
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 5)
    for column, can_stand in ((1, [True, True, False]), (3, [False, False, True])):
        pointed(panel, column)
        QTest.keyClick(panel.view, Qt.Key.Key_Plus)
        menu = QApplication.activePopupWidget()
        assert [action.isEnabled() for action in menu.actions()] == can_stand
        menu.close()


def test_minus_takes_a_layer_out(window, qtbot):
    panel = built(window, qtbot)
    minus, _ = panel.view.painting().layout.buttons[2]
    QTest.mouseClick(panel.view, LEFT, pos=minus.center().toPoint())
    assert layers(window) == "conv 16 3, relu, dense 10"
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 3)


def test_the_title_of_a_column_changes_its_layer(window, qtbot):
    panel = built(window, qtbot)
    for texts, told in (
        (("Kernel", "5"), "conv 16 5, relu, pool 2, dense 10"),
        (("Units", "32"), "conv 32 5, relu, pool 2, dense 10"),
        (("Activation", "tanh"), "conv 32 5, tanh, pool 2, dense 10"),
        (("Batch",), "conv 32 5, norm, tanh, pool 2, dense 10"),
    ):
        room = panel.view.painting().layout.columns[1]
        at = QPoint(int(room.center().x()), 8)
        QTest.mouseClick(panel.view, LEFT, pos=at)
        chosen(window, *texts)
        assert layers(window) == told
    qtbot.waitUntil(lambda: panel.view.scene.columns[1].shape == (32, 24, 24))


def test_what_does_not_fit_is_said_at_its_place_and_can_be_taken_out_there(window, qtbot):
    panel = built(window, qtbot)
    window.training.setup.models.set_arguments({"layers": "conv 16 3, relu, pool 30, dense 10"})
    qtbot.waitUntil(lambda: "too small" in panel.view.scene.fault)
    assert len(panel.view.scene.columns) == 2
    assert "too small" in panel.view.accessibleDescription()
    assert not window.training.can_train
    minus, _ = panel.view.painting().layout.buttons[2]
    QTest.mouseClick(panel.view, LEFT, pos=minus.center().toPoint())
    assert layers(window) == "conv 16 3, relu, dense 10"
    assert window.training.can_train


def test_building_on_a_network_that_reads_makes_it_ones_own(window, qtbot):
    panel = opened(window, qtbot)
    pointed(panel, 0)
    QTest.keyClick(panel.view, Qt.Key.Key_Plus)
    chosen(window, "Dense")
    assert layers(window) == "dense 64, relu, dense 10"
    assert panel.trains.isChecked()
    assert window.training.setup.config().model == "custom"


def test_nothing_is_built_while_it_learns_or_of_layers_of_other_kinds(
    make_window, qtbot, linear_model
):
    window = scripted_window(make_window, linear_model, epochs=200)
    panel = opened(window, qtbot)
    assert panel.view.can_build
    click(window, "train_button")
    qtbot.waitUntil(lambda: not panel.view.can_build)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    window.training.setup.models.choose("vit")
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 8)
    assert not panel.view.can_build


def test_own_layers_are_built_in_the_picture(window, qtbot):
    window.training.setup.models.choose("custom")
    click(window, "edit_layers_button")
    qtbot.waitUntil(lambda: window.network.panel is not None and window.network.panel.isVisible())


# Time, and files


def trained(make_window, qtbot, model) -> tuple[MainWindow, NetworkPanel]:
    window = scripted_window(make_window, model, epochs=60)
    panel = lit(window, qtbot)
    click(window, "train_button")
    qtbot.waitUntil(lambda: len(panel.recording.moments) > 3)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    return window, panel


def test_the_slider_goes_back_to_any_moment_of_the_run(make_window, qtbot, linear_model):
    window, panel = trained(make_window, qtbot, linear_model)
    assert panel.time.isVisible()
    now = panel.view.scene.shares
    panel.time.setFocus()
    QTest.keyClick(panel.time, Qt.Key.Key_Home)
    first = panel.recording.model_at(0).tensors["weight"]
    qtbot.waitUntil(lambda: np.array_equal(panel.view.scene.activity.tensors["weight"], first))
    assert panel.view.scene.shares != now
    assert panel.moment.text().startswith("epoch ")
    # The drawing is read by the network as it was then.
    qtbot.waitUntil(lambda: window.desk.reading.model is panel.pictured)
    strip = window.panel.strip.reader_label
    qtbot.waitUntil(lambda: "at epoch" in strip.text() and ": " in panel.moment.text())
    assert window.current.reading is not panel.pictured, "what is offered and saved is of now"
    QTest.keyClick(panel.time, Qt.Key.Key_End)
    assert panel.moment.text() == "now"
    qtbot.waitUntil(lambda: window.desk.reading.model is window.current.reading)
    QTest.keyClick(panel.time, Qt.Key.Key_Home)
    window.menu_actions["network"].trigger()
    assert window.desk.model is window.current.reading, "without the slider it is now"
    assert panel.pictured is window.desk.reading.model


def test_a_picture_opened_during_a_run_shows_the_present_and_goes_back(
    make_window, qtbot, linear_model
):
    window = scripted_window(make_window, linear_model, epochs=60)
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.network.recording is not None)
    panel = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: len(panel.recording.moments) > 3)
    assert panel.time.value() == panel.time.maximum()
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    assert panel.time.value() == panel.time.maximum()
    QTest.mouseClick(panel.time, LEFT, pos=QPoint(2, panel.time.height() // 2))
    qtbot.waitUntil(lambda: panel.moment.text().startswith("epoch "))


def test_the_slider_stays_at_its_moment_when_others_go(window, qtbot, linear_model):
    panel, moment = lit(window, qtbot), window.training.trainer.moment
    for epoch in range(MOST_MOMENTS):
        moment.emit(linear_model, float(epoch))
    panel.time.setValue(20)
    past = window.desk.past
    moment.emit(linear_model, float(MOST_MOMENTS))
    assert len(panel.recording.moments) < MOST_MOMENTS
    assert window.desk.past is past
    assert panel.recording.moments[panel.time.value()].epochs == 20


def test_another_model_ends_looking_back_everywhere(make_window, qtbot, linear_model):
    window, panel = trained(make_window, qtbot, linear_model)
    panel.time.setFocus()
    QTest.keyClick(panel.time, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: window.desk.reading.model is panel.pictured)
    window.menu_actions["shipped_model"].trigger()
    qtbot.waitUntil(lambda: "shipped" in window.current.reading.info.name)
    qtbot.waitUntil(lambda: window.desk.reading.model is window.current.reading)
    assert panel.pictured is window.desk.model is window.current.reading
    assert panel.moment.text() == "now"
    assert panel.time.value() == panel.time.maximum()


def test_a_run_that_goes_on_keeps_its_moments(make_window, qtbot, linear_model):
    window, panel = trained(make_window, qtbot, linear_model)
    before = [moment.epochs for moment in panel.recording.moments]
    click(window, "go_on_button")
    qtbot.waitUntil(lambda: len(panel.recording.moments) > len(before) + 2)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    epochs = [moment.epochs for moment in panel.recording.moments]
    assert epochs[: len(before)] == before
    assert epochs == sorted(epochs)
    click(window, "train_button")
    qtbot.waitUntil(lambda: 0 < len(panel.recording.moments) < len(epochs))
    assert panel.recording.moments[0].epochs < epochs[-1], "another run, other moments"
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_a_run_is_recorded_whichever_view_is_open(make_window, qtbot, linear_model):
    window = scripted_window(make_window, linear_model, epochs=60)
    click(window, "train_button")
    qtbot.waitUntil(lambda: window.network.recording is not None)
    qtbot.waitUntil(lambda: len(window.network.recording.moments) > 3)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")
    assert window.network.panel is None
    panel = opened(window, qtbot)
    assert panel.time.isVisible()
    assert panel.time.maximum() == len(window.network.recording.moments) > 3
    assert [action.isEnabled() for action in panel.saving_menu().actions()] == [True] * 3


def test_the_card_below_the_picture_is_whole_on_a_low_screen(make_window, qtbot, linear_model):
    window, _ = trained(make_window, qtbot, linear_model)
    window.resize(1280, 690)  # of 720, in a frame
    qtbot.waitUntil(lambda: is_whole(window.training.display.notice))
    assert window.training.scroll_area.verticalScrollBar().maximum() == 0


def test_without_moments_it_is_said_what_a_moving_picture_needs(window, qtbot):
    panel = opened(window, qtbot)
    entry = panel.saving_menu().actions()[-1]
    assert not entry.isEnabled()
    assert "train the network first" in entry.text()


def test_the_picture_takes_little_of_the_time_of_a_training(make_window, qtbot, linear_model):
    window = scripted_window(make_window, linear_model, epochs=400)
    panel = opened(window, qtbot)
    draw_stroke(window.canvas, SEVEN)
    click(window, "train_button")
    qtbot.waitUntil(panel.rest.isActive)
    cost = panel.view.scene.made_ms + panel.view.painted_ms
    assert panel.rest.interval() >= max(67, cost * 30)
    before = panel.view.scene
    draw_stroke(window.canvas, [(0.2, 0.2), (0.8, 0.2)])
    qtbot.waitUntil(lambda: panel.view.scene is not before)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_the_picture_rests_longer_while_the_computer_leaves_the_training_no_time(
    make_window, qtbot, linear_model, monkeypatch
):
    window = scripted_window(make_window, linear_model, epochs=400)
    panel = opened(window, qtbot)
    monkeypatch.setattr(panel_module, "process_time", lambda: 5.0)
    click(window, "train_button")
    qtbot.waitUntil(panel.rest.isActive)
    before = panel.view.scene
    for _ in range(panel_module.MOST_RESTS - 1):
        panel.rest.timeout.emit()
        assert panel.rest.isActive()
        assert panel.view.scene is before
    panel.rest.stop()
    panel.rest.timeout.emit()
    qtbot.waitUntil(lambda: panel.view.scene is not before)
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_the_picture_and_the_run_are_saved(make_window, qtbot, linear_model, tmp_path, monkeypatch):
    _, panel = trained(make_window, qtbot, linear_model)
    saved = []
    panel.message.connect(saved.append)
    into_folder = lambda _self, _title, start, _kinds, save: save(tmp_path / start.name)  # noqa: E731
    monkeypatch.setattr(Dialogs, "ask_save", into_folder)
    for action in panel.saving_menu().actions():
        action.trigger()
    qtbot.waitUntil(lambda: len(saved) == 3)
    assert QImage(str(tmp_path / "network.png")).width() == 1920
    assert (tmp_path / "network.svg").read_text("utf-8").count("<image") > 1
    with Image.open(tmp_path / "network.gif") as moving:
        assert moving.n_frames == len(panel.recording.moments)
    assert (tmp_path / "network.gif").stat().st_size < 3_000_000


def test_layers_that_nobody_understands_are_replaced_by_a_starting_point(window, qtbot):
    panel = built(window, qtbot)
    window.training.setup.models.set_arguments({"layers": "convv 16"})
    qtbot.waitUntil(lambda: "convv" in panel.view.scene.fault)
    pointed(panel, 0)
    QTest.keyClick(panel.view, Qt.Key.Key_Plus)
    chosen(window, "Start from", "Two layers")
    assert layers(window) == "dense 100, relu, dense 10"
    qtbot.waitUntil(lambda: len(panel.view.scene.columns) == 3)


def test_the_sentence_of_an_account_is_written_in_as_many_lines_as_it_needs(window, qtbot):
    panel = opened(window, qtbot)
    panel.view.point_at(UnitPlace(1, 3))
    panel.view.open_unit()
    account = panel.account
    wide, narrow = (account.heightForWidth(width) for width in (1200, 200))
    assert narrow > wide
    qtbot.waitUntil(lambda: account.height() == account.heightForWidth(account.width()))
    assert account.map_room().bottom() < account.height()
