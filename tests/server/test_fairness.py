"""Who wins on a board: counted from games of bots, in the background."""

from pathlib import Path

import pytest

from pandemonium.app import fairness
from pandemonium.app.fairness import counted, play_for_fairness
from pandemonium.arena.reports.report_games import CountRow, GameRow, Rows, SeatRow
from tests.server.network import Guest, serving

GAME = "dicke-daemonen"


def rows_of(*winners: tuple[int | None, str]) -> Rows:
    """Games of two, in each of which a place (or nobody) and a colour won."""
    rows = Rows()
    for number, (winner, colour) in enumerate(winners):
        rows.games.append(GameRow("", number, number, "", False, False, 9, 9))
        rows.seats += [
            SeatRow("", number, 1 - place, place, float(place == winner), 0) for place in (0, 1)
        ]
        rows.counts.append(CountRow("", number, -1, "colours", colour, 1))
    return rows


def test_wins_are_counted_by_order_of_play_and_by_what_the_table_counts() -> None:
    received = counted(rows_of((0, "red"), (0, "red"), (1, "blue"), (None, "red")), 2, ["colours"])
    assert received.games == 4
    assert [seat.share for seat in received.seats] == [0.5, 0.25]
    assert received.nobody.share == 0.25
    assert [(colour.name, colour.share) for colour in received.tallies["colours"]] == [
        ("blue", 0.25),
        ("red", 0.75),
    ]
    for item in [*received.seats, received.nobody, *received.tallies["colours"]]:
        assert 0 <= item.low < item.share < item.high <= 1


def test_the_work_tells_how_far_it_is_and_is_the_same_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness, "PLAYER", "random")
    monkeypatch.setattr(fairness, "GAMES", 6)
    monkeypatch.setattr(fairness, "REPORT_EVERY", 0.0)
    args = {"game": GAME, "players": 2, "options": {"layout": "rose"}}
    received = list(play_for_fairness(args))
    assert [message.done for message in received] == [1, 2, 3, 4, 5, 6]
    assert received[-1].total == received[-1].result["games"] == 6
    assert list(play_for_fairness(args))[-1].result == received[-1].result
    assert set(received[-1].result["tallies"]) == {"colours"}
    monkeypatch.setattr(fairness, "FAIRNESS_SECONDS", 0.0)
    assert [(item.done, item.total) for item in play_for_fairness(args)] == [(1, 1)]


async def test_a_board_is_asked_about_watched_and_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        asked = {"options": {"layout": "calm", "layout_seed": 3}, "players": 2}
        reply = (await ada.post(f"/api/games/{GAME}/fairness", **asked)).json()
        assert reply["status"] in ("waiting", "running")
        again = (await ada.post(f"/api/games/{GAME}/fairness", **asked)).json()
        assert again["id"] == reply["id"]
        bea = await Guest.connect(url, "Bea")
        assert (await bea.http.get(f"/api/jobs/{reply['id']}")).status_code == 404
        busy = await ada.post(f"/api/games/{GAME}/fairness", options={"layout": "rose"})
        assert (busy.status_code, busy.json()["error"]) == (429, "job-running")
        assert (await ada.http.delete(f"/api/jobs/{reply['id']}")).status_code == 204
        assert (await ada.http.get(f"/api/jobs/{reply['id']}")).status_code == 404


@pytest.mark.parametrize(
    ("game", "body", "error"),
    [
        ("nothing", {}, "unknown-game"),
        (GAME, {"players": 9}, "option-value"),
        (GAME, {"options": {"layout": "/etc/passwd"}}, "option-value"),
        (GAME, {"options": {"cards": []}}, "reserved-table-option"),
        (GAME, {"options": {"layout": {"lines": 3}}}, ""),
    ],
)
async def test_what_cannot_be_played_is_refused(
    tmp_path: Path, game: str, body: dict[str, object], error: str
) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        reply = await ada.post(f"/api/games/{game}/fairness", **body)
    assert reply.status_code in (400, 404)
    assert reply.json()["said"]
    if error:
        assert reply.json()["error"] == error
