"""Guests: a browser is known by a cookie that no script can read, and the store by its hash."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping

from roadstead.server.fairness import digest

COOKIE = "roadstead"
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
A_YEAR_S = 365 * 24 * 3600


def guest_of(cookies: Mapping[str, str]) -> tuple[str, str | None]:
    """Who a browser is; a token to be set as its cookie, if it has none yet."""
    token = cookies.get(COOKIE, "")
    if TOKEN.fullmatch(token):
        return _named(token), None
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return _named(token), token


def _named(token: str) -> str:
    """Who reads the store cannot act for a guest."""
    return digest(token.encode())[:32]


def cookie_for(token: str, scheme: str) -> str:
    """Sent along by our own pages only; kept for a year."""
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR_S}; HttpOnly; SameSite=Lax{secure}"
