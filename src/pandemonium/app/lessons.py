"""Lessons: which games have one, and how far a guest is in it.

You take a lesson at a table of your own, over the ordinary protocol; `table/lesson.py` keeps you on
track. A lesson that you left can be resumed on any device.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from pandemonium.app.payloads import RequestBody
from pandemonium.engine.registry import about
from pandemonium.locale.words import Words
from pandemonium.table.fields import Doc
from pandemonium.table.lesson import ABOUT, Lesson, lesson_of

log = logging.getLogger(__name__)


@dataclass(kw_only=True)
class Learn(RequestBody):
    """The request for a new table with a lesson."""

    again: Annotated[bool, Doc("from the start, even if one can be resumed")] = False


@dataclass
class LessonInfo:
    """The lesson of a game, and your progress."""

    game: str
    title: str
    said: Annotated[str, Doc("what you learn, in a sentence")]
    minutes: int
    status: Annotated[Literal["new", "begun", "learned"], Doc("begun: it can be resumed")]
    done: Annotated[int, Doc("how many steps, where it was begun")]
    steps: int


@cache  # so that an unreadable lesson is logged once
def find_lesson(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none, or one that cannot be parsed."""
    try:
        return lesson_of(game)
    except (ValueError, KeyError, TypeError, AttributeError):  # invalid TOML, or wrong fields
        log.exception("the lesson of %s cannot be parsed and is left out", game)
        return None


def lesson_info(
    lesson: Lesson, actions: Sequence[str] | None, is_learned: bool, language: str
) -> LessonInfo:
    """A lesson and its progress; `actions` are those so far, or None if it is not under way."""
    done, steps = lesson.progress(list(actions or ()))
    status: Literal["new", "begun", "learned"] = "learned" if is_learned else "new"
    return LessonInfo(
        game=lesson.game,
        title=about(lesson.game).title,
        said=Words(about(lesson.game), language).text(f"lesson-{ABOUT}"),
        minutes=lesson.minutes,
        status=status if actions is None else "begun",
        done=done,
        steps=steps,
    )
