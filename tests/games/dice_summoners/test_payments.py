"""The payments that the solver lists, against trying every handful of single dice."""

from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.games.dice_summoners.dice import FACE_NAMES, SHOWN, Cost, text_of
from tests.games.dice_summoners.table import answers, game, legal_payments, slot, table, tray
from tests.support import play, refused, rule

SYMBOL_OF = {"bm": "m", "bs": "s", "rs": "s", "ru": "u"}
# Faces that blue and red dice can show, up to all the dice there are.
TRAYS = st.builds(
    lambda blue, red: [*blue, *red],
    st.lists(st.sampled_from(["bm", "bs", "b*"]), max_size=12),
    st.lists(st.sampled_from(["rs", "ru", "r*"]), max_size=8),
)
COSTS = st.text("msu", max_size=3)


def pays(cost: str, dice: tuple[str, ...]) -> bool:
    """Whether single dice can be laid on the symbols of the cost one to one, tried one by one."""
    if not cost:
        return not dice
    for i, die in enumerate(dice):
        if SYMBOL_OF.get(die, cost[0]) == cost[0] and pays(cost[1:], dice[:i] + dice[i + 1 :]):
            return True
    return False


def brute_force(cost: str, dice: list[str]) -> set[str]:
    """Every different payment, found by trying every handful of the dice."""
    ways = {handful for handful in combinations(dice, len(cost)) if pays(cost, handful)}
    order = FACE_NAMES.index
    return {" ".join(sorted(way, key=order)) for way in ways}


def counted(dice: list[str]) -> list[int]:
    """The dice as the tray counts them."""
    return [dice.count(FACE_NAMES[face]) for face in range(SHOWN)]


@rule("DS 3.6")
@settings(max_examples=400, deadline=None)
@given(COSTS, TRAYS)
def test_the_solver_lists_what_brute_force_finds_and_nothing_twice(
    cost: str, dice: list[str]
) -> None:
    ways = [way.text for way in Cost(cost).ways(counted(dice))]
    if not cost:
        assert ways == []  # nothing to pay, nothing to choose
        return
    assert len(set(ways)) == len(ways)
    assert set(ways) == brute_force(cost, dice)


@settings(max_examples=400, deadline=None)
@given(COSTS, TRAYS)
def test_what_is_missing_is_what_more_wildcards_would_make_up_for(
    cost: str, dice: list[str]
) -> None:
    solver = Cost(cost)
    missing = solver.lacks(counted(dice))
    helped = [*dice, *["b*"] * missing]
    assert pays_somehow(cost, helped)
    assert missing == 0 or not pays_somehow(cost, helped[:-1])
    short = solver.short(counted(dice))
    assert (sum(short) == 0) == pays_somehow(cost, [die for die in dice if "*" not in die])


def pays_somehow(cost: str, dice: list[str]) -> bool:
    """Whether some of the dice pay the cost."""
    return not cost or bool(brute_force(cost, dice))


@settings(max_examples=200, deadline=None)
@given(COSTS, TRAYS)
def test_cheaper_payments_come_first(cost: str, dice: list[str]) -> None:
    ways = Cost(cost).ways(counted(dice))
    assert [way.wilds for way in ways] == sorted(way.wilds for way in ways)
    for way, next_way in pairwise(ways):
        assert way.wilds < next_way.wilds or way.reds <= next_way.reds


def test_dice_are_written_as_colour_and_letter() -> None:
    assert text_of([1, 0, 2, 0, 1, 0]) == "bm b* b* ru"


@rule("DS 3.6")
def test_one_way_to_pay_is_taken_without_asking() -> None:
    state = table([], "bm bs bs")
    play(state, "attack griffin")
    assert tray(state) == "bs bs"


@rule("DS 3.6")
def test_the_player_chooses_among_different_dice_and_may_keep_the_plain_one() -> None:
    state = table([], "bm b* r* bs")
    play(state, "attack griffin")
    assert legal_payments(state) == ["bm", "b*", "r*"]
    play(state, "pay r*")
    assert tray(state) == "bm bs b*"


@rule("DS 3.6")
def test_blue_salt_and_red_salt_are_different_payments() -> None:
    state = table([], "bs rs")
    play(state, "attack succubus")
    assert answers(state) == ["pay bs", "pay rs"]
    assert refused(state, "pay bm") == "DS 3.6"
    assert refused(state, "pay b*") == "DS 3.6"
    assert refused(state, "end") == "DS 3.6"


@rule("DS 3.5")
def test_a_blue_wildcard_may_be_sulphur_and_a_red_one_mercury() -> None:
    state = table([{"creatures": ["wraith"]}], "b*")
    play(state, "attack wraith")
    assert tray(state) == ""
    state = table([], "r*")
    play(state, "attack griffin")
    assert tray(state) == ""


@rule("DS 3.6")
def test_a_cost_cannot_be_overpaid() -> None:
    state = table([], "bm b*")
    play(state, "attack griffin")
    assert refused(state, "pay bm b*") == "DS 3.6"


def test_the_view_says_how_each_action_can_be_paid() -> None:
    mine = {"creatures": ["griffin", "succubus", "cerberus"]}
    state = table([mine], "bm b*")
    costs = [
        slot(state, 0, "griffin", "attack")["cost"],
        slot(state, 0, "succubus", "attack")["cost"],
        slot(state, 0, "cerberus", "attack")["cost"],
    ]
    assert [cost["status"] for cost in costs] == ["payable", "wildcards", "missing"]
    assert [cost["missing"] for cost in costs] == [0, 0, 1]
    assert [cost["ways"] for cost in costs] == [2, 1, 0]
    assert [cost["cheapest"] for cost in costs] == ["bm", "b*", ""]
    assert costs[2]["short"] == {"mercury": 0, "salt": 1, "sulphur": 1}
    assert slot(state, 0, "cerberus", "attack")["clause"] == "DS 3.6"
    assert slot(state, 0, "griffin", "attack")["action"] == "attack griffin"


def test_there_is_a_pay_action_for_each_payment_of_up_to_three_dice() -> None:
    assert sum(action.text.startswith("pay ") for action in game.actions) == 6 + 21 + 56
