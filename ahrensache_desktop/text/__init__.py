"""Sentences in German and English; nothing here needs a window."""
