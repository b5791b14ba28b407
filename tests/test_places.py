"""Where Karat keeps things: for users without a home, on file systems that can only be read, beside other versions."""

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from karat import places, warm
from patience import LONGEST

STRANGER = 54321  # a user that no machine knows, so without a name and a home
KARAT = [sys.executable, "-m", "karat.cli"]
RECORD = str(Path(__file__).parent / "records" / "diamant-3.json")
NET = str(Path(__file__).parent / "fixtures" / "nets" / "diamant.npz")


# A user without a home -----------------------------------------------------------------------------------------------
@pytest.fixture
def room():
    """A temporary folder that everybody may write to, as is usual, with a name short enough for what is put into it."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o1777)
    yield folder
    shutil.rmtree(folder)


def without_a_home(room, read_only=False, **more):
    """How a program is started by a user without a home, who has this temporary folder: words to begin its command
    with, and its environment. Root starts it as somebody else, who may read what root may read and write nothing."""
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TMPDIR": str(room), **more}
    words = []
    if os.getuid() != 0:
        return words, environment | {"HOME": "/nowhere/at/all"}
    if read_only:
        seal = f'mount -t tmpfs -o mode=1777 tmpfs {room} && mount -o remount,bind,ro / && exec "$@"'
        words += ["unshare", "--mount", "sh", "-c", seal, "sh"]
    reads = ["--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"]
    who = ["--reuid", str(STRANGER), "--regid", str(STRANGER), "--clear-groups"]
    return [*words, "setpriv", *who, *reads], environment


def karat_without_a_home(room, *arguments, stdin="", **how):
    words, environment = without_a_home(room, **how)
    return subprocess.run([*words, *KARAT, *arguments], env=environment, cwd="/", input=stdin, capture_output=True,
                          text=True, check=False, timeout=LONGEST)  # fmt: skip


def test_a_user_without_a_home_plays_and_what_was_compiled_is_his_alone(room):
    played = karat_without_a_home(room, "play", "diamoniak", "--plain", "--seed", "1", stdin="1\nq\n")
    assert played.returncode == 0 and played.stderr == "", played.stderr
    (own,) = room.iterdir()
    assert stat.S_IMODE(own.stat().st_mode) == 0o700 and own.name == f"karat-{own.stat().st_uid}"
    compiled = set(own.rglob("*.nbc"))
    assert compiled
    again = karat_without_a_home(room, "play", "diamoniak", "--plain", "--seed", "1", stdin="1\nq\n")
    assert again.stdout == played.stdout and set(own.rglob("*.nbc")) == compiled


def test_a_user_without_a_home_is_told_where_tables_are(room):
    told = karat_without_a_home(room, "tables")
    (own,) = room.iterdir()
    assert told.returncode == 1 and told.stderr.splitlines() == [
        f"There is no home for tables, so they are in {own}/tables.db as long as that lasts; --db names another file.",
        f"Error: db: there is no database {own}/tables.db",
    ]


@pytest.fixture(scope="module")
def warm_cache():
    """The cache of this run, with all of it compiled."""
    warm.compile_all()
    return str(warm.shelf().parents[2])


def commands(folder):
    """Every command, as somebody calls it who may write to a folder."""
    return {
        "backup": ["backup", f"{folder}/all.gz"],
        "bots": ["bots"],
        "check": ["check", "diamant"],
        "export": ["export", NET, "--out", f"{folder}"],
        "games": ["games"],
        "hint": ["hint", RECORD, "--bot", "1"],
        "learn": ["learn", "diamant"],
        "match": ["match", "diamant", "1", "2", "-n", "3", "-j", "2"],
        "new-game": ["new-game", "trove", f"{folder}"],
        "play": ["play", "diamant", "--plain", "--seed", "1"],
        "puzzle": ["puzzle", "diamant", "1"],
        "puzzles": ["puzzles", "diamant", "-n", "1", "--minutes", "0.02"],
        "rate": ["rate", "diamant", "-p", "3", "-n", "1", "-j", "2", "--file", f"{folder}/ratings.json"],
        "replay": ["replay", RECORD],
        "report": ["report", "diamant", "-n", "200", "-j", "2", "--out", f"{folder}/page.html"],
        "restore": ["restore", f"{folder}/all.gz", "--db", f"{folder}/again.db"],
        "rules": ["rules", "diamant", "DIA-26"],
        "serve": ["serve", "--port", "0"],
        "simulate": ["simulate", "diamant", "-n", "200"],
        "tables": ["tables"],
        "train": ["train", "diamant", "--rounds", "1", "--out", f"{folder}/net"],
        "verify": ["verify", RECORD],
        "warm": ["warm"],
    }


def test_every_command_is_tried():
    from karat.cli import main

    assert set(commands("")) == set(main.commands) - {"house"}  # which is `serve` with a browser


def can_be_sealed():
    """Whether this machine lets us make all of its file systems read-only for one process."""
    tried = ["unshare", "--mount", "mount", "-o", "remount,bind,ro", "/"]
    return os.getuid() == 0 and subprocess.run(tried, capture_output=True, check=False).returncode == 0


def test_every_command_works_without_a_home(room, warm_cache):
    """With a cache that can only be read; and, if the kernel lets us, with nothing to write to but one folder."""
    words, environment = without_a_home(room, read_only=can_be_sealed(), KARAT_CACHE=warm_cache)
    code = Path(__file__).with_name("everything.py")
    done = subprocess.run([*words, sys.executable, code], env=environment, cwd="/", input=json.dumps(commands(room)),
                          capture_output=True, text=True, check=False, timeout=LONGEST)  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    needs_torch = {} if find_spec("torch") else {"train": 1}
    assert {name: one["status"] for name, one in told.items()} == dict.fromkeys(commands(""), 0) | needs_torch, told
    assert not any("Traceback" in one["stderr"] for one in told.values()), told
    assert told["match"]["stderr"] == "", "what was compiled before can be read"
    assert "temporary" not in told["report"]["stderr"], "plots are drawn with what others keep in the same place"


@pytest.mark.skipif(not can_be_sealed(), reason="only root can seal a file system, and not on every kernel")
def test_a_sealed_system_is_sealed(room):
    """What the test above stands on."""
    words, environment = without_a_home(room, read_only=True)
    code = f"open('{room}/fine', 'w'); open('/tmp/not-this-one', 'w')"
    done = subprocess.run([*words, sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    assert b"Read-only file system" in done.stderr and b"not-this-one" in done.stderr


def test_where_nothing_can_be_written_rules_are_compiled_in_memory_and_one_sentence_says_so():
    code = (
        "import tempfile; tempfile.tempdir = '/dev/null'\n"
        "import karat; print(len(karat.game('diamoniak').new(seed=1).to_move))\n"
        "from karat.server.settings import default_db\n"
        "try: default_db()\n"
        "except karat.BadSetup as wrong: print(wrong)"
    )
    environment = {"PATH": os.environ["PATH"], "HOME": "/dev/null"}
    shown = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert shown.stderr == (
        "No folder can be written for compiled rules, so they are compiled anew each time; KARAT_CACHE names one.\n"
    )
    assert shown.stdout == "1\ndb: there is no folder to keep tables in, so it should name a file\n"


def test_on_a_full_disk_compiling_ahead_fails_in_one_sentence_and_leaves_no_word_that_it_was_done(tmp_path):
    """No file may grow past a kilobyte, which is all that a compiled rule needs of a full disk."""
    small = ["bash", "-c", 'ulimit -f 1 && exec "$@"', "bash"]
    told = subprocess.run([*small, *KARAT, "warm"], env=os.environ | {"KARAT_CACHE": str(tmp_path)},
                          capture_output=True, text=True, check=False, timeout=LONGEST)  # fmt: skip
    assert told.returncode == 1 and told.stdout == ""
    assert told.stderr == f"{warm.NOTICE}\nError: {tmp_path}/karat: File too large\n"
    assert not list(tmp_path.rglob(warm.DONE))


# Folders of others ---------------------------------------------------------------------------------------------------
@pytest.fixture
def temporary_in(monkeypatch):
    """What the private folder in a temporary folder would be."""

    def found(folder):
        monkeypatch.setattr(tempfile, "tempdir", str(folder))
        places.temporary.cache_clear()
        return places.temporary()

    yield found
    places.temporary.cache_clear()


def test_the_private_folder_is_made_and_found_again(tmp_path, temporary_in):
    own = tmp_path / f"karat-{os.getuid()}"
    assert temporary_in(tmp_path) == own == temporary_in(tmp_path)
    assert stat.S_IMODE(own.stat().st_mode) == 0o700


def test_a_folder_that_others_may_write_to_is_not_taken(tmp_path, temporary_in):
    own = tmp_path / f"karat-{os.getuid()}"
    own.mkdir()
    own.chmod(0o777)
    assert temporary_in(tmp_path) is None


def test_a_link_is_not_followed(tmp_path, temporary_in):
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / f"karat-{os.getuid()}").symlink_to(tmp_path / "elsewhere")
    assert temporary_in(tmp_path) is None


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_not_taken(tmp_path, temporary_in):
    own = tmp_path / f"karat-{os.getuid()}"
    own.mkdir(mode=0o700)
    os.chown(own, STRANGER, STRANGER)
    assert temporary_in(tmp_path) is None


# Old folders ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("KARAT_CACHE", str(tmp_path))
    monkeypatch.setattr(places, "held", [])
    (tmp_path / "package").mkdir()
    yield tmp_path
    let_go()


def let_go():
    while places.held:
        os.close(places.held.pop())


def make(cache, part, version, package="package", age=0):
    """A folder that was used so many seconds ago and is held by nobody."""
    folder = places.shelf(cache / package, part, version)
    let_go()
    then = folder.joinpath(places.HELD).stat().st_mtime - age
    os.utime(folder / places.HELD, (then, then))
    os.utime(folder.parent / places.OWNER, (then, then))
    return folder


def test_of_a_part_the_latest_two_versions_stay(cache):
    first, second = make(cache, "djinn", "1", age=30), make(cache, "djinn", "2", age=20)
    other, checked = make(cache, "kadora", "1", age=40), make(cache, "djinn-checked", "1", age=40)
    third = places.shelf(cache / "package", "djinn", "3")
    assert not first.exists()
    assert all(folder.exists() for folder in (second, third, other, checked))
    assert sorted(one.name for one in third.parent.iterdir() if one.name.startswith(places.GONE)) == []


def test_what_another_process_holds_stays_until_it_ends(cache):
    code = (
        "import sys; from pathlib import Path; from karat import places\n"
        "print(places.shelf(Path(sys.argv[1]), 'djinn', '1'), flush=True); sys.stdin.read()"
    )
    user = subprocess.Popen([sys.executable, "-c", code, cache / "package"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, text=True)  # fmt: skip
    held = Path(user.stdout.readline().strip())
    os.utime(held / places.HELD, (0, 0))
    make(cache, "djinn", "2", age=20)
    make(cache, "djinn", "3", age=10)
    assert held.exists()
    user.communicate()
    make(cache, "djinn", "4")
    assert not held.exists()


def test_what_belonged_to_an_installation_that_is_gone_goes(cache):
    (cache / "clone").mkdir()
    gone, here = make(cache, "djinn", "1", "clone"), make(cache, "djinn", "1")
    (cache / "clone").rmdir()
    foreign = here.parents[1] / "somebody's" / "djinn-1"
    foreign.mkdir(parents=True)
    make(cache, "djinn", "2")
    assert not gone.parent.exists() and here.exists() and foreign.exists()


def test_what_nobody_used_for_months_goes(cache):
    (cache / "clone").mkdir()
    unused = make(cache, "djinn", "1", "clone", age=places.LONG_UNUSED + 10)
    make(cache, "djinn", "1")
    assert not unused.parent.exists()


def test_a_folder_that_goes_while_somebody_takes_it_is_made_again(cache, monkeypatch):
    """Between opening the mark and locking it, the folder is removed."""
    folder = make(cache, "djinn", "1")
    mark, removed = places.marked, []

    def slowly(*about):
        opened = mark(*about)
        if not removed:
            removed.append(folder)
            places.remove(folder)
            assert not folder.exists()
        return opened

    monkeypatch.setattr(places, "marked", slowly)
    assert places.shelf(cache / "package", "djinn", "1") == folder and folder.exists() and removed


def test_a_cache_that_cannot_be_written_is_named_once(tmp_path):
    (tmp_path / "file").write_text("")
    shown = subprocess.run([*KARAT, "play", "diamoniak", "--plain"], input="q\n", capture_output=True, text=True,
                           env=os.environ | {"KARAT_CACHE": str(tmp_path / "file")}, check=False)  # fmt: skip
    assert shown.returncode == 0 and shown.stderr == f"KARAT_CACHE: {tmp_path / 'file'} cannot be written.\n"
