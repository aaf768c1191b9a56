"""Learning by self-play: lessons out of matches (`lessons`), a network fitted to them (`fitting`), and the course of
both, which can be broken off and resumed (`course`). Only `fitting` needs the libraries of the extra
`tradewinds[train]`.
"""
