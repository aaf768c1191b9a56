"""The web server: tables, seats and lists over HTTP, play over a websocket, everything acknowledged on disk."""
