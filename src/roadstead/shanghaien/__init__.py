"""Shanghaien, the dice duel of Roman Pelek and Michael Schacht: one whole game, usable alone.

>>> from roadstead.shanghaien import Shanghaien
>>> game = Shanghaien(first_player="first")
>>> position = game.start()
>>> for card in "red3 JB grey1 grey2 blue4 green3".split():
...     position = position.play(game.read_move(f"turned.{card}")).position
>>> [str(move) for move in position.legal_moves()]
['roll']
>>> step = position.play(game.read_move("roll"))
>>> str(step.position.chances().weights[1][0]), len(step.position.chances())
('rolled.1.2', 21)
"""

from roadstead.shanghaien.game import Shanghaien
from roadstead.shanghaien.view import Table

__all__ = ["Shanghaien", "Table"]
