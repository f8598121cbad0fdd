"""A new last layer for own classes: what it reads, refuses, and how it says so."""

import numpy as np
import pytest

from digitpad.collection.class_file import write_class_file
from digitpad.collection.sample import NOT_A_DIGIT, Sample
from digitpad.convert.hub import card
from digitpad.convert.onnx_file import save_onnx
from digitpad.errors import ConfigError, DatasetError
from digitpad.explain.neighbours import images_at_hand
from digitpad.generators import finished
from digitpad.handwriting.glyphs.characters import SYMBOLS
from digitpad.handwriting.outliers import written
from digitpad.handwriting.synthesis import labelled_drawings, new_generator
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser
from digitpad.recognise.wording import verdict_line, verdict_text
from digitpad.training.last_layer import Ridge, learn_classes

KINDS = {"✓": "check mark", "♥": "heart", "é★": "star"}


def samples_of(kinds=KINDS, count=12, seed=3, **known):
    ways = [next(way for way in SYMBOLS if way.name == kind) for kind in kinds.values()]
    drawings, _ = written([way for way in ways for _ in range(count)], new_generator(seed))
    labels = [label for label in kinds for _ in range(count)]
    return [Sample(one, label, **known) for one, label in zip(drawings, labels, strict=True)]


def learned(samples, classes=tuple(KINDS), name="signs"):
    return finished(learn_classes(samples, classes, name=name))


@pytest.fixture(scope="module")
def signs():
    return learned(samples_of())


def test_others_of_the_same_signs_are_read_and_other_things_refused(signs):
    reader = Recogniser(signs.model)
    read = [reader.recognise(one.drawing) for one in samples_of(seed=4)]
    truths = [one.label for one in samples_of(seed=4)]
    assert np.mean([one.label == truth for one, truth in zip(read, truths, strict=True)]) > 0.95
    digits = [reader.recognise(one).verdict for one, _ in labelled_drawings(5, 0, 50)]
    assert digits.count(Verdict.NOT_A_DIGIT) >= 45


def test_it_says_how_it_reads_what_was_left_out(signs):
    assert (signs.n, signs.confusion.sum()) == (36, 36)
    assert signs.accuracy == np.trace(signs.confusion) / 36 >= 0.95
    assert signs.refused >= 0.9
    assert signs.kept >= 0.95
    assert signs.hands == ()
    assert signs.model.info.metrics["n"] == 36


def test_it_is_an_ordinary_model_file_with_any_class_names(signs, tmp_path):
    path = tmp_path / "signs.safetensors"
    save_model(path, signs.model)
    again = open_model(path)
    assert again.info.classes == tuple(KINDS)
    drawing = samples_of(seed=4)[0].drawing
    before, after = (Recogniser(one).recognise(drawing) for one in (signs.model, again))
    assert np.array_equal(before.probabilities, after.probabilities)
    assert before.digit_score == after.digit_score


def test_onnx_gives_the_same_probabilities_and_score(signs, tmp_path):
    import onnxruntime

    save_onnx(tmp_path / "signs.onnx", signs.model)
    session = onnxruntime.InferenceSession(tmp_path / "signs.onnx")
    for drawing in (samples_of(seed=4)[0].drawing, labelled_drawings(5, 0, 1)[0][0]):
        read = Recogniser(signs.model).recognise(drawing)
        shape = signs.model.info.architecture.input_shape
        pixels = np.float32(read.image.reshape(1, *shape) / 255)
        shares, score = session.run(["probabilities", "digit_score"], {"images": pixels})
        assert np.allclose(shares[0], read.probabilities, atol=1e-5)
        assert score[0, 0] == pytest.approx(read.digit_score, abs=1e-5)


def test_what_is_none_of_them_is_told_in_the_words_of_no_digit(signs):
    read = Recogniser(signs.model).recognise(labelled_drawings(5, 0, 1)[0][0])
    assert verdict_line(read).startswith("none of these")
    text = verdict_text(read)
    assert text.headline == "None of these"
    assert "digit" not in text.why + text.note


def test_its_own_drawings_are_compared_with_and_its_card_speaks_of_no_digits(signs, tmp_path):
    made, samples = signs.model, samples_of()
    path = tmp_path / "signs.digitpad-class"
    write_class_file(path, made.info.classes, samples)
    source, images, labels = images_at_hand(made, {"my-things": path}, "train", 2000)
    assert (source.classes, len(images)) == (made.info.classes, len(samples))
    assert [source.classes[label] for label in labels] == [one.label for one in samples]
    some = images_at_hand(made, {"my-things": path}, "test", len(samples) // 2)
    assert {*some[2].tolist()} == {*range(len(source.classes))}
    text = card(made.info)
    assert f"of {len(samples)} drawings are read right, each by a network that had not" in text
    assert "?" not in text


def test_leaving_a_group_out_is_as_learning_without_it():
    generator = np.random.default_rng(0)
    features = generator.normal(size=(60, 8)).astype(np.float32)
    labels = np.repeat([0, 1, 2], 20)
    whole, group = Ridge(features, labels, 3), np.array([3, 4, 41])
    # Every class has 20 rows, so all weigh the same.
    centred = features - features.mean(axis=0)
    rows = np.pad(centred * 3 / np.linalg.norm(centred, axis=1).mean(), ((0, 0), (0, 1)))
    rows[:, -1] = 1
    rest = np.delete(rows, group, axis=0)
    targets = np.eye(3)[np.delete(labels, group)]
    layer = np.linalg.solve(rest.T @ rest + np.eye(9), rest.T @ targets)
    assert np.allclose(whole.without(group), rows[group] @ layer, atol=1e-4)


def test_the_layer_for_a_file_gives_the_same_outputs():
    generator = np.random.default_rng(0)
    features = generator.normal(3.0, 2.0, size=(60, 8)).astype(np.float32)
    whole = Ridge(features, np.repeat([0, 1, 2], 20), 3)
    tensors = whole.layer()
    outputs = features @ tensors["output.weight"].T + tensors["output.bias"]
    assert np.allclose(outputs, whole.outputs(features), atol=1e-4)


def test_a_label_that_is_no_class_teaches_to_refuse_it():
    hearts = samples_of({"♥": "heart"}, 12)
    marks = samples_of({"✓": "check mark", "★": "star"})
    none = [Sample(one.drawing, NOT_A_DIGIT) for one in hearts]
    model = learned(marks + none, ("✓", "★")).model
    reader = Recogniser(model)
    new = [reader.recognise(one.drawing) for one in samples_of({"♥": "heart"}, 20, seed=8)]
    assert sum(one.verdict is Verdict.NOT_A_DIGIT for one in new) >= 19


def test_the_hand_that_is_read_worst_comes_first_and_is_read_without_it():
    other = {"✓": "heart", "♥": "check mark", "é★": "star"}
    found = learned(
        samples_of(seed=1, writer="Ann")
        + samples_of(seed=2, writer="Bo")
        + samples_of(other, seed=5, writer="Cy")
    )
    assert found.hands[0].writer == "Cy"
    assert {hand.n for hand in found.hands} == {36}
    assert found.hands[0].accuracy < 0.5 < found.hands[-1].accuracy


def test_pictures_and_drawings_are_learned_together():
    half = samples_of()
    pictured = [
        Sample(Drawing(), one.label, image=drawing_to_image(one.drawing)) for one in half[::2]
    ]
    found = learned(half[1::2] + pictured)
    assert (found.n, found.accuracy >= 0.9) == (36, True)


def test_digits_may_be_among_the_classes():
    drawn = [Sample(one, str(digit)) for one, digit in labelled_drawings(9, 0, 200) if digit < 2]
    found = learned(drawn + samples_of({"✓": "check mark"}), ("0", "1", "✓"))
    assert found.accuracy > 0.95
    assert found.kept > 0.95


def test_too_few_drawings_are_told_by_name():
    with pytest.raises(DatasetError, match="♥: 1"):
        learned([one for one in samples_of() if one.label != "♥"] + samples_of(count=1)[1:2])


@pytest.mark.parametrize("arguments", [{"classes": 1}, {"classes": 101}, {"base": "quick"}])
def test_other_numbers_of_classes_and_other_readers_are_refused(arguments):
    with pytest.raises(ConfigError, match="2 to 100"):
        architecture("own-classes", **arguments)


def test_the_reader_of_strokes_gives_classes_too():
    made = architecture("own-classes", base="digitpad-ink", classes=7)
    assert (made.input_shape, made.shapes_along()[-1]) == ((10, 28, 28), (8,))
