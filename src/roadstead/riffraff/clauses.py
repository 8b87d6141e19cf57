"""The clauses of Riff Raff: their ids in order, and what each of them is."""

from __future__ import annotations

from roadstead.kernel.clauses import Clauses, Kind

ORDER = """
    R1 R2 R3 R4 R5 R6
    R7 R8 R9 R10
    R11 R12 R13 R14 R15 R16
    R17 R18 R19 R20 R21
    R22 R23 R24
    R25 R26 R27
    A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21
"""

KINDS = {
    Kind.RULE: """
        R1 R2 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21
        R22 R23 R24 R25 R26 R27
    """,
    Kind.DECISION: """
        A1 A2 A3 A4 A5 A6 A7 A9 A10 A12 A13 A14 A15 A16 A17 A19 A20 A21
    """,
    Kind.CONSEQUENCE: "A8 A11 A18",
    Kind.COMPONENT: "R3",
}

CLAUSES = Clauses(KINDS, ORDER)
