"""Tradewinds: euro board games with their complete, exact rules.

The kernel, the games and the bots may be compiled: then an extension module lies beside each source and is
imported in its place. With TRADEWINDS_INTERPRETED=1 in the environment the sources are imported all the same.
"""

import os as _os

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]


def _import_sources_only() -> None:
    import sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from pathlib import Path

    package = Path(__file__).resolve().parent

    def inside(entry: str) -> bool:
        return Path(entry).resolve().is_relative_to(package)

    def finder(entry: str) -> FileFinder:
        if not inside(entry):
            raise ImportError("not a folder of this package", path=entry)
        return FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    for entry in [entry for entry in sys.path_importer_cache if inside(entry)]:
        del sys.path_importer_cache[entry]


if _os.environ.get("TRADEWINDS_INTERPRETED", "0") not in ("", "0"):
    _import_sources_only()


def compiled() -> bool:
    """Whether the rules engine in use is the compiled one."""
    from importlib.util import find_spec

    spec = find_spec("tradewinds.kernel.state")
    return spec is not None and spec.origin is not None and spec.origin.endswith((".so", ".pyd"))
