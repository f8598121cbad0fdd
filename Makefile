# digitpad: each of these does all the set-up it needs, from a fresh clone.
#
#   make run      open the window (without a screen: do the same main job offscreen)
#   make test     all tests; some of them: make test ARGS="-k canvas"
#   make check    style, types, the direction of imports, and the files of translators
#   make bench    measure; one of them: make bench BENCH=name; other data: DATA_DIR=folder
#   make torture  the long tests: hours of abuse instead of minutes
#   make docs     write docs/cli.md, the manual page and the translators' files from the program
#   make retrain  train the shipped model again (DATA_DIR=folder with the published files);
#                 make retrain-ink: the one for drawings; make retrain-lines: for whole lines;
#                 make retrain-paper: the one that finds and reads the signs of a photo
#   make clean    remove what can be made again

VENV := .venv
VENV_PYTHON := $(VENV)/bin/python
# An editable install compiles nothing, and where Python is told to write no bytecode every start
# would compile all modules again.
COMPILE := @$(VENV_PYTHON) -m compileall -q digitpad
# Tests run in up to as many processes as there are cores; each computes with one thread, since
# processes times threads beyond the cores only wait for each other. All of Qt's classes are created
# at once, since tests import pyqtgraph beside windows that have not come to it (gui/workers/preload.py).
TEST := OMP_NUM_THREADS=1 PYSIDE6_OPTION_LAZY=0 $(VENV_PYTHON) -m pytest -n auto --maxprocesses 4 --dist loadfile
# pip's last line names one library and not why, so that a missing network looks like a wrong version.
NOT_INSTALLED := { echo "digitpad could not be installed; the reason stands above." \
	"If this computer has no network: docs/install.md, “A classroom without a network”." \
	"Else give the same make command again." >&2; exit 1; }
ARGS ?=
BENCH ?=
DATA_DIR ?=

.PHONY: run test check bench torture docs retrain retrain-ink retrain-lines retrain-paper clean setup setup-dev system-libraries

run: setup
	@sh packaging/run.sh

test: setup-dev
	$(TEST) $(ARGS)

check: setup-dev
	$(VENV)/bin/ruff check
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/mypy
	$(VENV_PYTHON) packaging/translations.py --check

bench: setup-dev
	$(VENV_PYTHON) tests/benchmarks/run.py $(BENCH) $(if $(DATA_DIR),--data-dir "$(DATA_DIR)") $(ARGS)

torture: setup-dev
	$(TEST) -o faulthandler_timeout=0 -m torture $(ARGS)

docs: setup-dev
	$(VENV_PYTHON) packaging/command_pages.py
	$(VENV_PYTHON) packaging/translations.py

# The folder DATA_DIR holds MNIST's files and the ink files to train on, and no others, in itself or
# one folder down: the training pen digits, and UNIPEN's digits, letters, signs, numbers and words.
# For digits, everything else teaches what is no digit. Nothing looks at MNIST's test images. The
# calibration sees generated digits that were not trained on. Each stage is kept in build/ and not
# repeated, and a training that was stopped is resumed: give the command again. The lines of the
# shipped network came from ink files in one folder, which keeps ten of all writers back.
PUBLISHED := $(if $(DATA_DIR),--data-dir "$(DATA_DIR)")
DIGITS := handwriting+handwriting-hasty+mnist+ink
LINES := number-lines+ink-lines+mnist-lines+photo-number-lines+photo-lines+photo-ink-lines
DIGIT_EPOCHS := 10
INK := handwriting+handwriting-hasty+ink
INK_EPOCHS := 12
LINE_EPOCHS := 6
PEN := UCI pen digits, training part, CC BY 4.0, Alpaydin and Alimoglu
UNIPEN := UNIPEN train_r01_v07, International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, \
	changed: cut into single drawings, y turned over, shifted to 0, some labels corrected

# $(call trained,NAME,DATA SETS,EPOCHS) trains the architecture NAME to the file $@. A training that
# is asked to stop ends well, too, so its epochs are counted.
define trained
	@mkdir -p build
	$(VENV)/bin/digitpad train --architecture $(1) --threads 1 --keep last $(PUBLISHED) --force \
		--output build/$(1)-training.safetensors --note "ink: $(PEN); $(UNIPEN)" \
		$(if $(wildcard build/$(1)-training.safetensors.checkpoint),\
		--resume build/$(1)-training.safetensors.checkpoint,\
		--dataset $(2) --epochs $(3) --seed 0) $(ARGS)
	@$(VENV)/bin/digitpad info build/$(1)-training.safetensors | grep -q "^metrics *epochs $(3)\b" || \
		{ echo "The training was stopped. Give the command again to go on." >&2; exit 1; }
	cp build/$(1)-training.safetensors $@
endef

retrain: build/digitpad.safetensors
retrain-ink: build/digitpad-ink.safetensors
retrain-lines: build/deep-line-reader.safetensors
retrain retrain-ink retrain-lines:
	@echo "The new model is $<; evaluate it before you ship it."

build/digitpad-trained.safetensors: | setup
	$(call trained,digitpad,$(DIGITS),$(DIGIT_EPOCHS))

build/digitpad.safetensors: build/digitpad-trained.safetensors
	$(VENV)/bin/digitpad calibrate $< --dataset handwriting --accept 0.999 --force \
		--output build/calibrated.safetensors
	$(VENV)/bin/digitpad convert build/calibrated.safetensors --output $@ --names digitpad --force \
		--dtype float16 --dataset handwriting

build/digitpad-ink-trained.safetensors: | setup
	$(call trained,digitpad-ink,$(INK),$(INK_EPOCHS))

build/digitpad-ink.safetensors: build/digitpad-ink-trained.safetensors
	$(VENV)/bin/digitpad calibrate $< --dataset handwriting --accept 0.9995 --force \
		--output build/ink-calibrated.safetensors
	$(VENV)/bin/digitpad convert build/ink-calibrated.safetensors --output $@ --names digitpad --force \
		--dtype float16 --dataset handwriting

build/deep-line-reader-trained.safetensors: | setup
	$(call trained,deep-line-reader,$(LINES),$(LINE_EPOCHS))

build/deep-line-reader.safetensors: build/deep-line-reader-trained.safetensors
	$(VENV)/bin/digitpad convert $< --output $@ --names digitpad --force --dtype float16

# Sheets are drawn as they are needed, in the digits, signs and words of every second writer of the
# published files in DATA_DIR. PAPER_STEPS=N ends sooner or later, on going on, too.
PAPER_STEPS := 18500
retrain-paper: | setup
	@mkdir -p build
	OMP_NUM_THREADS=1 $(VENV_PYTHON) -m digitpad.paper.detector.training $(PUBLISHED) \
		--output build/paper.checkpoint --steps $(PAPER_STEPS) $(ARGS)
	$(VENV_PYTHON) -m digitpad.paper.detector.export build/paper.checkpoint build/paper.onnx
	OMP_NUM_THREADS=1 $(VENV_PYTHON) -m digitpad.paper.detector.fitting $(PUBLISHED) \
		--network build/paper.onnx

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find digitpad tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "The environment $(VENV) is left alone; remove it yourself to start all over."

setup: system-libraries $(VENV)/.installed
setup-dev: system-libraries $(VENV)/.installed-dev

system-libraries:
	@sh packaging/system-libraries.sh

$(VENV)/bin/python:
	@sh packaging/make-venv.sh $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "Installing digitpad and what it needs into $(VENV); the first time this takes minutes."
	@sh packaging/install.sh $(VENV) . || $(NOT_INSTALLED)
	$(COMPILE)
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing digitpad and its test tools into $(VENV); the first time this takes minutes."
	@sh packaging/install.sh $(VENV) ".[dev]" || $(NOT_INSTALLED)
	$(COMPILE)
	@touch $@ $(VENV)/.installed
