"""What is asked and what may be answered, as keys and arguments of the catalogues (`*.ftl`)."""

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.state import Question
from pandemonium.games.dice_summoners import box as act
from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import plans, turn
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.dice import PAYMENTS, SHOWN, SYMBOLS
from pandemonium.games.dice_summoners.state import Board

Args = dict[str, int | str]

# By question, as in `tasks.py`.
QUESTIONS = ("gain", "combat", "take", "give", "replace", "boost", "pay", "lose", "cap")
CLAUSES: tuple[str, ...] = ("DS 2.1", "DS 2.2", *plans.CLAUSES, "DS 5.2", "DS 11.5")
# By family of actions, as in `box.py`; then those that depend on more than the family.
LABELS = (
    *("roll", "end", "surrender", "boost", "hold", "attack", "steal", "heal", "defend", "cast"),
    *("take", "give", "replace", "lose", "pay", "play-on", "stop"),
    "cast-take",
)
# A die as colour, letter and sign; a symbol of a cost as letter and sign.
DICE = ("bM☿", "bS⊖", "b★", "rS⊖", "rU△", "r★")
COSTS = ("M☿", "S⊖", "U△")


def dice(counts: list[int]) -> str:
    """Dice for people: `bM☿ b★`."""
    return " ".join(DICE[face] for face in range(SHOWN) for _ in range(counts[face]))


def cost(symbols: str) -> str:
    """A cost for people: `S⊖ U△`."""
    return " ".join(COSTS[SYMBOLS.index(symbol)] for symbol in symbols)


def ask(board: Board, task: Task) -> Question:
    """The question on top in words of the catalogue."""
    card = "" if task.card == NOTHING else board.box.name(task.card)
    key = QUESTIONS[task.do]
    args: Args = {}
    if task.do == do.LOSE:
        slot = do.slot_of(task.n)
        own = board.seats[task.seat]
        card = board.box.name(own.cards[slot // SLOTS])
        args = {"slot": slot, "tokens": own.tokens[slot], "n": do.damage_of(task.n)}
        args["total"] = sum(own.tokens)
    elif task.do == do.GAIN:
        args["blue"], args["red"] = turn.earned(board, task.seat)
        own = board.seats[task.seat]
        args["kept"] = own.kept_blue + own.kept_red
    elif task.do == do.COMBAT:
        args["dice"] = dice(board.tray)
        args["n"] = sum(board.tray)
    elif task.do == do.CAP:
        args["n"] = board.turns
    else:
        args = _plan_args(board, task)
    return Question(key, task.seat, CLAUSES[task.do], card, args)


def _plan_args(board: Board, task: Task) -> Args:
    """What the questions of a plan say of it."""
    slot = plans.planned(board, task.seat)
    return {
        "slot": board.plan.slot,
        "spell": slot.spell,
        "does": c.DEEDS[slot.deed],
        "cost": cost(slot.cost.text),
    }


def details(board: Board, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    family = action.family
    args: Args = {"label": LABELS[family], "text": action.text}
    if act.USE <= family <= act.CAST:
        _describe_use(board, action, args)
    elif family == act.TAKE:
        args["card"] = board.box.name(board.moves.about[action.id])
    elif family in (act.GIVE, act.REPLACE):
        _describe_name(board, board.moves.about[action.id], args)
    elif family == act.LOSE:
        args["n"] = action.arg
    elif family == act.PAY:
        args["dice"] = dice(PAYMENTS[action.arg].counts)
    elif family == act.END:
        args["kept"] = turn.kept(board.tray)[0] + turn.kept(board.tray)[1]
    return args


def _describe_name(board: Board, name: int, args: Args) -> None:
    """Which card, and the how manieth of its kind."""
    design = board.box.design_of[name]
    args["card"] = board.box.name(design)
    args["copy"] = name - board.box.first_copy[design] + 1


def _describe_use(board: Board, action: Action, args: Args) -> None:
    """An action of a card: which, what it is worth, what it costs and what is missing."""
    number = board.moves.about[action.id]
    design = board.box.design_of[number // SLOTS]
    slot = board.box.slots[design][number % SLOTS]
    _describe_name(board, number // SLOTS, args)
    bonus = plans.aura_bonus(board, board.seats[board.turn], design, number % SLOTS)
    args["spell"] = slot.spell
    args["does"] = c.DEEDS[slot.deed]
    args["n"] = slot.value + bonus
    args["cost"] = cost(slot.cost.text)
    args["price"] = "dice" if not slot.gives else "both" if slot.cost.total else "creature"
    args["missing"] = slot.cost.lacks(board.tray)
    if slot.spell:
        args["label"] = "cast-take" if slot.deed == c.TAKE else "cast"
