"""The Atom feed of a person: the tables where it is their turn.

The URL of a feed holds a secret, because feed readers have no cookie. The feed reveals no secret of
a game: only at which tables somebody is to decide, and since when.
"""

import datetime
from collections.abc import Iterable
from xml.etree import ElementTree

from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import Words
from pandemonium.server.storage.store import StoredTable
from pandemonium.server.tables.identities import Identity

ATOM = "http://www.w3.org/2005/Atom"


def atom(
    identity: Identity, waiting: Iterable[tuple[StoredTable, str]], public_url: str, words: Words
) -> str:
    """The feed of one person: the tables that wait for them, each with the title of its game."""
    tables = sorted(waiting, key=lambda pair: -pair[0].updated)
    feed = ElementTree.Element("feed", xmlns=ATOM)
    _add(feed, "id", f"urn:pandemonium:feed:{identity.id}")
    _add(feed, "title", words.text("feed-title", name=identity.name))
    _add(feed, "updated", _moment(tables[0][0].updated if tables else identity.made))
    _add(_add(feed, "author"), "name", "Pandemonium")
    ElementTree.SubElement(feed, "link", href=f"{public_url}/")
    for table, title in tables:
        entry = _add(feed, "entry")
        # Not the number of the last entry, which counts what others whispered or set in secret.
        _add(entry, "id", f"urn:pandemonium:turn:{table.id}:{round(table.updated * 1000)}")
        _add(entry, "title", words.text("feed-turn", game=title))
        _add(entry, "updated", _moment(table.updated))
        ElementTree.SubElement(entry, "link", href=f"{public_url}/t/{table.id}")
    return ElementTree.tostring(feed, encoding="unicode", xml_declaration=True)


def _add(parent: ElementTree.Element, tag: str, text: str = "") -> ElementTree.Element:
    """Add a child element with this text."""
    element = ElementTree.SubElement(parent, tag)
    element.text = clean(text)
    return element


def _moment(seconds: float) -> str:
    """A time in the format of feeds."""
    return datetime.datetime.fromtimestamp(int(seconds), datetime.UTC).isoformat()
