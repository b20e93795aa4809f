"""Let's Summon Demons as a game: its options, and the ways into a position."""

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PackError, Phrase
from pandemonium.engine.game import About, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.games.lets_summon_demons import (
    block,
    card_form,
    card_texts,
    choices,
    effects,
    labels,
    narration,
    results,
    roll,
    stealing,
    summoning,
    text_table,
    turn,
    view,
)
from pandemonium.games.lets_summon_demons.actions import Actions
from pandemonium.games.lets_summon_demons.cards import read_design
from pandemonium.games.lets_summon_demons.components import (
    DEMONS_TO_WIN,
    DEMONS_WITH_STARTERS,
    MAX_LATER_SOULS,
    Box,
)
from pandemonium.games.lets_summon_demons.pack_work import MAX_ALIKE, heavy_card
from pandemonium.games.lets_summon_demons.scenario import Scenario
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.strategy import make_strategy
from pandemonium.games.lets_summon_demons.study import STUDY

# chapters register their verbs and questions when they are imported
CHAPTERS = (block, choices, effects, roll, stealing, summoning, turn)

DEMONS = Option(
    "demons",
    DEMONS_TO_WIN,
    "Demons in play needed to win; with starter_demons four unless set",
    low=1,
    high=10,
    default_with={"starter_demons": DEMONS_WITH_STARTERS},
)
STARTER_DEMONS = Option(
    "starter_demons",
    False,
    "a free summon at the beginning of the first turn; four Demons are dealt and needed, "
    "unless `demons` is set",
)


def upgrade(options: dict[str, object]) -> dict[str, object]:
    """Options of the first revision: the French edition, and it alone, took three for four."""
    if not STARTER_DEMONS.check(options.get("starter_demons", False)):
        return options
    demons = DEMONS.check(options.get("demons", DEMONS_TO_WIN))
    if options.get("edition") == "french" and demons == DEMONS_TO_WIN:
        demons = DEMONS_WITH_STARTERS
    return {**options, "demons": demons}


ABOUT = About(
    id="lets-summon-demons",
    title="Let's Summon Demons",
    prefix="LSD",
    package="pandemonium.games.lets_summon_demons",
    min_players=2,
    max_players=5,
    usual_players=3,
    minutes=(20, 35),
    end_clause="LSD 6.5",
    work_clause="LSD 3.13",
    cards="cards.toml",
    emblem="pentagram-rose",
    card_clauses={
        "candle": ("LSD 3.2", "LSD 5.5"),
        "boy": ("LSD 3.2",),
        "girl": ("LSD 3.2",),
        "animal": ("LSD 3.2",),
        "demon": ("LSD 3.3", "LSD 3.4"),
    },
    emblems={
        "souls": "own:soul",
        "on": "rolling-dices",
        "boy": "male",
        "girl": "female",
        "animal": "paw",
        "candle": "candle-light",
        "sweet": "wrapped-sweet",
        "rotten": "apple-maggot",
        "demon": "imp",
        "summon": "pentacle",
        "snuff": "candle-flame",
        "buy": "buy-card",
        "roll": "rolling-dices",
        "steal": "life-tap",
        "passive": "infinity",
        "protected": "eye-shield",
        "extra_turn": "extra-time",
        "deck": "stack",
        "hand": "poker-hand",
        "discard": "card-burn",
    },
    options=(
        Option("souls", 5, "souls each player starts with", low=0, high=30),
        DEMONS,
        Option(
            "hand",
            0,
            "Demons dealt to each player; 0: as many as are needed to win",
            low=0,
            high=10,
        ),
        Option(
            "candles", "random", "how candles come to the players", choices=("random", "chosen")
        ),
        Option("second_candle", False, "two candles each (2 players)", players=2),
        Option("beginners_candle", True, "Beginner's Candle is among the candles"),
        Option(
            "newcomer",
            -1,
            "who gets Beginner's Candle: 1 is the first player; 0: nobody in particular",
            low=-1,
            high=4,
            is_seat=True,
        ),
        STARTER_DEMONS,
        Option("teams", False, "two against two (4 players)", players=4, form="mode"),
        Option(
            "edition",
            "english",
            "the rulebook to follow where they differ (LSD 5.4, 8.8)",
            choices=("english", "french"),
        ),
        Option(
            "later_souls",
            0,
            "souls more at the start for every two players who play before you, rounded down",
            high=MAX_LATER_SOULS,
        ),
    ),
    upgrade=upgrade,
)


class LetsSummonDemons(Game):
    """One configuration of Let's Summon Demons."""

    about = ABOUT
    presenter = Presenter(
        view=view.view,
        view_type=view.View,
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
        study=STUDY,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """`cards` is a card file, or the cards of one as a record keeps them."""
        super().__init__(players, options)
        designs = [read_design(entry) for entry in self.card_entries()]
        self.cards = tuple(designs)
        self.box = Box(designs, self.players, self.settings)
        self.all_actions = Actions(self.box, self.action_table)

    def check_work(self) -> None:
        """No card of the pack may make an action take too many steps (LSD 3.13)."""
        design = heavy_card(self, self.box) if self.pack else None
        if design is None:
            return
        expected = Phrase("expected-less-work", most=self.most_work, alike=MAX_ALIKE)
        problem = PackError(ABOUT.cards, 0, design.id, "effect", expected)
        for entry in self.pack:
            if entry.id == design.id:
                problem = entry.error("effect", expected)
        problem.package = ABOUT.package
        raise problem

    def strategy(self) -> Strategy:
        return make_strategy(self.box, self.all_actions, self.read_text("weights.json"))

    def blank(self, chance: Chance) -> State:
        return LetsSummonDemonsState(self, self.box, self.all_actions, chance)

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        state = LetsSummonDemonsState(self, self.box, self.all_actions, chance)
        return Scenario(state, data, chance).build()
