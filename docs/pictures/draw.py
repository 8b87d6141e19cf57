"""Turns what the program prints into a picture that needs nothing from anybody's server.

GAME=docs/games/anna-bernard.shanghaien
FORCE_COLOR=1 COLUMNS=80 .venv/bin/roadstead replay $GAME --step 116 | tail -n +4 |
    .venv/bin/python docs/pictures/draw.py > docs/pictures/shanghaien.svg
"""

import io
import re
import sys

from rich.console import CONSOLE_SVG_FORMAT, Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

TITLE = "roadstead play shanghaien"

console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
console.print(Text.from_ansi(sys.stdin.read().strip("\n")))
without_fonts = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
picture = console.export_svg(
    title=TITLE, theme=MONOKAI, code_format=without_fonts, unique_id="roadstead"
)
print("\n".join(line.rstrip() for line in picture.splitlines() if line.strip()))
