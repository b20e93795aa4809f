"""The HTTP API: identities, tables, invitations, and what is refused."""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

import pandemonium as pm
from tests.server.network import Guest, served, serving

GAME = "lets-summon-demons"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as address:
        yield address


async def test_a_guest_has_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as browser:
        made = await browser.post("/api/guests", json={"name": "Ada"})
        assert made.status_code == 201
        assert made.json()["token"] == ""
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie  # plain http on the own network
        assert (await browser.get("/api/me")).json()["name"] == "Ada"
        changed = await browser.patch("/api/me", json={"name": "Ada L.", "colour": "teal"})
        assert changed.json() == (await browser.get("/api/me")).json()


async def test_a_recovery_code_moves_one_to_another_device_once(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as old, httpx.AsyncClient(base_url=url) as new:
        made = (await old.post("/api/guests", json={"name": "Ada"})).json()
        moved = await new.post("/api/recover", json={"code": made["recovery"]})
        assert (await new.get("/api/me")).json()["id"] == made["id"]
        assert moved.json()["recovery"] != made["recovery"]
        assert (await old.get("/api/me/tables")).status_code == 401
        assert (await old.get("/api/me")).json() is None
        again = await old.post("/api/recover", json={"code": made["recovery"]})
        assert (again.status_code, again.json()["error"]) == (404, "no-such-guest")


async def test_refusals_are_sentences_in_the_language_of_the_reader(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as nobody:
        english = await nobody.get("/api/me/tables")
        french = await nobody.get("/api/me/tables", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    assert english.status_code == 401
    assert english.json()["said"].startswith("You are not signed in")
    assert french.json()["said"].startswith("Vous n\u2019avez pas encore de profil")
    assert english.json()["error"] == french.json()["error"] == "who-are-you"


async def test_a_list_of_tables_shows_the_colours_of_the_table(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    await ada.http.patch("/api/me", json={"name": "Ada", "colour": "lime"})
    await ada.table(GAME, bots=["imp"])
    card = (await ada.http.get("/api/me/tables")).json()[0]["card"]
    assert card["colours"][card["seats"].index("Ada")] == "lime"
    assert len(card["colours"]) == len(card["seats"])


async def test_games_and_rules_can_be_read(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as nobody:
        games = (await nobody.get("/api/games")).json()
        assert GAME in [game["id"] for game in games]
        options = [option for game in games for option in game["options"]]
        assert all(option["said"] and option["label"] for option in options)
        french = (await nobody.get("/api/games", headers={"Accept-Language": "fr"})).json()
        chosen = {option["name"]: option for game in french for option in game["options"]}[
            "candles"
        ]
        assert chosen["label"] == "Cierges"
        assert chosen["choices"][0] == {"value": "random", "said": "au hasard"}
        assert french[0]["levels"][0]["said"] == "diablotin"
        rules = (await nobody.get(f"/api/games/{GAME}/rules")).json()
        assert rules[0]["id"].startswith("LSD")
        assert (await nobody.get("/api/games/chess/rules")).status_code in (400, 404)


async def test_a_private_table_is_as_if_it_were_not_there(url: str) -> None:
    ada, eve = await Guest.connect(url, "Ada"), await Guest.connect(url, "Eve")
    made = (await ada.post("/api/tables", key="1", game=GAME)).json()
    assert made["invite"].startswith(f"{url}/t/{made['table']}#")
    paths = ("", "/invite", "/invite.svg", "/record", "/dice")
    for path in paths:
        hidden = await eve.http.get(f"/api/tables/{made['table']}{path}")
        missing = await eve.http.get(f"/api/tables/nosuchtable{path}")
        assert hidden.status_code == missing.status_code == 404
        assert hidden.content == missing.content
    wrong = await eve.post(f"/api/tables/{made['table']}/enter", invite="guess")
    nowhere = await eve.post("/api/tables/nosuchtable/enter", invite="guess")
    assert (wrong.status_code, wrong.content) == (nowhere.status_code, nowhere.content)
    secret = made["invite"].partition("#")[2]
    entered = await eve.post(f"/api/tables/{made['table']}/enter", invite=secret)
    assert entered.status_code == 204
    assert (await eve.http.get(f"/api/tables/{made['table']}")).json()["seat"] is None


async def test_a_renewed_invitation_ends_the_old_one(url: str) -> None:
    ada, eve = await Guest.connect(url, "Ada"), await Guest.connect(url, "Eve")
    made = (await ada.post("/api/tables", key="1", game=GAME)).json()
    table, old = made["table"], made["invite"].partition("#")[2]
    new = (await ada.post(f"/api/tables/{table}/invite")).json()["url"].partition("#")[2]
    assert (await eve.post(f"/api/tables/{table}/enter", invite=old)).status_code == 404
    assert (await eve.post(f"/api/tables/{table}/enter", invite=new)).status_code == 204
    assert (await eve.post(f"/api/tables/{table}/invite")).status_code == 400  # not the host


async def test_an_invitation_says_if_it_works_on_one_computer_only(tmp_path: Path) -> None:
    for public_url, is_local in (("", True), ("https://games.example.org", False)):
        place = tmp_path / str(is_local)
        async with served(place, public_url=public_url) as server:
            ada = await Guest.connect(f"http://localhost:{server.config.port}", "Ada")
            table = await ada.table(GAME)
            link = (await ada.http.get(f"/api/tables/{table}/invite")).json()
            assert link["is_local"] is is_local


async def test_an_invitation_can_be_scanned_by_those_who_may_hand_it_on(url: str) -> None:
    ada, eve = await Guest.connect(url, "Ada"), await Guest.connect(url, "Eve")
    table = await ada.table(GAME, private=False)
    code = await ada.http.get(f"/api/tables/{table}/invite.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.startswith("<svg")
    watching = await eve.http.get(f"/api/tables/{table}/invite.svg")
    assert (watching.status_code, watching.json()["error"]) == (400, "not-seated")


async def test_the_same_key_makes_one_table(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    made = [(await ada.post("/api/tables", key="1", game=GAME)).json() for _ in range(2)]
    assert made[0] == made[1]
    cards = (await ada.http.get("/api/me/tables")).json()
    assert [card["table"] for card in cards] == [made[0]["table"]]
    assert (await ada.http.get("/api/tables")).json() == []  # the lobby: it is private


async def test_a_table_that_the_host_closes_is_in_no_list(url: str) -> None:
    ada, bo = await Guest.connect(url, "Ada"), await Guest.connect(url, "Bo")
    request = {"key": "1", "game": GAME, "private": False}
    table = (await ada.post("/api/tables", **request)).json()["table"]
    await bo.post(f"/api/tables/{table}/commands", type="sit", key="2", table=table)
    for guest, status in ((bo, 400), (ada, 200)):
        command = {"type": "close", "key": "3", "table": table}
        closed = await guest.post(f"/api/tables/{table}/commands", **command)
        assert closed.status_code == status, closed.text
    for guest in (ada, bo):
        assert (await guest.http.get("/api/me/tables")).json() == []
    assert (await bo.http.get("/api/tables")).json() == []
    seen = (await bo.http.get(f"/api/tables/{table}")).json()
    assert seen["summary"]["status"] == "closed"


async def test_a_table_that_cannot_be_played_is_refused_with_the_reason(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    for request, item in (
        ({"game": "chess"}, "chess"),
        ({"game": GAME, "players": 9}, "players"),
        ({"game": GAME, "options": {"xyzzy": 1}}, "xyzzy"),
        ({"game": GAME, "options": {"cards": "/etc/passwd"}}, "cards"),
        ({"game": GAME, "pack": "[[card]"}, "cards.toml"),
        ({"game": GAME, "clock": {"kind": "sand"}}, "sand"),
        ({"game": GAME, "bots": ["nobody"]}, "nobody"),
    ):
        refused = await ada.post("/api/tables", key="1", **request)
        assert 400 <= refused.status_code < 500, request
        assert item in refused.json()["said"], refused.json()


async def test_a_record_can_be_read_after_the_end_and_never_before(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    table = await ada.table(GAME, players=2, bots=["random"])
    await ada.post(f"/api/tables/{table}/commands", type="ready", key="1", table=table)
    early = await ada.http.get(f"/api/tables/{table}/record")
    assert (await ada.http.get(f"/api/tables/{table}/dice")).json() == early.json()
    assert early.status_code == 409
    for _ in range(50):  # the game begins by itself
        given = {"type": "surrender", "key": "2", "table": table, "seat": 0}
        if (await ada.post(f"/api/tables/{table}/commands", **given)).status_code == 200:
            break
    record = await ada.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert '"secret"' in record.text
    dice = (await ada.http.get(f"/api/tables/{table}/dice")).json()
    assert hashlib.sha256(bytes.fromhex(dice["secret"])).hexdigest() == dice["seal"]
    mixed_in = tuple(bytes.fromhex(contribution) for contribution in dice["contributions"])
    chance = pm.SealedChance(bytes.fromhex(dice["secret"]), mixed_in)
    assert dice["calls"]
    assert all(chance.below(call["bound"]) == call["result"] for call in dice["calls"])


async def test_pages_of_others_may_change_nothing(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as browser:
        for origin, status in ((url, 201), ("https://evil.example", 403), ("null", 403)):
            made = await browser.post(
                "/api/guests", json={"name": "Ada"}, headers={"Origin": origin}
            )
            assert made.status_code == status, origin


async def test_every_answer_keeps_browsers_safe(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as nobody:
        for path in ("/healthz", "/api/docs", "/api/me", "/nowhere", "/api/docs/style.css"):
            answer = await nobody.get(path)
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.status_code < 500


async def test_a_header_that_needs_https_is_not_sent_without_it(url: str) -> None:
    """Browsers report it as an error in the console of the page."""
    port = httpx.URL(url).port
    async with httpx.AsyncClient(base_url=url) as nobody:
        trusted = await nobody.get("/", headers={"Host": f"localhost:{port}"})
        plain = await nobody.get("/", headers={"Host": f"192.168.1.7:{port}"})
    assert trusted.headers["cross-origin-opener-policy"] == "same-origin"
    assert "cross-origin-opener-policy" not in plain.headers


async def test_the_page_about_the_api_needs_nothing_from_elsewhere(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as nobody:
        document = (await nobody.get("/api/openapi.json")).json()
        page = (await nobody.get("/api/docs")).text
        metrics = (await nobody.get("/metrics")).text
    assert document["openapi"].startswith("3.1")
    assert all(path in page for path in document["paths"])
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    assert "pandemonium_requests_total" in metrics


async def test_a_feed_leaves_out_tables_that_are_gathering(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    table = await ada.table(GAME)
    link = (await ada.post("/api/me/feed")).json()["url"]
    async with httpx.AsyncClient() as reader:
        reply = await reader.get(link)
        assert reply.headers["content-type"].startswith("application/atom+xml")
        assert table not in reply.text
        assert (await reader.get(f"{url}/feed/guess")).status_code == 404


async def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, is_limited=True) as url, httpx.AsyncClient(base_url=url) as client:
        answers = [await client.post("/api/recover", json={"code": "guess"}) for _ in range(8)]
    assert answers[0].status_code == 404
    assert answers[-1].status_code == 429
    assert answers[-1].json()["args"]["seconds"] > 0
