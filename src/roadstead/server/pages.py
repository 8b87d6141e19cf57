"""Files: the built page, and the texts of every language."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

from roadstead.locale.texts import LANGUAGES, files, source
from roadstead.server.refusals import NoSuchPage

FOLDER = Path(__file__).parent / "page"
"""Where the front end is built to."""
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
ANEW = "no-cache"
"""Asked for again each time, so that an old page never meets a new server."""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def page(path: str, folder: Path = FOLDER) -> Response:
    """A file of the built page; any other path is a place within the page itself."""
    found = (folder / path).resolve()
    if not found.is_file() or not found.is_relative_to(folder.resolve()):
        if "." in path.rpartition("/")[2] or not (folder / INDEX).is_file():
            raise NoSuchPage
        found = folder / INDEX
    kept = FOR_EVER if path.startswith("assets/") else ANEW
    return FileResponse(found, headers={"cache-control": kept})


def text_files(language: str) -> Response:
    """The names of a language's files."""
    if language not in LANGUAGES:
        raise NoSuchPage
    headers = {"cache-control": ANEW}
    return Response(msgspec.json.encode(files(language)), 200, headers, "application/json")


def text_file(language: str, file: str, asked: Headers) -> Response:
    """One Fluent file; a browser that has it already is told so."""
    if language not in LANGUAGES or file not in files(language):
        raise NoSuchPage
    told = source(language, file).encode()
    tag = f'"{hashlib.sha256(told).hexdigest()[:16]}"'
    headers = {"cache-control": ANEW, "etag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(told, 200, headers, "text/plain; charset=utf-8")
