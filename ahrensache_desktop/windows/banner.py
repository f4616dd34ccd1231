"""One line above the table: whose turn it is, what is asked, what just happened, what is not allowed."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton

from ahrensache_desktop.scene.theme import Theme
from ahrensache_desktop.text.phrasebook import Phrasebook
from ahrensache_desktop.windows.icons import icon
from ahrensache_desktop.windows.page import Words, set_role
from ahrensache_desktop.windows.plain_label import PlainLabel

HEIGHT = 44
COMPLAINT_MS = 7_000
BUTTONS = ("undo", "redo", "skip", "pause", "step", "speed", "log")


class Banner(QFrame):
    """A sentence on the left, the small buttons on the right."""

    rule_wanted = Signal(str)
    """Show the rule that was named last; empty for all rules, where none was."""

    back_wanted = Signal()
    """Look at the present again."""

    agreed = Signal()
    """Everybody agrees to what was asked last."""

    def __init__(self, phrasebook: Phrasebook, theme: Theme) -> None:
        super().__init__()
        self._phrasebook = phrasebook
        self._rule = ""
        self._question = ""  # comes back after a complaint
        self._question_rule = ""  # the rule that it names
        self._complaining = QTimer(self)
        self._complaining.setSingleShot(True)
        self._complaining.timeout.connect(self._ask_again)
        self.words = Words(phrasebook)
        self.setProperty("role", "bar")
        self.setMinimumHeight(HEIGHT)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._rule_button = self._word_button()
        self._rule_button.clicked.connect(self.want_rule)
        self._back = self._word_button()
        self._back.clicked.connect(self.back_wanted)
        self.words.put(self._back.setText, "banner-present")
        self.agree = self._word_button()
        self.agree.clicked.connect(self.agreed)
        self.words.put(self.agree.setText, "banner-agreed")
        self.buttons = {name: self._sign_button(name) for name in BUTTONS}
        for name in ("pause", "log"):
            self.buttons[name].setCheckable(True)
        self.buttons["log"].setChecked(True)
        self.buttons["speed"].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.setSpacing(6)
        row.addWidget(self.sentence, 1)
        row.addWidget(self._rule_button)
        row.addWidget(self._back)
        row.addWidget(self.agree)
        for button in self.buttons.values():
            row.addWidget(button)
        self.set_theme(theme)

    def ask(self, sentence: str, rule: str = "") -> None:
        """What the person at the screen must do; the same question again leaves a complaint standing."""
        if sentence == self._question and self._complaining.isActive():
            return
        self._show(sentence, "ask")
        self._question, self._question_rule = sentence, rule
        self._name_rule(rule)

    def tell(self, sentence: str) -> None:
        """What happened, or what is going on."""
        self._show(sentence, "tell")

    def complain(self, sentence: str, rule: str = "") -> None:
        """What is not allowed, with the way to the rule."""
        question = self._question
        self._show(sentence, "warning")
        self._question = question
        self._complaining.start(COMPLAINT_MS)
        self._name_rule(rule)

    def ask_everybody(self, sentence: str) -> None:
        """Something that all persons must agree to."""
        question = self._question
        self._show(sentence, "ask")
        self._question = question
        self._complaining.start(COMPLAINT_MS)
        self.agree.show()

    def show_past(self) -> None:
        """The table is shown as it was."""
        self._show(self._phrasebook.say("banner-past"), "tell")
        self._back.show()

    def clear(self) -> None:
        """Say nothing, and name no rule any more."""
        self._rule = ""
        self._show("", "tell")

    def want_rule(self) -> None:
        """Show the rule that was named last."""
        self.rule_wanted.emit(self._rule)

    def set_theme(self, theme: Theme) -> None:
        """Draw the signs in that theme's colour."""
        self._theme = theme
        for name, button in self.buttons.items():
            button.setIcon(icon(name, theme.text))
        self.show_pause(self.buttons["pause"].isChecked())

    def show_pause(self, on: bool) -> None:
        """The button shows what it will do."""
        self.buttons["pause"].setChecked(on)
        self.buttons["step"].setVisible(on)
        colour = self._theme.accent_text if on else self._theme.text
        self.buttons["pause"].setIcon(icon("go_on" if on else "pause", colour))

    def show_speed(self, word: str) -> None:
        """The speed stands on its button."""
        self.buttons["speed"].setText(word)

    def hint_keys(self, keys_of: Callable[[str], str]) -> None:
        """Say of each small button what it does, and with which keys."""
        for name, button in self.buttons.items():
            hint, keys = self._phrasebook.say(f"do-{name}-hint"), keys_of(name)
            button.setToolTip(f"{hint} ({keys})" if keys else hint)
        self._rule_button.setToolTip(keys_of("rule"))

    def retranslate(self) -> None:
        """Say everything again but the sentence, which whoever said it says again."""
        self.words.retranslate()

    def _name_rule(self, rule: str) -> None:
        """Offer the way to the rule that the sentence names, if it names one."""
        self._rule = rule or self._rule
        self._rule_button.setVisible(bool(rule))
        self._rule_button.setText(self._phrasebook.say("banner-rule", rule=rule))

    def _ask_again(self) -> None:
        self.ask(self._question, self._question_rule)

    def _show(self, sentence: str, role: str) -> None:
        self._complaining.stop()
        self._question = ""
        self._rule_button.hide()
        self._back.hide()
        self.agree.hide()
        self.sentence.setText(sentence)
        set_role(self.sentence, role)

    def _word_button(self) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "secondary")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.hide()
        return button

    def _sign_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(22, 22))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.words.put(button.setAccessibleName, f"do-{name}")
        return button
