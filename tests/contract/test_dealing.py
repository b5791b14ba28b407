"""Fair dealing: nobody can foresee the cards, and everybody can check them afterwards."""

import hashlib
import json
import random
from collections import Counter

import pytest

import karat
from contract.cases import CASES, name, new, random_move
from karat.table.dealer import Deal, Dealer
from karat.table.record import verify


def finished(case, deal):
    state = new(case, deal)
    rng = random.Random(1)
    while not state.over:
        state.play(*random_move(state, rng))
    return state


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_finished_record_proves_its_deal(case):
    deal = Deal().with_words("sesame", "Ωμέγα")
    state = new(case, deal)
    published = state.commitment
    assert "secret" not in state.record()["deal"]
    state = finished(case, deal)
    record = json.loads(json.dumps(state.record()))
    assert record["deal"] == {"commitment": published, "words": ["sesame", "Ωμέγα"], "secret": deal.secret.hex()}
    assert verify(state.game, record)[1]


@pytest.mark.parametrize("id", karat.games())
def test_another_secret_other_words_or_another_card_is_found_out(id):
    state = finished((id, karat.game(id).players[0], {}), 5)
    record = json.loads(json.dumps(state.record()))
    for key, value in (("secret", "0" * 64), ("words", ["x"]), ("commitment", "0" * 64)):
        bad = record | {"deal": record["deal"] | {key: value}}
        with pytest.raises(karat.BadRecord) as wrong:
            verify(state.game, bad)
        assert wrong.value.field.startswith(("deal", "steps"))


def test_a_changed_deal_that_still_replays_does_not_verify():
    """The last card of a Diamant game, exchanged for another treasure that leads to the same end, is still found."""
    game = karat.game("diamant")
    for seed in range(40):
        state = game.new(players=3, seed=seed)
        while not state.over:
            for seat in state.to_move:
                state.play(seat, "leave")
        record = json.loads(json.dumps(state.record()))
        deals = [at for at, step in enumerate(record["steps"]) if step[0] == "deal"]
        at = next((at for at in deals if record["steps"][at][1] == "snake"), None)
        if at is None:
            continue
        record["steps"][at] = ["deal", "spider"]
        assert game.replay(record).over
        with pytest.raises(karat.BadRecord) as wrong:
            verify(game, record)
        assert wrong.value.field == f"steps[{at}]"
        return
    raise AssertionError("no game with a snake was found")


def test_a_record_without_its_secret_is_checked_but_not_proven():
    state = karat.game("diamant").new(players=3, seed=1)
    assert verify(state.game, state.record())[1] is False
    record = finished(("diamant", 3, {}), 1).record()
    del record["deal"]
    assert verify(state.game, record)[1] is False


def test_a_game_from_a_position_proves_nothing_whatever_it_claims():
    game = karat.game("diamant")
    other = finished(("diamant", 3, {}), 1).record()["deal"]
    state = game.position(game.new(players=3, seed=4).position())
    assert state.commitment is None and "deal" not in state.record()
    while not state.over:
        for seat in state.to_move:
            state.play(seat, "leave")
    assert verify(game, state.record() | {"deal": other})[1] is False


@pytest.mark.parametrize("case", CASES, ids=name)
def test_replaying_tells_of_the_deal_what_the_record_told(case):
    """At every moment of a game, with and without its deal; a game played on from there claims no proof of its own."""
    rng = random.Random(2)
    state = new(case, 2)
    for _ in range(25):
        record = json.loads(json.dumps(state.record()))
        assert state.game.replay(record).record() == record
        del record["deal"]
        assert state.game.replay(record).record() == record
        if not state.over:
            state.play(*random_move(state, rng))
    again = state.game.replay(state.record())
    twin = state.game.replay(state.record())
    assert again.position() == twin.position()
    while not again.over:
        again.play(*random_move(again, rng))
    assert verify(again.game, again.record())[1] is state.over


@pytest.mark.parametrize("deal", ["foo", {}, {"commitment": "00"}, {"commitment": "0" * 64, "words": 3}, 7], ids=repr)
def test_an_unreadable_deal_does_not_change_what_replays(deal):
    record = finished(("diamant", 3, {}), 1).record()
    assert karat.game("diamant").replay(record | {"deal": deal}).over
    with pytest.raises(karat.BadRecord) as wrong:
        verify(karat.game("diamant"), record | {"deal": deal})
    assert wrong.value.field.startswith("deal")


def test_the_commitment_fixes_the_secret_and_the_words_do_not_change_it():
    deal = Deal(b"k" * 32)
    assert deal.commitment == hashlib.sha256(b"karat commitment " + b"k" * 32).hexdigest()
    assert deal.with_words("a").commitment == deal.commitment
    assert Deal().commitment != Deal().commitment


def test_players_words_set_up_and_secret_all_change_the_cards():
    game = karat.game("diamoniak")
    deal = Deal(b"k" * 32)
    decks = [
        game.new(2, deal).position()["deck"],
        game.new(2, deal.with_words("a")).position()["deck"],
        game.new(2, deal.with_words("b")).position()["deck"],
        game.new(2, deal.with_words("a", "b")).position()["deck"],
        game.new(2, deal, keep_colour=True).position()["deck"],
        game.new(3, deal).position()["deck"],
        game.new(2, Deal(b"l" * 32)).position()["deck"],
    ]
    assert len({tuple(deck) for deck in decks}) == len(decks)
    assert game.new(2, Deal(b"k" * 32)).position()["deck"] == decks[0]


def test_the_stream_is_blake2b_in_counter_mode():
    """Fixed for ever: records of today must verify with any later Karat."""
    dealer = Dealer(b"key")
    stream = b"".join(hashlib.blake2b(i.to_bytes(8, "little"), key=b"key", digest_size=64).digest() for i in range(2))
    words = [int.from_bytes(stream[i : i + 4], "little") for i in range(0, 128, 4)]
    assert [dealer.below(1 << 32) for _ in words] == words
    assert Dealer(b"key").shuffled(range(10)) == [3, 4, 2, 0, 1, 7, 9, 5, 6, 8]


def test_every_order_is_equally_likely():
    dealer = Dealer(b"fair")
    orders = Counter(tuple(dealer.shuffled([3, 1, 2, 0])) for _ in range(24_000))
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # chi-square, 23 degrees, 0.1 %


@pytest.mark.parametrize("bad", [{"secret": b"short"}, {"secret": "text"}, {"words": "text"}, {"words": [1]}], ids=repr)
def test_a_bad_deal_is_named(bad):
    with pytest.raises(karat.BadSetup) as wrong:
        Deal(**bad)
    assert wrong.value.field in bad
