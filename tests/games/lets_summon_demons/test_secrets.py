"""What others may not know: hands, the deck, and what somebody saw of it."""

from collections.abc import Callable, Mapping

import pytest

import pandemonium as pm
from pandemonium.testing import Coverage, check_no_leaks, secret_questions
from tests.games.lets_summon_demons.table import duel, game, hand, seen
from tests.support import legal, play

BOOK = {"demons": ["foul_book_of_demons"], "hand": ["porcus"], "candles": []}


def is_secret(state: pm.State) -> bool:
    """Whether the question goes to its seat alone."""
    question = state.question
    assert question is not None
    return question.secret


def worlds(state: pm.State, seat: int) -> list[pm.State]:
    """Some of what the seat thinks possible."""
    return [state.imagine(seat, pm.Chance(seed)) for seed in range(30)]


def demons_not_in(*names: str) -> list[str]:
    """All Demons but these."""
    return [card.id for card in duel.cards if card.kind == "demon" and card.id not in names]


def test_what_can_be_summoned_is_shown_to_its_seat_alone() -> None:
    assert is_secret(duel.scenario({}))
    starters = pm.game("lets-summon-demons", players=2, starter_demons=True)
    assert is_secret(starters.start(1))


def test_the_book_asks_even_if_one_demon_is_left() -> None:
    rest = demons_not_in("foul_book_of_demons", "porcus", "krampus")
    received = {"seats": [BOOK, {"hand": rest}], "demon_deck": ["krampus"]}
    state = duel.scenario(received, chance=[1, 2])
    play(state, "roll")
    assert legal(state) == ["summon krampus"]
    assert is_secret(state)


def test_the_egg_asks_even_if_one_demon_is_left() -> None:
    rest = demons_not_in("rosemarys_egg", "krampus")
    seat = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}
    state = duel.scenario({"seats": [seat, {"hand": rest}], "demon_deck": ["krampus"]})
    play(state, "summon rosemarys_egg")
    assert legal(state) == ["summon krampus"]
    assert is_secret(state)


def test_what_all_can_see_is_no_secret() -> None:
    state = duel.scenario({"seats": [{"cards": ["cat", "dog", "eve"]}]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["activate cat", "activate dog"]
    assert not is_secret(state)


def test_who_looked_through_the_deck_knows_the_hands_of_the_others() -> None:
    state = duel.scenario({"seats": [BOOK, {"hand": ["krampus", "oni_twi"]}]}, chance=[1, 2])
    before = {tuple(hand(world, 1)) for world in worlds(state, 0)}
    assert len(before) > 10
    play(state, "roll", "summon wraithlox")
    assert {tuple(sorted(hand(world, 1))) for world in worlds(state, 0)} == {("krampus", "oni_twi")}
    assert len({tuple(hand(world, 0)) for world in worlds(state, 1)}) > 5


def test_a_demon_drawn_from_a_deck_that_was_looked_through_is_one_of_it() -> None:
    rival = {"demons": ["the_devil"], "hand": ["krampus"], "candles": []}
    state = duel.scenario({"seats": [BOOK, rival]}, chance=[1, 2, 1, 1, 5, 6])
    play(state, "roll")
    deck = {text.split()[1] for text in legal(state)} - {"mephistopheles"}
    play(state, "summon mephistopheles", "end", "roll", "end", "roll")
    assert "the_devil" in seen(state)["seats"][0]["demons"]
    (known,) = seen(state, 0)["known"]
    assert known["where"] == [
        {"place": "hand:2", "count": 1},
        {"place": "demon_deck", "count": 14},
    ]
    for world in worlds(state, 0):
        (drawn,) = set(hand(world, 1)) - {"krampus"}
        assert drawn in deck
    assert len({tuple(hand(world, 1)) for world in worlds(state, 0)}) > 5


def test_everybody_knows_what_a_deck_that_was_rebuilt_consists_of() -> None:
    in_hands = demons_not_in("porcus", "krampus", "wraithlox", "mephistopheles")
    seats = [
        {"demons": ["mephistopheles"], "hand": [], "candles": []},
        {"demons": ["porcus"], "cards": [], "hand": in_hands[:8]},
        {"hand": in_hands[8:]},
    ]
    received = {"seats": seats, "demon_discards": ["krampus", "wraithlox"]}
    state = game.scenario(received, chance=[5, 6, "krampus"])
    play(state, "roll")
    assert hand(state, 1)[-1] == "krampus"
    (known,) = seen(state, None)["known"]
    assert known["cards"] == ["krampus", "wraithlox"]
    assert known["where"] == [
        {"place": "hand:2", "count": 1},
        {"place": "demon_deck", "count": 1},
    ]
    drawn = {name for world in worlds(state, 0) for name in hand(world, 1)} - set(in_hands)
    assert drawn == {"krampus", "wraithlox"}
    for world in worlds(state, 0):
        assert len(set(hand(world, 1)) & {"krampus", "wraithlox"}) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_imagining_forgets_the_truth(players: int) -> None:
    books = [{"id": "foul_book_of_demons", "copies": 3, "on": [6, 7, 8]}]
    table = pm.game("lets-summon-demons", players=players, cards=books, starter_demons=True)
    for seed in range(3):
        state = table.start(seed)
        rng = pm.Chance(seed)
        for _ in range(120):
            if state.over:
                break
            for seat in range(players):
                once = state.imagine(seat, pm.Chance(8))
                twice = state.imagine(seat, pm.Chance(7)).imagine(seat, pm.Chance(8))
                assert once.save() == twice.save()
            state.apply(state.legal()[rng.below(len(state.legal()))])


def test_each_world_is_about_as_likely_as_it_should_be() -> None:
    rest = demons_not_in("porcus", "krampus", "wraithlox")
    seats = [{"demons": rest, "souls": 0}, {"hand": ["porcus"]}]
    state = duel.scenario({"seats": seats, "demon_deck": ["krampus", "wraithlox"]})
    dealt = [hand(state.imagine(0, pm.Chance(seed)), 1)[0] for seed in range(600)]
    for name in ("porcus", "krampus", "wraithlox"):
        assert 150 < dealt.count(name) < 250


def test_how_many_questions_are_asked_does_not_depend_on_the_hand() -> None:
    counts = set()
    for demon in ("porcus", "oni_twi", "the_serpent"):
        seat = {"cards": ["eve"] * 3, "hand": [demon]}
        state = duel.scenario({"seats": [seat], "bought": True}, chance=[1, 2])
        play(state, f"summon {demon}", "roll")
        counts.add((state.ply, state.player))
    assert counts == {(2, 0)}


# ---------------------------------------------------------------------- the law over time

EGG = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}


def after(seat: Mapping[str, object], text: str) -> pm.State:
    """The position in which this action leads to the question."""
    state = duel.scenario({"seats": [seat]}, chance=[1, 2])
    play(state, text)
    return state


ASKING: dict[str, Callable[[], pm.State]] = {
    "Hatch": lambda: after(EGG, "summon rosemarys_egg"),
    "Search": lambda: after(BOOK, "roll"),
    "Starter": lambda: pm.game("lets-summon-demons", players=2, starter_demons=True).start(1),
    "Turn": lambda: duel.scenario({"seats": [{"cards": ["eve"] * 3}]}),
}


def test_every_secret_question_is_tried() -> None:
    assert sorted(ASKING) == secret_questions(duel)


@pytest.mark.parametrize("question", ASKING)
def test_the_law_holds_where_a_secret_question_is_asked(question: str) -> None:
    state = ASKING[question]()
    walks = [check_no_leaks(state.game, seed, pairs=4, plies=5, start=state) for seed in range(4)]
    assert sum(walks, Coverage()).secrets[question], "it would have told nobody anything"
