"""Reports: what many played games tell about the balance of a game.

`playing` plays and gives plain rows, `study` says which games a report needs, `frames` makes tables
of the rows and keeps them in files, `figures` works out the numbers, `charts` draws them, `page`
writes all of it down for people. Only the last four need the packages of the extra `reports`.
"""
