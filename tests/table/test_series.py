"""The score of the same people over rematches."""

from pandemonium.table import TableSession
from pandemonium.table.rematch import rematch_of
from tests.table.party import SEAL, Party, party


def rematch(table: Party) -> Party:
    """The next table, where all sit down again."""
    following = Party.__new__(Party)
    following.time = table.time
    following.entries = rematch_of(table.session, table.time, SEAL)
    following.session = TableSession.fold(following.entries)
    return following


def score(table: Party) -> dict[str, float]:
    """The wins by name."""
    series = table.session.summary(None)["series"]
    assert series is not None
    names = [place.shown_name for place in table.session.seats]
    return dict(zip(names, series["wins"], strict=True))


def test_the_score_follows_the_people_from_seat_to_seat() -> None:
    table = party("ada", "bo")
    assert table.session.summary(None)["series"] is None
    table.do("surrendered", "ada", seat=0)
    assert score(table) == {"Ada": 0, "Bo": 1}
    table = rematch(table)
    assert score(table) == {"Ada": 0, "Bo": 1}
    assert table.session.seats[0].who == "bo"
    table.start()
    table.do("surrendered", "bo", seat=0)
    assert score(table) == {"Ada": 1, "Bo": 1}
    assert table.session.summary(None)["series"]["games"] == 2  # type: ignore[index]  # see above


def test_bots_keep_their_wins_and_a_broken_off_game_is_none() -> None:
    table = party("ada", bots=1)
    bot = table.session.seats[1].shown_name
    table.do("surrendered", "ada", seat=0)
    table = rematch(table)
    assert score(table) == {"Ada": 0, bot: 1}
    table.start()
    table.do("offered", "ada", seat=table.session.seats_of("ada")[0], what="end")
    assert table.session.status == "over"
    assert score(table) == {"Ada": 0, bot: 1}


def test_another_game_begins_another_series() -> None:
    table = party("ada", "bo")
    table.do("surrendered", "ada", seat=0)
    table = rematch(table)
    table.do("changed", "ada", game="mephisto")
    assert table.session.summary(None)["series"] is None
