about-mephisto = You signed. Now fight for souls, lane by lane.
