"""The command `tradewinds`: one module per command, imported only when it is asked for."""

import sys

NEEDS = {
    "cli": ("cyclopts", "fluent", "rich"),
    "arena": ("openskill",),
    "ray": ("ray",),
    "server": ("aiosqlite", "alembic", "asyncpg", "httptools", "litestar", "sqlalchemy", "uvicorn", "websockets"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "train": ("jax", "optax"),
}
"""The packages that come with each extra of the distribution, by the name they are imported under."""


def main() -> None:
    """Run the command; where the engine was installed alone, say what is missing (there are no translations then)."""
    try:
        from tradewinds.cli.main import main as run

        run()
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        extra = next((extra for extra, packages in NEEDS.items() if package in packages), None)
        if extra is None:
            raise
        print(f"This needs {package}, which is not installed: pip install 'tradewinds[{extra}]'", file=sys.stderr)
        sys.exit(2)
