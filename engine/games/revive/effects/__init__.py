"""Effects: what cards, modules, machines, tiles and tribes do."""
