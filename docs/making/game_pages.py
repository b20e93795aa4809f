"""Pages about the games: an overview, their options, and the tests of each clause."""

from making import sources
from making.sources import page, table
from pandemonium import Game
from pandemonium.engine.options import Option
from pandemonium.locale.words import Words
from pandemonium.testing.rule_tests import tests_by_clause

# The four games of the project; a game without a folder is listed as planned.
PLANNED = {
    "dice-summoners": ("Dice Summoners", "2", "Pay with dice, learn rituals, field creatures."),
    "dicke-daemonen": ("Dicke Dämonen", "1 to 4", "Four loops of string and their fields."),
    "lets-summon-demons": ("Let's Summon Demons", "2 to 5", "Collect souls, summon Demons."),
    "mephisto": ("Mephisto", "1 to 4", "Conquer a dungeon with weapons and favour."),
}  # fmt: skip


def games_table(source: str) -> list[str]:
    """The games for the README: existing ones with links, the others as planned."""
    existing = {game.id: game for game in sources.our_games()}
    rows = []
    for name in sorted({*PLANNED, *existing}):
        game = existing.get(name)
        if game is None:
            title, players, about = PLANNED[name]
            rows.append([title, players, f"*Planned.* {about}"])
        else:
            folder = f"{source}/{game.about.package.replace('.', '/')}"
            title = f"[{game.title}]({folder}/rulebook.en.md)"
            rows.append([title, sources.players_of(game), sources.about_game(game)])
    return table(["game", "players", "what it is about"], rows)


def games() -> str:
    """The page with the number of players and the options of every game."""
    parts: list[str | list[str]] = [
        "This page lists every game with its number of players and its options. On the command "
        "line write an option as `--starter-demons yes`, in Python as `starter_demons=True`. An "
        "unknown option or a value that is not allowed raises an error that lists what is allowed.",
    ]
    for game in sources.our_games():
        folder = f"../../src/{game.about.package.replace('.', '/')}"
        parts += [
            f"## {game.title}",
            f"{sources.about_game(game)} For {sources.players_of(game)} players{_usual(game)}. "
            f"Rules: [English]({folder}/rulebook.en.md), [French]({folder}/rulebook.fr.md); "
            f"clauses have numbers such as `{game.about.prefix} 1.1`. {_counts(game)}",
            ["```console", f"$ pandemonium rules {game.id} 1", "```"],
        ]
        if game.options:
            words = Words(game, "en")
            rows = [_option_row(option, words) for option in game.options]
            parts.append(table(["option", "values", "default", "description"], rows))
        else:
            parts.append("This game has no options.")
    return page("Games and options", *parts)


def _usual(game: Game) -> str:
    """The default number of players, if it can vary."""
    if game.min_players == game.max_players:
        return ""
    return f" (default: {game.about.usual_players})"


def _counts(game: Game) -> str:
    """The number of cards in the box."""
    if not game.cards:
        return ""
    copies = sum(card.copies for card in game.cards)
    return (
        f"The box has {copies} cards of {len(game.cards)} designs (`pandemonium cards {game.id}`)."
    )


def _option_row(option: Option, words: Words) -> list[str]:
    """The row of one option."""
    default = str(option.typed_default)
    if option.type == "bool":
        default = "true" if option.default else "false"
    meaning = words.option(option.name)
    if option.is_seat:
        meaning += " (as typed on the command line; in Python subtract one)"
    return [f"`{option.name}`", _values(option, words), default, meaning]


def _values(option: Option, words: Words) -> str:
    """The values that the option allows."""
    phrase = option.expected
    details = {
        name: ", ".join(detail) if isinstance(detail, list) else detail
        for name, detail in phrase.details.items()
    }
    return words.text(phrase.key, **details)


def rule_coverage() -> str:
    """The page with the tests of each clause."""
    marked = tests_by_clause(sources.ROOT / "tests")
    parts: list[str | list[str]] = [
        "Every clause of a rulebook has a number, and each test is tagged with the clause it "
        'covers: `@rule("LSD 3.8")`. This page lists the tests of each clause. '
        "`pandemonium rules GAME --coverage` prints the same list for a checkout.",
    ]
    for game in sources.our_games():
        rows = [
            [clause, *[", ".join(f"`{test}`" for test in sorted(marked.get(clause, []))) or "none"]]
            for clause in game.clauses
        ]
        covered = sum(clause in marked for clause in game.clauses)
        parts += [
            f"## {game.title}",
            f"Tests cover {covered} of {len(rows)} clauses.",
            table(["clause", "tests"], rows),
        ]
    return page("Rule coverage", *parts)
