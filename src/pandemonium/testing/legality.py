"""Hand-optimized `legal()` methods: declared by `optimizes_legal`, and equal to the default one."""

from pandemonium.engine.formats.saving import task_classes
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision


def defining_class(cls: type, name: str) -> type:
    """The class in whose body an attribute of `cls` is defined."""
    return next(base for base in cls.__mro__ if name in vars(base))


def optimized_decisions(game: Game) -> list[type[Decision]]:
    """The game's decision classes whose `legal()` is not the default one."""
    decisions = [cls for cls in task_classes(game).values() if issubclass(cls, Decision)]
    return [cls for cls in decisions if defining_class(cls, "legal") is not Decision]


def check_optimizations_declared(game: Game) -> None:
    """Each class that overrides `legal()`, and no other, declares `optimizes_legal = True`."""
    for cls in task_classes(game).values():
        if not issubclass(cls, Decision):
            continue
        overriding, declaring = (defining_class(cls, name) for name in ("legal", "optimizes_legal"))
        places = (
            f"{cls.__name__}: `legal` is defined in {overriding.__name__}, "
            f"`optimizes_legal = {cls.optimizes_legal}` in {declaring.__name__}"
        )
        assert overriding is declaring, places
        assert cls.optimizes_legal == (overriding is not Decision), places


def check_optimized_legal(state: State) -> None:
    """An optimized `legal()` lists the candidates without a refusal, in the same order."""
    if state.over or defining_class(type(state.decision), "legal") is Decision:
        return
    listed = [action.text for action in state.decision.legal(state)]
    expected = [action.text for action in Decision.legal(state.decision, state)]
    assert listed == expected, (
        f"{type(state.decision).__name__}.legal() lists {listed}, `refusal` allows {expected}"
    )
