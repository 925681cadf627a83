# People who have left the server.
host-renewed = The host of this table is no longer on the server: { $who } is the host now. Try again.
