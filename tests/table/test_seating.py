"""Sitting down, moving, leaving, bots, people who share a device, and what the host may do."""

import pytest

import pandemonium as pm
from pandemonium.table import Entry, TableSession
from pandemonium.table.entry import SERVER
from tests.table.party import SEAL, Party, everything, party


def names(session: TableSession) -> list[str]:
    """Who sits where."""
    return [seat.name or seat.bot for seat in session.seats]


# ---------------------------------------------------------------------- making


def test_nothing_happens_before_a_table_is_made() -> None:
    with pytest.raises(pm.PandemoniumError, match="does not exist yet"):
        TableSession().apply(Entry("joined", "ada", 1.0, {"name": "Ada"}))


def test_a_table_is_made_once() -> None:
    assert Party().refused("made", "bo", game="mephisto", seal=SEAL) == "already-made"


@pytest.mark.parametrize(
    ("made", "key"),
    [
        ({"game": "no-such-game"}, "unknown-game"),
        ({"players": 9}, "option-value"),
        ({"options": {"souls": 99}}, "option-value"),
        ({"options": {"soul": 5}}, "no-such-option"),
        ({"options": {"cards": "/etc/passwd"}}, "reserved-table-option"),
        ({"options": {"candles": "/etc/passwd"}}, "option-value"),
        ({"options": {"self": 1}}, "reserved-table-option"),
        ({"pack": "not toml ["}, "pack"),
        ({"pack": "[[card]]\nid = 'dog'\ncopies = 1979-05-27"}, "pack"),
        ({"pack": "x" * 200_001}, "pack-too-long"),
        ({"pack": "[[card]]\nid = 'dog'\ncopies = " + "9" * 5000}, "pack"),
        ({"pack": "[[card]]\nid = 'dog'\nemblem = 7"}, "pack"),
        ({"seal": "abc"}, "not-a-hash"),
        ({"name": "a\nb"}, "bad-name"),
        ({"pace": "slow"}, "no-such-pace"),
        ({"clock": {"kind": "sand"}}, "clock-kind"),
        ({"clock": {"kind": "move"}}, "clock-seconds"),
        ({"clock": {"kind": "move", "seconds": 30, "increment": 5}}, "clock-increment"),
        ({"clock": {"kind": "bank", "second": 30}}, "clock-names"),
        ({"players": "two"}, "entry-value"),
        ({"players": True}, "entry-value"),
        ({"options": {"souls": None}}, "option-value"),
        ({"secret": "x"}, "entry-unknown"),
        (
            {"game": "mephisto", "players": 1, "clock": {"kind": "move", "seconds": 30}},
            "clock-alone",
        ),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_table_that_cannot_be_played_is_not_made(made: dict[str, object], key: str) -> None:
    session = TableSession()
    with pytest.raises(pm.PandemoniumError) as problem:
        session.apply(
            Entry("made", "ada", 1.0, {"game": "lets-summon-demons", "seal": SEAL, **made})
        )
    assert problem.value.key == key
    assert str(problem.value)
    assert everything(session) == everything(TableSession())


def test_a_bad_card_is_refused_with_its_line() -> None:
    pack = "\n[[card]]\nid = 'dog'\ncopies = -5\n"
    with pytest.raises(pm.PackError, match=r"cards\.toml:4: card 'dog', field 'copies'"):
        TableSession().apply(
            Entry("made", "ada", 1.0, {"game": "lets-summon-demons", "seal": SEAL, "pack": pack})
        )


def test_a_pack_changes_the_cards_of_the_table() -> None:
    pack = "[[card]]\nid = 'dog'\ncopies = 9\n"
    session = Party(pack=pack).session
    assert next(card for card in session.game.cards if card.id == "dog").copies == 9
    assert session.summary(None)["pack"]


def test_options_are_those_for_people_unless_the_host_says_otherwise() -> None:
    about = pm.about("dice-summoners")
    for name, value in about.for_people().items():
        assert Party(game="dice-summoners").session.game.settings[name] == value


def test_the_data_of_an_entry_is_read_with_care() -> None:
    party_of_two = Party()
    assert party_of_two.refused("joined", "bo") == "entry-lacks"
    assert party_of_two.refused("joined", "bo", name=7) == "entry-value"
    assert party_of_two.refused("joined", "bo", name="Bo", seat=1.0) == "entry-value"
    assert party_of_two.refused("joined", "bo", name="Bo", place=1) == "entry-unknown"
    assert party_of_two.refused("danced", "bo") == "no-such-kind"
    assert party_of_two.refused("joined", "", name="Bo") == "entry-who"
    party_of_two.time = float("nan")
    assert party_of_two.refused("joined", "bo", name="Bo") == "entry-time"


# ---------------------------------------------------------------------- sitting down


def test_people_sit_down_where_they_like_or_on_the_first_free_seat() -> None:
    table = Party(3)
    table.do("joined", "bo", name="Bo", seat=1)
    table.do("joined", "ada", name="Ada")
    table.do("joined", "cy", name="Cy")
    assert names(table.session) == ["Ada", "Bo", "Cy"]
    assert table.refused("joined", "di", name="Di") == "no-free-seat"
    assert [table.session.seat_of(who) for who in ("ada", "bo", "di")] == [0, 1, None]


def test_nobody_sits_on_a_seat_that_is_taken_or_not_there() -> None:
    table = Party().sit("ada")
    assert table.refused("joined", "bo", name="Bo", seat=0) == "seat-taken"
    assert table.refused("joined", "bo", name="Bo", seat=2) == "no-such-seat"
    assert table.refused("joined", "bo", name="Bo", seat=-1) == "no-such-seat"
    assert table.refused("joined", SERVER, name="Bo") == "not-a-person"


def test_a_seated_person_may_move_and_is_then_not_ready() -> None:
    table = Party(3).sit("ada")
    table.do("readied", "ada")
    assert table.refused("joined", "ada", name="Ada") == "already-seated"
    table.do("joined", "ada", name="Ada", seat=2)
    assert names(table.session) == ["", "", "Ada"]
    assert not table.session.commitments


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\u202egnirts", "x" * 41])
def test_a_name_is_one_short_line(name: str) -> None:
    assert Party().refused("joined", "bo", name=name) == "bad-name"


def test_people_who_share_a_device_have_a_seat_each() -> None:
    table = Party(3).sit("ada")
    assert table.refused("seated", "bo", seat=1, name="Bo") == "not-seated"
    table.do("seated", "ada", seat=1, name="Bea")
    table.do("seated", "ada", seat=2, name="Cleo")
    table.do("seated", "ada", seat=2)
    table.do("seated", "ada", seat=2, name="Dora")
    assert names(table.session) == ["Ada", "Bea", "Dora"]
    assert table.session.seats_of("ada") == [0, 1, 2]
    table.start()
    assert table.session.seat_of("ada") == table.player
    assert table.session.recipient("ada", 1) == 1
    assert table.session.recipient("bo", 1) is None


def test_bots_are_seated_and_taken_away_by_the_host() -> None:
    table = Party(3).sit("ada", "bo")
    assert table.refused("seated", "bo", seat=2, level="imp") == "not-the-host"
    assert table.refused("seated", "ada", seat=1, level="imp") == "seat-taken"
    assert table.refused("seated", "ada", seat=2, level="angel") == "no-such-player"
    table.do("seated", "ada", seat=2, level="imp")
    table.do("seated", "ada", seat=2, level="devil")
    assert names(table.session) == ["Ada", "Bo", "devil"]
    table.do("seated", "ada", seat=2)
    assert table.refused("seated", "ada", seat=2) == "nobody-to-remove"
    assert table.session.free_seats() == [2]
    assert table.kinds()[-3:] == ["bot-seated", "bot-seated", "seat-freed"]


# ---------------------------------------------------------------------- changing, leaving


def test_the_host_changes_the_table_and_everybody_is_unready() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "bo")
    assert table.refused("changed", "bo", players=3) == "not-the-host"
    table.do("changed", "ada", players=3, options={"souls": 7})
    assert table.session.game.players == 3
    assert table.session.game.settings["souls"] == 7
    assert not table.session.commitments
    assert names(table.session) == ["Ada", "Bo", ""]
    assert table.session.news(2) == table.session.news(
        None
    )  # a new seat knows what everybody knows
    assert table.refused("changed", "ada", options={"souls": 99}) == "option-value"


def test_nobody_loses_a_seat_by_a_change() -> None:
    table = Party(3).sit("ada", "bo", "cy")
    assert table.refused("changed", "ada", players=2) == "seats-in-use"


def test_another_game_has_its_own_options() -> None:
    table = Party(options={"souls": 7}).sit("ada")
    table.do("changed", "ada", game="mephisto", players=2)
    assert table.session.game.id == "mephisto"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    table = Party().sit("ada", "bo")
    table.do("left", "bo")
    assert names(table.session) == ["Ada", ""]
    assert table.refused("left", "bo") == "not-seated"


def test_when_the_host_leaves_somebody_else_is_the_host() -> None:
    table = Party(3).sit("ada", "bo", "cy")
    table.do("left", "ada")
    assert table.session.host == "bo"
    assert table.kinds()[-2:] == ["player-left", "host-changed"]


def test_a_host_without_a_seat_may_leave_too() -> None:
    table = Party().sit("bo")
    table.do("left", "ada")
    assert table.session.host == "bo"


def test_the_host_sends_a_guest_away_for_good() -> None:
    table = Party().sit("ada", "bo")
    assert table.refused("removed", "bo", seat=0) == "not-the-host"
    assert table.refused("removed", "ada", seat=0) == "nobody-to-remove"
    table.do("removed", "ada", seat=1)
    assert table.refused("joined", "bo", name="Bo") == "was-removed"
    assert table.session.summary(None)["removed"] == ["Bo"]


def test_the_host_lets_somebody_come_back() -> None:
    table = Party().sit("ada", "bo")
    table.do("removed", "ada", seat=1)
    assert table.refused("readmitted", "bo", number=0) == "not-the-host"
    assert table.refused("readmitted", "ada", number=1) == "nobody-removed"
    table.do("readmitted", "ada", number=0)
    assert table.session.summary(None)["removed"] == []
    table.do("joined", "bo", name="Bo")
    assert table.session.seats[1].who == "bo"


def test_people_move_to_other_seats_if_there_are_fewer() -> None:
    table = Party(4).sit("ada")
    table.do("seated", "ada", seat=1, level="imp")
    table.do("joined", "bo", name="Bo", seat=3)
    table.do("changed", "ada", players=2)
    assert [place.who for place in table.session.seats] == ["ada", "bo"]


def test_a_change_says_what_changed() -> None:
    table = Party().sit("ada", "bo")
    table.do("changed", "ada", name="Friday", options={"teams": False, "souls": 9})
    news = table.session.news(None)[-1]["event"]
    assert (news["changed"], news["options"]) == (["name"], ["souls"])


def test_the_clock_is_known_before_the_game() -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = Party(clock=clock).sit("ada")
    seen = table.session.summary(None)["clock"]
    assert (seen["kind"], seen["seconds"], seen["increment"]) == ("bank", 600, 5)


def test_the_host_closes_a_table_before_the_game() -> None:
    table = Party().sit("ada", "bo")
    assert table.refused("closed", "bo") == "not-the-host"
    table.do("closed", "ada")
    assert table.kinds()[-1] == "table-closed"
    assert table.session.summary(None)["status"] == "closed"
    assert not any(place.who for place in table.session.seats)
    assert table.refused("joined", "bo", name="Bo") == "closed-by-host"


def test_a_game_that_has_begun_is_closed_by_the_server_alone() -> None:
    table = party("ada", "bo")
    assert table.refused("closed", "ada") == "only-the-server"


def test_nobody_is_sent_away_from_a_game_that_they_play() -> None:
    table = party("ada", "bo", "cy")
    assert table.refused("removed", "ada", seat=1) == "still-playing"
    table.do("left", "bo")
    table.do("removed", "ada", seat=1)
    assert table.refused("returned", "bo", seat=1) == "out-of-the-game"
    assert table.session.status == "playing"
    table.do("surrendered", "cy", seat=2)
    table.do("surrendered", "ada", seat=0)
    assert table.refused("removed", "ada", seat=2) == "game-over"


def test_seats_stay_as_they_are_when_the_game_has_begun() -> None:
    table = party("ada", "bo")
    assert table.refused("joined", "cy", name="Cy") == "not-gathering"
    assert table.refused("seated", "ada", seat=1, level="imp") == "not-gathering"
    assert table.refused("changed", "ada", players=3) == "not-gathering"
    assert table.refused("readied", "ada") == "not-gathering"


def test_a_name_can_be_changed_at_any_time() -> None:
    table = party("ada", "bo")
    assert table.refused("renamed", "ada", seat=1, name="Rude") == "not-your-seat"
    table.do("renamed", "bo", seat=1, name="Bob", colour="#00ff00")
    assert names(table.session) == ["Ada", "Bob"]
    assert table.session.summary(0)["seats"][1]["colour"] == "#00ff00"
    assert table.refused("renamed", "bo", seat=1, name="Bob", colour="url(x)") == "bad-colour"
