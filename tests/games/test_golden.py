"""Golden playthroughs: transcripts that a rules-lawyer can read.

A file in `golden/<game>/` starts with what was set up (`players`, `options`, `seed` or `scenario`
and `chance`, one JSON value per line), then has one line `> move` per move. What happened follows
each move, indented; a refused move is followed by `! ` and the refusal. `> random 7` plays on at
random, by that seed, to the end. `make golden` writes everything but the moves again.
"""

import json
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


def transcript(source: str, game_id: str) -> str:
    """The file with everything regenerated but its setup and its moves."""
    lines = source.splitlines()
    setup = {}
    for line in lines:
        if not line or line.startswith((">", "#")):
            continue
        if line[0] in " !":
            break
        name, _, value = line.partition(": ")
        setup[name] = json.loads(value)
    game = pm.game(game_id, setup.get("players"), **setup.get("options", {}))
    if "scenario" in setup:
        state = game.scenario(setup["scenario"], setup.get("chance", []))
    else:
        state = game.start(setup["seed"])
    state.recording = True
    words = Words(game, "en")
    made = [line for line in lines if line.startswith("#") or line.partition(": ")[0] in setup]
    made += ["", *asked(state, words)]
    for line in lines:
        if line.startswith("> random "):
            made += [line, *play_at_random(state, words, int(line.removeprefix("> random ")))]
        elif line.startswith("> "):
            made += [line, *play(state, words, line.removeprefix("> "))]
    return "\n".join(made) + "\n"


def play(state: pm.State, words: Words, text: str) -> list[str]:
    """One move and what came of it."""
    action = state.game.action(text)
    problem = state.objection(action)
    if problem is not None:
        return [f"! {words.refusal(problem)}"]
    state.events = []
    state.apply(action)
    return [f"  {words.event(event.seen_by(None))}" for event in state.events] + asked(state, words)


def play_at_random(state: pm.State, words: Words, seed: int) -> list[str]:
    """The rest of the game at random; `>>` marks moves that are not read again."""
    rng = pm.Chance(seed)
    lines = []
    while not state.over:
        choices = state.legal()
        action = choices[rng.below(len(choices))]
        lines += [f"  >> {action.text}", *play(state, words, action.text)]
    return lines


def asked(state: pm.State, words: Words) -> list[str]:
    """The question, or the result."""
    question = state.question
    if question is None:
        return [f"  = {state.reason}: winners {list(state.winners)}, scores {state.scores}"]
    return [f"  ? {words.seat(state.player)}: {words.question(question)}"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_playthrough(file: Path, request: pytest.FixtureRequest) -> None:
    source = file.read_text(encoding="utf-8")
    made = transcript(source, file.parent.name)
    if request.config.getoption("--regenerate"):
        file.write_text(made, encoding="utf-8")
    assert made == file.read_text(encoding="utf-8"), "run `make golden` and read the difference"


def test_every_game_has_golden_playthroughs() -> None:
    ours = {game for game in pm.games() if pm.game(game).about.package.startswith("pandemonium.")}
    assert {file.parent.name for file in FILES} == ours
