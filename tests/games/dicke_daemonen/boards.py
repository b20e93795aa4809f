"""What the layout tests share: laws of every board, and boards computed by other means."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from math import atan2
from pathlib import Path
from typing import Any

import networkx
import shapely
from networkx.algorithms.isomorphism import GraphMatcher
from shapely.ops import linemerge, polygonize, unary_union

from pandemonium.games.dicke_daemonen.lines.board import Board
from pandemonium.games.dicke_daemonen.lines.generator import Difficulty, random_layout
from pandemonium.games.dicke_daemonen.lines.layout import Layout

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("layout_facts.toml").read_text(encoding="utf-8")
)
CLOSE = 0.05


def chance(seed: int) -> Callable[[int], int]:
    """A plain generator of whole numbers below n, the same everywhere."""
    state = seed * 2654435761 % 2**64 + 1

    def below(n: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % n

    return below


@cache
def drawn_at_random(difficulty: Difficulty, seed: int) -> Layout:
    """A random layout, made once for all tests that look at it."""
    return random_layout(difficulty, chance(seed))


def check_laws(board: Board) -> None:
    """What holds for every legal layout."""
    v = len(board.crossings)
    outer = board.outer
    assert v % 2 == 0
    assert v >= 8
    assert len(board.arcs) == 2 * v
    assert board.field_count == v + 2
    assert len(board.corners) == 4 * v
    assert sum(board.field_values) == 4 * v + 8
    assert all(len(numbers) >= 2 for numbers in board.field_corners)
    assert [n for numbers in board.field_corners for n in numbers] == list(range(4 * v))
    for field, numbers in enumerate(board.field_corners):
        assert all(board.corners[n].field == field for n in numbers)
        knots = board.field_knots[field]
        assert board.field_values[field] == len(numbers) + len(knots)
    assert [f for f, spot in enumerate(board.ghost_spots) if spot is None] == [outer]
    assert not board.field_inside[outer]
    check_crossings(board)
    check_knots(board)
    check_neighbours(board)


def check_crossings(board: Board) -> None:
    around: dict[int, set[int]] = {number: set() for number in range(len(board.crossings))}
    for corner in board.corners:
        crossing = board.crossings[corner.crossing]
        assert (corner.a, corner.b) == (crossing.a, crossing.b)
        assert corner.a < corner.b
        around[corner.crossing].add(corner.field)
    assert all(len(fields) == 4 for fields in around.values())
    pairs = Counter((c.a, c.b) for c in board.crossings)
    assert all(count % 2 == 0 for count in pairs.values())
    for line in range(4):
        assert sum(line in pair for pair in pairs) >= 2
        mine = sum(count for pair, count in pairs.items() if line in pair)
        assert sum(line in (c.a, c.b) for c in board.corners) == 4 * mine


def check_knots(board: Board) -> None:
    beside = Counter(line for knots in board.field_knots for line in knots)
    assert beside == {0: 2, 1: 2, 2: 2, 3: 2}
    for line in range(4):
        left, right = (f for f, knots in enumerate(board.field_knots) if line in knots)
        assert {*board.field_inside[left]} ^ {*board.field_inside[right]} == {line}


def check_neighbours(board: Board) -> None:
    neighbours: list[set[int]] = [set() for _ in range(board.field_count)]
    for arc in board.arcs:
        left, right = arc.fields
        assert {*board.field_inside[left]} ^ {*board.field_inside[right]} == {arc.line}
        assert (len(board.field_inside[left]) + len(board.field_inside[right])) % 2 == 1
        neighbours[left].add(right)
        neighbours[right].add(left)
    assert [tuple(sorted(numbers)) for numbers in neighbours] == list(board.field_neighbours)


def check_against_shapely(board: Board) -> None:
    """The fields are the faces that Shapely finds, each with its corners, lines and spots."""
    loops = [shapely.LinearRing(line) for line in board.lines]
    areas = [shapely.Polygon(line) for line in board.lines]
    faces = list(polygonize(unary_union(loops)))
    assert len(faces) == board.outer
    tree = shapely.STRtree(faces)
    seen = set()
    for field in range(board.outer):
        spot = board.ghost_spots[field]
        assert spot is not None
        middle = shapely.Point(spot.x, spot.y)
        (number,) = tree.query(middle, predicate="within")
        seen.add(int(number))
        check_field(board, field, faces[number])
        inside = tuple(k for k, area in enumerate(areas) if area.contains(middle))
        assert inside == board.field_inside[field]
    assert len(seen) == board.outer
    around = shapely.box(-500, -500, 1500, 1500).difference(unary_union(faces))
    check_spots(board, board.outer, around)


def check_field(board: Board, field: int, face: shapely.Polygon) -> None:
    border = face.exterior
    drawn = shapely.Polygon(board.field_outlines[field])
    assert drawn.symmetric_difference(face).area < 0.3 * border.length
    touching = {
        number
        for number, crossing in enumerate(board.crossings)
        if border.distance(shapely.Point(crossing.x, crossing.y)) < CLOSE
    }
    assert touching == {board.corners[n].crossing for n in board.field_corners[field]}
    knotted = tuple(
        k for k, knot in enumerate(board.knots) if border.distance(shapely.Point(knot)) < CLOSE
    )
    assert knotted == board.field_knots[field]
    spot = board.ghost_spots[field]
    assert spot is not None
    room = border.distance(shapely.Point(spot.x, spot.y))
    assert abs(room - board.field_radii[field]) < 0.5
    assert spot.radius < room
    best = shapely.maximum_inscribed_circle(face, tolerance=0.1).length
    assert room > 0.95 * best - 0.5
    check_spots(board, field, face)


def check_spots(board: Board, field: int, face: shapely.Geometry) -> None:
    """Every corner's spot lies in its field, clear of its border and not far from its crossing."""
    for number in board.field_corners[field]:
        spot = board.corner_spots[number]
        crossing = board.crossings[board.corners[number].crossing]
        place = shapely.Point(spot.x, spot.y)
        assert place.distance(shapely.Point(crossing.x, crossing.y)) < 200
        assert face.contains(place), board.corner_names[number]
        assert face.boundary.distance(place) > 0.9 * spot.radius, board.corner_names[number]


def check_no_overlap(board: Board) -> None:
    spots = [spot for spot in (*board.corner_spots, *board.ghost_spots) if spot]
    for k, spot in enumerate(spots):
        for other in spots[:k]:
            gap = ((spot.x - other.x) ** 2 + (spot.y - other.y) ** 2) ** 0.5
            assert gap > spot.radius + other.radius


def check_against_networkx(board: Board) -> None:
    """Walking the faces of a planar embedding passes the same sets of crossings as the fields."""
    noded = unary_union([shapely.LinearRing(line) for line in board.lines])
    pieces = linemerge(noded)
    around: dict[Any, list[tuple[float, Any]]] = {}
    for number, piece in enumerate(_cut_at_crossings(board, pieces)):
        points = list(piece.coords)
        for here, ahead in ((points[0], points[1]), (points[-1], points[-2])):
            angle = atan2(ahead[1] - here[1], ahead[0] - here[0])
            around.setdefault(_crossing_at(board, here), []).append((angle, ("arc", number)))
    embedding = networkx.PlanarEmbedding()
    ends: dict[Any, list[int]] = {}
    for crossing, ways in around.items():
        assert len(ways) == 4
        order = [arc for _, arc in sorted(ways)]
        for k, arc in enumerate(order):
            embedding.add_half_edge(crossing, arc, cw=order[k - 1] if k else None)
            ends.setdefault(arc, []).append(crossing)
    for arc, (start, end) in ends.items():
        embedding.add_half_edge(arc, start)
        embedding.add_half_edge(arc, end, cw=start)
    embedding.check_structure()
    faces = Counter(frozenset(face) for face in _faces(embedding))
    fields = Counter(
        frozenset(board.corners[n].crossing for n in numbers) for numbers in board.field_corners
    )
    assert faces == fields


def _cut_at_crossings(board: Board, pieces: Any) -> list[Any]:
    """Arcs of the merged lines; a closed piece may start in the middle of an arc."""
    arcs = list(pieces.geoms)
    loose = [arc for arc in arcs if not all(_is_crossing(board, p) for p in _ends(arc))]
    whole = [arc for arc in arcs if arc not in loose]
    merged = linemerge(loose) if loose else None
    if merged is not None:
        whole += list(merged.geoms) if hasattr(merged, "geoms") else [merged]
    assert len(whole) == 2 * len(board.crossings)
    return whole


def _ends(arc: Any) -> tuple[Any, Any]:
    return arc.coords[0], arc.coords[-1]


def _is_crossing(board: Board, point: Any) -> bool:
    return any(abs(c.x - point[0]) + abs(c.y - point[1]) < CLOSE for c in board.crossings)


def _crossing_at(board: Board, point: Any) -> int:
    (number,) = (
        number
        for number, c in enumerate(board.crossings)
        if abs(c.x - point[0]) + abs(c.y - point[1]) < CLOSE
    )
    return number


def _faces(embedding: Any) -> list[list[int]]:
    seen: set[Any] = set()
    faces = []
    for edge in embedding.edges():
        if edge not in seen:
            face = embedding.traverse_face(*edge, mark_half_edges=seen)
            faces.append([node for node in face if isinstance(node, int)])
    return faces


def check_board(board: Board) -> None:
    """Check every law of a board."""
    check_laws(board)
    check_against_shapely(board)
    check_against_networkx(board)
    check_no_overlap(board)


def structure(board: Board) -> Any:
    """Fields and crossings as a labelled graph, without coordinates."""
    graph = networkx.Graph()
    for number, crossing in enumerate(board.crossings):
        graph.add_node(("crossing", number), label=(crossing.a, crossing.b))
    for field in range(board.field_count):
        label = (field == board.outer, board.field_inside[field], board.field_knots[field])
        graph.add_node(("field", field), label=label)
    for corner in board.corners:
        graph.add_edge(("crossing", corner.crossing), ("field", corner.field))
    return graph


def is_same_structure(board: Board, other: Board) -> bool:
    def alike(a: dict[str, Any], b: dict[str, Any]) -> bool:
        return bool(a["label"] == b["label"])

    return bool(GraphMatcher(structure(board), structure(other), node_match=alike).is_isomorphic())
