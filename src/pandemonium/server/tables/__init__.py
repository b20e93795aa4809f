"""Tables in use on this server: live tables, bots, presence, identities and what is announced."""
