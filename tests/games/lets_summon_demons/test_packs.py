"""Card packs: adding, changing and removing cards by a file, and what a file may not say."""

import json
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError, RecordError
from pandemonium.games.lets_summon_demons.components import Design
from pandemonium.locale.words import Words
from tests.games.lets_summon_demons.table import play_out, seen, souls, with_card
from tests.support import legal, play, refused

UNICORN = """
[[card]]
id = "unicorn"
name = { en = "Unicorn", fr = "Licorne" }
text = "Collect 3 souls if you have no Rotten kid."
kind = "animal"
on = [7, 11]
copies = 3
if = [{ have = "rotten kid", most = 0 }]
effect = [{ collect = 3 }]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "pack.toml"


def with_pack(pack: Path, text: str, **options: object) -> pm.Game:
    """A game for two with the cards of a file."""
    pack.write_text(text, encoding="utf-8")
    return pm.game("lets-summon-demons", players=2, cards=pack, **options)


def design(game: pm.Game, name: str) -> Design:
    """The card of that name."""
    printed = next(card for card in game.cards if card.id == name)
    assert isinstance(printed, Design)
    return printed


# ---------------------------------------------------------------------- what a pack can do


def test_a_pack_adds_a_card(pack: Path) -> None:
    game = with_pack(pack, UNICORN)
    assert len(game.cards) == 64
    assert sum(card.copies for card in game.cards) == 128
    assert seen(game.start(seed=1))["deck"] == 98
    assert design(game, "unicorn").names == {"en": "Unicorn", "fr": "Licorne"}
    assert design(game, "unicorn").texts == {"en": "Collect 3 souls if you have no Rotten kid."}


@pytest.mark.parametrize(
    ("dice", "others", "n"), [([3, 4], [], 3), ([5, 6], [], 3), ([3, 4], ["rotten_sam"], 0)]
)
def test_a_card_of_ones_own_does_what_it_says(
    pack: Path, dice: list[int | str], others: list[str], n: int
) -> None:
    game = with_pack(pack, UNICORN)
    seat = {"souls": 0, "cards": ["unicorn", *others]}
    state = game.scenario({"seats": [seat]}, chance=dice)
    play(state, "roll")
    assert souls(state)[0] == n


def test_a_pack_changes_the_fields_of_a_card_and_leaves_the_others(pack: Path) -> None:
    effect = 'effect = [{ collect = 4 }]\ntext = "Collect 4 souls."'
    game = with_pack(pack, f'[[card]]\nid = "dog"\non = [2]\n{effect}\n')
    assert len(game.cards) == 63
    assert (design(game, "dog").on, design(game, "dog").copies) == ([2], 6)
    state = game.scenario({"seats": [{"souls": 0, "cards": ["dog", "eve"]}]}, chance=[1, 1])
    play(state, "roll")
    assert souls(state)[0] == 4
    state = game.scenario({"seats": [{"souls": 0, "cards": ["dog"]}]}, chance=[1, 1])
    play(state, "roll")
    assert souls(state)[0] == 0  # it still needs a kid


def test_no_copies_remove_a_card(pack: Path) -> None:
    game = with_pack(pack, '[[card]]\nid = "skunk"\ncopies = 0\n')
    assert seen(game.start(seed=1))["deck"] == 94
    with pytest.raises(pm.NotationError):
        game.action("snuff skunk")
    with pytest.raises(ValueError, match="unknown card 'skunk'"):
        game.scenario({"block": ["skunk"]})


def test_two_games_with_different_packs_do_not_mix(pack: Path) -> None:
    changed = with_pack(pack, '[[card]]\nid = "eve"\ncopies = 1\n')
    plain = pm.game("lets-summon-demons", players=2)
    assert (design(changed, "eve").copies, design(plain, "eve").copies) == (1, 6)


def test_a_pack_can_bring_demons_and_candles(pack: Path) -> None:
    game = with_pack(
        pack,
        """
        [[card]]
        id = "imp"
        name = "Imp"
        text = "When you roll doubles, collect."
        kind = "demon"
        passive = "doubles_pay"
        copies = 2

        [[card]]
        id = "wax"
        name = "Wax"
        text = "Collect 1 soul."
        kind = "candle"
        on = [2]
        copies = 2
        effect = [{ collect = 1 }]
        """,
        candles="chosen",
    )
    state = game.start(seed=1)
    assert {"candle wax", "candle wax 2"} <= set(legal(state))
    play(state, "candle wax")
    assert refused(state, "candle wax") == "LSD 1.1"
    play(state, "candle wax 2")
    assert [area["candles"] for area in seen(state)["seats"]] == [["wax"], ["wax"]]
    seat = {"souls": 0, "demons": ["imp", "imp", "dice_zuzzu"], "candles": ["wax"]}
    state = game.scenario({"seats": [seat]}, chance=[1, 1])
    play(state, "roll")
    assert souls(state)[0] == 3 * 1 + 1


def test_every_copy_of_beginners_candle_can_be_left_out() -> None:
    game = pm.game(
        "lets-summon-demons",
        players=2,
        beginners_candle=False,
        cards=[{"id": "beginners_candle", "copies": 9}],
    )
    for seed in range(10):
        assert "beginners_candle" not in json.dumps(seen(game.start(seed))["seats"])


def test_a_changed_effect_makes_another_text(pack: Path) -> None:
    game = with_pack(pack, '[[card]]\nid = "dog"\neffect = [{ collect = 4 }]\n')
    assert Words(game, "en").card_text("dog") == "If you have a kid, collect 4 souls."


# ---------------------------------------------------------------------- what a file may not say

HEAD = '[[card]]\nid = "own"\nname = "O"\ntext = "T"\nkind = "animal"\non = [7]\n'


def assert_refused(pack: Path, text: str, line: int, card: str, field: str, expected: str) -> None:
    """The file is refused, and the message shows where and why."""
    with pytest.raises(pm.PackError) as refusal:
        with_pack(pack, text)
    error = refusal.value
    assert (error.file, error.line, error.card, error.field) == (str(pack), line, card, field)
    assert expected in str(error)
    assert str(error).startswith(f"{pack}:{line}: " if line else f"{pack}: ")
    for part in (card, field):
        assert part in str(error)


@pytest.mark.parametrize(
    ("effect", "field", "expected"),
    [
        ("[]", "effect", "at least one step"),
        ('"win"', "effect", "a list of tables"),
        ("[{ explode = 1 }]", "effect[0]", "exactly one of activate, choose, collect"),
        ("[{ collect = 1, steal = 1 }]", "effect[0]", "exactly one of activate, choose, collect"),
        ("[{ collect = 1, each = true }]", "effect[0].each", "unknown field"),
        ("[{ collect = -1 }]", "effect[0].collect", "from 1 to 99, not -1"),
        ("[{ collect = true }]", "effect[0].collect", "whole number"),
        ("[{ steal = 100 }]", "effect[0].steal", "from 1 to 99"),
        ("[{ collect = 1 }, { give = 0 }]", "effect[1].give", "from 1 to 99"),
        ('[{ collect = 1, per = "robot" }]', "effect[0].per", "expected one of boy, girl"),
        ('[{ collect = 1, per = "sweet animal" }]', "effect[0].per", "a kid with"),
        ('[{ steal = "kid", per = "boy" }]', "effect[0].per", "unknown field"),
        ('[{ steal = "everything", per = "boy" }]', "effect[0].per", "unknown field"),
        ('[{ steal = "candle" }]', "effect[0].steal", "never be stolen"),
        ('[{ gain = "demon" }]', "effect[0].gain", "kids or Animals"),
        ("[{ gain = 0 }]", "effect[0].gain", "from 1 to 99"),
        ("[{ turn = 2 }]", "effect[0].gain", "expected one of boy, girl"),
        ('[{ replace = "candle" }]', "effect[0].replace", "kids or Animals"),
        ('[{ discard = "demon" }]', "effect[0].discard", "kids or Animals"),
        ('[{ discard = "kid", up_to = 8 }]', "effect[0].up_to", "from 1 to 7"),
        ('[{ discard = "everybody", up_to = 2 }]', "effect[0].up_to", "unknown field"),
        ('[{ activate = "kid", each = 2 }]', "effect[0].each", "true or false"),
        ('[{ summon = "bottom" }]', "effect[0].summon", '"any", "hand", "top"'),
        ("[{ win = false }]", "effect[0].win", "expected true"),
        ('[{ may = "this" }]', "effect[0].may", "one to four prices"),
        ("[{ may = [] }]", "effect[0].may", "one to four prices"),
        ('[{ may = ["this", "boy"] }]', "effect[0].may", "stands alone"),
        ('[{ may = ["candle"] }]', "effect[0].may", "kids or Animals"),
        ("[{ choose = [[{ collect = 1 }]] }]", "effect[0].choose", "two to four lists"),
        ("[{ choose = [[], []] }]", "effect[0].choose[0]", "at least one step"),
        ("[" + "{ collect = 1 }," * 21 + "]", "effect[20]", "at most 20 steps"),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(
    pack: Path, effect: str, field: str, expected: str
) -> None:
    assert_refused(pack, f"{HEAD}effect = {effect}", 7, "own", field, expected)


@pytest.mark.parametrize(
    ("condition", "field", "expected"),
    [
        ('{ have = "kid", least = 1 }', "if", "a list of tables"),
        ("[{ least = 1 }]", "if[0].have", "expected one of boy, girl"),
        ('[{ have = "kid" }]', "if[0]", "least or most"),
        ('[{ have = "kid", most = -1 }]', "if[0].most", "from 0 to 99"),
        ('[{ have = "kid", least = 2, most = 1 }]', "if[0].least", "from 0 to 1, not 2"),
        ('[{ have = "kid", most = 1, others = 1 }]', "if[0].others", "true or false"),
        ('[{ have = "kid", most = 1, exactly = 1 }]', "if[0].exactly", "unknown field"),
    ],
)
def test_a_condition_that_makes_no_sense_is_refused(
    pack: Path, condition: str, field: str, expected: str
) -> None:
    text = f"{HEAD}effect = [{{ win = true }}]\nif = {condition}"
    assert_refused(pack, text, 8, "own", field, expected)


@pytest.mark.parametrize(
    ("name", "change", "field", "expected"),
    [
        ("dog", 'hue = "red"', "hue", "unknown field; expected id, kind"),
        ("dog", "name = 7", "name", "a string"),
        ("dog", "text = { en = 7 }", "text", "a string"),
        ("dog", 'kind = "robot"', "kind", "expected one of boy, girl"),
        ("dog", 'disposition = "sweet"', "disposition", "only a boy or a girl"),
        ("eve", 'disposition = "sour"', "disposition", "expected one of sweet, rotten"),
        ("dog", "copies = 13", "copies", "from 0 to 12, not 13"),
        ("dog", "copies = 0.5", "copies", "whole number"),
        ("dog", "copies = true", "copies", "whole number"),
        ("dog", "on = []", "on", "a list such as [7]"),
        ("dog", "on = 7", "on", "a list such as [7]"),
        ("dog", "on = [7, 13]", "on", "from 2 to 12, not 13"),
        ("wraithlox", 'passive = "flying"', "passive", "protected"),
        ("wraithlox", 'kind = "boy"', "passive", "only a demon can be passive"),
        ("wraithlox", "on = [7]", "on", "a passive card has none"),
        ("wraithlox", "effect = [{ win = true }]", "effect", "a passive card has none"),
        ("dog", 'passive = "protected"', "on", "a passive card has none"),
    ],
)
def test_a_change_that_makes_no_sense_is_refused(
    pack: Path, name: str, change: str, field: str, expected: str
) -> None:
    line = 3 if change.startswith(f"{field} ") else 1  # what the card had before has no line
    assert_refused(pack, f'[[card]]\nid = "{name}"\n{change}', line, name, field, expected)


@pytest.mark.parametrize(
    ("text", "line", "card", "field", "expected"),
    [
        ('[[card]]\nkind = "animal"', 1, "", "id", "expected lowercase letters"),
        ('[[card]]\nid = 7\nkind = "animal"', 2, "", "id", "expected lowercase letters"),
        ('[[card]]\nid = "My Cat"\nname = "O"\ntext = "T"', 2, "My Cat", "id", "lowercase letters"),
        ('[[card]]\nid = "p2"\nname = "O"\ntext = "T"', 2, "p2", "id", "is reserved"),
        (
            '[[card]]\nid = "supply"\nname = "O"\ntext = "T"',
            2,
            "supply",
            "id",
            "is reserved",
        ),
        ('[[card]]\nid = "dog"\n[[card]]\nid = "dog"', 4, "dog", "id", "twice"),
        ('[[card]]\nid = "own"\ntext = "T"', 1, "own", "name", "required for a new card"),
        ('[[card]]\nid = "own"\nname = {}', 3, "own", "name", "required for a new card"),
        ('[[card]]\nid = "own"\nname = "O"\ntext = "T"', 1, "own", "kind", "expected one of boy"),
        (HEAD, 1, "own", "effect", "a list of tables"),
        ("[[card]]\nid = dog", 2, "", "", "not TOML"),
        ("[[card]]\nid = " + "1" * 5000, 0, "", "", "digits"),
        ('[[card]]\nid = "dog"\n[[deck]]\nid = 1', 0, "", "deck", "only [[card]] tables"),
        ("# nothing", 0, "", "card", "at least one [[card]]"),
        ('[card]\nid = "dog"', 0, "", "card", "at least one [[card]]"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(
    pack: Path, text: str, line: int, card: str, field: str, expected: str
) -> None:
    assert_refused(pack, text, line, card, field, expected)


@pytest.mark.parametrize("kind", ["candle", "demon"])
def test_a_candle_or_demon_cannot_pay_with_itself(kind: str) -> None:
    with pytest.raises(pm.PackError, match='"this" is for kids and Animals') as refusal:
        with_card(kind=kind, effect=[{"may": ["this"]}, {"collect": 9}])
    assert refusal.value.field == "effect[0].may"


def test_a_mistake_in_a_later_line_of_a_long_file_is_found(pack: Path) -> None:
    with pytest.raises(pm.PackError) as refusal:
        with_pack(pack, UNICORN + "# a remark\n\n[[card]]\nid = 'dog'\n  on = [\n  7,\n 77]\n")
    assert (refusal.value.line, refusal.value.card, refusal.value.field) == (15, "dog", "on")


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(pm.PackError, match="cannot read the file"):
        pm.game("lets-summon-demons", cards=tmp_path / name)


def test_a_file_that_is_no_text_is_refused(pack: Path) -> None:
    pack.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(pm.PackError, match="cannot read the file"):
        pm.game("lets-summon-demons", cards=pack)


def test_brackets_without_end_are_refused(pack: Path) -> None:
    with pytest.raises(pm.PackError, match="brackets"):
        with_pack(pack, HEAD + "effect = " + "[" * 5000 + "]" * 5000)


def test_a_pack_is_a_path() -> None:
    with pytest.raises(OptionError, match="option cards: 7 is not allowed"):
        pm.game("lets-summon-demons", cards=7)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"candle": 0}, "option beginners_candle: 0 candles are left"),
        ({"demon": 0}, "there are 0 Demons"),
        ({"boy": 0, "girl": 0, "animal": 0}, "at least 5 kids and Animals"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(changes: dict[str, int], problem: str) -> None:
    removed = [
        {"id": card.id, "copies": 0}
        for card in pm.game("lets-summon-demons").cards
        if card.kind in changes
    ]
    with pytest.raises(OptionError, match=problem):
        pm.game("lets-summon-demons", cards=removed)


def test_a_newcomer_needs_the_candle_in_the_box() -> None:
    for change in ({"copies": 0}, {"kind": "animal"}):
        with pytest.raises(OptionError, match="option newcomer"):
            pm.game("lets-summon-demons", newcomer=0, cards=[{"id": "beginners_candle"} | change])


# ---------------------------------------------------------------------- packs in records and saves


def test_a_pack_lives_on_in_the_record_without_its_file(pack: Path) -> None:
    state = with_pack(pack, UNICORN).start(seed=3)
    record = pm.Record.of(state)
    play_out(state, record)
    record.close(state)
    pack.unlink()
    again = pm.Record.read(record.write())
    last = pm.replay(again)[-1].state
    assert last.save() == state.save()
    assert "unicorn" in [card.id for card in last.game.cards]


def test_a_pack_lives_on_in_a_saved_position(pack: Path) -> None:
    game = with_pack(pack, UNICORN)
    state = game.scenario({"seats": [{"cards": ["unicorn", "cat"]}]}, chance=[3, 4])
    play(state, "roll")
    saved = json.loads(json.dumps(state.save()))
    options = saved["options"]
    same = pm.game("lets-summon-demons", players=2, **options)
    loaded = same.load(saved)
    assert legal(loaded) == legal(state) == ["activate unicorn", "activate cat"]
    play_out(state)
    play_out(loaded)
    assert loaded.save() == state.save()


def test_a_position_with_other_cards_is_not_loaded(pack: Path) -> None:
    state = with_pack(pack, UNICORN).start(seed=1)
    with pytest.raises(ValueError, match="the saved position has options"):
        pm.game("lets-summon-demons", players=2).load(state.save())


@pytest.mark.parametrize("spoilt", [[7], [{"id": "dog", "copies": 99}], "nothing.toml"])
def test_a_record_with_spoilt_cards_is_refused(spoilt: object) -> None:
    record = pm.Record.of(pm.game("lets-summon-demons", players=2).start(seed=1))
    record.options["cards"] = spoilt
    with pytest.raises(RecordError, match="cannot set up the game of this record"):
        pm.replay(record)
