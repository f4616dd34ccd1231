"""What benchmarks of the window share with its tests."""

from tests.desktop.conftest import styled

__all__ = ["styled"]
