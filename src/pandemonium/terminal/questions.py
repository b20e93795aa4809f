"""Asking: the table as far as it is needed, what happened, the question, and what can be done.

The table is drawn once in a turn, and again when it has scrolled out of sight; in between only
what happened is told. Of several layouts the most telling one is taken that fits on the screen.
"""

from rich.console import Group, RenderableType
from rich.text import Text

from pandemonium.table import Prompt, Table, worded
from pandemonium.terminal import layout, listing
from pandemonium.terminal.inspection import Looking
from pandemonium.terminal.screen import Screen

LATEST = 4  # lines of news for which there is always room
TYPED = 1  # the line where one types


class Asking(Looking):
    """Puts questions to the person at the keyboard."""

    def __init__(self, table: Table, screen: Screen, people: list[int]) -> None:
        """`people` are the seats of those who are asked here."""
        super().__init__(table, screen)
        self.people = people
        # how much of the log each has read: what was before shows on the table
        seats = (*range(table.game.players), None)
        self.told = {seat: len(table.events(seat)) for seat in seats}
        self.is_news = True  # something has changed since the question was put
        self.is_new_turn = True  # the table has not been drawn in this turn
        self.has_begun = False  # somebody has been asked
        self.prompt: Prompt = table.prompt(None)
        self.items: list[listing.Item] = []

    def ask(self, seat: int) -> None:
        """Put the question: the table where it is needed, what happened, and what can be done."""
        if not self.has_begun:
            self.tell_goal()
            self.screen.say("play-begin")
        self.prompt = worded(self.table.prompt(seat), self.words)
        self.items = listing.list_items(self.prompt, self.words)
        news = self.take_news()
        layouts = listing.layouts(self.items, self.words, self.screen.tints.paint)
        below = self.screen.lines(self.question(), *self.default_line()) + TYPED
        listed = None
        if not self.is_new_turn:
            used = self.screen.used + below + self.screen.lines(*news)
            listed = self.fitting(layouts, self.screen.height - used)
        if listed is None:
            opening = self.start_of_page()
            latest = min(LATEST, self.screen.lines(*news[-LATEST:]))
            table, listed = self.table_and_list(layouts, below, opening, latest)
            below += self.screen.lines(table, listed)
            if below + opening > self.screen.height:  # they have been said, and may scroll away
                self.screen.used = opening = 0
            self.screen.print(table)
            news = self.shortened(news, below + opening)
        self.screen.print(*news, self.question(), listed, *self.default_line())
        self.is_news = self.is_new_turn = False

    def question(self) -> Text:
        """What is asked; where several people play, of whom."""
        asked = self.prompt["said"]
        if len(self.people) > 1 and self.looking is not None:
            asked = self.words.text("play-asked", seat=self.words.seat(self.looking), asked=asked)
        return Text(asked, style="bold cyan")

    def fitting(self, layouts: list[RenderableType], room: int) -> RenderableType | None:
        """The most telling list for which so many lines are enough, if one is."""
        return next((layout for layout in layouts if self.screen.fits(layout, room)), None)

    def table_and_list(
        self, layouts: list[RenderableType], below: int, opening: int, latest: int
    ) -> tuple[RenderableType, RenderableType]:
        """The whole table if it fits with a list in lines, else a brief one.

        In need the news and then the first lines of a game give way, and at last the list is cut.
        """
        room = self.screen.height - below
        left = room - opening - latest
        telling, tight = layouts[: -listing.TIGHT], layouts[-listing.TIGHT :]
        for draw, some in ((self.whole_table, layouts[:2]), (self.brief_table, telling)):
            table = draw()
            if self.screen.fits(table, left):
                listed = self.fitting(some, left - self.screen.lines(table))
                if listed is not None:
                    return table, listed
        terse = self.terse_table()
        used = self.screen.lines(terse)
        for some, left in (
            (telling, room - opening - latest),
            (telling[-1:], room - opening),
            (telling[-1:], room),
            (tight, room - opening),
            (tight, room),
        ):
            listed = self.fitting(some, left - used)
            if listed is not None:
                return terse, listed
        return terse, listing.cut(self.items, self.words, self.screen.tints.paint, room - used)

    def start_of_page(self) -> int:
        """What is above the table need not stay in sight, but for the first lines of a game."""
        if self.has_begun:
            self.screen.used = 0
        self.has_begun = True
        return self.screen.used

    def shortened(self, news: list[Text], used: int, least: int = 0) -> list[Text]:
        """The news without the oldest, where all of them would push the table out of sight."""
        room = max(least, self.screen.height - used)
        if self.screen.fits(Group(*news), room):
            return news
        left: list[Text] = []
        for item in reversed(news):
            if self.screen.lines(item, *left) >= room:
                break
            left.insert(0, item)
        note = Text(f"  {self.words.text('play-more-news')}", style="dim")
        return [note, *left] if room > 0 else []

    def default(self) -> list[str]:
        """The actions that an empty line means: the first plan, or the only choice.

        While one can also end the turn, nothing is obvious but to end it, if there is one way to.
        """
        plans, choices = self.prompt["plans"], self.prompt["choices"]
        ends = [[choice["text"]] for choice in choices if choice["ends"]]
        if len(choices) == 1:
            return [choices[0]["text"]]
        first = plans[0]["actions"] if plans else []
        return first if not ends or ends == [first] else []

    def default_line(self) -> list[Text]:
        """What Enter does, if anything."""
        actions = self.default()
        sentences = [plan["said"] for plan in self.prompt["plans"] if plan["actions"] == actions]
        sentences += [
            choice["said"] for choice in self.prompt["choices"] if [choice["text"]] == actions
        ]
        return [
            Text(self.words.text("play-enter", plan=sentence), style="green")
            for sentence in sentences[:1]
        ]

    def list_all(self) -> None:
        """Everything that can be done, with all that there is to say about it."""
        layouts = listing.layouts(self.items, self.words, self.screen.tints.paint)
        self.screen.print(self.question(), layouts[0], *self.default_line())

    # ------------------------------------------------------------------ what is shown

    def whole_table(self) -> RenderableType:
        """The table as the person at the keyboard sees it."""
        sections = self.table.state.sheet(self.looking, self.words)
        return layout.position(sections, self.table.game.title, self.screen.tints.paint)

    def brief_table(self) -> RenderableType:
        """What a decision needs of it."""
        sections = self.table.state.brief(self.looking, self.words)
        return layout.brief(sections, self.table.game.title, self.screen.tints.paint)

    def terse_table(self) -> RenderableType:
        """The same in the fewest lines."""
        sections = self.table.state.brief(self.looking, self.words)
        return layout.terse(sections, self.table.game.title, self.screen.tints.paint)

    def draw(self) -> None:
        """All of the table."""
        self.screen.print(self.whole_table(), self.question())

    def take_news(self) -> list[Text]:
        """What happened since the person last looked."""
        entries = self.table.events(self.looking, self.told[self.looking])
        self.told[self.looking] = len(self.table.events(self.looking))
        paint = self.screen.tints.paint
        return [
            paint(Text(f"  {self.words.event(entry['event'])}", style="yellow"))
            for entry in entries
        ]
