"""The screen of a decision: the table, new events, the question and the numbered moves.

The table is drawn once per turn, and again when it has scrolled out of sight; in between only new
events are printed. Of several layouts, the most detailed one that fits on the screen is used.
"""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from pandemonium.engine.game import Game
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.table import Prompt
from pandemonium.terminal import layout, listing
from pandemonium.terminal.layout import Paint
from pandemonium.terminal.table_source import TableSource

LATEST = 4  # lines reserved for the latest events
INPUT_LINE = 1


class QuestionScreen:
    """Asks the person at the keyboard for a decision."""

    def __init__(self, source: TableSource) -> None:
        self.source = source
        self.screen = source.screen
        self.prompt: Prompt | None = None  # of the latest question
        self.items: list[listing.Item] = []  # its numbered moves and plans
        self.asked_at: object = None  # the moment of the latest question
        self.is_new_turn = True  # the table hasn't been drawn in this turn
        self.has_begun = False  # the first question was asked

    @property
    def game(self) -> Game:
        """The configuration that is played."""
        return self.source.game

    @property
    def words(self) -> Words:
        """The catalogue of this game, in the language of the screen."""
        return self.screen.words

    @property
    def paint(self) -> Paint:
        """The function that colours the game's own words in a text."""
        return self.screen.tints.paint

    def ask(self) -> None:
        """Print the table if needed, new events, the question and the moves."""
        if not self.has_begun:
            self.show_goal()
            self.screen.print_message("play-begin")
        self.asked_at, self.prompt = self.source.moment, self.source.prompt
        assert self.prompt is not None
        self.items = listing.list_items(self.prompt, self.words)
        news = self.events(self.source.news())
        layouts = self.layouts()
        below = self.screen.lines(self.question(), *self.default_line()) + INPUT_LINE
        listed = None
        if not self.is_new_turn:
            used = self.screen.used + below + self.screen.lines(*news)
            listed = self.first_fitting(layouts, self.screen.height - used)
        if listed is None:
            opening = self.start_of_page()
            latest = min(LATEST, self.screen.lines(*news[-LATEST:]))
            table, listed = self.choose_layout(layouts, below, opening, latest)
            below += self.screen.lines(table, listed)
            if below + opening > self.screen.height:  # the opening lines may scroll away
                self.screen.used = opening = 0
            self.screen.print(table)
            news = self.trim_news(news, below + opening)
        self.screen.print(*news, self.question(), listed, *self.default_line())
        self.is_new_turn = False

    def question(self) -> Text:
        """The question, with the name of the seat where several people share the keyboard."""
        assert self.prompt is not None
        question = self.prompt["said"]
        viewer = self.source.viewer
        if len(self.source.people) > 1 and viewer is not None:
            seat = self.words.seat(viewer)
            question = self.words.text("play-asked", seat=seat, asked=question)
        return Text(question, style="bold cyan")

    def layouts(self) -> list[RenderableType]:
        """The numbered moves, from the most detailed layout to the shortest."""
        return listing.layouts(self.items, self.words, self.paint)

    def show_moves(self) -> None:
        """Print the question and all moves in the most detailed layout."""
        self.screen.print(self.question(), self.layouts()[0], *self.default_line())

    def show_goal(self) -> None:
        """Print the goal of the game."""
        goal = self.words.text("goal", players=self.game.players)
        self.screen.print_line(goal, "green")

    def first_fitting(self, layouts: list[RenderableType], room: int) -> RenderableType | None:
        """The most detailed layout that fits into `room` lines, if any."""
        return next((layout for layout in layouts if self.screen.fits(layout, room)), None)

    def choose_layout(
        self, layouts: list[RenderableType], below: int, opening: int, latest: int
    ) -> tuple[RenderableType, RenderableType]:
        """The most detailed table and list that fit on the screen together.

        If nothing fits, first the news give way, then the opening lines; finally the list is cut.
        """
        room = self.screen.height - below
        left = room - opening - latest
        detailed, tight = layouts[: -listing.TIGHT], layouts[-listing.TIGHT :]
        for draw, candidates in ((self.whole_table, layouts[:2]), (self.brief_table, detailed)):
            table = draw()
            if self.screen.fits(table, left):
                listed = self.first_fitting(candidates, left - self.screen.lines(table))
                if listed is not None:
                    return table, listed
        terse = self.terse_table()
        used = self.screen.lines(terse)
        for candidates, left in (
            (detailed, room - opening - latest),
            (detailed[-1:], room - opening),
            (detailed[-1:], room),
            (tight, room - opening),
            (tight, room),
        ):
            listed = self.first_fitting(candidates, left - used)
            if listed is not None:
                return terse, listed
        return terse, listing.cut(self.items, self.words, self.paint, room - used)

    def start_of_page(self) -> int:
        """Start a new page; returns how many lines stay above it (the first page has some)."""
        if self.has_begun:
            self.screen.used = 0
        self.has_begun = True
        return self.screen.used

    def trim_news(self, news: list[Text], used: int, least: int = 0) -> list[Text]:
        """The latest events that fit below `used` lines, with a note if older ones are left out."""
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
        """The actions that an empty line performs: the only choice, or the first plan.

        Where a choice ends the turn, the plan must be the only one that does.
        """
        assert self.prompt is not None
        plans, choices = self.prompt["plans"], self.prompt["choices"]
        ends = [[choice["text"]] for choice in choices if choice["ends"]]
        if len(choices) == 1:
            return [choices[0]["text"]]
        first = plans[0]["actions"] if plans else []
        return first if not ends or ends == [first] else []

    def default_line(self) -> list[Text]:
        """A line that shows what Enter does, if anything."""
        actions = self.default()
        sentences = [item.said for item in self.items if item.actions == actions]
        return [
            Text(self.words.text("play-enter", plan=sentence), style="green")
            for sentence in sentences[:1]
        ]

    # ------------------------------------------------------------------ the table and its events

    def whole_table(self) -> RenderableType:
        """The whole table in a frame, as the viewer sees it."""
        sections = self.source.sections()
        return layout.position(sections, self.game.title, self.paint)

    def brief_table(self) -> RenderableType:
        """The parts of the table that a decision needs."""
        return layout.brief(self.brief_sections(), self.game.title, self.paint)

    def terse_table(self) -> RenderableType:
        """The same parts in the fewest lines."""
        return layout.terse(self.brief_sections(), self.game.title, self.paint)

    def brief_sections(self) -> list[Section]:
        """The parts of the table that a decision needs, as data."""
        return self.source.sections(is_brief=True)

    def show_table(self) -> None:
        """Print the whole table and the question."""
        self.screen.print(self.whole_table(), self.question())

    def events(self, sentences: Iterable[str], style: str = "yellow") -> list[Text]:
        """Events as indented lines, with the game's words coloured."""
        return [self.paint(Text(f"  {sentence}", style=style)) for sentence in sentences]

    def show_events(self, sentences: Iterable[str], style: str = "") -> None:
        """Print what happened, one sentence per line."""
        self.screen.print(*self.events(sentences, style))
