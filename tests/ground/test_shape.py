"""The report on the shape of the code counts as a reader would."""

from pathlib import Path

from tests.ground.shape import figures, lengths
from tests.ground.trees import written

SOURCE = '''"""Words."""


def long(dice: int) -> int:
    """The docstring does not count."""
    doubled = dice * 2
    return doubled


def short() -> int:
    return 1
'''


def test_docstrings_are_not_counted(tmp_path: Path) -> None:
    written(tmp_path / "words.py", SOURCE)
    found = lengths(tmp_path)
    assert sorted(found["functions"]) == [(1, "words.short"), (2, "words.long")]
    assert found["files"] == [(11, "words.py")]


def test_the_figures_are_median_most_and_longest() -> None:
    assert figures([(length, "") for length in range(1, 102)]) == (51, 96, 101)
