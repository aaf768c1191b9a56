"""The SQLite file holds the cookies' keys and the seeds of running matches: it is its owner's business only."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger("tradewinds.server")
OWNER_ONLY = 0o600


def keep_private(path: str) -> None:
    """Make the file for its owner alone, or close it to others; SQLite gives its -wal and -shm the same rights."""
    if os.name != "posix" or path.startswith("file:"):
        return
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
        return
    except FileExistsError:
        pass
    except OSError:
        return  # SQLite will say what is wrong
    for file in (Path(path), Path(path + "-wal"), Path(path + "-shm")):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077:
                file.chmod(mode & ~0o077)
                log.warning("%s could be read by others; from now on by its owner only", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s can be read by others, and that cannot be changed: %s", file, error)
