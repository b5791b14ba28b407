"""The files for a club's server keep their promises, as far as they can be read; `deploy/check` runs them."""

import json
import re
import shlex
import shutil
import subprocess

import pytest
import yaml

from karat.server.commands import serve
from wheel import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text().replace(":?}", "}"))
SERVICE = (ROOT / "deploy" / "karat.service").read_text()


def understood(words):
    """The settings that `karat serve` takes from a command line."""
    return serve.make_context("serve", words[words.index("serve") + 1 :]).params


def test_what_is_started_is_what_karat_understands():
    image = understood(json.loads(re.search(r"^CMD (.*)$", DOCKERFILE, re.M)[1]))
    club = understood(COMPOSE["services"]["karat"]["command"])
    unit = understood(shlex.split(re.search(r"^ExecStart=(.*)$", SERVICE, re.M)[1]))
    assert image["host"] == club["host"] == "0.0.0.0" and unit["host"] == "127.0.0.1"
    assert image["port"] == club["port"] == 8000 and "EXPOSE 8000" in DOCKERFILE
    assert club["url"].startswith("https://") and unit["url"].startswith("https://")
    assert club["proxies"] == COMPOSE["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    assert unit["proxies"] == "127.0.0.1"


def test_images_are_named_by_their_digest():
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.M)
    images += [one["image"] for one in COMPOSE["services"].values() if "image" in one]
    assert len(images) == 4
    for image in images:
        assert re.fullmatch(r"\w+:\d+\.\d+(\.\d+)?-[\w-]+@sha256:[0-9a-f]{64}", image), image
    assert images[0] == images[1], "what builds is what runs"


def test_karat_runs_without_rights_and_writes_to_one_place():
    karat = COMPOSE["services"]["karat"]
    assert karat["read_only"] and karat["cap_drop"] == ["ALL"] and "no-new-privileges:true" in karat["security_opt"]
    assert "ports" not in karat and "ports" not in COMPOSE["services"]["db"]
    assert COMPOSE["networks"]["inside"]["internal"]
    (volume,) = karat["volumes"]
    place = volume.partition(":")[2]
    assert f"VOLUME {place}\n" in DOCKERFILE and f"KARAT_CACHE={place} " in DOCKERFILE
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", DOCKERFILE, re.M) and "HEALTHCHECK" in DOCKERFILE


def test_what_is_installed_is_locked_by_its_hash():
    steps = (ROOT / "deploy" / "install").read_text()
    for line in re.findall(r".*pip\" install.*", steps):
        assert "--no-deps --require-hashes" in line or "--no-index" in line, line
    for name in ("build", "play"):
        lock = (ROOT / f"requirements-{name}.lock").read_text()
        assert f"requirements-{name}.lock" in steps and lock.count("==") <= lock.count("--hash")


def test_what_playing_needs_is_what_tests_run_with():
    everything = set(re.findall(r"^(\S+==\S+)", (ROOT / "requirements.lock").read_text(), re.M))
    for name in ("play", "build"):
        some = set(re.findall(r"^(\S+==\S+)", (ROOT / f"requirements-{name}.lock").read_text(), re.M))
        assert {one for one in some - everything if "nodejs" not in one} == set()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / "karat.service"
    unit.write_text(SERVICE.replace("/opt/karat/bin/karat", shutil.which("true")))
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert told.stdout + told.stderr == "" and told.returncode == 0
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", unit]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
