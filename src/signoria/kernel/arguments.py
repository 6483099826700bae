"""Arguments from outside: the same clear error for a wrong one in every build, beginning with its name."""

from signoria.kernel.domains import whole_number
from signoria.kernel.errors import SignoriaError


def whole_argument(name: str, value: object) -> int:
    """A whole number, numpy's included, as Python's own."""
    number = whole_number(value)
    if number is None:
        raise SignoriaError(f"{name}: must be a whole number, not {value!r}")
    return number


def bool_argument(name: str, value: object) -> bool:
    """True or False: a text such as "no" is neither."""
    if not isinstance(value, bool):
        raise SignoriaError(f"{name}: must be True or False, not {value!r}")
    return value


def texts_argument(name: str, value: object) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list | tuple) or not all([isinstance(item, str) for item in value]):
        raise SignoriaError(f"{name}: must be a list of texts, not {value!r}")
    return [str(item) for item in value]
