"""The clauses of Shanghaien: their ids as small numbers for the core, and their kinds."""

from __future__ import annotations

from roadstead.kernel.clauses import Clauses, Kind

ALLOWED = 0
"""What a question "barred by which clause?" answers when nothing stands in the way."""

S1, S2, S3, S4, S5, S6, S7 = range(1, 8)
T1, T2, T3, T4, T5, T6, T7, T8, T9, T10 = range(8, 18)
B1, B2, B3, B4, B5, B6 = range(18, 24)
L1, L2, L3, L4, L5, L6, L7, L8, L9 = range(24, 33)
E1, E2, E3 = range(33, 36)
D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11 = range(36, 47)
F1, F2, F3, F4, F5 = range(47, 52)
A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15 = range(52, 67)
C1, C2, C3, C4, C5, C6, C6a, C6b, C6c, C7, C8 = range(67, 78)
CA1, CA2, CA3, CA4, CA5, CA6, CA7, CA8 = range(78, 86)
X1, X2, X3, X4, X5 = range(86, 91)
Y1, Y2, Y3, Y4, Y5, Y6 = range(91, 97)
Z1, Z2, Z3, Z4, Z5 = range(97, 102)
ZA1, ZA2, ZA3, ZA4, ZA5, ZA6, ZA7 = range(102, 109)
N1, N2, N3, N4, N5, N6, N7, N8, N9 = range(109, 118)
N10, N11, N12, N13, N14, N15, N16, N17 = range(118, 126)

ORDER = """
    S1 S2 S3 S4 S5 S6 S7
    T1 T2 T3 T4 T5 T6 T7 T8 T9 T10
    B1 B2 B3 B4 B5 B6
    L1 L2 L3 L4 L5 L6 L7 L8 L9
    E1 E2 E3
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11
    F1 F2 F3 F4 F5
    A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15
    C1 C2 C3 C4 C5 C6 C6a C6b C6c C7 C8
    CA1 CA2 CA3 CA4 CA5 CA6 CA7 CA8
    X1 X2 X3 X4 X5
    Y1 Y2 Y3 Y4 Y5 Y6
    Z1 Z2 Z3 Z4 Z5
    ZA1 ZA2 ZA3 ZA4 ZA5 ZA6 ZA7
    N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11 N12 N13 N14 N15 N16 N17
"""

KINDS = {
    Kind.RULE: """
        S2 S3 S6 S7 T1 T2 T3 T4 T5 T6 T7 T8 T9 B1 B2 B4 L1 L2 L3 L4 L5 L6 L7 L8 L9 E1 E3
        D1 D2 D5 D6 D7 D8 D9 D10 D11 F1 F2 F3 F4
        C1 C2 C3 C4 C5 C6 C6a C6b C6c C7 C8 X1 X2 X3 Y1 Y2 Y4 Y6 Z1 Z2 Z3 Z4 Z5
    """,
    Kind.DECISION: """
        A1 A2 A3 A4 A7 A8 A9 A10 A12 A13 A14 CA1 CA2 CA3 CA4 CA5 CA6 CA7
        X5 Y3 ZA1 ZA2 ZA3 ZA4 ZA5 ZA6
        N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11 N12 N13 N14 N15 N16 N17
    """,
    Kind.CONSEQUENCE: "T10 B3 B6 D3 D4 A5 A6 A11 X4 Y5 ZA7",
    Kind.COMPONENT: "S1 S4 S5 B5 E2 A15 CA8",
    Kind.UNKNOWN: "F5",
}

CLAUSES = Clauses(KINDS, ORDER)

NAMES = ("", *CLAUSES)
"""The id of a clause by its number."""
