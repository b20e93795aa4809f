"""Talking: to the table, to the team, and to nobody else."""

from pandemonium.locale.words import Words
from pandemonium.table import Entry
from pandemonium.table.limits import MAX_CHAT_LENGTH
from tests.table.party import Party, known_to, party


def test_everybody_hears_what_is_said_at_the_table() -> None:
    table = Party().sit("ada", "bo")
    table.do("said", "ada", text="Hello!")
    for seat in (0, 1, None):
        (received,) = [
            item["event"] for item in table.session.news(seat) if item["event"]["kind"] == "said"
        ]
        assert received == {"kind": "said", "seat": 0, "name": "Ada", "text": "Hello!", "team": []}
        assert Words(table.session.game, "en").event(received) == "Ada: Hello!"


def test_only_seated_people_talk() -> None:
    table = Party().sit("ada")
    assert table.refused("said", "bo", text="Hello!") == "not-seated"
    assert table.refused("said", "ada", text="  ") == "bad-saying"
    assert table.refused("said", "ada", text="x" * (MAX_CHAT_LENGTH + 1)) == "bad-saying"


def test_what_is_said_is_one_harmless_line() -> None:
    table = Party().sit("ada")
    table.do("said", "ada", text="one\ntwo\x1b[2J\u202e")
    assert table.session.news(None)[-1]["event"]["text"] == "one two?[2J?"


def test_a_team_talks_among_itself() -> None:
    table = party("ada", "bo", "cy", "di", game="mephisto", options={"teams": True})
    before = {seat: known_to(table.session, seat) for seat in (2, 3, None)}
    entry = Entry("said", "ada", table.time, {"text": "I hold the key", "team": True})
    table.session.apply(entry)
    assert table.session.audience(entry) == [0, 1]
    received = [table.session.news(seat)[-1]["event"]["text"] for seat in (0, 1)]
    assert received == ["I hold the key"] * 2
    for seat, known in before.items():
        assert known_to(table.session, seat) == known  # not even a number more


def test_there_is_no_team_without_partners_or_before_the_game() -> None:
    table = party("ada", "bo")
    assert table.refused("said", "ada", text="psst", team=True) == "no-team"
    four = Party(4, "mephisto", options={"teams": True}).sit("ada", "bo", "cy", "di")
    assert four.refused("said", "ada", text="psst", team=True) == "no-team"


def test_people_talk_on_after_the_end() -> None:
    table = party("ada", "bo")
    table.do("surrendered", "ada", seat=0)
    table.do("said", "bo", text="Well played.")
    assert table.kinds()[-1] == "said"
