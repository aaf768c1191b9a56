"""`python -m tradewinds`: the command."""

from tradewinds.cli import main

if __name__ == "__main__":
    main()
