"""Reading documents that people hand in: every complaint is one sentence that names the place."""

import json
from collections.abc import Collection, Iterable, Mapping
from numbers import Integral
from typing import Any, NoReturn

from karat.errors import BadInput


class Field:
    """A value inside a document, its path, and the error that a wrong value there raises."""

    __slots__ = ("error", "path", "value")

    def __init__(self, value: Any, path: str, error: type[BadInput]) -> None:
        self.value, self.path, self.error = value, path, error

    def fail(self, problem: str, reason: str = "", **values: Any) -> NoReturn:
        raise self.error(self.path, problem, reason, values)

    def _inner(self, value: Any, path: str) -> "Field":
        return Field(value, path, self.error)

    def keys(self, *required: str, optional: Iterable[str] = ()) -> "Field":
        """Check that this is a map with these keys and no others."""
        if not isinstance(self.value, dict):
            self.fail(f"should be a map of names to values, not {shown(self.value)}")
        for name in required:
            if name not in self.value:
                raise self.error(self._name(name), "is missing")
        for name in self.value:
            if name not in required and name not in optional:
                names = ", ".join([*required, *optional])
                raise self.error(self._name(name), f"is not known here; known are {names}")
        return self

    def _name(self, name: Any) -> str:
        name = name if isinstance(name, str) and name.isidentifier() else shown(name)
        return f"{self.path}.{name}" if self.path else name

    def __getitem__(self, name: str | int) -> "Field":
        if isinstance(name, str):
            return self._inner(self.value[name], self._name(name))
        return self._inner(self.value[name], f"{self.path}[{name}]")

    def __contains__(self, name: object) -> bool:
        return name in self.value

    def list(self, shortest: int = 0, longest: int | None = None) -> "list[Field]":
        """The fields of a list of a fitting length."""
        if not isinstance(self.value, list | tuple):
            self.fail(f"should be a list, not {shown(self.value)}")
        length = len(self.value)
        longest = length if longest is None else longest
        if not shortest <= length <= longest:
            wish = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
            self.fail(f"should have {wish} {'entry' if wish == '1' else 'entries'}, not {length}")
        return [self[i] for i in range(length)]

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = plain(self.value)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"should be a whole number, not {shown(value)}", "between", least=low, most=high)
        if not low <= value <= high:
            self.fail(f"should be {low} to {high}, not {shown(value)}", "between", least=low, most=high)
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.fail(f"should be true or false, not {shown(self.value)}")
        return self.value

    def one_of(self, words: Collection[str] | Mapping[str, Any]) -> Any:
        """One of these words; given a map, what it stands for there."""
        if not isinstance(self.value, str) or self.value not in words:
            names = ", ".join(words) if len(words) <= 12 else None
            wish = f"one of {names}" if names else "a card of this game"
            self.fail(f"should be {wish}, not {shown(self.value)}")
        return words[self.value] if isinstance(words, dict) else self.value

    @property
    def is_null(self) -> bool:
        return self.value is None


def plain(value: Any) -> Any:
    """Whole numbers of NumPy and the like as Python's own; everything else as it is."""
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else value


def shown(value: Any) -> str:
    """A value as it is named in a complaint: short, and harmless whatever it is."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."
