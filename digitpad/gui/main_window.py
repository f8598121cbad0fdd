"""The window: joins canvas, reading, training, menus and files, and decides nothing itself.

The page, its reading and the model lie on the ``desk``; the ``panel`` shows them, ``live_reading``
decides what is read and when; ``opener`` and ``saver`` deal with files, ``exchange`` with the
clipboard and with drops.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QChildEvent, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from digitpad import wings
from digitpad.gui import window_memory
from digitpad.gui.actions import Actions, Menus
from digitpad.gui.appearance import Appearance
from digitpad.gui.collection.handwriting import HandwritingController
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.windows import MEASURING, MeasuringWindows
from digitpad.gui.files.exchange import Exchange
from digitpad.gui.files.opener import FileOpener
from digitpad.gui.files.saver import FileSaver
from digitpad.gui.guide.hints import HintBar
from digitpad.gui.language import without_key
from digitpad.gui.network_place import NetworkPlace
from digitpad.gui.reading.live_reading import LiveReading
from digitpad.gui.reading.panel import ReadingPanel
from digitpad.gui.settings import Settings
from digitpad.gui.status_line import StatusLine
from digitpad.gui.surfaces import Surfaces
from digitpad.gui.theme.colours import Theme
from digitpad.gui.theme.icons import application_icon
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.dock import Dock
from digitpad.gui.widgets.panels import Panels
from digitpad.gui.widgets.parts import grown
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.windows import OtherWindows
from digitpad.gui.workers.first_paint import AfterFirstPaint
from digitpad.gui.workers.task import stop_work
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS
from digitpad.recognise.prediction import Prediction

if TYPE_CHECKING:
    from digitpad.gui.lessons.course import Course
    from digitpad.modelfile import Model

MOST_PATIENCE: Final = 12
"""How often to wait for the threads, about five seconds each time, before giving up."""
LOW_PX: Final = 500
"""A lower window has no room for hints, where letters have their usual size."""


class MainWindow(QMainWindow):
    """digitpad's window.

    Signals, in the GUI thread: ``predicted`` with the ``Prediction`` after each reading;
    ``language_chosen`` () when the window should be built anew in the language of the settings.
    """

    predicted = Signal(object)
    language_chosen = Signal()

    def __init__(
        self, settings: Settings, theme: Theme, *, training: TrainingPanel | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("digitpad")
        # Not of this window alone: what a Mac's Dock shows is the program's.
        QApplication.setWindowIcon(application_icon())
        self.settings = settings
        self._may_close = False
        self._is_shut_down = False
        self.menu_actions = Actions(self, MEASURING)
        self.theme = theme
        # Before there are parts whose looks would have to change.
        self.appearance = Appearance(self, theme, settings, self.menu_actions)
        self.menus = Menus(self, self.menu_actions, settings.recent)
        self.dialogs = Dialogs(self)
        self.training = training or TrainingPanel()
        self.desk = Desk(settings.store, self.training.setup.datasets.folders, self)
        self.current = self.desk.current
        self.current.path = settings.model_file
        self.opener = FileOpener(self.current, self.dialogs, settings, self)
        self.saver = FileSaver(self.current, self.dialogs, settings, self)
        self.panel = ReadingPanel(self.desk, self.menu_actions, self.dialogs)
        self.canvas = self.panel.canvas
        self.reading = LiveReading(self.desk, self)
        self.surfaces = Surfaces(self.desk, self.panel, self.menu_actions, settings)
        self.exchange = Exchange(self.surfaces.page, self.surfaces.take, self.opener, self)
        self.dock = Dock(self.training)
        self.measuring = MeasuringWindows(self.desk, self.dock, self)
        self.handwriting = HandwritingController(
            self.desk, self.panel.answer.naming, settings, self
        )
        self.status = StatusLine()
        self.appearance.message.connect(self.status.say)
        self._panels = Panels(self.surfaces, self.dock)
        self.network = NetworkPlace(
            self.desk, self.training, self._panels, self.menu_actions["network"], self
        )
        self.hints = HintBar()
        self._panels.left.addWidget(self.hints)
        self.windows = OtherWindows(
            settings, self.desk, self.opener, self.training, self.menus, self.dock, self
        )
        self.setCentralWidget(self._panels)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.status, 1)
        self._connect_drawing()
        self._connect_model()
        self._connect_actions()
        self._connect_hints()
        for part in (self.menuBar(), self._panels, self.statusBar()):
            self.appearance.put_on(part)
        self._restore()
        AfterFirstPaint(self, self.opener.open_first)
        show_network = self.menu_actions["network"].setChecked
        AfterFirstPaint(self, partial(show_network, settings.shows_network))

    @cached_property
    def lessons(self) -> Course:
        """The lessons, which are loaded when they are first wanted."""
        from digitpad.gui.lessons.course import Course
        from digitpad.gui.lessons.facts import WindowFacts

        facts = WindowFacts(self.desk, self.training, self.network, self.measuring, self)
        course = Course(self, self.training, facts, self.menu_actions, self.settings)
        course.beside_wanted.connect(self.windows.read_by_models)
        self._panels.show_above(course.panel)
        self.hints.hide()
        return course

    # What others use

    @property
    def prediction(self) -> Prediction | None:
        """The last reading, None if the page has none."""
        return self.desk.prediction

    @property
    def run_state(self) -> str:
        """The state of the training: "idle", "running", "paused" or "stopping"."""
        return self.training.run_state

    @Slot(object)
    def open_model(self, path: str | Path) -> bool:
        """Open the model in a file; if there is none in it, say why and change nothing."""
        return self.opener.open_model_at_once(Path(path))

    @Slot(object)
    def save_model(self, path: str | Path) -> bool:
        """Save the current model; if that fails, say why."""
        return self.saver.save_model(Path(path))

    def shut_down(self, patience: int = MOST_PATIENCE) -> bool:
        """Stop all threads and wait for them; return whether all have ended.

        ``patience``: how many times to wait about five seconds for the slowest.
        """
        while patience > 0 and not self._is_shut_down:
            self._is_shut_down = self.training.shutdown() and stop_work(self)
            patience -= 1
        return self._is_shut_down

    @Slot()
    def close_at_once(self) -> None:
        """Close without asking: the user has answered, or the terminal asked to close."""
        self._may_close = True
        self.close()

    @Slot()
    def _show_about(self) -> None:
        from digitpad.gui.guide.window import about_text

        self.dialogs.inform(self.tr("About digitpad"), about_text())

    # Putting it together

    def _connect_drawing(self) -> None:
        def open_lesson(path: Path) -> None:
            self.lessons.open_file(path)

        def stand_on(path: Path) -> None:
            if self.run_state == "idle":
                self.training.setup.datasets.take(path)

        desk = self.desk
        for changed in (desk.grew, desk.page_changed):
            changed.connect(self.opener.keep_page)
        desk.predicted.connect(self.predicted)
        desk.failed.connect(self.status.say)
        self.training.setup.datasets.dataset_chosen.connect(self.panel.look_for_pictures)
        self.opener.page_opened.connect(self.exchange.take_opened)
        self.opener.photos_wanted.connect(self.windows.read_photos)
        read_page = self.windows.read_page
        self.panel.answer.paper_button.clicked.connect(lambda: read_page(self.panel.page()))
        self.opener.lesson_opened.connect(open_lesson)
        for chosen in (self.opener.data_opened, self.handwriting.data_chosen):
            chosen.connect(self.training.take_data)
        self.handwriting.set_kept.connect(stand_on)
        refuse = partial(self.dialogs.tell, self.tr("Nothing was set up"))
        self.training.data_refused.connect(refuse)
        self.training.setup.datasets.look_wanted.connect(self.measuring.show_images)
        tellers = self.opener, self.saver, self.exchange, self.training, self.handwriting
        self.network.message.connect(self.status.say)
        for teller in (*tellers, self.surfaces):
            teller.message.connect(self.status.say)
        self.menus.recent_drawings.chosen.connect(self.opener.open_file)

    def _connect_model(self) -> None:
        self.desk.model_changed.connect(self._on_model_changed)
        show_words = self.panel.answer.show_words
        self.opener.shipped_missing.connect(lambda why: show_words(self.tr("No model"), why))
        self.saver.model_saved.connect(self._on_model_saved)
        self.menus.recent_models.chosen.connect(self.opener.open_model)
        self.handwriting.model_chosen.connect(self.opener.keep_model)
        self.training.setup.datasets.folder_chosen.connect(self._on_folder_chosen)
        self.training.trainer.state_changed.connect(self._on_run_state_changed)
        allow_train = self.menu_actions["train"].setEnabled
        self.training.setup.edited.connect(lambda: allow_train(self.training.can_train))
        display = self.training.display
        display.begun.connect(lambda: self._reveal(display))
        display.notice.opened.connect(lambda: self._reveal(display.notice))
        self.training.prepared.connect(lambda: self._reveal(self.training.setup))
        self.training.trainer.learned.connect(self.current.trial)
        offers = self.training.offers
        offers.model_kept.connect(self.current.keep)
        offers.model_discarded.connect(self.current.give_back)
        offers.model_left.connect(self.current.forget)
        offers.save_requested.connect(self.saver.ask_save_model)
        self.current.set_aside.connect(self._on_model_set_aside)

    def _reveal(self, part: QWidget) -> None:
        """Show the training panel, scrolled to a part of it."""
        self.dock.show_training()
        self.training.scroll_area.reveal(part)

    def _connect_actions(self) -> None:
        def choose_language(action: QAction) -> None:
            self.settings.language = action.data()
            if any(not row.isHidden() for row in self.findChildren(TaskRow)):
                message = self.tr(
                    "Something is still being worked on; the next start has {language}."
                )
                self.status.say(message.format(language=without_key(action.text())))
            else:
                self.language_chosen.emit()

        actions = self.menu_actions
        for name, slot in (
            ("copy", self.exchange.copy),
            ("paste", self.exchange.paste),
            ("open", self.opener.ask_open),
            ("save_drawing", self._ask_save_page),
            ("save_reconstruction", self._ask_save_reconstruction),
            ("open_model", self.opener.ask_open_model),
            ("shipped_model", self.opener.use_shipped),
            ("shipped_for_pictures", self.opener.use_shipped_for_pictures),
            ("save_model", self.saver.ask_save_reading),
            ("pixels", self.opener.ask_pixels),
            ("quit", self.close),
            ("train", self.training.start),
            ("pause", self.training.pause_or_continue),
            ("stop", self.training.stop),
            ("step", self.training.step),
            ("train_on", self.training.go_on_training),
            ("runs", self.windows.show_runs),
            ("beside", self.windows.show_side_by_side),
            ("lessons", lambda _=False: self.lessons.show_list()),
            ("own_signs", self.handwriting.open_new),
            ("handwriting", self.handwriting.open),
            ("guide", self.windows.show_guide),
            ("shortcuts", self.windows.show_keys),
            ("about", self._show_about),
        ):
            actions[name].triggered.connect(slot)
        actions.groups["language"].triggered.connect(choose_language)
        measuring = self.measuring
        for name in ("explain", "beside"):
            actions[name].triggered.connect(self.surfaces.show_single_digit)
        for name in actions.measuring:
            actions[name].triggered.connect(lambda _, name=name: measuring.open(name))
        open_wing = self.windows.open_wing
        for wing in (wing for wing in wings.installed() if wing.window):
            actions[wing.menu.name].triggered.connect(lambda _, wing=wing: open_wing(wing))
        # The other windows hear these keys, too; what they copy is their own.
        self.addActions([actions[name] for name in actions if name not in ("copy", "paste")])
        self.surfaces.corrected.connect(self._on_sign_corrected)
        actions["show_training"].toggled.connect(self._panels.show_training)
        self.dock.opened.connect(lambda: actions["show_training"].setChecked(True))
        self.network.opened.connect(lambda: actions["show_training"].setChecked(True))
        actions["slow"].toggled.connect(self.training.go_slowly)
        self.training.slow_ended.connect(lambda: actions["slow"].setChecked(False))
        actions["full_screen"].toggled.connect(
            lambda is_on: self.showFullScreen() if is_on else self.showNormal()
        )

    def _connect_hints(self) -> None:
        hints = self.hints
        hints.guide_wanted.connect(self.menu_actions["guide"].trigger)
        for drawn in (self.canvas.page_changed, self.surfaces.written):
            drawn.connect(lambda: hints.done("draw"))
        self.training.display.begun.connect(lambda: hints.done("train"))
        self.menu_actions["own_signs"].triggered.connect(lambda: hints.done("signs"))
        self.handwriting.model_chosen.connect(lambda: hints.done("train"))
        self.opener.page_opened.connect(lambda: hints.done("open"))
        self.opener.model_opened.connect(self._on_model_opened)

    def _restore(self) -> None:
        settings, actions = self.settings, self.menu_actions
        actions.choose("theme", settings.theme)
        actions.choose("language", settings.language)
        window_memory.restore(self, self._panels.splitter, self.dock, settings)
        self.training.restore_choices(settings.store)
        actions["show_training"].setChecked(settings.shows_training)
        self.surfaces.restore()
        self.hints.setVisible(not settings.has_seen_hints)
        settings.has_seen_hints = True
        self._on_run_state_changed("idle")
        self._on_model_changed()
        self.surfaces.surface.setFocus()

    def remember(self) -> None:
        """Store what the next start restores."""
        settings = self.settings
        if "lessons" in self.__dict__:
            self.lessons.close()  # what a lesson set up is not remembered
        settings.shows_training = self.menu_actions["show_training"].isChecked()
        settings.shows_network = self.menu_actions["network"].isChecked()
        self.surfaces.remember()
        self.training.save_choices(settings.store)
        window_memory.remember(self, self._panels.splitter, self.dock, settings)

    @Slot()
    def _on_folder_chosen(self) -> None:
        """Store the folder at once, so that it is remembered however the program ends."""
        self.training.save_choices(self.settings.store)
        self.settings.store.sync()

    # The drawing and its reading

    @Slot(object, str, str)
    def _on_sign_corrected(self, drawing: Drawing, text: str, read: str) -> None:
        if text in DIGITS:
            keeper = self.handwriting.keeper
            key = keeper.add(drawing, text, read if read in DIGITS else "")
            if key:
                message = self.tr("Kept in My handwriting as {digit}").format(digit=text)
                self.surfaces.pad.show_kept(message, lambda: keeper.change([key], deleted=True))

    @Slot()
    def _ask_save_page(self) -> None:
        page = self.surfaces.page()
        if page is not None and self.surfaces.has_numbers:
            self.saver.ask_save_page(page, None, None)
        elif page is not None:
            self.saver.ask_save_page(page, self.prediction, self.panel.known())

    @Slot()
    def _ask_save_reconstruction(self) -> None:
        if self.prediction is not None:
            self.saver.ask_save_reconstruction(self.prediction)

    # The model

    @Slot()
    def _on_model_opened(self) -> None:
        self.status.model_opened()
        if self.current.path is not None:
            self.hints.done("open")

    @Slot(object)
    def _on_model_set_aside(self, model: Model) -> None:
        """Offer to restore the unsaved model, in the training panel, which is shown for that."""
        self.menu_actions["show_training"].setChecked(True)
        self.training.offers.offer(model)

    @Slot(object, object)
    def _on_model_saved(self, model: Model, path: Path) -> None:
        self.training.offers.was_saved(model, path.name)
        self.current.was_saved(model, path)

    @Slot()
    def _on_model_changed(self) -> None:
        model = self.current.reading
        is_autoencoder = model is not None and model.info.architecture.reconstructs
        self.menu_actions["save_reconstruction"].setVisible(is_autoencoder)
        self.settings.model_file = self.current.path  # at once, however the program ends
        self.training.offers.follow(model, self.current.unsaved, self.current.path)
        if self.current.learning is None or self.run_state == "idle":
            # What reads is what is named everywhere, be it kept or not decided about yet.
            self.training.setup.set_start_model(model)
        self._show_model()

    @Slot(str)
    def _on_run_state_changed(self, state: str) -> None:
        actions = self.menu_actions
        actions["train"].setEnabled(self.training.can_train)
        actions["pause"].setEnabled(state in ("running", "paused"))
        actions["pause"].setText(self.tr("Co&ntinue") if state == "paused" else self.tr("&Pause"))
        actions["stop"].setEnabled(state in ("running", "paused"))
        self.status.show_run_state(state)
        self._show_model()

    def _show_model(self) -> None:
        current, is_idle = self.current, self.run_state == "idle"
        self.menu_actions["save_model"].setEnabled(current.reading is not None)
        self.menu_actions["pixels"].setEnabled(current.model is not None and is_idle)
        can_go_on = self.training.setup.can_go_on and is_idle
        self.menu_actions["train_on"].setEnabled(can_go_on)
        self.status.show_model(current.reading, is_unsaved=is_idle and not current.is_saved)

    # The frame

    # Overrides of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() < grown(LOW_PX):
            self.hints.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.canvas.finish()
        is_decided = self._may_close or self._is_shut_down
        offers = self.training.offers
        if not is_decided and self.saver.ask_before_closing(
            self.run_state,
            close=self.close_at_once,
            give_up=offers.forget_run,
            again=self.close,
            is_kept=offers.is_kept,
        ):
            event.ignore()
            return
        self.remember()
        # The user need not watch while torch, half loaded, is waited for; only a training that
        # does not stop is worth coming back for.
        above = (part for part in self.findChildren(QWidget) if part.isWindow())
        for window in (self, *above):
            window.hide()
        self.windows.stop_wings()
        if not self.shut_down(MOST_PATIENCE if self.run_state == "idle" else 1):
            self._may_close = False
            event.ignore()
            self.show()
            self.status.say(
                self.tr("The training is still running; try to close again in a moment.")
            )
            return
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.hints.isVisible():
            self.hints.hide()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QStatusTipEvent):
            self.status.show_tip(event.tip())  # Qt would write it beside the status
            return True
        if event.type() == QEvent.Type.DeferredDelete:
            # A thread that outlives its window ends the whole process.
            self.shut_down()
        elif isinstance(event, QChildEvent) and event.type() == QEvent.Type.ChildPolished:
            child = event.child()
            if isinstance(child, QWidget):  # a box or a menu that came later
                self.appearance.put_on(child)
        return super().event(event)
