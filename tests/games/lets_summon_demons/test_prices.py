"""The printed cards with a price: what "may" be discarded, and what follows."""

import pytest

from tests.games.lets_summon_demons.table import cards, demons, duel, game, hand, seen, souls
from tests.support import card, legal, play, refused, rule


@rule("LSD 4.1")
@card("goldfish")
@pytest.mark.parametrize(("answer", "n", "left"), [("accept", 5, []), ("decline", 0, ["goldfish"])])
def test_goldfish_may_be_discarded_for_five(answer: str, n: int, left: list[str]) -> None:
    state = duel.scenario({"seats": [{"souls": 0, "cards": ["goldfish"]}]}, chance=[3, 4])
    play(state, "roll", answer)
    assert (souls(state)[0], cards(state, 0)) == (n, left)


@rule("LSD 8.10")
@card("goat")
def test_goat_costs_one_boy_and_one_girl_and_brings_the_top_demon() -> None:
    seat = {"cards": ["goat", "eve", "adam", "romeo", "dog"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll", "activate goat")
    assert legal(state) == ["discard adam", "discard romeo", "decline"]
    play(state, "discard romeo")
    assert cards(state, 0) == ["goat", "adam", "dog"]
    assert (demons(state, 0), hand(state, 0)) == (["krampus"], ["porcus"])


@rule("LSD 8.10")
@rule("LSD 4.1")
@card("goat")
def test_goat_may_be_left_alone() -> None:
    state = duel.scenario({"seats": [{"cards": ["goat", "eve", "adam"]}]}, chance=[3, 4])
    play(state, "roll", "decline")
    assert (cards(state, 0), demons(state, 0)) == (["goat", "eve", "adam"], [])


@rule("LSD 8.10")
@card("goat")
@pytest.mark.parametrize("kids", [["adam", "adam"], ["eve", "lola"], ["eve"], []])
def test_goat_does_not_ask_without_a_boy_and_a_girl(kids: list[str]) -> None:
    state = duel.scenario({"seats": [{"cards": ["goat", *kids]}]}, chance=[3, 4])
    play(state, "roll")
    assert "end" in legal(state)


@rule("LSD 8.10")
@rule("LSD 7.10")
@card("dollagorgon")
def test_with_dollagorgon_the_goat_takes_any_two_kids() -> None:
    seat = {"cards": ["goat", "eve", "lola"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["discard eve", "discard lola", "decline"]
    play(state, "discard lola")
    assert (cards(state, 0), demons(state, 0)) == (["goat"], ["dollagorgon", "krampus"])


@rule("LSD 8.10")
@card("dollagorgon")
def test_with_dollagorgon_one_kid_still_does_not_pay_twice() -> None:
    seat = {"cards": ["goat", "eve"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_two_kids_of_two_opponents() -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam", "rabid_dog"]}, {"cards": ["lola"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", "target p2")
    assert legal(state) == ["discard eve", "discard adam"]
    play(state, "discard adam", "target p3")
    assert [cards(state, seat) for seat in range(3)] == [[], ["eve", "rabid_dog"], []]
    assert state.player == 0
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_two_kids_of_one_opponent() -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam", "lola"]}, {"cards": ["lola"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", "target p2", "discard adam", "target p2", "discard eve")
    assert [cards(state, seat) for seat in range(3)] == [[], ["lola"], ["lola"]]
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["done"], ["eve", "adam"]), (["target p2", "discard eve", "done"], ["adam"])],
)
def test_alligator_may_bite_none_or_one(answers: list[str], left: list[str]) -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", *answers)
    assert (cards(state, 0), cards(state, 1)) == ([], left)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_neither_animals_nor_its_owners_kids() -> None:
    seats = [{"cards": ["alligator", "lola"]}, {"cards": ["eve", "adam", "rabid_dog"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept")
    assert refused(state, "target p1") == "LSD 4.12"
    play(state, "target p2")
    assert refused(state, "discard rabid_dog") == "LSD 4.1"
    assert refused(state, "discard lola") == "LSD 4.1"
    assert refused(state, "done") == "LSD 8.11"


@rule("LSD 8.12")
@card("rotten_damian")
def test_damian_puts_a_demon_of_the_hand_into_play_at_random() -> None:
    seat = {"cards": ["rotten_damian"], "hand": ["porcus", "krampus", "baphometal"]}
    drawn = set()
    for seed in range(20):
        state = duel.scenario({"seats": [seat]}, chance=[5, 6], seed=seed)
        play(state, "roll", "accept")
        assert cards(state, 0) == []
        assert len(hand(state, 0)) == 2
        drawn.update(demons(state, 0))
    assert drawn == {"porcus", "krampus", "baphometal"}


@rule("LSD 8.12")
@rule("LSD 4.1")
@card("rotten_damian")
def test_damian_may_stay() -> None:
    seat = {"cards": ["rotten_damian"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 6])
    play(state, "roll", "decline")
    assert (cards(state, 0), demons(state, 0)) == (["rotten_damian"], [])


@rule("LSD 8.12")
@card("rotten_damian")
def test_damian_summons_nobody_from_an_empty_hand() -> None:
    state = duel.scenario({"seats": [{"cards": ["rotten_damian"], "hand": []}]}, chance=[5, 6])
    play(state, "roll", "accept")
    assert (cards(state, 0), demons(state, 0)) == ([], [])


@rule("LSD 8.15")
@card("rotten_sam")
def test_sam_may_discard_one_animal_for_six() -> None:
    seat = {"souls": 0, "cards": ["rotten_sam", "dog", "skunk", "eve"]}
    state = duel.scenario({"seats": [seat]}, chance=[4, 6])
    play(state, "roll")
    assert legal(state) == ["discard dog", "discard skunk", "decline"]
    assert refused(state, "discard eve") == "LSD 4.1"
    play(state, "discard skunk")
    assert (souls(state)[0], cards(state, 0)) == (6, ["rotten_sam", "dog", "eve"])
    assert "end" in legal(state)  # once per activation


@rule("LSD 8.15")
@card("rotten_sam")
@pytest.mark.parametrize(("animals", "answers"), [(["dog"], ["decline"]), ([], [])])
def test_without_the_price_sam_brings_nothing(animals: list[str], answers: list[str]) -> None:
    seat = {"souls": 0, "cards": ["rotten_sam", *animals]}
    state = duel.scenario({"seats": [seat]}, chance=[4, 6])
    play(state, "roll", *answers)
    assert (souls(state)[0], cards(state, 0)) == (0, ["rotten_sam", *animals])


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_steals_a_kid() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve", "dog"]}, {"cards": ["adam", "lola"]}]
    state = game.scenario({"seats": seats, "block": ["romeo"]}, chance=[4, 5])
    play(state, "roll", "accept")
    assert legal(state) == ["choose 1", "choose 2"]
    play(state, "choose 1", "target p3", "steal lola")
    assert [cards(state, seat) for seat in range(3)] == [["lola"], ["eve", "dog"], ["adam"]]
    assert seen(state)["discards"] == ["rotten_annie"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_steals_no_animal_and_no_demon() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve", "lola", "dog"], "demons": ["porcus"]}]
    state = duel.scenario({"seats": seats, "block": []}, chance=[4, 5])
    play(state, "roll", "accept")
    assert legal(state) == ["steal eve", "steal lola"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_gains_a_kid_from_the_block() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats, "block": ["dog", "romeo", "lola"]}, chance=[4, 5])
    play(state, "roll", "accept", "choose 2")
    assert legal(state) == ["take 2", "take 3"]
    play(state, "take 2")
    assert (cards(state, 0), cards(state, 1)) == (["romeo"], ["eve"])


@rule("LSD 8.16")
@card("rotten_annie")
@pytest.mark.parametrize(
    ("theirs", "block", "obtained"),
    [(["eve"], ["dog"], ["eve"]), (["dog"], ["adam"], ["adam"]), (["dog"], ["dog"], [])],
)
def test_annie_does_whichever_is_possible(
    theirs: list[str], block: list[str], obtained: list[str]
) -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": theirs}]
    state = duel.scenario({"seats": seats, "block": block}, chance=[4, 5])
    play(state, "roll", "accept")
    assert cards(state, 0) == obtained
    assert seen(state)["discards"] == ["rotten_annie"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_what_annie_cannot_do_cannot_be_chosen() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats, "block": ["adam"]}, chance=[4, 5])
    play(state, "roll", "accept")
    assert refused(state, "choose 3") == "LSD 8.16"
    assert refused(state, "decline") == "LSD 4.1"


@rule("LSD 4.1")
@card("rotten_annie")
def test_annie_may_stay() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats}, chance=[4, 5])
    play(state, "roll", "decline")
    assert cards(state, 0) == ["rotten_annie"]
