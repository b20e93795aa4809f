"""Which games count for ratings."""

import pytest

from pandemonium.app.results import Result, result_of
from pandemonium.arena.ladder import ANCHORS
from pandemonium.players import PLAYERS
from pandemonium.table.entry import SERVER
from pandemonium.table.rated import kind_of
from tests.table.party import Party, party


def finished(table: Party, movers: list[int] | None = None) -> Result:
    """The result after everybody has moved, or only these seats, and Ada gives up."""
    people = {seat for seat, place in enumerate(table.session.seats) if place.who}
    wanted = people if movers is None else set(movers)
    while not wanted <= table.session.movers:
        table.act()
    table.do("surrendered", "ada", seat=0)
    result = result_of(table.session)
    assert result is not None
    return result


def test_every_bot_that_may_play_has_an_anchor() -> None:
    assert set(ANCHORS) >= set(PLAYERS)


@pytest.mark.parametrize(
    ("sides", "kind"),
    [
        ([0], "solitaire"),
        ([0, 1], "duel"),
        ([0, 1, 2], "free-for-all"),
        ([0, 1, 0, 1], "teams"),
        ([0, 0], ""),
    ],
)
def test_the_kind_of_a_table_follows_from_its_sides(sides: list[int], kind: str) -> None:
    assert kind_of(sides) == kind


def test_a_whole_game_counts_and_who_gave_up_is_known() -> None:
    result = finished(party("ada", "bo"))
    assert (result.game, result.kind, result.outs) == ("lets-summon-demons", "duel", [0])


def test_a_game_counts_once_all_people_have_moved() -> None:
    assert finished(party("ada", "bo"), movers=[]).kind == ""


def test_the_host_may_decide_that_it_does_not_count() -> None:
    table = Party(rated=False).sit("ada", "bo").start()
    assert not table.session.summary(None)["rated"]
    assert finished(table).kind == ""
    table = Party().sit("ada", "bo")
    assert table.session.summary(None)["rated"]
    table.do("changed", "ada", rated=False)
    assert not table.session.summary(None)["rated"]


def test_two_people_at_one_screen_are_not_rated() -> None:
    table = Party().sit("ada")
    table.do("seated", "ada", seat=1, name="Bo")
    table.start()
    assert not table.session.summary(None)["rated"]
    assert finished(table).kind == ""


def test_a_game_that_all_broke_off_does_not_count() -> None:
    table = party("ada", "bo")
    while len(table.session.movers) < 2:
        table.act()
    table.do("offered", "ada", seat=0, what="end")
    table.do("accepted", "bo", seat=1, what="end")
    result = result_of(table.session)
    assert result is not None
    assert result.kind == ""


def test_own_decks_are_not_rated() -> None:
    decks = "griffin,succubus,leviathan,hashmal,cerberus,triceratops,baphomet,galvah,chimera"
    decks += ",attack_set,defend_set,combat_set,fury,insight,hex,achlys_mist"
    for options, is_rated in (
        ({"deck_set": "attack"}, True),
        ({"deck_set": "custom", "decks": decks}, False),
    ):
        table = Party(game="dice-summoners", options=options)
        assert table.session.summary(None)["rated"] is is_rated


def test_a_hint_against_bots_makes_it_unrated_and_among_people_it_is_noted() -> None:
    alone = party("ada", bots=1)
    alone.do("helped", SERVER, seat=0)
    assert finished(alone).kind == ""
    together = party("ada", "bo")
    before = together.session.news_count
    together.do("helped", SERVER, seat=1)
    assert together.session.news_count == before
    assert together.refused("helped", "bo", seat=1) == "only-the-server"
    result = finished(together)
    assert (result.kind, result.helped) == ("duel", [1])
