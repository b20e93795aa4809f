"""The view as text, for a terminal or a screen reader."""

from pandemonium.engine.task import NO_CARD
from pandemonium.engine.text_view import Section, Translator, headings
from pandemonium.engine.view import hand_at, seat_at
from pandemonium.games.lets_summon_demons.components import DISPOSITIONS, KINDS, SOULS_TO_WIN
from pandemonium.games.lets_summon_demons.elements import card_at
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.view import strip


def sheet(state: LetsSummonDemonsState, seat: int | None, words: Translator) -> list[Section]:
    """The whole table, the most important last: a terminal shows the end of its output."""
    sections = [_discards(state, words), _piles(state, words), _strip(state, words)]
    if seat is not None:
        sections.append(_hand(state, words, seat))
        sections.append(_yours(state, words, seat))
    return [*sections, _block(state, words), _players(state, words)]


def brief(state: LetsSummonDemonsState, seat: int | None, words: Translator) -> list[Section]:
    """The players and the viewer's hand, in few lines; the Block is listed with the choices."""
    rows: list[list[str]] = []
    if seat is not None:
        hand = _list(state, words, state.seats[seat].hand)
        rows.append([words.text("sheet-hand"), hand])
    if state.roller >= 0:
        first, second = state.dice
        roll = f"{first} + {second} = {first + second} ({words.seat(state.roller)})"
        rows.append([words.text("pile-dice"), roll])
    players = _players(state, words)
    for row in players.rows:  # Demons and other cards share a column
        row[3:5] = [", ".join(cards for cards in row[3:5] if cards != "-") or "-"]
    del players.header[3]
    return [players, Section("", [], rows)]


def _players(state: LetsSummonDemonsState, words: Translator) -> Section:
    """One row per player; in a team battle the sums of the team follow their own."""
    box = state.box
    rows = []
    for seat, area in enumerate(state.seats):
        team = [area, state.seats[(seat + 2) % 4]] if box.teams else [area]
        souls = [member.souls for member in team]
        demons = [len(member.demons) for member in team]
        rows.append(
            [
                words.seat(seat),
                _share(souls, SOULS_TO_WIN * box.team_size),
                _share(demons, box.demons_to_win * box.team_size),
                _list(state, words, area.demons),
                _list(state, words, area.candles + area.row),
                str(len(area.hand)),
            ]
        )
    header = ["player", "souls", "demons", "demons-in-play", "cards", "hand"]
    return Section(
        words.text("sheet-players"),
        headings(words, header),
        rows,
        [state.turn],
        [seat_at(seat) for seat in range(box.players)],
    )


def _share(counts: list[int], wanted: int) -> str:
    """`4/10`; in a team battle `4 (9/20)`, where the partner has 5."""
    return f"{counts[0]}/{wanted}" if len(counts) == 1 else f"{counts[0]} ({sum(counts)}/{wanted})"


def _list(state: LetsSummonDemonsState, words: Translator, cards: list[int]) -> str:
    """Cards in a line, equal ones counted: `2x Dog [7], Eve [6]`."""
    return _counted([_card(state, words, card) for card in cards])


def _counted(names: list[str]) -> str:
    """Names in a line, equal ones counted."""
    shown = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        shown.append(name if count == 1 else f"{count}x {name}")
    return ", ".join(shown) or "-"


def _card(state: LetsSummonDemonsState, words: Translator, card: int) -> str:
    """The name of a card with its numbers: `Dog [7]`."""
    return f"{words.card(state.box.name(card))} [{_numbers(state, card)}]"


def _numbers(state: LetsSummonDemonsState, card: int) -> str:
    """The totals that activate a card; passive Demons are always on."""
    return "/".join(str(total) for total in state.box.design(card).on) or "*"


def _kind(words: Translator, traits: int) -> str:
    """The kind and disposition that a card counts as."""
    kind = _named(words, KINDS, traits)
    disposition = _named(words, DISPOSITIONS, traits)
    return words.text("kind-of", kind=kind, disposition=disposition) if disposition else kind


def _named(words: Translator, names: dict[str, int], traits: int) -> str:
    """Those of the names that the traits have."""
    return " ".join(words.text(f"kind-{name}") for name, bit in names.items() if traits & bit)


def _block(state: LetsSummonDemonsState, words: Translator) -> Section:
    """The cards for sale by place."""
    rows = []
    for place, card in enumerate(state.block):
        if card == NO_CARD:
            rows.append([str(place + 1), "-", "", "", ""])
        else:
            rows.append([str(place + 1), *_card_row(state, words, card, state.box.traits[card])])
    return Section(
        words.text("sheet-block"),
        headings(words, ["place", "card", "kind", "numbers", "text"]),
        rows,
        at=[f"block:{place + 1}" for place in range(len(rows))],
    )


def _card_row(state: LetsSummonDemonsState, words: Translator, card: int, traits: int) -> list[str]:
    """Name, kind, numbers and text of a card."""
    name = state.box.name(card)
    return [words.card(name), _kind(words, traits), _numbers(state, card), words.card_text(name)]


def _yours(state: LetsSummonDemonsState, words: Translator, seat: int) -> Section:
    """The viewer's cards in play with their texts, equal ones once."""
    cards = state.in_play(seat)
    return _cards(
        state, words, "sheet-yours", seat, cards, [card_at(state, seat, card) for card in cards]
    )


def _hand(state: LetsSummonDemonsState, words: Translator, seat: int) -> Section:
    """The viewer's hand, equal Demons once."""
    hand = state.seats[seat].hand
    at = [f"{hand_at(seat)}:{state.box.name(card)}" for card in hand]
    return _cards(state, words, "sheet-hand", seat, hand, at)


def _cards(
    state: LetsSummonDemonsState,
    words: Translator,
    title: str,
    seat: int,
    cards: list[int],
    elements: list[str],
) -> Section:
    """Cards with their texts, equal ones once."""
    rows: list[list[str]] = []
    at: list[str] = []
    for card, element in zip(cards, elements, strict=True):
        row = _card_row(state, words, card, state.traits(seat, card))
        if row not in rows:
            rows.append(row)
            at.append(element)
    header = headings(words, ["card", "kind", "numbers", "text"])
    return Section(words.text(title), header, rows, at=at)


def _strip(state: LetsSummonDemonsState, words: Translator) -> Section:
    """What each total would activate now; a condition that is not met stands in brackets."""
    rows = []
    for column in strip(state):
        fires = []
        for firing in column["cards"]:
            name = f"{words.card(firing['card'])} ({words.seat(firing['seat'])})"
            fires.append(name if firing["met"] else f"[{name}]")
        if fires:
            rows.append(
                [str(column["total"]), f"{column['ways']}/36", ", ".join(dict.fromkeys(fires))]
            )
    return Section(
        words.text("sheet-strip"), headings(words, ["total", "chance", "activates"]), rows
    )


def _discards(state: LetsSummonDemonsState, words: Translator) -> Section:
    """Both piles of discards, which everybody may look through (LSD 1.6)."""
    rows, at = [], []
    for place, title, cards in (
        ("discards", "pile-discards", state.deck.discards),
        ("demon_discards", "pile-demon-discards", state.demon_deck.discards),
    ):
        if cards:
            names = [words.card(state.box.name(card)) for card in cards]
            rows.append([words.text(title), _counted(names)])
            at.append(place)
    return Section(words.text("sheet-discards"), headings(words, ["pile", "cards"]), rows, at=at)


def _piles(state: LetsSummonDemonsState, words: Translator) -> Section:
    """How many cards lie where, and the last roll."""
    names = ["pile-deck", "pile-discards", "pile-demons", "pile-demon-discards"]
    row = [
        str(count)
        for count in (
            len(state.deck),
            len(state.deck.discards),
            len(state.demon_deck),
            len(state.demon_deck.discards),
        )
    ]
    if state.roller >= 0:
        first, second = state.dice
        names.append("pile-dice")
        row.append(f"{first} + {second} = {first + second} ({words.seat(state.roller)})")
    return Section(words.text("sheet-piles"), [words.text(name) for name in names], [row])
