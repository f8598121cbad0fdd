import math

import numpy as np
import pytest
import torch
from fake_mps import FakeMPS

from digitpad.errors import ConfigError, DatasetError, TrainingError
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training import teaching
from digitpad.training.compute import acceleration
from digitpad.training.compute.devices import DeviceInfo
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Warned
from digitpad.training.step import TrainingRun

NAMES = "OWN_IMAGES", "REPLAYED", "MAX_TESTED", "CANDIDATES"
AS_IT_IS = {name: getattr(teaching, name) for name in NAMES}


@pytest.fixture(autouse=True)
def small(monkeypatch, tmp_path):
    """Few images, so that a teaching takes a moment, and no MNIST unless a test says so."""
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path))
    monkeypatch.setattr(teaching, "OWN_IMAGES", 40)
    monkeypatch.setattr(teaching, "REPLAYED", 64)
    monkeypatch.setattr(teaching, "MAX_TESTED", 60)
    monkeypatch.setattr(teaching, "CANDIDATES", 128)


def untrained(name="candle-linear"):
    made = architecture(name)
    return Model(new_info(made), build(made, seed=0).arrays())


def drawings(count, label=None):
    drawn = synthesis.labelled_drawings(5, 0, count)
    return [LabelledDrawing(one, label or str(digit)) for one, digit in drawn]


def taught_by(model, items, **more):
    steps, events = teaching.teach(model, items, **more), []
    while True:
        try:
            events.append(next(steps))
        except StopIteration as ended:
            return ended.value, events


def test_a_teaching_says_how_well_both_models_read_their_own_and_the_original_images(monkeypatch):
    monkeypatch.setattr(teaching, "REPLAYED", 256)
    monkeypatch.setattr(teaching, "CANDIDATES", 512)
    monkeypatch.setitem(teaching.SETTINGS, "learning_rate", 0.1)
    items = drawings(20)
    taught, steps = taught_by(untrained(), items, name="mine")
    assert [one.n for one in (taught.before.own, taught.after.own)] == [20, 20]
    assert taught.original == "handwriting"
    assert taught.before.original.n == taught.after.original.n == 60
    assert taught.after.original.accuracy > taught.before.original.accuracy + 0.1
    assert (taught.digits, taught.others, taught.parts) == (20, 0, 3)
    fractions = [step.fraction for step in steps]
    assert fractions == sorted(fractions)
    assert fractions[-1] == pytest.approx(1.0, abs=0.05)
    assert list(dict.fromkeys(step.part for step in steps)) == [
        *("before", "learning", "checking", "after"),
    ]


def test_a_taught_model_is_saved_with_its_figures_and_where_it_comes_from(tmp_path):
    taught, _ = taught_by(untrained(), drawings(10), name="mine")
    save_model(tmp_path / "mine.safetensors", taught.model)
    info = open_model(tmp_path / "mine.safetensors").info
    assert info.dataset == "my-handwriting+handwriting"
    assert info.metrics["accuracy"] == taught.after.original.accuracy
    assert info.metrics["after"]["own"] == {"accuracy": taught.after.own.accuracy, "n": 10}
    assert info.extra["taught from"] == "candle-linear"
    settings = {
        "epochs": 1, "batch_size": 16, "optimizer": "sgd", "learning_rate": 0.04, "momentum": 0.9,
        "weight_decay": 0.0, "schedule": "one-cycle", "augment": True, "drop_last": True,
        "precision": "float32", "average_decay": 0.9, "nondigits": 15, "calm": 1.0,
        "distillation": 1.0, "fine_tunes": True, "seed": 0,
    }  # fmt: skip
    assert {name: info.training[name] for name in settings} == settings
    assert info.metrics == {
        "accuracy": taught.after.original.accuracy,
        "n": 60,
        "dataset": "handwriting",
        "part": "test",
        "seed": 0,
        "before": taught.before.to_json(),
        "after": taught.after.to_json(),
    }


def test_the_same_teaching_gives_the_same_network():
    one, other = (taught_by(untrained(), drawings(10))[0].model for _ in range(2))
    for name, tensor in one.tensors.items():
        assert np.array_equal(tensor, other.tensors[name])


def test_each_drawing_is_read_by_a_network_that_was_taught_without_it(monkeypatch):
    seen = []
    run = teaching.TeachingRun.run

    def watched(self, part, learnt, read, *files):
        seen.append((part, learnt, read))
        return run(self, part, learnt, read, *files)

    monkeypatch.setattr(teaching.TeachingRun, "run", watched)
    items = drawings(7)
    taught_by(untrained(), items)
    checked = [(learnt, read) for part, learnt, read in seen if part == "checking"]
    assert sorted(id(one) for _, read in checked for one in read) == sorted(map(id, items))
    for learnt, read in checked:
        assert not {id(one) for one in learnt} & {id(one) for one in read}


def test_many_drawings_are_tested_on_one_part_in_five(monkeypatch):
    monkeypatch.setattr(teaching, "HOLD_OUT_FROM", 20)
    taught, _ = taught_by(untrained(), drawings(20))
    assert taught.parts == 1
    assert taught.after.own.n == 4


def test_one_drawing_can_be_taught_though_nothing_is_left_to_test_it():
    taught, _ = taught_by(untrained(), drawings(1))
    assert taught.parts == 0
    assert taught.after.own.n == 0
    assert math.isnan(taught.after.own.accuracy)
    assert taught.after.to_json()["own"] == {"accuracy": None, "n": 0}


@pytest.mark.parametrize("others", [0, 2])
def test_what_is_refused_changes_only_if_drawings_of_no_digit_are_taught(others):
    made = architecture("digitpad")
    model = Model(new_info(made), build(made, seed=0).arrays())
    taught, _ = taught_by(model, [*drawings(2), *drawings(others, "not a digit")])
    assert (taught.digits, taught.others) == (2, others)
    assert taught.after.own.n == 2
    for name in ("output.weight", "output.bias"):
        before, after = model.tensors[name], taught.model.tensors[name]
        assert not np.array_equal(before[:10], after[:10])
        assert np.array_equal(before[10], after[10]) == (not others)


def test_a_model_that_cannot_refuse_leaves_out_what_is_no_digit():
    taught, _ = taught_by(untrained(), [*drawings(3), *drawings(2, "not a digit")])
    assert (taught.digits, taught.others) == (3, 0)
    with pytest.raises(DatasetError, match="no output for"):
        taught_by(untrained(), drawings(2, "not a digit"))


def test_nothing_to_learn_from_is_reported():
    with pytest.raises(DatasetError, match="nothing to learn from"):
        taught_by(untrained(), [])


@pytest.mark.parametrize(
    ("name", "words"),
    [("cifar-fc", "32×32 colour"), ("digits-autoencoder", "is an autoencoder")],
)
def test_a_model_that_reads_no_digits_is_refused_with_a_reason(name, words):
    with pytest.raises(ConfigError, match=words):
        taught_by(untrained(name), drawings(3))


def test_a_model_with_other_classes_is_refused_with_a_reason():
    made = architecture("candle-linear")
    letters = Model(new_info(made, classes=tuple("abcdefghij")), build(made, seed=0).arrays())
    with pytest.raises(ConfigError, match="a, b, c"):
        taught_by(letters, drawings(3))


def test_a_stopped_teaching_gives_no_model():
    control = Control()
    steps = teaching.teach(untrained(), drawings(5), control=control)
    with pytest.raises(StopIteration) as ended:
        while True:
            if next(steps).part == "learning":
                control.stop()
    assert ended.value.value is None


def test_its_run_is_kept_in_a_checkpoint_from_which_it_continues(tmp_path, monkeypatch):
    """As any run: the numbers are those of one that was never stopped."""
    monkeypatch.setitem(teaching.SETTINGS, "epochs", 2)
    items, file, control = drawings(4), tmp_path / "run.checkpoint", Control()
    settings = {"tested": drawings(2)}
    whole, _ = taught_by(untrained(), items, **settings)
    for step in teaching.teach(untrained(), items, **settings, control=control, checkpoint=file):
        if isinstance(step.event, EpochDone):
            control.stop()
    resumed, _ = taught_by(untrained(), items, **settings, resume=file)
    for name, tensor in whole.model.tensors.items():
        assert np.array_equal(tensor, resumed.model.tensors[name])


def test_mnist_is_mixed_in_and_read_where_it_is_found(mnist_dir):
    taught, _ = taught_by(untrained(), drawings(5), data_dir=mnist_dir)
    assert taught.original == "mnist"
    assert taught.after.original.n == 60
    assert taught.model.info.dataset == "my-handwriting+handwriting+mnist"


def that_says(digit, name="candle-linear"):
    """A model that reads this digit in everything, and, where it can, refuses all of it."""
    model = untrained(name)
    arrays = {name: np.zeros_like(tensor) for name, tensor in model.tensors.items()}
    *_, bias = arrays.values()
    bias[digit], bias[10:] = 9.0, -9.0
    return Model(model.info, arrays)


def learnt_from(monkeypatch, model, items, **more):
    """Return how often each drawing is learnt, and the labels of all that is mixed in."""
    found = []

    def watched(config, control, *, data, **_):
        found.append(data.train)
        raise TrainingError("enough")

    monkeypatch.setattr(teaching, "train", watched)
    ways = teaching.in_many_ways
    learnt = []
    monkeypatch.setattr(
        teaching, "in_many_ways", lambda them, *rest: learnt.extend(them) or ways(them, *rest)
    )
    with pytest.raises(TrainingError):
        taught_by(model, items, **more)
    _, *mixed = found[0].parts
    return [sum(it is one for it in learnt) for one in items], mixed


@pytest.mark.parametrize(
    ("count", "own", "mixed"),
    [
        # A model that knows nothing learns each drawing twice, about 40 images in at least two ways
        # each; 64 others go with every 40.
        (1, 2 * 20, 64),
        (7, 14 * 3, 64),
        (20, 40 * 2, 128),
    ],
)
def test_the_right_number_of_images_is_made_and_mixed(monkeypatch, count, own, mixed):
    counts = []

    def watched(config, control, *, data, **_):
        counts.extend(part.count for part in data.train.parts)
        raise TrainingError("enough")

    monkeypatch.setattr(teaching, "train", watched)
    with pytest.raises(TrainingError, match="enough"):
        taught_by(untrained(), drawings(count))
    assert counts == [own, mixed]


def test_as_much_less_is_mixed_in_as_is_left_out(monkeypatch):
    counts, weights = [], untrained().tensors

    def at_once(config, control, *, data, **_):
        counts.append(tuple(part.count for part in data.train.parts))
        yield Ended("completed", "", weights, weights, best_accuracy=0.5)

    monkeypatch.setattr(teaching, "train", at_once)
    taught, _ = taught_by(untrained(), drawings(7))
    # Of 14 lessons in three ways, 6, 4 and 4 are left out in turn, and as much of what is mixed in.
    assert counts == [(42, 64), (24, 37), (30, 46), (30, 46)]
    assert taught.after.own == (0.5, 7)


def test_progress_goes_as_far_as_what_was_learnt_and_read():
    _, steps = taught_by(untrained(), drawings(7))
    lesson = 2 * 3 * (1 + 64 / 40)  # twice as long as reading, in three ways, with others
    total = 2 * 60 + 128 + (14 + 8 + 10 + 10) * lesson
    first = {step.part: step.fraction for step in reversed(steps)}
    assert first["before"] == 0.0
    begun = 60 + 7 + 128
    assert first["learning"] == pytest.approx(begun / total)
    assert first["checking"] == pytest.approx((begun + 14 * lesson) / total)
    assert first["after"] == pytest.approx((begun + 42 * lesson) / total)


@pytest.mark.parametrize("tests_on_others", [False, True])
def test_a_teaching_says_before_it_learns_how_many_drawings_are_misread(tests_on_others):
    items = drawings(20)
    tested = [LabelledDrawing(items[0].drawing, "4")] if tests_on_others else []
    steps = teaching.teach(that_says(3), items, tested=tested)
    first = next(step for step in steps if step.misread is not None)
    assert first.part == "before"
    assert first.misread == sum(one.truth != "3" for one in items) + len(tested)
    steps.close()


@pytest.mark.parametrize("digit", [0, 3, 9])
def test_what_is_misread_is_learnt_more_often(digit, monkeypatch):
    items = drawings(20)
    often, _ = learnt_from(monkeypatch, that_says(digit), items)
    counts = {True: set(), False: set()}
    for one, count in zip(items, often, strict=True):
        counts[one.truth == str(digit)].add(count)
    assert counts[True] == {1}
    assert min(counts[False]) > 1


def test_how_often_a_drawing_is_learnt_follows_from_how_nearly_it_is_misread(monkeypatch):
    model, outputs, items = that_says(3), np.linspace(-2.0, 2.5, 10), drawings(20)
    model.tensors["bias"][:] = outputs
    often, _ = learnt_from(monkeypatch, model, items)
    truths = [int(one.truth) for one in items]
    margins = np.array([outputs[truth] - np.delete(outputs, truth).max() for truth in truths])
    doubt = 1 / (1 + np.exp(margins)) + 0.001
    assert often == (1 + np.round(20 * doubt / doubt.sum())).tolist()
    assert set(often) == {1, 2}


def test_what_is_no_digit_and_refused_is_learnt_no_more_often(monkeypatch):
    items = [*drawings(2), *drawings(2, "not a digit")]
    assert all(one.truth != "9" for one in items)
    often, _ = learnt_from(monkeypatch, that_says(9, "digitpad"), items)
    assert often == [3, 3, 1, 1]


def test_what_is_nearly_misread_is_mixed_in_first(monkeypatch, mnist_dir):
    monkeypatch.setattr(teaching, "GENERATED_SHARE", 0.2)
    monkeypatch.setattr(teaching, "HARD_SHARE", 0.8)
    _, (_, images) = learnt_from(monkeypatch, that_says(3), drawings(4), data_dir=mnist_dir)
    _, labels = images.batch(torch.arange(images.count))
    assert 3 not in labels.tolist()


@pytest.mark.parametrize("reader", ["candle-linear", "digitpad-ink"])
def test_without_mnist_generated_digits_are_mixed_in_those_first_that_are_nearly_misread(
    reader, monkeypatch
):
    monkeypatch.setattr(teaching, "HARD_SHARE", 1.0)
    _, (images,) = learnt_from(monkeypatch, that_says(3, reader), drawings(4))
    _, labels = images.batch(torch.arange(images.count))
    assert 3 not in labels.tolist()


def test_about_a_thousand_images_are_mixed_with_one_and_a_half_thousand_others(
    monkeypatch, mnist_dir
):
    for name, value in AS_IT_IS.items():
        monkeypatch.setattr(teaching, name, value)
    assert dict(zip(NAMES, (1000, 1500, 2500, 4000), strict=True)) == AS_IT_IS
    # It looks a little at the images, so that no two are equally near to being misread.
    model, generator = that_says(3), np.random.default_rng(0)
    for tensor in model.tensors.values():
        tensor += generator.normal(0, 1e-4, tensor.shape).astype(tensor.dtype)
    _, mixed = learnt_from(monkeypatch, model, drawings(4), data_dir=mnist_dir)
    generated, images = mixed
    assert (generated.count, images.count) == (450, 1050)
    # 900 of MNIST's images are the nearest to being misread, 150 are any others of 4,000.
    _, labels = images.batch(torch.arange(images.count))
    assert 5 < (labels == 3).sum() < 30


def test_only_the_last_layer_learns_and_normalisation_stays_as_it_is():
    before = untrained("quick")
    assert any("running_mean" in name for name in before.tensors)
    after = taught_by(before, drawings(2), tested=drawings(1))[0].model.tensors
    learnt = {name for name in after if not np.array_equal(before.tensors[name], after[name])}
    assert learnt == {"output.weight", "output.bias"}


def test_the_learning_run_tells_its_events_as_any_run_does():
    _, steps = taught_by(untrained(), drawings(5))
    events = [step.event for step in steps if step.event is not None]
    assert isinstance(events[-1], Ended)


def test_a_teaching_asks_nothing_that_apples_graphics_refuses(monkeypatch):
    monkeypatch.setattr(acceleration, "CHANNELS_LAST_DEVICES", ())
    monkeypatch.setattr(acceleration, "is_on", lambda: False)  # the processor's own order
    gradients, taken = TrainingRun.gradients, []

    def refusing(run, batch):
        with FakeMPS():
            taken.append(len(batch))
            parts = list(gradients(run, batch))
        yield from parts

    monkeypatch.setattr(TrainingRun, "gradients", refusing)
    assert taught_by(untrained(), drawings(10))[0] is not None
    assert len(taken) > 1


def test_the_processor_teaches_where_the_device_cannot(monkeypatch):
    give, foreign = teaching.TeachingRun.steps, DeviceInfo("cpu:0", "Not the processor", None)

    def refuse(lesson, *arguments):
        if lesson.config.device == "auto":
            raise NotImplementedError("The operator is not currently implemented for it.")
        return (yield from give(lesson, *arguments))

    monkeypatch.setattr(teaching, "device_for", lambda *_: foreign)
    monkeypatch.setattr(teaching.TeachingRun, "steps", refuse)
    taught, steps = taught_by(untrained(), drawings(10))
    assert taught is not None
    (warned,) = {one.event for one in steps if isinstance(one.event, Warned)}
    assert "cpu:0 cannot compute this network" in warned.message
