"""What the package is built with: the browser's part, and a README whose links resolve wherever it is read."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).parent
CLIENT = HERE / "client"
BUILT = HERE / "src" / "karat" / "server" / "static" / "index.html"
MISSING = "The table for the browser is not built, and npm, which builds it, is not here: install Node 20 or newer."
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)]+)\)")  # to a file of the repository


class ClientHook(BuildHookInterface):
    """Builds the browser's part unless it is there and newer than its sources. A source archive brings it along."""

    def initialize(self, version, build_data):
        if version != "editable" and not _is_built():
            self._build()

    def _build(self):
        path = os.pathsep.join([str(HERE / ".venv" / "bin"), os.environ["PATH"]])
        npm = shutil.which("npm", path=path)
        if npm is None:
            self.app.abort(MISSING)
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            ran = subprocess.run([npm, *step], cwd=CLIENT, env={**os.environ, "PATH": path}, check=False)
            if ran.returncode:
                self.app.abort(f"The table for the browser could not be built: npm {step[0]} failed.")


def _is_built():
    if not BUILT.exists():
        return False
    karat = HERE / "src" / "karat"
    words = (karat / "locale", *karat.glob("games/*/locale"))
    folders = (CLIENT / "src", CLIENT / "public", CLIENT / "tools", *words)
    sources = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    sources += [file for file in CLIENT.glob("*.*") if file.is_file()]
    sources += karat.glob("games/*/booklet.json")
    return BUILT.stat().st_mtime >= max(file.stat().st_mtime for file in sources)


class ReadmeHook(MetadataHookInterface):
    """The README as a package index shows it, where a link to a file beside it leads nowhere.

    Once `Source` in [project.urls] says where the repository is, such links lead there; until then their words stay.
    """

    def update(self, metadata):
        source = metadata.get("urls", {}).get("Source")
        text = (HERE / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": resolved(text, source, metadata["version"])}


def resolved(text, source, version):
    """A text whose links to files of the repository lead to `source`, at the tag of a version, or to nowhere."""

    def link(found):
        picture, words, path = found.groups()
        if source is None:
            return "" if picture else words
        return f"{picture}[{words}]({source}/{'raw' if picture else 'blob'}/v{version}/{path})"

    return LINK.sub(link, text)
