"""The wording of every registered game: nothing missing, nothing left over, nothing unfilled."""

import re
from functools import cache
from importlib import import_module, resources
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pandemonium as pm
from pandemonium.app.schema import event_kinds
from pandemonium.engine.formats.saving import task_classes
from pandemonium.engine.game import About
from pandemonium.engine.options import Option
from pandemonium.engine.outcome import CUT, Outcome
from pandemonium.engine.state import Question
from pandemonium.engine.task import Decision
from pandemonium.locale.french import de
from pandemonium.locale.words import ACTOR, LANGUAGES, TARGET, Words, language_from
from pandemonium.testing.configurations import Configuration, configurations
from pandemonium.testing.random_play import random_positions
from tests.catalogue_keys import Ask, asks, raised_english, words_in
from tests.reader import Reader
from tests.support import play
from tests.table.lanterns import ABOUT, Lanterns

ROOT = Path(pm.__file__).parent
ASKED = (
    "question-",
    "action-",
    "refusal-",
    "event-",
    "option-",
    "card-",
    "plan-",
    "outcome-",
    "waiting-",
)
SHARED = resources.files("pandemonium.locale")
POSITIONS = 50  # looked at in each walk
EVERY = 7  # decisions lie between two of them

every_game = pytest.mark.parametrize("name", pm.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
our_games = pytest.mark.parametrize(
    "name", [game for game in pm.games() if pm.about(game).package.startswith("pandemonium.")]
)


# ---------------------------------------------------------------------- what code can ask for


def folder(name: str) -> Path:
    """Where the code of a game is."""
    return Path(str(import_module(pm.about(name).package).__file__)).parent


def asked_by(name: str) -> list[Ask]:
    """Every message that the code of the game asks for."""
    game = pm.game(name)
    keys = [f"card-{card.id}" for card in game.cards if not card.names]
    if game.presenter.card_text is None:  # else it words them itself
        keys += [f"card-{card.id}.text" for card in game.cards if not card.texts]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"event-{event.kind}" for event in event_kinds(name)]
    keys += [
        f"question-{task.key}"
        for task in task_classes(game).values()
        if issubclass(task, Decision) and task.key and task.question_key is Decision.question_key
    ]
    keys += [
        f"waiting-{task.key}"
        for task in task_classes(game).values()
        if issubclass(task, Decision) and task.key and task.secret
    ]
    return [Ask(key, None, name) for key in keys] + asks(folder(name))


@cache
def asked_by_all() -> list[Ask]:
    """Every message that the engine and the clients ask for, whatever the game."""
    ours = [part for part in ROOT.iterdir() if part.is_dir() and part.name != "games"]
    return [ask for part in sorted(ours) for ask in asks(part)]


# ---------------------------------------------------------------------- what the catalogues have


@cache
def messages(text: str) -> dict[str, ast.Message]:
    """The messages of a catalogue, which must have neither nonsense nor doubles."""
    result: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{entry.id.name} stands there twice"
            result[entry.id.name] = entry
    return result


def own_catalogue(game: pm.Game, language: str) -> dict[str, ast.Message]:
    """The messages of the game in a language; in English if it does not speak it."""
    try:
        return messages(game.read_text(f"{language}.ftl"))
    except FileNotFoundError:
        return messages(game.read_text("en.ftl"))


def shared_catalogue(language: str) -> dict[str, ast.Message]:
    """The messages of all games."""
    return messages(SHARED.joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


def keys_of(catalogue: dict[str, ast.Message]) -> set[str]:
    """Messages and their attributes, as `card-cat` and `card-cat.text`; not those of grammar."""
    attributes = {
        f"{name}.{attribute.id.name}"
        for name, message in catalogue.items()
        for attribute in message.attributes
        if attribute.id.name != "gender"
    }
    return set(catalogue) | attributes


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        """Nothing is mentioned yet."""
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's names
        """Note a variable; the gender of a card comes along with the card."""
        self.variables.add(node.id.name.removesuffix("_gender"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.messages.add(node.id.name)


def mentions(message: ast.Message) -> Mentions:
    """What one message mentions."""
    result = Mentions()
    result.visit(message)
    return result


def variables(catalogue: dict[str, ast.Message], key: str) -> set[str]:
    """All arguments that a message needs, also through the messages in it."""
    result = mentions(catalogue[key])
    return result.variables.union(*(variables(catalogue, message) for message in result.messages))


def unsaid(result: list[Ask], *catalogues: dict[str, ast.Message]) -> list[Ask]:
    """What is asked for and not there, or there with arguments that it does not get."""
    known = set().union(*map(keys_of, catalogues))
    missing = [ask for ask in result if ask.key not in known]
    for ask in result:
        for catalogue in catalogues:
            if ask.key not in catalogue or ask.args is None:
                continue
            if not variables(catalogue, ask.key) <= ask.args:
                missing.append(ask)
    return missing


@every_game
@every_language
def test_every_key_of_a_game_has_a_wording(name: str, language: str) -> None:
    catalogue = own_catalogue(pm.game(name), language)
    assert unsaid(asked_by(name), {**shared_catalogue(language), **catalogue}) == []


@every_language
def test_every_key_of_the_house_has_a_wording(language: str) -> None:
    assert unsaid(asked_by_all(), shared_catalogue(language)) == []


def test_nobody_is_complained_to_in_english_only() -> None:
    result = [item for item in raised_english(ROOT) if "/testing/" not in item]  # for programmers
    assert result == []


def base_of(key: str) -> str:
    """The key of a sentence without the endings of its variants."""
    return key.removesuffix(TARGET).removesuffix(ACTOR).removesuffix("-hidden")


def is_built(meant: str, texts: set[str]) -> bool:
    """Whether a key is one of the texts, or one with endings (`-theirs`) that are texts too."""
    endings = [text for text in texts if text.startswith("-") and meant.endswith(text)]
    return meant in texts or any(is_built(meant.removesuffix(ending), texts) for ending in endings)


@our_games
def test_no_wording_of_a_game_is_left_over(name: str) -> None:
    game = pm.game(name)
    catalogue = own_catalogue(game, "en")
    texts, patterns = words_in(folder(name))
    texts |= {action.kind for action in game.actions} | {card.id for card in game.cards}
    texts |= {event.kind for event in event_kinds(name)} | {CUT}
    mentioned = {item for message in catalogue.values() for item in mentions(message).messages}
    for key in catalogue:
        meant = base_of(key).split("-", 1)[1] if key.startswith(ASKED) else ""
        if meant and key not in mentioned and not key.startswith(("card-", "option-")):
            is_put_together = any(pattern.fullmatch(meant) for pattern in patterns)
            assert is_built(meant, texts) or is_put_together, f"who asks for {key}?"


def test_no_wording_of_the_house_is_left_over() -> None:
    asked = {ask.key for ask in asked_by_all()} | {"player", "refusal"}
    texts, patterns = words_in(ROOT)
    for key in shared_catalogue("en"):
        bare = re.sub(r"^(error|outcome|event)-", "", base_of(key))
        is_meant = key in asked or bare in texts
        assert is_meant or any(pattern.fullmatch(key) for pattern in patterns), (
            f"who asks for {key}?"
        )


@our_games
@every_language
def test_every_option_has_a_label_and_its_choices_have_names(name: str, language: str) -> None:
    game = pm.game(name)
    known = keys_of(own_catalogue(game, language))
    for option in game.options:
        wanted = {"label", *(f"value-{choice}" for choice in option.choices)}
        given = {key.partition(".")[2] for key in known if key.startswith(f"option-{option.name}.")}
        assert given == wanted, option.name
    words = Words(game, language)
    assert words.option_label("not_worded") == "not worded"


GRAMMAR = {"form", "gender"}  # English has one form for all cases


@our_games
def test_the_languages_say_the_same_things(name: str) -> None:
    game = pm.game(name)
    pairs = [
        [own_catalogue(game, language) for language in LANGUAGES],
        [shared_catalogue(language) for language in LANGUAGES],
    ]
    assert (resources.files(game.about.package) / "fr.ftl").is_file()
    for english, french in pairs:
        for first, other in ((english, french), (french, english)):
            mentioned = {key for message in first.values() for key in mentions(message).messages}
            assert keys_of(first) - keys_of(other) <= mentioned  # a language may need more helpers
        for key in english.keys() & french.keys():
            assert variables(french, key) <= variables(english, key) | GRAMMAR, key


@our_games
def test_the_rulebooks_have_the_same_clauses(name: str) -> None:
    game = pm.game(name)
    books = [game.rulebook(language) for language in LANGUAGES]
    texts = [game.read_text(f"rulebook.{language}.md") for language in LANGUAGES]
    chapters = [re.findall(r"^## (\d+)\. \S", text, re.MULTILINE) for text in texts]
    assert list(books[0]) == list(books[1])
    assert chapters[0] == chapters[1]
    assert all(clause.text and clause.chapter for book in books for clause in book.values())


@every_game
def test_french_is_set_as_french_is(name: str) -> None:
    files = [SHARED.joinpath("fr.ftl")]
    files += [
        resources.files(pm.about(name).package) / item for item in ("fr.ftl", "rulebook.fr.md")
    ]
    for text in [file.read_text(encoding="utf-8") for file in files if file.is_file()]:
        assert not re.findall(r".*(?: [:;!?»%]|« |\w'\w).*", text)


# ---------------------------------------------------------------------- French grammar

# To gain something is « obtenir »; what one may « gagner » is a game or a fight.
GAINING = re.compile(
    r"\bgagn(?!ant)\w*\s(?!la partie|le combat)(\{|\d|une?\b|des?\b|du\b|l[ae]s?\b|l.\w|autant)",
    re.IGNORECASE,
)


@every_game
def test_every_french_card_has_a_gender(name: str) -> None:
    game = pm.game(name)
    catalogue = messages(game.read_text("fr.ftl"))
    for card in game.cards:
        attributes = {attribute.id.name for attribute in catalogue[f"card-{card.id}"].attributes}
        assert "gender" in attributes, card.id
        assert Words(game, "fr").gender(card.id) in ("m", "f")


@our_games
def test_to_gain_is_not_to_win_in_french(name: str) -> None:
    game = pm.game(name)
    texts = [SHARED.joinpath("fr.ftl").read_text(encoding="utf-8")]
    texts += [game.read_text(file) for file in ("fr.ftl", "rulebook.fr.md")]
    assert [line for text in texts for line in text.splitlines() if GAINING.search(line)] == []


def test_the_check_of_gaining_finds_it() -> None:
    assert GAINING.search("Ada gagne { $n } faveurs.")
    assert GAINING.search("Vous avez gagn\u00e9 une carte.")
    assert not GAINING.search("Ada gagne la partie\u202f!")
    assert not GAINING.search("Personne n\u2019a gagné.")


def test_french_agrees_with_the_gender_of_a_card() -> None:
    words = Words(pm.game("mephisto"), "fr", ["Ada", "Bo"])
    seen = {"kind": "gear-repaired", "seat": 0, "n": 2}
    assert words.event({**seen, "card": "key"}) == "Clé d\u2019Ada réparée\u202f: durabilité 2."
    assert words.event({**seen, "seat": 1, "card": "mallet"}) == (
        "Maillet de Bo réparé\u202f: durabilité 2."
    )
    assert words.event({"kind": "card-revealed", "card": "spider"}).startswith("Araignée révélée")
    refused = [
        words.refusal(pm.IllegalMove("ME 4.2", "already-activated", {"card": card}))
        for card in ("key", "mallet")
    ]
    assert refused == [
        "Clé ne peut plus être activée ce tour-ci (ME 4.2).",
        "Maillet ne peut plus être activé ce tour-ci (ME 4.2).",
    ]


@pytest.mark.parametrize(
    ("name", "with_de"),
    [
        ("Ada", "d\u2019Ada"),
        ("Élise", "d\u2019Élise"),
        ("Œdipe", "d\u2019Œdipe"),
        ("Yves", "d\u2019Yves"),
        ("Yann", "de Yann"),
        ("Bo", "de Bo"),
        ("Hugo", "de Hugo"),
        ("1", "de 1"),
        ("", "de "),
    ],
)
def test_de_is_elided_before_vowels(name: str, with_de: str) -> None:
    assert de(name) == with_de


# ---------------------------------------------------------------------- sentences of real positions

SAMPLE = list(
    {
        (configuration.game, *dict(configuration.options))[:2]: configuration
        for configuration in configurations()
    }.values()
)


@pytest.mark.parametrize("configuration", SAMPLE, ids=str)
def test_whatever_happens_can_be_said(configuration: Configuration) -> None:
    game = configuration.make()
    reader = Reader(game)
    for made, state in enumerate(islice(random_positions(game, seed=5, every=EVERY), POSITIONS)):
        reader.read(state, made)


# ---------------------------------------------------------------------- the small print


class Windy(Lanterns):
    """Lanterns with an option that its catalogue does not know."""

    about = About(
        "windy",
        "Windy",
        "LAN",
        ABOUT.package,
        2,
        3,
        2,
        "LAN 4.1",
        (Option("wind", 0, "how it blows", high=9),),
    )


def lets_summon_demons() -> pm.Game:
    return pm.game("lets-summon-demons", players=3)


def test_a_refusal_ends_with_its_clause() -> None:
    game = lets_summon_demons()
    problem = game.scenario({}).objection(game.action("end"))
    assert problem is not None
    assert Words(game, "en").refusal(problem) == (
        "You must roll the dice before you end your turn (LSD 2.2)."
    )
    assert Words(game, "fr").refusal(problem) == (
        "Vous devez lancer les dés avant de terminer votre tour (LSD 2.2)."
    )


def test_what_the_engine_itself_refuses_is_said_too() -> None:
    game = lets_summon_demons()
    stranger = pm.game("lets-summon-demons", players=2).action("roll")
    problem = game.start(1).objection(stranger)
    assert problem is not None
    assert Words(game, "en").refusal(problem) == ('"roll" is not an action in this game (LSD 6.5).')


def test_players_are_called_by_name_or_by_number() -> None:
    words = Words(lets_summon_demons(), "fr", ["Ada", ""])
    assert [words.seat(seat) for seat in range(3)] == ["Ada", "Joueur 2", "Joueur 3"]


def test_a_card_that_is_drawn_in_secret_is_named_to_its_owner_alone() -> None:
    game = lets_summon_demons()
    seats: list[dict[str, object]] = [
        {"demons": ["mephistopheles"], "hand": []},
        {"demons": ["porcus"]},
        {"demons": []},
    ]
    state = game.scenario({"seats": seats, "demon_deck": ["the_devil"]}, chance=[5, 6])
    drawn = play(state, "roll")[-1]
    words = Words(game, "en", ["Ada", "Bo", "Cy"])
    assert words.event(drawn.seen_by(1) or {}) == "Bo draws The Devil into their hand."
    assert words.event(drawn.seen_by(None) or {}) == "Bo draws a Demon into their hand."


def test_plurals_are_those_of_the_language() -> None:
    game = lets_summon_demons()
    seen = {"kind": "souls-collected", "seat": 0, "card": "eve"}
    lines = [Words(game, "en").event({**seen, "n": n}) for n in (1, 2)]
    assert lines == ["Player 1 collects 1 soul (Eve).", "Player 1 collects 2 souls (Eve)."]
    assert Words(game, "fr").text("n-souls", n=0) == "0 Âme"


def test_a_card_file_names_its_cards_itself(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        """
        [[card]]
        id = "newt"
        kind = "animal"
        on = [7]
        effect = [{ collect = 1 }]
        name = { en = "Newt", fr = "Triton" }
        text = "Collect 1 soul."
        [[card]]
        id = "crab"
        kind = "animal"
        on = [7]
        effect = [{ collect = 1 }]
        name = { de = "Krabbe" }
        text = "Collect 1 soul."
        [[card]]
        id = "dog"
        copies = 3
        """,
        encoding="utf-8",
    )
    game = pm.game("lets-summon-demons", cards=str(file))
    english, french = (Words(game, language) for language in LANGUAGES)
    assert [words.card("newt") for words in (english, french)] == ["Newt", "Triton"]
    assert french.card_text("newt") == "Collect 1 soul."
    assert english.card("crab") == "Krabbe"
    assert french.gender("newt") == "m"  # not declared
    assert french.card("dog") == "Chien"


def test_a_missing_wording_is_reported_with_key_and_language() -> None:
    words = Words(lets_summon_demons(), "fr")
    with pytest.raises(KeyError, match="'no-such-thing' in language 'fr'"):
        words.text("no-such-thing")
    with pytest.raises(KeyError, match=r"'player\.text' in language 'fr'"):
        words._format("player", "text", {})
    with pytest.raises(KeyError, match=r"'player' in language 'fr'.*Unknown external: n"):
        words.text("player")


def test_a_game_without_french_speaks_english() -> None:
    question = Question("turn", 0, "LAN 2.1", args={"n": 3})
    words = Words(Lanterns(2), "fr")
    assert words.question(question) == "You have 3 oil: light, roll, show or end."
    assert words.seat(0) == "Joueur 1"


def test_an_option_without_wording_is_explained_by_the_schema() -> None:
    words = Words(Windy.about, "fr")
    assert words.option("wind") == "how it blows"
    assert (
        Words(lets_summon_demons(), "fr").option("teams")
        == "deux contre deux\u202f; les partenaires peuvent se passer des cartes"
    )
    with pytest.raises(KeyError):
        words.option("rain")


def test_errors_are_said_in_the_language_of_the_reader() -> None:
    with pytest.raises(pm.OptionError) as problem:
        pm.game("lets-summon-demons", players=9)
    assert str(problem.value) == (
        "option players: 9 is not allowed; expected a whole number from 2 to 5"
    )
    assert Words(None, "fr").error(problem.value) == (
        "option players\u202f: 9 n\u2019est pas permis\u202f; il faut un nombre entier de 2 à 5"
    )


def test_an_event_with_hidden_parts_is_said_in_other_words() -> None:
    words = Words(Lanterns(2), "en", ["Ada", "Bo"])
    assert words.event({"kind": "gem-drawn", "seat": 1, "gem": "red"}) == "Bo draws a red gem."
    assert words.event({"kind": "gem-drawn", "seat": 1}) == "Bo draws a gem."


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome("all-lit", (1,), False, [0, 1]), "Bo won! All stones are lit."),
        (
            Outcome("all-lit", (0, 1), True, [1, 1]),
            "A draw: Ada and Bo share the victory. All stones are lit.",
        ),
        (
            Outcome("all-lit", (), False, [0, 0]),
            "The game is over. Nobody won. All stones are lit.",
        ),
        (Outcome(CUT, (), False, [0, 0]), "The game was stopped early: nobody won."),
    ],
)
def test_a_draw_is_shown_as_a_draw_and_a_cut_as_a_cut(outcome: Outcome, expected: str) -> None:
    assert Words(Lanterns(2), "en", ["Ada", "Bo"]).result(outcome) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(pm.OptionError, match="'tlh'; available: en, fr"):
        Words(lets_summon_demons(), "tlh")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_US.UTF-8", "PANDEMONIUM_LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"PANDEMONIUM_LANG": "FR-ca"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language
