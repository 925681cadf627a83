reliable = { $share }% of turns on time
reliable-new = new to this server
stats-reliable = Games over several days: { $share }% of turns taken on time.
stats-reliable-new = Games over several days: too few turns so far to say how many are taken on time.
