"""The laboratory: what measures, trains and checks the project. No host runs it."""
