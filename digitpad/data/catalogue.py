"""The catalogue of data sets: a row for each, in the class of its format."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from digitpad.data.family import DatasetInfo
from digitpad.data.sets.cifar import CifarDataset
from digitpad.data.sets.generated import (
    GeneratedDataset,
    HastyDataset,
    InvertedDataset,
    MislabelledDataset,
)
from digitpad.data.sets.idx import (
    MNIST_CONTENTS,
    EmnistDigitsDataset,
    EmnistLettersDataset,
    IdxDataset,
    QmnistDataset,
)
from digitpad.data.sets.ink import CollectionDataset, InkDataset
from digitpad.data.sets.own import OwnDataset
from digitpad.data.sets.pictures import PictureDataset
from digitpad.data.sets.svhn import SvhnDataset
from digitpad.data.sets.things import ThingsDataset
from digitpad.data.sets.usps import UspsDataset
from digitpad.errors import ConfigError
from digitpad.models import architecture
from digitpad.wings import installed
from digitpad.words import QT_TRANSLATE_NOOP

# Files are downloaded over TLS from the servers that torchvision, Keras or TensorFlow Datasets use,
# and verified by SHA-256.
MNIST: Final = IdxDataset(
    name="mnist",
    title="MNIST",
    about=QT_TRANSLATE_NOOP("data", "70,000 real digits"),
    test_images=QT_TRANSLATE_NOOP("data", "MNIST test digits"),
    megabytes=11,
    licence=QT_TRANSLATE_NOOP("data", "commonly given as CC BY-SA 3.0"),
    source="LeCun, Cortes, Burges: The MNIST database of handwritten digits",
    published="MNIST",
    mirrors=(
        "https://ossci-datasets.s3.amazonaws.com/mnist/",
        "https://storage.googleapis.com/cvdf-datasets/mnist/",
    ),
    checksums=(
        "440fcabf73cc546fa21475e81ea370265605f56be210a4024d2ca8f203523609",
        "3552534a0a558bbed6aed32b30c495cca23d567ec52cac8be1a0730e8010255c",
        "8d422c7b0a1c1c79245a5bcf07fe86e33eeafee792b84584aec276f5a2dbc4e6",
        "f7ae60f92e00ec6debd23a6088c31dbd2371eca3ffa0defaefb259924204aec6",
    ),
    contents=MNIST_CONTENTS,
)
OWN_DATA: Final = OwnDataset(
    name="own-data",
    title=QT_TRANSLATE_NOOP("data", "Own data"),
    about=QT_TRANSLATE_NOOP("data", "your digits as IDX, CSV, .npz, parquet, or a zip of these"),
    test_images=QT_TRANSLATE_NOOP("data", "test digits of your own"),
)
PICTURES: Final = PictureDataset(
    name="pictures",
    title=QT_TRANSLATE_NOOP("data", "Own pictures"),
    about=QT_TRANSLATE_NOOP("data", "a folder of pictures for each class, seen in grey"),
    test_images=QT_TRANSLATE_NOOP("data", "test pictures of your own"),
)
COLOUR_PICTURES: Final = replace(
    PICTURES,
    name="colour-pictures",
    title=QT_TRANSLATE_NOOP("data", "Own pictures in colour"),
    about=QT_TRANSLATE_NOOP("data", "a folder of pictures for each class"),
    input_shape=architecture.COLOUR_INPUT,
)
HANDWRITING: Final = GeneratedDataset(
    name="handwriting",
    title=QT_TRANSLATE_NOOP("data", "Generated handwriting"),
    about=QT_TRANSLATE_NOOP("data", "built in, needs no download"),
    test_images=QT_TRANSLATE_NOOP("data", "generated test digits"),
    train_count=60_000,
    test_count=10_000,
)
HANDWRITING_SMALL: Final = replace(
    HANDWRITING,
    name="handwriting-small",
    title=QT_TRANSLATE_NOOP("data", "Small generated set"),
    about=QT_TRANSLATE_NOOP("data", "handwriting, built in, ready in seconds"),
    train_count=30_000,
    test_count=5_000,
)
HANDWRITING_HASTY: Final = HastyDataset(
    name="handwriting-hasty",
    title=QT_TRANSLATE_NOOP("data", "Hasty hands"),
    about=QT_TRANSLATE_NOOP("data", "generated, hooks and steep slashes, built in"),
    test_images=QT_TRANSLATE_NOOP("data", "generated test digits of hasty hands"),
    train_count=HANDWRITING_SMALL.train_count,
    test_count=HANDWRITING_SMALL.test_count,
)
INVERTED: Final = InvertedDataset(
    name="inverted",
    title=QT_TRANSLATE_NOOP("data", "Broken on purpose"),
    about=QT_TRANSLATE_NOOP("data", "paper and ink swapped"),
    test_images=QT_TRANSLATE_NOOP("data", "inverted generated test digits"),
    train_count=HANDWRITING_SMALL.train_count,
    test_count=HANDWRITING_SMALL.test_count,
)
MISLABELLED: Final = MislabelledDataset(
    name="mislabelled",
    title=QT_TRANSLATE_NOOP("data", "Three labels in ten wrong"),
    about=QT_TRANSLATE_NOOP("data", "generated digits, labelled wrongly on purpose"),
    test_images=HANDWRITING.test_images,
    train_count=4_000,
    test_count=HANDWRITING_SMALL.test_count,
    wrong=0.3,
)
RANDOM_LABELS: Final = replace(
    MISLABELLED,
    name="random-labels",
    title=QT_TRANSLATE_NOOP("data", "Labels drawn by lot"),
    about=QT_TRANSLATE_NOOP("data", "generated digits whose labels say nothing"),
    wrong=0.9,  # one in ten is right by chance
)
INK: Final = InkDataset(
    name="ink",
    title=QT_TRANSLATE_NOOP("data", "Ink files"),
    about=QT_TRANSLATE_NOOP("data", "labelled handwriting (.inkml), your own or anybody’s"),
    test_images=QT_TRANSLATE_NOOP("data", "test drawings"),
)
MY_HANDWRITING: Final = CollectionDataset(
    name="my-handwriting",
    title=QT_TRANSLATE_NOOP("data", "My handwriting"),
    about=QT_TRANSLATE_NOOP("data", "your own labelled drawings"),
    test_images=QT_TRANSLATE_NOOP("data", "drawings of your own"),
    licence=QT_TRANSLATE_NOOP("data", "your own"),
    source=QT_TRANSLATE_NOOP("data", "drawn in digitpad and named by whoever drew it"),
)
FASHION_MNIST: Final = IdxDataset(
    name="fashion-mnist",
    title="Fashion-MNIST",
    about=QT_TRANSLATE_NOOP("data", "small images of clothing, harder than digits"),
    classes=(
        "T-shirt", "trousers", "pullover", "dress", "coat",
        "sandal", "shirt", "trainer", "bag", "boot",
    ),
    test_images=QT_TRANSLATE_NOOP("data", "Fashion-MNIST test pictures"),
    megabytes=30,
    licence="MIT",
    source="Xiao, Rasul, Vollgraf: Fashion-MNIST (Zalando Research)",
    published="FashionMNIST",
    mirrors=("https://storage.googleapis.com/tensorflow/tf-keras-datasets/",),
    checksums=(
        "3aede38d61863908ad78613f6a32ed271626dd12800ba2636569512369268a84",
        "a04f17134ac03560a47e3764e11b92fc97de4d1bfaf8ba1a3aa29af54cc90845",
        "346e55b948d973a97e58d2351dde16a484bd415d4595297633bb08f03db6a073",
        "67da17c76eaffca5446c3361aaab5c3cd6d1c2608764d35dfb1850b086bf8dd5",
    ),
)  # fmt: skip
KMNIST: Final = IdxDataset(
    name="kmnist",
    title="KMNIST",
    about=QT_TRANSLATE_NOOP("data", "ten Japanese characters"),
    classes=tuple("おきすつなはまやれを"),
    test_images=QT_TRANSLATE_NOOP("data", "KMNIST test characters"),
    megabytes=20,
    licence="CC BY-SA 4.0",
    source="Clanuwat et al.: KMNIST (ROIS-DS Center for Open Data in the Humanities)",
    published="KMNIST",
    mirrors=("https://codh.rois.ac.jp/kmnist/dataset/kmnist/",),
    checksums=(
        "51467d22d8cc72929e2a028a0428f2086b092bb31cfb79c69cc0a90ce135fde4",
        "e38f9ebcd0f3ebcdec7fc8eabdcdaef93bb0df8ea12bee65224341c8183d8e17",
        "edd7a857845ad6bb1d0ba43fe7e794d164fe2dce499a1694695a792adfac43c5",
        "20bb9a0ef54c7db3efc55a92eef5582c109615df22683c380526788f98e42a1c",
    ),
)
CIFAR10: Final = CifarDataset(
    name="cifar10",
    title="CIFAR-10", about=QT_TRANSLATE_NOOP("data", "small colour photographs"),
    classes=architecture.CIFAR_CLASSES,
    input_shape=architecture.COLOUR_INPUT,
    test_images=QT_TRANSLATE_NOOP("data", "CIFAR-10 test pictures"),
    train_count=50_000,
    test_count=10_000,
    megabytes=163,
    licence=QT_TRANSLATE_NOOP("data", "none published; cite Krizhevsky 2009"),
    source="Krizhevsky: Learning multiple layers of features from tiny images",
    mirrors=("https://www.cs.toronto.edu/~kriz/",),
    checksums=(
        "6d958be074577803d12ecdefd02955f39262c83c16fe9348329d7fe0b5c001ce",
    ),
)  # fmt: skip
EMNIST_DIGITS: Final = EmnistDigitsDataset(
    name="emnist-digits",
    title=QT_TRANSLATE_NOOP("data", "EMNIST digits"),
    about=QT_TRANSLATE_NOOP("data", "280,000 real digits"),
    test_images=QT_TRANSLATE_NOOP("data", "EMNIST test digits"),
    train_count=240_000,
    test_count=40_000,
    megabytes=562,
    licence=QT_TRANSLATE_NOOP("data", "none published; NIST’s data are in the public domain"),
    source="Cohen, Afshar, Tapson, van Schaik: EMNIST (NIST Special Database 19)",
    published="EMNIST",
    mirrors=(
        "https://biometrics.nist.gov/cs_links/EMNIST/",
        "https://www.itl.nist.gov/iaui/vip/cs_links/EMNIST/",
    ),
    checksums=("fb9bb67e33772a9cc0b895e4ecf36d2cf35be8b709693c3564cea2a019fcda8e",),
)
EMNIST_LETTERS: Final = EmnistLettersDataset(
    name="emnist-letters",
    title=QT_TRANSLATE_NOOP("data", "EMNIST letters"),
    about=QT_TRANSLATE_NOOP("data", "145,600 real letters, for networks of your own layers"),
    classes=architecture.LETTERS,
    test_images=QT_TRANSLATE_NOOP("data", "EMNIST test letters"),
    train_count=124_800,
    test_count=20_800,
    megabytes=EMNIST_DIGITS.megabytes,
    licence=EMNIST_DIGITS.licence,
    source=EMNIST_DIGITS.source,
    published=EMNIST_DIGITS.published,
    mirrors=EMNIST_DIGITS.mirrors,
    checksums=EMNIST_DIGITS.checksums,
)
QMNIST: Final = QmnistDataset(
    name="qmnist",
    title="QMNIST",
    about=QT_TRANSLATE_NOOP("data", "MNIST with six times as many test digits"),
    test_images=QT_TRANSLATE_NOOP("data", "QMNIST test digits"),
    test_count=60_000,
    megabytes=20,
    licence=QT_TRANSLATE_NOOP("data", "a BSD licence"),
    source="Yadav, Bottou: Cold Case: The Lost MNIST Digits (Facebook Research)",
    published="QMNIST",
    mirrors=("https://raw.githubusercontent.com/facebookresearch/qmnist/master/",),
    checksums=(
        "9e26a7bf1683614e065d7b76460ccd52807165b3f22561fb782bd9f38c52b51d",
        "2c05dc77f6b916b38e455e97ab129a42a444f3dbef09b278a366f82904e0dd9f",
        "43fc22bf7498b8fc98de98369d72f752d0deabc280a43a7bcc364ab19e57b375",
        "9fbcbe594c3766fdf4f0b15c5165dc0d1e57ac604e01422608bb72c906030d06",
    ),
)
USPS: Final = UspsDataset(
    name="usps",
    title="USPS",
    about=QT_TRANSLATE_NOOP("data", "9,298 digits of postal codes"),
    test_images=QT_TRANSLATE_NOOP("data", "USPS test digits"),
    train_count=7_291,
    test_count=2_007,
    megabytes=8,
    licence=QT_TRANSLATE_NOOP("data", "none published; cite Hull 1994"),
    source="Hull: A database for handwritten text recognition research",
    mirrors=("https://www.csie.ntu.edu.tw/~cjlin/libsvmtools/datasets/multiclass/",),
    checksums=(
        "3771e9dd6ba685185f89867b6e249233dd74652389f263963b3b741e994b034f",
        "a9c0164e797d60142a50604917f0baa604f326e9a689698763793fa5d12ffc4e",
    ),
)
SVHN: Final = SvhnDataset(
    name="svhn",
    title="SVHN",
    about=QT_TRANSLATE_NOOP("data", "house numbers, small colour photographs"),
    input_shape=architecture.COLOUR_INPUT,
    test_images=QT_TRANSLATE_NOOP("data", "SVHN test pictures"),
    train_count=73_257,
    test_count=26_032,
    megabytes=246,
    licence=QT_TRANSLATE_NOOP("data", "for non-commercial use only"),
    source="Netzer et al.: Reading Digits in Natural Images with Unsupervised Feature Learning",
    mirrors=("https://ufldl.stanford.edu/housenumbers/",),
    checksums=(
        "435e94d69a87fde4fd4d7f3dd208dfc32cb6ae8af2240d066de1df7508d083b8",
        "cdce80dfb2a2c4c6160906d0bd7c68ec5a99d7ca4831afa54f09182025b6a75b",
    ),
)

MY_THINGS: Final = ThingsDataset(
    name="my-things",
    title=QT_TRANSLATE_NOOP("data", "My things"),
    about=QT_TRANSLATE_NOOP("data", "classes that you drew or collected yourself"),
    test_images=QT_TRANSLATE_NOOP("data", "drawings of yours"),
)

DATASETS: Final[dict[str, DatasetInfo]] = {
    info.name: info
    for info in (
        *(MNIST, HANDWRITING, HANDWRITING_SMALL, HANDWRITING_HASTY, MY_HANDWRITING, INK),
        *(MY_THINGS, OWN_DATA, PICTURES),
        *(EMNIST_DIGITS, EMNIST_LETTERS, QMNIST, USPS),
        *(FASHION_MNIST, KMNIST, CIFAR10, SVHN, COLOUR_PICTURES),
        *(INVERTED, MISLABELLED, RANDOM_LABELS),
    )
}
for wing in installed():
    if wing.datasets:
        DATASETS.update((info.name, info) for info in wing.load(wing.datasets)(DATASETS))


def dataset_info(name: str) -> DatasetInfo:
    """Return the data set called ``name``. Raises ``ConfigError``, listing the known ones."""
    info = DATASETS.get(name)
    if info is None:
        there = ", ".join(DATASETS)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "There is no data set called “{name}”. Available: {there}."
            ).filled(name=name, there=there)
        )
    return info
