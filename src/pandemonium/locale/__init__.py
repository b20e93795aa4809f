"""Words for people, in English and French: the catalogues of all games, and how to ask them."""
