"""Numbers as a language writes them."""

from babel.numbers import format_decimal


def in_digits(value: float, digits: int, language: str) -> str:
    """A number with so many digits after the comma, or the point."""
    pattern = "0." + "0" * digits if digits else "0"
    return format_decimal(value, pattern, language)
