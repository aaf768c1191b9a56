"""TRADEWINDS_INTERPRETED=1 imports the sources although compiled modules lie beside them."""

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tradewinds

PACKAGE = Path(tradewinds.__file__).parent
ASK = "import tradewinds; print(tradewinds.compiled())"


def ask(code: str, *, interpreted: bool, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k != "TRADEWINDS_INTERPRETED"}
    if interpreted:
        environment["TRADEWINDS_INTERPRETED"] = "1"
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def shadowed(tmp_path: Path) -> Path:
    """A copy of the package whose kernel has an extension module that cannot even be loaded."""
    kernel = tmp_path / "tradewinds" / "kernel"
    kernel.mkdir(parents=True)
    (tmp_path / "tradewinds" / "__init__.py").write_bytes((PACKAGE / "__init__.py").read_bytes())
    (kernel / "__init__.py").touch()
    (kernel / "state.py").write_text("SOURCE = True\n")
    (kernel / f"state{importlib.machinery.EXTENSION_SUFFIXES[0]}").write_bytes(b"not machine code")
    return tmp_path


def test_an_extension_module_shadows_the_source_without_the_switch(shadowed: Path) -> None:
    assert ask(ASK, interpreted=False, path=shadowed).stdout == "True\n"
    run = ask("import tradewinds.kernel.state", interpreted=False, path=shadowed)
    assert run.returncode != 0
    assert "ImportError" in run.stderr


def test_the_switch_imports_the_source(shadowed: Path) -> None:
    run = ask(f"{ASK}; import tradewinds.kernel.state as s; print(s.SOURCE)", interpreted=True, path=shadowed)
    assert (run.stdout, run.returncode) == ("False\nTrue\n", 0), run.stderr


def test_the_switch_leaves_other_packages_alone(shadowed: Path) -> None:
    run = ask("import tradewinds, librt.vecs; print(librt.vecs.__file__)", interpreted=True, path=shadowed)
    assert run.stdout.strip().endswith((".so", ".pyd")), run.stderr


@pytest.mark.skipif(not list(PACKAGE.parent.glob("tradewinds__mypyc*")), reason="not compiled here")
def test_the_switch_works_on_the_real_package() -> None:
    assert ask(ASK, interpreted=False).stdout == "True\n"
    assert ask(ASK, interpreted=True).stdout == "False\n"
