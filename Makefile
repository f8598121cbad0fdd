# digitpad: each of these does all the set-up it needs, from a fresh clone.
#
#   make run      open the window (without a screen: do the same main job offscreen)
#   make test     all tests; some of them: make test ARGS="-k canvas"
#   make check    style, types and the direction of imports
#   make bench    measure; one of them: make bench BENCH=name; other data: DATA_DIR=folder
#   make torture  the long tests: hours of abuse instead of minutes
#   make retrain  train the shipped model again (DATA_DIR=folder with the published files)
#   make student  train one network that is to take its place (the same)
#   make clean    remove what can be made again

VENV := .venv
VENV_PYTHON := $(VENV)/bin/python
PIP := $(VENV_PYTHON) -m pip --disable-pip-version-check --no-input
# An editable install compiles nothing, and where Python is told to write no bytecode every start
# would compile all modules again.
COMPILE := @$(VENV_PYTHON) -m compileall -q digitpad
# Tests run in up to as many processes as there are cores; each computes with one thread, since
# processes times threads beyond the cores only wait for each other.
TEST := OMP_NUM_THREADS=1 $(VENV_PYTHON) -m pytest -n auto --maxprocesses 4 --dist loadfile
ARGS ?=
BENCH ?=
DATA_DIR ?=

.PHONY: run test check bench torture retrain student clean setup setup-dev system-libraries

run: setup
	@sh packaging/run.sh

test: setup-dev
	$(TEST) $(ARGS)

check: setup-dev
	$(VENV)/bin/ruff check
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/mypy

bench: setup-dev
	$(VENV_PYTHON) tests/benchmarks/run.py $(BENCH) $(if $(DATA_DIR),--data-dir "$(DATA_DIR)") $(ARGS)

torture: setup-dev
	$(TEST) -o faulthandler_timeout=0 -m torture $(ARGS)

# The folder DATA_DIR holds MNIST's files and the ink files, in itself or one folder down. Two
# networks, for which MNIST counts twice and five times, become a pair; the calibration sees
# generated digits that were not trained on. On one core of a server of 2025 the first takes an hour
# and a half, the second half an hour; without bfloat16 count five times as much.
PUBLISHED := $(if $(DATA_DIR),--data-dir "$(DATA_DIR)")
TRAIN := $(VENV)/bin/digitpad train --model digitpad --threads 1 --keep last $(PUBLISHED) \
	--note "ink: UCI pen digits, training part, 20 of its 30 writers; CC BY 4.0, Alpaydin and Alimoglu"

retrain: setup
	@mkdir -p build
	$(TRAIN) --dataset mnist+mnist+handwriting+ink --epochs 24 --seed 0 --save build/first.safetensors
	$(TRAIN) --dataset mnist+mnist+mnist+mnist+mnist+handwriting+ink --epochs 6 --seed 1 \
		--save build/second.safetensors
	$(VENV)/bin/digitpad pair build/first.safetensors build/second.safetensors \
		--dataset mnist $(PUBLISHED) --save build/pair.safetensors
	$(VENV)/bin/digitpad calibrate build/pair.safetensors --dataset handwriting
	$(VENV)/bin/digitpad convert build/pair.safetensors build/digitpad.safetensors --to digitpad \
		--dtype float16 --dataset mnist $(PUBLISHED)
	@echo "The new model is build/digitpad.safetensors; evaluate it before you ship it."

# One network in place of the pair, which teaches it; not shipped yet (docs/figures.md says by how
# much it misses). A training that was stopped goes on: give the command again. DATA_DIR must hold no
# ink files but those to train on. EPOCHS=24 takes twice as long.
EPOCHS ?= 12
STUDENT := build/student.safetensors

student: setup
	@mkdir -p build
	$(TRAIN) --teacher resources/digitpad.safetensors --save $(STUDENT) \
		$(if $(wildcard $(STUDENT).checkpoint),--resume $(STUDENT).checkpoint,\
		--dataset handwriting+mnist+ink --epochs $(EPOCHS) --seed 0)
	$(VENV)/bin/digitpad calibrate $(STUDENT) --dataset handwriting --keep 0.998

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
	$(PIP) install --editable .
	$(COMPILE)
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing digitpad and its test tools into $(VENV); the first time this takes minutes."
	$(PIP) install --editable ".[dev]"
	$(COMPILE)
	@touch $@ $(VENV)/.installed
