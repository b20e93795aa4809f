"""The log of a long game: its end is there at once, and its beginning on demand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]

# Do something and take it back, again and again, as fast as the server answers.
DO_AND_UNDO = """async (times) => {
  const table = new URLSearchParams(location.search).get('t')
  const at = `api/tables/${table}`
  const shown = await (await fetch(at)).json()
  const [{ text }] = shown.prompt.choices.filter((one) => one.undoable)
  const send = (type, more) => fetch(`${at}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type, table, key: Math.random().toString(), seat: shown.seat, ...more }),
  })
  for (let i = 0; i < times; i++) {
    await send('act', { actions: [text] })
    await send('undo', {})
  }
}"""


@pytest.mark.slow
def test_earlier_moves_are_shown_on_demand(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Dicke Dämonen")
    ada.wait_until_asked()
    ada.page.evaluate(DO_AND_UNDO, 80)
    ada.page.reload()
    ada.wait_for_table()
    more = ada.button("Show earlier moves")
    lines = ada.log.get_by_role("listitem").filter(has_not=more)
    expect(lines.last).to_be_in_viewport()
    assert lines.count() <= 150
    while more.is_visible():
        top = lines.first
        number = lines.count()
        seen = top.inner_text()
        ada.press(more)
        expect(lines.nth(number)).to_be_attached()
        assert lines.nth(lines.count() - number).inner_text() == seen
        expect(lines.nth(lines.count() - number)).to_be_in_viewport(timeout=5000)  # where it was
    assert lines.count() > 200
    assert "sits down" in lines.first.inner_text()
