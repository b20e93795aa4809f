"""Being ready, contributions to the dice, the start, the end and playing again."""

import pytest

import pandemonium as pm
from pandemonium.engine.formats.verify import verify
from pandemonium.locale.words import Words
from pandemonium.table import TableSession
from pandemonium.table.commands.starting import OPENING_SECONDS
from pandemonium.table.entry import SERVER
from pandemonium.table.names import CHARACTERS
from pandemonium.table.rematch import rematch_of, rotation
from tests.table.party import SEAL, SECRET, Party, hashed, known_to, party

ONE, TWO = "01" * 32, "02" * 32


def test_the_game_begins_when_all_are_ready() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada")
    assert table.let_due() == []
    assert table.refused("started", SERVER, secret=SECRET) == "not-opening"
    table.do("readied", "bo")
    assert table.session.view(0) is None
    assert table.session.prompt(0) is None
    assert table.let_due() == ["started"]
    assert table.session.status == "playing"
    assert table.session.prompt(table.player) is not None


def test_nobody_waits_for_an_empty_seat_to_be_ready() -> None:
    table = Party(3).sit("ada", "bo")
    table.do("readied", "ada")
    table.do("readied", "bo")
    assert table.session.deadline() is None
    table.do("seated", "ada", seat=2, level="imp")
    assert table.let_due() == ["started"]


def test_bots_alone_do_not_start() -> None:
    table = Party().sit(bots=2)
    assert table.session.deadline() is None


def test_who_is_ready_may_change_their_mind_until_all_are() -> None:
    table = Party().sit("ada", "bo")
    assert table.refused("unreadied", "ada") == "not-ready"
    table.do("readied", "ada")
    assert table.refused("readied", "ada") == "already-ready"
    table.do("unreadied", "ada")
    table.do("readied", "ada")
    table.do("readied", "bo")
    assert table.refused("unreadied", "ada") == "opening-now"
    assert table.refused("readied", "cy") == "opening-now"


def test_only_the_server_starts_with_the_secret_that_was_sealed() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada")
    table.do("readied", "bo")
    assert table.refused("started", "ada", secret=SECRET) == "only-the-server"
    assert table.refused("started", SERVER, secret="cd" * 32) == "other-secret"
    assert table.refused("started", SERVER, secret="") == "other-secret"


# ---------------------------------------------------------------------- contributions


def test_contributions_are_shown_after_everybody_has_committed() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada", commitment=hashed(ONE))
    assert table.refused("opened", "ada", contribution=ONE) == "not-opening"
    table.do("readied", "bo", commitment=hashed(TWO))
    assert table.session.summary(None)["opening"]
    assert table.refused("opened", "bo", contribution=ONE) == "other-contribution"
    assert table.refused("opened", "bo", contribution="xyz") == "other-contribution"
    assert table.refused("opened", "cy", contribution=ONE) == "nothing-to-open"
    table.do("opened", "bo", contribution=TWO)
    assert table.refused("opened", "bo", contribution=TWO) == "nothing-to-open"
    assert table.let_due() == []
    table.do("opened", "ada", contribution=ONE)
    assert table.let_due() == ["started"]
    chance = table.session.running.state.chance
    assert isinstance(chance, pm.SealedChance)
    assert [given.hex() for given in chance.contributions] == [ONE, TWO]  # in the order of seats


def test_what_is_not_shown_in_time_does_not_count() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada", commitment=hashed(ONE))
    table.do("readied", "bo", commitment=hashed(TWO))
    table.do("opened", "bo", contribution=TWO)
    table.wait(OPENING_SECONDS - 1)
    assert table.let_due() == []
    table.wait(1)
    assert table.let_due() == ["started"]
    assert table.session.running.record.chance["contributions"] == [TWO]


def test_a_server_that_was_away_waits_again_for_contributions() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada", commitment=hashed(ONE))
    table.do("readied", "bo")
    alive = table.time
    table.wait(1000)
    table.do("resumed", SERVER, alive=alive)
    assert table.let_due() == []
    table.do("opened", "ada", contribution=ONE)
    assert table.let_due() == ["started"]


def test_who_leaves_while_contributions_are_shown_sends_everybody_back() -> None:
    table = Party(3).sit("ada", "bo", "cy")
    for who in ("ada", "bo", "cy"):
        table.do("readied", who, commitment=hashed(ONE) if who == "ada" else "")
    table.do("opened", "ada", contribution=ONE)
    assert table.refused("changed", "ada", players=4) == "opening-now"
    table.do("left", "cy")
    assert not table.session.commitments
    assert not table.session.contributions
    assert table.session.deadline() is None


def test_a_commitment_is_a_hash_of_ones_own() -> None:
    table = Party().sit("ada", "bo")
    assert table.refused("readied", "ada", commitment="abc") == "not-a-hash"
    table.do("readied", "ada", commitment=hashed(ONE))
    assert table.refused("readied", "bo", commitment=hashed(ONE)) == "same-commitment"


def test_seal_and_commitments_are_shown_before_the_start_and_the_secret_after_the_end() -> None:
    table = Party().sit("ada", "bo")
    assert table.session.summary(None)["seal"] == SEAL
    table.do("readied", "ada", commitment=hashed(ONE))
    table.do("readied", "bo")
    assert table.session.summary(1)["seats"][0]["commitment"] == hashed(ONE)
    table.do("opened", "ada", contribution=ONE)
    table.let_due()
    for seat in table.session.recipients:
        assert SECRET not in known_to(table.session, seat)
    assert table.session.secret == ""
    table.do("surrendered", "bo", seat=1)
    for seat in table.session.recipients:
        assert table.session.summary(seat)["secret"] == SECRET
        assert table.kinds(seat)[-1] == "secret-shown"


# ---------------------------------------------------------------------- the end


def test_the_record_is_given_out_after_the_end_and_is_true() -> None:
    table = Party().sit("ada", "bo")
    table.do("readied", "ada", commitment=hashed(ONE))
    table.do("readied", "bo")
    table.do("opened", "ada", contribution=ONE)
    table.let_due()
    table.act()
    with pytest.raises(pm.PandemoniumError, match="when the game is over"):
        table.session.record()
    table.do("surrendered", "ada", seat=0)
    record = pm.Record.read(table.session.record().write())
    assert record.seats == ["Ada", "Bo"]
    result = verify(record, SEAL)
    assert result.commitments == [hashed(ONE)]
    assert result.outcome is not None
    assert (result.outcome.reason, result.outcome.winners) == ("table-surrender", (1,))


def test_the_same_people_play_again_one_seat_further() -> None:
    table = party("ada", "bo", bots=1)
    assert table.refused("rematched", "ada", table="next") == "not-over"
    table.do("offered", "ada", seat=0, what="end")
    table.do("accepted", "bo", seat=1, what="end")
    entries = rematch_of(table.session, table.time, hashed(ONE))
    session = TableSession.fold(entries)
    assert [seat.name or seat.bot for seat in session.seats] == ["random", "Ada", "Bo"]
    assert (session.host, session.setup.seal, session.game.id) == (
        "ada",
        hashed(ONE),
        table.session.game.id,
    )
    assert table.refused("rematched", "cy", table="next") == "not-seated"
    table.do("rematched", "bo", table="next")
    assert table.refused("rematched", "ada", table="other") == "already-rematched"
    assert table.session.summary(None)["next_table"] == "next"


def test_bots_keep_their_names_when_they_move_on() -> None:
    table = Party(4).sit("ada")
    for seat, level in ((1, "imp"), (2, "imp"), (3, "demon")):
        table.do("seated", "ada", seat=seat, level=level)
    names = [place["name"] for place in table.session.summary(None)["seats"]]
    assert names[0] == "Ada"
    assert len(set(names)) == 4
    assert set(names[1:3]) <= set(CHARACTERS["imp"])
    assert names[3] in CHARACTERS["demon"]
    assert table.session.names(Words(table.session.game, "fr")) == names
    assert TableSession.fold(table.entries).names(Words(table.session.game, "en")) == names
    table.start()
    table.do("surrendered", "ada", seat=0)
    session = TableSession.fold(rematch_of(table.session, table.time, hashed(ONE)))
    assert [seat.shown_name for seat in session.seats] == [names[3], *names[:3]]


def test_a_bot_that_stands_in_has_the_name_of_the_person() -> None:
    table = party("ada", "bo")
    table.do("left", "bo")
    seat = table.session.summary(None)["seats"][1]
    assert (seat["name"], seat["is_stand_in"], bool(seat["bot"])) == ("Bo", True, True)


def test_people_who_share_a_device_play_again_too() -> None:
    table = Party(2).sit("ada")
    table.do("seated", "ada", seat=1, name="Bea")
    table.start()
    table.do("offered", "ada", seat=0, what="end")
    session = TableSession.fold(rematch_of(table.session, table.time, SEAL))
    assert [(seat.who, seat.name) for seat in session.seats] == [("ada", "Bea"), ("ada", "Ada")]


def test_partners_stay_partners() -> None:
    assert rotation([0, 1, 2]) == 1
    assert rotation([0, 1, 0, 1]) == 1
    assert rotation([0, 0, 2, 2]) == 2
    assert rotation([0]) == 0


def test_seats_are_rotated_for_a_team_game() -> None:
    for game, order in (
        ("mephisto", ["Cy", "Di", "Ada", "Bo"]),
        ("lets-summon-demons", ["Di", "Ada", "Bo", "Cy"]),
    ):
        table = party("ada", "bo", "cy", "di", game=game, options={"teams": True})
        table.do("offered", "ada", seat=0, what="end")
        for seat, who in enumerate(("bo", "cy", "di"), 1):
            table.do("accepted", who, seat=seat, what="end")
        session = TableSession.fold(rematch_of(table.session, table.time, SEAL))
        assert [seat.name for seat in session.seats] == order
