"""All seats through PettingZoo: one after the other (`env`), or all those who decide now together (`parallel_env`).

An observation is `{"observation": …, "action_mask": …}`. Agents are the seats of people, `player_0` and so on; seats
that the rules play (virtual opponents) are part of the table, not of the agents.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tradewinds.envs.common import RENDER_MODES, Illegal, Looker, Returns, Setting, explained, one_of
from tradewinds.kernel.bits import least
from tradewinds.kernel.errors import BadAction, IllegalAction, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State

Observation = dict[str, npt.NDArray[Any]]


class Seats:
    """What both forms have in common: the match, its agents and what they see."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        returns: Returns = "win",
        illegal: Illegal = "error",
        max_game_length: int | None = None,
        render_mode: str | None = None,
        actions: int = 0,
    ) -> None:
        self.setting = Setting(game, players, options, returns, max_game_length)
        one_of("illegal", illegal, ["error", "end"])
        one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.illegal = illegal
        self.render_mode = render_mode
        self.looker = Looker(self.setting)
        self.names = {seat: f"player_{seat}" for seat in self.setting.people}
        self.seats = {name: seat for seat, name in self.names.items()}
        self.match: State | None = None
        self.length = 0
        self.seed = str(np.random.SeedSequence().entropy)
        self.number = -1
        many = self.setting.actions + actions
        size = int(self.setting.encoder.size)
        self.action_spaces = {name: spaces.Discrete(many) for name in self.seats}
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (many,), np.int8),
                }
            )
            for name in self.seats
        }

    def begin(self, seed: int | None) -> None:
        """The first match of a seed, or the next one of the last seed."""
        if seed is not None:
            self.seed = str(seed)
            self.number = -1
        self.number += 1
        self.match = self.setting.begin(f"{self.seed}/{self.number}")
        self.length = 0

    def now(self) -> State:
        if self.match is None:
            raise explained(IllegalAction("error-env-reset"))
        return self.match

    def told(self) -> str | None:
        """For `render`: the table as the one who decides sees it."""
        state = self.now()
        waiting = state.seats_to_act()
        text = self.setting.read_aloud(state, waiting[0] if waiting else None)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def everything(self) -> npt.NDArray[np.float32]:
        """What all seats know together: their observations one after the other."""
        state = self.now()
        return np.concatenate([self.looker.observation(state, seat) for seat in self.setting.people])


class TurnEnv(Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Agent after agent. Where several owe a decision at the same time, they are asked one by one, and the others do
    not see the answer."""

    metadata: Final[dict[str, Any]] = {
        "name": "tradewinds_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, game: str | Game, players: int | None = None, **settings: Any) -> None:
        Seats.__init__(self, game, players, **settings)
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; PettingZoo's `options` are not used."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.names[least(self.now().deciders)]

    def observe(self, agent: str) -> Observation:
        state, seat = self.now(), self.seats[agent]
        return {
            "observation": self.looker.observation(state, seat),
            "action_mask": self.looker.mask(state, seat),
        }

    def step(self, action: int | None) -> None:
        state = self.now()
        if not self.agents:
            raise explained(IllegalAction("refusal-over", {}, state.rule_now()), self.setting.game)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        try:
            state.play(seat, int(action) if action is not None else -1)
        except (IllegalAction, BadAction) as error:
            self._refused(error, agent)
            return
        self.length += 1
        if state.over:
            brought = self.setting.returns(state)
            self._end(self.terminations, {name: brought[seat] for name, seat in self.seats.items()})
        elif self.length >= self.setting.limit:
            self._end(self.truncations, dict.fromkeys(self.agents, 0.0))
        else:
            self.agent_selection = self.names[least(state.deciders)]

    def _refused(self, error: TradewindsError, agent: str) -> None:
        if self.illegal == "error":
            raise explained(error, self.setting.game) from None
        self._end(self.terminations, {name: -1.0 if name == agent else 0.0 for name in self.agents})

    def _end(self, how: dict[str, bool], rewards: dict[str, float]) -> None:
        self.rewards = rewards
        for agent in self.agents:
            how[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.float32]:
        return self.everything()

    def render(self) -> str | None:
        return self.told()

    def close(self) -> None:
        self.match = None


class ParallelTable(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every step. Those who owe no decision have one legal action, the last: to wait."""

    metadata: Final[dict[str, Any]] = {"name": "tradewinds_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(self, game: str | Game, players: int | None = None, **settings: Any) -> None:
        Seats.__init__(self, game, players, **settings, actions=1)
        self.wait = self.setting.actions
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match; PettingZoo's `options` are not used."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        return {agent: self._observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def _observe(self, agent: str) -> Observation:
        state, seat = self.now(), self.seats[agent]
        mask = self.looker.mask(state, seat)
        waits = np.array([0 if mask.any() else 1], np.int8)
        return {
            "observation": self.looker.observation(state, seat),
            "action_mask": np.concatenate([mask, waits]),
        }

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The actions of all; if one of them is not legal, none is carried out."""
        state = self.now()
        if not self.agents:
            raise explained(IllegalAction("refusal-over", {}, state.rule_now()), self.setting.game)
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        over = cut = False
        wrong = self._wrong(state, actions)
        if wrong is not None:
            agent, error = wrong
            if self.illegal == "error":
                raise explained(error, self.setting.game)
            rewards[agent], over = -1.0, True
        else:
            for seat in state.seats_to_act():
                state.apply(seat, int(actions[self.names[seat]]))
                self.length += 1
            over = state.over
            cut = not over and self.length >= self.setting.limit
            if over:
                brought = self.setting.returns(state)
                rewards = {agent: brought[self.seats[agent]] for agent in agents}
        if over or cut:
            self.agents = []
        return (
            {agent: self._observe(agent) for agent in agents},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _wrong(self, state: State, actions: Mapping[str, int]) -> tuple[str, TradewindsError] | None:
        """Whose action cannot be carried out, and why."""
        waiting = state.seats_to_act()
        for agent, seat in self.seats.items():
            given = actions.get(agent)
            action = -1 if given is None else int(given)
            if action == self.wait and seat not in waiting:
                continue
            try:
                error: TradewindsError | None = state.refusal(seat, action)
            except BadAction as bad:
                error = bad
            if error is not None:
                return agent, error
        return None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.float32]:
        return self.everything()

    def render(self) -> str | None:
        return self.told()

    def close(self) -> None:
        self.match = None


env = raw_env = TurnEnv
parallel_env = ParallelTable
