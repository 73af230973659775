"""The table."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Line:
    """One figure beside the floor's and the budget of it."""

    what: str
    value: float | None
    floor: float | None
    budget: str
    is_met: bool | None
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return self.value / self.floor if self.value is not None and self.floor else None


def within(limit: float) -> tuple[str, Callable[[float, float], bool]]:
    return f"{limit:g}", lambda value, floor: value <= limit


def at_least(limit: float) -> tuple[str, Callable[[float, float], bool]]:
    return f"at least {limit:g}", lambda value, floor: value >= limit


def times_floor(factor: float) -> tuple[str, Callable[[float, float], bool]]:
    return f"{factor:g}x floor", lambda value, floor: value <= factor * floor


class Report:
    def __init__(self):
        self.lines: list[Line] = []

    def add(self, what: str, value, floor, budget=None, note: str = "") -> None:
        text, test = budget or ("", None)
        is_met = test(value, floor) if test and value is not None else None
        self.lines.append(Line(what, value, floor, text, is_met, note))

    def table(self) -> str:
        rows = [("what", "value", "floor", "ratio", "budget", "met", "")]
        for line in self.lines:
            met = {True: "yes", False: "NO", None: ""}[line.is_met]
            rows.append(
                (line.what, figure(line.value), figure(line.floor), figure(line.ratio), line.budget, met, line.note)
            )
        widths = [max(len(row[column]) for row in rows) for column in range(7)]
        aligned = [
            "  ".join(
                cell.rjust(width) if 0 < column < 4 else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(row, widths))
            ).rstrip()
            for row in rows
        ]
        return "\n".join([aligned[0], "-" * len(aligned[0])] + aligned[1:])

    def as_data(self) -> dict[str, dict[str, float | None]]:
        return {line.what: {"value": line.value, "floor": line.floor} for line in self.lines}


def figure(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"
