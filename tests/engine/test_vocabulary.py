"""The vocabulary of cards: an editor offers what the code that reads cards accepts."""

from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.formats.pack import read_pack, write_pack
from pandemonium.engine.formats.vocabulary import CardField, CardWay, Vocabulary
from pandemonium.engine.registry import about, presenter
from pandemonium.games.dice_summoners import cards as dice_summoners
from pandemonium.games.lets_summon_demons import cards as lets_summon_demons
from pandemonium.games.mephisto import cards as mephisto
from pandemonium.locale.words import LANGUAGES, Words

FIELDS = {
    "dice-summoners": {
        *dice_summoners.COMMON,
        *(name for names in dice_summoners.FIELDS.values() for name in names),
    },
    "lets-summon-demons": set(lets_summon_demons.FIELDS),
    "mephisto": set(mephisto.FIELDS),
}
Fields = dict[str, Any]
every_game = pytest.mark.parametrize("name", FIELDS)


def vocabulary(name: str, language: str = "en") -> Vocabulary:
    """The form of an editor for the cards of a game."""
    tell = presenter(name).vocabulary
    assert tell is not None
    return tell(Words(about(name), language))


def box(name: str) -> list[Fields]:
    """The cards of the box as its file lists them."""
    return [dict(entry.fields) for entry in pm.game(name).card_entries()]


def applies(field: CardField, kind: str, beside: Fields) -> bool:
    """Whether a card, a table or a step may have the field."""
    is_of_kind = kind in field.get("kinds", [kind])
    return is_of_kind and all(
        beside.get(other, "") in values for other, values in field.get("when", {}).items()
    )


def unfit(form: Vocabulary, fields: list[CardField], values: Fields, kind: str) -> list[str]:
    """What of these values the form could not show or would miss."""
    known = [field for field in fields if applies(field, kind, values)]
    names = {field["name"] for field in known}
    result = [name for name in values if name not in names]
    for field in known:
        if field["name"] in values:
            result += [
                f"{field['name']}: {problem}"
                for problem in problems(form, field, values[field["name"]], kind)
            ]
        elif field.get("required"):
            result.append(f"{field['name']} is missing")
    return result


def problems(  # noqa: C901 - one case for each type
    form: Vocabulary, field: CardField, value: Any, kind: str
) -> list[str]:
    """What keeps the form from showing this value in this field."""
    match field["type"]:
        case "number":
            is_right = field["low"] <= value <= field["high"]
        case "numbers":
            is_right = all(field["low"] <= item <= field["high"] for item in value)
        case "word":
            is_right = value in words_of(field, kind)
        case "words":
            is_right = set(value) <= set(words_of(field, kind)) and len(value) <= field["most"]
        case "flag":
            is_right = isinstance(value, bool)
        case "text" | "icon":
            is_right = isinstance(value, str)
        case "table":
            return unfit(form, field["fields"], value, kind)
        case "tables":
            return [item for table in value for item in unfit(form, field["fields"], table, kind)]
        case "steps":
            return [f"{item}" for item in value if not ways(form, item, kind)]
        case "branches":
            return [f"{item}" for branch in value for item in branch if not ways(form, item, kind)]
        case _:
            is_right = False  # the box has no names and texts in its file
    return [] if is_right else [f"{value!r}"]


def words_of(field: CardField, kind: str) -> list[str]:
    """The words that may stand in a field."""
    return [choice["value"] for choice in field["choices"] if kind in choice.get("kinds", [kind])]


def ways(form: Vocabulary, step: Fields, kind: str) -> list[CardWay]:
    """In which ways the form can show a step."""

    def shows(way: CardWay) -> bool:
        rest = {name: value for name, value in step.items() if name not in way["fixed"]}
        try:
            is_shown = not unfit(form, way["fields"], rest, kind)
        except TypeError:  # a word where a number belongs
            return False
        return is_shown and all(step.get(name) == first for name, first in way["fixed"].items())

    return [way for way in form["ways"] if shows(way)]


@every_game
def test_the_form_has_every_field_that_cards_may_have(name: str) -> None:
    assert {field["name"] for field in vocabulary(name)["fields"]} == FIELDS[name]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_label(name: str, language: str) -> None:
    form = vocabulary(name, language)
    assert all(field["label"] for field in form["fields"])
    assert all(way["said"] for way in form["ways"])


@every_game
def test_every_card_of_the_box_can_be_shown_in_the_form(name: str) -> None:
    form = vocabulary(name)
    problems = {card["id"]: unfit(form, form["fields"], card, card["kind"]) for card in box(name)}
    assert {card: wrong for card, wrong in problems.items() if wrong} == {}
    steps = [step for card in box(name) for step in card.get("effect", []) if form["ways"]]
    assert all(len(ways(form, step, "")) == 1 for step in steps)  # nothing can be taken for another


@every_game
def test_cards_come_back_from_a_file_as_they_were(name: str) -> None:
    cards = box(name)
    cards[0]["name"] = {"en": 'A "new"\nname\x7f', "fr": "É \\ ☿"}
    assert [entry.fields for entry in read_pack("own.toml", write_pack(cards))] == cards


def refusal(name: str, card: Fields) -> str:
    """The field for which a changed card is refused; empty: it is taken."""
    try:
        pm.game(name, cards=[card])
    except pm.PackError as problem:
        return problem.field
    except pm.PandemoniumError:
        return ""  # the card is fine, but the box is too small with it
    return ""


def fitting(name: str, field: CardField) -> list[Fields]:
    """The cards of the box that have a field, those first that say something in it."""
    problems = [card for card in box(name) if applies(field, card["kind"], card)]
    return sorted(problems, key=lambda card: field["name"] not in card)


@every_game
def test_numbers_have_the_bounds_that_the_form_tells(name: str) -> None:
    for field in vocabulary(name)["fields"]:
        if field["type"] != "number":
            continue
        first, *_ = cards = fitting(name, field)
        for beyond in (field["low"] - 1, field["high"] + 1):
            assert refusal(name, {**first, field["name"]: beyond}) == field["name"]
        for bound in (field["low"], field["high"]):
            answers = [refusal(name, {**card, field["name"]: bound}) for card in cards]
            assert "" in answers, f"{field['name']} = {bound}"


@every_game
def test_words_are_those_that_the_form_tells(name: str) -> None:
    for field in vocabulary(name)["fields"]:
        if field["type"] != "word" or field["name"] == "kind":
            continue
        first = fitting(name, field)[0]
        assert refusal(name, {**first, field["name"]: "nonsense"}) == field["name"]
        for word in field["choices"]:
            kinds = word.get("kinds", [first["kind"]])
            card = next(card for card in fitting(name, field) if card["kind"] in kinds)
            answer = refusal(name, {**card, field["name"]: word["value"]})
            assert answer != field["name"], word["value"]


def test_every_step_that_the_form_offers_is_read() -> None:
    form = vocabulary("lets-summon-demons")
    for way in form["ways"]:
        step: Fields = dict(way["fixed"])
        for field in way["fields"]:
            sample: dict[str, Any] = {"number": 1, "words": ["kid"], "word": "kid"}
            sample["branches"] = [[{"collect": 1}], [{"give": 1}]]
            step[field["name"]] = sample[field["type"]]
        card = {"id": "own", "kind": "boy", "on": [8], "name": "O", "effect": [step]}
        game = pm.game("lets-summon-demons", cards=[card])
        assert Words(game, "fr").card_text("own")
        assert [way["name"] for way in ways(form, step, "boy")] == [way["name"]]
