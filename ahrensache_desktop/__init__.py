"""The table on the screen: windows, scene and people around the rules."""

__version__ = "0.1.0"
