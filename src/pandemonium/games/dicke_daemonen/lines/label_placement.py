"""Placement of names and values in a picture, so that none covers another or a string."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from pandemonium.games.dicke_daemonen.lines.board import Board
from pandemonium.games.dicke_daemonen.lines.board_view import frame_of, outer_labels
from pandemonium.games.dicke_daemonen.lines.spots import Place, Region, Spot

MIN_TEXT_SIZE = 6.0  # nothing is written smaller than this
LONG_WAY = 55.0  # a corner whose spot is farther than this from its crossing gets a line to it

_MAX_CORNER_NAME_SIZE = 10.0
_SHORTENED_BELOW = 6.5
_SHRINK = 0.5
_BESIDE = (9.0, 8.0, 7.0, 6.0)
_OUTER = (22.0, 18.0, 14.0, 11.0)
_STRING_ROOM = 7.2  # half the width of the widest string as it is drawn
_KNOT_ROOM = 11.5
_HORNS = 1.13
_RING = 1.0
_RASTER = 12
_NARROW = frozenset(".,:;' il·")

Rectangle = tuple[float, float, float, float]  # left, top, right and bottom


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text around `x`, standing on `y`."""

    text: str
    x: float
    y: float
    size: float
    is_bold: bool = False

    @property
    def box(self) -> Rectangle:
        """The approximate bounding box."""
        half = text_width(self.text, self.size, self.is_bold) / 2
        top, bottom = self.y - 0.74 * self.size, self.y + 0.02 * self.size
        return self.x - half, top, self.x + half, bottom


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of a picture: of empty corners by number, and of fields."""

    corners: dict[int, Label] = field(default_factory=dict)
    fields: dict[int, tuple[Label, ...]] = field(default_factory=dict)


def text_width(text: str, size: float, is_bold: bool = False) -> float:
    """The approximate width of a text, overestimated rather than underestimated."""
    wide = 0.71 if is_bold else 0.64
    return size * sum(0.41 if letter in _NARROW else wide for letter in text)


def place_labels(board: Board, demons: Collection[int], ghosts: Collection[int]) -> Labels:
    """Labels for a board on which these corners and middles are taken; small fields come first."""
    labels = Labels()
    for number, spot in enumerate(board.corner_spots):
        if number not in demons:
            labels.corners[number] = _corner_label(board.corner_names[number], spot)
    placed = [label.box for label in labels.corners.values()]
    for number in sorted(range(board.outer), key=lambda k: (board.field_radii[k], k)):
        middle = board.ghost_spots[number]
        assert middle
        room = _Room(board, number, demons, placed)
        names = _field_labels(board, number, middle, room, number in ghosts)
        labels.fields[number] = names
        placed += [label.box for label in names]
    names = _outer_labels(board, _Room(board, board.outer, demons, placed))
    labels.fields[board.outer] = names
    return labels


def _corner_label(name: str, spot: Spot) -> Label:
    """The name of a corner in its ring; only its last part where the whole would be too small."""
    ring = Spot(spot.x, spot.y, spot.radius - _RING)
    for text, least in ((name, _SHORTENED_BELOW), (name.partition(".")[2], MIN_TEXT_SIZE)):
        size = _MAX_CORNER_NAME_SIZE
        while size >= least:
            label = Label(text, spot.x, spot.y + 0.36 * size, size)
            if _is_within(label.box, ring):
                return label
            size -= _SHRINK
    return Label(name.partition(".")[2], spot.x, spot.y + 0.36 * MIN_TEXT_SIZE, MIN_TEXT_SIZE)


class _Room:
    """The obstacles for the labels of one field."""

    __slots__ = ("_circles", "_leaders", "_placed", "region")

    def __init__(
        self, board: Board, number: int, demons: Collection[int], placed: list[Rectangle]
    ) -> None:
        self.region = Region(list(board.field_outlines[number]), number == board.outer)
        self._placed = placed
        self._circles = [Spot(x, y, _KNOT_ROOM) for x, y in board.knots]
        self._leaders: list[tuple[float, float, float, float]] = []
        for corner in board.field_corners[number]:
            spot = board.corner_spots[corner]
            crossing = board.crossings[board.corners[corner].crossing]
            radius = _HORNS * spot.radius if corner in demons else spot.radius + _RING
            self._circles.append(Spot(spot.x, spot.y, radius))
            dx, dy = crossing.x - spot.x, crossing.y - spot.y
            if dx * dx + dy * dy >= LONG_WAY * LONG_WAY:
                self._leaders.append((spot.x, spot.y, dx, dy))

    def is_clear(self, labels: tuple[Label, ...], piece: Spot, is_on_piece: bool) -> bool:
        """Whether these labels cover nothing; labels on the piece may stay inside it.

        Strings end under the edge of a piece, so labels inside it are never near one.
        """
        for box in (label.box for label in labels):
            if any(_overlap(box, other) for other in self._placed):
                return False
            if is_on_piece and _is_within(box, piece):
                continue
            if not is_on_piece and _touch(box, piece):
                return False
            if any(_touch(box, circle) for circle in self._circles) or not self._is_inside(box):
                return False
        return True

    def _is_inside(self, box: Rectangle) -> bool:
        left, top, right, bottom = box
        if self.region.clearance((left + right) / 2, (top + bottom) / 2) < _STRING_ROOM:
            return False
        wide = left - _STRING_ROOM, top - _STRING_ROOM, right + _STRING_ROOM, bottom + _STRING_ROOM
        edges = ((ax, ay, dx, dy) for ax, ay, dx, dy, _ in self.region.edges)
        return not any(_cuts(wide, *edge) for edge in edges) and not any(
            _cuts(box, *leader) for leader in self._leaders
        )

    def points(self) -> list[Place]:
        """Points of the field that are clear of its border, the clearest first."""
        left, top, right, bottom = self.region.bounds
        clear = []
        for row in range(1, _RASTER):
            for column in range(1, _RASTER):
                x = left + (right - left) * column / _RASTER
                y = top + (bottom - top) * row / _RASTER
                away = [self.region.clearance(x, y)]
                away += [
                    ((x - circle.x) ** 2 + (y - circle.y) ** 2) ** 0.5 - circle.radius
                    for circle in self._circles
                ]
                if min(away) > MIN_TEXT_SIZE / 3:
                    clear.append((-round(min(away), 3), y, x))
        return [(x, y) for _, y, x in sorted(clear)]


def _field_labels(
    board: Board, number: int, spot: Spot, room: _Room, has_ghost: bool
) -> tuple[Label, ...]:
    """The name and value of a field: in its middle, else beside it, else only the value.

    On a ghost both are in one line.
    """
    name, value = board.field_names[number], str(board.field_values[number])
    middles = _on_ghost(name, value, spot) if has_ghost else _in_middle(name, value, spot)
    for labels in middles:
        if room.is_clear(labels, spot, is_on_piece=True):
            return labels
    points = room.points()
    for size in _BESIDE:
        for x, y in points:
            for labels in (_stack(name, value, x, y, size), _line(name, value, x, y, size)):
                if room.is_clear(labels, spot, is_on_piece=False):
                    return labels
    return _only_value(value, spot, has_ghost)


def _in_middle(name: str, value: str, spot: Spot) -> Iterator[tuple[Label, ...]]:
    size = max(0.72 * spot.radius, MIN_TEXT_SIZE + 2 * _SHRINK)
    while size >= MIN_TEXT_SIZE:
        yield _stack(name, value, spot.x, spot.y, size)
        size -= _SHRINK


def _on_ghost(name: str, value: str, spot: Spot) -> Iterator[tuple[Label, ...]]:
    size = max(0.45 * spot.radius, MIN_TEXT_SIZE)
    while size >= MIN_TEXT_SIZE:
        yield (Label(f"{name}: {value}", spot.x, spot.y + 0.55 * spot.radius, size, True),)
        size -= _SHRINK


def _stack(name: str, value: str, x: float, y: float, size: float) -> tuple[Label, ...]:
    lower = max(0.86 * size, MIN_TEXT_SIZE)
    return (
        Label(name, x, y - 0.03 * size, size, True),
        Label(value, x, y + 0.08 * size + lower, lower),
    )


def _line(name: str, value: str, x: float, y: float, size: float) -> tuple[Label, ...]:
    return (Label(f"{name}: {value}", x, y + 0.36 * size, size, True),)


def _only_value(value: str, spot: Spot, has_ghost: bool) -> tuple[Label, ...]:
    """The value of a field, as large as fits in its middle."""
    size = max((0.5 if has_ghost else 0.9) * spot.radius, MIN_TEXT_SIZE)
    y = spot.y + (0.2 * spot.radius + 0.5 * size if has_ghost else 0.36 * size)
    return (Label(value, spot.x, y, size, True),)


def _outer_labels(board: Board, room: _Room) -> tuple[Label, ...]:
    """The labels of the outermost field, which has no middle: where the frame is emptiest."""
    name, value = board.field_names[board.outer], str(board.field_values[board.outer])
    left, top, width, height = frame_of(board)
    nowhere = Spot(left - width, top - height, 0.0)
    choices = [
        (Label(name, x, y, size, True), Label(value, x, y + 0.91 * size, 0.82 * size))
        for size in _OUTER
        for x, y in outer_labels(board)
    ]
    for labels in choices:
        if room.is_clear(labels, nowhere, is_on_piece=False):
            return labels
    return choices[-len(choices) // len(_OUTER)]


def _is_within(box: Rectangle, spot: Spot) -> bool:
    dx = max(spot.x - box[0], box[2] - spot.x)
    dy = max(spot.y - box[1], box[3] - spot.y)
    return dx * dx + dy * dy <= spot.radius * spot.radius


def _touch(box: Rectangle, spot: Spot) -> bool:
    dx = max(box[0] - spot.x, 0.0, spot.x - box[2])
    dy = max(box[1] - spot.y, 0.0, spot.y - box[3])
    return dx * dx + dy * dy < spot.radius * spot.radius


def _overlap(a: Rectangle, b: Rectangle) -> bool:
    across = a[0] < b[2] and b[0] < a[2]
    return across and a[1] < b[3] and b[1] < a[3]


def _cuts(box: Rectangle, ax: float, ay: float, dx: float, dy: float) -> bool:
    """Whether a piece of a straight line passes through a box."""
    start, end = 0.0, 1.0
    for at, way, low, high in ((ax, dx, box[0], box[2]), (ay, dy, box[1], box[3])):
        if way == 0.0:
            if not low < at < high:
                return False
            continue
        near, far = sorted(((low - at) / way, (high - at) / way))
        start, end = max(start, near), min(end, far)
    return start < end
