about-mephisto = Vous avez signé. Battez-vous pour des âmes, couloir par couloir.
