"""Effects of cards, modules, machines, tiles and tribes."""
