"""Put compiled modules and the web client into what is built, or fail and say why.

TRADEWINDS_COMPILE=0 asks for a wheel without compiled modules, TRADEWINDS_WEB=0 for one without the web client.
An editable install takes neither: `make compile` and `make web` work in place.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "src" / "tradewinds" / "server" / "static" / "index.html"


def _compiler() -> ModuleType:
    path = ROOT / "tools" / "compile.py"
    spec = importlib.util.spec_from_file_location("tradewinds_compile", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _switched_off(name: str) -> bool:
    return os.environ.get(name) == "0"


class Build(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel" or _switched_off("TRADEWINDS_COMPILE"):
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        # mypyc reads the types of what the engine imports.
        return [*project["dependencies"], *project["optional-dependencies"]["build"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not _switched_off("TRADEWINDS_WEB"):
            self._web()
        if self.target_name == "wheel" and not _switched_off("TRADEWINDS_COMPILE"):
            self._compile(build_data)

    def _web(self) -> None:
        if (ROOT / "web" / "package.json").exists():  # not in an sdist, which has the built client instead
            built = subprocess.run(["sh", str(ROOT / "tools" / "web.sh"), "build"], check=False).returncode == 0
        else:
            built = PAGE.exists()
        if not built:  # an older client may lie there: it would be shipped without a word
            raise RuntimeError("The web client was not built (see above). TRADEWINDS_WEB=0 builds without it.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        tool = _compiler()
        without = "TRADEWINDS_COMPILE=0 builds without compiled modules: the same results, about 25 times slower."
        if reason := tool.why_not() or tool.why_no_mypyc():
            raise RuntimeError(f"The rules cannot be compiled: {reason}. {without}")
        try:
            out, made = tool.build_for_wheel()
        except tool.CompileFailed as error:
            raise RuntimeError(f"{error}. {without}") from error
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(out / path): path.as_posix() for path in made})
