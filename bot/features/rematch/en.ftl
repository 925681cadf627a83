# A rematch.

button-rematch = Rematch
rematch-opened = The rematch is open: each seat is kept for a day for whoever held it.
refused-no-rematch = A lesson has no rematch: `/game learn` opens a new one.
