"""The ship that really sways: a MuJoCo model that knows objects, hands and falls, but no cards.

``Loading`` says what is tried, ``Attempt`` lives through it beat by beat, ``Outcome`` is what the
log keeps. Between attempts the world is a ``Rest``: plain poses that nothing simulates.
"""
