"""Mephisto as a `Game`: its options, and how positions are made."""

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PackError, Phrase
from pandemonium.engine.game import About, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.text_view import Translator
from pandemonium.games.mephisto import (
    card_form,
    card_texts,
    labels,
    narration,
    results,
    text_table,
    view,
)
from pandemonium.games.mephisto.actions import Actions
from pandemonium.games.mephisto.cards import read_designs
from pandemonium.games.mephisto.components import (
    CELLS,
    DUEL_GRID,
    DUEL_SIDES,
    GRID,
    GRID_SIDES,
    MAX_EARLY_FAVOR,
    START_HAND,
    Box,
)
from pandemonium.games.mephisto.memory import restore_memory
from pandemonium.games.mephisto.scenario import Scenario
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.strategy import make_strategy
from pandemonium.games.mephisto.study import STUDY

ABOUT = About(
    id="mephisto",
    title="Mephisto",
    prefix="ME",
    package="pandemonium.games.mephisto",
    min_players=1,
    max_players=4,
    usual_players=2,
    minutes=(25, 60),
    end_clause="ME 9.6",
    work_clause="ME 3.9",
    draws=True,
    card_clauses={
        "weapon": ("ME 4.1",),
        "item": ("ME 4.1",),
        "spell": ("ME 3.6",),
        "monster": ("ME 6.6", "ME 7.1"),
    },
    options=(
        Option("teams", False, "two against two (4 players)", players=4, form="mode"),
        Option("care_bear", False, "repair your own gear instead of damaging that of opponents"),
        Option("balanced_shuffle", False, "monsters spread evenly over both halves of the deck"),
        Option("corruptor_hits_itself", True, "Corruptor loses a durability when it is played"),
        Option("strict_then", False, "no favor from a card whose first part was impossible"),
        Option(
            "early_favor",
            0,
            "how much more favor everybody starts with than the next in order of play",
            high=MAX_EARLY_FAVOR,
        ),
    ),
    cards="cards.toml",
    emblem="devil-mask",
    emblems={
        "souls": "own:soul",
        "favor": "bull-horns",
        "attack": "crossed-swords",
        "durability": "cracked-shield",
        "cost": "card-discard",
        "lane": "stairs",
        "dungeon": "dungeon-gate",
        "deck": "stack",
        "hand": "poker-hand",
        "discard": "card-burn",
        "loot": "grab",
        "fight": "sword-clash",
        "summon": "pentacle",
    },
)


class Mephisto(Game):
    """One configuration of Mephisto."""

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
        narrate_to=narration.narrate_to,
        threats=narration.threats,
        study=STUDY,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """Read the cards and seat the players."""
        super().__init__(players, options)
        designs = read_designs(self.card_entries())
        self.cards = tuple(designs)
        self.box = Box(designs, self.players, self.settings)
        self._check_number()
        self.all_actions = Actions(self.box, self.action_table)
        for design in designs:
            variants = design.effect.variants
            for variant, is_on in (
                ("solitaire", self.box.solitaire),
                ("care-bear", self.box.care_bear),
                ("sparing", not self.box.corruptor_hits_itself),
            ):
                if is_on and variant in variants and not design.variant:
                    design.variant = variant

    def _check_number(self) -> None:
        """Raise a PackError if there are too few cards for the setup and the first turn."""
        least = (START_HAND + 1) * self.players + CELLS
        if len(self.box.cards) < least:
            expected = Phrase("expected-more-cards", least=least, count=len(self.box.cards))
            raise PackError(self.pack[0].file, 0, "", "copies", expected)

    def strategy(self) -> Strategy:
        return make_strategy(self.box, self.all_actions, self.read_text("weights.json"))

    def blank(self, chance: Chance) -> State:
        return MephistoState(self, self.box, self.all_actions, chance)

    def restore(self, data: dict[str, object]) -> State:
        """The position in `data`; for old saves without a memory it is reconstructed."""
        state = super().restore(data)
        assert isinstance(state, MephistoState)
        if state.memory.is_blank and state.held:
            restore_memory(state)
        return state

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        state = MephistoState(self, self.box, self.all_actions, chance)
        return Scenario(state, data, chance).build()

    def describe(self, words: Translator | None = None) -> dict[str, object]:
        """The cards, and the dungeon in rows from the north; dead corners are empty."""
        is_duel = self.players <= 2
        sides = DUEL_SIDES if is_duel else GRID_SIDES[: self.players]
        cells = self.box.cells
        return {
            **super().describe(words),
            "dungeon": {
                "cells": cells,
                "grid": DUEL_GRID if is_duel else GRID,
                "sides": {
                    side.name: {
                        "lanes": [[cells[cell] for cell in lane] for lane in side.lanes],
                        "fill_order": [cells[cell] for cell in side.fill_order],
                    }
                    for side in sides
                },
            },
        }
