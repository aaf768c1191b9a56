#!/usr/bin/env python3
"""Compile the kernel, the games and the bots with mypyc, in place.

    python tools/compile.py            compile if anything changed
    python tools/compile.py --force    compile although nothing changed
    python tools/compile.py --quick    worse code, much sooner: for an edit-and-try loop
    python tools/compile.py --trained  better code, in twice the time: compiled again by what random matches did
    python tools/compile.py --check    exit 1 if the compiled modules do not match the sources
    python tools/compile.py --clean    remove the compiled modules
    python tools/compile.py --can      exit 1, and say why, if this machine has no C compiler for it
    python tools/compile.py --list     name the modules that are compiled

All modules go through one mypycify call: calls and attributes across two of them are 10 to 25 times slower.
A compiled module shadows the source beside it, so one that no longer matches its source is always removed.
A module with a line `# tradewinds: interpreted` stays interpreted.

`hatch_build.py` uses `build_for_wheel` and `why_not`. TRADEWINDS_COMPILE=0 switches compiling off.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
STAMP = WORK / "stamp.json"

COMPILED_PACKAGES = ("kernel", "games", "bots")
OPT_OUT = "# tradewinds: interpreted"
GROUP = "tradewinds"  # names the shared library: tradewinds__mypyc.*.so
PLAIN, QUICK, TRAINED = "plain", "quick", "trained"
HOWS = (TRAINED, PLAIN, QUICK)
"""How the modules are compiled; the best first."""

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
# Code that the matches did not reach is compiled as ever; all is compiled as one, so that calls between modules count.
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", f"-flto={os.cpu_count() or 1}"]
COLD = ("components", "content", "plain", "refusals", "setup")
"""Modules whose code runs once, or once a match: the C compiler's pains would cost people more time than they save."""
TRAINING_MATCHES = 60
"""Of each game with each number of players."""


class CompileFailed(Exception):
    """The code could not be compiled although a compiler is there."""


def sources() -> list[Path]:
    """The modules to compile, relative to src/, in a stable order."""
    return [path for path in _candidates() if path.name != "__init__.py" and not _opted_out(path)]


def why_not() -> str | None:
    """The reason why this machine cannot compile, or None if it can."""
    if os.environ.get("TRADEWINDS_COMPILE") == "0":
        return "TRADEWINDS_COMPILE=0 is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc needs CPython, this is {platform.python_implementation()}"
    if os.name == "nt":
        return None  # setuptools finds the compiler by itself there, or says that it cannot
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not command or shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0] if command else 'cc'})"
    include = Path(sysconfig.get_paths()["include"])
    if not (include / "Python.h").exists():
        return f"Python's C headers are missing (no {include / 'Python.h'})"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint tradewinds_probe(void) { return PY_MAJOR_VERSION; }\n")
        run = subprocess.run(
            [*command, "-fPIC", f"-I{include}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))],
            capture_output=True,
            check=False,
        )
    if run.returncode != 0:
        return f"the C compiler ({command[0]}) cannot compile a three-line file"
    return None


def why_untrained() -> str | None:
    """The reason why code cannot be compiled by what matches did, or None if it can."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    return None if "Free Software Foundation" in told else f"that takes gcc, and {command[0]} is another compiler"


def why_no_mypyc() -> str | None:
    """Missing Python packages, asked separately: a build hook can still request them."""
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"{' and '.join(missing)} not installed (pip install -e .[build])" if missing else None


def build(out: Path, modules: list[Path], *, how: str = PLAIN) -> list[Path]:
    """Compile `modules` into the folder `out`; the extension files, relative to it. Raises CompileFailed."""
    c_files = WORK / ("c-quick" if how == QUICK else "c")
    extensions = to_c(modules, c_files, how)
    if how == TRAINED:
        counting = WORK / "counting"
        shutil.rmtree(counting, ignore_errors=True)
        to_machine_code(extensions, c_files, counting, COUNTING)
        train(counting)
        shutil.rmtree(counting)
        to_machine_code(extensions, c_files, out, COUNTED)
    else:
        to_machine_code(extensions, c_files, out, [])
    return sorted(path.relative_to(out) for path in out.rglob("*") if _is_extension(path))


def to_c(modules: list[Path], c_files: Path, how: str) -> list[Any]:
    """The modules as C; what setuptools calls extensions: one library for all, and one that opens it for each."""
    from mypyc.build import mypycify

    shutil.rmtree(c_files, ignore_errors=True)
    # Strictness is the linter's business: `--config-file=` reads none of our settings.
    options = [
        "--config-file=",
        f"--cache-dir={WORK / 'mypy_cache'}",
        "--namespace-packages",
        "--explicit-package-bases",
        "--ignore-missing-imports",
    ]
    began = time.monotonic()
    with contextlib.chdir(SRC):
        try:
            extensions: list[Any] = mypycify(
                [*options, *(path.as_posix() for path in modules)],
                opt_level="1" if how == QUICK else "3",
                debug_level="0",
                # Several C files are compiled side by side; one large file took twice as long and ran no faster.
                multi_file=True,
                target_dir=str(c_files),
                group_name=GROUP if len(modules) > 1 else None,
            )
        except SystemExit as error:
            raise CompileFailed(_sentence(error, "mypyc refused the code (its messages are above)")) from None
    say(f"  Python to C: {time.monotonic() - began:.1f} s")
    return extensions


def to_machine_code(extensions: list[Any], c_files: Path, out: Path, flags: list[str]) -> None:
    """Compile the C files into the folder `out`, with these flags for the library that holds all code."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    jobs = os.cpu_count() or 1

    class ParallelBuildExt(build_ext):
        """setuptools compiles the files of one extension one after another; ours is one large extension."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(files: list[str], *args: Any, **kwargs: Any) -> list[str]:
                def compile_one(file: str) -> list[str]:
                    asked = kwargs["extra_postargs"]
                    if Path(file).stem.rpartition("___")[2] in COLD:
                        asked = ["-O1" if flag == "-O3" else flag for flag in asked]
                    return list(compile_all([file], *args, **{**kwargs, "extra_postargs": asked}))

                with ThreadPoolExecutor(jobs) as pool:
                    return [made for one in pool.map(compile_one, files) for made in one]

            self.compiler.compile = compile_each
            super().build_extensions()

    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    extensions, doors = one_door_each(extensions, c_files)
    if os.name != "nt":
        for extension in extensions:
            # All in one library, and nobody replaces its parts: calls inside it need no detour and may be inlined.
            hidden = ["-fvisibility=hidden", "-fno-semantic-interposition"]
            own = flags if extension.name.endswith("__mypyc") else []
            # The list is one for all extensions: what is added in place would be added to each of them.
            kept = [flag for flag in extension.extra_compile_args if flag not in (*hidden, *COUNTING, *COUNTED)]
            extension.extra_compile_args = [*kept, *hidden, *own]
            extension.extra_link_args = ["-O3", *own] if own else []
    with contextlib.chdir(SRC):
        command = ParallelBuildExt(Distribution({"name": "tradewinds", "ext_modules": extensions}))
        command.build_lib = str(out)
        command.build_temp = str(c_files / "objects")
        command.parallel = jobs
        command.force = True
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as error:
            text = _sentence(error, "the C compiler failed")
            # The whole command line of the C compiler helps nobody; what it said is above.
            raise CompileFailed(text if len(text) < 200 else f"{text[:60]} … {text[-40:]}") from error
        for name, others in doors.items():
            made = Path(command.get_ext_fullpath(name))
            for other in others:
                shutil.copy(made, Path(command.get_ext_fullpath(other)))
    say(f"  C to machine code: {time.monotonic() - began:.1f} s")


def one_door_each(extensions: list[Any], c_files: Path) -> tuple[list[Any], dict[str, list[str]]]:
    """Of all the extensions that only open the library, one for each package, and the others that it serves for.

    What opens a module is a dozen lines under its name; compiled and linked one by one they took a quarter of the time.
    """
    from setuptools import Extension

    kept, packages = [], dict[str, list[Any]]()
    for extension in extensions:
        package = extension.name.rpartition(".")[0]
        if package:
            packages.setdefault(package, []).append(extension)
        else:
            kept.append(extension)
    doors = {}
    for package, those in packages.items():
        code = "".join(Path(SRC, source).read_text() for one in those for source in one.sources)
        # Each file has one for a name that none of them has.
        lines = [line for line in code.splitlines() if "PyInit___init__" not in line]
        file = c_files / f"{package}.c"
        file.write_text("\n".join(lines) + "\n")
        first, *others = [one.name for one in those]
        kept.append(Extension(first, [str(file)], extra_compile_args=those[0].extra_compile_args))
        doors[first] = others
    return kept, doors


def train(library: Path) -> None:
    """Play random matches with the library in this folder, which counts and writes beside its objects what was done."""
    began = time.monotonic()
    # The compiled modules lie in a folder of their own; with the sources beside them it is the whole package.
    shutil.copytree(SRC, library, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    command = [sys.executable, str(ROOT / "tools" / "training.py"), str(TRAINING_MATCHES)]
    if subprocess.run(command, env={**os.environ, "PYTHONPATH": str(library)}, check=False).returncode != 0:
        raise CompileFailed("the matches to learn from could not be played")
    say(f"  Matches to learn from: {time.monotonic() - began:.1f} s")


def fingerprint(how: str = PLAIN) -> str:
    """A hash of everything that decides what the compiled modules contain."""
    digest = hashlib.sha256()
    for part in (
        sys.version,
        sysconfig.get_config_var("SOABI"),
        _version("mypy"),
        _version("librt"),
        how,
    ):
        digest.update(f"{part}\0".encode())
    # Constants of interpreted modules are inlined too, so those count; views and texts do not.
    for path in [Path("../tools/compile.py"), Path("../tools/training.py"), *_candidates()]:
        digest.update(f"{path.as_posix()}\0".encode())
        digest.update((SRC / path).read_bytes())
    return digest.hexdigest()


def compiled_files() -> list[Path]:
    """Extension files that lie beside the sources now."""
    folders = [SRC / "tradewinds" / name for name in COMPILED_PACKAGES]
    found = [path for folder in folders for path in folder.rglob("*") if _is_extension(path)]
    return sorted(found + [path for path in SRC.glob("*__mypyc*") if _is_extension(path)])


def is_stale() -> bool:
    """Whether compiled modules lie beside the sources that were made from something else."""
    return bool(compiled_files()) and not any(_is_current(how) for how in HOWS)


def build_for_wheel() -> tuple[Path, list[Path]]:
    """A folder and the extension files in it: what lies beside the sources, if it is the best that they make.

    pip builds a wheel twice, the first time only to read its metadata: what was made then is there the second time.
    """
    if _is_current(TRAINED) or _is_current(PLAIN):
        return SRC, [path.relative_to(SRC) for path in compiled_files()]
    out, stamp, key = WORK / "wheel", WORK / "wheel.json", fingerprint()
    if stamp.exists() and json.loads(stamp.read_text()) == key:
        return out, sorted(path.relative_to(out) for path in out.rglob("*") if _is_extension(path))
    stamp.unlink(missing_ok=True)
    shutil.rmtree(out, ignore_errors=True)
    made = build(out, sources())
    stamp.write_text(json.dumps(key))
    return out, made


def clean() -> int:
    files = compiled_files()
    for path in files:
        path.unlink()
    STAMP.unlink(missing_ok=True)
    return len(files)


def compile_in_place(*, force: bool = False, how: str = PLAIN) -> None:
    """Bring the compiled modules up to date, or remove them. Raises CompileFailed."""
    modules = sources()
    if not modules:
        clean()
        say("Nothing to compile yet.")
        return
    if not force and any(_is_current(better) for better in HOWS[: HOWS.index(how) + 1]):
        say(f"Compiled modules are up to date ({len(modules)} modules).")
        return
    reason = why_not() or why_no_mypyc()
    if reason:
        removed = clean()
        say(f"Not compiling: {reason}. Everything works interpreted, only slower.")
        if removed:
            say(f"Removed {removed} compiled files that no longer match their sources.")
        return
    if how == TRAINED and (reason := why_untrained()):
        say(f"Compiling as ever instead of by training: {reason}.")
        compile_in_place(force=force)
        return
    say(f"Compiling {len(modules)} modules with mypyc {_version('mypy')} …")
    began = time.monotonic()
    key = fingerprint(how)
    out = WORK / "lib"
    shutil.rmtree(out, ignore_errors=True)
    try:
        made = build(out, modules, how=how)
    except CompileFailed:
        clean()
        raise
    if fingerprint(how) != key:
        clean()
        raise CompileFailed("the sources were edited meanwhile; run it again")
    for old in set(compiled_files()) - {SRC / path for path in made}:
        old.unlink()
    for path in made:
        # A running program may have the old file mapped: replace it, never write into it.
        os.replace(out / path, SRC / path)
    STAMP.write_text(json.dumps({"fingerprint": key, "files": [path.as_posix() for path in made]}, indent=1))
    say(f"Compiled {len(modules)} modules in {time.monotonic() - began:.1f} s.")


def say(line: str) -> None:
    print(line, flush=True)


def _candidates() -> list[Path]:
    found: list[Path] = []
    for package in COMPILED_PACKAGES:
        found += (path.relative_to(SRC) for path in (SRC / "tradewinds" / package).rglob("*.py"))
    return sorted(p for p in found if p.name not in ("view.py", "__main__.py") and not p.stem.endswith("_text"))


def _opted_out(path: Path) -> bool:
    return OPT_OUT in (SRC / path).read_text(encoding="utf-8").splitlines()


def _is_current(how: str) -> bool:
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return False
    return stamp["fingerprint"] == fingerprint(how) and all((SRC / name).exists() for name in stamp["files"])


def _is_extension(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "none"


def _sentence(error: BaseException, otherwise: str) -> str:
    text = str(error)
    return text if text and not text.isdigit() else otherwise


def main(arguments: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the kernel, the games and the bots with mypyc, in place.")
    parser.add_argument("--force", action="store_true", help="compile although nothing changed")
    parser.add_argument("--quick", action="store_true", help="worse code, much sooner")
    parser.add_argument("--trained", action="store_true", help="better code, in twice the time")
    parser.add_argument("--check", action="store_true", help="exit 1 if compiled modules do not match the sources")
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules")
    parser.add_argument("--list", action="store_true", help="name the modules that are compiled")
    parser.add_argument("--can", action="store_true", help="exit 1, and say why, if there is no C compiler")
    options = parser.parse_args(None if arguments is None else list(arguments))
    if options.list:
        for path in sources():
            say(path.as_posix())
    elif options.can:
        if reason := why_not():
            say(f"This machine cannot compile: {reason}.")
            return 1
    elif options.clean:
        say(f"Removed {clean()} compiled files.")
    elif options.check:
        if is_stale():
            say("The compiled modules do not match the sources: run `make compile`.")
            return 1
    else:
        try:
            compile_in_place(force=options.force, how=QUICK if options.quick else TRAINED if options.trained else PLAIN)
        except CompileFailed as error:
            print(f"Compiling failed: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
