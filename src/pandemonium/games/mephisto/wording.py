"""The position in words of the catalogue: which question is asked, and what an action is about."""

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.state import Question
from pandemonium.games.mephisto import answers, fight, turn
from pandemonium.games.mephisto import box as act
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import LANES, NOBODY
from pandemonium.games.mephisto.state import EMPTY, Board

Args = dict[str, int | str]

# What questions and actions are called, in the order of `tasks.py` and of the families of `box.py`.
BY_TASK = (
    "turn", "pay", "scrap", "lane", "under", "take", "give", "exchange", "summon", "banish", "copy",
    "read", "weaken", "toll", "repair", "empower", "move", "target", "benefit", "wield", "extra",
    "spend",
)  # fmt: skip
BY_FAMILY = (
    "pass", "loot-deck", "hand-over", "done", "decline", "pay-favor", "play-gear", "play-spell",
    "activate", "loot", "fight", "fight-both", "summon", "discard", "give", "scrap", "lane",
    "under", "take", "banish", "copy", "read", "weaken", "repair", "empower", "move", "target",
    "benefit", "wield", "spend",
)  # fmt: skip
CELL_FAMILIES = (act.LOOT, act.FIGHT, act.UNDER, act.TAKE, act.BANISH, act.COPY, act.READ)
GEAR_FAMILIES = (act.ACTIVATE, act.SCRAP, act.WEAKEN, act.REPAIR, act.EMPOWER, act.WIELD)

# All keys, with what is added to them below.
QUESTIONS = (
    *[key for key in BY_TASK if key != "extra"], "extra-spell", "extra-monster", "banish-extra",
    "weaken-theirs", "repair-may", "move-may", "empower-turn", "benefit-card",
)  # fmt: skip
LABELS = (
    *BY_FAMILY,
    *[BY_FAMILY[family] + "-empty" for family in CELL_FAMILIES],
    *[BY_FAMILY[family] + "-theirs" for family in (*GEAR_FAMILIES, act.MOVE)],
)


# ---------------------------------------------------------------------- questions


def ask(board: Board, task: Task) -> Question:
    """The question that the task puts."""
    args: Args = {}
    key = BY_TASK[task.do] + _ask_about(board, task, args)
    name = "" if task.card < 0 else board.box.names[task.card]
    return Question(key, task.seat, answers.CLAUSES[task.do], name, args)


def _ask_about(board: Board, task: Task, args: Args) -> str:
    """What the question is about; returns what to add to its key."""
    if task.do in (do.WIELD, do.EXTRA, do.SPEND):
        return _ask_in_fight(board, task, args)
    if task.do in (do.PAY, do.TARGET):
        args["n"] = task.n
    elif task.do == do.TOLL:
        args["n"] = board.box.loss[task.card]
    elif task.do == do.BENEFIT:
        args["n"] = task.n
        return "" if task.n else "-card"
    elif task.do == do.BANISH:
        return "" if task.card >= 0 else "-extra"
    elif task.do in (do.REPAIR, do.MOVE):
        return "-may" if task.n & do.OPTIONAL else ""
    elif task.do == do.WEAKEN:
        return "" if board.gear_bits(task.seat) & task.n else "-theirs"
    elif task.do == do.EMPOWER:
        args["n"] = board.box.bonus[task.card]
        return "-turn" if board.box.effect[task.card] == v.TRANSMUTE else ""
    return ""


def _ask_in_fight(board: Board, task: Task, args: Args) -> str:
    """The numbers of the fight; all of them lie open."""
    args["need"] = fight.need_of(board, board.foes)
    args["missing"] = fight.shortfall(board, task.seat)
    args["favor"] = board.seats[task.seat].favor
    args["attack"] = fight.reach(board, task.seat, board.wielded, []) - board.seats[task.seat].favor
    if task.do == do.EXTRA:
        args["n"] = board.box.bonus[task.card]
        return "-spell" if fight.fodder_of(board, task.card) == v.SPELL else "-monster"
    return ""


# ---------------------------------------------------------------------- answers


def details(board: Board, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    args: Args = {"text": action.text}
    args["label"] = BY_FAMILY[action.family] + _detail(board, action, args)
    if not board.over:
        args["favor"] = board.seats[board.player].favor
        if action.family in (act.FIGHT, act.FIGHT_BOTH):
            _detail_fight(board, action, args)
    return args


def _detail(board: Board, action: Action, args: Args) -> str:
    """What the action is about; returns what to add to its key."""
    family = action.family
    if family in CELL_FAMILIES:
        args["cell"] = board.box.cells[action.arg]
        card = board.dungeon[action.arg]
        if card == EMPTY:
            return "-empty"
        args["card"] = board.box.names[card]
    elif family in GEAR_FAMILIES:
        return _detail_gear(board, action.arg, args)
    elif family == act.MOVE:
        args["lane"] = action.arg % LANES + 1
        return _detail_gear(board, action.arg // LANES, args)
    elif family in (act.DISCARD, act.GIVE):
        args["card"] = board.box.designs[action.arg].id
    elif family in (act.TARGET, act.BENEFIT):
        args["target"] = action.arg
    else:
        _detail_rest(board, action, args)
    return ""


def _detail_gear(board: Board, gear: int, args: Args) -> str:
    """Gear in play: which copy, how durable, and whose if it is not the player's own."""
    args["card"] = board.box.names[gear]
    args["copy"] = gear - board.box.first_copy[board.box.design_of[gear]] + 1
    args["durability"] = board.durability[gear]
    owner = board.owner_of(gear)
    if owner == NOBODY or owner == board.player:
        return ""
    args["target"] = owner
    return "-theirs"


def _detail_rest(board: Board, action: Action, args: Args) -> None:
    """Plays, summons, lanes and numbers."""
    family = action.family
    if family in (act.PLAY_GEAR, act.PLAY_SPELL):
        design = board.box.designs[turn.design_played(board, action)]
        args["card"] = design.id
        args["cost"] = design.cost
        if family == act.PLAY_GEAR:
            args["lane"] = action.arg % LANES + 1
    elif family == act.SUMMON:
        args["card"] = board.box.designs[board.box.first_monster_design + action.arg].id
    elif family in (act.LANE, act.FIGHT_BOTH):
        args["lane"] = action.arg + 1
    elif family == act.SPEND:
        args["n"] = action.arg
        args["missing"] = fight.shortfall(board, board.player) if board.foes else 0


def _detail_fight(board: Board, action: Action, args: Args) -> None:
    """What a fight needs, and how much of it is missing (ME 6.6)."""
    foes = fight.foes_meant(board, board.player, action)
    if board.cells_with(foes, v.MONSTER) != foes:
        return
    weapons = fight.usable_weapons(
        board, board.player, fight.lane_meant(board, board.player, action)
    )
    need = fight.need_of(board, foes)
    args["need"] = need
    args["attack"] = sum(fight.attack_of(board, board.player, weapon) for weapon in weapons)
    args["missing"] = max(0, need - fight.reach(board, board.player, weapons, weapons))
