"""Tables of the real games: where rules put barriers, and that what is offered can be done."""

import json
import random
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Table, TableError, worded
from pandemonium.table.barrier import after, barrier_between
from pandemonium.table.prompt import build_prompt
from pandemonium.testing.random_play import random_positions

STEPS = 40

every_game = pytest.mark.parametrize("name", pm.games())


def demons(**scenario: object) -> Table:
    """A table of Let's Summon Demons in the middle of a game."""
    game = pm.game("lets-summon-demons", 2)
    return Table(game.scenario(scenario, chance=[1, 1]))


def test_a_purchase_can_be_taken_back() -> None:
    table = demons(seats=[{"souls": 9}])
    before = table.state.save()
    table.act(0, "buy 1")
    table.undo(0)
    assert table.state.save() == before
    with pytest.raises(TableError, match="nothing to undo"):
        table.undo(0)


def test_a_summon_is_taken_back_card_by_card() -> None:
    table = demons(seats=[{"cards": ["eve", "dog", "cat", "adam"], "hand": ["porcus"]}])
    for action in ("summon porcus", "snuff eve", "snuff dog"):
        table.act(0, action)
    asked = []
    while table.prompt(0)["undo"]["possible"]:
        table.undo(0)
        question = table.prompt(0)["question"]
        assert question is not None
        asked.append((question["key"], question["args"].get("n")))
    assert asked[-1][0].startswith("turn")
    assert [n for _, n in asked[:-1]] == [2, 3]


def test_a_summon_with_its_three_snuffs_is_one_step() -> None:
    table = demons(seats=[{"cards": ["eve", "dog", "cat", "adam"], "hand": ["porcus"]}])
    table.act(0, "summon porcus", "snuff eve", "snuff dog", "snuff cat")
    assert len(table.record.actions) == 4


def test_a_roll_cannot_be_taken_back() -> None:
    table = demons(seats=[{"souls": 9}])
    table.act(0, "buy 1", "roll")
    with pytest.raises(TableError, match="dice were rolled"):
        table.undo(0)


def test_what_was_shown_cannot_be_taken_back() -> None:
    game = pm.game("lets-summon-demons", 2)
    seat = {
        "demons": ["foul_book_of_demons"],
        "cards": ["sweet_jesus"],
        "candles": ["evil_candle"],
    }
    table = Table(game.scenario({"seats": [seat]}, chance=[1, 2]))
    table.act(0, "roll")
    table.act(0, "activate foul_book_of_demons")
    with pytest.raises(TableError, match="hidden information was revealed"):
        table.undo(0)


def test_the_turn_of_somebody_else_is_a_barrier() -> None:
    table = demons(rolled=True, block=["eve", "eve", "eve", "eve", "dog"])
    table.act(0, "end")
    with pytest.raises(TableError, match="another player"):
        table.undo(0)


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_offered_can_be_done(name: str, seed: int) -> None:
    """A walk: every plan can be carried out, and what is marked undoable can be undone."""
    game = pm.game(name)
    table = Table.start(game, chance=pm.Chance(seed))
    rng = random.Random(seed)
    for _ in range(STEPS):
        if table.over:
            break
        seat = table.state.player
        prompt = table.prompt(seat)
        offered = [([choice["text"]], choice["undoable"]) for choice in prompt["choices"]]
        offered += 3 * [(plan["actions"], plan["undoable"]) for plan in prompt["plans"]]
        actions, undoable = rng.choice(offered)
        before = table.state.save()
        table.act(seat, *actions)
        if undoable:
            table.undo(seat)
            assert table.state.save() == before
            table.act(seat, *actions)
    assert Table.resume(table.record).state.save() == table.state.save()


@every_game
def test_every_prompt_has_its_words(name: str) -> None:
    game = pm.game(name)
    words = [Words(game, language) for language in LANGUAGES]
    table = Table.start(game, chance=pm.Chance(3))
    rng = random.Random(3)
    for _ in range(STEPS):
        for seat in (*range(game.players), None):
            for translator in words:
                assert worded(table.prompt(seat), translator)["said"]
                for entry in table.events(seat)[-9:]:
                    assert translator.event(entry["event"])
        if table.over:
            break
        seat = table.state.player
        table.act(seat, rng.choice(table.prompt(seat)["choices"])["text"])


def test_who_waits_for_a_secret_answer_learns_what_it_is_about() -> None:
    game = pm.game("mephisto", 2)
    seats: list[dict[str, object]] = [{"hand": ["shovel", "goblin"]}, {}]
    table = Table(game.scenario({"dungeon": {}, "seats": seats}))
    words = Words(game, "en", ["Ada", "Bea"])
    assert worded(table.prompt(1), words)["said"] == "Ada is taking a turn."
    table.act(0, "play shovel 1")
    prompt = worded(table.prompt(1), words)
    assert prompt["said"] == "Ada is paying for Shovel."
    assert prompt["waiting"] == {"key": "pay", "clause": "ME 3.2", "card": "shovel"}
    assert prompt["question"] is None
    assert table.prompt(0)["waiting"] is None


@every_game
def test_what_never_changes_is_described_once(name: str) -> None:
    """Catalogue and icons: one for the game, one for each card, one for each printed figure."""
    game = pm.game(name)
    for language in LANGUAGES:
        described: dict[str, Any] = game.describe(Words(game, language))
        assert json.loads(json.dumps(described)) == described
        assert all(card["name"] for card in described["cards"])
        if not described["emblem"]:
            continue  # a game need not have icons; one that has some has them all
        emblems = [described["emblem"], *[card["emblem"] for card in described["cards"]]]
        assert all(emblems)
        assert len(set(emblems)) == len(emblems)
        figures = [figure for card in described["cards"] for figure in card["figures"].items()]
        signs = set(described["emblems"])  # of a number by its name, of a word by itself
        assert all(signs & {name, str(value)} for name, value in figures)


@every_game
def test_every_element_that_can_be_touched_has_its_why_not(name: str) -> None:
    game = pm.game(name)
    table = Table.start(game, chance=pm.Chance(5))
    touched = {at for action in game.actions for at in table.state.touches(action)}
    for element in sorted(touched)[:30]:
        problem = table.why_not(table.state.player, element)
        assert problem is None or isinstance(problem, pm.IllegalMove)


@every_game
@pytest.mark.parametrize("seed", [7, 8])
def test_what_can_be_taken_back_teaches_nothing(name: str, seed: int) -> None:
    """What has no barrier leads to the same in every world that the seat thinks possible."""
    game = pm.game(name)
    rng = random.Random(seed)
    tried = 0
    for state in random_positions(game, seed, every=9):
        if state.over:
            break
        seat = state.player
        worlds = [state, *[state.imagine(seat, pm.Chance(rng.getrandbits(20))) for _ in range(2)]]
        for action in rng.sample(state.legal(), min(3, len(state.legal()))):
            tried += 1
            followed = [after(world, action) for world in worlds]
            barriers = {
                bool(barrier_between(world, led))
                for world, led in zip(worlds, followed, strict=True)
            }
            assert len(barriers) == 1, f"{action.text} has a barrier in some worlds only"
            if barriers == {False}:
                learned = {json.dumps(build_prompt(led, seat, "")) for led in followed}
                learned |= {json.dumps(led.view(seat)) for led in followed}
                assert len(learned) == 2, f"{action.text} shows something, and can be taken back"
    assert tried
