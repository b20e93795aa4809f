"""Dice Summoners as a game: its options, and how positions are made."""

from collections.abc import Collection, Mapping

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import OptionError, PositionError
from pandemonium.engine.formats.pack import read_pack
from pandemonium.engine.game import About, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NO_CARD
from pandemonium.engine.text_view import ErrorTranslator, Translator
from pandemonium.games.dice_summoners import (
    card_form,
    card_texts,
    labels,
    narration,
    results,
    text_table,
    turn,  # noqa: F401 - its tasks are found when loading
    view,
)
from pandemonium.games.dice_summoners.actions import Actions
from pandemonium.games.dice_summoners.cards import Reader
from pandemonium.games.dice_summoners.catalogue import describe_design
from pandemonium.games.dice_summoners.components import (
    EXTRA_DIE_TURNS,
    MAX_EXTRA_DIE_TURNS,
    MAX_TURNS,
    TURN_CAP,
    Box,
)
from pandemonium.games.dice_summoners.decks import (
    FORMAT,
    decks_with,
    read_custom,
    read_deck_sets,
    read_ids,
)
from pandemonium.games.dice_summoners.scenario import Scenario
from pandemonium.games.dice_summoners.state import DiceSummonersState
from pandemonium.games.dice_summoners.strategy import make_strategy
from pandemonium.games.dice_summoners.study import STUDY

CARDS = "cards.toml"
DECK_SETS = "deck_sets.toml"
BALANCED = "balanced"  # the usual deck set
CUSTOM = "custom"  # the deck set that `decks` lists
ABOUT = About(
    id="dice-summoners",
    title="Dice Summoners",
    prefix="DS",
    package="pandemonium.games.dice_summoners",
    min_players=2,
    max_players=2,
    usual_players=2,
    minutes=(30, 45),
    end_clause="DS 11.2",
    work_clause="DS 7.6",
    hides=False,
    draws=True,
    cards=CARDS,
    emblem="dice-target",
    card_clauses={
        "basic": ("DS 2.5", "DS 3.2"),
        "advanced": ("DS 2.5", "DS 3.2"),
        "mythic": ("DS 3.2", "DS 8.3"),
        "start_set": ("DS 4.5", "DS 8.1"),
        "spell_set": ("DS 4.5", "DS 7.2"),
        "ritual": ("DS 8.4", "DS 8.5"),
        "aura": ("DS 7.4", "DS 9.1"),
        "curse": ("DS 7.5", "DS 10.1"),
    },
    emblems={
        "health": "hearts",
        "token": "bordered-shield",
        "attack": "crossed-swords",
        "defend": "shield",
        "heal": "health-increase",
        "steal": "life-tap",
        "gain": "rolling-dice-cup",
        "sacrifice": "sacrificial-dagger",
        "roll": "rolling-dices",
        "summon": "pentacle",
        "deck": "stack",
        "mercury": "own:mercury",
        "salt": "own:salt",
        "sulphur": "own:sulphur",
        "star": "own:star",
    },
    options=(
        Option(
            "deck_set",
            BALANCED,
            "the decks to play with",
            choices=("balanced", "defend", "attack", "sacrifice", "random", CUSTOM),
            form="pictures",
            own_choice=CUSTOM,
        ),
        Option(
            "decks",
            "",
            "with deck_set = custom: the ids of sixteen decks",
            many=True,
            form="expert",
        ),
        Option(
            "house",
            "rulebook",
            "where they differ: the rulebook, or the designer's online version (DS 12)",
            choices=("rulebook", "online"),
        ),
        Option(
            "extra_die_turns",
            EXTRA_DIE_TURNS,
            "in how many of their first turns the second player takes an extra blue die",
            low=0,
            high=MAX_EXTRA_DIE_TURNS,
        ),
        Option(
            "turn_cap",
            TURN_CAP,
            "turns, both players' together, after which automatic play is cut; 0: never",
            low=0,
            high=MAX_TURNS,
            people=0,
            form="expert",
        ),
        Option("play_on", False, "at the turn cap the players may agree to play on", form="expert"),
        Option("surrender", False, "a player may give up"),
    ),
)


def inspect_options(options: Mapping[str, object], words: ErrorTranslator) -> dict[str, object]:
    """The ids of the decks of a printed deck set, for pictures of it; none of another."""
    del words
    deck_sets = read_deck_sets(ABOUT.read_text(DECK_SETS))
    return {"decks": deck_sets.get(str(options.get("deck_set", "")), [])}


def options_for_new(
    game: Game, new: Collection[str], options: Mapping[str, object]
) -> dict[str, str]:
    """The chosen decks, or the usual ones, with new cards in place of others of their kind."""
    assert isinstance(game, DiceSummoners)
    deck_sets = read_deck_sets(game.read_text(DECK_SETS))
    deck_set = str(options.get("deck_set", ""))
    decks = deck_sets.get(deck_set, deck_sets[BALANCED])
    if deck_set == CUSTOM:
        decks = read_ids(str(options.get("decks", "")))
    changed = decks_with(game.box, decks, new)
    if set(changed) == set(decks):
        return {}
    return {"deck_set": CUSTOM, "decks": ",".join(changed)}


class DiceSummoners(Game):
    """One configuration of Dice Summoners."""

    about = ABOUT
    presenter = Presenter(
        view=view.view,
        view_type=view.View,
        description_type=view.Description,
        personalize=view.personalize,
        sheet=text_table.sheet,
        brief=text_table.brief,
        details=labels.details,
        results=results.results,
        shortfall=results.shortfall,
        card_text=card_texts.card_text,
        vocabulary=card_form.vocabulary,
        figures=view.figures,
        counters=view.counters,
        narrate=narration.narrate,
        threats=narration.threats,
        inspect=inspect_options,
        options_for_new=options_for_new,
        study=STUDY,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """`decks` belongs to `deck_set = "custom"`, `cards` is a pack."""
        super().__init__(players, options)
        reader = Reader(self.settings["house"] == "online")
        reader.read_all(self.card_entries())
        if self.pack:
            reader.check_spell_names(self.pack, self._known_spells())
        self.cards = tuple(reader.designs)
        self.parts = tuple(reader.spells.values())
        self.box = Box(reader.designs, self.settings, self._deck_ids(reader))
        self.all_actions = Actions(self.box, self.action_table)

    def _known_spells(self) -> set[str]:
        """The spells of the box, which the catalogues name."""
        box = read_pack(CARDS, self.read_text(CARDS))
        slots = [
            slot
            for entry in box
            for slot in entry.check_tables("slots", entry.fields.get("slots", []))
        ]
        return {str(slot["spell"]) for slot in slots if "spell" in slot}

    def _deck_ids(self, reader: Reader) -> list[str]:
        """The decks of this game, none if they are random; `decks` goes with custom (DS 1.5)."""
        deck_set, decks = str(self.settings["deck_set"]), str(self.settings["decks"])
        if deck_set == CUSTOM and not decks:
            raise OptionError("decks-empty")
        if decks and deck_set != CUSTOM:
            raise OptionError("decks-not-custom", {"decks": decks, "deck_set": deck_set})
        if deck_set == "random":
            return []
        if deck_set != CUSTOM:
            return read_deck_sets(self.read_text(DECK_SETS))[deck_set]
        return read_custom(reader.designs, decks)

    def blank(self, chance: Chance) -> State:
        return DiceSummonersState(self, self.box, self.all_actions, chance)

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        state = DiceSummonersState(self, self.box, self.all_actions, chance)
        return Scenario(state, data, chance).build()

    def strategy(self) -> Strategy:
        return make_strategy(self.box, self.all_actions, self.read_text("weights.json"))

    def copies_of(self, name: str) -> list[int]:
        """Copies do not differ: a card is the number of its design."""
        card = self.box.card_called(name)
        if card == NO_CARD:
            raise PositionError("no-such-card", {"card": name})
        return [card]

    def describe(self, words: Translator | None = None) -> dict[str, object]:
        """Also gain and slots of every card, the decks, how many of each kind, and all dice."""
        described = super().describe(words)
        described["decks"] = list(self.box.deck_ids)  # none: they are random
        described["deck_format"] = dict(FORMAT)
        described["dice"] = [self.box.blue_dice, self.box.red_dice]
        cards = described["cards"]
        assert isinstance(cards, list)
        for card, design in zip(cards, self.box.designs, strict=True):
            card.update(describe_design(design, words))
        return described
