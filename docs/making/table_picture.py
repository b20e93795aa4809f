"""A picture of a position of Let's Summon Demons as a player sees it.

It uses only `state.view` and the English texts. The position is the last one of
`docs/pictures/lets-summon-demons.record`.
"""

from typing import cast

import pandemonium as pm
from making import glyphs
from making.svg import circle, document, lines, rect, text, width_of, wrap
from pandemonium.games.lets_summon_demons.components import BUY_COST, Design
from pandemonium.games.lets_summon_demons.view import SeatView, TotalView, View
from pandemonium.locale.words import Words

WIDTH, MARGIN, GAP = 840, 20, 10
CARD_WIDTH, CARD_HEIGHT = 152, 160
PANEL_WIDTH, PANEL_HEIGHT = 260, 230
STRIP_LEFT, STRIP_HEIGHT = MARGIN + 140, 126
BLOCK_TOP, PANELS_TOP, STRIP_TOP, QUESTION_TOP = 74, 268, 534, 676
NIGHT, PANEL, EDGE, PALE, DIM = "#1c1428", "#2a2039", "#4a3b5e", "#f6efe4", "#b5a6c4"
PAPER, INK, GLOW = "#f8f0dd", "#2b2030", "#ffc45c"
SEAT_COLOURS = ("#ffc45c", "#74d3c0", "#c7aaff", "#ff9d9d", "#a8d46f")


class TablePicture:
    """The drawing of one position."""

    def __init__(self, record: pm.Record) -> None:
        """Replay the record to its last position."""
        self.ply = pm.replay(record)[-1]
        self.state = self.ply.state
        self.words = Words(self.state.game, "en", record.seats)
        self.view = cast(View, self.state.view(self.state.player))
        self.designs = {card.id: cast(Design, card) for card in self.state.game.cards}

    def draw(self) -> str:
        """The picture as SVG."""
        height = QUESTION_TOP + 118
        body = [
            rect(0, 0, WIDTH, height, NIGHT, rx=16),
            rect(0.5, 0.5, WIDTH - 1, height - 1, "none", rx=16, stroke=EDGE),
            self._header(),
        ]
        body += [self._block_card(place) for place in range(len(self.view["block"]))]
        body += [self._panel(seat) for seat in range(len(self.view["seats"]))]
        body += [self._dice(), *[self._total(column) for column in self.view["strip"]]]
        body.append(self._question())
        title = f"A game of {self.state.game.title}"
        about = f"{self._asked()} {', '.join(self._labels())}."
        return document(WIDTH, height, title, about, body)

    # ------------------------------------------------------------------ words

    def _asked(self) -> str:
        question = self.state.question
        assert question is not None
        return f"{self.words.seat(question.seat)}: {self.words.question(question)}"

    def _labels(self) -> list[str]:
        return [self.words.label(self.state, action) for action in self.state.legal()]

    def _waiting(self) -> list[str]:
        """The cards among which the player is choosing the next to activate."""
        legal = [action.text.split() for action in self.state.legal()]
        return [words[1] for words in legal if words[0] == "activate"]

    def _numbers(self, card: str) -> str:
        """The totals on the badge of a card."""
        return "/".join(str(total) for total in self.designs[card].on) or "*"

    # ------------------------------------------------------------------ header and Block

    def _header(self) -> str:
        view = self.view
        piles = (
            f"deck {view['deck']}   ·   discards {len(view['discards'])}   ·   "
            f"Demon deck {view['demon_deck']}"
        )
        drawn = glyphs.kind("demon", scale=0.7, x=MARGIN + 14, y=28)
        drawn += text(MARGIN + 36, 36, self.state.game.title, 23, PALE, cls="serif b")
        drawn += text(WIDTH - MARGIN, 34, piles, 13, DIM, cls="sans e")
        drawn += text(MARGIN, BLOCK_TOP - 9, "The Block", 13, GLOW, cls="sans b")
        drawn += text(MARGIN + 78, BLOCK_TOP - 9, f"for {BUY_COST} souls each", 13, DIM)
        drawn += text(
            STRIP_LEFT, STRIP_TOP - 9, "What each total activates", 13, GLOW, cls="sans b"
        )
        hollow = "hollow: condition not met"
        return drawn + text(WIDTH - MARGIN, STRIP_TOP - 9, hollow, 12, DIM, cls="sans e")

    def _block_card(self, place: int) -> str:
        name = self.view["block"][place]
        x = MARGIN + place * (CARD_WIDTH + GAP)
        caption = text(
            x + CARD_WIDTH / 2, BLOCK_TOP + CARD_HEIGHT + 17, f"buy {place + 1}", 12, DIM,
            cls="mono m",
        )  # fmt: skip
        if name is None:
            empty = rect(x, BLOCK_TOP, CARD_WIDTH, CARD_HEIGHT, "none", rx=10, stroke=EDGE)
            return empty + caption
        return self._card(x, BLOCK_TOP, name) + caption

    def _card(self, x: float, y: float, name: str) -> str:
        """A Block card: number, name, kind, disposition and text."""
        design = self.designs[name]
        colour = glyphs.KIND_COLOURS[design.kind]
        drawn = rect(x, y, CARD_WIDTH, CARD_HEIGHT, PAPER, rx=10)
        drawn += f'<path d="M{x} {y + 42}v-32q0 -10 10 -10h132q10 0 10 10v32z" fill="{colour}"/>'
        drawn += circle(x + 22, y + 21, 15, PAPER)
        drawn += text(x + 22, y + 27, self._numbers(name), 17, colour, cls="serif b m")
        title = wrap(self.words.card(name), CARD_WIDTH - 48, 14, "serif")
        drawn += lines(
            x + 44, y + (26 if len(title) == 1 else 18), title, 14, "#fff", cls="serif b"
        )[0]
        drawn += glyphs.kind(design.kind, design.disposition, 0.95, x + 36, y + 71)
        kinds = [self.words.text(f"kind-{design.kind}")]
        drawn += text(x + 66, y + (66 if design.disposition else 75), kinds[0], 12.5, INK)
        if design.disposition:
            drawn += glyphs.disposition(design.disposition, x + 73, y + 80, 1.1)
            mark = self.words.text(f"kind-{design.disposition}")
            drawn += text(x + 85, y + 84, mark, 12.5, INK)
        drawn += rect(x + 10, y + 99, CARD_WIDTH - 20, 1, "#d9c9a5")
        rows = wrap(self.words.card_text(name), CARD_WIDTH - 20, 11.5)
        return drawn + lines(x + 11, y + 117, rows, 11.5, INK)[0]

    # ------------------------------------------------------------------ players

    def _panel(self, seat: int) -> str:
        player = self.view["seats"][seat]
        x, y = MARGIN + seat * (PANEL_WIDTH + GAP), PANELS_TOP
        is_asked = seat == self.view["player"]
        colour = SEAT_COLOURS[seat]
        drawn = rect(
            x, y, PANEL_WIDTH, PANEL_HEIGHT, PANEL, rx=12,
            stroke=colour if is_asked else EDGE, stroke_width=2 if is_asked else 1,
        )  # fmt: skip
        drawn += circle(x + 24, y + 24, 12, colour)
        drawn += text(x + 24, y + 29, self.words.seat(seat)[0], 14, NIGHT, cls="serif b m")
        drawn += text(x + 44, y + 30, self.words.seat(seat), 18, PALE, cls="serif b")
        hand = f"{player['hand_size']} in hand"
        for back in range(player["hand_size"]):
            drawn += rect(
                x + 176 - 10 * back, y + 14, 14, 20, "#6d2030", rx=2, stroke=NIGHT, stroke_width=1
            )
        drawn += text(x + PANEL_WIDTH - 12, y + 29, hand, 11.5, DIM, cls="sans e")
        drawn += self._souls(player, x, y + 56)
        drawn += self._demons(player, x + 12, y + 76)
        return drawn + self._cards(player, x + 12, y + 132)

    def _souls(self, player: SeatView, x: float, y: float) -> str:
        drawn = ""
        most = self.view["souls_to_win"]
        for i in range(most):
            drawn += glyphs.soul(x + 22 + i * 17.5, y, i < player["souls"])
        count = f"{player['souls']}/{most}"
        return drawn + text(x + PANEL_WIDTH - 12, y + 5, count, 14, "#bdefff", cls="sans b e")

    def _demons(self, player: SeatView, x: float, y: float) -> str:
        """The Demons in play, and empty places up to the number needed to win."""
        drawn = ""
        for i in range(max(len(player["demons"]), self.view["demons_to_win"])):
            left = x + i * 80
            if i >= len(player["demons"]):
                drawn += rect(
                    left, y, 76, 46, "none", rx=7, stroke=EDGE, stroke_dasharray="4 3"
                ) + glyphs.kind("demon", scale=0.5, x=left + 38, y=y + 23).replace(
                    "<g ", '<g opacity="0.35" ', 1
                )
                continue
            name = player["demons"][i]
            waits = player is self.view["seats"][self.view["player"]] and name in self._waiting()
            drawn += rect(
                left, y, 76, 46, glyphs.KIND_COLOURS["demon"], rx=7,
                stroke=GLOW if waits else "", stroke_width=1.6,
            )  # fmt: skip
            rows = wrap(self.words.card(name), 70, 10.5, "serif")[:2]
            drawn += lines(
                left + 38, y + (29 if len(rows) == 1 else 26), rows, 10.5, "#fff", cls="serif b m"
            )[0]
            drawn += text(left + 70, y + 12, self._numbers(name), 10.5, "#ffd9a0", cls="sans b e")
        return drawn

    def _cards(self, player: SeatView, x: float, y: float) -> str:
        """A line for the candle, then kids and Animals, each kind together, equal cards counted."""
        drawn = "".join(
            self._chip(x, y + i * 23, 235, name, 1, False)
            for i, name in enumerate(player["candles"])
        )
        y += len(player["candles"]) * 23
        waiting = {card["card"] for card in player["cards"] if card["waiting"]}
        names = sorted(
            (card["card"] for card in player["cards"]),
            key=lambda name: ("girl", "boy", "animal").index(self.designs[name].kind),
        )
        for i, name in enumerate(dict.fromkeys(names)):
            left, top = x + i % 2 * 119, y + i // 2 * 23
            drawn += self._chip(left, top, 116, name, names.count(name), name in waiting)
        return drawn

    def _chip(self, x: float, y: float, wide: float, name: str, n: int, waits: bool) -> str:
        """A card in front of a player on one line; cards waiting to activate glow."""
        design = self.designs[name]
        shown = self.words.card(name) if n == 1 else f"{n}x {self.words.card(name)}"
        size = 10.5 if width_of(shown, 10.5) <= wide - 44 else 9.3
        drawn = rect(
            x, y, wide, 20, "#37294a", rx=10,
            stroke=GLOW if waits else EDGE, stroke_width=1.6 if waits else 1,
        )  # fmt: skip
        drawn += circle(x + 11, y + 10, 8.5, PAPER)
        drawn += glyphs.kind(design.kind, design.disposition, 0.36, x + 11, y + 10)
        drawn += text(x + 24, y + 14, shown, size, PALE)
        return drawn + text(x + wide - 8, y + 14, self._numbers(name), 10.5, GLOW, cls="sans b e")

    # ------------------------------------------------------------------ dice, strip, question

    def _dice(self) -> str:
        first, second = self.view["dice"]
        drawn = glyphs.die(first, MARGIN + 32, STRIP_TOP + 50, -8)
        drawn += glyphs.die(second, MARGIN + 86, STRIP_TOP + 58, 7)
        total = f"{first} + {second} = {first + second}"
        return drawn + text(MARGIN + 60, STRIP_TOP + 108, total, 15, PALE, cls="serif b m")

    def _total(self, column: TotalView) -> str:
        """One total of the strip: its probability, and whose cards it activates."""
        x = STRIP_LEFT + (column["total"] - 2) * 60.3
        is_rolled = column["total"] == sum(self.view["dice"])
        drawn = rect(
            x, STRIP_TOP, 56, STRIP_HEIGHT, "#453016" if is_rolled else PANEL, rx=8,
            stroke=GLOW if is_rolled else EDGE, stroke_width=1.6 if is_rolled else 1,
        )  # fmt: skip
        drawn += text(x + 28, STRIP_TOP + 105, str(column["total"]), 17, PALE, cls="serif b m")
        drawn += text(x + 28, STRIP_TOP + 119, f"{column['ways']}/36", 10, DIM, cls="sans m")
        for i, fires in enumerate(column["cards"][:8]):
            left = x + (28 if len(column["cards"]) == 1 else 16 + i % 2 * 24)
            top = STRIP_TOP + 77 - i // 2 * 21
            colour = SEAT_COLOURS[fires["seat"]]
            drawn += circle(
                left, top, 8.5, colour if fires["met"] else "none", stroke=colour, stroke_width=1.4
            )
            letter = self.words.seat(fires["seat"])[0]
            drawn += text(
                left, top + 4, letter, 11, NIGHT if fires["met"] else colour, cls="sans b m"
            )
        return drawn

    def _question(self) -> str:
        colour = SEAT_COLOURS[self.view["player"]]
        y = QUESTION_TOP
        drawn = rect(MARGIN, y, WIDTH - 2 * MARGIN, 98, PANEL, rx=12, stroke=colour, stroke_width=2)
        drawn += text(MARGIN + 16, y + 30, self._asked(), 15.5, PALE, cls="sans b")
        x = MARGIN + 16.0
        for label, action in zip(self._labels(), self.state.legal(), strict=True):
            wide = max(width_of(label, 13), width_of(action.text, 11, "mono")) + 22
            drawn += rect(x, y + 45, wide, 40, PAPER, rx=8)
            drawn += text(x + wide / 2, y + 62, label, 13, INK, cls="sans b m")
            drawn += text(x + wide / 2, y + 78, action.text, 11, "#6a5a70", cls="mono m")
            x += wide + 10
        return drawn
