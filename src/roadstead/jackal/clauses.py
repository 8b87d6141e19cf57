"""The clauses of Jackal: their ids as small numbers for the core, and their kinds."""

from __future__ import annotations

from roadstead.kernel.clauses import Clauses, Kind

ALLOWED = 0
"""What a question "barred by which clause?" answers when nothing stands in the way."""

I1, I2, I3, I4, I5, I6 = range(1, 7)
M1, M2, M3, M4, M5, M6, M7, M8, M9, M10 = range(7, 17)
W1, W2, W3, W4 = range(17, 21)
G1, G2, G3, G4, G5, G6 = range(21, 27)
F1, F2, F3, F4, F5, F6 = range(27, 33)
T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15 = range(33, 48)
E1, E2, E3, E4, E5, E6, E7, E8 = range(48, 56)
X1, X2, X3, X4, X5, X6, X7, X8, X9, X10, X11, X12, X13 = range(56, 69)
H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, H16 = range(69, 85)
H17, H18, H19, H20, H21, H22, H23, H24, H25, H26, H27, H28, H29, H30, H31, H32 = range(85, 101)
H33, H34, H35, H36, H37, H38, H39, H40, H41, H42, H43, H44, H45, H46, H47, H48 = range(101, 117)
H49, H50, H52, H53, H54, H55, H56, H57, H58, H59, H60, H61, H62, H63, H64 = range(117, 132)

ORDER = """
    I1 I2 I3 I4 I5 I6
    M1 M2 M3 M4 M5 M6 M7 M8 M9 M10
    W1 W2 W3 W4
    G1 G2 G3 G4 G5 G6
    F1 F2 F3 F4 F5 F6
    T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15
    E1 E2 E3 E4 E5 E6 E7 E8
    X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13
    H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16
    H17 H18 H19 H20 H21 H22 H23 H24 H25 H26 H27 H28 H29 H30 H31 H32
    H33 H34 H35 H36 H37 H38 H39 H40 H41 H42 H43 H44 H45 H46 H47 H48
    H49 H50 H52 H53 H54 H55 H56 H57 H58 H59 H60 H61 H62 H63 H64
"""

KINDS = {
    Kind.RULE: """
        I1 I2 I3 I4 I5 I6 M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 W1 W2 W3 W4
        G1 G2 G3 G4 G5 G6 F1 F2 F3 F4 F5 F6
        T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15
        E1 E2 E3 E4 E5 E6 E7 E8 X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12
    """,
    Kind.DECISION: """
        H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H15 H16 H17 H18 H20 H21 H22 H23 H24 H25 H26
        H27 H28 H29 H30 H31 H32 H33 H34 H35 H36 H37 H38 H39 H40 H41 H42 H43 H44 H45 H46 H47 H48
        H49 H50 H52 H53 H54 H55 H57 H60 H62 H63 H64
    """,
    Kind.CONSEQUENCE: "H14 H19 H59 H61",
    Kind.COMPONENT: "H58",
    Kind.UNKNOWN: "X13 H56",
}

CLAUSES = Clauses(KINDS, ORDER)

NAMES = ("", *CLAUSES)
"""The id of a clause by its number."""
