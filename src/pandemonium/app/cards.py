"""Cards and card packs: describing and checking them. Packs are untrusted; workers check them.

The code that reads card files also checks what is typed into an editor, so the form in the client
needs no rules, only the vocabulary.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any

from pandemonium.app.clauses import clauses_of_cards
from pandemonium.engine.errors import PackError, PandemoniumError
from pandemonium.engine.formats.pack import read_pack, write_pack
from pandemonium.engine.game import Game
from pandemonium.engine.presenter import CardText
from pandemonium.engine.registry import about
from pandemonium.engine.registry import game as make_game
from pandemonium.locale.words import DEFAULT, LANGUAGES, Words
from pandemonium.table.commands.making import PACK_FILE
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc
from pandemonium.table.limits import MAX_PACK_LENGTH

MAX_ERRORS = 8  # cards of a pack whose errors are reported

Fields = dict[str, Any]


@dataclass
class CardBox:
    """All cards of a game, with their texts and the fields of the card file."""

    cards: Annotated[list[CardText], Doc("as a table describes them")]
    fields: Annotated[dict[str, Fields], Doc("as in the card file, by id")]
    emblems: dict[str, str]
    kinds: Annotated[dict[str, str], Doc("what kinds of card are called")]


@dataclass
class CardError:
    """What is wrong with a card, and where."""

    field: Annotated[str, Doc("the path of the field, such as effect[0].collect")]
    said: Annotated[str, Doc("what was expected there")]


@dataclass
class CheckedCard:
    """One card of a pack: whether it is valid, and how a table would show it."""

    fields: Fields
    is_new: Annotated[bool, Doc("whether the box has no card with this id")]
    error: CardError | None = None
    card: Annotated[Fields, Doc("as a table would describe it")] = field(default_factory=dict)
    texts: Annotated[dict[str, str], Doc("its text, by language")] = field(default_factory=dict)


@dataclass
class CheckedPack:
    """A pack: its cards, what is wrong with all of them together, and its file."""

    cards: list[CheckedCard]
    problem: str
    toml: str
    options: Annotated[dict[str, str], Doc("with which its new cards come into play")]


@lru_cache(maxsize=32)
def box_of(game: str, language: str) -> CardBox:
    """The cards of a game in a language."""
    configured = make_game(game)
    words = Words(configured, language)
    cards = list(_described(configured, language).values())
    clauses = clauses_of_cards(configured)
    for card in cards:
        card["clauses"] = clauses[card["id"]]
    fields = (
        {entry.id: entry.fields for entry in configured.card_entries()}
        if configured.about.cards
        else {}
    )
    kinds = {
        card.kind: words.text(f"kind-{card.kind}") if words.has(f"kind-{card.kind}") else card.kind
        for card in configured.cards
    }
    return CardBox(cards=cards, fields=fields, emblems=configured.about.emblems, kinds=kinds)


def options_for(game: str, cards: list[Fields]) -> dict[str, str]:
    """The options with which new cards come into play; raises what is wrong with the cards."""
    return _options_for_new(_make_game(game, cards), cards, {})


def checked_pack(
    game: str,
    cards: list[Fields],
    language: str,
    toml: str = "",
    options: dict[str, Any] | None = None,
) -> CheckedPack:
    """Check the cards of a pack, or a card file; reports the errors of several cards.

    `options` are those chosen so far.
    """
    if toml:
        cards = [entry.fields for entry in read_pack(PACK_FILE, toml)]
    cards = [{key: value for key, value in card.items() if value is not None} for card in cards]
    words = Words(about(game), language)
    right = list(range(len(cards)))
    wrong: dict[int, CardError] = {}
    problem, configured = "", None
    while right and configured is None and not problem:
        try:
            configured = _make_game(game, [cards[place] for place in right])
        except PackError as refusal:
            place = _place_of(refusal, cards, right)
            if place is None or len(wrong) >= MAX_ERRORS:
                problem = words.expected(refusal)
            else:
                right.remove(place)
                wrong[place] = CardError(refusal.field, words.expected(refusal))
        except PandemoniumError as refusal:
            problem = words.error(refusal)
    written = write_pack(cards)
    if len(written) > MAX_PACK_LENGTH and not problem:
        problem = words.error(TableError("pack-too-long", {"most": MAX_PACK_LENGTH}))
    known = box_of(game, language).fields
    described = _described(configured, language) if configured else {}
    return CheckedPack(
        cards=[
            CheckedCard(
                fields=fields,
                is_new=str(fields.get("id")) not in known,
                error=wrong.get(place),
                card=dict(described.get(str(fields.get("id")), {})) if place in right else {},
                texts=_texts(configured, fields) if configured and place in right else {},
            )
            for place, fields in enumerate(cards)
        ],
        problem=problem,
        toml=written,
        options=_options_for_new(configured, cards, options or {}) if configured else {},
    )


def _make_game(game: str, cards: list[Fields]) -> Game:
    """The game with these cards; raises a refusal if they are invalid."""
    configured = make_game(game, cards=cards)
    configured.check_work()
    return configured


def _options_for_new(game: Game, cards: list[Fields], options: dict[str, Any]) -> dict[str, str]:
    """The options that bring new cards into play; none if all cards are known."""
    new = {str(card.get("id")) for card in cards} - set(box_of(game.id, DEFAULT).fields)
    return game.presenter.options_for_new(game, new, options) if new else {}


def _place_of(refusal: PackError, cards: list[Fields], right: list[int]) -> int | None:
    """The index of the refused card (of duplicates the last); None: the whole pack."""
    for place in reversed(right):
        name = cards[place].get("id")
        if (name if isinstance(name, str) else "") == refusal.card:
            return place
    return None


def _described(configured: Game, language: str) -> dict[str, CardText]:
    """The descriptions of the cards of a game, by id."""
    cards = configured.describe(Words(configured, language))["cards"]
    assert isinstance(cards, list)
    return {card["id"]: card for card in cards}


def _texts(configured: Game, fields: Fields) -> dict[str, str]:
    """The text of a card in each language."""
    return {language: Words(configured, language).card_text(fields["id"]) for language in LANGUAGES}
