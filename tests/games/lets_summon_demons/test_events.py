"""Events: what is recorded from the setup on, and from where to where things go."""

import pandemonium as pm
from pandemonium.engine.event import Event
from tests.games.lets_summon_demons.table import duel, game, seen
from tests.support import play


def seen_by(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """What a seat sees."""
    return [view for event in events if (view := event.seen_by(seat)) is not None]


def moves(events: list[Event]) -> list[tuple[object, object, object]]:
    """Kind, from and to of everything that went somewhere."""
    views = [event.seen_by(None) or {} for event in events]
    return [
        (view["kind"], view["from"], view["to"])
        for view in views
        if "from" in view and "to" in view
    ]


def test_the_setup_is_shown() -> None:
    state = game.start(3, recording=True)
    kinds = [event.kind for event in state.events]
    assert kinds == [
        "souls-dealt",
        *["demon-dealt"] * 9,
        *["place-filled"] * 5,
        "first-player-drawn",
        *["candle-given"] * 3,
        "turn-begun",
    ]


def test_the_dealt_demons_are_shown_to_their_owner_alone() -> None:
    state = game.start(3, recording=True)
    for seat in (0, 1, 2, None):
        dealt = [view for view in seen_by(state.events, seat) if view["kind"] == "demon-dealt"]
        named = [view["seat"] for view in dealt if "card" in view]
        assert named == ([] if seat is None else [seat] * 3)
        assert {view["to"] for view in dealt} == {"hand:1", "hand:2", "hand:3"}


def test_what_is_bought_goes_from_the_block_to_its_owner() -> None:
    state = duel.scenario({"seats": [{"cards": ["dog"]}], "block": ["eve", "dog"]})
    events = play(state, "buy 2")
    assert moves(events) == [("card-bought", "block:2", "row:p1:dog.2")]


def test_a_summon_goes_from_the_hand_over_its_price_into_play() -> None:
    seat = {"cards": ["dog", "dog", "eve"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]})
    events = play(state, "summon porcus")
    while "roll" not in [action.text for action in state.legal()]:
        state.apply(state.legal()[0])
    assert moves(events)[0] == ("summon-begun", "hand:1", "summoning")
    assert moves(events)[-1] == ("demon-summoned", "summoning", "demon:p1:porcus")
    snuffed = [move for move in moves(events) if move[0] == "card-snuffed"]
    assert {goal for _, _, goal in snuffed} == {"discards"}
    assert len(snuffed) == 3


def test_souls_go_from_seat_to_seat_or_from_the_supply() -> None:
    seats = [{"cards": ["rotten_dillinger"], "candles": []}, {"souls": 4}]
    state = duel.scenario({"seats": seats}, chance=[4, 6])
    assert moves(play(state, "roll", "steal p2")) == [("soul-stolen", "seat:2", "seat:1")]
    state = duel.scenario({"seats": seats}, chance=[4, 6])
    assert moves(play(state, "roll", "steal supply")) == [("soul-from-supply", "supply", "seat:1")]


def test_everything_that_goes_somewhere_ends_where_the_view_has_it() -> None:
    state = game.start(5, recording=True)
    rng = pm.Chance(2)
    for _ in range(200):
        if state.over:
            break
        state.events = []
        state.apply(state.legal()[rng.below(len(state.legal()))])
        last = {}
        for view in seen_by(state.events, None):
            if "to" in view:
                last[str(view.get("card"))] = str(view["to"])
        shown = str(seen(state, None))
        for at in last.values():
            zone = at.split(":")[0]
            fixed = zone in ("discards", "demon_discards", "deck", "demon_deck", "hand", "supply")
            assert fixed or zone in ("aside", "summoning") or at in shown, at
