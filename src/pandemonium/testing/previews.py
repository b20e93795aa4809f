"""Prompts can be built, plans can be carried out, and previews come true.

The `results` of a game's presenter report what came of a plan or an action, by the same names.
"""

from collections import Counter
from collections.abc import Sequence

from pandemonium.engine.action import Action
from pandemonium.engine.execution import Execution
from pandemonium.engine.game import Game
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import State
from pandemonium.engine.task import Args
from pandemonium.players import ask, player
from pandemonium.table.prompt import build_prompt, worded
from pandemonium.testing.positions import all_words
from pandemonium.testing.random_play import MAX_DECISIONS, all_viewers, as_text, failure_context

Compared = Counter[str]  # `plan-fight favor` or `spend favor`: how often it was compared


def check_previews(
    game: Game,
    seed: int,
    bot: str = "random",
    every: int = 1,
    opening: int = 0,
    decisions: int = MAX_DECISIONS,
) -> Compared:
    """Let a bot play, and check all prompts every so many decisions; returns what was compared.

    The bot makes at most so many `decisions`, after an `opening` of so many random ones.
    """
    state = game.start(seed)
    players = [player("random", game, seed), player(bot, game, seed)]
    compared: Compared = Counter()
    for decisions_made in range(min(MAX_DECISIONS, opening + decisions)):
        if state.over or decisions_made % every == 0:
            with failure_context(game, seed, state):
                compared += check_position(state)
        if state.over:
            break
        state.apply(ask(players[decisions_made >= opening], state, seed))
    return compared


def check_position(state: State) -> Compared:
    """All viewers have a prompt, and plans and previews come true; returns what was compared.

    Only the seat that decides is offered anything.
    """
    for number, seat in enumerate(all_viewers(state.game)):
        languages = all_words(state.game)
        prompt = build_prompt(state, seat, "")
        as_text(worded(prompt, languages[number % len(languages)]))
        is_asked = not state.over and seat == state.player
        assert is_asked or not (prompt["choices"] or prompt["plans"]), f"seat {seat} may not act"
    compared: Compared = Counter()
    if not state.over:
        for plan in state.plans():
            compared += check_plan(state, plan)
        for action in state.legal():
            compared += check_preview(state, action)
    return compared


def check_plan(state: State, plan: Plan) -> Compared:
    """Each of its actions is legal in turn, and its label matches their result."""
    assert plan.actions, f"plan {plan.key} has no actions"
    assert all(words.plan(plan) for words in all_words(state.game))
    done = carried_out(state, plan.key, plan.actions)
    return compare(f"plan-{plan.key}", plan.args, done)


def check_preview(state: State, action: Action) -> Compared:
    """The preview of an action matches its result."""
    preview = state.preview(action)
    return compare(action.kind, preview, carried_out(state, "", [action])) if preview else Counter()


def carried_out(state: State, key: str, actions: Sequence[Action]) -> Execution:
    """The actions on a copy, one after the other, all decided by the same seat."""
    after = state.clone()
    after.recording = True
    for action in actions:
        assert after.player == state.player, f"{key} goes on after somebody else's turn"
        assert after.is_legal(action), f"{key}: {action.text} is refused: {after.objection(action)}"
        after.apply(action)
    return Execution(key, actions, state, after, after.events)


def compare(name: str, promised: Args, done: Execution) -> Compared:
    """Promised and actual results agree wherever both are known."""
    results = done.before.game.presenter.results(done)
    both = sorted(set(promised) & set(results))
    texts = [action.text for action in done.actions]
    for what in both:
        assert promised[what] == results[what], (
            f"{name} {texts} promised {what} = {promised[what]!r}, but it was {results[what]!r}"
        )
    return Counter(f"{name} {what}" for what in both)
