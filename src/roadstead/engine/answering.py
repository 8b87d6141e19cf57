"""One line asked, one line answered, whatever the line holds."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from roadstead.engine.refusals import Internal, TooDeep, TooLong
from roadstead.engine.request import LONGEST, Request, read_request
from roadstead.engine.requests import carry_out
from roadstead.engine.saying import told_refusal
from roadstead.kernel.errors import Refused

LOG = logging.getLogger("roadstead.engine")
_encoder = msgspec.json.Encoder()
Answer = dict[str, Any]


def answer(line: bytes) -> bytes:
    """The answer to one request: a JSON object in one line, without the line's end."""
    request = Request({})
    try:
        request = read_request(line)
        return _encoder.encode({**_name(request), "ok": True, **carry_out(request)})
    except Refused as refused:
        return _refusal(request, refused)
    except RecursionError:
        return _refusal(request, TooDeep())
    except Exception as error:  # whatever it is, the next request must find us alive
        LOG.exception("a request of %d bytes", len(line))
        return _refusal(request, Internal(type(error).__name__))


def refuse_long() -> bytes:
    """The answer to a line that was too long to be read."""
    return _refusal(Request({}), TooLong(LONGEST))


def _name(request: Request) -> Answer:
    """The id that was given, exactly as it was."""
    return {} if request.id is None else {"id": request.id}


def _refusal(request: Request, refused: Refused) -> bytes:
    """What was wrong, in the language asked for."""
    return _encoder.encode({**_name(request), "ok": False, "error": told_refusal(request, refused)})
