"""The day: events in turn order, then every shelter at its own pace, then the evening."""
