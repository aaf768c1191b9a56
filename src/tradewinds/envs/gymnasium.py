"""One seat against bots through Gymnasium: `gymnasium.make("tradewinds/Jamaica-v0", players=3)` after importing this.

The observation is the row of numbers alone; the mask of legal actions is `info["action_mask"]`, and `action_masks()`
for those who ask for it there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from tradewinds import bots, games
from tradewinds.bots import Bot
from tradewinds.envs.common import RENDER_MODES, Illegal, Looker, Mask, Numbers, Returns, Setting, explained, one_of
from tradewinds.kernel.errors import BadAction, BadOption, IllegalAction, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State

MOST: Final = 2**31 - 1


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str | Bot] = "mate",
        returns: Returns = "win",
        illegal: Illegal = "error",
        max_game_length: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: None is any, anew in every match; `opponents`: a bot for all, or one for each other person's seat."""
        self.setting = Setting(game, players, options, returns, max_game_length)
        one_of("seat", seat, [None, *self.setting.people])
        one_of("illegal", illegal, ["error", "end"])
        one_of("render_mode", render_mode, [None, *RENDER_MODES])
        others = len(self.setting.people) - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            told: dict[str, object] = {"given": len(self.opponents), "needed": others}
            raise explained(BadOption("error-env-opponents", told, field="opponents"))
        try:
            for name in self.opponents:
                if isinstance(name, str):
                    bots.make(self.setting.game, name, 0)
        except TradewindsError as error:
            raise explained(error) from None
        self.wanted = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.looker = Looker(self.setting)
        self.match: State | None = None
        self.seat = 0
        self.length = 0
        self.players: dict[int, Bot] = {}
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (int(self.setting.encoder.size),), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.setting.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match; Gymnasium's `options` are not used. A match that the bots play to its end alone is not shown."""
        super().reset(seed=seed)
        while True:
            self._begin()
            self._bots_move(0)
            if not self._now().over:
                return self._seen()

    def _begin(self) -> None:
        people = self.setting.people
        self.seat = people[int(self.np_random.integers(len(people)))] if self.wanted is None else self.wanted
        self.match = self.setting.begin(str(int(self.np_random.integers(2**62))))
        self.length = 0
        self.players = {}
        for seat, chosen in zip([seat for seat in people if seat != self.seat], self.opponents, strict=True):
            number = int(self.np_random.integers(MOST))
            self.players[seat] = bots.make(self.setting.game, chosen, number) if isinstance(chosen, str) else chosen

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        state = self._now()
        try:
            state.play(self.seat, int(action))
        except (IllegalAction, BadAction) as error:
            if self.illegal == "error" or state.over:
                raise explained(error, self.setting.game) from None
            seen, info = self._seen()
            return seen, -1.0, True, False, info
        self.length += 1
        self._bots_move(self.setting.limit)
        seen, info = self._seen()
        if state.over:
            return seen, self.setting.returns(state)[self.seat], True, False, info
        return seen, 0.0, False, self.length >= self.setting.limit, info

    def _bots_move(self, limit: int) -> None:
        """Until the seat is asked, or so many decisions (0: any number); a bot sees what its seat may know."""
        state, game = self._now(), self.setting.game
        while not state.over and not 0 < limit <= self.length:
            waiting = state.seats_to_act()
            if self.seat in waiting:
                return
            seat = waiting[0]
            imagined = game.determinize(state, seat, int(self.np_random.integers(MOST)))
            state.play(seat, self.players[seat].choose(imagined, seat))
            self.length += 1

    def _now(self) -> State:
        if self.match is None:
            raise explained(IllegalAction("error-env-reset"))
        return self.match

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        state = self._now()
        info = {"action_mask": self.looker.mask(state, self.seat), "seat": self.seat}
        return self.looker.observation(state, self.seat), info

    def action_masks(self) -> Mask:
        return self.looker.mask(self._now(), self.seat)

    def render(self) -> Any:
        text = self.setting.read_aloud(self._now(), self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


def register() -> list[str]:
    """The games that have observations, by their names for `gymnasium.make`."""
    names = []
    for game in games.names():
        if games.load(game).encoder is not None:
            name = f"tradewinds/{game.capitalize()}-v0"
            names.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(name, "tradewinds.envs.gymnasium:SeatEnv", kwargs={"game": game})
    return names


REGISTERED: Final = register()
