"""Put compiled modules into wheels where there is a C compiler; otherwise build a pure wheel."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _compiler() -> ModuleType:
    path = Path(__file__).resolve().parent / "tools" / "compile.py"
    spec = importlib.util.spec_from_file_location("tradewinds_compile", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        # Without a C compiler hatchling is enough. msgspec and the YAML types are there for mypy to read.
        if _compiler().why_not():
            return []
        return ["mypy==2.4.1", "setuptools>=77", "librt==0.16.*", "msgspec>=0.20", "types-PyYAML"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make compile` compiles in place
        tool = _compiler()
        reason = tool.why_not() or tool.why_no_mypyc()
        modules = tool.sources()
        if reason or not modules:
            self.app.display_info(f"Pure Python wheel: {reason or 'nothing to compile'}.")
            return
        out = tool.WORK / "wheel"
        shutil.rmtree(out, ignore_errors=True)
        try:
            made = tool.build(out, modules)
        except tool.CompileFailed as error:
            raise RuntimeError(f"{error}. TRADEWINDS_COMPILE=0 installs it without compiling.") from error
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(out / path): path.as_posix() for path in made})
