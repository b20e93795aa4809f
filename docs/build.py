"""Write the generated pages and pictures, or check that they are up to date (`--check`)."""

import sys
from pathlib import Path

from making import (
    api_page,
    command_page,
    dice_summoners_cards,
    game_pages,
    house_picture,
    lets_summon_demons_cards,
    mephisto_cards,
    notation_page,
    protocol_page,
    scenario_page,
    sources,
)
from making.table_picture import TablePicture

BEGIN, END = "<!-- games: made by docs/build.py -->", "<!-- end of games -->"


def generated() -> dict[Path, str]:
    """Every generated file with its content."""
    reference = sources.DOCS / "reference"
    pictures = sources.DOCS / "pictures"
    readme = sources.ROOT / "README.md"
    return {
        readme: with_games(readme.read_text(encoding="utf-8")),
        reference / "games.md": game_pages.games(),
        reference / "rule-coverage.md": game_pages.rule_coverage(),
        reference / "command-line.md": command_page.command_line(),
        reference / "notation.md": notation_page.notation(),
        reference / "protocol.md": protocol_page.protocol(),
        reference / "scenarios.md": scenario_page.scenarios(),
        reference / "python-api.md": api_page.python_api(),
        reference / "lets-summon-demons-cards.md": lets_summon_demons_cards.cards(),
        reference / "dice-summoners-cards.md": dice_summoners_cards.cards(),
        reference / "mephisto-cards.md": mephisto_cards.cards(),
        pictures / "lets-summon-demons.svg": TablePicture(sources.record()).draw(),
        pictures / "house.svg": house_picture.house(),
        pictures / "action.svg": house_picture.action_flow(),
    }


def with_games(readme: str) -> str:
    """The README with its table of games regenerated."""
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join([before + BEGIN, "", *game_pages.games_table("src"), "", END + after])


def main() -> int:
    """Write the files that differ; with `--check`, only list them."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print("usage: build.py [--check]", file=sys.stderr)
        return 2
    files = generated()
    stale = [
        file
        for file, text in files.items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    for file in stale:
        print(f"{'out of date' if check else 'written'}: {file.relative_to(sources.ROOT)}")
        if not check:
            file.write_text(files[file], encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
