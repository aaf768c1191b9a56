"""One person at a table of bots, in lines of text: questions, answers, words that ask for more."""

from __future__ import annotations

import sys
from pathlib import Path

from tradewinds.bots import own
from tradewinds.cli import terminal
from tradewinds.cli.speech import Speech
from tradewinds.cli.telling import Teller
from tradewinds.kernel import record as records
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.game import Game, Prompt
from tradewinds.play.rulebook import find, rulebook
from tradewinds.play.table import Table, bot_number

COMMANDS = ("help", "board", "me", "others", "log", "rules", "undo", "save", "quit")
LOG_LINES = 20
RULES = "rules"
"""Sits where the rules themselves play: an official virtual opponent."""


class Leave(Exception):
    """The person gets up."""


class BotFailed(Exception):
    """A bot broke down, or did what it may not."""

    def __init__(self, name: str, error: Exception) -> None:
        super().__init__(name)
        self.name = name
        self.reason = str(error) if isinstance(error, TradewindsError) else f"{type(error).__name__}: {error}"


class Sitting:
    def __init__(self, game: Game, table: Table, who: list[str], seat: int, say: Speech, file: Path | None) -> None:
        self.game = game
        self.table = table
        self.who = who
        self.seat = seat
        self.say = say
        self.file = file
        self.keep = file is not None
        self.teller = Teller(game, say, table.header.players, table.header.options, seat)
        self.told = 0
        # `tábla` is as good as `board`.
        self.commands = {name: name for name in COMMANDS} | {say(f"cli-word-{name}"): name for name in COMMANDS}

    # --- the course of the match -------------------------------------------------------------------------------

    def run(self) -> int:
        """Play on to the end, or until the person leaves; the exit code."""
        say, table = self.say, self.table
        terminal.out(say("cli-play-title", game=say("game-name"), players=table.header.players), "bold")
        for place, name in enumerate(self.who):
            who = say("cli-play-you") if place == self.seat else called(name, say)
            terminal.out(say("cli-seated", name=self.teller.names[place], who=who))
        terminal.out(say("cli-play-commitment", hash=table.commitment))
        terminal.out(say("cli-play-how"))
        self.told = max(0, len(table.facts) - LOG_LINES) if table.decisions else 0
        try:
            while not table.over:
                self.tell_news()
                if self.seat in table.waiting():
                    self.decide()
                else:
                    self.let_a_bot_play()
        except (Leave, EOFError):
            self.leave()
            return 0
        except BotFailed as failed:
            terminal.complain(say("cli-play-bot-failed", bot=failed.name, reason=failed.reason))
            self.leave()
            return 1
        except KeyboardInterrupt:
            terminal.out()
            self.leave()
            return 130
        self.tell_news()
        self.tell_end()
        return 0

    def tell_news(self) -> None:
        for fact in self.table.facts[self.told :]:
            terminal.out(self.teller.fact(fact))
        self.told = len(self.table.facts)

    def let_a_bot_play(self) -> None:
        """The bot is made anew for every decision, so that a match taken back or resumed goes on as it would have."""
        table = self.table
        place = table.waiting()[0]
        number = bot_number(f"{table.header.seed}/{place}/{len(table.decisions)}")
        name = self.who[place].removeprefix("bot:")
        try:
            bot = own.make(self.game, name, number)
            table.play(place, table.advice(place, bot, table.header.seed))
        except Exception as error:  # a bot may be anybody's code: the match must not be lost with it
            raise BotFailed(name, error) from error

    def tell_end(self) -> None:
        state = self.table.state
        for line in self.teller.scores(state):
            terminal.out(line, "bold")
        terminal.out(self.say("cli-play-seed", seed=self.table.header.seed, hash=self.table.commitment))
        self.keep_file()
        if self.keep:
            terminal.out(self.say("cli-play-recorded", file=self.file))

    # --- one decision ------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask until there is an answer (or a step back)."""
        prompt = self.game.prompt(self.table.state, self.seat)
        assert prompt is not None
        self.ask(prompt)
        while True:
            answer = self.listen()
            word, _, rest = answer.partition(" ")
            command = self.commands.get(word.lower())
            if answer in ("?", "？"):
                self.explain(prompt)
            elif not answer:
                self.ask(prompt)
            elif command == "undo":
                if self.undo():
                    return
            elif command is not None:
                self.obey(command, rest)
            elif self.choose(answer, prompt):
                return

    def listen(self) -> str:
        """A typed line; where the input is not a keyboard it is shown, so that what was said can be read later."""
        answer = " ".join(input(self.say("cli-play-ask")).split())
        if not sys.stdin.isatty():
            terminal.out(answer)
        return answer

    def ask(self, prompt: Prompt) -> None:
        words, names = self.say.words, self.teller.names
        terminal.out()
        terminal.out(f"{words.prompt(prompt.kind, prompt.args, self.seat, names)} [{prompt.rule}]", "bold")
        actions = [action for action, _ in prompt.options]
        foretold = foretell(self.game, self.table.state, self.seat, actions)
        for number, ((action, notes), facts) in enumerate(zip(prompt.options, foretold, strict=True), 1):
            text = self.game.actions.text(action)
            effects = words.join(words.effects(text, facts, notes, self.seat, names))
            line = words.action(text, names, facts, prompt.kind)
            terminal.out(f"{number}. {line}" + (f" ({effects})" if effects else ""))

    def choose(self, answer: str, prompt: Prompt) -> bool:
        """By number, or by the text of an action (`sail:17`); a friendly sentence for everything else."""
        say = self.say
        options = [self.game.actions.text(action) for action, _ in prompt.options]
        if answer.isdecimal():
            number = int(answer) if len(answer) < 10 else 0
            if not 1 <= number <= len(options):
                terminal.out(say("cli-play-number", n=len(options), answer=answer[:40]))
                return False
            chosen = options[number - 1]
        elif answer.lower() in self.game.actions.ids:
            chosen = answer.lower()
        else:
            terminal.out(say("cli-play-unclear", n=len(options), answer=answer[:40]))
            return False
        try:
            self.table.play(self.seat, chosen)
        except TradewindsError as refused:
            terminal.out(say.error(refused, self.teller.names))
            return False
        self.keep_file()
        return True

    def explain(self, prompt: Prompt) -> None:
        """What is asked, the rule behind it, and why what one may look for is not among the answers."""
        say, names = self.say, self.teller.names
        terminal.out(say.words.prompt_help(prompt.kind, prompt.args, self.seat, names))
        self.print_rules(prompt.rule)
        for action, why in prompt.dimmed:
            text = say.words.action(self.game.actions.text(action), names, asked=prompt.kind)
            terminal.out(say("cli-play-dimmed", action=text, why=say.error(why, names)))
        terminal.out(say("cli-play-words"))

    # --- words that ask for more -------------------------------------------------------------------------------

    def obey(self, command: str, rest: str) -> None:
        table, say = self.table, self.say
        if command == "help":
            terminal.out(say("cli-play-words"))
        elif command == "board":
            self.print(self.teller.board(table.view(self.seat), whole=bool(rest)))
        elif command == "me":
            self.print(self.teller.me(table.view(self.seat)))
        elif command == "others":
            self.print(self.teller.others(table.view(self.seat)))
        elif command == "log":
            facts = table.facts if rest else table.facts[-LOG_LINES:]
            self.print([self.teller.fact(fact) for fact in facts])
        elif command == "rules":
            self.print_rules(rest)
        elif command == "save":
            file = Path(rest) if rest else self.default_file()
            try:
                self.write(file)
            except TradewindsError as error:
                terminal.out(say.error(error))
                return
            self.file = file
            terminal.out(say("cli-play-saved", file=file))
        elif command == "quit":
            raise Leave

    def undo(self) -> bool:
        """Take back the last answer, also past a barrier: bots always agree to that."""
        possible = self.table.undo(self.seat)
        if not (possible.can or possible.ask):
            terminal.out(self.say.words.reason(possible.key, possible.args, self.teller.names))
            return False
        back = len(self.table.decisions) - possible.back_to
        self.table.rewind(possible.back_to)
        self.told = len(self.table.facts)
        terminal.out(self.say("cli-play-undone", n=back))
        self.keep_file()
        return True

    def print_rules(self, query: str) -> None:
        book = rulebook(self.game.id, self.say.language)
        found = find(book, query)
        if not query:
            self.print([section.title for section in book.sections])
            terminal.out(self.say("cli-play-rules-how", prefix=self.game.prefix))
        elif not found:
            terminal.out(self.say("cli-rules-none", query=query, games=self.say("game-name")))
        else:
            self.print([f"{rule.id}: {rule.text.replace('*', '')}" for _, rule in found])

    def print(self, lines: list[str]) -> None:
        for line in lines:
            terminal.out(line)

    # --- keeping the match -------------------------------------------------------------------------------------

    def default_file(self) -> Path:
        return self.file or Path(f"{self.game.id}-{self.table.commitment[:8]}.json")

    def keep_file(self) -> None:
        """With --save the file is as new as the table."""
        if self.file is not None and self.keep:
            self.write(self.file)

    def write(self, file: Path) -> None:
        terminal.write_bytes(file, records.to_json(self.table.record(self.who)))

    def leave(self) -> None:
        """Save, and say how to go on; a file that cannot be written is not worth losing the match for."""
        file = self.default_file()
        try:
            self.write(file)
        except TradewindsError as error:
            import tempfile

            terminal.complain(self.say.error(error))
            file = Path(tempfile.gettempdir()) / file.name
            self.write(file)
        terminal.out(self.say("cli-play-go-on", file=file))


def called(who: str, say: Speech) -> str:
    """Who sits there, of a record's `seats`: a person, a bot by its name, or nobody where the rules themselves play."""
    return say("cli-play-rules") if who == RULES else who.removeprefix("bot:")
