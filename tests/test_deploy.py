"""The files to copy for hosting: whatever tool there is to check one does, and what they name exists."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tradewinds.server.settings import Settings

DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


def settings_of(unit: Path) -> dict[str, list[tuple[str, str]]]:
    """A unit's sections; anything that is no section, comment or `Name=value` fails."""
    found: dict[str, list[tuple[str, str]]] = {}
    section = ""
    for line in unit.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if head := re.fullmatch(r"\[(\w+)\]", line):
            section = head[1]
            found[section] = []
            continue
        name, equals, value = line.partition("=")
        assert equals, line
        assert re.fullmatch(r"[A-Z]\w+", name), line
        found[section].append((name, value))
    return found


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units_can_be_read(unit: Path, tmp_path: Path) -> None:
    sections = settings_of(unit)
    assert "Unit" in sections
    if not (tool := shutil.which("systemd-analyze")):
        return
    text = re.sub(r"/opt/tradewinds/bin/tradewinds", "/bin/true", unit.read_text("utf-8"))
    text = text.replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc").replace("User=tradewinds", "User=root")
    text = text.replace("Group=tradewinds", "Group=root")
    name = unit.name.replace("@.", "@8001.")
    (tmp_path / name).write_text(text)
    if unit.suffix == ".timer":
        (tmp_path / unit.name.replace(".timer", ".service")).write_text("[Service]\nExecStart=/bin/true\n")
    done = subprocess.run([tool, "verify", "--man=no", tmp_path / name], capture_output=True, text=True, check=False)
    ours = [line for line in (done.stdout + done.stderr).splitlines() if name in line or "tradewinds" in line]
    assert ours == []


def test_units_call_the_command_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    from tradewinds.cli.main import run

    for unit in UNITS:
        started = " ".join(value for name, value in settings_of(unit).get("Service", []) if name == "ExecStart")
        for command, options in re.findall(r"bin/tradewinds (\w+)([^;']*)", started):
            run([command, "--help", "--lang", "en"])
            told = capsys.readouterr().out
            for option in re.findall(r"--[a-z-]+", options):
                assert option in told, (unit.name, option)


def test_what_the_environment_can_set_is_known() -> None:
    read = set(re.findall(r"_[A-Z_]{3,}", str(Settings.from_environment.__doc__)))
    named = {"TRADEWINDS_DATABASE"}  # used by the units themselves
    known = {f"TRADEWINDS{name}" for name in read} | {"TRADEWINDS_BOT_PAUSE"} | named
    for file in [*UNITS, ROOT / "docs" / "hosting.md"]:
        assert set(re.findall(r"TRADEWINDS_[A-Z_]+", file.read_text("utf-8"))) <= known, file.name


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    plain = re.sub(r"#.*", "", text)
    assert plain.count("{") == plain.count("}")
    statements = [part.strip() for part in re.split(r"[{};]", plain)]
    assert all(re.match(r"^('[^']*'|[a-z_$]+)( |$)|^$", part) for part in statements)
    tool, maker = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if not tool or not maker:
        return
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run([maker, *made], cwd=tmp_path, capture_output=True, check=True)
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(tmp_path / "cert.pem"), text)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(tmp_path / "key.pem"), text)
    whole = f"pid {tmp_path}/pid;\nerror_log {tmp_path}/log;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n"
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run([tool, "-t", "-c", tmp_path / "nginx.conf"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_proxies_say_what_the_server_needs() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        text = (DEPLOY / name).read_text("utf-8")
        for wanted in ("X-Forwarded-For", "X-Forwarded-Proto", "Strict-Transport-Security", "/metrics"):
            assert wanted in text, (name, wanted)
    caddy = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text("utf-8"))
    blocks = re.sub(r"\{[a-z_]+\}", "", caddy)  # placeholders
    assert blocks.count("{") == blocks.count("}")
    assert "/api/ready" in caddy


def test_prometheus_and_its_alerts() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    assert [(DEPLOY / name).is_file() for name in config["rule_files"]] == [True]
    (job,) = config["scrape_configs"]
    unit = dict(
        value.split("=", 1)
        for name, value in settings_of(DEPLOY / "tradewinds.service")["Service"]
        if name == "Environment"
    )
    assert job["static_configs"][0]["targets"] == [unit["TRADEWINDS_METRICS"]]
    source = (ROOT / "src" / "tradewinds" / "server" / "metrics.py").read_text("utf-8")
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]:
        for name in re.findall(r"tradewinds_[a-z_]+", rule["expr"]):
            assert f'"{re.sub(r"_(total|bucket)$", "", name)}"' in source, name


def test_every_page_is_in_the_site() -> None:
    """What `make docs` would complain of, as far as that can be seen without it: pages and links."""
    docs = ROOT / "docs"
    listed: set[str] = set()
    for page in ("index.md", "rules.md"):
        for block in re.findall(r"```\{toctree\}\n(.*?)```", (docs / page).read_text("utf-8"), re.DOTALL):
            listed |= {line for line in block.splitlines() if line and not line.startswith(":")}
    pages = {str(path.relative_to(docs).with_suffix("")) for path in docs.rglob("*.md") if path.parent.name != "rules"}
    covered = {page for page in pages if page in listed or any(Path(page).match(one) for one in listed if "*" in one)}
    assert pages - covered == {"index"}
    assert {one for one in listed if "*" not in one} <= pages | {"tutorial"}  # a notebook
    for path in docs.rglob("*.md"):
        if path.parent.name == "rules":
            continue
        text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if not re.match(r"[a-z]+:", link):
                target = path.parent / link
                assert target.is_file(), f"{path.name}: {link}"
