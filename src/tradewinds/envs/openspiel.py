"""The games in OpenSpiel: `pyspiel.load_game("tradewinds_jamaica(players=3)")` after importing this.

Chance is explicit: every die and every card drawn is a chance node of its own, from the set-up on, so that searches
see no future. Who decides at the same time as others is asked one after the other, without seeing their answers.
Parameters: `players`, and `options` such as `bank:limited;round_cap:9`.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from tradewinds import games
from tradewinds.envs.common import Looker, Setting, explained, usual
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import ChanceAsked
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

MOST_OUTCOMES: Final = 512
"""Of one draw: more than any bag or pile has kinds."""


class Track:
    """A match with every draw told from outside.

    What waits for a draw is begun again from the position before it, with one outcome more: the position itself never
    knows what comes. Copies are cheap, which is what `copy.deepcopy` asks for here.
    """

    def __init__(self, setting: Setting, source: Track | None = None) -> None:
        self.setting = setting
        self.before: State | None = None
        """The position in which something was begun that waits for a draw; None in the set-up."""
        self.begun: tuple[int, int] | None = None
        self.drawn: list[int] = []
        self.asked: dict[int, int] = {}
        """The weights of the outcomes of the present draw; empty where somebody decides."""
        self.now: State | None = None
        self.length = 0
        self.heard: list[bytes] = [b""] * setting.players
        """Per seat a digest of all it was told so far."""
        if source is None:
            self.run()
            return
        self.before = source.before
        self.begun = source.begun
        self.drawn = source.drawn[:]
        self.asked = source.asked
        self.now = source.now  # it is never changed, what goes on from it is a copy
        self.length = source.length
        self.heard = source.heard[:]

    def __deepcopy__(self, memo: object) -> Track:
        return Track(self.setting, self)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes a state as its pickle; the game is there by its name."""
        setting = self.setting
        kept = {name: value for name, value in vars(self).items() if name != "setting"}
        return restored, (setting.game.id, setting.players, setting.given, kept)

    def run(self) -> None:
        """On to the next decision or the next draw; a draw with one outcome is none."""
        while True:
            try:
                state = self.attempt()
            except ChanceAsked as asked:
                if len(asked.weights) == 1:
                    self.drawn.append(next(iter(asked.weights)))
                    continue
                self.asked = asked.weights
                self.now = None
                return
            break
        self.listen(state)
        self.now, self.before, self.begun, self.drawn, self.asked = state, None, None, [], {}

    def attempt(self) -> State:
        setting, before = self.setting, self.before
        state = setting.game.new(setting.players, setting.options, "") if before is None else before.copy()
        state.journal = Journal()
        state.chance.script = {}
        state.chance.told = self.drawn[:]
        if before is None:
            state.version = setting.game.rules_version
            state.begin()
            state.advance()
        else:
            assert self.begun is not None
            state.apply(*self.begun)
        return state

    def listen(self, state: State) -> None:
        """Perfect recall: what each seat heard is part of what it knows."""
        assert state.journal is not None
        for seat in range(self.setting.players):
            told = [fact.seen_by(seat) for fact in state.journal.facts]
            if self.begun is not None and self.begun[0] == seat:
                told.append({"chosen": self.begun[1]})
            if told:
                self.heard[seat] = hashlib.sha256(self.heard[seat] + msgspec.json.encode(told)).digest()
        state.journal = None

    def draw(self, outcome: int) -> None:
        self.drawn.append(outcome)
        self.run()

    def decide(self, seat: int, action: int) -> None:
        self.before, self.begun, self.drawn = self.now, (seat, action), []
        self.length += 1
        self.run()

    def over(self) -> bool:
        return self.now is not None and (self.now.over or self.length >= self.setting.limit)

    def seen(self) -> State | None:
        """The position that seats look at: while a draw is awaited the one before it; None in the set-up."""
        return self.now if self.now is not None else self.before


def restored(game: str, players: int, options: dict[str, object], kept: dict[str, Any]) -> Track:
    """A match out of a pickle."""
    track = Track(Setting(game, players, options))
    vars(track).update(kept)
    return track


class TradewindsState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: TradewindsGame) -> None:
        super().__init__(game)
        self.track = Track(game.setting)

    def current_player(self) -> int:
        if self.track.over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.track.now is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(least(self.track.now.deciders))

    def _legal_actions(self, player: int) -> list[int]:
        now = self.track.now
        return [] if now is None or player != self.current_player() else sorted(now.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.track.asked
        total = sum(weights.values())
        return [(outcome, weight / total) for outcome, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        if self.track.now is None:
            self.track.draw(action)
        else:
            self.track.decide(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        return self.track.setting.game.actions.text(action)

    def is_terminal(self) -> bool:
        return self.track.over()

    def returns(self) -> list[float]:
        """The shares of the victory; a match that was broken off is decided by how things stand."""
        track = self.track
        return (
            track.setting.returns(track.now)
            if track.now is not None and track.over()
            else [0.0] * track.setting.players
        )

    def __str__(self) -> str:
        track = self.track
        if track.now is None:
            return f"{track.begun} draws {track.drawn}, {track.asked}"
        return msgspec.json.encode(track.now.to_plain()).decode()


class Observer:
    """The observation of `Game.encoder`; as text the seat's view, with perfect recall also a digest of all it heard."""

    def __init__(self, setting: Setting, kind: Any, params: object) -> None:
        if params:
            raise ValueError(f"observations of Tradewinds take no parameters, such as {params}")
        self.recall = bool(kind.perfect_recall)
        self.setting = setting
        self.looker = Looker(setting)
        self.tensor = np.zeros(int(setting.encoder.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TradewindsState, player: int) -> None:
        seen = state.track.seen()
        if seen is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.looker.observation(seen, player)

    def string_from(self, state: TradewindsState, player: int) -> str:
        track = state.track
        seen = track.seen()
        view = "" if seen is None else msgspec.json.encode(self.setting.game.view(seen, player)).decode()
        return f"{track.heard[player].hex()} {view}" if self.recall else view


class TradewindsGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game; `register` makes a class of each, which is what OpenSpiel keeps."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.setting = Setting(game, int(params.get("players", usual(game))), read_options(params.get("options", "")))
        setting = self.setting
        shared = len(setting.people) == setting.players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if shared else None,
            max_game_length=setting.limit,
        )
        kind = game_type(
            game, pyspiel.GameType.Utility.CONSTANT_SUM if shared else pyspiel.GameType.Utility.GENERAL_SUM
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TradewindsState:
        return TradewindsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> Observer:
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def read_options(text: str) -> dict[str, str]:
    """`bank:limited;round_cap:9`: commas and equals signs are OpenSpiel's own."""
    found: dict[str, str] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise explained(BadOption("error-env-options", {"given": pair}, field="options"))
        found[name.strip()] = value.strip()
    return found


def game_type(game: Game, utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=f"tradewinds_{game.id}",
        long_name=f"Tradewinds: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual(game), "options": ""},
    )


def register() -> list[str]:
    """The games that have observations, by their names for `pyspiel.load_game`."""
    names = []
    for name in games.names():
        game = games.load(name)
        if game.encoder is not None:
            names.append(f"tradewinds_{name}")
            made = type(f"{name.capitalize()}Game", (TradewindsGame,), {"game": game})
            pyspiel.register_game(game_type(game, pyspiel.GameType.Utility.GENERAL_SUM), made)
    return names


REGISTERED: Final = register()
