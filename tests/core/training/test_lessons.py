"""The numbers that a lesson's words name are those of its runs."""

from __future__ import annotations

from digitpad.training.lessons import LESSONS, Lesson


def lesson(name: str) -> Lesson:
    return next(one for one in LESSONS if one.name == name)


def settings(name: str) -> list[tuple[str, dict[str, object]]]:
    return [(setup.layers, dict(setup.settings)) for setup in lesson(name).setups]


def test_a_line_is_set_beside_a_hundred_bends() -> None:
    assert settings("line") == [
        ("dense 10", {"epochs": 8}),
        ("dense 100, relu, dense 10", {"epochs": 8}),
    ]


def test_steps_differ_in_their_size_alone() -> None:
    (_, small), (_, large) = settings("step")
    assert (small.pop("learning_rate"), large.pop("learning_rate")) == (0.1, 5.0)
    assert small == large == {"epochs": 5, "optimizer": "sgd"}


def test_two_hundred_images_are_seen_sixty_times_as_they_are_or_varied() -> None:
    plain, varied = (setup.config() for setup in lesson("overfitting").setups)
    assert "200 images, sixty times" in lesson("overfitting").watch
    for config in (plain, varied):
        assert (config.train_limit, config.recipe.epochs) == (200, 60)
        assert config.recipe.batch_size == 20
    assert not plain.recipe.augment
    assert varied.recipe.augment


def test_shifting_is_learned_from_varied_images_and_a_fault_from_inverted_ones() -> None:
    assert [one.get("augment", False) for _, one in settings("shifting")] == [False, True]
    assert {one["epochs"] for _, one in settings("shifting")} == {6}
    assert {one["epochs"] for _, one in settings("inverted")} == {4}
    assert "inverted" in lesson("inverted").setups[0].dataset
    assert "inverted" not in lesson("inverted").setups[1].dataset
