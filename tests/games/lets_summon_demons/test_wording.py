"""The sentences of Let's Summon Demons: every question word by word, and everything else once."""

import tomllib
from dataclasses import dataclass, field

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from tests.locale.test_words import asked_by
from tests.reader import Reader
from tests.support import play

Seat = dict[str, object]
NAMES = ["Ada", "Bo", "Cy", "Di"]
BLOCK = ["adam", "cat", "dog", "eve", "jane"]
SAID = ("question-", "action-", "refusal-", "event-")

# Cards of which no official one is like: a choice among all that a step can do, and odd prices.
BRANCHES = [
    ["{ collect = 1 }", "{ steal = 2 }", "{ give = 1 }", "{ gain = 'kid' }"],
    ["{ collect = 1, per = 'kid' }", "{ steal = 1, per = 'rotten kid' }", "{ win = true }"],
    ["{ gain = 2 }", "{ turn = 3, gain = 'girl' }", "{ may = ['this'] }", "{ discard = 'animal' }"],
    ["{ discard = 'kid', up_to = 2 }", "{ discard = 'everybody' }", "{ steal = 'card' }"],
    ["{ steal = 'everything' }", "{ replace = 'any' }, { collect = 1 }", "{ replace = 'kid' }"],
    ["{ activate = 'animal' }", "{ activate = 'boy', each = true }", "{ summon = 'top' }"],
    ["{ summon = 'any' }", "{ summon = 'hand' }", "{ extra_turn = true }"],
    ["{ collect = 1 }", "{ choose = [[{ collect = 1 }], [{ collect = 2 }]] }"],
]
EFFECTS = [f"{{ choose = [[{'], ['.join(branches)}]] }}" for branches in BRANCHES]
EFFECTS += ["{ discard = 'kid' }", "{ may = ['kid', 'girl'] }, { collect = 1 }"]
OWN_CARDS = tomllib.loads(
    "\n".join(
        f"[[card]]\nid = 'own_{i}'\nkind = 'animal'\non = [7]\nname = 'Own'\ntext = 'Own.'\n"
        f"effect = [{effect}]"
        for i, effect in enumerate(EFFECTS)
    )
)["card"]


# French is written here as a keyboard has it; how it is set is tested for all games at once.
TYPEWRITTEN = {ord("\N{NARROW NO-BREAK SPACE}"): " ", ord("\N{RIGHT SINGLE QUOTATION MARK}"): "'"}


@dataclass(frozen=True)
class Position:
    """A table of three, what seat 0 does there, and what it is then asked."""

    english: str
    french: str
    cards: str = ""
    demons: str = ""
    dice: tuple[int, ...] = ()
    actions: str = ""
    rivals: tuple[Seat, Seat] = ({"cards": ["adam", "eve"]}, {"cards": ["cat"]})
    candle: str = "beginners_candle"
    table: dict[str, object] = field(default_factory=dict)
    options: dict[str, object] = field(default_factory=dict)

    def reach(self) -> pm.State:
        """The position, on the table."""
        game = pm.game("lets-summon-demons", players=3, **self.options)
        seat: Seat = {"cards": self.cards.split(), "demons": self.demons.split()}
        seat |= {"candles": [self.candle], "hand": ["porcus", "rosemarys_egg"]}
        data = {"seats": [seat, *self.rivals], "block": BLOCK, **self.table}
        state = game.scenario(data, chance=[*self.dice])
        rolled = ["roll"] if self.dice else []
        play(state, *rolled, *filter(None, self.actions.split(", ")))
        return state


QUESTIONS = [
    Position(
        "You must roll the dice. Before or after that you may buy a card.",
        "Vous devez lancer les dés. Avant ou après, vous pouvez acheter une carte.",
    ),
    Position(
        "You must roll the dice. Before or after that you may buy a card and summon a Demon.",
        "Vous devez lancer les dés. "
        "Avant ou après, vous pouvez acheter une carte et invoquer un Démon.",
        cards="dog dog dog",
    ),
    Position(
        "You must end your turn.",
        "Vous devez terminer votre tour.",
        table={"rolled": True, "bought": True},
    ),
    Position(
        "You may buy a card, or end your turn.",
        "Vous pouvez acheter une carte, ou terminer votre tour.",
        table={"rolled": True},
    ),
    Position(
        "You may put a Demon from your hand into play for free before your first turn goes on.",
        "Avant la suite de votre premier tour, "
        "vous pouvez invoquer gratuitement un Démon de votre main.",
        table={"first_turn": True},
        options={"starter_demons": True},
    ),
    Position(
        "Re-Rollucifer: you rolled 7. "
        "You may roll both dice again, once; the first roll then does not count.",
        "Relancifer : vous avez obtenu 7. "
        "Vous pouvez relancer les deux dés, une seule fois ; "
        "le premier lancer ne compte alors plus.",
        demons="re_rollucifer",
        dice=(3, 4),
    ),
    Position(
        "The roll is 7. You must choose which of your 2 waiting cards activates next.",
        "Le lancer a donné 7. "
        "Vous devez choisir laquelle de vos 2 cartes en attente s'active maintenant.",
        cards="cat dog",
        dice=(3, 4),
    ),
    Position(
        "Beelze'bzz: you must choose which of your 2 waiting cards activates next.",
        "Belzé'bzz : vous devez choisir laquelle de vos 2 cartes en attente s'active maintenant.",
        cards="jane sweet_glen",
        demons="beelzebzz",
        dice=(3, 4),
    ),
    Position(
        "You must snuff 3 cards to summon Porcus. Choose the first.",
        "Vous devez sacrifier 3 cartes pour invoquer Porcus. Choisissez la première.",
        cards="adam cat dog eve",
        actions="summon porcus",
    ),
    Position(
        "You must snuff one more card to summon Porcus.",
        "Vous devez encore sacrifier 1 carte pour invoquer Porcus.",
        cards="adam cat dog eve",
        actions="summon porcus, snuff dog, snuff cat",
    ),
    Position(
        'Goldfish: "You may discard this card to collect 5 souls." Will you discard it?',
        "Poisson rouge : « Vous pouvez défausser cette carte pour récolter 5 Âmes. » "
        "Voulez-vous le défausser ?",
        cards="goldfish",
        dice=(3, 4),
    ),
    Position(
        'Rotten Sam: "You may discard one of your Animals to collect 6 souls." '
        "Will you discard an Animal?",
        "Horrible Sam : « Vous pouvez défausser un de vos Animaux pour récolter 6 Âmes. » "
        "Voulez-vous défausser un Animal ?",
        cards="rotten_sam dog",
        dice=(4, 6),
    ),
    Position(
        'Goat: "You may discard one of your Boys and one of your Girls to put the top Demon of the '
        'deck into play for free." Will you? Then begin with a Boy.',
        "Chèvre : « Vous pouvez défausser un de vos Garçons et une de vos Filles pour invoquer "
        "gratuitement le premier Démon de la pioche. » Le voulez-vous ? "
        "Alors commencez par un Garçon.",
        cards="goat adam eve",
        dice=(3, 4),
    ),
    Position(
        "Goat: you must now discard a Girl as well.",
        "Chèvre : vous devez maintenant défausser aussi une Fille.",
        cards="goat adam eve lola",
        dice=(3, 4),
        actions="discard adam",
    ),
    Position(
        "Antichrist: you must steal 5 souls. Choose where the next one comes from.",
        "Antéchrist : vous devez voler 5 Âmes. Choisissez d'où vient la prochaine.",
        demons="antichrist",
        dice=(4, 6),
        rivals=({"souls": 0}, {"souls": 9}),
    ),
    Position(
        "Rotten Dillinger: you must steal 1 soul. Choose where it comes from.",
        "Horrible Dillinger : vous devez voler 1 Âme. Choisissez d'où elle vient.",
        cards="rotten_dillinger",
        dice=(4, 6),
    ),
    Position(
        "Sweet Glen: you must choose an opponent, who collects 1 soul.",
        "Adorable Glen : vous devez choisir un adversaire, qui récolte 1 Âme.",
        cards="sweet_glen",
        dice=(1, 4),
    ),
    Position(
        "Alligator: you may discard up to 2 kids of opponents. Choose whose goes first, or stop.",
        "Alligator : vous pouvez faire défausser jusqu'à 2 gamins à vos adversaires. "
        "Choisissez qui perd la première carte, ou arrêtez-vous là.",
        cards="alligator",
        dice=(3, 4),
        actions="accept",
    ),
    Position(
        "Alligator: you may discard a kid of an opponent. Choose whose, or stop.",
        "Alligator : vous pouvez faire défausser un gamin à un adversaire. "
        "Choisissez lequel, ou arrêtez-vous là.",
        cards="alligator",
        dice=(3, 4),
        actions="accept, target p2, discard eve",
    ),
    Position(
        "Alligator: you must choose a kid in front of Bo to be discarded.",
        "Alligator : vous devez choisir un gamin à faire défausser à Bo.",
        cards="alligator",
        dice=(3, 4),
        actions="accept, target p2",
    ),
    Position(
        "Mephistopheles: you must steal a card. Choose the opponent to steal from.",
        "Méfilstophélès : vous devez voler une carte. Choisissez à quel adversaire.",
        demons="mephistopheles",
        dice=(5, 6),
    ),
    Position(
        "Mephistopheles: you must choose a card to steal from Bo.",
        "Méfilstophélès : vous devez choisir une carte à voler à Bo.",
        demons="mephistopheles",
        dice=(5, 6),
        actions="target p2",
    ),
    Position(
        "The Devil: you must choose an opponent and steal all their cards in play but candles.",
        "Le Diable : vous devez choisir un adversaire et lui voler toutes ses cartes en jeu, "
        "sauf les Cierges.",
        demons="the_devil",
        dice=(6, 6),
    ),
    Position(
        "Jane: you must gain an Animal from the Block. Choose which.",
        "Jane : vous devez obtenir un Animal du Voisinage. Choisissez la carte.",
        cards="jane",
        candle="evil_candle",
        dice=(2, 4),
    ),
    Position(
        "Owl: choose the cards of the Block to replace, one by one, then finish.",
        "Chouette : choisissez une à une les cartes du Voisinage à remplacer, puis terminez.",
        cards="owl",
        dice=(3, 4),
        actions="accept",
        options={"edition": "french"},
    ),
    Position(
        "Owl: 2 cards of the Block will be replaced. Choose more, or finish.",
        "Chouette : 2 cartes du Voisinage seront remplacées. Choisissez-en d'autres, ou terminez.",
        cards="owl",
        dice=(3, 4),
        actions="accept, replace 1, replace 3",
    ),
    Position(
        "Sweet Destiny: you must activate another of your Sweet kids. Choose which.",
        "Adorable Destiny : vous devez activer un autre de vos Adorables gamins. "
        "Choisissez la carte.",
        cards="sweet_destiny sweet_caroline sweet_lisa",
        dice=(1, 4),
    ),
    Position(
        "The Foul Book of Demons: you must choose a Demon from the Demon deck; "
        "it comes into play for free.",
        "Le Dégueulivre des Démons : vous devez choisir un Démon dans la pioche des Démons ; "
        "il est invoqué gratuitement.",
        demons="foul_book_of_demons",
        dice=(1, 2),
    ),
    Position(
        "Rosemary's Egg: you must put one of the top 3 Demons into play; the others are discarded.",
        "L'Œuf de Rosemary : vous devez invoquer l'un des 3 premiers Démons de la pioche ; "
        "les autres sont défaussés.",
        cards="dog dog dog",
        actions="summon rosemarys_egg",
    ),
    Position(
        "Rotten Annie: you must choose one of its effects.",
        "Horrible Annie : vous devez choisir l'un de ses effets.",
        cards="rotten_annie",
        dice=(4, 5),
        actions="accept",
    ),
    Position(
        "Own: you must discard a kid of yours.",
        "Own : vous devez défausser un gamin parmi vos cartes.",
        cards="own_8 adam eve",
        dice=(3, 4),
        options={"cards": OWN_CARDS},
    ),
]


@pytest.mark.parametrize("position", QUESTIONS, ids=lambda item: item.english[:50])
def test_what_is_asked(position: Position) -> None:
    state = position.reach()
    question = state.question
    assert question is not None
    assert Words(state.game, "en", NAMES).question(question) == position.english
    french = Words(state.game, "fr", NAMES).question(question)
    assert french.translate(TYPEWRITTEN) == position.french


def rare_positions() -> list[pm.State]:
    """Tables with sentences that occur nowhere else."""
    teams = pm.game("lets-summon-demons", players=4, teams=True)
    passing = teams.scenario({"seats": [{"cards": ["dog"], "demons": ["porcus"]}]})
    passed = teams.scenario({"seats": [{"cards": ["dog"]}], "passed": True})
    glen = teams.scenario({"seats": [{"cards": ["sweet_glen"]}]}, chance=[1, 4])
    play(glen, "roll")
    candles = pm.game("lets-summon-demons", candles="chosen").start(1)
    candles.apply(candles.legal()[0])
    satan = {"demons": ["clockwork_satan"], "cards": []}
    again = pm.game("lets-summon-demons").scenario({"seats": [satan]}, chance=[4, 5])
    play(again, "roll")
    dealt = pm.game("lets-summon-demons", later_souls=1).start(1, recording=True)
    return [passing, passed, glen, candles, again, dealt, *(item.reach() for item in RARE)]


SHIELDED: tuple[Seat, Seat] = ({"demons": ["wraithlox"]}, {})
RARE = [
    Position("", "", cards="cat", dice=(3, 4), table={"rest": "discards"}),
    Position(
        "",
        "",
        cards="goat adam eve",
        dice=(3, 4),
        actions="discard adam",
        table={"rest": "discards"},
    ),
    Position(
        "",
        "",
        cards="cat goldfish owl jane",
        demons="oni_twi",
        dice=(3, 4),
        actions="activate cat",
        table={"deck": ["hawk"]},
    ),
    Position(
        "",
        "",
        cards="goldfish owl",
        demons="beelzebzz",
        dice=(3, 4),
        table={"turn": 1},
        rivals=({"cards": []}, {"cards": []}),
    ),
    Position(
        "",
        "",
        cards="sweet_destiny sweet_destiny sweet_lisa sweet_pippi",
        dice=(1, 4),
    ),
    Position("", "", cards="dog", table={"block": BLOCK[:2]}),
    Position("", "", table={"rolled": True, "block": BLOCK[:2]}),
    Position("", "", table={"bought": True, "summoned": True}),
    Position("", "", table={"seats": [{"souls": 2}]}),
    Position("", "", demons="mephistopheles", dice=(5, 6), rivals=({"demons": ["krampus"]}, {})),
    Position("", "", demons="antichrist", dice=(4, 6), rivals=SHIELDED),
    Position("", "", demons="the_devil", dice=(6, 6), rivals=SHIELDED),
    Position("", "", cards="alligator", dice=(3, 4), actions="accept", rivals=SHIELDED),
    *(
        Position("", "", cards=f"own_{i} adam eve", dice=(3, 4), options={"cards": OWN_CARDS})
        for i in range(len(EFFECTS))
    ),
]


def test_every_sentence_is_heard() -> None:
    received: set[str] = set()
    for state in [*(question.reach() for question in QUESTIONS), *rare_positions()]:
        reader = Reader(state.game)
        reader.read(state)
        for action in state.legal():
            after = state.clone()
            after.recording = True
            after.apply(action)
            reader.read_events(after)
        received |= reader.keys
    asked = {ask.key for ask in asked_by("lets-summon-demons") if ask.key.startswith(SAID)}
    assert asked <= received, sorted(asked - received)
