reliable = { $share }% of turns in time
reliable-new = new to this server
stats-reliable = Games over several days: { $share }% of turns taken in time.
stats-reliable-new = Games over several days: too few turns so far to say how many are taken in time.
