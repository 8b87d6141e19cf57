"""Jackal, the treasure hunt on a hidden island by Dmitry Kibkalo: one whole game, usable alone.

>>> from roadstead.jackal import Jackal
>>> game = Jackal(mode="duel")
>>> position = game.start()
>>> [str(move) for move in position.legal_moves()][:3]
['white1.g11', 'white2.g11', 'white3.g11']
>>> step = position.play(game.read_move("white1.g11"))
>>> len(step.position.chances())
42
>>> step = step.position.play(game.read_move("opened.chest2"))
>>> [str(event) for event in step.events]
['tile-opened cell=g11 tile=chest2', 'gold-found cell=g11 coins=2', 'turn-begun crew=black seat=1']
"""

from roadstead.jackal.game import Jackal
from roadstead.jackal.view import Chart

__all__ = ["Chart", "Jackal"]
