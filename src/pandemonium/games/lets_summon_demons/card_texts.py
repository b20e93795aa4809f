"""The text printed on a card, generated from what it does with `text-...` of the catalogues.

A clause is one step, as an order ("collect 1 soul") or behind a price ("to collect 1 soul"). The
catalogues have both forms where a language distinguishes them.
"""

from pandemonium.engine.task import Args
from pandemonium.engine.text_view import Translator
from pandemonium.games.lets_summon_demons.cards import MAX_COUNTED
from pandemonium.games.lets_summon_demons.choices import Choose, May
from pandemonium.games.lets_summon_demons.components import (
    ANY_CARD,
    BLOCK_CARD,
    CardFilter,
    Condition,
    Design,
)
from pandemonium.games.lets_summon_demons.verbs import END, Verb

ORDER = "do"
PURPOSE = "to"


def card_text(design: Design, words: Translator) -> str:
    """The text of a card that has none of its own."""
    return _CardWriter(design, words).text()


class _CardWriter:
    """Writes the text of one card."""

    def __init__(self, design: Design, words: Translator) -> None:
        self.design = design
        self.words = words

    def text(self) -> str:
        """The whole text, sentence by sentence."""
        if self.design.passive:
            return self._sentence(self.words.text(f"text-{self.design.passive}"))
        clauses = self._clauses(self._steps(), ORDER)
        if self.design.conditions:
            steps = self.words.text("text-then-also").join(clauses)
            return self._sentence(self.words.text("text-if", condition=self._has(), clause=steps))
        first, *rest = clauses
        later = [self.words.text("text-then", clause=clause) for clause in rest]
        return " ".join(self._sentence(clause) for clause in (first, *later))

    def _sentence(self, clause: str) -> str:
        """A clause with a capital letter and a full stop."""
        return f"{clause[0].upper()}{clause[1:]}."

    # ------------------------------------------------------------------ conditions

    def _has(self) -> str:
        """What the owner must have: one of several things."""
        conditions = self.design.conditions
        if all(condition.most for condition in conditions):
            things = self.words.text("text-or").join(
                self._thing(condition) for condition in conditions
            )
            return self.words.text("text-you-have", things=things)
        clauses = [
            self.words.text("text-you-have", things=self._thing(condition))
            if condition.most
            else self.words.text("text-you-lack", thing=self._thing(condition))
            for condition in conditions
        ]
        return self.words.text("text-or-if").join(clauses)

    def _thing(self, condition: Condition) -> str:
        """How many of what, the card itself included or not."""
        least, most = condition.least, condition.most
        key = "least" if most == MAX_COUNTED else "none" if not most else "most"
        if least and key == "most":
            key = "exactly" if least == most else "range"
        counts = least > 1 or 0 < most < MAX_COUNTED
        included = self._included(condition.card_filter) if counts and not condition.others else ""
        return self.words.text(
            f"text-has-{key}",
            what=condition.card_filter.word,
            least=least,
            most=most,
            others="yes" if condition.others else "no",
            included=included,
        )

    def _included(self, card_filter: CardFilter) -> str:
        """A remark that the card itself counts, where it does."""
        if not card_filter.fits(self.design.traits):
            return ""
        key = "text-all-included" if card_filter.kinds == ANY_CARD else "text-this-included"
        return self.words.text(key)

    # ------------------------------------------------------------------ steps

    def _steps(self) -> list[Verb]:
        """The steps in order, without those of branches."""
        steps = self.design.steps
        linked = [steps[0]]
        while linked[-1].then != END:
            linked.append(steps[linked[-1].then])
        return linked

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
        purpose = self._list(self._clauses(rest, PURPOSE))
        return self.words.text("text-may-to", price=price, clause=purpose)

    def _list(self, items: list[str]) -> str:
        """Some texts as `A, B and C`."""
        *others, last = items
        return f"{', '.join(others)}{self.words.text('text-and')}{last}" if others else last

    def _clause(self, step: Verb, form: str) -> str:
        """One step of an effect as a clause of the text."""
        if isinstance(step, Choose):
            return self._choice(step, form)
        args: Args = {}
        key = step.describe(args)
        counted = step.card_filter if step.per is None else step.per
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
        listed = self.words.text("text-or-else").join(then.join(branch) for branch in branches)
        return self.words.text("text-choose", form=form, clause=listed)
