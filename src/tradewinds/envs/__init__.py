"""Environments for research: the games through the interfaces that learning code speaks.

`batch` steps many matches at once (numpy), `pettingzoo` has all seats, `gymnasium` one seat against bots, `openspiel`
the games with every draw of chance in the open. Each needs its own packages: `pip install tradewinds[envs]`, or
`[openspiel]`.
"""
