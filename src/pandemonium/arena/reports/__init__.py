"""Balance reports: statistics of many played games.

`study` plans the games, `report_games` plays them and returns plain rows, `frames` turns rows into
tables and writes files, `figures` computes the statistics, `charts` draws them and `page` writes
the HTML. Only the last four need the extra `reports`.
"""
