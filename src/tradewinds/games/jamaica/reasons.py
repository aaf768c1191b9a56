"""The questions of Jamaica and the reasons why an action is refused, each with the rule that asks or says no.

The phases return these numbers from their predicates; `text/` has the words.
"""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.reasons import Reasons

ASK_DICE: Final = 1
ASK_CARD: Final = 2
ASK_LOAD: Final = 3
ASK_EMPTY: Final = 4
ASK_SAIL: Final = 5
ASK_GHOST_SAIL: Final = 6
ASK_RETREAT: Final = 7
ASK_ATTACK: Final = 8
ASK_GHOST_ATTACK: Final = 9
ASK_ATTACK_POWDER: Final = 10
ASK_DEFEND_POWDER: Final = 11
ASK_PAY: Final = 12
ASK_SABRE: Final = 13
ASK_LOOT: Final = 14
ASK_GHOST_LOOT: Final = 15
ASK_GHOST: Final = 16

DIE_NOT_ROLLED: Final = 17
NOT_IN_HAND: Final = 18
NO_SIXTH_HOLD: Final = 19
HOLD_NOT_EMPTY: Final = 20
HAVE_EMPTY_HOLD: Final = 21
SAME_GOOD: Final = 22
NOT_REACHABLE: Final = 23
NOT_FIRST_PAYABLE: Final = 24
NOT_HERE: Final = 25
TOO_LITTLE_POWDER: Final = 26
TOO_LITTLE_DEFENCE: Final = 27
PAY_IN_ORDER: Final = 28
PAY_NOT_THERE: Final = 29
PAY_TOO_MUCH: Final = 30
PAY_TOO_LITTLE: Final = 31
POWDER_IN_ORDER: Final = 32
"""From here the four reasons of a payment once more, for gunpowder in a battle."""
POWDER_NOT_THERE: Final = 33
POWDER_TOO_MUCH: Final = 34
POWDER_TOO_FEW: Final = 35
MUST_LOOT: Final = 36
HOLD_EMPTY: Final = 37
GHOST_FULL: Final = 38
CANNOT_LOAD_LOOT: Final = 39
GHOSTS_LADY_BETH: Final = 40
NO_SUCH_POWER: Final = 41
NO_FACE_DOWN: Final = 42
GHOST_GIVES_NOTHING: Final = 43
NO_SUCH_CURSE: Final = 44

REASONS: Final = Reasons(
    [
        (ASK_DICE, "place_dice", "JAM-3.12"),
        (ASK_CARD, "choose_card", "JAM-3.14"),
        (ASK_LOAD, "load", "JAM-4.4"),
        (ASK_EMPTY, "empty", "JAM-4.5"),
        (ASK_SAIL, "sail", "JAM-5.5"),
        (ASK_GHOST_SAIL, "sail", "JAM-10.11"),
        (ASK_RETREAT, "retreat", "JAM-7.11"),
        (ASK_ATTACK, "attack", "JAM-6.3"),
        (ASK_GHOST_ATTACK, "attack", "JAM-10.12"),
        (ASK_ATTACK_POWDER, "powder", "JAM-6.5"),
        (ASK_DEFEND_POWDER, "powder", "JAM-6.8"),
        (ASK_PAY, "pay", "JAM-7.5"),
        (ASK_SABRE, "sabre", "JAM-8.5"),
        (ASK_LOOT, "loot", "JAM-6.13"),
        (ASK_GHOST_LOOT, "loot", "JAM-10.14"),
        (ASK_GHOST, "ghost", "JAM-10.9"),
    ],
    [
        (DIE_NOT_ROLLED, "die-not-rolled", "JAM-3.12"),
        (NOT_IN_HAND, "not-in-hand", "JAM-3.14"),
        (NO_SIXTH_HOLD, "no-sixth-hold", "JAM-8.7"),
        (HOLD_NOT_EMPTY, "hold-not-empty", "JAM-4.3"),
        (HAVE_EMPTY_HOLD, "have-empty-hold", "JAM-4.8"),
        (SAME_GOOD, "same-good", "JAM-4.6"),
        (NOT_REACHABLE, "not-reachable", "JAM-5.1"),
        (NOT_FIRST_PAYABLE, "not-first-payable", "JAM-7.9"),
        (NOT_HERE, "not-here", "JAM-6.3"),
        (TOO_LITTLE_POWDER, "not-enough-powder", "JAM-6.5"),
        (TOO_LITTLE_DEFENCE, "not-enough-powder", "JAM-6.8"),
        (PAY_IN_ORDER, "pay-in-order", "JAM-7.5"),
        (PAY_NOT_THERE, "pay-not-there", "JAM-7.5"),
        (PAY_TOO_MUCH, "pay-too-much", "JAM-7.5"),
        (PAY_TOO_LITTLE, "pay-too-little", "JAM-7.5"),
        (POWDER_IN_ORDER, "pay-in-order", "JAM-6.5"),
        (POWDER_NOT_THERE, "pay-not-there", "JAM-6.5"),
        (POWDER_TOO_MUCH, "pay-too-much", "JAM-6.5"),
        (POWDER_TOO_FEW, "pay-too-little", "JAM-6.5"),
        (MUST_LOOT, "must-loot", "JAM-R12"),
        (HOLD_EMPTY, "hold-empty", "JAM-6.21"),
        (GHOST_FULL, "ghost-full", "JAM-10.17"),
        (CANNOT_LOAD_LOOT, "cannot-load-loot", "JAM-6.15"),
        (GHOSTS_LADY_BETH, "ghosts-lady-beth", "JAM-10.4"),
        (NO_SUCH_POWER, "no-such-power", "JAM-6.17"),
        (NO_FACE_DOWN, "no-face-down", "JAM-6.21"),
        (GHOST_GIVES_NOTHING, "ghost-gives-nothing", "JAM-10.19"),
        (NO_SUCH_CURSE, "no-such-curse", "JAM-6.20"),
    ],
)
