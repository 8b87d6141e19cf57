"""The program and the package name one version."""

from importlib.metadata import version

import roadstead


def test_the_installed_version_is_the_written_one() -> None:
    assert version("roadstead") == roadstead.__version__
