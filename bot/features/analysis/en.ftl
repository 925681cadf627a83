# The analysis of a finished game.

button-hindsight = Who was winning?
hindsight-title = Looking back
hindsight-turn = { $when } · { $seat } chose “{ $pick }”. Better: “{ $better }” (chance of winning about { $missed }% instead of { $chance }%).
hindsight-swing-better = { $when }: a turning point. { $seat }’s “{ $pick }” left a { $chance }% chance of winning; “{ $better }” would have left { $missed }%.
hindsight-swing-pick = { $when }: a turning point. { $by } chose “{ $pick }”; { $seat }’s chances went from { $missed }% to { $chance }%.
hindsight-swing-moves = { $when }: a turning point over a few moves; { $seat }’s chances went from { $missed }% to { $chance }%.
hindsight-none = The chances never really swung: no move was clearly worse than another.
hindsight-unknown = I cannot say who was winning this game: I have never measured games that begin this way, so there is no curve.
button-position = See that moment
hindsight-note = I quickly played out the rest of the game, given what each player could know: this is a guide, not a verdict.
hindsight-picture = The picture is yours to share.
keepsake-title = { $game }, { $date }
refused-hindsight-early = This game was not finished: nobody can say who would have won.
hindsight-working = I am replaying the game from many points to see who was winning: { $done }% done.
hindsight-queued = { $n ->
        [one] I am looking at another game first; yours comes next.
       *[other] I am looking at { $n } other games first; yours comes next.
    }
refused-hindsight-long = Looking back at this game takes too long. Please try again later.
