"""What people and bots do at a table: play, take back, agree, ask for a hint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Executable, update

from tradewinds.bots import usual
from tradewinds.kernel.errors import IllegalAction, TradewindsError
from tradewinds.play.table import Change, Late, Table
from tradewinds.server import campaigns, clocks, history, pauses, ratings, restore, store, wire
from tradewinds.server.crew import UNWATCHED, WATCHED, NoAnswer, Position
from tradewinds.server.errors import Busy, Forbidden, Malformed, Overtaken, TooFast, Unready
from tradewinds.server.live import Connection, Live, Pending, Seat, bits, encode, refused
from tradewinds.server.nodes import LINES
from tradewinds.server.store import Work

log = logging.getLogger("tradewinds.server")
UNDO = "undo"
ANOTHER_DRIVES = 0.5
"""Seconds until we look again whether another server still moves the bots."""
REMINDED = 5.0
"""Seconds after which that server is told that it owes a decision."""
LEFT_ALONE = 0.05
"""Seconds from one decision to the next at all tables together that everybody has left."""
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds until bots try again what failed: longer and longer."""


def print_of(seat: int, actions: Iterable[str]) -> str:
    """What a message was, to tell a repeated one from another one under the same ref."""
    return " ".join([str(seat), *actions])


def remember(live: Live, line: Any) -> None:
    """A line of the database: several with one ref were one message."""
    if line.ref:
        _, before = live.refs.get((line.guest, line.ref), (0, str(line.seat)))
        live.refs[line.guest, line.ref] = (line.seq, f"{before} {line.action}")


# --- who may ------------------------------------------------------------------------------------------------


def running(live: Live) -> Table:
    if live.table is None:
        raise Unready("error-not-started")
    if live.match.status == "finished":
        raise IllegalAction("refusal-over", {}, live.table.state.rule_now())
    return live.table


def own_seat(live: Live, guest: str, number: int) -> Seat:
    """The seat, if it is this guest's to play."""
    if number >= live.match.players:
        raise IllegalAction("refusal-no-such-seat", {"seat": number}, field="seat")
    seat = live.seats[number]
    if seat.kind != "person" or seat.guest != guest:
        raise Forbidden("error-not-your-seat", {"seat": number}, field="seat")
    return seat


def own_hand(live: Live, guest: str, number: int) -> Seat:
    seat = own_seat(live, guest, number)
    if seat.stands_in:
        raise Unready("error-bot-plays", {"seat": number}, field="seat")
    return seat


def ok(connection: Connection, ref: str, seq: int) -> None:
    connection.send(encode(wire.OkMessage(ref, seq)))


def repeated(live: Live, connection: Connection, ref: str, what: str) -> bool:
    """Whether this was done already; then it is only acknowledged again."""
    done = live.refs.get((connection.guest, ref))
    if done is None:
        return False
    seq, was = done
    if was != what:
        raise Malformed("error-ref-reused", {"ref": ref}, field="ref")
    ok(connection, ref, seq)
    return True


# --- playing ------------------------------------------------------------------------------------------------


async def play(live: Live, connection: Connection, asked: wire.Play) -> None:
    """A whole answer: all of its steps are played, written and shown together, or none is."""
    actions = asked.steps()
    if not actions:
        key = "error-field-missing" if asked.action is UNSET else "error-field-value"
        raise Malformed(key, {"field": "actions"}, field="actions")
    what = print_of(asked.seat, actions)
    async with live.hall.at(live):
        own_seat(live, connection.guest, asked.seat)
        if repeated(live, connection, asked.ref, what):
            return
        table = running(live)
        own_hand(live, connection.guest, asked.seat)
        clocks.check(live, asked.seat)
        before, waiting = table.seq, bits(table.waiting())
        change = table.play_all(asked.seat, actions, asked.seq)
        at = live.hall.now()
        lines = [
            store.line(
                live.match.id,
                seq,
                asked.seat,
                action,
                at,
                waiting=waiting if seq < change.seq else bits(table.waiting()),  # in between the same are asked
                in_round=live.round,
                guest=connection.guest,
                ref=asked.ref,
            )
            for seq, action in enumerate(actions, before + 1)
        ]
        await finish_line(live, table, lines, at)
        live.refs[connection.guest, asked.ref] = (change.seq, what)
        ok(connection, asked.ref, change.seq)
        shown(live, change)
    wake_bots(live)


async def finish_line(live: Live, table: Table, lines: list[dict[str, Any]], at: int) -> None:
    """Write decisions that were played in memory, and with the last one the result."""
    work = Work(live.match.id, lines=lines)
    clocks.moved(live, table, work, lines, at)
    if restore.due(live, table) and not table.over:
        work.statements.append(restore.position(live.hall, live, table))
    lapsed = live.lapsed()
    kept = [r for r in live.match.requests if r not in lapsed]
    if lapsed:
        work.statements.append(requests_statement(live, kept))
    result = None
    if table.over:
        winners, places = table.state.winners(), table.state.places()
        result = [
            wire.Score(seat, parts["total"], seat in winners, parts, places[seat])
            for seat, parts in enumerate(table.scores())
        ]
        values: dict[str, Any] = {"status": "finished", "finished": at, "requests": "[]"}
        values["result"] = msgspec.json.encode(result).decode()
        matches = store.matches
        work.statements.append(update(matches).where(matches.c.id == live.match.id).values(values))
        work.statements += campaigns.ended(live, table, at)
        work.statements += history.ended(live, result, at) + ratings.ended(live, table, at)
    await live.hall.commit(live, work)
    live.match.changed = at
    live.match.requests = kept
    tell_lapsed(live, lapsed)
    if result is not None:
        live.match.status = "finished"
        live.match.finished = at
        live.match.result = result
        live.match.requests = []
        live.hall.to_rate.set()


def tell_lapsed(live: Live, requests: list[Pending]) -> None:
    for request in requests:
        live.tell_all(wire.LapsedMessage(request.what, request.by))


def shown(live: Live, change: Change) -> None:
    live.tell_change(change)
    if live.match.status == "finished":
        live.tell_table()


# --- taking back ----------------------------------------------------------------------------------------------


async def undo(live: Live, connection: Connection, asked: wire.TakeBack) -> None:
    async with live.hall.at(live):
        own_seat(live, connection.guest, asked.seat)
        if repeated(live, connection, asked.ref, print_of(asked.seat, [UNDO])):
            return
        table = running(live)
        own_hand(live, connection.guest, asked.seat)
        clocks.check(live, asked.seat)
        if asked.seq is not None and asked.seq != table.seq:
            raise Late("error-late", {"seq": asked.seq, "now": table.seq}, field="seq")
        found = live.undo(asked.seat)
        if found.can:
            alone = ratings.spoil(live, "undo") if table.undo(asked.seat).ask else []
            change = await rewind(live, table, asked.seat, found.back_to, connection.guest, asked.ref, alone)
            live.spoilt = live.spoilt or bool(alone)
            ok(connection, asked.ref, change.seq)
            live.tell_change(change)
        elif found.ask:
            what = f"undo:{asked.seat}"
            request = Pending(what, asked.seat, found.args, [asked.seat], found.back_to, table.seq)
            await ask(live, request)
            ok(connection, asked.ref, live.seq)
            await settle(live)
        else:
            raise IllegalAction(found.key, found.args)
    wake_bots(live)


async def rewind(
    live: Live,
    table: Table,
    seat: int,
    back_to: int,
    guest: str | None = None,
    ref: str | None = None,
    also: Sequence[Executable] = (),
) -> Change:
    """`also`: what is written with it."""
    gone = clocks.answers(table, seat, table.decisions[back_to:])
    change = table.rewind(back_to)
    at = live.hall.now()
    line = store.line(
        live.match.id,
        change.seq,
        seat,
        UNDO,
        at,
        waiting=bits(table.waiting()),
        in_round=live.round,
        back_to=back_to,
        guest=guest,
        ref=ref,
    )
    kept = [r for r in live.match.requests if not r.what.startswith("undo:")]
    work = Work(live.match.id, lines=[line], statements=[restore.position(live.hall, live, table), *also])
    clocks.rewound(live, table, work, seat, gone, at)
    if kept != live.match.requests:
        work.statements.append(requests_statement(live, kept))
    void = [r for r in live.lapsed() if r.by != seat]  # others', asked at the same position
    await live.hall.commit(live, work)
    live.match.requests = kept
    live.match.changed = at
    tell_lapsed(live, void)
    if guest is not None and ref is not None:
        live.refs[guest, ref] = (change.seq, print_of(seat, [UNDO]))
    return change


# --- agreeing -------------------------------------------------------------------------------------------------


def requests_statement(live: Live, requests: list[Pending]) -> Any:
    matches = store.matches
    text = msgspec.json.encode(requests).decode()
    return update(matches).where(matches.c.id == live.match.id).values(requests=text)


async def put_requests(live: Live, requests: list[Pending]) -> None:
    await live.hall.commit(live, Work(live.match.id, statements=[requests_statement(live, requests)]))
    live.match.requests = requests


async def ask(live: Live, request: Pending) -> None:
    others = [r for r in live.match.requests if r.what != request.what]
    await put_requests(live, [*others, request])
    live.tell_requests()


async def settle(live: Live) -> None:
    """Carry out the requests that nobody's answer is missing for; the caller holds the lock."""
    await drop_lapsed(live)
    for request in list(live.match.requests):
        if request not in live.match.requests or live.missing(request):
            continue
        kind, _, number = request.what.partition(":")
        table = running(live)
        if kind == "undo":
            live.tell_change(await rewind(live, table, request.by, request.back_to))
            continue
        await put_requests(live, [r for r in live.match.requests if r is not request])
        if kind == "bot":
            seat = live.seats[int(number)]
            bot = usual(live.hall.catalog.game(live.match.game))
            await live.hall.put_seat(live, msgspec.structs.replace(seat, bot=bot, stands_in=True))
            live.tell_table()
        elif kind == "pause":
            await pauses.rest(live, int(number))
        live.tell_requests()


async def drop_lapsed(live: Live) -> None:
    """What another server left behind when it moved on."""
    lapsed = live.lapsed()
    if lapsed:
        await put_requests(live, [r for r in live.match.requests if r not in lapsed])
        tell_lapsed(live, lapsed)
        live.tell_requests()


async def consent(live: Live, connection: Connection, asked: wire.Consent) -> None:
    async with live.hall.at(live):
        running(live)
        own_hand(live, connection.guest, asked.seat)
        await drop_lapsed(live)
        request = next((r for r in live.match.requests if r.what == asked.what), None)
        if request is None:
            raise Unready("error-no-such-request", {"what": asked.what}, field="what")
        if asked.agree:
            if asked.seat not in live.missing(request) and asked.seat not in request.agreed:
                raise Unready("error-not-asked", {"seat": asked.seat}, field="seat")
            if asked.seat not in request.agreed:
                agreed = msgspec.structs.replace(request, agreed=[*request.agreed, asked.seat])
                await put_requests(live, [agreed if r is request else r for r in live.match.requests])
                live.tell_requests()
            ok(connection, asked.ref, live.seq)
            await settle(live)
        else:
            await put_requests(live, [r for r in live.match.requests if r is not request])
            ok(connection, asked.ref, live.seq)
            live.tell_all(wire.DeclinedMessage(request.what, asked.seat))
            live.tell_requests()
    wake_bots(live)


async def ask_bot(live: Live, connection: Connection, asked: wire.AskBot) -> None:
    async with live.hall.at(live):
        running(live)
        mine = [s for s in live.persons() if s.guest == connection.guest]
        if not mine:
            raise Forbidden("error-not-seated")
        if asked.seat >= live.match.players:
            raise IllegalAction("refusal-no-such-seat", {"seat": asked.seat}, field="seat")
        target = live.seats[asked.seat]
        if live.be_elsewhere(await live.hall.nodes.elsewhere(live.match.id)):
            live.tell_table()
        if not target.played_by_person or not live.abandoned(target):
            raise Unready("error-seat-not-abandoned", {"seat": asked.seat}, field="seat")
        await ask(live, Pending(f"bot:{asked.seat}", mine[0].seat, {"seat": asked.seat}, [mine[0].seat]))
        ok(connection, asked.ref, live.seq)
        await settle(live)
    wake_bots(live)


async def take_seat_back(live: Live, connection: Connection, asked: wire.Return) -> None:
    async with live.hall.at(live):
        running(live)
        seat = own_seat(live, connection.guest, asked.seat)
        if seat.stands_in:
            await live.hall.put_seat(live, msgspec.structs.replace(seat, bot=None, stands_in=False))
            live.tell_table()
        ok(connection, asked.ref, live.seq)


# --- coming and going -----------------------------------------------------------------------------------------


async def hello(live: Live, connection: Connection, asked: wire.Hello) -> None:
    """Somebody is here (again): they see everything they may, and nobody asks for a bot in their place any more."""
    async with live.hall.turns.of(connection.holding.place), live.hall.at(live):
        if asked.have > live.seq and live.hall.nodes.channel is not None:
            live.behind.add(LINES)
            await live.hall.catch_up(live)  # they saw more through another server than has reached us yet
        arrived = connection not in live.connections
        live.connections.add(connection)
        connection.seats = live.seats_of(connection.guest)
        connection.send(live.state_message(connection, asked.have, asked.facts))
        if not arrived:
            return
        live.hall.desk.greet(connection, live.match.id)
        await arrived_at(live, connection)
    wake_bots(live)


async def arrived_at(live: Live, connection: Connection) -> None:
    """Everybody sees that they are here; the caller holds the lock."""
    if connection.seats:
        connection.counted = True
        await live.hall.nodes.arrive(live.match.id, connection.guest)
    live.tell_presence(connection)
    back = {f"bot:{seat}" for seat in connection.seats}
    if any(r.what in back for r in live.match.requests):
        await put_requests(live, [r for r in live.match.requests if r.what not in back])
        live.tell_requests()


PONG = encode(wire.PongMessage())


async def ping(_: Live, connection: Connection, __: wire.Ping) -> None:
    connection.send(PONG)


async def pace(live: Live, connection: Connection, asked: wire.SetPace) -> None:
    connection.pace = asked.pace
    ok(connection, asked.ref, live.told)


# --- talking and advice -----------------------------------------------------------------------------------------


async def hint(live: Live, connection: Connection, asked: wire.Hint) -> None:
    """A worker thinks about it; meanwhile the person may do something else. One hint at a time for everybody."""
    hall = live.hall
    async with hall.at(live):
        table = running(live)
        own_hand(live, connection.guest, asked.seat)
        waiting = table.waiting()
        if asked.seat not in waiting:
            told: dict[str, object] = {"seat": asked.seat, "waiting": waiting}
            raise IllegalAction("refusal-not-your-decision", told, table.state.rule_now())
        if connection.guest in hall.hinted:
            raise TooFast("error-too-fast", {"seconds": 1})
        if not live.spoilt:
            await ratings.check_hint(live)
            await hall.save(Work("", statements=ratings.spoil(live, "hint")))
            live.spoilt = True
        hall.hinted.add(connection.guest)
        position = Position.now(live.match.id, table, live.cards())
        hall.spawn(give_hint(live, connection, asked, position, table.seq), "hint")


async def give_hint(live: Live, connection: Connection, asked: wire.Hint, position: Position, seq: int) -> None:
    # Where several want one at once they share the time, so that bots and the next hint need not wait for long.
    seconds = 0.0 if asked.quick else live.hall.settings.hint_seconds / len(live.hall.hinted)
    try:
        advice = await live.hall.crew.advise(position, asked.seat, live.salt("hint"), seconds)
    except (Busy, NoAnswer) as error:
        log.warning("no hint at match %s: %s", live.match.id, error)
        connection.send(refused(Busy("error-busy"), asked.ref, seq))
    else:
        connection.send(encode(wire.HintMessage(asked.ref, asked.seat, seq, advice)))
    finally:
        live.hall.hinted.discard(connection.guest)


# --- bots -------------------------------------------------------------------------------------------------------


def bots_to_move(live: Live) -> list[int]:
    if live.table is None or live.match.status != "running" or pauses.resting(live):
        return []
    return [seat for seat in live.table.waiting() if live.seats[seat].played_by_bot]


def wake_bots(live: Live) -> None:
    """Let the bots of the table move, if it is their turn and they are not at it already."""
    if live.bot_task is None and not live.hall.stopping and bots_to_move(live):
        live.bot_task = live.hall.spawn(run_bots(live), f"bots of {live.match.id}")


def left_alone(live: Live) -> bool:
    """Bots have taken the seats of all who played here, and nobody looks on."""
    return not live.connections and not live.persons() and any(seat.stands_in for seat in live.seats)


async def run_bots(live: Live) -> None:
    """Move the bots until a person must decide. What cannot be done now, whatever the reason, is tried again."""
    hall, wait, paused = live.hall, SHORTEST_WAIT, False
    remind_at = time.monotonic() + REMINDED
    try:
        while bots_to_move(live):
            if not paused:
                await asyncio.sleep(live.pause())
            if left_alone(live):  # whoever lets the clocks run out at hundreds of tables shall not have them all played
                async with hall.left_alone:
                    await asyncio.sleep(LEFT_ALONE)
            try:
                paused = not await hall.nodes.drives(live.match.id)
                if paused:
                    if time.monotonic() >= remind_at:
                        await hall.nodes.remind(live.match.id)
                        remind_at = time.monotonic() + REMINDED
                    await asyncio.sleep(ANOTHER_DRIVES)  # unless that server goes away
                    continue
                await move_bots(live)
                wait = SHORTEST_WAIT
            except Overtaken:
                continue
            except Exception as error:
                if isinstance(error, TradewindsError):
                    log.warning("bots of match %s wait: %s", live.match.id, error)
                else:
                    log.exception("bots of match %s wait", live.match.id)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
    finally:
        live.bot_task = None
    wake_bots(live)  # what changed between the last look and the end


async def move_bots(live: Live) -> None:
    """One bot's decision; where several decide at the same time, all of theirs, written and shown together.

    They think while the table is free for people. If it has moved on by then, they think again.
    """
    hall = live.hall
    async with hall.at(live):
        table = live.table
        seats = bots_to_move(live)
        if table is None or not seats:
            return
        if len(table.waiting()) == 1:
            seats = seats[:1]
        bots = [(seat, live.seats[seat].bot or "random") for seat in seats]
        position, seq = Position.now(live.match.id, table, live.cards()), table.seq
    thought = await think(live, position, bots)
    async with hall.at(live):
        table = live.table
        if table is None or table.seq != seq or live.match.status != "running" or pauses.resting(live):
            return
        at = live.hall.now()
        lines = []
        first: Change | None = None
        for (seat, name), action in zip(bots, thought, strict=False):
            if table.over or seat not in table.waiting() or (live.seats[seat].bot or "random") != name:
                break
            if not live.seats[seat].played_by_bot:  # its person is back
                break
            wanted = legal_or_first(live, table, seat, action)
            change = table.play(seat, wanted)
            first = first or change
            waiting = bits(table.waiting())
            lines.append(store.line(live.match.id, change.seq, seat, wanted, at, waiting=waiting, in_round=live.round))
        if first is not None:
            await finish_line(live, table, lines, at)
            shown(live, Change(table.seq, first.facts_from))


async def think(live: Live, position: Position, bots: list[tuple[int, str]]) -> list[str]:
    """What the bots decide. One that fails must not stop the table: it gives no answer, and is answered for."""
    rank = WATCHED if live.connections else UNWATCHED
    try:
        return await live.hall.crew.think(rank, position, bots, live.salt("bots"))
    except NoAnswer as error:
        log.error("bots %s at match %s failed: %s", bots, live.match.id, error)
        return [""] * len(bots)


def legal_or_first(live: Live, table: Table, seat: int, action: str) -> str:
    legal = table.legal(seat)
    if action in legal:
        return action
    if action:
        log.error("bot %s at match %s wants %s, which is not legal", live.seats[seat].bot, live.match.id, action)
    return legal[0]
