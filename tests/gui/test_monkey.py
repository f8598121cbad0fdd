"""A monkey does what it likes, and what the window promises holds after each act."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final

import pytest
from every_window import SOON, furnish
from monkey import Monkey, confine, press, trained
from of_wings import of_wings
from promises import Promises, Watch
from PySide6.QtCore import Qt, qWarning
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from test_long_run import LATE_MS
from window_mouse import SEVEN, draw_stroke

from digitpad.collection.store import usual_place
from digitpad.gui.main_window import MainWindow
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.window import Window
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model

torture = pytest.mark.torture


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "count"),
    [(0, 150), *[pytest.param(seed, 10_000, marks=torture) for seed in (1, 2, 3)]],
)
def test_whatever_a_monkey_does_what_is_promised_holds(
    seed: int,
    count: int,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    pytestconfig: pytest.Config,
    request: pytest.FixtureRequest,
) -> None:
    furnish(monkeypatch)
    confine(monkeypatch, tmp_path / "files")
    watch = Watch(monkeypatch, pytestconfig.getini("qt_log_ignore"))

    def open_window() -> MainWindow:
        panel = TrainingPanel(run=trained, preloads=False)
        return make_window(training=panel, awaits_reading=False)

    def let_go(closed: MainWindow) -> None:
        closed.deleteLater()
        request.node.qt_widgets = [one for one in request.node.qt_widgets if one[0]() is not closed]

    monkey = Monkey(seed, open_window, let_go, watch, tmp_path / "files")
    gc.freeze()  # as the program does once torch is loaded
    done, begun = 0, perf_counter()
    try:
        while done < count:
            done += 1
            monkey.act()
    except AssertionError as error:
        last = "\n".join(monkey.actions)
        pytest.fail(f"seed {seed}, action {done}: {error}\nThe last actions:\n{last}")
    finally:
        gc.unfreeze()
        watch.close()
        rate = done / (perf_counter() - begun)
        monkey.window.close_at_once()
        qtbot.waitUntil(lambda: not monkey.window.isVisible(), timeout=SOON)
        line = (
            f"seed {seed}: {done} actions of {len(monkey.done)} kinds in {len(monkey.visited)} "
            f"windows, {rate:.0f} a second; {len(monkey.late)} ticks over {LATE_MS} ms "
            f"{monkey.late[:8]}"
        )
        request.node.user_properties.append(("counted", line))
    if count > 1000:
        assert not monkey.late, monkey.late


# Each promise can be broken, and then it is seen


def shout(promises: Promises) -> None:
    promises.window.saver.message.connect(lambda: 1 / 0)
    promises.window.saver.message.emit("saved")


def warn(promises: Promises) -> None:
    qWarning("a widget was painted outside of its paint event")


def save_another(promises: Promises) -> None:
    reading = promises.window.current.reading
    promises.title = f"Save model “{reading.info.name}”"
    promises.wanted = replace(reading, tensors={})
    promises.window.save_model(usual_place().parent / "some.safetensors")


def save_below_another_title(promises: Promises) -> None:
    promises.window.save_model(usual_place().parent / "some.safetensors")


def leave_the_status_line(promises: Promises) -> None:
    promises.window.status.setToolTip("small · ready")


def save_and_say_nothing(promises: Promises) -> None:
    window = promises.window
    window.saver.message.disconnect(window.status.say)
    promises.title = f"Save model “{window.current.reading.info.name}”"
    window.save_model(usual_place().parent / "some.safetensors")


def name_another_model(promises: Promises) -> None:
    model = promises.window.current.reading
    promises.window.current.model = replace(model, info=replace(model.info, name="another"))


def keep_unasked(promises: Promises) -> None:
    promises.window.handwriting.keeper.add(synthesis.drawing(3, seed=1), "3")


def keep_as_another(promises: Promises) -> None:
    promises.named.update(["4"])
    keep_unasked(promises)


def keep_twice(promises: Promises) -> None:
    promises.named.update(["3"])
    keep_unasked(promises)
    keep_unasked(promises)


def name_by_ink(promises: Promises) -> None:
    promises.inks = True
    promises.window.panel.answer.naming.named.emit("3")


def lose_a_model(promises: Promises) -> None:
    promises.window.current.unsaved = ()


def leave_a_run_that_is_kept_nowhere(promises: Promises) -> None:
    promises.window.training.offers.model_left.emit(promises.window.current.unsaved[0])


def lose_a_drawing(promises: Promises) -> None:
    canvas = promises.window.canvas
    canvas.clear()
    canvas.history.__init__(canvas.history.state)


BROKEN: Final = {
    shout: "ZeroDivisionError",
    warn: "painted outside",
    save_another: "another model was to be saved",
    save_below_another_title: "named another model",
    leave_the_status_line: "the status line says",
    save_and_say_nothing: "did not say so",
    name_another_model: "the status line says",
    keep_unasked: "My handwriting grew",
    keep_as_another: "My handwriting grew",
    keep_twice: "My handwriting grew",
    name_by_ink: "unasked",
    lose_a_model: "nobody was asked",
    leave_a_run_that_is_kept_nowhere: "kept nowhere",
    lose_a_drawing: "gone for good",
}
for of_wing in of_wings("BROKEN"):
    BROKEN.update(of_wing)


@pytest.fixture
def begin(
    make_window: Callable[..., MainWindow],
    linear_model: Model,
    monkeypatch: pytest.MonkeyPatch,
    pytestconfig: pytest.Config,
) -> Iterator[Callable[[], Promises]]:
    """Return what begins with those of a window with a drawing and a model that is not saved."""
    with ExitStack() as stack:

        def made() -> Promises:
            window = make_window()
            watch = Watch(monkeypatch, pytestconfig.getini("qt_log_ignore"))
            stack.callback(window.close_at_once)
            stack.callback(watch.close)
            draw_stroke(window.canvas, SEVEN)
            window.current.keep(replace(linear_model, info=linear_model.info))
            promises = Promises(watch, window)
            promises.before()
            return promises

        yield made


def test_nothing_is_found_where_nothing_is_broken(
    begin: Callable[[], Promises], qtbot: QtBot
) -> None:
    promises = begin()
    for _ in range(2):
        qtbot.wait(0)
        promises.look()
        promises.before()


def test_a_drawing_that_a_double_click_kept_and_deleted_may_be_brought_back(
    begin: Callable[[], Promises], qtbot: QtBot
) -> None:
    promises = begin()
    keeper = promises.window.handwriting.keeper
    promises.named.update(["3"])
    keeper.change([keeper.add(synthesis.drawing(3, seed=1), "3")], deleted=True)
    promises.look()
    promises.before()
    keeper.undo()
    assert keeper.entries
    promises.look()


@torture
@pytest.mark.parametrize("break_it", BROKEN, ids=lambda one: one.__name__)
def test_what_breaks_a_promise_is_seen(
    break_it: Callable[[Promises], None], begin: Callable[[], Promises], qtbot: QtBot
) -> None:
    promises = begin()
    break_it(promises)
    qtbot.wait(0)
    with pytest.raises(AssertionError, match=BROKEN[break_it]):
        promises.look()


def test_a_slow_tick_and_a_silent_end_are_seen(begin: Callable[[], Promises]) -> None:
    promises = begin()
    begun = thread_time()
    while thread_time() - begun < 10 * LATE_MS / 1000:
        pass
    assert promises.slowest_ms > LATE_MS
    with pytest.raises(AssertionError, match="unasked"):
        promises.look_at_closed()


def test_a_window_that_keys_do_not_close_is_seen(
    begin: Callable[[], Promises], qtbot: QtBot
) -> None:
    trap = Window("guide", "Guide", begin().window)
    trap.keyPressEvent = lambda event: event.ignore()
    trap.show()
    qtbot.waitUntil(trap.isActiveWindow)
    with pytest.raises(AssertionError, match="cannot be left"):
        Monkey.leave(trap)


@pytest.mark.parametrize("modifier", ["NoModifier", "ShiftModifier", "ControlModifier"])
def test_neither_a_key_nor_its_modifiers_are_let_go_at_a_window_that_the_key_closed(
    modifier: str, begin: Callable[[], Promises], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin().window.dialogs.tell("Something", "happened")
    box, let_go = QApplication.activeModalWidget(), QTest.keyRelease

    def at_one_that_is_there(window: QWindow, key: Qt.Key) -> None:
        assert box.isVisible()
        let_go(window, key)

    monkeypatch.setattr(QTest, "keyRelease", at_one_that_is_there)
    press(box, Qt.Key.Key_Space, Qt.KeyboardModifier[modifier])  # presses “OK”
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_a_window_behind_another_is_brought_to_the_front_before_it_is_left(
    begin: Callable[[], Promises], qtbot: QtBot
) -> None:
    window = begin().window
    behind = Window("guide", "Guide", window)
    behind.show()
    qtbot.waitUntil(behind.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    Monkey.leave(behind)
    assert not behind.isVisible()
