"""A server in a house without internet says where it is, and makes links that other devices can follow."""

import pytest

from karat.server.address import addresses, invitation
from server.house import Server


def test_a_server_for_the_house_prints_a_code_and_its_links_lead_to_it(tmp_path):
    server = Server(tmp_path / "tables.db", "--host", "0.0.0.0").start()
    try:
        _, home = addresses("0.0.0.0", server.port)
        assert home is not None and "127.0.0.1" not in home and "0.0.0.0" not in home
        made = server.make("djinn", players=2)
        table = made["table"]
        assert made["link"] == f"{home}t/{table['code']}"
        status, seat = server.get(f"/api/tables/{table['id']}/qr.svg?seat=1")
        assert status == 200 and seat.startswith("<svg") and seat != made["qr"]
        status, refused = server.get(f"/api/tables/{table['id']}/qr.svg?seat=2")
        assert status == 400 and refused["sentence"] == "seat: should be a whole number from 0 to 1."
    finally:
        out, _ = server.stop()
    assert f"Other devices find it at {home}\n██" in out


@pytest.mark.parametrize(
    ("host", "page", "home"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/", None),
        ("localhost", "http://localhost:80/", None),
        ("::1", "http://[::1]:80/", None),
        ("192.168.7.20", "http://192.168.7.20:80/", "http://192.168.7.20:80/"),
        ("fd00::7", "http://[fd00::7]:80/", "http://[fd00::7]:80/"),
    ],
)
def test_where_a_server_is(host, page, home):
    assert addresses(host, 80) == (page, home)


def test_without_a_network_there_is_one_clear_line():
    assert invitation(None, "0.0.0.0") == "No network was found, so no other device can come in yet."
    assert invitation(None, "127.0.0.1").startswith("Only this machine can reach it; --host 0.0.0.0 ")
