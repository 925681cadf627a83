"""The slash commands: each module brings its own."""
