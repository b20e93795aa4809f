"""Games: which ones can be played here, with their options and rulebooks."""

from typing import Any

from litestar import get
from msgspec import convert

from pandemonium.app import payloads
from pandemonium.engine.registry import about, games
from pandemonium.locale.words import Words
from pandemonium.players import LEVELS
from pandemonium.server.api.dependencies import AnyRequest, Path, language_of
from pandemonium.server.compression import Compressed


@get("/api/games", sync_to_thread=False, middleware=[Compressed])
def list_games(request: AnyRequest) -> list[payloads.GameInfo]:
    """The games that can be played here, with their options."""
    return [game_info(name, language_of(request)) for name in games()]


@get("/api/games/{game:str}/rules", sync_to_thread=False, middleware=[Compressed])
def read_rules(request: AnyRequest, game: Path) -> list[payloads.RuleClause]:
    """The rulebook of a game, clause by clause."""
    options = {option.name for option in about(game).options}
    return [
        payloads.RuleClause(
            id=clause.id,
            chapter=clause.chapter,
            text=clause.text,
            reasons=clause.reasons,
            options=[name for name in clause.typed if name in options],
        )
        for clause in about(game).rulebook(language_of(request)).values()
    ]


def game_info(name: str, language: str) -> payloads.GameInfo:
    """A game with its bot levels and options, labelled in a language."""
    words = Words(about(name), language)
    levels = [{"value": level, "said": words.text(f"bot-{level}")} for level in LEVELS]
    fields: dict[str, Any] = {**about(name).to_json(), "levels": levels}
    for option in fields["options"]:
        option["label"] = words.option_label(option["name"])
        option["said"] = words.option(option["name"])
        option["choices"] = [
            {"value": choice, "said": words.option_value(option["name"], choice)}
            for choice in option.get("choices", ())
        ]
    return convert(fields, payloads.GameInfo)
