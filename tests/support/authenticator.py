"""A passkey in software, for tests without a browser: makes keys and signs what it is asked, honest or not."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, KEY_INSIDE = 0x01, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))


class Authenticator:
    """One key. `origin`: of the page that the browser says it is in."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(24)
        self.handle = b""
        self.count = 0

    def client(self, kind: str, challenge: str, **more: Any) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, **more}).encode()

    def about(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: Any, site: str | None = None, **more: Any) -> dict[str, Any]:
        """What `navigator.credentials.create` gives. `site`: another than asked for."""
        self.handle = data(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        inside = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        told = self.about(site or options["rp"]["id"], PRESENT | KEY_INSIDE) + inside
        response = {
            "clientDataJSON": text(self.client("webauthn.create", options["challenge"], **more)),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})),
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def sign(self, options: Any, site: str | None = None, **more: Any) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        client = self.client("webauthn.get", options["challenge"], **more)
        told = self.about(site or options["rpId"], PRESENT)
        signature = self.key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(told),
            "signature": text(signature),
            "userHandle": text(self.handle),
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
