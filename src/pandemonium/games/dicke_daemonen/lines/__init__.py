"""The geometry of the power lines: reading and checking layouts, their boards, and pictures."""
