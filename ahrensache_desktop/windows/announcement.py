"""What a screen reader says without being asked."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, assertive: bool = False) -> None:
    """Let it say a sentence: when it has time, or at once."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)
