"""Determinization: sample what one seat cannot know, the hands of the others and the decks.

What a seat has seen stays known to it (`memory`): after looking through the Demon deck, or seeing
it rebuilt from the discards, it knows what the others have until those Demons are mixed with
others. Nothing here reads where a hidden Demon truly is, except for the group it belongs to.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

NEVER: Final = 0  # in the memory: not seen since they were dealt


def redeal_hidden(state: "LetsSummonDemonsState", seat: int) -> None:
    """Sample the Demons and decks hidden from `seat`, using the state's chance.

    Each place gets as many Demons of each group as it has now. What only others have seen is
    forgotten. NOBODY, a spectator, has no hand and the last row of the memory, which is public.
    """
    places = [area.hand for owner, area in enumerate(state.seats) if owner != seat]
    looked_at = len(state.aside) > 0 and state.player != seat
    if looked_at:
        places.append(state.aside)
    places.append(state.demon_deck.face_down())
    dealt = deal_groups(state, state.memory[seat], places)
    state.demon_deck.shuffle()
    state.demon_deck.cards = dealt.pop()
    if looked_at:
        state.aside = dealt.pop()
    for owner in range(len(state.seats) - 1, -1, -1):
        if owner != seat:
            state.seats[owner].hand = dealt.pop()
    state.deck.shuffle()
    state.deck.cards.sort()
    forget_others(state, seat)


def deal_groups(
    state: "LetsSummonDemonsState", memory: tuple[int, ...], places: list[list[int]]
) -> list[list[int]]:
    """Deal each place as many cards of each group as it has now; the last gets the rest."""
    index = state.box.demon_index
    dealt: list[list[int]] = [[] for _ in places]
    groups = [NEVER] if max(memory, default=NEVER) == NEVER else sorted(set(memory))
    for group in groups:
        parts = places
        if len(groups) > 1:
            parts = [[card for card in part if memory[index[card]] == group] for part in places]
        pool: list[int] = []
        for part in parts:
            pool += part
        pool.sort()
        for place in range(len(parts) - 1):
            for _ in range(len(parts[place])):
                dealt[place].append(state.chance.draw(pool))
        dealt[-1] += pool
    for cards in dealt:
        cards.sort()
    return dealt


def forget_others(state: "LetsSummonDemonsState", seat: int) -> None:
    """Reset the memory of all other seats to what is public."""
    known_to_all = state.memory[-1]
    rows = [known_to_all] * len(state.memory)
    rows[seat] = state.memory[seat]
    state.memory = tuple(rows)
