"""Local games on disk: nothing lost, nothing overwritten."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pandemonium.engine.errors import RecordError
from pandemonium.engine.formats.record import MAX_LETTERS, Record
from pandemonium.terminal.saves import SaveError, SaveFile, SaveFolder, data_folder, read_record

DAY = "2026-03-01"
needs_permissions = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="this user may write everywhere"
)


def a_record(*actions: str, game: str = "lanterns", over: bool = False) -> Record:
    """A record that nobody plays."""
    result: dict[str, object] | None = {"winners": [0]} if over else None
    return Record(game, 2, {}, {"seed": 7}, list(actions), result=result, seats=["Ada", "Bea"])


def failing(code: int) -> Callable[[int], None]:
    """What a system call does when this goes wrong."""

    def fail(_: int) -> None:
        raise OSError(code, os.strerror(code))

    return fail


# ---------------------------------------------------------------------- names


def test_every_game_gets_a_name_of_its_own(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path / "not" / "yet")
    first, second = (folder.new_file(a_record(text), DAY) for text in ("rest", "light 3"))
    assert [path.name for path in (first, second)] == [
        "lanterns-2026-03-01-1.record",
        "lanterns-2026-03-01-2.record",
    ]
    assert read_record(first).actions == ["rest"]
    assert read_record(second).actions == ["light 3"]


def test_the_name_of_a_game_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).new_file(a_record(game="../../etc/x y"), DAY)
    assert path.name == "-etc-x-y-2026-03-01-1.record"
    assert path.parent == tmp_path


def test_nobody_else_can_read_the_dice_to_come(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).new_file(a_record(), DAY)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_folder_is_the_users_unless_the_environment_names_one(tmp_path: Path) -> None:
    assert data_folder({"PANDEMONIUM_DATA": str(tmp_path)}) == tmp_path
    assert data_folder({}).is_absolute()
    assert "pandemonium" in str(data_folder({}))


# ---------------------------------------------------------------------- one game


def test_a_game_is_kept_move_by_move_in_one_file(tmp_path: Path) -> None:
    file = SaveFile(SaveFolder(tmp_path), DAY)
    record = a_record()
    for text in ("rest", "light 3", "rest"):
        record.actions.append(text)
        file.save(record)
        assert file.path is not None
        assert read_record(file.path).actions == record.actions
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_that_is_gone_on_with_stays_in_its_file(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).new_file(a_record("rest"), DAY)
    SaveFile(SaveFolder(tmp_path), DAY, path).save(a_record("rest", "rest"))
    assert read_record(path).actions == ["rest", "rest"]
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_that_somebody_else_writes_to_is_left_to_them(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).new_file(a_record("rest"), DAY)
    ours, theirs = (SaveFile(SaveFolder(tmp_path), DAY, path) for _ in range(2))
    theirs.save(a_record("rest", "light 1"))
    ours.save(a_record("rest", "light 2"))
    ours.save(a_record("rest", "light 2", "rest"))
    assert read_record(path).actions == ["rest", "light 1"]
    assert ours.path is not None
    assert ours.path != path
    assert read_record(ours.path).actions == ["rest", "light 2", "rest"]


def test_a_file_that_was_deleted_is_written_again(tmp_path: Path) -> None:
    file = SaveFile(SaveFolder(tmp_path), DAY)
    file.save(a_record("rest"))
    assert file.path is not None
    file.path.unlink()
    file.save(a_record("rest", "rest"))
    assert read_record(file.path).actions == ["rest", "rest"]


def test_a_name_that_is_half_a_character_is_kept_as_well_as_can_be(tmp_path: Path) -> None:
    file = SaveFile(SaveFolder(tmp_path), DAY)
    record = a_record()
    record.seats = ["A\udcff", "Bea\u2028\x85"]
    file.save(record)
    file.save(record)
    assert file.path is not None
    assert read_record(file.path).seats == ["A?", "Bea\u2028\x85"]
    assert len(list(tmp_path.iterdir())) == 1


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old", encoding="utf-8")
    link = tmp_path / "link"
    link.symlink_to("real")
    SaveFile(SaveFolder(tmp_path), DAY).save_as(link, a_record("rest"))
    assert link.is_symlink()
    assert read_record(tmp_path / "real").actions == ["rest"]


# ---------------------------------------------------------------------- what can go wrong


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EROFS, "not-allowed"),
        (errno.EIO, "failed"),
    ],
)
def test_a_failed_write_leaves_the_last_save_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
) -> None:
    file = SaveFile(SaveFolder(tmp_path), DAY)
    file.save(a_record("rest"))
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", failing(code))
        with pytest.raises(SaveError) as refused:
            file.save(a_record("rest", "rest"))
    assert refused.value.reason == reason
    assert file.path is not None
    assert read_record(file.path).actions == ["rest"]
    assert len(list(tmp_path.iterdir())) == 1  # nothing half written lies about
    file.save(a_record("rest", "rest"))
    assert read_record(file.path).actions == ["rest", "rest"]


def test_a_new_game_on_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", failing(errno.ENOSPC))
    with pytest.raises(SaveError, match="the disk is full"):
        SaveFolder(tmp_path).new_file(a_record(), DAY)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_real_write_that_finds_no_room_loses_nothing(tmp_path: Path) -> None:
    import resource

    file = SaveFile(SaveFolder(tmp_path), DAY)
    file.save(a_record("rest"))
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, usual[1]))
    try:
        with pytest.raises(SaveError) as refused:
            file.save(a_record(*["rest"] * 5000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert refused.value.reason == "disk-full"
    assert file.path is not None
    assert read_record(file.path).actions == ["rest"]


@needs_permissions
def test_a_folder_that_is_read_only_is_reported(tmp_path: Path) -> None:
    file = SaveFile(SaveFolder(tmp_path), DAY)
    file.save(a_record("rest"))
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(SaveError) as refused:
            file.save(a_record("rest", "rest"))
        assert file.path is not None
        assert read_record(file.path).actions == ["rest"]
    finally:
        tmp_path.chmod(0o700)
    assert refused.value.reason == "not-allowed"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("folder", "in-the-way"),
        ("file/inside", "in-the-way"),
        ("nowhere/inside", "no-folder"),
        ("a\0b", "bad-name"),
        ("a" * 300, "bad-name"),
        ("half\ud800", "bad-name"),
        ("pipe", "in-the-way"),
    ],
)
def test_a_place_that_is_no_file_is_reported(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("a letter", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    file = SaveFile(SaveFolder(tmp_path), DAY)
    with pytest.raises(SaveError) as refused:
        file.save_as(tmp_path / name, a_record())
    assert refused.value.reason == reason
    assert "\n" not in str(refused.value)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "a letter"
    assert file.path is None


def test_a_file_where_the_folder_should_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a letter", encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        SaveFolder(tmp_path / "games").new_file(a_record(), DAY)
    assert refused.value.reason == "in-the-way"


# ---------------------------------------------------------------------- the list


def test_unfinished_games_are_listed_the_last_first(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    assert folder.unfinished() == []
    old, new = (folder.new_file(a_record(*["rest"] * n), DAY) for n in (1, 2))
    done = folder.new_file(a_record("rest", over=True), DAY)
    os.utime(old, (1000, 1000))
    os.utime(new, (2000, 2000))
    (tmp_path / "broken.record").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    listed = [(kept.path, len(kept.record.actions), kept.modified) for kept in folder.unfinished()]
    assert listed == [(new, 2, 2000), (old, 1, 1000)]
    assert [kept.path for kept in folder.finished()] == [done]
    assert folder.damaged() == [tmp_path / "broken.record"]


# ---------------------------------------------------------------------- reading


def test_one_record_of_many_is_read_without_the_others(tmp_path: Path) -> None:
    file = tmp_path / "many.record"
    text = "".join(a_record(*["rest"] * n).write() for n in (1, 2, 3))
    file.write_text(text.replace("\n", "\r\n"), encoding="utf-8")
    assert [len(read_record(file, number).actions) for number in (1, 2, 3)] == [1, 2, 3]
    for number, item in ((4, "number of records: 3"), (-1, "number of records: 3"), (0, "found 3")):
        with pytest.raises(RecordError, match=item):
            read_record(file, number)


def test_a_file_with_more_games_than_a_text_may_have_is_read(tmp_path: Path) -> None:
    file = tmp_path / "many.record"
    record = a_record(*["rest"] * 100_000).write()
    file.write_text(record * (MAX_LETTERS // len(record) + 2), encoding="utf-8")
    assert len(read_record(file, 3).actions) == 100_000


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "found 0"),
        (b"\xff\xfe\x00", "not a UTF-8 text file"),
        (b"a letter\n", "line 1: expected 'pandemonium record 1'"),
        (b"\n\na letter\n", "line 3: expected 'pandemonium record 1'"),
        (b"pandemonium record 1\n" + b"[" * 100_000, "nested too deeply"),
        (b"pandemonium record 1\n" + b"rest\n" * (MAX_LETTERS // 5), "at most"),
    ],
)
def test_what_is_no_record_is_reported_in_a_line(
    tmp_path: Path, data: bytes, expected: str
) -> None:
    file = tmp_path / "a.record"
    file.write_bytes(data)
    for number in (0, 1):
        with pytest.raises(RecordError, match=expected) as refused:
            read_record(file, number)
        assert len(str(refused.value)) < 300


@pytest.mark.skipif(sys.platform == "win32", reason="no such file there")
def test_a_file_without_an_end_is_given_up() -> None:
    with pytest.raises(RecordError, match="line 1"):
        read_record(Path("/dev/zero"), 1)
