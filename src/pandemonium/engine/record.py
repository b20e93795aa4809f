"""The stable import path of records: `pandemonium.engine.formats.record`."""

from pandemonium.engine.formats.record import Ply, Record, apply_recorded, replay

__all__ = ["Ply", "Record", "apply_recorded", "replay"]
