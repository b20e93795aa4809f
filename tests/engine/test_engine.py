"""The parts of the engine that no game shows by itself."""

import hashlib
import pickle
import subprocess
import sys

import pytest

import pandemonium as pm
from pandemonium.engine.action import ActionTable
from pandemonium.engine.chance import ScriptedChance, load_chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import IllegalMove, PandemoniumError, Phrase, RecordError
from pandemonium.engine.event import CardId, Event, Seat
from pandemonium.engine.formats.pack import read_pack
from pandemonium.engine.formats.rulebook import find_clauses, read_rulebook
from pandemonium.engine.options import Option
from pandemonium.engine.outcome import CUT, Outcome
from pandemonium.engine.task import NO_CARD


def test_the_generator_gives_the_numbers_it_always_gave() -> None:
    chance = pm.Chance(7)
    drawn = hashlib.sha256(repr([chance.bits() for _ in range(10_000)]).encode()).hexdigest()
    assert drawn.startswith("9ac607cd48a8e073")


def test_numbers_below_a_limit_are_equally_likely() -> None:
    chance = pm.Chance(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    # chi-square with five degrees of freedom: 20.5 is exceeded once in a thousand seeds
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(pm.OptionError, match="seed must be from 0"):
        pm.Chance(seed)


@pytest.mark.parametrize(
    "chance",
    [pm.Chance(5), pm.SealedChance(bytes(32)), ScriptedChance([3, 4], [[1]], 9)],
    ids=["fast", "sealed", "scripted"],
)
def test_every_kind_of_chance_can_be_cloned_and_saved(chance: pm.Chance) -> None:
    chance.die()
    copies = [chance, chance.clone(), load_chance(chance.save())]
    rolls = [
        [copy_.die() for _ in range(40)] + [copy_.below(1000) for _ in range(40)]
        for copy_ in copies
    ]
    assert rolls[0] == rolls[1] == rolls[2]


@pytest.mark.parametrize("number", [-1, 2**32, 2**70])
def test_a_saved_generator_with_an_impossible_number_is_refused(number: int) -> None:
    with pytest.raises(pm.PositionError, match=f"chance cannot be .*{number}"):
        load_chance({"kind": "fast", "numbers": [7, 1, 2, 3, number]})


def test_a_seal_is_the_hash_of_its_secret() -> None:
    chance = pm.SealedChance.fresh()
    assert chance.seal == hashlib.sha256(chance.secret).hexdigest()
    assert pm.SealedChance.fresh().secret != chance.secret
    with pytest.raises(ValueError, match="32 bytes"):
        pm.SealedChance(b"short")


def test_a_script_is_followed_and_must_be_possible() -> None:
    chance = ScriptedChance([6, 1], [[8]])
    assert [chance.die(), chance.die()] == [6, 1]
    assert chance.draw([7, 8, 9]) == 8
    with pytest.raises(pm.PositionError, match="die with 6 sides"):
        ScriptedChance([7], []).die()
    with pytest.raises(pm.PositionError, match="card number 4, which is not in the pile"):
        ScriptedChance([], [[4]]).draw([7])


def test_a_card_in_a_script_means_any_copy_that_is_there() -> None:
    chance = ScriptedChance([], [[3, 4, 5], [3, 4, 5]])
    cards = [1, 4, 5]
    assert [chance.draw(cards), chance.draw(cards)] == [4, 5]
    assert cards == [1]


def test_a_script_that_cannot_be_followed_changes_nothing() -> None:
    state = pm.game("lets-summon-demons", players=2).scenario({}, chance=[3, 9])
    before = state.save()
    with pytest.raises(pm.PositionError, match="rolls 9"):
        state.apply("roll")
    assert state.save() == before


def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    deck = Deck([], [4, 5], [6])
    chance = pm.Chance(1)
    assert deck.draw(chance) == 6
    assert sorted([deck.draw(chance), deck.draw(chance)]) == [4, 5]
    assert deck.draw(chance) == NO_CARD
    assert len(deck) == 0


def test_two_actions_cannot_have_the_same_text() -> None:
    table = ActionTable()
    table.add("roll")
    with pytest.raises(pm.NotationError, match="'roll'"):
        table.add("roll")


def test_a_notation_that_is_nearly_right_gets_a_hint() -> None:
    game = pm.game("lets-summon-demons")
    with pytest.raises(pm.NotationError, match="Did you mean 'snuff rabbit'"):
        game.action("snuff rabit")


# ---------------------------------------------------------------------- events


class CardTaken(Event):
    """Somebody takes a card; which one, only they see."""

    kind = "card-taken"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """Out of the deck."""
        return "deck", ""


class HintGiven(Event):
    """A seat alone learns something."""

    kind = "hint-given"
    visible_to = "seat"

    seat: Seat


def test_the_secret_part_of_an_event_is_for_one_seat() -> None:
    event = CardTaken(1, "porcus")
    public = {"kind": "card-taken", "seat": 1, "from": "deck"}
    assert event.seen_by(1) == {**public, "card": "porcus"}
    assert event.seen_by(0) == event.seen_by(None) == public


def test_an_event_for_one_seat_does_not_exist_for_the_others() -> None:
    event = HintGiven(1)
    assert event.seen_by(1) == {"kind": "hint-given", "seat": 1}
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None


# ---------------------------------------------------------------------- seats


@pytest.mark.parametrize(
    ("seat", "message"), [(-1, "0"), (3, "4"), ("a", "'a'"), (True, "True"), (1.0, r"1\.0")]
)
def test_what_is_no_seat_sees_and_imagines_nothing(seat: object, message: str) -> None:
    state = pm.game("mephisto", players=3).start(1)
    for ask in (state.view, lambda item: state.imagine(item, pm.Chance(1))):
        with pytest.raises(pm.PositionError, match=f"no seat {message}; the seats are 1 to 3"):
            ask(seat)


def test_for_a_spectator_everything_that_is_not_public_is_imagined() -> None:
    state = pm.game("mephisto", players=3).start(1)
    assert state.view(None)["seat"] is None
    worlds = [state.imagine(None, pm.Chance(seed)) for seed in range(4)]
    assert all(world.view(None) == state.view(None) for world in worlds)
    for seat in range(3):
        assert len({str(world.view(seat)) for world in [state, *worlds]}) > 1
    with pytest.raises(pm.PositionError, match="no seat 4"):
        state.imagine(3, pm.Chance(1))


# ---------------------------------------------------------------------- outcomes and errors


def test_an_outcome_tells_a_draw_from_a_cut() -> None:
    draw = Outcome("equal", (0, 1), True, [3, 3])
    assert not draw.cut
    assert draw.to_json() == {"reason": "equal", "winners": [0, 1], "draw": True, "scores": [3, 3]}
    assert Outcome(CUT, (), False, [0, 0]).cut


def test_an_error_is_an_english_sentence() -> None:
    near = Phrase("did-you-mean", near=["'a'", "'b'"])
    problem = pm.NotationError("no-such-action", {"text": "c", "hint": near})
    assert str(problem) == "unknown move: c. Did you mean 'a', 'b'?"


def test_an_error_inside_an_error_is_worded_too() -> None:
    inner = pm.OptionError("bad-seed", {"seed": "-1"})
    outer = RecordError("cannot-start", {"problem": inner, "remark": ""})
    assert str(outer) == f"cannot set up the game of this record: {inner}"


@pytest.mark.parametrize(
    "problem",
    [
        pm.OptionError("bad-seed", {"seed": "-1"}),
        IllegalMove("LSD 6.5", "game-is-over"),
        pm.PackError("my.toml", 3, "dog", "copies", Phrase("expected-texts")),
    ],
    ids=lambda problem: type(problem).__name__,
)
def test_an_error_comes_whole_from_another_process(problem: PandemoniumError) -> None:
    copy = pickle.loads(pickle.dumps(problem))
    assert type(copy) is type(problem)
    assert str(copy) == str(problem)


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("option", "given", "settled"),
    [
        (Option("teams", False, ""), "yes", True),
        (Option("souls", 10, "", low=1, high=20), "8", 8),
        (Option("decks", "", "", many=True), ["a", "b"], "a,b"),
        (Option("mode", "duel", "", choices=("duel", "team")), "team", "team"),
    ],
)
def test_an_option_takes_what_one_would_say(option: Option, given: object, settled: object) -> None:
    assert option.check(given) == settled


@pytest.mark.parametrize(
    ("option", "given", "expected"),
    [
        (Option("teams", False, ""), "maybe", "expected true or false"),
        (Option("souls", 10, "", low=1, high=20), 21, "a whole number from 1 to 20"),
        (Option("souls", 10, "", low=1, high=20), True, "a whole number from 1 to 20"),
        (Option("decks", "", "", many=True), 3, "a comma-separated list"),
        (Option("mode", "duel", "", choices=("duel", "team")), "solo", "one of duel, team"),
        (Option("name", "", ""), 3, "a string"),
    ],
)
def test_a_wrong_option_says_what_is_allowed(option: Option, given: object, expected: str) -> None:
    with pytest.raises(pm.OptionError, match=f"option {option.name}: .*{expected}"):
        option.check(given)


# ---------------------------------------------------------------------- rulebooks and card files


def test_clauses_are_read_from_markdown() -> None:
    book = read_rulebook("XX", "# Title\n\n## 2. Turns\n\n**2.1** One\nline.\n\nA remark.\n")
    assert [(item.id, item.chapter, item.text) for item in book.values()] == [
        ("XX 2.1", "Turns", "One line.")
    ]
    with pytest.raises(PandemoniumError, match=r"two clauses numbered XX 2\.1"):
        read_rulebook("XX", "**2.1** a\n\n**2.1** b\n")


def test_clauses_are_found_by_number_or_chapter() -> None:
    book = read_rulebook("XX", "**2.1** a\n\n**2.2** b\n\n**12.1** c\n")
    for wanted, clauses in (("2.1", "a"), ("xx 2.2", "b"), ("2", "ab"), ("12", "c")):
        assert "".join(clause.text for clause in find_clauses(book, "XX", wanted)) == clauses
    for wanted in ("9", "2.", ""):
        with pytest.raises(pm.NotationError, match=r"clauses range from XX 2\.1 to XX 12\.1"):
            find_clauses(book, "XX", wanted)


def test_card_files_know_their_lines() -> None:
    entries = read_pack("my.toml", '[[card]]\nid = "a"\n\n[[card]]\nid = "b"\ncopies = 2\n')
    assert [entry.line for entry in entries] == [1, 4]
    assert str(entries[1].error("copies", "no")) == "my.toml:6: card 'b', field 'copies': no"
    with pytest.raises(pm.PackError, match=r"my\.toml:2"):
        read_pack("my.toml", "[[card]]\nid = = 3\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "line 1: expected 'pandemonium record 1'"),
        ("pandemonium record 1\n{", "line 2: invalid JSON"),
        ("pandemonium record 1\n[]", "line 2: expected a header"),
        ("pandemonium record 1\n{}", "line 2: the header needs 'game'"),
        (
            'pandemonium record 1\n{"game": "x", "version": "1", "players": 2, "options": {}}',
            "line 2: the header needs exactly one of seed, secret and position; found: -",
        ),
        (
            'pandemonium record 1\n{"game": "x", "version": "1", "players": 2, "options": {}, '
            '"seed": -1}',
            "line 2: seed is -1; a seed must be a whole number",
        ),
        ("", "expected one record, found 0"),
    ],
)
def test_a_bad_record_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        pm.Record.read(text)


def test_a_record_of_an_unknown_game_says_so() -> None:
    record = pm.Record("chess", 2, {}, {"seed": 1}, version="9.9")
    with pytest.raises(RecordError, match=r"unknown game 'chess'.*recorded by version 9\.9"):
        pm.replay(record)


def test_loading_a_game_leaves_the_list_of_games_callable() -> None:
    program = "import pandemonium as pm; pm.game('lets-summon-demons'); print(pm.games())"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "lets-summon-demons" in done.stdout


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(pm.OptionError, match="unknown player 'einstein'; available: random"):
        pm.player("einstein", pm.game("mephisto"))


def test_a_bot_makes_the_same_choices_from_the_same_seed() -> None:
    game = pm.game("lets-summon-demons")
    state = game.start(4)
    assert pm.player("random", game, 3).choose(state) is pm.player("random", game, 3).choose(state)


def test_games_states_and_records_show_what_they_are() -> None:
    game = pm.game("mephisto", players=2, care_bear=True)
    state = game.start(seed=3)
    assert repr(game) == "<mephisto, 2 players, {'care_bear': True}>"
    assert repr(state) == f"<mephisto, ply 0, seat {state.player} decides>"
    assert repr(pm.Record.of(state)) == "<record of mephisto, 2 players, 0 actions>"
