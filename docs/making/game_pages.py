"""Pages about the games: what there is, their options, and which test shows which clause."""

from making import sources
from making.sources import page, table
from pandemonium import Game
from pandemonium.engine.options import Option
from pandemonium.locale.words import Words
from pandemonium.testing.rule_tests import tests_by_clause

# The four games of the house; one whose folder is not there yet is announced as such.
PLANNED = {
    "dice-summoners": ("Dice Summoners", "2", "Pay with dice, learn rituals, field creatures."),
    "dicke-daemonen": ("Dicke Dämonen", "1 to 4", "Four loops of string and their fields."),
    "lets-summon-demons": ("Let's Summon Demons", "2 to 5", "Collect souls, summon Demons."),
    "mephisto": ("Mephisto", "1 to 4", "Conquer a dungeon with weapons and favour."),
}  # fmt: skip


def games_table(source: str) -> list[str]:
    """The games for the README: those that are there with links, the others as planned."""
    found = {game.id: game for game in sources.our_games()}
    rows = []
    for name in sorted({*PLANNED, *found}):
        game = found.get(name)
        if game is None:
            title, players, about = PLANNED[name]
            rows.append([title, players, f"*Planned.* {about}"])
        else:
            folder = f"{source}/{game.about.package.replace('.', '/')}"
            title = f"[{game.title}]({folder}/rulebook.en.md)"
            rows.append([title, sources.players_of(game), sources.about_game(game)])
    return table(["game", "players", "what it is about"], rows)


def games() -> str:
    """Every game with its players and options."""
    told: list[str | list[str]] = [
        "Every game, how many can play it, and what can be chosen about it. On the command line an "
        "option is written `--starter-demons yes`, in Python `starter_demons=True`. An option that "
        "a game does not have, or a value that it does not allow, is refused with what is allowed.",
    ]
    for game in sources.our_games():
        folder = f"../../src/{game.about.package.replace('.', '/')}"
        told += [
            f"## {game.title}",
            f"{sources.about_game(game)} For {sources.players_of(game)} players{_usual(game)}. "
            f"Rules: [English]({folder}/rulebook.en.md), [French]({folder}/rulebook.fr.md); "
            f"clauses are called `{game.about.prefix} 1.1` and so on. {_counts(game)}",
            ["```console", f"$ pandemonium rules {game.id} 1", "```"],
        ]
        if game.options:
            words = Words(game, "en")
            rows = [_option_row(option, words) for option in game.options]
            told.append(table(["option", "values", "default", "what it does"], rows))
        else:
            told.append("It has no options.")
    return page("The games and their options", *told)


def _usual(game: Game) -> str:
    """How many sit down when nothing is said, where that can vary."""
    if game.min_players == game.max_players:
        return ""
    return f", usually {game.about.usual_players}"


def _counts(game: Game) -> str:
    """How many cards are in the box."""
    if not game.cards:
        return ""
    copies = sum(card.copies for card in game.cards)
    return f"{len(game.cards)} designs of cards, {copies} cards (`pandemonium cards {game.id}`)."


def _option_row(option: Option, words: Words) -> list[str]:
    """One option as the schema describes it."""
    default = str(option.typed_default)
    if option.type == "bool":
        default = "true" if option.default else "false"
    meaning = words.option(option.name)
    if option.is_seat:
        meaning += " (as people type it; the number in Python is one less)"
    return [f"`{option.name}`", _values(option, words), default, meaning]


def _values(option: Option, words: Words) -> str:
    """What may be said for the option."""
    phrase = option.expected
    details = {
        name: ", ".join(detail) if isinstance(detail, list) else detail
        for name, detail in phrase.details.items()
    }
    return words.text(phrase.key, **details)


def rule_coverage() -> str:
    """Clause by clause, the tests that carry its number."""
    marked = tests_by_clause(sources.ROOT / "tests")
    told: list[str | list[str]] = [
        "Every clause of a rulebook has a number, and tests carry the number of the clause that "
        '`@rule("LSD 3.8")` shows. This page lists them; `pandemonium rules GAME --coverage` '
        "prints the same for a checkout.",
    ]
    for game in sources.our_games():
        rows = [
            [clause, *[", ".join(f"`{test}`" for test in sorted(marked.get(clause, []))) or "none"]]
            for clause in game.clauses
        ]
        shown = sum(clause in marked for clause in game.clauses)
        told += [
            f"## {game.title}",
            f"{shown} of {len(rows)} clauses are shown by a test.",
            table(["clause", "tests"], rows),
        ]
    return page("Which test shows which rule", *told)
