"""The window: it joins canvas, reading, training, menus and files, and decides nothing itself.

What is read and when is ``live_reading``; which model reads, ``model_shelf``; what a file holds,
``documents``; what is asked and told, ``file_desk`` and ``dialogs``.
May import: everything in ``gui``. Tests: ``tests/gui/test_window.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.gui.about import about_text, keys_text
from digitpad.gui.actions import Actions
from digitpad.gui.colours import PAPER_CHOICES, Colours, canvas_colours
from digitpad.gui.dialogs import Answer, Dialogs
from digitpad.gui.documents import clipboard_data, files_in, page_from
from digitpad.gui.drawing_pane import DrawingPane
from digitpad.gui.file_desk import FileDesk
from digitpad.gui.icons import application_icon
from digitpad.gui.live_reading import LiveReading
from digitpad.gui.menus import Menus
from digitpad.gui.model_shelf import ModelShelf
from digitpad.gui.opening import Opened
from digitpad.gui.page import Picture, is_blank
from digitpad.gui.settings import Settings
from digitpad.gui.side_scroll import SideScroll
from digitpad.gui.style_sheet import style_sheet
from digitpad.gui.theme import THEME_CHOICES, Theme
from digitpad.gui.training_panel import TrainingPanel
from digitpad.gui.wording import model_words
from digitpad.modelfile import Model
from digitpad.recognise.prediction import Prediction

DEFAULT_SIZE: Final = (1280, 800)
GUTTER_PX: Final = 22


class MainWindow(QMainWindow):
    """digitpad's window.

    Signals, in the GUI thread: ``predicted`` with the ``Prediction`` after each reading.
    """

    predicted = Signal(object)

    def __init__(
        self, settings: Settings, theme: Theme, *, training: TrainingPanel | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("digitpad")
        self.setWindowIcon(application_icon())
        self.setAcceptDrops(True)
        self.prediction: Prediction | None = None
        self._settings = settings
        self._theme = theme
        self._may_close = False
        self._is_shut_down = False
        self._message = self.tr("starting")
        self.menu_actions = Actions(self)
        self._menus = Menus(self, self.menu_actions, settings.recent)
        self.dialogs = Dialogs(self)
        self.shelf = ModelShelf(self)
        self.desk = FileDesk(self.dialogs, settings, self)
        actions = self.menu_actions
        self.pane = DrawingPane(actions.undo, actions.redo, actions.clear)
        self.canvas = self.pane.canvas
        self.training = training or TrainingPanel()
        self.reading = LiveReading(self.canvas.page, self)
        self._lay_out()
        self._connect_parts()
        self._connect_actions()
        self._restore()
        QTimer.singleShot(0, self, self._open_first_model)

    # What others use

    @property
    def run_state(self) -> str:
        """What the training does: "idle", "running", "paused" or "stopping"."""
        return self.training.run_state

    @Slot(object)
    def open_model(self, path: str | Path) -> bool:
        """Read with the model in a file; say why and change nothing when it holds none."""
        path = Path(path)
        try:
            self.shelf.open(path)
        except DigitpadError as error:
            self._settings.forget_recent("model", path)
            self.dialogs.tell(self.tr("The model was not opened"), str(error))
            self._say(str(error))
            return False
        self._settings.last_folder = str(path.absolute().parent)
        self._settings.add_recent("model", path)
        self._say(self.tr("ready"))
        return True

    @Slot(object)
    def save_model(self, path: str | Path) -> bool:
        """Save the model that reads; say why when that does not work."""
        path = Path(path)
        try:
            self.shelf.save(path)
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The model was not saved"), str(error))
            self._say(str(error))
            return False
        if self.run_state == "idle":
            self.shelf.was_saved(path)
            self.training.forget_run()
        self._settings.add_recent("model", path)
        self._say(self.tr("saved as {0}").format(path.name))
        return True

    def shut_down(self) -> bool:
        """Stop all threads and wait for them; return whether all of them ended."""
        if self._is_shut_down:
            return True
        self._is_shut_down = all([self.training.shutdown(), self.reading.stop(), self.desk.stop()])
        return self._is_shut_down

    def close_at_once(self) -> None:
        """Close without asking, because the system or the terminal wants it."""
        self._may_close = True
        self.close()

    # Putting it together

    def _lay_out(self) -> None:
        self._card = QFrame()
        self._card.setObjectName("training_card")
        self._card.setProperty("look", "card")
        # On a small screen the right half scrolls; the canvas is never pushed out of the window.
        column = QVBoxLayout(self._card)
        column.setContentsMargins(18, 16, 18, 16)
        column.addWidget(SideScroll(self.training))
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setObjectName("splitter")
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(GUTTER_PX)
        self._splitter.addWidget(self.pane)
        self._splitter.addWidget(self._card)
        centre = QWidget()
        around = QVBoxLayout(centre)
        around.setContentsMargins(GUTTER_PX, 8, GUTTER_PX, 6)
        around.addWidget(self._splitter)
        self.setCentralWidget(centre)
        self._status = QLabel()
        self._status.setObjectName("status_label")
        # A long file name must not widen the window.
        self._status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._status, 1)

    def _connect_parts(self) -> None:
        self.canvas.stroke_grew.connect(self.reading.read_soon)
        self.canvas.page_changed.connect(self.reading.read_now)
        self.canvas.page_changed.connect(self._on_page_changed)
        self.canvas.pen_width_changed.connect(self.pane.tools.show_pen_width)
        self.pane.tools.pen_width_chosen.connect(self.canvas.set_pen_width)
        self.reading.predicted.connect(self._on_predicted)
        self.reading.failed.connect(self._on_reading_failed)
        self.shelf.changed.connect(self._on_model_changed)
        self.desk.page_opened.connect(self._on_page_opened)
        self.desk.model_chosen.connect(self.open_model)
        self.desk.message.connect(self._say)
        self._theme.changed.connect(self._on_theme_changed)
        self.training.run_state_changed.connect(self._on_run_state_changed)
        self.training.weights_changed.connect(self.shelf.learn)
        self.training.model_kept.connect(self._on_model_kept)
        self.training.model_discarded.connect(self.shelf.discard_trained)
        self.training.save_requested.connect(self._ask_save_model)
        self.training.message.connect(self._say)
        self._menus.recent_drawings.chosen.connect(self.desk.open_file)
        self._menus.recent_models.chosen.connect(self.open_model)

    def _connect_actions(self) -> None:
        actions, desk = self.menu_actions, self.desk
        for action, slot in (
            (actions.undo, self.canvas.undo),
            (actions.redo, self.canvas.redo),
            (actions.clear, self.canvas.clear),
            (actions.copy, self._copy),
            (actions.paste, self._paste),
            (actions.open, desk.ask_open),
            (actions.save_drawing, self._ask_save_drawing),
            (actions.open_model, desk.ask_open_model),
            (actions.shipped_model, self._use_shipped_model),
            (actions.save_model, self._ask_save_model),
            (actions.quit, self.close),
            (actions.train, self.training.start),
            (actions.pause, self.training.pause_or_continue),
            (actions.stop, self.training.stop),
            (actions.train_on, self.training.go_on_training),
            (actions.shortcuts, self._show_keys),
            (actions.about, self._show_about),
        ):
            action.triggered.connect(slot)
        for action in (*actions.themes, *actions.papers):
            action.triggered.connect(self._on_look_chosen)
        actions.show_training.toggled.connect(self._card.setVisible)
        actions.full_screen.toggled.connect(self._on_full_screen)
        self.canvas.addActions(
            [actions.undo, actions.redo, actions.clear, actions.copy, actions.paste]
        )

    def _restore(self) -> None:
        """Come back as the user left the window."""
        settings = self._settings
        actions = self.menu_actions
        actions.themes[THEME_CHOICES.index(settings.theme)].setChecked(True)
        actions.papers[PAPER_CHOICES.index(settings.paper)].setChecked(True)
        self._theme.choose(settings.theme)
        self.canvas.set_pen_width(settings.pen_width)
        self.pane.tools.show_pen_width(settings.pen_width)
        self.training.restore_choices(settings.store)
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(DEFAULT_SIZE[0], screen.width()), min(DEFAULT_SIZE[1], screen.height()))
        self.restoreGeometry(settings.bytes_of("window/geometry"))
        if not self._splitter.restoreState(settings.bytes_of("window/splitter")):
            self._splitter.setSizes([1100, 900])
        actions.show_training.setChecked(settings.shows_training)
        self._on_run_state_changed("idle")
        self._on_page_changed()
        self._on_model_changed()
        self.canvas.setFocus()

    def _remember(self) -> None:
        settings = self._settings
        settings.store.setValue("window/geometry", self.saveGeometry())
        settings.store.setValue("window/splitter", self._splitter.saveState())
        settings.shows_training = self.menu_actions.show_training.isChecked()
        settings.pen_width = self.canvas.pen_width
        self.training.save_choices(settings.store)
        settings.store.sync()

    # The drawing and its reading

    @Slot()
    def _on_page_changed(self) -> None:
        actions, page = self.menu_actions, self.canvas.page()
        actions.undo.setEnabled(self.canvas.can_undo)
        actions.redo.setEnabled(self.canvas.can_redo)
        for action in (actions.clear, actions.save_drawing, actions.copy):
            action.setEnabled(not is_blank(page))
        if isinstance(page, Picture):
            self.pane.strip.explain(
                self.tr("The ink found in the picture, at 28 × 28 pixels, scaled and centred")
            )
        else:
            self.pane.strip.explain(
                self.tr("28 × 28 pixels, scaled and centred like the digits it learned from")
            )

    @Slot(object)
    def _on_predicted(self, prediction: Prediction) -> None:
        self.prediction = prediction
        self.pane.reading.show_prediction(prediction)
        self.pane.strip.show_prediction(prediction)
        self.predicted.emit(prediction)

    @Slot(str)
    def _on_reading_failed(self, message: str) -> None:
        self.pane.reading.show_words(self.tr("Cannot read this"), message)
        self._say(message)

    @Slot()
    def _copy(self) -> None:
        if not is_blank(self.canvas.page()):
            QGuiApplication.clipboard().setMimeData(clipboard_data(self.canvas.page()))
            self._say(self.tr("the drawing is on the clipboard"))

    @Slot()
    def _paste(self) -> None:
        data = QGuiApplication.clipboard().mimeData()
        try:
            page = page_from(data)
        except DigitpadError as error:
            self.dialogs.tell(self.tr("Nothing was pasted"), str(error))
            return
        if page is not None:
            self.canvas.set_page(page)
        elif files_in(data):
            self.desk.open_file(files_in(data)[0])
        else:
            self._say(self.tr("there is no drawing or picture on the clipboard"))

    @Slot(object)
    def _on_page_opened(self, opened: Opened) -> None:
        self.canvas.set_page(opened.page)
        name = opened.path.name
        if opened.count > 1:
            words = self.tr("{0}: the first of {1} drawings").format(name, f"{opened.count:,}")
        else:
            words = self.tr("opened {0}").format(name)
        self._say(words)

    @Slot()
    def _ask_save_drawing(self) -> None:
        self.desk.ask_save_page(self.canvas.page())

    # The model

    @Slot()
    def _open_first_model(self) -> None:
        """Open the shipped model, unless a file named at the start is open by now."""
        if self.shelf.reading is not None:
            return
        try:
            self.shelf.open_shipped()
            self._say(self.tr("ready"))
        except DigitpadError as error:
            self._say(self.tr("train a network, or open a model"))
            self.pane.reading.show_words(self.tr("No model yet"), str(error))

    @Slot()
    def _use_shipped_model(self) -> None:
        try:
            self.shelf.open_shipped()
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The model was not opened"), str(error))
            return
        self._say(self.tr("ready"))

    @Slot()
    def _on_model_changed(self) -> None:
        model = self.shelf.reading
        self.menu_actions.save_model.setEnabled(model is not None)
        self.menu_actions.train_on.setEnabled(
            self.shelf.current is not None and self.run_state == "idle"
        )
        if model is not None:
            self.reading.use(model)
        if self.shelf.learning is None:
            self.training.set_start_model(self.shelf.current)
        self._show_reader()
        self._show_status()

    def _show_reader(self) -> None:
        model = self.shelf.reading
        if model is None:
            self.pane.strip.show_reader(self.tr("No network reads yet"))
            return
        words = self.tr("Read by {0}").format(model.info.name)
        if self.shelf.learning is not None and self.run_state != "idle":
            words = self.tr("Read by the network that is learning ({0})")
            words = words.format(model.info.architecture.name)
        self.pane.strip.show_reader(words)

    @Slot()
    def _ask_save_model(self) -> None:
        model = self.shelf.reading
        if model is not None:
            self.desk.ask_save_model(model.info.architecture.name, self.save_model)

    @Slot(object)
    def _on_model_kept(self, model: Model) -> None:
        self.shelf.keep_trained(model)

    @Slot(str)
    def _on_run_state_changed(self, state: str) -> None:
        actions = self.menu_actions
        if state == "running" and self.shelf.learning is None:
            self.shelf.begin_training()
        actions.train.setEnabled(state == "idle")
        actions.pause.setEnabled(state in ("running", "paused"))
        actions.pause.setText(self.tr("Co&ntinue") if state == "paused" else self.tr("&Pause"))
        actions.stop.setEnabled(state in ("running", "paused"))
        actions.train_on.setEnabled(state == "idle" and self.shelf.current is not None)
        self._show_reader()
        self._show_status()

    # The frame

    @Slot(str)
    def _say(self, message: str) -> None:
        self._message = message
        self._show_status()

    def _show_status(self) -> None:
        model = self.shelf.reading
        words = self.tr("No model") if model is None else model_words(model.info)
        if self.shelf.current is model and self.shelf.has_unsaved:
            words = self.tr("{0} · not saved").format(words)
        state = {
            "idle": self._message,
            "running": self.tr("training"),
            "paused": self.tr("training rests"),
            "stopping": self.tr("stopping"),
        }[self.run_state]
        text = f"{words} · {state}"
        self._status.setText(text)
        self._status.setToolTip(text)

    @Slot()
    def _on_look_chosen(self) -> None:
        actions, settings = self.menu_actions, self._settings
        settings.theme = THEME_CHOICES[_checked(actions.themes)]
        settings.paper = PAPER_CHOICES[_checked(actions.papers)]
        self._theme.choose(settings.theme)

    @Slot(object)
    def _on_theme_changed(self, colours: Colours) -> None:
        self.setStyleSheet(style_sheet(colours))
        self.menu_actions.set_colours(colours)
        self.pane.set_colours(colours, canvas_colours(colours, self._settings.paper))

    @Slot(bool)
    def _on_full_screen(self, is_wanted: bool) -> None:
        if is_wanted:
            self.showFullScreen()
        else:
            self.showNormal()

    @Slot()
    def _show_keys(self) -> None:
        self.dialogs.inform(self.tr("Keys"), keys_text(self.menu_actions.all()))

    @Slot()
    def _show_about(self) -> None:
        self.dialogs.inform(self.tr("About digitpad"), about_text())

    def _on_close_answer(self, answer: Answer) -> None:
        model = self.shelf.reading
        if answer == "yes" and model is not None:
            self.desk.ask_save_model(model.info.architecture.name, self._save_and_close)
        elif answer == "no":
            self.close_at_once()

    def _save_and_close(self, path: Path) -> None:
        if self.save_model(path):
            self.close()

    def _must_ask(self) -> bool:
        """Ask before closing where something would be lost; return whether it was asked."""
        if self._may_close or self._is_shut_down:
            return False
        if self.run_state != "idle":
            self.dialogs.ask(
                self.tr("A training is running"),
                self.tr(
                    "Stop the training and close? What the network has learned so far is kept "
                    "and offered at the next start."
                ),
                yes=self.tr("Stop and close"),
                no=None,
                on_answer=self._on_stop_answer,
            )
            return True
        if self.shelf.has_unsaved:
            self.dialogs.ask(
                self.tr("The trained model is not saved"),
                self.tr("Save the model that you trained before digitpad closes?"),
                yes=self.tr("Save…"),
                no=self.tr("Close without saving"),
                on_answer=self._on_close_answer,
            )
            return True
        return False

    def _on_stop_answer(self, answer: Answer) -> None:
        if answer == "yes":
            self.close_at_once()

    # Qt's own names from here on

    def closeEvent(self, event: QCloseEvent) -> None:
        self.canvas.finish()
        if self._must_ask():
            event.ignore()
            return
        self._remember()
        if not self.shut_down():
            self._may_close = False
            event.ignore()
            self._say(self.tr("something is still at work; try to close again in a moment"))
            return
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if files_in(data) or data.hasImage() or data.hasFormat("application/inkml+xml"):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        event.acceptProposedAction()
        files = files_in(data)
        if files:
            self.desk.open_file(files[0])
            return
        try:
            page = page_from(data)
        except DigitpadError as error:
            self.dialogs.tell(self.tr("Nothing was opened"), str(error))
            return
        if page is not None:
            self.canvas.set_page(page)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DeferredDelete:
            # A thread that outlives its window ends the whole process.
            self.shut_down()
        return super().event(event)


def _checked(actions: tuple[QAction, ...]) -> int:
    return next(index for index, action in enumerate(actions) if action.isChecked())
