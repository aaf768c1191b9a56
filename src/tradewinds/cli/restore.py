"""`tradewinds restore`; it stands beside its counterpart."""

from tradewinds.cli.backup import restore

__all__ = ["restore"]
