"""Riff Raff, the swaying ship of Christoph Cantzler: one whole game, usable alone.

>>> from roadstead.riffraff import RiffRaff
>>> position = RiffRaff(seats=2, first_captain="host").start()
>>> for word in "captain.1 choose.0.9 choose.1.4".split():
...     position = position.play(position.game.read_move(word)).position
>>> position.to_move, [str(move) for move in position.legal_moves()]
(0, ['one'])
>>> position.play(position.game.read_move("one")).position.chances().kind
'loaded'
"""

from roadstead.riffraff.game import RiffRaff
from roadstead.riffraff.position import RiffRaffPosition
from roadstead.riffraff.view import Lookout

__all__ = ["Lookout", "RiffRaff", "RiffRaffPosition"]
