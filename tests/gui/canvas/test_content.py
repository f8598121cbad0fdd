from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from digitpad.gui.canvas.content import MAX_STEPS, History, is_same_seen
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image


def test_undo_and_redo_walk_through_the_states() -> None:
    history = History("a")
    history.push("b")
    history.push("c")
    history.undo()
    assert history.state == "b"
    history.undo()
    assert (history.state, history.can_undo, history.can_redo) == ("a", False, True)
    history.redo()
    assert history.state == "b"


def test_a_new_state_ends_what_could_be_redone() -> None:
    history = History("a")
    history.push("b")
    history.undo()
    history.push("c")
    assert not history.can_redo
    history.undo()
    assert history.state == "a"


def test_undo_at_the_beginning_and_redo_at_the_end_do_nothing() -> None:
    history = History("a")
    history.undo()
    history.redo()
    assert history.state == "a"


def test_the_oldest_steps_are_forgotten_when_there_are_too_many() -> None:
    history = History(-1)
    for state in range(2 * MAX_STEPS):
        history.push(state)
    for _ in range(3 * MAX_STEPS):
        history.undo()
    assert history.state == MAX_STEPS - 1


@given(st.lists(st.one_of(st.integers(), st.sampled_from(["undo", "redo"]))))
def test_every_undo_is_taken_back_by_a_redo(steps: list[int | str]) -> None:
    history: History[int | str] = History(0)
    for step in steps:
        if step == "undo":
            history.undo()
        elif step == "redo":
            history.redo()
        else:
            history.push(step)
    before = history.state
    if history.can_undo:
        history.undo()
        history.redo()
    assert history.state == before


def test_two_pictures_are_compared_by_what_is_in_them() -> None:
    one, other = (drawing_to_image(synthesis.drawing(digit, seed=1)) for digit in (3, 8))
    assert is_same_seen(one, one.copy())
    assert not is_same_seen(one, other)
    assert not is_same_seen(one, synthesis.drawing(3, seed=1))
    assert not is_same_seen(None, one)
    assert is_same_seen(synthesis.drawing(3, seed=1), synthesis.drawing(3, seed=1))
