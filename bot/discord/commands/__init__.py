"""The slash commands of the core, one module each."""
