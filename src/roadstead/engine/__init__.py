"""The protocol for other programs, without input or output: one line asked, one line answered.

Stateless: positions travel as text (docs/reference/engine.md).

>>> from roadstead.engine import answer
>>> answer(b'{"do": "score", "id": 7, "game": "chess", "position": ""}')[:17]
b'{"id":7,"ok":fals'
"""

from roadstead.engine.answering import answer, refuse_long

__all__ = ["answer", "refuse_long"]
