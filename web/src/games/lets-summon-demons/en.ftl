about-lets-summon-demons = Activities for children. Roll, collect souls, snuff your friends.
