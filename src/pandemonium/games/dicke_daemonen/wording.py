"""What is asked and what may be answered, as keys and arguments of the catalogues."""

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.state import Question
from pandemonium.games.dicke_daemonen import box as act
from pandemonium.games.dicke_daemonen import tasks as do
from pandemonium.games.dicke_daemonen.box import COLOURS, NAMES, PLACES, WHITE
from pandemonium.games.dicke_daemonen.state import Board

Args = dict[str, int | str]

# Every key of a question, and of an action, for whoever checks the catalogues.
QUESTIONS = ("summon", "predict", "predict-place")
LABELS = ("wait", "predict", "predict-place", "ghost", "demon")


def ask(board: Board, task: Task) -> Question:
    """The question that the task puts; `n` counts the creatures in the fist."""
    args: Args = {"n": sum(board.fists[task.seat])}
    if task.do == do.SUMMON:
        return Question("summon", task.seat, "DD 2.1", "", args)
    if board.box.is_solitaire:
        args["left"] = PLACES - len(board.predictions)
        return Question("predict-place", task.seat, "DD 7.3", "", args)
    return Question("predict", task.seat, "DD 3.1", "", args)


def details(board: Board, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    if action.family == act.WAIT:
        return {"label": "wait", "text": action.text}
    if action.family == act.PREDICT:
        return _of_prediction(board, action)
    if action.family == act.GHOST:
        args = _of_place(board, action, WHITE, action.arg)
        args["label"] = "ghost"
        return args
    corner = action.arg
    args = _of_place(board, action, action.family - act.DEMON, board.box.field_of[corner])
    args["label"] = "demon"
    args["first"] = NAMES[board.box.first_line[corner]]
    args["second"] = NAMES[board.box.second_line[corner]]
    if board.corners[corner] >= 0:
        args["demon"] = NAMES[board.corners[corner]]
    return args


def _of_prediction(board: Board, action: Action) -> Args:
    """The colour, in solitaire its place and what the points count for."""
    if not board.box.is_solitaire:
        return {"label": "predict", "text": action.text, "card": NAMES[action.arg % COLOURS]}
    colour, place = divmod(action.arg, PLACES)
    return {
        "label": "predict-place",
        "text": action.text,
        "card": NAMES[colour],
        "place": place + 1,
        "times": PLACES - place,
    }


def _of_place(board: Board, action: Action, colour: int, field: int) -> Args:
    """Which creature, on which place (`F7.c3`), in a field of what value."""
    name = action.text.split(" ")[-1]
    return {
        "text": action.text,
        "card": NAMES[colour],
        "where": name.upper().replace(".C", ".c").replace(".O", ".o"),
        "field": board.box.field_names[field],
        "value": board.box.value[field],
    }
