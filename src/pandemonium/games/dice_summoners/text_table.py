"""The table in words: what `view` shows, for a terminal or a screen reader."""

from pandemonium.engine.action import name_of_copy
from pandemonium.engine.task import NO_CARD
from pandemonium.engine.text_view import Section, Translator, headings
from pandemonium.games.dice_summoners import elements, gain
from pandemonium.games.dice_summoners.components import (
    KINDS,
    MAX_CREATURES,
    MAX_HEALTH,
    PLACES,
    SLOTS,
)
from pandemonium.games.dice_summoners.dice import PAYMENTS, cost_signs, signs_of
from pandemonium.games.dice_summoners.slot_rules import CANNOT_PAY, slot_refusal
from pandemonium.games.dice_summoners.state import DiceSummonersState

START_SET = "start_set"


def sheet(state: DiceSummonersState, seat: int | None, words: Translator) -> list[Section]:
    """The table, what matters most last: a terminal shows the end of what is printed."""
    first = state.turn if seat is None else seat
    sections = [_decks(state, words)]
    for owner in (1 - first, first):
        sections.append(_cards(state, words, owner, 0, MAX_CREATURES))
        sections.append(_cards(state, words, owner, MAX_CREATURES, PLACES))
    return [*sections, _players(state, words), _dice(state, words)]


def brief(state: DiceSummonersState, seat: int | None, words: Translator) -> list[Section]:
    """The players, and who has which cards; the dice are in the question."""
    first = state.turn if seat is None else seat
    rows = []
    for owner in (1 - first, first):
        for key, start, end in (
            ("sheet-creatures", 0, MAX_CREATURES),
            ("sheet-spells", MAX_CREATURES, PLACES),
        ):
            names = _names(state, words, owner, start, end)
            if names:
                rows.append([words.text(key, seat=words.seat(owner)), names])
    return [Section("", [], rows), _players(state, words)]


def _names(state: DiceSummonersState, words: Translator, seat: int, first: int, end: int) -> str:
    """Cards in a line, with their tokens; without start sets, which everybody begins with."""
    owner = state.seats[seat]
    shown = []
    for place in range(first, end):
        card = owner.cards[place]
        if card != NO_CARD and state.box.designs[card].kind != START_SET:
            tokens = owner.tokens_at(place)
            name = _name(state, words, seat, place)
            shown.append(words.text("card-with-tokens", name=name, n=tokens) if tokens else name)
    return ", ".join(shown)


def _name(state: DiceSummonersState, words: Translator, seat: int, place: int) -> str:
    """The name of a card; copies after the first have a number."""
    owner = state.seats[seat]
    name = words.card(state.box.name(owner.cards[place]))
    return name_of_copy(name, owner.numbers[place])


def _players(state: DiceSummonersState, words: Translator) -> Section:
    """The players, one row each."""
    rows = []
    for seat, owner in enumerate(state.seats):
        aura = "-" if owner.aura == NO_CARD else words.card(state.box.name(owner.aura))
        curse = "-"
        if owner.curse != NO_CARD:
            left = gain.curse_left(state, owner, seat == state.turn)
            curse = f"{words.card(state.box.name(owner.curse))} ({left})"
        rows.append(
            [
                words.seat(seat),
                f"{owner.health}/{MAX_HEALTH}",
                str(sum(owner.tokens)),
                aura,
                curse,
                f"{owner.kept_blue}b {owner.kept_red}r",
            ]
        )
    header = ["player", "health", "tokens", "aura", "curse", "kept"]
    at = [elements.seat_at(seat) for seat in range(len(rows))]
    return Section(words.text("sheet-players"), headings(words, header), rows, [state.turn], at)


def _cards(
    state: DiceSummonersState, words: Translator, seat: int, first: int, end: int
) -> Section:
    """The creatures or the spells of a player, one row per slot."""
    rows: list[list[str]] = []
    at: list[str] = []
    owner = state.seats[seat]
    for place in range(first, end):
        if owner.cards[place] == NO_CARD:
            continue
        design = state.box.designs[owner.cards[place]]
        name = _name(state, words, seat, place)
        gain_text = f"{design.blue}b {design.red}r" if first == 0 else ""
        for slot in design.slots:
            index = SLOTS * place + slot.side
            start = [name, gain_text] if slot.side == 0 else ["", ""]
            rows.append([*start, *_slot(state, words, seat, index)])
            at.append(elements.slot_at(seat, index))
    key = "sheet-creatures" if first == 0 else "sheet-spells"
    columns = ["card", "gain", "action", "cost", "tokens", "state"]
    title = words.text(key, seat=words.seat(seat))
    return Section(title, headings(words, columns), rows, at=at)


def _slot(state: DiceSummonersState, words: Translator, seat: int, number: int) -> list[str]:
    """What a slot does, its cost, its tokens, and whether it can be used now."""
    owner = state.seats[seat]
    slot = state.slot(seat, number)
    price = cost_signs(slot.cost.text)
    if slot.gives:
        price = f"{price} {words.text('cost-creature')}".strip()
    does = words.text("does", does=slot.does, n=state.slot_worth(seat, number))
    if slot.spell:
        spell = words.card(slot.spell)
        does = spell if slot.takes else words.text("spell-does", spell=spell, does=does)
    tokens = str(owner.tokens[number]) if owner.tokens[number] else ""
    return [does, price, tokens, _usable(state, words, seat, number)]


def _usable(state: DiceSummonersState, words: Translator, seat: int, number: int) -> str:
    """Used and paid with what, payable, payable with wildcards, or the rule against it."""
    owner = state.seats[seat]
    if owner.used >> number & 1:
        paid = [PAYMENTS[spending.pay] for spending in state.spent if spending.slot == number]
        dice = signs_of(paid[0].counts) if paid else ""
        return f"{words.text('state-used')} {dice}".strip()
    if seat != state.turn or not state.rolled or state.ended:
        return ""
    cost = state.slot(seat, number).cost
    refusal = slot_refusal(state, owner, number)
    if refusal is CANNOT_PAY:
        return words.text("state-missing", n=cost.lacks(state.tray))
    if refusal is not None:
        return refusal.clause
    return words.text("state-payable" if sum(cost.short(state.tray)) == 0 else "state-wildcards")


def _decks(state: DiceSummonersState, words: Translator) -> Section:
    """The shared decks by kind with what is left."""
    rows = []
    for kind in KINDS:
        decks = [card for card in state.market if state.box.designs[card].kind == kind]
        if decks:
            shown = [f"{words.card(state.box.name(d))} ({state.supply[d]})" for d in decks]
            rows.append([words.text(f"kind-{kind}"), ", ".join(shown)])
    return Section(words.text("sheet-decks"), headings(words, ["kind", "cards-left"]), rows)


def _dice(state: DiceSummonersState, words: Translator) -> Section:
    """Rolled, spent and free dice."""
    paid = [PAYMENTS[spending.pay] for spending in state.spent]
    row = [
        signs_of(state.tray) or "-",
        f"{sum(payment.blues for payment in paid)}b {sum(payment.reds for payment in paid)}r",
        f"{state.pool_blue}b {state.pool_red}r",
        words.text("dice-legend"),
    ]
    columns = ["tray", "spent", "pool", "legend"]
    return Section(words.text("sheet-dice"), headings(words, columns), [row], at=[elements.TRAY])
