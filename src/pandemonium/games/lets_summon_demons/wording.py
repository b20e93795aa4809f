"""What is asked and what may be answered, as keys and arguments of the catalogues (`*.ftl`)."""

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.state import Question
from pandemonium.games.lets_summon_demons import answers, turn
from pandemonium.games.lets_summon_demons import box as act
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import BUY_COST
from pandemonium.games.lets_summon_demons.cards import Step
from pandemonium.games.lets_summon_demons.state import EMPTY, Board
from pandemonium.games.lets_summon_demons.vocabulary import What

Args = dict[str, int | str]

# Keys of the questions in the order of `tasks.py`; some get a suffix that says more.
BY_TASK = (
    "turn", "candle", "starter", "reroll", "order", "snuff", "pay", "rob", "victim", "steal",
    "bite", "discard", "take", "replace", "pick", "search", "hatch", "choose",
)  # fmt: skip
QUESTIONS = (
    "turn", "turn-rolled", "candle", "starter", "reroll", "order", "order-card", "snuff",
    "snuff-more", "pay-this", "pay-card", "pay-next", "rob", "victim-give", "victim-discard",
    "victim-steal", "victim-everything", "steal", "bite", "discard", "take", "replace", "pick",
    "search", "hatch", "choose",
)  # fmt: skip
BY_STEP = (do.PAY, do.VICTIM, do.STEAL, do.BITE, do.DISCARD, do.TAKE, do.PICK)
BY_VERB = {
    v.GIVE: "-give",
    v.DISCARD_THEIRS: "-discard",
    v.STEAL_CARD: "-steal",
    v.STEAL_EVERYTHING: "-everything",
}

# Keys of the actions in the order of their families in `box.py`, again with suffixes.
BY_FAMILY = (
    "roll", "end", "reroll", "keep", "accept", "decline", "done", "buy", "take", "replace",
    "choose", "target", "steal-soul", "candle", "summon", "activate", "snuff", "discard", "steal",
    "pass",
)  # fmt: skip
# What the first step of a branch does, in the order of the verbs in `vocabulary.py`.
BRANCHES = (
    "collect", "steal-souls", "give", "gain-block", "gain-deck", "turn", "may", "discard",
    "discard-theirs", "discard-everybody", "steal-card", "steal-everything", "replace",
    "replace-all", "activate", "activate-each", "summon-top", "summon-any", "summon-hand",
    "extra-turn", "win", "choose",
)  # fmt: skip
LABELS = (
    *BY_FAMILY, "done-replace", "buy-empty", "take-empty", "replace-empty", "steal-soul-supply",
    "summon-free", *[f"choose-{branch}" for branch in BRANCHES], "choose-collect-per",
    "choose-steal-souls-per",
)  # fmt: skip


def word(what: What) -> str:
    """A description of cards as the catalogues select by it: `sweet-kid`."""
    return what.text.replace(" ", "-")


# ---------------------------------------------------------------------- questions


def ask(board: Board, task: Task) -> Question:
    """The question that the task puts."""
    args: Args = {}
    card = task.card
    key = BY_TASK[task.do]
    if task.do in BY_STEP:
        key += _ask_by_step(board, task, args)
    elif task.do == do.TURN:
        args["may"] = _may(board)
        key += "-rolled" if board.rolled else ""
    elif task.do == do.REROLL:
        card = _rerolling(board, task.seat)
        args["n"] = sum(board.dice)
    else:
        key += _ask_otherwise(board, task, args)
    name = "" if card < 0 else board.box.name(card)
    return Question(key, task.seat, answers.CLAUSES[task.do], name, args)


def _ask_by_step(board: Board, task: Task, args: Args) -> str:
    """A question about cards that the step describes; returns what to add to the key."""
    step = answers.step_asking(board, task)
    args["what"] = word(step.what)
    if task.do == do.PAY:
        return _ask_price(step, do.times_of(task.n), args)
    if task.do == do.VICTIM:
        args["n"] = step.n if step.verb == v.GIVE else do.times_of(task.n)
        return BY_VERB[step.verb]
    if task.do in (do.STEAL, do.BITE):
        args["target"] = do.seat_of(task.n)
    return ""


def _ask_price(step: Step, paid: int, args: Args) -> str:
    """The price of an optional effect: the card itself, or one of several cards."""
    price = step.cost[paid]
    if price is None:
        return "-this"
    args["what"] = word(price)
    args["n"] = len(step.cost)
    return "-next" if paid else "-card"


def _ask_otherwise(board: Board, task: Task, args: Args) -> str:
    """A question that counts something; returns what to add to the key."""
    if task.do in (do.SNUFF, do.ROB):
        args["n"] = task.n
        is_begun = task.do == do.SNUFF and task.n < turn.snuffed_by(board, task.seat)
        return "-more" if is_begun else ""
    if task.do == do.ORDER:
        args["n"] = len(answers.waiting(board, task.seat))
        args["total"] = sum(board.dice)
        return "" if task.card < 0 else "-card"
    if task.do == do.REPLACE:
        args["n"] = task.n.bit_count()
    elif task.do == do.HATCH:
        args["n"] = len(board.aside) - task.n
    return ""


def _may(board: Board) -> str:
    """What the turn allows now besides rolling and ending it: `buy-summon`, or `nothing`."""
    families = [action.family for action in board.choices]
    may = [BY_FAMILY[one] for one in (act.BUY, act.SUMMON, act.PASS) if one in families]
    return "-".join(may) or "nothing"


def _rerolling(board: Board, seat: int) -> int:
    """The Demon that lets `seat` roll again."""
    for demon in board.seats[seat].demons:
        if board.box.powers[demon] & v.ROLL_AGAIN:
            return demon
    return EMPTY


# ---------------------------------------------------------------------- answers


def details(board: Board, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    args: Args = {"text": action.text, "cost": BUY_COST}
    args["label"] = BY_FAMILY[action.family] + _detail(board, action, args)
    if not board.over:
        own = board.seats[board.player]
        args["souls"] = own.souls
        args["cards"] = len(own.row)
        args["snuff"] = turn.snuffed_by(board, board.player)
    return args


def _detail(board: Board, action: Action, args: Args) -> str:
    """What the action is about; returns what to add to its key."""
    family = action.family
    if family >= act.ACTIVATE:
        args["card"] = board.box.name(action.arg)
        args["copy"] = action.arg - board.box.first_copy[board.box.design_of[action.arg]] + 1
    elif family in (act.BUY, act.TAKE, act.REPLACE):
        args["place"] = action.arg + 1
        if board.block[action.arg] == EMPTY:
            return "-empty"
        args["card"] = board.box.name(board.block[action.arg])
    elif family == act.CANDLE:
        args["card"] = board.box.name(board.box.candles[action.arg])
    elif family == act.TARGET or (family == act.STEAL_SOUL and action.arg < board.box.players):
        args["target"] = action.arg
    else:
        return _detail_by_question(board, action, args)
    return ""


def _detail_by_question(board: Board, action: Action, args: Args) -> str:
    """What an action is about that means different things to different questions."""
    task = board.todo[-1] if board.todo else Task(EMPTY)
    if action.family == act.STEAL_SOUL:
        return "-supply"
    if action.family == act.SUMMON:
        args["card"] = action.text.split(" ")[1]
        return "" if task.do == do.TURN else "-free"
    if action.family == act.DONE and task.do == do.REPLACE:
        args["n"] = task.n.bit_count()
        return "-replace"
    if action.family == act.CHOOSE:
        args["n"] = action.arg + 1
        if task.do == do.CHOOSE:
            return _detail_branch(board, task, action.arg, args)
    return ""


def _detail_branch(board: Board, task: Task, number: int, args: Args) -> str:
    """What a branch to choose begins with; `more` tells whether it goes on."""
    branches = answers.step_asking(board, task).branches
    if number >= len(branches):
        return ""
    steps = board.box.steps[task.card]
    step = steps[branches[number]]
    args["n"] = step.n
    args["what"] = word(step.what)
    args["more"] = 0 if steps[branches[number] + 1].verb == v.JUMP else 1
    if step.per is None:
        return f"-{BRANCHES[step.verb]}"
    args["per"] = word(step.per)
    return f"-{BRANCHES[step.verb]}-per"
