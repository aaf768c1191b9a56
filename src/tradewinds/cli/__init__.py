"""The command `tradewinds`: one module per command, imported only when it is asked for."""
