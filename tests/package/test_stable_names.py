"""Names that saves, databases and checks outside the project use: they keep place and meaning."""

from importlib import import_module

import pytest

import pandemonium as pm
from pandemonium.table import Table

MODULES = {
    "pandemonium": "games about game player players replay "
    "Chance SealedChance Record State Game Action",
    "pandemonium.table": "Table Entry",
    "pandemonium.table.prompt": "build_prompt worded",
    "pandemonium.locale.words": "Words",
    "pandemonium.players": "ask SearchPlayer",
    "pandemonium.players.uniform": "play_out",
    "pandemonium.engine.record": "Record replay Ply",
    "pandemonium.engine.pack": "read_pack write_pack read_cards",
    "pandemonium.games.dicke_daemonen.layouts": "problems LayoutError",
    "pandemonium.games.dicke_daemonen.lines.board": "make_board counts",
}
GAME = "start load scenario describe strategy actions action options settings cards clauses"
STATE = (
    "player over ply legal choices apply objection question decision outcome returns winners "
    "scores view imagine save clone touches plans events recording chance sheet brief picture "
    "card_name"
)
TABLE = (
    "act check undo prompt view views events why_not consider way_back barrier_for "
    "steps_in_a_row crossed is_out_of_turn log"
)
OURS = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]


@pytest.mark.parametrize("module", MODULES)
def test_modules_export_what_they_did(module: str) -> None:
    loaded = import_module(module)
    assert [name for name in MODULES[module].split() if not hasattr(loaded, name)] == []


@pytest.mark.parametrize("name", OURS)
def test_games_states_and_tables_have_what_they_had(name: str) -> None:
    game = pm.game(name)
    state = game.start(seed=1)
    table = Table(state)
    missing = [
        word
        for thing, words in ((game, GAME), (state, STATE), (table, TABLE))
        for word in words.split()
        if not hasattr(thing, word)
    ]
    assert missing == []
    assert table.log.lengths()
    question = state.question
    assert question is not None
    assert all(hasattr(question, word) for word in ("key", "secret", "clause"))
    card = next(iter(game.cards), None)
    assert card is None or all(hasattr(card, word) for word in ("id", "kind", "copies"))
    error = state.objection(next(action for action in game.actions if action not in state.legal()))
    assert error is not None
    assert error.clause
    assert error.reason


def test_words_say_what_they_did() -> None:
    words = import_module("pandemonium.locale.words").Words
    assert all(hasattr(words, name) for name in ("event", "question", "text", "card_text"))
