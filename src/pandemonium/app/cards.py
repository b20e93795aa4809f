"""Cards and card packs: describing and checking them. Packs are untrusted; workers check them.

The code that reads card files also checks what is typed into an editor, so the form in the client
needs no rules, only the vocabulary.
"""

from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from pandemonium.app.clauses import clauses_of_cards
from pandemonium.engine.errors import PackError, PandemoniumError
from pandemonium.engine.formats.pack import read_pack, write_pack
from pandemonium.engine.game import Game
from pandemonium.engine.registry import about, presenter
from pandemonium.engine.registry import game as make_game
from pandemonium.locale.words import DEFAULT, LANGUAGES, Words
from pandemonium.table.commands.making import PACK_FILE
from pandemonium.table.errors import TableError
from pandemonium.table.limits import MAX_PACK_LENGTH

MOST_ERRORS = 8  # cards of a pack whose errors are reported

Fields = dict[str, Any]


class CardBox(Struct):
    """All cards of a game."""

    cards: Annotated[list[Fields], Meta(description="as a table describes them")]
    fields: Annotated[dict[str, Fields], Meta(description="as the card file says them, by id")]
    emblems: dict[str, str]
    kinds: Annotated[dict[str, str], Meta(description="what kinds of card are called")]


class CardError(Struct):
    """What is wrong with a card, and where."""

    field: Annotated[str, Meta(description="the path of the field, such as effect[0].collect")]
    said: Annotated[str, Meta(description="what was expected there")]


class CheckedCard(Struct):
    """One card of a pack."""

    fields: Fields
    is_new: Annotated[bool, Meta(description="whether the box has no card with this id")]
    error: CardError | None = None
    card: Annotated[Fields, Meta(description="as a table would describe it")] = {}
    texts: Annotated[dict[str, str], Meta(description="what it says, by language")] = {}


class CheckedPack(Struct):
    """A pack: its cards, what is wrong with all of them together, and its file."""

    cards: list[CheckedCard]
    problem: str
    toml: str
    options: Annotated[dict[str, str], Meta(description="with which its cards come into play")]


@lru_cache(maxsize=32)
def box_of(game: str, language: str) -> CardBox:
    """The cards of a game in a language."""
    made = make_game(game)
    words = Words(made, language)
    described = made.describe(words)
    cards = described["cards"]
    assert isinstance(cards, list)
    clauses = clauses_of_cards(made)
    for card in cards:
        card["clauses"] = clauses[card["id"]]
    fields = {entry.id: entry.fields for entry in made.card_entries()} if made.about.cards else {}
    kinds = {
        card.kind: words.text(f"kind-{card.kind}") if words.has(f"kind-{card.kind}") else card.kind
        for card in made.cards
    }
    return CardBox(cards=cards, fields=fields, emblems=made.about.emblems, kinds=kinds)


def check_cards(game: str, cards: list[Fields]) -> None:
    """Raise a refusal if the cards of a pack are invalid."""
    _make_game(game, cards)


def checked_pack(game: str, cards: list[Fields], language: str, toml: str = "") -> CheckedPack:
    """Check the cards of a pack, or a card file; reports the errors of several cards."""
    if toml:
        cards = [entry.fields for entry in read_pack(PACK_FILE, toml)]
    cards = [{key: value for key, value in card.items() if value is not None} for card in cards]
    words = Words(about(game), language)
    right = list(range(len(cards)))
    wrong: dict[int, CardError] = {}
    problem, made = "", None
    while right and made is None and not problem:
        try:
            made = _make_game(game, [cards[place] for place in right])
        except PackError as refusal:
            place = _place_of(refusal, cards, right)
            if place is None or len(wrong) >= MOST_ERRORS:
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
    described = _described(made, language) if made else {}
    return CheckedPack(
        cards=[
            CheckedCard(
                fields=fields,
                is_new=str(fields.get("id")) not in known,
                error=wrong.get(place),
                card=described.get(str(fields.get("id")), {}) if place in right else {},
                texts=_texts(made, fields) if made and place in right else {},
            )
            for place, fields in enumerate(cards)
        ],
        problem=problem,
        toml=written,
        options=options_for(game, cards),
    )


def _make_game(game: str, cards: list[Fields]) -> Game:
    """The game with these cards; raises a refusal if they are invalid."""
    made = make_game(game, cards=cards)
    made.check_work()
    return made


def options_for(game: str, cards: list[Fields]) -> dict[str, str]:
    """The options that bring new cards into play; none if all cards are known."""
    vocabulary = presenter(game).vocabulary
    known = box_of(game, DEFAULT).fields
    if vocabulary is None or all(str(card.get("id")) in known for card in cards):
        return {}
    return vocabulary(Words(about(game), DEFAULT))["for_new"]


def _place_of(refusal: PackError, cards: list[Fields], right: list[int]) -> int | None:
    """The index of the refused card (of duplicates the last); None: the whole pack."""
    for place in reversed(right):
        name = cards[place].get("id")
        if (name if isinstance(name, str) else "") == refusal.card:
            return place
    return None


def _described(made: Game, language: str) -> dict[str, Fields]:
    """The descriptions of the cards of a game, by id."""
    cards = made.describe(Words(made, language))["cards"]
    assert isinstance(cards, list)
    return {card["id"]: card for card in cards}


def _texts(made: Game, fields: Fields) -> dict[str, str]:
    """The text of a card in each language."""
    return {language: Words(made, language).card_text(fields["id"]) for language in LANGUAGES}
