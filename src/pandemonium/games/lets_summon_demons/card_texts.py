"""What is printed on a card, put together from what it does: `text-...` of the catalogues.

A clause says one step, as an order ("collect 1 soul") or behind a price ("to collect 1 soul"); the
catalogues have both forms where a language tells them apart.
"""

from pandemonium.engine.task import Args
from pandemonium.engine.text_view import Translator
from pandemonium.games.lets_summon_demons.cards import MOST_COUNTED
from pandemonium.games.lets_summon_demons.choices import Choose, May
from pandemonium.games.lets_summon_demons.components import (
    ANY_CARD,
    BLOCK_CARD,
    CardFilter,
    Condition,
    Design,
)
from pandemonium.games.lets_summon_demons.effects import END, Verb

ORDER = "do"
PURPOSE = "to"


def card_text(design: Design, words: Translator) -> str:
    """What the card says."""
    return _Teller(design, words).text()


class _Teller:
    """Words one card."""

    def __init__(self, design: Design, words: Translator) -> None:
        self.design = design
        self.words = words

    def text(self) -> str:
        """All of it."""
        if self.design.passive:
            return self._sentence(self.words.text(f"text-{self.design.passive}"))
        clauses = self._clauses(self._steps(), ORDER)
        if self.design.conditions:
            told = self.words.text("text-then-also").join(clauses)
            return self._sentence(self.words.text("text-if", condition=self._has(), told=told))
        first, *rest = clauses
        later = [self.words.text("text-then", told=clause) for clause in rest]
        return " ".join(self._sentence(one) for one in (first, *later))

    def _sentence(self, told: str) -> str:
        """With a capital letter and a full stop."""
        return f"{told[0].upper()}{told[1:]}."

    # ------------------------------------------------------------------ conditions

    def _has(self) -> str:
        """What the owner must have: one of several things."""
        conditions = self.design.conditions
        if all(condition.most for condition in conditions):
            things = self.words.text("text-or").join(
                self._thing(condition) for condition in conditions
            )
            return self.words.text("text-you-have", things=things)
        told = [
            self.words.text("text-you-have", things=self._thing(condition))
            if condition.most
            else self.words.text("text-you-lack", thing=self._thing(condition))
            for condition in conditions
        ]
        return self.words.text("text-or-if").join(told)

    def _thing(self, condition: Condition) -> str:
        """How many of what, the card itself included or not."""
        least, most = condition.least, condition.most
        key = "least" if most == MOST_COUNTED else "none" if not most else "most"
        if least and key == "most":
            key = "exactly" if least == most else "range"
        included = self._included(condition.what) if least > 1 or 0 < most < MOST_COUNTED else ""
        return self.words.text(
            f"text-has-{key}",
            what=condition.what.word,
            least=least,
            most=most,
            others="yes" if condition.others else "no",
            included=included if not condition.others else "",
        )

    def _included(self, what: CardFilter) -> str:
        """A remark that the card itself counts, where it does."""
        if not what.fits(self.design.traits):
            return ""
        key = "text-all-included" if what.kinds == ANY_CARD else "text-this-included"
        return self.words.text(key)

    # ------------------------------------------------------------------ steps

    def _steps(self) -> list[Verb]:
        """The steps in order, without those of branches."""
        steps = self.design.steps
        found = [steps[0]]
        while found[-1].then != END:
            found.append(steps[found[-1].then])
        return found

    def _clauses(self, steps: list[Verb], form: str) -> list[str]:
        """Each step; what follows a price is part of its clause."""
        for i, step in enumerate(steps):
            if isinstance(step, May):
                return [*self._clauses(steps[:i], form), self._payment(step, steps[i + 1 :])]
        return [self._clause(step, form) for step in steps]

    def _payment(self, may: May, rest: list[Verb]) -> str:
        """What may be discarded, and what for."""
        prices = [
            self.words.text("text-this-card")
            if price is None
            else self.words.text("own-what", what=price.word)
            for price in may.prices
        ]
        price = self._list(prices)
        if not rest:
            return self.words.text("text-may", price=price)
        told = self._list(self._clauses(rest, PURPOSE))
        return self.words.text("text-may-to", price=price, told=told)

    def _list(self, told: list[str]) -> str:
        """`A, B and C`."""
        *others, last = told
        return f"{', '.join(others)}{self.words.text('text-and')}{last}" if others else last

    def _clause(self, step: Verb, form: str) -> str:
        """One step."""
        if isinstance(step, Choose):
            return self._choice(step, form)
        args: Args = {}
        key = step.say(args)
        counted = step.what if step.per is None else step.per
        return self.words.text(
            f"text-{key}",
            form=form,
            included=self._included(counted),
            others="yes" if counted.fits(self.design.traits) else "no",
            block="yes" if self.design.traits & BLOCK_CARD else "no",
            **args,
        )

    def _choice(self, choose: Choose, form: str) -> str:
        """`A or B`; longer branches one by one."""
        branches = [self._clauses(branch, form) for branch in choose.branches]
        plain = [branch[0] for branch in branches]
        if all(len(branch) == 1 for branch in choose.branches) and not any(
            isinstance(branch[0], May | Choose) for branch in choose.branches
        ):
            return self.words.text("text-or").join(plain)
        then = self.words.text("text-then-also")
        told = self.words.text("text-or-else").join(then.join(branch) for branch in branches)
        return self.words.text("text-choose", form=form, told=told)
