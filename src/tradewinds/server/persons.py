"""The HTTP interface for who somebody is: other devices, passkeys, codes, sessions; all of it taken or deleted."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from tradewinds.server import deletion, gate, identity, passkeys, personal, takeout, wire
from tradewinds.server.errors import Malformed
from tradewinds.server.guests import Who
from tradewinds.server.passkeys import Site
from tradewinds.server.routes import ERRORS, AnyRequest, guest_of, hall_of, limit, who_of

SessionId = Annotated[str, PathParameter(description="a session's id", min_length=1, max_length=40)]
PasskeyId = Annotated[str, PathParameter(description="a passkey's id", min_length=1, max_length=64)]


def site_of(request: AnyRequest) -> Site:
    return passkeys.must(passkeys.site_of(request.scope, hall_of(request).settings))


@get("/api/me/identity", responses=ERRORS)
async def overview(request: AnyRequest) -> personal.Identity:
    """In which browsers I am at home, how I can prove who I am, and what there is of me."""
    return await identity.overview(hall_of(request), who_of(request), request.scope)


# --- to another device -----------------------------------------------------------------------------------------------


@post("/api/me/link", responses=ERRORS)
async def make_link(request: AnyRequest) -> personal.LinkMade:
    """A link with which another browser becomes me, once, within ten minutes."""
    limit(request, "link")
    return await identity.make_link(hall_of(request), who_of(request))


@delete("/api/me/link", responses=ERRORS, status_code=200)
async def drop_link(request: AnyRequest) -> wire.Gone:
    """The link is worth nothing any more."""
    limit(request, "person")
    await identity.drop_link(hall_of(request), who_of(request))
    return wire.Gone("link")


@post("/api/link/look", responses=ERRORS, status_code=200)
async def look_at_link(request: AnyRequest, data: JSONBody[personal.UseLink]) -> personal.LinkSeen:
    """What a link would do in this browser."""
    limit(request, "proof")
    return await identity.look_at_link(hall_of(request), who_of(request), data.token)


@post("/api/link/take", responses=ERRORS, status_code=200)
async def take_link(request: AnyRequest, data: JSONBody[personal.UseLink]) -> wire.Me:
    """Be the one who made the link, in this browser."""
    limit(request, "proof")
    return await identity.take_link(hall_of(request), who_of(request), request.scope, data.token)


# --- passkeys --------------------------------------------------------------------------------------------------------


@post("/api/me/passkeys/options", responses=ERRORS, status_code=200)
async def passkey_options(request: AnyRequest) -> personal.PasskeyOptions:
    """What the browser needs to make a passkey for me."""
    limit(request, "proof")
    return personal.PasskeyOptions(await passkeys.registering(hall_of(request), who_of(request), site_of(request)))


@post("/api/me/passkeys", responses=ERRORS)
async def new_passkey(request: AnyRequest, data: JSONBody[personal.NewPasskey]) -> personal.PasskeyInfo:
    """A passkey that the browser has made."""
    limit(request, "proof")
    return await passkeys.register(hall_of(request), who_of(request), site_of(request), data)


@patch("/api/me/passkeys/{passkey:str}", responses=ERRORS)
async def name_passkey(request: AnyRequest, passkey: PasskeyId, data: JSONBody[personal.NamePasskey]) -> wire.Gone:
    """Call a passkey of mine otherwise."""
    limit(request, "person")
    await passkeys.change(hall_of(request), guest_of(request), passkey, data.name)
    return wire.Gone(passkey)


@delete("/api/me/passkeys/{passkey:str}", responses=ERRORS, status_code=200)
async def drop_passkey(request: AnyRequest, passkey: PasskeyId) -> wire.Gone:
    """A passkey of mine is good no more."""
    limit(request, "person")
    await passkeys.change(hall_of(request), guest_of(request), passkey, None)
    return wire.Gone(passkey)


@post("/api/sign-in/options", responses=ERRORS, status_code=200)
async def sign_in_options(request: AnyRequest) -> personal.PasskeyOptions:
    """What the browser needs to ask somebody for a passkey."""
    limit(request, "proof")
    return personal.PasskeyOptions(await passkeys.asking(hall_of(request), who_of(request), site_of(request)))


@post("/api/sign-in", responses=ERRORS, status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[personal.UsePasskey]) -> wire.Me:
    """Be the one whose passkey it is, in this browser."""
    limit(request, "proof")
    return await identity.sign_in(hall_of(request), who_of(request), request.scope, data.credential)


# --- recovery codes --------------------------------------------------------------------------------------------------


@post("/api/me/codes", responses=ERRORS)
async def make_codes(request: AnyRequest) -> personal.RecoveryCodes:
    """Ten new recovery codes in place of all earlier ones, told only now."""
    limit(request, "link")
    return await identity.make_codes(hall_of(request), who_of(request))


@post("/api/recover", responses=ERRORS, status_code=200)
async def recover(request: AnyRequest, data: JSONBody[personal.UseCode]) -> wire.Me:
    """Be the one whose recovery code it is, in this browser; the code is used up."""
    limit(request, "proof")
    return await identity.recover(hall_of(request), who_of(request), request.scope, data.code)


# --- sessions --------------------------------------------------------------------------------------------------------


@delete("/api/me/sessions/{session:str}", responses=ERRORS, status_code=200)
async def end_session(request: AnyRequest, session: SessionId) -> wire.Gone:
    """Sign out a browser of mine, on all servers and at every table; this one, too."""
    limit(request, "person")
    await identity.end_session(hall_of(request), who_of(request), request.scope, session)
    return wire.Gone(session)


@post("/api/me/sessions/end-others", responses=ERRORS, status_code=200)
async def end_others(request: AnyRequest) -> personal.Identity:
    """Sign out every browser of mine but this one."""
    limit(request, "person")
    hall, who = hall_of(request), who_of(request)
    await hall.sessions.end_others(who)
    return await identity.overview(hall, who, request.scope)


# --- all of it -------------------------------------------------------------------------------------------------------


@get(
    "/api/me/everything",
    responses=ERRORS | {200: ResponseSpec(personal.Takeout, generate_examples=False, description="The file.")},
    middleware=[gate.replays],
)
async def everything(request: AnyRequest) -> Stream:
    """All that there is of me, as one file."""
    limit(request, "takeout")
    parts = await takeout.everything(hall_of(request), who_of(request))
    named = {"Content-Disposition": 'attachment; filename="tradewinds.json"'}
    return Stream(parts, media_type=MediaType.JSON, headers=named)


@post("/api/me/delete", responses=ERRORS, status_code=200)
async def delete_me(request: AnyRequest, data: JSONBody[personal.DeleteMe]) -> wire.Gone:
    """Delete all that there is of me. It cannot be undone."""
    limit(request, "person")
    hall, who = hall_of(request), who_of(request)
    if data.id != who.guest:
        raise Malformed("error-delete-id", field="id")
    before = await hall.sessions.before(who)
    await deletion.forget(hall, who)
    request.scope["state"]["become"] = before or Who.new()
    return wire.Gone(who.guest)


ALL = [
    overview,
    make_link,
    drop_link,
    look_at_link,
    take_link,
    passkey_options,
    new_passkey,
    name_passkey,
    drop_passkey,
]
ALL += [sign_in_options, sign_in, make_codes, recover, end_session, end_others, everything, delete_me]
