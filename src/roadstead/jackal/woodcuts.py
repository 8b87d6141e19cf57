"""Woodcuts for the tiles of the island: paths of strokes on a square of 40, drawn for this game."""

from __future__ import annotations

WOODCUTS = {
    "horse": "M12 31 Q12 19 20 14 L18 9 L23 12 Q31 15 30 24 L26 22 Q25 26 28 31 Z M24 17 h.1",
    "ice": "M20 7 V33 M9 13 L31 27 M31 13 L9 27 M16 9 l4 4 4-4 M16 31 l4-4 4 4",
    "trap": "M9 27 Q20 7 31 27 Z M12 27 l3-6 3 6 3-6 3 6 3-6 2 6",
    "cannon": (
        "M16 30 V12 h8 V30 Z M13 30 h14 M18 12 v-4 h4 v4 M13 26 a3 3 0 1 0 .1 0 M27 26 a3 3 0 "
        "1 0 .1 0"
    ),
    "fort": "M9 31 V14 h5 v3 h4 v-3 h4 v3 h4 v-3 h5 V31 Z M18 31 v-7 h4 v7",
    "aborigine": "M9 31 V20 L20 9 L31 20 V31 Z M17 31 v-8 h6 v8 M20 9 V4 l5 2-5 2",
    "barrel": "M13 9 h14 Q31 20 27 31 h-14 Q9 20 13 9 Z M11 15 h18 M11 25 h18",
    "crocodile": (
        "M6 23 Q14 15 24 18 L34 15 L26 22 L34 24 L22 26 Q12 29 6 23 Z M15 20 h.1 M25 20 l1 2 "
        "1-2 1 2"
    ),
    "cannibal": (
        "M12 12 Q20 4 28 12 V22 Q26 30 20 31 Q14 30 12 22 Z M16 17 h3 M21 17 h3 M15 24 q5 3 "
        "10 0 M17 24 v2 M20 25 v2 M23 24 v2"
    ),
    "balloon": (
        "M20 6 Q31 7 29 17 Q27 23 22 26 h-4 Q13 23 11 17 Q9 7 20 6 Z M18 26 v5 h4 v-5 M20 6 "
        "V26 M15 8 q-2 10 3 18 M25 8 q2 10-3 18"
    ),
    "plane": (
        "M20 6 Q23 9 22 15 L34 21 V24 L22 21 L21 29 L25 32 V34 L20 32 L15 34 V32 L19 29 L18 "
        "21 L6 24 V21 L18 15 Q17 9 20 6 Z"
    ),
    "chest": "M9 18 Q9 11 15 11 h10 Q31 11 31 18 V30 H9 Z M9 19 H31 M18 17 h4 v5 h-4 Z",
    "bottles": "M18 6 h4 v7 q4 3 4 8 v11 h-12 V21 q0-5 4-8 Z M14 23 h12 M14 28 h12",
    "cave": "M6 31 Q8 11 20 9 Q32 11 34 31 Z M13 31 Q13 19 20 18 Q27 19 27 31",
    "dense": (
        "M8 31 Q8 15 14 7 Q13 19 16 31 M18 31 Q20 13 27 6 Q23 19 24 31 M27 31 Q29 21 34 15 "
        "Q32 24 33 31"
    ),
    "grass": (
        "M8 31 Q9 21 6 14 M13 31 Q14 18 12 9 M19 31 Q19 20 22 12 M25 31 Q26 22 30 17 M31 31 "
        "Q31 25 34 22"
    ),
    "lighthouse": (
        "M16 33 L18 14 h4 L24 33 Z M16 14 h8 M18 14 v-5 h4 v5 M20 9 V6 M24 10 l8-3 M24 12 l8 "
        "2 M16 10 l-8-3 M16 12 l-8 2"
    ),
    "earthquake": "M6 20 h7 l3-9 4 18 4-14 3 7 h7 M10 33 l4-5 M26 33 l4-5",
    "caramba": "M20 5 l3 8 9-3-4 8 7 6-9 1 1 9-7-6-7 6 1-9-9-1 7-6-4-8 9 3 Z",
    "ben": (
        "M13 13 q7-9 14 0 v5 q-7 3-14 0 Z M13 19 q1 15 7 15 q6 0 7-15 M17 17 h.1 M23 17 h.1 "
        "M16 24 q4 8 8 0"
    ),
    "missionary": "M20 5 V25 M13 11 H27 M11 33 Q20 21 29 33 Z",
    "friday": (
        "M20 8 a5 5 0 1 0 .1 0 M20 18 V27 M20 21 L11 17 M20 21 L29 17 M20 27 L14 34 M20 27 "
        "L26 34 M29 8 V34"
    ),
    "galleon": "M7 25 H33 L29 33 H11 Z M20 25 V6 M20 8 Q31 11 28 21 H20 M20 10 Q10 12 12 21 H20",
}
ARROW = "M20 20 L20 7 M15 12 L20 6 L25 12"
SPIRAL = (
    "M20 20 m-3 0 a3 3 0 1 1 6 0 a5 5 0 0 1 -10 0 a7 7 0 0 1 14 0 a9 9 0 0 1 -18 0 a11 11 "
    "0 0 1 22 0"
)
SHIP = "M6 24 H34 L29 33 H11 Z M20 24 V6 M20 7 L31 20 H20 M20 10 L10 20 H20"
COMPASS = "M20 6 L23 17 L34 20 L23 23 L20 34 L17 23 L6 20 L17 17 Z"
