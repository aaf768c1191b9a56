"""Runs one command with limits and, where the system allows it, cut off from network, files and other processes.

    python -I -S cage.py '{"memory": …, "cpu": …, "files": …, "write": …, "processes": …}' COMMAND …
    python -I -S cage.py --probe

It stands alone (standard library only, none of ours), so that it starts in a moment and has nothing to lose. In a user
namespace of its own the command has no network, sees only its own processes, can write nowhere but into its folder (in
memory, of a limited size), and when its first process ends the kernel ends all others. Without namespaces the limits
remain. Whoever started the cage kills it, or dies: both end everything in it.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import struct
import sys
from pathlib import Path

NEW = {"mount": 0x00020000, "uts": 0x04000000, "ipc": 0x08000000, "user": 0x10000000, "pid": 0x20000000}
NEW["net"] = 0x40000000
PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38
MOUNT_SETATTR, AT_FDCWD, AT_RECURSIVE = 442, -100, 0x8000
MOUNT_ATTR_RDONLY, MS_PRIVATE, MS_NOSUID, MS_NODEV = 1, 1 << 18, 2, 4


def system(done: int) -> None:
    if done != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def die_with_parent(libc: ctypes.CDLL) -> None:
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def isolate(libc: ctypes.CDLL, folder: bytes, size: int) -> None:
    """Everything or OSError: half a cage would be told of as a whole one."""
    uid, gid = os.getuid(), os.getgid()
    system(libc.unshare(sum(NEW.values())))
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{uid} {uid} 1")
    Path("/proc/self/gid_map").write_text(f"{gid} {gid} 1")
    attributes = struct.pack("QQQQ", MOUNT_ATTR_RDONLY, 0, MS_PRIVATE, 0)
    system(libc.syscall(MOUNT_SETATTR, AT_FDCWD, b"/", AT_RECURSIVE, attributes, len(attributes)))
    system(libc.mount(b"tmpfs", folder, b"tmpfs", MS_NOSUID | MS_NODEV, b"mode=700,size=%d" % size))
    os.chdir(folder)


def limit(limits: dict[str, int], *, alone: bool) -> None:
    wanted = {"memory": resource.RLIMIT_AS, "cpu": resource.RLIMIT_CPU, "files": resource.RLIMIT_NOFILE}
    wanted["write"] = resource.RLIMIT_FSIZE
    if alone:  # elsewhere the processes of its user would count, too
        wanted["processes"] = resource.RLIMIT_NPROC
    for name, number in wanted.items():
        with contextlib.suppress(ValueError, OSError):  # it is lower already
            resource.setrlimit(number, (limits[name], limits[name]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(command: list[str], limits: dict[str, int], libc: ctypes.CDLL, *, alone: bool) -> int:
    """Start the command and wait for it; its exit code, 128 and more for a signal."""
    child = os.fork()
    if child == 0:
        try:
            die_with_parent(libc)
            libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
            limit(limits, alone=alone)
            os.execvp(command[0], command)
        except OSError as error:
            os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        os._exit(127)
    # The pipes belong to the command: when it ends, whoever reads from it must notice.
    os.close(0)
    os.close(1)
    while True:
        ended, status = os.wait()  # also strays, for which the first process of a namespace is responsible
        if ended == child:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


def main() -> int:
    if not sys.platform.startswith("linux"):
        return probe(alone=False) if sys.argv[1] == "--probe" else plain()
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mount.argtypes = [ctypes.c_char_p] * 3 + [ctypes.c_ulong, ctypes.c_char_p]
    die_with_parent(libc)
    limits = {} if sys.argv[1] == "--probe" else json.loads(sys.argv[1])
    try:
        isolate(libc, os.fsencode(Path.cwd()), limits.get("write", 1 << 20))
        alone = True
    except OSError:
        alone = False
    if sys.argv[1] == "--probe":
        return probe(alone=alone)
    if not alone:
        return run(sys.argv[2:], limits, libc, alone=False)
    first = os.fork()  # is number 1 in there
    if first == 0:
        die_with_parent(libc)
        with contextlib.suppress(OSError):  # where parts of /proc are covered, as in a container, the old one stays
            system(libc.mount(b"proc", b"/proc", b"proc", MS_NOSUID | MS_NODEV, None))
        os._exit(run(sys.argv[2:], limits, libc, alone=True))
    os.close(0)
    os.close(1)
    _, status = os.waitpid(first, 0)
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def probe(*, alone: bool) -> int:
    print(json.dumps({"namespaces": alone}))
    return 0


def plain() -> int:
    """Another Unix than Linux: limits only."""
    limit(json.loads(sys.argv[1]), alone=False)
    os.execvp(sys.argv[2], sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
