"""Games as files: export, import, verify."""
