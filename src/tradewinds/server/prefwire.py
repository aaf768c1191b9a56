"""What crosses the wire about what a person likes: settings that follow from device to device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tradewinds.play.workshop import Language

Pace = Literal["quick", "normal", "calm"]
Theme = Literal["auto", "light", "dark"]
Motion = Literal["off", "brisk", "calm"]
Confirm = Literal["auto", "always", "never"]
TextSize = Literal[100, 115, 130, 150]
Palette = Literal["box", "safe"]
Colour = Literal["red", "orange", "yellow", "brown", "green", "teal", "blue", "purple", "black"]
"""Of seats, over all games; which of them a game has, it says itself (`Game.colours`)."""
Preference = Literal["lang", "theme", "size", "volume", "motion", "pace", "confirm", "auto", "palette", "colour"]
MOST_AUTO = 64
LONGEST_AGO = 400 * 24 * 3600 * 1000


class Preferences(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a person likes, on every device. What is left out was never chosen: a device goes by its own default."""

    lang: Language | UnsetType | None = UNSET
    """Null: as the browser says."""
    theme: Theme | UnsetType = UNSET
    size: TextSize | UnsetType = UNSET
    """Of texts, in percent."""
    volume: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    """0: no sounds."""
    motion: Motion | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    confirm: Confirm | UnsetType = UNSET
    auto: (
        Annotated[list[Annotated[str, Meta(pattern="^[a-z0-9_-]{1,60}$")]], Meta(max_length=MOST_AUTO)] | UnsetType
    ) = UNSET
    """Questions that are answered automatically: `<game>-<id>`."""
    palette: Palette | UnsetType = UNSET
    """`safe`: colours of seats that people tell apart who see fewer colours."""
    colour: Colour | UnsetType | None = UNSET
    """Taken at a table where it is free; null: any."""


class ChangeSettings(Struct, forbid_unknown_fields=True):
    """Those that were changed, and how long ago, where that was not just now."""

    settings: Preferences
    ago: dict[Preference, Annotated[int, Meta(ge=0, le=LONGEST_AGO)]] = {}
    """Milliseconds, by the clock of the device that changed it: what was changed later elsewhere stays."""


class SettingsInfo(Struct):
    guest: str
    """Whose: one's own number."""
    revision: int
    """Grows with every change; 0: nothing was ever chosen."""
    settings: Preferences


class SettingsMessage(Struct, tag_field="t", tag="settings"):
    """The reader has changed settings, here or on another device."""

    settings: SettingsInfo


class ChooseColour(Struct, forbid_unknown_fields=True):
    colour: Colour
