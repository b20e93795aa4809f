"""The command `report`: a page, its data, and what it refuses."""

import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import polars as pl
import pytest

from pandemonium.cli import main, report

STRONG = """
[[card]]
id = "dog"
on = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
if = []
effect = [{ win = true }]
text = "You win."
"""


def sentences(page: str) -> list[str]:
    """The headings."""
    return re.findall(r"<h[12]>(.*?)</h[12]>", page)


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small report, made once."""
    folder = tmp_path_factory.mktemp("english")
    page = folder / "report.html"
    args = ["--games", "40", "--jobs", "1", "--lang", "en", "--pictures", "--out", str(page)]
    assert main(["report", "mephisto", *args]) == 0
    return page


def test_a_page_tells_findings_in_sentences(english: Path) -> None:
    page = english.read_text(encoding="utf-8")
    result = sentences(page)
    assert result[0] == "Mephisto: what 40 games show"
    games = pl.read_csv(english.with_name("report-games.csv")).filter(pl.col("setting") == "base")
    low, high = (round(games["turns"].quantile(q) or 0) for q in (0.25, 0.75))
    assert f"Half of the games last {low} to {high} turns." in result
    assert "chose their moves at random" in page
    assert "the bot “random”" in page
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def test_a_page_needs_nothing_from_anywhere(english: Path) -> None:
    page = english.read_text(encoding="utf-8")
    addresses = set(re.findall(r"\w+://[^\s\"'<>)]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<(script|link|img|iframe|object)\b|@import|url\(|\bhref=|\bsrc=", page)


def test_a_page_fits_a_phone_and_the_night(english: Path) -> None:
    page = english.read_text(encoding="utf-8")
    assert "width=device-width" in page
    assert "prefers-color-scheme: dark" in page
    narrow = re.findall(r'class="narrow"[^>]*><svg[^>]* width="([\d.]+)"', page)
    assert narrow
    assert all(float(width) <= 330 for width in narrow)
    assert "var(--ink)" in page


def test_the_data_are_beside_it_in_two_formats(english: Path) -> None:
    for name in ("games", "seats", "counts", "things"):
        csv = pl.read_csv(english.with_name(f"report-{name}.csv"), infer_schema_length=None)
        parquet = pl.read_parquet(english.with_name(f"report-{name}.parquet"))
        assert csv.height == parquet.height > 0
        assert csv.columns == parquet.columns


def test_pictures_are_files_of_their_own(english: Path) -> None:
    drawn = english.with_name("report-order.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "var(" not in drawn


def test_french_is_french(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["report", "dicke-daemonen", "-n", "12", "--jobs", "1", "--lang", "fr"]
    assert main([*args, "--out", "fr.html"]) == 0
    assert "Le rapport est dans fr.html" in capsys.readouterr().out
    page = Path("fr.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert sentences(page)[0] == "Dicke Dämonen\u202f: ce que montrent 12 parties"
    assert "Couleurs prédites" in page
    assert re.search(r"\d,\d\u202f%", page)


def test_a_changed_card_that_is_strong_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    Path("strong.toml").write_text(STRONG, encoding="utf-8")
    args = ["report", "lets-summon-demons", "-n", "60", "--seats", "2", "--jobs", "1"]
    assert main([*args, "--compare", "strong.toml", "--out", "out"]) == 0
    capsys.readouterr()
    page = Path("out/lets-summon-demons.html").read_text(encoding="utf-8")
    result = next(
        sentence for sentence in sentences(page) if sentence.startswith("With the changed cards")
    )
    assert "“Dog” wins" in result
    things = pl.read_csv("out/lets-summon-demons-things.csv", infer_schema_length=None)
    dog = things.filter((pl.col("thing") == "dog") & (pl.col("tally") == "gained"))
    rates = dict(dog.select("setting", "rate").iter_rows())
    assert rates["changed"] > rates["base"] + 0.15


def test_what_is_there_is_replaced_only_by_force(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["report", "dicke-daemonen", "--games", "2", "--jobs", "1", "--out", "one.html"]
    Path("one-seats.csv").write_text("mine", encoding="utf-8")
    assert main(args) == 2
    assert "one-seats.csv" in capsys.readouterr().err
    assert Path("one-seats.csv").read_text(encoding="utf-8") == "mine"
    assert main([*args, "--force"]) == 0
    assert Path("one.html").exists()


def test_without_the_packages_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        report, "find_spec", lambda name: None if name == "polars" else find_spec(name)
    )
    assert main(["report", "mephisto"]) == 2
    output = capsys.readouterr().err.strip().splitlines()
    assert len(output) == 1
    assert "pip install 'pandemonium[reports]'" in output[0]


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--players", "nobody"], "nobody"),
        (["--games", "0"], "--games must be 1 or more"),
        (["--seats", "9"], "players"),
        (["--compare", "missing.toml"], "missing.toml"),
        (["--seed", "-1"], "-1"),
    ],
)
def test_bad_input_gets_one_clear_line(
    args: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "mephisto", *args]) == 2
    complaint = capsys.readouterr().err.strip()
    assert expected in complaint
    assert len(complaint.splitlines()) == 1


def command(*args: str) -> list[str]:
    """The command in a process of its own."""
    return [sys.executable, "-m", "pandemonium", "report", "mephisto", *args]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    for jobs in ("1", "2"):
        args = command("-n", "20", "--jobs", jobs, "--out", f"{jobs}/same.html", "--lang", "en")
        subprocess.run(args, check=True, capture_output=True)
    for item in sorted(Path("1").iterdir()):
        assert item.read_bytes() == (Path("2") / item.name).read_bytes(), item.name


def test_an_interrupted_report_tells_of_what_was_played() -> None:
    args = command("-n", "100000", "--jobs", "1", "--out", "stopped.html", "--lang", "en")
    usual = {**os.environ, "PANDEMONIUM_STARTED": "started"}
    code = f"import sys; sys.argv[1:] = {args[3:]!r}\n" + INTERRUPTED
    done = subprocess.run(
        [sys.executable, "-c", code], env=usual, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert "Interrupted after 30 of" in done.stderr
    page = Path("stopped.html").read_text(encoding="utf-8")
    assert "Stopped after 30 of" in page
    assert "what 30 games show" in page


INTERRUPTED = f"""
import os
from pandemonium.arena.reports import study
from pandemonium.cli import main

batch = study.play_batch

def stop_at_the_fourth(setting, first, count):
    if first == 30:
        os.kill(os.getpid(), {int(signal.SIGINT)})
    return batch(setting, first, count)

study.play_batch = stop_at_the_fourth
raise SystemExit(main())
"""
