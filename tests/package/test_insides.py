"""What is used of other packages that they do not promise to keep. Each has an upper bound in pyproject.toml; before it
is raised, these tests say what has changed."""

import importlib
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
HTTP = "uvicorn.protocols.http.httptools_impl"
SOCKET = "uvicorn.protocols.websockets.websockets_sansio_impl"
# Package, who leans on it, where, and the names there. What a class sets when it is made is looked for in its source.
INSIDES = (
    ("uvicorn", "server/web/connections.py", HTTP, "STATUS_LINE"),
    (
        "uvicorn",
        "server/web/connections.py",
        f"{HTTP}:HttpToolsProtocol",
        "connection_made connection_lost handle_websocket_upgrade data_received on_message_begin on_url on_header"
        " on_headers_complete on_message_complete pause_writing resume_writing send_400_response"
        " .client .cycle .flow .headers .loop .pipeline .transport",
    ),
    ("uvicorn", "server/web/connections.py", f"{HTTP}:RequestResponseCycle", ".response_complete .response_started"),
    (
        "uvicorn",
        "server/web/wire.py",
        f"{SOCKET}:WebSocketsSansIOProtocol",
        "run_asgi send connection_lost data_received handle_events handle_cont handle_parser_exception"
        " send_receive_event_to_app keepalive_timeout .close_sent .close_timer .close_timeout .conn .curr_msg_data_type"
        " .frames .handshake_complete .loop .queue .read_paused .scope .transport",
    ),
    (
        "uvicorn",
        "server/run.py",
        "uvicorn:Server",
        "capture_signals handle_exit startup shutdown .should_exit .force_exit .lifespan",
    ),
    (
        "websockets",
        "server/web/wire.py",
        "websockets.protocol:Protocol",
        "receive_data send_close data_to_send fail .events .parser .parser_exc .state .current_size",
    ),
    ("websockets", "server/web/wire.py", "websockets.streams:StreamReader", "at_eof"),
    ("websockets", "server/web/wire.py", "websockets.frames", "apply_mask"),
    ("numba", "kernel/dispatch.py", "numba.core.typing.templates", "AbstractTemplate infer_global"),
    ("numba", "kept.py", "numba.core.caching:FunctionCache", "_impl_class load_overload save_overload ._cache_file"),
    ("numba", "kept.py", "numba.core.caching:IndexDataCacheFile", "load save"),
    ("numba", "kept.py", "numba.core.registry", "cpu_target"),
    ("numba-cuda", "lab/gpu.py", "numba.cuda.lowering:CUDALower", "post_lower"),
    ("numba-cuda", "lab/gpu.py", "numba.cuda", "dispatcher"),
)


def bounds():
    """Every dependency with what pyproject.toml says of its versions."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *(one for more in project["optional-dependencies"].values() for one in more)]
    return dict(re.match(r"([\w.-]+)(?:\[.*?\])?([^;]*)", one).groups() for one in asked)


def _has(thing, name):
    """Whether a class or module has a name, or, with a dot, one of the classes it comes from sets it on its objects."""
    if not name.startswith("."):
        return hasattr(thing, name)
    source = "".join(
        inspect.getsource(kind) for kind in thing.__mro__ if kind is not object and kind.__module__ != "abc"
    )
    return re.search(rf"\bself\{name}\b|^ +{name[1:]}:", source, re.M) is not None


@pytest.mark.parametrize(("package", "user", "where", "names"), INSIDES, ids=lambda one: str(one).split()[0])
def test_what_is_used_of_their_insides_is_still_there(package, user, where, names):
    if package == "numba-cuda":
        pytest.importorskip("numba_cuda", reason="it comes with the extra gpu")
    module, _, kind = where.partition(":")
    try:
        thing = importlib.import_module(module)
        thing = getattr(thing, kind) if kind else thing
        missing = [name for name in names.split() if not _has(thing, name)]
    except (ImportError, AttributeError):
        missing = [where]
    assert not missing, f"{package} {version(package)} no longer has {', '.join(missing)}, which {user} needs"


def test_a_parser_between_two_frames_can_be_told_from_one_within():
    """The short way of a message asks where the parser of websockets waits."""
    from websockets.protocol import SERVER, Protocol, State

    from karat.server.web.wire import rests

    protocol = Protocol(SERVER, state=State.OPEN)
    said = "websockets waits for a frame in another place, which server/web/wire.py has to know"
    assert rests(protocol.parser), said
    protocol.receive_data(b"\x81\x82\x00\x00")
    assert not rests(protocol.parser), said


@pytest.mark.parametrize("package", sorted({package for package, *_ in INSIDES}))
def test_such_a_package_has_an_upper_bound_and_the_pinned_one_keeps_to_it(package):
    bound = re.search(r"<([\d.]+)", bounds()[package])
    assert bound, f"pyproject.toml should name the first {package} whose insides nobody has looked at"
    pinned = re.search(rf"^{package}==([\d.]+)", (PROJECT / "requirements.lock").read_text(), re.M)
    if pinned:
        numbers = [tuple(map(int, text.split("."))) for text in (pinned[1], bound[1])]
        assert numbers[0] < numbers[1], f"requirements.lock has {package} {pinned[1]}, beyond the bound {bound[1]}"
